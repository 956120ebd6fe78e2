"""`fabula rules GAME`: read the rulebook, look for words in it, and see which tests prove it."""

import re
from pathlib import Path
from typing import Annotated

import typer

from fabula.commands.helping import examples, game_argument
from fabula.core import Clause, Rulebook
from fabula.words import Words

NAME = "rules"


FRENCH_SPACE = re.compile(r" (?=[:;?!»])|(?<=«) ")
"""Where French puts a space, but never the end of a line."""
HELD = "\u00a0"


def print_clauses(clauses: list[Clause]) -> None:
    """Print clauses below the chapters they stand in."""
    import textwrap

    chapter = ""
    for clause in clauses:
        if clause.chapter != chapter:
            chapter = clause.chapter
            print(f"{chapter}\n")
        held = FRENCH_SPACE.sub(HELD, clause.plain_text)
        filled = textwrap.fill(held, 100, initial_indent=f"{clause.id}  ", subsequent_indent="    ")
        print(f"{filled.replace(HELD, ' ')}\n")
        if clause.table:
            print("".join(f"    {line}\n" for line in clause.table_lines))


def print_report(rulebook: Rulebook, folder: Path, words: Words) -> bool:
    """Print which tests prove which clause, then all that is wrong; returns whether nothing is."""
    from fabula.core.clauses import citations, report

    found = report(rulebook, citations(folder))
    width = max(map(len, found.tests), default=0)
    not_yet = dict.fromkeys(rulebook.not_yet, words.say("cli-report-not-yet"))
    for clause, tests in found.tests.items():
        print(f"{clause:<{width}}  {', '.join(tests) or not_yet.get(clause, '-')}")
    tested = sum(bool(tests) for tests in found.tests.values())
    print(words.say("cli-report", clauses=len(found.tests), tested=tested, later=len(not_yet)))
    for clause in found.untested:
        print(words.say("cli-report-untested", clause=clause))
    for clause, test in found.unknown:
        print(words.say("cli-report-unknown", clause=clause, test=test))
    for clause in found.tested_not_yet:
        print(words.say("cli-report-tested-not-yet", clause=clause))
    for clause in found.unknown_not_yet:
        print(words.say("cli-report-unknown-not-yet", clause=clause))
    return found.good


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command with its own sub-commands."""
    from fabula.core import Fault, registry

    group = typer.Typer(rich_markup_mode=None)
    app.add_typer(group, name=NAME)

    @group.callback(
        invoke_without_command=True, help=words.say("cli-rules"), epilog=examples(words, "cli-rules-examples")
    )
    def rules(context: typer.Context, game: Annotated[str, game_argument(words)]) -> None:
        context.obj = registry.game(game).rulebook.in_language(words.language)
        if context.invoked_subcommand is None:
            print_clauses(list(context.obj.clauses.values()))

    @group.command("show", help=words.say("cli-rules-show"))
    def show(
        context: typer.Context,
        clause: Annotated[str, typer.Argument(help=words.say("cli-clause"), metavar="CLAUSE")],
    ) -> None:
        rulebook: Rulebook = context.obj
        wanted = clause.upper()
        clauses = [rulebook.clauses[wanted]] if wanted in rulebook.clauses else []
        clauses = clauses or [found for found in rulebook.clauses.values() if found.id.endswith(f"-{wanted}")]
        clauses = clauses or [
            found for found in rulebook.clauses.values() if found.id.startswith(f"{wanted}.")
        ]
        if not clauses:
            raise Fault("no-such-clause", name=clause)
        print_clauses(clauses)

    @group.command("search", help=words.say("cli-rules-search"))
    def search(
        context: typer.Context,
        wanted: Annotated[list[str], typer.Argument(help=words.say("cli-words"), metavar="WORDS")],
    ) -> None:
        rulebook: Rulebook = context.obj
        clauses = list(rulebook.search(wanted))
        if not clauses:
            raise Fault("nothing-found", words=" ".join(wanted))
        print_clauses(clauses)

    @group.command("report", help=words.say("cli-rules-report"))
    def report(
        context: typer.Context,
        tests: Annotated[Path, typer.Option("--tests", help=words.say("cli-tests"), metavar="DIR")] = Path(
            "tests"
        ),
    ) -> None:
        if not tests.is_dir():
            raise Fault("no-such-folder", path=str(tests))
        if not print_report(context.obj, tests, words):
            raise typer.Exit(1)
