"""What the monster would do if it moved now: for each tile that could come, its walk and its victims."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from msgspec import Struct

from fabula.core import Event
from fabula.games.floors.board import Coordinates, Direction
from fabula.games.floors.events import Crept, Stop, Teleported
from fabula.games.floors.monster import Prowl
from fabula.games.floors.tiles import tile_chances

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState


class Walk(Struct, frozen=True):
    """The monster's move with one tile: how likely the tile is, what happens, where it goes, whom it eats."""

    tile: str
    probability: Fraction
    events: tuple[Event, ...]
    route: tuple[Coordinates, ...]
    facing: Direction
    eaten: tuple[str, ...]


class Foresight(Struct, frozen=True):
    """All walks that could come next, and each figure's exact danger of being eaten in them."""

    walks: tuple[Walk, ...]
    danger: dict[str, Fraction]


def foresee(state: FloorsState) -> Foresight:
    """Let the monster move now, with every tile that could be turned up next (FLOORS-10.1, FLOORS-10.4).

    A tile decides only when the monster stops, so all walks are beginnings of one.
    """
    names = state.names()
    chances = tile_chances(state.pile, first_of_game=state.round == 1)
    danger = {names[piece]: Fraction(0) for piece in state.board if piece in names}
    walks: dict[str, Walk] = {}
    prowl = Prowl(state.floor, state.board, state.monster, state.facing, names, state.options)
    while len(walks) < len(chances):
        prowl.step()
        for tile, probability in chances.items():
            stop = None if tile in walks else prowl.why_stop(tile)
            if stop is not None:
                walks[tile] = _walk(prowl.copy(), tile, probability, stop)
                for figure in walks[tile].eaten:
                    danger[figure] += probability
    return Foresight(tuple(walks[tile] for tile in chances), dict(sorted(danger.items())))


def _walk(prowl: Prowl, tile: str, probability: Fraction, stop: Stop) -> Walk:
    prowl.rest(stop)
    route = tuple(event.at for event in prowl.events if isinstance(event, Crept | Teleported))
    eaten = tuple(prowl.names[figure] for figure in prowl.eaten)
    return Walk(tile, probability, tuple(prowl.events), route, prowl.facing, eaten)
