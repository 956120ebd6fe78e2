"""`fabula puzzle GAME`: positions with one clearly best move, to be found by a person."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fabula.commands.helping import examples, read_line
from fabula.core import Fault, registry
from fabula.words import Words
from fabula.words.figures import aligned, decimal

if TYPE_CHECKING:
    from fabula.lab.analysis.puzzles import Puzzle

NAME = "puzzle"

HARDEST = 4


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""
    say = words.say

    @app.command(NAME, help=say("cli-puzzle"), epilog=examples(words, "cli-puzzle-examples"))
    def puzzle(
        game: Annotated[str, typer.Argument(help=say("cli-puzzle-game"), metavar="GAME", show_default=False)],
        number: Annotated[
            int | None,
            typer.Option(
                "--number", "-n", min=1, help=say("cli-puzzle-number"), metavar="N", show_default=False
            ),
        ] = None,
        grade: Annotated[
            int | None,
            typer.Option(
                "--grade", min=1, max=HARDEST, help=say("cli-puzzle-grade"), metavar="N", show_default=False
            ),
        ] = None,
        list_: Annotated[bool, typer.Option("--list", help=say("cli-puzzle-list"))] = False,
        find: Annotated[
            int | None,
            typer.Option("--find", min=1, help=say("cli-puzzle-find"), metavar="N", show_default=False),
        ] = None,
        seats: Annotated[
            int, typer.Option("--seats", help=say("cli-puzzle-seats"), metavar="N", show_default=True)
        ] = 2,
        margin: Annotated[
            float, typer.Option("--margin", help=say("cli-puzzle-margin"), metavar="LEAD")
        ] = 3.0,
        seed: Annotated[int, typer.Option("--seed", help=say("cli-puzzle-seed"), metavar="NUMBER")] = 0,
    ) -> None:
        if find is not None:
            for line in found(game, find, seats, margin, seed, words):
                print(line, end="", flush=True)
            return
        puzzles = chosen(game, number, grade)
        if list_:
            print("\n".join(listed(puzzles, words)))
            return

        from fabula.lab.analysis.solving import Solving

        solved = tried = 0
        for place, each in puzzles:
            answer = Solving(each, words, read_line, print).run(place)
            if answer is None:
                break
            tried += 1
            solved += answer
        print(say("cli-puzzle-score", solved=solved, tried=tried))


def chosen(game: str, number: int | None, grade: int | None) -> "list[tuple[int, Puzzle]]":
    """The puzzles that somebody wants, numbered as they are kept; or the one in a file."""
    from fabula.files import read_text
    from fabula.lab.analysis.puzzles import collection, read_puzzle

    if game.endswith(".json"):
        return [(1, read_puzzle(read_text(Path(game))))]
    puzzles = list(enumerate(collection(registry.game(game).name), 1))
    if not puzzles:
        raise Fault("no-puzzles", game=game)
    if number is not None:
        if number > len(puzzles):
            raise Fault("no-such-puzzle", number=number, most=len(puzzles))
        return puzzles[number - 1 : number]
    return [each for each in puzzles if grade in (None, each[1].grade)]


def listed(puzzles: "list[tuple[int, Puzzle]]", words: Words) -> Iterator[str]:
    """A row for each puzzle."""
    say = words.say
    rows = [[say("cli-analyse-number"), say("cli-puzzle-graded"), say("cli-puzzle-players")]]
    rows[0] += [say("cli-puzzle-ahead")]
    for place, each in puzzles:
        rows.append([str(place), str(each.grade), str(each.seats), decimal(each.margin, 1, words)])
    yield from aligned(rows)


def found(game: str, number: int, seats: int, margin: float, seed: int, words: Words) -> Iterator[str]:
    """So many new puzzles, one line of JSON each; a bar shows how many there are."""
    from fabula.commands.progress import progress
    from fabula.lab.analysis.puzzles import TRIES, find, write_puzzle
    from fabula.settings import check_number

    there = registry.game(game)
    check_number(there, seats)
    kept = 0
    with progress(number, words) as show:
        for looked, each in enumerate(find(there, seats, count(seed), margin, TRIES), 1):
            show(kept, words.say("cli-puzzle-looked", number=looked))
            if each is not None:
                kept += 1
                yield write_puzzle(each)
            if kept == number:
                return
