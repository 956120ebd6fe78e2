"""What the monster would do if it moved now: for each tile that could come, its walk and its victims."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from fabula.core import Event
from fabula.games.floors.board import Coordinates, Direction
from fabula.games.floors.events import Crept, Stop, Teleported
from fabula.games.floors.monster import Prowl
from fabula.games.floors.tiles import HIT_TILE_CAP, is_hit_tile, tile_chances

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    """Let the monster move now, with every tile that could be turned up next (FLOORS-10.1, FLOORS-10.4)."""
    names = state.names()
    walks = {tile: _walk(prowl.copy(), tile, chance, stop) for tile, chance, stop, prowl in endings(state)}
    danger = {names[piece]: Fraction(0) for piece in state.board if piece in names}
    for walk in walks.values():
        for figure in walk.eaten:
            danger[figure] += walk.probability
    chances, _ = _tiles(state.pile, state.round == 1)
    return Foresight(tuple(walks[tile] for tile in chances if tile in walks), dict(sorted(danger.items())))


def endings(state: FloorsState) -> Iterator[tuple[str, Fraction, Stop, Prowl]]:
    """Each tile that could come next, how likely it is, and the monster's move where that tile stops it.

    A tile decides only when the monster stops, so all walks are beginnings of one: the same `Prowl`
    is handed out again and again, further on each time and before its last look. While the floor is
    being laid, and when the game is over, no tile can come.
    """
    if state.supply or state.ending:
        return
    prowl = Prowl(state.floor, state.board, state.monster, state.facing, state.names(), state.options)
    chances, moments = _tiles(state.pile, state.round == 1)
    waiting = list(chances)
    victims = 0
    while waiting:
        prowl.step()
        if prowl.steps in moments or len(prowl.eaten) > victims:
            victims = len(prowl.eaten)
            for tile in tuple(waiting):
                stop = prowl.why_stop(tile)
                if stop is not None:
                    waiting.remove(tile)
                    yield tile, chances[tile], stop, prowl


@cache
def _tiles(pile: tuple[str, ...], first_of_game: bool) -> tuple[dict[str, Fraction], frozenset[int]]:
    """The tiles that could come next with their chances; after how many steps one may stop the monster.

    At any other moment only a victim can do so.
    """
    chances = tile_chances(pile, first_of_game=first_of_game)
    return chances, frozenset(HIT_TILE_CAP if is_hit_tile(tile) else int(tile) for tile in chances)


def _walk(prowl: Prowl, tile: str, probability: Fraction, stop: Stop) -> Walk:
    prowl.rest(stop)
    route = tuple(event.at for event in prowl.events if isinstance(event, Crept | Teleported))
    eaten = tuple(prowl.names[figure] for figure in prowl.eaten)
    return Walk(tile, probability, tuple(prowl.events), route, prowl.facing, eaten)
