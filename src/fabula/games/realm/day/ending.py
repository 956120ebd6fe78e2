"""MR-3.15: what happens where somebody ends his turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.blocking import block, monsters_in
from fabula.games.realm.day.events import Appeared, Arrived, ChitsQuiet
from fabula.games.realm.day.rolls import is_in_clearing
from fabula.games.realm.magic.bewitching import is_under
from fabula.games.realm.map.atlas import dwelling_clearing
from fabula.games.realm.map.chits import chits_in, look, lost_of, open_lost, turn_up_chits
from fabula.games.realm.map.tiles import clearing_name
from fabula.games.realm.natives.gold_chits import gold_chits_come
from fabula.games.realm.natives.tasks import deliver
from fabula.games.realm.options.scope import teaches_natives
from fabula.games.realm.pieces import kind_of, put

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.state import RealmState

PEACE_WITH_NATURE: Final = "peace_with_nature"
DRAGON_ESSENCE: Final = "dragon_essence"
SMOKE: Final = {"C": "smoke_c", "M": "smoke_m"}
"""MR-14.3.2: what the Dragon Essence is in a tile of this letter."""


def is_quiet(state: RealmState, who: str) -> bool:
    """MR-10.6.1: optional: whether nothing stirs where he ends his turn, because he is hidden."""
    return state.options.quiet_monsters and state.individual(who).hidden


def enders(state: RealmState, who: str, followers: tuple[str, ...]) -> tuple[str, ...]:
    """MR-3.15.9: whose end of the turn counts: his, and that of the first character who follows him."""
    first = next((one for one in followers if state.sheet_of(one) is not None), None)
    ending = (who,) if first is None else (who, first)
    return tuple(one for one in ending if not state.individual(one).asleep and not is_quiet(state, one))


def is_peaceful(state: RealmState, who: str) -> bool:
    """MR-13.5.2, MR-15.7.2a: whether he disturbs neither warnings nor sounds."""
    return is_under(state, who, PEACE_WITH_NATURE) or state.has_advantage(who, PEACE_WITH_NATURE)


def come_to(state: RealmState, who: str, followers: tuple[str, ...]) -> list[Event]:
    """MR-3.15.9: what the end of his turn brings, then that of the first character who follows him."""
    return [event for ender in enders(state, who, followers) for event in _come(state, ender)]


def _come(state: RealmState, who: str) -> list[Event]:
    """The steps in their order (MR-3.15.12)."""
    clearing = state.places[who]
    tile = state.atlas.clearings[clearing].tile
    events = [*_prowl(state, tile, clearing), *_gather(state, clearing), *gold_chits_come(state, clearing)]
    box, chits = state.box, chits_in(state, tile)
    peaceful = is_peaceful(state, who)
    for chit in chits:
        if chit in box.sites:
            events += _summon(state, tile, chit, clearing_name(tile, box.sites[chit].clearing))
    for chit in chits:
        if chit in box.warnings and not peaceful:
            events += _summon(state, tile, chit, clearing)
    events += _smoke(state, tile, clearing)
    for number, chit in sorted((box.sounds[chit].clearing, chit) for chit in chits if chit in box.sounds):
        if not peaceful:
            events += _summon(state, tile, chit, clearing_name(tile, number))
    return events


def reveal(state: RealmState, tile: str, dice: Dice, *, peaceful: bool) -> list[Event]:
    """MR-3.15.1: all chits are turned up; a Lost chit is opened, a campfire comes (MR-2.6.6).

    Warnings and sounds that are not disturbed are turned down again (MR-13.5.3).
    """
    before = state.face_up
    chits, lost = look(state, tile, dice), lost_of(state, tile)
    if lost in chits and chits[-1] == lost:
        open_lost(state, tile, dice)
    chits = chits_in(state, tile)
    events = turn_up_chits(state, tile, chits, "MR-3.15.1")
    for warning in chits:
        dwelling = state.box.warnings[warning].dwelling if warning in state.box.warnings else None
        if dwelling is not None and dwelling not in state.places:
            clearing = dwelling_clearing(state.layout, tile)
            put(state, dwelling, clearing)
            events.append(Appeared(who=dwelling, clearing=clearing, rule="MR-2.6.6"))
            for one in [*state.individuals]:  # MR-5.9.3c: whoever waits there for it has arrived
                events += deliver(state, one) if state.places[one] == clearing else ()
    if peaceful and (quiet := {*chits} - {*before, *state.box.sites, *state.box.lost}):
        state.face_up = tuple(chit for chit in state.face_up if chit not in quiet)
        events.append(ChitsQuiet(tile=tile, rule="MR-13.5.3"))
    return events


def prowls(state: RealmState, monster: str) -> bool:
    """MR-3.3.1: the row of the monster roll, and Ghosts always."""
    return state.box.monsters[kind_of(monster)].row in (None, *state.rows)


def _prowl(state: RealmState, tile: str, clearing: str) -> list[Event]:
    """MR-3.15.2: prowling monsters of the tile come, unless they have blocked somebody today."""
    near = (name for name in state.atlas.of_tile[tile] if name != clearing)
    there = [piece for name in near for piece in monsters_in(state, name)]
    coming = tuple(piece for piece in there if prowls(state, piece) and piece not in state.stopped)
    return _arrive(state, coming, clearing, "MR-3.15.2")


def _gather(state: RealmState, clearing: str) -> list[Event]:
    """MR-3.15.3: roving natives come to the dwellings of their boxes."""
    events: list[Event] = []
    if not teaches_natives(state.options):  # MR-10.14.3
        return events
    here = state.standing_at.get(clearing, ())
    for group in state.box.groups.values():
        if group.row not in state.rows or not any(place in here for place in group.appears_at):
            continue
        members = [piece for piece in state.standing_at.get(group.id, ()) if piece in state.box.natives]
        for native in members:
            put(state, native, clearing)
        if members:
            events.append(Appeared(who=group.id, clearing=clearing, rule="MR-3.15.3"))
    return events


def _summon(state: RealmState, tile: str, chit: str, clearing: str) -> list[Event]:
    """MR-3.15.5 to MR-3.15.7: once a day a chit empties the first box of the rolled row that it calls."""
    if chit in state.summoned:
        return []
    found = _first_box(state, calls_of(state.box, tile, chit))
    if found is None:
        return []
    state.summoned = tuple(sorted((*state.summoned, chit)))
    rule = "MR-3.15.5" if chit in state.box.sites else "MR-3.15.7"
    if chit in state.box.warnings:
        rule = "MR-3.15.6"
    return _arrive(state, state.standing_at[found], clearing, rule)


def _smoke(state: RealmState, tile: str, clearing: str) -> list[Event]:
    """MR-3.15.8, MR-14.3.2: the Dragon Essence in his clearing calls like Smoke, time and again."""
    call = SMOKE.get(state.box.tiles[tile].letter)
    if call is None or not is_in_clearing(state, DRAGON_ESSENCE, clearing):
        return []
    found = _first_box(state, {call})
    return [] if found is None else _arrive(state, state.standing_at[found], clearing, "MR-3.15.8")


def _first_box(state: RealmState, calls: set[str]) -> str | None:
    """The first box of the rolled row that is not empty and comes when so called (MR-3.15.11)."""
    boxes = sorted(
        (state.rows.index(box.row), box.order, box.id)
        for box in state.box.monster_boxes.values()
        if box.row in state.rows and calls & {*box.summoned_by} and box.id in state.standing_at
    )
    return boxes[0][2] if boxes else None


def calls_of(box: Box, tile: str, chit: str) -> set[str]:
    """How the boxes name a chit: a warning with its letter, a sound with that of its tile or without."""
    if chit not in box.sounds:
        return {chit}
    word = box.sounds[chit].word
    return {word, f"{word}_{box.tiles[tile].letter.lower()}"}


def _arrive(state: RealmState, monsters: tuple[str, ...], clearing: str, rule: str) -> list[Event]:
    """MR-3.15.10: they come, and block whoever they see there."""
    numbers: dict[str, int] = {}
    for monster in monsters:
        put(state, monster, clearing)
        numbers[kind_of(monster)] = numbers.get(kind_of(monster), 0) + 1
    events: list[Event] = [
        Arrived(monster=kind, number=number, clearing=clearing, rule=rule) for kind, number in numbers.items()
    ]
    return events + block(state, clearing, monsters, tuple(state.individuals))
