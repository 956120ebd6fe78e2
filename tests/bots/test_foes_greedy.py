"""What greedy does in Formidable Foes: it fights what pays, gets away, and learns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bots.foes_tables import ALL, chosen, played, position
from fabula.games.foes.outlook import Reach, distances, in_sight, turns_until
from fabula.games.foes.prospects import chips_worth, fight

if TYPE_CHECKING:
    from fabula.games.foes.state import FoesState


def test_it_fights_a_monster_that_it_can_beat() -> None:
    assert chosen(position(A={"at": "C2", "wisdom": 25, "chips": 6}, tiles={"C2": 23})) == "fight"


def test_it_opens_a_chest() -> None:
    assert chosen(position(A={"at": "C6", "wisdom": 25}, tiles={"C6": "chest2"}, closed=ALL)) == "open"


@pytest.mark.parametrize(("chips", "does"), [(3, "flee"), (0, "fight")])
def test_it_flees_to_better_prey_unless_it_has_nothing_to_lose(chips: int, does: str) -> None:
    weak = {"at": "C2", "wisdom": 10, "chips": chips}
    assert chosen(position(A=weak, tiles={"C2": 23, "C1": 9}, closed=ALL)) == does


def test_it_steps_back_from_a_monster_that_has_beaten_it() -> None:
    lost = position(A={"at": "C2", "wisdom": 10, "chips": 4}, tiles={"C2": 23}, closed=ALL)
    assert chosen(played(lost, "fight", dice=(4, 1))).startswith("go ")


@pytest.mark.parametrize(("chips", "takes"), [(0, True), (20, False)])
def test_it_takes_chips_when_it_is_low(chips: int, takes: bool) -> None:
    state = position(A={"at": "S1", "wisdom": 10, "chips": chips}, tiles={"C2": 9}, supply=12, closed=ALL)
    assert (chosen(state) == "chips") is takes


@pytest.mark.parametrize(
    ("chips", "dice", "does"), [(1, (4, 1), "cast 3-power-3 3"), (9, (2, 3), "done")], ids=["bad", "lucky"]
)
def test_it_casts_power_after_a_bad_roll(chips: int, dice: tuple[int, int], does: str) -> None:
    fighter = {"at": "C2", "wisdom": 25, "chips": chips, "hand": ["3-power-3"]}
    assert chosen(played(position(A=fighter, tiles={"C2": 23}), "fight", dice=dice)) == does


@pytest.mark.parametrize("seed", range(4))
def test_without_a_chip_it_still_goes_where_the_last_foe_is(seed: int) -> None:
    poor = position(A={"at": "S1", "wisdom": 50, "chips": 0}, tiles={"C2": 50}, last=[], closed=ALL)
    assert chosen(poor, seed) == "go P2"
    there = position(
        A={"at": "C2", "wisdom": 50, "chips": 0}, tiles={"C2": 50}, last=[], supply=1, closed=ALL
    )
    assert chosen(there, seed) == "chips"


def test_it_studies_and_follows_a_wiser_player() -> None:
    student = position(A={"at": "S1", "wisdom": 5}, B={"at": "S1", "wisdom": 9}, closed=ALL)
    assert chosen(played(student, "end")) == "study"
    master = position(A={"at": "S1", "wisdom": 9}, B={"at": "S1", "wisdom": 5}, closed=ALL)
    asked = played(master, "go P16", "end")
    assert asked.to_act() == (1,)
    assert {chosen(asked, seed) for seed in range(4)} == {"follow"}


def test_the_odds_count_in_what_a_fight_brings() -> None:
    assert 5 * fight(None, 22, 23, 0, 6, 4) < fight(None, 23, 23, 0, 6, 4)
    assert fight(None, 23, 23, 0, 1, 4) < fight(None, 23, 23, 0, 2, 4)
    assert fight(None, 30, 23, 0, 6, 4) < fight(None, 25, 23, 0, 6, 4)  # frightened monsters teach nothing


def test_a_battle_that_is_decided_on_does_not_hide_what_comes_after_it() -> None:
    """It fights here although more is to be had elsewhere, with a spell to be asked about after the roll."""
    fighter = {"at": "C2", "wisdom": 25, "chips": 9, "hand": ["1-power-1"]}
    assert chosen(position(A=fighter, tiles={"C2": 21, "C6": 25, "C1": 24}, closed=ALL)) == "fight"


def test_the_first_chips_are_worth_most() -> None:
    assert chips_worth(1) - chips_worth(0) > chips_worth(9) - chips_worth(8) > 0


@pytest.mark.parametrize(("steps", "turns"), [(0, 0), (4, 0), (5, 1), (16, 1), (17, 2), (28, 2), (29, 3)])
def test_what_lies_farther_takes_more_turns(steps: int, turns: int) -> None:
    assert turns_until(Reach(battle=4, walk=10), steps) == turns


def chambers_from(state: FoesState, **keys: bool) -> dict[str, int]:
    """The chambers that A's figure can get to, and the steps."""
    maze = state.maze
    found = distances(None, state.closed, state.teleports, state.tiles, state.places[0], **keys)
    return {maze.ids[maze.chambers[chamber]]: steps for chamber, steps in found}


def test_a_monster_ends_every_way_but_that_of_an_invisible_figure() -> None:
    """From S1 it is three steps to C2, and three more to S2 (EX-44)."""
    state = position(A={"at": "S1"}, tiles={"C2": 40}, closed={"*": "N", "X1": "S"})
    assert chambers_from(state)["C2"] == 3
    assert chambers_from(state)["S2"] > 6
    assert chambers_from(state, past_monsters=True)["S2"] == 6


def test_a_teleport_is_one_step() -> None:
    """From C1 to T1, to T3, and on to C33 or C44 (EX-18)."""
    state = position(
        A={"at": "C1"}, teleports={"T1": "red", "T2": "blue", "T3": "red", "T4": "blue"}, closed=ALL
    )
    assert [chambers_from(state)[name] for name in ("C33", "C44")] == [5, 5]


@pytest.mark.parametrize(
    ("closed", "seen"),
    [("N", "S1 S2 C6 C7"), ("E", "S1 S2 C6 C12"), ("W", "S1 S2 C7 C12"), ("S", "S1 S2")],
)
def test_what_would_be_seen_if_a_tile_lay_otherwise(closed: str, seen: str) -> None:
    """From C2, past X1 (EX-19)."""
    state = position(A={"at": "C2"}, closed={"*": "N", "X1": closed})
    maze = state.maze
    chambers = in_sight(None, state.closed, state.places[0])
    assert {maze.ids[maze.chambers[chamber]] for chamber in chambers} == set(seen.split())
