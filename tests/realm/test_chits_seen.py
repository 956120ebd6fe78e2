"""MR-0.6.1, MR-3.16.7: who has seen which map chits, what the others imagine, and chits at Midnight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.day.events import Appeared, ChitsTurnedDown, ChitTurnedUp
from fabula.games.realm.day.looks import find, lines
from fabula.games.realm.map.chits import turn_site_up
from fabula.games.realm.natives.hirelings import leave_service, serve
from fabula.games.realm.pieces import put
from fabula.games.realm.unseen import FACE_DOWN
from fabula.testing import rule
from realm.invariants import wrong
from realm.playing import awake, individual, live, name_of, seat_of, some_dice, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def both(results: str, clearing: str = "ruins-1", *, chosen: bool = False) -> RealmState:
    """A game of two in which the first seat has found something."""
    state = awake("captain", "elf", at=clearing)
    find(state, name_of(state), clearing, tuple(results.split("_and_")), some_dice(), chosen=chosen)
    return state


def test_chits_are_shown_to_those_who_have_looked() -> None:
    state = both("clues")
    assert state.view(0).chits["ruins"] == state.chits["ruins"]
    assert "ruins" not in state.view(1).chits
    assert "ruins" not in state.view(None).chits
    valleys = [tile for tile in state.box.tiles if tile.endswith("_valley")]
    assert sorted(state.view(None).chits) == sorted(valleys)
    assert state.view(1).my_individuals[name_of(state, 1)].seen == ()


def test_whoever_knows_some_chits_of_a_tile_sees_the_others_face_down() -> None:
    state = awake("captain", "elf", at="ruins-3")
    find(
        state, name_of(state, 1), "ruins-3", ("clues",), ScriptedDice(("smoke_c", "lost_city")), chosen=False
    )
    five = ("vault", "lair", "altar", "howl_4", "roar_6")
    find(state, name_of(state), "ruins-3", ("discover_chits",), ScriptedDice(five), chosen=False)
    assert state.view(0).chits["ruins"] == ("smoke_c", "lost_city", *five)
    assert state.view(1).chits["ruins"] == ("smoke_c", "lost_city", *[FACE_DOWN] * 5)
    assert state.view(None).chits["ruins"] == (FACE_DOWN, "lost_city", *[FACE_DOWN] * 5)
    twins = [state.imagine(1, some_dice(seed)) for seed in range(30)]
    assert {twin.chits["ruins"][:2] for twin in twins} == {("smoke_c", "lost_city")}
    assert len({twin.chits["ruins"] for twin in twins}) == 30
    for twin in twins:
        sites = {
            chit: twin.box.sites[chit].clearing for chit in twin.chits["ruins"] if chit in twin.box.sites
        }
        assert set(individual(twin).discoveries) == {chit for chit, number in sites.items() if number == 3}
        assert wrong(twin) is None
        assert twin.view(1) == state.view(1)


@rule("MR-0.6.1")
def test_beside_a_site_that_was_turned_up_the_warning_is_imagined() -> None:
    state = awake("captain", "elf", at="ruins-3")
    who = name_of(state)
    find(state, who, "ruins-3", ("clues",), ScriptedDice(("smoke_c", "another chit", "lair")), chosen=False)
    turn_site_up(state, "lair", "MR-3.9.5f")
    assert state.view(1).chits["ruins"] == (FACE_DOWN, "lair")
    twins = [state.imagine(1, some_dice(seed)) for seed in range(60)]
    imagined = {twin.chits["ruins"] for twin in twins}
    assert imagined == {(f"{word}_c", "lair") for word in ("smoke", "stink", "ruins", "bones", "dank")}
    for twin in twins:
        assert wrong(twin) is None
        assert twin.view(1) == state.view(1)


def test_chits_that_only_others_have_seen_are_imagined_as_they_are_dealt() -> None:
    state = both("clues")
    twins = [state.imagine(1, some_dice(seed)) for seed in range(300)]
    warnings = [twin.chits["ruins"][0] for twin in twins]
    assert set(warnings) == {chit for chit in state.box.warnings if chit.endswith("_c")}
    assert 35 <= sum(twin.chits["ruins"][1] == "lost_city" for twin in twins) <= 85  # one in five
    for twin in twins[:20]:
        assert individual(twin).seen == twin.chits["ruins"]
        assert wrong(twin) is None
    assert {state.imagine(0, some_dice(seed)).chits["ruins"] for seed in range(20)} == {state.chits["ruins"]}


def test_nobody_imagines_a_lost_chit_where_it_would_have_come_to_light() -> None:
    state = awake("captain", "elf", at="ruins-3")
    chits = ScriptedDice(("smoke_c", "another chit", "pool"))
    find(state, name_of(state), "ruins-3", ("discover_chits",), chits, chosen=False)
    assert {state.imagine(1, some_dice(seed)).chits["ruins"][1] for seed in range(200)}.isdisjoint(
        {"lost_city"}
    )


def test_what_somebody_chose_is_imagined_in_all_ways() -> None:
    state = both("hidden_enemies_and_paths", chosen=True)
    twins = [state.imagine(1, some_dice(seed)) for seed in range(100)]
    chosen = {"_and_".join(individual(twin).searches[0].results) for twin in twins}
    assert chosen == set(lines(state.box))
    assert {individual(twin).found for twin in twins} == {True, False}
    assert {individual(twin).discoveries for twin in twins} >= {(), ("ruins-1~5",)}
    assert {("ruins" in twin.chits) for twin in twins} == {True, False}
    known = both("hidden_enemies_and_paths")
    twins = [known.imagine(1, some_dice(seed)) for seed in range(9)]
    assert {individual(twin).discoveries for twin in twins} == {("ruins-1~5",)}


@rule("MR-3.16.7")
def test_at_midnight_chits_are_turned_down_where_nobody_is_left() -> None:
    state = awake("captain", at="maple_woods-5")
    script = ("smoke_w",)
    events = live(state, script=script)
    assert [event.chit for event in told(events, ChitTurnedUp)] == ["smoke_w"]
    assert told(events, Appeared)
    assert not told(events, ChitsTurnedDown)
    assert "smoke_w" in state.face_up
    put(state, "captain", "ruins-1")
    events = live(state)
    assert [(event.tile, event.rule) for event in told(events, ChitsTurnedDown)] == [
        ("maple_woods", "MR-3.16.7")
    ]
    assert "smoke_w" not in state.face_up
    assert state.view(None).chits["maple_woods"] == ("smoke_w",)
    valleys = {chits[0] for tile, chits in state.chits.items() if tile.endswith("valley")}
    assert valleys <= {*state.view(None).face_up}
    put(state, "captain", "maple_woods-5")
    events = live(state)
    assert [event.chit for event in told(events, ChitTurnedUp)] == ["smoke_w"]
    assert not told(events, Appeared)


@rule("MR-0.6.1")
@pytest.mark.parametrize("chosen", [False, True])
def test_a_player_remembers_the_chits_that_a_hireling_saw_who_serves_him_no_more(chosen: bool) -> None:
    state = awake("captain", "elf", at="ruins-1")
    owner = seat_of(state, "captain")
    put(state, "RHQ", "ruins-1")
    serve(state, "RHQ", owner, until=3)
    find(state, "RHQ", "ruins-1", ("clues", "paths"), some_dice(), chosen=chosen)
    find(state, "RHQ", "ruins-1", ("hidden_enemies",), some_dice(), chosen=True)
    leave_service(state, "RHQ")
    captain = state.individual("captain")
    assert state.view(owner).chits["ruins"] == state.chits["ruins"]
    assert (captain.discoveries, captain.found) == ((), False)
    assert len(captain.searches) == 2
    twins = [state.imagine(1 - owner, some_dice(number)) for number in range(60)]
    assert {twin.individual("captain").discoveries for twin in twins} == {()}
    assert {twin.individual("captain").found for twin in twins} == {False}
    assert {bool(twin.individual("captain").seen) for twin in twins} == ({True, False} if chosen else {True})
    assert all(twin.view(1 - owner) == state.view(1 - owner) for twin in twins[:9])
    assert all(wrong(twin) is None for twin in twins)
