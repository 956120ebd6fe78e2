"""What can be read off a combat for one character: his blows, his armor, and who is against him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.combat.armor import armor_struck
from fabula.games.realm.combat.attacks import Blow as Harm
from fabula.games.realm.combat.attacks import attack_by_character, attack_by_counter
from fabula.games.realm.combat.counters import counter, part_of
from fabula.games.realm.combat.hits import vulnerability, wounds_borne
from fabula.games.realm.combat.sheets import Play, Stance, is_dark, turn_over
from fabula.games.realm.combat.weapons import BOWS, weapon_of
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.alerting import ALERTED
from fabula.games.realm.day.rolls import SPELL, throw_on
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.tactics.exchange import BOXES, Guard, Opponent, Side

if TYPE_CHECKING:
    from fabula.games.realm.combat.attacks import Attack
    from fabula.games.realm.state import RealmState

TURNS: Final = 11 / 36
"""How likely one of two dice is a 6, on which tactics change (MR-16.9.1)."""


def opponent(state: RealmState, monster: str, *, attacks: str, red: bool | None = None) -> Opponent:
    """A monster with the sides that may be up; it attacks somebody, or nobody while it is surprised.

    A Tremendous one shows the side that is up, or the one that is asked for.
    """
    part = part_of(state.box, monster)
    holds = counter(state, monster).size == "T"
    if holds:
        dark = is_dark(state, monster) if red is None else red
        sides: tuple[Side, ...] = (_side(state, monster, attacks, 1.0, dark=dark),)
    else:
        sides = _both(state, monster, attacks)
    return Opponent(sides, () if part is None else _both(state, part, attacks), holds)


def _both(state: RealmState, piece: str, attacks: str) -> tuple[Side, ...]:
    dark = is_dark(state, piece)
    return (
        _side(state, piece, attacks, 1 - TURNS, dark=dark),
        _side(state, piece, attacks, TURNS, dark=not dark),
    )


def _side(state: RealmState, piece: str, attacks: str, chance: float, *, dark: bool) -> Side:
    scratch = state.copy()
    if is_dark(scratch, piece) != dark:
        turn_over(scratch, piece)
    move = counter(scratch, piece).move or 0
    scratch.stances = {piece: Stance(piece, attacks, direction=1)}
    blow = attack_by_counter(scratch, piece)
    if blow is None or blow.casts:
        return Side(chance, move, 0, 0, 0, 0, red=False)
    return Side(chance, move, blow.time, blow.length, blow.strength, blow.stars, blow.red)


def attack_with(state: RealmState, who: str, target: str, means: str) -> Attack:
    """The attack that he would make with this Fight."""
    scratch = state.copy()
    scratch.plays = {who: Play(target=target, attack=means, attack_direction=1)}
    attack = attack_by_character(scratch, who)
    assert attack is not None
    return attack


def kills(state: RealmState, attack: Attack) -> float:
    """How likely a hit of this attack kills the monster at which it is aimed (MR-6.8.5, MR-6.9.1)."""
    shown = counter(state, attack.target)
    deadly = 0.0
    for change, chance in _changes(state, attack):
        letter, stars = attack.strength + change, attack.stars
        if letter < 0:
            letter, stars = 0, max(0, stars + letter)
        harm = Harm(letter, stars, missile=bool(attack.missile))
        total = harm.total if harm.is_overwhelming or not shown.armored else harm.on_armor
        deadly += chance * (total >= LEVEL[shown.size])
    return deadly


def _changes(state: RealmState, attack: Attack) -> list[tuple[int, float]]:
    """MR-6.8.6: by how much the Missile Table may change the harm."""
    if not attack.missile:
        return [(0, 1.0)]
    activity = "bow" if kind_of(attack.missile) in BOWS else None
    rows = state.box.tables["missile"].rows
    chances = throw_on(state, attack.attacker, "missile", SPELL if attack.spell else activity).chances()
    return [(rows[result - 1].number or 0, float(chance)) for result, chance in chances.items()]


def guard_of(state: RealmState, who: str, shield: int, *, horse: bool) -> Guard:
    """What protects him if he holds his shield there."""
    scratch = state.copy()
    scratch.plays = {who: Play(shield=shield)}
    one, two, three = (armor_struck(scratch, who, box) is not None for box in BOXES)
    brittle = wounds_borne(state, who) <= 1
    return Guard((one, two, three), vulnerability(state, who), brittle, horse)


def with_alerted_weapon(state: RealmState, who: str) -> RealmState:
    """The same with his weapon alerted, as it is after a miss (MR-6.8.4)."""
    piece = weapon_of(state, who).piece
    scratch = state.copy()
    if kind_of(piece) in state.box.weapons:
        scratch.faces[piece] = ALERTED
    return scratch
