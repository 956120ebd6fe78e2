from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from envs.positions import all_games

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def _hosts_the_small_game() -> Iterator[None]:
    with all_games():
        yield
