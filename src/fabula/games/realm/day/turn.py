"""MR-3.4.3: a turn: its start, the recorded phases in their order, its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Step
from fabula.games.realm.belongings.dealing import is_trader
from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.day.actions import Fly, Phase
from fabula.games.realm.day.blocking import EndPhase, stop
from fabula.games.realm.day.ending import come_to, enders, is_peaceful, is_quiet, reveal
from fabula.games.realm.day.events import Cancelled, Climbs, PhaseBegan, TurnBegan, TurnEnded, Unhidden
from fabula.games.realm.day.flying import is_aloft, land, stays_aloft
from fabula.games.realm.day.following import StartPhase, followers_of, wary_followers
from fabula.games.realm.day.holding import MayHold, holders
from fabula.games.realm.day.looks import CLUES, find
from fabula.games.realm.day.minions import is_minion, share_discoveries
from fabula.games.realm.day.performing import perform, why_cancelled
from fabula.games.realm.day.phases import activity_of, clearings_of
from fabula.games.realm.day.route import climbed_by, is_cave
from fabula.games.realm.magic.daily import is_lost
from fabula.games.realm.magic.energizing import colors_at_phase
from fabula.games.realm.natives.ranks import is_underling
from fabula.games.realm.options.seasons import weather_of
from fabula.games.realm.treasures.events import OutOfTime
from fabula.games.realm.treasures.flowers import drowse
from fabula.games.realm.treasures.jewel import ChoosePhase, chooses_freely

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState


class StartTurn(Step["RealmState"], frozen=True):
    """MR-3.4.3a, MR-3.4.3c: he and all whom he guides become unhidden, and may rearrange belongings.

    Nobody is blocked because of it, unless the option says so.
    """

    rule = "MR-3.4.3a"
    who: str

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Before his first phase, if he is still there to take it."""
        if self.who not in state.individuals or state.individual(self.who).is_idle:
            return self._miss_turn(state)
        state.pop()
        events: list[Event] = []
        if is_minion(self.who):
            share_discoveries(state, self.who)
        if self.who not in state.went:
            events.append(TurnBegan(who=self.who, drawn=False, rule="MR-3.4.2"))
        turn = state.individual(self.who).turn
        flies_on = chooses_freely(state, self.who) or (turn and isinstance(turn[0], Fly))
        if is_aloft(state, self.who) and not flies_on:  # MR-3.4.3b
            events += land(state, self.who, dice)
        group = (self.who, *followers_of(state, self.who))
        if state.options.block_at_turn_start and state.is_in_clearing(self.who):  # U-39
            state.push(EndPhase(self.who))
        else:
            state.push(*(Rearranging(one) for one in group if is_trader(state, one)))
        for one in (*group, *_left_alone(state, group)):
            if state.individual(one).hidden:
                state.write(one, hidden=False)
                events.append(Unhidden(who=one, rule=self.rule))
        return events

    def _miss_turn(self, state: RealmState) -> list[Event]:
        """MR-3.4.4: whoever goes with somebody else may be blocked, or gone, before it comes to him."""
        summons = self.who in state.individuals and state.options.summon_when_blocked
        for _ in range(2 if summons else 3):  # this step and those that were pushed with it
            state.pop()
        return []


def _left_alone(state: RealmState, group: tuple[str, ...]) -> list[str]:
    """MR-1.6.3: the underlings who follow nobody, of each character whose turn begins."""
    seats = [state.player_of(one) for one in group if state.sheet_of(one) is not None]
    own = (one for seat in seats for one in state.led_by(seat))
    return [one for one in own if is_underling(state, one) and not state.individual(one).following]


class TakePhases(Step["RealmState"], frozen=True):
    """MR-3.2.10: phase after phase comes up, and is performed if possible."""

    rule = "MR-3.2.10"
    who: str
    doing: Phase | None = None
    """The phase that has come up and is not done."""
    climbing: str | None = None
    """The mountain for which some, but not all Move phases have just been done (MR-3.5.2)."""
    climbed: int = 0
    """How many of them."""
    sunlit: bool = False
    """Whether he has used a sunlight phase today (MR-3.2.4b)."""
    underground: bool = False
    """Whether he has been in a cave today."""
    free: bool = False
    """Whether he has had the Timeless Jewel in this turn (MR-14.3.8)."""
    chosen: bool = False
    """Whether he has been asked for the next phase, having the Jewel."""

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Reveal the next phase; when the followers have been asked, do it or cancel it."""
        if self.who not in state.individuals:  # MR-5.8.6: he serves nobody any more
            state.pop()
            return []
        if self.doing is not None:
            return self._do(state, self.doing, dice)
        if asleep := drowse(state):
            return asleep
        one, jewel = state.individual(self.who), chooses_freely(state, self.who)
        if self.free and not jewel and not one.is_idle:
            stop(state, self.who)
            return [OutOfTime(who=self.who, rule="MR-14.3.10")]
        if jewel and not one.is_idle and not self.chosen:
            state.write(self.who, turn=())
            state.swap(replace(self, free=True, chosen=True))
            state.push(
                ChoosePhase(self.who, self.climbing, self.climbed, self.underground or self._in_cave(state))
            )
            return []
        if not one.turn:
            if is_aloft(state, self.who):
                return land(state, self.who, dice)
            state.pop()
            return []
        phase = one.turn[0]
        state.write(self.who, turn=one.turn[1:], past=(*one.past, phase))
        state.swap(replace(self, doing=phase, chosen=False))
        state.push(StartPhase(self.who, wary_followers(state, self.who)), *colors_at_phase(state, self.who))
        clearing, onward = clearings_of(phase)
        began = PhaseBegan(
            who=self.who,
            activity=activity_of(phase),
            clearing=clearing,
            onward=onward,
            source=phase.source,
            rule=self.rule,
            reveals=True,
        )
        return [began]

    def _do(self, state: RealmState, phase: Phase, dice: Dice) -> list[Event]:
        if is_aloft(state, self.who) and not stays_aloft(state, phase):
            return self._come_down(state, dice)
        who, past = self.who, state.individual(self.who).past
        ordinary = sum(before.source == "ordinary" for before in past[:-1])
        sunlight = phase.source == "ordinary" and ordinary >= weather_of(state).basic
        underground = self.underground or self._in_cave(state)
        problem = why_cancelled(
            state, who, phase, sunlight=sunlight, sunlit=self.sunlit, underground=underground
        )
        climbed = (
            0 if problem or is_lost(state, who) else climbed_by(state, phase, self.climbing, self.climbed)
        )
        climbing = clearings_of(phase)[0] if climbed else None
        sunlit = self.sunlit or (sunlight and not problem)
        state.swap(
            TakePhases(
                who,
                climbing=climbing,
                climbed=climbed,
                sunlit=sunlit,
                underground=underground,
                free=self.free,
            )
        )
        state.push(EndPhase(who))
        if problem:
            return [Cancelled(who=who, reason=problem[1], rule=problem[0])]
        if climbing is not None:
            return [Climbs(who=who, clearing=climbing, rule="MR-3.5.2")]
        return perform(state, who, phase, dice)

    def _come_down(self, state: RealmState, dice: Dice) -> list[Event]:
        """MR-3.14.4, MR-3.14.7: he lands before he does anything else, if he still can do it there."""
        events = land(state, self.who, dice)
        if self.sunlit and self._in_cave(state):
            state.write(self.who, turn=())
            events.append(Cancelled(who=self.who, reason="sunlight-used", rule="MR-3.14.7"))
        elif not state.individual(self.who).blocked:
            return events
        state.swap(replace(self, doing=None))
        return events

    def _in_cave(self, state: RealmState) -> bool:
        return is_cave(state, state.places[self.who])


class EndTurn(Step["RealmState"], frozen=True):
    """MR-3.4.3d: chits are turned up, and monsters and natives come (MR-3.15)."""

    rule = "MR-3.4.3d"
    who: str
    revealed: bool = False
    """Whether the chits are turned up, so that monsters come next."""

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """His turn is over, and that of his followers (MR-3.12.10)."""
        if self.who not in state.individuals:
            state.pop()
            return []
        if self.revealed:
            return self._come(state)
        ended = TurnEnded(who=self.who, rule=self.rule)
        if is_minion(self.who) or not state.is_in_clearing(self.who):  # MR-3.15.12
            state.pop()
            return [ended]
        if all(is_quiet(state, one) for one in (self.who, *followers_of(state, self.who))):
            state.swap(EndTurn(self.who, revealed=True))
            return [ended, *find(state, self.who, state.places[self.who], (CLUES,), dice, chosen=False)]
        state.swap(EndTurn(self.who, revealed=True))
        tile = state.atlas.clearings[state.places[self.who]].tile
        ending = enders(state, self.who, followers_of(state, self.who))
        peaceful = all(is_peaceful(state, one) for one in ending)
        turned_up = reveal(state, tile, dice, peaceful=bool(ending) and peaceful)
        if ending:
            state.push(MayHold(holders(state, self.who)))
        return [ended, *turned_up]

    def _come(self, state: RealmState) -> list[Event]:
        """They follow him until Midnight, whom nobody has left behind (MR-1.6.3, MR-4.3.2)."""
        state.pop()
        return come_to(state, self.who, followers_of(state, self.who)) + drowse(state)
