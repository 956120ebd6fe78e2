"""FOE-8: what figures see, the tiles that turn up, and what comes into chambers that are seen."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from fabula.games.foes.board import FACE_DOWN, NOWHERE, SIDES, Board, Maze, Space, maze_of, steps_with
from fabula.games.foes.components import DUMBEST, UNEXPLORED
from fabula.games.foes.events import Explored, Flipped, PhaseTwo
from fabula.games.foes.ledger import add_to_supply, dumbest, put

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Dice, Event, Seat
    from fabula.games.foes.state import FoesState


def sees(state: FoesState, seat: Seat) -> bool:
    """Whether a figure looks at all: it is on the board and not with a monster (FOE-8.1, FOE-19.14)."""
    return state.places[seat] != NOWHERE and not state.monster_at(state.places[seat])


def blind(state: FoesState) -> list[Seat]:
    """Whoever sees nothing now, and will look if a spell frees him from a monster (FOE-8.7)."""
    return [seat for seat in range(state.seats) if not sees(state, seat)]


def reveal(state: FoesState, seats: Iterable[Seat], dice: Dice) -> list[Event]:
    """Let these figures look; turn up tiles, then fill the chambers that are seen (FOE-8.2 to 8.6)."""
    events: list[Event] = []
    seen: set[int] = set()
    for space in dict.fromkeys(state.places[seat] for seat in seats if sees(state, seat)):
        look(state, space, seen, events, dice)
    new = sorted(seen)
    if new:
        fill(state, new, events, dice)
    return events


def look(state: FoesState, start: Space, seen: set[int], events: list[Event], dice: Dice) -> None:
    """Follow all pathway from a space, nearest first, turning up intersections (FOE-8.2, FOE-19.18).

    `seen` receives the numbers of the unexplored chambers that come into sight.
    """
    board = state.options.board
    sight = sight_from(board, state.closed, start)
    while sight.face_down:
        for tile in sight.face_down:
            turn_up(state, tile, events, dice)
        sight = sight_from(board, state.closed, start)
    tiles = state.tiles
    seen.update(chamber for chamber in sight.chambers if tiles[chamber] == UNEXPLORED)


class Sight(NamedTuple):
    """What can be seen from a space, as far as tiles that are still face down allow."""

    face_down: tuple[int, ...]
    """The nearest intersections that must be turned up before anyone sees on."""
    chambers: tuple[int, ...]
    """The chambers that pathway leads to; all of them once nothing is face down."""


@lru_cache(maxsize=4096)
def sight_from(board: Board | None, closed: str, start: Space) -> Sight:
    """Follow all pathway from a space, up to the first tiles that are face down."""
    maze, steps = maze_of(board), steps_with(board, closed)
    chambers: list[int] = []
    reached = {start}
    rim = [start]
    while rim:
        face_down = _face_down_next(maze, closed, rim, reached)
        if face_down:
            return Sight(tuple(sorted(face_down)), tuple(chambers))
        beyond: list[Space] = []
        for space in rim:
            for there in steps[space]:
                if there not in reached:
                    reached.add(there)
                    chamber = maze.chamber_at[there]
                    if chamber < 0:
                        beyond.append(there)
                    else:
                        chambers.append(chamber)
        rim = beyond
    return Sight((), tuple(chambers))


def sights(state: FoesState, start: Space) -> list[Space]:
    """The face-down intersections and unexplored chambers that can be seen from a space as things lie."""
    maze = state.maze
    unseen: list[Space] = []
    reached = {start}
    rim = [start]
    while rim:
        unseen += (
            maze.intersections[tile] for tile in sorted(_face_down_next(maze, state.closed, rim, reached))
        )
        beyond: list[Space] = []
        for space in rim:
            for there in state.steps(space):
                if there not in reached:
                    reached.add(there)
                    if maze.chamber_at[there] < 0:
                        beyond.append(there)
                    elif state.tile_at(there) == UNEXPLORED:
                        unseen.append(there)
        rim = beyond
    return unseen


def _face_down_next(maze: Maze, closed: str, rim: list[Space], reached: set[Space]) -> set[int]:
    """The face-down intersections that this rim of the look comes upon."""
    return {
        way.far_gate
        for space in rim
        for way in maze.ways[space]
        if way.far_gate >= 0
        and closed[way.far_gate] == FACE_DOWN
        and way.to not in reached
        and (way.gate < 0 or closed[way.gate] != way.side)
    }


def turn_up(state: FoesState, tile: int, events: list[Event], dice: Dice) -> None:
    """An intersection is turned up; which side is closed is drawn only now (FOE-2.4)."""
    name = state.maze.ids[state.maze.intersections[tile]]
    side = dice.draw(f"closed side of {name}", SIDES)
    turn(state, tile, side)
    events.append(Flipped(intersection=name, closed=side, rule="FOE-8.2", reveals=True))


def turn(state: FoesState, tile: int, side: str) -> None:
    """Lay an intersection with this side closed."""
    state.closed = f"{state.closed[:tile]}{side}{state.closed[tile + 1 :]}"


def fill(state: FoesState, chambers: list[int], events: list[Event], dice: Dice) -> None:
    """Chips go to the supply, as many tiles are drawn, shuffled and laid out (FOE-8.4, FOE-8.6)."""
    chips = len(chambers)
    state.reserve += chips - add_to_supply(state, chips)
    drawn = [draw_tile(state, events, dice) for _ in chambers]
    for chamber in chambers:
        tile = dice.draw("tile for a chamber", drawn)
        drawn.remove(tile)
        state.tiles = put(state.tiles, chamber, tile)
        name = state.maze.ids[state.maze.chambers[chamber]]
        events.append(Explored(space=name, tile=tile, rule="FOE-8.4", reveals=True))


def draw_tile(state: FoesState, events: list[Event], dice: Dice) -> int:
    """The next tile of the piles; the dumbest-player tile is handed over and replaced (FOE-8.5)."""
    if state.pile and state.pile[0] == DUMBEST:
        state.pile = state.pile[1:]
        state.phase_two = True
        events.append(PhaseTwo(seat=dumbest(state), rule="FOE-8.5"))
    if state.pile:
        tile, state.pile = state.pile[0], state.pile[1:]
        return tile
    tile = dice.draw("tile of the last pile", state.last_pile)  # FOE-14.1
    state.last_pile = tuple(each for each in state.last_pile if each != tile)
    return tile
