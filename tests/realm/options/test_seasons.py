"""MR-10.9, Appendix F: seasons and weather."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm import game
from fabula.games.realm.combat.fatigue import Bear
from fabula.games.realm.day.actions import Hide, Peer, Search, Spend
from fabula.games.realm.day.events import Cancelled, ChitChanged, Climbs, DayBegan, Hid, Moved
from fabula.games.realm.day.order import Days
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.magic.colors import seventh_day_colors
from fabula.games.realm.natives.events import TaskFailed, TermEnded
from fabula.games.realm.natives.hirelings import end_terms, serve
from fabula.games.realm.natives.tasks import held_by
from fabula.games.realm.options.events import WeatherTurned
from fabula.games.realm.options.exposure import Exposure, exposed
from fabula.games.realm.options.seasons import (
    begin_day,
    destinations_of,
    is_sheltered,
    mountain_cost,
    season_of,
    weather_of,
)
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.victory import points_of
from fabula.games.realm.sheet import Task
from fabula.testing import rule
from realm.dealing import lay_gold
from realm.playing import Script, answer, awake, give, know, live, refusal, told

if TYPE_CHECKING:
    from fabula.games.realm.components.calendar import Sky
    from fabula.games.realm.state import RealmState


def in_season(season: str, who: str = "captain", *, sky: Sky = "clear", **where: Any) -> RealmState:
    """A Birdsong of this season, with this weather."""
    state = awake(who, seasons_weather=season, **where)
    state.sky = sky
    return state


def recordable(state: RealmState, text: str) -> int:
    """How often a phase can be recorded one after the other."""
    number = 0
    while state.why_not(0, game.read(text)) is None:
        answer(state, text)
        number += 1
    return number


@rule("MR-10.9.1", "MR-F.1.1", "MR-F.1.2")
def test_the_season_says_what_victory_needs_and_the_color_of_day_seven() -> None:
    plain = awake("captain")
    assert points_of(plain, 0) == 5
    plain.day = 7
    assert set(seventh_day_colors(plain)) == {"white", "black"}
    for season, points, colors in (
        ("snow", 3, {"purple"}),
        ("harvest", 6, {"grey"}),
        ("halloween", 5, {"white", "grey", "gold", "purple", "black"}),
    ):
        state = in_season(season)
        assert points_of(state, 0) == points
        state.day = 7
        assert set(seventh_day_colors(state)) == colors
        state.day = 14
        assert set(seventh_day_colors(state)) == {"grey"}


@rule("MR-10.9.1", "MR-F.1.2")
def test_missions_lead_elsewhere_and_pay_otherwise() -> None:
    plain, ice = awake("captain"), in_season("ice")
    escort, food = plain.box.missions["escort_party"], plain.box.missions["food_ale"]
    assert destinations_of(plain, escort) == (("chapel", "guardhouse"), 2)
    assert destinations_of(plain, food) == (("inn", "house"), 2)
    assert destinations_of(ice, escort) == (("inn", "chapel"), 3)
    assert destinations_of(ice, food) == (("guardhouse", "inn"), 3)


@rule("MR-10.9.1", "MR-F.1.1")
@pytest.mark.parametrize(("season", "phases"), [("off", 2), ("easter", 3), ("ice", 4)])
def test_mountains_are_harder_to_enter_in_winter(season: str, phases: int) -> None:
    state = in_season(season, at="crag-1")
    assert mountain_cost(state) == phases
    if season == "ice":
        state.sky = "showers"  # four basic phases
    events = live(state, *("move crag-4 ordinary",) * phases)
    assert len(told(events, Climbs)) == phases - 1
    assert [event.clearing for event in told(events, Moved)] == ["crag-4"]
    short = in_season(season, at="crag-1")
    assert not told(live(short, *("move crag-4 ordinary",) * (phases - 1)), Moved)


@rule("MR-10.9.1", "MR-4.4.3")
def test_a_pony_climbs_two_phases_in_one() -> None:
    state = in_season("easter", "elf", at="crag-1")
    give(state, "pony_m3_m5")
    know(state, mount="pony_m3_m5")
    events = live(state, "ride crag-4 crag-4 ordinary", "move crag-4 ordinary")
    assert len(told(events, Climbs)) == 1
    assert [event.clearing for event in told(events, Moved)] == ["crag-4"]


@rule("MR-10.9.2")
@pytest.mark.parametrize(
    ("chit", "die", "sky", "weather"),
    [
        (6, 1, "clear", "cold"),
        (2, 5, "showers", "flurries"),
        (4, 4, "storm", "snowstorm"),
        (3, 1, "special", "icy_winds"),
    ],
)
def test_at_the_end_of_a_week_the_higher_of_chit_and_die_is_the_weather(
    chit: int, die: int, sky: str, weather: str
) -> None:
    state = in_season("christmas")
    state.day = 7
    (event,) = told(begin_day(state, ScriptedDice((chit, die))), WeatherTurned)
    assert (event.sky, event.weather, state.sky) == (sky, weather, sky)
    assert begin_day(state, ScriptedDice(())) == []  # nothing is rolled on other days


@rule("MR-10.9.2")
def test_the_first_week_is_clear() -> None:
    state = in_season("christmas")
    assert (state.day, state.sky) == (1, "clear")
    state.day = 0
    assert [event.sky for event in told(begin_day(state, ScriptedDice(())), WeatherTurned)] == ["clear"]


@rule("MR-10.9.3", "MR-11.84")
def test_the_first_days_of_a_short_week_are_skipped() -> None:
    state = in_season("christmas")
    state.day = 7
    begin_day(state, ScriptedDice((4, 2)))  # a storm of four days
    assert state.day == 11
    for day in (12, 13, 14):
        begin_day(state, ScriptedDice(()))
        assert state.day == day
    begin_day(state, ScriptedDice((1, 6)))
    assert state.day == 15
    snow = in_season("snow")
    assert snow.day == 3  # its clear weeks have five days


@rule("MR-10.9.3")
def test_terms_count_days_that_are_skipped() -> None:
    state = in_season("christmas")
    native = next(iter(state.box.natives))
    put(state, native, state.places["captain"])
    serve(state, native, 0, until=9)
    state.day = 7
    begin_day(state, ScriptedDice((4, 2)))
    assert state.day == 11
    assert end_terms(state)
    assert native not in state.hired


@rule("MR-10.9.3", "MR-3.16.6", "MR-5.9.2")
@pytest.mark.parametrize(("until", "over"), [(9, True), (10, True), (11, False)])
def test_what_ends_with_a_day_that_is_skipped_is_over_when_the_week_begins(until: int, over: bool) -> None:
    state = in_season("christmas")
    put(state, "W1", "cliff-1")
    serve(state, "W1", 0, until=until)
    lay_gold(state, "food_ale", held_by("captain"))
    know(state, notoriety=0, tasks=(Task("food_ale", until, "chapel"),))
    state.day = 7
    state.agenda = (Days(),)
    events = Days().run(state, Script((4, 2)))  # a storm of four days
    assert state.day == 11
    assert bool(told(events, TermEnded)) is bool(told(events, TaskFailed)) is over
    assert ("W1" in state.hired) is bool(state.sheet(0).tasks) is not over


@rule("MR-10.9.4", "MR-11.84")
def test_a_storm_at_the_inn_has_three_basic_phases_and_a_sheltered_one() -> None:
    state = in_season("christmas", sky="storm")
    put(state, "captain", state.places["inn"])
    assert recordable(state, "hide ordinary") == 3
    assert recordable(state, "hide sheltered") == 1
    assert refusal(state, "hide sheltered").reason == "extra-phase-used"
    assert refusal(state, "rest ordinary").rule == "MR-10.9.4"
    events = live(state, "hide sheltered", script=(1, 1))
    assert told(events, Hid)


@rule("MR-10.9.4")
def test_without_shelter_such_a_phase_is_lost_and_nothing_is_done_outside_after_it() -> None:
    state = in_season("christmas", sky="storm", at="ruins-1")
    events = live(state, "hide sheltered")
    assert [(event.rule, event.reason) for event in told(events, Cancelled)] == [("MR-10.9.4", "no-shelter")]
    cave = in_season("christmas", "amazon", sky="storm", at="ruins-6")
    events = live(cave, "move ruins-4 sheltered", "move ruins-6 stamina")
    assert [event.clearing for event in told(events, Moved)] == ["ruins-4"]
    assert [event.reason for event in told(events, Cancelled)] == ["no-shelter"]


@rule("MR-10.9.4")
def test_caves_and_buildings_are_shelter_and_campfires_are_not() -> None:
    state = in_season("christmas", at="ruins-1")
    assert is_sheltered(state, "ruins-6")
    assert is_sheltered(state, state.places["chapel"])
    put(state, "large_campfire", "ruins-1")
    assert not is_sheltered(state, "ruins-1")


@rule("MR-13.6.3", "MR-10.9.4")
def test_the_dwarf_uses_sheltered_phases_and_no_sunlight() -> None:
    state = in_season("christmas", "dwarf", sky="special", at="ruins-6")
    assert recordable(state, "hide ordinary") == 3
    assert refusal(state, "hide ordinary").rule == "MR-13.6.1"
    storm = in_season("snow", "dwarf", sky="special", at="ruins-6")
    assert recordable(storm, "hide ordinary") == 4
    assert recordable(storm, "hide sheltered") == 2


@rule("MR-10.9.5a")
def test_icy_winds_and_heat_tire_at_birdsong_whoever_is_exposed() -> None:
    winds, heat = (in_season(season, sky="special") for season in ("christmas", "high_summer"))
    found = {}
    for name, state in (("winds", winds), ("heat", heat)):
        for place in ("ruins-6", "crag-1", "ruins-1", state.places["inn"]):
            put(state, "captain", place)
            kind = "inn" if place == state.places["inn"] else state.atlas.clearings[place].kind
            found[name, kind] = len(exposed(state, "captain", "birdsong"))
            assert exposed(state, "captain", "phase") == ()
    assert found == {
        ("winds", "cave"): 0,
        ("winds", "mountain"): 1,
        ("winds", "woods"): 1,
        ("winds", "inn"): 0,
        ("heat", "cave"): 0,
        ("heat", "mountain"): 0,
        ("heat", "woods"): 1,
        ("heat", "inn"): 1,
    }


@rule("MR-10.9.5a", "MR-10.9.5")
def test_a_day_of_icy_winds_begins_with_fatigue() -> None:
    state = in_season("christmas", sky="special", at="ruins-1")
    state.agenda = (Days(),)
    state.day = 3
    state.go_on(ScriptedDice(()))
    assert isinstance(state.agenda[-1], Exposure)
    first = state.choices(0).actions[0]
    assert isinstance(first, Spend)
    events = state.play(0, first, ScriptedDice(()))
    assert [(event.chit, event.becomes) for event in told(events, ChitChanged)] == [(first.chit, "fatigued")]
    assert state.choices(0).prompt == "turn"


@rule("MR-10.9.5")
def test_whoever_has_nothing_to_fatigue_is_wounded() -> None:
    state = in_season("christmas", sky="special", at="ruins-1")
    chits = state.box.characters["captain"].chits(4)
    know(state, chits=tuple("fatigued" if chit.asterisks else "active" for chit in chits))
    state.push(Exposure("captain"))
    state.go_on(ScriptedDice(()))
    assert isinstance(state.agenda[-1], Bear)
    know(state, chits=("wounded",) * 12)
    state.pop()
    state.push(Exposure("captain"))
    state.go_on(ScriptedDice(()))
    assert not isinstance(state.agenda[-1], Bear | Exposure)


@rule("MR-10.9.5b")
@pytest.mark.parametrize(
    ("season", "at", "costs"),
    [
        ("ice", "ruins-1", 1),
        ("ice", "ruins-6", 0),
        ("swelter", "ruins-1", 0),
        ("swelter", "ruins-6", 0),
        ("swelter", "crag-1", 1),
    ],
)
def test_frost_and_lightning_tire_after_each_phase(season: str, at: str, costs: int) -> None:
    state = in_season(season, sky="special", at=at)
    assert len(exposed(state, "captain", "phase")) == costs
    assert exposed(state, "captain", "birdsong") == ()
    live(state, "hide ordinary", "hide ordinary", script=(1, 1) if costs else (1, 1, 1, 1))
    assert isinstance(state.agenda[-1], Exposure) == bool(costs)
    if costs:
        state.play(0, state.choices(0).actions[0], Script((1, 1)))
        assert isinstance(state.agenda[-1], Exposure)  # after the second phase


@rule("MR-10.9.5c")
def test_in_some_weather_nobody_hides_or_peers() -> None:
    for season in ("easter", "desolate"):
        state = in_season(season, sky="special", at="ruins-6")
        assert Hide("ordinary") not in state.choices(0).actions
        assert refusal(state, "hide ordinary").rule == "MR-10.9.5c"
        assert Search("ordinary") in state.choices(0).actions
    leaves = in_season("halloween", sky="special", at="ruins-1")
    leaves.push(Searching("captain"))
    assert not [action for action in leaves.choices(0).actions if isinstance(action, Peer)]
    assert refusal(leaves, "peer ruins-1").rule == "MR-10.9.5c"
    clear = in_season("halloween", at="ruins-1")
    clear.push(Searching("captain"))
    assert Peer("ruins-1") in clear.choices(0).actions


@rule("MR-10.9.5d")
def test_other_weathers_have_only_their_days_and_phases() -> None:
    for season in ("snow", "freshet", "spring", "harvest"):
        state = in_season(season, sky="special", at="ruins-1")
        weather = weather_of(state)
        assert (weather.bars, weather.fatigue) == (None, 0)
        assert recordable(state, "hide ordinary") == weather.basic + weather.sunlight


@rule("MR-10.9.6")
def test_after_a_month_comes_the_next_season() -> None:
    state = in_season("halloween")
    found = []
    for day in (28, 29, 57):
        state.day = day
        season = season_of(state)
        assert season is not None
        found.append(season.id)
    assert found == ["halloween", "desolate", "christmas"]


@rule("MR-10.9.3")
def test_a_game_begins_with_the_first_day_that_is_played() -> None:
    state = in_season("swelter", days=7)
    assert state.day == 3
    events = live(state)
    assert [event.day for event in told(events, DayBegan)] == [4]
