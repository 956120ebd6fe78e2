"""`fabula tidy`: remove tables that nobody has touched for long, and people of whom nothing is left."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from fabula.commands.helping import database_option, examples
from fabula.words import Words

if TYPE_CHECKING:
    from fabula.server.retention import Removed

NAME = "tidy"
KEEP = 90


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""
    say = words.say

    @app.command(NAME, help=say("cli-tidy"), epilog=examples(words, "cli-tidy-examples"))
    def tidy(
        keep: Annotated[int, typer.Option("--keep", min=1, help=say("cli-tidy-keep"), metavar="DAYS")] = KEEP,
        database: Annotated[str | None, database_option(words)] = None,
    ) -> None:
        from fabula.server import retention
        from fabula.server.database import usual_address
        from fabula.server.store import Store

        async def remove() -> "Removed":
            store = await Store.open(database or usual_address())
            try:
                return await retention.tidy(store, keep)
            finally:
                await store.close()

        removed = asyncio.run(remove())
        print(say("cli-tidied", tables=removed.tables, people=removed.people))
