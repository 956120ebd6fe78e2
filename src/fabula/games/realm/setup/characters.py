"""MR-2.7: characters are chosen, with their equipment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.components.characters import LEVELS
from fabula.games.realm.components.kinds import COLOR_OF
from fabula.games.realm.map.atlas import secret_ways
from fabula.games.realm.options.scope import teaches_magic
from fabula.games.realm.pieces import kind_of, put
from fabula.games.realm.setup.actions import Choose, Done, Stow, Tint
from fabula.games.realm.setup.events import Chose, Equipped, Lots, Prepared, Stowed, Tinted
from fabula.games.realm.sheet import Individual, Sheet
from fabula.games.realm.unseen import with_entry, without

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.state import RealmState

GARRISONS: Final = ("house", "chapel", "guardhouse", "inn")
"""MR-2.7.2: whose boxes are searched for equipment first."""


class DrawLots(Step["RealmState"], frozen=True):
    """MR-2.7.1: lots decide who chooses first."""

    rule = "MR-2.7.1"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Draw seat after seat."""
        left = list(range(state.seats))
        while left:
            seat = dice.draw("lot", left)
            left.remove(seat)
            state.lots = (*state.lots, seat)
        state.swap(ChooseCharacter(state.lots))
        return [Lots(seats=state.lots, rule=self.rule, reveals=True)]


class ChooseCharacter(Step["RealmState"], frozen=True):
    """MR-2.7.1: in that order each takes another character."""

    rule = "MR-2.7.1"
    left: tuple[Seat, ...]

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The next in order."""
        return self.left[:1]

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Whoever has not been chosen; at full development, or at any level (MR-10.12.1)."""
        taken = {sheet.character for sheet in state.sheets if sheet is not None}
        return Choices("choose", free_characters(state, taken))

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """Taken, unknown, or not at this level."""
        if not isinstance(action, Choose) or action.character not in state.box.characters:
            return refuse(self.rule, "not-offered")
        if action in self.choices(state, seat).actions:
            return None
        if any(sheet is not None and sheet.character == action.character for sheet in state.sheets):
            return refuse(self.rule, "taken", character=action.character)
        if not teaches_magic(state.options) and state.box.characters[action.character].magician:
            return refuse("MR-10.14.4", "magician", character=action.character)
        return refuse("MR-10.12.1", "no-such-level", level=action.level)

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Take the card and the equipment; then he decides how he begins."""
        assert isinstance(action, Choose)
        state.swap(ChooseCharacter(self.left[1:]))
        state.push(Prepare(seat))
        return take_character(state, seat, action.character, action.level, self.rule)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Everybody is somebody."""
        state.pop()
        return []


def free_characters(state: RealmState, taken: set[str]) -> tuple[Choose, ...]:
    """Who can be chosen: without magic nobody who lives by it, while others are left (MR-10.14.4)."""
    free = [one for one in state.box.characters.values() if one.id not in taken]
    if not teaches_magic(state.options):
        free = [one for one in free if not one.magician] or free
    levels = range(1, LEVELS + 1) if state.options.development else (LEVELS,)
    return tuple(Choose(one.id, level) for one in free for level in levels)


def take_character(state: RealmState, seat: Seat, name: str, level: int, rule: str) -> list[Event]:
    """MR-2.7.1, MR-2.7.2: somebody is this character now, with his equipment."""
    events, box = _equip(state, seat, name, level), state.box
    pieces = state.standing_at.get(name, ())
    sheet = Sheet(
        character=name,
        level=level,
        first_level=level,
        chits=tuple("active" for _ in box.characters[name].chits(level)),
        worth=box.victory.starting_gold + sum(box.items[kind_of(piece)].price for piece in pieces),
    )
    state.sheets = with_entry(state.sheets, seat, sheet)
    state.enroll(name, Individual(seat, gold=box.victory.starting_gold))
    if state.has_advantage(name, "experience"):  # MR-2.7.6, MR-13.15.2
        ways = tuple(way for tile in box.tiles.values() for way in secret_ways(tile))
        state.write(name, discoveries=ways)
    return [Chose(seat=seat, character=name, level=level, rank=f"{name}-{level}", rule=rule), *events]


def _equip(state: RealmState, seat: Seat, character: str, level: int) -> list[Event]:
    """MR-2.7.2: each item from the first box that has one; active at first."""
    events: list[Event] = []
    for item in state.box.characters[character].levels[level - 1].equipment:
        boxes = (piece for place in stock_boxes(state.box) for piece in state.standing_at.get(place, ()))
        piece = next((piece for piece in boxes if kind_of(piece) == item), None)
        if piece is not None:
            put(state, piece, character)
            state.active = tuple(sorted((*state.active, piece)))
        events.append(Equipped(seat=seat, item=item, piece=piece, rule="MR-2.7.2"))
    return events


def stock_boxes(box: Box) -> tuple[str, ...]:
    """The boxes with the stock of natives: those of garrisons, then by their rows (MR-2.7.2)."""
    garrisons = [box.dwellings[dwelling].garrison or "" for dwelling in GARRISONS]
    roving = sorted((group.row, group.id) for group in box.groups.values() if group.home is None)
    return (*garrisons, *(name for _, name in roving))


class Prepare(Step["RealmState"], frozen=True):
    """MR-2.7.2, MR-2.7.5: which items begin inactive, and which Magic chits as color chits."""

    rule = "MR-2.7.2"
    seat: Seat

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The player, while there is something to decide."""
        return (self.seat,) if self._items(state) or self._chits(state) else ()

    def _items(self, state: RealmState) -> list[str]:
        belongings = state.standing_at.get(state.sheet(self.seat).character, ())
        return [piece for piece in belongings if piece in state.active]

    def _chits(self, state: RealmState) -> list[int]:
        """Chits that can be color, of equal ones the first."""
        if not teaches_magic(state.options):  # MR-10.14.4
            return []
        sheet = state.sheet(self.seat)
        printed = sheet.printed(state.box)
        first = {
            chit: number
            for number, chit in reversed([*enumerate(printed)])
            if chit.type in COLOR_OF and sheet.chits[number] == "active"
        }
        return sorted(first.values())

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each item and each chit, once."""
        stows = (Stow(piece) for piece in self._items(state))
        tints = [Tint(number + 1) for number in self._chits(state)]
        return Choices("prepare", (*stows, *tints, Done()), {"tints": len(tints)})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """No such item, or no such chit."""
        if action in self.choices(state, seat).actions:
            return None
        if isinstance(action, Tint):
            return refuse("MR-2.7.5", "no-color", chit=action.chit)
        return refuse(self.rule, "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Put it away, turn it over, or leave it at that."""
        match action:
            case Stow(piece):
                state.active = without(state.active, piece)
                return [Stowed(seat=seat, item=kind_of(piece), piece=piece, rule=self.rule)]
            case Tint(number):
                state.write_sheet(seat, chits=with_entry(state.sheet(seat).chits, number - 1, "color"))
                return [Tinted(seat=seat, chit=number, rule="MR-2.7.5")]
            case _:
                return self.run(state, dice)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Nothing is left to decide."""
        state.pop()
        return [Prepared(seat=self.seat, rule=self.rule)]
