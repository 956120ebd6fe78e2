"""The conformance kit: plays a game at random, stops on the way, and looks whether it keeps the contract."""

from __future__ import annotations

import random
import time
import traceback
from contextlib import contextmanager
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.core import Illegal
from fabula.testing.checks.asked import check_asked, check_choices
from fabula.testing.checks.chance import check_chance
from fabula.testing.checks.copies import check_copies, equal_copy
from fabula.testing.checks.imagining import check_imagining
from fabula.testing.checks.listing import check_listing
from fabula.testing.checks.notation import check_notation
from fabula.testing.checks.past import check_past
from fabula.testing.checks.records import check_again, check_record
from fabula.testing.checks.refusals import check_refusals
from fabula.testing.checks.told import check_told
from fabula.testing.checks.values import check_values
from fabula.testing.checks.whole import check_whole
from fabula.testing.checks.windows import check_windows
from fabula.testing.digest import check_order
from fabula.testing.journey import Journey, Move
from fabula.testing.nonconformity import Nonconformity
from fabula.testing.options import some_options
from fabula.testing.scene import Scene, cited
from fabula.testing.tally import Tally
from fabula.testing.walking import step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from fabula.core import Game, State

MOMENTS: Final = 8
"""States of each game that are looked at closely."""
ATTEMPTS: Final = 50
"""Options that are tried until some fit the number of seats."""

CHECKS: Final[tuple[Callable[[Scene], None], ...]] = (
    check_asked,
    check_choices,
    check_values,
    check_listing,
    check_notation,
    check_refusals,
    check_copies,
    check_chance,
    check_windows,
    check_told,
    check_past,
    check_imagining,
)


class KitReport(Struct, frozen=True):
    """What the kit has seen of a game in which it found no fault."""

    game: str
    seed: int
    seconds: float
    games: int
    ended: int
    decisions: int
    moments: int
    secrets: dict[str, int]
    """How often each kind of secret was imagined otherwise than it is."""
    left_out: tuple[str, ...]
    """What could not be checked, and why."""


def check_game(
    game: Game,
    *,
    seconds: float,
    seed: int,
    games: int = 1,
    seats: Sequence[int] | None = None,
    options: Sequence[Struct] | None = None,
    invariant: Callable[[State], str | None] | None = None,
    progress: Callable[[str], None] | None = None,
) -> KitReport:
    """Play random games for so long, at least `games`, and raise `Nonconformity` at the first fault.

    `seed` is that of the first game, `seed + 1` that of the second, and so on: a fault names the seed that
    comes upon it at once. Without `seats` all numbers of seats take turns, without `options` the defaults
    and others. `invariant` says what is wrong with a state, or None: give one to a game with secrets that
    is too large to be known whole, so that impossible imaginings are noticed.
    """
    run = _Run(game, seed, games, time.monotonic() + seconds, invariant)
    while run.goes_on():
        journey, state = run.start(seed + run.games, seats or tuple(game.seats), options or ())
        with _located(journey):
            run.one_game(journey, state)
        if run.games == 1:
            beginning = journey.until(0)
            with _located(beginning):
                run.once(beginning)
        with _located(None):
            run.tally.prove()
        if progress is not None:
            progress(f"{game.name}: {run.games} games, {run.decisions} decisions, {run.moments} moments")
    return run.report()


@contextmanager
def _located(journey: Journey | None) -> Iterator[None]:
    """Tell a fault how it was come upon; what the game raises that it should not is a fault as well."""
    try:
        yield
    except Nonconformity as fault:
        fault.journey = fault.journey or journey
        raise
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        seen = f"{type(error).__name__}: {error} (in {where.name}, line {where.lineno} of {where.filename})"
        breakdown = Nonconformity("breaks-down", seen)
        breakdown.journey = journey
        raise breakdown from error


class _Run:
    """One run of the kit over one game."""

    def __init__(
        self,
        game: Game,
        seed: int,
        least: int,
        deadline: float,
        invariant: Callable[[State], str | None] | None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.began = time.monotonic()
        self.least = least
        self.deadline = deadline
        self.invariant = invariant
        self.tally = Tally()
        self.games = self.ended = self.decisions = self.moments = 0
        self.left_out: list[str] = []

    def goes_on(self) -> bool:
        """Whether there is time for more, or must be."""
        return self.games < self.least or time.monotonic() < self.deadline

    def start(self, seed: int, seats: Sequence[int], options: Sequence[Struct]) -> tuple[Journey, State]:
        """The start of the game that belongs to this seed."""
        chance = random.Random(f"{self.game.name} {seed}")
        number = seats[seed % len(seats)]
        for attempt in range(ATTEMPTS):
            if options:
                chosen = options[(seed // len(seats) + attempt) % len(options)]
            elif seed % 2 or attempt:
                chosen = some_options(self.game, chance)
            else:
                chosen = self.game.Options()
            journey = Journey(self.game, seed, chosen, number)
            dice = journey.dice(0)
            with _located(journey):
                try:
                    state = self.game.start(chosen, number, dice)
                except Illegal as illegal:
                    cited(self.game, illegal.refusal.rule, f"the refusal to start with {chosen}")
                    continue
            journey.start = tuple(dice.drawn)
            return journey, state
        raise Nonconformity("start-refused", f"no options were found with which {number} seats may start")

    def one_game(self, journey: Journey, state: State) -> None:
        """Walk one random game to its end, and look closely at some moments of it."""
        kept: dict[int, tuple[int, State]] = {}
        while len(journey.moves) < self.game.horizon:
            place = _place(len(journey.moves), journey.random)
            if place < MOMENTS:
                kept[place] = (len(journey.moves), equal_copy(state))
            dice = journey.dice(len(journey.moves) + 1)
            done = step(self._scene(journey, state), dice)
            if done is None:
                break
            seat, action, events = done
            journey.moves.append(Move(seat, action, tuple(dice.drawn), tuple(events)))
        journey.result = state.standing()
        self.ended += journey.result is not None
        self.decisions += len(journey.moves)
        check_again(journey, state)
        for number, moment in (*sorted(kept.values(), key=itemgetter(0)), (len(journey.moves), state)):
            if self.goes_on():
                self._look(journey.until(number), moment)
        if not self.games or journey.seed % 4 == 0:
            check_record(journey, state)
        self.games += 1

    def once(self, beginning: Journey) -> None:
        """What is checked once in a run."""
        if not check_order(self.game, beginning.seed, beginning.seats):
            self.left_out.append("order under other hash seeds: the game's class cannot be imported")
        if self.game.secrets and not check_whole(beginning, self.tally):
            self.left_out.append("possibility of what is imagined: there are too many states")

    def report(self) -> KitReport:
        """What was seen."""
        return KitReport(
            game=self.game.name,
            seed=self.seed,
            seconds=time.monotonic() - self.began,
            games=self.games,
            ended=self.ended,
            decisions=self.decisions,
            moments=self.moments,
            secrets=dict(sorted(self.tally.varied.items())),
            left_out=tuple(self.left_out),
        )

    def _scene(self, journey: Journey, state: State) -> Scene:
        return Scene(journey, state, self.tally, self.invariant)

    def _look(self, journey: Journey, state: State) -> None:
        scene = self._scene(journey, state)
        with _located(journey):
            for check in CHECKS:
                check(scene)
        self.moments += 1


def _place(number: int, chance: random.Random) -> int:
    """Where among those kept this state goes, if there: in the end each had the same chance to be kept."""
    return number if number < MOMENTS else chance.randrange(number + 1)
