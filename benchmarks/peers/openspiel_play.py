"""OpenSpiel: random games of noughts and crosses, its model of a board game written in Python."""

import random
from importlib.metadata import version

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401  importing it registers the game

from benchmarks.measure import COST_SHARE, Playout, arguments, cost_us, playouts, report

GAME = pyspiel.load_game("python_tic_tac_toe")


def play(rng: random.Random) -> Playout:
    """One game."""
    state = GAME.new_initial_state()
    decisions = listed = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        decisions += 1
        listed += len(actions)
        state.apply_action(rng.choice(actions))
    return Playout(decisions, listed)


def sample(rng: random.Random) -> list[pyspiel.State]:
    """Copies of the states along one random game."""
    state = GAME.new_initial_state()
    seen = []
    while not state.is_terminal():
        seen.append(state.clone())
        state.apply_action(rng.choice(state.legal_actions()))
    return seen


def main() -> None:
    """Measure and print."""
    seconds, seed = arguments()
    rates = playouts(play, seconds, seed)
    states = sample(random.Random(seed))
    report(
        name="OpenSpiel",
        version=version("open_spiel"),
        game="python_tic_tac_toe",
        rates=rates,
        copy_us=cost_us(lambda state: state.clone(), states, seconds * COST_SHARE),
        list_us=cost_us(lambda state: state.legal_actions(), states, seconds * COST_SHARE),
    )


if __name__ == "__main__":
    main()
