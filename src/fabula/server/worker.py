"""A process in which bots think: `python -m fabula.server.worker`, a question and an answer on each line.

It is told the position and a time, and answers with an action. Whatever goes wrong in it, the table
that asked goes on without it.
"""

from __future__ import annotations

import random
import signal
import sys

import msgspec
from msgspec import Struct

from fabula.bots import bot
from fabula.core import Chair, RandomDice, Seat, registry


class Question(Struct, frozen=True):
    """What shall this seat do?"""

    game: str
    bot: str
    seat: Seat
    state: msgspec.Raw
    seconds: float


class Answer(Struct, frozen=True):
    """An action in the game's notation."""

    action: str


def answer(question: Question) -> Answer:
    """Let the bot choose."""
    game = registry.game(question.game)
    state = msgspec.json.decode(question.state, type=game.States)
    chair = Chair(game, state, question.seat, seconds=question.seconds)  # type: ignore[arg-type] # States keep the protocol
    action = bot(question.bot).choose(chair, RandomDice(random.Random()))
    return Answer(game.write(action))


def main() -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides what Ctrl-C means
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not spoil the answers
    out.write(b"ready\n")
    out.flush()
    for line in sys.stdin.buffer:
        question = msgspec.json.decode(line, type=Question)
        out.write(msgspec.json.encode(answer(question)) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
