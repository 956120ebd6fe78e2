"""Every distinct result of a figure's move, each by a shortest path: nearer ones first, then N, E, S, W.

A walk goes breadth first over nodes: a *layout* (how the stones lie) and a place. Layouts are kept as
whole boards; one that has been met before is found again by its mark (see `monster.odd`) and then
compared cell by cell, so that no two are ever confused.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit

from fabula.games.floors.figures import ESCAPED, OUTSIDE
from fabula.lab.floors_fast.dice import draw
from fabula.lab.floors_fast.figures import BLOCKED, is_stone, may_enter, stride, take_back, undo_log
from fabula.lab.floors_fast.monster import odd
from fabula.lab.floors_fast.moves import ENTER, LEAVE, lift, put_down
from fabula.lab.floors_fast.rounds import is_movable, points
from fabula.lab.floors_fast.tables import (
    CELL_COUNT,
    EMPTY,
    ENTRANCE,
    EXIT,
    MOST_POINTS,
    NEXT,
    PLAIN,
)

MOST_NODES: Final = 2 + (4 ** (MOST_POINTS + 1) - 1) // 3
"""There are no more paths than these; far fewer lead to results of their own."""
SLOTS: Final = 1 << 14
"""Of the table that finds a layout by its mark; more than twice as many as there can be layouts."""
START: Final = -1


class Room(NamedTuple):
    """Where a walk keeps its layouts and nodes; made once, used for every figure."""

    layouts: np.ndarray[Any, np.dtype[np.int8]]
    marks: np.ndarray[Any, np.dtype[np.uint64]]
    slots: np.ndarray[Any, np.dtype[np.int32]]
    slot_of: np.ndarray[Any, np.dtype[np.int32]]
    been: np.ndarray[Any, np.dtype[np.uint8]]
    nodes: np.ndarray[Any, np.dtype[np.int32]]
    """Of each node: its layout, its place, the node before it, the letter between, and if a move may end."""
    undo: np.ndarray[Any, np.dtype[np.int16]]


LAYOUT, PLACE, BEFORE, LETTER, ENDS = 0, 1, 2, 3, 4


def room_for_outcomes() -> Room:
    """Room for the outcomes of any figure."""
    return Room(
        layouts=np.zeros((MOST_NODES, CELL_COUNT), np.int8),
        marks=np.zeros(MOST_NODES, np.uint64),
        slots=np.full(SLOTS, -1, np.int32),
        slot_of=np.zeros(MOST_NODES, np.int32),
        been=np.zeros((MOST_NODES, CELL_COUNT), np.uint8),
        nodes=np.zeros((MOST_NODES, 5), np.int32),
        undo=undo_log(),
    )


@njit(cache=True)
def copy_board(source: Any, target: Any) -> None:
    """Cell by cell, which compiles to a handful of wide moves."""
    for cell in range(CELL_COUNT):
        target[cell] = source[cell]


@njit(cache=True)
def same_board(one: Any, other: Any) -> bool:
    """Whether two boards are alike."""
    different = 0
    for cell in range(CELL_COUNT):
        different |= one[cell] ^ other[cell]
    return different == 0


@njit(cache=True)
def forget(been: Any) -> None:
    """Nobody has been anywhere in a layout that is new."""
    for cell in range(CELL_COUNT):
        been[cell] = 0


@njit(cache=True)
def list_outcomes(game: Any, floor: Any, figure: int, room: Any) -> tuple[int, int]:
    """Fill `room.nodes` with all that a lifted figure can come to; how many nodes and how many layouts.

    The game's board is used as scratch paper and is as before when this ends.
    """
    start = game.places[figure]
    left = points(game, figure)
    nodes, layouts = 1, 1
    copy_board(game.board, room.layouts[0])
    room.marks[0] = 0
    forget(room.been[0])
    room.slots[0] = room.slot_of[0] = 0  # by its mark
    _write(room, 0, 0, start, START, 0, 1)
    begin, shown = 0, 0
    if start == OUTSIDE:
        begin = 1
        if left > 0 and may_enter(game, floor):  # FLOORS-4.6
            left -= 1
            room.been[0, ENTRANCE] = 1
            _write(room, 1, 0, ENTRANCE, 0, ENTER, game.board[ENTRANCE] == EMPTY)
            nodes = 2
    else:
        room.been[0, start] = 1
    while left > 0 and begin < nodes:
        left -= 1
        until = nodes
        for node in range(begin, until):
            layout = room.nodes[node, LAYOUT]
            if layout != shown:
                copy_board(room.layouts[layout], game.board)
                shown = layout
            nodes, layouts = _go_on(game, floor, room, node, nodes, layouts)
        begin = until
    copy_board(room.layouts[0], game.board)
    for layout in range(layouts):
        room.slots[room.slot_of[layout]] = -1
    return nodes, layouts


@njit(cache=True, inline="always")
def _go_on(game: Any, floor: Any, room: Any, node: int, nodes: int, layouts: int) -> tuple[int, int]:
    """Every step from a node that leads to a node of its own; the board shows the node's layout."""
    layout, cell = room.nodes[node, LAYOUT], room.nodes[node, PLACE]
    if cell < 0:
        return nodes, layouts
    if cell == EXIT:  # FLOORS-4.7
        _write(room, nodes, layout, ESCAPED, node, LEAVE, 1)
        nodes += 1
    for direction in range(4):
        ahead = NEXT[direction, cell]
        if ahead < 0:
            continue
        piece = game.board[ahead]
        then, reached = layout, ahead
        if floor.ground[ahead] != PLAIN or is_stone(piece) or ahead == game.monster:
            reached, noted = stride(game, floor, cell, direction, room.undo, 0)
            if reached == BLOCKED:
                continue
            piece = game.board[reached]
            if noted > 0:
                then, layouts = _layout(game, room, layout, noted, layouts)
                take_back(game.board, room.undo, noted, 0)
        if not room.been[then, reached]:
            room.been[then, reached] = 1
            _write(room, nodes, then, reached, node, direction, piece == EMPTY)  # FLOORS-4.5
            nodes += 1
    return nodes, layouts


@njit(cache=True)
def _layout(game: Any, room: Any, base: int, noted: int, layouts: int) -> tuple[int, int]:
    """The number of the layout that the board shows after some pushes, which may be a new one."""
    mark = room.marks[base]
    for change in range(noted):
        cell = room.undo[change, 0]
        mark ^= odd(room.undo[change, 1], cell) ^ odd(room.undo[change, 2], cell)
    slot = np.int64(mark & np.uint64(SLOTS - 1))
    while room.slots[slot] >= 0:
        known = room.slots[slot]
        if room.marks[known] == mark and same_board(room.layouts[known], game.board):
            return known, layouts
        slot = (slot + 1) & (SLOTS - 1)
    copy_board(game.board, room.layouts[layouts])
    room.marks[layouts] = mark
    forget(room.been[layouts])
    room.slots[slot] = layouts
    room.slot_of[layouts] = slot
    return layouts, layouts + 1


@njit(cache=True, inline="always")
def _write(room: Any, node: int, layout: int, place: int, before: int, letter: int, ends: int) -> None:
    row = room.nodes[node]
    row[LAYOUT], row[PLACE], row[BEFORE], row[LETTER], row[ENDS] = layout, place, before, letter, ends


@njit(cache=True)
def random_outcome(game: Any, floor: Any, room: Any, chosen: Any) -> tuple[int, int, int]:
    """List all that the seat on turn can do and take any: the figure, its place, and how many there were.

    `chosen` becomes the board without the mover.
    """
    listed, who, place = 0, 0, 0
    first = game.turn * game.each
    for figure in range(first, first + game.each):
        if not is_movable(game, figure):
            continue
        start = lift(game, figure)
        nodes, _ = list_outcomes(game, floor, figure, room)
        ends = 0
        for node in range(nodes):
            ends += room.nodes[node, ENDS]
        listed += ends
        if draw(game, listed) < ends:
            index = draw(game, ends)
            for node in range(nodes):
                index -= room.nodes[node, ENDS]
                if index < 0:
                    who, place = figure, room.nodes[node, PLACE]
                    copy_board(room.layouts[room.nodes[node, LAYOUT]], chosen)
                    break
        put_down(game, figure, start)
    return who, place, listed


@njit(cache=True)
def path_to(room: Any, node: int, path: Any) -> int:
    """Write the path that leads to a node; how many letters it has."""
    length, at = 0, node
    while room.nodes[at, BEFORE] != START:
        length += 1
        at = room.nodes[at, BEFORE]
    at = node
    for index in range(length - 1, -1, -1):
        path[index] = room.nodes[at, LETTER]
        at = room.nodes[at, BEFORE]
    return length
