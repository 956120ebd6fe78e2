"""MR-0.4, MR-14.5: how many dice are thrown on which table, what modifies them, and the odds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from msgspec.structs import replace

from fabula.core import RandomDice, ScriptedDice
from fabula.games.realm.day.events import MonsterRoll
from fabula.games.realm.day.rolls import Throw, roll, throw_on
from fabula.games.realm.map.chits import look
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Individual
from fabula.testing import rule
from realm.magic.spellcraft import bewitch
from realm.playing import awake, give, live, seat_of, told

SEARCH = ("peer", "locate", "loot", "reading_runes", "magic_sight")
SITE_CARDS = ("toadstool_circle", "crypt_of_the_knight", "enchanted_meadow")


@rule("MR-0.4.2", "MR-14.5.6")
def test_several_reasons_for_one_die_make_one_die() -> None:
    state = awake("druid", at="ruins-1")
    assert throw_on(state, "druid", "hide") == Throw(1, {})
    assert throw_on(state, "druid", "peer") == Throw(2, {})
    give(state, "lucky_charm")
    give(state, "shoes_of_stealth")
    for table in ("hide", "meeting", "missile", "curse", "power_of_the_pit", *SEARCH, *SITE_CARDS):
        assert throw_on(state, "druid", table) == Throw(1, {})


@rule("MR-14.5.4", "MR-14.5.12")
def test_gloves_and_shoes_help_on_their_tables_while_they_are_active() -> None:
    state = awake("captain", at="ruins-1")
    give(state, "deft_gloves")
    give(state, "shoes_of_stealth")
    tables = ("hide", "meeting", "curse", *SEARCH, *SITE_CARDS)
    one = {table for table in tables if throw_on(state, "captain", table).dice == 1}
    assert one == {"loot", *SITE_CARDS, "hide"}
    state.active = ()
    assert all(throw_on(state, "captain", table).dice == 2 for table in tables)


@rule("MR-13.8.2", "MR-13.13.1", "MR-0.4.3")
@pytest.mark.parametrize("character", ["magician", "witch"])
def test_knowledge_takes_one_away_on_reading_runes(character: str) -> None:
    state = awake(character, at="ruins-1")
    assert throw_on(state, character, "reading_runes") == Throw(2, {"knowledge": -1})
    assert throw_on(state, character, "locate") == Throw(2, {})
    row, event = roll(state, character, "reading_runes", ScriptedDice((4, 2)), "MR-3.9.7")
    assert (event.dice, event.result) == ((4, 2), 3)
    assert row == state.box.tables["reading_runes"].rows[2]


@rule("MR-13.9.4", "MR-13.10.1", "MR-13.15.1")
@pytest.mark.parametrize("character", ["pilgrim", "sorceror", "wizard"])
def test_the_learned_roll_one_die_on_reading_runes(character: str) -> None:
    state = awake(character, at="ruins-1")
    assert throw_on(state, character, "reading_runes") == Throw(1, {})
    assert throw_on(state, character, "peer") == Throw(2, {})


@rule("MR-0.4.3", "MR-0.4.7", "MR-4.1.5", "MR-4.9.1")
def test_the_hoof_adds_one_for_every_character_in_its_clearing_and_for_nobody_else() -> None:
    state = awake("magician", "elf", "dwarf", at="ruins-1")
    put(state, "dwarf", "ruins-2")
    put(state, "RHQ", "ruins-1")
    state.individuals["RHQ"] = Individual(seat=0)
    state.write("magician", hidden=True)
    before = throw_on(state, "magician", "reading_runes")
    put(state, "cloven_hoof", "elf")
    assert before == Throw(2, {"knowledge": -1})
    assert throw_on(state, "magician", "reading_runes") == Throw(2, {"knowledge": -1, "cloven_hoof": 1})
    assert throw_on(state, "elf", "hide") == Throw(2, {"cloven_hoof": 1})
    assert throw_on(state, "dwarf", "hide").modifiers == {}
    assert throw_on(state, "RHQ", "peer") == Throw(2, {})
    put(state, "cloven_hoof", "ruins-2")
    assert throw_on(state, "elf", "hide").modifiers == {}
    assert throw_on(state, "dwarf", "hide").modifiers == {"cloven_hoof": 1}


@rule("MR-0.4.7", "MR-14.5.2")
def test_a_leader_in_somebodys_hire_rolls_two_plain_dice() -> None:
    state = awake("druid", at="ruins-1")
    state.individuals["RHQ"] = Individual(seat=0)
    put(state, "RHQ", "ruins-1")
    give(state, "lucky_charm")
    assert throw_on(state, "RHQ", "hide") == Throw(2, {})


@rule("MR-0.4.6", "MR-14.5.2")
def test_rolls_of_the_game_are_not_modified() -> None:
    state = awake("captain", at="ruins-1")
    give(state, "cloven_hoof")
    give(state, "lucky_charm")
    assert throw_on(state, "captain", "change_tactics") == Throw(2, {})
    assert throw_on(state, "captain", "reposition_circles") == Throw(1, {})
    assert [event.result for event in told(live(state, roll=3), MonsterRoll)] == [3]


@rule("MR-0.4.4")
def test_a_result_is_never_below_one_nor_above_six() -> None:
    assert [Throw(2, {"knowledge": -1}).result((die, 1)) for die in range(1, 7)] == [1, 1, 2, 3, 4, 5]
    assert [Throw(1, {"cloven_hoof": 1}).result((die,)) for die in range(1, 7)] == [2, 3, 4, 5, 6, 6]
    assert Throw(2, {"maps": -2}).result((2, 1)) == 1


@rule("MR-0.4.1")
def test_the_odds_of_the_higher_of_two_dice() -> None:
    odds = Throw(2, {}).chances()
    assert odds == {result: Fraction(2 * result - 1, 36) for result in range(1, 7)}
    assert Throw(1, {}).chances() == dict.fromkeys(range(1, 7), Fraction(1, 6))
    assert Throw(1, {"cloven_hoof": 1}).chances()[6] == Fraction(1, 3)
    assert 1 not in Throw(1, {"cloven_hoof": 1}).chances()


def test_the_odds_of_each_line_are_those_of_rolling() -> None:
    state = awake("magician", at="ruins-1")
    table, throw = state.box.tables["reading_runes"], throw_on(state, "magician", "reading_runes")
    odds = throw.chances_on(table)
    assert odds == {
        "learn_and_awaken": Fraction(16, 36),
        "awaken": Fraction(9, 36),
        "curse": Fraction(11, 36),
    }
    dice = RandomDice(Random(3))
    rolls = 3600
    lines = Counter(
        roll(state, "magician", "reading_runes", dice, "MR-3.9.7")[0].results[0] for _ in range(rolls)
    )
    assert {
        line: abs(lines[line] - float(chance) * rolls) < 150 for line, chance in odds.items()
    } == dict.fromkeys(odds, True)
    assert list(throw_on(state, "magician", "loot").chances_on(state.box.tables["loot"])) == [
        f"take {number}" for number in range(1, 7)
    ]
    assert throw_on(state, "magician", "locate").chances_on(state.box.tables["locate"])[
        "nothing"
    ] == Fraction(20, 36)


@rule("MR-11.20", "MR-0.4.3")
def test_a_map_and_an_illusion_outweigh_each_other() -> None:
    state = awake("captain", "elf", at="ruins-3")
    seat = seat_of(state, "captain")
    give(state, "map_of_lost_city", seat)
    look(state, "ruins", ScriptedDice(("smoke_c", "lost_city")))
    state.revealed = ("lost_city",)
    spell = bewitch(state, "illusion", "elf", "ruins")
    assert throw_on(state, "captain", "locate").modifiers == {"map_of_lost_city": -1, "ruins": 1}
    row, event = roll(state, "captain", "locate", ScriptedDice((3, 4)), "MR-3.9.4")
    assert event.result == 4
    assert row.results == ("discover_chits",)
    for elsewhere in (replace(spell, energized=False), replace(spell, targets=("cliff",))):
        state.bewitched = (elsewhere,)
        assert roll(state, "captain", "locate", ScriptedDice((3, 4)), "MR-3.9.4")[1].result == 3
