"""Whole games of every number of players: what always holds, and the ways they end."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from fabula.core import RandomDice, Standing
from fabula.games.floors.board import CELLS, CORNERS, FIGURES, STONES
from fabula.games.floors.events import Removed, Round, Stage, Tile
from fabula.games.floors.figures import EATEN, ESCAPED
from fabula.games.floors.game import game
from fabula.games.floors.options import Options
from fabula.games.floors.tiles import TELEPORTER
from fabula.testing import rule

if TYPE_CHECKING:
    from fabula.core import Action, Event
    from fabula.games.floors.state import FloorsState


def check(state: FloorsState) -> None:
    """Pieces are conserved, one to a cell, none on a teleporter, and nobody is to act without a choice."""
    ground, board = state.floor.ground, state.board
    on_board = {figure: place for figure, place in enumerate(state.places) if place >= 0}
    assert len(set(on_board.values())) == len(on_board)
    for figure, place in on_board.items():
        assert board[place] == FIGURES[figure]
    for cell, piece in enumerate(board):
        assert (piece == " ") == (cell not in CELLS)
        if piece not in ". ":
            assert ground[cell] != TELEPORTER
            assert cell != state.monster
        if piece in STONES:
            assert cell not in CORNERS
        elif piece in FIGURES:
            assert on_board[FIGURES.index(piece)] == cell
    assert state.escaped == tuple(dict.fromkeys(state.escaped))
    assert set(state.escaped) == {f for f, place in enumerate(state.places) if place == ESCAPED}
    assert state.round > 7 or EATEN not in state.places
    if state.ending is None:
        assert state.to_act() == (state.turn,)
        assert state.choices(state.turn).actions
        assert state.standing() is None
    else:
        assert state.to_act() == ()


def pick(state: FloorsState, chance: random.Random) -> Action:
    """Mostly towards the exit, now and then anything."""
    actions = state.choices(state.turn).actions
    if state.supply or chance.random() < 0.3:
        return actions[int(chance.random() * len(actions))]
    return max(
        actions, key=lambda action: sum(map(action.words().count, "-NW")) + 9 * ("-" in action.words())
    )


def play(options: Options, seats: int) -> tuple[FloorsState, list[Event]]:
    chance = random.Random(f"{seats} {options}")
    state = game.start(options, seats, RandomDice(chance))
    events: list[Event] = []
    decisions = 0
    while state.ending is None:
        before = Counter(piece for piece in state.board if piece in STONES) + Counter()
        happened = state.play(state.turn, pick(state, chance), RandomDice(chance))
        decisions += 1
        events += happened
        check(state)
        if not state.supply and state.round > 1:
            lost = Counter(event.piece for event in happened if isinstance(event, Removed))
            after = Counter(piece for piece in state.board if piece in STONES)
            assert sum(before.values()) - sum(after.values()) == sum(lost.values())
    assert decisions <= game.horizon
    return state, events


@rule("FLOORS-11.3", "FLOORS-1.5", "FLOORS-1.6", "FLOORS-14.7", "FLOORS-12.4")
@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_a_game_of_any_number_of_players(mode: str, seats: int) -> None:
    options = Options(mode=mode, long_game=seats > 5 and mode == "expert")  # type: ignore[arg-type] # one of the two
    state, events = play(options, seats)
    rounds = [event.round for event in events if isinstance(event, Round)]
    assert rounds == list(range(2, state.round + 1))
    assert state.round <= 14
    tiles = sum(isinstance(event, Tile) for event in events)
    assert tiles in (state.round, state.round - 1)
    assert sum(isinstance(event, Stage) for event in events) == (state.round > 7)
    standing = state.standing()
    assert standing is not None
    check_standing(standing, state)
    assert {event.rule for event in events} <= set(game.rulebook.clauses)


def check_standing(standing: Standing, state: FloorsState) -> None:
    """Places agree with scores, and scores with who got out."""
    each = 4 if state.seats < 5 else 3
    assert standing.scores == tuple(
        sum(figure // each == seat for figure in state.escaped) for seat in range(state.seats)
    )
    assert standing.ending == state.ending
    if not any(standing.scores):
        assert standing.winners == ()
        return
    ranked = sorted(range(state.seats), key=lambda seat: (standing.places[seat], seat))
    scores = [standing.scores[seat] for seat in ranked]
    assert scores == sorted(scores, reverse=True)
    assert len(standing.winners) == 1
    assert (max(scores) == each - 1) == (standing.ending == "won")
