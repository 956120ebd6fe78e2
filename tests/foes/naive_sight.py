"""What a figure sees, written down once more and as plainly as possible, to check the engine against."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fabula.games.foes.board import Board, SpaceData
    from fabula.games.foes.state import FoesState

SIDE: Final = {(0, -1): "N", (1, 0): "E", (0, 1): "S", (-1, 0): "W"}


@cache
def graph(board: Board) -> tuple[dict[str, SpaceData], dict[str, list[str]]]:
    """The spaces by name, and the neighbours of each."""
    spaces = {space.id: space for space in board.spaces}
    neighbours: dict[str, list[str]] = {name: [] for name in spaces}
    for one, other in board.connections:
        neighbours[one].append(other)
        neighbours[other].append(one)
    return spaces, neighbours


def unseen_in_sight(state: FoesState, seat: int) -> set[str]:
    """The face-down intersections and unexplored chambers that this figure can see (FOE-8.1, FOE-8.2)."""
    board = state.maze.board
    spaces, neighbours = graph(board)
    names = [space.id for space in board.spaces if space.kind == "intersection"]
    closed = dict(zip(names, state.closed, strict=True))
    chambers = [space.id for space in board.spaces if space.kind in ("start", "chamber")]
    content = dict(zip(chambers, state.tiles, strict=True))

    def faces(here: str, there: str) -> str:
        return SIDE[spaces[there].x - spaces[here].x, spaces[there].y - spaces[here].y]

    if state.places[seat] < 0:
        return set()
    start = board.spaces[state.places[seat]].id
    if 0 < content.get(start, 0) < 100:
        return set()
    unseen: set[str] = set()
    known = {start}
    to_do = [start]
    while to_do:
        here = to_do.pop()
        for there in neighbours[here]:
            if there in known or (here in closed and closed[here] == faces(here, there)):
                continue
            if there in closed:
                if closed[there] == "?":
                    unseen.add(there)
                    continue
                if closed[there] == faces(there, here):
                    continue
            known.add(there)
            if there in content:
                if content[there] == -1:
                    unseen.add(there)
            else:
                to_do.append(there)
    return unseen
