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


def journeys(state: FoesState, monster: int, most: int, *, least: int = 1) -> list[Journey]:
    """Every distinct result of moving a monster up to so many chambers, by a shortest route (FOE-10.5)."""
    ends: dict[tuple[Space, tuple[Space, ...]], Journey] = {}
    for journey in stops(state, monster, most, least=least):
        ends.setdefault((journey.space, journey.places), journey)
    return list(ends.values())


def stops(state: FoesState, monster: int, most: int, *, least: int = 1) -> Iterator[Journey]:
    """Where a monster could end its move, nearest first; results may repeat."""
    start = chamber_of(state, monster)
    if start < 0 or is_blocked(state, monster):
        return
    carried = _companions(state, start) if state.options.carry_companion else ()  # FOE-10.7
    tiles, chamber_at = _tiles_without(state, start), state.maze.chamber_at
    rim = [Journey(start, carried, state.places, (), 0)]
    reached = {(start, carried, state.places)}
    for chambers in range(1, most + 1):
        beyond: list[Journey] = []
        for journey in rim:
            for after in _chamber_steps(state, journey, tiles):
                overloaded = len(after.carried) >= OVERLOAD
                far_enough = overloaded or chambers >= least
                # FOE-10.6: neither a monster nor a chest
                if far_enough and tiles[chamber_at[after.space]] == EMPTY:
                    yield after
                situation = (after.space, after.carried, after.places)
                if not overloaded and situation not in reached:  # FOE-10.9: else it must stop
                    reached.add(situation)
                    beyond.append(after)
        rim = beyond
        if chambers < least:  # it has not been able to stop there yet, so coming back is something new
            reached.clear()


def _tiles_without(state: FoesState, start: Space) -> tuple[int, ...]:
    """What lies in the chambers while the monster that stood on `start` is under way."""
    return put(state.tiles, state.maze.chamber_at[start], EMPTY)


def _chamber_steps(state: FoesState, journey: Journey, tiles: tuple[int, ...]) -> Iterator[Journey]:
    """One step of a monster: to another chamber by pathway (FOE-10.5), shortest first."""
    chamber_at = state.maze.chamber_at
    occupied = frozenset(journey.places)
    passed = set()
    for path in corridors(state.options.board, state.closed, journey.space):
        end = path[-1]
        tile = tiles[chamber_at[end]]
        met = occupied.intersection(path)
        if tile == UNEXPLORED or (end, met) in passed:  # a longer way past the same figures changes nothing
            continue
        passed.add((end, met))
        after = _pass(state, journey, path, met, meets_monster=is_monster(tile))
        if is_chest(tile) and len(after.carried) >= OVERLOAD:  # FOE-10.9: it could not stop there
            continue
        yield after


def _pass(
    state: FoesState, journey: Journey, path: tuple[Space, ...], met: frozenset[Space], *, meets_monster: bool
) -> Journey:
    """Go along a corridor to the chamber at its end, past figures on the spaces `met` (FOE-10.7)."""
    places, carried, end = journey.places, journey.carried, path[-1]
    if met:
        unseen = state.active if state.turn.invisible else None  # FOE-17.9
        carried = tuple(
            seat for seat, place in enumerate(places) if seat in carried or (place in met and seat != unseen)
        )
    if carried:
        places = tuple([end if seat in carried else place for seat, place in enumerate(places)])
    return Journey(end, () if meets_monster else carried, places, journey.route + path, journey.chambers + 1)


def _enter(state: FoesState, journey: Journey, space: Space, *, meets_monster: bool) -> Journey:
    """A monster enters a space: it drops figures with another monster, else picks them up (FOE-10.7)."""
    places = journey.places
    for seat in journey.carried:
        places = put(places, seat, space)
    carried: tuple[Seat, ...] = ()
    if space in places and not meets_monster:
        unseen = state.active if state.turn.invisible else None  # FOE-17.9
        carried = tuple(seat for seat in figures_at(places, space) if seat != unseen)
    return Journey(space, carried, places, (*journey.route, space), journey.chambers)


def walk(state: FoesState, action: Wander, most: int, *, least: int = 1) -> Journey | Refusal:
    """Follow a route space by space, or say which rule forbids it."""
    maze = state.maze
    start = chamber_of(state, action.monster)
    if start < 0 or not is_monster(action.monster):
        return refuse("FOE-10.3", "no-such-monster", monster=action.monster)
    if is_blocked(state, action.monster):
        return refuse("FOE-10.4", "blocked", monster=action.monster)
    carried = _companions(state, start) if state.options.carry_companion else ()
    journey = Journey(start, carried, state.places, (), 0)
    tiles = _tiles_without(state, start)
    used = [start]
    for name in action.route:
        space = maze.number.get(name, -1)
        if space < 0 or space not in state.steps(journey.space):
            return refuse("FOE-10.5", "no-way", space=name)
        if space in used:
            return refuse("FOE-10.5", "twice", space=name)
        chamber = maze.chamber_at[space]
        tile = tiles[chamber] if chamber >= 0 else EMPTY
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
    if tiles[maze.chamber_at[journey.space]] != EMPTY:
        return refuse("FOE-10.6", "occupied", space=maze.ids[journey.space])
    if journey.chambers < least and len(journey.carried) < OVERLOAD:
        return refuse("FOE-18.10", "too-near", least=least)
    return journey


def carry_out(state: FoesState, monster: int, journey: Journey, dice: Dice) -> list[Event]:
    """The monster and whoever came along are where the journey ends; whoever it has left behind sees."""
    maze = state.maze
    start = chamber_of(state, monster)
    before, could_not_see = state.places, blind(state)
    state.tiles = put(state.tiles, maze.chamber_at[start], EMPTY)
    state.tiles = put(state.tiles, maze.chamber_at[journey.space], monster)
    state.places = journey.places
    route = tuple([maze.ids[space] for space in journey.route])
    events: list[Event] = [Placed(tile=monster, space=maze.ids[journey.space], route=route, rule="FOE-10.5")]
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


def least_chambers(state: FoesState) -> int:
    """How far the dumbest player has to move a monster, if he does and no two figures stop it (FOE-18.10)."""
    return PRIVILEGE_RANGE if state.options.privilege_move == "three" else 1


def weakest_movable(state: FoesState) -> int:
    """The weakest monster that is not blocked and has a legal move (FOE-10.3, FOE-10.4); 0 if none has."""
    least = least_chambers(state)
    for monster in sorted(tile for tile in state.tiles if is_monster(tile)):
        if any(True for _ in stops(state, monster, PRIVILEGE_RANGE, least=least)):
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
        moves = changes(state, self.monster, PRIVILEGE_RANGE, least=least_chambers(state))
        return Choices("privilege", (Done(), *moves), {"monster": self.monster})

    def why_not(self, state: FoesState, seat: Seat, action: Action) -> Refusal | None:
        """Any legal route of the weakest monster; one that leads back comes to the same as none."""
        if isinstance(action, Done):
            return None
        if not isinstance(action, Wander):
            return refuse("FOE-10.3", "not-offered")
        if action.monster != self.monster:
            return refuse("FOE-10.3", "not-the-weakest", monster=self.monster)
        journey = walk(state, action, PRIVILEGE_RANGE, least=least_chambers(state))
        return journey if isinstance(journey, Refusal) else None

    def answer(self, state: FoesState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Move it."""
        state.pop()
        if not isinstance(action, Wander):
            return [Declined(seat=seat, what="privilege", rule=self.rule)]
        journey = walk(state, action, PRIVILEGE_RANGE)
        assert isinstance(journey, Journey)
        return carry_out(state, action.monster, journey, dice)


def changes(state: FoesState, monster: int, most: int, *, least: int = 1) -> list[Wander]:
    """One action for each result of moving this monster that changes something."""
    unchanged = (chamber_of(state, monster), state.places)
    ids = state.maze.ids
    return [
        Wander(monster, tuple([ids[space] for space in journey.route]))
        for journey in journeys(state, monster, most, least=least)
        if (journey.space, journey.places) != unchanged
    ]
