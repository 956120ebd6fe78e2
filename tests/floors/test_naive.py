"""The slow second reading of the rules, itself held to the rulebook's examples and to cases drawn by hand."""

from __future__ import annotations

import itertools
import json
import random
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from naive import TILES, decisions, divide, finished, monster, moves, perft, trace
from naive_position import Answer, Position, exists, wall_letter

KINDS = {"o": "stone", "c": "crystal", "r": "right", "u": "uturn"}
FACINGS = {"^": "N", ">": "E", "v": "S", "<": "W"}


def facts(name: str) -> Any:
    """Read a data file of the game."""
    return json.loads((files("fabula.games.floors") / "data" / name).read_text(encoding="utf-8"))


def draw(text: str, *, at: tuple[int, int] = (5, 3), **more: Any) -> Position:
    """Read a drawing: . floor, ~ blood, ocru stones, ^>v< the monster, A a figure, 1E a teleporter.

    `~` before another sign means that it lies on blood; `at` is the cell of the upper left sign.
    """
    position: Position = {"stones": [], "pools": [[]], "teleporters": [], "figures": {}, "monster": None}
    for y, line in enumerate(text.strip().splitlines(), at[1]):
        for x, token in enumerate(line.split(), at[0]):
            if token.startswith("~"):
                position["pools"][0].append([x, y])
            sign = token.removeprefix("~")
            if sign in KINDS:
                position["stones"].append([x, y, KINDS[sign]])
            elif sign in FACINGS:
                position["monster"] = {"at": [x, y], "facing": FACINGS[sign]}
            elif sign[:1].isdigit():
                position["teleporters"].append({"at": [x, y], "pair": sign[0], "arrow": sign[1]})
            elif sign.isalpha():
                position["figures"][sign] = [x, y]
    return position | more


def ends(position: Position, **options: str) -> set[tuple[int, ...] | str]:
    """Say where figure A can end its move."""
    results = moves(position | {"mover": "A"}, options=options)["results"]
    return {end if isinstance(end := result["end"], str) else tuple(end) for result in results}


def outcomes(position: Position, **options: str) -> list[tuple[Any, Any]]:
    """List end and stones of every outcome of A's move."""
    results = moves(position | {"mover": "A"}, options=options)["results"]
    return [(result["end"], result["stones"]) for result in results]


EXAMPLES = {example["id"]: example for example in facts("examples.json")["examples"]}
FIGURE_EXAMPLES = [name for name in EXAMPLES if EXAMPLES[name]["mode"] == "figure"]
MONSTER_EXAMPLES = [name for name in EXAMPLES if EXAMPLES[name]["mode"] == "monster"]


def can_end(position: Position, path: list[str]) -> bool:
    """Say whether the mover may walk this path and stop there, and check that `moves` thinks the same."""
    try:
        steps = trace(position, path)
    except ValueError:
        return False
    start = {"at": position["figures"][position["mover"]], "stones": sorted(position["stones"])}
    last = steps[-1] if steps else start | {"may_stop": True}
    listed = [(result["end"], result["stones"]) for result in moves(position)["results"]]
    assert len(path) > position["points"] or ((last["at"], last["stones"]) in listed) == last["may_stop"]
    return len(path) <= position["points"] and bool(last["may_stop"])


@pytest.mark.parametrize("name", FIGURE_EXAMPLES)
def test_figure_examples_of_the_rulebook(name: str) -> None:
    """Paths go as printed; what is said to be legal, illegal or impossible is so."""
    example = EXAMPLES[name]
    position = example["position"]
    assert trace(position, example["path"]) == example["expected"]["steps"]
    assert can_end(position, example["path"])
    assert all(can_end(position, legal["path"]) for legal in example["legal_paths"])
    assert not any(can_end(position, illegal["path"]) for illegal in example["illegal_paths"])
    for result, impossible in itertools.product(
        moves(position)["results"], example.get("impossible_results", [])
    ):
        assert result["end"] != impossible.get("end", "nowhere")
        assert impossible.get("stone_at", "nowhere") not in [stone[:2] for stone in result["stones"]]


@pytest.mark.parametrize("name", MONSTER_EXAMPLES)
def test_monster_examples_of_the_rulebook(name: str) -> None:
    """The monster walks, looks, eats and pushes as printed, step by step."""
    example = EXAMPLES[name]
    answer = monster(example["position"])
    assert [step.pop("stuck") for step in answer["steps"]] == [False] * len(answer["steps"])
    assert answer == example["expected"]
    for variant in example.get("variants", []):
        answer = monster(example["position"] | variant["change"])
        assert {key: answer[key] for key in variant["expected"]} == variant["expected"]


def test_cells_and_wall_letters_are_those_of_the_board() -> None:
    """156 cells, 54 walls, and every wall leads to the opposite cell."""
    cells = [(x, y) for x in range(-1, 17) for y in range(-1, 12) if exists((x, y))]
    assert len(cells) == 156
    walls = json.loads((Path(__file__).parent / "walls.json").read_text())
    assert len(walls) == 54
    for letter, (x, y), direction, beyond in walls:
        assert wall_letter((x, y), direction) == letter
        assert beyond == [15 - x, 10 - y]


# The monster


def one_step(text: str, *, at: tuple[int, int] = (5, 3), tile: int | str = 1, **options: str) -> Answer:
    """Let the monster of a drawing move, and return the last step with the stones and figures after it."""
    answer = monster(draw(text, at=at, tile=tile), options=options)
    step: Answer = answer["steps"][-1]
    return step | {key: answer[key] for key in ("stones", "figures", "stop", "steps_taken")}


def test_a_stone_hides_a_figure_and_a_crystal_does_not() -> None:
    """Only the crystal lets the monster see the nearer figure."""
    text = """
        . . . .
        > {} A .
        . . . .
        B . . .
    """
    assert one_step(text.format("o"))["facing"] == "S"
    assert one_step(text.format("c"))["look"]["result"] == "tie"


def test_a_row_slides_from_the_far_end_and_nothing_sliding_pushes() -> None:
    """A stops before B; only the monster's own slide moves all three on, cell by cell."""
    step = one_step("> o A ~ ~ B", tile=1)
    assert step["pushed"] == [
        {"piece": "A", "from": [7, 3], "to": [9, 3]},
        {"piece": "stone", "from": [6, 3], "to": [7, 3]},
    ]
    step = one_step("> o A ~ ~ B", tile=3)
    assert step["route"] == [[8, 3], [9, 3], [10, 3]]
    assert step["figures"] == {"A": [12, 3], "B": [13, 3]}
    assert step["stones"] == [[11, 3, "stone"]]


def test_a_sliding_stone_stops_at_the_edge_and_the_monster_slides_on_through_the_wall() -> None:
    """Pushed directly it falls off; the monster never rests on blood, so it leaves through S."""
    assert one_step("> o ~ ~", at=(11, 3))["stones"] == [[14, 3, "stone"]]
    step = one_step("> o ~ ~", at=(11, 3), tile=2)
    assert step["removed"] == [{"piece": "stone", "from": [14, 3], "how": "edge"}]
    assert step["route"] == [[13, 3], [14, 3], [1, 7]]
    assert step["wrapped"] == ["S"]


def test_a_row_ends_in_a_teleporter() -> None:
    """The farthest piece is lost, the others close up, the piece beyond is not touched."""
    step = one_step("> u A 1N B\n. . . 1S .".replace("u", "o u"))
    assert step["eaten"] == [{"id": "A", "at": [8, 3], "how": "teleporter"}]
    assert step["figures"] == {"A": "eaten", "B": [10, 3]}
    assert step["stones"] == [[7, 3, "stone"], [8, 3, "uturn"]]


def test_the_monster_pushes_a_stone_onto_a_corner() -> None:
    """It is removed, or stays by the other reading; a figure is pushed over the edge first."""
    step = one_step("A o <", at=(0, 0))
    assert step["eaten"] == [{"id": "A", "at": [0, 0], "how": "edge"}]
    assert step["removed"] == [{"piece": "stone", "from": [1, 0], "how": "corner"}]
    assert step["stones"] == step["pushed"] == []
    step = one_step("A o <", at=(0, 0), monster_stone_on_corner="stays")
    assert step["stones"] == [[0, 0, "stone"]]
    assert step["pushed"] == [{"piece": "stone", "from": [1, 0], "to": [0, 0]}]


def test_everybody_resting_on_blood_in_the_slide_is_eaten() -> None:
    """One hit is asked for and two are made, in the one step that is finished."""
    step = one_step("> ~A ~B . C", tile="hit1")
    assert [victim["id"] for victim in step["eaten"]] == ["A", "B"]
    assert (step["stop"], step["steps_taken"], step["at"]) == ("hits", 1, [8, 3])
    step = one_step(">", tile="hit1")
    assert (step["stop"], step["steps_taken"]) == ("cap", 20)


def test_a_turning_stone_behind_the_wall_turns_the_monster_on_its_side() -> None:
    """It does not cross V."""
    position = {"stones": [[0, 5, "uturn"]], "figures": {}, "monster": {"at": [15, 5], "facing": "E"}}
    step = monster(position | {"tile": 1})["steps"][0]
    assert (step["at"], step["facing"], step["wrapped"]) == ([14, 5], "W", [])


def test_turning_stones_all_round_hold_the_monster() -> None:
    """The step ends where cell, facing and layout repeat."""
    step = one_step("u > u", tile=2)
    assert (step["stuck"], step["route"], step["facing"]) == (True, [], "E")
    assert step["turned_by"] == ["uturn", "uturn"]
    step = one_step(". r .\nr > r\n. r .")
    assert (step["stuck"], step["turned_by"], step["facing"]) == (True, ["right"] * 4, "E")


def test_the_monster_turns_on_blood_and_slides_on() -> None:
    """It turns on the last cell before the stone."""
    step = one_step("> ~ ~ r\n. . ~ .")
    assert step["route"] == [[6, 3], [7, 3], [7, 4], [7, 5]]
    assert (step["turned_by"], step["facing"]) == (["right"], "S")


def test_a_monster_held_on_blood_looks_and_steps_normally() -> None:
    """It sees the figure on its left and goes there."""
    step = one_step(". A .\n. . .\nu ~> u")
    assert (step["route"], step["facing"]) == ([[6, 4]], "N")


def test_a_turning_stone_in_a_tie() -> None:
    """It turns the monster, or is pushed with its row by the other reading, but only as the first target."""
    text = ". A .\nB > u o r\n. C ."
    step = one_step(text)
    assert (step["turned_by"], step["at"]) == (["uturn"], [5, 4])
    step = one_step(text, tie_at_turning_stone="pushes")
    assert (step["turned_by"], step["at"]) == ([], [7, 4])
    assert step["stones"] == [[8, 4, "uturn"], [9, 4, "stone"], [10, 4, "right"]]
    step = one_step(". A . .\n. > ~ r\n. C . .", tie_at_turning_stone="pushes")
    assert (step["turned_by"], step["at"]) == (["right"], [7, 5])


def test_the_monsters_own_cell_is_vacated_on_the_row_of_v() -> None:
    """Fifteen stones move up, the last one to where it stood."""
    stones = [[x, 5, "stone"] for x in range(1, 16)]
    answer = monster({"stones": stones, "figures": {}, "monster": {"at": [0, 5], "facing": "W"}, "tile": 1})
    assert answer["stones"] == [[x, 5, "stone"] for x in range(15)]
    assert answer["steps"][0]["removed"] == []


def test_a_ring_of_blood_ends_the_step() -> None:
    """Row V all blood: the monster comes round to where it was."""
    pool = [[x, 5] for x in range(16)]
    position = {
        "pools": [pool],
        "figures": {"A": [2, 5]},
        "monster": {"at": [4, 5], "facing": "E"},
        "tile": 1,
    }
    step = monster(position)["steps"][0]
    assert step["stuck"]
    assert step["wrapped"] == ["V", "V"]
    assert (len(step["route"]), step["at"]) == (14 + 16, [2, 5])


def test_a_rotated_position_gives_the_rotated_walk() -> None:
    """The board is symmetric by half a turn, and so is everything the monster does."""
    half_turn = dict(zip("NESW", "SWNE", strict=True))

    def rotated(value: Any) -> Any:
        if isinstance(value, dict):
            return {
                key: half_turn[item] if key in ("facing", "arrow") else rotated(item)
                for key, item in value.items()
            }
        if isinstance(value, list) and value and isinstance(value[0], int):
            return [15 - value[0], 10 - value[1], *value[2:]]
        if isinstance(value, list):
            return [rotated(item) for item in value]
        return value

    dice = random.Random(7)
    for _ in range(150):
        position = any_position(dice)
        answer, other = monster(position), monster(rotated(position))
        for step in (*answer["steps"], *other["steps"]):
            assert step["route"] or step["stuck"]
        expected = rotated(answer)
        expected["stones"].sort()
        assert other == expected


def any_position(dice: random.Random) -> Position:
    """Scatter pieces so densely that most rules come up."""
    cells = [
        [x, y] for x in range(16) for y in range(11) if exists((x, y)) and (x, y) not in [(0, 0), (15, 10)]
    ]
    dice.shuffle(cells)
    blood = cells[:20]
    tiles = [{"at": cells.pop(), "pair": pair, "arrow": dice.choice("NESW")} for pair in "aabb"]
    pieces = dice.sample([cell for cell in cells if cell not in [tile["at"] for tile in tiles]], 38)
    return {
        "stones": [[*cell, dice.choice(sorted(KINDS.values()))] for cell in pieces[:30]],
        "pools": [blood],
        "teleporters": tiles,
        "figures": dict(zip("ABCDEFG", pieces[30:37], strict=True)),
        "monster": {"at": pieces[37], "facing": dice.choice("NESW")},
        "tile": dice.choice([5, 7, 8, 10, "hit1", "hit2", "hit3"]),
    }


# Figures


def test_moves_are_what_trying_every_path_finds() -> None:
    """The recursion of `moves` forgets no path, and its points are the fewest."""
    dice = random.Random(3)
    for _ in range(20):
        position = any_position(dice) | {"mover": "A", "points": 4}
        position["figures"]["A"] = dice.choice([position["figures"]["A"], [0, 0], "outside"])
        found: dict[str, Answer] = {}
        for length in range(5):
            for path in itertools.product(("N", "E", "S", "W", "IN", "OUT"), repeat=length):
                try:
                    steps = trace(position, list(path))
                except ValueError:
                    continue
                here = {"at": position["figures"]["A"], "stones": sorted(position["stones"])}
                last = steps[-1] if steps else here | {"may_stop": True}
                outcome = {"end": last["at"], "stones": last["stones"]}
                if last["may_stop"]:
                    found.setdefault(str(outcome), outcome | {"min_points": length})
        answer = moves(position)
        assert answer["count"] == len(found)
        assert {str(result) for result in answer["results"]} == {str(result) for result in found.values()}


def test_results_are_sorted_cells_first() -> None:
    """Then escaped; an outside figure may stay outside for nothing."""
    results = moves(draw("A .\n. .", at=(0, 0), points=1, mover="A"))["results"]
    assert [result["end"] for result in results] == [[0, 0], [0, 1], [1, 0], "escaped"]
    outside = {"figures": {"A": "outside"}, "points": 1, "mover": "A"}
    assert moves(outside)["results"] == [
        {"end": [15, 10], "stones": [], "min_points": 1},
        {"end": "outside", "stones": [], "min_points": 0},
    ]


def test_entering_past_a_figure_but_not_past_the_monster_or_a_stone() -> None:
    """One point is not enough with a figure on the entrance; two are."""
    busy: Position = {"figures": {"A": "outside", "B": [15, 10]}}
    assert ends(busy | {"points": 1}) == {"outside"}
    assert ends(busy | {"points": 2}) == {"outside", (14, 10), (15, 9)}
    alone: Position = {"figures": {"A": "outside"}, "points": 6}
    assert ends(alone | {"monster": {"at": [15, 10], "facing": "W"}}) == {"outside"}
    assert ends(alone | {"stones": [[15, 10, "stone"]]}, monster_stone_on_corner="stays") == {"outside"}


def test_leaving_through_a_figure_but_not_through_the_monster() -> None:
    """The exit corner costs a point and leaving another."""
    assert ends(draw("B A", at=(0, 0), points=2)) >= {"escaped"}
    assert "escaped" not in ends(draw("B A", at=(0, 0), points=1))
    assert "escaped" not in ends(draw("> A", at=(0, 0), points=6))


def test_a_stone_pushed_onto_a_corner_goes_whatever_the_reading() -> None:
    """The figure moves on normally."""
    for reading in ("removed", "stays"):
        found = outcomes(draw("~ o A", at=(0, 0), points=3), monster_stone_on_corner=reading)
        assert ([1, 0], []) in found
        assert ("escaped", []) in found


def test_a_stone_may_be_pushed_onto_the_movers_start() -> None:
    """Round the stone and back: five points."""
    assert ([6, 3], [[5, 3, "stone"]]) in outcomes(draw("A o", points=5))


def test_only_one_stone_and_only_onto_a_free_cell() -> None:
    """Stone, figure, monster, edge and teleporter behind it hold it; blood does not."""
    for behind in ("o", "B", "v", "1N"):
        assert ends(draw(f"A u {behind}", points=1)) == {(5, 3), (4, 3), (5, 2), (5, 4)}
    assert (14, 3) not in ends(draw("A o", at=(13, 3), points=1))
    assert ([6, 3], [[9, 3, "uturn"]]) in outcomes(draw("A u ~ ~ .", points=1))


def test_a_stone_onto_a_teleporter_by_the_other_reading() -> None:
    """Destroyed when pushed directly, held on the last blood cell when it slides, held by a monster there."""
    destroyed = {"stone_onto_teleporter": "destroyed"}
    assert ([6, 3], []) in outcomes(draw("A o 1N", points=1), **destroyed)
    assert ([6, 3], [[8, 3, "stone"]]) in outcomes(draw("A o ~ ~ 1N", points=1), **destroyed)
    under_monster = draw("A o 1N", points=1, monster={"at": [7, 3], "facing": "N"})
    assert (6, 3) not in ends(under_monster, **destroyed)


def test_a_sliding_stone_stops_on_the_last_free_blood_cell() -> None:
    """Before stone, figure, monster, teleporter and edge alike."""
    for beyond in ("o", "B", "<", "1N"):
        for end, stones in outcomes(draw(f"A c ~ ~ {beyond}", points=1)):
            assert (end == [6, 3]) == ([8, 3, "crystal"] in stones)
    assert ([12, 3], [[14, 3, "crystal"]]) in outcomes(draw("A c ~ ~", at=(11, 3), points=1))


def test_a_sliding_figure_is_held_by_monster_teleporter_and_edge() -> None:
    """It stays on the last blood cell, and may end there."""
    for beyond in ("<", "1N"):
        assert (7, 3) in ends(draw(f"A ~ ~ {beyond}", points=1))
    assert (14, 3) in ends(draw("A ~ ~", at=(12, 3), points=1))


def test_a_sliding_figure_pushes_the_same_stone_twice() -> None:
    """It ends beyond the pool and the stone one cell further; held, both stay on the blood."""
    assert ([9, 3], [[10, 3, "stone"]]) in outcomes(draw("A ~ ~o ~ . .", points=1))
    assert ([7, 3], [[8, 3, "stone"], [9, 3, "stone"]]) in outcomes(draw("A ~ ~o ~ o", points=1))


def test_a_figure_on_blood_is_passed_but_nobody_ends_there() -> None:
    """With a second point the mover gets away again."""
    assert (6, 3) not in ends(draw("A ~B o o", points=1))
    assert (6, 4) in ends(draw("A ~B o o\n. .", points=2))
    assert (7, 3) in ends(draw("A ~B . o", points=1))


# Whole games


def game(**more: Any) -> Position:
    """Set up two seats with an empty floor in round nine, when every figure uses its white number."""
    position: Position = {"stones": [], "pools": [], "figures": {}, "monster": {"at": [0, 5], "facing": "N"}}
    position |= {
        "seats": 2,
        "round": 9,
        "marker": "A",
        "turn": "A",
        "moved": [],
        "escaped": [],
        "options": {},
    }
    position |= more
    return {"pile": TILES[(position["round"] - 1) % 7 :]} | position


def only(position: Position, start: str) -> Position:
    """Return the one position after the decision that starts so."""
    (afters,) = [afters for decision, afters in decisions(position).items() if decision.startswith(start)]
    (after,) = afters
    return after


def outside(*names: str) -> dict[str, str]:
    """Put figures outside."""
    return dict.fromkeys(names, "outside")


def test_counts_at_the_entrance_done_by_hand() -> None:
    """A1 has 2 outcomes and A3 7; B's depend on where A stands: 9 + 7 + 9 + 7 + 5 * 8."""
    start = game(round=1, figures=outside("A1", "A3", "B1", "B3"), stones=[[14, 8, "stone"]])
    assert perft(start, 0) == 1
    assert perft(start, 1) == 2 + 7
    assert perft(start, 2) == 9 + 7 + 9 + 7 + 5 * 8
    split = divide(start, 2)
    assert split["A1 15,10 [stone@14,8]"] == 7
    assert split["A3 14,10 [stone@14,8]"] == 8
    assert sum(split.values()) == perft(start, 2)


def test_pushing_a_stone_two_ways_makes_two_decisions() -> None:
    """A4 reaches ten cells, one of them with the stone pushed north or west, or stays outside."""
    start = game(round=1, figures=outside("A4"), stones=[[14, 8, "stone"]], turn="A", moved=[])
    assert len(decisions(start)) == 12


def test_the_first_tile_is_a_number() -> None:
    """Four of them, three where the 5 stands for three hits; in round two all that are left count."""
    both = outside("A1", "B1")
    assert perft(game(round=1, figures=both), 2) == 3 * 4
    assert perft(game(round=1, figures=both, options={"long_game": True}), 2) == 3 * 3
    one = {"A1": [5, 5]}
    assert perft(game(figures=one, pile=["7", "7", "8", "8", "10", "hit1", "hit2"]), 1) == 5 * 5
    assert perft(game(figures=one, round=8), 1) == 6 * len(
        moves(game(figures=one, mover="A1", points=6))["results"]
    )


def test_round_one_gives_each_seat_two_turns() -> None:
    """Then the others are turned over, the monster moves, and B has the marker."""
    position = game(round=1, figures=outside("A1", "A3", "A4", "B1", "B3", "B4"))
    for start, turn in (("A1 out", "B"), ("B1 out", "A"), ("A3 out", "B")):
        position = only(position, start)
        assert position["turn"] == turn
    afters = decisions(position)["B3 outside []"]
    assert [len(after["pile"]) for after in afters] == [7] * 4
    assert {(after["round"], after["marker"], after["turn"]) for after in afters} == {(2, "B", "B")}
    assert {name[:2] for name in decisions(afters[0])} == {"B1", "B3", "B4"}


def test_a_seat_without_figures_passes() -> None:
    """A has one figure, B two: A, B, B; and the marker still goes round to whoever is next."""
    position = game(figures={"A1": [5, 5], "B1": [7, 7], "B3": [9, 9]})
    position = only(only(position, "A1 5,5"), "B1 7,7")
    assert position["turn"] == "B"
    after = decisions(position)["B3 9,9 []"][0]
    assert (after["round"], after["marker"], after["turn"]) == (10, "B", "B")
    alone = decisions(game(figures={"A1": [5, 5]}))["A1 5,5 []"][0]
    assert (alone["marker"], alone["turn"]) == ("B", "A")


def test_eaten_figures_come_back_up_to_the_seventh_tile() -> None:
    """Round seven still returns them and makes a new pile; round eight takes them for good."""
    trap = {
        "monster": {"at": [5, 7], "facing": "N"},
        "figures": {"A1": [5, 6], "B1": "outside"},
        "moved": ["B1"],
    }
    for after in decisions(game(**trap, round=7, pile=["7", "8"]))["A1 5,6 []"]:
        assert (after["figures"]["A1"], after["round"], after["pile"]) == ("outside", 8, TILES)
    for after in decisions(game(**trap, round=8))["A1 5,6 []"]:
        assert after["figures"]["A1"] == "eaten"
        assert not finished(after)


def test_figures_that_the_monster_pushes_are_elsewhere_in_the_next_round() -> None:
    """B1 behind the stone goes along as far as the tile says, or over the edge (10, 5, 7, 8, 2 hits)."""
    position = game(
        stones=[[6, 3, "stone"]],
        figures={"A1": [0, 0], "B1": [7, 3]},
        monster={"at": [5, 3], "facing": "E"},
        moved=["B1"],
        pile=["5", "7", "7", "8", "8", "10", "hit2"],
    )
    places = [after["figures"]["B1"] for after in decisions(position)["A1 0,0 [stone@6,3]"]]
    assert places == ["eaten", [12, 3], [14, 3], "eaten", "eaten"]


def test_a_finished_game_has_no_leaves_further_on() -> None:
    """By a third escape, by the last figure out of play, and by the fourteenth tile."""
    figures = {"A1": [0, 0], "B1": "outside"}
    third = game(figures=figures, escaped=["A3", "A4"], round=3)
    split = divide(third, 2)
    assert split.pop("A1 escaped []") == 0
    assert all(split.values())
    assert divide(third, 1)["A1 escaped []"] == 1
    five = game(figures=figures, escaped=["A4"], round=3, seats=5)
    assert divide(five, 2)["A1 escaped []"] == 0
    assert divide(five | {"seats": 4}, 2)["A1 escaped []"] > 0
    last = game(figures={"A1": [0, 0], "B1": "eaten"})
    assert divide(last, 1)["A1 escaped []"] == 1
    assert divide(last, 2)["A1 escaped []"] == 0
    final = game(figures={"A1": [9, 9]}, round=14)
    assert perft(final, 1) > 0
    assert perft(final, 2) == 0


def test_positions_that_cannot_be_counted_are_refused() -> None:
    """A pile of another round, a phase without a decision."""
    with pytest.raises(ValueError, match="pile"):
        perft(game(figures={"A1": [9, 9]}, pile=["7", "8"]), 1)
    with pytest.raises(ValueError, match="waits for a tile"):
        perft(game(figures={"A1": [9, 9]}, moved=["A1"]), 1)
