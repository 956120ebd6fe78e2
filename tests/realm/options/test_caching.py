"""MR-10.4: caches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.realm.day.actions import Cache as CachePhase
from fabula.games.realm.day.findings import Discovered, GoldFound, Took
from fabula.games.realm.day.looks import DISCOVER, find
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.options.actions import StashGold, UnearthGold
from fabula.games.realm.options.caches import Cache
from fabula.games.realm.options.caching import Caching, cache_phase
from fabula.games.realm.options.events import CacheOpened
from fabula.games.realm.pieces import put
from fabula.games.realm.scoring.victory import points_at_end
from fabula.games.realm.unseen import Secret
from fabula.testing import rule
from realm.playing import answer, awake, give, individual, know, live, refusal, some_dice, told
from realm.sites import loot, offered

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

HERE = "ruins-1"


def at_cache(*others: str) -> RealmState:
    """The Captain has just opened a cache, unseen, with two things and some Gold to put into it."""
    state = awake("captain", *others, at=HERE, caching=True)
    captain = state.player_of("captain")
    for other in others:
        put(state, other, "crag-1")
    know(state, captain, gold=50)
    give(state, "lucky_charm", captain, active=False)
    give(state, "golden_crown", captain, active=False)
    cache_phase(state, "captain")
    return state


@rule("MR-10.4.1")
def test_a_cache_phase_starts_a_cache_and_a_later_one_opens_it_again() -> None:
    state = awake("captain", at=HERE, caching=True)
    give(state, "lucky_charm", active=False)
    assert CachePhase("ordinary") in state.choices(0).actions
    events = live(state, "cache ordinary")
    assert [(event.place, event.clearing) for event in told(events, CacheOpened)] == [("cache-1", HERE)]
    assert isinstance(state.agenda[-1], Caching)
    answer(state, "stash lucky_charm")
    assert state.places["lucky_charm"] == "cache-1"
    answer(state, "done")
    events = cache_phase(state, "captain")
    assert [event.place for event in told(events, CacheOpened)] == ["cache-1"]
    answer(state, "unearth lucky_charm")
    assert state.places["lucky_charm"] == "captain"
    assert "lucky_charm" not in state.active
    elsewhere = at_cache()
    elsewhere.pop()
    put(elsewhere, "captain", "ruins-2")
    assert [event.place for event in told(cache_phase(elsewhere, "captain"), CacheOpened)] == ["cache-2"]


@rule("MR-10.4.1")
def test_without_the_option_there_are_no_caches() -> None:
    state = awake("captain", at=HERE)
    assert CachePhase("ordinary") not in state.choices(0).actions
    assert refusal(state, "cache ordinary").rule == "MR-10.4.1"


@rule("MR-10.4.1")
def test_gold_goes_in_and_out() -> None:
    state = at_cache()
    assert refusal(state, "stash-gold 51").reason == "too-little-gold"
    assert [one.amount for one in state.choices(0).actions if isinstance(one, StashGold)] == [*range(1, 51)]
    answer(state, "stash-gold 20")
    assert (individual(state).gold, state.caches["cache-1"].gold) == (30, 20)
    assert refusal(state, "unearth-gold 20").reason == "gold-named"  # once each time
    answer(state, "done")
    cache_phase(state, "captain")
    assert refusal(state, "unearth-gold 21").reason == "too-little-gold"
    assert [one.amount for one in state.choices(0).actions if isinstance(one, UnearthGold)] == [*range(1, 21)]
    answer(state, "unearth-gold 5")
    assert (individual(state).gold, state.caches["cache-1"].gold) == (35, 15)


@rule("MR-10.4.1")
def test_each_thing_is_moved_once_and_only_what_is_there() -> None:
    state = at_cache()
    answer(state, "stash lucky_charm")
    assert refusal(state, "unearth lucky_charm").reason == "changed-already"
    assert refusal(state, "unearth golden_crown").reason == "not-in-cache"
    assert refusal(state, "stash mace-1").reason == "not-his"
    give(state, "potion_of_energy")
    assert refusal(state, "stash potion_of_energy").reason == "used-up"


@rule("MR-10.4.1")
def test_an_active_thing_is_put_away_and_a_secret_card_stays_secret() -> None:
    state = at_cache("elf")
    captain, elf = state.player_of("captain"), state.player_of("elf")
    state.secrets["lucky_charm"] = Secret((captain,), "hoard")
    give(state, "golden_crown", captain)
    answer(state, "stash golden_crown")
    assert "golden_crown" not in state.active
    answer(state, "stash lucky_charm")
    assert "lucky_charm" in state.view(captain).standing_at["cache-1"]
    assert "lucky_charm" not in state.view(elf).standing_at["cache-1"]
    assert len(state.view(elf).standing_at["cache-1"]) == 2


@rule("MR-10.4.2")
def test_only_its_owner_knows_it_until_somebody_discovers_chits_there() -> None:
    state = at_cache("elf")
    answer(state, "stash golden_crown")
    answer(state, "done")
    assert "cache-1" in state.individual("captain").discoveries
    assert "cache-1" not in state.individual("elf").discoveries
    put(state, "elf", HERE)
    state.push(Searching("elf"))
    elf = state.player_of("elf")
    assert "cache-1" not in [action.words()[-1] for action in state.choices(elf).actions]
    assert refusal(state, "loot cache-1").reason == "no-site-here"
    events = find(state, "elf", HERE, (DISCOVER,), some_dice(), chosen=False)
    assert "cache-1" in [event.discovery for event in told(events, Discovered)]
    assert "loot cache-1" in [" ".join(action.words()) for action in state.choices(elf).actions]


@rule("MR-10.4.2")
def test_what_was_hidden_later_was_not_found_before() -> None:
    state = at_cache("elf")
    state.caches["cache-1"] = replace(state.caches["cache-1"], day=state.day + 1)
    put(state, "elf", HERE)
    find(state, "elf", HERE, (DISCOVER,), some_dice(), chosen=False)
    assert "cache-1" not in state.individual("elf").discoveries


@rule("MR-10.4.2")
def test_gold_is_the_thing_on_top_of_what_is_looted() -> None:
    state = at_cache()
    for text in ("stash golden_crown", "stash-gold 20", "done"):
        answer(state, text)
    state.push(Searching("captain"))
    assert "cache-1" in offered(state)
    gold = individual(state).gold
    events = loot(state, "cache-1", 1, 1)
    assert [event.gold for event in told(events, GoldFound)] == [20]
    assert (individual(state).gold, state.caches["cache-1"].gold) == (gold + 20, 0)
    state.push(Searching("captain"))
    events = loot(state, "cache-1", 1, 1)
    assert [event.piece for event in told(events, Took)] == ["golden_crown"]
    state.push(Searching("captain"))
    assert "cache-1" not in offered(state)


@rule("MR-10.4.2")
def test_below_the_gold_lie_the_things() -> None:
    state = at_cache()
    for text in ("stash golden_crown", "stash-gold 20", "done"):
        answer(state, text)
    state.push(Searching("captain"))
    events = loot(state, "cache-1", 2, 1)
    assert [event.piece for event in told(events, Took)] == ["golden_crown"]
    assert state.caches["cache-1"].gold == 20


@rule("MR-10.4.2")
def test_followers_and_spies_discover_it() -> None:
    state = awake("captain", "elf", at=HERE, caching=True)
    state.write("captain", hidden=False)
    cache_phase(state, "captain")
    assert "cache-1" in state.individual("elf").discoveries


@rule("MR-10.4.3")
def test_what_lies_in_a_cache_stays_there_and_does_not_count() -> None:
    state = at_cache()
    give(state, "magic_wand", active=False)  # a great treasure
    before = points_at_end(state, 0)
    for text in ("stash magic_wand", "stash-gold 30", "done"):
        answer(state, text)
    after = points_at_end(state, 0)
    assert (before.great_treasures - after.great_treasures, before.gold - after.gold) == (1, 30)
    live(state)
    assert state.places["magic_wand"] == "cache-1"
    assert state.caches == {"cache-1": Cache("captain", HERE, 1, 30)}
