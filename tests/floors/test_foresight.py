"""Foresight: what the monster would do if it moved now, for each tile that could come."""

from __future__ import annotations

from fractions import Fraction
from itertools import count
from random import Random
from typing import TYPE_CHECKING

import pytest
from drawn import act, make_state, prowl
from playing import anyhow, to_move

from fabula.core import RandomDice, chances
from fabula.games.floors.actions import Move
from fabula.games.floors.board import COORDINATES
from fabula.games.floors.events import Crept, Eaten, Rested, Teleported, Tile
from fabula.games.floors.foresight import foresee
from fabula.games.floors.game import game
from fabula.games.floors.options import Options
from fabula.games.floors.rounds import movable
from fabula.testing import rule

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState

ALL = ("5", "7", "8", "10", "hit1", "hit2")


@rule("FLOORS-10.1")
def test_each_different_tile_of_the_pile_has_a_walk_and_its_share() -> None:
    seen = foresee(make_state("A1", in_round=8))
    assert [(walk.tile, walk.probability) for walk in seen.walks] == [
        ("5", Fraction(1, 8)),
        ("7", Fraction(1, 4)),
        ("8", Fraction(1, 4)),
        ("10", Fraction(1, 8)),
        ("hit1", Fraction(1, 8)),
        ("hit2", Fraction(1, 8)),
    ]


@rule("FLOORS-10.1")
def test_tiles_that_have_been_used_do_not_come() -> None:
    seen = foresee(make_state("A1", in_round=12, used=("5", "7", "hit1", "hit2")))
    assert [(walk.tile, walk.probability) for walk in seen.walks] == [
        ("7", Fraction(1, 4)),
        ("8", Fraction(1, 2)),
        ("10", Fraction(1, 4)),
    ]


@rule("FLOORS-10.4")
def test_the_first_tile_of_the_game_is_a_number() -> None:
    seen = foresee(make_state("A1", in_round=1))
    assert [(walk.tile, walk.probability) for walk in seen.walks] == [
        ("5", Fraction(1, 6)),
        ("7", Fraction(1, 3)),
        ("8", Fraction(1, 3)),
        ("10", Fraction(1, 6)),
    ]


@rule("FLOORS-13.3", "FLOORS-A32")
def test_in_the_long_game_the_five_does_not_come_first() -> None:
    long = Options(long_game=True)
    first = foresee(make_state("A1", in_round=1, seats=6, options=long))
    assert [walk.tile for walk in first.walks] == ["7", "8", "10"]
    later = foresee(make_state("A1", in_round=2, seats=6, options=long, used=("7",)))
    assert [walk.tile for walk in later.walks] == ["hit3", "7", "8", "10", "hit1", "hit2"]


def test_the_walks_are_exact() -> None:
    """Two behind each other: whoever is near is eaten by every tile, the other one only by some."""
    drawing = "> . . A1 . . . . B1"
    seen = foresee(make_state(drawing, in_round=8))
    for walk in seen.walks:
        moved = prowl(drawing, walk.tile)
        assert walk.events == tuple(moved.events)
        assert walk.facing == moved.facing
        assert walk.route == tuple(
            event.at for event in moved.events if isinstance(event, Crept | Teleported)
        )
        assert walk.route[-1] == COORDINATES[moved.at]
    assert {walk.tile: walk.eaten for walk in seen.walks} == {
        "5": ("A1",),
        "7": ("A1",),
        "8": ("A1", "B1"),
        "10": ("A1", "B1"),
        "hit1": ("A1",),
        "hit2": ("A1", "B1"),
    }
    assert seen.danger == {"A1": Fraction(1), "B1": Fraction(1, 4) + Fraction(1, 8) + Fraction(1, 8)}


def test_everyone_on_the_board_is_listed_and_nobody_else() -> None:
    seen = foresee(make_state("B4 . A3\n. . .\n. . .", at=(9, 6), in_round=3))
    assert list(seen.danger) == ["A3", "B4"]
    assert foresee(make_state(in_round=3)).danger == {}


def test_a_hit_tile_goes_on_to_its_cap() -> None:
    seen = {walk.tile: walk for walk in foresee(make_state(">", in_round=8)).walks}
    assert [len(seen[tile].route) for tile in ALL] == [5, 7, 8, 10, 20, 20]
    stops = [event.stop for tile in ALL for event in seen[tile].events if isinstance(event, Rested)]
    assert stops == ["distance"] * 4 + ["cap"] * 2


def test_both_hit_tiles_may_stop_in_the_same_step() -> None:
    seen = {walk.tile: walk for walk in foresee(make_state("> . ~A1 ~B1 . A3", in_round=8)).walks}
    assert seen["hit1"].eaten == seen["hit2"].eaten == ("A1", "B1")
    assert seen["hit1"].route == seen["hit2"].route


def test_the_state_is_left_alone() -> None:
    state = make_state("> o A1", in_round=8)
    before = state.copy()
    foresee(state)
    assert state == before


@rule("FLOORS-14.2", "FLOORS-15.5")
def test_while_the_floor_is_laid_no_tile_can_come() -> None:
    """A teleporter may lie in the monster's way whose twin is still in the supply."""
    state = game.start(Options(mode="expert"), 2, RandomDice(Random(0)))
    act(state, "lay square 3,0 N")
    assert foresee(state).walks == ()


@rule("FLOORS-12.1")
def test_when_the_game_is_over_no_tile_can_come() -> None:
    state = make_state("A1 . . >", at=(0, 0), in_round=3, escaped=("A3", "A4"))
    act(state, "1 -")
    assert state.ending == "won"
    assert foresee(state).walks == ()


def last_movers(number: int) -> list[FloorsState]:
    """States of random games in which one figure is left to move before the monster does."""
    found: list[FloorsState] = []
    for seed in count():
        random = Random(seed)
        dice = RandomDice(random)
        options = Options(
            mode=random.choice(("basic", "expert")),
            monster_stone_on_corner=random.choice(("removed", "stays")),
            tie_at_turning_stone=random.choice(("turns", "pushes")),
        )
        state = game.start(options, random.randint(2, 7), dice)
        while state.to_act():
            if to_move(state) == 1 and random.random() < 0.3:
                found.append(state.copy())
                break
            state.play(state.turn, anyhow(state, random), dice)
        if len(found) == number:
            break
    return found


@rule("FLOORS-10.1", "FLOORS-10.4")
def test_what_is_foreseen_is_what_happens_when_the_last_figure_stays_where_it_is() -> None:
    """By the contract: `chances` plays the zero move under every draw."""
    hungry = first_rounds = 0
    for state in last_movers(60):
        stay = Move(state.white_number(movable(state, state.turn)[0]))
        seen = foresee(state)
        walks = {walk.tile: walk for walk in seen.walks}
        probability: dict[str, Fraction] = dict.fromkeys(walks, Fraction(0))
        danger: dict[str, Fraction] = dict.fromkeys(seen.danger, Fraction(0))
        for chance in chances(state, state.turn, stay):
            (tile,) = [event.tile for event in chance.events if isinstance(event, Tile)]
            probability[tile] += chance.probability
            for event in chance.events:
                if isinstance(event, Eaten):
                    danger[event.figure] += chance.probability
            walk = walks[tile]
            begin = chance.events.index(walk.events[0])
            assert chance.events[begin : begin + len(walk.events)] == walk.events
            assert COORDINATES[chance.state.monster] == (walk.route or (COORDINATES[state.monster],))[-1]
            assert chance.state.facing == walk.facing
        assert probability == {tile: walk.probability for tile, walk in walks.items()}
        assert sum(probability.values()) == 1
        assert danger == seen.danger
        hungry += any(danger.values())
        first_rounds += state.round == 1
    assert hungry > 10
    assert first_rounds > 5


@pytest.mark.parametrize("in_round", [1, 2, 7, 8, 14])
def test_probabilities_always_sum_to_one(in_round: int) -> None:
    assert sum(walk.probability for walk in foresee(make_state("A1", in_round=in_round)).walks) == 1
