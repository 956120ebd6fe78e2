"""MR-3.11.5: the Peer activity with the Crystal Ball and the Ancient Telescope."""

from __future__ import annotations

from fabula.games.realm.day.actions import PeerAt
from fabula.games.realm.day.events import Cancelled
from fabula.games.realm.day.findings import ChitSeen, Discovered, Searched
from fabula.testing import rule
from realm.playing import awake, give, know, live, refusal, told


@rule("MR-3.11.5")
def test_without_a_card_nobody_peers_far_away() -> None:
    state = awake("captain", at="ruins-1")
    give(state, "crystal_ball", active=False)
    assert not [action for action in state.choices(0).actions if isinstance(action, PeerAt)]
    assert refusal(state, "peer-at crag-1 ordinary").rule == "MR-3.11.5"
    assert refusal(state, "peer-at crag-1 ancient_telescope").rule == "MR-3.2.3"


@rule("MR-3.11.5")
def test_with_the_ball_any_clearing_is_searched_by_the_peer_table() -> None:
    state = awake("captain", at="ruins-1")
    give(state, "crystal_ball")
    offered = {action.clearing for action in state.choices(0).actions if isinstance(action, PeerAt)}
    assert offered == set(state.atlas.clearings)
    events = live(state, "peer-at deep_woods-1 ordinary", script=(2, 2, "smoke_m", "another chit", "pool"))
    (done,) = told(events, Searched)
    assert (done.table, done.clearing) == ("peer", "deep_woods-1")
    assert [event.discovery for event in told(events, Discovered)] == ["deep_woods-1~4"]
    assert [event.tile for event in told(events, ChitSeen)] == ["deep_woods", "deep_woods"]
    assert state.places["captain"] == "ruins-1"


def test_the_ball_must_still_be_active() -> None:
    state = awake("captain", at="ruins-1")
    events = live(state, "peer-at crag-1 ordinary")
    assert [event.reason for event in told(events, Cancelled)] == ["card-put-away"]


@rule("MR-14.2.6")
def test_the_telescope_gives_a_phase_for_other_mountains_from_a_mountain() -> None:
    state = awake("captain", at="crag-1")
    give(state, "ancient_telescope")
    offered = {action.clearing for action in state.choices(0).actions if isinstance(action, PeerAt)}
    mountains = {name for name, there in state.atlas.clearings.items() if there.kind == "mountain"}
    assert offered == mountains - {"crag-1"}
    assert state.atlas.clearings["crag-1"].kind == "mountain"
    events = live(state, "peer-at ledges-5 ancient_telescope", script=(6, 6))
    assert told(events, Searched)
    valley = awake("captain", at="ruins-1")
    give(valley, "ancient_telescope")
    events = live(valley, "peer-at crag-1 ancient_telescope")
    assert [event.reason for event in told(events, Cancelled)] == ["no-mountain"]


@rule("MR-3.9.9b", "MR-16.12.1")
def test_it_is_no_search_so_neither_magic_sight_nor_misty_eyes_matter() -> None:
    state = awake("witch_king", at="ruins-1")
    know(state, curses=("eyemist",))
    give(state, "crystal_ball")
    events = live(state, "peer-at deep_woods-1 ordinary", script=(3, 3))
    assert [event.table for event in told(events, Searched)] == ["peer"]
    assert [event.discovery for event in told(events, Discovered)] == ["deep_woods-1~4"]
