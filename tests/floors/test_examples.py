"""The rulebook's own examples of the monster, asked through the position notation, step by step."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from fabula.core import extras
from fabula.testing import rule

FACTS = json.loads((files("fabula.games.floors") / "data" / "examples.json").read_text(encoding="utf-8"))
EXAMPLES = {example["id"]: example for example in FACTS["examples"]}
MONSTERS = [name for name, example in EXAMPLES.items() if example["mode"] == "monster"]


def ask(question: str, position: dict[str, Any]) -> Any:
    found = extras.questions("floors")
    assert found is not None
    return json.loads(found.ask[question](json.dumps(position)))


def test_there_are_two_examples_of_the_monster() -> None:
    assert MONSTERS == ["monster-basic", "monster-expert"]


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
