"""The small door to the compiled lane: many games at once, and questions about one position."""

from __future__ import annotations

import sys
import threading
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numba import njit

from fabula.core import RandomDice
from fabula.games.floors.actions import Lay, Move
from fabula.games.floors.board import CELLS, COORDINATES, DIRECTIONS, OFF, cell_at
from fabula.games.floors.game import game as floors
from fabula.games.floors.laying import facings
from fabula.games.floors.options import Options
from fabula.games.floors.tiles import full_pile
from fabula.lab.floors_fast.dice import draw
from fabula.lab.floors_fast.figures import undo_log
from fabula.lab.floors_fast.foresight import foresee
from fabula.lab.floors_fast.laying import lay, may_lay
from fabula.lab.floors_fast.monster import room_for_moments
from fabula.lab.floors_fast.moves import LETTERS, lift, play_path, room_for_path
from fabula.lab.floors_fast.outcomes import ENDS, LAYOUT, PLACE, list_outcomes, path_to, room_for_outcomes
from fabula.lab.floors_fast.playing import LAID, NOTE_LENGTH, noted_decision, play_on, play_on_from_lists
from fabula.lab.floors_fast.record import ENDINGS, GAME, TILES, Floors, Games, pack, unpack
from fabula.lab.floors_fast.rounds import ANY_TILE, rank
from fabula.lab.floors_fast.tables import CELL_COUNT, MOST_FIGURES, TILE_COUNT, WHITE

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fabula.core import Action, Seat
    from fabula.games.floors.state import FloorsState

SECONDS_TO_WONDER: Final = 0.7
COMPILING: Final = "Compiling the fast lane of Fearsome Floors (once; later runs find it on the disk) ..."
MOST_SEATS: Final = 7


@contextmanager
def compiling() -> Iterator[None]:
    """Tell whoever has to wait that something is being compiled; later runs find it on the disk."""
    timer = threading.Timer(SECONDS_TO_WONDER, print, [COMPILING], {"file": sys.stderr, "flush": True})
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


@cache
@compiling()
def warm_up() -> None:
    """Have everything compiled."""
    state = floors.start(Options(), 2, RandomDice(Random(0)))
    games, floor = pack(state)
    path, undo, moments, room = room_for_path(), undo_log(), room_for_moments(), room_for_outcomes()
    _first_players(games)
    lift(games[0], 0)
    list_outcomes(games[0], floor[0], 0, room)
    path_to(room, 0, path)
    foresee(games[0], floor[0], np.zeros(1, GAME), *_room_for_foresight(), moments)
    play_path(games[0], floor[0], 0, path[:0], ANY_TILE, undo, moments)
    noted_decision(games[0], floor[0], np.zeros(NOTE_LENGTH, np.int16), path, undo, moments)
    may_lay(games[0], floor[0], 0, 0, 0)
    lay(games.copy()[0], floor.copy()[0], 0, 0, 0)
    play_on(games.copy(), floor, path, undo, moments)
    play_on_from_lists(games, floor, room, np.zeros(CELL_COUNT, np.int8), moments)
    _rank_all(games, np.zeros((1, MOST_SEATS), np.int8))


class Batch:
    """Many games of Floors with the same options, played at random or by script, all in place."""

    def __init__(self, games: Games, floor: Floors, options: Options) -> None:
        warm_up()
        self.games, self.floors, self.options = games, floor, options

    @classmethod
    def start(cls, number: int, seats: int, options: Options | None = None, seed: int = 0) -> Batch:
        """New games, each with its own dice, which also say who begins (FLOORS-2.5, FLOORS-14.2)."""
        options = options or Options()
        batch = cls.of(floors.start(options, seats, RandomDice(Random(seed))), number, seed)
        _first_players(batch.games)
        return batch

    @classmethod
    def of(cls, state: FloorsState, number: int, seed: int = 0) -> Batch:
        """The same position again and again, each with its own dice."""
        game, floor = pack(state)
        games, floors_ = np.repeat(game, number), np.repeat(floor, number)
        games["dice"] = np.random.default_rng(seed).integers(0, 2**63, number, np.uint64)
        return cls(games, floors_, state.options)

    def __len__(self) -> int:
        return len(self.games)

    def state(self, number: int) -> FloorsState:
        """One game as the readable engine knows it."""
        return unpack(self.games[number], self.floors[number], self.options)

    def play_out(self) -> int:
        """Play every game to its end, each step of each figure at random; how many decisions that took."""
        return int(play_on(self.games, self.floors, room_for_path(), undo_log(), room_for_moments()))

    def play_out_from_lists(self) -> tuple[int, int]:
        """The same, all distinct outcomes being listed before each decision; decisions, and listed ones."""
        board = np.zeros(CELL_COUNT, np.int8)
        decisions, listed = play_on_from_lists(
            self.games, self.floors, room_for_outcomes(), board, room_for_moments()
        )
        return int(decisions), int(listed)

    def play(self, moves: Sequence[Move | None]) -> list[bool]:
        """One move in each game by a script, where there is one; whether it was allowed and done."""
        undo, moments = undo_log(), room_for_moments()
        done = []
        for game, floor, move in zip(self.games, self.floors, moves, strict=True):
            done.append(move is not None and _play(game, floor, move, ANY_TILE, undo, moments))
        return done

    def played_game(self, number: int = 0) -> Iterator[tuple[Action, str, FloorsState]]:
        """Play a game at random: each action, the tile turned up if its round ended, and the state then."""
        game, floor = self.games[number], self.floors[number]
        path, undo, moments = room_for_path(), undo_log(), room_for_moments()
        note = np.zeros(NOTE_LENGTH, np.int16)
        pile = full_pile(long_game=self.options.long_game)
        while game["ending"] == 0:
            noted_decision(game, floor, note, path, undo, moments)
            kind, what, where, last = note[:4].tolist()
            if kind == LAID:
                facing = None if facings(TILES[what]) == (None,) else DIRECTIONS[last]
                yield Lay(TILES[what], COORDINATES[where], facing), "", self.state(number)
            else:
                white = int(WHITE[game["seats"], what % game["each"]])
                letters = "".join(LETTERS[letter] for letter in note[4 : 4 + where])
                yield Move(white, letters), pile[last], self.state(number)

    def places(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Each seat's place in each game that is over, 1 for the winner; 0 in one that is not."""
        places = np.zeros((len(self), MOST_SEATS), np.int8)
        _rank_all(self.games, places)
        return places[:, : int(self.games["seats"][0])]

    def endings(self) -> dict[str, int]:
        """How many games have ended in which way."""
        counts = np.bincount(self.games["ending"], minlength=len(ENDINGS))
        return {ending: int(count) for ending, count in zip(ENDINGS[1:], counts[1:], strict=True) if ending}


class Outcome(NamedTuple):
    """A distinct result of a figure's move: the stones' layout by number, its place, and a shortest path."""

    layout: int
    place: int
    path: str


class Foresight(NamedTuple):
    """For each tile that could come: how many such tiles there are, where the monster ends, whom it eats."""

    tiles: dict[str, tuple[int, int, str, tuple[int, ...]]]
    usable: int


def outcomes(state: FloorsState, figure: int) -> list[Outcome]:
    """Every distinct result of moving this figure now, in the order of the readable engine."""
    warm_up()
    games, floors_ = pack(state)
    game, room, path = games[0], room_for_outcomes(), room_for_path()
    lift(game, figure)
    nodes, _ = list_outcomes(game, floors_[0], figure, room)
    return [
        Outcome(
            int(room.nodes[node, LAYOUT]),
            int(room.nodes[node, PLACE]),
            "".join(LETTERS[letter] for letter in path[: path_to(room, node, path)]),
        )
        for node in range(nodes)
        if room.nodes[node, ENDS]
    ]


def lays(state: FloorsState) -> list[Lay]:
    """Every way to lay one of the tiles that are left, in the order of the readable engine."""
    warm_up()
    games, floors_ = pack(state)
    return [
        Lay(TILES[tile], COORDINATES[cell], facing)
        for tile in range(len(TILES))
        for cell in CELLS
        for facing in facings(TILES[tile])
        if may_lay(games[0], floors_[0], tile, cell, 0 if facing is None else DIRECTIONS.index(facing))
    ]


def foresight(state: FloorsState) -> Foresight:
    """Let the monster move now, with every tile that could be turned up next."""
    warm_up()
    games, floors_ = pack(state)
    eaten, ends = _room_for_foresight()
    usable = foresee(games[0], floors_[0], np.zeros(1, GAME), eaten, ends, room_for_moments())
    found: dict[str, tuple[int, int, str, tuple[int, ...]]] = {}
    for tile, name in enumerate(full_pile(long_game=state.options.long_game)):
        if ends[tile, 0] >= 0:
            victims = tuple(int(figure) for figure in np.flatnonzero(eaten[tile]))
            number = found[name][0] + 1 if name in found else 1
            found[name] = (number, int(ends[tile, 0]), DIRECTIONS[ends[tile, 1]], victims)
    return Foresight(found, int(usable))


def roll_outs(state: FloorsState, number: int, seed: int = 0) -> np.ndarray[Any, np.dtype[np.int8]]:
    """The places at the end of so many random games from here."""
    batch = Batch.of(state, number, seed)
    batch.play_out()
    return batch.places()


def lay_tile(state: FloorsState, tile: Lay) -> FloorsState | None:
    """The position after a tile has been laid; None if it may not lie so."""
    warm_up()
    if tile.tile not in TILES or tile.facing not in facings(tile.tile):
        return None
    games, floors_ = pack(state)
    kind, cell = TILES.index(tile.tile), cell_at(*tile.at)
    way = 0 if tile.facing is None else DIRECTIONS.index(tile.facing)
    if cell == OFF or not may_lay(games[0], floors_[0], kind, cell, way):
        return None
    lay(games[0], floors_[0], kind, cell, way)
    return unpack(games[0], floors_[0], state.options)


def play_move(state: FloorsState, seat: Seat, move: Move, tile: str | None = None) -> FloorsState | None:
    """The position after a move, `tile` being turned up if the round ends; None if it is not allowed."""
    warm_up()
    games, floors_ = pack(state)
    pile = full_pile(long_game=state.options.long_game)
    number = (
        ANY_TILE
        if tile is None
        else next(n for n, t in enumerate(pile) if t == tile and games[0]["pile"] >> n & 1)
    )
    done = seat == state.turn and _play(games[0], floors_[0], move, number, undo_log(), room_for_moments())
    return unpack(games[0], floors_[0], state.options) if done else None


def _room_for_foresight() -> tuple[np.ndarray[Any, np.dtype[np.int8]], np.ndarray[Any, np.dtype[np.int16]]]:
    return np.zeros((TILE_COUNT, MOST_FIGURES), np.int8), np.zeros((TILE_COUNT, 2), np.int16)


def _play(game: Any, floor: Any, move: Move, tile: int, undo: Any, moments: Any) -> bool:
    if not set(move.path) <= set(LETTERS):
        return False
    whites = WHITE[game["seats"], : game["each"]].tolist()
    if move.figure not in whites:
        return False
    figure = int(game["turn"]) * int(game["each"]) + whites.index(move.figure)
    path = np.array([LETTERS.index(letter) for letter in move.path], np.int8)
    return bool(play_path(game, floor, figure, path, tile, undo, moments))


@njit(cache=True)
def _first_players(games: Any) -> None:
    for number in range(len(games)):
        game = games[number]
        game.marker = game.turn = draw(game, game.seats)


@njit(cache=True)
def _rank_all(games: Any, places: Any) -> None:
    for number in range(len(games)):
        if games[number].ending != 0:
            rank(games[number], places[number])
