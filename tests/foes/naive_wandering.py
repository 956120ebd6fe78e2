"""Where a wandering monster may end, written down once more from the rulebook, to check the engine against.

Everything goes by the names of the spaces, every route is walked space by space, and nothing is clever.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from foes.naive_sight import SIDE, graph

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.foes.state import FoesState

Result: TypeAlias = tuple[str, tuple[str, ...]]
"""The chamber of the monster and the space of every figure when all is over."""


class Way(NamedTuple):
    """A monster on a space, the figures that it carries, and where all figures are."""

    space: str
    carried: frozenset[int]
    figures: tuple[str, ...]


class Plan:
    """A position as it lies on the table, with the monster that is to be moved lifted from it."""

    def __init__(self, state: FoesState, monster: int) -> None:
        board = state.maze.board
        self.spaces, self.neighbours = graph(board)
        crossings = [space.id for space in board.spaces if space.kind == "intersection"]
        chambers = [space.id for space in board.spaces if space.kind in ("start", "chamber")]
        self.closed = dict(zip(crossings, state.closed, strict=True))
        self.content = dict(zip(chambers, state.tiles, strict=True))
        self.home = next(name for name, tile in self.content.items() if tile == monster)
        self.content[self.home] = 0
        self.figures = tuple("" if at < 0 else board.spaces[at].id for at in state.places)
        self.unseen = state.active if state.turn.invisible else None
        self.companions_travel = state.options.carry_companion

    def figures_on(self, space: str, figures: tuple[str, ...]) -> frozenset[int]:
        """Whom a monster meets there; it does not meet an invisible caster (FOE-17.9)."""
        return frozenset(seat for seat, at in enumerate(figures) if at == space and seat != self.unseen)

    def passable(self, here: str, there: str) -> bool:
        """FOE-1.3: at each end that is an intersection its side towards the other one must be open."""
        for one, other in ((here, there), (there, here)):
            if one in self.closed:
                a, b = self.spaces[one], self.spaces[other]
                if self.closed[one] in ("?", SIDE[b.x - a.x, b.y - a.y]):
                    return False
        return True

    def enter(self, way: Way, space: str) -> Way:
        """FOE-10.7, FOE-10.8: whoever is carried comes along; there he is dropped, or others join him."""
        figures = tuple(space if seat in way.carried else at for seat, at in enumerate(way.figures))
        if 0 < self.content.get(space, 0) < 100:
            return Way(space, frozenset(), figures)
        return Way(space, self.figures_on(space, figures), figures)

    def steps(self, way: Way) -> Iterator[Way]:
        """FOE-10.5: every step from one chamber to another; it may go by pathway only, never twice."""
        unfinished = [(way, frozenset({way.space}))]
        while unfinished:
            at, used = unfinished.pop()
            for there in self.neighbours[at.space]:
                if there in used or not self.passable(at.space, there):
                    continue
                if self.content.get(there) == -1:
                    continue
                after = self.enter(at, there)
                if there in self.content:
                    yield after
                else:
                    unfinished.append((after, used | {there}))

    def results(self, most: int, least: int) -> set[Result]:
        """Every legal end of a move of at least and at most so many chambers."""
        companions = self.figures_on(self.home, self.figures)
        if len(companions) >= 2:  # FOE-10.4
            return set()
        if not self.companions_travel:
            companions = frozenset()
        found: set[Result] = set()
        ways = {Way(self.home, companions, self.figures)}
        for chambers in range(1, most + 1):
            further = set()
            for way in ways:
                for after in self.steps(way):
                    has_to_stop = len(after.carried) >= 2  # FOE-10.9: on a chest it cannot
                    may_stop = has_to_stop or chambers >= least  # FOE-18.10
                    if may_stop and self.content[after.space] == 0:  # FOE-10.6: no other monster, no chest
                        found.add((after.space, after.figures))
                    if not has_to_stop:
                        further.add(after)
            ways = further
        return found


def results(state: FoesState, monster: int, most: int, least: int = 1) -> set[Result]:
    """Every legal result of moving this monster."""
    return Plan(state, monster).results(most, least)


def privilege(state: FoesState) -> tuple[int, set[Result]] | None:
    """FOE-10.3, FOE-10.4: the lowest number in the dungeon that is not blocked and has somewhere to go."""
    least = 3 if state.options.privilege_move == "three" else 1  # FOE-18.10
    for monster in sorted(tile for tile in state.tiles if 0 < tile < 100):
        if found := results(state, monster, 3, least):
            return monster, found
    return None
