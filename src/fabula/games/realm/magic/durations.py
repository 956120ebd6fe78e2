"""MR-7.5 to MR-7.7: when spells end, break, fall inert and are energized."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.realm.combat.counters import part_of
from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.day.minions import PHANTASM
from fabula.games.realm.magic.bewitching import ABSORB, CARPET, MIST, PROPHECY, SHIELDS, Bewitchment, place_of
from fabula.games.realm.magic.casting import CHIT, UNTIED, casting_of, write_casting
from fabula.games.realm.magic.colors import colors
from fabula.games.realm.magic.control import CONTROLS, follow_holders, lose_control, resume_control
from fabula.games.realm.magic.curses import suffer
from fabula.games.realm.magic.events import SpellCancelled, SpellEnded, SpellEnergized, SpellInert
from fabula.games.realm.magic.fighting import peace_on
from fabula.games.realm.magic.leaving import leave_fight
from fabula.games.realm.magic.masters import master_of
from fabula.games.realm.magic.phantasms import vanish
from fabula.games.realm.magic.transmorphing import change_shapes, creatures_among, is_item_as, let_go
from fabula.games.realm.magic.types import ALTERS, UNLEASH
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.treasures.events import OutOfTime

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def end_spell(state: RealmState, row: Bewitchment, rule: str) -> list[Event]:
    """MR-7.5.8: it is over; its chit fatigues, or its item is free."""
    if row not in state.bewitched:
        return []
    if row.spell == CARPET:
        return _lame(state, row, rule)
    before = creatures_among(state, row.targets)
    state.bewitched = tuple(other for other in state.bewitched if other is not row)
    events: list[Event] = [
        SpellEnded(spell=row.spell, caster=row.caster, target=_first(row), rule=rule),
        *release_chit(state, row.caster, row.means, "MR-7.5.8"),
    ]
    if row.spell in ALTERS or row.spell == UNLEASH:
        events += _unalter(state, row)
    if row.spell in CONTROLS:
        events += lose_control(state, row, row.targets)
    if row.spell == ABSORB:
        let_go(state, row, rule)
    if row.spell == PHANTASM:
        vanish(state, row)
    if row.spell == PROPHECY:
        events += _cut_short(state, row.targets[0])
    return [*events, *change_shapes(state, before), *_uncover(state, row)]


def _uncover(state: RealmState, row: Bewitchment) -> list[Event]:
    """MR-7.12.4e: without the spell that shielded somebody other spells and his curses work on him again."""
    if row.spell not in SHIELDS:
        return []
    suffering = [event for one in row.targets if one in state.individuals for event in suffer(state, one)]
    return [*suffering, *resume_control(state, row.targets)]


def _cut_short(state: RealmState, who: str) -> list[Event]:
    """MR-15.2.3b: whoever has not finished his turn when a Prophecy is broken is blocked at once."""
    from fabula.games.realm.day.blocking import stop  # both know this module
    from fabula.games.realm.day.daylight import still_to_come

    if who not in still_to_come(state) or state.individual(who).is_idle:
        return []
    stop(state, who)
    return [OutOfTime(who=who, rule="MR-15.2.3b")]


def _lame(state: RealmState, row: Bewitchment, rule: str) -> list[Event]:
    """MR-14.15.4: the spell of the Flying Carpet cannot be broken; it is inert, and needs Purple again."""
    if not row.energized:
        return []
    write_row(state, row, energized=False)
    return [SpellInert(spell=row.spell, target=_first(row), rule=rule)]


def _first(row: Bewitchment) -> str:
    return row.caster if row.targets[0].startswith(CHIT) else row.targets[0]


def release_chit(state: RealmState, who: str, means: str, rule: str) -> list[Event]:
    """A committed chit fatigues."""
    sheet = state.sheet_of(who) if who in state.individuals else None
    if sheet is None or means == UNTIED or not means.startswith(CHIT):
        return []
    number = int(means.removeprefix(CHIT))
    if sheet.chits[number - 1] != "committed":
        return []
    return [change_chit(state, who, number, "fatigued", rule)]


def _unalter(state: RealmState, row: Bewitchment) -> list[Event]:
    """MR-7.11.3: color chits of an altered type fatigue; spells that hang on altered chits end, or fail."""
    events: list[Event] = []
    for name in row.targets:
        number = int(name.removeprefix(CHIT))
        sheet = state.sheet_of(row.caster)
        if sheet is None:
            continue
        if sheet.chits[number - 1] == "color":
            events.append(change_chit(state, row.caster, number, "fatigued", "MR-7.11.3"))
        for other in state.bewitched:
            if other.caster == row.caster and other.means == name:
                events += end_spell(state, other, "MR-7.11.3")
        casting = casting_of(state, row.caster)
        if casting is not None and casting.means == name and casting.fate == "cast":
            write_casting(state, row.caster, fate="cancelled")
            events.append(SpellCancelled(who=row.caster, spell=casting.spell, rule="MR-7.11.3"))
    return events


def narrow_spell(state: RealmState, row: Bewitchment, lost: tuple[str, ...], rule: str) -> list[Event]:
    """MR-7.6.5: it is broken for some of its targets; without any left it is over."""
    left = tuple(target for target in row.targets if target not in lost)
    if not left:
        return end_spell(state, row, rule)
    state.bewitched = tuple(
        replace(row, targets=left) if other is row else other for other in state.bewitched
    )
    events: list[Event] = [
        SpellEnded(spell=row.spell, caster=row.caster, target=one, rule=rule) for one in lost
    ]
    return events + lose_control(state, row, lost) if row.spell in CONTROLS else events


def break_spells_of(state: RealmState, who: str) -> list[Event]:
    """MR-7.6.6: whoever dies or goes back to his box is released, and what he has cast with chits breaks.

    So is the head or club of a monster.
    """
    events: list[Event] = []
    freed = {who, part_of(state.box, who)}
    for row in state.bewitched:
        lost = tuple(one for one in row.targets if one in freed)
        if row.caster == who and row.means.startswith(CHIT):
            events += end_spell(state, row, "MR-7.6.6")
        elif lost:
            events += narrow_spell(state, row, lost, "MR-7.6.6")
        elif is_item_as(state, row, who):
            events += end_spell(state, row, "MR-15.5.1j")
    return events


def break_peace(state: RealmState, one: str) -> list[Event]:
    """MR-15.1.3d: whoever is named as a target is at peace no more."""
    row = peace_on(state, one)
    return [] if row is None else end_spell(state, row, "MR-15.1.3d")


def expire_at_sunset(state: RealmState) -> list[Event]:
    """MR-7.5.6: Day spells end at the Sunset of the next day."""
    over = [row for row in state.bewitched if row.until and row.until <= state.day]
    return [event for row in over for event in end_spell(state, row, "MR-7.5.6")]


def expire_at_midnight(state: RealmState) -> list[Event]:
    """MR-3.16.1, MR-7.7.2: Combat spells end; Permanent ones fall inert where their color is not."""
    events: list[Event] = []
    for row in state.bewitched:
        duration = state.box.effects[row.spell].duration
        if duration == "combat":
            events += end_spell(state, row, "MR-7.5.5")
        elif duration == "permanent" and row.energized and not has_color(state, row):
            events += _fall_inert(state, row)
    state.used = ()
    return events


def _fall_inert(state: RealmState, row: Bewitchment) -> list[Event]:
    """It does not work until it is energized again; whoever it has changed is himself."""
    before = creatures_among(state, row.targets)
    write_row(state, row, energized=False, undecided=False)
    told = SpellInert(spell=row.spell, target=_first(row), rule="MR-7.7.2")
    return [told, *change_shapes(state, before), *_uncover(state, row)]


def energize_where_color_is(state: RealmState) -> list[Event]:
    """MR-7.7.3, MR-7.2.4: an inert spell works as soon as its color is there by itself."""
    _unroll_carpet(state)
    events = [*_release_stock(state), *follow_holders(state), *_pass_on_essences(state)]
    inert = [row for row in state.bewitched if not row.energized]
    lit = [row for row in inert if has_color(state, row)]
    essences = Counter(row.targets for row in lit if row.spell == ABSORB)
    for row in lit:
        together = row.spell == ABSORB and essences[row.targets] > 1
        events += energize(state, row, "MR-7.7.3", undecided=together)
    return events


def _unroll_carpet(state: RealmState) -> None:
    """MR-14.15.4: the Flying Carpet always bears its spell; it is told of when somebody uses the card."""
    if CARPET in state.active and not any(row.spell == CARPET for row in state.bewitched):
        state.bewitched = (*state.bewitched, Bewitchment(CARPET, CARPET, CARPET, (CARPET,), energized=False))


def _release_stock(state: RealmState) -> list[Event]:
    """MR-7.6.6: an item that has joined somebody's stock bears no spell any more."""
    events: list[Event] = []
    for row in state.bewitched:
        gone = tuple(target for target in row.targets if _is_in_stock(state, target))
        if gone and row.spell != CARPET:
            events += narrow_spell(state, row, gone, "MR-7.6.6")
    return events


def _is_in_stock(state: RealmState, target: str) -> bool:
    """Whether a card lies in a pile, or a counter in a box of those who trade."""
    if target in state.box.treasures:
        return target not in state.places
    place = state.places.get(target, "")
    return kind_of(target) in state.box.items and (place in state.box.groups or place in state.box.visitors)


def _pass_on_essences(state: RealmState) -> list[Event]:
    """MR-15.5.1j: whoever holds the item that has absorbed a monster is the monster."""
    events: list[Event] = []
    for row in state.bewitched:
        if row.spell != ABSORB or row.means.startswith(CHIT):
            continue
        holder = master_of(state, row) or row.means
        if row.targets != (holder,):
            before = creatures_among(state, (*row.targets, holder))
            write_row(state, row, targets=(holder,))
            events += change_shapes(state, before)
    return events


def energize(state: RealmState, row: Bewitchment, rule: str, *, undecided: bool = False) -> list[Event]:
    """It works until Midnight."""
    before = creatures_among(state, row.targets)
    others = tuple(other for other in state.bewitched if other is not row)
    row = replace(row, energized=True, undecided=undecided)
    state.bewitched = (*others, row)  # MR-15.5.1i: the last one counts
    if row.spell == MIST:
        leave_fight(state, row.targets[0])
    told = SpellEnergized(spell=row.spell, target=_first(row), rule=rule)
    return [told, *change_shapes(state, before)]


def write_row(state: RealmState, row: Bewitchment, **changes: object) -> None:
    """Let something else be true of a spell in effect."""
    state.bewitched = tuple(replace(row, **changes) if other is row else other for other in state.bewitched)


def has_color(state: RealmState, row: Bewitchment) -> bool:
    """MR-7.7.2, MR-7.7.6: whether its color is by itself where a target is, anywhere in a tile."""
    need = state.box.effects[row.spell].color
    there = {color for place in places_of(state, row) for color in colors(state, place)}
    return bool(there) if need == "any" else need in there


def places_of(state: RealmState, row: Bewitchment) -> tuple[str, ...]:
    """The clearings in which a spell's targets are; the place of an item is that of its holder."""
    found: list[str] = []
    for target in row.targets:
        if target in state.atlas.of_tile:
            found += state.atlas.of_tile[target]
            continue
        place = place_of(state, row.caster if target.startswith(CHIT) else target) or target
        found.append(state.places.get(place, place))
    return tuple(dict.fromkeys(found))
