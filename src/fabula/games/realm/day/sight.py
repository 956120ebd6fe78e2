"""MR-3.9.9, MR-16.4: searching by Magic Sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings.items import has_active
from fabula.games.realm.day.actions import Pass, Perceive, Take
from fabula.games.realm.day.findings import PassedBy, Perceived, SpellSeen, Spotted
from fabula.games.realm.magic.bewitching import is_under
from fabula.games.realm.magic.cards import turn_up
from fabula.games.realm.magic.runes import Learning, groups_of_spells, has_magic
from fabula.games.realm.options.scope import teaches_magic
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.sheet import Look
from fabula.games.realm.treasures.looting import begin_looting, loose, sites_here, take, why_not_open

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

DISEMBODIED: Final = "disembodied"
WORLD_FADES: Final = "world_fades"
PHANTOM_GLASS: Final = "phantom_glass"
Sought: TypeAlias = Literal["counters", "treasure_cards"]


def uses_magic_sight(state: RealmState, who: str) -> bool:
    """MR-3.9.9: with an odd number of sources he must; in a lesson without magic nobody does (MR-10.14.4)."""
    if not teaches_magic(state.options):
        return False
    glass = has_active(state, who, PHANTOM_GLASS)
    faded = is_under(state, who, WORLD_FADES)  # MR-15.6.7b
    return (state.has_advantage(who, DISEMBODIED) + glass + faded) % 2 == 1


def see(state: RealmState, who: str, result: str) -> list[Event]:
    """What he sees at once, and what he may do: take a treasure, or look at spells.

    He is asked whatever there is: the others do not know which sites he has discovered.
    """
    match result:
        case "counters" | "treasure_cards":
            state.push(Taking(who, result))
        case "perceive_spell":
            state.push(Perceiving(who))
        case _:
            return []
    return _spot(state, who, result)


def _spot(state: RealmState, who: str, result: str) -> list[Event]:
    """MR-1.6.5: until Midnight he sees whoever has such things, hidden or not."""
    seat = state.player_of(who)
    others = [other for other in state.individuals if state.player_of(other) != seat]
    found = [other for other in others if _has(state, other, result)]
    one = state.individual(who)
    known, seen = one.spotted, Look(state.day, state.places[who], (result,), 0)
    state.write(who, spotted=tuple(sorted({*known, *found})), searches=(*one.searches, seen))
    rule = {"counters": "MR-16.4.1", "treasure_cards": "MR-16.4.2"}.get(result, "MR-16.4.3")
    return [Spotted(who=other, rule=rule, to=(seat,), reveals=True) for other in found if other not in known]


def _has(state: RealmState, who: str, result: str) -> bool:
    things = state.standing_at.get(who, ())
    match result:
        case "counters":
            return any(kind_of(thing) in state.box.items for thing in things)
        case "treasure_cards":
            return any(thing in state.box.treasures for thing in things)
        case _:
            sheet = state.sheet_of(who)
            return sheet is not None and bool(sheet.spells or sheet.learned)


def _topmost(state: RealmState, who: str, sought: str) -> dict[str, int]:
    """Where he could take the topmost one, and at which position it lies (MR-3.9.9c)."""
    box, clearing = state.box, state.places[who]
    piles = {site: state.piles[site].cards for site in sites_here(state, who) if site in state.piles}
    piles[clearing] = loose(state, clearing)
    found: dict[str, int] = {}
    for place, things in piles.items():
        for position, thing in enumerate(things, 1):
            if (kind_of(thing) in box.items) == (sought == "counters"):
                found[place] = position
                break
    return {place: at for place, at in found.items() if why_not_open(state, who, place) is None}


class Taking(Step["RealmState"], frozen=True):
    """MR-16.4.1, MR-16.4.2: he may take the topmost counter or treasure card of one site or pile."""

    rule = "MR-16.4.1"
    who: str
    sought: Sought

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever sees it."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each site and pile that has one."""
        places = _topmost(state, self.who, self.sought)
        return Choices("take", (*map(Take, places), Pass()), {"sought": self.sought})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """After what the site asks for."""
        state.pop()
        if not isinstance(action, Take):
            return [PassedBy(who=self.who, rule=self.rule)]
        position = _topmost(state, self.who, self.sought)[action.place]
        return begin_looting(state, self.who, action.place, TakeTreasure(self.who, action.place, position))


class TakeTreasure(Step["RealmState"], frozen=True):
    """MR-16.4.1, MR-16.4.2: the treasure at this position, without a roll."""

    rule = "MR-16.4.1"
    who: str
    place: str
    position: int

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """It is his."""
        state.pop()
        return take(state, self.who, self.place, self.position, dice)


class Perceiving(Step["RealmState"], frozen=True):
    """MR-16.4.3: a look at the spells of one site, artifact or book, of which one can be learned."""

    rule = "MR-16.4.3"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever perceives."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each group of spell cards."""
        return Choices("perceive", (*map(Perceive, groups_of_spells(state, self.who)), Pass()))

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """He looks at all of them; nothing is awakened."""
        state.pop()
        if not isinstance(action, Perceive):
            return [PassedBy(who=self.who, rule=self.rule)]
        place = action.place
        events: list[Event] = [Perceived(who=self.who, place=place, rule=self.rule)]
        for position in range(len(state.spell_piles[place])):
            spell = turn_up(state, place, position, dice, seat)
            events.append(
                SpellSeen(who=self.who, spell=spell, place=place, rule=self.rule, to=(seat,), reveals=True)
            )
        usable = tuple(at for at in range(len(events) - 1) if has_magic(state, self.who, place, at))
        if usable:
            state.push(Learning(self.who, place, usable))
        return events
