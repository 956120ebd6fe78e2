"""MR-15.4.7: a Violent Storm takes phases from whoever is out in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.magic.actions import DropPhase, ForgoPhase
from fabula.games.realm.magic.bewitching import row_on
from fabula.games.realm.magic.events import PhaseLost
from fabula.games.realm.magic.mist import is_mist
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.treasures.jewel import chooses_freely, phases_left

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

STORM: Final = "violent_storm"


def storms(state: RealmState, who: str) -> tuple[Storming, ...]:
    """MR-15.4.7b, MR-15.4.7c: once a turn, outside of caves and of buildings; never for mist (MR-15.6.3b)."""
    clearing = state.atlas.clearings.get(state.places[who])
    if clearing is None or not state.bewitched or clearing.kind == "cave" or state.individual(who).drenched:
        return ()
    row = None if is_mist(state, who) else row_on(state, clearing.tile, STORM)
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

    def _drops(self, state: RealmState) -> tuple[Action, ...]:
        """Each phase that he has recorded, the next one first; or what gives those that he may choose."""
        if chooses_freely(state, self.who):
            return tuple(map(ForgoPhase, phases_left(state, self.who)))
        turn = state.individual(self.who).turn
        return tuple(DropPhase(number) for number in range(1, len(turn) + 1))

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each phase that he has left; without any there is nothing to lose."""
        drops = self._drops(state)
        return Choices("storm", drops or (Done(),), {"who": self.who, "left": self.left})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """It is cancelled."""
        state.swap(Storming(self.who, self.left - 1))
        one = state.individual(self.who)
        match action:
            case DropPhase(number):
                gone = one.turn[number - 1]
                turn = (*one.turn[: number - 1], *one.turn[number:])
                state.write(self.who, turn=turn, lost=(*one.lost, gone.source))
            case ForgoPhase(source):
                state.write(self.who, lost=(*one.lost, source))
        return [PhaseLost(who=self.who, rule=self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """The storm has had its share for today."""
        state.pop()
        state.write(self.who, drenched=True)
        return []
