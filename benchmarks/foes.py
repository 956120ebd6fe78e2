"""Fabula's own figures: random play of Formidable Foes, through the contract alone."""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from benchmarks.measure import COST_SHARE, Playout, arguments, cost_us, playouts, report
from fabula.core import RandomDice, registry

if TYPE_CHECKING:
    from fabula.core import State

GAME: Final = registry.game("foes")
SEATS: Final = 4
"""As many as the game of Catan that sets the bar."""
LONGEST: Final = 2_000
"""Decisions after which a play-out is cut off: the rules set no limit, and random players take thousands."""
SAMPLE_GAMES: Final = 3
SAMPLE_EVERY: Final = 25


def play(rng: random.Random, kept: list[State] | None = None) -> Playout:
    """One game, or its first decisions, in which each seat lists all it may do and takes any of it."""
    state = GAME.start(GAME.Options(), SEATS, RandomDice(rng))
    decisions = listed = 0
    while decisions < LONGEST and (to_act := state.to_act()):
        seat = to_act[0]
        actions = state.choices(seat).actions
        if kept is not None and decisions % SAMPLE_EVERY == 0:
            kept.append(state.copy())
        decisions += 1
        listed += len(actions)
        state.play(seat, rng.choice(actions), RandomDice(rng))
    return Playout(decisions, listed)


def sample(rng: random.Random) -> list[State]:
    """Copies of the states along a few play-outs."""
    seen: list[State] = []
    for _ in range(SAMPLE_GAMES):
        play(rng, seen)
    return seen


def list_choices(state: State) -> object:
    """Everything that the seat on turn may do."""
    return state.choices(state.to_act()[0]).actions


def main() -> None:
    """Measure and print."""
    seconds, seed = arguments()
    rates = playouts(play, seconds, seed)
    rng = random.Random(seed)
    states = sample(rng)
    dice = RandomDice(rng)

    def imagine(state: State) -> object:
        dice.drawn.clear()
        return state.imagine(state.to_act()[0], dice)

    report(
        name="Fabula",
        version=version("fabula"),
        game=f"Formidable Foes, {SEATS} players, at most {LONGEST:,} decisions",
        rates=rates,
        copy_us=cost_us(lambda state: state.copy(), states, seconds * COST_SHARE),
        list_us=cost_us(list_choices, states, seconds * COST_SHARE),
        imagine_us=cost_us(imagine, states, seconds * COST_SHARE),
    )


if __name__ == "__main__":
    main()
