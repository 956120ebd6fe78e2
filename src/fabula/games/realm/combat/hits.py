"""MR-6.9: what a hit does: to denizens, to horses, to armor and to characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.activating import put_away
from fabula.games.realm.belongings.items import has_active
from fabula.games.realm.combat.armor import Protection, armor_struck, strike_armor
from fabula.games.realm.combat.counters import body_of, counter
from fabula.games.realm.combat.events import Harmed, HorseKilled, Killed, Wounded
from fabula.games.realm.combat.means import horse_in
from fabula.games.realm.combat.sheets import Kill, fight_of, stir, write_fight, write_play
from fabula.games.realm.components.kinds import LADDER, LEVEL
from fabula.games.realm.pieces import DEAD, OUT_OF_THE_GAME, kind_of, put

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.combat.attacks import Attack, Blow
    from fabula.games.realm.state import RealmState

REFLECTING_GREASE = "reflecting_grease"
ACTIVE = ("active", "alerted", "color")
"""MR-1.5.3c: the states of chits that are in play."""
BEYOND = "X"
"""MR-0.8.1: harm that exceeds Tremendous."""


def harm_name(level: int) -> str:
    """The letter of a harm."""
    return LADDER[level] if level < len(LADDER) else BEYOND


def kill(state: RealmState, victim: str, killer: str, rule: str) -> list[Event]:
    """Somebody dies at this moment; of simultaneous blows each that would have killed counts (MR-6.11.4)."""
    now = fight_of(state)
    before = next((one for one in now.kills if one.victim == victim), None)
    by = body_of(state.box, killer)
    killers = () if before is None else before.killers
    killers = killers if by in killers else (*killers, by)
    others = tuple(one for one in now.kills if one.victim != victim)
    write_fight(state, kills=(*others, Kill(victim, killers)), stirred=True)
    return [Killed(who=victim, killer=killer, rule=rule)] if before is None else []


def is_dead(state: RealmState, who: str) -> bool:
    """Whether somebody has been killed in this round."""
    return any(one.victim == who for one in fight_of(state).kills)


def hit_denizen(state: RealmState, attack: Attack, blow: Blow, horse: str = "") -> list[Event]:
    """MR-6.9.1, MR-6.9.2: dead if the harm is as great as it is tough, else nothing; the horse first."""
    spared = horse and state.options.red_side_riders == "spared"  # U-8
    if attack.red and not spared:
        return [
            *(kill_native_horse(state, horse, "MR-6.9.6") if horse else ()),
            *kill(state, attack.target, attack.attacker, "MR-6.9.6"),
        ]
    struck = horse or attack.target
    shown = counter(state, struck)
    harm = blow.total if blow.is_overwhelming or not shown.armored else blow.on_armor
    events: list[Event] = [Harmed(who=struck, harm=harm_name(harm), rule="MR-6.8.5")]
    if harm < LEVEL[shown.size]:
        return events
    if horse:
        return events + kill_native_horse(state, horse, "MR-6.9.2")
    return events + kill(state, attack.target, attack.attacker, "MR-6.9.1")


def kill_native_horse(state: RealmState, horse: str, rule: str) -> list[Event]:
    """MR-6.9.2, MR-8.4.1: it is among the dead, unless a blow of the same moment has killed it already."""
    if state.places.get(horse) == DEAD:
        return []
    state.stances.pop(horse, None)
    state.faces.pop(horse, None)
    put(state, horse, DEAD)
    stir(state)
    return [HorseKilled(who=body_of(state.box, horse), piece=horse, rule=rule)]


class Defence:
    """What stands between a character and the blows of one moment: as it was before them (MR-6.9.4d)."""

    __slots__ = ("armor", "horse")

    def __init__(self, state: RealmState, who: str, direction: int) -> None:
        horse = horse_in(state.plays[who].maneuver)
        self.horse = horse if horse and state.places[horse] == who else ""
        self.armor: Protection | None = armor_struck(state, who, direction)


def hit_character(state: RealmState, attack: Attack, blow: Blow, defence: Defence) -> list[Event]:
    """MR-6.9.3 to MR-6.9.6: the red side, his horse, his armor, or he himself."""
    who = attack.target
    spared = defence.horse and state.options.red_side_riders == "spared"  # U-8
    if attack.red and not spared:
        return kill(state, who, attack.attacker, "MR-6.9.6")
    if defence.horse:
        return _hit_horse(state, who, defence.horse, blow)
    if blow.is_overwhelming:
        return [_harmed(who, blow.total), *kill(state, who, attack.attacker, "MR-6.8.6a")]
    if defence.armor is not None and not blow.pierces:
        events = [_harmed(who, blow.on_armor), *strike_armor(state, who, defence.armor, blow.on_armor)]
        hurts = blow.on_armor >= LEVEL["M"] and not has_active(state, who, REFLECTING_GREASE)
        return events + _wound(state, attack) if hurts else events
    events = [_harmed(who, blow.total)]
    if blow.total >= vulnerability(state, who):
        return events + kill(state, who, attack.attacker, "MR-6.9.5")
    return events + _wound(state, attack) if blow.total >= LEVEL["L"] else events


def _harmed(who: str, harm: int) -> Event:
    return Harmed(who=who, harm=harm_name(harm), rule="MR-6.8.5")


def vulnerability(state: RealmState, who: str) -> int:
    """MR-1.1.2, MR-13.2.2: what kills a character without armor."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    return LEVEL["T"] if sheet.berserk else LEVEL[state.box.characters[who].weight]


def _hit_horse(state: RealmState, who: str, horse: str, blow: Blow) -> list[Event]:
    """MR-6.9.3: the horse is struck instead of its rider."""
    kind = state.box.horses[kind_of(horse)].kind
    traits = next(one for one in state.box.all_items.horse_kinds if one.id == kind)
    harm = blow.total if blow.is_overwhelming or not traits.armored else blow.on_armor
    events: list[Event] = [Harmed(who=horse, harm=harm_name(harm), rule="MR-6.9.3")]
    if harm < LEVEL[traits.vulnerability] or state.places[horse] != who:
        return events
    put_away(state, horse)
    put(state, horse, OUT_OF_THE_GAME)
    stir(state)
    return [*events, HorseKilled(who=who, piece=horse, rule="MR-6.9.3")]


def _wound(state: RealmState, attack: Attack) -> list[Event]:
    """MR-6.10.3b: one more; he is dead as soon as he has no chit left for it."""
    who = attack.target
    wounds = state.plays[who].wounds + 1
    write_play(state, who, wounds=wounds)
    stir(state)
    events: list[Event] = [Wounded(who=who, rule="MR-6.9.5")]
    if wounds >= wounds_borne(state, who):
        events += kill(state, who, attack.attacker, "MR-6.10.3b")
    return events


def wounds_borne(state: RealmState, who: str) -> int:
    """MR-6.10.3a, U-1: which wound kills him: that of his last chit, fatigued ones counted or not."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    if state.options.wound_death_rule == "active_only":
        return 1 + sum(now in ACTIVE for now in sheet.chits)
    return sum(now not in ("wounded", "committed") for now in sheet.chits)
