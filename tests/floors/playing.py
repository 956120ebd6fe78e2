"""Ways to play a game of Floors to its end, each repeatable from its seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.floors.board import COORDINATES, DATA
from fabula.games.floors.rounds import movable

if TYPE_CHECKING:
    from random import Random

    from fabula.core import Action
    from fabula.games.floors.state import FloorsState

WORTH = {"W": 1, "N": 1, "E": -1, "S": -1, "+": 3, "-": 9}


def anyhow(state: FloorsState, random: Random) -> Action:
    """Any legal action."""
    return random.choice(state.choices(state.turn).actions)


def eagerly(state: FloorsState, random: Random) -> Action:
    """Mostly towards the exit, so that somebody gets out."""
    actions = state.choices(state.turn).actions
    if state.supply or random.random() < 0.2:
        return random.choice(actions)
    return max(random.sample(actions, min(len(actions), 30)), key=lambda action: headway(action))


def headway(action: Action) -> int:
    """How much nearer to the exit a path leads, all being well."""
    return sum(WORTH[letter] for letter in action.words()[1:])


def recklessly(state: FloorsState, random: Random) -> Action:
    """Mostly to where the monster is, so that nobody lasts long."""
    actions = state.choices(state.turn).actions
    if state.supply or random.random() < 0.1:
        return random.choice(actions)

    def way(action: Action) -> int:
        after = state.trace(state.turn, action)  # type: ignore[arg-type]  # all are moves once the floor is laid
        place = getattr(after, "place", -1)
        if place < 0:
            return 100
        (x, y), (to_x, to_y) = COORDINATES[place], COORDINATES[state.monster]
        return abs(x - to_x) + abs(y - to_y)

    return min(random.sample(actions, min(len(actions), 30)), key=way)


def to_move(state: FloorsState) -> int:
    """How many figures are still dealt with before the monster moves; two of each seat in the first round."""
    if state.supply:
        return len(state.places)
    if state.round == 1:
        return 2 * state.seats - sum(state.moved)
    return sum(len(movable(state, seat)) for seat in range(state.seats))


def nearly_out(state: FloorsState) -> bool:
    """Whether a figure of the seat on turn can leave now, and would win so."""
    mine = [
        figure for figure in state.escaped if figure // len(DATA.white_numbers[state.seats]) == state.turn
    ]
    needed = len(DATA.white_numbers[state.seats]) - 2
    leaves = any(action.words()[-1] == "-" for action in state.choices(state.turn).actions)
    return leaves and len(mine) == needed
