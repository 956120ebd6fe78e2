"""MR-3.9, MR-16.2, MR-16.3: searching by the Peer and the Locate table, and who knows what is found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.actions import Find, Locate, Peer
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.looks import find, lines
from fabula.games.realm.day.searching import in_sight
from fabula.games.realm.events import (
    ChitSeen,
    ChoiceTaken,
    ChoseLine,
    Discovered,
    FoundEnemies,
    LostFound,
    Rolled,
    Searched,
)
from fabula.games.realm.map.chits import look
from fabula.games.realm.unseen import FACE_DOWN
from fabula.testing import rule
from realm.invariants import wrong
from realm.playing import Script, answer, awake, here, individual, live, name_of, refusal, some_dice, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

PEER = {
    1: "choice",
    2: "clues_and_paths",
    3: "hidden_enemies_and_paths",
    4: "hidden_enemies",
    5: "clues",
    6: "nothing",
}
LOCATE = {
    1: "choice",
    2: "passages_and_clues",
    3: "passages",
    4: "discover_chits",
    5: "nothing",
    6: "nothing",
}


def search(state: RealmState, action: Peer | Locate, *script: int | str) -> list[Event]:
    """Search on a day with nothing else; the script is that of the dice, then of chits that are drawn."""
    live(state, "search ordinary")
    dice = Script(script)
    events = state.play(0, action, dice)
    dice.finish()
    return events


def found(state: RealmState, table: str, result: int) -> str:
    """What a result brings in Ruins 1 (path 1~5), with chits that are known to be there, but not to him."""
    look(state, "ruins", ScriptedDice(("smoke_c", "another chit", "pool")))
    action = Peer("ruins-1") if table == "peer" else Locate()
    events = search(state, action, result, 1)
    if state.to_act() and not isinstance(state.agenda[-1], Birdsong):
        return "choice"
    kinds = []
    if told(events, FoundEnemies):
        kinds.append("hidden_enemies")
    kinds += [{"~": "paths", "=": "passages"}[event.discovery[-2]] for event in told(events, Discovered)]
    if told(events, ChitSeen):
        kinds.append("clues")
    return "+".join(sorted(kinds)) or "nothing"


@rule("MR-16.2.1", "MR-16.3.2", "MR-16.3.4", "MR-16.3.6")
def test_the_peer_table() -> None:
    results = [found(awake("captain", at="ruins-1"), "peer", result) for result in range(1, 7)]
    assert results == ["choice", "clues+paths", "hidden_enemies+paths", "hidden_enemies", "clues", "nothing"]


@rule("MR-16.2.2", "MR-16.3.3")
def test_the_locate_table() -> None:
    results = []
    for result in range(1, 7):
        state = awake("captain", at="cavern-1")  # secret passage 1=4
        look(state, "cavern", ScriptedDice(("smoke_c", "another chit", "pool")))
        events = search(state, Locate(), result, 1)
        ways = {event.discovery for event in told(events, Discovered)}
        results.append((ways, bool(told(events, ChitSeen)), isinstance(state.agenda[-1], Birdsong)))
    passage = {"cavern-1=4"}
    assert results == [
        (set(), False, False),
        (passage, True, True),
        (passage, False, True),
        (set(), True, True),
        (set(), False, True),
        (set(), False, True),
    ]


@rule("MR-3.9.3")
def test_locate_searches_the_own_clearing_only() -> None:
    state = awake("captain", at="crag-6")
    live(state, "search ordinary")
    assert [action for action in state.choices(0).actions if isinstance(action, Locate)] == [Locate()]
    events = state.play(0, Locate(), Script((3, 3)))
    assert [event.clearing for event in told(events, Searched)] == ["crag-6"]
    assert individual(state).discoveries == ("crag-1=6",)


def test_peering_reaches_beyond_the_clearing_from_mountains_only() -> None:
    state = awake("captain", at="ruins-1")
    assert in_sight(state, name_of(state)) == ("ruins-1",)
    assert in_sight(awake("captain", at="cavern-3"), "captain") == ("cavern-3",)
    state = awake("captain", at="high_pass-1")
    near = {"high_pass", *state.atlas.beside["high_pass"]}
    seen = in_sight(state, name_of(state))
    assert seen[0] == "high_pass-1"
    assert len(set(seen)) == len(seen)
    expected = {
        name for name, where in state.atlas.clearings.items() if where.tile in near and where.kind != "cave"
    }
    assert set(seen) == expected
    assert not {"high_pass-3", "high_pass-6"} & set(seen)
    live(state, "search ordinary")
    assert refusal(state, "peer high_pass-3").rule == "MR-3.9.1"


@rule("MR-11.19", "MR-16.3.6")
def test_from_a_mountain_clues_and_paths_of_the_next_tile_are_found() -> None:
    woods = ("cliff-2", "ledges-1", "ledges-4", "deep_woods-1", "deep_woods-3", "ruins-1", "ruins-5")
    state = awake("captain")
    pairs = [
        (mountain.name, target)
        for target in woods
        for mountain in state.atlas.clearings.values()
        if mountain.kind == "mountain" and mountain.tile in state.atlas.beside[target.partition("-")[0]]
    ]
    assert pairs
    for mountain, target in pairs:
        state, tile = awake("captain", at=mountain), target.partition("-")[0]
        live(state, "search ordinary")
        letter = state.box.tiles[tile].letter.lower()
        script = (2, 1, f"smoke_{letter}", "another chit", "pool")
        events = state.play(0, Peer(target), Script(script))
        assert [event.tile for event in told(events, ChitSeen)] == [tile, tile]
        assert [event.chit for event in told(events, ChitSeen)] == list(state.chits[tile])
        paths = {road.name for road in state.atlas.roads[target] if road.kind == "path"}
        assert paths
        assert {event.discovery for event in told(events, Discovered)} == paths


@rule("MR-16.3.2", "MR-3.9.4")
def test_all_paths_that_run_into_the_clearing_are_discovered_and_used_from_then_on() -> None:
    state = awake("captain", at="deep_woods-1")
    events = search(state, Peer("deep_woods-1"), 3, 3)
    assert [event.discovery for event in told(events, Discovered)] == ["deep_woods-1~4"]
    assert here(state) == "deep_woods-1"
    live(state, "move deep_woods-4 ordinary")
    assert here(state) == "deep_woods-4"
    again = search(state, Peer("deep_woods-4"), 3, 3)
    assert not told(again, Discovered)


@rule("MR-3.9.4", "MR-16.3.4")
def test_clues_show_all_chits_of_the_tile_and_discover_no_site() -> None:
    state = awake("captain", at="ruins-1")
    events = search(state, Peer("ruins-1"), 5, 5, "smoke_c", "another chit", "altar")
    assert [event.chit for event in told(events, ChitSeen)] == ["smoke_c", "altar"]
    assert {(event.to, event.reveals) for event in told(events, ChitSeen)} == {((0,), True)}
    assert [event.reveals for event in told(events, Rolled)] == [True]
    assert individual(state).discoveries == ()
    closed = awake("captain", at="ruins-1")
    events = search(closed, Peer("ruins-1"), 5, 5, "smoke_c", "lost_city")
    assert [event.chit for event in told(events, ChitSeen)] == ["smoke_c", "lost_city"]
    assert not told(events, LostFound)


@rule("MR-3.9.4")
@pytest.mark.parametrize(("clearing", "sites"), [("ruins-1", ("altar",)), ("ruins-2", ())])
def test_discovering_chits_finds_the_sites_of_the_clearing(clearing: str, sites: tuple[str, ...]) -> None:
    state = awake("captain", at=clearing)
    events = search(state, Locate(), 4, 1, "smoke_c", "another chit", "altar")
    assert [event.chit for event in told(events, ChitSeen)] == ["smoke_c", "altar"]
    assert tuple(event.discovery for event in told(events, Discovered)) == sites
    assert individual(state).discoveries == sites


@rule("MR-3.9.4")
def test_a_lost_chit_in_the_clearing_is_replaced_by_its_five_chits() -> None:
    five = ("vault", "lair", "altar", "howl_4", "roar_6")
    state = awake("captain", at="ruins-3")
    events = search(state, Locate(), 4, 1, "smoke_c", "lost_city", *five)
    (lost,) = told(events, LostFound)
    assert (lost.chit, lost.tile, lost.to) == ("lost_city", "ruins", None)
    assert [event.chit for event in told(events, ChitSeen)] == ["smoke_c", "lost_city", *five]
    assert individual(state).discoveries == ("vault", "lair")  # those with a 3
    assert wrong(state) is None
    elsewhere = awake("captain", at="ruins-1")
    events = search(elsewhere, Locate(), 4, 1, "smoke_c", "lost_city")
    assert not told(events, LostFound)
    again = search(state, Locate(), 4, 1)
    assert not told(again, LostFound)


def test_choice_is_any_line_of_either_table_and_only_he_knows_which() -> None:
    """Of the lines only `nothing` stands on both tables (MR-16.3.7)."""
    state = awake("captain", at="ruins-1")
    expected = dict.fromkeys([*PEER.values(), *LOCATE.values()])
    del expected["choice"]
    assert lines(state.box) == tuple(expected)
    events = search(state, Locate(), 1, 1)
    assert not told(events, ChoseLine)
    assert state.choices(0).actions == tuple(map(Find, expected))
    assert state.view(None).searching == "ruins-1"
    events = answer(state, "find hidden_enemies_and_paths")
    assert [event.to for event in told(events, ChoseLine)] == [(0,)]
    assert [event.to for event in told(events, ChoiceTaken)] == [None]
    assert [event.discovery for event in told(events, Discovered)] == ["ruins-1~5"]
    assert state.view(None).individuals[0].searches[0].results == ()


@rule("MR-3.16.4")
def test_at_midnight_hidden_enemies_are_lost_from_sight_but_hidden_characters_stay_hidden() -> None:
    state = awake("captain", at="ruins-1")
    live(state, "search ordinary", "hide ordinary", "alert ordinary")
    state.play(0, Peer("ruins-1"), ScriptedDice((4, 4, 2, 2)))
    assert (individual(state).found, individual(state).hidden) == (True, True)
    answer(state, "turn-over short_sword-1")
    assert isinstance(state.agenda[-1], Birdsong)
    assert (individual(state).found, individual(state).hidden) == (False, True)


def test_the_dwarf_searches_with_one_die_in_caves_and_the_woods_girl_in_her_woods() -> None:
    for character, clearing in (("dwarf", "cavern-3"), ("woods_girl", "deep_woods-2")):
        (event,) = told(search(awake(character, at=clearing), Locate(), 6), Rolled)
        assert event.dice == (6,)
        (event,) = told(search(awake(character, at="ruins-1"), Locate(), 6, 6), Rolled)
        assert event.dice == (6, 6)


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
