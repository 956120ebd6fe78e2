"""Positions of Fearsome Floors, drawn as text.

    . floor   ~ blood   o stone   c crystal   r right-turner   u 180-degree turner   # no cell
    ^ > v < the monster   A a figure (A4 in a state)   1E a teleporter of pair 1 with its arrow

`~` before a sign means that it lies on blood; `at` is the cell of the upper left sign.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, cast

import pytest

from fabula.core import Illegal, Refusal, ScriptedDice
from fabula.games.floors.actions import Move
from fabula.games.floors.board import (
    CELLS,
    COORDINATES,
    EMPTY_BOARD,
    FIGURES,
    KIND_OF,
    LETTER_OF,
    OFF,
    Coordinates,
    Direction,
    cell_at,
    put,
)
from fabula.games.floors.figures import EATEN, ESCAPED, OUTSIDE, Surroundings
from fabula.games.floors.game import game
from fabula.games.floors.monster import Prowl
from fabula.games.floors.options import Options
from fabula.games.floors.state import FloorsState, figure_names
from fabula.games.floors.tiles import Floor, Teleporter, full_pile, make_floor, without

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action, Event

KINDS: Final = {"o": "stone", "c": "crystal", "r": "right", "u": "uturn"}
FACINGS: Final[dict[str, Direction]] = {"^": "N", ">": "E", "v": "S", "<": "W"}
UPPER_LEFT: Final = (5, 3)


@dataclass
class Drawn:
    """What a drawing shows, in coordinates."""

    stones: dict[Coordinates, str] = field(default_factory=dict)
    figures: dict[str, Coordinates] = field(default_factory=dict)
    blood: set[Coordinates] = field(default_factory=set)
    teleporters: dict[Coordinates, str] = field(default_factory=dict)
    monster: tuple[Coordinates, Direction] | None = None

    @property
    def floor(self) -> Floor:
        """The ground tiles, all blood as one pool."""
        tiles = [Teleporter(at, sign[0], cast("Direction", sign[1])) for at, sign in self.teleporters.items()]
        return make_floor([self.blood] if self.blood else [], tiles)

    @property
    def names(self) -> dict[str, str]:
        """What the figures are called: their letter on the board → their name in the drawing."""
        return dict(zip(FIGURES, self.figures, strict=False))

    @property
    def board(self) -> str:
        """What stands on the cells, as the engine keeps it."""
        board = EMPTY_BOARD
        for at, kind in self.stones.items():
            board = put(board, cell_at(*at), LETTER_OF[kind])
        for letter, at in zip(FIGURES, self.figures.values(), strict=False):
            board = put(board, cell_at(*at), letter)
        return board


def draw(text: str, *, at: Coordinates = UPPER_LEFT) -> Drawn:
    """Read a drawing."""
    drawn = Drawn()
    for y, line in enumerate(text.strip().splitlines(), at[1]):
        for x, token in enumerate(line.split(), at[0]):
            assert (cell_at(x, y) == OFF) == (token == "#"), f"{token} on {x},{y}"
            if token.startswith("~"):
                drawn.blood.add((x, y))
            sign = token.removeprefix("~")
            if sign in KINDS:
                drawn.stones[x, y] = KINDS[sign]
            elif sign in FACINGS:
                drawn.monster = (x, y), FACINGS[sign]
            elif sign[:1].isdigit():
                drawn.teleporters[x, y] = sign
            elif sign[:1].isalpha():
                drawn.figures[sign] = (x, y)
            else:
                assert sign in ("", ".", "#"), f"no such sign: {token}"
    return drawn


def seen(moment: FloorsState | Prowl) -> Drawn:
    """What a drawing of this moment would show, to be compared with one."""
    names = moment.names() if isinstance(moment, FloorsState) else moment.names
    at = moment.monster if isinstance(moment, FloorsState) else moment.at
    pieces = {COORDINATES[cell]: moment.board[cell] for cell in CELLS}
    return Drawn(
        stones={where: KIND_OF[piece] for where, piece in pieces.items() if piece in KIND_OF},
        figures={names[piece]: where for where, piece in pieces.items() if piece in names},
        blood={where for pool in moment.floor.pools for where in pool},
        teleporters={tile.at: tile.pair + tile.arrow for tile in moment.floor.teleporters},
        monster=(COORDINATES[at], moment.facing),
    )


def prowl(
    text: str, tile: int | str, *, at: Coordinates = UPPER_LEFT, options: Options | None = None
) -> Prowl:
    """Let the monster of a drawing move as a tile says; its events speak of the drawing's figures."""
    drawn = draw(text, at=at)
    assert drawn.monster is not None
    where, facing = drawn.monster
    result = Prowl(drawn.floor, drawn.board, cell_at(*where), facing, drawn.names, options or Options())
    result.go(str(tile))
    return result


def around(drawn: Drawn, options: Options | None = None) -> Surroundings:
    """What stays as it is while one figure of the drawing moves."""
    monster = OFF if drawn.monster is None else cell_at(*drawn.monster[0])
    return Surroundings(drawn.floor, monster, (options or Options()).stone_onto_teleporter)


def make_state(
    text: str = ".",
    *,
    at: Coordinates = UPPER_LEFT,
    seats: int = 2,
    in_round: int = 3,
    turn: int = 0,
    marker: int = 0,
    used: Sequence[str] = (),
    escaped: Sequence[str] = (),
    eaten: Sequence[str] = (),
    moved: Sequence[str] = (),
    unmoved: Sequence[str] | None = None,
    options: Options | None = None,
) -> FloorsState:
    """A game with what is drawn; other figures wait outside, and unless drawn the monster is where it begins.

    `used` are the tiles of this stage that have been turned up, if it matters which; `unmoved` says that all
    other figures have moved.
    """
    drawn = draw(text, at=at)
    names = list(figure_names(seats).values())
    assert set(drawn.figures) | {*escaped, *eaten, *moved} <= set(names), "no such figure"
    options = options or Options()
    state = game.start(options, seats, ScriptedDice([0]))
    places = dict.fromkeys(names, OUTSIDE) | dict.fromkeys(escaped, ESCAPED) | dict.fromkeys(eaten, EATEN)
    places |= {name: cell_at(*where) for name, where in drawn.figures.items()}
    state.places = tuple(places[name] for name in names)
    state.floor = drawn.floor
    board = Drawn(stones=drawn.stones).board
    for figure, place in enumerate(state.places):
        board = put(board, place, FIGURES[figure]) if place >= 0 else board
    state.board = board
    if drawn.monster is not None:
        state.monster, state.facing = cell_at(*drawn.monster[0]), drawn.monster[1]
    state.round, state.marker, state.turn = in_round, marker, turn
    state.moved = tuple(name in moved if unmoved is None else name not in unmoved for name in names)
    state.escaped = tuple(names.index(name) for name in escaped)
    pile = full_pile(long_game=options.long_game)
    for tile in used or pile[: (in_round - 1) % 7]:
        pile = without(pile, tile)
    state.pile = pile
    state.supply = ()
    return state


def act(state: FloorsState, text: str, *tiles: str | int) -> list[Event]:
    """Let the seat on turn do what is written; the monster turns up these tiles, all of them."""
    dice = ScriptedDice(tiles)
    events = state.play(state.turn, game.read(text), dice)
    dice.finish()
    return events


def refused(state: FloorsState, action: str | Action, *, seat: int | None = None) -> Refusal:
    """Why the seat on turn (or this one) may not do what is written; nothing changes, nothing is drawn."""
    before = state.copy()
    seat = state.turn if seat is None else seat
    action = game.read(action) if isinstance(action, str) else action
    refusal = state.why_not(seat, action)
    assert refusal is not None, "it is legal"
    with pytest.raises(Illegal) as caught:
        state.play(seat, action, ScriptedDice(()))
    assert caught.value.refusal == refusal
    assert state == before
    return refusal


def after(text: str, move: str, *, at: Coordinates = UPPER_LEFT, options: Options | None = None) -> Drawn:
    """What a drawing looks like after a move of the first seat in an odd round (so by its white number)."""
    state = make_state(text, at=at, options=options)
    act(state, move)
    result = seen(state)
    if draw(text, at=at).monster is None:
        result.monster = None
    return result


def ends(state: FloorsState, figure: int) -> set[Coordinates | str]:
    """Where the moves that are listed for this figure of the seat on turn end."""
    places: set[Coordinates | str] = set()
    for action in state.choices(state.turn).actions:
        if isinstance(action, Move) and action.figure == figure:
            trace = state.trace(state.turn, action)
            assert not isinstance(trace, Refusal)
            off = {OUTSIDE: "outside", ESCAPED: "escaped"}
            places.add(COORDINATES[trace.place] if trace.place >= 0 else off[trace.place])
    return places
