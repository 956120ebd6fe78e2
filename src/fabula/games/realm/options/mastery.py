"""MR-10.12.4: optional: what comes after the fourth level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings.acquiring import acquire
from fabula.games.realm.components.characters import LEVELS
from fabula.games.realm.options.actions import Outfit
from fabula.games.realm.options.events import LevelRisen, Outfitted
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.scoring.records import add_fame, add_gold, add_notoriety
from fabula.games.realm.setup.actions import Record
from fabula.games.realm.setup.characters import stock_boxes
from fabula.games.realm.setup.events import Recorded
from fabula.games.realm.setup.spells import spells_for
from fabula.games.realm.treasures.looting import take

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

HIGHEST: Final = 11
WEALTH: Final = 15
RENOWN: Final = (5, 10)
"""The Fame and the Notoriety of the seventh level."""
RULE: Final = "MR-10.12.4"


def rise_further(state: RealmState, seat: Seat, dice: Dice) -> list[Event]:
    """He has the next level, and what it brings."""
    sheet = state.sheet(seat)
    who, level = sheet.character, sheet.level + 1
    state.write_sheet(seat, level=level, spent=sheet.spent + sheet.level)
    events: list[Event] = [LevelRisen(who=who, level=level, rank=f"{who}-{LEVELS}", rule=RULE)]
    match level:
        case 5:
            add_gold(state, who, WEALTH)
        case 6:
            events += _find_treasure(state, who, dice)
        case 7:
            add_fame(state, seat, RENOWN[0])
            add_notoriety(state, seat, RENOWN[1])
        case 8:
            horses = [piece for piece in _in_stock(state) if kind_of(piece) in state.box.horses]
            if horses:
                events += _outfit(state, who, dice.draw("horse", horses))
        case 10:
            state.push(TakeArms(seat))
        case _:
            pass
    return events


def _find_treasure(state: RealmState, who: str, dice: Dice) -> list[Event]:
    """The top treasure of some site."""
    sites = [site for site in state.box.sites if site in state.piles]
    return take(state, who, dice.draw("site", sites), 1, dice) if sites else []


def _in_stock(state: RealmState) -> tuple[str, ...]:
    """The counters that natives have for sale."""
    return tuple(
        piece
        for box in stock_boxes(state.box)
        for piece in state.standing_at.get(box, ())
        if kind_of(piece) in state.box.items
    )


def _outfit(state: RealmState, who: str, piece: str) -> list[Event]:
    acquire(state, who, piece)
    return [Outfitted(who=who, item=kind_of(piece), piece=piece, rule=RULE, reveals=True)]


class TakeArms(Step["RealmState"], frozen=True):
    """MR-10.12.4: at the tenth level a weapon or armor, or a new spell."""

    rule = "MR-10.12.4"
    seat: Seat

    def _offered(self, state: RealmState) -> tuple[Action, ...]:
        """One of each kind of arms in stock, and each spell of his types."""
        box = state.box
        arms = {
            kind_of(piece): piece
            for piece in reversed(_in_stock(state))
            if kind_of(piece) in box.weapons or kind_of(piece) in box.armor
        }
        return (*map(Outfit, sorted(arms.values())), *map(Record, spells_for(state, self.seat)))

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Him, if there is anything."""
        return (self.seat,) if self._offered(state) else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """One of them."""
        return Choices("outfit", self._offered(state), {"who": state.sheet(seat).character})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """It is his."""
        state.pop()
        if isinstance(action, Outfit):
            return _outfit(state, state.sheet(seat).character, action.piece)
        assert isinstance(action, Record)
        state.write_sheet(seat, spells=tuple(sorted((*state.sheet(seat).spells, action.spell))))
        return [Recorded(spell=action.spell, rule=self.rule, to=(seat,))]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """There is nothing."""
        state.pop()
        return []
