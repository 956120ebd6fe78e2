"""`fabula calibrate GAME`: whether bots win as often as they think, and the curve that says how often."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fabula.commands.helping import examples, game_argument
from fabula.core import Fault, Game, registry
from fabula.words import Words
from fabula.words.figures import aligned, decimal

if TYPE_CHECKING:
    from fabula.lab.analysis.calibrating import Reliability
    from fabula.lab.analysis.chances import Sample
    from fabula.lab.charts import Chart

NAME = "calibrate"


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""
    say = words.say

    @app.command(NAME, help=say("cli-calibrate"), epilog=examples(words, "cli-calibrate-examples"))
    def calibrate(
        game: Annotated[str, game_argument(words)],
        seats: Annotated[int, typer.Option("--seats", help=say("cli-calibrate-seats"), metavar="N")] = 2,
        games: Annotated[
            int, typer.Option("--games", "-n", min=1, help=say("cli-calibrate-games"), metavar="NUMBER")
        ] = 500,
        first: Annotated[
            int, typer.Option("--first", min=0, help=say("cli-calibrate-first"), metavar="NUMBER")
        ] = 1_000_000,
        tries: Annotated[
            int, typer.Option("--tries", min=2, help=say("cli-analyse-tries"), metavar="NUMBER")
        ] = 64,
        fit: Annotated[
            Path | None,
            typer.Option("--fit", help=say("cli-calibrate-fit"), metavar="FILE", show_default=False),
        ] = None,
        keep: Annotated[
            Path | None,
            typer.Option("--keep", help=say("cli-calibrate-keep"), metavar="FILE", show_default=False),
        ] = None,
        plot: Annotated[
            Path | None,
            typer.Option("--plot", help=say("cli-calibrate-plot"), metavar="FILE", show_default=False),
        ] = None,
    ) -> None:
        from fabula.lab.analysis import chances
        from fabula.lab.analysis.calibrating import reliability
        from fabula.settings import check_number

        found = registry.game(game)
        check_number(found, seats)
        measured = list(played(found, seats, range(first, first + games), tries, keep, words))
        if fit is not None:
            keep_curve(fit, game, seats, measured)
            print(say("cli-calibrate-kept", file=str(fit), positions=len(measured)))
            return
        curve = chances.curve(game, seats)
        if curve is None:
            raise Fault("no-curve", game=game, seats=seats)
        result = reliability(curve, measured)
        drawn = chart(result, words.about(found))
        for line in report(result, drawn, words):
            print(line)
        if plot is not None:
            from fabula.lab.charts import draw

            draw(drawn, plot)
            print(say("cli-analyse-plotted", file=str(plot)))


def played(
    game: Game, seats: int, numbers: range, tries: int, keep: Path | None, words: Words
) -> "Iterator[Sample]":
    """The samples of these games, with a bar."""
    from fabula.commands.progress import progress
    from fabula.lab.analysis.calibrating import samples
    from fabula.lab.analysis.keeping import kept_samples

    found = (
        samples(game, seats, numbers, tries)
        if keep is None
        else kept_samples(keep, game, seats, numbers, tries)
    )
    with progress(len(numbers), words) as show:
        for done, few in enumerate(found, 1):
            show(done, game.name)
            yield from few


def keep_curve(path: Path, game: str, seats: int, measured: "list[Sample]") -> None:
    """Put the curve of these samples into a file of curves, in the place of an older one."""
    import msgspec

    from fabula.files import read_text, write_text
    from fabula.lab.analysis.chances import Curve, fit

    try:
        there = msgspec.json.decode(read_text(path), type=dict[str, dict[int, Curve]])
    except msgspec.MsgspecError as error:
        raise Fault("file-unreadable", path=str(path), problem=str(error)) from error
    there.setdefault(game, {})[seats] = fit(measured)
    ordered = {name: dict(sorted(curves.items())) for name, curves in sorted(there.items())}
    write_text(path, msgspec.json.format(msgspec.json.encode(ordered), indent=1).decode() + "\n")


def chart(result: "Reliability", words: Words) -> "Chart":
    """The reliability plot: what was won of those positions whose chance was estimated alike."""
    from fabula.lab.charts import Chart, Point
    from fabula.words.figures import percent

    return Chart(
        name="reliability",
        title=words.say("cli-calibrate-title", game=words.title()),
        across=words.say("cli-calibrate-estimated"),
        up=words.say("cli-calibrate-won"),
        shares=True,
        counted=words.say("cli-calibrate-positions"),
        points=tuple(
            Point(
                label=percent(tenth.estimated, words),
                value=tenth.won,
                low=tenth.interval[0],
                high=tenth.interval[1],
                count=tenth.positions,
            )
            for tenth in result.tenths
        ),
    )


def report(result: "Reliability", drawn: "Chart", words: Words) -> Iterator[str]:
    """The table of the tenths, and how far off the estimates are in all."""
    yield drawn.title
    yield from aligned(drawn.rows(words))
    yield words.say(
        "cli-calibrate-brier",
        positions=result.positions,
        brier=decimal(result.brier, 3, words),
        nothing=decimal(result.knowing_nothing, 3, words),
        off=decimal(result.furthest_off, 3, words),
    )
