"""MR-3.1.2, MR-3.3.2, MR-8.5: what a seventh day brings at Sunrise."""

from __future__ import annotations

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.combat.counters import HORSE
from fabula.games.realm.day.events import Arrived, MonsterRoll, Returned, TurnBegan
from fabula.games.realm.day.regeneration import seventh_day
from fabula.games.realm.magic.events import SpellEnded
from fabula.games.realm.map.chits import look
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.events import Assigned
from fabula.testing import rule
from realm.magic.spellcraft import bewitch
from realm.playing import awake, begin, go_on, know, live, told


@rule("MR-8.5.1", "MR-3.1.2")
@pytest.mark.parametrize(
    ("day", "comes"), [(7, True), (14, True), (21, True), (28, True), (6, False), (8, False)]
)
def test_the_rolled_row_goes_back_on_every_seventh_day(day: int, comes: bool) -> None:
    state = awake("amazon", at="ruins-1", wild=True)
    state.day = day
    put(state, "giant-1", "cliff-1")
    put(state, "tremendous_troll-1", "cliff-2")
    put(state, "goblin_axe-1", "cliff-1")
    events = live(state, roll=4)
    assert {event.who for event in told(events, Returned)} == (
        {"giant", "tremendous_troll"} if comes else set()
    )
    assert (state.places["giant-1"] == "castle_giant_1") == comes
    assert (state.places["tremendous_troll-1"] == "cliff-2") != comes
    assert state.places["goblin_axe-1"] == "cliff-1"


@rule("MR-8.5.1")
def test_each_monster_goes_into_its_own_box_and_the_dead_return() -> None:
    state = awake("amazon", at="ruins-1", wild=True)
    homes = {piece: state.places[piece] for piece in ("tremendous_dragon-1", "tremendous_dragon-2")}
    assert set(homes.values()) == {"site_lair", "city_tremendous_dragon"}
    state.day = 7
    put(state, "tremendous_dragon-1", "cliff-1")
    put(state, "tremendous_dragon-2", "dead")
    live(state, roll=1)
    assert {piece: state.places[piece] for piece in homes} == homes


@rule("MR-8.5.1", "MR-A.2.2")
@pytest.mark.parametrize(
    ("group", "row", "dwelling"),
    [
        ("soldiers", 3, "house"),
        ("rogues", 5, "inn"),
        ("order", 6, "chapel"),
        ("guard", 6, "guardhouse"),
        ("lancers", 4, None),
        ("company", 1, None),
    ],
)
def test_garrisons_return_to_their_dwellings_and_roving_groups_to_their_boxes(
    group: str, row: int, dwelling: str | None
) -> None:
    for roll in range(1, 7):
        state = awake("amazon", at="ruins-1", wild=True)
        members = [native.id for native in state.box.natives.values() if native.group == group]
        for native in members:
            put(state, native, "cliff-1")
        state.day = 7
        events = live(state, roll=roll)
        home = group if dwelling is None else state.places[dwelling]
        assert {state.places[native] for native in members} == {home if roll == row else "cliff-1"}
        numbers = [event.number for event in told(events, Returned) if event.who == group]
        assert numbers == ([len(members)] if roll == row else [])


@rule("MR-8.5.6", "MR-3.1.2")
def test_what_has_gone_back_can_be_called_the_same_day() -> None:
    state = awake("amazon", at="oak_woods-2", wild=True)
    look(state, "oak_woods", ScriptedDice(("ruins_w",)))
    for piece in ("wolf_a-1", "wolf_a-2", "wolf_a-3", "wolf_b-1", "wolf_b-2", "wolf_b-3"):
        put(state, piece, "cliff-1")
    state.day = 7
    events = live(state, roll=3)
    assert sum(event.number for event in told(events, Arrived)) == 6
    kinds = [type(event) for event in events]
    assert kinds.index(MonsterRoll) < kinds.index(Returned) < kinds.index(TurnBegan)


@rule("MR-3.1.2")
@pytest.mark.parametrize(("day", "roll", "turned"), [(7, 6, True), (7, 5, False), (6, 6, False)])
def test_a_six_on_a_seventh_day_turns_the_gold_chits_over(day: int, roll: int, turned: bool) -> None:
    state = begin(1, gold_chits="random")
    go_on(state)
    before, state.day = state.faces.copy(), day
    put(state, state.sheet(0).character, "ruins-1")
    events = live(state, roll=roll)
    assert len(before) == 6
    assert [state.faces[chit] != side for chit, side in before.items()] == [turned] * 6
    assert len(told(events, Assigned)) == (6 if turned else 0)
    for chit in before:
        assert state.faces[chit] in state.box.gold_chits[chit].sides


@pytest.mark.parametrize(("day", "comes"), [(7, True), (14, True), (8, False)])
@rule("MR-8.5.3")
def test_dead_ghosts_return_on_every_seventh_day_and_living_ones_stay(day: int, comes: bool) -> None:
    state = awake("amazon", at="ruins-1", wild=True)
    home = state.places["ghost-1"]
    state.day = day
    put(state, "ghost-1", "dead")
    put(state, "ghost-2", "cliff-2")
    events = live(state, roll=3)
    assert [(event.who, event.number) for event in told(events, Returned)] == [("ghost", 1)] * comes
    assert state.places["ghost-1"] == (home if comes else "dead")
    assert state.places["ghost-2"] == "cliff-2"


@rule("MR-11.37")
def test_day_14_with_a_roll_of_four() -> None:
    state = awake("amazon", at="ruins-1", wild=True)
    haunted = state.places["ghost-1"]
    homes = {piece: state.places[piece] for piece in ("giant-1", "tremendous_troll-1", "heavy_troll-1")}
    state.day = 14
    for piece, place in (
        ("giant-1", "cliff-2"),
        ("tremendous_troll-1", "cliff-2"),
        ("heavy_troll-1", "dead"),
        ("goblin_axe-1", "cliff-1"),
        ("L1", "dead"),
        (f"{HORSE}L1", "dead"),
        ("L2", "cliff-1"),
        ("ghost-1", "dead"),
    ):
        put(state, piece, place)
    serve(state, "L2", 0, until=20)
    know(state, blocked=True)  # so that he calls nobody
    live(state, roll=4)
    assert {piece: state.places[piece] for piece in homes} == homes
    assert state.places["L1"] == "lancers"
    assert f"{HORSE}L1" not in state.places  # the pony lives again
    assert state.places["L2"] == "cliff-1"  # hired
    assert state.places["ghost-1"] == haunted
    assert state.places["goblin_axe-1"] == "cliff-1"  # of row 3


@rule("MR-8.5.4")
def test_whoever_returns_is_released_from_all_spells() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    for giant in ("giant-1", "goblin_axe-1"):
        put(state, giant, "cliff-1")
        bewitch(state, "elven_grace", "elf", giant)
    state.day, state.monster_roll = 7, 4
    events = seventh_day(state)
    assert [event.target for event in told(events, SpellEnded)] == ["giant-1"]
    assert [row.targets for row in state.bewitched] == [("goblin_axe-1",)]
