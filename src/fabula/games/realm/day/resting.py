"""MR-3.8: resting, chit by chit, with change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings.items import has_active
from fabula.games.realm.day.actions import Exchange, Restore
from fabula.games.realm.day.chits import change_chit, chits_of
from fabula.games.realm.day.events import Cancelled, LetBe
from fabula.games.realm.day.following import followers_of
from fabula.games.realm.day.phases import SHORT_LEGS
from fabula.games.realm.setup.actions import Done

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.components.characters import ActionChit
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState

POULTICE: Final = "poultice_of_health"
WITHER: Final = "wither"
ILL_HEALTH: Final = "ill_health"


def rest(state: RealmState, who: str) -> list[Event]:
    """Ask what he rests, and then his followers (MR-3.12.3); without anything the phase is cancelled."""
    if state.has_curse(who, ILL_HEALTH):
        return [Cancelled(who=who, reason="ill-health", rule="MR-3.8.4")]
    followers = (one for one in followers_of(state, who) if state.sheet_of(one) is not None)
    group = (who, *(one for one in followers if not state.has_curse(one, ILL_HEALTH)))
    resting = [Resting(one, asterisks_of_rest(state, one), begun=one != who) for one in group]
    if not any(step.waits_for(state) for step in resting):
        return [Cancelled(who=who, reason="nothing-to-rest", rule="MR-3.8.1")]
    state.push(*resting)
    return []


def asterisks_of_rest(state: RealmState, who: str) -> int:
    """MR-3.8.1, MR-13.6.4, MR-14.3.7: one, one more for the Dwarf, one more with a Poultice."""
    return 1 + state.has_advantage(who, SHORT_LEGS) + has_active(state, who, POULTICE)


def _restores(state: RealmState, who: str, left: int) -> tuple[Restore, ...]:
    """Chits that so many asterisks pay for; one without asterisks costs 1 (MR-3.8.3)."""
    return tuple(
        Restore(number)
        for number, chit, now in chits_of(state, who)
        if _can_rest(state, who, chit, now) and max(chit.asterisks, 1) <= left
    )


def _can_rest(state: RealmState, who: str, chit: ActionChit, now: ChitState) -> bool:
    """MR-3.8.4: under Wither no chit with asterisks becomes active, but wounds may heal."""
    if now == "fatigued" and chit.asterisks:
        return not state.has_curse(who, WITHER)
    return now in ("fatigued", "wounded")


def _exchanges(state: RealmState, who: str) -> tuple[Exchange, ...]:
    """Chits of two asterisks with one to give as change; a color chit only if there is no other."""
    chits = [*chits_of(state, who)]
    ones = [number for number, chit, now in chits if chit.asterisks == 1 and now in ("active", "alerted")]
    if not ones:
        ones = [number for number, chit, now in chits if chit.asterisks == 1 and now == "color"]
    twos = [number for number, chit, now in chits if chit.asterisks == 2 and _can_rest(state, who, chit, now)]
    return tuple(Exchange(two, one) for two in twos for one in ones)


class Resting(Step["RealmState"], frozen=True):
    """MR-3.8.2: asterisks of rest are spent one after the other; what is left over is lost."""

    rule = "MR-3.8.2"
    who: str
    left: int
    begun: bool = False
    """Whether he may leave it at that: a follower may from the beginning."""

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whose phase it is, as long as he can rest something."""
        return (state.player_of(self.who),) if self._rests(state) else ()

    def _rests(self, state: RealmState) -> tuple[Action, ...]:
        if not self.left:
            return ()
        return (*_restores(state, self.who, self.left), *_exchanges(state, self.who))

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each chit that he can rest; nobody has to make change, or to go on (MR-3.2.10)."""
        must = not self.begun and _restores(state, self.who, self.left)
        done = () if must else (Done(),)
        return Choices("rest", (*self._rests(state), *done), {"left": self.left, "who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Turn it over; asterisks that are left may rest more."""
        match action:
            case Restore(number):
                chit = next(chit for other, chit, _ in chits_of(state, self.who) if other == number)
                state.swap(Resting(self.who, self.left - max(chit.asterisks, 1), begun=True))
                return [change_chit(state, self.who, number, _rested(state, self.who, number), self.rule)]
            case Exchange(number, change):
                state.swap(Resting(self.who, self.left - 1, begun=True))
                return [
                    change_chit(state, self.who, number, _rested(state, self.who, number), self.rule),
                    change_chit(state, self.who, change, "fatigued", self.rule),
                ]
            case _:
                state.pop()
                return [LetBe(who=self.who, rule=self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Nothing more to rest."""
        state.pop()
        return []


def _rested(state: RealmState, who: str, number: int) -> ChitState:
    """MR-3.8.3: wounded, fatigued, active; without asterisks active at once."""
    chit, now = next((chit, now) for other, chit, now in chits_of(state, who) if other == number)
    return "fatigued" if now == "wounded" and chit.asterisks else "active"
