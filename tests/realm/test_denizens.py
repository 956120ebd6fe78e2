"""MR-1.10, MR-8.1, MR-8.3: monsters, natives and visitors, and when they come and go."""

from __future__ import annotations

from random import Random

import pytest

from fabula.core import RandomDice
from fabula.games.realm import game
from fabula.games.realm.day.events import Appeared, Arrived, Returned
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import kind_of, put
from fabula.testing import rule
from realm.dealing import lay_gold
from realm.playing import awake, individual, live, told


@rule("MR-1.10.1")
def test_monsters_have_two_sides_and_the_dark_one_of_a_tremendous_monster_is_red() -> None:
    monsters = awake("amazon").box.monsters.values()
    for monster in monsters:
        sides = (monster.light, monster.dark)
        assert all(side.move for side in sides), monster.id
        blows = [monster.dark.attack]
        if monster.part is not None:
            assert monster.light.attack
            assert monster.part.light
            blows.append(monster.part.dark)
        red = any(blow is not None and blow.strength == "RED" for blow in blows)
        fighters = monster.dark.attack is not None
        assert red == (monster.size == "T" and fighters), monster.id
    assert {monster.family for monster in monsters if monster.part is not None} == {"dragon", "giant"}


@rule("MR-1.10.3")
@pytest.mark.parametrize("visitor", ["scholar", "shaman", "warlock", "crone"])
def test_visitors_are_nobody_who_blocks_or_takes_turns(visitor: str) -> None:
    state = awake("amazon", at="ruins-1")
    chit = lay_gold(state, visitor, "ruins-1", "with_lancers")
    events = live(state, "hide ordinary", "hide ordinary", script=(6, 6, 6, 6))
    assert not individual(state).blocked
    assert len([event for event in events if event.rule == "MR-3.6.1"]) == 2
    assert chit not in state.individuals
    assert state.places[chit] == "ruins-1"


@rule("MR-1.10.4", "MR-8.1.1", "MR-8.3.1")
@pytest.mark.parametrize("seed", range(3))
def test_denizens_move_only_when_they_are_called_prowl_or_go_back_and_show_their_light_side(
    seed: int,
) -> None:
    random, moves = Random(seed), 0
    options = Options(days=14, gold_chits="none", leave_map="never", combat="off")
    state = game.start(options, 3, RandomDice(random))
    while state.to_act():
        before = dict(state.places)
        seat = random.choice(state.to_act())
        events = state.play(seat, random.choice(state.choices(seat).actions), RandomDice(random))
        box = state.box
        free = [piece for piece in before if piece not in state.hired]
        denizens = [piece for piece in free if kind_of(piece) in box.monsters or piece in box.natives]
        assert not any(piece in state.faces for piece in denizens)
        assert all(piece in state.places for piece in denizens)
        if state.day and any(state.places[piece] != before[piece] for piece in denizens):
            moves += 1
            told_of = [*told(events, Arrived), *told(events, Appeared), *told(events, Returned)]
            rules = {event.rule for event in told_of}
            assert rules & {"MR-3.15.2", "MR-3.15.3", "MR-3.15.5", "MR-3.15.6", "MR-3.15.7", "MR-8.5.1"}
    assert moves


@rule("MR-8.1.1")
def test_an_empty_box_sends_nobody() -> None:
    for empty in (False, True):
        state = awake("amazon", at="cavern-2", wild=True)
        state.chits["cavern"] = ("ruins_c",)
        goblins = [piece for piece in state.places if kind_of(piece).startswith("goblin")]
        for piece in goblins if empty else ():
            put(state, piece, "elsewhere")
        assert bool(told(live(state, roll=3), Arrived)) is not empty
