"""Setting up a game in plain questions and answers; Enter alone takes what is usual."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from fabula import bots
from fabula.core import Fault, registry
from fabula.settings import fields, read_options
from fabula.terminal import telling
from fabula.terminal.players import PERSON, read_players, usual_players

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import Struct

    from fabula.core import Game
    from fabula.words import Words

T = TypeVar("T")


class Questions:
    """Asks what a new game needs; lines come from `read` (None at the end) and go to `write`."""

    def __init__(self, words: Words, read: Callable[[str], str | None], write: Callable[[str], None]) -> None:
        self.words = words
        self.read = read
        self.write = write

    def game(self) -> Game:
        """Which game."""
        names = registry.games()
        if len(names) == 1:
            return registry.game(names[0])
        offered = (f"{name}: {self.words.offered(registry.game(name))}" for name in names)
        self.write(self.words.say("plain-ask-game", games="; ".join(offered), usual=names[0]))
        return self._answer(lambda line: registry.game(line or names[0]))

    def players(self, game: Game) -> tuple[str, ...]:
        """Who plays."""
        usual = usual_players(game)
        if (hint := telling.lessons(self.words, game)) is not None:
            self.write(hint)
        self.write(
            self.words.say(
                "plain-ask-players",
                kinds=", ".join((PERSON, *bots.offered(game))),
                least=game.seats[0],
                most=game.seats[-1],
                usual=",".join(usual),
            )
        )
        return self._answer(lambda line: read_players(line, game) if line else usual)

    def options(self, game: Game) -> Struct:
        """Which variants."""
        words = self.words.about(game)
        known = fields(game)
        if not known:
            return game.Options()
        for field in known:
            values = ", ".join(str(words.option_value(field.name, value)) for value in field.values)
            self.write(
                self.words.say(
                    "plain-option",
                    name=field.name,
                    about=words.option(field.name),
                    values=values,
                    usual=words.option_value(field.name, field.usual),
                )
            )
        self.write(self.words.say("plain-ask-options"))
        return self._answer(lambda line: read_options(game, line.split()))

    def _answer(self, understand: Callable[[str], T]) -> T:
        """The first line that can be understood; at the end of input, what is usual."""
        while True:
            line = self.read("> ")
            try:
                return understand((line or "").strip())
            except Fault as fault:
                self.write(self.words.fault(fault))
                if line is None:
                    raise
