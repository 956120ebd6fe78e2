"""`fabula study GAME`: what people ask of a game, answered from many games, as a page with pictures."""

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fabula.commands.helping import examples, game_argument, option_option
from fabula.commands.match import cores
from fabula.commands.progress import progress
from fabula.core import Fault, registry
from fabula.words import Words
from fabula.words.figures import percent

if TYPE_CHECKING:
    from fabula.lab.studies import Part, Study, Wish

NAME = "study"

DEFAULT_PRECISION = 0.02
PAGE = "index.md"


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""
    say = words.say

    @app.command(NAME, help=say("cli-study"), epilog=examples(words, "cli-study-examples"))
    def study(
        game: Annotated[str, game_argument(words)],
        games: Annotated[
            int | None,
            typer.Option(
                "--games", "-n", min=1, help=say("cli-study-games"), metavar="NUMBER", show_default=False
            ),
        ] = None,
        precision: Annotated[
            float,
            typer.Option("--precision", min=0.001, max=0.5, help=say("cli-study-precision"), metavar="SHARE"),
        ] = DEFAULT_PRECISION,
        players: Annotated[
            list[str] | None,
            typer.Option("--players", help=say("cli-study-players"), metavar="KIND", show_default=False),
        ] = None,
        seats: Annotated[
            list[int] | None,
            typer.Option("--seats", help=say("cli-study-seats"), metavar="NUMBER", show_default=False),
        ] = None,
        option: Annotated[list[str] | None, option_option(words)] = None,
        seed: Annotated[int, typer.Option("--seed", help=say("cli-match-seed"), metavar="NUMBER")] = 0,
        jobs: Annotated[
            int | None,
            typer.Option("--jobs", "-j", min=1, help=say("cli-match-jobs"), metavar="N", show_default=False),
        ] = None,
        out: Annotated[
            Path | None,
            typer.Option("--out", help=say("cli-study-out"), metavar="FOLDER", show_default=False),
        ] = None,
    ) -> None:
        import msgspec

        from fabula.commands.faults import about_game
        from fabula.lab.needs import check_pictures
        from fabula.lab.studies import Wish
        from fabula.lab.studies import study as study_of
        from fabula.settings import check_number, read_options

        check_pictures()
        found = registry.game(game)
        own = study_of(game)
        if own is None:
            raise Fault("no-study", game=game)
        with about_game(found, words):
            for number in seats or ():
                check_number(found, number)
            wish = Wish(
                games or own.games,
                precision,
                tuple(players or own.usual),
                tuple(seats or found.seats),
                msgspec.to_builtins(read_options(found, option or [])),
                seed,
                jobs or cores(),
            )
            folder = out or Path(f"{NAME}-{game}")
            parts = carried_out(own, wish, words.about(found))
            path = write_page(folder, game, parts, wish, words.about(found))
        print(say("study-kept", page=str(path)))


def carried_out(study: "Study", wish: "Wish", words: Words) -> "list[Part]":
    """Play, showing how far it is."""
    from fabula.lab.studies import Part

    parts: list[Part] = []
    with progress(study.number(wish), words) as show:
        for step in study.run(wish, words):
            if isinstance(step, Part):
                parts.append(step)
            else:
                show(step.games, words.say("study-progress", players=step.players, seats=step.seats))
    return parts


def write_page(folder: Path, game: str, parts: "Sequence[Part]", wish: "Wish", words: Words) -> Path:
    """Write pictures, tables and the page that shows them; where the page is."""
    from fabula.files import write_text
    from fabula.lab.charts import save

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault("file-unwritable", path=str(folder), problem=str(error.strerror)) from error
    for part in parts:
        for chart in part.charts:
            save(chart, folder)
    write_text(folder / PAGE, "\n".join(page(game, parts, wish, words)))
    return folder / PAGE


def command(game: str, wish: "Wish") -> Iterator[str]:
    """The words of the command that makes the same page again, wherever it is put."""
    import msgspec

    yield from ("fabula", NAME, game, "--games", str(wish.games), "--precision", str(wish.precision))
    for players in wish.players:
        yield from ("--players", players)
    if wish.seats != tuple(registry.game(game).seats):
        for seats in wish.seats:
            yield from ("--seats", str(seats))
    usual = msgspec.to_builtins(registry.game(game).Options())
    for name, value in wish.options.items():
        if value != usual[name]:
            yield from ("--option", f"{name}={value}".lower())
    yield from ("--seed", str(wish.seed))


def page(game: str, parts: "Sequence[Part]", wish: "Wish", words: Words) -> Iterator[str]:
    """The lines of the page."""
    from fabula.lab.studies import study as study_of

    say = words.say
    yield from (f"# {say('study-title', game=words.title())}", "")
    own = study_of(game)
    for message in () if own is None else own.intro:
        yield from (say(message, precision=percent(wish.precision, words)), "")
    yield from (say("study-made", command=f"`{shlex.join(command(game, wish))}`"), "")
    for part in parts:
        yield from (f"## {say('study-part', players=part.players, games=part.games)}", "")
        if part.won is not None:
            yield from (say("study-won", share=percent(part.won, words)), "")
        for chart in part.charts:
            yield from (f"### {chart.title}", "", *chart.markdown(words, f"{chart.name}.svg"), "")
