"""MR-15.1: spells of type I."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.belongings.events import CurseLifted
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.combat.hits import kill
from fabula.games.realm.day.blocking import monsters_in
from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.magic.bewitching import is_in
from fabula.games.realm.magic.casting import CHIT, write_casting
from fabula.games.realm.magic.curses import WITHER
from fabula.games.realm.magic.durations import narrow_spell
from fabula.games.realm.magic.events import ArmorMended, SpellCancelled
from fabula.games.realm.magic.fighting import FIENDS
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.magic.casting import Casting
    from fabula.games.realm.state import RealmState

DAMAGED: Final = "damaged"


def exorcise(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """MR-15.1.1: Demons and the Imp die; spells, Curses and spells being cast break; color chits fatigue."""
    (clearing,) = casting.targets
    events: list[Event] = []
    for row in state.bewitched:
        lost = tuple(target for target in row.targets if is_in(state, target, row.caster, clearing))
        if lost:
            events += narrow_spell(state, row, lost, "MR-15.1.1b")
    for monster in monsters_in(state, clearing):  # one that was somebody's essence is there again by now
        if kind_of(monster) in FIENDS:
            events += kill(state, monster, casting.caster, "MR-15.1.1a")
    events += _stop_castings(state, casting)
    for seat, sheet in enumerate(state.sheets):
        if sheet is None or state.places[sheet.character] != clearing:
            continue
        events += (CurseLifted(who=sheet.character, curse=one, rule="MR-15.1.1b") for one in sheet.curses)
        state.write_sheet(seat, curses=())
        colors = [number for number, now in enumerate(sheet.chits, 1) if now == "color"]
        events += (change_chit(state, sheet.character, n, "fatigued", "MR-15.1.1c") for n in colors)
    return events


def _stop_castings(state: RealmState, casting: Casting) -> list[Event]:
    """MR-15.1.1b, MR-15.1.1d: whatever else is cast there this round is broken."""
    events: list[Event] = []
    for other in state.castings:
        if other.caster != casting.caster and other.fate == "cast":
            write_casting(state, other.caster, fate="cancelled")
            events.append(SpellCancelled(who=other.caster, spell=other.spell, rule="MR-15.1.1b"))
    return events


def make_whole(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """MR-15.1.2: chits are active again, armor is whole, and Wither is broken.

    What has been done to them in this very round stays so (MR-15.1.2b).
    """
    (who,) = casting.targets
    hurt = state.plays[who].hurt if who in state.plays else ()
    events = rest_all(state, who, "MR-15.1.2a", but=hurt)
    for piece in belongings(state, who):
        if state.faces.get(piece) == DAMAGED and piece not in hurt:
            del state.faces[piece]
            events.append(ArmorMended(who=who, piece=piece, rule="MR-15.1.2a"))
    return [*events, *lift_curse(state, who, WITHER, "MR-15.1.2c")]


def rest_all(state: RealmState, who: str, rule: str, but: tuple[str, ...] = ()) -> list[Event]:
    """All fatigued and wounded chits of somebody are active again, but these."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    spent = [number for number, now in enumerate(sheet.chits, 1) if now in ("fatigued", "wounded")]
    back = [number for number in spent if f"{CHIT}{number}" not in but]
    return [change_chit(state, who, number, "active", rule) for number in back]


def lift_curse(state: RealmState, who: str, curse: str, rule: str) -> list[Event]:
    """Free somebody of a curse, if it is on him."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    if curse not in sheet.curses:
        return []
    left = tuple(one for one in sheet.curses if one != curse)
    state.write_sheet(state.player_of(who), curses=left)
    return [CurseLifted(who=who, curse=curse, rule=rule)]
