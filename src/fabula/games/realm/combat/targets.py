"""MR-6.7.1: in random order each character names whom he attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.belongings.items import active_horse_piece
from fabula.games.realm.combat.actions import Target, TargetRider
from fabula.games.realm.combat.charging import denizens_seen, enemies_seen
from fabula.games.realm.combat.events import AimsAtRider, AttentionDrawn, NoTarget, Targeted
from fabula.games.realm.combat.naming import come_out, keep_on_sheets, rush
from fabula.games.realm.combat.riding import rides_freely
from fabula.games.realm.combat.sheets import (
    fight_of,
    fighters,
    write_fight,
    write_play,
)
from fabula.games.realm.combat.sides import provoke
from fabula.games.realm.combat.treachery import betray
from fabula.games.realm.combat.weapons import weapon_of
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.magic.casting import casting_of
from fabula.games.realm.magic.durations import break_peace
from fabula.games.realm.magic.fighting import is_at_peace
from fabula.games.realm.magic.targeting import NameSpellTargets

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


class NameTargets(Step["RealmState"], frozen=True):
    """MR-6.7.1: an attention chit is drawn for each of those who are still here."""

    rule = "MR-6.7.1"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """The next, in random order; this step stays below until all have been asked."""
        named = fight_of(state).named
        left = [who for who in fighters(state) if who not in named]
        if not left or fight_of(state).truce:  # MR-16.11.5
            state.pop()
            return []
        who = dice.draw("attention chit", left)
        write_fight(state, named=(*named, who))
        casts = casting_of(state, who) is not None
        state.push(NameSpellTargets(who) if casts else NameTarget(who))
        return [AttentionDrawn(who=who, rule="MR-0.5.1", reveals=len(left) > 1)]


def targets_of(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-6.7.1, MR-6.14.1: denizens, then characters."""
    return (*denizens_seen(state, who), *enemies_seen(state, who))


class NameTarget(Step["RealmState"], frozen=True):
    """MR-6.7.1: anybody in the clearing whom he sees, or nobody."""

    rule = "MR-6.7.1"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Him."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Everybody who can be seen."""
        free = () if is_at_peace(state, self.who) else targets_of(state, self.who)  # MR-15.1.3c
        riders = [whom for whom in free if whom in state.plays and active_horse_piece(state, whom)]
        past = map(TargetRider, riders) if rides_freely(state) else ()
        return Choices("target", (*map(Target, free), *past, Pass()), {"who": self.who})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """He does not see him, or nobody of that name is here."""
        if action in self.choices(state, seat).actions:
            return None
        if isinstance(action, Target) and action.whom in state.plays and action.whom != self.who:
            return refuse("MR-6.7.1b", "unseen", whom=action.whom)
        return refuse(self.rule, "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """He is unhidden; a denizen on no sheet gets its own, and is taken by surprise (MR-6.7.1a)."""
        state.pop()
        if not isinstance(action, Target | TargetRider):
            return [NoTarget(who=self.who, rule=self.rule)]
        events = come_out(state, self.who, dice, from_afar=weapon_of(state, self.who).missile)
        events.append(Targeted(who=self.who, whom=action.whom, rule=self.rule))
        at_rider = isinstance(action, TargetRider)
        write_play(state, self.who, target=action.whom, at_rider=at_rider)
        if at_rider:
            events.append(AimsAtRider(who=self.who, whom=action.whom, rule="MR-10.11.2"))
        events += break_peace(state, action.whom)
        events += betray(state, action.whom, seat)
        keep_on_sheets(state)
        events += provoke(state, action.whom, seat)
        return events + rush(state, action.whom, seat)
