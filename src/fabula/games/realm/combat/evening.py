"""MR-6.1, MR-6.3, MR-6.12: the combats of an Evening, clearing after clearing and round after round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings.dealing import traders
from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.combat.actions import FightOn
from fabula.games.realm.combat.assignment import Assignment, Luring, eligible, unassigned
from fabula.games.realm.combat.battling import NativesDecide, meetings
from fabula.games.realm.combat.counters import counters_of, is_tremendous
from fabula.games.realm.combat.deployment import Deployment
from fabula.games.realm.combat.dropping import scatter
from fabula.games.realm.combat.encounter import AskEncounter
from fabula.games.realm.combat.events import CombatBegan, CombatEnded, CounterTurned, FightsOn, RoundBegan
from fabula.games.realm.combat.fatigue import FatigueStep
from fabula.games.realm.combat.melee import ChangeTactics, Reposition
from fabula.games.realm.combat.placement import AskPlacement
from fabula.games.realm.combat.resolution import Resolve
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.sheets import (
    TRUCE_ROUNDS,
    Fight,
    Play,
    fight_of,
    fighters,
    is_dark,
    is_red,
    turn_over,
    write_fight,
)
from fabula.games.realm.combat.shifting import Shifting
from fabula.games.realm.combat.sides import denizens_in, people_in, seats_in_order, sides, unhired_in
from fabula.games.realm.combat.targets import NameTargets
from fabula.games.realm.magic.brooms import CallBrooms
from fabula.games.realm.magic.drifting import drifts
from fabula.games.realm.magic.effects import SpellsTakeEffect
from fabula.games.realm.magic.energizing import ColorsInCombat
from fabula.games.realm.magic.sources import could_cast
from fabula.games.realm.magic.winds import Hurricane, rising_wind
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.unseen import without

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

QUIET_ROUNDS = 2
"""MR-6.12.1: so many rounds in a row without anything end a combat."""


def battlefields(state: RealmState) -> tuple[str, ...]:
    """MR-6.1.1: the clearings where somebody of a player is together with anybody whom he could fight."""
    here = {state.places[who] for who in state.individuals} & state.atlas.clearings.keys()
    return tuple(sorted(clearing for clearing in here if may_fight(state, clearing)))


def may_fight(state: RealmState, clearing: str) -> bool:
    """MR-6.1.1: whether somebody is there with unhired denizens, several of the players, or a magician."""
    there = people_in(state, clearing)
    if len(there) == 1:
        return could_cast(state, there[0]) or bool(unhired_in(state, clearing))
    return bool(there)


class Battles(Step["RealmState"], frozen=True):
    """MR-6.1.1: clearing after clearing, in random order."""

    rule = "MR-6.1.1"
    left: tuple[str, ...]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Draw the next; after the last one everybody may rearrange and trade (MR-3.17.3)."""
        if not self.left:
            state.pop()
            drifting = drifts(state) if state.options.combat == "on" else ()
            state.push(*drifting, *(Rearranging(who, by_day=False) for who in traders(state)))
            return []
        clearing = dice.draw("clearing", self.left)
        state.swap(Battles(without(self.left, clearing)))
        peace = clearing in state.truces  # MR-16.11.5
        state.fight = Fight(clearing, truce=1 + TRUCE_ROUNDS if peace else 0)
        state.plays = {who: Play() for who in state.individuals if _joins(state, who, clearing)}
        state.push(NativesDecide(() if peace else meetings(state)), Combat())
        began = CombatBegan(clearing=clearing, rule=self.rule, reveals=True)
        return [began, *(() if peace else _alert(state, clearing))]


def _alert(state: RealmState, clearing: str) -> list[Event]:
    """MR-10.6.3: optional: if anybody is there unhidden, denizens begin dark side up."""
    seen = any(not state.individual(who).hidden for who in people_in(state, clearing))
    events: list[Event] = []
    for denizen in unhired_in(state, clearing) if seen and state.options.alerted_monsters else ():
        if not is_tremendous(state, denizen) and not is_dark(state, denizen):
            turn_over(state, denizen)
            events.append(CounterTurned(piece=denizen, dark=True, rule="MR-10.6.3"))
    return events


def _joins(state: RealmState, who: str, clearing: str) -> bool:
    return state.sheet_of(who) is not None and who in people_in(state, clearing)


class Combat(Step["RealmState"], frozen=True):
    """MR-6.1.5: round after round; this step lies below each of them."""

    rule = "MR-6.1.5"
    asked: bool = False
    """Whether the players want the next round, which nobody has to fight."""

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """The next round, or the end; natives battle nobody of whom no one is left (MR-6.2.4)."""
        there = sides(state)
        write_fight(state, battling=tuple(pair for pair in fight_of(state).battling if pair[1] in there))
        if self._is_over(state):
            return self._end(state)
        if not self.asked and not self._is_forced(state) and not fight_of(state).truce:
            state.swap(replace(self, asked=True))
            state.push(AskToFight(seats_in_order(state)))
            return []
        state.plays = dict.fromkeys(fighters(state), Play())
        if rising_wind(state) is not None:
            state.push(Hurricane())
            return []
        state.swap(Combat())
        now = fight_of(state)
        write_fight(state, round=now.round + 1, stirred=False, named=(), kills=(), enraged=())
        order = seats_in_order(state)
        if now.truce:
            return self._truce(state, now.truce)
        state.push(
            Luring(order),
            Assignment(),
            Deployment(order),
            ColorsInCombat(),
            AskEncounter(),
            NameTargets(),
            SpellsTakeEffect(),
            AskPlacement(),
            CallBrooms(),
            *_melee(state),
            Resolve(),
            FatigueStep(),
            EndRound(),
        )
        return [RoundBegan(round=now.round + 1, rule="MR-6.3.1")]

    def _truce(self, state: RealmState, left: int) -> list[Event]:
        """MR-16.11.5, MR-6.12.2: two more rounds are played for actions, without targets or attacks."""
        write_fight(state, truce=left - 1)
        state.push(ColorsInCombat(), AskEncounter(), FatigueStep(), EndRound())
        return [RoundBegan(round=fight_of(state).round, rule="MR-16.11.5")]

    def _is_over(self, state: RealmState) -> bool:
        """MR-6.12.1: nobody is left, or nothing has happened for two rounds and nobody is held."""
        now = fight_of(state)
        held = any(is_red(state, denizen) for denizen in denizens_in(state, now.clearing))
        if now.truce == 1:  # MR-16.11.5
            return True
        return not may_fight(state, now.clearing) or (now.quiet >= QUIET_ROUNDS and not held)

    def _is_forced(self, state: RealmState) -> bool:
        """Whether a denizen is assigned to somebody, or can be."""
        return bool(state.stances) or any(eligible(state, denizen) for denizen in unassigned(state))

    def _end(self, state: RealmState) -> list[Event]:
        """MR-6.12.3: denizens are on no sheet any more, and light side up."""
        state.pop()
        clearing = fight_of(state).clearing
        events: list[Event] = []
        for denizen in denizens_in(state, clearing):
            for piece in counters_of(state, denizen):
                if is_dark(state, piece):
                    turn_over(state, piece)
                    events.append(CounterTurned(piece=piece, dark=False, rule="MR-6.12.3"))
        events += scatter(state, *state.individuals)
        state.fight, state.stances, state.plays = None, {}, {}
        return [*events, CombatEnded(clearing=clearing, rule="MR-6.12.1")]


def _melee(state: RealmState) -> tuple[Step[RealmState], ...]:
    """MR-6.3.2: what changes after everything is shown; the option lets people shift first (U-40)."""
    denizens = (Reposition(), ChangeTactics())
    people = (Shifting("battle_bracelets"), Shifting("elusive_cloak"))
    return (*people, *denizens) if state.options.shift_before_reposition else (*denizens, *people)


class AskToFight(Step["RealmState"], frozen=True):
    """MR-6.12.1: without denizens that attack, combat ends as soon as all agree."""

    rule = "MR-6.12.1"
    left: tuple[Seat, ...]

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """One after the other."""
        return self.left[:1]

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """To fight, or not."""
        clearing = fight_of(state).clearing
        own = (who for who in people_in(state, clearing) if state.player_of(who) == seat)
        casts = "yes" if any(could_cast(state, who) for who in own) else "no"
        return Choices("fight-on", (FightOn(), Done()), {"clearing": clearing, "casts": casts})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """As soon as somebody wants it there is a round."""
        wants = isinstance(action, FightOn)
        state.swap(AskToFight(() if wants else self.left[1:]))
        if not wants and not self.left[1:]:
            write_fight(state, quiet=QUIET_ROUNDS)
        return [FightsOn(seat=seat, wants=wants, rule=self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """All have been asked."""
        state.pop()
        return []
