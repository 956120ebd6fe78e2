"""The vector environment of Floors is the readable game: the same letters, the same sight, the same moves."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from scatter import SWEEP
from strewn import strewn

from fabula.core import RandomDice, ScriptedDice
from fabula.games.floors.encoding import encoding
from fabula.games.floors.options import Options
from fabula.games.floors.rounds import movable
from fabula.games.floors.tiles import full_pile, is_hit_tile
from fabula.lab.envs import floors_steps as steps
from fabula.lab.envs.coding import ByLetters
from fabula.lab.envs.floors_rows import payoff
from fabula.lab.envs.floors_vector import FloorsVectorEnv
from fabula.lab.envs.running import payoffs
from fabula.lab.envs.writing import Writing
from fabula.lab.floors_fast import Batch
from fabula.lab.floors_fast.figures import undo_log
from fabula.lab.floors_fast.monster import room_for_moments
from fabula.lab.floors_fast.record import pack, unpack

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState

CODING = ByLetters(encoding)


class Pair:
    """A position in both engines, in which the seat on turn writes the same letters."""

    def __init__(self, state: FloorsState) -> None:
        self.state = state
        self.games, self.floors = pack(state)
        self.walk = np.zeros(3, np.int64)
        self.mask = np.zeros(steps.SIZE, np.int8)
        self.undo, self.moments, self.search = undo_log(), room_for_moments(), steps.room_for_search()

    def same_move(self, random: Random) -> None:
        """Write a move letter by letter at random and compare at each letter, and what it comes to."""
        state = self.state
        writing = Writing(state, state.turn)
        tiles = [tile for tile in state.pile if state.round > 1 or not is_hit_tile(tile)]
        tile = random.choice(tiles)
        number_of_tile = self._number(tile)
        game, floor = self.games[0], self.floors[0]
        steps.ask(game, floor, self.walk, self.undo, self.search, self.mask)
        while writing.action is None:
            assert np.flatnonzero(self.mask).tolist() == sorted(CODING.numbers(writing.open))
            self.same_sight(writing.words)
            letter = random.choice(writing.open)
            writing.write(letter)
            given = steps.give(
                game,
                floor,
                self.walk,
                CODING.numbers(letter)[0],
                number_of_tile,
                self.undo,
                self.moments,
                self.search,
                self.mask,
            )
            assert given == (steps.WRITTEN if writing.action is None else steps.PLAYED)
        state.play(state.turn, writing.action, ScriptedDice((tile,)))
        assert unpack(game, floor, state.options) == state
        self.same_sight(())

    def same_sight(self, words: tuple[str, ...]) -> None:
        assert encoding.digest is not None
        sight = np.zeros(steps.SIGHT, np.float32)
        view = self.state.view(None)
        for seat in range(self.state.seats):
            spelled = words if seat == self.state.turn else ()
            if words and not spelled:
                continue  # while somebody's figure is on its way, nobody else is asked to look
            steps.look(self.games[0], self.floors[0], self.walk, seat, sight)
            expected = np.array(encoding.digest(view, seat=seat, beginning=spelled), np.float32)
            assert np.array_equal(sight, expected)

    def _number(self, tile: str) -> int:
        pile = full_pile(long_game=self.state.options.long_game)
        return next(n for n, t in enumerate(pile) if t == tile and self.games[0]["pile"] >> n & 1)


@pytest.mark.parametrize("seats", range(2, 8))
def test_whole_games_go_alike_letter_by_letter(seats: int) -> None:
    random = Random(f"vector {seats}")
    for number in range(2 * SWEEP):
        options = Options(mode="expert" if number % 2 else "basic")
        state = Batch.start(1, seats, options, seed=number).state(0)
        while state.supply:
            state.play(state.turn, random.choice(state.choices(state.turn).actions), RandomDice(random))
        pair = Pair(state)
        while not pair.state.ending:
            pair.same_move(random)


def test_crowded_positions_have_the_same_letters() -> None:
    random = Random("crowded")
    moves = 0
    while moves < 150 * SWEEP:
        state = strewn(random)
        if movable(state, state.turn):
            Pair(state).same_move(random)
            moves += 1


def choose(random: np.random.Generator, masks: Any) -> Any:
    return (random.random(masks.shape) * masks).argmax(axis=1)


def hurry(random: np.random.Generator, masks: Any) -> Any:
    """Out by all means, else west or north where that is possible, and not back."""
    wanted = np.full(steps.SIZE, 1.0)
    for letter, weight in {"-": 1000.0, "W": 100.0, "N": 100.0, "+": 50.0}.items():
        wanted[CODING.numbers(letter)[0]] = weight
    return ((1 + random.random(masks.shape)) * masks * wanted).argmax(axis=1)


@pytest.mark.parametrize(("seats", "mode"), [(2, "basic"), (3, "expert"), (7, "basic")])
def test_every_step_shows_what_the_readable_game_shows(seats: int, mode: str) -> None:
    env = FloorsVectorEnv(5, seats=seats, options={"mode": mode})
    options = Options(mode="expert" if mode == "expert" else "basic")
    seen, _ = env.reset(seed=3)
    random = np.random.default_rng(1)
    asked = 0
    for _ in range(60):
        assert env.observation_space.contains(seen)
        for row in range(5):
            tables = env.tables
            if tables.walks[row, 0] != steps.NOBODY:
                continue
            asked += 1
            state = unpack(tables.games[row], tables.floors[row], options)
            seat = int(tables.seats[row])
            assert state.turn == seat
            assert not state.supply
            writing = Writing(state, seat)
            assert np.flatnonzero(seen["action_mask"][row]).tolist() == sorted(CODING.numbers(writing.open))
            assert encoding.digest is not None
            assert np.array_equal(
                seen["observation"][row], np.array(encoding.digest(state.view(seat), seat=seat), np.float32)
            )
        seen, *_ = env.step(choose(random, seen["action_mask"]))
    assert asked > 30


def test_a_game_that_is_over_begins_anew_in_the_same_step() -> None:
    env = FloorsVectorEnv(8)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, _ = env.reset(seed=2)
    random = np.random.default_rng(2)
    seats, results, games = env.tables.seats.copy(), [], 0
    for _ in range(400):
        seen, rewards, over, cut_off, infos = env.step(hurry(random, seen["action_mask"]))
        assert not cut_off.any()
        assert "illegal" not in infos
        assert not rewards[~over].any()
        if over.any():
            assert np.array_equal(infos["_final_obs"], over)
            assert not infos["final_obs"]["action_mask"][over].any()
            assert (env.tables.seats[over] == 1 - seats[over]).all()
            assert (env.tables.games["round"][over] == 1).all()
            assert (infos["final_obs"]["observation"][over, -12] > 1 / 14).all(), "the round, at the end"
            results += rewards[over].tolist()
            games += int(over.sum())
        seats = env.tables.seats.copy()
    assert games > 10
    assert sum(results) > games / 2, "whoever hurries out beats those who do not"


def test_what_the_mask_forbids_changes_nothing_and_costs_a_decision() -> None:
    env = FloorsVectorEnv(2, horizon=6)
    env.reset(seed=1)
    before, decisions = env.tables.games.copy(), env.tables.decisions.copy()
    left = 6 - int(decisions[0])
    for step in range(left):
        _, rewards, over, cut_off, infos = env.step(np.array([1, 99]))
        assert infos["illegal"].all()
        assert not rewards.any()
        assert not over.any()
        if step < left - 1:
            assert env.tables.games[0] == before[0]
    assert cut_off[0]


def test_one_seed_makes_all_games() -> None:
    traces = []
    for seed in (4, 4, 5):
        env, random = FloorsVectorEnv(4, seats=3), np.random.default_rng(1)
        seen, _ = env.reset(seed=seed)
        trace = []
        for _ in range(50):
            seen, *_ = env.step(choose(random, seen["action_mask"]))
            trace.append(seen["observation"].tobytes())
        traces.append(trace)
    assert traces[0] == traces[1] != traces[2]


def test_payoffs_are_those_of_the_standing() -> None:
    random, places, found = Random("payoffs"), np.zeros(7, np.int8), set()
    for _ in range(60):
        state = strewn(random)
        state.ending = "time_up"
        standing = state.standing()
        assert standing is not None
        games, _ = pack(state)
        expected = payoffs(standing)
        found.add(tuple(expected))
        assert [payoff(games[0], seat, places) for seat in range(7)] == pytest.approx(expected)
    assert len(found) > 30
