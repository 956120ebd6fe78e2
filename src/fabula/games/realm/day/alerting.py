"""MR-3.7: alerting a weapon or a Magic chit, and the Berserker's rage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings import belongings
from fabula.games.realm.day.actions import Berserk, Rouse, TurnOver
from fabula.games.realm.day.chits import change_chit, chits_of
from fabula.games.realm.day.events import Cancelled, LetBe, WeaponTurned, WentBerserk
from fabula.games.realm.day.following import followers_of
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.setup.actions import Done

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

ALERTED: Final = "alerted"
"""The face of an alerted weapon; without one it is unalerted."""
BERSERK: Final = "berserk"
GRIPPING_DUST: Final = "gripping_dust"


def is_gripped(state: RealmState, weapon: str) -> bool:
    """MR-14.11.2: whether a weapon stays alerted whatever happens: the dust on it shows its name."""
    return state.faces.get(GRIPPING_DUST) == weapon


def turn_weapon(state: RealmState, who: str, piece: str, rule: str) -> Event:
    """Turn a weapon over, to its alerted side or back."""
    alerted = state.faces.pop(piece, None) != ALERTED
    if alerted:
        state.faces[piece] = ALERTED
    return WeaponTurned(who=who, item=kind_of(piece), piece=piece, alerted=alerted, rule=rule)


def alert(state: RealmState, who: str) -> list[Event]:
    """Ask what he alerts, and then his followers (MR-3.7.3); without anything the phase is cancelled."""
    followers = (one for one in followers_of(state, who) if state.sheet_of(one) is not None)
    alerting = [Alerting(one, free=one != who) for one in (who, *followers)]
    if not any(step.waits_for(state) for step in alerting):
        return [Cancelled(who=who, reason="nothing-to-alert", rule="MR-3.7.1")]
    state.push(*alerting)
    return []


def alertable(state: RealmState, who: str) -> tuple[Action, ...]:
    """Active weapons, active Magic chits, the Berserk chit."""
    found: list[Action] = [
        TurnOver(piece)
        for piece in belongings(state, who)
        if piece in state.active and kind_of(piece) in state.box.weapons and not is_gripped(state, piece)
    ]
    for number, chit, now in chits_of(state, who):
        if now == "active" and chit.type is not None:
            found.append(Rouse(number))
        if now == "active" and chit.action == BERSERK:
            found.append(Berserk())
    return tuple(found)


class Alerting(Step["RealmState"], frozen=True):
    """MR-3.7.1: one of three things."""

    rule = "MR-3.7.1"
    who: str
    free: bool = False
    """Whether he need not: a follower."""

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whose phase it is, or who follows him, if he has anything to alert."""
        return (state.player_of(self.who),) if alertable(state, self.who) else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Everything that he can alert."""
        done = (Done(),) if self.free else ()
        return Choices("alert", (*alertable(state, self.who), *done), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Do it."""
        state.pop()
        match action:
            case TurnOver(piece):
                return [turn_weapon(state, self.who, piece, self.rule)]
            case Rouse(number):
                return [change_chit(state, self.who, number, "alerted", self.rule)]
            case Berserk():
                return self._go_berserk(state)
            case _:
                return [LetBe(who=self.who, rule="MR-3.7.3")]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """There is nothing to alert."""
        state.pop()
        return []

    def _go_berserk(self, state: RealmState) -> list[Event]:
        """MR-13.2.4: the chit fatigues at once."""
        number = next(number for number, chit, _ in chits_of(state, self.who) if chit.action == BERSERK)
        state.write_sheet(state.player_of(self.who), berserk=True)
        fatigued = change_chit(state, self.who, number, "fatigued", "MR-13.2.4")
        return [WentBerserk(who=self.who, rule="MR-13.2.4"), fatigued]
