"""A combat reads and writes as JSON, and everything in it is a game like any other."""

from __future__ import annotations

import msgspec
import pytest

from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe, Servant, Setting, set_up
from fabula.games.realm.magic.durations import end_spell
from fabula.testing import rule
from realm.combat.fighting import combat, with_people
from realm.invariants import wrong

TEXT = """{
  "fighters": [{"who": "white_knight", "items": ["great_sword", "golden_crown"], "alerted": ["great_sword"],
                "chits": {"1": "wounded"}}],
  "foes": [{"piece": "giant-2", "attacks": "white_knight", "dark": true}, {"piece": "wolf_a-1"}],
  "round": 2
}"""


def test_a_setting_is_json_and_survives_it() -> None:
    setting = msgspec.json.decode(TEXT, type=Setting)
    assert msgspec.json.decode(msgspec.json.encode(setting), type=Setting) == setting
    state = set_up(setting, CombatScript(()))
    assert state.fight is not None
    assert state.fight.round == 2
    assert state.faces == {"great_sword": "alerted", "giant-2": "dark"}
    assert state.sheet(0).chits[:2] == ("wounded", "active")
    assert sorted(state.active) == ["golden_crown", "great_sword"]
    assert state.stances["giant_club-2"].target == "white_knight"
    assert wrong(state) is None


@pytest.mark.parametrize("card", ["golden_crown", "ointment_of_steel", "quick_boots", "reflecting_grease"])
def test_a_card_comes_out_of_its_pile(card: str) -> None:
    state = combat(Fighter("captain", items=(card,)), foes=("ogre-1",))
    assert state.places[card] == "captain"
    assert wrong(state) is None


def test_natives_and_those_who_serve_somebody_are_in_it() -> None:
    text = """{
      "fighters": [{"who": "captain", "battles": ["rogues"], "away": true, "hirelings": [
        {"piece": "L1", "dark": true, "hidden": true}, {"piece": "giant-1", "controlled": true}]}],
      "foes": [{"piece": "R6"}, {"piece": "B1", "attacks": "giant-1", "horse": false}]
    }"""
    state = set_up(msgspec.json.decode(text, type=Setting), CombatScript(()))
    assert state.fight is not None
    assert state.fight.battling == (("rogues", 0), ("bashkars", 0))
    assert (state.individual("L1").hidden, state.faces["L1"]) == (True, "dark")
    assert [(who, one.owner, one.controlled) for who, one in state.hired.items()] == [
        ("L1", 0, False),
        ("giant-1", 0, True),
    ]
    assert set(state.stances) == {"giant-1", "giant_club-1", "B1"}
    assert state.plays == {}
    assert wrong(state) is None


@rule("MR-7.9.5")
@pytest.mark.parametrize(
    ("monster", "spell"),
    [
        ("giant_bat-2", "control_bats"),
        ("heavy_spider-1", "guide_spider_or_octopus"),
        ("octopus", "guide_spider_or_octopus"),
    ],
)
def test_the_spell_by_which_a_monster_serves_is_in_effect_and_frees_it_when_it_ends(
    monster: str, spell: str
) -> None:
    state = combat(with_people("elf", Servant(monster, controlled=True)), foes=("ogre-1",))
    (row,) = state.bewitched
    assert (row.spell, row.caster, row.targets) == (spell, "elf", (monster,))
    assert wrong(state) is None
    end_spell(state, row, "MR-7.6.6")
    assert monster not in state.hired


def test_two_settings_of_one_kind_do_not_disturb_each_other() -> None:
    one, other = (combat("captain", foes=(Foe("ogre-1"),)) for _ in range(2))
    assert one == other
    one.faces["ogre-1"] = "dark"
    assert one != other
