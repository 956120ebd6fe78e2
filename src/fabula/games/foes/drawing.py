"""The fortress as text: every space two letters wide on its grid, and notes on what lies beside it.

Pathway is drawn as lines, so that an intersection shows its open sides and `??` one that is face down. A
chamber is a monster's strength, `$` and the gold of a chest, `()` the chip of one that is unexplored, or
`[]`. A figure is its shape and its seat's letter; where two stand, both letters, where more, one and `+`.
"""

from __future__ import annotations

from string import ascii_letters
from typing import TYPE_CHECKING, Final

from fabula.core import seat_letter
from fabula.core.extras import Compass, Picture, Span
from fabula.games.foes.board import FACE_DOWN, NOWHERE, SIDES, maze_of
from fabula.games.foes.components import CHEST, box_of, is_chest, is_monster
from fabula.games.foes.following import follow
from fabula.games.foes.notes import SHAPES, describe, notes
from fabula.games.foes.view import FoesView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fabula.core import Choices, Event, Seat, View
    from fabula.games.foes.board import Maze, Space, SpaceData
    from fabula.games.foes.notes import Details
    from fabula.games.foes.view import PlayerView

LINES: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""What leads out of a space: north counts 1, east 2, south 4, west 8."""
FACE_DOWN_LOOK: Final = "??"
UNEXPLORED_LOOK: Final = "()"
EMPTY_LOOK: Final = "[]"
RICH_LOOK: Final = "$$"
"""A chest with more gold than one figure can say."""
NAMES: Final = "names"
"""The layer that shows the names of chambers and teleports."""


class FoesDrawing:
    """Draws a view: the map, and notes on players, supply, hand, monsters and the odds."""

    keys: Final[Mapping[str, str]] = {"up": "N", "right": "E", "down": "S", "left": "W"}
    """For turning an intersection; walking goes by the places of the spaces."""
    overlays: Final = (NAMES,)

    def draw(
        self,
        view: View,
        *,
        seat: Seat | None,
        beginning: tuple[str, ...] = (),
        overlays: tuple[str, ...] = (),
    ) -> Picture:
        """The fortress and what lies beside it."""
        assert isinstance(view, FoesView)
        maze = maze_of(view.options.board)
        marked = [word for word in beginning if word in maze.number]
        columns = [space.x for space in maze.board.spaces]
        lines = [space.y for space in maze.board.spaces]
        left, top = min(columns), min(lines)
        blank: tuple[Span, ...] = (Span("  "),)
        grid = [[blank] * (1 + max(columns) - left) for _ in range(1 + max(lines) - top)]
        for number, space in enumerate(maze.board.spaces):
            spans = _looks(view, maze, number, named=NAMES in overlays)
            if space.id in marked:
                text = "".join(span.text for span in spans)
                spans = (Span(text, "mover" if space.id == marked[-1] else "path"),)
            grid[space.y - top][space.x - left] = spans
        rows = tuple(tuple(span for spans in row for span in spans) for row in grid)
        return Picture(rows, notes(view, seat, marked[-1] if marked else None))

    def compass(self, view: View, *, seat: Seat, beginning: tuple[str, ...]) -> Compass:
        """Where spaces, monsters and figures lie, and from where a step is made."""
        assert isinstance(view, FoesView)
        maze = maze_of(view.options.board)
        spaces = {space.id: (space.x, space.y) for space in maze.board.spaces}
        players = {player.seat: player.space for player in view.players if player.space is not None}
        chambers = {str(tile): space for space, tile in view.tiles.items() if is_monster(tile)}
        match beginning:
            case ("go",):
                return Compass(spaces, spaces.get(players.get(seat, "")))
            case ("enter",) | ("swap",) | ("swap", _) | ("turn",):
                return Compass(spaces)
            case ("wander",):
                return Compass({monster: spaces[space] for monster, space in chambers.items()})
            case ("wander", monster, *route):
                return Compass(spaces, spaces.get(route[-1] if route else chambers.get(monster, "")))
            case ("join", _):
                return Compass({str(other): spaces[space] for other, space in players.items()})
        return Compass()

    def labels(self, view: View, *, seat: Seat) -> Mapping[str, str]:
        """All words are names of their own."""
        return {}

    def usual(self, choices: Choices) -> Sequence[str]:
        """Choices stand in the order in which the game lists them."""
        return ()

    def describe(
        self, view: View, *, seat: Seat | None, overlays: tuple[str, ...] = ()
    ) -> list[tuple[str, Details]]:
        """Everything in sentences."""
        assert isinstance(view, FoesView)
        return describe(view, seat)

    def follow(self, view: View, event: Event) -> View:
        """The view after one more event, as far as it can be seen."""
        assert isinstance(view, FoesView)
        return follow(view, event)


def _looks(view: FoesView, maze: Maze, number: Space, *, named: bool) -> tuple[Span, ...]:
    """A space, two letters wide."""
    space = maze.board.spaces[number]
    here = [player for player in view.players if player.space == space.id]
    tile = view.tiles.get(space.id, 0)
    if here:
        return _figures(here, "with-monster" if is_monster(tile) else "")
    if named and (name := _name(space)):
        return (Span(f"{name:<2}", "label"),)
    if is_monster(tile):
        return (Span(f"{tile:>2}", "monster"),)
    if is_chest(tile):
        gold = box_of(view.options.components).data.chests[tile - CHEST].gold
        return (Span(f"${gold}" if gold < 10 else RICH_LOOK, "exit"),)
    if space.id in view.tiles:
        return (Span(EMPTY_LOOK, "floor"),)
    if space.id in view.unexplored:
        return (Span(UNEXPLORED_LOOK, "stone"),)
    if space.id in view.teleports:
        return (Span(f"@{view.teleports[space.id][0].upper()}", "teleporter"),)
    if view.closed.get(space.id) == FACE_DOWN:
        return (Span(FACE_DOWN_LOOK, "letter"),)
    return (_pathway(view, maze, number),)


def _name(space: SpaceData) -> str:
    """The name of a space as far as there is room for it: `12` for C12, `S1`, `T1`."""
    if space.kind == "chamber":
        return (space.id.lstrip(ascii_letters) or space.id)[:2]
    return space.id[:2] if space.kind in ("start", "teleport") else ""


def _pathway(view: FoesView, maze: Maze, number: Space) -> Span:
    """Pathway as lines to where it leads; a side that proved closed is left out at both its ends."""
    sides = [
        way.side
        for way in maze.ways[number]
        if view.closed.get(maze.ids[number]) != way.side
        and (way.far_gate < 0 or view.closed[maze.ids[way.to]] != way.far_side)
    ]
    line = LINES[sum(1 << SIDES.index(side) for side in sides)]
    tone = "wall" if maze.intersection_at[number] != NOWHERE else "label"
    return Span(line + ("─" if "E" in sides else " "), tone)


def _figures(here: list[PlayerView], tone: str) -> tuple[Span, ...]:
    """One figure by its shape and letter, several by their letters."""
    tones = [f"seat-{player.seat} {tone}".strip() for player in here]
    letters = [seat_letter(player.seat) for player in here]
    if len(here) == 1:
        return (Span(SHAPES[here[0].seat] + letters[0], tones[0]),)
    if len(here) == 2:
        return (Span(letters[0], tones[0]), Span(letters[1], tones[1]))
    return (Span(letters[0], tones[0]), Span("+", tones[1]))


drawing: Final = FoesDrawing()
