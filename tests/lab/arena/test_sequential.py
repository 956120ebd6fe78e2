"""The sequential test keeps its error rates, with made-up players whose strength is known."""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING

import pytest

from fabula.bots.intervals import wilson
from fabula.lab.arena.sequential import Question, Sequential, Verdict, Wealth

if TYPE_CHECKING:
    from collections.abc import Callable

RUNS = 5000 if os.environ.get("FABULA_SWEEP") else 400
MOST_BLOCKS = 600
SURE = Sequential(margin=0.1, false_alarm=0.05, missed=0.05)


def pair(random: Random, chance: float) -> float:
    """Two games with the seats exchanged, each won with this chance, drawn once in ten."""
    return sum(0.5 if random.random() < 0.1 else float(random.random() < chance) for _ in range(2)) / 2


def lopsided(random: Random, chance: float) -> float:
    """The seats decide nearly everything: most blocks are even, a few go to one player altogether."""
    if random.random() < 0.8:
        return 0.5
    return float(random.random() < 0.5 + (chance - 0.5) / 0.2)


def coin(random: Random, chance: float) -> float:
    """The dice of a block decide both its games."""
    return float(random.random() < chance)


def verdict(share: Callable[[Random, float], float], chance: float, seed: int) -> tuple[Verdict, int]:
    question, random = Question(SURE), Random(seed)
    while question.verdict is Verdict.OPEN and question.blocks < MOST_BLOCKS:
        question.add(share(random, chance))
    return question.verdict, question.blocks


def counted(share: Callable[[Random, float], float], chance: float) -> dict[Verdict, int]:
    found = [verdict(share, chance, seed)[0] for seed in range(RUNS)]
    return {each: found.count(each) for each in Verdict}


@pytest.mark.parametrize("share", [pair, lopsided, coin])
def test_equals_are_seldom_called_stronger(share: Callable[[Random, float], float]) -> None:
    found = counted(share, 0.5)
    assert wilson(found[Verdict.STRONGER], RUNS).low < SURE.false_alarm
    assert found[Verdict.NOT_STRONGER] > 0.9 * RUNS


@pytest.mark.parametrize("share", [pair, lopsided, coin])
def test_who_is_stronger_by_the_margin_is_seldom_missed(share: Callable[[Random, float], float]) -> None:
    found = counted(share, 0.6)
    assert wilson(found[Verdict.NOT_STRONGER], RUNS).low < SURE.missed
    assert found[Verdict.STRONGER] > 0.85 * RUNS


def test_who_is_weaker_is_never_called_stronger_in_practice() -> None:
    assert counted(pair, 0.4)[Verdict.STRONGER] <= 0.01 * RUNS


def test_the_clearer_it_is_the_sooner_it_is_known() -> None:
    blocks = [sum(verdict(pair, chance, seed)[1] for seed in range(100)) for chance in (0.6, 0.75, 0.95)]
    assert blocks[0] > 2 * blocks[1] > 4 * blocks[2]
    assert blocks[2] < 100 * 12


def test_who_wins_every_game_is_stronger_after_a_few() -> None:
    question = Question(Sequential())
    while question.verdict is Verdict.OPEN:
        question.add(1.0)
    assert question.verdict is Verdict.STRONGER
    assert question.blocks == 7


def test_identical_players_are_found_to_be_not_stronger() -> None:
    question = Question(SURE)
    for _ in range(MOST_BLOCKS):
        question.add(0.5)
    assert (question.verdict, question.mean) == (Verdict.NOT_STRONGER, 0.5)


def test_a_verdict_stays_whatever_comes_after_it() -> None:
    question = Question(SURE)
    for share in (*[1.0] * 20, *[0.0] * 200):
        question.add(share)
    assert question.verdict is Verdict.STRONGER


def test_a_stricter_test_takes_longer() -> None:
    def needed(error: float) -> int:
        question = Question(Sequential(0.1, error, error))
        while question.verdict is Verdict.OPEN:
            question.add(1.0)
        return question.blocks

    assert needed(0.05) < needed(0.01) < needed(0.0001)


def test_a_bet_against_the_truth_loses_and_one_for_it_grows() -> None:
    high, low = Wealth(0.5, more=True), Wealth(0.5, more=False)
    for _ in range(50):
        high.add(0.8)
        low.add(0.8)
    assert high.logarithm > 3
    assert low.logarithm < -2


def test_before_the_first_block_nothing_is_known() -> None:
    question = Question(SURE)
    assert (question.verdict, question.mean, question.blocks) == (Verdict.OPEN, 0.5, 0)
