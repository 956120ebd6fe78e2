"""How far the bot goes in a day, and how it finds hidden ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.core import Chair, Choices
from fabula.games.realm import game
from fabula.games.realm.day.actions import Hide, Locate, Move, Peer, Ready, Search
from fabula.games.realm.pieces import put
from fabula.games.realm.tactics import tactic
from fabula.games.realm.tactics.dangers import evening_at
from fabula.games.realm.tactics.days import Day
from fabula.games.realm.tactics.journeys import Journey
from fabula.games.realm.tactics.knowing import Knowing
from fabula.games.realm.tactics.looting import table_to_search
from fabula.games.realm.tactics.paths import PHASES_TO_FIND, distances
from fabula.games.realm.tactics.tactic import Plan, RealmTactic
from fabula.games.realm.tactics.treks import march
from realm.playing import some_dice
from realm.tactics.alone import known, morning

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState
    from fabula.games.realm.view import RealmView


def calm(state: RealmState) -> Knowing:
    """What he knows if he has been everywhere, and nothing is called anywhere."""
    knowing = known(state)
    return Knowing(replace(knowing.view, chits=dict.fromkeys(knowing.atlas.of_tile, ("dank_v",))))


def day(state: RealmState, goal: Journey) -> list[object]:
    """What he records on the way to a goal."""
    turn: list[object] = []
    while not (turn and turn[-1] == Ready()):
        action = Day(calm(state), state.choices(0), goal, state.view(0).my_draft).phase()
        turn.append(action)
        state.play(0, action, some_dice(1))
    return turn


def quiet_road(knowing: Knowing) -> list[str]:
    """Three clearings in a row, on open ground where nothing comes."""

    def is_quiet(name: str | None) -> bool:
        return (
            name is not None
            and knowing.atlas.clearings[name].kind == "woods"
            and evening_at(knowing, name).found == 0
        )

    for first in filter(is_quiet, knowing.atlas.clearings):
        for road in knowing.atlas.roads[first]:
            if road.kind == "road" and is_quiet(road.end):
                for onward in knowing.atlas.roads[str(road.end)]:
                    if onward.kind == "road" and is_quiet(onward.end) and onward.end != first:
                        return [first, str(road.end), str(onward.end)]
    raise AssertionError


def test_where_nothing_comes_he_goes_on_without_hiding() -> None:
    state = morning("captain")
    first, _, last = quiet_road(calm(state))
    put(state, "captain", first)
    found = march(calm(state), first, Journey(last, "explore", 1.0), 4, 0)
    assert (found.end, found.hides) == (last, 0)
    turn = day(state, Journey(last, "explore", 1.0))
    assert isinstance(turn[0], Move)


def test_he_hides_first_where_the_day_ends_badly_but_goes_on() -> None:
    state = morning("wizard")
    first, second, last = quiet_road(calm(state))
    put(state, "wizard", first)
    beside = known(state).atlas.of_tile[known(state).atlas.clearings[second].tile]
    den = next(name for name in beside if name not in (first, second, last))
    for demon in ("demon", "winged_demon", "imp"):
        put(state, demon, den)
    found = march(calm(state), first, Journey(second, "explore", 1.0), 4, 0)
    assert found.end == second
    assert found.hides == 3
    turn = day(state, Journey(second, "explore", 1.0))
    assert [isinstance(phase, Hide) for phase in turn[:4]] == [True, True, True, False]
    assert turn[3] == Move(second, "ordinary")


def hidden(knowing: Knowing, kind: str) -> tuple[str, str]:
    """A clearing with one hidden way alone, and where it leads."""
    for name, roads in knowing.atlas.roads.items():
        closed = [road for road in roads if road.end is not None and not knowing.is_open(road)]
        if len(closed) == 1 and closed[0].kind == kind:
            return name, str(closed[0].end)
    raise AssertionError


def test_a_hidden_way_is_longer_by_what_it_takes_to_find_it() -> None:
    knowing = known(morning("captain"))
    start, end = hidden(knowing, "path")
    knowing.known = {*knowing.known, *(road.name for road in knowing.atlas.roads[start])}
    shown = known(morning("captain"))
    assert distances(knowing, [end])[start] < distances(shown, [end])[start] <= PHASES_TO_FIND + 2


@pytest.mark.parametrize(("kind", "table"), [("path", Peer), ("passage", Locate)])
def test_it_looks_for_paths_and_for_passages_by_different_tables(kind: str, table: type) -> None:
    """MR-16.2.1, MR-16.2.2."""
    state = morning("captain")
    start, _ = hidden(known(state), kind)
    put(state, "captain", start)
    knowing = known(state)
    tile = knowing.atlas.clearings[start].tile
    knowing.view.chits[tile] = ("dank_v",)
    choices = Choices("search", (Peer(start), Locate()))
    assert isinstance(table_to_search(knowing, choices), table)


def is_shortest(knowing: Knowing, start: str, end: str) -> bool:
    """Whether a hidden way is worth looking for."""
    found = Knowing(knowing.view)
    found.known = {*found.known, *(road.name for road in found.atlas.roads[start])}
    least, now = (distances(one, [end])[start] for one in (found, knowing))
    return least + PHASES_TO_FIND == now


def test_it_searches_where_a_hidden_way_is_the_only_one() -> None:
    state = morning("captain")
    knowing = calm(state)
    start, end = next(
        (name, str(road.end))
        for name, roads in knowing.atlas.roads.items()
        for road in roads
        if road.kind != "road" and is_shortest(knowing, name, str(road.end))
    )
    put(state, "captain", start)
    turn = day(state, Journey(end, "loot", 5.0))
    assert any(isinstance(phase, Search) for phase in turn)


def test_what_it_set_out_for_is_kept_in_mind_for_one_game_alone() -> None:
    """The same morning is judged alike, whatever was played in between."""
    player, state, other = RealmTactic(), morning("captain"), morning("dwarf")
    chosen = [player(Chair(game, one, 0), some_dice(2)) for one in (state, other, state, other)]
    assert chosen[:2] == chosen[2:]
    fresh = RealmTactic()
    assert [fresh(Chair(game, one, 0), some_dice(2)) for one in (other, state)] == [chosen[1], chosen[0]]


def test_of_many_games_it_forgets_the_one_of_which_it_was_not_asked_for_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What it set out for in the others it knows as well as ever: no game depends on how many there were."""
    goal = Journey("somewhere", "loot", 1.0)
    before: list[Journey | None] = []

    def thought_out(dawn: RealmView, since: Journey | None) -> Plan:
        before.append(since)
        return Plan(Knowing(dawn), goal)

    monkeypatch.setattr(tactic, "REMEMBERED", 2)
    monkeypatch.setattr(tactic, "thought_out", thought_out)
    player, captain, dwarf, elf = RealmTactic(), *map(morning, ("captain", "dwarf", "elf"))
    for state in (captain, dwarf, captain, elf):
        player._plan(known(state))
    assert before == [None, None, None]
    for state in (captain, elf, dwarf):
        state.day += 1
        player._plan(known(state))
    assert before[3:] == [goal, goal, None]
    dwarf.day += 2
    player._plan(known(dwarf))
    assert before[-1] is None, "that was not yesterday"
