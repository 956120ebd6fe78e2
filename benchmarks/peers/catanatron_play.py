"""catanatron: random four-player games of Catan."""

import random
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.actions import generate_playable_actions
from catanatron.models.player import Color, RandomPlayer

from benchmarks.measure import COST_SHARE, Playout, arguments, cost_us, playouts, report

PLAYERS = [RandomPlayer(color) for color in Color]
SAMPLE_EVERY = 25


def new_game(rng: random.Random) -> Game:
    """A game of its own seed (catanatron takes 0 for "no seed")."""
    return Game(PLAYERS, seed=rng.randrange(1, 2**32))


def play(rng: random.Random) -> Playout:
    """One game; each state carries its list of actions, and we skip the check that the action is in it."""
    game = new_game(rng)
    state = game.state
    decisions = listed = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        decisions += 1
        listed += len(actions)
        game.execute(rng.choice(actions), validate_action=False)
    return Playout(decisions, listed)


def sample(rng: random.Random) -> list[Game]:
    """Copies of the states along one random game."""
    game = new_game(rng)
    seen = []
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if decisions % SAMPLE_EVERY == 0:
            seen.append(game.copy())
        game.execute(rng.choice(game.state.playable_actions), validate_action=False)
        decisions += 1
    return seen


def main() -> None:
    """Measure and print."""
    seconds, seed = arguments()
    rates = playouts(play, seconds, seed)
    games = sample(random.Random(seed))
    report(
        name="catanatron",
        version=version("catanatron"),
        game="Catan, 4 players",
        rates=rates,
        copy_us=cost_us(Game.copy, games, seconds * COST_SHARE),
        list_us=cost_us(generate_playable_actions, [game.state for game in games], seconds * COST_SHARE),
    )


if __name__ == "__main__":
    main()
