"""What can be said of the graphics card's kernel on a machine without one."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from fabula.lab.floors_fast import Batch, gpu

if TYPE_CHECKING:
    import pytest


def test_the_kernel_is_made_from_the_present_source() -> None:
    assert gpu.kernel_mark() == gpu.source_mark(), "make it again: python -m tools.floors_kernel"


def test_the_kernel_is_for_old_cards_too() -> None:
    assert ".target sm_75" in gpu.kernel_text()


def test_without_a_card_the_processor_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    gpu.card.cache_clear()
    one, other = Batch.start(20, 3, seed=5), Batch.start(20, 3, seed=5)
    assert gpu.play_out(one) == other.play_out()
    assert (one.games == other.games).all()
    gpu.card.cache_clear()
