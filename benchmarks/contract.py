"""Random play of a game through the contract alone, as all games of Fabula with secrets are measured."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from benchmarks.measure import COST_SHARE, Playout, cost_us, playouts, report
from fabula.core import RandomDice

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Game, State

SAMPLE_GAMES: Final = 3


@dataclass
class RandomPlay:
    """Games in which each seat lists all it may do and takes any of it."""

    game: Game
    options: Struct
    seats: int
    longest: int
    """Decisions after which a play-out is cut off."""
    every: int
    """How many decisions lie between two states that are kept."""
    days: int | None = None
    """How many days a whole game has, if it goes by days."""
    kept: list[State] | None = field(default=None)

    def play(self, rng: random.Random) -> Playout:
        """One game, or its first decisions."""
        state = self.game.start(self.options, self.seats, RandomDice(rng))
        decisions = listed = 0
        while decisions < self.longest and (to_act := state.to_act()):
            seat = to_act[0]
            actions = state.choices(seat).actions
            if self.kept is not None and decisions % self.every == 0:
                self.kept.append(state.copy())
            decisions += 1
            listed += len(actions)
            state.play(seat, rng.choice(actions), RandomDice(rng))
        return Playout(decisions, listed)

    def sample(self, rng: random.Random) -> list[State]:
        """Copies of the states along a few play-outs."""
        seen: list[State] = []
        self.kept = seen
        for _ in range(SAMPLE_GAMES):
            self.play(rng)
        self.kept = None
        return seen

    def measure(self, title: str, seconds: float, seed: int) -> None:
        """Measure and print."""
        rates = playouts(self.play, seconds, seed)
        rng = random.Random(seed)
        states, dice = self.sample(rng), RandomDice(rng)

        def imagine(state: State) -> object:
            dice.drawn.clear()
            return state.imagine(state.to_act()[0], dice)

        report(
            name="Fabula",
            version=version("fabula"),
            game=title,
            rates=rates,
            copy_us=cost_us(lambda state: state.copy(), states, seconds * COST_SHARE),
            list_us=cost_us(_list_choices, states, seconds * COST_SHARE),
            imagine_us=cost_us(imagine, states, seconds * COST_SHARE),
            days_per_second=None if self.days is None else rates.games * self.days / rates.seconds,
        )


def _list_choices(state: State) -> object:
    """Everything that the seat on turn may do."""
    return state.choices(state.to_act()[0]).actions
