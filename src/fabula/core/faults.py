"""Bad input: what is wrong with a file or a text, as a value that the message catalogues can word."""

from __future__ import annotations

from functools import partial

LONGEST = 60


def excerpt(text: str) -> str:
    """As much of somebody's text as a message can hold."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


class Fault(Exception):  # noqa: N818 - a person's mistake, not an error of the program
    """Input that cannot be used: the name of the reason, its details, and the line where it shows."""

    def __init__(self, reason: str, *, line: int | None = None, **details: str | int) -> None:
        super().__init__(reason, line, details)
        self.reason = reason
        self.line = line
        self.details = details

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line is not None else ""
        what = ", ".join(f"{name} {value}" for name, value in self.details.items())
        return f"{where}{self.reason}" + (f" ({what})" if what else "")

    def __reduce__(self) -> tuple[partial[Fault], tuple[()]]:
        return partial(Fault, self.reason, line=self.line, **self.details), ()  # between processes, too
