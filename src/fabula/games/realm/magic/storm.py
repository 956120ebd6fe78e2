"""MR-15.4.7: a Violent Storm takes phases from whoever is out in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.magic.actions import DropPhase
from fabula.games.realm.magic.bewitching import row_on
from fabula.games.realm.magic.events import PhaseLost
from fabula.games.realm.setup.actions import Done

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

STORM: Final = "violent_storm"


def storms(state: RealmState, who: str) -> tuple[Storming, ...]:
    """MR-15.4.7b, MR-15.4.7c: once a turn, outside of caves and of buildings."""
    clearing = state.atlas.clearings.get(state.places[who])
    if clearing is None or not state.bewitched or clearing.kind == "cave" or state.individual(who).drenched:
        return ()
    row = row_on(state, clearing.tile, STORM)
    pieces = state.standing_at.get(clearing.name, ())
    sheltered = any(piece in state.box.dwellings and state.box.dwellings[piece].building for piece in pieces)
    return () if row is None or sheltered else (Storming(who, int(row.detail)),)


class Storming(Step["RealmState"], frozen=True):
    """MR-15.4.7b: phase by phase; he answers as often whatever he has recorded, for that is his secret."""

    rule = "MR-15.4.7b"
    who: str
    left: int

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Him."""
        return (state.player_of(self.who),) if self.left else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each phase that he has left, the next one first; without any there is nothing to lose."""
        turn = state.individual(self.who).turn
        drops: tuple[Action, ...] = tuple(DropPhase(number) for number in range(1, len(turn) + 1))
        return Choices("storm", drops or (Done(),), {"who": self.who, "left": self.left})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """It is cancelled."""
        state.swap(Storming(self.who, self.left - 1))
        turn = state.individual(self.who).turn
        if isinstance(action, DropPhase):
            state.write(self.who, turn=(*turn[: action.number - 1], *turn[action.number :]))
        return [PhaseLost(who=self.who, rule=self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """The storm has had its share for today."""
        state.pop()
        state.write(self.who, drenched=True)
        return []
