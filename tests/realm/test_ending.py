"""MR-3.4.3d, MR-3.15: the end of a turn: the Dragon Essence, the Druid, chits that only somebody has seen."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.day.actions import Locate, Ready
from fabula.games.realm.day.events import (
    Appeared,
    Arrived,
    ChitTurnedUp,
    PhaseBegan,
    TurnBegan,
    TurnEnded,
    Unhidden,
)
from fabula.games.realm.day.looks import find
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.dealing import lay
from realm.playing import Script, answer, awake, know, live, some_dice, told
from realm.turns import hand_in, let_be, record

if TYPE_CHECKING:
    from fabula.core import Event

ESSENCE = "dragon_essence"


def arrived(events: list[Event]) -> list[tuple[str, str]]:
    return [(event.monster, event.clearing) for event in told(events, Arrived)]


@rule("MR-3.4.3", "MR-3.4.3d")
def test_a_turn_begins_unhidden_goes_phase_by_phase_and_ends_with_its_chits() -> None:
    state = awake("captain", at="ruins-1")
    know(state, hidden=True)
    events = live(state, "hide ordinary", "hide ordinary", script=(6, 6, 6, 6))
    kinds = (TurnBegan, Unhidden, PhaseBegan, TurnEnded, ChitTurnedUp)
    steps = [type(event) for event in events if isinstance(event, kinds)]
    assert steps[:5] == [TurnBegan, Unhidden, PhaseBegan, PhaseBegan, TurnEnded]
    assert set(steps[5:]) == {ChitTurnedUp}


@rule("MR-0.5.1")
def test_who_is_next_is_drawn_without_replacement_each_as_likely_as_the_others() -> None:
    first: Counter[str] = Counter()
    for seed in range(120):
        state = awake("dwarf", "elf", "amazon")
        for seat in (0, 1):
            answer(state, "ready", seat=seat)
        order = [event.who for event in told(state.play(2, Ready(), some_dice(seed)), TurnBegan)]
        assert sorted(order) == ["amazon", "dwarf", "elf"]
        first[order[0]] += 1
    assert min(first.values()) > 25
    assert len(first) == 3


@rule("MR-3.15.8", "MR-14.3.2", "MR-11.96")
@pytest.mark.parametrize("held", [False, True])
def test_the_dragon_essence_calls_like_smoke_wherever_it_is(held: bool) -> None:
    state = awake("captain", at="crag-5", wild=True)
    lay(state, "crag", "bones_m", "slither_3")
    for dragon in ("heavy_flying_dragon-1", "heavy_flying_dragon-2"):
        put(state, dragon, "elsewhere")
    know(state, hidden=True)
    put(state, ESSENCE, "captain" if held else "crag-5")
    events = live(state, "hide ordinary", script=(1, 1))
    assert arrived(events) == [("heavy_dragon", "crag-3")]  # Smoke M finds an empty box
    state = awake("captain", at="ruins-5", wild=True)
    lay(state, "ruins", "bones_c", "slither_3")
    put(state, ESSENCE, "captain" if held else "ruins-5")
    events = live(state, "hide ordinary", script=(1, 1))
    assert arrived(events) == [("heavy_dragon", "ruins-5"), ("tremendous_dragon", "ruins-3")]


@rule("MR-3.15.8", "MR-3.15.9")
def test_it_calls_time_and_again_and_only_where_it_is() -> None:
    state = awake("captain", "elf", at="ruins-5", wild=True)
    lay(state, "ruins", "bones_c", "howl_4")
    home = state.places["heavy_dragon"]
    for who in ("captain", "elf"):
        know(state, state.player_of(who), hidden=True)
    put(state, ESSENCE, "ruins-4")
    record(state, captain="hide ordinary", elf="search ordinary")
    assert arrived(hand_in(state, "captain", 1, 1, "elf", roll=1)) == []
    put(state, ESSENCE, "ruins-5")
    state.play(state.player_of("elf"), Locate(), Script((6, 6)))
    assert arrived(let_be(state)) == [("heavy_dragon", "ruins-5")]
    state = awake("captain", "elf", at="ruins-5", wild=True)
    lay(state, "ruins", "bones_c", "howl_4")
    put(state, ESSENCE, "ruins-5")
    record(state, captain="hide ordinary", elf="search ordinary")
    know(state, state.player_of("elf"), hidden=True)
    assert arrived(hand_in(state, "captain", 1, 1, "elf", roll=1)) == [("heavy_dragon", "ruins-5")]
    put(state, "heavy_dragon", home)
    state.play(state.player_of("elf"), Locate(), Script((6, 6)))
    events = let_be(state)
    assert arrived(events) == [("heavy_dragon", "ruins-5")]  # on the same day


@rule("MR-13.5.4")
def test_the_druid_wakes_the_essence_sites_and_natives_of_dwellings() -> None:
    state = awake("druid", at="ruins-5", wild=True)
    lay(state, "ruins", "bones_c", "altar")
    put(state, ESSENCE, "ruins-5")
    assert arrived(live(state, "hide ordinary", script=(1,))) == [("heavy_dragon", "ruins-5")]
    state = awake("druid", at="ruins-5", wild=True)
    lay(state, "ruins", "bones_c", "altar")
    put(state, "large_campfire", "ruins-5")
    events = live(state, "hide ordinary", script=(1,), roll=2)
    assert ("demon", "ruins-1") in arrived(events)
    events = live(state, "hide ordinary", script=(1,), roll=4)
    assert [event.who for event in told(events, Appeared)] == ["lancers"]


@rule("MR-11.7")
def test_a_campfire_that_somebody_has_seen_appears_when_somebody_ends_his_turn_there() -> None:
    state = awake("captain", at="oak_woods-2")
    lay(state, "oak_woods", "smoke_w")
    find(state, "captain", "oak_woods-2", ("clues",), some_dice(), chosen=False)
    assert "small_campfire" not in state.places
    best = "oak_woods-5"
    put(state, "captain", best)
    events = live(state, roll=4)
    assert [(event.who, event.clearing) for event in told(events, Appeared)] == [
        ("small_campfire", state.places["small_campfire"]),
        ("lancers", best),
    ]
    assert state.places["LHQ"] == best
