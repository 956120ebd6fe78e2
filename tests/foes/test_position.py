"""The position notation: its defaults, what is refused and why, and what can be asked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fabula.core import Fault
from fabula.games.foes.components import CHEST, DUMBEST, UNEXPLORED, box_of
from fabula.games.foes.position import questions, read_state
from foes.setting import MONSTER_14, asked, listed, notation, position, side, tile, where

Position = dict[str, Any]
TWO: Position = {"players": {"A": {"at": "S1"}, "B": {}}}


def read(**keys: Any) -> Any:
    return read_state(json.dumps({**TWO, **keys}))


def fault(text: str | None = None, **keys: Any) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(Fault) as caught:
        read_state(json.dumps({**TWO, **keys}) if text is None else text)
    return caught.value.reason.removeprefix("foes-position-"), caught.value.details


def answer(question: str, position: Position) -> Any:
    return json.loads(questions.ask[question](json.dumps(position)))


# Defaults


def test_a_position_needs_only_its_players() -> None:
    state = read()
    assert (state.seats, asked(state), where(state)) == (2, "A act", "S1 -")
    assert (state.wisdom, state.chips, state.gold, state.hands) == ((1, 2), (6, 6), (0, 0), ((), ()))
    assert (set(state.tiles), set(state.closed)) == ({0}, {"?"})
    assert (state.supply, state.reserve) == (0, 73)
    assert state.teleports == ("red", "blue", "red", "blue")
    assert (state.arrivals, state.opening, state.phase_two) == ((0, 1), False, False)
    assert (state.stack, state.used) == (box_of(None).deck, ())
    assert (state.pile[0], len(state.pile), len(state.last_pile)) == (5, 45, 5)


def test_everything_can_be_said() -> None:
    state = position(
        seats=3,
        A="C2 w12 c3 g4 1-power-1 3-exchange-2",
        B="S1 w12 c0",
        C="- w30",
        active="B",
        opening=True,
        arrivals=["B"],
        tiles={"C2": 14, "C6": "chest3"},
        unexplored=["C12", "C13"],
        closed={"X1": "W", "*": "S"},
        teleports={"T1": "red", "T2": "red", "T3": "blue", "T4": "blue"},
        supply=7,
        reserve=85 - 3 - 6 - 7 - 2,
        next=20,
        last=[49, 50, "chest1"],
        used=["1-power-1"],
    )
    assert (asked(state), where(state), state.opening) == ("B act", "C2 S1 -", True)
    assert (state.wisdom, state.chips, state.gold) == ((12, 12, 30), (3, 0, 6), (4, 0, 0))
    assert state.arrivals == (1, 0, 2)
    assert (tile(state, "C2"), tile(state, "C6"), tile(state, "C12")) == (14, CHEST + 2, UNEXPLORED)
    assert (side(state, "X1"), side(state, "X2")) == ("W", "S")
    assert state.teleports == ("red", "red", "blue", "blue")
    assert (state.supply, state.reserve) == (7, 67)
    assert (state.pile[0], state.last_pile) == (20, (49, 50, CHEST))
    assert state.hands[0] == ("1-power-1", "3-exchange-2")
    assert (state.used, len(state.stack), state.stack.count("1-power-1")) == (("1-power-1",), 39, 0)


def test_who_has_not_entered_enters_first_and_the_dumbest_is_asked_for_the_privilege() -> None:
    assert asked(read(active="B")) == "B enter"
    assert asked(read(tiles={"C1": 30})) == "A privilege"
    assert asked(read(tiles={"C1": 20})) == "A act"


@pytest.mark.parametrize(
    ("keys", "first", "phase_two"),
    [
        ({"tiles": {"C49": 22}}, 23, False),
        ({"tiles": {"C49": 23}}, DUMBEST, False),
        ({"tiles": {"C49": 24}}, 25, True),
        ({"tiles": {"C49": 2}}, 5, False),
        ({"tiles": {"C49": 48}}, None, True),
        ({"tiles": {"C49": "chest1"}}, None, True),
        ({"tiles": {"C49": 49}}, None, True),
        ({"next": "dumbest"}, DUMBEST, False),
        ({"next": 24}, 24, True),
        ({"next": "24"}, 24, True),
        ({"next": "last"}, None, True),
    ],
)
def test_the_pile_goes_on_from_the_strongest_monster(keys: Position, first: int, phase_two: bool) -> None:
    state = read(**keys)
    assert ((*state.pile, None)[0], state.phase_two) == (first, phase_two)


def test_what_lies_on_the_board_is_not_in_the_last_pile() -> None:
    assert read(tiles={"C49": 49, "C1": "chest2"}).last_pile == (50, CHEST, CHEST + 2)


def test_explored_says_the_same_as_unexplored() -> None:
    state = read(players={"A": {}, "B": {}}, explored=["C2"], tiles={"C1": 5})
    assert state.tiles.count(UNEXPLORED) == 47
    assert (tile(state, "C2"), tile(state, "C1"), tile(state, "S1")) == (0, 5, 0)


def test_a_given_stack_leaves_the_rest_used() -> None:
    state = read(stack=["5-exchange-2"])
    assert (state.stack, len(state.used)) == (("5-exchange-2",), 41)


def test_unknown_keys_are_ignored() -> None:
    assert read(note="mine") == read()


# What is refused


@pytest.mark.parametrize("text", ["", "[]", "{", '{"players": 3}', '{"players": {"A": {"at": 3}}}'])
def test_what_is_no_position(text: str) -> None:
    assert fault(text)[0] == "json"


@pytest.mark.parametrize("letters", ["", "A", "AC", "BA", "ABCDEFG"])
def test_two_to_six_players_by_their_letters(letters: str) -> None:
    assert fault(players={letter: {} for letter in letters}) == (
        "players",
        {"have": ", ".join(letters)},
    )


@pytest.mark.parametrize(
    ("key", "value", "names"),
    [
        ("players", {"A": {"at": "C99"}, "B": {"at": "D1"}}, "C99, D1"),
        ("tiles", {"P1": 5, "C1": 6, "X1": 7}, "P1, X1"),
        ("unexplored", ["C1", "S2", "P1"], "S2, P1"),
        ("explored", ["T1"], "T1"),
        ("closed", {"C1": "N"}, "C1"),
        ("teleports", {"C1": "red"}, "C1"),
    ],
)
def test_spaces_that_are_not_there(key: str, value: Any, names: str) -> None:
    assert fault(**{key: value}) == ("space", {"key": key, "names": names})


def test_sides_seats_and_tiles_that_are_not_there() -> None:
    assert fault(closed={"X1": "Q"}) == ("side", {"names": "Q"})
    assert fault(active="C") == ("seat", {"seat": "C"})
    assert fault(arrivals=["C"]) == ("seat", {"seat": "C"})
    assert fault(arrivals=["A", "A"]) == ("arrivals", {"names": "A, A"})
    for word in ("51", "0", "chest4", "chest0", "dragon"):
        assert fault(tiles={"C1": word}) == ("tile", {"tile": word})
    for word in ("51", "49", "1", "chest1"):
        assert fault(next=word) == ("next", {"tile": word})
    assert fault(last=[48], next="last") == ("last", {})


def test_a_tile_lies_in_one_place() -> None:
    assert fault(tiles={"C1": 9, "C2": "9"}) == ("tile-twice", {"tile": "9"})
    assert fault(tiles={"C49": 20}, next=20) == ("tile-twice", {"tile": "20"})
    assert fault(tiles={"C49": 50}, last=[50]) == ("tile-twice", {"tile": "50"})
    assert fault(last=[49, 49]) == ("tile-twice", {"tile": "49"})


def test_a_chamber_is_explored_or_not() -> None:
    assert fault(unexplored=["C1"], tiles={"C1": 9}) == ("unexplored", {"names": "C1"})
    assert fault(unexplored=["C49"], explored=[]) == ("explored-twice", {})


def test_figures_stand_where_somebody_has_been() -> None:
    def figure(at: str) -> Position:
        return {"A": {"at": at}, "B": {}}

    assert fault(players=figure("C49"), unexplored=["C49"]) == ("unseen", {"seat": "A", "space": "C49"})
    assert fault(players=figure("X1")) == ("unseen", {"seat": "A", "space": "X1"})


def test_nothing_that_a_figure_sees_is_hidden() -> None:
    assert fault(unexplored=["C1", "C6"]) == ("sees", {"seat": "A", "names": "C6, C1"})
    assert fault(players={"A": {}, "B": {"at": "C2"}}) == ("sees", {"seat": "B", "names": "X1"})
    on_tile = read(unexplored=["C1", "C6"], options={"rotate_vision": "on_tile"})
    assert asked(on_tile) == "A act"
    assert asked(read(unexplored=["C1", "C6"], tiles={"S1": 14})) == "A act"


@pytest.mark.parametrize(
    ("key", "value", "good"),
    [("wisdom", 0, 1), ("wisdom", 51, 50), ("chips", -1, 0), ("gold", -1, 0)],
)
def test_numbers_of_a_player(key: str, value: int, good: int) -> None:
    assert fault(players={"A": {"at": "S1", key: value}, "B": {}}) == ("number", {"key": key, "value": value})
    read(players={"A": {"at": "S1", key: good}, "B": {}})


def test_chips_are_conserved() -> None:
    assert fault(supply=31) == ("number", {"key": "supply", "value": 31})
    assert fault(supply=-1) == ("number", {"key": "supply", "value": -1})
    assert read(supply=30).reserve == 43
    assert fault(reserve=72) == ("chips", {"have": 85, "left": 73})
    rich = {"A": {"at": "S1", "chips": 80}, "B": {"chips": 5}}
    assert read(players=rich).reserve == 0
    assert fault(players=rich, supply=1) == ("chips", {"have": 85, "left": -1})


def test_spells_are_there_once() -> None:
    twice = {"A": {"at": "S1", "hand": ["5-exchange-2"]}, "B": {"hand": ["5-exchange-2"]}}
    assert fault(players=twice) == ("spell", {"spell": "5-exchange-2"})
    assert fault(used=["6-power-1"]) == ("spell", {"spell": "6-power-1"})
    assert fault(used=["5-exchange-2"], stack=["5-exchange-2"]) == ("spell", {"spell": "5-exchange-2"})


def test_teleports_come_in_pairs() -> None:
    lone = {"T1": "red", "T2": "red", "T3": "red", "T4": "blue"}
    assert fault(teleports=lone) == ("teleports", {"names": "red, red, red, blue"})
    green = {"T1": "green", "T3": "green"}
    assert fault(teleports=green) == ("teleports", {"names": "green, blue, green, blue"})


def test_there_must_be_a_tile_for_every_unexplored_chamber() -> None:
    outside: dict[str, dict[str, str]] = {"A": {}, "B": {}}
    assert fault(players=outside, explored=[], next=6) == ("too-few-tiles", {"have": 48, "need": 49})
    assert read(players=outside, explored=[], next=5).tiles.count(UNEXPLORED) == 49


def test_a_game_that_is_over_cannot_be_played_on() -> None:
    assert fault(next="last", last=["chest1"]) == ("over", {})
    assert read(next="last", last=[49]).last_pile == (49,)


# What can be asked


def drawn(position: Position) -> str:
    return questions.ask["draw"](json.dumps(position))


def test_the_drawing_to_the_letter() -> None:
    start = notation(A="Y w14", B="S", **MONSTER_14)
    fortress = """
        30
        │
[]──■B──[]  ()
    │   │   │
    ●A──24──??──()
            │
            ()"""
    assert drawn(start) == fortress.removeprefix("\n")


def test_what_is_done_under_do_is_drawn_too() -> None:
    start = notation(A="Y w14", B="S", **MONSTER_14)
    assert drawn({**start, "do": ["go p4"]}).splitlines()[4] == "    []●A24──??──()"


def test_the_choices_of_whoever_is_asked() -> None:
    found = answer("choices", notation(A="S1 w12 1-wisdom-1", supply=2))
    assert found == {
        "seat": "A",
        "prompt": "act",
        "actions": ["go P16", "go P2", "go P1", "chips", "cast 1-wisdom-1 1", "end"],
    }
    assert answer("choices", notation(A="S1", do=["end"]))["seat"] == "B"


def test_playing_tells_what_happens_and_who_is_asked_then() -> None:
    start = notation(A="P2 w14", tiles={"S1": 14}, unexplored=["C6"], next=20)
    found = answer("play", {**start, "do": ["go S1", "fight"], "dice": [3, 2, "1-movement-2", 20]})
    told = [event["event"] for event in found["events"]]
    assert told == [
        "moved",
        "halted",
        "rolled",
        "paid",
        "defeated",
        "gold",
        "wiser",
        "drewspell",
        "spelldrawn",
        "explored",
        "turnbegan",
    ]
    assert (found["seat"], found["prompt"], found["standing"]) == ("B", "enter", None)
    assert found["view"]["players"][0]["wisdom"] == 20


def test_a_game_played_to_its_end_has_a_standing() -> None:
    start = notation(A="C49 w50", tiles={"C49": 50}, last=[], seats=2, do=["fight"], dice=[3, 3])
    found = answer("play", start)
    assert (found["seat"], found["prompt"], found["actions"]) == (None, None, [])
    assert found["standing"]["places"] == [1, 2]
    with pytest.raises(Fault, match="foes-position-game-over"):
        answer("play", {**start, "do": ["fight", "end"]})


@pytest.mark.parametrize(
    ("do", "dice", "reason", "details"),
    [
        (["chips"], [], "refused", {"action": "chips", "clause": "FOE-3.4", "why": "supply-empty"}),
        (
            ["fight"],
            [],
            "dice",
            {"action": "fight", "problem": "the script has no value left for: monster die"},
        ),
    ],
)
def test_what_cannot_be_played(do: list[str], dice: list[int], reason: str, details: dict[str, str]) -> None:
    with pytest.raises(Fault) as caught:
        answer("play", notation(A="S1 w14", tiles={"S1": 14}, do=do, dice=dice))
    assert caught.value.reason == f"foes-position-{reason}"
    assert caught.value.details == details


def test_the_notation_of_an_action_is_checked() -> None:
    with pytest.raises(Fault, match="no-such-action"):
        answer("choices", notation(A="S1", do=["dance"]))


def test_a_position_of_another_board() -> None:
    state = position(board="anna", A="Z0", teleports={"Z": "red", "A": "red"})
    assert listed(state, "go") == ["go Z"]


def test_the_example_of_the_documentation() -> None:
    page = (Path(__file__).parents[2] / "docs" / "study" / "foes-positions.md").read_text("utf-8")
    example, choices = (block for block in page.split("```")[1::2])
    found = answer("choices", json.loads(example.removeprefix("text")))
    assert found == json.loads(choices.removeprefix("text"))
