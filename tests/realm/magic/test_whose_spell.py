"""MR-7.3 to MR-7.7: each has his own lines, chits and spells, and nobody else's count for him."""

from __future__ import annotations

from msgspec.structs import replace

from fabula.games.realm import game
from fabula.games.realm.combat.means import means_for
from fabula.games.realm.combat.setting import Fighter
from fabula.games.realm.combat.sheets import write_play
from fabula.games.realm.magic.casting import Casting, end_castings
from fabula.games.realm.magic.declaring import show_line
from fabula.games.realm.magic.durations import end_spell, has_color
from fabula.games.realm.magic.enchanting import turn_tile
from fabula.games.realm.magic.events import SpellCancelled, SpellTookEffect
from fabula.games.realm.magic.sources import magic_items
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import offered
from realm.magic.spellcraft import bewitch, magicians, state_of, takes_effect
from realm.playing import awake, give, know, seat_of, told


@rule("MR-7.3.1", "MR-0.6.1")
def test_casting_a_line_again_shows_no_second_line() -> None:
    state = magicians("wizard", "elf", foes=("ogre-1",), wizard=("illusion", "illusion"))
    wizard = seat_of(state, "wizard")
    show_line(state, "wizard", "illusion")
    show_line(state, "wizard", "illusion")
    assert state.sheet(wizard).shown == ("illusion",)
    bewitch(state, "illusion", "wizard", "ruins")  # the first line is tied up: this is another one
    show_line(state, "wizard", "illusion")
    assert state.sheet(wizard).shown == ("illusion", "illusion")


@rule("MR-7.4.3")
def test_a_spell_that_somebody_else_has_in_effect_ties_up_no_line_of_mine() -> None:
    state = magicians("wizard", "elf", foes=("ogre-1",), wizard=("illusion",))
    bewitch(state, "illusion", "elf", "ruins")
    assert "cast illusion chit:11 clearing" in offered(state, seat_of(state, "wizard"))


@rule("MR-15.6.6")
def test_what_somebody_else_unleashes_leaves_the_chits_of_that_number_as_they_are() -> None:
    state = magicians("sorceror", "druid", foes=("ogre-1",))
    bewitch(state, "unleash_power", "druid", "chit:8")
    for use in ("move", "fight"):
        assert "chit:8" not in {means.name for means in means_for(state, "sorceror", use)}


@rule("MR-7.6.2", "MR-15.6.6")
def test_the_chit_of_another_magician_is_another_target() -> None:
    state = magicians("sorceror", "druid", foes=("ogre-1",))
    bewitch(state, "unleash_power", "druid", "chit:8")
    events = takes_effect(state, "unleash_power", "sorceror", "chit:8")
    assert len(told(events, SpellTookEffect)) == 1
    events = takes_effect(state, "unleash_power", "sorceror", "chit:8")
    assert len(told(events, SpellCancelled)) == 1


@rule("MR-7.7.2", "MR-7.7.3")
def test_the_color_counts_that_is_where_the_target_is_wherever_the_caster_may_be() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    row = bewitch(state, "sense_danger", "wizard", "elf", energized=False)
    turn_tile(state, "elf", "caves")
    put(state, "wizard", "caves-1")
    assert not has_color(state, row)
    put(state, "elf", "caves-1")
    put(state, "wizard", "ruins-1")
    assert has_color(state, row)
    own = replace(row, targets=("chit:8",))
    assert not has_color(state, own)
    put(state, "wizard", "caves-1")
    assert has_color(state, own)


@rule("MR-15.6.2c", "MR-7.4.4")
def test_while_one_type_of_an_item_is_tied_up_the_other_is_free() -> None:
    state = magicians("witch_king", foes=("ogre-1",), witch_king=("world_fades",))
    give(state, "enchanters_skull")
    bewitch(state, "enchant_artifact", "witch_king", "enchanters_skull", detail="world_fades")
    fades = bewitch(state, "world_fades", "witch_king", "witch_king")
    state.bewitched = tuple(
        replace(row, means="enchanters_skull") if row is fades else row for row in state.bewitched
    )
    assert [source.type for source in magic_items(state, "witch_king")] == ["IV"]


@rule("MR-6.10.4")
def test_at_the_end_of_the_round_only_what_was_played_for_it_fatigues() -> None:
    state = magicians(Fighter("wizard", chits={"8": "wounded", "12": "wounded"}), foes=("ogre-1",))
    state.castings = (Casting("wizard", "fiery_blast", "chit:12", "chit:8", 3, fate="done"),)
    assert end_castings(state) == []
    assert [state_of(state, "wizard", means) for means in ("chit:8", "chit:12")] == ["wounded"] * 2


@rule("MR-7.11.3")
def test_when_an_altering_spell_ends_a_wounded_chit_stays_wounded() -> None:
    state = awake("druid", at="ruins-1")
    row = bewitch(state, "witchs_brew", "druid", "chit:7", "chit:8")
    now = state.sheet(0).chits
    know(state, chits=(*now[:6], "wounded", "color", *now[8:]))
    end_spell(state, row, "MR-7.5.6")
    assert [state_of(state, "druid", means) for means in ("chit:7", "chit:8")] == ["wounded", "fatigued"]


@rule("MR-6.6.3", "MR-14.12.2")
def test_with_the_girtle_two_asterisks_of_magic_are_not_too_much_beside_one() -> None:
    state = magicians("white_knight", foes=("ogre-1",), white_knight=("make_whole",))
    write_play(state, "white_knight", acted=("chit:1",))
    text = "cast make_whole chit:9 clearing"
    assert text not in offered(state)
    refused = state.why_not(0, game.read(text))
    assert refused is not None
    assert refused.reason == "too-much-effort"
    give(state, "girtle_of_energy")
    assert text in offered(state)
    state.day = 1  # there is no White then
    refused = state.why_not(0, game.read(text))
    assert refused is not None
    assert refused.reason == "no-such-color"
