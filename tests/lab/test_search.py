"""Bots that think ahead: how they divide their time, and that they see what is there."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING

import pytest

from fabula.core import Chair, Fault, RandomDice, chances, extras, registry
from fabula.games.floors.board import FIGURES, cell_at, put
from fabula.games.floors.game import game as floors
from fabula.games.floors.options import Options
from fabula.games.floors.rounds import movable
from fabula.games.floors.worth import worth
from fabula.games.foes.levels import on_turn
from fabula.lab.floors_fast.exploring import FastTrials, ThoroughTrials
from fabula.lab.floors_fast.monster import room_for_moments
from fabula.lab.floors_fast.planning import desk, worths
from fabula.lab.floors_fast.record import pack
from fabula.lab.search import Budget, SearchBot, think
from fabula.lab.search.exploring import EngineExplorer, SameLuck
from small_games.masks import game as masks
from small_games.masks.pieces import Wear

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action
    from fabula.games.floors.state import FloorsState
    from fabula.games.foes.state import FoesState


class Lottery:
    """Made-up moves whose tries come out by chance around a known mean."""

    def __init__(self, means: Sequence[float], seed: int = 1) -> None:
        self.actions: Sequence[Action] = [Wear(str(number)) for number in range(len(means))]  # type: ignore[arg-type] # any names
        self.prior: Sequence[float] = ()
        self.means, self.random, self.asked = means, Random(seed), 0

    def try_out(self, alive: Sequence[int]) -> Sequence[float]:
        self.asked += len(alive)
        luck = self.random.gauss(0, 1)
        return [self.means[index] + luck + self.random.gauss(0, 1) for index in alive]


def test_the_best_of_many_moves_is_found() -> None:
    means = [0.0, 0.3, 0.1, 1.5, -0.4, 0.2, 0.9, 0.0]
    right = sum(
        think(Lottery(means, seed), Budget(tries=600))[0].action.words()[-1] == "3" for seed in range(40)
    )
    assert right >= 38


def test_the_budget_goes_in_equal_parts_to_fewer_and_fewer_moves() -> None:
    lottery = Lottery([1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    thoughts = think(lottery, Budget(tries=240))
    assert [thought.tries for thought in thoughts] == [70, 70, 30, 30, 10, 10, 10, 10]
    assert lottery.asked == 240
    best = thoughts[0]
    low, high = best.interval
    assert low < best.mean < high


def test_few_tries_do_not_turn_over_how_moves_looked_before() -> None:
    def best(prior: Sequence[float], tries: int) -> str:
        lottery = Lottery([0.0, 3.0])
        lottery.prior = prior
        return think(lottery, Budget(tries=tries))[0].action.words()[-1]

    assert [best((), tries) for tries in (4, 400)] == ["1", "1"]
    assert [best((1.0, 0.0), tries) for tries in (4, 400)] == ["0", "1"]


def test_what_is_drawn_for_one_purpose_does_not_shift_another() -> None:
    alone, among = SameLuck(3), SameLuck(3)
    seen = [alone.draw("battle", range(6)) for _ in range(20)]
    for number in seen:
        among.draw("spell", range(9))
        assert among.draw("battle", range(6)) == number
    assert set(seen) == set(range(6))


def test_there_must_be_some_budget() -> None:
    with pytest.raises(ValueError, match="seconds"):
        think(Lottery([0.0, 1.0]), Budget())


def test_time_that_is_up_still_leaves_one_look_at_everything() -> None:
    thoughts = think(Lottery([0.0, 1.0, 2.0, 3.0]), Budget(seconds=0))
    assert all(thought.tries >= 1 for thought in thoughts)


def position(**changes: object) -> FloorsState:
    state = floors.start(Options(), 2, RandomDice(Random(1)))
    for name, value in changes.items():
        setattr(state, name, value)
    return state


def near_the_exit() -> FloorsState:
    """Seat A needs one more escape, and one figure can make it."""
    at = cell_at(1, 0)
    places = (-3, -3, at, -2, -2, -2, -2, -2)
    start = position()
    return position(
        round=3,
        turn=0,
        places=places,
        escaped=(0, 1),
        board=put(start.board, at, FIGURES[2]),
        moved=(False,) * 8,
        monster=cell_at(7, 5),
    )


@pytest.mark.parametrize("compiled", [True, False])
def test_a_won_game_is_won(compiled: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    chair = Chair(floors, near_the_exit(), 0)
    if not compiled:
        monkeypatch.setattr(extras, "explorer", lambda game: None)
    action = SearchBot(Budget(tries=60)).choose(chair, RandomDice(Random(1)))
    assert floors.write(action) == "4 W-"


WITHOUT_NUMBA = """
import random, sys
sys.modules["numba"] = None
from fabula.core import Chair, RandomDice, registry
from fabula.lab.floors_trials import explore
game = registry.game("floors")
state = game.start(game.Options(), 2, RandomDice(random.Random(1)))
print(explore(Chair(game, state, state.turn), random.Random(1), 12, 1))
"""


def test_without_numba_there_are_no_fast_trials() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True, check=True)
    assert done.stdout == "None\n"


def test_trials_list_the_same_moves_and_play_them() -> None:
    random = Random(4)
    state = floors.start(Options(), 3, RandomDice(random))
    for _ in range(30):
        trials = FastTrials(state, random, 8, 1)
        assert 1 <= len(trials.actions) <= 8
        for action in trials.actions:
            assert state.why_not(state.turn, action) is None
        assert len(trials.try_out([0])) == 1
        state.play(state.turn, random.choice(trials.actions), RandomDice(random))


def test_the_compiled_worth_is_the_readable_one() -> None:
    random, board, moments = Random(5), desk(), room_for_moments()
    state = floors.start(Options(), 4, RandomDice(random))
    while state.ending is None:
        games, grounds = pack(state)
        worths(games[0], grounds[0], board.walker, board.risk, board.values, moments)
        for seat in range(4):
            assert board.values[seat] == pytest.approx(worth(state, seat))
        state.play(state.turn, random.choice(state.choices(state.turn).actions), RandomDice(random))


def test_a_move_is_weighed_by_every_tile_that_may_come() -> None:
    random, compared = Random(8), 0
    state = floors.start(Options(), 2, RandomDice(random))
    while state.ending is None:
        seat = state.turn
        if sum(len(movable(state, each)) for each in range(2)) == 1:  # the monster comes next
            trials = ThoroughTrials(state, random, 3, 1)
            for action, weighed in zip(trials.actions, trials.try_out(range(3)), strict=True):
                ways = list(chances(state, seat, action))
                if all(way.state.standing() is None for way in ways):
                    lead = sum(
                        way.probability * (worth(way.state, seat) - worth(way.state, 1 - seat))
                        for way in ways
                    )
                    assert weighed == pytest.approx(lead)
                    compared += 1
        state.play(seat, random.choice(state.choices(seat).actions), RandomDice(random))
    assert compared >= 20


def test_beyond_the_round_the_best_of_its_end_are_tried_and_what_was_asked_for() -> None:
    state = floors.start(Options(), 2, RandomDice(Random(1)))
    everything = ThoroughTrials(state, Random(2), 96, 1)
    leads = everything.try_out(range(len(everything.actions)))
    assert leads == sorted(leads, reverse=True)
    worst = everything.actions[-1]
    few = ThoroughTrials(state, Random(2), 4, 2, also=(worst, everything.actions[0]))
    assert list(few.actions) == [*everything.actions[:4], worst]
    assert len(few.try_out(range(5))) == 5
    assert few.try_out([1, 3]) != few.try_out([1, 3]), "later rounds are left to the dice"


def test_a_game_without_a_worth_cannot_be_searched() -> None:
    state = masks.start(masks.Options(), 2, RandomDice(Random(1)))
    with pytest.raises(Fault) as caught:
        SearchBot(Budget(tries=4)).choose(Chair(masks, state, 0), RandomDice(Random(1)))
    assert caught.value.reason == "no-worth"


def test_a_game_with_secrets_is_searched_in_imagined_worlds() -> None:
    foes = registry.game("foes")
    state = foes.start(foes.Options(), 3, RandomDice(Random(2)))
    for _ in range(3):
        seat = state.to_act()[0]
        chair = Chair(foes, state, seat)
        if len(chair.choices().actions) > 1:
            trials = EngineExplorer(chair, Random(3), 4, 1)
            assert len(trials.try_out(range(len(trials.actions)))) == len(trials.actions) <= 4
        action = SearchBot(Budget(tries=4), candidates=4).choose(chair, RandomDice(Random(3)))
        assert state.why_not(seat, action) is None
        state.play(seat, action, RandomDice(Random(4)))


def test_each_try_goes_on_until_the_own_turn_comes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    foes = registry.game("foes")
    ends: list[tuple[int, bool]] = []

    def note(explorer: EngineExplorer, world: FoesState) -> float:
        ends.append((world.active, bool(world.agenda)))
        return 0.0

    monkeypatch.setattr(EngineExplorer, "_lead", note)
    monkeypatch.setattr(extras, "on_turn", lambda game: on_turn)
    dice = RandomDice(Random(6))
    state = foes.start(foes.Options(), 2, dice)
    for _ in range(12):
        seat = state.to_act()[0]
        trials = EngineExplorer(Chair(foes, state, seat), Random(3), 2, 1)
        ends.clear()
        trials.try_out(range(len(trials.actions)))
        assert set(ends) == {(seat, True)}
        state.play(seat, trials.actions[0], dice)


def test_the_same_dice_think_the_same() -> None:
    state = near_the_exit()
    bots = [
        SearchBot(Budget(tries=40)).thoughts(Chair(floors, state, 0), RandomDice(Random(7))) for _ in range(2)
    ]
    assert bots[0] == bots[1]
