"""What a decision cost: a blunder is found, the best move costs nothing, and secrets stay secrets."""

from __future__ import annotations

from random import Random

import pytest

from fabula.bots.greedy import GreedyBot
from fabula.core import Chair, RandomDice, Record, Table, registry
from fabula.games.floors.game import game as floors
from fabula.games.floors.position import read_state
from fabula.lab.analysis import Judge, decisions, review
from fabula.lab.analysis.judging import is_finite
from fabula.lab.search import Thought

ONE_STEP_FROM_WINNING = """{"seats": 2, "round": 3, "monster": {"at": [12, 5], "facing": "E"}, "turn": "A",
"figures": {"A4": [9, 9], "A5": [0, 2], "B1": [14, 9], "B3": "outside", "B4": "outside", "B5": "outside"},
"escaped": ["A1", "A3"], "moved": ["A4", "B1"], "pile": ["5", "7", "7", "8", "8", "10"]}"""


def at_the_exit() -> Chair:
    return Chair(floors, read_state(ONE_STEP_FROM_WINNING), 0)


def played(name: str, seats: int, moves: int, seed: int) -> Record:
    """A game of greedy bots, as far as so many moves."""
    game = registry.game(name)
    table = Table.open(game, game.Options(), ["greedy"] * seats, secret=bytes([seed]), salt=b"")
    bot, dice = GreedyBot(), RandomDice(Random(seed))
    for _ in range(moves):
        seat = table.state.to_act()[0]
        table.play(seat, bot.choose(Chair(game, table.state, seat), dice))
    return table.record


def test_whoever_does_not_take_the_win_is_told_what_it_cost() -> None:
    verdict = Judge(64).judge(at_the_exit(), 2, floors.read("5 S"), Random(1))
    assert floors.write(verdict.best) == "5 NN-"
    assert verdict.is_sure
    assert verdict.lost > 10
    assert verdict.chance is not None
    assert verdict.chance > 0.9
    assert verdict.chance_lost > 0
    assert verdict.thoughts[0].action == verdict.best
    assert verdict.played in [thought.action for thought in verdict.thoughts]


@pytest.mark.parametrize("spelled", ["5 NN-", "5 ENNW-"], ids=["as listed", "by a detour"])
def test_the_best_move_costs_nothing_however_it_is_spelled(spelled: str) -> None:
    verdict = Judge(64).judge(at_the_exit(), 2, floors.read(spelled), Random(1))
    assert verdict.best == verdict.played
    assert (verdict.lost, verdict.chance_lost, verdict.is_sure) == (0.0, 0.0, False)


def test_a_move_that_no_bot_would_try_is_tried_if_it_was_played() -> None:
    judge = Judge(16)
    judge.bot.candidates = 2
    worst = floors.read("5 SSSE")
    verdict = judge.judge(at_the_exit(), 2, worst, Random(1))
    assert len(verdict.thoughts) == 3
    assert verdict.played == worst
    assert verdict.lost > 0


def test_the_reply_is_that_of_the_next_other_seat() -> None:
    chair = at_the_exit()
    assert Judge(16).reply(chair, floors.read("5 NN-"), Random(1)) is None, "the game is over then"
    reply = Judge(16).reply(chair, floors.read("5 S"), Random(1))
    assert reply is not None
    assert reply.seat == 1
    after = read_state(ONE_STEP_FROM_WINNING)
    after.play(0, floors.read("5 S"), RandomDice(Random(1)))
    assert after.why_not(1, reply.thought.action) is None


def test_a_single_try_has_no_interval() -> None:
    assert not is_finite(Thought(floors.read("5 S"), 1, 0.0, float("inf")))


@pytest.mark.parametrize("name", ["floors", "foes"])
def test_a_game_is_looked_through_decision_by_decision(name: str) -> None:
    record = played(name, 2, 12, seed=3)
    found = list(review(record, Judge(4)))
    assert [decision for decision, _ in found] == decisions(record)
    assert all(verdict.played == decision.played for decision, verdict in found)
    assert all(verdict.lost >= 0 for _, verdict in found)
    assert all(0 <= verdict.chance_lost <= 1 for _, verdict in found)
    own = list(review(record, Judge(4), seat=1))
    assert own == [each for each in found if each[0].seat == 1], "others or not, the tries are the same"


def test_what_was_taken_back_is_no_decision() -> None:
    table = Table.open(floors, floors.Options(), ["person", "person"], secret=b"7", salt=b"")
    first = table.state.to_act()[0]
    table.play(first, floors.read("5 +W"))
    table.undo(first)
    table.play(first, floors.read("4 +W"))
    assert [(each.number, floors.write(each.played)) for each in decisions(table.record)] == [(1, "4 +W")]
