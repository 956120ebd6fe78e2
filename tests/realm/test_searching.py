"""MR-3.9, MR-16.2, MR-16.3: searching by the Peer and the Locate table, and who knows what is found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.day.actions import Find, Locate, Loot, Peer
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.events import Rolled
from fabula.games.realm.day.findings import (
    ChitSeen,
    ChoiceTaken,
    ChoseLine,
    Discovered,
    FoundEnemies,
    LostFound,
    Searched,
)
from fabula.games.realm.day.looks import find, lines
from fabula.games.realm.day.searching import in_sight
from fabula.games.realm.map.chits import look
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.invariants import wrong
from realm.playing import (
    Script,
    answer,
    awake,
    here,
    individual,
    know,
    live,
    name_of,
    refusal,
    told,
)

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


@rule("MR-3.9.2")
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


@rule("MR-11.87", "MR-16.3.7", "MR-3.9.4")
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


@rule("MR-13.6.7", "MR-13.16.1")
def test_the_dwarf_searches_with_one_die_in_caves_and_the_woods_girl_in_her_woods() -> None:
    for character, clearing in (("dwarf", "cavern-3"), ("woods_girl", "deep_woods-2")):
        (event,) = told(search(awake(character, at=clearing), Locate(), 6), Rolled)
        assert event.dice == (6,)
        (event,) = told(search(awake(character, at="ruins-1"), Locate(), 6, 6), Rolled)
        assert event.dice == (6, 6)


@rule("MR-16.3.5", "MR-3.9.1")
def test_a_site_that_was_discovered_can_be_looted_from_then_on() -> None:
    state = awake("captain", at="ruins-1")
    events = search(state, Locate(), 4, 1, "smoke_c", "another chit", "altar")
    assert [event.discovery for event in told(events, Discovered)] == ["altar"]
    live(state, "move ruins-2 ordinary", "search ordinary")
    assert Loot("altar") not in state.choices(0).actions
    state.play(0, Locate(), Script((6, 6)))
    put(state, "captain", "ruins-1")
    live(state, "search ordinary")
    assert Loot("altar") in state.choices(0).actions  # the table is chosen when the phase comes up


@rule("MR-0.6.2")
def test_what_lies_open_is_seen_by_everybody() -> None:
    state = awake("captain", "elf", at="ruins-1")
    know(state, 0, hidden=True, gold=17, fame=3, notoriety=4, chits=("fatigued", "wounded", *["active"] * 10))
    view, who = state.view(None), state.sheet(0).character
    shown = next(one for one in view.individuals if one.who == who)
    sheet = next(one for one in view.characters if one.character == who)
    assert (shown.hidden, shown.gold) == (True, 17)
    assert (sheet.fame, sheet.notoriety, sheet.chits[:3]) == (3, 4, ("fatigued", "wounded", "active"))
    assert set(view.active) == set(state.active) != set()
    assert view.layout == state.layout
    assert view.standing_at == state.standing_at


@rule("MR-0.6.2")
@pytest.mark.parametrize(("at", "chits"), [("oak_woods-2", 1), ("ruins-1", 2)])
def test_everybody_knows_how_many_chits_lay_where_somebody_searched(at: str, chits: int) -> None:
    state = awake("elf", at=at)
    find(state, "elf", at, ("paths",), ScriptedDice(()), chosen=False)
    assert [look.chits for look in state.individual("elf").searches] == [chits]
    assert at.partition("-")[0] not in state.chits  # nobody has looked
