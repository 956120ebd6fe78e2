"""Faults and refusals that want to be worded by a game, or to name the file they are about."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fabula.core import Fault, Game, Illegal
from fabula.words import Words


@contextmanager
def about_game(game: Game, words: Words) -> Iterator[None]:
    """Word faults and refusals inside with the messages of this game."""
    speech = words.about(game)
    try:
        yield
    except Fault as fault:
        if words.fault_message(fault.reason) is not None:
            raise
        raise Fault("in-game", problem=speech.fault(fault)) from fault
    except Illegal as illegal:
        refusal = illegal.refusal
        raise Fault("refused", clause=refusal.rule, problem=speech.refusal(refusal)) from illegal


@contextmanager
def about_file(path: Path, words: Words) -> Iterator[None]:
    """Name the file in faults inside that do not."""
    try:
        yield
    except Fault as fault:
        if "path" in fault.details:
            raise
        raise Fault("in-file", path=str(path), problem=words.fault(fault)) from fault
