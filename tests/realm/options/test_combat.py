"""MR-10.1, MR-10.2, MR-10.6, MR-10.7, MR-10.13: options of combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.attacks import Attack, Blow, all_attacks, blow_of
from fabula.games.realm.combat.deployment import Deployment
from fabula.games.realm.combat.evening import Battles
from fabula.games.realm.combat.events import Betrayed, CounterTurned, SetUpon
from fabula.games.realm.combat.hits import (
    Defence,
    die_of_wounds,
    hit_character,
    hit_denizen,
    is_dead,
    kill,
)
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.outcomes import Killed, Routed, SeriouslyWounded, Wounded
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe, Servant
from fabula.games.realm.combat.sheets import is_dark, put_on_sheet, write_fight, write_play
from fabula.games.realm.combat.sides import battle, provoke
from fabula.games.realm.combat.targets import NameTarget
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.events import Rolled, Unhidden
from fabula.games.realm.day.regeneration import home_of
from fabula.games.realm.day.resets import clear_marks
from fabula.games.realm.natives.events import Remembered
from fabula.games.realm.natives.grudges import remember_kill
from fabula.games.realm.natives.trust import trust
from fabula.games.realm.pieces import copies, put
from fabula.testing import rule
from realm.combat.fighting import NO_TURN, combat, offered, plays
from realm.dealing import bring
from realm.playing import awake, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState

N, L, M, H, T = range(5)


def wounded_from(number: int) -> dict[str, ChitState]:
    """Chits from this number on are wounded."""
    return {str(one): "wounded" for one in range(number, 13)}


def struck(state: RealmState, who: str, harm: int, *dice: int) -> list[Event]:
    """What a blow of this harm does to a character without armor."""
    attack = Attack("ogre-1", who, 1, 5, 0, harm)
    script = CombatScript(dice)
    events = hit_character(state, attack, Blow(harm, 0), Defence(state, who, 1), script)
    script.finish()
    return events


@rule("MR-10.1.1")
def test_a_blow_that_would_just_kill_wounds_seriously() -> None:
    plain = combat(Fighter("captain", items=()), foes=("ogre-1",))
    assert told(struck(plain, "captain", M), Killed)
    state = combat(Fighter("captain", items=()), foes=("ogre-1",), serious_wounds=True)
    events = struck(state, "captain", M, 4, 2)
    assert not told(events, Killed)
    assert [event.wounds for event in told(events, SeriouslyWounded)] == [4]
    assert state.plays["captain"].wounds == 4
    assert told(struck(state, "captain", H), Killed)  # more than that still kills
    light = combat(Fighter("captain", items=()), foes=("ogre-1",), serious_wounds=True)
    assert len(told(struck(light, "captain", L), Wounded)) == 1


@rule("MR-10.1.1")
@pytest.mark.parametrize(("unwounded", "dead"), [(4, True), (5, False)])
def test_serious_wounds_kill_if_there_are_not_chits_enough(unwounded: int, dead: bool) -> None:
    chits = wounded_from(unwounded + 1)
    state = combat(Fighter("captain", items=(), chits=chits), foes=("ogre-1",), serious_wounds=True)
    write_play(state, "captain", wounds=1)
    struck(state, "captain", M, 3, 3)
    assert state.plays["captain"].wounds == 4
    assert is_dead(state, "captain") == dead


@rule("MR-10.1.2")
def test_a_denizen_that_would_just_be_killed_goes_back_for_half_the_bounty() -> None:
    goblin = "goblin_axe-1"
    state = combat("captain", foes=(goblin,), serious_wounds_denizens=True)
    home = awake("captain", wild=True).places[goblin]
    worth, size = state.box.monsters["goblin_axe"], LEVEL[state.box.monsters["goblin_axe"].size]
    assert worth.notoriety % 2  # so that rounding shows
    before = state.sheet(0)
    events = hit_denizen(state, Attack("captain", goblin, 1, 5, 0, size), Blow(size, 0))
    assert told(events, Routed)
    assert not told(events, Killed)
    share_spoils(state)
    after = state.sheet(0)
    assert after.fame - before.fame == -(-worth.fame // 2)
    assert after.notoriety - before.notoriety == -(-worth.notoriety // 2)
    assert state.places[goblin] == home
    harder = combat("captain", foes=(goblin,), serious_wounds_denizens=True)
    assert told(hit_denizen(harder, Attack("captain", goblin, 1, 5, 0, size), Blow(size + 1, 0)), Killed)


def test_a_ghost_that_would_just_be_killed_goes_back_to_where_it_haunts() -> None:
    state = combat("captain", foes=("ghost-1",), serious_wounds_denizens=True)
    size = LEVEL[state.box.monsters["ghost"].size]
    hit_denizen(state, Attack("captain", "ghost-1", 1, 5, 0, size), Blow(size, 0))
    share_spoils(state)
    assert state.places["ghost-1"] == home_of(state, "ghost-1")


@rule("MR-10.2.1")
@pytest.mark.parametrize(("dice", "hidden"), [((5, 1), True), ((6, 1), False)])
def test_an_archer_may_stay_hidden(dice: tuple[int, ...], hidden: bool) -> None:
    archer = Fighter("captain", items=("light_bow",), hidden=True)
    state = combat(archer, foes=(Foe("ogre-1"),), ambushes=True)
    plays(state, "fight-on", "done", "pass")
    events = plays(state, "target ogre-1", dice=dice)
    assert [event.table for event in told(events, Rolled)] == ["hide"]
    assert state.individual("captain").hidden == hidden
    assert bool(told(events, Unhidden)) != hidden


@rule("MR-10.2.1")
def test_swordsmen_and_those_who_are_attacked_are_seen() -> None:
    sword = combat(
        Fighter("captain", items=("short_sword",), hidden=True), foes=(Foe("ogre-1"),), ambushes=True
    )
    plays(sword, "fight-on", "done", "pass", "target ogre-1")
    assert not sword.individual("captain").hidden
    archer = Fighter("captain", items=("light_bow",), hidden=True)
    attacked = combat(archer, foes=(Foe("ogre-1", attacks="captain"),), ambushes=True)
    plays(attacked, "pass", "target ogre-1")
    assert not attacked.individual("captain").hidden


@rule("MR-10.6.2")
def test_attackers_may_lie_in_one_box() -> None:
    foes = ("wolf_a-1", "wolf_a-2")
    for free in (False, True):
        state = combat("captain", foes=foes, free_boxes=free)
        plays(state, "pass", "pass", "pass", "pass")
        if state.choices(0).prompt == "shield":
            plays(state, "shield thrust")
        plays(state, "place wolf_a-1 thrust")
        assert ("place wolf_a-2 thrust" in offered(state)) == free


@rule("MR-10.6.3")
@pytest.mark.parametrize(("hidden", "alerted"), [(False, True), (True, False)])
def test_denizens_are_alert_where_somebody_is_seen(hidden: bool, alerted: bool) -> None:
    for option in (True, False):
        state = combat(Fighter("captain", hidden=hidden), foes=(Foe("ogre-1"), Foe("giant-1")))
        clearing = state.places["captain"]
        state.options = type(state.options)(combat="on", alerted_monsters=option)
        state.agenda = (Battles((clearing,)),)
        state.fight, state.stances, state.plays = None, {}, {}
        events = Battles((clearing,)).run(state, CombatScript(()))
        turned = [event.piece for event in told(events, CounterTurned)]
        assert turned == (["ogre-1"] if alerted and option else [])
        assert is_dark(state, "ogre-1") == (alerted and option)
        assert not is_dark(state, "giant-1")  # a Tremendous monster


@rule("MR-10.6.4")
@pytest.mark.parametrize(("dragon", "length"), [("tremendous_dragon", 15), ("tremendous_flying_dragon", 13)])
def test_dragon_heads_reach_far_with_the_missile_table(dragon: str, length: int) -> None:
    found = {}
    for option in (False, True):
        (piece, *_) = copies(dragon, awake("captain").box.monsters[dragon].count)
        state = combat("captain", foes=(piece,), dragon_heads=option)
        attacks = [one for batch in all_attacks(state) for one in batch if "head" in one.attacker]
        (bite,) = attacks
        found[option] = bite.length
        script = CombatScript((5, 2) if option else ())
        blow, _ = blow_of(state, bite, script)
        script.finish()
        assert blow.level == bite.strength - (2 if option else 0)
        assert blow.missile == option
    assert found[True] == length
    assert found[False] != length


@rule("MR-10.7.1")
def test_watchful_natives_come_at_once() -> None:
    for watchful in (False, True):
        state = combat("captain", foes=(Foe("ogre-1"),), watchful_natives=watchful)
        put(state, "ogre-1", "elsewhere")
        members = bring(state, "rogues", state.places["captain"])
        state.stances = {}
        state.push(NameTarget("captain"))
        events = plays(state, f"target {members[0]}")
        came = [event.monster for event in told(events, SetUpon) if event.rule == "MR-10.7.1"]
        assert came == (sorted(members[1:]) if watchful else [])
        if watchful:
            assert all(state.stances[one].target == "captain" for one in members[1:])


@rule("MR-10.7.3")
@pytest.mark.parametrize(
    ("who", "chit", "native", "change"),
    [("captain", "chit:3", "S2", -2), ("black_knight", "chit:3", "C2", -4)],
)
def test_friends_and_allies_do_not_forget_a_native_who_was_killed(
    who: str, chit: str, native: str, change: int
) -> None:
    """The Soldiers are Friendly to the Captain, the Company is the Black Knight's Ally."""
    for grudges in (False, True):
        state = combat(Fighter(who, items=("great_sword",)), foes=(Foe(native),), grudges=grudges)
        group = state.box.natives[native].group
        before = trust(state, 0, group)
        plays(state, "fight-on", "done", "pass", f"target {native}", f"strike thrust {chit}", "pass")
        events = plays(state, f"place {native} thrust", dice=NO_TURN)
        assert [event.who for event in told(events, Killed)] == [native]
        while state.fight is not None and state.fight.kills and state.places[native] != "dead":
            events += plays(state, offered(state)[0])
        remembered = [(event.partner, event.change) for event in told(events, Remembered)]
        assert remembered == ([(group, change)] if grudges else [])
        assert trust(state, 0, group) == before + (change if grudges else 0)


@rule("MR-10.7.4")
def test_groups_that_are_no_friends_remember_one_kill_an_evening() -> None:
    state = combat("captain", foes=(Foe("ogre-1"),), grudges=True, extended_grudges=True)
    group = next(group for group in state.box.groups if trust(state, 0, group) <= 0)
    members = [native.id for native in state.box.natives.values() if native.group == group]
    before = trust(state, 0, group)
    provoke(state, members[0], 0)
    assert [event.change for event in told(remember_kill(state, 0, members[0]), Remembered)] == [-1]
    assert remember_kill(state, 0, members[1]) == []
    assert trust(state, 0, group) == before - 1


@rule("MR-10.7.4")
def test_whoever_is_battled_bears_no_blame_and_without_the_option_nobody_does() -> None:
    state = combat("captain", foes=(Foe("ogre-1"),), grudges=True, extended_grudges=True)
    group = next(group for group in state.box.groups if trust(state, 0, group) <= 0)
    members = [native.id for native in state.box.natives.values() if native.group == group]
    battle(state, group, 0, "MR-6.2.2")
    assert remember_kill(state, 0, members[0]) == []
    plain = combat("captain", foes=(Foe("ogre-1"),), grudges=True)
    provoke(plain, members[0], 0)
    assert remember_kill(plain, 0, members[0]) == []


@rule("MR-10.7.4")
def test_the_next_evening_a_group_may_remember_another_kill() -> None:
    state = combat("captain", foes=(Foe("ogre-1"),), grudges=True, extended_grudges=True)
    before = trust(state, 0, "woodfolk")
    remember_kill(state, 0, "W1")
    clear_marks(state)
    assert [event.change for event in told(remember_kill(state, 0, "W2"), Remembered)] == [-1]
    assert trust(state, 0, "woodfolk") == before - 2


@rule("MR-10.7.3")
def test_what_hirelings_kill_is_held_against_their_master() -> None:
    """The Soldiers are Friendly to the Captain, whose Pikeman kills one of them."""
    fighter = Fighter("captain", items=(), hirelings=(Servant("C2"),))
    state = combat(fighter, foes=(Foe("S2"),), grudges=True)
    before = trust(state, 0, "soldiers")
    kill(state, "S2", "C2", "MR-6.9.1")
    events = share_spoils(state)
    assert [(event.partner, event.change) for event in told(events, Remembered)] == [("soldiers", -2)]
    assert trust(state, 0, "soldiers") == before - 2


@rule("MR-10.13.2")
def test_too_many_wounds_kill_at_the_end_of_the_round() -> None:
    for late in (False, True):
        chits = wounded_from(2)
        state = combat(Fighter("captain", items=(), chits=chits), foes=("ogre-1",), wounds_at_round_end=late)
        struck(state, "captain", L)
        assert is_dead(state, "captain") != late
        events = die_of_wounds(state)
        assert [(event.who, event.killer) for event in told(events, Killed)] == (
            [("captain", "ogre-1")] if late else []
        )
        assert is_dead(state, "captain")


@rule("MR-10.13.2")
def test_who_has_few_wounds_lives_on() -> None:
    state = combat(Fighter("captain", items=()), foes=("ogre-1",), wounds_at_round_end=True)
    struck(state, "captain", L)
    assert die_of_wounds(state) == []
    put_on_sheet(state, "ogre-1", "captain", "captain")
    write_fight(state, kills=())
    assert not is_dead(state, "captain")


@rule("MR-10.7.2")
@pytest.mark.parametrize("extended", [False, True])
def test_sending_a_native_against_his_own_group_may_be_treachery(extended: bool) -> None:
    hirelings = (Servant("W1"), Servant("C1"))
    for sent, treachery in (("W1", extended), ("C1", False)):
        state = combat(
            Fighter("captain", hirelings=hirelings), foes=(Foe("W2"),), extended_treachery=extended
        )
        while state.choices(state.to_act()[0]).prompt != "deploy":
            plays(state, "fight-on" if state.choices(state.to_act()[0]).prompt == "fight-on" else "done")
        events = plays(state, f"deploy {sent} W2")
        assert bool(told(events, Betrayed)) == treachery
        assert set(state.hired) == ({"C1"} if treachery else {"W1", "C1"})


@rule("MR-10.7.2")
@pytest.mark.parametrize("extended", [False, True])
def test_it_is_so_too_if_somebody_else_has_hired_the_other(extended: bool) -> None:
    fighters = (
        Fighter("captain", items=(), hirelings=(Servant("W1"),)),
        Fighter("amazon", items=(), hirelings=(Servant("W2"),)),
    )
    state = combat(*fighters, foes=(), extended_treachery=extended)
    seat = state.player_of("captain")
    state.push(Deployment((seat,)))
    events = plays(state, "deploy W1 W2")
    assert bool(told(events, Betrayed)) == extended
    assert set(state.hired) == ({"W2"} if extended else {"W1", "W2"})
    assert state.player_of("W2") == state.player_of("amazon")
