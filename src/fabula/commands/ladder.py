"""`fabula ladder GAME`: is each level stronger than the one below? A page with ratings and pictures."""

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fabula.commands.arena import lines, make_contest
from fabula.commands.helping import examples, game_argument, option_option
from fabula.commands.match import INTERRUPTED, cores
from fabula.commands.progress import progress
from fabula.core import registry
from fabula.words import Words
from fabula.words.figures import percent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.lab.arena.contest import Contest
    from fabula.lab.arena.ladder import Step
    from fabula.lab.arena.sequential import Sequential

NAME = "ladder"

DEFAULT_GAMES = 2000
FEWEST = 2
"""Whoever plays alone beats nobody."""


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""
    say = words.say

    @app.command(NAME, help=say("cli-ladder"), epilog=examples(words, "cli-ladder-examples"))
    def ladder(
        game: Annotated[str, game_argument(words)],
        bots: Annotated[
            list[str] | None,
            typer.Argument(help=say("cli-ladder-bots"), metavar="BOT", show_default=False),
        ] = None,
        games: Annotated[
            int, typer.Option("--games", "-n", min=0, help=say("cli-ladder-games"), metavar="NUMBER")
        ] = DEFAULT_GAMES,
        seats: Annotated[
            int | None,
            typer.Option(
                "--seats", min=FEWEST, help=say("cli-ladder-seats"), metavar="NUMBER", show_default=False
            ),
        ] = None,
        option: Annotated[list[str] | None, option_option(words)] = None,
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
            typer.Option("--out", help=say("cli-ladder-out"), metavar="FOLDER", show_default=False),
        ] = None,
    ) -> None:
        from fabula.commands.faults import about_game
        from fabula.lab.arena.contest import check
        from fabula.lab.arena.ladder import climb
        from fabula.lab.arena.sequential import Sequential
        from fabula.lab.needs import check_pictures
        from fabula.lab.search import SearchBot

        check_pictures()
        found = registry.game(game)
        sure, folder, whole = Sequential(), out or Path(f"{NAME}-{game}"), True
        with about_game(found, words):
            levels = bots or [f"search:{grade}" for grade in SearchBot.grades(found)]
            contest = make_contest(
                found, levels, seats or max(FEWEST, found.seats[0]), option or [], seed, None
            )
            check(contest)
            try:
                with (
                    progress(games * (len(levels) - 1), words) as show,
                    closing(climb(contest, folder, sure, games, jobs=jobs or cores(), ray=ray)) as climbing,
                ):
                    for upper, played in climbing:
                        show((contest.bots.index(upper) - 1) * games + played, upper)
            except KeyboardInterrupt:
                whole = False
            print("\n".join(report(contest, folder, sure, words.about(found))))
        if not whole:
            raise typer.Exit(INTERRUPTED)


def report(contest: "Contest", folder: Path, sure: "Sequential", words: Words) -> "Iterator[str]":
    """Write pictures, tables and the page, and say what it comes to in lines."""
    from fabula.files import write_text
    from fabula.lab.arena.ladder import charts, steps
    from fabula.lab.charts import save

    found = list(steps(contest, folder, sure))
    title = words.say("ladder-title", game=words.title(), seats=contest.seats)
    sentences = [sentence(step, sure, words) for step in found if step.shares]
    page = [
        f"# {title}",
        "",
        words.say("ladder-intro", seed=contest.seed),
        "",
        *(f"- {x}" for x in sentences),
        "",
    ]
    yield title
    for chart in charts(contest, folder, found, words):
        save(chart, folder)
        yield from ("", *lines(chart, words))
        page += [f"## {chart.title}", "", *chart.markdown(words, f"{chart.name}.svg"), ""]
    write_text(folder / "index.md", "\n".join(page))
    yield from ("", *sentences, words.say("arena-kept", folder=str(folder)))


def sentence(step: "Step", sure: "Sequential", words: Words) -> str:
    """What has been found out about a step."""
    return words.say(
        "arena-verdict",
        verdict=step.verdict.value,
        first=step.upper,
        second=step.lower,
        share=percent(sum(step.shares) / len(step.shares), words),
        blocks=step.blocks,
        error=percent(sure.false_alarm, words),
    )
