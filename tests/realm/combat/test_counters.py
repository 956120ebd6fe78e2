"""Appendix C, MR-6.17: every kind of monster and every type of native fights on both of its sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.attacks import all_attacks
from fabula.games.realm.combat.counters import DARK
from fabula.games.realm.combat.outcomes import Harmed, HitBy, Killed, MissedBy
from fabula.games.realm.combat.resolution import Resolve
from fabula.games.realm.combat.setting import CombatScript, Foe
from fabula.games.realm.combat.sheets import Stance
from fabula.games.realm.components.box import box_with
from fabula.games.realm.components.kinds import LADDER, LEVEL
from fabula.games.realm.pieces import kind_of
from fabula.testing import rule
from realm.combat.fighting import combat, with_people
from realm.playing import told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

DENIZENS = (
    ("tremendous_flying_dragon", "M/3 4", "RED/6 4", "T armored", 0),
    ("tremendous_dragon-1", "H/5 6", "RED/3 6", "T armored", 0),
    ("giant-1", "H/5 5", "RED/4 6", "T", 0),
    ("winged_demon", "casts/3 3", "RED/5 2", "T", 0),
    ("demon", "casts/2 4", "RED/4 4", "T", 0),
    ("tremendous_troll-1", "H/4 4", "RED/2 6", "T armored", 0),
    ("octopus", "L/4 2", "RED/4 3", "T", 0),
    ("tremendous_serpent", "L/4 4", "RED/4 5", "T", 0),
    ("tremendous_spider", "M/4 3", "RED/5 4", "T", 0),
    ("heavy_flying_dragon-1", "H/4 4", "L/4 3", "H armored", 0),
    ("heavy_dragon", "H/4 4", "M/4 3", "H armored", 0),
    ("heavy_troll-1", "M/4 4", "H/5 4", "H armored", 0),
    ("heavy_serpent-1", "M/4 3", "H/5 4", "H armored", 0),
    ("giant_bat-1", "M/2 3", "M/3 2", "H", 0),
    ("heavy_spider-1", "L/4 3", "T/6 4", "H", 0),
    ("imp", "casts/2 2", "M/4 3", "M", 0),
    ("viper-1", "M**/4 4", "L/2 2", "M armored", 0),
    ("ghost-1", "H/4 4", "L/2 2", "M", 0),
    ("ogre-1", "T/5 5", "H/5 4", "M", 0),
    ("goblin_spear-1", "- 3", "H*/5 5", "M", 10),
    ("goblin_great_sword-1", "H*/6 3", "T*/5 5", "M", 8),
    ("goblin_axe-1", "L*/4 3", "M*/4 4", "M", 2),
    ("wolf_a-1", "L/4 3", "M/4 4", "M", 0),
    ("wolf_b-1", "M/5 3", "L/3 4", "M", 0),
    ("BHQ", "L*/4 2", "M*/4 3", "L", 3),  # raider
    ("CHQ", "M*/3 5", "L*/4 3", "M armored", 3),  # short swordsman
    ("C2", "H*/6 4", "M*/4 5", "M armored", 10),  # pikeman
    ("C5", "T*/4 6", "H*/5 5", "H armored", 8),  # great swordsman
    ("C6", "H/6 5", "H/1 4", "M armored", 12),  # crossbowman
    ("LHQ", "H*/5 3", "M*/3 4", "L", 10),  # lancer
    ("OHQ", "H*/6 4", "T*/4 6", "T armored", 7),  # knight
    ("RHQ", "M*/3 4", "L*/4 2", "M", 3),  # assassin
    ("R1", "H*/5 4", "T*/3 5", "H", 5),  # great axeman
    ("R4", "- 2", "L**/1 4", "M", 14),  # archer
    ("R6", "M*/3 5", "L*/3 4", "M", 4),  # swordsman
)
"""Light side and dark side: harm, attack time and move time; how tough, and how long the weapon is."""
SIDES = [
    (piece, side, dark, tough, length)
    for piece, *sides, tough, length in DENIZENS
    for dark, side in enumerate(map(str, sides))
]
MISSILES = {"C6": (3, 3), "R4": (3,)}
"""The dice on the Missile Table that leave the harm as it is."""
MEEK, SPEAR = "WHQ", "S1"
"""An archer who does not strike and moves at 2; a Pikeman who strikes with H and a star at 6."""


def test_all_kinds_and_types_are_there() -> None:
    box = box_with()
    natives = {box.natives[piece].type for piece, *_ in DENIZENS if piece in box.natives}
    assert natives == {*box.native_types}
    assert {kind_of(piece) for piece, *_ in DENIZENS if piece not in box.natives} == {*box.monsters}


def against(hireling: str, piece: str, dark: int) -> RealmState:
    """A denizen on foot against a hireling whose master is away."""
    state = combat(with_people("captain", hireling, away=True), foes=(Foe(piece, horse=False),))
    state.stances = {}
    if dark:
        state.faces[piece] = DARK
    return state


def blows(state: RealmState, dice: tuple[int, ...] = ()) -> list[Event]:
    script = CombatScript(dice)
    state.push(Resolve())
    events = Resolve().run(state, script)
    script.finish()
    return events


@pytest.mark.parametrize(("piece", "side", "dark", "tough", "length"), SIDES)
@rule("MR-C.1.1", "MR-6.8.7", "MR-6.17.1", "MR-6.17.4")
def test_each_strikes_as_its_counter_shows(piece: str, side: str, dark: int, tough: str, length: int) -> None:
    """Where the archer is it hits him, if it has an attack; where he is not it misses, for he moves at 2."""
    blow, _ = side.split()
    state = against(MEEK, piece, dark)
    state.stances = {MEEK: Stance(MEEK, "", "red", 2), piece: Stance(MEEK, MEEK, "square", 2)}
    if blow == "-":
        assert blows(state) == []
        return
    harm, time = blow.split("/")
    attack = all_attacks(state)[0][0]
    assert attack.length == (17 if harm == "casts" else length)
    if harm == "casts" or int(time) > 1:
        state.stances[piece] = Stance(MEEK, MEEK, "square", 1)
        assert [(event.time, event.dodge_time) for event in told(blows(state), MissedBy)] == [(int(time), 2)]
    if harm == "casts":
        return
    state.stances[piece] = Stance(MEEK, MEEK, "square", 2)
    events = blows(state, MISSILES.get(piece, ()))
    assert [(event.how, event.time) for event in told(events, HitBy)] == [("intercept", int(time))]
    if harm == "RED":
        assert told(events, Harmed) == []
        assert [event.rule for event in told(events, Killed)] == ["MR-6.9.6"]
        return
    level = LEVEL[harm[0]] + harm.count("*")
    assert [event.harm for event in told(events, Harmed)] == [(*LADDER, "X")[level]]
    assert bool(told(events, Killed)) == (level >= LEVEL["M"])


@pytest.mark.parametrize(("piece", "side", "dark", "tough", "length"), SIDES)
@rule("MR-C.1.1", "MR-C.1.2", "MR-6.9.1", "MR-6.17.4")
def test_each_evades_and_bears_as_its_counter_shows(
    piece: str, side: str, dark: int, tough: str, length: int
) -> None:
    """The Pikeman is too slow for them elsewhere; where they are he does T, or H through armor."""
    move = int(side.split()[1])
    state = against(SPEAR, piece, dark)
    state.stances = {piece: Stance(piece, "", "red", 1), SPEAR: Stance(piece, piece, "square", 3)}
    missed = [(event.who, event.time, event.dodge_time) for event in told(blows(state), MissedBy)]
    assert missed == [(piece, 6, move)]
    state.stances[SPEAR] = Stance(piece, piece, "square", 1)
    events = blows(state)
    size, _, armored = tough.partition(" ")
    assert [event.harm for event in told(events, Harmed)] == ["H" if armored else "T"]
    assert bool(told(events, Killed)) == (LEVEL[size] <= LEVEL["H" if armored else "T"])


@pytest.mark.parametrize(
    ("part", "dark", "harm", "time", "length"),
    [
        ("tremendous_flying_dragon_head", False, "M", 3, 7),
        ("tremendous_flying_dragon_head", True, "T", 3, 7),
        ("tremendous_dragon_head-1", False, "H", 4, 9),
        ("tremendous_dragon_head-1", True, "T", 4, 9),
        ("giant_club-1", False, "H", 6, 8),
        ("giant_club-1", True, "T", 4, 8),
    ],
)
@rule("MR-6.17.3", "MR-C.1.1")
def test_heads_and_clubs_strike_for_themselves(
    part: str, dark: bool, harm: str, time: int, length: int
) -> None:
    body = part.replace("_head", "").replace("_club", "")
    state = against(MEEK, body, dark=0)
    if dark:
        state.faces[part] = DARK
    state.stances = {MEEK: Stance(MEEK, "", "red", 2), part: Stance(MEEK, MEEK, "square", 2)}
    assert all_attacks(state)[0][0].length == length
    events = blows(state)
    assert [(event.attacker, event.time) for event in told(events, HitBy)] == [(part, time)]
    assert [event.harm for event in told(events, Harmed)] == [harm]
    assert [event.killer for event in told(events, Killed)] == [part]


@pytest.mark.parametrize(
    ("native", "dice", "harm"), [("R4", (6,), "N"), ("R4", (1,), "X"), ("C6", (2, 1), "T")]
)
@rule("MR-6.17.1", "MR-0.4.7", "MR-6.8.7", "MR-0.8.1")
def test_archers_roll_one_die_and_crossbowmen_two(native: str, dice: tuple[int, ...], harm: str) -> None:
    """The light bow does L with two stars, the crossbow H; a 1 adds two levels, a 6 takes three off."""
    state = against(MEEK, native, dark=1)
    state.stances = {MEEK: Stance(MEEK, "", "red", 2), native: Stance(MEEK, MEEK, "square", 2)}
    assert [event.harm for event in told(blows(state, dice), Harmed)] == [harm]


@rule("MR-16.6.2")
def test_a_missile_that_does_no_harm_is_a_hit_all_the_same() -> None:
    state = against(MEEK, "R4", dark=1)
    state.stances = {MEEK: Stance(MEEK, "", "red", 2), "R4": Stance(MEEK, MEEK, "square", 2)}
    events = blows(state, (6,))
    assert told(events, HitBy)
    assert not told(events, Killed)


@rule("MR-6.17.1")
def test_archers_stay_with_their_targets_without_striking() -> None:
    state = combat(with_people("captain"), foes=(Foe("R4", attacks="captain"),))
    assert state.stances["R4"].target == "captain"
    assert all_attacks(state) == []
