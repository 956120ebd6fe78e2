"""MR-0.6.1: treasure and spell cards that only others have seen, as a seat may imagine them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.games.realm.magic.cards import draw_spell
from fabula.games.realm.treasures.knowing import is_open, knows
from fabula.games.realm.treasures.piles import settle_anew

if TYPE_CHECKING:
    from fabula.core import Dice, Seat
    from fabula.games.realm.state import RealmState
    from fabula.games.realm.unseen import Unseen

CHEST: Final = "chest"
"""Of the treasures within treasures only the Chest can be kept secret."""


def imagine_cards(state: RealmState, seat: Seat, dice: Dice) -> dict[str, str]:
    """Draw the cards anew that others have seen and this seat has not; each old name with the new one."""
    hidden = [card for card in state.secrets if not knows(state, seat, card)]
    if not hidden:
        return {}
    box = state.box
    state.unseen = _with(state, state.unseen, hidden)
    glimpsed = _glimpsed_among(state, hidden)
    sized: dict[str, list[str]] = {"large": [], "small": []}
    for card in hidden:
        if card in box.treasures and card not in glimpsed:
            sized[box.treasures[card].size].append(card)
    names = _large_again(state, sized["large"], dice) | _small_again(state, sized["small"], dice)
    for card, place in glimpsed.items():
        names[card] = settle_anew(state, place, box.treasures[card].size, dice)
    for card in hidden:
        if card in box.spells:
            names[card] = draw_spell(state, box.spells[card].type, dice)
    _rename(state, names)
    return names


def _glimpsed_among(state: RealmState, hidden: list[str]) -> dict[str, str]:
    """Those that others have seen in visions, with the piles in which they lie as if face down."""
    found: dict[str, str] = {}
    for card in hidden:
        if state.secrets[card].glimpsed and (place := state.pile_with(card)) is not None:
            found[card] = place
            if state.box.treasures[card].size == "large":
                state.piles[place] = replace(state.piles[place], large=state.piles[place].large + 1)
    return found


def _with(state: RealmState, unseen: Unseen, cards: list[str]) -> Unseen:
    """The lots with these cards back in them, in the order of the box."""
    box, back = state.box, set(cards)
    sized = {
        size: tuple(
            card.id
            for card in box.treasures.values()
            if card.size == size and card.id not in box.boxes_within
            if card.id in back or card.id in (*unseen.large, *unseen.small)
        )
        for size in ("large", "small")
    }
    return replace(
        unseen,
        large=sized["large"],
        small=sized["small"],
        within=tuple(card for card in box.boxes_within if card in back or card in unseen.within),
        spells=tuple(card for card in box.spells if card in back or card in unseen.spells),
    )


def _large_again(state: RealmState, hidden: list[str], dice: Dice) -> dict[str, str]:
    """Large cards that can be kept secret; one from a site may be the Chest, which lies among those there.

    How likely that is follows from counting the deals in which all other cards of `hidden` are secret and
    all that have to be turned up lie face down at the sites.
    """
    unseen, sites = state.unseen, state.box.sites
    secret = [card for card in unseen.large if not is_open(state.box, card)]
    names: dict[str, str] = {}
    taken = [card for card in hidden if state.secrets[card].origin in sites]
    if CHEST in unseen.within and taken:
        left = sum(state.piles[site].large for site in sites if site in state.piles)
        in_hand = len(taken) * (len(unseen.large) - len(hidden) + 1)
        at_site = (left - len(unseen.within) + 1) * (len(secret) - len(hidden) + 1)
        drawn = dice.draw("imagined chest", range(in_hand + at_site))
        if drawn < in_hand:
            names[taken[drawn % len(taken)]] = CHEST
    for card in hidden:
        if card not in names:
            names[card] = dice.draw("imagined large card", secret)
            secret.remove(names[card])
    gone = set(names.values())
    state.unseen = replace(
        unseen,
        large=tuple(card for card in unseen.large if card not in gone),
        within=tuple(card for card in unseen.within if card not in gone),
    )
    return names


def _small_again(state: RealmState, hidden: list[str], dice: Dice) -> dict[str, str]:
    """Small cards that can be kept secret."""
    secret = [card for card in state.unseen.small if not is_open(state.box, card)]
    names: dict[str, str] = {}
    for card in hidden:
        names[card] = dice.draw("imagined small card", secret)
        secret.remove(names[card])
    gone = set(names.values())
    small = tuple(card for card in state.unseen.small if card not in gone)
    state.unseen = replace(state.unseen, small=small)
    return names


def _rename(state: RealmState, names: dict[str, str]) -> None:
    """Put the new cards into the places of the old ones."""
    for place, pile in state.piles.items():
        state.piles[place] = replace(pile, cards=tuple(names.get(card, card) for card in pile.cards))
    for place, spells in state.spell_piles.items():
        state.spell_piles[place] = tuple(names.get(card, card) for card in spells)
    held = [state.places.pop(card) for card in names if card in state.places]
    for place in dict.fromkeys(held):
        pieces = tuple(names.get(piece, piece) for piece in state.standing_at[place])
        state.standing_at[place] = pieces
        state.places.update(dict.fromkeys(pieces, place))
    state.secrets = {names.get(card, card): secret for card, secret in state.secrets.items()}
