"""FOE-2: what the game is called, who can play it, and how it begins."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from fabula.core import Action, Fault, Game, Illegal, Rulebook, refuse
from fabula.core import notation as plain
from fabula.games.foes import actions, events, validation
from fabula.games.foes.actions import Wander
from fabula.games.foes.board import FACE_DOWN, NOWHERE, maze_of
from fabula.games.foes.components import UNEXPLORED, box_of, full_last_pile, full_pile
from fabula.games.foes.ledger import put
from fabula.games.foes.options import Options
from fabula.games.foes.state import FoesState
from fabula.games.foes.turn import StartTurn
from fabula.games.foes.view import FoesView

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice


LONGEST_NUMBER: Final = 4


class Foes(Game):
    """Formidable Foes, for two to six players."""

    name = "foes"
    rules = "1"
    seats = range(2, 7)
    horizon = 20_000
    secrets = True

    Options = Options
    States = FoesState
    Views = FoesView
    Actions = actions.Actions
    Events = events.Events

    @cached_property
    def rulebook(self) -> Rulebook:
        """The clauses FOE-1 to FOE-20."""
        return Rulebook.of("fabula.games.foes")

    def start(self, options: Struct, seats: int, dice: Dice) -> FoesState:
        """Set the game up (FOE-2); `Fault` with all that is wrong with a board or components."""
        if not isinstance(options, Options):
            raise TypeError(f"options of Foes, not {type(options).__name__}")
        if seats not in self.seats:
            raise Illegal(refuse("FOE-15.1", "seats", have=seats, least=2, most=6))
        validation.check(options)
        maze, box = maze_of(options.board), box_of(options.components)
        data = box.data
        tiles = (UNEXPLORED,) * len(maze.chambers)
        first_pile = list(range(data.piles.start[0], data.piles.start[1] + 1))
        for space in maze.starts:  # FOE-2.2
            monster = dice.draw("monster for a starting chamber", first_pile)
            first_pile.remove(monster)
            tiles = put(tiles, maze.chamber_at[space], monster)
        colours = list(data.teleports)
        teleports = []
        for _ in maze.teleports:  # FOE-2.5
            colour = dice.draw("teleport tile", colours)
            colours.remove(colour)
            teleports.append(colour)
        first = dice.draw("start player", range(seats))
        order = [(first + offset) % seats for offset in range(seats)]
        state = FoesState(
            agenda=(StartTurn(),),
            options=options,
            seats=seats,
            active=first,
            places=(NOWHERE,) * seats,
            tiles=tiles,
            closed=FACE_DOWN * len(maze.intersections),
            teleports=tuple(teleports),
            wisdom=tuple(1 + order.index(seat) for seat in range(seats)),  # FOE-2.9
            arrivals=tuple(order),
            chips=(data.start_chips,) * seats,
            gold=(0,) * seats,
            reserve=data.chips - tiles.count(UNEXPLORED) - data.start_chips * seats,  # FOE-2.8
            hands=((),) * seats,
            stack=box.deck,
            pile=full_pile(data),
            last_pile=full_last_pile(data),
        )
        state.go_on(dice)
        return state

    def read(self, text: str) -> Action:
        """The action that a text means."""
        head, *rest = text.split() or ("",)
        if head != "wander":
            return plain.read(self.Actions, text)
        if not rest:
            raise Fault("wrong-number-of-words", action="wander", need=2, have=0)
        if not (rest[0].isascii() and rest[0].isdecimal() and len(rest[0]) <= LONGEST_NUMBER):
            raise Fault("unreadable-action", text=text, problem=rest[0])
        return Wander(int(rest[0]), tuple(rest[1:]))


game = Foes()
