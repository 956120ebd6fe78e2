"""`fabula duel GAME`: one fights another many times, and what comes of it is counted."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from fabula.commands.helping import examples, game_argument
from fabula.core import Fault, registry
from fabula.words import Words
from fabula.words.figures import aligned, decimal, percent

if TYPE_CHECKING:
    from fabula.bots.duel import Bout, Score
    from fabula.core.extras import Duels

NAME = "duel"
DEFAULT_DUELS = 1000
INTERRUPTED = 130
ALL = "all"
FITTING = "fitting"
"""Instead of a name: everybody there is, and those whom the attacker could beat."""


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""
    say = words.say

    @app.command(NAME, help=say("cli-duel"), epilog=examples(words, "cli-duel-examples"))
    def duel(
        game: Annotated[str, game_argument(words)],
        attacker: Annotated[
            list[str],
            typer.Option(
                "--attacker", "-a", help=say("cli-duel-attacker"), metavar="NAME", show_default=False
            ),
        ],
        defender: Annotated[
            list[str],
            typer.Option(
                "--defender", "-d", help=say("cli-duel-defender"), metavar="NAME", show_default=False
            ),
        ],
        tactic: Annotated[
            list[str] | None,
            typer.Option("--tactic", "-t", help=say("cli-duel-tactic"), metavar="NAME", show_default=False),
        ] = None,
        games: Annotated[
            int, typer.Option("--games", "-n", min=1, help=say("cli-duel-games"), metavar="NUMBER")
        ] = DEFAULT_DUELS,
        seed: Annotated[int, typer.Option("--seed", help=say("cli-duel-seed"), metavar="NUMBER")] = 0,
    ) -> None:
        from fabula.bots.duel import Bout, Score, check, duels_of
        from fabula.commands.faults import about_game

        found = registry.game(game)
        with about_game(found, words):
            duels = duels_of(game)
            bouts = [
                Bout(game, one, other, way, seed)
                for one, other in pairs(duels, attacker, defender)
                for way in tactics(duels, tactic or [])
            ]
            if not bouts:
                raise Fault("no-one-to-fight", names=", ".join(attacker))
            for bout in bouts:
                check(bout)
            scores = {bout: Score(duels.outcomes) for bout in bouts}
            whole = fight_all(scores, games, words.about(found))
        print("\n".join(report(scores, seed, words.about(found))))
        if not whole:
            print(say("cli-duel-interrupted"))
            raise typer.Exit(INTERRUPTED)


def pairs(duels: "Duels", attackers: list[str], defenders: list[str]) -> list[tuple[str, str]]:
    """Who meets whom, each pair once."""
    found = []
    for one in duels.attackers if ALL in attackers else attackers:
        others: list[str] = []
        for name in defenders:
            others += {ALL: duels.defenders, FITTING: duels.fitting(one) if name == FITTING else ()}.get(
                name, (name,)
            )
        found += [(one, other) for other in others]
    return list(dict.fromkeys(found))


def tactics(duels: "Duels", names: list[str]) -> list[str]:
    """The tactics that are asked for, the usual one if none is."""
    if ALL in names:
        return list(duels.tactics)
    return list(dict.fromkeys(names)) or list(duels.tactics)[:1]


def fight_all(scores: "dict[Bout, Score]", games: int, words: Words) -> bool:
    """Fight so many duels of each bout; whether that was all of it: Ctrl-C ends it early."""
    from fabula.bots.duel import fights

    try:
        with progress(len(scores) * games, words) as show:
            for bout, score in scores.items():
                for outcome in fights(bout, games):
                    score.add(outcome)
                    show(bout)
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def progress(number: int, words: Words) -> "Iterator[Callable[[Bout], None]]":
    """A bar with duels per second and the time left, if somebody looks at standard error."""
    if not sys.stderr.isatty():
        yield lambda bout: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=number, speed="")

        def show(bout: "Bout") -> None:
            elapsed, done = bar.tasks[0].elapsed or 0, bar.tasks[0].completed + 1
            speed = decimal(done / elapsed, 1, words) if elapsed else "-"
            names = f"{called(bout.attacker, words)} / {called(bout.defender, words)}"
            bar.update(task, advance=1, description=names, speed=words.say("cli-duel-speed", speed=speed))

        yield show


def called(name: str, words: Words) -> str:
    """How people call somebody, or several who stand together."""
    return " + ".join(words.word(one) or one for one in name.split("+"))


def report(scores: "dict[Bout, Score]", seed: int, words: Words) -> Iterator[str]:
    """A table of the bouts, and of each tactic over all of them if there are several."""
    outcomes = next(iter(scores.values())).outcomes if scores else ()
    head = [words.say("cli-duel-two"), words.say("cli-duel-way"), words.say("cli-duel-fought")]
    for outcome in outcomes:
        head += [words.outcome(outcome), words.say("cli-match-interval")]
    yield words.say("cli-duel-title", game=words.title(), seed=seed)
    rows = [head]
    for bout, score in scores.items():
        two = f"{called(bout.attacker, words)} / {called(bout.defender, words)}"
        rows.append([two, bout.tactic, *figures(score, words)])
    for tactic, score in together(scores).items():
        rows.append([words.say("cli-duel-all"), tactic, *figures(score, words)])
    yield from aligned(rows)


def together(scores: "dict[Bout, Score]") -> "dict[str, Score]":
    """What came of all bouts of each tactic, if any has several."""
    from fabula.bots.duel import Score

    found: dict[str, Score] = {}
    for bout, score in scores.items():
        total = found.setdefault(bout.tactic, Score(score.outcomes))
        total.duels += score.duels
        total.counts = total.counts + score.counts
    return found if len(scores) > len(found) else {}


def figures(score: "Score", words: Words) -> Iterator[str]:
    """What a row says of each outcome: its share, and where the true one is likely to be."""
    yield str(score.duels)
    for outcome in score.outcomes:
        yield percent(score.share(outcome), words)
        low, high = score.interval(outcome)
        yield words.say("cli-match-from-to", low=percent(low, words), high=percent(high, words))
