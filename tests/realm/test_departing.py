"""MR-3.5.9: leaving the map for good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fabula.games.realm.day.actions import Leave, Ready
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.events import Cancelled, ChitTurnedUp, LeftBehind, LeftMap, TurnBegan, TurnEnded
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import OFF_MAP, put
from fabula.games.realm.scoring.victory import score_of
from fabula.testing import rule
from realm.invariants import wrong
from realm.magic.spellcraft import bewitch
from realm.playing import answer, awake, know, live, refusal, seat_of, told
from realm.turns import hand_in

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def at_the_edge(*characters: str, **options: Any) -> tuple[RealmState, str]:
    """Everybody where an open road runs off the map, and a clearing where none does."""
    state = awake(*characters, **{"leave_map": "alone", **options})
    roads = state.atlas.roads
    out = [name for name, ways in roads.items() for way in ways if way.end is None and way.kind == "road"]
    edge = out[0]
    inner = next(name for name, ways in roads.items() if all(way.end is not None for way in ways))
    for who in characters:
        put(state, who, edge)
    return state, inner


@rule("MR-3.5.9")
def test_whoever_plays_alone_may_leave_where_a_road_runs_off_the_map() -> None:
    state, inner = at_the_edge("captain")
    assert Leave("ordinary") in state.choices(0).actions
    answer(state, "leave ordinary", seat=0)
    assert state.choices(0).actions == (Ready(),)
    assert refusal(state, "hide ordinary").reason == "gone"
    put(state, "captain", inner)
    state.swap(Birdsong(asked=(0,), drafts=((),)))
    assert Leave("ordinary") not in state.choices(0).actions
    assert refusal(state, "leave ordinary").details == {"clearing": inner}


@rule("MR-3.5.9")
def test_others_leave_only_if_it_is_agreed() -> None:
    two, _ = at_the_edge("captain", "elf")
    assert refusal(two, "leave ordinary", seat=0).reason == "nobody-leaves"
    never, _ = at_the_edge("captain", leave_map="never")
    assert refusal(never, "leave ordinary").reason == "nobody-leaves"
    always, _ = at_the_edge("captain", "elf", leave_map="always")
    assert Leave("ordinary") in always.choices(0).actions
    put(always, "PHQ", always.places["captain"])
    seat = seat_of(always, "captain")
    serve(always, "PHQ", seat, until=9)
    answer(always, "ready", seat=seat)
    assert refusal(always, "leave ordinary", seat=seat).reason == "characters-leave"


@rule("MR-3.5.9", "MR-3.15.12")
def test_he_is_out_of_the_game_with_the_score_that_he_has() -> None:
    state, _ = at_the_edge("captain", "elf", leave_map="always")
    seat, elf = seat_of(state, "captain"), seat_of(state, "elf")
    know(state, seat, fame=30, hidden=False)
    put(state, "P1", state.places["captain"])
    serve(state, "P1", seat, until=9)
    for text in ("leave ordinary", "ready", "lead P1 captain"):
        answer(state, text, seat=seat)
    answer(state, "follow captain no", seat=elf)
    score = score_of(state, seat)
    events = hand_in(state, "captain")
    assert [event.who for event in told(events, LeftMap)] == ["captain"]
    assert {event.who for event in told(events, LeftBehind)} == {"P1", "elf"}
    assert [event.who for event in told(events, TurnEnded)] == ["captain"]
    assert not told(events, ChitTurnedUp)
    assert (state.places["captain"], state.hired, score_of(state, seat)) == (OFF_MAP, {}, score)
    assert wrong(state) is None
    assert (state.day, state.to_act()) == (2, (elf,))
    assert [event.who for event in told(hand_in(state, "elf"), TurnBegan)] == ["elf"]


@rule("MR-3.5.9")
def test_when_everybody_has_left_the_days_go_by() -> None:
    state, _ = at_the_edge("witch", days=7)
    put(state, "familiar", state.places["witch"])
    live(state, "leave ordinary", script=(1,) * 6)
    assert (state.day, state.to_act()) == (7, ())
    assert state.standing() is not None
    assert "familiar" not in state.places


def test_without_a_way_out_the_phase_is_cancelled() -> None:
    state, inner = at_the_edge("captain")
    put(state, "captain", inner)
    (cancelled,) = told(live(state, "leave ordinary"), Cancelled)
    assert (cancelled.rule, cancelled.reason) == ("MR-3.5.9", "no-way-out")


@rule("MR-3.5.9", "MR-7.6.6")
def test_what_he_has_cast_ends_when_he_leaves() -> None:
    state, _ = at_the_edge("wizard", "elf", leave_map="always")
    seat = seat_of(state, "wizard")
    bewitch(state, "fog", "wizard", "ruins")
    score = score_of(state, seat)
    answer(state, "leave ordinary", seat=seat)
    hand_in(state, "wizard", "elf")
    assert state.bewitched == ()
    assert score_of(state, seat) == score
