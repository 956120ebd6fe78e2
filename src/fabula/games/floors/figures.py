"""FLOORS-4, 5, 6: how a figure moves, pushes stones and slides over blood (FLOORS-18.3).

Everything works on a scratch board from which the mover has been taken: its own start cell counts as
free while it moves (FLOORS-5.6), and nothing has changed when a path turns out to be forbidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from msgspec import Struct

from fabula.core import Refusal, refuse
from fabula.games.floors.actions import ENTER, LEAVE
from fabula.games.floors.board import (
    CORNERS,
    DIRECTIONS,
    EMPTY,
    ENTRANCE,
    EXIT,
    KIND_OF,
    NEIGHBOURS,
    NEXT,
    OFF,
    STONES,
    Cell,
    Direction,
    put,
    shift,
)
from fabula.games.floors.tiles import BLOOD, PLAIN, TELEPORTER, Floor

if TYPE_CHECKING:
    from collections.abc import Iterator

OUTSIDE: Final = -2
"""The place of a figure that waits next to the entrance (FLOORS-2.1)."""
ESCAPED: Final = -3
"""The place of a figure that has left by the exit (FLOORS-4.7)."""
EATEN: Final = -4
"""The place of a figure that was eaten in the second stage (FLOORS-9.6)."""


class Push(NamedTuple):
    """A stone went from one cell to another, or out of the game (`end` is `OFF`)."""

    piece: str
    start: Cell
    end: Cell
    gone: str = ""


class Surroundings(Struct, frozen=True):
    """What stays as it is while one figure moves."""

    floor: Floor
    monster: Cell
    """The monster's cell, or `OFF` if it is not there."""
    stone_onto_teleporter: str = "refused"


class Stride(NamedTuple):
    """Where one movement point has brought a figure, and the board then."""

    board: str
    cell: Cell
    route: tuple[Cell, ...]
    pushes: tuple[Push, ...]


def stride(around: Surroundings, board: str, cell: Cell, direction: Direction) -> Stride | None:
    """Spend one point in this direction (FLOORS-18.3); None if not even one cell is gained."""
    ahead_of = NEXT[direction]
    ground = around.floor.ground
    route: list[Cell] = []
    pushes: list[Push] = []
    while True:
        ahead = ahead_of[cell]
        if ahead == OFF or ground[ahead] == TELEPORTER or ahead == around.monster:  # FLOORS-4.3
            break
        if board[ahead] in STONES:
            push = push_stone(around, board, ahead, direction)
            if push is None:  # FLOORS-5.2, FLOORS-6.3
                break
            board = put(board, ahead, EMPTY) if push.end == OFF else shift(board, ahead, push.end)
            pushes.append(push)
        cell = ahead
        route.append(cell)
        if ground[cell] != BLOOD:  # FLOORS-6.1
            break
    return Stride(board, cell, tuple(route), tuple(pushes)) if route else None


def push_stone(around: Surroundings, board: str, start: Cell, direction: Direction) -> Push | None:
    """A figure pushes the stone on this cell (FLOORS-5.1, FLOORS-6.7); None if it cannot (FLOORS-5.2)."""
    ahead_of = NEXT[direction]
    ground = around.floor.ground
    end = ahead_of[start]
    if end == OFF or board[end] != EMPTY or end == around.monster:
        return None
    if ground[end] == TELEPORTER:  # FLOORS-A6
        return (
            Push(board[start], start, OFF, TELEPORTER)
            if around.stone_onto_teleporter == "destroyed"
            else None
        )
    while ground[end] == BLOOD:  # FLOORS-6.7: it slides, and stops before whatever is in its way (FLOORS-A7)
        beyond = ahead_of[end]
        if (
            beyond == OFF
            or ground[beyond] == TELEPORTER
            or beyond == around.monster
            or board[beyond] != EMPTY
        ):
            break
        end = beyond
    return Push(board[start], start, OFF, "corner") if end in CORNERS else Push(board[start], start, end)


Outcome: TypeAlias = tuple[str, Cell, str]
"""A distinct result of a figure's move: the board without the mover, its place, and a shortest path."""


def outcomes(around: Surroundings, board: str, start: Cell, points: int) -> list[Outcome]:
    """Every distinct result of a move, each by a shortest path: nearer ones first, then N, E, S, W.

    `board` is without the mover; `start` is its cell or `OUTSIDE`.
    """
    ground = around.floor.ground
    monster = around.monster
    found: list[Outcome] = [(board, start, "")]  # FLOORS-4.1: it may spend none
    rim = list(found)
    seen = {(board, start)}
    if start == OUTSIDE:
        rim = []
        if points > 0 and why_not_enter(around, board) is None:  # FLOORS-4.6
            points -= 1
            rim = [(board, ENTRANCE, ENTER)]
            seen = {(board, ENTRANCE)}
            if board[ENTRANCE] == EMPTY:
                found += rim
    while points > 0 and rim:
        points -= 1
        reached: list[Outcome] = []
        for layout, cell, path in rim:
            if cell == EXIT:  # FLOORS-4.7
                found.append((layout, ESCAPED, path + LEAVE))
            for direction, ahead in NEIGHBOURS[cell]:
                piece = layout[ahead]
                if ground[ahead] == PLAIN and piece not in STONES and ahead != monster:
                    node = (layout, ahead)  # the common case, where nothing slides and nothing is pushed
                else:
                    step = stride(around, layout, cell, direction)
                    if step is None:
                        continue
                    node = (step.board, step.cell)
                    piece = step.board[step.cell]
                if node not in seen:
                    seen.add(node)
                    outcome = (*node, path + direction)
                    reached.append(outcome)
                    if piece == EMPTY:  # FLOORS-4.5: it must not end on another figure
                        found.append(outcome)
        rim = reached
    return found


class Walk(NamedTuple):
    """A path as it was walked: each point's letter with its stride (None for entering and leaving)."""

    board: str
    place: Cell
    strides: tuple[tuple[str, Stride | None], ...]


def walk(around: Surroundings, board: str, start: Cell, path: str, points: int) -> Walk | Refusal:
    """Follow a path letter by letter, or say which rule forbids it; whether it may end there is not asked."""
    strides: list[tuple[str, Stride | None]] = []
    place = start
    for number, letter in enumerate(path, 1):
        if number > points:
            return refuse("FLOORS-4.1", "too-far", need=len(path), have=points)
        if place == ESCAPED:
            return refuse("FLOORS-4.7", "gone-for-good")
        if letter == ENTER:
            refusal = (
                refuse("FLOORS-4.6", "inside-already") if place != OUTSIDE else why_not_enter(around, board)
            )
            if refusal is not None:
                return refusal
            place = ENTRANCE
            strides.append((letter, None))
        elif place == OUTSIDE:
            return refuse("FLOORS-4.6", "enter-first")
        elif letter == LEAVE:
            if place != EXIT:
                return refuse("FLOORS-4.7", "not-on-exit")
            place = ESCAPED
            strides.append((letter, None))
        elif letter not in DIRECTIONS:
            return refuse("FLOORS-4.2", "no-direction", letter=letter)
        else:
            step = stride(around, board, place, letter)
            if step is None:
                return why_blocked(around, board, place, letter)
            board, place = step.board, step.cell
            strides.append((letter, step))
    return Walk(board, place, tuple(strides))


def why_not_end(board: str, place: Cell) -> Refusal | None:
    """Why a move must not end here: another figure has the cell (FLOORS-4.5, FLOORS-6.5)."""
    if place >= 0 and board[place] != EMPTY:
        return refuse("FLOORS-4.5", "ends-on-figure")
    return None


def why_not_enter(around: Surroundings, board: str) -> Refusal | None:
    """Why nobody can enter just now: what is on the entrance corner keeps figures out (FLOORS-A2)."""
    if around.floor.ground[ENTRANCE] == TELEPORTER:
        return refuse("FLOORS-15.6", "teleporter-on-entrance")
    if around.monster == ENTRANCE:
        return refuse("FLOORS-4.3", "monster-on-entrance")
    if board[ENTRANCE] in STONES:
        return refuse("FLOORS-A14", "stone-on-entrance")
    return None


def why_blocked(around: Surroundings, board: str, cell: Cell, direction: Direction) -> Refusal:
    """Which rule keeps a figure from spending a point in this direction."""
    ahead = NEXT[direction][cell]
    if ahead == OFF:
        return refuse("FLOORS-4.3", "edge", direction=direction)
    if around.floor.ground[ahead] == TELEPORTER:
        return refuse("FLOORS-15.6", "teleporter", direction=direction)
    if ahead == around.monster:
        return refuse("FLOORS-4.3", "monster", direction=direction)
    kind = KIND_OF[board[ahead]]
    behind = NEXT[direction][ahead]
    if behind == OFF:
        return refuse("FLOORS-5.3", "stone-at-edge", direction=direction, stone=kind)
    if around.floor.ground[behind] == TELEPORTER and behind != around.monster:
        return refuse("FLOORS-A6", "stone-at-teleporter", direction=direction, stone=kind)
    return refuse("FLOORS-5.2", "stone-blocked", direction=direction, stone=kind)


def next_letters(around: Surroundings, board: str, place: Cell, points: int) -> Iterator[str]:
    """The letters that may come next in a path, from which a legal end can still be reached."""
    if points <= 0 or place == ESCAPED:
        return
    letters = (ENTER,) if place == OUTSIDE else (*DIRECTIONS, *([LEAVE] if place == EXIT else ()))
    for letter in letters:
        walked = walk(around, board, place, letter, 1)
        if isinstance(walked, Refusal):
            continue
        if why_not_end(walked.board, walked.place) is None or any(
            True for _ in next_letters(around, walked.board, walked.place, points - 1)
        ):
            yield letter
