"""FLOORS-2: what the game is called, who can play it, and how it begins."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from fabula.core import Action, Game, Illegal, Rulebook, refuse
from fabula.games.floors import actions, events
from fabula.games.floors.board import DATA, EMPTY_BOARD, cell_at, put
from fabula.games.floors.figures import OUTSIDE
from fabula.games.floors.laying import SUPPLY
from fabula.games.floors.options import Options
from fabula.games.floors.rounds import LAST_ROUND
from fabula.games.floors.state import FloorsState
from fabula.games.floors.tiles import full_pile, make_floor
from fabula.games.floors.view import FloorsView

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice

LONG_GAME_SEATS = range(6, 8)  # FLOORS-13.3


class Floors(Game):
    """Fearsome Floors, basic and expert, for two to seven players."""

    name = "floors"
    rules = "1"
    seats = range(2, 8)
    horizon = len(SUPPLY) + LAST_ROUND * max(
        seats * len(whites) for seats, whites in DATA.white_numbers.items()
    )

    Options = Options
    States = FloorsState
    Views = FloorsView
    Actions = actions.Actions
    Events = events.Events

    @cached_property
    def rulebook(self) -> Rulebook:
        """The clauses FLOORS-1 to FLOORS-18 and the rulings FLOORS-A1 to FLOORS-A43."""
        return Rulebook.of("fabula.games.floors")

    def start(self, options: Struct, seats: int, dice: Dice) -> FloorsState:
        """Set the game up (FLOORS-2), or for the expert game the empty floor (FLOORS-14)."""
        if not isinstance(options, Options):
            raise TypeError(f"options of Floors, not {type(options).__name__}")
        if seats not in self.seats:
            raise Illegal(refuse("FLOORS-13.1", "seats", have=seats, least=2, most=7))
        if options.long_game and seats not in LONG_GAME_SEATS:
            raise Illegal(refuse("FLOORS-13.3", "long-game", have=seats))
        expert = options.mode == "expert"
        first_layer = expert and options.first_layer == "random"
        first = dice.draw("first layer" if first_layer else "start player", range(seats))
        figures = seats * len(DATA.white_numbers[seats])
        board = EMPTY_BOARD
        for at in () if expert else DATA.basic.stones:
            board = put(board, cell_at(*at), "s")
        return FloorsState(
            options=options,
            seats=seats,
            floor=make_floor(() if expert else DATA.basic.pools.values(), ()),
            board=board,
            places=(OUTSIDE,) * figures,
            moved=(False,) * figures,
            monster=cell_at(*DATA.monster.at),
            facing=DATA.monster.facing,
            round=1,
            marker=first,
            turn=first,
            pile=full_pile(long_game=options.long_game),
            supply=SUPPLY if expert else (),
        )

    def write(self, action: Action) -> str:
        """The action as text, such as `4 +NNW`."""
        return actions.write(action)

    def read(self, text: str) -> Action:
        """The action that a text means."""
        return actions.read(text)


game = Floors()
