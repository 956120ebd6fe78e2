"""MR-14.1.7, MR-16.16: using a site card on its own table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Refusal, Step, refuse
from fabula.games.realm.day.findings import FoundNothing, GoldFound
from fabula.games.realm.day.rolls import roll
from fabula.games.realm.magic.curses import curse
from fabula.games.realm.magic.spells.type_1 import lift_curse, rest_all
from fabula.games.realm.magic.wishes import wish
from fabula.games.realm.scoring.records import add_gold
from fabula.games.realm.treasures.circle import ToCave, fall_into_pit, see_far
from fabula.games.realm.treasures.knowing import SITE_CARDS
from fabula.games.realm.treasures.looting import keep, sites_at, why_not_open
from fabula.games.realm.treasures.piles import remove, turn_up

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState

TREASURE_CARD: Final = "treasure_card"


def cards_here(state: RealmState, who: str) -> tuple[str, ...]:
    """The site cards that somebody has discovered, in the piles of the sites of his clearing (MR-3.9.6)."""
    sites = [site for site in sites_at(state, state.places[who]) if site in state.piles]
    lying = (card for site in sites for card in state.piles[site].cards)
    return tuple(card for card in lying if card in SITE_CARDS and card in state.individual(who).discoveries)


def why_not_use(state: RealmState, who: str, card: str) -> Refusal | None:
    """It is not here, or he is not strong enough for it (MR-3.9.5d)."""
    if card not in cards_here(state, who):
        return refuse("MR-14.1.7", "no-site-here", place=card)
    return why_not_open(state, who, card)


class RollOnCard(Step["RealmState"], frozen=True):
    """MR-14.1.7: the card's own table."""

    rule = "MR-14.1.7"
    who: str
    card: str

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """What is gone is not found (MR-16.16.1)."""
        state.pop()
        row, rolled = roll(state, self.who, self.card, dice, self.rule)
        match row.results:
            case ("take",):
                assert row.piece is not None
                return [rolled, *self._take(state, row.piece, dice)]
            case ("gold",):
                assert row.number is not None
                add_gold(state, self.who, row.number)
                return [rolled, GoldFound(who=self.who, gold=row.number, rule="MR-16.16.4")]
            case _ if state.sheet_of(self.who) is None:  # MR-5.8.2: a hired leader takes what there is
                return [rolled]
            case ("roll",):
                return [rolled, *self._roll(state, row.table or "", dice)]
            case ("chits_return",):
                rule = "MR-16.16.5"
                rested = rest_all(state, self.who, rule)
                return [rolled, *rested, *lift_curse(state, self.who, "wither", rule)]
            case ("to_any_cave",):
                state.push(ToCave(self.who))
                return [rolled]
            case ("peer_and_enchant_anywhere",):
                return [rolled, *see_far(state, self.who)]
            case _:
                return [rolled]

    def _roll(self, state: RealmState, table: str, dice: Dice) -> list[Event]:
        """A wish, a curse, or the Power of the Pit."""
        match table:
            case "wish":
                return wish(state, self.who, dice, "MR-16.16.5")
            case "power_of_the_pit":
                return fall_into_pit(state, self.who, dice)
            case _:
                return curse(state, self.who, dice)

    def _take(self, state: RealmState, piece: str, dice: Dice) -> list[Event]:
        if piece == TREASURE_CARD and self.card in state.piles:
            piece = turn_up(state, self.card, 0, dice, state.player_of(self.who))
            remove(state, self.card, piece)
        elif state.places.get(piece) != self.card:
            return [FoundNothing(who=self.who, rule="MR-16.16.1")]
        return keep(state, self.who, piece, self.card, 1)
