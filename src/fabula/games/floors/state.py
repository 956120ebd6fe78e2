"""The state of a game of Fearsome Floors: a few immutable values, changed as the rulebook says."""

from __future__ import annotations

from copy import copy
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Self

from msgspec import Struct

from fabula.core import Choices, Illegal, Refusal, Seat, Spelling, Standing, refuse, seat_letter
from fabula.core.spelling import spell_from
from fabula.games.floors import laying, rounds
from fabula.games.floors.actions import ENTER, LEAVE, Lay, Move
from fabula.games.floors.board import (
    COORDINATES,
    DATA,
    EMPTY,
    FIGURES,
    KIND_OF,
    OFF,
    Cell,
    Direction,
    cell_at,
    put,
)
from fabula.games.floors.events import Ending, Entered, Left, Pushed, Removed, Walked
from fabula.games.floors.figures import (
    EATEN,
    ESCAPED,
    OUTSIDE,
    Push,
    Stride,
    Surroundings,
    next_letters,
    outcomes,
    walk,
    why_not_end,
)
from fabula.games.floors.options import Options
from fabula.games.floors.tiles import Floor, make_floor
from fabula.games.floors.view import FloorsView, board_of, make_view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.core import Action, Dice, Event

WAIT = Choices("wait", ())


@cache
def figure_names(seats: int) -> Mapping[str, str]:
    """What the figures are called: their letter on the board → seat letter and white number (FLOORS-2.1)."""
    names = [f"{seat_letter(seat)}{white}" for seat in range(seats) for white in DATA.white_numbers[seats]]
    return dict(zip(FIGURES, names, strict=False))


class Trace(NamedTuple):
    """A figure's walk, before anything has changed: the board without it, its place, and each point spent."""

    figure: int
    board: str
    place: Cell
    strides: tuple[tuple[str, Stride | None], ...]


class FloorsState(Struct):
    """Everything that is decided. Figures are numbered seat by seat; `places` holds their cells."""

    options: Options
    seats: int
    floor: Floor
    board: str
    places: tuple[int, ...]
    moved: tuple[bool, ...]
    """Which figures have been dealt with in this round."""
    monster: Cell
    facing: Direction
    round: int
    marker: Seat
    """The start player of the round."""
    turn: Seat
    pile: tuple[str, ...]
    """The movement tiles still face down, in no order."""
    supply: tuple[str, ...]
    """The floor tiles still to be laid (FLOORS-14.2)."""
    escaped: tuple[int, ...] = ()
    """Figures that have got out, in that order."""
    ending: Ending | None = None

    def to_act(self) -> tuple[Seat, ...]:
        """The seat on turn (FLOORS-3.2)."""
        return () if self.ending else (self.turn,)

    def choices(self, seat: Seat) -> Choices:
        """Every distinct outcome of moving one of the seat's figures, or every place for a tile."""
        if seat != self.turn or self.ending:
            return WAIT
        if self.supply:
            return Choices("lay", laying.choices(self))
        around = self.surroundings()
        actions: list[Action] = []
        for figure in rounds.movable(self, seat):
            white = self.white_number(figure)
            found = outcomes(around, self.board_without(figure), self.places[figure], self.points(figure))
            actions += [Move(white, path) for _, _, path in found]
        return Choices("move", tuple(actions), {"round": self.round})

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """The first rule that forbids this action."""
        verdict = self.judge(seat, action)
        return verdict if isinstance(verdict, Refusal) else None

    def judge(self, seat: Seat, action: Action) -> Trace | Lay | Refusal:
        """What a legal action comes to (a figure's walk, or the tile), or the first rule that forbids it."""
        if self.ending:
            return refuse(rounds.ENDED_BY[self.ending], "game-over")
        if seat != self.turn:
            return refuse("FLOORS-3.2", "not-your-turn", turn=seat_letter(self.turn))
        if isinstance(action, Lay):
            refusal = laying.why_not(self, action) if self.supply else refuse("FLOORS-14.2", "floor-is-laid")
            return refusal or action
        if self.supply or not isinstance(action, Move):
            return refuse("FLOORS-14.2", "lay-first")
        trace = self.trace(seat, action)
        return trace if isinstance(trace, Refusal) else why_not_end(trace.board, trace.place) or trace

    def play(self, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Carry out a legal action, and whatever follows from it by itself."""
        verdict = self.judge(seat, action)
        if isinstance(verdict, Refusal):
            raise Illegal(verdict)
        if isinstance(verdict, Lay):
            return self.lay(seat, verdict)
        return self.move(verdict, dice)

    def lay(self, seat: Seat, tile: Lay) -> list[Event]:
        """Lay a tile; after the last one the figures begin to move."""
        laid = laying.lay_tile(self, seat, tile)
        self.turn = (self.turn + 1) % self.seats
        if not self.supply and self.options.first_layer == "random":
            self.marker = self.turn  # FLOORS-14.2
        elif not self.supply:
            self.turn = self.marker  # FLOORS-A38
        return [laid]

    def move(self, trace: Trace, dice: Dice) -> list[Event]:
        """Put a figure where its walk has brought it."""
        figure, place = trace.figure, trace.place
        self.places = (*self.places[:figure], place, *self.places[figure + 1 :])
        self.board = put(trace.board, place, FIGURES[figure]) if place >= 0 else trace.board
        return self.tell(trace) + rounds.after_figure(self, figure, dice)

    def view(self, seat: Seat | None) -> FloorsView:
        """Everything: the game has no secrets."""
        return make_view(self)

    def imagine(self, seat: Seat, dice: Dice) -> Self:
        """A copy: the game has no secrets."""
        return self.copy()

    def standing(self) -> Standing | None:
        """Places and escapes when the game is over."""
        return rounds.standing(self)

    def copy(self) -> Self:
        """A state with the same values, all of them immutable."""
        return copy(self)

    def spell(self, seat: Seat, beginning: tuple[str, ...]) -> Spelling:
        """Any legal path letter by letter, not only the shortest ones that `choices` lists."""
        if seat != self.turn or self.ending or self.supply:
            return spell_from(self.choices(seat).actions, beginning)
        figures = {str(self.white_number(figure)): figure for figure in rounds.movable(self, seat)}
        if not beginning:
            return Spelling(tuple(figures), None)
        if beginning[0] not in figures or any(len(word) != 1 for word in beginning):
            return Spelling((), None)
        figure = figures[beginning[0]]
        action = Move(int(beginning[0]), "".join(beginning[1:]))
        trace = self.trace(seat, action)
        if isinstance(trace, Refusal):
            return Spelling((), None)
        left = self.points(figure) - len(action.path)
        whole = action if why_not_end(trace.board, trace.place) is None else None
        return Spelling(tuple(next_letters(self.surroundings(), trace.board, trace.place, left)), whole)

    def names(self) -> Mapping[str, str]:
        """What the figures on the board are called."""
        return figure_names(self.seats)

    def white_number(self, figure: int) -> int:
        """The number by which people know a figure among those of its seat."""
        whites = DATA.white_numbers[self.seats]
        return whites[figure % len(whites)]

    def points(self, figure: int) -> int:
        """The number that a figure shows in this round, before it is turned over."""
        return rounds.points(self, figure, self.round)

    def figure_numbered(self, seat: Seat, white: int) -> int:
        """The figure of a seat with this white number; -1 if it has none."""
        return next((f for f in rounds.figures_of(self, seat) if self.white_number(f) == white), -1)

    def surroundings(self) -> Surroundings:
        """What stays as it is while a figure moves."""
        return Surroundings(self.floor, self.monster, self.options.stone_onto_teleporter)

    def board_without(self, figure: int) -> str:
        """The board from which a figure has been taken to move it (FLOORS-5.6)."""
        place = self.places[figure]
        return put(self.board, place, EMPTY) if place >= 0 else self.board

    def trace(self, seat: Seat, move: Move) -> Trace | Refusal:
        """Walk a move's path on a scratch board."""
        figure = self.figure_numbered(seat, move.figure)
        if figure < 0:
            return refuse("FLOORS-2.1", "no-such-figure", figure=move.figure)
        if not rounds.in_play(self, figure):
            return refuse("FLOORS-4.7" if self.places[figure] == ESCAPED else "FLOORS-9.6", "not-in-play")
        if self.moved[figure]:
            return refuse("FLOORS-3.2", "moved-already", figure=move.figure)
        walked = walk(
            self.surroundings(),
            self.board_without(figure),
            self.places[figure],
            move.path,
            self.points(figure),
        )
        return walked if isinstance(walked, Refusal) else Trace(figure, *walked)

    def tell(self, trace: Trace) -> list[Event]:
        """The events of a figure's walk, point by point."""
        name = self.names()[FIGURES[trace.figure]]
        events: list[Event] = []
        for letter, stride in trace.strides:
            if stride is not None:
                events += [tell_push(push) for push in stride.pushes]
                route = tuple(COORDINATES[cell] for cell in stride.route)
                slid = self.floor.ground[stride.route[0]] != EMPTY
                events.append(Walked(figure=name, route=route, rule="FLOORS-6.1" if slid else "FLOORS-4.2"))
            elif letter == ENTER:
                events.append(Entered(figure=name, at=DATA.entrance, rule="FLOORS-4.6"))
            elif letter == LEAVE:
                events.append(Left(figure=name, rule="FLOORS-4.7"))
        return events


def tell_push(push: Push) -> Event:
    """A stone was pushed by a figure, and perhaps out of the game."""
    kind, start = KIND_OF[push.piece], COORDINATES[push.start]
    if push.end != OFF:
        return Pushed(piece=kind, start=start, end=COORDINATES[push.end], rule="FLOORS-5.1")
    if push.gone == "corner":
        return Removed(piece=kind, start=start, how="corner", rule="FLOORS-5.4")
    return Removed(piece=kind, start=start, how="teleporter", rule="FLOORS-A6")


def state_of(view: FloorsView) -> FloorsState:
    """The state that a view shows; all of it, since the game has no secrets."""
    off_board = {"outside": OUTSIDE, "escaped": ESCAPED, "eaten": EATEN}
    names = [figure.name for figure in view.figures]
    return FloorsState(
        options=view.options,
        seats=view.seats,
        floor=make_floor(view.pools, view.teleporters),
        board=board_of(view),
        places=tuple(
            off_board[figure.place] if isinstance(figure.place, str) else cell_at(*figure.place)
            for figure in view.figures
        ),
        moved=tuple(figure.moved for figure in view.figures),
        monster=cell_at(*view.monster),
        facing=view.facing,
        round=view.round,
        marker=view.marker,
        turn=view.turn,
        pile=view.pile,
        supply=view.supply,
        escaped=tuple(names.index(name) for name in view.escaped),
        ending=view.ending,
    )
