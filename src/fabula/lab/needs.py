"""What is installed with an extra, and what is said where it is not."""

from __future__ import annotations

from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from fabula.core import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

PICTURES: Final = ("matplotlib", "openskill", "polars")
"""What tables, ratings and pictures are made with."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around imports that an extra brings: `Fault` with its name if one of them is not there."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "fabula":
            raise
        raise Fault("extra-missing", module=missing.name, extra=extra) from missing


def check_pictures() -> None:
    """`Fault` if tables and pictures cannot be made: said before anything is played for them."""
    for module in PICTURES:
        if find_spec(module) is None:
            raise Fault("extra-missing", module=module, extra="lab")
