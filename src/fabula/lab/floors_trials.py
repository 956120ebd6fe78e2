"""Trials of Floors' moves for bots that think ahead: compiled where numba is installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from fabula.core import Action, Chair
    from fabula.core.extras import Trials


def explore(
    chair: Chair, random: Random, candidates: int, ahead: int, also: Sequence[Action] = ()
) -> Trials | None:
    """Trials on the compiled lane; None without numba, and while the floor is being laid."""
    try:
        from fabula.lab.floors_fast.exploring import explore as fast
    except ModuleNotFoundError as missing:
        if missing.name not in ("numba", "numpy"):
            raise
        return None
    return fast(chair, random, candidates, ahead, also)
