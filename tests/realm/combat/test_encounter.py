"""MR-6.6: the actions before the melee, and how fast they have to be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm import game
from fabula.games.realm.combat.events import NoAction
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.day.events import WeaponTurned, WentBerserk
from fabula.games.realm.day.tolls import efforts
from fabula.testing import rule
from realm.combat.fighting import chit, combat, offered, plays
from realm.playing import told

if TYPE_CHECKING:
    from fabula.games.realm.sheet import ChitState


def kinds(texts: list[str]) -> set[str]:
    return {text.split()[0] for text in texts}


@rule("MR-6.6.4", "MR-6.6.6")
def test_whoever_runs_or_turns_a_weapon_is_faster_than_every_attacker() -> None:
    """A Goblin moves at 3 and an H Troll at 4; the Swordsman has Moves and Fights of 2 and of 3."""
    state = combat("swordsman", foes=("goblin_axe-1", "heavy_troll-1"))
    texts = offered(state)
    fast = {text.split()[-1] for text in texts if text.startswith(("run", "turn-weapon"))}
    assert fast == {chit(state, "swordsman", "move L2**"), chit(state, "swordsman", "fight L2**")}
    slow = f"turn-weapon thrusting_sword-1 {chit(state, 'swordsman', 'fight L3*')}"
    refused = state.why_not(0, game.read(slow))
    assert refused is not None
    assert (refused.reason, refused.details) == ("too-slow", {"need": 3, "have": 3})


@rule("MR-6.6.8", "MR-16.17.4", "MR-6.6.12")
def test_what_needs_no_chit_is_not_restricted() -> None:
    tired: dict[str, ChitState] = {str(number): "fatigued" for number in range(1, 13)}
    state = combat(Fighter("captain", chits=tired), foes=("giant_bat-1",))
    assert kinds(offered(state)) == {"pass", "inactivate", "abandon"}


def test_everybody_does_one_action_or_none() -> None:
    state = combat("captain", foes=("ogre-1",))
    events = plays(state, "pass")
    assert [event.who for event in told(events, NoAction)] == ["captain"]
    assert state.choices(0).prompt == "target"


@rule("MR-6.6.6")
def test_turning_a_weapon_over_takes_a_chit_that_cannot_attack_any_more() -> None:
    state = combat("white_knight", foes=("ogre-1",))
    weak = [text for text in offered(state) if text.startswith("turn-weapon")]
    fight = chit(state, "white_knight", "fight H4**")
    assert f"turn-weapon great_sword {fight}" in weak
    events = plays(state, f"turn-weapon great_sword {fight}", "target ogre-1")
    assert [event.alerted for event in told(events, WeaponTurned)] == [True]
    strikes = {text.split()[-1] for text in offered(state) if text.startswith("strike")}
    assert strikes == {chit(state, "white_knight", "fight H6")}  # two asterisks are spent already


@rule("MR-6.6.6")
def test_a_fight_too_weak_for_the_weapon_does_not_turn_it() -> None:
    """The Amazon has Fights of Light strength, and a short sword; the Great Axe is Heavy."""
    state = combat(Fighter("amazon", items=("great_axe",)), foes=("octopus",))
    state.stances.clear()
    assert {text.split()[-1] for text in offered(state) if text.startswith("turn-weapon")} == {
        chit(state, "amazon", "fight H4**")
    }


@rule("MR-6.6.8", "MR-4.1.1")
def test_one_belonging_is_put_away_and_another_activated() -> None:
    state = combat(Fighter("captain", items=("short_sword", "mace", "helmet")), foes=("giant_bat-1",))
    state.active = tuple(piece for piece in state.active if piece != "mace-1")
    assert "activate mace-1" not in offered(state)
    plays(state, "inactivate short_sword-1")
    assert "inactivate helmet-1" not in offered(state)
    assert "activate short_sword-1" not in offered(state)
    assert "activate mace-1" in offered(state)
    plays(state, "activate mace-1")
    assert offered(state) == ["done"]
    plays(state, "done")
    assert "mace-1" in state.active
    assert "short_sword-1" not in state.active


@rule("MR-6.6.8")
def test_any_number_of_things_is_abandoned() -> None:
    state = combat(Fighter("captain", items=("short_sword", "helmet")), foes=("giant_bat-1",))
    plays(state, "abandon helmet-1")
    assert offered(state) == ["abandon short_sword-1", "done"]
    plays(state, "abandon short_sword-1", "done")
    assert state.standing_at.get("captain") is None
    assert state.active == ()


@rule("MR-13.2.5")
def test_the_berserker_rages_if_he_is_fast_enough_and_it_counts_as_effort() -> None:
    """His Berserk chit has time 4 and two asterisks; an Ogre moves at 5, a Ghost at 4."""
    state = combat("berserker", foes=("ghost-1",))
    assert "rage" not in kinds(offered(state))
    state = combat("berserker", foes=("ogre-1",))
    events = plays(state, f"rage {chit(state, 'berserker', 'berserk T4**')}", "target ogre-1")
    assert told(events, WentBerserk)
    assert state.sheet(0).berserk
    efforts = {text.split()[-1] for text in offered(state) if text.startswith("strike")}
    assert efforts == {chit(state, "berserker", "fight H5")}


@pytest.mark.parametrize("dark", [False, True])
def test_it_is_the_side_that_is_up_whose_move_time_counts(dark: bool) -> None:
    """A Viper moves at 4, dark at 2."""
    state = combat("swordsman", foes=(Foe("viper-1", attacks="swordsman", dark=dark),))
    assert ("run" in kinds(offered(state))) is not dark


@rule("MR-11.89", "MR-6.6.6")
def test_gloves_too_weak_for_a_weapon_do_not_turn_it_and_a_strong_chit_does() -> None:
    """An H Troll moves at 4; the Great Sword is Heavy, the Deft Gloves are L2, the chit is H3."""
    knight = Fighter("white_knight", items=("great_sword", "deft_gloves"))
    state = combat(knight, foes=("heavy_troll-1",))
    assert not any(text.startswith("turn-weapon") for text in offered(state))
    state = combat(Fighter("white_knight", items=("great_sword", "power_gauntlets")), foes=("ogre-1",))
    assert "turn-weapon great_sword power_gauntlets" in offered(state)
    light = combat(Fighter("white_knight", items=("short_sword", "deft_gloves")), foes=("heavy_troll-1",))
    assert "turn-weapon short_sword-1 deft_gloves" in offered(light)


@rule("MR-13.2.3")
def test_the_berserk_chit_neither_strikes_nor_turns_a_weapon_nor_opens_anything() -> None:
    state = combat("berserker", foes=("ogre-1",))
    berserk = chit(state, "berserker", "berserk T4**")
    assert {text.split()[0] for text in offered(state) if text.endswith(berserk)} == {"rage"}
    plays(state, "pass", "target ogre-1")
    assert not any(text.endswith(berserk) for text in offered(state))
    others: dict[str, ChitState] = {
        str(number): "fatigued" for number in range(1, 13) if f"chit:{number}" != berserk
    }
    tired = combat(Fighter("berserker", chits=others), foes=("ogre-1",))
    assert efforts(tired, "berserker") == ()
