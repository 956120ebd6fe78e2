"""MR-7.12.4, MR-16.12: curses that somebody brings upon himself by searching."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Step
from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.day.events import Unhidden
from fabula.games.realm.day.findings import Cursed
from fabula.games.realm.day.rolls import roll
from fabula.games.realm.magic.shapes import creature_name
from fabula.games.realm.treasures.wand import asks_first

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState

CURSE: Final = "curse"
SQUEAK: Final = "squeak"
WITHER: Final = "wither"
EYEMIST: Final = "eyemist"


def curse(
    state: RealmState, who: str, dice: Dice, *, roller: str = "", rule: str = "MR-16.3.10"
) -> list[Event]:
    """MR-16.12: roll for a curse, with one's own modifiers (MR-7.12.1); only characters can be cursed."""
    if state.sheet_of(who) is None:
        return []
    roller = roller or who
    if asks_first(state, roller, CURSE, Cursing(who, roller, rule)):
        return []
    row, rolled = roll(state, roller, CURSE, dice, rule)
    return [rolled, *strike(state, who, row.results[0], rule)]


class Cursing(Step["RealmState"], frozen=True):
    """A curse for which whoever rolls has chosen the red die (MR-14.5.7)."""

    rule = "MR-14.5.7"
    who: str
    roller: str
    clause: str

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Now it is rolled for."""
        state.pop()
        return curse(state, self.who, dice, roller=self.roller, rule=self.clause)


def strike(state: RealmState, who: str, struck: str, rule: str) -> list[Event]:
    """MR-16.12: a curse that has been rolled falls on a character."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    events: list[Event] = [Cursed(who=who, curse=struck, rule=rule)]
    if struck in sheet.curses:  # MR-7.12.4a
        return events
    state.write_sheet(state.player_of(who), curses=(*sheet.curses, struck))
    return [*events, *suffer(state, who)]


def suffer(state: RealmState, who: str) -> list[Event]:
    """MR-16.12.2, MR-16.12.3: what curses do at once, or as soon as no spell nullifies them (MR-7.12.4e)."""
    events: list[Event] = []
    if state.has_curse(who, SQUEAK) and state.individual(who).hidden:
        state.write(who, hidden=False)
        events.append(Unhidden(who=who, rule="MR-16.12.2"))
    return events + wither(state, who) if state.has_curse(who, WITHER) else events


def wither(state: RealmState, who: str) -> list[Event]:
    """MR-7.12.4c: whatever has an asterisk and is not committed, fatigued or wounded fatigues at once.

    The chits of a creature do so as soon as it is itself again (MR-7.10.3).
    """
    sheet = state.sheet_of(who)
    assert sheet is not None
    if creature_name(state, who):
        return []
    printed = sheet.printed(state.box)
    chits = enumerate(zip(printed, sheet.chits, strict=True), 1)
    tired = [n for n, (chit, now) in chits if chit.asterisks and now in ("active", "alerted", "color")]
    return [change_chit(state, who, number, "fatigued", "MR-16.12.3") for number in tired]
