"""A plugin of pytest that ends the run when one test takes more of the processor's time than it may.

    pytest -p tools.processor_time --seconds-each 20 tests/foes

The time on the wall would not do: on a busy machine it passes while a test only waits for its turn.
"""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


def pytest_addoption(parser: pytest.Parser) -> None:
    """How long each test may take."""
    parser.addoption("--seconds-each", type=float)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Go through one test; nobody handles the signal, so that it ends the whole process."""
    signal.setitimer(signal.ITIMER_PROF, item.config.option.seconds_each)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
