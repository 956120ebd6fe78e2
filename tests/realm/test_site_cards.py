"""MR-14.1.7, MR-16.16: the Crypt of the Knight, on its own table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.day.actions import Loot, SpendForChange
from fabula.games.realm.day.events import Rolled
from fabula.games.realm.day.findings import Cursed, FoundNothing, Opened, Took
from fabula.games.realm.day.rolls import throw_on
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.day.tolls import tolls
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.games.realm.treasures.piles import lay_at_bottom
from fabula.testing import rule
from realm.magic.spellcraft import bewitch
from realm.playing import Script, answer, awake, give, individual, know, refusal, told
from realm.sites import NUMBER, at_site, loot, offered

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def at_crypt(*characters: str) -> RealmState:
    """The first character knows the Crypt of the Knight, whose card lies in the Lair where he is."""
    state = at_site("lair", *characters)
    lay_at_bottom(state, "lair", "crypt_of_the_knight")
    state.unseen = replace(
        state.unseen, within=tuple(card for card in state.unseen.within if card != "crypt_of_the_knight")
    )
    state.write(characters[0], discoveries=("crypt_of_the_knight",))
    return state


@rule("MR-14.1.7", "MR-16.16.4")
@pytest.mark.parametrize(
    ("result", "found"),
    [(1, "warhorse_t3_t5"), (2, "tremendous_armor"), (3, "bane_sword"), (4, "crystal_ball")],
)
def test_in_the_crypt_each_treasure_has_its_number(result: int, found: str) -> None:
    state = at_crypt("dwarf")
    give(state, "lost_keys")
    card = ("crystal_ball",) if result == 4 else ()
    events = loot(state, "crypt_of_the_knight", result, 1, *card)
    assert [event.table for event in told(events, Rolled)] == ["crypt_of_the_knight"]
    assert state.places[found] == "dwarf"
    state.push(Searching("dwarf"))
    events = loot(state, "crypt_of_the_knight", result, 1)  # it is gone (MR-16.16.1)
    assert told(events, FoundNothing)
    assert not told(events, Took)


@rule("MR-16.16.1", "MR-16.16.4")
def test_the_gold_of_the_crypt_never_runs_out_and_it_may_curse() -> None:
    state = at_crypt("dwarf")
    give(state, "lost_keys")
    gold = individual(state).gold
    for number in (1, 2):
        loot(state, "crypt_of_the_knight", 5, 1)
        assert individual(state).gold == gold + number
        state.push(Searching("dwarf"))
    events = loot(state, "crypt_of_the_knight", 6, 1, 4, 4)
    assert [event.curse for event in told(events, Cursed)] == ["ill_health"]


def at_meadow(who: str) -> RealmState:
    """Somebody knows the Enchanted Meadow, whose card lies in the Lair where he is."""
    state = at_site("lair", who)
    lay_at_bottom(state, "lair", "enchanted_meadow")
    left = tuple(card for card in state.unseen.within if card != "enchanted_meadow")
    state.unseen = replace(state.unseen, within=left)
    state.write(who, discoveries=("enchanted_meadow",))
    return state


@rule("MR-16.16.5", "MR-14.1.7")
@pytest.mark.parametrize(("result", "found"), [(1, "pony_l2_l4"), (2, "truesteel_sword"), (6, "")])
def test_in_the_meadow_there_are_a_pony_and_a_sword_and_nobody_has_to_be_strong(
    result: int, found: str
) -> None:
    state = at_meadow("elf")
    before = state.sheet(0).chits
    events = loot(state, "enchanted_meadow", result, 1)
    assert [event.item for event in told(events, Took)] == ([found] if found else [])
    assert not found or state.places[found] == "elf"
    assert state.sheet(0).chits == before  # it costs nothing
    assert [event.table for event in told(events, Rolled)] == ["enchanted_meadow"]


@rule("MR-16.16.5")
def test_the_meadow_rests_all_chits_and_breaks_wither() -> None:
    state = at_meadow("elf")
    know(state, chits=("fatigued", "wounded", *("active",) * 10), curses=("wither", "squeak"))
    loot(state, "enchanted_meadow", 4, 1)
    assert set(state.sheet(0).chits) == {"active"}
    assert state.sheet(0).curses == ("squeak",)
    state.push(Searching("elf"))
    events = loot(state, "enchanted_meadow", 5, 5, 1, 1)
    assert [event.curse for event in told(events, Cursed)] == ["eyemist"]


@rule("MR-16.16.5", "MR-4.4.8")
def test_a_wish_in_the_meadow_carries_him_off_with_all_that_he_has_in_the_middle_of_his_turn() -> None:
    state = at_meadow("elf")
    give(state, "pony_m3_m5")
    loot(state, "enchanted_meadow", 3, 1, 1, 1)
    assert state.choices(0).prompt == "elsewhere"
    answer(state, "go-to cavern-3")
    assert state.places["elf"] == "cavern-3"
    assert state.places["pony_m3_m5"] == "elf"
    assert "pony_m3_m5" not in state.active  # it is in a cave now


@rule("MR-3.9.5e")
@pytest.mark.parametrize("card", ["toadstool_circle", "enchanted_meadow"])
def test_circle_and_meadow_ask_neither_for_strength_nor_for_effort(card: str) -> None:
    state = at_meadow("elf")
    lay_at_bottom(state, "lair", "toadstool_circle")
    know(state, chits=("fatigued",) * 12, discoveries=(card,))
    assert offered(state) == [card]
    events = loot(state, card, 1, 1)
    assert len(told(events, Took)) == 1
    assert not told(events, Opened)
    assert state.sheet(0).chits == ("fatigued",) * 12


@rule("MR-3.9.5d")
def test_the_crypt_asks_for_tremendous_strength_each_time() -> None:
    state = at_crypt("berserker", "elf")
    for tired in (1, 2):
        assert "crypt_of_the_knight" in offered(state)
        state.play(0, Loot("crypt_of_the_knight"), Script(()))
        assert state.choices(0).prompt == "open"
        state.play(0, state.choices(0).actions[0], Script((5, 1)))
        assert state.sheet(0).chits.count("fatigued") == tired
        state.push(Searching("berserker"))
    assert "crypt_of_the_knight" in state.individual("elf").discoveries  # he has spied
    weak = at_crypt("elf")
    assert "crypt_of_the_knight" not in offered(weak)
    assert refusal(weak, "loot crypt_of_the_knight").rule == "MR-3.9.5d"


@rule("MR-14.1.7", "MR-3.9.9a", "MR-3.9.6")
def test_a_site_card_is_used_only_where_it_lies_by_one_who_knows_it() -> None:
    state = at_crypt("witch_king")
    give(state, "lost_keys")
    assert offered(state) == ["crypt_of_the_knight"]  # even with Magic Sight
    put(state, "witch_king", "ruins-1")
    assert refusal(state, "loot crypt_of_the_knight").rule == "MR-14.1.7"
    put(state, "witch_king", "ruins-3")
    know(state, discoveries=("lair",))
    assert offered(state) == []


@rule("MR-3.9.5c", "MR-3.9.5d")
def test_opening_names_the_clause_of_what_is_opened() -> None:
    for state, place, clause in (
        (at_crypt("dwarf"), "crypt_of_the_knight", "MR-3.9.5d"),
        (at_site("vault", "dwarf"), "vault", "MR-3.9.5c"),
    ):
        give(state, "lost_keys")
        events = loot(state, place, 6, 6, *((1, 1) if place == "crypt_of_the_knight" else ()))
        assert [(event.place, event.rule) for event in told(events, Opened)] == [(place, clause)]


@rule("MR-3.9.5a")
def test_nobody_gets_change_for_a_chit_of_one_asterisk() -> None:
    state = at_site("cairns", "captain")
    printed = state.box.characters["captain"].chits(4)
    ones = [number for number, chit in enumerate(printed, 1) if chit.asterisks == 1]
    know(state, chits=tuple("fatigued" if n == ones[0] else "active" for n in range(1, 13)))
    changed = [way.chit for way in tolls(state, "captain") if isinstance(way, SpendForChange)]
    assert {printed[number - 1].asterisks for number in changed} == {2}


@rule("MR-1.12.3")
def test_whoever_enters_somebodys_service_has_no_gold() -> None:
    state = at_site("lair", "captain")
    put(state, "PHQ", "ruins-3")
    serve(state, "PHQ", 0, until=9)
    assert state.individual("PHQ").gold == 0


@rule("MR-14.8.3", "MR-14.9.2", "MR-14.5.5", "MR-3.9.5d")
@pytest.mark.parametrize("means", ["lost_keys", "7_league_boots", "gloves_of_strength"])
def test_what_opens_the_vault_opens_the_crypt_too(means: str) -> None:
    state = at_crypt("elf")
    give(state, means, active=False)
    assert offered(state) == []
    state.active = (*state.active, means)
    assert offered(state) == ["crypt_of_the_knight"]
    before = state.sheet(0).chits
    events = loot(state, "crypt_of_the_knight", 3, 1)
    assert told(events, Opened)
    assert [event.piece for event in told(events, Took)] == ["bane_sword"]
    assert state.sheet(0).chits == before


SITE_CARDS = ("toadstool_circle", "crypt_of_the_knight", "enchanted_meadow")


@rule("MR-14.1.7", "MR-13.6.7", "MR-13.16.1", "MR-15.3.3", "MR-15.8.1")
@pytest.mark.parametrize(
    ("who", "clearing"),
    [("dwarf", "cavern-3"), ("dwarf", "ruins-1"), ("woods_girl", "deep_woods-2"), ("woods_girl", "ruins-1")],
)
@pytest.mark.parametrize("spell", [None, "illusion", "bad_luck"])
@pytest.mark.parametrize("item", [None, "deft_gloves", "lucky_charm", "cloven_hoof"])
def test_whatever_changes_a_roll_for_loot_changes_a_roll_on_a_site_card(
    who: str, clearing: str, spell: str | None, item: str | None
) -> None:
    state = awake(who, "elf", at=clearing)
    seat = state.player_of(who)
    if item is not None:
        give(state, item, seat)
    if spell is not None:
        bewitch(state, spell, "elf", who)
    if spell == "illusion":  # on his tile, too
        bewitch(state, spell, "elf", state.atlas.clearings[clearing].tile)
    for card in SITE_CARDS:
        assert throw_on(state, who, card) == throw_on(state, who, "loot")


@rule("MR-14.1.7", "MR-13.6.7")
def test_the_dwarf_rolls_one_die_in_a_crypt_that_lies_in_a_cave() -> None:
    """The Hoard and the Pool lie in the sixth clearing of their tiles, which is a cave in the Ruins."""
    state = at_site("hoard", "dwarf")
    assert state.atlas.clearings[f"ruins-{NUMBER['hoard']}"].kind == "cave"
    lay_at_bottom(state, "hoard", "crypt_of_the_knight")
    within = tuple(card for card in state.unseen.within if card != "crypt_of_the_knight")
    state.unseen = replace(state.unseen, within=within)
    state.write("dwarf", discoveries=("crypt_of_the_knight",))
    give(state, "lost_keys")
    events = loot(state, "crypt_of_the_knight", 3)
    assert [event.dice for event in told(events, Rolled)] == [(3,)]
    assert state.places["bane_sword"] == "dwarf"
