"""The fortress as text: cells three letters wide, walls with their signs, and layers on top.

A figure is a shape, its seat's letter and its number (`●A4`); the monster's arms point where it looks.
A blank place next to the board shows the signs of the walls around it: to its left, above or below,
and to its right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, cast

from msgspec.structs import replace

from fabula.core import Refusal
from fabula.core.extras import Compass, Picture, Span
from fabula.games.floors import events as happened
from fabula.games.floors.actions import Lay, Move
from fabula.games.floors.board import (
    DIRECTIONS,
    EMPTY,
    ENTRANCE,
    EXIT,
    FIGURES,
    HEIGHT,
    KIND_OF,
    NEXT,
    OFF,
    WIDTH,
    Cell,
    Coordinates,
    Direction,
    cell_at,
    put,
    wall_sign,
)
from fabula.games.floors.figures import why_not_end
from fabula.games.floors.foresight import Foresight, foresee
from fabula.games.floors.laying import covered
from fabula.games.floors.state import FloorsState, Trace, state_of
from fabula.games.floors.tiles import BLOOD, TELEPORTER, full_pile, without
from fabula.games.floors.view import FigureView, FloorsView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fabula.core import Choices, Event, Seat, View
    from fabula.games.floors.tiles import Floor

SHAPES: Final = "●■▲◆★♥♣"
"""One for each seat, so that nobody is told apart by colour alone."""
STONE_LOOKS: Final = {"stone": "▐█▌", "crystal": "▐◇▌", "right": "▐R▌", "uturn": "▐U▌"}
ARROWS: Final = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
PORTALS: Final = {"square": "□", "round": "○"}
MONSTER_LOOKS: Final = {"N": "▲M▲", "E": " M▶", "S": "▼M▼", "W": "◀M "}

CORNER_LOOKS: Final = {EXIT: Span(" ↖ ", "exit"), ENTRANCE: Span(" ↖ ", "entrance")}
"""FLOORS-1.2: everybody comes in below on the right, and wants out above on the left."""
FIGURES_IN_A_ROW: Final = 12
"""How many of those that wait fit below the board."""

Details: TypeAlias = dict[str, str | int]

CELLS: Final = Compass({f"{x},{y}": (x, y) for y in range(HEIGHT) for x in range(WIDTH)})


def sketch(
    floor: Floor,
    board: str,
    monster: Cell,
    facing: Direction,
    names: Mapping[str, str],
    marks: Mapping[Cell, Span] | None = None,
) -> Picture:
    """The board row by row; `marks` replace what an empty cell would show, or the tone of a full one."""
    portals = {cell_at(*tile.at): tile for tile in floor.teleporters}
    marks = marks or {}

    def look(cell: Cell) -> Span:
        piece, ground = board[cell], floor.ground[cell]
        if cell == monster:
            return Span(MONSTER_LOOKS[facing], "monster")
        if piece in KIND_OF:
            span = Span(STONE_LOOKS[KIND_OF[piece]], "stone-on-blood" if ground == BLOOD else "stone")
        elif piece != EMPTY:
            span = figure_span(names.get(piece, piece))
        elif cell in marks:
            return marks[cell]
        elif ground == TELEPORTER:
            tile = portals[cell]
            return Span(f"{PORTALS.get(tile.pair, tile.pair[:1])}{ARROWS[tile.arrow]} ", "teleporter")
        elif cell in CORNER_LOOKS:
            span = CORNER_LOOKS[cell]
        else:
            span = Span("≈≈≈", "blood") if ground == BLOOD else Span(" · ", "floor")
        return Span(span.text, marks[cell].tone) if cell in marks else span

    return Picture(
        tuple(
            tuple(
                look(cell) if (cell := cell_at(x, y)) != OFF else Span(wall_signs(x, y), "wall")
                for x in range(-1, WIDTH + 1)
            )
            for y in range(-1, HEIGHT + 1)
        )
    )


def figure_span(name: str) -> Span:
    """A figure of a game as shape, letter and number; a figure of a made-up position by its name."""
    seat = ord(name[0]) - ord("A")
    if len(name) == 2 and name[1].isdigit() and 0 <= seat < len(SHAPES):
        return Span(SHAPES[seat] + name, f"seat-{seat}")
    return Span(f"{name[:3]:^3}", "figure")


def wall_signs(x: int, y: int) -> str:
    """The signs of the walls around a place where there is no cell: left, above or below, right."""
    signs = [" ", " ", " "]
    for slot, (dx, dy, direction) in (
        (0, (-1, 0, "E")),
        (1, (0, 1, "N")),
        (1, (0, -1, "S")),
        (2, (1, 0, "W")),
    ):
        cell = cell_at(x + dx, y + dy)
        if cell != OFF:
            signs[slot] = wall_sign(cell, cast("Direction", direction))
    return "".join(signs)


class FloorsDrawing:
    """Draws a view, with the action that is being spelled and what the monster might do."""

    keys: Final[Mapping[str, str]] = {
        "up": "N",
        "right": "E",
        "down": "S",
        "left": "W",
        "plus": "+",
        "minus": "-",
    }
    overlays: Final = ("foresight",)

    def draw(
        self,
        view: View,
        *,
        seat: Seat | None,
        beginning: tuple[str, ...] = (),
        overlays: tuple[str, ...] = (),
    ) -> Picture:
        """The fortress, what waits outside it, and the layers that were asked for."""
        assert isinstance(view, FloorsView)
        state = state_of(view)
        traced: dict[Cell, Span] = {}
        if seat is not None and beginning:
            state, traced = _traced(state, seat, beginning)
        marks: dict[Cell, Span] = {}
        if "foresight" in overlays and not state.ending and not state.supply:
            marks = _foresight_marks(foresee(state))  # as if the path so far had been walked
        marks |= traced
        picture = sketch(state.floor, state.board, state.monster, state.facing, state.names(), marks)
        return Picture((*picture.rows, *_waiting_rows(view), *_turn_rows(view)))

    def compass(self, view: View, *, seat: Seat, beginning: tuple[str, ...]) -> Compass:
        """The cells, for whoever lays a tile; a path has letters of its own."""
        return CELLS

    def labels(self, view: View, *, seat: Seat) -> Mapping[str, str]:
        """All words are names of their own."""
        return {}

    def usual(self, choices: Choices) -> Sequence[str]:
        """Choices stand in the order in which the game lists them."""
        return ()

    def describe(
        self, view: View, *, seat: Seat | None, overlays: tuple[str, ...] = ()
    ) -> list[tuple[str, Details]]:
        """Where everything is, in sentences."""
        assert isinstance(view, FloorsView)
        lines: list[tuple[str, Details]] = [
            ("floors-describe-round", {"round": view.round, "stage": view.stage, "seat": view.turn}),
            ("floors-describe-monster", {"at": _at(view.monster), "facing": view.facing}),
        ]
        if view.supply:
            lines.append(("floors-describe-supply", {"tiles": ", ".join(view.supply)}))
        else:
            lines.append(("floors-describe-pile", {"tiles": ", ".join(view.pile)}))
        lines += [_describe_figure(figure) for figure in view.figures]
        lines += [("floors-describe-stone", {"stone": kind, "at": f"{x},{y}"}) for x, y, kind in view.stones]
        lines += [
            ("floors-describe-pool", {"cells": " ".join(_at(cell) for cell in pool)}) for pool in view.pools
        ]
        lines += [
            ("floors-describe-teleporter", {"pair": tile.pair, "at": _at(tile.at), "facing": tile.arrow})
            for tile in view.teleporters
        ]
        if "foresight" in overlays and not view.ending and not view.supply:
            lines += _describe_foresight(foresee(state_of(view)))
        return lines

    def follow(self, view: View, event: Event) -> View:
        """The view after one more event."""
        assert isinstance(view, FloorsView)
        return _follow(view, event)


def _at(at: Coordinates) -> str:
    return f"{at[0]},{at[1]}"


def _describe_figure(figure: FigureView) -> tuple[str, Details]:
    where = figure.place if isinstance(figure.place, str) else "board"
    at = "" if isinstance(figure.place, str) else _at(figure.place)
    return "floors-describe-figure", {
        "figure": figure.name,
        "where": where,
        "at": at,
        "points": figure.points,
        "moved": "yes" if figure.moved else "no",
    }


def _describe_foresight(seen: Foresight) -> list[tuple[str, Details]]:
    lines: list[tuple[str, Details]] = [
        (
            "floors-describe-walk",
            {
                "tile": walk.tile,
                "percent": round(100 * walk.probability),
                "at": _at(walk.route[-1]) if walk.route else "-",
                "facing": walk.facing,
                "eaten": ", ".join(walk.eaten) or "-",
            },
        )
        for walk in seen.walks
    ]
    return lines + [
        (
            "floors-describe-danger",
            {"figure": figure, "percent": round(100 * danger), "fraction": str(danger)},
        )
        for figure, danger in seen.danger.items()
        if danger
    ]


def _foresight_marks(seen: Foresight) -> dict[Cell, Span]:
    """Where the monster might go; the ends of its walks show their tiles."""
    marks = {cell_at(*at): Span(" ! ", "danger") for walk in seen.walks for at in walk.route}
    for walk in seen.walks:
        if walk.route:
            marks[cell_at(*walk.route[-1])] = Span(f"!{walk.tile.replace('hit', '+'):<2}", "danger")
    return marks


def _traced(
    state: FloorsState, seat: Seat, beginning: tuple[str, ...]
) -> tuple[FloorsState, dict[Cell, Span]]:
    """The state as it would be after the path so far, and marks on where it went and where it may go on."""
    if state.supply:
        return state, _lay_marks(state, seat, beginning)
    figure = state.figure_numbered(seat, int(beginning[0])) if beginning[0].isdecimal() else -1
    if figure < 0 or not state.spell(seat, beginning[:1]).whole:
        return state, {}
    trace = state.trace(seat, Move(int(beginning[0]), "".join(beginning[1:])))
    if isinstance(trace, Refusal):
        return state, {}
    return _after_trace(state, seat, trace, beginning)


def _after_trace(
    state: FloorsState, seat: Seat, trace: Trace, beginning: tuple[str, ...]
) -> tuple[FloorsState, dict[Cell, Span]]:
    marks: dict[Cell, Span] = {}
    start = state.places[trace.figure]
    if start >= 0:
        marks[start] = Span(" • ", "path")
    for _, step in trace.strides:
        marks |= {cell: Span(" • ", "path") for cell in (step.route if step else ())}
    after = state.copy()
    after.board = trace.board
    if trace.place >= 0:
        for letter in state.spell(seat, beginning).next:
            ahead = NEXT[letter][trace.place] if letter in DIRECTIONS else OFF
            if ahead != OFF:
                marks[ahead] = Span(f" {ARROWS[letter]} ", "legal")
        after.board = put(trace.board, trace.place, FIGURES[trace.figure])
        ends = why_not_end(trace.board, trace.place) is None
        marks[trace.place] = Span("", "mover" if ends else "mover-on-figure")
    return after, marks


def _lay_marks(state: FloorsState, seat: Seat, beginning: tuple[str, ...]) -> dict[Cell, Span]:
    """Where the tile that is being laid could go."""
    cells: dict[Cell, Span] = {}
    for action in state.choices(seat).actions:
        if isinstance(action, Lay) and len(beginning) > 1 and action.words()[: len(beginning)] == beginning:
            whole = len(beginning) > 2
            cells |= {cell: Span("[+]" if whole else " + ", "legal") for cell in covered(action)}
    return cells


def _waiting_rows(view: FloorsView) -> list[tuple[Span, ...]]:
    """Who is not on the board: one row of figures for each place off it."""
    rows = []
    for place, sign in (("outside", "→"), ("escaped", "✓"), ("eaten", "✗")):
        spans = [figure_span(figure.name) for figure in view.figures if figure.place == place]
        for start in range(0, len(spans), FIGURES_IN_A_ROW):
            some = spans[start : start + FIGURES_IN_A_ROW]
            rows.append((Span(f" {sign} ", "wall"), *(part for span in some for part in (span, Span(" ")))))
    return rows


def _turn_rows(view: FloorsView) -> list[tuple[Span, ...]]:
    """What the seat on turn can still move, with its points; and the tiles that the monster has left."""
    if view.ending:
        return []
    if view.supply:
        return [(Span(" ▶ ", "wall"), Span(" ".join(dict.fromkeys(view.supply)), "stone"))]
    unmoved = [
        figure
        for figure in view.figures
        if figure.seat == view.turn and not figure.moved and figure.place not in ("escaped", "eaten")
    ]
    points = [
        part
        for figure in unmoved
        for part in (figure_span(figure.name), Span(f"·{figure.points}  ", "points"))
    ]
    tiles = " ".join(tile.replace("hit", "+") for tile in view.pile)
    return [(Span(" ▶ ", "wall"), *points), (Span(" M ", "monster"), Span(f" {tiles}", "wall"))]


def _move_figure(view: FloorsView, name: str, place: Coordinates | str) -> FloorsView:
    figures = tuple(
        replace(figure, place=place) if figure.name == name else figure for figure in view.figures
    )
    return replace(view, figures=figures)


def _move_stone(view: FloorsView, start: Coordinates, end: Coordinates | None) -> FloorsView:
    kept = [stone for stone in view.stones if stone[:2] != start]
    if end is not None:
        kept += [(*end, kind) for x, y, kind in view.stones if (x, y) == start]
    return replace(view, stones=tuple(sorted(kept)))


def _follow(view: FloorsView, event: Event) -> FloorsView:
    match event:
        case happened.Laid():
            after = state_of(view)
            after.lay(event.seat, Lay(event.tile, event.at, event.facing))
            return after.view(None)
        case happened.Entered(figure=figure, at=at):
            return _move_figure(view, figure, at)
        case happened.Walked(figure=figure, route=route):
            return _move_figure(view, figure, route[-1])
        case happened.Left(figure=figure):
            return replace(_move_figure(view, figure, "escaped"), escaped=(*view.escaped, figure))
        case happened.Turned(figure=figure, points=points):
            figures = tuple(
                replace(each, points=points, moved=True) if each.name == figure else each
                for each in view.figures
            )
            return replace(view, figures=figures)
        case (
            happened.Looked(facing=facing) | happened.TurnedBy(facing=facing) | happened.Stuck(facing=facing)
        ):
            return replace(view, facing=facing)
        case happened.Crept(at=at, facing=facing) | happened.Teleported(at=at, facing=facing):
            return replace(view, monster=at, facing=facing)
        case happened.Pushed(piece=piece, start=start, end=end):
            if piece in STONE_LOOKS:
                return _move_stone(view, start, end)
            return _move_figure(view, piece, end)
        case happened.Removed(start=start):
            return _move_stone(view, start, None)
        case happened.Eaten(figure=figure):
            return _move_figure(view, figure, "eaten")
        case happened.Returned(figure=figure):
            return _move_figure(view, figure, "outside")
        case happened.Tile(tile=tile):
            return replace(view, pile=without(view.pile, tile))
        case happened.Stage(stage=stage):
            return replace(view, stage=stage, pile=full_pile(long_game=view.options.long_game))
        case happened.Round(round=number, seat=seat):
            figures = tuple(replace(figure, moved=False) for figure in view.figures)
            marker = (view.marker + 1) % view.seats
            return replace(view, round=number, marker=marker, turn=seat, figures=figures)
        case happened.Ended(ending=ending):
            return replace(_time_up(view) if ending == "time_up" else view, ending=ending)
        case _:
            return view


def _time_up(view: FloorsView) -> FloorsView:
    """Whoever has not got out counts as eaten (FLOORS-12.3)."""
    figures = tuple(
        figure if figure.place == "escaped" else replace(figure, place="eaten") for figure in view.figures
    )
    return replace(view, figures=figures)


drawing: Final = FloorsDrawing()

__all__ = ["FloorsDrawing", "drawing", "sketch"]
