"""Positions with one clearly best move: found in games between bots, graded, and kept with their solution."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from fabula.core import Chair, Fault, RandomDice, Seat, State, extras, registry
from fabula.lab.analysis.chances import NEAR
from fabula.lab.search import Budget, SearchBot, think
from fabula.lab.search.thinking import SURE, Tally

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Game, Record
    from fabula.core.extras import Trials
    from fabula.lab.analysis.judging import Verdict
    from fabula.lab.analysis.reviewing import Decision

FOLDER: Final = files("fabula.lab.analysis") / "puzzles"
GRADES: Final = (1, 4, 10)
"""A puzzle is one grade harder for each of these ranks that its solution does not reach at first sight."""
HARDEST: Final = 1 + len(GRADES)
SHOWN: Final = 5
"""So many of the best moves are kept with a puzzle."""
LOOKED_AT: Final = 2
"""Positions of one game that are tried as puzzles at most, so that they differ."""
TRIES: Final = 128
CANDIDATES: Final = 24
"""So many moves are tried, twice as many as a bot tries: the solution is to be the best of all."""
CONFIRMED_BY: Final = 10
"""So many times as many tries must confirm what was found."""


class Option(Struct, frozen=True):
    """One of the best moves of a puzzle, in the game's notation, and how far ahead it comes out."""

    move: str
    lead: float


class Puzzle(Struct, frozen=True):
    """A position, and what is best there for whoever is on turn."""

    game: str
    seats: int
    seat: Seat
    """Whose turn it is."""
    grade: int
    """From 1, where the best move looks best at once, to 4."""
    margin: float
    """How much further ahead the solution comes out than anything else, for sure at 95%."""
    best: tuple[Option, ...]
    """The solution, then the next best moves."""
    position: msgspec.Raw
    """In the game's position notation."""

    def state(self) -> State:
        """The position to play on from."""
        return _questions(self.game).state(bytes(self.position).decode())


def _questions(game: str) -> extras.Questions:
    questions = extras.questions(game)
    if questions is None or questions.write is None:
        raise Fault("no-positions", game=game)
    return questions


def write_position(game: str, state: State) -> msgspec.Raw:
    """A state in the game's position notation; `Fault` if there is none."""
    write = _questions(game).write
    assert write is not None
    return msgspec.Raw(write(state).encode())


def puzzle_of(record: Record, decision: Decision, verdict: Verdict) -> Puzzle:
    """A decision of a game as a puzzle: as hard as it was for whoever played something else."""
    text = registry.game(record.game)
    return Puzzle(
        game=record.game,
        seats=len(record.players),
        seat=decision.seat,
        grade=HARDEST,
        margin=round(verdict.lost - SURE * verdict.error, 2),
        best=tuple(
            Option(text.write(thought.action), round(thought.mean, 2)) for thought in verdict.thoughts[:SHOWN]
        ),
        position=write_position(record.game, decision.state),
    )


def write_puzzle(puzzle: Puzzle) -> str:
    """One line of JSON."""
    return msgspec.json.encode(puzzle).decode() + "\n"


def read_puzzle(text: str) -> Puzzle:
    """The puzzle in a file; `Fault` if it is none."""
    try:
        puzzle = msgspec.json.decode(text.encode(), type=Puzzle)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Fault("no-puzzle", problem=str(error)) from error
    puzzle.state()
    return puzzle


def collection(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that are kept for a game, from easy to hard."""
    path = FOLDER / f"{game}.jsonl"
    if not path.is_file():
        return ()
    puzzles = map(msgspec.json.Decoder(Puzzle).decode, path.read_text("utf-8").splitlines())
    return tuple(sorted(puzzles, key=lambda puzzle: (puzzle.grade, -puzzle.margin)))


def grade(rank: int) -> int:
    """How hard it is to find a move that looks only this good at first sight, counted from 0."""
    return 1 + sum(rank >= step for step in GRADES)


def find(game: Game, seats: int, numbers: Iterator[int], least: float, tries: int) -> Iterator[Puzzle | None]:
    """Puzzles from one game after another; None for a position that is none, so that progress is seen."""
    for number in numbers:
        random = Random(f"puzzle {game.name} {seats} {number}")
        for chair in _positions(game, seats, random):
            yield _puzzle_at(chair, seats, random, least, tries)


def _positions(game: Game, seats: int, random: Random) -> list[Chair]:
    """A few positions of a game between seats that look one move ahead."""
    dice, bot = RandomDice(random), SearchBot(Budget(tries=1), candidates=1, furthest=NEAR)
    state = game.start(game.Options(), seats, dice)
    chairs = []
    while asked := state.to_act():
        chair = Chair(game, state.copy(), asked[0])
        if len(chair.choices().actions) > SHOWN:
            chairs.append(chair)
        state.play(asked[0], bot.choose(chair, dice), dice)
    return random.sample(chairs, min(LOOKED_AT, len(chairs)))


def _puzzle_at(chair: Chair, seats: int, random: Random, least: float, tries: int) -> Puzzle | None:
    """The puzzle of a position, if one move is best by so much, and ten times the tries say so too."""
    bot = SearchBot(Budget(tries=tries), candidates=CANDIDATES, furthest=NEAR)
    trials = bot.trials(chair, random)
    first = list(trials.actions)
    if len(first) < 2:
        return None
    thoughts = think(trials, Budget(tries=tries))
    best = first.index(thoughts[0].action)
    if _margin(trials, best, tries // len(first)) < least:
        return None
    again = bot.trials(chair, random)
    deeper = think(again, Budget(tries=CONFIRMED_BY * tries))
    if deeper[0].action != thoughts[0].action:
        return None
    margin = _margin(again, list(again.actions).index(deeper[0].action), CONFIRMED_BY * tries // len(first))
    if margin < least:
        return None
    return Puzzle(
        game=chair.game.name,
        seats=seats,
        seat=chair.seat,
        grade=grade(best),
        margin=round(margin, 2),
        best=tuple(
            Option(chair.game.write(thought.action), round(thought.mean, 2)) for thought in deeper[:SHOWN]
        ),
        position=write_position(chair.game.name, chair.imagine(RandomDice(random))),
    )


def _margin(trials: Trials, best: int, tries: int) -> float:
    """How much further ahead a move comes out than each other one, with the same luck, at least (95%)."""
    everything = range(len(trials.actions))
    tallies = {index: Tally() for index in everything if index != best}
    for _ in range(max(2, tries)):
        values = trials.try_out(everything)
        for index, tally in tallies.items():
            tally.add(values[best] - values[index])
    return min(tally.mean - SURE * tally.error for tally in tallies.values())
