"""MR-7.12.2, MR-16.10: the Power of the Pit, called by a spell or by a Demon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.belongings.activating import put_away
from fabula.games.realm.belongings.items import belongings, is_horse, pile_in
from fabula.games.realm.combat.armor import Protection, strike_armor
from fabula.games.realm.combat.counters import counter, living_horse
from fabula.games.realm.combat.hits import ACTIVE, is_dead, kill, kill_native_horse, wounds_borne
from fabula.games.realm.combat.outcomes import HorseKilled, LooseHorseKilled
from fabula.games.realm.combat.sheets import fight_of, stir
from fabula.games.realm.combat.sides import denizens_in
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.day.rolls import roll
from fabula.games.realm.magic.bewitching import MIST, is_shielded, is_under
from fabula.games.realm.magic.casting import PIT
from fabula.games.realm.magic.colors import READY
from fabula.games.realm.magic.shapes import creature_name
from fabula.games.realm.magic.unleashing import as_unleashed
from fabula.games.realm.pieces import OUT_OF_THE_GAME, kind_of, put

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.core import Dice, Event
    from fabula.games.realm.components.characters import ActionChit
    from fabula.games.realm.components.tables import Row
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState

NO_CREDIT: Final = PIT
"""Who has killed a caster that falls into his own chasm."""
WEAK: Final = ("L", "M")
"""MR-16.10.3."""


def open_pit(state: RealmState, target: str, roller: str, caster: str, dice: Dice, rule: str) -> list[Event]:
    """Roll on the table, and apply the result to the target or to the clearing (MR-7.12.1)."""
    row, rolled = roll(state, roller, PIT, dice, rule)
    return [rolled, *take_from_pit(state, target, caster, row)]


def take_from_pit(state: RealmState, target: str, caster: str, row: Row) -> list[Event]:
    """Apply what was rolled."""
    (result,) = row.results
    if row.scope == "clearing":
        return [*(_chasm if result == "fiery_chasm_opens" else _terror)(state, caster)]
    if is_shielded(state, target):  # MR-7.12.2e
        return []
    if result == "carried_away":
        return [*_carry_away(state, target, caster)]
    if state.sheet_of(target) is None if target in state.individuals else True:
        return []  # MR-16.10.7
    match result:
        case "blight":
            spent = _chits(state, target, lambda chit, now: bool(chit.asterisks) and now in ACTIVE)
            return [*_wound_all(state, target, spent, caster, "MR-16.10.4")]
        case "forget":
            magic = _chits(state, target, lambda chit, now: chit.type is not None and now in READY)
            return [*_turn_all(state, target, magic, "fatigued", "MR-16.10.5")]
        case _:
            return [*_rust(state, target)]


def _slay(state: RealmState, victim: str, caster: str, rule: str) -> list[Event]:
    """The caster is credited, but not with himself (MR-7.12.2a)."""
    return kill(state, victim, NO_CREDIT if victim == caster else caster, rule)


def _carry_away(state: RealmState, target: str, caster: str) -> list[Event]:
    """MR-7.12.2b: horse and rider both."""
    horse = "" if target in state.plays else living_horse(state, target)
    dead = kill_native_horse(state, horse, "MR-16.10.2") if horse else []
    own = [piece for piece in _horses(state, target) if piece in state.active]
    return [
        *dead,
        *_kill_horses(state, target, own, "MR-16.10.2"),
        *_slay(state, target, caster, "MR-16.10.2"),
    ]


def _everybody(state: RealmState) -> list[str]:
    """Characters, then denizens, of this clearing; mist is out of reach, and the dead are dead."""
    there = [*sorted(state.plays), *denizens_in(state, fight_of(state).clearing)]
    return [one for one in there if not is_under(state, one, MIST) and not is_dead(state, one)]


def _chasm(state: RealmState, caster: str) -> list[Event]:
    """MR-16.10.1: all who are not hidden."""
    events: list[Event] = []
    for one in _everybody(state):
        if one in state.individuals and state.individual(one).hidden:
            continue
        if one not in state.plays and (horse := living_horse(state, one)):
            events += kill_native_horse(state, horse, "MR-16.10.1")
        events += _kill_horses(state, one, _horses(state, one), "MR-16.10.1")
        events += _slay(state, one, caster, "MR-16.10.1")
    return events


def _terror(state: RealmState, caster: str) -> list[Event]:
    """MR-16.10.3, U-26: weak chits of all characters are wounded; weak denizens and horses die."""
    events: list[Event] = []
    for one in _everybody(state):
        horses = [horse for horse in _horses(state, one) if _is_weak(state, horse)]
        if one in state.plays:
            weak = _chits(
                state, one, lambda chit, now: chit.strength in WEAK and now not in ("wounded", "committed")
            )
            events += _wound_all(state, one, weak, caster, "MR-16.10.3")
            events += _kill_horses(state, one, horses, "MR-16.10.3")
            continue
        events += _kill_horses(state, one, horses, "MR-16.10.3")
        horse = living_horse(state, one)
        if horse and counter(state, horse).size in WEAK:
            events += kill_native_horse(state, horse, "MR-16.10.3")
        if counter(state, one).size in WEAK:
            events += _slay(state, one, caster, "MR-16.10.3")
    return events + _kill_loose_horses(state)


def _horses(state: RealmState, who: str) -> list[str]:
    """The horses that somebody has with him, ridden or led."""
    return [piece for piece in belongings(state, who) if is_horse(state, piece)]


def _is_weak(state: RealmState, horse: str) -> bool:
    return state.box.horse_kinds[state.box.horses[kind_of(horse)].kind].vulnerability in WEAK


def _kill_horses(state: RealmState, who: str, horses: list[str], rule: str) -> list[Event]:
    events: list[Event] = []
    for horse in horses:
        if horse in state.active:
            put_away(state, horse)
        put(state, horse, OUT_OF_THE_GAME)
        stir(state)
        events.append(HorseKilled(who=who, piece=horse, rule=rule))
    return events


def _kill_loose_horses(state: RealmState) -> list[Event]:
    """MR-16.10.3: weak ones that lie abandoned in this clearing."""
    clearing = fight_of(state).clearing
    events: list[Event] = []
    for piece in pile_in(state, clearing):
        if is_horse(state, piece) and _is_weak(state, piece):
            put(state, piece, OUT_OF_THE_GAME)
            stir(state)
            events.append(LooseHorseKilled(clearing=clearing, piece=piece, rule="MR-16.10.3"))
    return events


def _chits(state: RealmState, who: str, which: Callable[[ActionChit, ChitState], bool]) -> list[int]:
    """The numbers of somebody's chits for which this is true; nothing happens to those of a creature.

    What is printed on them counts, whatever cards make of it (MR-7.12.2c).
    """
    sheet = state.sheet_of(who)
    assert sheet is not None
    if creature_name(state, who):  # MR-7.10.3
        return []
    printed = sheet.printed(state.box)
    chits = enumerate(zip(printed, sheet.chits, strict=True), 1)
    return [number for number, (chit, now) in chits if which(as_unleashed(state, who, number, chit), now)]


def _turn_all(state: RealmState, who: str, chits: list[int], now: ChitState, rule: str) -> list[Event]:
    """MR-6.12.1: chits are wounded or fatigued, so that something has happened."""
    if chits:
        stir(state)
    return [change_chit(state, who, number, now, rule) for number in chits]


def _wound_all(state: RealmState, who: str, chits: list[int], caster: str, rule: str) -> list[Event]:
    """MR-7.12.2d: who has only wounded chits left dies; wounds not laid on chits yet count (MR-6.10.3b)."""
    if creature_name(state, who):  # MR-7.10.3
        return []
    events = _turn_all(state, who, chits, "wounded", rule)
    sheet, pending = state.sheet_of(who), state.plays[who].wounds
    assert sheet is not None
    due = 0 if state.options.wounds_at_round_end else pending
    if all(now in ("wounded", "committed") for now in sheet.chits) or 0 < wounds_borne(state, who) <= due:
        events += _slay(state, who, caster, "MR-7.12.2d")
    return events


def _rust(state: RealmState, who: str) -> list[Event]:
    """MR-16.10.6: active armor counters are damaged, damaged ones destroyed; cards are not affected."""
    armor = state.box.armor
    worn = [piece for piece in belongings(state, who) if piece in state.active and kind_of(piece) in armor]
    events: list[Event] = []
    for piece in worn:
        toughness = LEVEL[armor[kind_of(piece)].toughness]
        struck = Protection(piece, 0, toughness, card=False)
        events += strike_armor(state, who, struck, toughness)
    return events
