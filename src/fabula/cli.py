"""The command `fabula`: finds the language, hands over to a sub-command, and words whatever goes wrong."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import Annotated, NoReturn

import typer
from typer.main import get_command

from fabula.commands import COMMANDS, examples
from fabula.core import Fault
from fabula.words import Words, chosen_language

__all__ = ["main", "run"]

BAD_INPUT = 2
INTERRUPTED = 130
LANGUAGE = "--language"


def main() -> NoReturn:
    """Run the command line that the program was started with."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit code; bad input is one line on standard error and code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # where a letter cannot be shown, a question mark stands for it
            stream.reconfigure(errors="replace")
    words = Words("en")
    try:
        rest, asked = _without_language(arguments)
        words = Words(chosen_language(asked, os.environ))
        return _run(rest, words)
    except Fault as fault:
        return _complain(words.fault(fault))
    except typer.TyperException as error:
        return _complain(_usage(error, words))
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED


def _complain(problem: str) -> int:
    line = " ".join(problem.split())
    printable = "".join(letter if letter.isprintable() else "?" for letter in line)
    sys.stdout.flush()
    print(f"fabula: {printable}", file=sys.stderr)
    return BAD_INPUT


def _without_language(arguments: Sequence[str]) -> tuple[list[str], str | None]:
    """The command line without its `--language`, which may stand anywhere, and the language."""
    rest: list[str] = []
    language = None
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--":
            rest += [argument, *waiting]
        elif argument == LANGUAGE:
            language = next(waiting, "")
            if not language:
                raise Fault("language-missing")
        elif argument.startswith(f"{LANGUAGE}="):
            language = argument.partition("=")[2]
        else:
            rest.append(argument)
    return rest, language


def _usage(error: typer.TyperException, words: Words) -> str:
    """What is wrong with a command line; the library below knows English only."""
    parameter = getattr(error, "param", None)
    name = getattr(error, "option_name", None) or getattr(parameter, "metavar", None)
    if parameter is not None and parameter.param_type_name == "option":
        name = "/".join(parameter.opts)
    match type(error).__name__:
        case "MissingParameter" if name:
            problem = words.say("cli-usage-missing", name=name)
        case "NoSuchOption" if name:
            problem = words.say("cli-usage-no-option", name=name)
        case "BadParameter" if parameter is not None:
            problem = words.say("cli-usage-bad", name=name, problem=error.message)
        case _:
            problem = error.format_message()
    return words.say("cli-usage", problem=problem)


def _run(arguments: list[str], words: Words) -> int:
    known = [module.NAME for module in COMMANDS]
    if arguments and not arguments[0].startswith("-") and arguments[0] not in known:
        raise Fault("no-such-command", name=arguments[0], known=", ".join(known))
    command = get_command(_app(words))
    code = command.main(arguments or ["--help"], prog_name="fabula", standalone_mode=False)
    sys.stdout.flush()
    return code if isinstance(code, int) else 0


def _app(words: Words) -> typer.Typer:
    app = typer.Typer(
        add_completion=False,
        rich_markup_mode=None,  # plain help reads well in a screen reader, and needs no large import
        help=words.say("cli-help"),
        epilog=examples(words, "cli-examples"),
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    )

    def show_version(wanted: bool) -> None:
        if wanted:
            print(f"fabula {version('fabula')}")
            raise typer.Exit

    @app.callback()
    def fabula(
        language: Annotated[
            str, typer.Option(LANGUAGE, help=words.say("cli-language"), metavar="CODE", show_default=False)
        ] = "",
        version: Annotated[
            bool,
            typer.Option("--version", help=words.say("cli-version"), is_eager=True, callback=show_version),
        ] = False,
    ) -> None:
        """What stands before every sub-command; the language has been taken out before."""

    for module in COMMANDS:
        module.register(app, words)
    return app
