"""How far a long command has come."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from fabula.words import Words
from fabula.words.figures import decimal


class Show(Protocol):
    """Shows how far it is."""

    def __call__(self, done: int, text: str) -> None:
        """So many games are done in all; the text says how it looks."""


@contextmanager
def progress(number: int, words: Words, *, before: int = 0) -> Iterator[Show]:
    """A bar with games per second and the time left, if somebody looks at standard error.

    Games that were played `before`, in an earlier run, do not count for the speed.
    """
    if not sys.stderr.isatty():
        yield lambda done, text: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=number, completed=before, speed="")

        def show(done: int, text: str) -> None:
            elapsed = bar.tasks[0].elapsed or 0
            speed = decimal((done - before) / elapsed, 1, words) if elapsed else "-"
            bar.update(
                task, completed=done, description=text, speed=words.say("cli-match-speed", speed=speed)
            )

        yield show
