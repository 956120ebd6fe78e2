"""Whole games of Formidable Foes with greedy: they come to their end, and random players lose them."""

from __future__ import annotations

import os
import random
from typing import Final

import pytest

from bots.foes_tables import ALL, position
from fabula.bots.greedy import GreedyBot
from fabula.bots.match import Pairing, games
from fabula.core import Chair, RandomDice
from fabula.games.foes import game as foes

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
SEATS: Final = foes.seats
PARTS: Final = 10 if SWEEP else 1
GAMES: Final = 10 if SWEEP else 1
"""In each part: 500 games over all numbers of players in a sweep."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("seats", SEATS)
def test_games_among_greedy_bots_come_to_their_end(seats: int, part: int) -> None:
    """FOE-14.2: nobody ever has to fight, but there is always something to win."""
    played = list(games(Pairing("foes", ("greedy",) * seats, seed=part), GAMES))
    print(f"{seats} seats: {[game.decisions for game in played]} decisions")
    endings = [game.standing and game.standing.ending for game in played]
    assert endings == ["bosses_dead"] * GAMES


@pytest.mark.parametrize("seats", SEATS)
def test_with_one_chip_left_in_all_the_game_still_comes_to_its_end(seats: int) -> None:
    """FOE-19.17: a boss with a heart falls to one chip and a lucky roll, once in 36 battles."""
    figures = {letter: {"at": "S1", "wisdom": 50, "chips": 0} for letter in "ABCDEF"[:seats]}
    state = position(seats=seats, **figures, tiles={"C48": 50}, last=[], supply=1, closed=ALL)
    chance, decisions = RandomDice(random.Random(seats)), 0
    while asked := state.to_act():
        action = GreedyBot().choose(Chair(foes, state, asked[0]), chance)
        state.play(asked[0], action, chance)
        decisions += 1
        assert decisions < foes.horizon
    assert (sum(state.chips), state.supply) == (0, 1)
    assert sum(state.gold) == state.box.monster[50].gold + 1


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    count = 20 if SWEEP else 1
    pairing = Pairing("foes", ("greedy", *["random"] * (seats - 1)), seed=seats)
    for played in games(pairing, count):
        assert played.standing is not None
        assert [played.seating[seat] for seat in played.standing.winners] == ["greedy"]
