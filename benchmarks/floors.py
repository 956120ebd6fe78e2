"""Fabula's own figures: random games of Fearsome Floors, played through the contract alone."""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import TYPE_CHECKING, Final, NamedTuple

from benchmarks.measure import COST_SHARE, Playout, arguments, cost_us, playouts, report
from fabula.core import RandomDice, registry
from fabula.games.floors.monster import Prowl
from fabula.games.floors.state import FloorsState
from fabula.games.floors.tiles import is_hit_tile

if TYPE_CHECKING:
    from fabula.core import Event, State

GAME: Final = registry.game("floors")
SEATS: Final = 4
"""As many as the game of Catan that sets the bars."""
SAMPLE_GAMES: Final = 10
SAMPLE_EVERY: Final = 3


class MonsterMove(NamedTuple):
    """A position, and the tile that makes the monster move."""

    state: FloorsState
    tile: str


def play(rng: random.Random) -> Playout:
    """One game in which each seat lists all it may do and takes any of it."""
    dice = RandomDice(rng)
    state = GAME.start(GAME.Options(), SEATS, dice)
    decisions = listed = 0
    while to_act := state.to_act():
        seat = to_act[0]
        actions = state.choices(seat).actions
        decisions += 1
        listed += len(actions)
        state.play(seat, rng.choice(actions), dice)
    return Playout(decisions, listed)


def sample(rng: random.Random) -> list[FloorsState]:
    """Copies of the states along a few random games."""
    seen: list[FloorsState] = []
    for _ in range(SAMPLE_GAMES):
        dice = RandomDice(rng)
        state = GAME.start(GAME.Options(), SEATS, dice)
        decisions = 0
        while to_act := state.to_act():
            if decisions % SAMPLE_EVERY == 0 and isinstance(state, FloorsState):
                seen.append(state.copy())
            state.play(to_act[0], rng.choice(state.choices(to_act[0]).actions), dice)
            decisions += 1
    return seen


def monster_moves(states: list[FloorsState], rng: random.Random) -> list[MonsterMove]:
    """Each of these positions with a tile drawn from its pile; the first of a game is a number."""
    return [
        MonsterMove(
            state, rng.choice([tile for tile in state.pile if state.round > 1 or not is_hit_tile(tile)])
        )
        for state in states
    ]


def prowl(move: MonsterMove) -> list[Event]:
    """The whole move of the monster, with its events."""
    state = move.state
    monster = Prowl(state.floor, state.board, state.monster, state.facing, state.names(), state.options)
    monster.go(move.tile)
    return monster.events


def list_choices(state: State) -> object:
    """Everything that the seat on turn may do."""
    return state.choices(state.to_act()[0]).actions


def main() -> None:
    """Measure and print."""
    seconds, seed = arguments()
    rates = playouts(play, seconds, seed)
    rng = random.Random(seed)
    states = sample(rng)
    report(
        name="Fabula",
        version=version("fabula"),
        game=f"Fearsome Floors, {SEATS} players",
        rates=rates,
        copy_us=cost_us(lambda state: state.copy(), states, seconds * COST_SHARE),
        list_us=cost_us(list_choices, states, seconds * COST_SHARE),
        monster_moves_per_second=1e6 / cost_us(prowl, monster_moves(states, rng), seconds * COST_SHARE),
    )


if __name__ == "__main__":
    main()
