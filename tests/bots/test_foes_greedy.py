"""What greedy does in Formidable Foes: it fights what pays, gets away, learns, and comes to an end."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from fabula.bots.greedy import GreedyBot
from fabula.bots.random import RandomBot
from fabula.core import Chair, RandomDice, ScriptedDice, registry
from fabula.games.foes import game
from fabula.games.foes.position import read_state
from fabula.games.foes.worth import Reach, chips_worth, fight, turns_until, worth

if TYPE_CHECKING:
    from fabula.core import Bot
    from fabula.games.foes.state import FoesState


ALL = {"*": "N"}
"""Every intersection face up."""


def position(*, seats: int = 3, **keys: Any) -> FoesState:
    """Players by their letters, the others not yet in the dungeon."""
    players = {letter: keys.pop(letter, {}) for letter in "ABCDEF"[:seats]}
    return read_state(json.dumps({"players": players, **keys}))


def chosen(state: FoesState, seed: int = 1) -> str:
    """What greedy does in the place of the seat that is asked."""
    with registry.hosting(game, worth=worth):
        chair = Chair(game, state, state.to_act()[0])
        return game.write(GreedyBot().choose(chair, RandomDice(random.Random(seed))))


def played(state: FoesState, *lines: str, dice: tuple[int | str, ...] = ()) -> FoesState:
    """The position after these actions of whoever is asked."""
    script = ScriptedDice(dice)
    for line in lines:
        state.play(state.to_act()[0], game.read(line), script)
    return state


def contest(players: list[Bot], seed: int) -> FoesState:
    """A whole game among these bots."""
    chance = random.Random(seed)
    state = game.start(game.Options(), len(players), RandomDice(chance))
    with registry.hosting(game, worth=worth):
        decisions = 0
        while asked := state.to_act():
            decisions += 1
            assert decisions < 3000
            action = players[asked[0]].choose(Chair(game, state, asked[0]), RandomDice(chance))
            state.play(asked[0], action, RandomDice(chance))
    return state


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


def test_it_casts_transform_where_that_makes_a_fight_a_victory() -> None:
    weak = {"at": "C2", "wisdom": 21, "hand": ["3-transform-2"]}
    assert chosen(position(A=weak, tiles={"C2": 23})) == "cast 3-transform-2 -2"
    hopeless = {"at": "C2", "wisdom": 20, "hand": ["3-transform-2"]}
    assert not chosen(position(A=hopeless, tiles={"C2": 23})).startswith("cast")


def test_it_casts_wisdom_where_one_level_is_missing() -> None:
    lacking = {"at": "C2", "wisdom": 22, "hand": ["2-wisdom-1"]}
    assert chosen(position(A=lacking, tiles={"C2": 23})) == "cast 2-wisdom-1 1"


@pytest.mark.parametrize(
    ("chips", "dice", "does"), [(1, (4, 1), "cast 3-power-3 3"), (9, (2, 3), "done")], ids=["bad", "lucky"]
)
def test_it_casts_power_after_a_bad_roll(chips: int, dice: tuple[int, int], does: str) -> None:
    fighter = {"at": "C2", "wisdom": 25, "chips": chips, "hand": ["3-power-3"]}
    assert chosen(played(position(A=fighter, tiles={"C2": 23}), "fight", dice=dice)) == does


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


def test_greedy_bots_play_to_the_end() -> None:
    state = contest([GreedyBot(), GreedyBot()], seed=12)
    result = state.standing()
    assert result is not None
    assert result.ending == "bosses_dead"


def test_greedy_beats_random() -> None:
    result = contest([RandomBot(), GreedyBot()], seed=2).standing()
    assert result is not None
    assert result.winners == (1,)
