"""MR-14.1.7, MR-16.16: the Crypt of the Knight, on its own table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.day.actions import Loot
from fabula.games.realm.day.events import Rolled
from fabula.games.realm.day.findings import Cursed, FoundNothing, Took
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.pieces import put
from fabula.games.realm.treasures.piles import lay_at_bottom
from fabula.testing import rule
from realm.playing import Script, give, individual, know, refusal, told
from realm.sites import at_site, loot, offered

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


@rule("MR-14.1.7", "MR-3.9.9a")
def test_a_site_card_is_used_only_where_it_lies_by_one_who_knows_it() -> None:
    state = at_crypt("witch_king")
    give(state, "lost_keys")
    assert offered(state) == ["crypt_of_the_knight"]  # even with Magic Sight
    put(state, "witch_king", "ruins-1")
    assert refusal(state, "loot crypt_of_the_knight").rule == "MR-14.1.7"
    put(state, "witch_king", "ruins-3")
    know(state, discoveries=("lair",))
    assert offered(state) == []
