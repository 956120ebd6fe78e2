"""`fabula arena GAME --bots BOT…`: bots play paired games, and what comes of it is kept, rated and drawn."""

import shlex
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fabula.commands.helping import examples, game_argument, option_option
from fabula.commands.match import INTERRUPTED, cores
from fabula.commands.progress import progress
from fabula.core import Fault, Game, registry
from fabula.words import Words
from fabula.words.figures import aligned, percent

if TYPE_CHECKING:
    from fabula.lab.arena.contest import Block, Contest
    from fabula.lab.arena.journal import Journal
    from fabula.lab.arena.sequential import Question
    from fabula.lab.charts import Chart

NAME = "arena"

DEFAULT_GAMES = 1000
UNTIL_SURE_GAMES = 100_000
"""So many games are the most if nobody says how many: a question that is still open then is a close one."""


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""
    say = words.say

    @app.command(NAME, help=say("cli-arena"), epilog=examples(words, "cli-arena-examples"))
    def arena(
        game: Annotated[str, game_argument(words)],
        others: Annotated[
            list[str] | None,
            typer.Argument(help=say("cli-arena-bots"), metavar="BOT", show_default=False),
        ] = None,
        bots: Annotated[
            list[str] | None,
            typer.Option("--bots", help=say("cli-arena-bots"), metavar="BOT", show_default=False),
        ] = None,
        games: Annotated[
            int | None,
            typer.Option(
                "--games", "-n", min=1, help=say("cli-arena-games"), metavar="NUMBER", show_default=False
            ),
        ] = None,
        seats: Annotated[
            int | None,
            typer.Option("--seats", help=say("cli-arena-seats"), metavar="NUMBER", show_default=False),
        ] = None,
        option: Annotated[list[str] | None, option_option(words)] = None,
        seconds: Annotated[
            float | None,
            typer.Option(
                "--seconds", min=0, help=say("cli-match-seconds"), metavar="NUMBER", show_default=False
            ),
        ] = None,
        seed: Annotated[int, typer.Option("--seed", help=say("cli-match-seed"), metavar="NUMBER")] = 0,
        jobs: Annotated[
            int | None,
            typer.Option("--jobs", "-j", min=1, help=say("cli-match-jobs"), metavar="N", show_default=False),
        ] = None,
        ray: Annotated[
            str | None,
            typer.Option("--ray", help=say("cli-arena-ray"), metavar="ADDRESS", show_default=False),
        ] = None,
        out: Annotated[
            Path | None,
            typer.Option("--out", help=say("cli-arena-out"), metavar="FOLDER", show_default=False),
        ] = None,
        until_sure: Annotated[bool, typer.Option("--until-sure", help=say("cli-arena-until-sure"))] = False,
        margin: Annotated[
            float,
            typer.Option("--margin", min=0.001, max=0.499, help=say("cli-arena-margin"), metavar="SHARE"),
        ] = 0.05,
        error: Annotated[
            float,
            typer.Option("--error", min=0.00001, max=0.5, help=say("cli-arena-error"), metavar="SHARE"),
        ] = 0.05,
    ) -> None:
        from fabula.commands.faults import about_game
        from fabula.lab.arena.contest import check
        from fabula.lab.arena.journal import Journal, usual_folder
        from fabula.lab.arena.sequential import Question, Sequential
        from fabula.lab.needs import check_pictures

        check_pictures()
        found = registry.game(game)
        with about_game(found, words):
            contest = make_contest(
                found, [*(bots or []), *(others or [])], seats, option or [], seed, seconds
            )
            check(contest)
            if until_sure and len(contest.bots) != 2:
                raise Fault("not-two-bots")
            question = Question(Sequential(margin, error, error)) if until_sure else None
            journal = Journal(out or usual_folder(contest), contest)
            number = games or (UNTIL_SURE_GAMES if until_sure else DEFAULT_GAMES)
            whole = play(journal, number, question, jobs or cores(), ray, words)
            if journal.blocks:
                print("\n".join(report(journal, words.about(found))))
        if question is not None and journal.blocks:
            print(verdict(contest, question, error, words))
        if not whole:
            print(say("cli-match-interrupted", games=journal.games, wanted=number))
            again = command(contest, option or [], number, journal.folder)
            again += ["--until-sure", "--margin", str(margin), "--error", str(error)] if until_sure else []
            again += ["--ray", ray] if ray else []
            print(say("arena-resume", command=shlex.join(again)))
            raise typer.Exit(INTERRUPTED)


def make_contest(
    game: Game, bots: list[str], seats: int | None, options: list[str], seed: int, seconds: float | None
) -> "Contest":
    """Who plays what; `Fault` if there is nobody, or an option is wrong."""
    import msgspec

    from fabula.lab.arena.contest import Contest
    from fabula.settings import read_options

    if not bots:
        raise Fault("no-bots")
    usual = len(bots) if len(bots) in game.seats else game.seats[0]
    values = msgspec.to_builtins(read_options(game, options))
    return Contest(game.name, tuple(bots), usual if seats is None else seats, values, seed, seconds)


def play(
    journal: "Journal",
    number: int,
    question: "Question | None",
    jobs: int,
    ray: str | None,
    words: Words,
) -> bool:
    """Play on until there are so many games, or until it is sure; False if Ctrl-C came first."""
    from fabula.lab.arena.pools import blocks
    from fabula.lab.arena.sequential import Verdict

    contest, before = journal.contest, len(journal.blocks)
    wanted = -(-number // len(contest.seatings))
    for block in journal.blocks:
        ask(question, contest, block)
    left = range(before, wanted)
    if not left or (question is not None and question.verdict is not Verdict.OPEN):
        return True
    try:
        with (
            progress(wanted * len(contest.seatings), words, before=journal.games) as show,
            closing(blocks(contest, left, jobs=min(jobs, len(left)), ray=ray)) as played,
        ):
            for block in played:
                journal.add(block)
                ask(question, contest, block)
                show(journal.games, "" if question is None else percent(question.mean, words))
                if question is not None and question.verdict is not Verdict.OPEN:
                    break
    except KeyboardInterrupt:
        return False
    return True


def ask(question: "Question | None", contest: "Contest", block: "Block") -> None:
    """Hand a block to the question, if there is one."""
    from fabula.lab.arena.contest import score

    if question is not None:
        question.add(score(block, *contest.bots))


def report(journal: "Journal", words: Words) -> Iterator[str]:
    """Write tables and pictures into the folder, and say the tables in lines."""
    from fabula.files import write_text
    from fabula.lab.arena.report import charts
    from fabula.lab.charts import save

    contest = journal.contest
    title = words.say(
        "cli-match-title",
        game=words.title(),
        games=journal.games,
        seats=str(contest.seats),
        seed=contest.seed,
    )
    yield title
    page = [f"# {title}", ""]
    journal.write_table()
    for chart in charts(contest, journal.blocks, words):
        save(chart, journal.folder)
        yield from ("", *lines(chart, words))
        page += [f"## {chart.title}", "", *chart.markdown(words, f"{chart.name}.svg"), ""]
    write_text(journal.folder / "report.md", "\n".join(page))
    yield ""
    yield words.say("arena-kept", folder=str(journal.folder))


def lines(chart: "Chart", words: Words) -> Iterator[str]:
    """A chart's table for the terminal."""
    yield chart.title
    yield from aligned(chart.rows(words))


def verdict(contest: "Contest", question: "Question", error: float, words: Words) -> str:
    """What the sequential test has found, in a sentence."""
    first, second = contest.bots
    return words.say(
        "arena-verdict",
        verdict=question.verdict.value,
        first=first,
        second=second,
        share=percent(question.mean, words),
        blocks=question.blocks,
        error=percent(error, words),
    )


def command(contest: "Contest", options: list[str], number: int, folder: Path) -> list[str]:
    """The words of the command that goes on with a contest."""
    found = ["fabula", NAME, contest.game, "--bots", *contest.bots, "--games", str(number)]
    found += ["--seats", str(contest.seats), "--seed", str(contest.seed)]
    found += [] if contest.seconds is None else ["--seconds", str(contest.seconds)]
    for option in options:
        found += ["--option", option]
    return [*found, "--out", str(folder)]
