"""OpenSpiel: random games of its quoridor and backgammon in C++, driven from Python or by its own bots."""

import random
import time
from importlib.metadata import version

import pyspiel

from benchmarks.measure import Playout, Rates, kind_and_arguments, playouts, report

KINDS = ("quoridor-bots", "quoridor-python", "backgammon-bots", "backgammon-python")


def play(game: pyspiel.Game, rng: random.Random) -> Playout:
    """One game, each decision taken in Python; the dice of backgammon are no decisions."""
    state = game.new_initial_state()
    decisions = listed = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        if not state.is_chance_node():
            decisions += 1
            listed += len(actions)
        state.apply_action(rng.choice(actions))
    return Playout(decisions, listed)


def by_bots(game: pyspiel.Game, seconds: float, seed: int) -> Rates:
    """Whole games between its uniformly random bots, which list what they may do, without leaving C++."""
    rng = random.Random(seed)
    bots = [pyspiel.make_uniform_random_bot(seat, rng.randrange(1 << 30)) for seat in range(2)]
    over = []
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        over.append(game.new_initial_state())
        pyspiel.evaluate_bots(over[-1], bots, rng.randrange(1 << 30))
    # Counted when the time is up.
    decisions = sum(sum(move.player >= 0 for move in state.full_history()) for state in over)
    return Rates(len(over), decisions, 0, spent)


def main() -> None:
    """Measure and print."""
    kind, (seconds, seed) = kind_and_arguments(KINDS)
    name, _, driver = kind.partition("-")
    game = pyspiel.load_game(name)
    rates = (
        by_bots(game, seconds, seed)
        if driver == "bots"
        else playouts(lambda rng: play(game, rng), seconds, seed)
    )
    report(
        name=f"OpenSpiel C++, {'its own bots' if driver == 'bots' else 'from Python'}",
        version=version("open_spiel"),
        game=name,
        rates=rates,
    )


if __name__ == "__main__":
    main()
