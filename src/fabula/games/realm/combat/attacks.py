"""MR-6.8: all attacks of a round: in which order they come, whether they hit, and how hard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from fabula.games.realm.combat.counters import counter, horse_of, move_time
from fabula.games.realm.combat.essences import FIGHT, PART, RED, face_in, monster_in, side_of
from fabula.games.realm.combat.fumbling import NOTHING, Luck, awkwardness, fumble, loose_missile
from fabula.games.realm.combat.means import means_by_name
from fabula.games.realm.combat.outcomes import MissileRolled
from fabula.games.realm.combat.riding import riders_part
from fabula.games.realm.combat.sheets import fight_of, fighters, on_sheets
from fabula.games.realm.combat.weapons import BOWS, weapon_of
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.rolls import ARCHER, SPELL, Throw, roll_with, throw_on, with_red_die
from fabula.games.realm.magic.fighting import is_warded, poison_star
from fabula.games.realm.magic.shapes import creature_name
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState

How: TypeAlias = Literal["intercept", "undercut", "open"]
"""MR-6.8.3: it meets the maneuver, is faster than it, or there is none."""


class Attack(Struct, frozen=True):
    """A blow on its way."""

    attacker: str
    """A character, a denizen, its head or its club."""
    target: str
    direction: int
    time: int
    length: int
    strength: int
    stars: int = 0
    red: bool = False
    """Whether its hit kills outright (MR-6.9.6)."""
    casts: str = ""
    """The spell that a hit casts instead of doing harm (MR-6.9.7)."""
    missile: str = ""
    """The missile weapon or spell, for which the table is rolled."""
    bites: bool = False
    """Whether it hits a maneuver of the same time, too (MR-14.11.4)."""
    pierces: bool = False
    """Whether it ignores armor (MR-14.11.5)."""
    spell: str = ""
    """The Attack spell that strikes (MR-7.4.6c)."""
    at_rider: bool = False
    """Whether it goes past the horse of its target (MR-10.11.2)."""
    sure: bool = False
    """Whether its harm is what it is, whatever is rolled for others (MR-6.8.8)."""


class Blow(Struct, frozen=True):
    """A hit with its harm, before armor takes a star away."""

    level: int
    stars: int
    missile: bool = False
    pierces: bool = False
    scratch: bool = False
    """Whether it does no harm, but wounds a character (MR-10.11.5)."""

    @property
    def total(self) -> int:
        """The harm to something without armor (MR-6.8.5)."""
        return self.level + self.stars

    @property
    def on_armor(self) -> int:
        """The harm when armor takes one star away (MR-1.3.2), if it does not pierce it."""
        return self.total if self.pierces else self.level + max(self.stars - 1, 0)

    @property
    def is_overwhelming(self) -> bool:
        """MR-6.8.6a: a missile beyond Tremendous, which no armor stops."""
        return self.missile and self.total > LEVEL["T"]


def all_attacks(state: RealmState, spells: Iterable[Attack] = ()) -> list[tuple[Attack, ...]]:
    """MR-6.8.1: the attacks in their order, simultaneous ones together, and those of spells among them."""
    attacks = [*filter(None, (attack_by_character(state, who) for who in fighters(state)))]
    attacks += filter(None, (second_attack(state, who) for who in fighters(state)))
    attacks += filter(None, (attack_by_counter(state, piece) for piece in on_sheets(state)))
    attacks += spells
    there = (*state.plays, *state.stances)
    attacks = [attack for attack in attacks if attack.target in there]  # whoever is gone is struck no more
    attacks = [one for one in attacks if not is_warded(state, kind_of(one.attacker), one.target)]
    first = fight_of(state).round == 1
    batches: dict[tuple[int, int], list[Attack]] = {}
    for attack in attacks:
        key = (-attack.length, attack.time) if first else (attack.time, -attack.length)
        batches.setdefault(key, []).append(attack)
    return [tuple(batches[key]) for key in sorted(batches)]


def attack_by_character(state: RealmState, who: str) -> Attack | None:
    """MR-6.8.5: his weapon, and one level more if the Fight is stronger than it is heavy."""
    play = state.plays[who]
    if not play.attack or not play.target:
        return None
    if play.attack.startswith(FIGHT):
        return _attack_by_monster(state, who, play.attack, play.attack_direction)
    fight = means_by_name(state, who, play.attack)
    mighty = state.sheet(state.player_of(who)).mighty and not creature_name(state, who)  # MR-7.12.3c
    weapon = weapon_of(state, who).wielded(fight.strength, fight.time, mighty=mighty)
    assert weapon.time is not None
    return Attack(
        attacker=who,
        target=play.target,
        direction=play.attack_direction,
        time=weapon.time,
        length=weapon.length,
        strength=weapon.strength,
        stars=weapon.stars,
        missile=weapon.piece if weapon.missile else "",
        bites=weapon.bites,
        pierces=weapon.pierces,
        at_rider=play.at_rider,
        sure=mighty,
    )


def second_attack(state: RealmState, who: str) -> Attack | None:
    """MR-15.5.1g: the head or club of a monster that somebody has absorbed."""
    play = state.plays[who]
    if not play.second or not play.target:
        return None
    return _attack_by_monster(state, who, play.second, play.second_direction)


def _attack_by_monster(state: RealmState, who: str, means: str, direction: int) -> Attack | None:
    """MR-15.5.1e: as the side shows it that he has played."""
    monster = monster_in(state, who)
    if monster is None:
        return None
    target, face, part = state.plays[who].target, face_in(means), monster.part
    if means.startswith(PART) and part is not None:
        blow = part.dark if face == "dark" else part.light
        return Attack(who, target, direction, blow.time, part.length, LEVEL[blow.strength], blow.stars)
    side = side_of(monster, face)
    if side.casts is not None:
        length = state.box.all_monsters.spell_length
        return Attack(who, target, direction, side.casts.time, length, 0, casts=side.casts.spell)
    assert side.attack is not None
    red = side.attack.strength == RED
    strength = LEVEL["T"] if red else LEVEL[side.attack.strength]
    return Attack(
        who, target, direction, side.attack.time, monster.length, strength, side.attack.stars, red=red
    )


def attack_by_counter(state: RealmState, piece: str) -> Attack | None:
    """MR-6.8.7: as the counter shows it; some have no attack on this side (MR-6.17.1)."""
    shown, stance = counter(state, piece), state.stances[piece]
    if not stance.target:
        return None
    if shown.casts is not None:
        spell = shown.casts
        return Attack(piece, stance.target, stance.direction, spell.time, shown.length, 0, casts=spell.spell)
    if shown.attack is None:
        return None
    blow = shown.attack
    red = blow.strength == RED
    strength = LEVEL["T"] if red else LEVEL[blow.strength]
    return Attack(
        piece,
        stance.target,
        stance.direction,
        blow.time,
        shown.length,
        strength,
        blow.stars + poison_star(state, piece),
        red=red,
        missile=shown.missile,
    )


def maneuver_against(state: RealmState, target: str) -> tuple[int, int] | None:
    """The direction and the time of the maneuver that an attack on somebody has to beat, if there is any."""
    play = state.plays.get(target)
    if play is None:
        return state.stances[horse_of(state, target) or target].direction, move_time(state, target)
    if not play.maneuver:
        return None
    return play.maneuver_direction, means_by_name(state, target, play.maneuver).time


def how_it_hits(state: RealmState, attack: Attack) -> How | None:
    """MR-6.8.3: intercept, undercut, or nothing to dodge with; None if it misses."""
    if (maneuver := maneuver_against(state, attack.target)) is None:
        return "open"
    direction, time = maneuver
    if direction == attack.direction:
        return "intercept"
    return "undercut" if attack.time < time + attack.bites else None


def blow_of(
    state: RealmState, attack: Attack, dice: Dice, how: How = "intercept"
) -> tuple[Blow, list[Event]]:
    """MR-6.8.6: a missile's letter changes by the Missile Table; what falls short of nothing costs stars.

    By the option any weapon may fumble (MR-10.11).
    """
    options, added = state.options, _awkwardness(state, attack, how) if state.options.fumble else 0
    if not attack.missile:
        if not options.fumble or attack.sure:
            return Blow(attack.strength, attack.stars, pierces=attack.pierces), []
        luck, told = fumble(attack.attacker, added, dice)
        return _changed(attack, luck), told
    throw, rule = _missile_throw(state, attack)
    if attack.spell:
        throw = with_red_die(state, attack.attacker, throw)  # MR-14.5.7
    if options.revised_missile or (options.optional_missile and options.fumble):
        revised = options.revised_missile
        luck, told = loose_missile(attack.attacker, throw, added, dice, revised=revised)
        return _changed(attack, luck), told
    if added:
        throw = replace(throw, modifiers={**throw.modifiers, "fumble": added})  # MR-10.11.4
    row, rolled = roll_with(state, attack.attacker, "missile", throw, dice, rule)
    assert row.number is not None
    changed = MissileRolled(attacker=attack.attacker, change=row.number, rule="MR-16.6.1")
    return _changed(attack, Luck(row.number)), [rolled, changed]


def _changed(attack: Attack, luck: Luck) -> Blow:
    """What is left of a blow; what falls short of nothing costs stars."""
    missile, pierces = bool(attack.missile), attack.pierces
    if luck.change == NOTHING:
        return Blow(0, 0, missile=missile, pierces=pierces, scratch=luck.scratch)
    letter, stars = attack.strength + luck.change, attack.stars
    if letter < 0:
        letter, stars = 0, max(0, stars + letter)
    return Blow(letter, stars, missile=missile, pierces=pierces)


def _awkwardness(state: RealmState, attack: Attack, how: How) -> int:
    maneuver = maneuver_against(state, attack.target)
    added = awkwardness(how, attack.time, None if maneuver is None else maneuver[1])
    return added + riders_part(state, attack)


def _missile_throw(state: RealmState, attack: Attack) -> tuple[Throw, str]:
    """On the Missile Table; denizens have no modifiers, and archers one die (MR-0.4.7, MR-6.17.1)."""
    if attack.attacker in state.plays:
        activity = "bow" if kind_of(attack.missile) in BOWS else None
        return throw_on(state, attack.attacker, "missile", SPELL if attack.spell else activity), "MR-6.8.6"
    native = state.box.natives.get(attack.attacker)
    archer = native is not None and native.type == ARCHER
    return Throw(1 if archer else state.box.tables["missile"].dice, {}), "MR-6.17.1"
