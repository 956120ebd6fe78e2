"""What greedy goes by in Fearsome Floors: nearer is better, danger is worse, winning is everything."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, cast

import pytest

from fabula.core import RandomDice, extras, registry
from fabula.games.floors.foresight import foresee
from fabula.games.floors.worth import ESCAPE, LOSS, WAY, WIN, dangers, worth

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState

FLOORS = registry.game("floors")


def position(*, round: int = 8, moved: tuple[str, ...] = ("A1",), **places: object) -> FloorsState:
    """Two players on an empty floor; who is not placed waits outside."""
    names = [f"{seat}{white}" for seat in "AB" for white in (1, 3, 4, 5)]
    escaped = [name for name in names if places.get(name) == "escaped"]
    text = json.dumps(
        {
            "stones": [],
            "pools": [],
            "figures": {name: places.get(name, "outside") for name in names if name not in escaped},
            "monster": places.get("monster", {"at": [15, 4], "facing": "N"}),
            "seats": 2,
            "round": round,
            "turn": "A",
            "moved": moved,
            "escaped": escaped,
        }
    )
    questions = extras.questions("floors")
    assert questions is not None
    return cast("FloorsState", questions.state(text))


def test_it_is_the_way_that_all_figures_of_the_seat_have_come() -> None:
    assert worth(position(), 0) == 0
    assert worth(position(moved=(), A3=[15, 10]), 0) == 1
    spread = position(moved=(), A3=[15, 10], A4=[2, 8], B1=[0, 1])
    assert worth(spread, 0) == 1 + WAY - 10
    assert worth(spread, 1) == WAY - 1


def test_getting_out_is_worth_more_than_standing_at_the_door() -> None:
    assert worth(position(A3="escaped"), 0) == ESCAPE > worth(position(moved=(), A3=[0, 0]), 0)


def test_being_lost_is_worse_than_waiting_outside() -> None:
    assert worth(position(A3="eaten"), 0) == LOSS < 0


@pytest.mark.parametrize(("round", "afterwards"), [(1, 0.0), (8, LOSS)])
def test_what_the_monster_would_eat_counts_for_what_is_left_of_it(round: int, afterwards: float) -> None:
    monster = {"at": [5, 5], "facing": "W"}
    doomed = position(round=round, A3=[3, 5], monster=monster)
    assert dangers(doomed)["B"] == pytest.approx(1)
    assert worth(doomed, 0) == pytest.approx(afterwards)


def test_a_danger_counts_as_much_as_it_is_likely() -> None:
    seven_steps_away = position(A3=[5, 5], monster={"at": [12, 5], "facing": "W"})
    danger = float(foresee(seven_steps_away).danger["A3"])
    assert 0 < danger < 1
    assert worth(seven_steps_away, 0) == pytest.approx((1 - danger) * (WAY - 10) + danger * LOSS)


def test_when_a_round_begins_everybody_can_still_run() -> None:
    monster = {"at": [5, 5], "facing": "W"}
    assert worth(position(moved=(), A3=[3, 5], monster=monster), 0) == WAY - 8


def test_the_dangers_are_those_of_the_foresight() -> None:
    for seed in range(6):
        chance = RandomDice(random.Random(seed))
        state = cast("FloorsState", FLOORS.start(FLOORS.Options(), 2 + seed, chance))
        while state.to_act():
            if any(state.moved):
                names = state.names()
                risks = {names[letter]: risk for letter, risk in dangers(state).items()}
                for figure, danger in foresee(state).danger.items():
                    assert risks.get(figure, 0.0) == pytest.approx(float(danger))
            seat = state.to_act()[0]
            actions = state.choices(seat).actions
            state.play(seat, actions[chance.draw("any", range(len(actions)))], chance)


def test_winning_is_worth_more_than_everything_else() -> None:
    state = position(A3=[0, 0], A4="escaped", A5="escaped", B3="escaped")
    state.play(0, FLOORS.read("3 -"), RandomDice(random.Random(0)))
    assert state.standing() is not None
    assert worth(state, 0) > WIN > 10 * ESCAPE
    assert worth(state, 1) < -WIN + 2


def test_while_the_floor_is_laid_everything_is_worth_the_same() -> None:
    expert = FLOORS.Options(mode="expert")
    state = FLOORS.start(expert, 2, RandomDice(random.Random(0)))
    assert worth(state, 0) == worth(state, 1) == 0
