"""FOE-10: the dumbest player, and how monsters wander, pick figures up and drop them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.foes.actions import Done, Wander
from fabula.games.foes.board import Space, corridors
from fabula.games.foes.components import EMPTY, UNEXPLORED, is_chest, is_monster
from fabula.games.foes.events import Declined, Moved, Placed
from fabula.games.foes.ledger import dumbest, put
from fabula.games.foes.vision import blind, reveal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Action, Dice, Event
    from fabula.games.foes.state import FoesState

PRIVILEGE_RANGE: Final = 3  # FOE-10.3
OVERLOAD: Final = 2  # FOE-10.9


class Journey(NamedTuple):
    """A monster on its way: where it is, whom it carries, where everybody is, and how it came there."""

    space: Space
    carried: tuple[Seat, ...]
    places: tuple[Space, ...]
    route: tuple[Space, ...]
    chambers: int


def chamber_of(state: FoesState, monster: int) -> Space:
    """The space on which a monster stands, or -1."""
    return state.maze.chambers[state.tiles.index(monster)] if monster in state.tiles else -1


def figures_at(places: tuple[Space, ...], space: Space) -> tuple[Seat, ...]:
    """The figures on a space."""
    return tuple(seat for seat, place in enumerate(places) if place == space)


def is_blocked(state: FoesState, monster: int) -> bool:
    """Two or more figures in its space hold a monster (FOE-10.4); an invisible caster does not count."""
    return len(_companions(state, chamber_of(state, monster))) >= OVERLOAD


def _companions(state: FoesState, space: Space) -> tuple[Seat, ...]:
    unseen = state.active if state.turn.invisible else None  # FOE-17.9
    return tuple(seat for seat in figures_at(state.places, space) if seat != unseen)


def journeys(state: FoesState, monster: int, most: int) -> list[Journey]:
    """Every distinct result of moving a monster up to so many chambers, by a shortest route (FOE-10.5)."""
    ends: dict[tuple[Space, tuple[Space, ...]], Journey] = {}
    for journey in stops(state, monster, most):
        ends.setdefault((journey.space, journey.places), journey)
    return list(ends.values())


def stops(state: FoesState, monster: int, most: int) -> Iterator[Journey]:
    """Where a monster could end its move, nearest first; results may repeat."""
    start = chamber_of(state, monster)
    if start < 0 or is_blocked(state, monster):
        return
    carried = _companions(state, start) if state.options.carry_companion else ()  # FOE-10.7
    rim = [Journey(start, carried, state.places, (), 0)]
    for _ in range(most):
        reached: dict[tuple[Space, tuple[Seat, ...], tuple[Space, ...]], Journey] = {}
        for journey in rim:
            for after in _chamber_steps(state, journey, start):
                if _tile(state, after.space, start) == EMPTY:  # FOE-10.6: neither a monster nor a chest
                    yield after
                if len(after.carried) < OVERLOAD:  # FOE-10.9: else it must stop
                    reached.setdefault((after.space, after.carried, after.places), after)
        rim = list(reached.values())


def _tile(state: FoesState, space: Space, start: Space) -> int:
    """What lies in a chamber while the monster that stood on `start` is under way."""
    return EMPTY if space == start else state.tile_at(space)


def _chamber_steps(state: FoesState, journey: Journey, start: Space) -> Iterator[Journey]:
    """One step of a monster: to another chamber by pathway (FOE-10.5), shortest first."""
    tiles, chamber_at = state.tiles, state.maze.chamber_at
    for path in corridors(state.options.board, state.closed, journey.space):
        end = path[-1]
        tile = EMPTY if end == start else tiles[chamber_at[end]]
        if tile == UNEXPLORED:
            continue
        after = _pass(state, journey, path, meets_monster=is_monster(tile))
        if is_chest(tile) and len(after.carried) >= OVERLOAD:  # FOE-10.9: it could not stop there
            continue
        yield after


def _pass(state: FoesState, journey: Journey, path: tuple[Space, ...], *, meets_monster: bool) -> Journey:
    """Enter one space of a corridor after the other, up to the chamber at its end."""
    places, carried, end = journey.places, journey.carried, path[-1]
    for place in places:
        if place in path and not (meets_monster and place == end):
            unseen = state.active if state.turn.invisible else None  # FOE-17.9
            carried += tuple(
                seat for seat in figures_at(places, place) if seat != unseen and seat not in carried
            )
    if carried:
        places = tuple([end if seat in carried else place for seat, place in enumerate(places)])
        carried = () if meets_monster else tuple(sorted(carried))
    return Journey(end, carried, places, journey.route + path, journey.chambers + 1)


def _enter(state: FoesState, journey: Journey, space: Space, *, meets_monster: bool) -> Journey:
    """A monster enters a space: it drops figures with another monster, else picks them up (FOE-10.7)."""
    places = journey.places
    for seat in journey.carried:
        places = put(places, seat, space)
    unseen = state.active if state.turn.invisible else None  # FOE-17.9
    carried = () if meets_monster else tuple(seat for seat in figures_at(places, space) if seat != unseen)
    return Journey(space, carried, places, (*journey.route, space), journey.chambers)


def walk(state: FoesState, action: Wander, most: int) -> Journey | Refusal:
    """Follow a route space by space, or say which rule forbids it."""
    maze = state.maze
    start = chamber_of(state, action.monster)
    if start < 0 or not is_monster(action.monster):
        return refuse("FOE-10.3", "no-such-monster", monster=action.monster)
    if is_blocked(state, action.monster):
        return refuse("FOE-10.4", "blocked", monster=action.monster)
    carried = _companions(state, start) if state.options.carry_companion else ()
    journey = Journey(start, carried, state.places, (), 0)
    used = [start]
    for name in action.route:
        space = maze.number.get(name, -1)
        if space < 0 or space not in state.steps(journey.space):
            return refuse("FOE-10.5", "no-way", space=name)
        if space in used:
            return refuse("FOE-10.5", "twice", space=name)
        chamber = maze.chamber_at[space]
        tile = _tile(state, space, start) if chamber >= 0 else EMPTY
        if tile == UNEXPLORED:
            return refuse("FOE-10.5", "unexplored", space=name)
        if len(journey.carried) >= OVERLOAD and maze.chamber_at[journey.space] >= 0:
            return refuse("FOE-10.9", "overloaded", space=maze.ids[journey.space])
        if chamber >= 0 and journey.chambers == most:
            return refuse("FOE-10.3", "too-far", most=most)
        journey = _enter(state, journey, space, meets_monster=is_monster(tile))
        used.append(space)
        if chamber >= 0:
            journey = journey._replace(chambers=journey.chambers + 1)
            used = [space]
    if not action.route or maze.chamber_at[journey.space] < 0:
        return refuse("FOE-10.5", "not-in-a-chamber")
    if _tile(state, journey.space, start) != EMPTY:
        return refuse("FOE-10.6", "occupied", space=maze.ids[journey.space])
    return journey


def carry_out(state: FoesState, monster: int, journey: Journey, dice: Dice) -> list[Event]:
    """The monster and whoever came along are where the journey ends; whoever it has left behind sees."""
    maze = state.maze
    start = chamber_of(state, monster)
    before, could_not_see = state.places, blind(state)
    state.tiles = put(state.tiles, maze.chamber_at[start], EMPTY)
    state.tiles = put(state.tiles, maze.chamber_at[journey.space], monster)
    state.places = journey.places
    events: list[Event] = [Placed(tile=monster, space=maze.ids[journey.space], rule="FOE-10.5")]
    for seat, place in enumerate(journey.places):
        if place != before[seat]:
            carried = place == journey.space
            events.append(
                Moved(
                    seat=seat,
                    space=maze.ids[place],
                    how="carried" if carried else "dropped",
                    rule="FOE-10.7" if carried else "FOE-10.8",
                )
            )
    return events + reveal(state, could_not_see, dice)


def weakest_movable(state: FoesState) -> int:
    """The weakest monster that is not blocked and has a legal move (FOE-10.3, FOE-10.4); 0 if none has."""
    for monster in sorted(tile for tile in state.tiles if is_monster(tile)):
        if any(True for _ in stops(state, monster, PRIVILEGE_RANGE)):
            return monster
    return 0


class Privilege(Step["FoesState"], frozen=True):
    """FOE-10.3: ahead of his action the dumbest player may move the weakest monster."""

    rule = "FOE-10.3"

    def run(self, state: FoesState, dice: Dice) -> list[Event]:
        """Ask him, if the tile is his and a monster can be moved."""
        state.pop()
        monster = weakest_movable(state) if dumbest(state) == state.active else 0
        if monster:
            state.push(AskPrivilege(monster))
        return []


class AskPrivilege(Step["FoesState"], frozen=True):
    """FOE-10.3: up to three chambers, or not at all."""

    rule = "FOE-10.3"

    monster: int

    def waits_for(self, state: FoesState) -> tuple[Seat, ...]:
        """The dumbest player, in his own turn."""
        return (state.active,)

    def choices(self, state: FoesState, seat: Seat) -> Choices:
        """Each distinct result that changes something, or waive it."""
        return Choices(
            "privilege", (Done(), *changes(state, self.monster, PRIVILEGE_RANGE)), {"monster": self.monster}
        )

    def why_not(self, state: FoesState, seat: Seat, action: Action) -> Refusal | None:
        """Any legal route of the weakest monster; one that leads back comes to the same as none."""
        if isinstance(action, Done):
            return None
        if not isinstance(action, Wander):
            return refuse("FOE-10.3", "not-offered")
        if action.monster != self.monster:
            return refuse("FOE-10.3", "not-the-weakest", monster=self.monster)
        journey = walk(state, action, PRIVILEGE_RANGE)
        return journey if isinstance(journey, Refusal) else None

    def answer(self, state: FoesState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Move it."""
        state.pop()
        if not isinstance(action, Wander):
            return [Declined(seat=seat, what="privilege", rule=self.rule)]
        journey = walk(state, action, PRIVILEGE_RANGE)
        assert isinstance(journey, Journey)
        return carry_out(state, action.monster, journey, dice)


def changes(state: FoesState, monster: int, most: int) -> list[Wander]:
    """One action for each result of moving this monster that changes something."""
    unchanged = (chamber_of(state, monster), state.places)
    ids = state.maze.ids
    return [
        Wander(monster, tuple([ids[space] for space in journey.route]))
        for journey in journeys(state, monster, most)
        if (journey.space, journey.places) != unchanged
    ]
