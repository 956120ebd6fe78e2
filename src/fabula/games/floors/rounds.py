"""FLOORS-3, 10, 11, 12: whose turn it is, the monster's turn, the stages, and how the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Standing
from fabula.games.floors.board import FIGURES, put
from fabula.games.floors.events import (
    Ended,
    Passed,
    Returned,
    Round,
    SetAside,
    Stage,
    Tile,
    Turned,
)
from fabula.games.floors.figures import EATEN, ESCAPED, OUTSIDE
from fabula.games.floors.monster import Prowl
from fabula.games.floors.tiles import MOVES_PER_STAGE, STAGES, full_pile, is_hit_tile, without

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Dice, Event, Seat
    from fabula.games.floors.events import Ending
    from fabula.games.floors.state import FloorsState

ENDED_BY: Final[dict[Ending, str]] = {
    "won": "FLOORS-12.1",
    "nobody_left": "FLOORS-12.2",
    "time_up": "FLOORS-12.3",
}
"""The clause that ends the game in each way."""
FIRST_ROUND_TURNS: Final = 2  # FLOORS-3.5
LAST_ROUND: Final = STAGES * MOVES_PER_STAGE  # FLOORS-11.3


def stage(state: FloorsState) -> int:
    """The stage of the game, 1 or 2 (FLOORS-11)."""
    return 1 if state.round <= MOVES_PER_STAGE else 2


def figures_of(state: FloorsState, seat: Seat) -> range:
    """The numbers of a seat's figures."""
    each = len(state.places) // state.seats
    return range(each * seat, each * (seat + 1))


def in_play(state: FloorsState, figure: int) -> bool:
    """Whether a figure is on the board or waits outside (FLOORS-A37)."""
    return state.places[figure] >= OUTSIDE


def movable(state: FloorsState, seat: Seat) -> list[int]:
    """The figures that a seat has still to deal with in this round (FLOORS-3.2, FLOORS-3.5)."""
    mine = figures_of(state, seat)
    if state.round == 1 and sum(state.moved[figure] for figure in mine) >= FIRST_ROUND_TURNS:  # FLOORS-A1
        return []
    return [figure for figure in mine if not state.moved[figure] and state.places[figure] >= OUTSIDE]


def escapes(state: FloorsState, seat: Seat) -> int:
    """How many of a seat's figures have got out."""
    return sum(figure in figures_of(state, seat) for figure in state.escaped)


def escapes_to_win(state: FloorsState) -> int:
    """All figures of a seat but one (FLOORS-12.1, FLOORS-A33)."""
    return len(state.places) // state.seats - 1


def clockwise(state: FloorsState, start: Seat) -> Iterator[Seat]:
    """All seats once, beginning with this one."""
    return ((start + offset) % state.seats for offset in range(state.seats))


def after_figure(state: FloorsState, figure: int, dice: Dice) -> list[Event]:
    """A figure has moved: turn it over, see whether the game is over, and pass the turn on."""
    state.moved = (*state.moved[:figure], True, *state.moved[figure + 1 :])
    if state.places[figure] == ESCAPED:
        state.escaped = (*state.escaped, figure)
        if escapes(state, state.turn) >= escapes_to_win(state):
            return [end(state, "won")]
        if nobody_left(state):
            return [end(state, "nobody_left")]
        events: list[Event] = []
    else:
        events = [turned(state, figure)]
    skipped: list[Event] = []
    for seat in clockwise(state, (state.turn + 1) % state.seats):
        if movable(state, seat):
            state.turn = seat
            return events + skipped
        skipped.append(Passed(seat=seat, rule="FLOORS-3.4"))
    return events + monster_phase(state, dice)


def turned(state: FloorsState, figure: int) -> Turned:
    """A figure is turned over and shows its other number (FLOORS-3.3)."""
    rule = "FLOORS-3.7" if state.places[figure] == OUTSIDE else "FLOORS-3.3"
    return Turned(
        figure=state.names()[FIGURES[figure]], points=points(state, figure, state.round + 1), rule=rule
    )


def points(state: FloorsState, figure: int, in_round: int) -> int:
    """A figure's allowance: white in odd rounds, black in even ones; they add up to seven (FLOORS-3.3)."""
    white = state.white_number(figure)
    return white if in_round % 2 else 7 - white


def monster_phase(state: FloorsState, dice: Dice) -> list[Event]:
    """Turn up a tile, let the monster move, and begin the next round or end the game (FLOORS-3.1)."""
    events: list[Event] = []
    if state.round == 1:  # FLOORS-3.5: the others are just turned over
        events += [turned(state, figure) for figure, moved in enumerate(state.moved) if not moved]
    tile = turn_up(state, dice, events)
    prowl = Prowl(state.floor, state.board, state.monster, state.facing, state.names(), state.options)
    prowl.go(tile)
    state.board, state.monster, state.facing = prowl.board, prowl.at, prowl.facing
    events += prowl.events
    events += settle(state)
    if stage(state) == STAGES and nobody_left(state):  # FLOORS-12.2
        return [*events, end(state, "nobody_left")]
    if state.round == LAST_ROUND:  # FLOORS-12.3
        return [*events, end(state, "time_up")]
    return events + next_round(state)


def turn_up(state: FloorsState, dice: Dice, events: list[Event]) -> str:
    """Draw a movement tile (FLOORS-10.1); the first of the game must be a number (FLOORS-10.4)."""
    left = state.pile
    while True:
        tile = dice.draw("movement tile", left)
        left = without(left, tile)
        if state.round > 1 or not is_hit_tile(tile):
            break
        events.append(SetAside(tile=tile, rule="FLOORS-10.4"))
    state.pile = without(state.pile, tile)
    events.append(Tile(tile=tile, rule="FLOORS-10.1"))
    return tile


def settle(state: FloorsState) -> list[Event]:
    """Note where the monster's move has left every figure; the eaten come back in stage one (FLOORS-9.6)."""
    events: list[Event] = []
    places = list(state.places)
    for figure, place in enumerate(places):
        if place >= 0:
            places[figure] = state.board.find(FIGURES[figure])
            if places[figure] < 0:
                places[figure] = OUTSIDE if stage(state) == 1 else EATEN
                if stage(state) == 1:
                    events.append(Returned(figure=state.names()[FIGURES[figure]], rule="FLOORS-9.6"))
    state.places = tuple(places)
    return events


def next_round(state: FloorsState) -> list[Event]:
    """The marker goes on, all figures may move again; after seven tiles stage two begins (FLOORS-11.2)."""
    events: list[Event] = []
    state.round += 1
    if state.round == MOVES_PER_STAGE + 1:
        state.pile = full_pile(long_game=state.options.long_game)
        events.append(Stage(stage=STAGES, rule="FLOORS-11.2"))
    state.marker = (state.marker + 1) % state.seats
    state.moved = (False,) * len(state.moved)
    state.turn = next(seat for seat in clockwise(state, state.marker) if movable(state, seat))  # FLOORS-A43
    events.append(Round(round=state.round, seat=state.turn, rule="FLOORS-3.6"))
    return events


def nobody_left(state: FloorsState) -> bool:
    """Whether no figure is left in play (FLOORS-12.2)."""
    return not any(place >= OUTSIDE for place in state.places)


def end(state: FloorsState, ending: Ending) -> Ended:
    """The game is over; whoever is still inside counts as eaten (FLOORS-12.3)."""
    if ending == "time_up":
        for figure, place in enumerate(state.places):
            if place >= 0:
                state.board = put(state.board, place, ".")
            if place >= OUTSIDE:
                state.places = (*state.places[:figure], EATEN, *state.places[figure + 1 :])
    state.ending = ending
    return Ended(ending=ending, rule=ENDED_BY[ending])


def standing(state: FloorsState) -> Standing | None:
    """Places by escapes, then by who reached that number first (FLOORS-12.4, FLOORS-A35)."""
    if state.ending is None:
        return None
    scores = tuple(escapes(state, seat) for seat in range(state.seats))
    if not any(scores):  # FLOORS-A34
        place = state.seats if state.options.nobody_escaped == "nobody_wins" else 1
        return Standing((place,) * state.seats, scores, state.ending)
    reached = {}
    for moment, figure in enumerate(state.escaped):
        reached[figure // (len(state.places) // state.seats)] = moment
    keys = [(-scores[seat], reached.get(seat, 0)) for seat in range(state.seats)]
    return Standing(tuple(1 + sum(other < key for other in keys) for key in keys), scores, state.ending)
