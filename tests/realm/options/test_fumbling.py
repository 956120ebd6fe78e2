"""MR-10.11: fumbles, stumbles, missiles and armor."""

from __future__ import annotations

from typing import Any

import pytest

from fabula.games.realm.combat.attacks import Attack, Blow, How, attack_by_character, blow_of
from fabula.games.realm.combat.events import RanAway
from fabula.games.realm.combat.fumbling import loose_missile
from fabula.games.realm.combat.hits import Defence, hit_character
from fabula.games.realm.combat.outcomes import ArmorStruck, Killed, MissileRolled, Stumbled, Wounded
from fabula.games.realm.combat.running import Running
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import fight_of, write_play
from fabula.games.realm.day.rolls import PLAIN
from fabula.testing import rule
from realm.combat.fighting import chit, combat, offered, plays
from realm.playing import Script, told

N, L, M, H, T = range(5)


def against_ogre(*dice: int, time: int, how: How, missile: str = "", **options: Any) -> Blow:
    """A Heavy blow with one star of this time that has hit an ogre, which moves at 5."""
    who = Fighter("white_knight", items=("light_bow",) if missile else ("mace",))
    state = combat(who, foes=("ogre-1",), **options)
    script = CombatScript(dice)
    blow, _ = blow_of(state, Attack("white_knight", "ogre-1", 1, time, 0, H, 1, missile=missile), script, how)
    script.finish()
    return blow


@rule("MR-10.11.1")
@pytest.mark.parametrize(
    ("dice", "time", "how", "level", "stars"),
    [
        ((3, 1), 3, "intercept", H + 2, 1),  # 3 - 2 is 1
        ((3, 3), 4, "intercept", H + 1, 1),  # 2
        ((2, 3), 5, "intercept", H + 1, 1),  # 3
        ((4, 1), 5, "intercept", H, 1),  # 4
        ((6, 6), 5, "intercept", H, 1),  # 6
        ((6, 1), 6, "intercept", H - 1, 1),  # 7
        ((5, 1), 4, "undercut", H - 1, 1),  # 5 - 1 + 4 is 8
        ((6, 1), 4, "undercut", H - 2, 1),  # 9
        ((6, 1), 8, "intercept", H - 2, 1),  # 9
        ((6, 1), 9, "intercept", N, 0),  # 10
    ],
)
def test_how_a_blow_lands(dice: tuple[int, ...], time: int, how: How, level: int, stars: int) -> None:
    blow = against_ogre(*dice, time=time, how=how, fumble=True)
    assert (blow.level, blow.stars, blow.missile) == (level, stars, False)
    plain = against_ogre(time=time, how=how)
    assert (plain.level, plain.stars) == (H, 1)


@rule("MR-10.11.1")
@pytest.mark.parametrize("time", [2, 6])
@pytest.mark.parametrize(("die", "level"), [(3, H + 1), (4, H)])
def test_against_somebody_who_does_not_maneuver_time_does_not_count(time: int, die: int, level: int) -> None:
    state = combat("captain", "elf", foes=(), fumble=True)
    script = CombatScript((die, die))
    blow, _ = blow_of(state, Attack("captain", "elf", 1, time, 0, H, 1), script, "open")
    script.finish()
    assert blow.level == level


@rule("MR-6.8.8", "MR-10.11.1")
@pytest.mark.parametrize("mighty", [True, False])
def test_a_blow_of_wished_strength_is_tremendous_however_it_lands(mighty: bool) -> None:
    state = combat(Fighter("captain", items=()), foes=("ogre-1",), fumble=True)
    state.write_sheet(0, mighty=mighty)
    fight = chit(state, "captain", "fight M4*")
    write_play(state, "captain", target="ogre-1", attack=fight, attack_direction=1)
    attack = attack_by_character(state, "captain")
    assert attack is not None
    script = CombatScript(() if mighty else (6, 6))
    blow, _ = blow_of(state, attack, script)
    script.finish()
    assert (blow.total == T) is mighty


@rule("MR-10.11.5", "MR-10.11.6")
@pytest.mark.parametrize(
    ("die", "revised", "change"), [(1, True, 1), (6, True, -1), (3, False, 1), (6, False, -2)]
)
def test_what_is_told_of_a_missile_is_how_its_harm_changes(die: int, revised: bool, change: int) -> None:
    luck, (told_,) = loose_missile("elf", PLAIN, 0, CombatScript((die, 1)), revised=revised)
    assert isinstance(told_, MissileRolled)
    assert luck.change == told_.change == change


@rule("MR-10.11.4")
def test_missile_rolls_add_it_too() -> None:
    bow = "light_bow-1"
    plain = against_ogre(3, 1, time=7, how="intercept", missile=bow)
    assert plain.level == H  # a 3 changes nothing
    late = against_ogre(3, 1, time=7, how="intercept", missile=bow, fumble=True)
    assert late.level == H - 2  # a 5
    early = against_ogre(3, 1, time=3, how="intercept", missile=bow, fumble=True)
    assert early.level == H + 2  # a 1
    assert against_ogre(1, 1, time=4, how="undercut", missile=bow, fumble=True).level == H - 1


@rule("MR-10.11.5")
@pytest.mark.parametrize(
    ("dice", "time", "level", "scratch"),
    [
        ((1, 1), 2, H + 3, False),  # less than 1 counts as 1
        ((4, 1), 5, H, False),
        ((6, 1), 6, 0, False),  # 7: three levels less
        ((6, 1), 7, N, True),  # 8
        ((6, 1), 8, N, True),  # 9
        ((6, 1), 9, N, False),  # 10
    ],
)
def test_the_other_missile_table(dice: tuple[int, ...], time: int, level: int, scratch: bool) -> None:
    options = {"fumble": True, "optional_missile": True}
    blow = against_ogre(*dice, time=time, how="intercept", missile="light_bow-1", **options)
    assert (blow.level, blow.scratch) == (level, scratch)
    without = against_ogre(4, 1, time=9, how="intercept", missile="light_bow-1", optional_missile=True)
    assert without.level == H - 1  # it needs fumbles


@rule("MR-10.11.5")
def test_a_scratch_wounds_a_character_and_nothing_else() -> None:
    state = combat(Fighter("captain", items=("breastplate",)), foes=("ogre-1",))
    blow = Blow(0, 0, missile=True, scratch=True)
    attack = Attack("elf", "captain", 1, 5, 0, M, missile="light_bow-1")
    events = hit_character(state, attack, blow, Defence(state, "captain", 1), CombatScript(()))
    assert len(told(events, Wounded)) == 1
    assert not told(events, ArmorStruck)


@rule("MR-10.11.6")
@pytest.mark.parametrize(
    ("dice", "time", "change"),
    [((1, 1), 2, 3), ((1, 1), 3, 2), ((1, 1), 4, 1), ((1, 1), 5, 1), ((2, 1), 5, 0), ((4, 1), 5, 0)],
)
def test_the_milder_missile_table_with_fumbles(dice: tuple[int, ...], time: int, change: int) -> None:
    options = {"fumble": True, "revised_missile": True}
    blow = against_ogre(*dice, time=time, how="intercept", missile="light_bow-1", **options)
    assert blow.level == H + change


@rule("MR-10.11.6")
@pytest.mark.parametrize(("die", "level", "stars"), [(5, H - 1, 1), (6, H - 1, 1)])
def test_the_milder_missile_table_alone(die: int, level: int, stars: int) -> None:
    blow = against_ogre(die, 1, time=9, how="intercept", missile="light_bow-1", revised_missile=True)
    assert (blow.level, blow.stars) == (level, stars)
    options = {"fumble": True, "revised_missile": True}
    assert against_ogre(6, 1, time=6, how="intercept", missile="light_bow-1", **options).level == H - 2
    assert against_ogre(6, 1, time=7, how="intercept", missile="light_bow-1", **options).level == H - 3


def shot(blow: Blow, *items: str, **options: Any) -> tuple[Any, list[Any]]:
    """The Captain with this armor is hit by a missile from the front."""
    state = combat(Fighter("captain", items=items), foes=("ogre-1",), penetrating_armor=True, **options)
    attack = Attack("elf", "captain", 1, 5, 0, blow.level, missile="light_bow-1")
    return state, hit_character(state, attack, blow, Defence(state, "captain", 1), CombatScript(()))


@rule("MR-10.11.7")
def test_a_missile_goes_through_armor_layer_by_layer_and_harms_none_of_it() -> None:
    # a breastplate is Medium, a suit of armor Heavy
    for blow, wounds, dead, stopped in (
        (Blow(L, 1, missile=True), 0, False, "breastplate-1"),
        (Blow(M, 1, missile=True), 1, False, "breastplate-1"),
        (Blow(H, 1, missile=True), 0, False, "suit_of_armor-1"),
        (Blow(T, 1, missile=True), None, True, None),
        (Blow(H, 2, missile=True), None, True, None),
    ):
        state, events = shot(blow, "breastplate", "suit_of_armor")
        assert bool(told(events, Killed)) == dead, blow
        if dead:
            continue
        assert len(told(events, Wounded)) == wounds
        assert [event.piece for event in told(events, ArmorStruck)] == [stopped]
        assert "breastplate-1" not in state.faces
        assert state.places["breastplate-1"] == "captain"


@rule("MR-10.11.7")
def test_what_comes_through_hits_the_body() -> None:
    _, events = shot(Blow(H, 0, missile=True), "breastplate")  # Medium is left, which kills him
    assert told(events, Killed)
    _, events = shot(Blow(M, 2, missile=True), "breastplate", serious_wounds=False)
    assert told(events, Killed)
    state = combat(Fighter("white_knight", items=("breastplate",)), foes=("ogre-1",), penetrating_armor=True)
    attack = Attack("elf", "white_knight", 1, 5, 0, H, missile="light_bow-1")
    defence = Defence(state, "white_knight", 1)
    events = hit_character(state, attack, Blow(H, 0, missile=True), defence, CombatScript(()))
    assert len(told(events, Wounded)) == 1
    assert not told(events, Killed)


@rule("MR-10.11.3")
@pytest.mark.parametrize(("dice", "falls"), [((6, 1), False), ((5, 2), False)])
def test_a_fast_move_outruns_a_slow_ogre(dice: tuple[int, ...], falls: bool) -> None:
    state = combat("captain", foes=("ogre-1",), stumble=True)
    fast = chit(state, "captain", "move M3**")
    road = next(text.split()[1] for text in offered(state) if text.startswith("run"))
    events = plays(state, f"run {road} {fast}", dice=dice)
    (event,) = told(events, Stumbled)
    assert (event.roll, event.falls) == (max(dice) + 3 - 5 + 1, falls)
    assert told(events, RanAway)


@rule("MR-10.11.3")
@pytest.mark.parametrize("ogres", [3, 4])
def test_whoever_stumbles_stays_and_maneuvers_with_that_move(ogres: int) -> None:
    foes = tuple(Foe(f"ogre-{number}", attacks="captain") for number in range(1, ogres + 1))
    state = combat("captain", foes=foes, stumble=True)
    fast = chit(state, "captain", "move M3**")
    road = next(text.split()[1] for text in offered(state) if text.startswith("run"))
    events = plays(state, f"run {road} {fast}", dice=(6, 1))
    assert [(event.roll, event.falls) for event in told(events, Stumbled)] == [(4 + ogres, True)]
    assert not told(events, RanAway)
    assert "captain" in state.plays
    plays(state, "pass")
    plays(state, "pass")
    assert offered(state) == [f"maneuver {way} {fast}" for way in ("charge", "dodge", "duck")]


@rule("MR-10.11.3", "MR-6.6.1")
def test_whoever_charges_a_runner_makes_him_stumble_like_any_attacker() -> None:
    state = combat(Fighter("captain", items=()), Fighter("amazon", items=()), foes=(), stumble=True)
    slow = chit(state, "amazon", "move M4")
    write_play(state, "amazon", charges="captain", acted=(slow,))
    road = state.atlas.roads[fight_of(state).clearing][0].name
    step = Running("captain", road, chit(state, "captain", "move M3**"))
    state.push(step)
    (event,) = told(step.run(state, Script((6, 1))), Stumbled)
    assert event.roll == 6 + 3 - 4 + 1
