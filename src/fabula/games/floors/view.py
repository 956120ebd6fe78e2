"""What everyone sees: Fearsome Floors has no secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from fabula.core import Seat, View
from fabula.games.floors import rounds
from fabula.games.floors.board import (
    COORDINATES,
    EMPTY_BOARD,
    FIGURES,
    LETTER_OF,
    Coordinates,
    Direction,
    cell_at,
    put,
    stones_on,
)
from fabula.games.floors.events import Ending
from fabula.games.floors.figures import EATEN, ESCAPED, OUTSIDE
from fabula.games.floors.options import Options
from fabula.games.floors.tiles import Teleporter

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState

Place: TypeAlias = Coordinates | Literal["outside", "escaped", "eaten"]

_OFF_BOARD: dict[int, Literal["outside", "escaped", "eaten"]] = {
    OUTSIDE: "outside",
    ESCAPED: "escaped",
    EATEN: "eaten",
}


class FigureView(Struct, frozen=True):
    """A figure: where it is, what its upper side shows, and whether it has been dealt with in this round."""

    name: str
    seat: Seat
    number: int
    place: Place
    points: int
    moved: bool


class FloorsView(View, frozen=True):
    """The whole position in plain coordinates."""

    options: Options
    seats: int
    round: int
    stage: int
    marker: Seat
    turn: Seat
    figures: tuple[FigureView, ...]
    stones: tuple[tuple[int, int, str], ...]
    pools: tuple[tuple[Coordinates, ...], ...]
    teleporters: tuple[Teleporter, ...]
    monster: Coordinates
    facing: Direction
    pile: tuple[str, ...]
    supply: tuple[str, ...]
    escaped: tuple[str, ...]
    ending: Ending | None


def make_view(state: FloorsState) -> FloorsView:
    """Build the view field by field."""
    names = state.names()
    return FloorsView(
        options=state.options,
        seats=state.seats,
        round=state.round,
        stage=rounds.stage(state),
        marker=state.marker,
        turn=state.turn,
        figures=tuple(
            FigureView(
                name=names[FIGURES[figure]],
                seat=figure // (len(state.places) // state.seats),
                number=state.white_number(figure),
                place=COORDINATES[place] if place >= 0 else _OFF_BOARD[place],
                points=rounds.points(state, figure, state.round + state.moved[figure]),
                moved=state.moved[figure],
            )
            for figure, place in enumerate(state.places)
        ),
        stones=tuple(stones_on(state.board)),
        pools=state.floor.pools,
        teleporters=state.floor.teleporters,
        monster=COORDINATES[state.monster],
        facing=state.facing,
        pile=state.pile,
        supply=state.supply,
        escaped=tuple(names[FIGURES[figure]] for figure in state.escaped),
        ending=state.ending,
    )


def board_of(view: FloorsView) -> str:
    """The board as the engine keeps it: one letter for each cell."""
    board = EMPTY_BOARD
    for x, y, kind in view.stones:
        board = put(board, cell_at(x, y), LETTER_OF[kind])
    for letter, figure in zip(FIGURES, view.figures, strict=False):
        if not isinstance(figure.place, str):
            board = put(board, cell_at(*figure.place), letter)
    return board
