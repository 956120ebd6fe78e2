"""MR-3.13: monsters block whoever they see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Step
from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.events import Blocked
from fabula.games.realm.pieces import kind_of

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


def sees(state: RealmState, monster: str, who: str) -> bool:
    """Whether a monster in the same clearing blocks him (MR-3.13.1, MR-3.13.2)."""
    if state.individual(who).hidden:
        return False
    protected = state.has_advantage(who, HEAVENLY_PROTECTION)
    return not (protected and state.box.monsters[kind_of(monster)].family in DEMONS)


def block(state: RealmState, clearing: str, monsters: tuple[str, ...], whom: Iterable[str]) -> list[Event]:
    """MR-3.13.3: these monsters block those of these individuals whom they see; both stop for today."""
    events: list[Event] = []
    for who in whom:
        if state.places[who] != clearing:
            continue
        blockers = [monster for monster in monsters if sees(state, monster, who)]
        if not blockers:
            continue
        state.stopped = tuple(sorted({*state.stopped, *blockers}))
        state.write(who, blocked=True, turn=())
        events.append(Blocked(who=who, monster=kind_of(blockers[0]), clearing=clearing, rule="MR-3.13.3"))
    return events


class EndPhase(Step["RealmState"], frozen=True):
    """MR-3.13.1a: at the end of each phase the monsters in the clearing look around."""

    rule = "MR-3.13.1a"
    who: str

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Whoever is blocked loses his remaining phases (MR-3.4.4); others may rearrange (MR-3.4.3c)."""
        state.pop()
        clearing = state.places[self.who]
        state.push(Rearranging(self.who))
        return block(state, clearing, monsters_in(state, clearing), (self.who,))
