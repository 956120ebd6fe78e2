"""The line protocol: how a program of any language sits down at a table, over its standard streams.

A line is a word and what belongs to it: a text, or a record as JSON. The table begins with `fabula` and
the game; whenever the seat is asked it sends `view`, `choices` and `choose`. The program answers `play` and
an action in the game's notation. Before that it may ask `imagine` for a full position that its seat cannot
tell from the real one, and `why-not` for the rule that forbids an action. The real position never leaves
the table.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final, TextIO, cast

import msgspec
from msgspec import Struct

from fabula.core import Chair, Choices, Fault, Refusal, registry
from fabula.core.contract import Detail
from fabula.core.faults import excerpt

if TYPE_CHECKING:
    from fabula.core import Action, Bot, Dice, Game, State, View

VERSION: Final = "1"
NO_LIMIT: Final = "-"


class Sitting(Struct, frozen=True):
    """What a program is told when it sits down."""

    game: str
    rules: str
    options: dict[str, Any]
    seats: int
    seat: int


class Asked(Struct, frozen=True):
    """What a seat is asked: a prompt with its details, and every listed action in the game's notation."""

    prompt: str
    details: dict[str, Detail]
    actions: tuple[str, ...]


def line(word: str, record: object = None) -> str:
    """A line that says this word with a record."""
    return f"{word} {msgspec.json.encode(record).decode()}\n"


def split(text: str) -> tuple[str, str]:
    """The word of a line, and what belongs to it."""
    word, _, rest = text.strip().partition(" ")
    return word, rest.strip()


class LineChair(Chair):
    """A chair at a table on the other side of two streams."""

    __slots__ = ("_asked", "_hears", "_says", "_view")

    def __init__(self, game: Game, seat: int, hears: TextIO, says: TextIO) -> None:
        self.game, self.seat = game, seat
        self._hears, self._says = hears, says
        self._view, self._asked = b"null", Asked("", {}, ())
        self._deadline = None

    def hear(self, word: str, rest: str) -> None:
        """Take in what the table says of the position."""
        if word == "view":
            self._view = rest.encode()
        elif word == "choices":
            self._asked = msgspec.json.decode(rest, type=Asked)
        elif word == "choose":
            self._deadline = None if rest == NO_LIMIT else time.monotonic() + float(rest)

    def view(self) -> View:
        """All that this seat may know."""
        view: View = msgspec.json.decode(self._view, type=self.game.Views)
        return view

    def choices(self) -> Choices:
        """What this seat is asked, and its legal actions."""
        actions = tuple(map(self.game.read, self._asked.actions))
        return Choices(self._asked.prompt, actions, self._asked.details)

    def why_not(self, action: Action) -> Refusal | None:
        """The first rule that forbids this action, or None; the table knows."""
        return msgspec.json.decode(
            self._ask(f"why-not {self.game.write(action)}", "refusal"), type=Refusal | None
        )

    def imagine(self, dice: Dice) -> State:
        """A full state that this seat cannot tell from the real one, by the table's dice."""
        return cast("State", msgspec.json.decode(self._ask("imagine", "state"), type=self.game.States))

    def _ask(self, question: str, answer: str) -> str:
        print(question, file=self._says, flush=True)
        word, rest = split(self._hears.readline())
        if word != answer:
            raise Fault("line-unexpected", word=excerpt(word), wanted=answer)
        return rest


def sit(bot: Bot, name: str, dice: Dice, hears: TextIO, says: TextIO) -> None:
    """Let a bot of ours play through the protocol, until the table says that it is over or falls silent."""
    chair: LineChair | None = None
    for text in iter(hears.readline, ""):
        word, rest = split(text)
        if word == "fabula":
            print(f"name {name}", file=says, flush=True)
        elif word == "game":
            sitting = msgspec.json.decode(rest, type=Sitting)
            chair = LineChair(registry.game(sitting.game), sitting.seat, hears, says)
        elif word == "quit":
            return
        elif chair is not None:
            chair.hear(word, rest)
            if word == "choose":
                print(f"play {chair.game.write(bot.choose(chair, dice))}", file=says, flush=True)
