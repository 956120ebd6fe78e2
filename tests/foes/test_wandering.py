"""FOE-10: what is told of a wandering monster, and why a route is refused, to the number."""

from __future__ import annotations

import pytest

from fabula.core import Fault, refuse
from fabula.games.foes.actions import Wander
from fabula.games.foes.events import Declined, Moved, Placed
from fabula.games.foes.game import game
from fabula.testing import rule
from foes.setting import MONSTER_14, asked, listed, play, position, refused, tile, where

KNOWN = {"*": "N"}
FOURTEEN = {"A": "R w20", "B": "R w20", "C": "Y w20", "D": "K w1", "E": "- w30", "active": "D"}
SPELL = "4-move_monster-2"


@rule("FOE-10.8")
def test_whoever_is_dropped_is_told_apart_from_whoever_is_carried() -> None:
    state = position(**FOURTEEN, **MONSTER_14)
    assert play(state, "D wander 14 p3 Y p4 Q p6 R") == [
        Placed(tile=14, space="R", route=("p3", "Y", "p4", "Q", "p6", "R"), rule="FOE-10.5"),
        Moved(seat=2, space="Q", how="dropped", rule="FOE-10.8"),
    ]
    assert where(state) == "R R Q K -"


@rule("FOE-10.7")
@pytest.mark.parametrize(
    ("route", "end"), [("p3 Y p3 S", "S"), ("p3 Y p3 S p1 P", "P"), ("p3 Y p3 S p2 R", "R")]
)
def test_whoever_is_carried_is_where_the_monster_is(route: str, end: str) -> None:
    state = position(**FOURTEEN, **MONSTER_14)
    assert play(state, f"wander 14 {route}") == [
        Placed(tile=14, space=end, route=tuple(route.split()), rule="FOE-10.5"),
        Moved(seat=2, space=end, how="carried", rule="FOE-10.7"),
    ]


@rule("FOE-10.7")
def test_nobody_is_told_to_have_moved_who_was_met_where_the_monster_stops() -> None:
    state = position(**FOURTEEN, **MONSTER_14)
    assert play(state, "wander 14 p3 Y") == [Placed(tile=14, space="Y", route=("p3", "Y"), rule="FOE-10.5")]
    assert where(state) == "R R Y K -"


@rule("FOE-10.3")
def test_the_privilege_may_be_waived() -> None:
    state = position(**FOURTEEN, **MONSTER_14)
    assert state.choices(3).details == {"monster": 14}
    assert play(state, "D done") == [Declined(seat=3, what="privilege", rule="FOE-10.3")]
    assert (asked(state), tile(state, "S")) == ("D act", 14)


@rule("FOE-10.3", "FOE-10.5", "FOE-10.6", "FOE-10.9")
@pytest.mark.parametrize(
    ("line", "rule_", "reason", "details"),
    [
        ("wander 24 p4 Y", "FOE-10.3", "not-the-weakest", {"monster": 14}),
        ("wander 13 p1 P", "FOE-10.3", "not-the-weakest", {"monster": 14}),
        ("fight", "FOE-10.3", "not-offered", {}),
        ("wander 14", "FOE-10.5", "not-in-a-chamber", {}),
        ("wander 14 p1", "FOE-10.5", "not-in-a-chamber", {}),
        ("wander 14 p1 P p1", "FOE-10.5", "not-in-a-chamber", {}),
        ("wander 14 p1 P p1 S p1 P p1", "FOE-10.5", "not-in-a-chamber", {}),
        ("wander 14 p1 nowhere", "FOE-10.5", "no-way", {"space": "nowhere"}),
        ("wander 14 P", "FOE-10.5", "no-way", {"space": "P"}),
        ("wander 14 p1 S", "FOE-10.5", "twice", {"space": "S"}),
        ("wander 14 p3 Y p4 Q p7 V", "FOE-10.5", "no-way", {"space": "V"}),
        ("wander 14 p3 Y p4 Q", "FOE-10.6", "occupied", {"space": "Q"}),
        ("wander 14 p2 R p5 K", "FOE-10.9", "overloaded", {"space": "R"}),
        ("wander 14 p2 R p2", "FOE-10.9", "overloaded", {"space": "R"}),
        ("wander 14 p1 P p1 S p1 P p1 S", "FOE-10.3", "too-far", {"most": 3}),
    ],
)
def test_why_a_route_is_refused(line: str, rule_: str, reason: str, details: dict[str, str | int]) -> None:
    state = position(**FOURTEEN, **MONSTER_14)
    assert refused(state, line) == refuse(rule_, reason, **details)


@rule("FOE-10.5")
def test_no_monster_goes_into_an_unexplored_chamber() -> None:
    state = position(**FOURTEEN, **MONSTER_14, closed={"V": "E"})
    assert refused(state, "wander 14 p3 Y p4 Q p7 V p9 U1") == refuse("FOE-10.5", "unexplored", space="U1")
    assert refused(state, "wander 14 p3 Y p4 Q p7 V p8") == refuse("FOE-10.5", "no-way", space="p8")


@rule("FOE-10.4", "FOE-17.7")
def test_a_monster_with_two_figures_is_not_moved_by_a_spell_either() -> None:
    state = position(A=f"S4 w9 {SPELL}", B="C1 w20", C="C1 w20", tiles={"C1": 9, "C6": 30}, closed=KNOWN)
    play(state, f"cast {SPELL} 2")
    assert refused(state, "wander 9 P1 S1") == refuse("FOE-10.4", "blocked", monster=9)
    assert {line.split()[1] for line in listed(state, "wander")} == {"30"}


@rule("FOE-17.7", "FOE-10.6")
def test_a_chest_is_no_monster_to_be_moved() -> None:
    tiles = {"C1": "chest1", "C6": 30}
    state = position(A=f"S4 w9 {SPELL}", tiles=tiles, closed=KNOWN)
    play(state, f"cast {SPELL} 2")
    for number in (100, 31, 0):
        assert refused(state, f"wander {number} P1 S1") == refuse(
            "FOE-10.3", "no-such-monster", monster=number
        )


@rule("FOE-10.6", "FOE-10.9")
def test_a_monster_passes_a_chest_but_never_stops_on_it() -> None:
    keys = {"A": "S4 w1", "tiles": {"C10": 9, "C1": "chest1"}, "closed": KNOWN, "next": "last"}
    state = position(**keys, last=["chest2", "chest3", 49, 50])
    assert refused(state, "wander 9 P36 T1 P15 C1") == refuse("FOE-10.6", "occupied", space="C1")
    play(state, "wander 9 P36 T1 P15 C1 P1 S1")
    assert (tile(state, "C1"), tile(state, "S1")) == (100, 9)


@rule("FOE-10.9")
def test_with_two_figures_a_route_to_a_chest_is_not_allowed() -> None:
    keys = {"A": "S4 w1", "B": "T1 w20", "C": "P15 w20", "closed": KNOWN, "next": "last"}
    tiles = {"C10": 9, "C1": "chest1"}
    state = position(**keys, tiles=tiles, last=["chest2", "chest3", 49, 50])
    assert refused(state, "wander 9 P36 T1 P15 C1") == refuse("FOE-10.6", "occupied", space="C1")
    assert refused(state, "wander 9 P36 T1 P15 C1 P1 S1") == refuse("FOE-10.9", "overloaded", space="C1")
    assert not any(" P15 C1" in line for line in listed(state))


@rule("FOE-10.9", "FOE-10.10")
def test_one_figure_and_a_chest_are_no_burden() -> None:
    keys = {"A": "S4 w1", "B": "T1 w20", "closed": KNOWN, "next": "last"}
    tiles = {"C10": 9, "C1": "chest1"}
    state = position(**keys, tiles=tiles, last=["chest2", "chest3", 49, 50])
    assert "wander 9 P36 T1 P15 C1 P1 S1" in listed(state)
    play(state, "wander 9 P36 T1 P15 C1 P1 S1")
    assert where(state) == "S4 S1 - -"


def test_a_route_without_a_monster_says_what_is_missing() -> None:
    with pytest.raises(Fault) as caught:
        game.read("wander")
    assert caught.value.reason == "wrong-number-of-words"
    assert caught.value.details == {"action": "wander", "need": 2, "have": 0}
    with pytest.raises(Fault) as caught:
        game.read("wander nine P1")
    assert caught.value.details == {"text": "wander nine P1", "problem": "nine"}
    assert game.read("wander 9 P1 S1") == Wander(9, ("P1", "S1"))
    assert game.read("wander 1234") == Wander(1234, ())
