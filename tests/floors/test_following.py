"""Events tell all that happens: a view that follows them arrives where the game does."""

from __future__ import annotations

import random

import pytest
from drawn import act, make_state
from msgspec.structs import replace

from fabula.core import RandomDice, ScriptedDice
from fabula.games.floors.drawing import drawing
from fabula.games.floors.events import Ended
from fabula.games.floors.game import game
from fabula.games.floors.options import Options
from fabula.games.floors.view import FloorsView
from fabula.testing import rule


def follow(view: FloorsView, events: list[object]) -> FloorsView:
    """The view after these events, as far as events tell: they do not say whose turn it is."""
    for event in events:
        after = drawing.follow(view, event)  # type: ignore[arg-type] # a list of events
        assert isinstance(after, FloorsView)
        view = after
    return view


def shown(view: FloorsView) -> FloorsView:
    """What is to be seen; whoever is out of play is no longer turned over."""
    figures = tuple(
        replace(figure, points=0, moved=False) if figure.place in ("eaten", "escaped") else figure
        for figure in view.figures
    )
    return replace(view, figures=figures, turn=0)


@rule("FLOORS-18.3")
@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_following_all_events_of_a_game_shows_every_position_of_it(seats: int, mode: str) -> None:
    options = Options(mode=mode)  # type: ignore[arg-type] # one of the two
    chance = random.Random(f"{seats} {mode}")
    state = game.start(options, seats, RandomDice(chance))
    while state.ending is None:
        before = state.view(None)
        actions = state.choices(state.turn).actions
        # Half of the time towards the exit, so that figures get out too.
        action = actions[int(chance.random() * len(actions))]
        if chance.random() < 0.5 and not state.supply:
            action = max(actions, key=lambda each: sum(map(each.words().count, "WN-")))
        events = state.play(state.turn, action, RandomDice(chance))
        assert shown(follow(before, list(events))) == shown(state.view(None))


@rule("FLOORS-12.3", "FLOORS-A36")
def test_following_the_end_of_time_shows_everyone_eaten() -> None:
    state = make_state("A4 . B1", in_round=14, unmoved=["A4"], escaped=["A3"])
    before = state.view(None)
    events = act(state, "4 N", "hit1")
    assert isinstance(events[-1], Ended)
    after = follow(before, list(events))
    assert shown(after) == shown(state.view(None))
    assert {figure.place for figure in after.figures} == {"eaten", "escaped"}


def test_following_a_win_leaves_the_others_where_they_are() -> None:
    state = make_state("A4 v . B1", at=(0, 0), escaped=["A1", "A3"])
    before = state.view(None)
    after = follow(before, list(state.play(0, game.read("4 -"), ScriptedDice([]))))
    assert after.ending == "won"
    assert shown(after) == shown(state.view(None))
    assert [figure.place for figure in after.figures if figure.name == "B1"] == [(3, 0)]
