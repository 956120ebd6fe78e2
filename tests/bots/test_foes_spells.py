"""Greedy casts each kind of spell where it clearly pays, and keeps it where it does not."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import pytest

from bots.foes_tables import ALL, chosen, played, position
from fabula.bots.greedy import GreedyBot
from fabula.core import Chair, RandomDice, registry
from fabula.games.foes import game
from fabula.games.foes.worth import worth

if TYPE_CHECKING:
    from fabula.games.foes.state import FoesState

SEEDS: Final = range(3)


def turn_of(state: FoesState, seed: int) -> list[str]:
    """What greedy does in a whole turn; whoever else is asked is greedy as well."""
    chance = RandomDice(random.Random(seed))
    seat, done = state.active, []
    with registry.hosting(game, worth=worth):
        while state.to_act() and state.active == seat:
            asked = state.to_act()[0]
            action = GreedyBot().choose(Chair(game, state, asked), chance)
            done.append(game.write(action))
            state.play(asked, action, chance)
    return done


def alone(at: str, card: str, *, wisdom: int = 25, **keys: Any) -> FoesState:
    """A's turn, with one spell in hand; nobody else has entered yet."""
    return position(A={"at": at, "wisdom": wisdom, "chips": 6, "hand": [card]}, **keys)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("place", ["C13", "C8"])
def test_move_monster_fetches_prey_that_is_too_far_away(place: str, seed: int) -> None:
    turn = turn_of(alone("C2", "1-move_monster-2", tiles={place: 23}, closed=ALL), seed)
    assert turn[0] == "cast 1-move_monster-2 2"
    assert turn[1].startswith("wander 23 ")
    assert "fight" in turn


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("place", ["C13", "C8", "C11"])
def test_move_three_monsters_does_so_too_and_may_be_left_at_one(place: str, seed: int) -> None:
    turn = turn_of(alone("C2", "3-move_three_monsters-1", tiles={place: 23}, closed=ALL), seed)
    assert turn[0] == "cast 3-move_three_monsters-1 1"
    assert turn[1].startswith("wander 23 ")
    assert "fight" in turn


@pytest.mark.parametrize("seed", SEEDS)
def test_exchange_turns_a_foe_that_is_too_strong_into_prey(seed: int) -> None:
    turn = turn_of(alone("C2", "3-exchange-2", tiles={"C2": 40, "C48": 23}, closed=ALL), seed)
    assert turn == ["cast 3-exchange-2 2", "swap C2 C48", "fight"]


@pytest.mark.parametrize("seed", SEEDS)
def test_exchange_brings_a_chest(seed: int) -> None:
    turn = turn_of(alone("C2", "3-exchange-2", tiles={"C2": 40, "C48": "chest2"}, closed=ALL), seed)
    assert turn == ["cast 3-exchange-2 2", "swap C2 C48", "open"]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("closed", ["N", "S"])
def test_rotate_opens_the_way(closed: str, seed: int) -> None:
    """Past X1 it is 4 steps to C12, the other way round 10."""
    turn = turn_of(alone("C2", "1-rotate-2", tiles={"C12": 23}, closed={"*": "N", "X1": closed}), seed)
    assert turn[0] == "cast 1-rotate-2 2"
    assert turn[1] in ("turn X1 E", "turn X1 W")
    assert turn[-1] == "fight"


@pytest.mark.parametrize("seed", SEEDS)
def test_rotate_opens_a_view(seed: int) -> None:
    """X1 has its closed side towards an unexplored chamber, and there is nothing else to do."""
    state = alone("C2", "1-rotate-2", unexplored=["C12"], next=23, closed={"*": "N"})
    assert turn_of(state, seed)[:2] in (
        ["cast 1-rotate-2 2", "turn X1 E"],
        ["cast 1-rotate-2 2", "turn X1 W"],
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_transference_takes_him_to_where_the_prey_is(seed: int) -> None:
    state = position(
        A={"at": "S1", "wisdom": 25, "hand": ["2-transference-0"]},
        B={"at": "C48", "wisdom": 3},
        tiles={"C43": 23},
        closed=ALL,
    )
    turn = turn_of(state, seed)
    assert turn[0] == "join 2-transference-0 1"
    assert "fight" in turn


@pytest.mark.parametrize("seed", SEEDS)
def test_invisible_he_gets_past_a_foe_that_is_too_strong(seed: int) -> None:
    """From S1 to S2 it is six steps past C2, and far otherwise."""
    state = alone("S1", "3-invisibility-0", tiles={"C2": 40, "S2": 23}, closed={"*": "N", "X1": "S"})
    turn = turn_of(state, seed)
    assert turn[0].startswith("cast 3-invisibility-0")
    assert turn[3] == "go C2"
    assert turn[6:] == ["go S2", "fight"]


@pytest.mark.parametrize("seed", SEEDS)
def test_movement_makes_a_double_move_one_with_a_battle(seed: int) -> None:
    """Ten steps, which four more make possible."""
    turn = turn_of(alone("C2", "2-movement-4", tiles={"C12": 23}, closed={"*": "N", "X1": "S"}), seed)
    assert any(action.startswith("cast 2-movement-4") for action in turn)
    assert turn[-1] == "fight"


def test_transform_makes_a_fight_a_victory_unless_even_that_is_too_little() -> None:
    assert chosen(alone("C2", "3-transform-2", wisdom=21, tiles={"C2": 23})) == "cast 3-transform-2 -2"
    assert not chosen(alone("C2", "3-transform-2", wisdom=20, tiles={"C2": 23})).startswith("cast")


@pytest.mark.parametrize("seed", SEEDS)
def test_transform_makes_a_victory_teach_more(seed: int) -> None:
    """Raised to one's own wisdom, and no further (EX-42)."""
    turn = turn_of(alone("C2", "5-transform-3", wisdom=25, tiles={"C2": 23}, closed=ALL), seed)
    assert turn[:2] == ["cast 5-transform-3 2", "fight"]


def test_wisdom_where_one_level_is_missing() -> None:
    assert chosen(alone("C2", "2-wisdom-1", wisdom=22, tiles={"C2": 23})) == "cast 2-wisdom-1 1"


@pytest.mark.parametrize(
    ("chips", "dice", "does"), [(1, (4, 1), "cast 3-power-3 3"), (9, (2, 3), "done")], ids=["bad", "lucky"]
)
def test_power_after_a_bad_roll(chips: int, dice: tuple[int, int], does: str) -> None:
    fighter = {"at": "C2", "wisdom": 25, "chips": chips, "hand": ["3-power-3"]}
    assert chosen(played(position(A=fighter, tiles={"C2": 23}), "fight", dice=dice)) == does


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    "card",
    [
        "1-move_monster-2",
        "3-move_three_monsters-1",
        "3-exchange-2",
        "1-rotate-2",
        "2-transference-0",
        "3-invisibility-0",
        "2-movement-4",
        "3-power-3",
        "3-transform-2",
        "2-wisdom-1",
    ],
)
@pytest.mark.parametrize("place", ["C2", "S2"])
def test_no_spell_is_wasted_where_the_prey_is_at_hand(place: str, card: str, seed: int) -> None:
    """It is as strong as he is, so that Transform adds nothing; nothing else is worth a walk."""
    state = position(
        A={"at": "C2", "wisdom": 23, "chips": 9, "hand": [card]},
        B={"at": "C48", "wisdom": 3},
        tiles={place: 23},
        closed=ALL,
    )
    turn = turn_of(state, seed)
    assert "fight" in turn
    assert not any(action.startswith(("cast", "join")) for action in turn)


@pytest.mark.parametrize(
    "card", ["1-move_monster-2", "3-move_three_monsters-1", "3-exchange-2", "1-rotate-2"]
)
def test_no_spell_is_wasted_on_foes_that_cannot_be_beaten(card: str) -> None:
    state = alone("C2", card, wisdom=5, tiles={"C12": 40, "C13": 41, "C48": 42}, closed=ALL)
    assert not any(action.startswith("cast") for action in turn_of(state, 1))


@pytest.mark.parametrize("chips", [0, 3])
def test_power_is_kept_for_a_battle(chips: int) -> None:
    state = position(A={"at": "C2", "wisdom": 25, "chips": chips, "hand": ["5-power-4"]}, closed=ALL)
    assert not any(action.startswith("cast") for action in turn_of(state, 1))


def test_power_in_hand_gives_the_courage_for_a_battle() -> None:
    """Without it he would take chips first."""
    poor = {"at": "C2", "wisdom": 40, "chips": 0}
    table: dict[str, Any] = {"tiles": {"C2": 38}, "supply": 9, "closed": ALL}
    assert chosen(position(A=poor, **table)) == "chips"
    assert chosen(position(A={**poor, "hand": ["5-power-4"]}, **table)) == "fight"


def test_an_open_spell_is_worth_the_best_that_it_can_still_do() -> None:
    state = alone("C2", "3-exchange-2", tiles={"C2": 40, "C48": 23}, closed=ALL)
    before = worth(state, 0)
    opened = played(state, "cast 3-exchange-2 2")
    left, done = opened.copy(), opened.copy()
    assert worth(played(left, "done"), 0) < before
    assert worth(opened, 0) == pytest.approx(worth(played(done, "swap C2 C48"), 0), abs=0.02)
    assert worth(opened, 0) > before
