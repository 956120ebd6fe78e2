"""Positions that were not reached by play, as JSON: what the notation allows, and what it can be asked.

The physical part (`stones`, `pools`, `teleporters`, `figures`, `monster`) is enough for the questions
`monster`, `moves` and `draw`; the rest (`seats`, `round`, `turn` …) makes it a state to play on from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from msgspec import Struct, field

from fabula.core import Fault, seat_letter
from fabula.core.extras import Questions
from fabula.games.floors import rounds
from fabula.games.floors.board import (
    COORDINATES,
    DATA,
    EMPTY,
    EMPTY_BOARD,
    FIGURES,
    LETTER_OF,
    OFF,
    Cell,
    Coordinates,
    Direction,
    cell_at,
    put,
    stones_on,
)
from fabula.games.floors.drawing import sketch
from fabula.games.floors.events import (
    Crept,
    Eaten,
    Looked,
    Pushed,
    Removed,
    Rested,
    Sighting,
    Stuck,
    Teleported,
    TurnedBy,
)
from fabula.games.floors.figures import EATEN, ESCAPED, OUTSIDE, Surroundings, outcomes
from fabula.games.floors.game import LONG_GAME_SEATS
from fabula.games.floors.monster import Prowl
from fabula.games.floors.options import Options
from fabula.games.floors.state import FloorsState, figure_names
from fabula.games.floors.tiles import (
    MOVES_PER_STAGE,
    TELEPORTER,
    Floor,
    Teleporter,
    full_pile,
    make_floor,
)
from fabula.games.floors.view import Place

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Event, State

TILES: Final = (*map(str, range(1, 21)), "hit1", "hit2", "hit3")
MOST_POINTS: Final = 6

Json: TypeAlias = dict[str, object]


class MonsterAt(Struct, frozen=True):
    """Where the monster stands and looks."""

    at: Coordinates
    facing: Direction


class Position(Struct, frozen=True):
    """The notation; unknown keys are ignored."""

    stones: tuple[tuple[int, int, str], ...] = ()
    pools: tuple[tuple[Coordinates, ...], ...] = ()
    teleporters: tuple[Teleporter, ...] = ()
    figures: dict[str, Place] = field(default_factory=dict)
    monster: MonsterAt | None = None
    tile: int | str | None = None
    mover: str | None = None
    points: int | None = None
    options: Options = Options()
    seats: int | None = None
    round: int = 1
    marker: str = "A"
    turn: str | None = None
    moved: tuple[str, ...] = ()
    pile: tuple[str, ...] | None = None
    supply: tuple[str, ...] = ()
    escaped: tuple[str, ...] = ()


class Scene(Struct, frozen=True):
    """A checked position: the ground, what stands on it, and what the figures on it are called."""

    floor: Floor
    board: str
    monster: Cell
    names: dict[str, str]


def read_position(text: str) -> Position:
    """Parse the JSON; `Fault` says what it cannot be."""
    try:
        return msgspec.json.decode(text.encode(), type=Position)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Fault("floors-position-json", problem=str(error)) from error


def _cell(at: Coordinates, what: str) -> Cell:
    cell = cell_at(*at)
    if cell == OFF:
        raise Fault("floors-position-off-board", what=what, x=at[0], y=at[1])
    return cell


def make_scene(position: Position) -> Scene:
    """Check that the position can exist and set it up; `Fault` says which piece cannot be where."""
    ground: dict[Cell, str] = {}
    for what, cells in _ground_tiles(position):
        for at in cells:
            cell = _cell(at, what)
            if cell in ground:
                raise Fault("floors-position-ground-twice", what=what, other=ground[cell], x=at[0], y=at[1])
            ground[cell] = what
    for pair in dict.fromkeys(tile.pair for tile in position.teleporters):
        if sum(tile.pair == pair for tile in position.teleporters) > 2:
            raise Fault("floors-position-pair", pair=pair)
    floor = make_floor(position.pools, position.teleporters)
    monster = OFF if position.monster is None else _cell(position.monster.at, "monster")
    board = EMPTY_BOARD
    names = {}
    holders: dict[Cell, str] = {}
    for what, letter, at in _pieces(position):
        if letter in FIGURES:
            names[letter] = what
        cell = _cell(at, what)
        if cell in holders:
            raise Fault("floors-position-two-pieces", what=what, other=holders[cell], x=at[0], y=at[1])
        if floor.ground[cell] == TELEPORTER:
            raise Fault("floors-position-on-teleporter", what=what, x=at[0], y=at[1])
        if cell == monster:
            raise Fault("floors-position-under-monster", what=what, x=at[0], y=at[1])
        holders[cell] = what
        board = put(board, cell, letter)
    return Scene(floor, board, monster, names)


def _ground_tiles(position: Position) -> Iterable[tuple[str, tuple[Coordinates, ...]]]:
    yield from (("pool", pool) for pool in position.pools)
    yield from (("teleporter", (tile.at,)) for tile in position.teleporters)


def _pieces(position: Position) -> Iterable[tuple[str, str, Coordinates]]:
    for x, y, kind in position.stones:
        if kind not in LETTER_OF:
            raise Fault("floors-position-kind", kind=kind, x=x, y=y)
        yield kind, LETTER_OF[kind], (x, y)
    inside = ((name, place) for name, place in position.figures.items() if not isinstance(place, str))
    for letter, (name, place) in zip(FIGURES, inside, strict=False):
        yield name, letter, place


def _json(answer: object) -> str:
    return msgspec.json.encode(answer).decode()


def ask_monster(text: str) -> str:
    """Carry out the monster's whole move, and tell it step by step."""
    position = read_position(text)
    scene = make_scene(position)
    if position.monster is None:
        raise Fault("floors-position-missing", key="monster")
    if position.tile is None:
        raise Fault("floors-position-missing", key="tile")
    if str(position.tile) not in TILES:
        raise Fault("floors-position-tile", tile=str(position.tile))
    prowl = Prowl(
        scene.floor, scene.board, scene.monster, position.monster.facing, scene.names, position.options
    )
    prowl.go(str(position.tile))
    return _json(tell_prowl(position, prowl))


def tell_prowl(position: Position, prowl: Prowl) -> Json:
    """The monster's move in the form that `POSITION.md` documents."""
    *_, rested = prowl.events
    assert isinstance(rested, Rested)
    start = position.monster
    assert start is not None
    steps, final = _steps(prowl.events, start.at)
    where = {
        prowl.names[letter]: COORDINATES[cell]
        for cell, letter in enumerate(prowl.board)
        if letter in prowl.names
    }
    eaten = [prowl.names[figure] for figure in prowl.eaten]
    return {
        "steps": steps,
        "final_look": final,
        "monster": {"at": COORDINATES[prowl.at], "facing": prowl.facing},
        "eaten": eaten,
        "figures": {
            name: where.get(name, "eaten" if name in eaten else place)
            for name, place in position.figures.items()
        },
        "stones": stones_on(prowl.board),
        "steps_taken": rested.steps,
        "stop": rested.stop,
    }


def _look(event: Looked) -> Json:
    def seen(sighting: Sighting | None) -> Json | None:
        return None if sighting is None else {"id": sighting[0], "distance": sighting[1]}

    return {
        "ahead": seen(event.ahead),
        "left": seen(event.left),
        "right": seen(event.right),
        "result": event.result,
        "facing": event.facing,
    }


class _Step(Struct):
    """One step of the answer, filled in event by event."""

    n: int
    from_: Coordinates = field(name="from")
    look: Json
    turned_by: list[str] = field(default_factory=list)
    route: list[Coordinates] = field(default_factory=list)
    at: Coordinates = (0, 0)
    facing: str = ""
    eaten: list[Json] = field(default_factory=list)
    pushed: list[Json] = field(default_factory=list)
    removed: list[Json] = field(default_factory=list)
    teleported: bool = False
    wrapped: list[str] = field(default_factory=list)
    stuck: bool = False

    def add(self, event: Event) -> None:
        """What this event says of the step."""
        match event:
            case TurnedBy(stone=stone, facing=facing):
                self.turned_by.append(stone)
                self.facing = facing
            case Crept(at=at, facing=facing, wall=wall):
                self.route.append(at)
                self.at, self.facing = at, facing
                if wall:
                    self.wrapped.append(wall)
            case Teleported(at=at, facing=facing):
                self.route.append(at)
                self.at, self.facing, self.teleported = at, facing, True
            case Stuck(at=at, facing=facing):
                self.at, self.facing, self.stuck = at, facing, True
            case Pushed(piece=piece, start=start, end=end):
                self.pushed.append({"piece": piece, "from": start, "to": end})
            case Removed(piece=piece, start=start, how=how):
                self.removed.append({"piece": piece, "from": start, "how": how})
            case Eaten(figure=figure, at=at, how=how):
                self.eaten.append({"id": figure, "at": at, "how": how})


def _steps(events: Iterable[Event], at: Coordinates) -> tuple[list[_Step], Json]:
    """The steps, each from one look to the next; the last look is nobody's step."""
    steps: list[_Step] = []
    for event in events:
        if isinstance(event, Looked):
            at = steps[-1].at if steps else at
            steps.append(_Step(len(steps) + 1, at, _look(event), at=at, facing=event.facing))
        else:
            steps[-1].add(event)
    return steps[:-1], steps[-1].look


def ask_moves(text: str) -> str:
    """Every legal outcome of the mover's move."""
    position = read_position(text)
    scene = make_scene(position)
    for key, value in (("mover", position.mover), ("points", position.points)):
        if value is None:
            raise Fault("floors-position-missing", key=key)
    mover, points = position.mover or "", position.points or 0
    if not 0 <= points <= MOST_POINTS:
        raise Fault("floors-position-points", points=points, most=MOST_POINTS)
    place = position.figures.get(mover)
    if place is None or place in ("eaten", "escaped"):
        raise Fault("floors-position-mover", mover=mover)
    start = OUTSIDE if isinstance(place, str) else cell_at(*place)
    board = put(scene.board, start, EMPTY) if start != OUTSIDE else scene.board
    around = Surroundings(scene.floor, scene.monster, position.options.stone_onto_teleporter)
    found = outcomes(around, board, start, points)
    results = sorted((_end(place), stones_on(board), len(path)) for board, place, path in found)
    return _json(
        {
            "count": len(results),
            "results": [
                {"end": off or end, "stones": stones, "min_points": least}
                for (off, end), stones, least in results
            ],
        }
    )


def _end(place: Cell) -> tuple[str, Coordinates]:
    """Where an outcome ends: cells come first in their order, then `escaped`, then `outside`."""
    if place >= 0:
        return "", COORDINATES[place]
    return "escaped" if place == ESCAPED else "outside", (0, 0)


def ask_draw(text: str) -> str:
    """The position drawn as text."""
    position = read_position(text)
    scene = make_scene(position)
    facing = position.monster.facing if position.monster else "N"
    return sketch(scene.floor, scene.board, scene.monster, facing, scene.names).text()


def read_state(text: str) -> FloorsState:
    """A state to play on from; `Fault` says what is missing or cannot be."""
    position = read_position(text)
    scene = make_scene(position)
    if position.seats is None or position.seats not in DATA.white_numbers:
        raise Fault("floors-position-missing", key="seats")
    if position.monster is None:
        raise Fault("floors-position-missing", key="monster")
    if position.options.long_game and position.seats not in LONG_GAME_SEATS:
        raise Fault("floors-position-missing", key="options")
    names = list(figure_names(position.seats).values())
    _check_game_keys(position, names)
    board = EMPTY_BOARD
    for cell, piece in enumerate(scene.board):
        letter = FIGURES[names.index(scene.names[piece])] if piece in scene.names else piece
        board = put(board, cell, letter)
    pile = position.pile if position.pile is not None else full_pile(long_game=position.options.long_game)
    turn = position.turn or position.marker
    state = FloorsState(
        options=position.options,
        seats=position.seats,
        floor=scene.floor,
        board=board,
        places=tuple(_place(position, name) for name in names),
        moved=tuple(name in position.moved for name in names),
        monster=scene.monster,
        facing=position.monster.facing,
        round=position.round,
        marker=ord(position.marker) - ord("A"),
        turn=ord(turn) - ord("A"),
        pile=pile,
        supply=position.supply,
        escaped=tuple(names.index(name) for name in position.escaped),
    )
    if not position.supply and not rounds.movable(state, state.turn):
        raise Fault("floors-position-turn", seat=turn)
    for seat in range(state.seats):
        if rounds.escapes(state, seat) >= rounds.escapes_to_win(state):
            raise Fault("floors-position-won", seat=seat_letter(seat))
    return state


def write_state(state: State) -> str:
    """A state between two actions as a position; reading it gives the same state."""
    assert isinstance(state, FloorsState)
    view = state.view(None)
    position = Position(
        stones=tuple(stones_on(state.board)),
        pools=view.pools,
        teleporters=view.teleporters,
        figures={figure.name: figure.place for figure in view.figures if figure.place != "escaped"},
        monster=MonsterAt(view.monster, view.facing),
        options=view.options,
        seats=view.seats,
        round=view.round,
        marker=seat_letter(view.marker),
        turn=seat_letter(view.turn),
        moved=tuple(figure.name for figure in view.figures if figure.moved),
        pile=view.pile,
        supply=view.supply,
        escaped=view.escaped,
    )
    written = msgspec.to_builtins(position)
    plain = msgspec.to_builtins(Position())
    return _json({key: value for key, value in written.items() if key == "pile" or value != plain[key]})


def _place(position: Position, name: str) -> int:
    place = "escaped" if name in position.escaped else position.figures[name]
    if isinstance(place, str):
        return {"outside": OUTSIDE, "escaped": ESCAPED, "eaten": EATEN}[place]
    return cell_at(*place)


def _check_game_keys(position: Position, names: list[str]) -> None:
    """The keys that make a position a state: who is where, whose turn it is, which tiles are left."""
    for name in (*position.figures, *position.moved, *position.escaped):
        if name not in names:
            raise Fault("floors-position-figure", figure=name)
    for name in names:
        inside = name in position.figures and position.figures[name] != "escaped"
        if inside + position.escaped.count(name) != 1:
            raise Fault("floors-position-figure", figure=name)
        if position.figures.get(name) == "eaten" and position.round <= MOVES_PER_STAGE:
            raise Fault("floors-position-eaten", figure=name)
    letters = [seat_letter(seat) for seat in range(position.seats or 0)]
    for seat in (position.marker, position.turn or position.marker):
        if seat not in letters:
            raise Fault("floors-position-seat", seat=seat)
    if not 1 <= position.round <= rounds.LAST_ROUND:
        raise Fault("floors-position-round", round=position.round)
    full = list(full_pile(long_game=position.options.long_game))
    pile = position.pile if position.pile is not None else tuple(full)
    left = len(full) - (position.round - 1) % MOVES_PER_STAGE
    if len(pile) != left or any(pile.count(tile) > full.count(tile) for tile in pile):
        raise Fault("floors-position-pile", need=left)
    if position.supply:
        _check_supply(position)


def _check_supply(position: Position) -> None:
    """Tiles are laid before anything else happens, and there are only so many of them (FLOORS-14)."""
    begun = position.round > 1 or position.moved or set(position.figures.values()) != {"outside"}
    away = position.monster is None or position.monster.at != DATA.monster.at
    laid = [tile.pair for tile in position.teleporters]
    too_many = any(
        position.supply.count(tile) + laid.count(tile) > DATA.tiles.get(tile, 0) for tile in position.supply
    )
    if begun or away or too_many:
        raise Fault("floors-position-supply")


questions: Final = Questions(
    ask={"monster": ask_monster, "moves": ask_moves, "draw": ask_draw}, state=read_state, write=write_state
)

__all__ = ["Position", "make_scene", "questions", "read_position", "read_state", "write_state"]
