"""`fabula analyse FILE`: what each decision of a game cost, and which three cost most."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fabula.commands.helping import examples, file_argument
from fabula.commands.replay import read_seat
from fabula.words import Words
from fabula.words.figures import aligned, decimal, percent

if TYPE_CHECKING:
    from fabula.core import Record
    from fabula.lab.analysis import Decision, Judge, Verdict
    from fabula.lab.charts import Chart

NAME = "analyse"

WORST = 3
"""So many of the decisions that cost most are explained."""
SHOWN = 4
"""So many of the best moves are shown for each of them."""


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""
    say = words.say

    @app.command(NAME, help=say("cli-analyse"), epilog=examples(words, "cli-analyse-examples"))
    def analyse(
        file: Annotated[Path, file_argument(words)],
        seat: Annotated[
            str | None,
            typer.Option("--seat", help=say("cli-analyse-seat"), metavar="A", show_default=False),
        ] = None,
        tries: Annotated[
            int, typer.Option("--tries", min=2, help=say("cli-analyse-tries"), metavar="NUMBER")
        ] = 256,
        seed: Annotated[int, typer.Option("--seed", help=say("cli-analyse-seed"), metavar="NUMBER")] = 0,
        plot: Annotated[
            Path | None,
            typer.Option("--plot", help=say("cli-analyse-plot"), metavar="FILE", show_default=False),
        ] = None,
        puzzles: Annotated[
            Path | None,
            typer.Option("--puzzles", help=say("cli-analyse-puzzles"), metavar="FOLDER", show_default=False),
        ] = None,
    ) -> None:
        from fabula.commands.faults import about_file
        from fabula.core.records import game_of
        from fabula.files import load_record
        from fabula.lab.analysis import Judge

        with about_file(file, words):
            record = load_record(file)
            viewer = read_seat(seat, record)
            judge = Judge(tries)
            found = looked_through(record, judge, viewer, seed, words)
        speech = words.about(game_of(record), record.players)
        for line in report(record, judge, found, seed, speech):
            print(line)
        if plot is not None:
            from fabula.lab.charts import draw

            draw(chart(found, speech), plot)
            print(say("cli-analyse-plotted", file=str(plot)))
        if puzzles is not None:
            for path in keep_puzzles(record, worst(found), puzzles, file.stem):
                print(say("cli-analyse-kept", file=str(path)))


def looked_through(
    record: "Record", judge: "Judge", seat: int | None, seed: int, words: Words
) -> "list[tuple[Decision, Verdict]]":
    """Every decision with its verdict; a bar shows how far it has come."""
    from fabula.commands.progress import progress
    from fabula.lab.analysis import decisions, review

    found = []
    with progress(len(decisions(record, seat)), words) as show:
        for each in review(record, judge, seat=seat, seed=seed):
            found.append(each)
            show(len(found), words.say("cli-analyse-thinking"))
    return found


def worst(found: "list[tuple[Decision, Verdict]]") -> "list[tuple[Decision, Verdict]]":
    """The decisions that cost most, if they cost anything for sure."""
    sure = [each for each in found if each[1].is_sure]
    return sorted(sure, key=lambda each: (-each[1].chance_lost, -each[1].lost))[:WORST]


def report(
    record: "Record", judge: "Judge", found: "list[tuple[Decision, Verdict]]", seed: int, words: Words
) -> Iterator[str]:
    """The table of all decisions, then those that cost most with what else could have been done."""
    say = words.say
    yield say("cli-analyse-title", game=words.title(), decisions=len(found), tries=judge.tries)
    known = any(verdict.chance is not None for _, verdict in found)
    head = [say("cli-analyse-number"), say("cli-analyse-player"), say("cli-analyse-played")]
    head += [say("cli-analyse-best"), say("cli-analyse-lost"), say("cli-analyse-error")]
    head += [say("cli-analyse-chance"), say("cli-analyse-chance-lost")] if known else []
    rows = [head]
    for decision, verdict in found:
        same = verdict.best == verdict.played
        row = [str(decision.number), words.seat(decision.seat), words.action(verdict.played)]
        row += ["=" if same else words.action(verdict.best)]
        row += [decimal(verdict.lost, 2, words), "-" if same else decimal(verdict.error, 2, words)]
        if verdict.chance is not None:
            row += [percent(verdict.chance, words), percent(verdict.chance_lost, words)]
        rows.append(row)
    yield from aligned(rows)
    costly = worst(found)
    yield ""
    yield say("cli-analyse-worst", number=len(costly))
    for decision, verdict in costly:
        yield ""
        yield from explained(record, judge, decision, verdict, seed, words)


def chart(found: "list[tuple[Decision, Verdict]]", words: Words) -> "Chart":
    """How likely each seat was to win before each decision; where that is not known, what each cost."""
    from fabula.lab.charts import Chart, Point

    known = any(verdict.chance is not None for _, verdict in found)
    return Chart(
        name="analysis",
        title=words.say(
            "cli-analyse-chart-chance" if known else "cli-analyse-chart-lost", game=words.title()
        ),
        across=words.say("cli-analyse-number"),
        up=words.say("cli-analyse-chance" if known else "cli-analyse-lost"),
        groups=words.say("cli-analyse-player"),
        shares=known,
        points=tuple(
            Point(
                label=str(decision.number),
                value=verdict.lost if verdict.chance is None else verdict.chance,
                group=words.player(decision.seat),
            )
            for decision, verdict in found
        ),
    )


def explained(
    record: "Record", judge: "Judge", decision: "Decision", verdict: "Verdict", seed: int, words: Words
) -> Iterator[str]:
    """What was played, the best few moves, and what the others would have answered to the best one."""
    from random import Random

    from fabula.core import Chair
    from fabula.core.records import game_of
    from fabula.lab.analysis.judging import is_finite

    say = words.say
    yield say(
        "cli-analyse-mistake",
        number=decision.number,
        player=words.player(decision.seat),
        played=words.action(verdict.played),
        lost=decimal(verdict.lost, 2, words),
        percent=percent(verdict.chance_lost, words),
        known="no" if verdict.chance is None else "yes",
    )
    head = ("cli-analyse-move", "cli-analyse-lead", "cli-match-interval", "cli-analyse-tried")
    rows = [list(map(say, head))]
    for thought in filter(is_finite, verdict.thoughts[:SHOWN]):
        low, high = (decimal(bound, 2, words) for bound in thought.interval)
        rows.append(
            [
                words.action(thought.action),
                decimal(thought.mean, 2, words),
                say("cli-match-from-to", low=low, high=high),
                str(thought.tries),
            ]
        )
    yield from aligned(rows)
    chair = Chair(game_of(record), decision.state, decision.seat)
    reply = judge.reply(chair, verdict.best, Random(f"{seed} {decision.number} reply"))
    if reply is not None:
        answer = words.action(reply.thought.action)
        yield say("cli-analyse-reply", player=words.player(reply.seat), answer=answer)


def keep_puzzles(
    record: "Record", costly: "list[tuple[Decision, Verdict]]", folder: Path, name: str
) -> Iterator[Path]:
    """Write each of these decisions down as a position to solve; `Fault` if the game writes none."""
    from fabula.files import write_text
    from fabula.lab.analysis.puzzles import puzzle_of, write_puzzle

    for decision, verdict in costly:
        puzzle = puzzle_of(record, decision, verdict)
        path = folder / f"{name}-{decision.number}.json"
        folder.mkdir(parents=True, exist_ok=True)
        write_text(path, write_puzzle(puzzle))
        yield path
