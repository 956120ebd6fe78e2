"""A sheet on which letters are put anywhere."""

from __future__ import annotations

from itertools import groupby
from typing import TypeAlias

from fabula.core.extras import Span

Point: TypeAlias = tuple[int, int]


class Canvas:
    """Letters by column and line, each with its tone; what is put first stays."""

    def __init__(self) -> None:
        self._letters: dict[Point, tuple[str, str]] = {}

    def put(self, at: Point, text: str, tone: str = "") -> None:
        """Write a text that begins here, where nothing stands yet."""
        for offset, letter in enumerate(text):
            self._letters.setdefault((at[0] + offset, at[1]), (letter, tone))

    def line(self, start: Point, end: Point, letter: str, tone: str = "") -> None:
        """A straight line of one letter, beneath everything that stands there."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for step in range(steps + 1):
            column = round(start[0] + (end[0] - start[0]) * step / steps)
            row = round(start[1] + (end[1] - start[1]) * step / steps)
            self.put((column, row), letter, tone)

    def rows(self) -> tuple[tuple[Span, ...], ...]:
        """The sheet, cut to what is written on it."""
        if not self._letters:
            return ()
        columns = [column for column, _ in self._letters]
        lines = [line for _, line in self._letters]
        return tuple(
            tuple(self._spans(min(columns), max(columns), line)) for line in range(min(lines), max(lines) + 1)
        )

    def _spans(self, left: int, right: int, line: int) -> list[Span]:
        letters = [self._letters.get((column, line), (" ", "")) for column in range(left, right + 1)]
        runs = groupby(letters, key=lambda letter: letter[1])
        return [Span("".join(letter for letter, _ in run), tone) for tone, run in runs]
