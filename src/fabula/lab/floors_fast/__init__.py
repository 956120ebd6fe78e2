"""Fearsome Floors at full speed: the same rules on flat records, compiled by numba.

The modules are named as those of `fabula.games.floors` are, and cite the same clauses; tests hold them
against the readable engine step by step. `Batch` plays many games at once; the functions answer
questions about one position.
"""

from __future__ import annotations

from fabula.lab.floors_fast.batch import (
    Batch,
    Foresight,
    Outcome,
    foresight,
    lay_tile,
    lays,
    outcomes,
    play_move,
    roll_outs,
)

__all__ = [
    "Batch",
    "Foresight",
    "Outcome",
    "foresight",
    "lay_tile",
    "lays",
    "outcomes",
    "play_move",
    "roll_outs",
]
