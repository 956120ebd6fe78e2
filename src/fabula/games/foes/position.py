"""Positions that were not reached by play, as JSON: the beginning of somebody's turn, in a few words.

Whatever is left out has a default: all chambers explored and empty, all intersections face down, six
chips, wisdom by seat, the piles from the next tile on, and every other chip in the reserve.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
from msgspec import Struct, field

from fabula.core import Fault, Illegal, ScriptedDice, seat_letter
from fabula.core.extras import Questions
from fabula.games.foes import validation
from fabula.games.foes.board import FACE_DOWN, NOWHERE, SIDES, Maze, maze_of
from fabula.games.foes.components import (
    BOSSES,
    CHEST,
    DUMBEST,
    EMPTY,
    UNEXPLORED,
    Box,
    box_of,
    full_last_pile,
    full_pile,
    is_monster,
)
from fabula.games.foes.drawing import drawing
from fabula.games.foes.game import game
from fabula.games.foes.ledger import put
from fabula.games.foes.options import Options
from fabula.games.foes.state import FoesState
from fabula.games.foes.turn import StartTurn
from fabula.games.foes.vision import sees, sights

if TYPE_CHECKING:
    from collections.abc import Iterable

REST: Final = "*"
"""In `closed`: every intersection that is not named."""
CHEST_WORD: Final = "chest"
DUMBEST_WORD: Final = "dumbest"
LAST_WORD: Final = "last"

Tile: TypeAlias = int | str
"""A monster's strength, or `chest1`, `chest2` …"""


class Player(Struct, frozen=True):
    """One player: where his figure is (nowhere: he has yet to enter), and what he has."""

    at: str | None = None
    wisdom: int | None = None
    chips: int | None = None
    gold: int = 0
    hand: tuple[str, ...] = ()


class Position(Struct, frozen=True):
    """The notation; unknown keys are ignored."""

    players: dict[str, Player]
    active: str = "A"
    opening: bool = False
    arrivals: tuple[str, ...] = ()
    tiles: dict[str, Tile] = field(default_factory=dict)
    unexplored: tuple[str, ...] = ()
    explored: tuple[str, ...] | None = None
    closed: dict[str, str] = field(default_factory=dict)
    teleports: dict[str, str] = field(default_factory=dict)
    supply: int = 0
    reserve: int | None = None
    next: int | str | None = None
    last: tuple[Tile, ...] | None = None
    used: tuple[str, ...] = ()
    stack: tuple[str, ...] | None = None
    options: Options = Options()
    do: tuple[str, ...] = ()
    dice: tuple[int | str, ...] = ()


def read_position(text: str) -> Position:
    """Parse the JSON; `Fault` says what it cannot be."""
    try:
        return msgspec.json.decode(text.encode(), type=Position)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Fault("foes-position-json", problem=str(error)) from error


def read_state(text: str) -> FoesState:
    """A state to play on from; `Fault` says what is missing or cannot be."""
    return make_state(read_position(text))


def make_state(position: Position) -> FoesState:
    """Check that the position can exist, set it up, and begin the turn."""
    validation.check(position.options, part_of_a_board=True)
    maze, box = maze_of(position.options.board), box_of(position.options.components)
    seats = _seats(position)
    _check_names(position, maze)
    players = tuple(position.players.values())
    tiles = _tiles(position, maze, box)
    pile, last_pile = _piles(position, box, tiles)
    closed = _closed(position, maze)
    places = tuple(NOWHERE if player.at is None else maze.number[player.at] for player in players)
    _check_figures(position, maze, tiles, closed)
    stack, used = _spells(position, box)
    _check_range("wisdom", (player.wisdom for player in players), 1, box.data.top_wisdom)
    _check_range("chips", (player.chips for player in players), 0, box.data.chips)
    _check_range("gold", (player.gold for player in players), 0, None)
    _check_range("supply", (position.supply,), 0, box.data.supply.spaces)
    chips = tuple(box.data.start_chips if player.chips is None else player.chips for player in players)
    reserve = box.data.chips - sum(chips) - position.supply - tiles.count(UNEXPLORED)  # FOE-20.1
    if reserve < 0 or position.reserve not in (None, reserve):
        raise Fault("foes-position-chips", have=box.data.chips, left=reserve)
    state = FoesState(
        agenda=(StartTurn(),),
        options=position.options,
        seats=seats,
        active=_seat(position.active, position),
        opening=position.opening,
        places=places,
        tiles=tiles,
        closed=closed,
        teleports=_teleports(position, maze, box),
        wisdom=tuple(
            seat + 1 if player.wisdom is None else player.wisdom for seat, player in enumerate(players)
        ),
        arrivals=_arrivals(position),
        chips=chips,
        gold=tuple(player.gold for player in players),
        supply=position.supply,
        reserve=reserve,
        hands=tuple(tuple(sorted(player.hand)) for player in players),
        stack=stack,
        used=used,
        pile=pile,
        last_pile=last_pile,
        phase_two=DUMBEST not in pile,
    )
    if state.defeated_bosses() == BOSSES:
        raise Fault("foes-position-over")
    _check_sight(state)
    state.go_on(ScriptedDice(()))
    return state


def _names(names: Iterable[str]) -> str:
    return ", ".join(names)


def _seats(position: Position) -> int:
    """Two to six players, called A, B, C … in their order."""
    seats = len(position.players)
    letters = [seat_letter(seat) for seat in range(seats)]
    if seats not in game.seats or list(position.players) != letters:
        raise Fault("foes-position-players", have=_names(position.players))
    return seats


def _seat(letter: str, position: Position) -> int:
    if letter not in position.players:
        raise Fault("foes-position-seat", seat=letter)
    return list(position.players).index(letter)


def _check_names(position: Position, maze: Maze) -> None:
    """Every space is on the board, and of the right kind."""
    chambers = {maze.ids[space] for space in maze.chambers}
    starts = {maze.ids[space] for space in maze.starts}
    intersections = {maze.ids[space] for space in maze.intersections}
    teleports = {maze.ids[space] for space in maze.teleports}
    figures = [player.at for player in position.players.values() if player.at is not None]
    explored = position.explored or ()
    for key, names, known in (
        ("players", figures, set(maze.ids)),
        ("tiles", position.tiles, chambers),
        ("unexplored", position.unexplored, chambers - starts),  # FOE-1.2
        ("explored", explored, chambers),
        ("closed", position.closed, intersections | {REST}),
        ("teleports", position.teleports, teleports),
    ):
        if wrong := [name for name in names if name not in known]:
            raise Fault("foes-position-space", key=key, names=_names(wrong))
    if wrong := [side for side in position.closed.values() if side not in SIDES]:
        raise Fault("foes-position-side", names=_names(wrong))
    if position.unexplored and position.explored is not None:
        raise Fault("foes-position-explored-twice")


def _tile(tile: Tile, box: Box) -> int:
    """The number by which the engine knows a tile."""
    known = {f"{CHEST_WORD}{n}": CHEST + n - 1 for n in range(1, len(box.data.chests) + 1)}
    known |= {str(strength): strength for strength in box.monster}
    if str(tile) not in known:
        raise Fault("foes-position-tile", tile=str(tile))
    return known[str(tile)]


def _tiles(position: Position, maze: Maze, box: Box) -> tuple[int, ...]:
    """What each chamber holds."""
    ids = [maze.ids[space] for space in maze.chambers]
    starts = {maze.ids[space] for space in maze.starts}
    if position.explored is None:
        unexplored = set(position.unexplored)
    else:
        unexplored = set(ids) - starts - set(position.explored) - set(position.tiles)
    if both := sorted(unexplored & set(position.tiles)):
        raise Fault("foes-position-unexplored", names=_names(both))
    tiles = tuple(UNEXPLORED if name in unexplored else EMPTY for name in ids)
    for name, word in position.tiles.items():
        tile = _tile(word, box)
        if tile in tiles:  # FOE-20.2
            raise Fault("foes-position-tile-twice", tile=str(word))
        tiles = put(tiles, ids.index(name), tile)
    return tiles


def _piles(position: Position, box: Box, tiles: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The tiles to come: from `next` on, else from the one after the strongest monster on the board."""
    pile, full_last = full_pile(box.data), full_last_pile(box.data)
    words = {**{str(tile): tile for tile in pile if tile != DUMBEST}, DUMBEST_WORD: DUMBEST}
    if position.next is not None:
        if str(position.next) != LAST_WORD and str(position.next) not in words:
            raise Fault("foes-position-next", tile=str(position.next))
        rest = () if position.next == LAST_WORD else pile[pile.index(words[str(position.next)]) :]
    elif any(tile in full_last for tile in tiles):
        rest = ()
    else:
        strongest = max((tile for tile in tiles if is_monster(tile)), default=0)
        rest = pile[pile.index(strongest) + 1 :] if strongest in pile and strongest else pile
    last = tuple(tile for tile in full_last if tile not in tiles)
    if position.last is not None:
        last = tuple(_tile(word, box) for word in position.last)
    coming = (*(tile for tile in rest if tile != DUMBEST), *last)
    if twice := [tile for tile in coming if tile in tiles or coming.count(tile) > 1]:
        raise Fault("foes-position-tile-twice", tile=str(twice[0]))
    if any(tile not in full_last for tile in last):
        raise Fault("foes-position-last")
    if len(coming) < tiles.count(UNEXPLORED):
        raise Fault("foes-position-too-few-tiles", have=len(coming), need=tiles.count(UNEXPLORED))
    return rest, last


def _closed(position: Position, maze: Maze) -> str:
    """The closed side of each intersection."""
    rest = position.closed.get(REST, FACE_DOWN)
    return "".join(position.closed.get(maze.ids[space], rest) for space in maze.intersections)


def _check_figures(position: Position, maze: Maze, tiles: tuple[int, ...], closed: str) -> None:
    """Nobody stands in an unexplored chamber (FOE-4.10) or on a face-down intersection (FOE-1.3)."""
    for letter, player in position.players.items():
        if player.at is None:
            continue
        space = maze.number[player.at]
        chamber, tile = maze.chamber_at[space], maze.intersection_at[space]
        if (chamber >= 0 and tiles[chamber] == UNEXPLORED) or (tile >= 0 and closed[tile] == FACE_DOWN):
            raise Fault("foes-position-unseen", seat=letter, space=player.at)


def _teleports(position: Position, maze: Maze, box: Box) -> tuple[str, ...]:
    """The colour of each teleport space; unless it is said, the first and third belong together."""
    colours = box.data.teleports
    dealt = (*colours[::2], *colours[1::2])[: len(maze.teleports)]
    laid = tuple(
        position.teleports.get(maze.ids[space], colour)
        for space, colour in zip(maze.teleports, dealt, strict=True)
    )
    if any(laid.count(colour) != 2 for colour in laid) or any(colour not in colours for colour in laid):
        raise Fault("foes-position-teleports", names=_names(laid))
    return laid


def _arrivals(position: Position) -> tuple[int, ...]:
    """Markers in the order in which they came to their levels: those named, then the others by seat."""
    first = [_seat(letter, position) for letter in position.arrivals]
    if len(set(first)) < len(first):
        raise Fault("foes-position-arrivals", names=_names(position.arrivals))
    return (*first, *(seat for seat in range(len(position.players)) if seat not in first))


def _spells(position: Position, box: Box) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The stack and the used spells; whatever is not named is in the stack, unless `stack` is given."""
    left = list(box.deck)
    named = [card for player in position.players.values() for card in player.hand]
    for card in (*named, *position.used, *(position.stack or ())):
        if card not in left:
            raise Fault("foes-position-spell", spell=card)
        left.remove(card)
    if position.stack is None:
        return tuple(left), tuple(sorted(position.used))
    return tuple(sorted(position.stack)), tuple(sorted((*position.used, *left)))


def _check_range(key: str, values: Iterable[int | None], least: int, most: int | None) -> None:
    for value in values:
        if value is not None and (value < least or (most is not None and value > most)):
            raise Fault("foes-position-number", key=key, value=value)


def _check_sight(state: FoesState) -> None:
    """FOE-20.5: whatever a figure can see has been turned up; only a Rotate may leave something unseen."""
    if state.options.rotate_vision != "all_players":
        return
    for seat in range(state.seats):
        if sees(state, seat) and (unseen := sights(state, state.places[seat])):
            names = _names(state.maze.ids[space] for space in unseen)
            raise Fault("foes-position-sees", seat=seat_letter(seat), names=names)


def ask_draw(text: str) -> str:
    """The fortress drawn as text, as a spectator sees it."""
    state, _ = _after(read_position(text))
    return drawing.draw(state.view(None), seat=None).text()


def ask_choices(text: str) -> str:
    """Who is asked what, and everything that he may answer."""
    state, _ = _after(read_position(text))
    return _json(_asked(state))


def ask_play(text: str) -> str:
    """Carry out the actions under `do` with the draws under `dice`, and tell what has happened."""
    state, events = _after(read_position(text))
    return _json({"events": events, **_asked(state), "view": state.view(None), "standing": state.standing()})


def _after(position: Position) -> tuple[FoesState, list[object]]:
    """The state after the actions under `do`, each by the seat that is asked."""
    state, dice = make_state(position), ScriptedDice(position.dice)
    events: list[object] = []
    for text in position.do:
        seats = state.to_act()
        if not seats:
            raise Fault("foes-position-game-over", action=text)
        try:
            events += state.play(seats[0], game.read(text), dice)
        except Illegal as illegal:
            refusal = illegal.refusal
            raise Fault(
                "foes-position-refused", action=text, clause=refusal.rule, why=refusal.reason
            ) from illegal
        except ValueError as error:
            raise Fault("foes-position-dice", action=text, problem=str(error)) from error
    return state, events


def _asked(state: FoesState) -> dict[str, object]:
    seats = state.to_act()
    if not seats:
        return {"seat": None, "prompt": None, "actions": []}
    choices = state.choices(seats[0])
    return {
        "seat": seat_letter(seats[0]),
        "prompt": choices.prompt,
        "actions": [game.write(action) for action in choices.actions],
    }


def _json(answer: object) -> str:
    return msgspec.json.encode(answer).decode()


questions: Final = Questions(
    ask={"draw": ask_draw, "choices": ask_choices, "play": ask_play}, state=read_state
)

__all__ = ["Player", "Position", "make_state", "questions", "read_position", "read_state"]
