"""Bad input: what is wrong with a file or a text, as a value that the message catalogues can word."""

from __future__ import annotations

from functools import partial
from typing import Self

LONGEST = 60


def excerpt(text: str) -> str:
    """As much of somebody's text as a message can hold."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


class Fault(Exception):  # noqa: N818 - a person's mistake, not an error of the program
    """Input that cannot be used: the name of the reason, its details, and the line where it shows.

    Where several things are wrong at once, they are its parts.
    """

    def __init__(self, reason: str, *, line: int | None = None, **details: str | int) -> None:
        super().__init__(reason, line, details)
        self.reason = reason
        self.line = line
        self.parts: tuple[Fault, ...] = ()
        self.details = details

    def listing(self, parts: tuple[Fault, ...]) -> Self:
        """The same fault, with these as its parts."""
        self.parts = parts
        return self

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line is not None else ""
        what = ", ".join(f"{name} {value}" for name, value in self.details.items())
        head = f"{where}{self.reason}" + (f" ({what})" if what else "")
        return "; ".join([head, *map(str, self.parts)])

    def __reduce__(self) -> tuple[partial[Fault], tuple[()], dict[str, object]]:
        """So that it can go from one process to another."""
        return partial(Fault, self.reason, line=self.line, **self.details), (), {"parts": self.parts}
