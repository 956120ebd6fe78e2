"""MR-6.8: the order of attacks, hits and misses, and how hard a blow is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.combat.attacks import Attack, all_attacks, blow_of, how_it_hits
from fabula.games.realm.combat.outcomes import AttackCancelled, HitBy, Killed, MissedBy
from fabula.games.realm.combat.resolution import Resolve
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import Play, Stance
from fabula.testing import rule
from realm.combat.fighting import NO_TURN, chit, combat, plays
from realm.playing import told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

GOBLIN = "goblin_great_sword-1"


def killed(events: list[Event]) -> list[str]:
    return [event.who for event in told(events, Killed)]


@rule("MR-11.50", "MR-6.9.5")
def test_in_the_first_round_the_longer_weapon_comes_first_and_the_dead_do_not_strike() -> None:
    state = combat(Fighter("captain", items=("short_sword",)), foes=(GOBLIN,))
    fight = chit(state, "captain", "fight M3**")
    events = plays(
        state,
        "pass",
        f"target {GOBLIN}",
        f"strike thrust {fight}",
        "pass",
        f"place {GOBLIN} thrust",
        dice=NO_TURN,
    )
    assert killed(events) == ["captain"]
    assert [(event.who, event.attacker) for event in told(events, AttackCancelled)] == [(GOBLIN, "captain")]


@rule("MR-11.50")
def test_later_the_faster_attack_comes_first() -> None:
    foe = Foe(GOBLIN, attacks="captain", dark=True)
    state = combat(Fighter("captain", items=("short_sword",)), foes=(foe,), round=2)
    fight = chit(state, "captain", "fight M3**")
    events = plays(
        state,
        "pass",
        f"target {GOBLIN}",
        f"strike thrust {fight}",
        "pass",
        f"place {GOBLIN} thrust",
        dice=NO_TURN,
    )
    assert killed(events) == [GOBLIN]
    assert [event.attacker for event in told(events, AttackCancelled)] == [GOBLIN]


def test_equal_in_both_they_strike_at_the_same_moment_and_both_die() -> None:
    """An Ogre has length 0 and time 5 like a dagger with a Fight of time 5."""
    state = combat(Fighter("captain", items=()), foes=("ogre-1",))
    fight = chit(state, "captain", "fight H5*")
    events = plays(
        state, "pass", "target ogre-1", f"strike thrust {fight}", "pass", "place ogre-1 thrust", dice=NO_TURN
    )
    assert killed(events) == ["ogre-1", "captain"]
    assert not told(events, AttackCancelled)


@pytest.mark.parametrize(
    ("maneuver", "direction", "time", "how"),
    [
        ("chit:2", 1, 9, "intercept"),
        ("chit:2", 2, 4, "undercut"),
        ("chit:2", 2, 5, None),
        ("chit:2", 2, 6, None),
        ("", 2, 9, "open"),
    ],
)
@rule("MR-0.8.2")
def test_an_attack_meets_the_maneuver_is_faster_or_finds_none(
    maneuver: str, direction: int, time: int, how: str | None
) -> None:
    """The Captain's second chit is Move M5."""
    state = combat("captain", foes=("ogre-1",))
    state.plays["captain"] = Play(maneuver=maneuver, maneuver_direction=1 if maneuver else 0)
    assert how_it_hits(state, Attack("ogre-1", "captain", direction, time, 0, 4)) == how


def test_denizens_dodge_with_the_move_time_that_is_up() -> None:
    """A Viper moves at 4, on its dark side at 2."""
    state = combat("captain", foes=("viper-1",))
    state.stances["viper-1"] = Stance("captain", "captain", direction=3)
    swing = Attack("captain", "viper-1", 2, 3, 3, 1)
    assert how_it_hits(state, swing) == "undercut"
    state.faces["viper-1"] = "dark"
    assert how_it_hits(state, swing) is None
    assert how_it_hits(state, Attack("captain", "viper-1", 3, 6, 3, 1)) == "intercept"


def harm(who: str | Fighter, text: str, target: str) -> tuple[int, int, int]:
    """The harm of a blow with this chit, to something without armor and with it; and its time."""
    state = combat(who, foes=(target,))
    name = who if isinstance(who, str) else who.who
    state.plays[name] = Play(target=target, attack=chit(state, name, text), attack_direction=1)
    (attack,) = (each for batch in all_attacks(state) for each in batch if each.attacker == name)
    blow, _ = blow_of(state, attack, CombatScript(()))
    return blow.total, blow.on_armor, attack.time


N, L, M, H, T = range(5)


@rule("MR-11.51", "MR-6.8.5", "MR-1.3.2")
def test_the_white_knight_strikes_the_dragon() -> None:
    alerted = Fighter("white_knight", items=("great_sword",), alerted=("great_sword",))
    assert harm(alerted, "fight T4**", "tremendous_dragon-1") == (T + 1, T, 4)
    assert harm(Fighter("white_knight", items=("great_sword",)), "fight T4**", "tremendous_dragon-1")[2] == 6


@rule("MR-11.52", "MR-D.1.1")
def test_without_a_weapon_everybody_has_a_dagger() -> None:
    assert harm(Fighter("swordsman", items=()), "fight L2**", "viper-1") == (M, L, 2)


@rule("MR-11.53", "MR-6.8.5")
def test_an_unalerted_spear_is_nearly_useless() -> None:
    assert harm(Fighter("captain", items=("spear",)), "fight H5*", "ogre-1") == (L, L, 6)
    alerted = Fighter("captain", items=("spear",), alerted=("spear",))
    assert harm(alerted, "fight H5*", "ogre-1") == (T, H, 5)


@rule("MR-6.8.5")
def test_a_fight_much_stronger_than_the_weapon_adds_one_level_and_an_equal_one_none() -> None:
    assert harm(Fighter("berserker", items=("short_sword",)), "fight T4**", "ogre-1")[0] == L + 1 + 1
    assert harm(Fighter("swordsman", items=("thrusting_sword",)), "fight L2**", "ogre-1")[0] == L + 1


@pytest.mark.parametrize(
    ("die", "plain", "armored", "overwhelming"),
    [
        (1, T + 1, T, True),
        (2, T, H, False),
        (3, H, M, False),
        (4, M, L, False),
        (5, L, N, False),
        (6, N, N, False),
    ],
)
@rule("MR-11.58", "MR-6.8.6", "MR-6.8.6a", "MR-6.8.6b", "MR-6.8.6c", "MR-16.6.1", "MR-13.16.2")
def test_the_woods_girl_shoots(die: int, plain: int, armored: int, overwhelming: bool) -> None:
    fighter = Fighter("woods_girl", items=("light_bow",), alerted=("light_bow",))
    state = combat(fighter, foes=("heavy_troll-1",))
    state.plays["woods_girl"] = Play(target="heavy_troll-1", attack="chit:4", attack_direction=1)
    (attack,) = (each for batch in all_attacks(state) for each in batch if each.attacker == "woods_girl")
    assert (attack.time, attack.length) == (1, 14)
    script = CombatScript((die,))
    blow, _ = blow_of(state, attack, script)
    script.finish()
    assert (blow.total, blow.on_armor, blow.is_overwhelming) == (plain, armored, overwhelming)


@rule("MR-13.1.1", "MR-13.4.1", "MR-13.3.1", "MR-13.7.2")
def test_aim_subtracts_one_and_an_archer_rolls_one_die() -> None:
    changes = []
    for who, dice in (("amazon", (4, 2)), ("captain", (4, 2)), ("black_knight", (4, 2)), ("elf", (3,))):
        state = combat(Fighter(who, items=("light_bow",)), foes=("ogre-1",))
        script = CombatScript(dice)
        blow, _ = blow_of(state, Attack(who, "ogre-1", 1, 1, 14, 1, missile="light_bow-1"), script)
        script.finish()
        changes.append(blow.level - 1)
    assert changes == [0, 0, 0, 0]


@rule("MR-13.1.1")
def test_aim_does_not_count_for_an_attack_spell() -> None:
    state = combat(Fighter("amazon", items=()), foes=("ogre-1",))
    blast = Attack("amazon", "ogre-1", 1, 0, 13, M, missile="fiery_blast", spell="fiery_blast")
    blow, _ = blow_of(state, blast, CombatScript((4, 2)))
    assert blow.level == L
    blow, _ = blow_of(state, replace(blast, spell="", missile="light_bow-1"), CombatScript((4, 2)))
    assert blow.level == M


@rule("MR-13.7.2", "MR-0.4.1")
def test_an_archer_throws_two_dice_with_anything_but_a_bow() -> None:
    state = combat(Fighter("elf", items=()), foes=("ogre-1",))
    script = CombatScript((3, 2))
    blow_of(state, Attack("elf", "ogre-1", 1, 1, 11, 2, missile="alchemists_mixture"), script)
    script.finish()


@rule("MR-6.17.3", "MR-C.1.1")
def test_counters_attack_as_they_show_it() -> None:
    foes = ("goblin_spear-1", "giant-1", "demon")
    state = combat("captain", foes=foes)
    found = {
        each.attacker: (each.time, each.length, each.strength, each.stars, each.casts)
        for batch in all_attacks(state)
        for each in batch
    }
    assert found == {
        "giant-1": (5, 0, H, 0, ""),
        "giant_club-1": (6, 8, H, 0, ""),
        "demon": (2, 17, 0, 0, "power_of_the_pit"),
    }
    state.faces.update(dict.fromkeys(("goblin_spear-1", "giant-1", "giant_club-1", "demon"), "dark"))
    dark = {each.attacker: each for batch in all_attacks(state) for each in batch}
    assert dark["goblin_spear-1"].stars == 1
    assert (dark["giant-1"].red, dark["giant_club-1"].red) == (True, False)
    assert dark["giant_club-1"].time == 4


def test_the_head_dies_with_its_dragon() -> None:
    """In a later round the Crossbow (time 1) comes before the head (time 4)."""
    fighter = Fighter("black_knight", items=("crossbow",), alerted=("crossbow",))
    state = combat(fighter, foes=("tremendous_dragon-1",), round=2)
    events = plays(
        state,
        "pass",
        "target tremendous_dragon-1",
        f"strike thrust {chit(state, 'black_knight', 'fight H6')}",
        "pass",
        "place tremendous_dragon-1 thrust",
        "place tremendous_dragon_head-1 swing",
        dice=(4, 1, 1, 1, 1, 1, 1),
    )
    assert killed(events) == ["tremendous_dragon-1"]
    assert {event.attacker for event in told(events, AttackCancelled)} == {
        "tremendous_dragon-1",
        "tremendous_dragon_head-1",
    }
    assert state.places["tremendous_dragon-1"] == "dead"


def spears(*, alerted: bool) -> RealmState:
    """Two Goblins whose spears are not up, so that nobody strikes but the White Knight."""
    fighter = Fighter("white_knight", alerted=("great_sword",) if alerted else ())
    return combat(fighter, foes=("goblin_spear-1", "goblin_spear-2"))


TWO_BOXES = ("place goblin_spear-1 thrust", "place goblin_spear-2 smash")


@pytest.mark.parametrize(("direction", "hits"), [("thrust", True), ("swing", False)])
@pytest.mark.parametrize("alerted", [True, False])
def test_a_hit_leaves_the_weapon_unalerted_and_a_miss_alerted(
    direction: str, hits: bool, alerted: bool
) -> None:
    state = spears(alerted=alerted)
    strike = f"strike {direction} {chit(state, 'white_knight', 'fight H6')}"
    events = plays(state, "pass", "target goblin_spear-1", strike, "pass", *TWO_BOXES, dice=(4, 1, 1, 1, 1))
    assert (len(told(events, HitBy)), len(told(events, MissedBy))) == (hits, not hits)
    assert (state.faces.get("great_sword") == "alerted") is not hits


@rule("MR-6.8.3")
@pytest.mark.parametrize("direction", ["thrust", "swing"])
def test_what_is_told_of_a_blow_says_why_it_hits_or_misses(direction: str) -> None:
    """The great sword strikes at 6 by the chit; the Goblin, in the first box, moves at 3."""
    state = spears(alerted=False)
    strike = f"strike {direction} {chit(state, 'white_knight', 'fight H6')}"
    events = plays(state, "pass", "target goblin_spear-1", strike, "pass", *TWO_BOXES, dice=(4, 1, 1, 1, 1))
    blow = next(event for event in events if isinstance(event, HitBy | MissedBy))
    assert (blow.direction, blow.time, blow.dodge, blow.dodge_time) == (direction, 6, "charge", 3)


@pytest.mark.parametrize("option", ["unchanged", "alerted"])
@pytest.mark.parametrize("alerted", [(), ("short_sword",)])
def test_a_cancelled_attack_leaves_the_weapon_as_it_is_or_alerts_it(
    alerted: tuple[str, ...], option: str
) -> None:
    """The White Knight's great sword is longer than the Captain's short sword, and kills the Goblin first."""
    captain = Fighter("captain", items=("short_sword",), alerted=alerted)
    foes = (Foe("goblin_spear-1"), Foe("goblin_spear-2"))
    state = combat("white_knight", captain, foes=foes, cancelled_weapon=option)
    for who, text in (("white_knight", "fight H6"), ("captain", "fight M5")):
        state.plays[who] = Play(target="goblin_spear-1", attack=chit(state, who, text), attack_direction=1)
    state.stances["goblin_spear-1"] = Stance("captain", "captain", direction=1)
    state.agenda = (*state.agenda, EndRound(), Resolve())
    events = Resolve().run(state, CombatScript(()))
    assert [event.attacker for event in told(events, AttackCancelled)] == ["captain"]
    EndRound().run(state, CombatScript(()))
    assert ("short_sword-1" in state.faces) is (bool(alerted) or option == "alerted")


def test_an_attack_without_a_target_alerts_the_weapon() -> None:
    state = spears(alerted=False)
    strike = f"strike thrust {chit(state, 'white_knight', 'fight H6')}"
    plays(state, "pass", "pass", strike, "pass", *TWO_BOXES, dice=(4, 1, 1, 1, 1))
    assert state.faces["great_sword"] == "alerted"
