"""FOE-16, FOE-17: the spells, kind by kind.

A spell that needs a further choice (which monster, which tiles) is cast first and then asks; it may
always be left at that, since every number on a spell is a maximum (FOE-16.2).
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.core import Action, Choices, Refusal, Seat, Step, refuse
from fabula.games.foes import movement, wandering
from fabula.games.foes.actions import Cast, Done, Join, Swap, Turn, Wander
from fabula.games.foes.board import FACE_DOWN, NOWHERE, SIDES
from fabula.games.foes.components import Spell, SpellKind, is_monster
from fabula.games.foes.events import Casting, Declined, Flipped, Moved, Placed
from fabula.games.foes.ledger import castable, put, raise_wisdom, take_from_reserve, without
from fabula.games.foes.vision import blind, reveal, turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Dice, Event
    from fabula.games.foes.state import FoesState

RULE: Final[dict[SpellKind, str]] = {
    "movement": "FOE-17.1",
    "power": "FOE-17.2",
    "wisdom": "FOE-17.3",
    "transference": "FOE-17.4",
    "invisibility": "FOE-17.5",
    "transform": "FOE-17.6",
    "move_monster": "FOE-17.7",
    "move_three_monsters": "FOE-17.8",
    "exchange": "FOE-17.10",
    "rotate": "FOE-17.11",
}
MOVE_MONSTER_RANGE: Final = 2  # FOE-17.7
THREE: Final = 3  # FOE-17.8
ROTATIONS: Final = 2  # FOE-17.11


def choices(state: FoesState, seat: Seat) -> list[Action]:
    """Every spell that can be cast now, in every amount (FOE-16.5, windows W0 to W2)."""
    found: list[Action] = []
    for name in castable(state):
        spell = state.box.spell[name]
        if spell.kind == "transference":
            others = (other for other in range(state.seats) if other != seat)
            candidates: list[Cast | Join] = [Join(name, other) for other in others]
        else:
            candidates = [Cast(name, amount) for amount in amounts(spell)]
        found += [action for action in candidates if _why_not_now(state, seat, action, spell) is None]
    return found


def power_choices(state: FoesState) -> list[Action]:
    """The Power spells that can be cast after the roll (FOE-16.5, window W3)."""
    return [action for action in choices(state, state.active) if _kind(state, action) == "power"]


def why_not_after_the_roll(state: FoesState, seat: Seat, action: Cast | Join) -> Refusal | None:
    """Why a spell cannot be cast after the roll (FOE-6.11)."""
    if action.spell in state.hands[seat] and _kind(state, action) != "power":
        return refuse("FOE-6.11", "only-power")
    return why_not(state, seat, action)


def _kind(state: FoesState, action: Action) -> str:
    return state.box.spell[action.spell].kind if isinstance(action, Cast) else ""


def amounts(spell: Spell) -> list[int]:
    """How much of a spell's number may be used (FOE-16.2); Movement gives all its steps to use or not."""
    match spell.kind:
        case "power" | "wisdom":
            return list(range(1, spell.value + 1))
        case "transform":
            return [*range(-spell.value, 0), *range(1, spell.value + 1)]
        case _:
            return [spell.value]


def why_not(state: FoesState, seat: Seat, action: Action) -> Refusal | None:
    """Why a spell cannot be cast now."""
    if not isinstance(action, Cast | Join):
        return refuse("FOE-16.1", "not-offered")
    if action.spell not in state.hands[seat]:
        return refuse("FOE-16.1", "not-in-hand", spell=action.spell)
    if action.spell not in castable(state):
        return refuse("FOE-7.2", "just-drawn", spell=action.spell)
    spell = state.box.spell[action.spell]
    if isinstance(action, Join) != (spell.kind == "transference"):
        return refuse("FOE-16.1", "wrong-way", spell=action.spell)
    if isinstance(action, Cast) and action.amount not in amounts(spell):
        return refuse("FOE-16.2", "wrong-amount", most=spell.value)
    return _why_not_now(state, seat, action, spell)


def _why_not_now(state: FoesState, seat: Seat, action: Cast | Join, spell: Spell) -> Refusal | None:
    """Why a spell in hand, used in an allowed amount, cannot be cast in this situation."""
    if isinstance(action, Join):
        return _why_not_join(state, seat, action)
    match spell.kind:
        case "power" if action.amount > state.reserve:
            return refuse("FOE-17.2", "reserve", have=state.reserve)
        case "wisdom" if state.wisdom[seat] + action.amount > state.box.data.top_wisdom:
            return refuse("FOE-17.3", "top", have=state.wisdom[seat])
        case "invisibility" if state.turn.walked or state.turn.prepared:
            return refuse("FOE-16.5", "too-late")
        case "transform":
            return _why_not_transform(state, seat, action)
        case _:
            return None


def _why_not_join(state: FoesState, seat: Seat, action: Join) -> Refusal | None:
    """FOE-17.4, FOE-19.14."""
    if state.turn.walked or state.turn.prepared:
        return refuse("FOE-16.5", "too-late")
    if action.other == seat or not 0 <= action.other < state.seats or state.places[action.other] == NOWHERE:
        return refuse("FOE-17.4", "nobody-there")
    return None


def _why_not_transform(state: FoesState, seat: Seat, action: Cast) -> Refusal | None:
    """FOE-17.6: only on the monster that one is about to fight."""
    strength = state.monster_at(state.places[seat])
    if not strength or not movement.may_battle(state) or strength in state.turn.fled_from:
        return refuse("FOE-16.5", "no-monster-to-fight")
    if state.turn.transforms and not state.options.transform_stacking:
        return refuse("FOE-18.1", "one-transform")
    if strength + state.turn.transform + action.amount < 1:
        return refuse("FOE-17.6", "below-one")
    return None


def cast(state: FoesState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
    """Cast a spell: it leaves the game (FOE-16.1) and does what it does."""
    assert isinstance(action, Cast | Join)
    spell = state.box.spell[action.spell]
    amount = action.amount if isinstance(action, Cast) else 0
    rule = RULE[spell.kind]
    state.hands = put(state.hands, seat, without(state.hands[seat], action.spell))
    state.used = tuple(sorted((*state.used, action.spell)))
    state.turn = replace(state.turn, committed=True)
    events: list[Event] = [Casting(seat=seat, spell=action.spell, amount=amount, rule=rule, reveals=True)]
    match spell.kind:
        case "movement":
            state.turn = replace(state.turn, bonus=state.turn.bonus + spell.value)
        case "power":
            events += take_from_reserve(state, seat, amount)
        case "wisdom":
            events += raise_wisdom(state, seat, state.wisdom[seat] + amount, rule)
        case "transference":
            assert isinstance(action, Join)
            events += _join(state, seat, action.other, dice)
        case "invisibility":
            state.turn = replace(state.turn, invisible=True, pinned=False, stopped=False)
        case "transform":
            state.turn = replace(
                state.turn,
                prepared=True,
                transform=state.turn.transform + amount,
                transforms=state.turn.transforms + 1,
            )
        case "move_monster":
            state.push(MoveMonsters(left=1, most=MOVE_MONSTER_RANGE, moved=()))
        case "move_three_monsters":
            state.push(MoveMonsters(left=THREE, most=1, moved=()))
        case "exchange":
            state.push(Exchange())
        case "rotate":
            state.push(Rotate(turned=()))
    return events


def _join(state: FoesState, seat: Seat, other: Seat, dice: Dice) -> list[Event]:
    """FOE-17.4: to another player's space; it frees him, and a monster there ends his movement."""
    space = state.places[other]
    state.places = put(state.places, seat, space)
    stays = not state.options.move_after_transference  # FOE-18.12
    state.turn = replace(state.turn, pinned=False, stopped=stays, left_behind=())  # FOE-9.9
    movement.meet_monster(state)
    moved = Moved(seat=seat, space=state.maze.ids[space], how="transference", rule="FOE-17.4")
    return [moved, *reveal(state, (seat,), dice)]


def _caster_after(state: FoesState, before: FoesState, moved: tuple[int, ...]) -> None:
    """FOE-17.9: a monster that comes to the caster, or carries him off, ends his movement.

    One that leaves him sets him free (FOE-4.7). What he has done to its strength does not pass to another.
    Whoever has been carried off, and whoever was left behind and has been, is out of the trail (FOE-10.11).
    """
    seat = state.active
    was, now = before.monster_at(before.places[seat]), state.monster_at(state.places[seat])
    carried = [other for other in range(state.seats) if state.places[other] != before.places[other]]
    trail = () if seat in carried else tuple(o for o in state.turn.left_behind if o not in carried)
    state.turn = replace(state.turn, left_behind=trail)
    if now != was:
        state.turn = replace(state.turn, transform=0, transforms=0)
    if not now:
        state.turn = replace(state.turn, pinned=False)
    elif seat in carried or now in moved:
        state.turn = replace(state.turn, pinned=False)
        movement.meet_monster(state)


class MoveMonsters(Step["FoesState"], frozen=True):
    """FOE-17.7, FOE-17.8: move so many different monsters so many chambers each, one after another."""

    rule = "FOE-17.7"

    left: int
    most: int
    moved: tuple[int, ...]

    def waits_for(self, state: FoesState) -> tuple[Seat, ...]:
        """The caster."""
        return (state.active,)

    def _monsters(self, state: FoesState) -> list[int]:
        return sorted(tile for tile in state.tiles if is_monster(tile) and tile not in self.moved)

    def choices(self, state: FoesState, seat: Seat) -> Choices:
        """Each distinct result that changes something, or no more."""
        found: list[Action] = []
        for monster in self._monsters(state):
            found += wandering.changes(state, monster, self.most)
        return Choices("move-monster", (Done(), *found), {"left": self.left})

    def why_not(self, state: FoesState, seat: Seat, action: Action) -> Refusal | None:
        """Any legal route of a monster that has not been moved by this spell."""
        if isinstance(action, Done):
            return None
        if not isinstance(action, Wander):
            return refuse(self.rule, "not-offered")
        if action.monster in self.moved:
            return refuse("FOE-17.8", "moved-already", monster=action.monster)
        journey = wandering.walk(state, action, self.most)
        if isinstance(journey, Refusal):
            return journey
        if (journey.space, journey.places) == (wandering.chamber_of(state, action.monster), state.places):
            return refuse(self.rule, "nothing-changes")
        return None

    def answer(self, state: FoesState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Move it; there may be another one to move."""
        if not isinstance(action, Wander):
            state.pop()
            return [Declined(seat=seat, what="move_monster", rule=self.rule)]
        journey = wandering.walk(state, action, self.most)
        assert not isinstance(journey, Refusal)
        before = state.copy()
        if self.left > 1:
            state.swap(MoveMonsters(self.left - 1, self.most, (*self.moved, action.monster)))
        else:
            state.pop()
        events = wandering.carry_out(state, action.monster, journey, dice)
        _caster_after(state, before, (action.monster,))
        return events


class Exchange(Step["FoesState"], frozen=True):
    """FOE-17.10: swap any two face-up tiles; figures stay where they are."""

    rule = "FOE-17.10"

    def waits_for(self, state: FoesState) -> tuple[Seat, ...]:
        """The caster."""
        return (state.active,)

    def choices(self, state: FoesState, seat: Seat) -> Choices:
        """Every pair of tiles, or none."""
        ids, chambers = state.maze.ids, state.maze.chambers
        full = [ids[chambers[number]] for number, tile in enumerate(state.tiles) if tile > 0]
        return Choices("exchange", (Done(), *(Swap(one, other) for one, other in combinations(full, 2))))

    def why_not(self, state: FoesState, seat: Seat, action: Action) -> Refusal | None:
        """Both chambers must have a tile; the order does not matter."""
        if isinstance(action, Swap):
            action = min(action, Swap(action.other, action.one), key=lambda swap: self._order(state, swap))
        return super().why_not(state, seat, action)

    def _order(self, state: FoesState, swap: Swap) -> int:
        return state.maze.number.get(swap.one, 0)

    def answer(self, state: FoesState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Swap them; whoever is left without a monster sees at once."""
        state.pop()
        if not isinstance(action, Swap):
            return [Declined(seat=seat, what="exchange", rule=self.rule)]
        maze = state.maze
        before, could_not_see = state.copy(), blind(state)
        one, other = (maze.chamber_at[maze.number[name]] for name in (action.one, action.other))
        first, second = state.tiles[one], state.tiles[other]
        state.tiles = put(put(state.tiles, one, second), other, first)
        events: list[Event] = [
            Placed(tile=second, space=action.one, rule="FOE-17.10"),
            Placed(tile=first, space=action.other, rule="FOE-17.10"),
        ]
        _caster_after(state, before, (first, second))
        return events + reveal(state, could_not_see, dice)


class Rotate(Step["FoesState"], frozen=True):
    """FOE-17.11: turn one or two face-up intersections, then reveal what can now be seen."""

    rule = "FOE-17.11"

    turned: tuple[int, ...]

    def waits_for(self, state: FoesState) -> tuple[Seat, ...]:
        """The caster."""
        return (state.active,)

    def choices(self, state: FoesState, seat: Seat) -> Choices:
        """Every other way that a tile can lie, or no more."""
        return Choices("rotate", (Done(), *self._turns(state)), {"left": ROTATIONS - len(self.turned)})

    def _turns(self, state: FoesState) -> Iterator[Turn]:
        for tile, closed in enumerate(state.closed):
            if closed != FACE_DOWN and tile not in self.turned:
                name = state.maze.ids[state.maze.intersections[tile]]
                yield from (Turn(name, side) for side in SIDES if side != closed)

    def answer(self, state: FoesState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Turn a tile; after the second, or none, everyone looks."""
        events: list[Event] = []
        turned = self.turned
        if isinstance(action, Turn):
            tile = state.maze.intersection_at[state.maze.number[action.intersection]]
            turn(state, tile, action.closed)
            turned = (*turned, tile)
            events.append(Flipped(intersection=action.intersection, closed=action.closed, rule="FOE-17.11"))
            if len(turned) < ROTATIONS:
                state.swap(Rotate(turned))
                return events
        else:
            events.append(Declined(seat=seat, what="rotate", rule=self.rule))
        state.pop()
        return events + reveal(state, self._lookers(state, turned), dice)

    def _lookers(self, state: FoesState, turned: tuple[int, ...]) -> list[Seat]:
        """FOE-8.8, FOE-18.5."""
        if state.options.rotate_vision == "all_players":
            return list(range(state.seats))
        spaces = [state.maze.intersections[tile] for tile in turned]
        return [seat for seat in range(state.seats) if state.places[seat] in spaces]
