"""Whole games of Formidable Foes with greedy: they come to their end, and random players lose them."""

from __future__ import annotations

import os
from typing import Final

import pytest

from fabula.bots.match import Pairing, games
from fabula.core import registry

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
SEATS: Final = registry.game("foes").seats
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


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    count = 20 if SWEEP else 1
    pairing = Pairing("foes", ("greedy", *["random"] * (seats - 1)), seed=seats)
    for played in games(pairing, count):
        assert played.standing is not None
        assert [played.seating[seat] for seat in played.standing.winners] == ["greedy"]
