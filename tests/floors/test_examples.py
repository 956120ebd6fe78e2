"""The rulebook's own examples, asked through the position notation, step by step."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from fabula.core import Refusal, extras
from fabula.games.floors.board import COORDINATES, EMPTY, cell_at, put, stones_on
from fabula.games.floors.figures import Surroundings, walk, why_not_end
from fabula.games.floors.position import make_scene, read_position
from fabula.testing import rule

FACTS = json.loads((files("fabula.games.floors") / "data" / "examples.json").read_text(encoding="utf-8"))
EXAMPLES = {example["id"]: example for example in FACTS["examples"]}
FIGURES = [name for name, example in EXAMPLES.items() if example["mode"] == "figure"]
MONSTERS = [name for name, example in EXAMPLES.items() if example["mode"] == "monster"]


def ask(question: str, position: dict[str, Any]) -> Any:
    found = extras.questions("floors")
    assert found is not None
    return json.loads(found.ask[question](json.dumps(position)))


def test_there_are_three_examples_of_figures_and_two_of_the_monster() -> None:
    assert (len(FIGURES), len(MONSTERS)) == (3, 2)


STEPS = [(name, n) for name in MONSTERS for n in range(len(EXAMPLES[name]["expected"]["steps"]))]


@rule("FLOORS-7.5", "FLOORS-7.6", "FLOORS-8.1", "FLOORS-8.3", "FLOORS-9.2", "FLOORS-15.2", "FLOORS-15.5")
@pytest.mark.parametrize(("name", "n"), STEPS)
def test_the_monster_goes_as_printed_step_by_step(name: str, n: int) -> None:
    answer = ask("monster", EXAMPLES[name]["position"])
    assert answer["steps"][n] == EXAMPLES[name]["expected"]["steps"][n] | {"stuck": False}


@rule("FLOORS-8.1", "FLOORS-9.4", "FLOORS-18.1")
@pytest.mark.parametrize("name", MONSTERS)
def test_the_whole_answer_is_as_printed(name: str) -> None:
    answer = ask("monster", EXAMPLES[name]["position"])
    expected = EXAMPLES[name]["expected"]
    steps = [step | {"stuck": False} for step in expected["steps"]]
    assert answer == expected | {"steps": steps}


@rule("FLOORS-8.4")
def test_with_g_elsewhere_the_monster_leaves_through_the_wall_v() -> None:
    example = EXAMPLES["monster-basic"]
    (variant,) = example["variants"]
    answer = ask("monster", example["position"] | variant["change"])
    assert {key: answer[key] for key in variant["expected"]} == variant["expected"]
    assert [step["wrapped"] for step in answer["steps"]] == [[]] * 6 + [["V"], []]


@rule("FLOORS-A40")
def test_facing_west_the_expert_example_takes_the_same_route() -> None:
    """Only the first look differs: A is then on its right."""
    position = EXAMPLES["monster-expert"]["position"]
    west = position | {"monster": {"at": [9, 7], "facing": "W"}}
    expected, answer = ask("monster", position), ask("monster", west)
    look = expected["steps"][0]["look"]
    assert answer["steps"][0]["look"] == look | {"left": look["right"], "right": look["left"]}
    assert answer["steps"][0] | {"look": look} == expected["steps"][0]
    assert answer | {"steps": answer["steps"][1:]} == expected | {"steps": expected["steps"][1:]}


@rule("FLOORS-A40")
@pytest.mark.parametrize("facing", "NS")
def test_facing_north_it_would_too_but_facing_south_it_would_not(facing: str) -> None:
    position = EXAMPLES["monster-expert"]["position"]
    answer = ask("monster", position | {"monster": {"at": [9, 7], "facing": facing}})
    same = [step["route"] for step in answer["steps"]] == [
        step["route"] for step in EXAMPLES["monster-expert"]["expected"]["steps"]
    ]
    assert same == (facing == "N")


def steps_of(position: dict[str, Any], path: list[str], points: int) -> list[dict[str, Any]] | None:
    """The walk of a figure's path, point by point; None where it is refused, though not for its end."""
    read = read_position(json.dumps(position))
    scene = make_scene(read)
    start = cell_at(*position["figures"][position["mover"]])
    around = Surroundings(scene.floor, scene.monster)
    board = put(scene.board, start, EMPTY)
    letters = "".join(path)
    steps = []
    for length in range(1, len(letters) + 1):
        walked = walk(around, board, start, letters[:length], points)
        if isinstance(walked, Refusal):
            return None
        steps.append(
            {
                "go": letters[length - 1],
                "at": list(COORDINATES[walked.place]),
                "stones": [list(stone) for stone in stones_on(walked.board)],
                "may_stop": why_not_end(walked.board, walked.place) is None,
            }
        )
    return steps


@rule("FLOORS-4.4", "FLOORS-5.1", "FLOORS-6.1", "FLOORS-6.4", "FLOORS-6.7")
@pytest.mark.parametrize("name", FIGURES)
def test_figures_go_as_printed_step_by_step(name: str) -> None:
    example = EXAMPLES[name]
    assert (
        steps_of(example["position"], example["path"], example["position"]["points"])
        == (example["expected"]["steps"])
    )


@rule("FLOORS-4.5", "FLOORS-5.2", "FLOORS-6.5", "FLOORS-6.6")
@pytest.mark.parametrize("name", FIGURES)
def test_what_is_said_to_be_legal_illegal_or_impossible_is_so(name: str) -> None:
    example = EXAMPLES[name]
    position = example["position"]
    results = ask("moves", position)["results"]
    outcomes = [(result["end"], result["stones"]) for result in results]
    for legal in example["legal_paths"]:
        steps = steps_of(position, legal["path"], position["points"])
        assert steps is not None
        end = (steps[-1]["at"], steps[-1]["stones"]) if steps else outcomes_start(position)
        assert not steps or steps[-1]["may_stop"]
        assert end in outcomes
    for illegal in example["illegal_paths"]:
        steps = steps_of(position, illegal["path"], position["points"])
        assert steps is None or not steps[-1]["may_stop"]
    for impossible in example.get("impossible_results", []):
        for end, stones in outcomes:
            assert end != impossible.get("end", "nowhere")
            assert impossible.get("stone_at", "nowhere") not in [stone[:2] for stone in stones]


def outcomes_start(position: dict[str, Any]) -> tuple[Any, Any]:
    """The outcome of standing still."""
    return position["figures"][position["mover"]], sorted(position["stones"])
