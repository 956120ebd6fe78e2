"""MR-3.13: monsters block whoever they see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.core import Seat, Step
from fabula.games.realm.events import Blocked
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.unseen import with_entry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState

HEAVENLY_PROTECTION: Final = "heavenly_protection"
DEMONS: Final = ("demon", "imp")
"""The families from which the Pilgrim is protected (MR-13.9.1)."""


def monsters_in(state: RealmState, clearing: str) -> tuple[str, ...]:
    """The monsters in a clearing."""
    pieces = state.standing_at.get(clearing, ())
    return tuple(piece for piece in pieces if kind_of(piece) in state.box.monsters)


def sees(state: RealmState, monster: str, seat: Seat) -> bool:
    """Whether a monster in the same clearing blocks this character (MR-3.13.1, MR-3.13.2)."""
    if state.sheet(seat).hidden:
        return False
    protected = state.has_advantage(seat, HEAVENLY_PROTECTION)
    return not (protected and state.box.monsters[kind_of(monster)].family in DEMONS)


def block(state: RealmState, clearing: str, monsters: tuple[str, ...], seats: Iterable[Seat]) -> list[Event]:
    """MR-3.13.3: these monsters block those of these characters whom they see; both stop for today."""
    events: list[Event] = []
    for seat in seats:
        sheet = state.sheet(seat)
        if state.places[sheet.character] != clearing:
            continue
        blockers = [monster for monster in monsters if sees(state, monster, seat)]
        if not blockers:
            continue
        state.stopped = tuple(sorted({*state.stopped, *blockers}))
        state.sheets = with_entry(state.sheets, seat, replace(sheet, blocked=True, turn=()))
        events.append(Blocked(seat=seat, monster=kind_of(blockers[0]), clearing=clearing, rule="MR-3.13.3"))
    return events


class EndPhase(Step["RealmState"], frozen=True):
    """MR-3.13.1a: at the end of each phase the monsters in the clearing look around."""

    rule = "MR-3.13.1a"
    seat: Seat

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Whoever is blocked loses his remaining phases (MR-3.4.4)."""
        state.pop()
        clearing = state.places[state.sheet(self.seat).character]
        return block(state, clearing, monsters_in(state, clearing), (self.seat,))
