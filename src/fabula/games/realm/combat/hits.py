"""MR-6.9: what a hit does: to denizens, to horses, to armor and to characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.activating import put_away
from fabula.games.realm.belongings.items import has_active
from fabula.games.realm.combat.armor import Protection, layers_of, strike_armor
from fabula.games.realm.combat.counters import body_of, counter
from fabula.games.realm.combat.means import horse_in
from fabula.games.realm.combat.outcomes import (
    ArmorStruck,
    Harmed,
    HorseKilled,
    Killed,
    Routed,
    SeriouslyWounded,
    Wounded,
)
from fabula.games.realm.combat.sheets import Kill, fallen, fight_of, stir, write_fight, write_play
from fabula.games.realm.components.kinds import LADDER, LEVEL
from fabula.games.realm.day.rolls import PLAIN
from fabula.games.realm.magic.shapes import shape_of
from fabula.games.realm.pieces import DEAD, OUT_OF_THE_GAME, kind_of, put

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.combat.attacks import Attack, Blow
    from fabula.games.realm.components.tables import Shape
    from fabula.games.realm.state import RealmState

REFLECTING_GREASE = "reflecting_grease"
ACTIVE = ("active", "alerted", "color")
"""MR-1.5.3c: the states of chits that are in play."""
BEYOND = "X"
"""MR-0.8.1: harm that exceeds Tremendous."""


def harm_name(level: int) -> str:
    """The letter of a harm."""
    return LADDER[level] if level < len(LADDER) else BEYOND


def kill(state: RealmState, victim: str, killer: str, rule: str, *, routed: bool = False) -> list[Event]:
    """Somebody dies at this moment; of simultaneous blows each that would have killed counts (MR-6.11.4)."""
    now = fight_of(state)
    before = next((one for one in now.kills if one.victim == victim), None)
    by = body_of(state.box, killer)
    killers = () if before is None else before.killers
    killers = killers if by in killers else (*killers, by)
    others = tuple(one for one in now.kills if one.victim != victim)
    routed = routed and (before is None or before.routed)
    write_fight(state, kills=(*others, Kill(victim, killers, routed)), stirred=True)
    if before is not None:
        return []
    if routed:
        return [Routed(who=victim, killer=killer, rule=rule)]
    return [Killed(who=victim, killer=killer, rule=rule)]


def is_dead(state: RealmState, who: str) -> bool:
    """Whether somebody has been killed in this round."""
    return who in fallen(state)


def hit_denizen(state: RealmState, attack: Attack, blow: Blow, horse: str = "") -> list[Event]:
    """MR-6.9.1, MR-6.9.2: dead if the harm is as great as it is tough, else nothing; the horse first."""
    if attack.red and not spares_rider(state, horse):
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
    if harm == LEVEL[shown.size] and state.options.serious_wounds_denizens:
        return events + kill(state, attack.target, attack.attacker, "MR-10.1.2", routed=True)
    return events + kill(state, attack.target, attack.attacker, "MR-6.9.1")


def spares_rider(state: RealmState, horse: str) -> bool:
    """U-8: whether by the option a red hit kills the horse between it and its victim, and no more."""
    return bool(horse) and state.options.red_side_riders == "spared"


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

    __slots__ = ("armor", "horse", "layers")

    def __init__(self, state: RealmState, who: str, direction: int, *, past_horse: bool = False) -> None:
        horse = horse_in(state.plays[who].maneuver)
        self.horse = horse if horse and state.places[horse] == who and not past_horse else ""
        self.layers = layers_of(state, who, direction)
        self.armor: Protection | None = next(iter(self.layers), None)


def hit_character(state: RealmState, attack: Attack, blow: Blow, defence: Defence, dice: Dice) -> list[Event]:
    """MR-6.9.3 to MR-6.9.6: the red side, his horse, his armor, or he himself."""
    who = attack.target
    if attack.red and not spares_rider(state, defence.horse):
        return kill(state, who, attack.attacker, "MR-6.9.6")
    if (shape := shape_of(state, who)) is not None:
        return _hit_creature(state, attack, blow, shape)
    if defence.horse:
        return _hit_horse(state, who, defence.horse, blow)
    if blow.is_overwhelming:
        return [_harmed(who, blow.total), *kill(state, who, attack.attacker, "MR-6.8.6a")]
    if blow.scratch:
        return _wound(state, attack, rule="MR-10.11.5")
    if blow.missile and state.options.penetrating_armor and defence.layers and not blow.pierces:
        return _penetrate(state, attack, blow, defence, dice)
    if defence.armor is not None and not blow.pierces:
        events = [_harmed(who, blow.on_armor), *strike_armor(state, who, defence.armor, blow.on_armor)]
        hurts = blow.on_armor >= LEVEL["M"] and not has_active(state, who, REFLECTING_GREASE)
        return events + _wound(state, attack) if hurts else events
    return _hit_body(state, attack, blow.total, dice)


def _hit_creature(state: RealmState, attack: Attack, blow: Blow, shape: Shape) -> list[Event]:
    """MR-7.10.4: it is killed, or nothing happens to it."""
    harm = blow.on_armor if shape.armored and not blow.is_overwhelming else blow.total
    told = _harmed(attack.target, harm)
    dead = harm >= LEVEL[shape.vulnerability]
    return [told, *kill(state, attack.target, attack.attacker, "MR-7.10.4")] if dead else [told]


def _hit_body(state: RealmState, attack: Attack, harm: int, dice: Dice) -> list[Event]:
    """MR-6.9.5: he is killed or wounded; by the option a blow that would just kill wounds (MR-10.1.1)."""
    who = attack.target
    events, fatal = [_harmed(who, harm)], vulnerability(state, who)
    if harm == fatal and state.options.serious_wounds:
        number = max(PLAIN.throw(dice)[0])
        events.append(SeriouslyWounded(who=who, wounds=number, rule="MR-10.1.1", reveals=True))
        return events + _wound(state, attack, number, "MR-10.1.1")
    if harm >= fatal:
        return events + kill(state, who, attack.attacker, "MR-6.9.5")
    return events + _wound(state, attack) if harm >= LEVEL["L"] else events


def _penetrate(state: RealmState, attack: Attack, blow: Blow, defence: Defence, dice: Dice) -> list[Event]:
    """MR-10.11.7: a missile loses a star, then a level at each layer that it goes through."""
    harm = blow.on_armor
    for layer in defence.layers:
        if harm <= layer.toughness:
            hurts = harm == layer.toughness and not has_active(state, attack.target, REFLECTING_GREASE)
            return [
                ArmorStruck(who=attack.target, piece=layer.piece, becomes="untouched", rule="MR-10.11.7"),
                *(_wound(state, attack, rule="MR-10.11.7") if hurts else ()),
            ]
        harm -= 1
    return _hit_body(state, attack, harm, dice)


def _harmed(who: str, harm: int) -> Event:
    return Harmed(who=who, harm=harm_name(harm), rule="MR-6.8.5")


def vulnerability(state: RealmState, who: str) -> int:
    """MR-1.1.2, MR-13.2.2: what kills a character without armor."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    return LEVEL["T"] if sheet.berserk else LEVEL[state.box.characters[who].weight]


def _hit_horse(state: RealmState, who: str, horse: str, blow: Blow) -> list[Event]:
    """MR-6.9.3: the horse is struck instead of its rider."""
    traits = state.box.horse_kinds[state.box.horses[kind_of(horse)].kind]
    harm = blow.total if blow.is_overwhelming or not traits.armored else blow.on_armor
    events: list[Event] = [Harmed(who=horse, harm=harm_name(harm), rule="MR-6.9.3")]
    if harm < LEVEL[traits.vulnerability] or state.places[horse] != who:
        return events
    put_away(state, horse)
    put(state, horse, OUT_OF_THE_GAME)
    stir(state)
    return [*events, HorseKilled(who=who, piece=horse, rule="MR-6.9.3")]


def _wound(state: RealmState, attack: Attack, number: int = 1, rule: str = "MR-6.9.5") -> list[Event]:
    """MR-6.10.3b: so many more; he is dead as soon as he has no chit left for one."""
    who = attack.target
    wounds = state.plays[who].wounds + number
    write_play(state, who, wounds=wounds, wounded_by=attack.attacker)
    stir(state)
    events: list[Event] = [Wounded(who=who, rule=rule) for _ in range(number)]
    if wounds >= wounds_borne(state, who) and not state.options.wounds_at_round_end:
        events += kill(state, who, attack.attacker, "MR-6.10.3b")
    return events


def die_of_wounds(state: RealmState) -> list[Event]:
    """MR-10.13.2: by the option wounds kill only when all blows of the round have fallen."""
    if not state.options.wounds_at_round_end:
        return []
    hurt = [who for who, play in state.plays.items() if play.wounds and not is_dead(state, who)]
    return [
        event
        for who in sorted(hurt, key=state.player_of)
        if state.plays[who].wounds >= wounds_borne(state, who)
        for event in kill(state, who, state.plays[who].wounded_by, "MR-10.13.2")
    ]


def wounds_borne(state: RealmState, who: str) -> int:
    """MR-6.10.3a, U-1: which wound kills him: that of his last chit, fatigued ones counted or not."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    if state.options.wound_death_rule == "active_only":
        return 1 + sum(now in ACTIVE for now in sheet.chits)
    return sum(now not in ("wounded", "committed") for now in sheet.chits)
