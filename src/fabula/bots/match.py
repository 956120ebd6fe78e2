"""Many games between bots, seats rotating, on several processes: the same games however many there are."""

from __future__ import annotations

import os
import random
import signal
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

from fabula.bots.program import PREFIX, ProgramBot
from fabula.bots.roster import bot
from fabula.core import Chair, Fault, Illegal, RandomDice, Standing, registry

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

    from fabula.core import Action, Bot, Game, Seat, State

Plan = TypeVar("Plan")
Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)

WAITING_GAMES: Final = 8
"""Games handed out for each process beforehand, so that none waits while a long one is finished."""


class Pairing(Struct, frozen=True):
    """Who plays what: all that a match depends on, besides how many games it has."""

    game: str
    bots: tuple[str, ...]
    """One for each seat of the first game; then everybody moves one seat on."""
    options: dict[str, object] = {}
    seed: int = 0
    seconds: float | None = None
    """For each decision; None: nobody counts."""

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots by seat in the game of this number, counted from 0."""
        seats = len(self.bots)
        return tuple(self.bots[(seat - number) % seats] for seat in range(seats))


class Played(Struct, frozen=True):
    """One game of a match: who sat where, and the result (None: called unfinished at the horizon)."""

    number: int
    seating: tuple[str, ...]
    standing: Standing | None
    decisions: int


def check(pairing: Pairing) -> None:
    """Raise what is wrong with a pairing before anything is played: `Fault`, or the game's own `Illegal`."""
    for name in pairing.bots:
        if not name.startswith(PREFIX):
            bot(name)
    _start(registry.game(pairing.game), pairing, _dice(pairing, 0, "game"))


def play(pairing: Pairing, number: int) -> Played:
    """Play the game of this number; its chance depends on the pairing and the number alone."""
    return play_seated(pairing, number, pairing.seating(number))


def play_seated(pairing: Pairing, number: int, seating: tuple[str, ...]) -> Played:
    """Play with the chance of this number, whoever sits where: the same dice for all seatings."""
    game = registry.game(pairing.game)
    dice = _dice(pairing, number, "game")
    own = [_dice(pairing, number, f"seat {seat}") for seat in range(len(seating))]
    state = _start(game, pairing, dice)
    decisions = 0
    with ExitStack() as stack:
        players = [_player(pairing, name, stack) for name in seating]
        while (asked := state.to_act()) and decisions < game.horizon:
            seat = asked[0]
            action = players[seat].choose(Chair(game, state, seat, seconds=pairing.seconds), own[seat])
            own[seat].drawn.clear()
            _carry_out(game, state, seat, action, dice, seating[seat])
            dice.drawn.clear()
            decisions += 1
    return Played(number, seating, state.standing(), decisions)


def games(pairing: Pairing, count: int, *, jobs: int = 1) -> Generator[Played, None, None]:
    """The games of a match in their order, played on so many processes; closing it stops them."""
    if jobs == 1:
        yield from (play(pairing, number) for number in range(count))
        return
    with processes(jobs) as pool:
        yield from in_order(pool, play, pairing, range(count), jobs * WAITING_GAMES)


class Pending(Protocol[Result_co]):
    """What will be there when somebody else has worked it out."""

    def result(self) -> Result_co:
        """The result, waited for; or the exception that was raised instead."""


class Pool(Protocol):
    """Others who work: processes of this machine, or many machines."""

    def submit(self, task: Callable[[Plan, int], Result], plan: Plan, number: int, /) -> Pending[Result]:
        """Let one of them carry out the task of this number."""


def in_order(
    pool: Pool, task: Callable[[Plan, int], Result], plan: Plan, numbers: Iterable[int], waiting: int
) -> Generator[Result, None, None]:
    """The results of the task for these numbers, in their order, so many being handed out beforehand."""
    left = iter(numbers)
    handed_out = deque(pool.submit(task, plan, number) for number in islice(left, waiting))
    while handed_out:
        result = handed_out.popleft().result()
        handed_out += [pool.submit(task, plan, number) for number in islice(left, 1)]
        yield result


@contextmanager
def processes(jobs: int) -> Iterator[Pool]:
    """So many processes of this machine; what is still waiting when they are no longer needed is dropped."""
    # A fresh interpreter each: what threads of this one hold cannot get stuck in them.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_serve)
    others = set(active_children())
    try:
        yield pool
    except BaseException:  # nobody wants the games any more that are being played: they may take minutes
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _serve() -> None:
    """What a process does first.

    Ctrl-C goes to every process of the terminal, and the first one alone decides what it means. But when
    that one is gone, however it ended, nobody waits for the others any more.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    first = parent_process()
    assert first is not None
    first.join()
    os._exit(1)


def _player(pairing: Pairing, name: str, stack: ExitStack) -> Bot:
    """A bot of ours, or a program that is ended when the game is."""
    if not name.startswith(PREFIX):
        return bot(name)
    return stack.enter_context(ProgramBot(name.removeprefix(PREFIX), len(pairing.bots), pairing.options))


def _start(game: Game, pairing: Pairing, dice: RandomDice) -> State:
    options = msgspec.convert(pairing.options, game.Options)
    return game.start(options, len(pairing.bots), dice)


def _carry_out(game: Game, state: State, seat: Seat, action: Action, dice: RandomDice, name: str) -> None:
    try:
        state.play(seat, action, dice)
    except Illegal as illegal:
        raise Fault(
            "bot-plays-illegally", bot=name, action=game.write(action), clause=illegal.refusal.rule
        ) from illegal


def _dice(pairing: Pairing, number: int, purpose: str) -> RandomDice:
    return RandomDice(random.Random(f"{pairing.seed}/{number}/{purpose}"))
