"""Trying moves out in any game that says what its positions are worth, on the readable engine.

Each try imagines another world that the seat cannot tell from the real one, so that no move is good only
because of what the seat does not know.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from fabula.bots.greedy import best, expected
from fabula.core import Dice, Fault, RandomDice, extras

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action, Chair, Seat, State
    from fabula.core.extras import Trials, Worth

T = TypeVar("T", bound=str | int)
SEEDS: Final = 2**32
"""Of so many sequences of chance a bot takes one for each decision."""
GLANCES: Final = 6
"""So many of its moves a seat looks at when it plays on in a try; all of them would take too long."""
MOST_AHEAD: Final = 60
"""A try ends after so many decisions, whatever has happened."""


class SameLuck(Dice):
    """Dice of which the third battle, say, falls alike whatever else has been drawn before it."""

    __slots__ = ("_seed", "_sequences")

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seed = seed
        self._sequences: dict[str, Random] = {}

    def pick(self, what: str, options: Sequence[T]) -> int:
        """Any option; what is drawn for another purpose makes no difference."""
        sequence = self._sequences.get(what)
        if sequence is None:
            sequence = self._sequences[what] = Random(f"{self._seed} {what}")
        return int(sequence.random() * len(options))


class EngineExplorer:
    """Plays each try with seats that look one move ahead, until the own turn is over or has come again."""

    def __init__(
        self, chair: Chair, random: Random, candidates: int, turns: int, also: Sequence[Action] = ()
    ) -> None:
        worth = extras.worth(chair.game.name)
        if worth is None:
            raise Fault("no-worth", game=chair.game.name)
        self._chair, self._worth, self._random, self._turns = chair, worth, random, turns
        self._on_turn = extras.on_turn(chair.game.name) or _asked_first
        self._others: set[Seat] = set()
        dice = RandomDice(random)
        actions = chair.choices().actions
        world = chair.imagine(dice)
        values = {action: expected(worth, world, chair.seat, action, dice) for action in actions}
        chosen = sorted(best(values, candidates), key=lambda action: -values[action])[:candidates]
        for action in also:
            if action not in values:  # another spelling
                values[action] = expected(worth, world, chair.seat, action, dice)
        self.actions: Sequence[Action] = tuple(dict.fromkeys((*chosen, *also)))
        self.prior: Sequence[float] = [values[action] for action in self.actions]

    def try_out(self, alive: Sequence[int]) -> Sequence[float]:
        """The same imagined world and the same luck for every move."""
        seed = self._random.getrandbits(64)
        world = self._chair.imagine(RandomDice(Random(seed)))
        return [self._try(world.copy(), self.actions[index], seed) for index in alive]

    def _try(self, world: State, action: Action, seed: int) -> float:
        random = Random(seed)
        dice, seat = SameLuck(seed), self._chair.seat
        world.play(seat, action, dice)
        turns, mine = 0, True
        for _ in range(MOST_AHEAD):
            asked = world.to_act()
            if not asked:
                break
            before, mine = mine, self._on_turn(world) == seat
            turns += mine and not before
            if turns == self._turns and (turns > 0 or not mine):
                break
            if asked[0] != seat:
                self._others.add(asked[0])
            world.play(asked[0], self._glance(world, asked[0], random), dice)
        return self._lead(world)

    def _glance(self, world: State, seat: Seat, random: Random) -> Action:
        """The best of a few moves, each played once."""
        actions = world.choices(seat).actions
        few = actions if len(actions) <= GLANCES else random.sample(actions, GLANCES)
        if len(few) == 1:
            return few[0]
        return max(few, key=lambda action: _after(self._worth, world, seat, action, random))

    def _lead(self, world: State) -> float:
        """How far the own seat is ahead of the best of the others that have been seen to act."""
        mine = self._worth(world, self._chair.seat)
        return mine - max((self._worth(world, other) for other in sorted(self._others)), default=0.0)


def _asked_first(world: State) -> Seat:
    return world.to_act()[0]


def _after(worth: Worth, world: State, seat: Seat, action: Action, random: Random) -> float:
    after = world.copy()
    after.play(seat, action, RandomDice(random))
    return worth(after, seat)


def trials_at(
    chair: Chair, random: Random, candidates: int, ahead: int, also: Sequence[Action] = ()
) -> Trials:
    """So many of the best moves and those in `also`, to be tried so far ahead: fast where there is a way."""
    own = extras.explorer(chair.game.name)
    if own is not None and (found := own(chair, random, candidates, ahead, also)) is not None:
        return found
    return EngineExplorer(chair, random, candidates, ahead, also)
