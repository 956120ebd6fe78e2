"""python-chess: random games of chess."""

import random
from importlib.metadata import version

import chess

from benchmarks.measure import COST_SHARE, Playout, arguments, cost_us, playouts, report

SAMPLE_EVERY = 10


def moves(board: chess.Board) -> list[chess.Move]:
    """All legal moves; none when the game has ended by itself (seventy-five moves, bare kings)."""
    if board.halfmove_clock >= 150 or board.is_insufficient_material():
        return []
    return list(board.legal_moves)


def play(rng: random.Random) -> Playout:
    """One game, until nobody can move or the rules end it without a claim."""
    board = chess.Board()
    decisions = listed = 0
    while legal := moves(board):
        decisions += 1
        listed += len(legal)
        board.push(rng.choice(legal))
    return Playout(decisions, listed)


def sample(rng: random.Random) -> list[chess.Board]:
    """Copies of the positions along one random game."""
    board = chess.Board()
    seen = []
    while legal := moves(board):
        if len(board.move_stack) % SAMPLE_EVERY == 0:
            seen.append(board.copy())
        board.push(rng.choice(legal))
    return seen


def main() -> None:
    """Measure and print."""
    seconds, seed = arguments()
    rates = playouts(play, seconds, seed)
    boards = sample(random.Random(seed))
    report(
        name="python-chess",
        version=version("chess"),
        game="chess",
        rates=rates,
        # Without the stack of past moves: a Fabula state carries no history either.
        copy_us=cost_us(lambda board: board.copy(stack=False), boards, seconds * COST_SHARE),
        list_us=cost_us(lambda board: list(board.legal_moves), boards, seconds * COST_SHARE),
    )


if __name__ == "__main__":
    main()
