"""`fabula serve`: tables for people who play in their browsers."""

import asyncio
from typing import Annotated

import typer

from fabula.commands.helping import database_option, examples
from fabula.words import Words

NAME = "serve"

HOST = "127.0.0.1"
PORT = 8000


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""
    say = words.say

    @app.command(NAME, help=say("cli-serve"), epilog=examples(words, "cli-serve-examples"))
    def serve(
        host: Annotated[str, typer.Option("--host", help=say("cli-serve-host"), metavar="ADDRESS")] = HOST,
        port: Annotated[
            int | None,
            typer.Option(
                "--port", min=0, max=65535, help=say("cli-serve-port"), metavar="NUMBER", show_default=False
            ),
        ] = None,
        database: Annotated[str | None, database_option(words)] = None,
        public: Annotated[
            str | None,
            typer.Option(
                "--public",
                envvar="FABULA_PUBLIC",
                help=say("cli-serve-public"),
                metavar="ADDRESS",
                show_default=False,
            ),
        ] = None,
        keep: Annotated[
            int | None,
            typer.Option(
                "--keep",
                min=1,
                envvar="FABULA_KEEP",
                help=say("cli-serve-keep"),
                metavar="DAYS",
                show_default=False,
            ),
        ] = None,
        open_page: Annotated[bool, typer.Option("--open", help=say("cli-serve-open"))] = False,
    ) -> None:
        from fabula.server import serving
        from fabula.server.database import usual_address

        listening = serving.listen(host, PORT if port is None else port, search=port is None)
        address = serving.address_of(listening) if public is None else public

        def ready(invitation: str) -> None:
            print(say("cli-serving", address=address), flush=True)
            others = serving.address_for_others(listening) if public is None else None
            if others is not None:
                print(say("cli-serving-others", address=others), flush=True)
            join = (others or address).rstrip("/") + invitation
            print(say("cli-serving-join", address=join), flush=True)
            if open_page:
                typer.launch(join)

        serving.set_up_logs()
        with listening:
            where, loopback = database or usual_address(), serving.is_loopback(host)
            asyncio.run(serving.serve(listening, where, loopback=loopback, keep=keep, ready=ready))
