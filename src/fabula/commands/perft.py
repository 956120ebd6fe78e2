"""`fabula perft GAME --depth N`: how many ways a game can go on, counted decision by decision."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from fabula.commands.helping import examples, game_argument, option_option
from fabula.core import Action, Dice, Seat, State, chances
from fabula.words import Words

NAME = "perft"

STDIN = "-"


class FirstDice(Dice):
    """Dice that always take the first option, so that a start is the same every time."""

    __slots__ = ()

    def pick(self, what: str, options: object) -> int:
        """The first option."""
        return 0


def outcomes(state: State, seat: Seat, action: Action) -> Iterator[State]:
    """The states that an action leads to, one for each different draw.

    Something drawn and put back for another of its kind is no difference: what counts is the last
    draw for each purpose, and the state that it leads to.
    """
    seen = set()
    for chance in chances(state, seat, action):
        if chance.draws:
            last = {draw.what: draw.value for draw in chance.draws}
            key = (tuple(last.items()), msgspec.json.encode(chance.state))
            if key in seen:
                continue
            seen.add(key)
        yield chance.state


def count(state: State, depth: int) -> int:
    """The leaves after so many decisions; a game that ends before that has none."""
    if depth == 0:
        return 1
    return sum(leaves for _, leaves in split(state, depth))


def split(state: State, depth: int) -> Iterator[tuple[Action, int]]:
    """Each listed action of whoever is asked first, and the leaves behind it.

    Where several seats decide at the same time, their order changes nothing: it is not counted.
    """
    for seat in state.to_act()[:1]:
        for action in state.choices(seat).actions:
            yield action, sum(count(after, depth - 1) for after in outcomes(state, seat, action))


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""

    @app.command(NAME, help=words.say("cli-perft"), epilog=examples(words, "cli-perft-examples"))
    def perft(
        game: Annotated[str, game_argument(words)],
        depth: Annotated[int, typer.Option("--depth", "-d", min=0, help=words.say("cli-depth"), metavar="N")],
        position: Annotated[
            str | None,
            typer.Argument(help=words.say("cli-perft-position"), metavar="POSITION", show_default=False),
        ] = None,
        divide: Annotated[bool, typer.Option("--divide", help=words.say("cli-divide"))] = False,
        seats: Annotated[
            int | None, typer.Option("--seats", help=words.say("cli-seats"), metavar="N", show_default=False)
        ] = None,
        option: Annotated[list[str] | None, option_option(words)] = None,
    ) -> None:
        from fabula.commands.faults import about_game
        from fabula.core import registry

        found = registry.game(game)
        with about_game(found, words):
            state = first_state(game, position, seats, option or [])
        if not divide or depth == 0:
            print(count(state, depth))
            return
        total = 0
        for action, leaves in split(state, depth):
            print(f"{found.write(action)}: {leaves}", flush=True)
            total += leaves
        print(total)


def first_state(game: str, position: str | None, seats: int | None, options: list[str]) -> State:
    """Where counting begins: at a position from a file, or at the start of a game."""
    from fabula.core import Fault, extras, registry
    from fabula.files import read_stdin, read_text
    from fabula.settings import check_number, read_options

    found = registry.game(game)
    if position is None:
        number = found.seats[0] if seats is None else seats
        check_number(found, number)
        return found.start(read_options(found, options), number, FirstDice())
    if seats is not None or options:
        raise Fault("position-has-its-own")
    questions = extras.questions(game)
    if questions is None:
        raise Fault("no-positions", game=game)
    return questions.state(read_stdin() if position == STDIN else read_text(Path(position)))
