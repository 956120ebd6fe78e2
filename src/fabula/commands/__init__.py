"""The sub-commands of `fabula`, one module each, with what is heavy imported when it is needed."""

from typing import Protocol

import typer

from fabula.commands import (
    analyse,
    arena,
    bot,
    calibrate,
    duel,
    ladder,
    match,
    perft,
    play,
    position,
    puzzle,
    replay,
    rules,
    serve,
    study,
    tidy,
    verify,
)
from fabula.commands.helping import examples
from fabula.words import Words

__all__ = ["COMMANDS", "examples"]


class CommandModule(Protocol):
    """A module that adds one sub-command."""

    NAME: str
    """What the sub-command is called."""

    def register(self, app: typer.Typer, words: Words) -> None:
        """Add the sub-command, its help in the language of these words."""


COMMANDS: tuple[CommandModule, ...] = (
    play,
    serve,
    tidy,
    replay,
    verify,
    rules,
    position,
    perft,
    match,
    duel,
    arena,
    ladder,
    study,
    bot,
    analyse,
    puzzle,
    calibrate,
)
