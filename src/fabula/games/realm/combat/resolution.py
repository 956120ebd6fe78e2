"""MR-6.8: attack after attack, simultaneous ones together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Step
from fabula.games.realm.combat.actions import ATTACKS, DODGES
from fabula.games.realm.combat.attacks import Attack, all_attacks, blow_of, how_it_hits, maneuver_against
from fabula.games.realm.combat.counters import body_of, horse_of, is_tremendous
from fabula.games.realm.combat.essences import monster_in
from fabula.games.realm.combat.hits import Defence, die_of_wounds, hit_character, hit_denizen, is_dead
from fabula.games.realm.combat.outcomes import AttackCancelled, HitBy, MissedBy
from fabula.games.realm.combat.riding import passes_horse
from fabula.games.realm.combat.sheets import fight_of, fighters, write_fight, write_play
from fabula.games.realm.day.rolls import SPELL
from fabula.games.realm.magic.monsters import cast_by_hit, roll_for
from fabula.games.realm.magic.shapes import creature_name
from fabula.games.realm.magic.striking import spell_attacks
from fabula.games.realm.treasures.wand import SetRedDie, sets_die

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.combat.attacks import How
    from fabula.games.realm.combat.sheets import Outcome
    from fabula.games.realm.state import RealmState


class Resolve(Step["RealmState"], frozen=True):
    """MR-6.8.1: in the order of length and time."""

    rule = "MR-6.8.1"
    left: tuple[tuple[Attack, ...], ...] = ()
    """The moments to come, if somebody has been asked for his red dice in the first of them."""

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Each moment by itself: nobody who dies in it misses his own blow of that moment (MR-6.8.2)."""
        state.pop()
        events: list[Event] = []
        if not self.left:
            _miss_nobody(state)
        moments = self.left or tuple(all_attacks(state, spell_attacks(state)))
        for number, batch in enumerate(moments):
            dead = {one.victim for one in fight_of(state).kills}
            asked = self.left and not number
            if not asked and (questions := _red_dice(state, batch, dead)):
                for step in (Resolve(moments[number:]), *reversed(questions)):
                    state.push(step)
                return events
            for attack, clash in [(attack, Clash(state, attack)) for attack in batch]:
                attacker = body_of(state.box, attack.attacker)
                if attacker in dead or attack.target in dead:
                    _note(state, attack, "cancelled")
                    events.append(
                        AttackCancelled(who=attack.target, attacker=attack.attacker, rule="MR-6.8.2")
                    )
                else:
                    events += _strike(state, attack, clash, dice)
        return events + die_of_wounds(state)


def _miss_nobody(state: RealmState) -> None:
    """MR-6.8.4: an attack without a target, or on somebody who is gone, only alerts the weapon."""
    there = (*state.plays, *state.stances)
    for who in fighters(state):
        if state.plays[who].attack and state.plays[who].target not in there:
            write_play(state, who, outcome="missed")


def _red_dice(state: RealmState, batch: tuple[Attack, ...], dead: set[str]) -> list[SetRedDie]:
    """MR-14.5.7: what owners of the Magic Wand choose before anything of this moment is rolled."""
    rolls = (
        roll_for(state, attack)
        for attack in batch
        if not {body_of(state.box, attack.attacker), attack.target} & dead and how_it_hits(state, attack)
    )
    return [SetRedDie(*one) for one in rolls if one is not None and sets_die(state, *one, SPELL)]


class Clash:
    """How an attack meets its target, as all was before the blows of one moment (MR-6.9.2, MR-6.9.4d)."""

    __slots__ = ("defence", "how", "told")

    def __init__(self, state: RealmState, attack: Attack) -> None:
        self.how = how_it_hits(state, attack)
        self.told = _told(state, attack, self.how)
        is_character = attack.target in state.plays
        self.defence: Defence | str = (
            Defence(state, attack.target, attack.direction, past_horse=passes_horse(state, attack))
            if is_character
            else horse_of(state, attack.target)
        )
        """What protects a character; between a native and the blow is at most his horse."""


def _strike(state: RealmState, attack: Attack, clash: Clash, dice: Dice) -> list[Event]:
    """MR-6.8.3: hit or miss, and what comes of it."""
    _note(state, attack, "hit" if clash.how else "missed")
    events = [clash.told]
    if clash.how is None:
        return events
    if attack.casts:
        return events + cast_by_hit(state, attack, dice)
    blow, told = blow_of(state, attack, dice, clash.how)
    events += told
    if isinstance(clash.defence, str):
        return events + hit_denizen(state, attack, blow, clash.defence)
    return events + hit_character(state, attack, blow, clash.defence, dice)


def _told(state: RealmState, attack: Attack, how: How | None) -> Event:
    """MR-6.8.3: a hit or a miss, with the directions and times that make it one."""
    who, attacker, rule = attack.target, attack.attacker, "MR-6.8.3"
    direction, time = ATTACKS[attack.direction - 1], attack.time
    maneuver = maneuver_against(state, who)
    dodge, dodge_time = ("", 0) if maneuver is None else (DODGES[maneuver[0] - 1], maneuver[1])
    if how is None:
        return MissedBy(
            who=who,
            attacker=attacker,
            direction=direction,
            time=time,
            dodge=dodge,
            dodge_time=dodge_time,
            rule=rule,
        )
    return HitBy(
        who=who,
        attacker=attacker,
        how=how,
        direction=direction,
        time=time,
        dodge=dodge,
        dodge_time=dodge_time,
        rule=rule,
    )


def _note(state: RealmState, attack: Attack, outcome: Outcome) -> None:
    """Keep what becomes of a character's attack, and which Tremendous monsters have hit (MR-6.9.8)."""
    if attack.spell:
        return
    if attack.attacker in state.plays:
        write_play(state, attack.attacker, outcome=outcome)
        monster = monster_in(state, attack.attacker)
        if outcome == "hit" and monster is not None and monster.size == "T":  # MR-15.5.1f
            others = (pair for pair in fight_of(state).grips if pair[0] != attack.attacker)
            write_fight(state, grips=(*others, (attack.attacker, attack.target)))
        if outcome == "hit" and not creature_name(state, attack.attacker):
            state.write_sheet(state.player_of(attack.attacker), mighty=False)
    elif outcome == "hit" and is_tremendous(state, attack.attacker):
        body, now = body_of(state.box, attack.attacker), fight_of(state)
        write_fight(state, enraged=tuple(dict.fromkeys((*now.enraged, body))))


def survivors(state: RealmState) -> tuple[str, ...]:
    """The characters who have come through the round alive so far."""
    return tuple(who for who in fighters(state) if not is_dead(state, who))
