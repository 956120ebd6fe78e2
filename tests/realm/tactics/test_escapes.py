"""How the bot gets away: from monsters in the morning, off a roadway, up a mountain, past the watched."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.core import Choices
from fabula.games.realm.combat.actions import Run
from fabula.games.realm.day.actions import Hide, Move, Ready, Search
from fabula.games.realm.pieces import put
from fabula.games.realm.tactics import tactic
from fabula.games.realm.tactics.camps import Camp, camp_for
from fabula.games.realm.tactics.dangers import BATTLE, MOST_HIDES, Evening, evening_at, night
from fabula.games.realm.tactics.days import PATIENT, Day
from fabula.games.realm.tactics.escapes import OUT_OF_THE_WAY, Escape, road_to_run
from fabula.games.realm.tactics.journeys import Journey, ways_from
from fabula.games.realm.tactics.knowing import FAR, Knowing
from fabula.games.realm.tactics.marches import marches
from fabula.games.realm.tactics.paths import distances
from fabula.games.realm.tactics.trading import stake
from fabula.games.realm.tactics.treks import march
from realm.tactics.alone import known, morning

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

DEADLY = ("demon", "winged_demon")


def calm(state: RealmState, *, daring: bool = False) -> Knowing:
    """What he knows if nothing is called anywhere: only what stands about counts."""
    view = known(state).view
    return Knowing(replace(view, chits=dict.fromkeys(known(state).atlas.of_tile, ("dank_v",))), daring=daring)


def near(knowing: Knowing, at: str) -> list[str]:
    """The clearings to which a way leads that he knows."""
    roads = knowing.atlas.roads_from(at)
    return [road.end for road in roads if road.end is not None and knowing.is_open(road)]


def turn_at(knowing: Knowing, at: str, *done: Hide | Move, goal: Journey | None = None) -> Day:
    """A day in a clearing, after what he has recorded."""
    moves = (Move(end, "ordinary") for end in near(knowing, at))
    actions = (*moves, Hide("ordinary"), Search("ordinary"), Ready())
    return Day(knowing, Choices("turn", actions, {"clearing": at, "left": 4 - len(done)}), goal, done)


def place(knowing: Knowing, *, all_mountains: bool) -> str:
    """A clearing all of whose neighbours are mountains, or none."""
    for name in knowing.atlas.clearings:
        found = {knowing.is_mountain(end) for end in near(knowing, name)}
        if found == {all_mountains} and len(near(knowing, name)) > 1:
            return name
    raise AssertionError


def beside(monster: str, *, all_mountains: bool = False) -> tuple[RealmState, str]:
    """A morning on which the Wizard wakes up with a monster, between mountains or not; and where."""
    state = morning("wizard")
    at = place(calm(state), all_mountains=all_mountains)
    put(state, "wizard", at)
    put(state, monster, at)
    return state, at


def test_on_level_ground_he_goes_at_once() -> None:
    """MR-3.13.1a: whoever moves first thing is not blocked where he was."""
    state, at = beside(DEADLY[0])
    first = turn_at(calm(state), at).phase()
    assert isinstance(first, Move)
    assert first.clearing == Escape(calm(state), at, 4, None).at_once()


def test_where_others_wait_unhidden_he_hides_first() -> None:
    """Whoever arrives unhidden among monsters is blocked by them."""
    state, at = beside("giant_bat-1")
    for end in near(calm(state), at):
        put(state, DEADLY[0], end)
        if any(end in near(calm(state), other) for other in near(calm(state), at)):
            break
    knowing = calm(state)
    knowing.view.standing_at.update(dict.fromkeys(near(knowing, at), ("demon", "winged_demon")))
    assert Escape(knowing, at, 4, None).at_once() is None
    assert turn_at(knowing, at).phase() == Hide("ordinary")


def test_whoever_is_blocked_on_his_way_comes_no_nearer() -> None:
    """MR-3.13: even if he wants to go there, he might as well be far away."""
    state, at = beside(DEADLY[0])
    end = next(name for name in near(calm(state), at) if not calm(state).is_mountain(name))
    free = Escape(calm(state), at, 4, end)
    assert free.unhidden(end) == night(free.knowing, end, MOST_HIDES), "he is where he wants to be"
    put(state, "viper-1", end)
    for aim in (end, None):
        knowing = calm(state)
        knowing.evenings[end] = Evening(2.0, 2.0)
        assert Escape(knowing, at, 4, aim).unhidden(end) == 2.0 + OUT_OF_THE_WAY


def test_between_mountains_he_hides_before_he_climbs_away() -> None:
    """MR-3.5.2: a mountain takes two phases, and after the first he would be blocked."""
    state, at = beside(DEADLY[0], all_mountains=True)
    knowing = calm(state)
    assert turn_at(knowing, at).phase() == Hide("ordinary")
    then = turn_at(knowing, at, Hide("ordinary")).phase()
    assert isinstance(then, Move)
    assert night(knowing, then.clearing, 1) < night(knowing, at, 1)


def test_he_climbs_on_with_whatever_phase_he_has() -> None:
    """MR-3.5.2: the first half with an extra phase, the second with an ordinary one."""
    knowing = calm(morning("amazon"))
    at = place(knowing, all_mountains=True)
    up = near(knowing, at)[0]
    assert turn_at(knowing, at, Move(up, "stamina")).phase() == Move(up, "ordinary")


def test_past_the_watched_he_goes_only_well_hidden() -> None:
    state = morning("wizard")
    at = place(calm(state), all_mountains=False)
    end = near(calm(state), at)[0]
    put(state, "wizard", at)
    put(state, DEADLY[0], end)
    bold = calm(state, daring=True)
    goal = Journey(end, "explore", 1.0)
    assert march(bold, at, goal, 4, 0).hides == MOST_HIDES
    assert march(bold, at, goal, 2, 0).end == at, "there is no time to hide so well"
    assert bold.stealth(at, end) == MOST_HIDES
    assert bold.stealth(end, at) == 0


def test_from_a_cave_he_slips_past_the_watched_at_his_peril() -> None:
    """MR-3.2.4: a day in a cave has two phases: one to hide, and one to go."""
    state = morning("wizard")
    knowing = calm(state)
    cave, end = next(
        (name, other)
        for name in knowing.atlas.clearings
        if knowing.is_cave(name)
        for other in near(knowing, name)
        if not knowing.is_cave(other)
    )
    before = distances(calm(state, daring=True), [end])
    put(state, DEADLY[0], end)
    after = distances(calm(state, daring=True), [end])
    assert before[cave] <= 3
    assert before[cave] + 5 < after[cave] < FAR
    bold = calm(state, daring=True)
    assert bold.stealth(cave, end) == 1
    assert march(bold, cave, Journey(end, "explore", 1.0), 2, 0)[:2] == (end, 1)


def test_up_a_mountain_the_slow_do_not_slip_past_the_watched() -> None:
    """MR-3.5.2, MR-13.6.1: it takes both phases of their day, so that there is none to hide."""
    state = morning("dwarf")
    top = next(name for name in calm(state).atlas.clearings if calm(state).is_mountain(name))
    assert len(distances(calm(state, daring=True), [top])) > 1
    put(state, DEADLY[0], top)
    assert set(distances(calm(state, daring=True), [top])) == {top}


def test_the_night_at_the_goal_is_no_risk_of_the_way() -> None:
    """It is weighed with what he does there, and would count twice."""
    state = morning("wizard")
    at = place(calm(state), all_mountains=False)
    put(state, "wizard", at)
    end = near(calm(state), at)[0]
    knowing = calm(state, daring=True)
    knowing.evenings[end] = Evening(50.0, 50.0)
    assert ways_from(knowing, at).risk[end] == 0.0


def test_where_he_loots_he_hides_beside_the_guardian_and_goes_on() -> None:
    """MR-3.9.5: looting does not need the guardian dead; he came and went each day and never searched."""
    state, at = beside(DEADLY[0])
    knowing = calm(state)
    goal = Journey(at, "loot", 5.0, Camp(at, 0, 0, 1, 3, 1.0))
    assert turn_at(knowing, at, goal=goal).phase() == Hide("ordinary")
    assert turn_at(knowing, at, Hide("ordinary"), goal=goal).phase() == Search("ordinary")


def test_in_a_camp_beside_monsters_only_the_first_try_to_hide_counts() -> None:
    """MR-3.13: whoever fails is blocked, and his day is over."""
    state, at = beside("viper-1")
    knowing = calm(state, daring=True)
    knowing.view.standing_at.update(dict.fromkeys(near(knowing, at), DEADLY))  # nowhere else is better
    camp = camp_for(knowing, at)
    assert camp.clearing == at
    assert camp.hides == 1, "a second try would be a phase lost"
    assert camp.loss == night(knowing, at, 1)


def test_on_a_roadway_he_waits_if_both_ends_are_deadly() -> None:
    """MR-3.5.8: there nobody harms him, but all he can do is go on."""
    state = morning("wizard")
    knowing = calm(state)
    road = next(
        road
        for name in knowing.atlas.clearings
        for road in knowing.atlas.roads[name]
        if road.kind == "road" and road.end is not None and len(knowing.atlas.roads_from(road.name)) == 2
    )
    ends = [one.end for one in knowing.atlas.roads_from(road.name) if one.end is not None]
    actions = (*(Move(end, "ordinary") for end in ends), Hide("ordinary"), Ready())
    choices = Choices("turn", actions, {"clearing": road.name, "left": 4})
    knowing.view.standing_at.update({ends[0]: DEADLY})
    assert Day(knowing, choices, None).phase() == Move(ends[1], "ordinary")
    waiting = calm(state)
    waiting.view.standing_at.update(dict.fromkeys(ends, DEADLY))
    assert Day(waiting, choices, None).phase() == Ready()
    for day, waits in ((1, False), (state.options.days, True)):  # there is a month to lose
        state.day = day
        uneasy = calm(state)
        uneasy.view.standing_at.update(dict.fromkeys(ends, DEADLY))
        uneasy.evenings.update(dict.fromkeys(ends, Evening(PATIENT + stake(uneasy) + 2.0)))
        assert isinstance(Day(uneasy, choices, None).phase(), Ready) == waits


def test_from_one_lot_of_monsters_to_the_next_it_is_worse() -> None:
    """MR-3.13.1a: whoever wakes up among them has one try to hide."""
    state = morning("wizard")
    at = place(calm(state), all_mountains=False)
    end = near(calm(state), at)[0]
    put(state, "wizard", at)
    put(state, DEADLY[0], end)
    before = marches(calm(state, daring=True), at, 4)[end].passing
    put(state, DEADLY[1], at)
    assert marches(calm(state, daring=True), at, 4)[end].passing > before > 0


@pytest.mark.parametrize(
    ("wary", "bold", "tired", "chosen"),
    [
        ("explore", "loot", False, "explore"),
        ("retreat", "loot", False, "loot"),
        ("retreat", "buy", False, "retreat"),
        ("retreat", "loot", True, "retreat"),
        ("", "loot", False, "loot"),
        ("", "retreat", True, "retreat"),
        ("", "loot", True, ""),
    ],
)
def test_he_is_daring_if_there_is_nothing_better_to_do(
    monkeypatch: pytest.MonkeyPatch, wary: str, bold: str, tired: bool, chosen: str
) -> None:
    state = morning("captain")
    if tired:
        state.write_sheet(0, chits=("fatigued", *state.sheet(0).chits[1:]))

    def found(knowing: Knowing, at: str, before: Journey | None) -> Journey | None:
        purpose = bold if knowing.daring else wary
        return Journey(at, purpose, 1.0) if purpose else None

    monkeypatch.setattr(tactic, "journey", found)
    goal = tactic.thought_out(state.view(0), None).goal
    assert (goal.purpose if goal else "") == chosen


EARLY, LATE = 10, 9
"""So many days before the end a market is not far away yet, or it is (LONG_WAY)."""


@pytest.mark.parametrize(
    ("wary", "bold", "left", "dares"),
    [
        (("explore", 1.0), ("sell", 2.0), EARLY, False),
        (("explore", 1.0), ("sell", 2.0), LATE, True),
        (("explore", 2.0), ("sell", 1.0), LATE, False),
        (("explore", 1.0), ("loot", 2.0), LATE, False),
        (("sell", 1.0), ("sell", 2.0), LATE, False),
        (("sell", 1.0), ("sell", 2.0), EARLY, False),
        (("buy", 1.0), ("sell", 2.0), EARLY, True),
        (("buy", 2.0), ("sell", 1.0), EARLY, False),
        (("retreat", 2.0), ("sell", 1.0), LATE, False),
        (("retreat", 1.0), ("sell", 2.0), EARLY, True),
        (None, ("sell", 1.0), EARLY, True),
        (None, ("sell", 1.0), LATE, True),
        (("retreat", 2.0), None, LATE, False),
    ],
)
@pytest.mark.parametrize("tired", [False, True])
def test_past_monsters_he_goes_to_market_when_it_is_late_or_he_is_idle(
    monkeypatch: pytest.MonkeyPatch,
    wary: tuple[str, float] | None,
    bold: tuple[str, float] | None,
    left: int,
    dares: bool,
    tired: bool,
) -> None:
    """If he has something else to do he goes only in time to get there; tired or not, since much is lost."""
    state = morning("captain")
    state.day = state.options.days - left
    if tired:
        state.write_sheet(0, chits=("fatigued", *state.sheet(0).chits[1:]))

    def found(knowing: Knowing, at: str, before: Journey | None) -> Journey | None:
        chosen = bold if knowing.daring else wary
        return None if chosen is None else Journey(at, *chosen)

    monkeypatch.setattr(tactic, "journey", found)
    plan = tactic.thought_out(state.view(0), None)
    chosen = bold if dares else wary
    assert plan.knowing.daring == dares
    assert (None if plan.goal is None else plan.goal[1:3]) == chosen


def test_it_runs_to_where_it_goes_on_best() -> None:
    """MR-6.6.4c: onto any roadway; tomorrow it has to leave it by one of its ends."""
    state = morning("wizard")
    knowing = calm(state)
    at = next(name for name in knowing.atlas.clearings if len(set(near(knowing, name))) > 1)
    put(state, "wizard", at)
    knowing = calm(state)
    roads = [road for road in knowing.atlas.roads_from(at) if road.end is not None and knowing.is_open(road)]
    runs = [Run(road.name, "chit:1") for road in roads]
    free = roads[-1]
    knowing.view.standing_at.update({str(road.end): DEADLY for road in roads if road.end != free.end})
    assert road_to_run(knowing, runs, None).road == free.name


def test_those_who_may_come_to_a_dwelling_are_feared() -> None:
    """MR-3.15.3: the Patrol, who dislike the Berserker, come to the Inn on one roll of six."""
    state = morning("berserker")
    knowing = calm(state)
    here = knowing.here
    before = evening_at(knowing, here).found
    gone = calm(state)
    gone.view.standing_at.pop("patrol")
    assert before == pytest.approx(evening_at(gone, here).found + BATTLE[1] / 6)
