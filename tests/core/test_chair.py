"""A bot's chair: everything its seat may know and do, and no way to the true state."""

from __future__ import annotations

import random
import time

import msgspec
import pytest

from core.fair import FAIR, Add, FairState, FairView, Options
from fabula.core import Chair, RandomDice, ScriptedDice

SEEDS = range(20)


@pytest.fixture
def state() -> FairState:
    return FAIR.start(Options(), 3, ScriptedDice([3, 4, 5]))


def test_it_shows_what_the_seat_may_know(state: FairState) -> None:
    chair = Chair(FAIR, state, 1)
    assert (chair.game, chair.seat) == (FAIR, 1)
    assert chair.view() == FairView((0, 0, 0), 4)
    assert chair.choices() == state.choices(1)
    refusal = chair.why_not(Add(1))
    assert refusal is not None
    assert refusal.reason == "not-asked"
    assert Chair(FAIR, state, 0).why_not(Add(1)) is None


def test_it_imagines_and_does_not_show(state: FairState) -> None:
    chair = Chair(FAIR, state, 1)
    before = msgspec.json.encode(state)
    imagined = [chair.imagine(RandomDice(random.Random(seed))) for seed in SEEDS]
    assert {other.view(1) for other in imagined} == {state.view(1)}
    assert len({msgspec.json.encode(other) for other in imagined}) > 10
    for other in imagined:
        other.play(0, Add(3), ScriptedDice([]))
    assert msgspec.json.encode(state) == before


def test_no_public_attribute_leads_to_the_state(state: FairState) -> None:
    """Whatever can be reached by public names and by the public answers is not the state, nor has it."""
    chair = Chair(FAIR, state, 1)
    with pytest.raises(AttributeError):
        chair.state = state  # type: ignore[attr-defined] # what is tried
    reached: list[object] = []
    waiting: list[tuple[object, int]] = [(chair, 0), (chair.view(), 0), (chair.choices(), 0)]
    while waiting:
        found, depth = waiting.pop()
        reached.append(found)
        if depth < 3:
            names = [name for name in dir(found) if not name.startswith("_")]
            waiting += [(getattr(found, name), depth + 1) for name in names]
    assert chair.game in reached
    assert not [found for found in reached if found is state or isinstance(found, FairState)]


def test_time_runs_out(state: FairState, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    chair = Chair(FAIR, state, 0, seconds=2.5)
    assert Chair(FAIR, state, 0).seconds_left() is None
    assert chair.seconds_left() == 2.5
    now = 103.0
    assert chair.seconds_left() == -0.5
