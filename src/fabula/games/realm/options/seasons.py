"""MR-10.9, Appendix F: optional: the season of the month, and the weather of each week."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.core import Seat
from fabula.games.realm.components.calendar import Weather
from fabula.games.realm.options.events import WeatherTurned

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.components.calendar import Calendar, Season
    from fabula.games.realm.components.visitors import Mission
    from fabula.games.realm.state import RealmState

OFF: Final = "off"
DIE: Final = range(1, 7)
SHELTERED: Final = "sheltered"


class WeatherChit(Struct, frozen=True):
    """MR-10.9.2: the chit of the next week, which lies face down."""

    number: int = 0
    """0 as long as nobody has looked: then it is drawn when it is turned up."""
    seats: tuple[Seat, ...] = ()
    """Who has looked at it (MR-14.15.3)."""


FACE_DOWN: Final = WeatherChit()


def season_of(state: RealmState) -> Season | None:
    """MR-10.9.1: the season of this month."""
    return season_on(state.box.calendar, state.options.seasons_weather, state.day)


def season_on(calendar: Calendar, chosen: str, day: int) -> Season | None:
    """MR-10.9.1, MR-10.9.6: the chosen season, then month after month the next of the list."""
    if chosen == OFF:
        return None
    names = [season.id for season in calendar.seasons]
    months = max(day - 1, 0) // calendar.days
    return calendar.seasons[(names.index(chosen) + months) % len(names)]


def weather_of(state: RealmState) -> Weather:
    """MR-10.9.2, MR-F.1.2: what governs this week."""
    season = season_of(state)
    return _plain(state.box.calendar) if season is None else season.weather(state.sky)


@cache
def _week(days: int, basic: int, sunlight: int) -> Weather:
    return Weather("plain", days, basic, sunlight, sheltered=0)


def _plain(calendar: Calendar) -> Weather:
    """A week without seasons."""
    return _week(calendar.week, calendar.basic_phases, calendar.sunlight_phases)


def mountain_cost(state: RealmState) -> int:
    """MR-3.5.2, MR-F.1.1: how many Move phases it takes to enter a mountain clearing."""
    season = season_of(state)
    return state.box.calendar.mountain_cost if season is None else season.mountain_cost


def destinations_of(state: RealmState, mission: Mission) -> tuple[tuple[str, str], int]:
    """MR-F.1.1: where a mission leads, and what each roadway is worth."""
    season = season_of(state)
    if season is None:
        return mission.destinations, mission.gold_per_roadway
    targets = season.food_ale if mission.id == "food_ale" else season.escort_party
    return targets, season.gold_per_roadway


def is_sheltered(state: RealmState, place: str) -> bool:
    """MR-10.9.4: in a cave, or at the House, the Inn, the Chapel or the Guardhouse."""
    clearing = state.atlas.clearings.get(place)
    if clearing is None:
        return False
    dwellings = state.box.dwellings
    here = state.standing_at.get(place, ())
    return clearing.kind == "cave" or any(piece in dwellings and dwellings[piece].building for piece in here)


def begin_day(state: RealmState, dice: Dice) -> list[Event]:
    """MR-10.9.3: the next day; with a new week the weather turns, and days of a short one are skipped."""
    week = state.box.calendar.week
    events: list[Event] = []
    starts, first = state.day % week == 0, state.day + 1
    if starts and state.options.seasons_weather != OFF:
        if state.day:
            state.sky = state.box.calendar.weather[_weather_roll(state, dice) - 1]
        state.day = first  # the season is that of the new day
        weather = weather_of(state)
        first += week - weather.days
        sky, rule = state.sky, "MR-10.9.2"
        events.append(WeatherTurned(sky=sky, weather=weather.id, days=weather.days, rule=rule, reveals=True))
    state.day = min(first, state.options.days)
    return events


def _weather_roll(state: RealmState, dice: Dice) -> int:
    """MR-10.9.2: the chit that lay face down is turned up, and a die is rolled; the higher one counts.

    If nobody has seen the chit, it is drawn now.
    """
    chit = state.weather_chit.number or dice.draw("weather chit", DIE)
    state.weather_chit = FACE_DOWN
    return max(chit, dice.draw("weather die", DIE))


def look_at_chit(state: RealmState, seat: Seat, dice: Dice) -> int:
    """MR-14.15.3: a player looks at the chit of the next week; whoever looks later sees the same one."""
    now = state.weather_chit
    number = now.number or dice.draw("weather chit", DIE)
    state.weather_chit = WeatherChit(number, tuple(sorted({*now.seats, seat})))
    return number


def chit_as_seen(chit: WeatherChit, seat: Seat | None) -> WeatherChit:
    """The chit as a seat knows it: everybody knows who has looked."""
    return chit if seat in chit.seats else WeatherChit(0, chit.seats)


def imagined_chit(chit: WeatherChit, seat: Seat, dice: Dice) -> WeatherChit:
    """Another number, if others have looked and this seat has not."""
    if not chit.number or seat in chit.seats:
        return chit
    return WeatherChit(dice.draw("imagined weather chit", DIE), chit.seats)
