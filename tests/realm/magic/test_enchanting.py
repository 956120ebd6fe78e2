"""MR-3.11, MR-7.1, MR-7.2: color magic, and the Enchant activity."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.running import roads_to_run
from fabula.games.realm.day.actions import Enchant
from fabula.games.realm.day.events import Cancelled
from fabula.games.realm.day.recording import why_not_record
from fabula.games.realm.day.route import route_of
from fabula.games.realm.magic.colors import colors, supplies
from fabula.games.realm.magic.enchanting import Enchanting, turn_tile
from fabula.games.realm.magic.events import PreparesToEnchant, TileTurned
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.games.realm.treasures.piles import lay_on_top
from fabula.testing import rule
from realm.playing import answer, awake, give, know, live, name_of, refusal, told
from realm.sites import at_site

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def listed(state: RealmState) -> list[str]:
    return [" ".join(action.words()) for action in state.choices(0).actions]


def chit(state: RealmState, text: str) -> int:
    """The number of the first Magic chit of the only character that shows this: `IV3*`."""
    printed = state.box.characters[name_of(state)].chits(4)
    shown = [f"{one.type}{one.time}{'*' * one.asterisks}" for one in printed]
    return 1 + shown.index(text)


def enchanting(who: str, *color_chits: str, at: str = "ruins-1") -> RealmState:
    """A character who has prepared, in an Enchant phase; some of his chits are color chits."""
    state = awake(who, at=at)
    numbers = [chit(state, text) for text in color_chits]
    now = state.sheet(0).chits
    know(state, chits=tuple("color" if n in numbers else was for n, was in enumerate(now, 1)), prepared=True)
    state.push(Enchanting(who, at))
    return state


@rule("MR-3.11.1", "MR-3.11.1a", "MR-3.11.3")
def test_the_first_enchant_phase_prepares_and_the_next_enchants() -> None:
    state = awake("sorceror", at="ruins-1")
    events = live(state, "enchant ordinary", "enchant ordinary")
    assert len(told(events, PreparesToEnchant)) == 1
    number = chit(state, "IV3*")
    answer(state, f"enchant-chit {number}")
    assert state.sheet(0).chits[number - 1] == "color"
    assert not state.individual("sorceror").prepared  # Midnight has passed


@rule("MR-11.27", "MR-13.10.2", "MR-3.11.1")
def test_the_sorceror_enchants_four_times() -> None:
    state = awake("sorceror", at="ruins-1")
    live(state, *("enchant ordinary",) * 4, "enchant aura_of_power")
    for _ in range(4):
        assert isinstance(state.agenda[-1], Enchanting)
        answer(state, listed(state)[0])
    assert not isinstance(state.agenda[-1], Enchanting)


@rule("MR-13.14.2")
def test_the_witch_king_may_enchant_once_more() -> None:
    state = awake("witch_king", at="ruins-1")
    assert "enchant aura_of_power" in listed(state)
    assert "enchant aura_of_power" not in listed(awake("wizard", at="ruins-1"))


@rule("MR-3.11.1")
def test_whoever_has_nothing_to_enchant_loses_the_phase() -> None:
    state = awake("amazon", at="ruins-1")
    events = live(state, "enchant ordinary", "enchant ordinary")
    assert [event.reason for event in told(events, Cancelled)] == ["nothing-to-enchant"]


def test_leaders_do_not_enchant() -> None:
    state = awake("captain", at="ruins-1")
    serve(state, "RHQ", 0, 14)
    refused = why_not_record(state, "RHQ", route_of(state, "ruins-1", ()), Enchant("ordinary"))
    assert refused is not None
    assert refused.reason == "not-for-leaders"


@rule("MR-7.1.2", "MR-3.11.1a")
def test_only_types_one_to_five_become_color_chits() -> None:
    state = enchanting("magician")
    printed = state.box.characters["magician"].chits(4)
    offered = {int(text.split()[1]) for text in listed(state) if text.startswith("enchant-chit")}
    assert {printed[number - 1].type for number in offered} == {"II", "III", "IV", "V"}
    refused = refusal(state, f"enchant-chit {chit(state, 'VIII4*')}")
    assert (refused.rule, refused.reason) == ("MR-3.11.1a", "chit-not-enchantable")


@rule("MR-3.11.1a")
def test_a_color_chit_is_turned_back() -> None:
    state = enchanting("sorceror", "IV3*")
    number = chit(state, "IV3*")
    answer(state, f"enchant-chit {number}")
    assert state.sheet(0).chits[number - 1] == "active"


@rule("MR-11.28", "MR-3.11.1b")
def test_the_color_must_fit_the_chit_that_is_shown() -> None:
    state = enchanting("druid", "II3*")
    grey = chit(state, "II3*")
    assert f"enchant-tile chit:{grey}" in listed(state)
    without = ["color" if n == grey else "fatigued" for n in range(1, 13)]
    without[chit(state, "VIII4*") - 1] = "active"
    know(state, chits=tuple(without))
    assert listed(state) == [f"enchant-chit {grey}"]
    assert refusal(state, f"enchant-tile chit:{grey}").rule == "MR-3.11.1b"


@rule("MR-3.11.1b", "MR-3.11.2", "MR-11.28", "MR-7.2.1")
def test_a_tile_is_turned_over_and_the_color_chit_fatigues() -> None:
    state = enchanting("druid", "II3*")
    put(state, "inn", "ruins-3")
    grey = chit(state, "II3*")
    before = state.sheet(0).chits
    events = answer(state, f"enchant-tile chit:{grey}")
    assert [(event.tile, event.enchanted) for event in told(events, TileTurned)] == [("ruins", True)]
    changed = [
        n for n, (was, now) in enumerate(zip(before, state.sheet(0).chits, strict=True), 1) if was != now
    ]
    assert changed == [grey]
    assert state.sheet(0).chits[grey - 1] == "fatigued"
    assert "ruins-5" in state.atlas.adjacent("ruins-1")
    assert [road.name for road in state.atlas.roads["ruins-1"] if road.end == "ruins-5"] == ["ruins-1-5"]
    assert (state.places["druid"], state.places["inn"]) == ("ruins-1", "ruins-3")
    assert colors(state, "ruins-1") == ("grey",)
    state.push(Enchanting("druid", "ruins-1"))
    answer(state, "enchant-tile clearing")
    assert colors(state, "ruins-1") == ()
    assert "ruins-5" in {road.end for road in state.atlas.roads["ruins-1"] if road.kind == "path"}


@rule("MR-3.5.8", "MR-3.11.2")
def test_whoever_stands_on_a_roadway_that_vanishes_goes_to_either_end() -> None:
    state = awake("elf", at="ruins-1-2")
    assert "ruins-1-2" in [road.name for road in state.atlas.roads["ruins-1"]]
    turn_tile(state, "elf", "ruins")
    assert "ruins-1-2" not in [road.name for road in state.atlas.roads["ruins-1"]]
    assert state.atlas.adjacent("ruins-1-2") == ("ruins-1", "ruins-2")
    live(state, "move ruins-2 ordinary")
    assert state.places["elf"] == "ruins-2"


@rule("MR-11.88", "MR-6.6.4b")
def test_a_way_back_that_has_vanished_cannot_be_run() -> None:
    state = awake("elf", at="deep_woods-1")
    road = next(road for road in state.atlas.roads["deep_woods-1"] if road.end and ">" in road.name)
    assert road.end is not None
    put(state, "elf", road.end)
    state.write("elf", came=road.name)
    assert len(roads_to_run(state, "elf")) == 1
    turn_tile(state, "elf", "deep_woods")
    assert roads_to_run(state, "elf") == ()
    state.write("elf", came="")
    assert roads_to_run(state, "elf")


@rule("MR-7.2.3", "MR-7.2.5")
@pytest.mark.parametrize(
    ("day", "there"),
    [(6, ()), (7, ("white", "black")), (14, ("grey",)), (21, ("purple",)), (28, ("gold",))],
)
def test_seventh_days_have_their_colors_everywhere(day: int, there: tuple[str, ...]) -> None:
    state = awake("elf", at="ruins-1")
    state.day = day
    assert colors(state, "ruins-1") == there
    assert colors(state, "ruins-1-2") == there


@rule("MR-7.2.2", "MR-14.13.1", "MR-14.13.2")
@pytest.mark.parametrize(
    ("card", "color"),
    [
        ("cloven_hoof", "black"),
        ("dragon_essence", "purple"),
        ("flowers_of_rest", "gold"),
        ("golden_icon", "grey"),
        ("sacred_grail", "white"),
    ],
)
def test_an_enchanted_card_gives_its_color_wherever_it_is(card: str, color: str) -> None:
    state = awake("elf", at="ruins-1")
    give(state, card, active=False)
    assert colors(state, "ruins-1") == (color,)
    put(state, card, "ruins-1")
    assert colors(state, "ruins-1") == (color,)
    assert colors(state, "ruins-2") == ()
    assert colors(state, "ruins-1-2") == ()


@rule("MR-7.2.2", "MR-14.13.2")
def test_the_toadstool_circle_gives_black_and_the_chapel_white() -> None:
    state = at_site("altar", "elf")
    clearing = state.places["elf"]
    assert colors(state, clearing) == ()
    lay_on_top(state, "altar", "toadstool_circle")
    assert colors(state, clearing) == ("black",)
    assert colors(state, state.places["chapel"]) == ("white",)


@rule("MR-7.1.1", "MR-7.2.1", "MR-7.1.3")
def test_a_color_comes_from_the_clearing_or_from_a_chit() -> None:
    state = enchanting("sorceror", "IV3*")
    purple = chit(state, "IV3*")
    assert supplies(state, "sorceror", "ruins-1", "purple") == (f"chit:{purple}",)
    assert supplies(state, "sorceror", "ruins-1", "any") == (f"chit:{purple}",)
    assert supplies(state, "sorceror", "ruins-1", "black") == ()
    state.day = 21
    assert supplies(state, "sorceror", "ruins-1", "purple") == ("clearing", f"chit:{purple}")
    assert supplies(state, "sorceror", "ruins-1", "any") == ("clearing", f"chit:{purple}")
