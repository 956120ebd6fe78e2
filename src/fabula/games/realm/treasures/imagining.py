"""MR-0.6.1: treasure and spell cards that only others have seen, as a seat may imagine them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.realm.magic.cards import draw_spell
from fabula.games.realm.treasures.knowing import is_open
from fabula.games.realm.treasures.piles import draw_large, draw_small

if TYPE_CHECKING:
    from fabula.core import Dice, Seat
    from fabula.games.realm.state import RealmState
    from fabula.games.realm.unseen import Unseen


def imagine_cards(state: RealmState, seat: Seat, dice: Dice) -> dict[str, str]:
    """Draw the cards anew that others have seen and this seat has not; each old name with the new one."""
    hidden = [card for card, secret in state.secrets.items() if seat not in secret.seats]
    if not hidden:
        return {}
    box = state.box
    state.unseen = _with(state, state.unseen, hidden)
    large = [card for card in hidden if card in box.treasures and box.treasures[card].size == "large"]
    names = _large_again(state, large, dice)
    for card in hidden:
        if card in box.spells:
            names[card] = draw_spell(state, box.spells[card].type, dice)
        elif card not in names:
            names[card] = _small_again(state, dice)
    _rename(state, names)
    return names


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
    """Deal until there is none that somebody would have had to turn up; each from where it lay."""
    sites, unseen = state.box.sites, state.unseen
    while True:
        names: dict[str, str] = {}
        left = sum(state.piles[site].large for site in sites if site in state.piles)
        left += sum(state.secrets[card].origin in sites for card in hidden)
        for card in hidden:
            at_site = state.secrets[card].origin in sites
            names[card] = draw_large(state, left if at_site else 0, dice)
            left -= at_site
            if is_open(state.box, names[card]):
                break
        else:
            return names
        state.unseen = unseen


def _small_again(state: RealmState, dice: Dice) -> str:
    """A small card that can be kept secret."""
    unseen = state.unseen.small
    state.unseen = replace(state.unseen, small=tuple(card for card in unseen if not is_open(state.box, card)))
    drawn = draw_small(state, dice)
    state.unseen = replace(state.unseen, small=tuple(card for card in unseen if card != drawn))
    return drawn


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
