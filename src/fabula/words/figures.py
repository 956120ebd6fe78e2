"""Numbers and tables as people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fabula.words.speech import Words


def percent(share: float, words: Words) -> str:
    """A share as people read it."""
    return words.say("cli-match-percent", number=decimal(100 * share, 1, words))


def decimal(number: float, digits: int, words: Words) -> str:
    """A number with so many digits after the mark that the language uses."""
    return f"{number:.{digits}f}".replace(".", words.say("cli-match-decimal-mark"))


def aligned(rows: Iterable[list[str]]) -> Iterator[str]:
    """The rows of a table: the first column begins where it begins, the others end where they end."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *others = (
            cell.ljust(width) if index == 0 else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join((first, *others))
