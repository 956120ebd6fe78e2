"""MR-10.12.3: optional: characters who begin at a lower level earn the rest of their chits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import astuple

from fabula.core import Choices, Seat, Step
from fabula.games.realm.components.characters import CHITS_A_LEVEL, LEVELS
from fabula.games.realm.day.minions import FAMILIAR
from fabula.games.realm.map.atlas import secret_ways
from fabula.games.realm.options.actions import Earn
from fabula.games.realm.options.events import ChitEarned, LevelRisen
from fabula.games.realm.options.mastery import HIGHEST, rise_further
from fabula.games.realm.pieces import put
from fabula.games.realm.scoring.victory import points_at_end
from fabula.games.realm.setup.actions import Record
from fabula.games.realm.setup.events import Recorded, SpellsReady
from fabula.games.realm.setup.spells import spells_for, starting_spells
from fabula.games.realm.sheet import Individual

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

EXPERIENCE = "experience"


def points_earned(state: RealmState, seat: Seat, *, all_of_them: bool = False) -> int:
    """The Victory Points that he has in each category, at most those that he has put on it.

    Beyond the fourth level all of them count (MR-10.12.4).
    """
    required = state.sheet(seat).requirements
    if required is None:
        return 0
    have, categories = astuple(points_at_end(state, seat)), state.box.victory.categories
    return sum(
        max(points // category.unit if all_of_them else min(points // category.unit, assigned), 0)
        for points, category, assigned in zip(have, categories, astuple(required), strict=True)
    )


def may_earn(state: RealmState, seat: Seat) -> bool:
    """MR-10.12.3: a chit for as many Victory Points as his level is, if he lacks any."""
    sheet = state.sheet(seat)
    if not state.options.development or sheet.level >= LEVELS or not state.is_on_map(sheet.character):
        return False
    return points_earned(state, seat) - sheet.spent >= sheet.level


def on_offer(state: RealmState, seat: Seat) -> list[int]:
    """The chits of the next level that he lacks, counted from 0; of those that are alike the first."""
    sheet = state.sheet(seat)
    printed = state.box.characters[sheet.character].chits(LEVELS)
    first = sheet.level * CHITS_A_LEVEL
    left = [number for number in range(first, first + CHITS_A_LEVEL) if number not in sheet.earned]
    return sorted({printed[number]: number for number in reversed(left)}.values())


def may_rise(state: RealmState, seat: Seat) -> bool:
    """MR-10.12.4: a level beyond the fourth, for as many Victory Points as his level is."""
    sheet, options = state.sheet(seat), state.options
    beyond = LEVELS <= sheet.level < HIGHEST and state.is_on_map(sheet.character)
    if not (options.development and options.extended_development and beyond):
        return False
    return points_earned(state, seat, all_of_them=True) - sheet.spent >= sheet.level


class Developing(Step["RealmState"], frozen=True):
    """MR-10.12.3: at Midnight one after the other takes the chits that he has earned."""

    rule = "MR-10.12.3"

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The first who may have one."""
        return next(((seat,) for seat in range(state.seats) if may_earn(state, seat)), ())

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each chit of the next level."""
        chits = tuple(Earn(number + 1) for number in on_offer(state, seat))
        return Choices("earn", chits, {"who": state.sheet(seat).character})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """It is active; with the third of its level he rises."""
        assert isinstance(action, Earn)
        sheet = state.sheet(seat)
        earned = (*sheet.earned, action.of_card - 1)
        chits, spent = (*sheet.chits, "active"), sheet.spent + sheet.level
        state.write_sheet(seat, chits=chits, earned=earned, spent=spent)
        told = ChitEarned(who=sheet.character, chit=action.of_card, rule=self.rule)
        if len(earned) % CHITS_A_LEVEL:
            return [told]
        return [told, *_rise(state, seat)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Whoever is beyond his chits rises by himself, until nobody has earned anything more."""
        for seat in range(state.seats):
            if may_rise(state, seat):
                return rise_further(state, seat, dice)
        state.pop()
        return []


def _rise(state: RealmState, seat: Seat) -> list[Event]:
    """He has the next level, with its advantage and its spells; equipment is not given."""
    sheet, spells = state.sheet(seat), starting_spells(state, seat)
    who, level = sheet.character, sheet.level + 1
    state.write_sheet(seat, level=level)
    if state.has_advantage(who, EXPERIENCE):
        known = state.individual(who).discoveries
        ways = (way for tile in state.box.tiles.values() for way in secret_ways(tile))
        state.write(who, discoveries=tuple(dict.fromkeys((*known, *ways))))
    if state.has_advantage(who, FAMILIAR) and FAMILIAR not in state.individuals:
        state.enroll(FAMILIAR, Individual(seat))
        put(state, FAMILIAR, state.places[who])
    if more := starting_spells(state, seat) - spells:
        state.push(MoreSpells(seat, more))
    return [LevelRisen(who=who, level=level, rank=f"{who}-{level}", rule="MR-10.12.3")]


class MoreSpells(Step["RealmState"], frozen=True):
    """MR-10.12.3: the spells of the new level are recorded, unseen by the others."""

    rule = "MR-10.12.3"
    seat: Seat
    left: int

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Him, until he has all of them."""
        return (self.seat,) if self.left else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Every spell of the types of his level."""
        return Choices("record", tuple(map(Record, spells_for(state, seat))), {"left": self.left})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """It is written down."""
        assert isinstance(action, Record)
        state.swap(MoreSpells(seat, self.left - 1))
        state.write_sheet(seat, spells=tuple(sorted((*state.sheet(seat).spells, action.spell))))
        return [Recorded(spell=action.spell, rule=self.rule, to=(seat,))]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """All that the others learn."""
        state.pop()
        return [SpellsReady(seat=self.seat, rule=self.rule)]
