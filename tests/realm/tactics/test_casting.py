"""Magicians in combat: which spell they cast, at whom, and when they rather do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import Chair
from fabula.games.realm import game
from fabula.games.realm.combat.setting import Fighter
from fabula.games.realm.components.box import box_with
from fabula.games.realm.components.kinds import COLOR_OF
from fabula.games.realm.magic.actions import Aim, Cast, Hurl
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.tactics.casting import spell_blows
from fabula.games.realm.tactics.duels import can_kill, duels, setting_of
from fabula.games.realm.tactics.preparing import color_chits, combat_spells, repertoire
from fabula.games.realm.tactics.ways import WAYS
from realm.combat.fighting import combat
from realm.playing import some_dice

if TYPE_CHECKING:
    from fabula.core import Action
    from fabula.games.realm.state import RealmState

MAGICIANS = [one.id for one in box_with().characters.values() if one.levels[-1].spells]


def ready(who: str, *spells: str) -> Fighter:
    """A magician with the color chits of a duel, and with these spells instead of his own, if any."""
    (fighter,) = setting_of(who, "ogre").fighters
    return Fighter(who, chits=fighter.chits, spells=spells or fighter.spells)


def answers(state: RealmState, way: str = "clever", count: int = 20) -> list[Action]:
    """What a tactic answers, until the round or the combat is over, but no more often than this."""
    player = WAYS[way]()
    found: list[Action] = []
    while state.fight is not None and state.fight.round == 1 and len(found) < count:
        found.append(player.choose(Chair(game, state, 0), some_dice(1)))
        state.play(0, found[-1], some_dice(2))
    return found


def spell_of(found: list[Action]) -> str:
    """The spell that is cast among these answers, if any."""
    return next((action.spell for action in found if isinstance(action, Cast)), "")


def test_a_blast_meets_a_slow_opponent_before_it_strikes() -> None:
    found = answers(combat(ready("witch_king"), foes=("ogre-1",)))
    assert spell_of(found) == "fiery_blast"
    assert Aim("ogre-1") in found
    assert any(isinstance(action, Hurl) for action in found)


def test_it_is_aimed_at_all_who_attack() -> None:
    found = answers(combat(ready("sorceror"), foes=("ogre-1", "ogre-2")))
    assert spell_of(found) == "fiery_blast"
    assert found.index(Done(), found.index(Aim("ogre-1"))) > found.index(Aim("ogre-2"))


def test_before_a_blast_that_would_rather_miss_he_takes_the_essence_of_a_quick_one() -> None:
    state = combat(ready("witch_king", "fiery_blast", "absorb_essence"), foes=("wolf_a-1",))
    assert spell_of(answers(state)) == "absorb_essence"
    assert state.fight is None
    assert state.places["wolf_a-1"] == "absorbed"


def test_spells_that_are_of_no_use_in_combat_are_not_cast() -> None:
    """Somebody with a color chit but only spells of no use in combat fights as ever."""
    found = answers(combat(ready("wizard", "see_hidden_signs", "fog"), foes=("ogre-1",)))
    assert found
    assert spell_of(found) == ""


def test_he_casts_nothing_at_whom_he_does_not_want_to_fight() -> None:
    state = combat(Fighter("witch_king", chits={"1": "color"}, spells=("fiery_blast",)), foes=())
    assert spell_of(answers(state)) == ""


@pytest.mark.parametrize(
    ("who", "spell", "foe", "aim"),
    [
        ("elf", "persuade", "giant-1", "giants"),
        ("elf", "control_bats", "giant_bat-1", "bats"),
        ("pilgrim", "peace", "tremendous_troll-1", "tremendous_troll-1"),
        ("witch_king", "melt_into_mist", "tremendous_troll-1", "tremendous_troll-1"),
        ("witch_king", "transform", "tremendous_dragon-1", "tremendous_dragon-1"),
        ("witch_king", "power_of_the_pit", "wolf_a-1", "wolf_a-1"),
    ],
)
def test_what_he_cannot_beat_is_kept_from_striking(who: str, spell: str, foe: str, aim: str) -> None:
    state = combat(ready(who, spell), foes=(foe,))
    found = answers(state, "stay")
    assert spell_of(found) == spell
    assert Aim(aim) in found


def test_of_two_who_cannot_be_beaten_neither_is_left_if_he_is_mist_himself() -> None:
    trolls = ("tremendous_troll-1", "tremendous_troll-2")
    assert Aim("witch_king") in answers(combat(ready("witch_king", "melt_into_mist"), foes=trolls))
    assert Aim("witch_king") not in answers(
        combat(ready("witch_king", "melt_into_mist"), foes=trolls), "stay"
    )


def test_whoever_always_runs_melts_himself_even_before_an_ogre() -> None:
    state = combat(ready("witch_king"), foes=("ogre-1",))
    found = answers(state, "run")
    assert spell_of(found) == "melt_into_mist"
    assert Aim("witch_king") in found


def test_four_stones_are_four_chances() -> None:
    """A stone that hits kills a Wolf if neither die shows more than 3 (MR-15.2.4, MR-6.8.6)."""
    state = combat(ready("druid"), foes=("wolf_a-1", "wolf_a-2"))
    state.castings = (Casting("druid", "stones_fly", "chit:8", "chit:7", 3),)
    once = 9 / 36
    alone = spell_blows(state, "druid", ("wolf_a-1",))["wolf_a-1"]
    both = spell_blows(state, "druid", ("wolf_a-1", "wolf_a-2"))
    assert alone.kill == pytest.approx(1 - (1 - once) ** 4)
    assert [blow.kill for blow in both.values()] == pytest.approx([1 - (1 - once) ** 2] * 2)


@pytest.mark.parametrize("who", MAGICIANS)
def test_he_begins_as_the_rules_let_him(who: str) -> None:
    card = box_with().characters[who]
    chits = card.chits(4)
    for spells in (combat_spells(who), repertoire(who)):
        assert len(spells) == card.levels[-1].spells
        assert all(box_with().spells[spell].type in card.levels[-1].types for spell in spells)
        assert all(chits[number - 1].type in COLOR_OF for number in color_chits(who, spells))


def test_the_witch_king_could_beat_whom_his_blast_kills() -> None:
    assert can_kill("witch_king", "ogre")
    assert not can_kill("witch_king", "tremendous_troll")
    assert "ogre" in duels.fitting("witch_king")


def test_an_essence_is_no_kill_and_mist_is_flight() -> None:
    for foe, way, outcome in (("wolf_a", "clever", ()), ("ogre", "run", ("fled",))):
        state, player = duels.start("witch_king", foe, some_dice(3)), WAYS[way]()
        while (found := duels.outcome(state)) is None:
            state.play(0, player.choose(Chair(game, state, 0), some_dice(1)), some_dice(2))
        assert found == outcome
