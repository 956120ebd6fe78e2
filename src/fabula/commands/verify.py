"""`fabula verify FILE`: are the dice of a record what its secret says, and does it play to the same end?"""

from pathlib import Path
from typing import Annotated

import typer

from fabula.commands.helping import examples, file_argument
from fabula.words import Words

NAME = "verify"


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""

    @app.command(NAME, help=words.say("cli-verify"), epilog=examples(words, "cli-verify-examples"))
    def verify(file: Annotated[Path, file_argument(words)]) -> None:
        from fabula.commands.faults import about_file
        from fabula.core import verify as check
        from fabula.core.records import game_of
        from fabula.files import load_record

        with about_file(file, words):
            record = load_record(file)
            standing = check(record).standing()
        draws = len(record.start) + sum(len(entry.draws) for entry in record.entries)
        print(words.say("cli-verified", entries=len(record.entries), draws=draws))
        if record.taken_over is not None:
            print(words.say("cli-verified-taken-over", entries=record.taken_over))
        speech = words.about(game_of(record), record.players)
        for line in [words.say("cli-unfinished")] if standing is None else speech.standing(standing):
            print(line)
