"""MR-3.1.4 to MR-3.1.6: Sunset, Evening and Midnight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Step
from fabula.games.realm.belongings.dealing import traders
from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.day.alerting import ALERTED
from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.events import PartOfDay, WeaponTurned
from fabula.games.realm.map.chits import turn_chits_down
from fabula.games.realm.natives.hirelings import end_terms
from fabula.games.realm.natives.tasks import run_out_of_time, win_campaigns
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState


class Sunset(Step["RealmState"], frozen=True):
    """MR-3.1.4: daylight is over."""

    rule = "MR-3.1.4"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """The sun goes down."""
        state.pop()
        return [PartOfDay(part="sunset", rule=self.rule)]


class Evening(Step["RealmState"], frozen=True):
    """MR-3.1.5: with combat off, evenings pass quietly."""

    rule = "MR-3.1.5"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Nobody fights; then everybody may rearrange and trade, blocked by day or not (MR-3.17.3)."""
        state.pop()
        state.push(*(Rearranging(who, by_day=False) for who in traders(state)))
        return [PartOfDay(part="evening", rule=self.rule)]


class Midnight(Step["RealmState"], frozen=True):
    """MR-3.16: what lasts for a day is over. Enemies are found no more, but the hidden stay hidden."""

    rule = "MR-3.1.6"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Weapons are unalerted, alerted chits fatigue, Berserk ends (MR-3.16.2); the day is forgotten."""
        state.pop()
        state.stopped = state.summoned = state.settled = ()
        events: list[Event] = [PartOfDay(part="midnight", rule=self.rule)]
        for who in state.individuals:
            events += _reset(state, who)
        events += [*win_campaigns(state), *end_terms(state), *run_out_of_time(state)]
        return events + turn_chits_down(state)


def _reset(state: RealmState, who: str) -> list[Event]:
    events: list[Event] = []
    for piece in state.standing_at.get(who, ()):
        if state.faces.get(piece) == ALERTED:
            del state.faces[piece]
            told = WeaponTurned(who=who, item=kind_of(piece), piece=piece, alerted=False, rule="MR-3.16.2")
            events.append(told)
    state.write(who, blocked=False, found=False, spotted=())
    sheet = state.sheet_of(who)
    if sheet is None:
        return events
    for number, now in enumerate(sheet.chits, 1):
        if now == "alerted":
            events.append(change_chit(state, who, number, "fatigued", "MR-3.16.2"))
    state.write_sheet(state.player_of(who), berserk=False)
    return events
