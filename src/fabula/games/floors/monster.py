"""FLOORS-7, 8, 9, 10, 15: the monster looks, steps, pushes and eats (FLOORS-18.1, FLOORS-18.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from fabula.core import Fault
from fabula.games.floors.board import (
    BEHIND,
    COORDINATES,
    CORNERS,
    DIRECTIONS,
    EMPTY,
    KIND_OF,
    LEFT_OF,
    LINES,
    NEXT,
    OFF,
    OPPOSITE,
    RIGHT_OF,
    SEEN_THROUGH,
    STONES,
    WIDTH,
    Cell,
    Direction,
    cell_at,
    put,
    shift,
    wall_sign,
)
from fabula.games.floors.events import (
    Crept,
    Eaten,
    Looked,
    Pushed,
    Removed,
    Rested,
    Result,
    Sighting,
    Stop,
    Stuck,
    Teleported,
    TurnedBy,
)
from fabula.games.floors.tiles import BLOOD, HIT, HIT_TILE_CAP, TELEPORTER, Floor, is_hit_tile

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.core import Event
    from fabula.games.floors.options import Options

RIGHT_TURNER: Final = "r"
TURNING_STONES: Final = "ru"
OUT_OF_SIGHT: Final = WIDTH
VIEWS: Final = {
    facing: tuple(
        tuple((towards, *LINES[towards][cell]) for towards in (facing, LEFT_OF[facing], RIGHT_OF[facing]))
        for cell in range(len(COORDINATES))
    )
    for facing in DIRECTIONS
}
"""FLOORS-7.1: the three lines in which it looks, ahead, left and right, for each facing and cell."""
LOOK_RULE: Final = {"none": "FLOORS-7.4", "turn": "FLOORS-7.5", "keep": "FLOORS-7.5", "tie": "FLOORS-7.6"}
EATEN_RULE: Final = {"stepped_on": "FLOORS-9.1", "edge": "FLOORS-9.4", "teleporter": "FLOORS-15.7"}
REMOVED_RULE: Final = {"edge": "FLOORS-9.4", "teleporter": "FLOORS-15.7", "corner": "FLOORS-A14"}
STOP_RULE: Final = {"distance": "FLOORS-10.1", "hits": "FLOORS-10.2", "cap": "FLOORS-10.3"}


class Prowl:
    """One move of the monster, on a board of its own; `events` tells it, `eaten` lists the victims."""

    __slots__ = ("at", "board", "eaten", "events", "facing", "floor", "names", "options", "steps")

    def __init__(
        self,
        floor: Floor,
        board: str,
        at: Cell,
        facing: Direction,
        names: Mapping[str, str],
        options: Options,
    ) -> None:
        self.floor = floor
        self.board = board
        self.at = at
        self.facing = facing
        self.names = names
        self.options = options
        self.events: list[Event] = []
        self.eaten: list[str] = []
        self.steps = 0

    def go(self, tile: str) -> None:
        """Carry out a movement tile: steps, each with its look, and the last look (FLOORS-8.1)."""
        while (stop := self.why_stop(tile)) is None:
            self.step()
        self.rest(stop)

    def why_stop(self, tile: str) -> Stop | None:
        """Whether this tile lets the monster go no further, and why (FLOORS-10.1 to 10.3)."""
        if not is_hit_tile(tile):
            return "distance" if self.steps >= int(tile) else None
        if len(self.eaten) >= int(tile[len(HIT) :]):  # asked between steps: each is finished (FLOORS-A28)
            return "hits"
        return "cap" if self.steps >= HIT_TILE_CAP else None

    def rest(self, stop: Stop) -> None:
        """The last look, and the move is over (FLOORS-8.1)."""
        self.look()
        self.events.append(Rested(steps=self.steps, stop=stop, rule=STOP_RULE[stop]))

    def copy(self) -> Prowl:
        """The same move, to be ended otherwise."""
        twin = Prowl(self.floor, self.board, self.at, self.facing, self.names, self.options)
        twin.steps, twin.events, twin.eaten = self.steps, list(self.events), list(self.eaten)
        return twin

    def look(self) -> bool:
        """Look in three lines and turn to the strictly nearest figure (FLOORS-7); say if it was a tie."""
        sightings: list[Sighting | None] = []
        nearest, direction, tie = OUT_OF_SIGHT, self.facing, False
        for towards, line, length in VIEWS[self.facing][self.at]:
            rest = self.board[line].lstrip(SEEN_THROUGH)  # what is behind the first thing in the way
            if not rest or rest[0] in STONES:
                sightings.append(None)
                continue
            distance = length - len(rest) + 1  # FLOORS-7.7
            sightings.append((self.names[rest[0]], distance))
            if distance < nearest:
                nearest, direction, tie = distance, towards, False
            elif distance == nearest:
                tie = True
        result: Result = (
            "none"
            if nearest == OUT_OF_SIGHT
            else "tie"
            if tie
            else "keep"
            if direction == self.facing
            else "turn"
        )
        if result == "turn":
            self.facing = direction
        ahead, left, right = sightings
        rule = LOOK_RULE[result]
        self.events.append(
            Looked(ahead=ahead, left=left, right=right, result=result, facing=self.facing, rule=rule)
        )
        return tie

    def step(self) -> None:
        """One step (FLOORS-18.1)."""
        self.steps += 1
        tie = self.look()
        pushes_turner = tie and self.options.tie_at_turning_stone == "pushes"  # FLOORS-A25
        been: list[tuple[Cell, Direction, str]] = []
        while True:
            wall = None
            target = NEXT[self.facing][self.at]
            if target == OFF:  # FLOORS-8.4
                target = OPPOSITE[self.at]
                wall = wall_sign(self.at, self.facing)
            moment = (self.at, self.facing, self.board)
            if moment in been:  # FLOORS-A23
                self.events.append(Stuck(at=COORDINATES[self.at], facing=self.facing, rule="FLOORS-A23"))
                return
            piece = self.board[target]
            if piece in TURNING_STONES and not pushes_turner:
                been.append(moment)
                self.turn_at(piece)
                continue
            pushes_turner = False
            if piece in STONES:
                self.push_row(target)
            elif piece != EMPTY:
                self.eat(target, "stepped_on")
            self.enter(target, wall)
            ground = self.floor.ground[target]
            if ground == TELEPORTER:
                self.teleport(target)
            if ground != BLOOD:
                return
            been.append(moment)  # FLOORS-8.3: on over the blood, without a look

    def turn_at(self, stone: str) -> None:
        """A turning stone turns the monster where it stands (FLOORS-15.2)."""
        self.facing = (RIGHT_OF if stone == RIGHT_TURNER else BEHIND)[self.facing]
        self.events.append(
            TurnedBy(stone=KIND_OF[stone], at=COORDINATES[self.at], facing=self.facing, rule="FLOORS-15.2")
        )

    def enter(self, target: Cell, wall: str | None) -> None:
        """The monster is now on the target cell."""
        slides = self.floor.ground[self.at] == BLOOD
        self.at = target
        rule = "FLOORS-8.4" if wall else "FLOORS-8.3" if slides else "FLOORS-8.1"
        self.events.append(Crept(at=COORDINATES[target], facing=self.facing, wall=wall, rule=rule))

    def teleport(self, cell: Cell) -> None:
        """From this teleporter to its twin, facing along the twin's arrow (FLOORS-15.5)."""
        twin = self.floor.twin(cell)
        if twin is None:
            x, y = COORDINATES[cell]
            raise Fault("floors-position-no-twin", x=x, y=y)
        self.at = cell_at(*twin.at)
        self.facing = twin.arrow
        self.events.append(Teleported(at=twin.at, facing=twin.arrow, rule="FLOORS-15.5"))

    def push_row(self, first: Cell) -> None:
        """Push the stone here and the unbroken row before it, farthest first (FLOORS-9.2, FLOORS-A15)."""
        ahead_of = NEXT[self.facing]
        row = [first]
        while (beyond := ahead_of[row[-1]]) != OFF and self.board[beyond] != EMPTY:
            row.append(beyond)
        for cell in reversed(row):
            self.push(cell)

    def push(self, cell: Cell) -> None:
        """Push one piece one cell on, sliding over blood (FLOORS-18.2)."""
        piece = self.board[cell]
        ground = self.floor.ground
        ahead_of = NEXT[self.facing]
        end = ahead_of[cell]
        if end == OFF or ground[end] == TELEPORTER:  # FLOORS-9.4, FLOORS-15.7
            how: Literal["edge", "teleporter"] = "edge" if end == OFF else "teleporter"
            if piece in STONES:
                self.remove(cell, how)
            else:
                self.eat(cell, how)
            return
        while ground[end] == BLOOD:  # FLOORS-9.5; it pushes nothing and goes over nothing (FLOORS-A16, A17)
            beyond = ahead_of[end]
            if beyond == OFF or ground[beyond] == TELEPORTER or self.board[beyond] != EMPTY:
                break
            end = beyond
        if piece in STONES and end in CORNERS and self.options.monster_stone_on_corner == "removed":
            self.remove(cell, "corner")  # FLOORS-A14
            return
        self.board = shift(self.board, cell, end)
        self.events.append(
            Pushed(
                piece=KIND_OF.get(piece) or self.names[piece],
                start=COORDINATES[cell],
                end=COORDINATES[end],
                rule="FLOORS-9.2",
            )
        )

    def remove(self, cell: Cell, how: Literal["edge", "teleporter", "corner"]) -> None:
        """A stone leaves the game."""
        rule = REMOVED_RULE[how]
        self.events.append(
            Removed(piece=KIND_OF[self.board[cell]], start=COORDINATES[cell], how=how, rule=rule)
        )
        self.board = put(self.board, cell, EMPTY)

    def eat(self, cell: Cell, how: Literal["stepped_on", "edge", "teleporter"]) -> None:
        """A figure is eaten, or counts as eaten (FLOORS-9.1, FLOORS-9.4, FLOORS-15.7)."""
        figure = self.board[cell]
        self.eaten.append(figure)
        self.events.append(
            Eaten(figure=self.names[figure], at=COORDINATES[cell], how=how, rule=EATEN_RULE[how])
        )
        self.board = put(self.board, cell, EMPTY)
