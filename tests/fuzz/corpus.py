"""Good files to spoil: records of all sorts of games, and positions of Fearsome Floors."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

from fabula.core import Illegal, RandomDice, Table, registry, write_record
from fabula.testing.options import some_options

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Game


def fitting_options(game: Game, seats: int, chance: random.Random) -> Struct:
    """Options that this number of players may choose."""
    while True:
        options = some_options(game, chance)
        with suppress(Illegal):
            game.start(options, seats, RandomDice(chance))
            return options


def record(seed: int, decisions: int) -> bytes:
    """The beginning of a random game, some of it taken back."""
    names = registry.games()
    game = registry.game(names[seed % len(names)])
    chance = random.Random(seed)
    seats = chance.choice((2, 2, 3))
    options = fitting_options(game, seats, chance)
    secret = seed.to_bytes(32, "big")
    table = Table.open(game, options, [f"person {n}" for n in range(seats)], secret=secret, salt=b"\x01\x02")
    while table.state.to_act() and table.sequence < decisions:
        seat = table.state.to_act()[0]
        table.play(seat, chance.choice(table.state.choices(seat).actions))
        if chance.random() < 0.2 and table.why_not_undo(seat) is None:
            table.undo(seat)
    return write_record(table.record).encode()


@cache
def records() -> tuple[bytes, ...]:
    """Short ones, two longer ones, and one that is over."""
    sizes = (0, 3, 9, 9, 12, 15, 24, 24)
    return (*(record(seed, size) for seed, size in enumerate(sizes)), record(8, 10_000))


MONSTER = {
    "stones": [[5, 3, "stone"], [9, 5, "crystal"], [2, 8, "right"], [12, 2, "uturn"]],
    "pools": [[[6, 6], [7, 6], [6, 7], [7, 7]], [[1, 4], [2, 4], [3, 4], [4, 4]]],
    "teleporters": [
        {"at": [10, 8], "pair": "square", "arrow": "E"},
        {"at": [3, 2], "pair": "square", "arrow": "S"},
    ],
    "figures": {"A1": [8, 3], "B4": [3, 9], "C": "outside"},
    "monster": {"at": [4, 6], "facing": "E"},
    "tile": "hit1",
    "mover": "A1",
    "points": 5,
}
STATE = {
    "stones": MONSTER["stones"],
    "pools": MONSTER["pools"],
    "figures": {
        "A1": [8, 3], "A3": "outside", "A4": [9, 9], "A5": [3, 6],
        "B1": "outside", "B3": [14, 9], "B4": [3, 9], "B5": [10, 1],
    },
    "monster": {"at": [4, 7], "facing": "N"},
    "seats": 2,
    "round": 2,
    "marker": "B",
    "turn": "A",
    "moved": ["A1"],
    "options": {"mode": "basic"},
    "pile": ["5", "7", "7", "8", "8", "10", "hit1"],
    "mover": "A4",
    "points": 3,
    "tile": 8,
}  # fmt: skip


@cache
def positions() -> tuple[bytes, ...]:
    """Written densely, and over many lines."""
    return (
        json.dumps(MONSTER).encode(),
        json.dumps({**MONSTER, "tile": 7, "teleporters": []}, indent=1).encode(),
        json.dumps({**MONSTER, "mover": "C", "monster": None}).encode(),
        json.dumps(STATE).encode(),
        json.dumps(STATE, indent=1).encode(),
    )
