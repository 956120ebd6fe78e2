"""MR-10.8, MR-10.13.3, U-41: options of magic."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import fields, replace

from fabula.core import Rulebook
from fabula.games.realm.combat.attacks import all_attacks
from fabula.games.realm.combat.events import Betrayed
from fabula.games.realm.combat.outcomes import Killed, MissedBy
from fabula.games.realm.combat.resolution import Resolve
from fabula.games.realm.combat.setting import CombatScript, Foe
from fabula.games.realm.combat.sheets import change_stance, write_fight
from fabula.games.realm.combat.sides import is_hostile
from fabula.games.realm.day.events import Rolled
from fabula.games.realm.magic.casting import UNTIED, Casting, end_castings
from fabula.games.realm.magic.durations import break_spells_of, end_spell
from fabula.games.realm.magic.events import SpellCancelled
from fabula.games.realm.magic.sources import free_lines
from fabula.games.realm.magic.striking import spell_attacks
from fabula.games.realm.magic.targeting import BENEVOLENT, aim_at
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import offered, plays, with_people
from realm.magic.spellcraft import bewitch, magicians, resolve, state_of, takes_effect
from realm.playing import give, told

if TYPE_CHECKING:
    from fabula.games.realm.combat.setting import Fighter
    from fabula.games.realm.state import RealmState


def by_option(
    *who: str | Fighter, foes: tuple[str | Foe, ...], option: dict[str, Any], **spells: Any
) -> RealmState:
    """Magicians in a combat with an option."""
    state = magicians(*who, foes=foes, **spells)
    state.options = replace(state.options, **option)
    return state


@rule("MR-10.8.1")
def test_by_the_option_a_lasting_spell_ties_nothing_up() -> None:
    for free in (False, True):
        state = by_option(
            "wizard", foes=("ogre-1",), option={"enhanced_magic": free}, wizard=("illusion", "fiery_blast")
        )
        takes_effect(state, "illusion", "wizard", "ruins", means="chit:11")
        state.write_sheet(0, chits=(*state.sheet(0).chits[:10], "committed", state.sheet(0).chits[11]))
        end_castings(state)
        assert state_of(state, "wizard", "chit:11") == ("fatigued" if free else "committed")
        assert ("illusion" in free_lines(state, state.sheet(0))) == free
        (row,) = state.bewitched
        assert (row.means == UNTIED) == free


@rule("MR-10.8.1")
def test_a_spell_that_is_tied_to_nothing_ends_by_itself_and_with_its_caster() -> None:
    state = by_option("wizard", foes=("ogre-1",), option={"enhanced_magic": True}, wizard=("illusion",))
    takes_effect(state, "illusion", "wizard", "ruins", means="chit:11")
    end_castings(state)
    state.write_sheet(0, chits=("active",) * 12)
    (row,) = state.bewitched
    scratch = state.copy()
    end_spell(scratch, row, "MR-7.5.8")
    assert scratch.sheet(0).chits == ("active",) * 12
    assert scratch.bewitched == ()
    break_spells_of(state, "wizard")
    assert state.bewitched == ()


@rule("MR-10.8.1")
def test_the_same_line_is_cast_again_at_somebody_else() -> None:
    state = by_option("wizard", foes=("ogre-1",), option={"enhanced_magic": True}, wizard=("illusion",))
    takes_effect(state, "illusion", "wizard", "ruins", means="chit:11")
    end_castings(state)
    takes_effect(state, "illusion", "wizard", "cliff", means="chit:11")
    assert [row.targets for row in state.bewitched] == [("ruins",), ("cliff",)]


@rule("MR-10.8.2")
@pytest.mark.parametrize("benevolent", [False, True])
@pytest.mark.parametrize(("spell", "listed"), [("poison", True), ("bad_luck", False)])
def test_helpful_spells_are_no_treachery_by_the_option(spell: str, listed: bool, benevolent: bool) -> None:
    state = by_option(
        with_people("witch", "W1", "C1"),
        foes=(Foe("ogre-1", "witch"),),
        option={"benevolent_spells": benevolent},
        witch=(spell,),
    )
    state.castings = (Casting("witch", spell, "chit:1", "clearing", 3),)
    events = aim_at(state, "witch", "W1", CombatScript(()))
    assert bool(told(events, Betrayed)) != (listed and benevolent)
    assert ("W1" in state.hired) == (listed and benevolent)


@rule("MR-10.8.2")
@pytest.mark.parametrize("benevolent", [False, True])
def test_natives_do_not_mind_helpful_spells_by_the_option(benevolent: bool) -> None:
    state = by_option(
        "witch", foes=(Foe("W2"),), option={"benevolent_spells": benevolent}, witch=("blazing_light",)
    )
    state.castings = (Casting("witch", "pentangle", "chit:1", "clearing", 3),)
    aim_at(state, "witch", "W2", CombatScript(()))
    assert is_hostile(state, "W2", 0) != benevolent


@rule("MR-10.8.2")
def test_the_helpful_spells_are_those_of_the_clause() -> None:
    text = Rulebook.of("fabula.games.realm").clauses["MR-10.8.2"].text
    listed = text.partition("battling: ")[2].rstrip(". ").replace("'", "").replace("\n", " ").split(", ")
    names = {"_".join(name.lower().split()) for name in listed}
    assert {name.replace("dragonfang_control", "dragonfang_necklace") for name in names} == BENEVOLENT


@rule("MR-10.8.2")
def test_the_helpful_spells_are_spells() -> None:
    state = magicians("witch", foes=("ogre-1",), witch=("poison",))
    cards = {"dragonfang_necklace"}
    assert BENEVOLENT - cards <= state.box.spells.keys()
    assert cards <= state.box.treasures.keys()


def with_skull(*spells: str, option: bool) -> RealmState:
    """The Enchanter's Skull is an artifact of type IV, the Sorceror casts such spells; two are awakened."""
    state = by_option(
        "sorceror", foes=("giant_bat-1",), option={"enhanced_artifacts": option}, sorceror=spells
    )
    for piece in ("sorceror", "giant_bat-1"):
        put(state, piece, "caves-1")
    write_fight(state, clearing="caves-1")
    give(state, "enchanters_skull")
    state.spell_piles["enchanters_skull"] = ("fiery_blast", "violent_storm")
    state.awakened = ("fiery_blast", "violent_storm")
    return state


def by_skull(state: RealmState) -> list[str]:
    return [text.split()[1] for text in offered(state) if "enchanters_skull" in text and "cast" in text]


@rule("MR-10.8.3")
def test_an_artifact_serves_as_a_magic_chit_and_casts_each_awakened_spell_once_a_day() -> None:
    plain = with_skull("roof_collapses", option=False)
    assert by_skull(plain) == ["fiery_blast", "violent_storm"]
    plain.used = ("enchanters_skull:IV",)
    assert by_skull(plain) == []
    state = with_skull("roof_collapses", "stones_fly", option=True)
    assert by_skull(state) == ["fiery_blast", "roof_collapses", "violent_storm"]
    state.used = ("enchanters_skull:IV",)
    assert by_skull(state) == ["fiery_blast", "violent_storm"]
    state.used = ("enchanters_skull:fiery_blast",)
    assert by_skull(state) == ["roof_collapses", "violent_storm"]
    state.used = ("enchanters_skull:IV", "enchanters_skull:fiery_blast", "enchanters_skull:violent_storm")
    assert by_skull(state) == []


@rule("MR-10.8.3")
@pytest.mark.parametrize(("spell", "used"), [("fiery_blast", "fiery_blast"), ("roof_collapses", "IV")])
def test_what_an_artifact_has_done_today_is_kept(spell: str, used: str) -> None:
    state = with_skull("roof_collapses", option=True)
    plays(state, f"cast {spell} enchanters_skull clearing")
    assert state.used == (f"enchanters_skull:{used}",)
    assert state.sheet(0).shown == (("roof_collapses",) if used == "IV" else ())


@rule("MR-10.8.3")
def test_what_lasts_by_an_artifact_ties_up_its_own_spell_or_a_line() -> None:
    state = with_skull("blazing_light", option=True)
    row = bewitch(state, "violent_storm", "sorceror", "ruins")
    state.bewitched = (replace(row, means="enchanters_skull"),)
    assert by_skull(state) == ["blazing_light", "fiery_blast"]
    state.bewitched = (replace(row, spell="blazing_light", means="enchanters_skull"),)
    assert by_skull(state) == ["fiery_blast", "violent_storm"]
    assert free_lines(state, state.sheet(0)) == ()


@rule("MR-10.13.5")
def test_all_switches_that_the_clause_names_are_there() -> None:
    named = re.findall(r"`(\w+)`", Rulebook.of("fabula.games.realm").clauses["MR-10.13.5"].text)
    assert len(named) > 20
    assert {*named} <= {field.name for field in fields(Options)}


@rule("MR-7.4.6a")
@pytest.mark.parametrize(("spell", "disturbs"), [("bad_luck", False), ("melt_into_mist", True)])
def test_by_the_other_reading_only_some_faster_spells_cancel_one(spell: str, disturbs: bool) -> None:
    for any_faster in (True, False):
        state = by_option(
            "wizard",
            "witch",
            foes=(Foe("ogre-1", "wizard"),),
            option={"any_faster_spell_cancels": any_faster},
            wizard=("illusion",),
        )
        state.castings = (
            Casting("wizard", "illusion", "chit:11", "clearing", 4, ("ruins",)),
            Casting("witch", spell, "chit:12", "clearing", 2, ("wizard",)),
        )
        cancelled = [event.who for event in told(resolve(state), SpellCancelled)]
        assert cancelled == (["wizard"] if any_faster or disturbs else [])


def with_pit(*, must_hit: bool) -> RealmState:
    """The Witch King casts the Power of the Pit at a Giant in the box of thrusts."""
    state = by_option(
        "witch_king", foes=("giant-1",), option={"pit_must_hit": must_hit}, witch_king=("power_of_the_pit",)
    )
    plays(state, next(text for text in offered(state) if text.startswith("cast power_of_the_pit")))
    return state


@rule("MR-10.13.3")
def test_by_the_option_the_power_of_the_pit_is_hurled_and_may_miss() -> None:
    for direction, hits in ((1, True), (2, False)):
        state = with_pit(must_hit=True)
        plays(state, "aim giant-1")
        assert state.choices(0).prompt == "strike"
        assert "hurl thrust" in offered(state)
        plays(state, f"hurl {'thrust' if direction == 1 else 'swing'}")
        change_stance(state, "giant-1", direction=1, target="")
        (casting,) = state.castings
        state.castings = (replace(casting, direction=direction, time=9),)
        (blow,) = spell_attacks(state)
        assert (blow.casts, blow.direction, blow.length) == ("power_of_the_pit", direction, 0)
        state.push(Resolve())
        script = CombatScript((2, 2) if hits else ())
        events = Resolve().run(state, script)
        script.finish()
        assert [event.who for event in told(events, Rolled)] == (["witch_king"] if hits else [])
        assert bool(told(events, Killed)) == hits
        assert bool(told(events, MissedBy)) != hits


@rule("MR-10.13.3")
def test_without_the_option_the_pit_needs_no_direction() -> None:
    state = with_pit(must_hit=False)
    events = plays(state, "aim giant-1", dice=(2, 2))
    assert [event.who for event in told(events, Killed)] == ["giant-1"]
    assert spell_attacks(state) == []
    assert not any(attack.casts for batch in all_attacks(state, spell_attacks(state)) for attack in batch)
