"""The position notation: every key, what is refused and why, and the exact answers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fabula.core import Fault, extras
from fabula.games.floors.board import CELLS, COORDINATES
from fabula.games.floors.position import questions
from fabula.testing import rule

Position = dict[str, Any]

WALK: Position = {"monster": {"at": [5, 3], "facing": "E"}, "tile": 1}
MOVE: Position = {"figures": {"A": [5, 3]}, "mover": "A", "points": 1}
PAIR = [{"at": [7, 6], "pair": "square", "arrow": "S"}, {"at": [9, 8], "pair": "square", "arrow": "N"}]


def answer(question: str, position: Position) -> Any:
    return json.loads(questions.ask[question](json.dumps(position)))


def fault(question: str, position: Position | str) -> tuple[str, dict[str, str | int]]:
    """The reason and the details with which a position is refused."""
    text = position if isinstance(position, str) else json.dumps(position)
    with pytest.raises(Fault) as caught:
        questions.ask[question](text)
    return caught.value.reason, caught.value.details


def test_the_questions_are_found_by_the_name_of_the_game() -> None:
    assert extras.questions("floors") is questions
    assert list(questions.ask) == ["monster", "moves", "draw"]


# The answers, to the letter


def test_the_monsters_answer_to_the_letter() -> None:
    position = {
        "stones": [[6, 3, "stone"], [1, 1, "crystal"]],
        "figures": {"B": [7, 3], "A": "outside", "D": [9, 4], "C": "eaten", "E": "escaped"},
        **WALK,
        "tile": 2,
    }
    expected = (
        '{"steps":[{"n":1,"from":[5,3],"look":{"ahead":null,"left":null,"right":null,"result":"none",'
        '"facing":"E"},"turned_by":[],"route":[[6,3]],"at":[6,3],"facing":"E","eaten":[],'
        '"pushed":[{"piece":"B","from":[7,3],"to":[8,3]},{"piece":"stone","from":[6,3],"to":[7,3]}],'
        '"removed":[],"teleported":false,"wrapped":[],"stuck":false},'
        '{"n":2,"from":[6,3],"look":{"ahead":null,"left":null,"right":null,"result":"none","facing":"E"},'
        '"turned_by":[],"route":[[7,3]],"at":[7,3],"facing":"E","eaten":[],'
        '"pushed":[{"piece":"B","from":[8,3],"to":[9,3]},{"piece":"stone","from":[7,3],"to":[8,3]}],'
        '"removed":[],"teleported":false,"wrapped":[],"stuck":false}],'
        '"final_look":{"ahead":null,"left":null,"right":null,"result":"none","facing":"E"},'
        '"monster":{"at":[7,3],"facing":"E"},"eaten":[],'
        '"figures":{"B":[9,3],"A":"outside","D":[9,4],"C":"eaten","E":"escaped"},'
        '"stones":[[1,1,"crystal"],[8,3,"stone"]],"steps_taken":2,"stop":"distance"}'
    )
    assert questions.ask["monster"](json.dumps(position)) == expected


def test_looks_meals_and_removals_are_told() -> None:
    position = {
        "stones": [[15, 4, "stone"]],
        "pools": [[[13, 4], [14, 4]]],
        "figures": {"A": [13, 4], "B": [12, 1]},
        "monster": {"at": [12, 4], "facing": "E"},
        "tile": "hit1",
    }
    walk = answer("monster", position)
    (step,) = walk["steps"]
    assert step["look"] == {
        "ahead": {"id": "A", "distance": 1},
        "left": {"id": "B", "distance": 3},
        "right": None,
        "result": "keep",
        "facing": "E",
    }
    assert step["eaten"] == [{"id": "A", "at": [13, 4], "how": "stepped_on"}]
    assert step["removed"] == [{"piece": "stone", "from": [15, 4], "how": "edge"}]
    assert (step["route"], step["at"]) == ([[13, 4], [14, 4], [15, 4]], [15, 4])
    assert (walk["eaten"], walk["stop"], walk["steps_taken"]) == (["A"], "hits", 1)
    assert walk["figures"] == {"A": "eaten", "B": [12, 1]}


def test_turns_teleports_and_wraps_are_told() -> None:
    position: Position = {
        "stones": [[7, 3, "right"]],
        "teleporters": [
            {"at": [6, 4], "pair": "x", "arrow": "E"},
            {"at": [15, 5], "pair": "x", "arrow": "E"},
        ],
        "monster": {"at": [6, 3], "facing": "E"},
        "tile": 2,
    }
    walk = answer("monster", position)
    first, second = walk["steps"]
    assert (first["turned_by"], first["route"]) == (["right"], [[6, 4], [15, 5]])
    assert (first["at"], first["facing"], first["teleported"]) == ([15, 5], "E", True)
    assert (second["from"], second["wrapped"], second["route"]) == ([15, 5], ["V"], [[0, 5]])
    assert (second["teleported"], second["stuck"]) == (False, False)


def test_a_stuck_step_is_told_with_where_it_ended() -> None:
    position = {"stones": [[4, 3, "uturn"], [6, 3, "uturn"]], **WALK}
    (step,) = answer("monster", position)["steps"]
    assert (step["stuck"], step["at"], step["facing"]) == (True, [5, 3], "E")
    assert (step["route"], step["turned_by"]) == ([], ["uturn", "uturn"])


def test_the_moves_answer_to_the_letter() -> None:
    position = {"stones": [[1, 0, "crystal"]], "figures": {"A": [0, 0]}, "mover": "A", "points": 1}
    assert questions.ask["moves"](json.dumps(position)) == (
        '{"count":4,"results":['
        '{"end":[0,0],"stones":[[1,0,"crystal"]],"min_points":0},'
        '{"end":[0,1],"stones":[[1,0,"crystal"]],"min_points":1},'
        '{"end":[1,0],"stones":[[2,0,"crystal"]],"min_points":1},'
        '{"end":"escaped","stones":[[1,0,"crystal"]],"min_points":1}]}'
    )


def test_the_moves_of_a_figure_outside() -> None:
    position = {"figures": {"A": "outside"}, "mover": "A", "points": 1}
    assert answer("moves", position)["results"] == [
        {"end": [15, 10], "stones": [], "min_points": 1},
        {"end": "outside", "stones": [], "min_points": 0},
    ]


def test_moves_are_sorted_by_end_and_then_by_stones() -> None:
    position = {
        "stones": [[6, 4, "stone"], [5, 4, "stone"]],
        "figures": {"A": [5, 3]},
        "mover": "A",
        "points": 3,
    }
    results = answer("moves", position)["results"]
    keys = [(result["end"], result["stones"]) for result in results]
    assert keys == sorted(keys)
    assert len({json.dumps(key) for key in keys}) == len(keys)


@pytest.mark.parametrize("points", range(7))
def test_min_points_are_the_fewest(points: int) -> None:
    position = MOVE | {"points": points}
    results = answer("moves", position)["results"]
    assert {result["min_points"] for result in results} == set(range(points + 1))
    for result in results:
        x, y = result["end"]
        assert result["min_points"] == abs(x - 5) + abs(y - 3)


@rule("FLOORS-A4", "FLOORS-5.6")
def test_the_mover_is_not_in_its_own_way() -> None:
    """Round the stone and back it pushes the stone onto the cell it started from."""
    position = {"stones": [[6, 3, "stone"]], "figures": {"A": [5, 3]}, "mover": "A", "points": 5}
    results = answer("moves", position)["results"]
    assert {"end": [6, 3], "stones": [[5, 3, "stone"]], "min_points": 5} in results


def test_the_drawing_to_the_letter() -> None:
    position = {
        "stones": [[1, 0, "stone"], [2, 0, "crystal"], [3, 0, "right"], [4, 0, "uturn"], [0, 1, "stone"]],
        "pools": [[[0, 1], [1, 1]]],
        "teleporters": [
            {"at": [2, 1], "pair": "square", "arrow": "E"},
            {"at": [3, 1], "pair": "round", "arrow": "S"},
        ],
        "figures": {"A4": [4, 1], "mover": [5, 1], "B1": "outside"},
        "monster": {"at": [0, 0], "facing": "E"},
    }
    lines = questions.ask["draw"](json.dumps(position)).splitlines()
    assert lines[0] == "    A  B  C  D  E  F  G  H  I  J  K  L"
    assert lines[1] == "  * M▶▐█▌▐◇▌▐R▌▐U▌ ·  ·  ·  ·  ·  ·  · MN"
    assert lines[2] == "  Z▐█▌≈≈≈□→ ○↓ ●A4mov ·  ·  ·  ·  ·  ·  · OP"
    assert len(lines) == 13
    assert questions.ask["draw"]("{}").splitlines()[6] == "  V" + " · " * 16 + "V"


# The keys


def test_every_key_has_its_effect() -> None:
    stones = [[6, 3, "stone"], [7, 3, "crystal"], [8, 3, "right"], [9, 3, "uturn"]]
    (step,) = answer("monster", WALK | {"stones": stones})["steps"]
    assert [push["piece"] for push in step["pushed"]] == ["uturn", "right", "crystal", "stone"]
    (step,) = answer("monster", WALK | {"pools": [[[6, 3]], [[7, 3]]]})["steps"]
    assert step["route"] == [[6, 3], [7, 3], [8, 3]]
    (step,) = answer("monster", WALK | {"figures": {"A": [5, 5], "B": "outside"}})["steps"]
    assert step["at"] == [5, 4]
    away = [{"at": [6, 3], "pair": "square", "arrow": "E"}, PAIR[0]]
    (step,) = answer("monster", WALK | {"teleporters": away})["steps"]
    assert (step["at"], step["facing"]) == ([7, 6], "S")


@pytest.mark.parametrize("tile", [1, 7, 20, "1", "20", "hit1", "hit2", "hit3"])
def test_tiles(tile: int | str) -> None:
    steps = answer("monster", WALK | {"tile": tile})["steps_taken"]
    assert steps == (20 if str(tile).startswith("hit") else int(tile))


@pytest.mark.parametrize("tile", [0, 21, -1, "0", "21", "hit0", "hit4", "hit", "07", "seven", ""])
def test_no_tiles(tile: int | str) -> None:
    assert fault("monster", WALK | {"tile": tile}) == ("floors-position-tile", {"tile": str(tile)})


@pytest.mark.parametrize("monster", [None, "absent"])
def test_the_monster_may_be_away_when_a_figure_moves(monster: str | None) -> None:
    position = dict(MOVE)
    if monster is None:
        position["monster"] = None
    assert answer("moves", position)["count"] == 5
    assert answer("moves", MOVE | {"monster": {"at": [5, 2], "facing": "S"}})["count"] == 4


def test_options_are_a_key_of_their_own() -> None:
    corner: Position = {
        "stones": [[1, 0, "stone"]],
        "monster": {"at": [2, 0], "facing": "W"},
        "tile": 1,
    }
    assert answer("monster", corner)["stones"] == []
    stays = corner | {"options": {"monster_stone_on_corner": "stays"}}
    assert answer("monster", stays)["stones"] == [[0, 0, "stone"]]
    push: Position = MOVE | {"stones": [[6, 6, "stone"]], "teleporters": PAIR, "figures": {"A": [5, 6]}}
    assert answer("moves", push)["count"] == 4
    assert answer("moves", push | {"options": {"stone_onto_teleporter": "destroyed"}})["count"] == 5


def test_unknown_keys_are_ignored_everywhere() -> None:
    position = {
        "stones": [],
        "title": "a puzzle",
        "author": {"name": "somebody"},
        "monster": {"at": [5, 3], "facing": "E", "name": "Furunkulus"},
        "teleporters": [tile | {"colour": "blue"} for tile in PAIR],
        "tile": 1,
    }
    assert answer("monster", position)["monster"] == {"at": [6, 3], "facing": "E"}


def test_a_teleporter_without_its_twin_is_accepted_unless_the_monster_steps_on_it() -> None:
    alone = [{"at": [7, 3], "pair": "round", "arrow": "N"}]
    assert answer("monster", WALK | {"teleporters": alone})["steps_taken"] == 1
    assert fault("monster", WALK | {"teleporters": alone, "tile": 2}) == (
        "floors-position-no-twin",
        {"x": 7, "y": 3},
    )


# Positions that cannot exist


@pytest.mark.parametrize("question", ["monster", "moves", "draw"])
@pytest.mark.parametrize(
    ("change", "reason", "details"),
    [
        (
            {"stones": [[2, 3, "stone"], [2, 3, "crystal"]]},
            "two-pieces",
            {"what": "crystal", "other": "stone", "x": 2, "y": 3},
        ),
        (
            {"stones": [[2, 2, "stone"]], "figures": {"A": [5, 4], "B": [2, 2]}},
            "two-pieces",
            {"what": "B", "other": "stone", "x": 2, "y": 2},
        ),
        ({"figures": {"A": [2, 2], "B": [2, 2]}}, "two-pieces", {"what": "B", "other": "A", "x": 2, "y": 2}),
        (
            {"stones": [[7, 6, "uturn"]], "teleporters": PAIR},
            "on-teleporter",
            {"what": "uturn", "x": 7, "y": 6},
        ),
        ({"figures": {"A": [9, 8]}, "teleporters": PAIR}, "on-teleporter", {"what": "A", "x": 9, "y": 8}),
        ({"stones": [[5, 3, "right"]]}, "under-monster", {"what": "right", "x": 5, "y": 3}),
        ({"figures": {"A": [5, 3]}}, "under-monster", {"what": "A", "x": 5, "y": 3}),
        (
            {"pools": [[[7, 6]]], "teleporters": PAIR},
            "ground-twice",
            {"what": "teleporter", "other": "pool", "x": 7, "y": 6},
        ),
        (
            {"pools": [[[1, 1]], [[1, 1]]]},
            "ground-twice",
            {"what": "pool", "other": "pool", "x": 1, "y": 1},
        ),
        (
            {"teleporters": [PAIR[0], PAIR[0]]},
            "ground-twice",
            {"what": "teleporter", "other": "teleporter", "x": 7, "y": 6},
        ),
        (
            {"teleporters": [*PAIR, {"at": [1, 1], "pair": "square", "arrow": "E"}]},
            "pair",
            {"pair": "square"},
        ),
        ({"stones": [[12, 0, "stone"]]}, "off-board", {"what": "stone", "x": 12, "y": 0}),
        ({"stones": [[0, 7, "stone"]]}, "off-board", {"what": "stone", "x": 0, "y": 7}),
        ({"stones": [[-1, 5, "stone"]]}, "off-board", {"what": "stone", "x": -1, "y": 5}),
        ({"stones": [[5, -1, "stone"]]}, "off-board", {"what": "stone", "x": 5, "y": -1}),
        ({"figures": {"A": [16, 5]}}, "off-board", {"what": "A", "x": 16, "y": 5}),
        ({"figures": {"A": [5, 11]}}, "off-board", {"what": "A", "x": 5, "y": 11}),
        ({"pools": [[[1, 1], [15, 3]]]}, "off-board", {"what": "pool", "x": 15, "y": 3}),
        (
            {"teleporters": [{"at": [3, 10], "pair": "p", "arrow": "E"}]},
            "off-board",
            {"what": "teleporter", "x": 3, "y": 10},
        ),
        (
            {"monster": {"at": [0, 10], "facing": "E"}},
            "off-board",
            {"what": "monster", "x": 0, "y": 10},
        ),
        ({"stones": [[2, 3, "pebble"]]}, "kind", {"kind": "pebble", "x": 2, "y": 3}),
    ],
)
def test_what_cannot_exist_is_refused_with_which_and_where(
    question: str, change: Position, reason: str, details: dict[str, str | int]
) -> None:
    position = WALK | {"figures": {"A": [8, 8]}, "mover": "A", "points": 1} | change
    assert fault(question, position) == (f"floors-position-{reason}", details)


@rule("FLOORS-1.1")
def test_pieces_on_every_cell_of_the_board_can_exist() -> None:
    cells = [list(COORDINATES[cell]) for cell in CELLS]
    full = {"figures": {f"f{number}": at for number, at in enumerate(cells)}}
    assert len(questions.ask["draw"](json.dumps(full)).splitlines()) == 13
    assert answer("moves", full | {"mover": "f155", "points": 6})["count"] == 1


def test_a_figure_counts_however_many_wait_outside() -> None:
    crowd = {f"f{number}": "outside" for number in range(300)} | {"last": [6, 3]}
    assert answer("monster", WALK | {"figures": crowd})["eaten"] == ["last"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"stones"',
        '{"stones": [[1, 1]]}',
        '{"stones": [[1, 1, 5]]}',
        '{"stones": [[1.5, 1, "stone"]]}',
        '{"pools": [[1, 1]]}',
        '{"figures": {"A": "inside"}}',
        '{"figures": {"A": [1]}}',
        '{"figures": ["A"]}',
        '{"monster": {"at": [1, 1]}}',
        '{"monster": {"at": [1, 1], "facing": "X"}}',
        '{"teleporters": [{"at": [1, 1], "arrow": "N"}]}',
        '{"teleporters": [{"at": [1, 1], "pair": "a", "arrow": "up"}]}',
        '{"options": {"mode": "advanced"}}',
        '{"options": {"no_such_option": 1}}',
        '{"points": "four"}',
        "\ud800",
        "[" * 100_000,
    ],
)
@pytest.mark.parametrize("question", ["monster", "moves", "draw"])
def test_what_is_no_position_is_refused(question: str, text: str) -> None:
    reason, details = fault(question, text)
    assert reason == "floors-position-json"
    assert details["problem"]


@pytest.mark.parametrize(
    ("question", "position", "key"),
    [
        ("monster", {"tile": 1}, "monster"),
        ("monster", {"tile": 1, "monster": None}, "monster"),
        ("monster", {"monster": {"at": [1, 1], "facing": "N"}}, "tile"),
        ("moves", {"figures": {"A": [1, 1]}, "points": 1}, "mover"),
        ("moves", {"figures": {"A": [1, 1]}, "mover": "A"}, "points"),
    ],
)
def test_what_a_question_needs_must_be_there(question: str, position: Position, key: str) -> None:
    assert fault(question, position) == ("floors-position-missing", {"key": key})


@pytest.mark.parametrize("points", [-1, 7])
def test_points_are_from_none_to_six(points: int) -> None:
    assert fault("moves", MOVE | {"points": points}) == (
        "floors-position-points",
        {"points": points, "most": 6},
    )


@pytest.mark.parametrize("place", [None, "eaten", "escaped"])
def test_the_mover_must_be_on_the_board_or_outside(place: str | None) -> None:
    figures = {} if place is None else {"A": place}
    assert fault("moves", MOVE | {"figures": figures}) == ("floors-position-mover", {"mover": "A"})


@rule("FLOORS-1.6", "FLOORS-15.6")
def test_nobody_enters_where_the_entrance_is_a_teleporter() -> None:
    """No tile may be laid there; a made-up position may have one all the same, and nobody rests on it."""
    position = {
        "figures": {"A": "outside"},
        "teleporters": [{"at": [15, 10], "pair": "a", "arrow": "N"}],
        "mover": "A",
        "points": 3,
    }
    assert [result["end"] for result in answer("moves", position)["results"]] == ["outside"]
