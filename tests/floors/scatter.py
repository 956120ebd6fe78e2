"""Positions strewn at random so densely that most rules come up, and games as the slow reading knows them."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from naive_position import Cell, Position, exists

from fabula.games.floors.board import COORDINATES, stones_on
from fabula.games.floors.figures import EATEN, ESCAPED, OUTSIDE
from fabula.games.floors.state import FloorsState, figure_names

if TYPE_CHECKING:
    from random import Random

SWEEP = 20 if os.environ.get("FABULA_SWEEP") else 1
"""How many times as long the long versions of tests take."""

CORNERS = ((0, 0), (15, 10))
CELLS: list[Cell] = [(x, y) for x in range(16) for y in range(11) if exists((x, y))]
EDGE = [(x, y) for x, y in CELLS if sum(exists((x + d, y)) + exists((x, y + d)) for d in (-1, 1)) < 4]
OPTIONS = {
    "monster_stone_on_corner": ("removed", "stays"),
    "tie_at_turning_stone": ("turns", "pushes"),
    "stone_onto_teleporter": ("refused", "destroyed"),
}
KINDS = (
    ("stone", "crystal", "right", "uturn"),
    ("right", "uturn", "uturn", "right", "stone"),
    ("stone", "stone", "crystal"),
)


def any_options(random: Random) -> dict[str, str]:
    """Any values of the options that matter to the two questions."""
    return {name: random.choice(values) for name, values in OPTIONS.items()}


def any_blood(random: Random) -> list[list[Cell]]:
    """Pools: single cells all over, long rows and squares, or rows that run into the walls."""
    style = random.randrange(4)
    if style == 0:
        return [[cell] for cell in random.sample(CELLS, random.randrange(30))]
    pools = []
    for _ in range(random.randrange(1, 7)):
        x, y = random.choice(EDGE if style == 1 else CELLS)
        dx, dy = random.choice(((1, 0), (0, 1), (-1, 0), (0, -1)))
        row = [(x + n * dx, y + n * dy) for n in range(random.choice((2, 4, 4, 8, 16)))]
        square = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        pools.append(square if style == 2 and random.random() < 0.5 else row)
    seen: set[Cell] = set()
    result = []
    for pool in pools:
        result.append([cell for cell in pool if exists(cell) and cell not in seen])
        seen |= set(pool)
    return [pool for pool in result if pool]


def any_position(random: Random) -> Position:
    """A position in which nothing is impossible and much is unlikely; with `tile`, `mover` and `points`."""
    options = any_options(random)
    pools = any_blood(random)
    free = [cell for cell in CELLS if cell not in {cell for pool in pools for cell in pool}]
    random.shuffle(free)
    pairs = [pair for pair in ("square", "round", "odd")[: random.randrange(4)] for _ in range(2)]
    teleporters = [{"at": list(free.pop()), "pair": pair, "arrow": random.choice("NESW")} for pair in pairs]
    taken = {tuple(tile["at"]) for tile in teleporters}
    rest = [cell for cell in CELLS if cell not in taken]
    random.shuffle(rest)
    if random.random() < 0.2:  # one long row, so that much is pushed at once
        y = random.choice((4, 5, 5, 5, 6))
        rest.sort(key=lambda cell: cell[1] != y)
    monster = random.choice([*taken, *CORNERS] if random.random() < 0.15 and taken else rest)
    rest = [cell for cell in rest if cell != monster]
    crowd = random.choice((4, 12, 30, 60, 110))
    kinds = random.choice(KINDS)
    stones = [
        [*cell, random.choice(kinds)]
        for cell in rest[:crowd]
        if cell not in CORNERS or options["monster_stone_on_corner"] == "stays"
    ]
    names = [f"{letter}{number}" for letter in "ABCDEFG" for number in (1, 4, 5)][: random.randrange(1, 22)]
    figures: dict[str, Any] = {name: list(cell) for name, cell in zip(names, rest[crowd:], strict=False)}
    if random.random() < 0.3:
        figures[names[0]] = "outside"
    mover = random.choice(list(figures))
    return {
        "stones": stones,
        "pools": [[list(cell) for cell in pool] for pool in pools],
        "teleporters": teleporters,
        "figures": figures,
        "monster": {"at": list(monster), "facing": random.choice("NESW")},
        "tile": random.choice([*range(1, 21), "hit1", "hit2", "hit3"]),
        "mover": mover,
        "points": random.randrange(7),
        "options": options,
    }


def naive_tile(tile: str) -> str:
    """The slow reading leaves the 5 in the pile and asks the option what it means."""
    return "5" if tile == "hit3" else tile


def as_game(state: FloorsState) -> Position:
    """A state as the slow reading of the rules knows it."""
    names = list(figure_names(state.seats).values())
    places = dict(zip(names, state.places, strict=True))
    where = {OUTSIDE: "outside", EATEN: "eaten"}
    return {
        "seats": state.seats,
        "round": state.round,
        "marker": "ABCDEFG"[state.marker],
        "turn": "ABCDEFG"[state.turn],
        "moved": [name for name, moved in zip(names, state.moved, strict=True) if moved],
        "escaped": [names[figure] for figure in state.escaped],
        "pile": sorted(naive_tile(tile) for tile in state.pile),
        "stones": [list(stone) for stone in stones_on(state.board)],
        "pools": [[list(at) for at in pool] for pool in state.floor.pools],
        "teleporters": [
            {"at": list(tile.at), "pair": tile.pair, "arrow": tile.arrow} for tile in state.floor.teleporters
        ],
        "figures": {
            name: list(COORDINATES[place]) if place >= 0 else where[place]
            for name, place in places.items()
            if place != ESCAPED
        },
        "monster": {"at": list(COORDINATES[state.monster]), "facing": state.facing},
        "options": {name: getattr(state.options, name) for name in (*OPTIONS, "long_game")},
    }
