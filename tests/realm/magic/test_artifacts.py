"""MR-15.6.2, MR-7.8.1: Enchant Artifact."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core.dice import ScriptedDice
from fabula.games.realm.day.actions import Read
from fabula.games.realm.magic.runes import read, readable
from fabula.games.realm.magic.sources import added_spells, magic_items
from fabula.testing import rule
from realm.combat.fighting import offered, plays
from realm.magic.spellcraft import bewitch, magicians, state_of
from realm.playing import give, know

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def with_skull(*spells: str) -> RealmState:
    """The Enchanter's Skull is an artifact of type IV."""
    state = magicians("witch_king", foes=("ogre-1",), witch_king=("enchant_artifact", *spells))
    give(state, "enchanters_skull")
    state.spell_piles["enchanters_skull"] = ("fog",)
    return state


@rule("MR-15.6.2")
def test_a_recorded_spell_is_added_to_an_active_item() -> None:
    state = with_skull("world_fades")
    cast = next(text for text in offered(state) if text.startswith("cast enchant_artifact"))
    plays(state, cast)
    assert offered(state) == [
        "aim enchant_artifact@enchanters_skull",
        "aim world_fades@enchanters_skull",
        "pass",
    ]
    plays(state, "aim world_fades@enchanters_skull")
    assert added_spells(state, "enchanters_skull") == ("world_fades",)
    assert state.sheet(0).shown == ("enchant_artifact", "world_fades")
    assert state_of(state, "witch_king", cast.split()[2]) == "committed"


@rule("MR-15.6.2")
def test_inactive_items_cannot_be_enchanted() -> None:
    state = with_skull("world_fades")
    state.active = tuple(piece for piece in state.active if piece != "enchanters_skull")
    cast = next(text for text in offered(state) if text.startswith("cast enchant_artifact"))
    plays(state, cast)
    assert [casting.fate for casting in state.castings] == ["cancelled"]


@rule("MR-15.6.2c", "MR-7.8.1")
def test_each_type_of_an_item_is_used_by_itself() -> None:
    state = with_skull("world_fades")
    state.day = 7
    row = bewitch(state, "enchant_artifact", "witch_king", "enchanters_skull", detail="world_fades")
    assert [source.type for source in magic_items(state, "witch_king")] == ["IV", "VI"]
    assert "cast world_fades enchanters_skull clearing" in offered(state)
    state.used = ("enchanters_skull:VI",)
    assert "cast world_fades enchanters_skull clearing" not in offered(state)
    assert [source.type for source in magic_items(state, "witch_king")] == ["IV"]
    state.used = ()
    state.bewitched = (replace(row, energized=False),)
    assert [source.type for source in magic_items(state, "witch_king")] == ["IV"]


@rule("MR-15.6.2b")
def test_the_added_type_casts_the_items_own_cards_of_that_type() -> None:
    state = with_skull("illusion")
    state.day = 14
    state.awakened = ("fog",)
    assert "cast fog enchanters_skull clearing" not in offered(state)  # a II
    know(state, spells=("talk_to_wise_bird",))
    bewitch(state, "enchant_artifact", "witch_king", "enchanters_skull", detail="talk_to_wise_bird")
    assert "cast fog enchanters_skull clearing" in offered(state)


@rule("MR-15.6.2d")
def test_an_item_can_be_enchanted_again_and_again() -> None:
    state = with_skull("world_fades")
    bewitch(state, "enchant_artifact", "witch_king", "enchanters_skull", detail="world_fades")
    bewitch(state, "enchant_artifact", "witch_king", "enchanters_skull", detail="fog")
    assert added_spells(state, "enchanters_skull") == ("world_fades", "fog")


@rule("MR-15.6.2a")
def test_the_added_spell_is_awake_and_can_be_learned_from_the_item_while_it_works() -> None:
    state = with_skull("world_fades")
    row = bewitch(state, "enchant_artifact", "witch_king", "enchanters_skull", detail="melt_into_mist")
    added = Read("enchanters_skull", "melt_into_mist")
    assert readable(state, "witch_king") == (Read("enchanters_skull", "top"), added)
    read(state, "witch_king", added, ScriptedDice((1, 1)))
    assert offered(state) == ["learn melt_into_mist", "pass"]
    plays(state, "learn melt_into_mist")
    assert state.sheet(0).learned == ("melt_into_mist",)
    read(state, "witch_king", added, ScriptedDice((6, 6)))
    assert state.awakened == ()
    state.bewitched = (replace(row, energized=False),)
    assert readable(state, "witch_king") == (Read("enchanters_skull", "top"),)


@rule("MR-15.6.2a", "MR-3.9.7")
def test_whoever_has_no_magic_of_its_type_learns_nothing() -> None:
    state = with_skull("world_fades")
    bewitch(state, "enchant_artifact", "witch_king", "enchanters_skull", detail="see_hidden_signs")
    below = len(state.agenda)
    read(state, "witch_king", Read("enchanters_skull", "see_hidden_signs"), ScriptedDice((1, 1)))
    assert len(state.agenda) == below
