"""A game as one flat record, and its floor as another; both ways between them and the readable engine.

Facings count clockwise from north. A figure's place is its cell, or one of the readable engine's numbers
below zero. The pile is a set of bits, one for each of the eight movement tiles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from fabula.games.floors.board import COORDINATES, DATA, DIRECTIONS, EMPTY_BOARD, FIGURES, STONES, cell_at
from fabula.games.floors.state import FloorsState
from fabula.games.floors.tiles import Floor, Teleporter, full_pile, make_floor
from fabula.lab.floors_fast import tables
from fabula.lab.floors_fast.tables import CELL_COUNT, FIRST_FIGURE, MOST_FIGURES, PIECES

if TYPE_CHECKING:
    from fabula.games.floors.events import Ending
    from fabula.games.floors.options import Options

Games: TypeAlias = np.ndarray[Any, np.dtype[np.void]]
Floors: TypeAlias = np.ndarray[Any, np.dtype[np.void]]

TILES: Final = tuple(DATA.tiles)
"""The kinds of floor tiles (FLOORS-14.1), as they are counted in `supply`."""
PAIRS: Final = ("square", "round", "odd")
"""The pairs of teleporters, counted from 1; a made-up position may have a third one."""

GAME: Final = np.dtype(
    [
        ("dice", np.uint64),
        ("board", np.int8, CELL_COUNT),
        ("places", np.int16, MOST_FIGURES),
        ("moved", np.uint8, MOST_FIGURES),
        ("escaped", np.int8, MOST_FIGURES),
        ("escapes", np.int8),
        ("monster", np.int16),
        ("facing", np.int8),
        ("round", np.int8),
        ("marker", np.int8),
        ("turn", np.int8),
        ("pile", np.uint8),
        ("supply", np.int8, len(TILES)),
        ("to_lay", np.int8),
        ("ending", np.int8),
        ("seats", np.int8),
        ("each", np.int8),
        ("expert", np.bool_),
        ("long_game", np.bool_),
        ("teleporter_destroys", np.bool_),
        ("stone_stays_on_corner", np.bool_),
        ("tie_pushes", np.bool_),
        ("diagonal_margin", np.bool_),
        ("start_player_lays", np.bool_),
        ("all_share", np.bool_),
        ("pools", np.int8),
    ],
    align=True,
)
"""`escaped` lists the figures that got out, in that order; `escapes` and `pools` say how many there are."""

FLOOR: Final = np.dtype(
    [
        ("ground", np.int8, CELL_COUNT),
        ("pool", np.int8, CELL_COUNT),
        ("pair", np.int8, CELL_COUNT),
        ("twin", np.int16, CELL_COUNT),
        ("arrow", np.int8, CELL_COUNT),
    ],
    align=True,
)
"""`pool` numbers the pools from 1; `pair`, `twin` and `arrow` are those of the teleporter on a cell."""

ENDINGS: Final[tuple[Ending | None, ...]] = (None, "won", "nobody_left", "time_up")
NO_TWIN: Final = -1


def pack_floor(floor: Floor) -> Floors:
    """The floor as one record."""
    packed = np.zeros(1, FLOOR)
    row = packed[0]
    row["twin"] = NO_TWIN
    for number, pool in enumerate(floor.pools, 1):
        for at in pool:
            row["ground"][cell_at(*at)] = tables.BLOOD
            row["pool"][cell_at(*at)] = number
    for tile in floor.teleporters:
        cell = cell_at(*tile.at)
        twin = floor.twin(cell)
        row["ground"][cell] = tables.TELEPORTER
        row["pair"][cell] = PAIRS.index(tile.pair) + 1
        row["twin"][cell] = NO_TWIN if twin is None else cell_at(*twin.at)
        row["arrow"][cell] = DIRECTIONS.index(tile.arrow)
    return packed


def pack_board(board: str) -> list[int]:
    """The pieces on a board as their numbers."""
    return [_piece(letter) for letter in board]


def pack(state: FloorsState, dice: int = 0) -> tuple[Games, Floors]:
    """A state of the readable engine as two records; `dice` is the seed of what is drawn from here on."""
    packed = np.zeros(1, GAME)
    row = packed[0]
    options = state.options
    row["dice"] = dice
    row["board"] = pack_board(state.board)
    figures = len(state.places)
    row["places"][:figures] = state.places
    row["moved"][:figures] = state.moved
    row["escaped"][: len(state.escaped)] = state.escaped
    row["escapes"] = len(state.escaped)
    row["monster"], row["facing"] = state.monster, DIRECTIONS.index(state.facing)
    row["round"], row["marker"], row["turn"] = state.round, state.marker, state.turn
    row["pile"] = _bits(state.pile, full_pile(long_game=options.long_game))
    row["supply"] = [state.supply.count(tile) for tile in TILES]
    row["to_lay"] = len(state.supply)
    row["ending"] = ENDINGS.index(state.ending)
    row["seats"], row["each"] = state.seats, figures // state.seats
    row["expert"] = options.mode == "expert"
    row["long_game"] = options.long_game
    row["teleporter_destroys"] = options.stone_onto_teleporter == "destroyed"
    row["stone_stays_on_corner"] = options.monster_stone_on_corner == "stays"
    row["tie_pushes"] = options.tie_at_turning_stone == "pushes"
    row["diagonal_margin"] = options.corner_margin == "diagonal"
    row["start_player_lays"] = options.first_layer == "start_player"
    row["all_share"] = options.nobody_escaped == "all_share"
    row["pools"] = len(state.floor.pools)
    return packed, pack_floor(state.floor)


def unpack(game: Any, floor: Any, options: Options) -> FloorsState:
    """The state of the readable engine that two records hold."""
    figures = int(game["seats"]) * int(game["each"])
    pile = full_pile(long_game=bool(game["long_game"]))
    return FloorsState(
        options=options,
        seats=int(game["seats"]),
        floor=unpack_floor(floor),
        board="".join(_letter(int(code)) for code in game["board"]),
        places=tuple(map(int, game["places"][:figures])),
        moved=tuple(map(bool, game["moved"][:figures])),
        monster=int(game["monster"]),
        facing=DIRECTIONS[game["facing"]],
        round=int(game["round"]),
        marker=int(game["marker"]),
        turn=int(game["turn"]),
        pile=tuple(tile for bit, tile in enumerate(pile) if game["pile"] >> bit & 1),
        supply=tuple(tile for tile, left in zip(TILES, game["supply"], strict=True) for _ in range(left)),
        escaped=tuple(map(int, game["escaped"][: game["escapes"]])),
        ending=ENDINGS[game["ending"]],
    )


def unpack_floor(floor: Any) -> Floor:
    """The floor that a record holds."""
    pools: dict[int, list[tuple[int, int]]] = {}
    teleporters = []
    for cell in range(CELL_COUNT):
        if floor["pool"][cell]:
            pools.setdefault(int(floor["pool"][cell]), []).append(COORDINATES[cell])
        if floor["ground"][cell] == tables.TELEPORTER:
            pair = PAIRS[floor["pair"][cell] - 1]
            teleporters.append(Teleporter(COORDINATES[cell], pair, DIRECTIONS[floor["arrow"][cell]]))
    return make_floor(pools.values(), teleporters)


def _piece(letter: str) -> int:
    if letter in PIECES:
        return PIECES[letter]
    if letter in EMPTY_BOARD:
        return tables.EMPTY if letter == "." else tables.NO_CELL
    return FIRST_FIGURE + FIGURES.index(letter)


def _letter(code: int) -> str:
    if code >= FIRST_FIGURE:
        return FIGURES[code - FIRST_FIGURE]
    return "." if code == tables.EMPTY else " " if code == tables.NO_CELL else STONES[code - 1]


def _bits(pile: tuple[str, ...], full: tuple[str, ...]) -> int:
    bits, left = 0, list(pile)
    for bit, tile in enumerate(full):
        if tile in left:
            left.remove(tile)
            bits |= 1 << bit
    return bits
