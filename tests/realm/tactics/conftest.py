"""The bot of the realm plays with the extras that the project declares."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from realm.hosted import hosted

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def realm() -> Iterator[None]:
    """For each of its tests."""
    with hosted():
        yield
