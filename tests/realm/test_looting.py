"""MR-3.9.5, MR-14.1, MR-16.2.3: looting sites and piles, what they cost, and treasures within treasures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.day.actions import Loot, Spend, SpendForChange, UseWish
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.events import ChitChanged, ChitTurnedUp, Rolled
from fabula.games.realm.day.findings import (
    CardSeen,
    Cursed,
    Discovered,
    Exchanged,
    FoundNothing,
    Opened,
    SiteCardFound,
    Took,
)
from fabula.games.realm.day.looks import find
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.natives.hirelings import Hireling
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Individual
from fabula.games.realm.treasures.piles import lay_on_top
from fabula.games.realm.unseen import FACE_DOWN
from fabula.testing import rule
from realm.invariants import wrong
from realm.playing import Script, awake, give, individual, know, live, refusal, some_dice, told
from realm.sites import at_site, loot, offered

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def carried(state: RealmState, seat: int = 0) -> tuple[str, ...]:
    return state.standing_at.get(state.sheet(seat).character, ())


@rule("MR-3.9.5", "MR-16.2.3", "MR-11.21")
def test_the_result_counts_from_the_top_of_the_pile() -> None:
    state = at_site("lair")
    assert offered(state) == ["lair"]
    events = loot(state, "lair", 2, 1, "an ordinary treasure", "crystal_ball")
    (took,) = told(events, Took)
    assert (took.place, took.position, took.item, took.piece) == ("lair", 2, "large_treasure", "?large")
    assert [(event.item, event.to) for event in told(events, CardSeen)] == [("crystal_ball", (0,))]
    assert carried(state)[-1] == "crystal_ball"
    assert "crystal_ball" not in state.active
    assert len(state.piles["lair"].cards) == 6
    assert (state.piles["lair"].large, state.piles["lair"].cards.count(FACE_DOWN)) == (2, 6)
    assert wrong(state) is None


@rule("MR-16.2.3", "MR-11.21")
def test_a_result_larger_than_the_pile_takes_nothing() -> None:
    state = at_site("vault")
    state.vault_open = True
    events = loot(state, "vault", 6, 1)
    assert told(events, FoundNothing)
    assert not told(events, Took)
    assert len(state.piles["vault"].cards) == 5
    state = at_site("vault")
    state.vault_open = True
    give(state, "deft_gloves")
    events = loot(state, "vault", 2, "an ordinary treasure", "crystal_ball")
    assert [event.dice for event in told(events, Rolled)] == [(2,)]
    assert [event.position for event in told(events, Took)] == [2]


@rule("MR-3.9.5")
def test_a_site_must_be_discovered_and_in_the_clearing() -> None:
    state = at_site("lair")
    know(state, discoveries=())
    assert offered(state) == []
    assert refusal(state, "loot lair").rule == "MR-3.9.5"
    know(state, discoveries=("lair",))
    put(state, "captain", "ruins-2")
    assert offered(state) == []
    assert refusal(state, "loot lair").reason == "no-site-here"
    put(state, "captain", "crag-3")
    assert offered(state) == []
    put(state, "captain", "ruins-3")
    del state.piles["lair"]
    assert refusal(state, "loot lair").reason == "nothing-there"


@rule("MR-3.9.5", "MR-4.6.2")
def test_a_pile_of_abandoned_things_needs_no_discovery_and_is_taken_from_the_top() -> None:
    state = awake("captain", "elf", at="crag-2")
    for piece in ("mace-1", "pony_m3_m5", "lost_keys"):
        put(state, piece, "crag-2")
    state.push(Searching("captain"))
    assert offered(state) == ["crag-2"]
    events = loot(state, "crag-2", 2, 2)
    assert [(event.item, event.position) for event in told(events, Took)] == [("pony_m3_m5", 2)]
    assert state.places["pony_m3_m5"] == "captain"
    assert set(state.standing_at["crag-2"]) == {"captain", "elf", "mace-1", "lost_keys"}


@rule("MR-3.9.5a", "MR-11.22")
def test_at_the_cairns_an_asterisk_comes_before_each_roll() -> None:
    state = at_site("cairns")
    state.play(0, Loot("cairns"), Script(()))
    choices = state.choices(0)
    assert choices.prompt == "toll"
    chits = state.box.characters["captain"].chits(4)
    assert all(
        chits[action.chit - 1].asterisks == 1 for action in choices.actions if isinstance(action, Spend)
    )
    first = choices.actions[0]
    assert isinstance(first, Spend)
    events = state.play(0, first, Script((6, 6, "lost_keys")))
    assert [event.becomes for event in told(events, ChitChanged)] == ["fatigued"]
    assert state.sheet(0).chits[first.chit - 1] == "fatigued"
    assert told(events, Took)
    tired = at_site("cairns")
    know(tired, chits=tuple("fatigued" if chit.asterisks else "active" for chit in chits))
    assert offered(tired) == []
    assert refusal(tired, "loot cairns").rule == "MR-3.9.5a"


@rule("MR-3.9.5a")
def test_for_two_asterisks_there_is_change_of_the_same_kind() -> None:
    state = at_site("cairns", "berserker")
    chits = state.box.characters["berserker"].chits(4)
    two = next(n for n, chit in enumerate(chits, 1) if chit.asterisks == 2 and chit.action == "fight")
    one = next(n for n, chit in enumerate(chits, 1) if chit.asterisks == 1 and chit.action == "fight")
    move = next(n for n, chit in enumerate(chits, 1) if chit.asterisks == 1 and chit.action == "move")
    now = ["wounded"] * len(chits)
    now[two - 1], now[move - 1] = "active", "fatigued"
    know(state, chits=tuple(now))
    state.play(0, Loot("cairns"), Script(()))
    assert state.choices(0).actions == (Spend(two),)
    now[one - 1] = "fatigued"
    know(state, chits=tuple(now))
    assert state.choices(0).actions == (SpendForChange(two, one),)
    state.play(0, SpendForChange(two, one), Script((6, 6, "lost_keys")))
    assert (state.sheet(0).chits[two - 1], state.sheet(0).chits[one - 1]) == ("fatigued", "active")


@rule("MR-3.9.5b")
def test_at_the_pool_an_asterisk_comes_after_each_treasure() -> None:
    state = at_site("pool")
    events = loot(state, "pool", 5, 4, "lost_keys")
    assert told(events, Took)
    assert state.choices(0).prompt == "toll"
    state.play(0, state.choices(0).actions[0], Script(()))
    assert state.sheet(0).chits.count("fatigued") == 1
    nothing = at_site("pool")
    nothing.piles["pool"] = nothing.piles["hoard"]
    del nothing.piles["hoard"]
    pile = nothing.piles["pool"]
    nothing.piles["pool"] = replace(pile, cards=pile.cards[:3], large=3)
    events = loot(nothing, "pool", 5, 4)
    assert told(events, FoundNothing)
    assert isinstance(nothing.agenda[-1], Birdsong)
    site = at_site("pool")
    events = loot(site, "pool", 1, 1, "enchanted_meadow")
    assert told(events, SiteCardFound)
    assert isinstance(site.agenda[-1], Birdsong)  # a site card costs nothing
    tired = at_site("pool")
    know(tired, chits=("wounded",) * 12)
    assert refusal(tired, "loot pool").rule == "MR-3.9.5b"


@rule("MR-3.9.5b", "MR-16.12.3")
def test_whom_the_pools_treasure_withers_owes_nothing() -> None:
    state = at_site("pool")
    events = loot(state, "pool", 2, 1, "mouldy_skeleton", 3, 3)
    assert [event.curse for event in told(events, Cursed)] == ["wither"]
    assert told(events, Exchanged)
    assert isinstance(state.agenda[-1], Birdsong)
    assert state.to_act() == (0,)


@rule("MR-3.9.5c", "MR-11.23")
def test_the_vault_is_opened_once_by_tremendous_strength() -> None:
    state = at_site("vault", "berserker", "elf")
    chits = state.box.characters["berserker"].chits(4)
    strong = next(n for n, chit in enumerate(chits, 1) if (chit.strength, chit.asterisks) == ("T", 2))
    state.play(0, Loot("vault"), Script(()))
    choices = state.choices(0)
    assert choices.prompt == "open"
    assert all(
        chits[action.chit - 1].strength == "T" for action in choices.actions if isinstance(action, Spend)
    )
    events = state.play(0, Spend(strong), Script((1, 1, "an ordinary treasure", "crystal_ball")))
    assert state.sheet(0).chits[strong - 1] == "fatigued"
    assert sum(chit == "fatigued" for chit in state.sheet(0).chits) == 1
    assert [type(event) for event in events[:2]] == [ChitChanged, Opened]
    assert told(events, Took)
    assert state.view(None).vault_open
    know(state, 1, discoveries=("vault",))
    state.push(Searching("elf"))
    events = state.play(1, Loot("vault"), Script((1, 1, "an ordinary treasure", "golden_crown")))
    assert told(events, Took)
    light = at_site("vault", "elf")
    assert offered(light) == []
    assert refusal(light, "loot vault").rule == "MR-3.9.5c"


@rule("MR-3.9.5c", "MR-14.5.5")
@pytest.mark.parametrize("means", ["lost_keys", "7_league_boots", "gloves_of_strength", "warhorse_t5_t7"])
def test_some_things_open_the_vault_at_no_cost(means: str) -> None:
    state = at_site("vault", "elf")
    give(state, means, active=False)
    assert offered(state) == []
    state.active = (*state.active, means)
    before = state.sheet(0).chits
    events = loot(state, "vault", 1, 1, "an ordinary treasure", "crystal_ball")
    assert told(events, Opened)
    assert state.sheet(0).chits == before


@rule("MR-3.9.5c", "MR-7.12.3c", "MR-16.11.7")
def test_a_wish_for_strength_opens_the_vault_and_is_used_up() -> None:
    state = at_site("vault", "elf")
    assert offered(state) == []
    know(state, mighty=True)
    twin = state.copy()
    assert told(loot(state, "vault", 1, 1, "an ordinary treasure", "crystal_ball"), Opened)
    assert not state.sheet(0).mighty
    give(twin, "lost_keys")
    loot(twin, "vault", 1, 1, "an ordinary treasure", "crystal_ball")
    assert twin.sheet(0).mighty  # the keys are enough


@rule("MR-3.9.5c", "MR-16.11.7")
@pytest.mark.parametrize("wish", [True, False])
def test_who_could_open_it_by_an_effort_chooses_what_he_uses(*, wish: bool) -> None:
    state = at_site("vault", "berserker")
    know(state, mighty=True)
    state.play(0, Loot("vault"), Script(()))
    efforts = tuple(one for one in state.choices(0).actions if isinstance(one, Spend))
    assert state.choices(0).actions == (*efforts, UseWish())
    state.play(0, UseWish() if wish else efforts[0], Script((1, 1, "an ordinary treasure", "crystal_ball")))
    assert state.sheet(0).mighty is not wish
    assert ("fatigued" in state.sheet(0).chits) is not wish


@rule("MR-3.9.5c")
def test_a_strong_hireling_in_the_clearing_opens_the_vault() -> None:
    state = at_site("vault", "elf")
    state.hired["O1"] = Hireling(0, 7)
    state.individuals["O1"] = Individual(seat=0)
    put(state, "O1", "ruins-1")
    assert offered(state) == []
    put(state, "O1", "ruins-3")
    assert offered(state) == ["vault"]
    state.hired["P1"] = state.hired.pop("O1")
    put(state, "P1", "ruins-3")
    assert offered(state) == []


@rule("MR-3.9.5f", "MR-3.9.10")
def test_looting_turns_the_site_chit_up_and_spies_discover_it() -> None:
    state = at_site("lair", "captain", "elf")
    events = loot(state, "lair", 6, 6, "lost_keys")
    assert [(event.chit, event.tile) for event in told(events, ChitTurnedUp)] == [("lair", "ruins")]
    assert [(event.who, event.to) for event in told(events, Discovered)] == [("elf", (1,))]
    assert state.view(None).chits["ruins"] == (FACE_DOWN, "lair")
    assert individual(state, 1).discoveries[-1:] == ("lair",)


@rule("MR-14.1.5", "MR-14.1.6", "MR-3.9.6", "MR-1.7.1", "MR-3.9.10")
def test_a_site_card_is_discovered_and_goes_to_the_bottom_of_the_pile() -> None:
    state = at_site("vault", "berserker", "elf", "dwarf")
    put(state, "dwarf", "ruins-1")
    state.vault_open = True
    events = loot(state, "vault", 2, 2, "toadstool_circle")
    (found,) = told(events, SiteCardFound)
    assert (found.discovery, found.place, found.to) == ("toadstool_circle", "vault", None)
    assert state.piles["vault"].cards == (*(FACE_DOWN,) * 4, "toadstool_circle")
    assert state.view(None).piles["vault"][-1] == "toadstool_circle"
    for who, knows in (("berserker", True), ("elf", True), ("dwarf", False)):
        assert ("toadstool_circle" in state.individual(who).discoveries) is knows
    state.push(Searching("berserker"))
    loot(state, "vault", 1, 1, "crypt_of_the_knight")
    assert state.piles["vault"].cards[-2:] == ("toadstool_circle", "crypt_of_the_knight")
    put(state, "dwarf", "ruins-3")
    state.write("dwarf", discoveries=("vault",))
    state.push(Searching("dwarf"))
    loot(state, "vault", 4, 4)
    assert state.individual("dwarf").discoveries == ("vault", "toadstool_circle")
    assert state.piles["vault"].cards[-2:] == ("crypt_of_the_knight", "toadstool_circle")
    assert wrong(state) is None


@rule("MR-14.1.1", "MR-14.1.3")
def test_the_skeleton_is_exchanged_for_what_it_wears_on_top_of_the_pile() -> None:
    state = at_site("lair")
    events = loot(state, "lair", 2, 1, "mouldy_skeleton", 6, 2)
    assert [event.curse for event in told(events, Cursed)] == ["disgust"]
    assert [event.item for event in told(events, Exchanged)] == ["mouldy_skeleton"]
    assert not told(events, Took)
    assert state.piles["lair"].cards == (
        "gold_helmet",
        "silver_breastplate",
        "jade_shield",
        *(FACE_DOWN,) * 6,
    )
    assert wrong(state) is None
    state.push(Searching("captain"))
    events = loot(state, "lair", 2, 1)
    assert [(event.item, event.piece) for event in told(events, Took)] == [("silver_breastplate",) * 2]
    assert state.places["silver_breastplate"] == "captain"
    assert wrong(state) is None


@rule("MR-14.1.1", "MR-14.1.4")
def test_whoever_finds_the_thief_has_his_treasures_and_his_gold() -> None:
    state = at_site("lair", "captain", "elf")
    gold = individual(state).gold
    events = loot(state, "lair", 1, 1, "remains_of_thief", 5, 5, "crystal_ball")
    assert [event.curse for event in told(events, Cursed)] == ["ashes"]
    assert [event.gold for event in told(events, Exchanged)] == [20]
    assert individual(state).gold == gold + 20
    assert carried(state)[-2:] == ("crystal_ball", "living_sword")
    assert state.view(1).standing_at["captain"][-2:] == ("?large", "living_sword")
    assert "remains_of_thief" not in state.piles
    assert wrong(state) is None


@rule("MR-3.9.5")
def test_an_enchanted_card_is_seen_by_everybody_when_it_is_drawn() -> None:
    state = at_site("lair", "captain", "elf")
    events = loot(state, "lair", 6, 6, "cloven_hoof")
    assert [(event.item, event.to) for event in told(events, Took)] == [("cloven_hoof", None)]
    assert state.view(1).standing_at["captain"][-1] == "cloven_hoof"
    assert state.secrets == {}


@rule("MR-16.2.3")
def test_counters_in_a_pile_count_as_treasures() -> None:
    state = at_site("lair")
    lay_on_top(state, "lair", "jade_shield")
    put(state, "jade_shield", "lair")
    events = loot(state, "lair", 2, 2, "an ordinary treasure", "crystal_ball")
    assert [event.position for event in told(events, Took)] == [2]
    assert state.piles["lair"].cards[0] == "jade_shield"


def test_a_search_phase_leads_to_the_loot() -> None:
    state = at_site("lair")
    state.pop()
    live(state, "search ordinary")
    assert Loot("lair") in state.choices(0).actions
    assert [type(action).__name__ for action in state.choices(0).actions] == ["Peer", "Locate", "Loot"]


@rule("MR-3.9.11", "MR-3.9.6")
def test_followers_discover_the_sites_and_site_cards_that_their_guide_loots() -> None:
    state = at_site("vault", "berserker", "elf", "dwarf")
    state.vault_open = True
    state.write("berserker", hidden=True)  # so that nobody spies
    state.write("elf", following="berserker")
    state.write("elf", hidden=True)
    events = loot(state, "vault", 2, 2, "toadstool_circle")
    found = [(event.who, event.discovery) for event in told(events, Discovered) if event.who != "berserker"]
    assert found == [("elf", "vault"), ("elf", "toadstool_circle")]
    assert state.individual("dwarf").discoveries == ()
    find(state, "berserker", "ruins-3", ("paths", "passages"), some_dice(), chosen=False)
    assert state.individual("elf").discoveries == ("vault", "toadstool_circle")  # searches are not shared
