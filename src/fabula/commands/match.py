"""`fabula match GAME BOT…`: bots play many games, and the result is counted."""

import os
from collections.abc import Iterator
from contextlib import closing
from typing import TYPE_CHECKING, Annotated

import typer

from fabula.commands.helping import examples, game_argument, option_option
from fabula.commands.progress import progress
from fabula.core import Fault, Game, registry, seat_letter
from fabula.words import Words
from fabula.words.figures import aligned, decimal, percent

if TYPE_CHECKING:
    from fabula.bots.match import Pairing
    from fabula.bots.tally import Score, Tally

NAME = "match"

DEFAULT_GAMES = 100
INTERRUPTED = 130


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""
    say = words.say

    @app.command(NAME, help=say("cli-match"), epilog=examples(words, "cli-match-examples"))
    def match(
        game: Annotated[str, game_argument(words)],
        bots: Annotated[
            list[str], typer.Argument(help=say("cli-match-bots"), metavar="BOT", show_default=False)
        ],
        games: Annotated[
            int, typer.Option("--games", "-n", min=1, help=say("cli-match-games"), metavar="NUMBER")
        ] = DEFAULT_GAMES,
        seats: Annotated[
            int | None,
            typer.Option("--seats", help=say("cli-match-seats"), metavar="NUMBER", show_default=False),
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
    ) -> None:
        from msgspec.structs import replace

        from fabula.bots.match import check
        from fabula.commands.faults import about_game

        found = registry.game(game)
        with about_game(found, words):
            pairing = replace(make_pairing(found, bots, seats, option or [], seed), seconds=seconds)
            check(pairing)
            tally, whole = play(pairing, games, min(jobs or cores(), games), words)
        if tally.games:
            print("\n".join(report(tally, pairing, words.about(found))))
        if not whole:
            print(say("cli-match-interrupted", games=tally.games, wanted=games))
            raise typer.Exit(INTERRUPTED)


def cores() -> int:
    """How many processor cores there are for this program."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def make_pairing(game: Game, bots: list[str], seats: int | None, options: list[str], seed: int) -> "Pairing":
    """Who plays what; `Fault` if the seats do not fit the bots or the game, or the options are wrong."""
    import msgspec

    from fabula.bots.match import Pairing
    from fabula.settings import check_number, read_options

    number = len(bots) if seats is None else seats
    check_number(game, number)
    if len(bots) > number:
        raise Fault("more-bots-than-seats", bots=len(bots), seats=number)
    sitting = (*bots, *bots[-1:] * (number - len(bots)))
    return Pairing(game.name, sitting, msgspec.to_builtins(read_options(game, options)), seed)


def play(pairing: "Pairing", number: int, jobs: int, words: Words) -> "tuple[Tally, bool]":
    """Play the match; what there is of it, and whether that is all of it: Ctrl-C ends it early."""
    from fabula.bots.match import games
    from fabula.bots.tally import Tally

    tally = Tally(pairing.bots)
    try:
        first = pairing.bots[0]
        with progress(number, words) as show, closing(games(pairing, number, jobs=jobs)) as match:
            for played in match:
                tally.add(played)
                show(tally.games, f"{first} {percent(tally.by_bot[first].share, words)}")
    except KeyboardInterrupt:
        return tally, False
    return tally, True


def report(tally: "Tally", pairing: "Pairing", words: Words) -> Iterator[str]:
    """The result in lines: a table of the bots, all seats together and then each, and who else won."""
    say = words.say
    yield say(
        "cli-match-title",
        game=words.title(),
        games=tally.games,
        seats=str(len(pairing.bots)),
        seed=pairing.seed,
    )
    shared = any(score.shared for score in tally.by_bot.values())
    head = [say("cli-match-bot"), say("cli-match-seat"), say("cli-match-played"), say("cli-match-wins")]
    head += [say("cli-match-shared")] if shared else []
    head += [
        say("cli-match-share"),
        say("cli-match-interval"),
        say("cli-match-place"),
        say("cli-match-score"),
    ]
    rows = [head]
    for name, score in tally.by_bot.items():
        rows.append([name, say("cli-match-all-seats"), *figures(score, words, shared=shared)])
    for (name, seat), score in tally.by_seat.items():
        rows.append([name, seat_letter(seat), *figures(score, words, shared=shared)])
    yield from aligned(rows)
    yield say("cli-match-nobody", games=tally.nobody, share=percent(tally.nobody / tally.games, words))
    if tally.unfinished:
        yield say("cli-match-unfinished", games=tally.unfinished)


def figures(score: "Score", words: Words, *, shared: bool) -> Iterator[str]:
    """What a row of the table says of a bot."""
    yield str(score.games)
    yield str(score.wins)
    if shared:
        yield str(score.shared)
    yield percent(score.share, words)
    low, high = score.interval
    yield words.say("cli-match-from-to", low=percent(low, words), high=percent(high, words))
    for mean in (score.mean_place, score.mean_score):
        yield "-" if mean is None else decimal(mean, 2, words)
