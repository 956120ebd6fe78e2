"""The compiled seat that plays greedily is the bot of that name: it takes what the bot might take."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from scatter import SWEEP
from strewn import strewn

from fabula.bots.greedy import best, expected
from fabula.core import RandomDice
from fabula.games.floors.options import Options
from fabula.games.floors.rounds import movable
from fabula.games.floors.state import Trace
from fabula.games.floors.worth import worth
from fabula.lab.floors_fast import Batch
from fabula.lab.floors_fast.greedy import choose_greedily
from fabula.lab.floors_fast.monster import room_for_moments
from fabula.lab.floors_fast.planning import desk
from fabula.lab.floors_fast.record import pack, pack_board

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState

DESK, MOMENTS = desk(), room_for_moments()


def same_choice(state: FloorsState, random: Random) -> int:
    """The compiled choice is one of the best by the bot's own measure; how many of these there are."""
    dice = RandomDice(random)
    values = {
        action: expected(worth, state, state.turn, action, dice)
        for action in state.choices(state.turn).actions
    }
    games, floors = pack(state, random.getrandbits(64))
    before = games.copy()
    choose_greedily(games[0], floors[0], DESK, MOMENTS)
    games["dice"] = before["dice"]
    assert games == before, "choosing changes nothing"
    chosen = DESK.one
    assert chosen.value[0] == pytest.approx(max(values.values()))
    wanted = []
    for action in best(values, 1):
        trace = state.judge(state.turn, action)
        assert isinstance(trace, Trace)
        wanted.append((trace.figure, trace.place, pack_board(trace.board)))
    assert (chosen.figure[0], chosen.place[0], chosen.board[0].tolist()) in wanted
    return len(wanted)


def test_crowded_positions_are_judged_alike() -> None:
    random, positions, alike = Random("greedy"), 0, 0
    while positions < 40 * SWEEP:
        state = strewn(random)
        if movable(state, state.turn):
            alike += same_choice(state, random) > 1
            positions += 1
    assert alike > 0


@pytest.mark.parametrize(("seats", "mode"), [(2, "basic"), (4, "expert")])
def test_whole_games_are_judged_alike(seats: int, mode: str) -> None:
    random = Random(f"greedy {seats}")
    options = Options(mode="expert" if mode == "expert" else "basic")
    for seed in range(SWEEP):
        batch = Batch.start(1, seats, options, seed=seed)
        state = batch.state(0)
        while state.supply:
            state.play(state.turn, random.choice(state.choices(state.turn).actions), RandomDice(random))
        ends_of_rounds = decisions = 0
        while not state.ending:
            round_ = state.round
            if decisions % 3 == 0 or sum(len(movable(state, seat)) for seat in range(seats)) == 1:
                same_choice(state, random)
            state.play(state.turn, random.choice(state.choices(state.turn).actions), RandomDice(random))
            decisions += 1
            ends_of_rounds += state.round > round_
        assert ends_of_rounds > 5


def test_each_of_the_best_is_chosen_now_and_then() -> None:
    state, random = Batch.start(1, 2, seed=3).state(0), Random("ties")
    chosen = set()
    ties = same_choice(state, random)
    for _ in range(200):
        games, floors = pack(state, random.getrandbits(64))
        choose_greedily(games[0], floors[0], DESK, MOMENTS)
        chosen.add((int(DESK.one.figure[0]), int(DESK.one.place[0]), DESK.one.board[0].tobytes()))
    assert len(chosen) == ties > 1
