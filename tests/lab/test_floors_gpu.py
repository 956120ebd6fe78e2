"""Whole games for a graphics card, on a machine without one."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from fabula.lab.floors_fast import Batch, gpu

if TYPE_CHECKING:
    import pytest


def test_without_a_card_the_processor_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    gpu.card.cache_clear()
    one, other = Batch.start(20, 3, seed=5), Batch.start(20, 3, seed=5)
    assert gpu.play_out(one) == other.play_out()
    assert (one.games == other.games).all()
    gpu.card.cache_clear()
