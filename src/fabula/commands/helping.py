"""What several sub-commands share: parts of their help, and how they read a line."""

import sys

import typer

from fabula.words import Words

DATABASE = "FABULA_DATABASE"
"""Where the environment may say which database: it holds a password, and command lines can be read by all."""


def examples(words: Words, name: str) -> str:
    """Examples for the end of a help text, their lines left as they are."""
    return "\n\n".join(f"\b\n{paragraph}" for paragraph in words.say(name).split("\n\n"))


def game_argument(words: Words) -> object:
    """The argument that names a game."""
    return typer.Argument(help=words.say("cli-game"), metavar="GAME", show_default=False)


def file_argument(words: Words) -> object:
    """The argument that names a record."""
    return typer.Argument(help=words.say("cli-record"), metavar="FILE", show_default=False)


def database_option(words: Words) -> object:
    """The option that names the server's database, or the environment does."""
    return typer.Option(
        "--database",
        envvar=DATABASE,
        help=words.say("cli-serve-database"),
        metavar="ADDRESS",
        show_default=False,
    )


def option_option(words: Words) -> object:
    """The option that sets an option of a game, as often as needed."""
    return typer.Option(
        "--option", "-o", help=words.say("cli-option"), metavar="NAME=VALUE", show_default=False
    )


def read_line(question: str) -> str | None:
    """A line from standard input, None at its end; a transcript shows what was typed, too."""
    print(question, end="", flush=True)
    line = sys.stdin.readline()
    if not sys.stdin.isatty():
        print(line.rstrip("\n"))
    return line.rstrip("\n") if line else None
