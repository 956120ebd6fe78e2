from collections.abc import Iterator

import pytest

from core.fair import FAIR
from fabula.core import registry
from small_games.masks import game as masks


@pytest.fixture(autouse=True)
def hosted() -> Iterator[None]:
    """The little games are found under their names, as installed ones are."""
    with registry.hosting(FAIR), registry.hosting(masks):
        yield
