from collections.abc import Iterator

import pytest

from core.fair import FAIR
from fabula.core import registry


@pytest.fixture(autouse=True)
def hosted() -> Iterator[None]:
    """The little game is found under its name, as an installed one is."""
    with registry.hosting(FAIR):
        yield
