"""MR-14.15.3: the Eye of the Moon, which sees or changes the weather of the next week."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Seat, Step
from fabula.games.realm.options.seasons import FACE_DOWN, look_at_chit
from fabula.games.realm.treasures.actions import ChangeWeather, SeeWeather
from fabula.games.realm.treasures.events import WeatherChanged, WeatherForeseen, WeatherSeen

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.magic.casting import Casting
    from fabula.games.realm.state import RealmState


def gaze(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """The spell takes effect: its caster chooses what it does."""
    state.push(Gazing(casting.caster))
    return []


class Gazing(Step["RealmState"], frozen=True):
    """MR-14.15.3: he looks at the chit, or has another one drawn without looking."""

    rule = "MR-14.15.3"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever has cast the spell."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """One or the other."""
        return Choices("gaze", (SeeWeather(), ChangeWeather()), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Only he is told the number; a new chit nobody has seen."""
        state.pop()
        if isinstance(action, ChangeWeather):
            state.weather_chit = FACE_DOWN
            return [WeatherChanged(who=self.who, rule=self.rule)]
        number = look_at_chit(state, seat, dice)
        return [
            WeatherForeseen(who=self.who, rule=self.rule),
            WeatherSeen(number=number, rule=self.rule, to=(seat,), reveals=True),
        ]
