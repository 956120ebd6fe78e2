"""MR-3.7: alerting a weapon or a Magic chit, and the Berserker's rage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.core import Choices, Seat, Step
from fabula.games.realm.actions import Berserk, Rouse, TurnOver
from fabula.games.realm.belongings import belongings
from fabula.games.realm.day.chits import change_chit, chits_of
from fabula.games.realm.events import Cancelled, WeaponTurned, WentBerserk
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.unseen import with_entry

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

ALERTED: Final = "alerted"
"""The face of an alerted weapon; without one it is unalerted."""
BERSERK: Final = "berserk"


def alert(state: RealmState, seat: Seat) -> list[Event]:
    """Ask what he alerts; without anything the phase is cancelled."""
    if not alertable(state, seat):
        return [Cancelled(seat=seat, reason="nothing-to-alert", rule="MR-3.7.1")]
    state.push(Alerting(seat))
    return []


def alertable(state: RealmState, seat: Seat) -> tuple[Action, ...]:
    """Active weapons, active Magic chits, the Berserk chit."""
    found: list[Action] = [
        TurnOver(piece)
        for piece in belongings(state, seat)
        if piece in state.active and kind_of(piece) in state.box.weapons
    ]
    for number, chit, now in chits_of(state, seat):
        if now == "active" and chit.type is not None:
            found.append(Rouse(number))
        if now == "active" and chit.action == BERSERK:
            found.append(Berserk())
    return tuple(found)


class Alerting(Step["RealmState"], frozen=True):
    """MR-3.7.1: one of three things."""

    rule = "MR-3.7.1"
    seat: Seat

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whose phase it is."""
        return (self.seat,)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Everything that he can alert."""
        return Choices("alert", alertable(state, seat))

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Do it."""
        state.pop()
        match action:
            case TurnOver(piece):
                alerted = state.faces.pop(piece, None) != ALERTED
                if alerted:
                    state.faces[piece] = ALERTED
                return [
                    WeaponTurned(seat=seat, item=kind_of(piece), piece=piece, alerted=alerted, rule=self.rule)
                ]
            case Rouse(number):
                return [change_chit(state, seat, number, "alerted", self.rule)]
            case _:
                return self._go_berserk(state, seat)

    def _go_berserk(self, state: RealmState, seat: Seat) -> list[Event]:
        """MR-13.2.4: the chit fatigues at once."""
        number = next(number for number, chit, _ in chits_of(state, seat) if chit.action == BERSERK)
        state.sheets = with_entry(state.sheets, seat, replace(state.sheet(seat), berserk=True))
        fatigued = change_chit(state, seat, number, "fatigued", "MR-13.2.4")
        return [WentBerserk(seat=seat, rule="MR-13.2.4"), fatigued]
