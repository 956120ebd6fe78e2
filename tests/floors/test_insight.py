"""What a board is told besides the view: the monster's way, everybody's danger, and where a path leads."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest
from drawn import ends, make_state
from playing import eagerly

from fabula.core import RandomDice, Refusal, extras, spell
from fabula.games.floors.actions import Move
from fabula.games.floors.board import COORDINATES
from fabula.games.floors.foresight import foresee
from fabula.games.floors.game import game
from fabula.games.floors.insight import FloorsInsight, Reach, insight
from fabula.games.floors.options import Options
from fabula.testing import rule

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState


def told(state: FloorsState, *beginning: str) -> FloorsInsight:
    """What the board of the seat on turn is told."""
    found = insight(state.view(state.turn), seat=state.turn, beginning=beginning)
    assert found is not None
    return found


def walked(found: FloorsInsight) -> dict[str, list[tuple[int, int]]]:
    """The cells of each tile's walk."""
    return {walk.tile: [pace.at for pace in found.way[: walk.paces]] for walk in found.walks}


def test_the_game_offers_it() -> None:
    assert extras.insight("floors") is insight


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_it_says_what_foresight_says_in_every_position_of_a_game(mode: str) -> None:
    chance = Random(f"insight {mode}")
    state = game.start(Options(mode=mode), 3, RandomDice(chance))  # type: ignore[arg-type] # one of the two
    while state.ending is None:
        found = insight(state.view(None), seat=None)
        if state.supply:
            assert found is None
        else:
            assert found is not None
            seen = foresee(state)
            assert walked(found) == {walk.tile: list(walk.route) for walk in seen.walks}
            assert [walk.chance for walk in found.walks] == [float(walk.probability) for walk in seen.walks]
            assert [walk.facing for walk in found.walks] == [walk.facing for walk in seen.walks]
            assert [walk.eaten for walk in found.walks] == [walk.eaten for walk in seen.walks]
            assert found.danger == {figure: float(danger) for figure, danger in seen.danger.items()}
        state.play(state.turn, eagerly(state, chance), RandomDice(chance))
    assert insight(state.view(None), seat=0) is None


@rule("FLOORS-10.1", "FLOORS-10.2")
def test_whoever_is_farther_off_is_eaten_by_fewer_tiles() -> None:
    found = told(make_state("> . . A1 . . . . B1", in_round=8))
    assert found.danger == {"A1": 1.0, "B1": 0.5}  # B1 by the two 8, the 10 and two hits, out of eight
    assert {walk.tile: walk.eaten for walk in found.walks} == {
        "5": ("A1",),
        "7": ("A1",),
        "8": ("A1", "B1"),
        "10": ("A1", "B1"),
        "hit1": ("A1",),
        "hit2": ("A1", "B1"),
    }


@rule("FLOORS-8.4", "FLOORS-15.5")
def test_the_way_says_where_the_monster_goes_through_walls_and_teleporters() -> None:
    found = told(make_state(". . >", at=(13, 5), in_round=8))
    assert [(pace.at, pace.by) for pace in found.way[:2]] == [((0, 5), "wall"), ((1, 5), "floor")]
    found = told(make_state("> 1E . . 1S", in_round=8))
    assert [(pace.at, pace.facing, pace.by) for pace in found.way[:3]] == [
        ((6, 3), "E", "floor"),
        ((9, 3), "S", "teleporter"),
        ((9, 4), "S", "floor"),
    ]


@rule("FLOORS-A23")
def test_a_monster_that_cannot_get_away_ends_where_it_is() -> None:
    found = told(make_state("u > u", in_round=8))
    assert found.way == ()
    assert {walk.at for walk in found.walks} == {(6, 3)}


@rule("FLOORS-4.1")
def test_stopping_farther_off_changes_the_danger() -> None:
    state = make_state("> . . . A4 . . . .", in_round=9, used=("5",))
    assert told(state).danger == {"A4": 1.0}
    assert told(state, "4").danger == {"A4": 1.0}
    away = told(state, "4", "E", "E", "E")
    assert away.danger == {"A4": 1.0}  # seven steps off
    assert away.left == 1
    away = told(state, "4", "E", "E", "E", "E")
    assert away.danger == {"A4": 5 / 7}  # the two 7 do not get there
    assert [event.route for event in away.told] == [((x, 3),) for x in (10, 11, 12, 13)]  # type: ignore[union-attr] # it walks
    assert away.left == 0


@rule("FLOORS-4.5")
def test_whoever_only_passes_is_left_out_and_hides_nobody() -> None:
    state = make_state("> . . A4 B1 .", in_round=9)
    assert told(state).danger == {"A4": 1.0, "B1": 6 / 7}  # all but the one hit
    passing = told(state, "4", "E")
    assert passing.danger == {"B1": 1.0}
    assert passing.left == 3


@rule("FLOORS-5.1", "FLOORS-6.1")
def test_the_path_so_far_is_told_with_its_slides_and_pushes() -> None:
    found = told(make_state("A4 o . ~ ~ .", in_round=3), "4", "E", "E", "E")
    assert [type(event).__name__ for event in found.told] == ["Pushed", "Walked"] * 3
    assert found.left == 1


@rule("FLOORS-4.5", "FLOORS-4.7")
def test_where_the_rest_of_the_points_leads() -> None:
    state = make_state("A4 B1 .", at=(0, 0), in_round=3, unmoved=["A4", "B1"])
    state.monster = 100
    reach = {each.place: each.path for each in told(state, "4").reach}
    assert reach["escaped"] == "-"
    assert (1, 0) not in reach  # B1 stands there
    assert reach[2, 0] == "EE"
    assert told(state, "4", "-").reach == ()
    assert told(state, "4", "E", "E", "E", "E").reach == ()


def test_what_is_in_reach_is_what_can_be_played() -> None:
    """Every place in reach is the end of a listed move, and each path leads where it says."""
    chance = Random("reach")
    state = game.start(Options(), 4, RandomDice(chance))
    for _ in range(60):
        for figure in spell(state, state.turn).next:
            found = told(state, figure)
            name = f"{'ABCD'[state.turn]}{figure}"
            stays = next(each.place for each in state.view(None).figures if each.name == name)
            assert {stays, *(each.place for each in found.reach)} == ends(state, int(figure))
            for each in found.reach:
                assert place_after(state, figure + each.path) == each.place
        state.play(state.turn, eagerly(state, chance), RandomDice(chance))


def place_after(state: FloorsState, path: str) -> object:
    """Where a path leads, if it is legal."""
    trace = state.judge(state.turn, Move(int(path[0]), path[1:]))
    assert not isinstance(trace, Refusal)
    place = getattr(trace, "place", None)
    assert isinstance(place, int)
    return COORDINATES[place] if place >= 0 else "escaped"


def test_a_shortest_path_that_pushes_nothing_is_preferred() -> None:
    found = told(
        make_state(
            """
            A4 o .
            .  . .
            """,
            in_round=3,
        ),
        "4",
    )
    assert Reach((6, 4), "SE") in found.reach  # not ES, which would push the stone


@pytest.mark.parametrize("beginning", [("9",), ("lay",), ("4", "N", "Q"), ("4", "NN"), ("x",)])
def test_words_that_are_no_path_change_nothing(beginning: tuple[str, ...]) -> None:
    state = make_state("> . . A4 .", in_round=9)
    assert told(state, *beginning) == told(state)


def test_others_are_not_told_of_a_path() -> None:
    view = make_state("> . . A4 .", in_round=9).view(None)
    assert insight(view, seat=1, beginning=("4", "S")) == insight(view, seat=None)


def test_it_becomes_json_and_back() -> None:
    found = told(make_state("> o . A4 .", in_round=9), "4", "S")
    assert msgspec.json.decode(msgspec.json.encode(found), type=FloorsInsight) == found
