"""`fabula bot NAME`: one of our bots speaks the line protocol, so that any table can seat it."""

import random
import sys
from typing import Annotated

import typer

from fabula.commands.helping import examples
from fabula.words import Words

NAME = "bot"


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""
    say = words.say

    @app.command(NAME, help=say("cli-bot"), epilog=examples(words, "cli-bot-examples"))
    def bot(
        name: Annotated[str, typer.Argument(help=say("cli-bot-name"), metavar="NAME", show_default=False)],
        seed: Annotated[int, typer.Option("--seed", help=say("cli-bot-seed"), metavar="NUMBER")] = 0,
    ) -> None:
        from fabula.bots.lines import sit
        from fabula.bots.roster import bot as player
        from fabula.core import RandomDice

        sit(player(name), name, RandomDice(random.Random(seed)), sys.stdin, sys.stdout)
