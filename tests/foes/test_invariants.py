"""FOE-20: what holds after every action of any game."""

from __future__ import annotations

import os
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final

import pytest

from fabula.core import RandomDice
from fabula.games.foes.board import NOWHERE
from fabula.games.foes.components import CHEST, DUMBEST, UNEXPLORED, is_chest, is_monster
from fabula.games.foes.events import Defeated, DrewSpell, Opened
from fabula.games.foes.game import game
from fabula.games.foes.options import Options
from fabula.games.foes.spells import Rotate
from fabula.testing import rule
from foes.naive_sight import unseen_in_sight

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.foes.state import FoesState

OPTIONS: Final = (
    Options(),
    Options(rotate_vision="on_tile", transform_stacking=False, fright_gives_spell=False),
    Options(study_trigger="end_of_movement", follow_from_monster=False, carry_companion=False),
    Options(move_after_transference=False),
)
SECONDS: Final = 20 if "FABULA_SWEEP" in os.environ else 2
HURRY: Final = ("fight", "open", "study", "follow", "cast", "wander", "swap", "turn", "join")
"""What makes a random game eventful: these are preferred half of the time."""


class Ledger:
    """What a game has shown so far, for the invariants that ask for the past."""

    def __init__(self, state: FoesState) -> None:
        self.defeated: list[int] = []
        self.opened = 0
        self.drawn = 0
        self.wisdom = state.wisdom

    def add(self, events: list[Event]) -> None:
        for event in events:
            self.opened += isinstance(event, Opened)
            self.drawn += isinstance(event, DrewSpell)
            if isinstance(event, Defeated):
                self.defeated.append(event.monster)

    def check(self, state: FoesState) -> None:
        check_chips(state)
        self.check_tiles(state)
        self.check_spells(state)
        assert all(new >= old for new, old in zip(state.wisdom, self.wisdom, strict=True))
        assert all(1 <= level <= 50 for level in state.wisdom)
        assert sorted(state.arrivals) == list(range(state.seats))
        self.wisdom = state.wisdom
        assert not state.agenda or not {49, 50} <= set(self.defeated)
        assert state.agenda or {49, 50} <= set(self.defeated)

    def check_tiles(self, state: FoesState) -> None:
        lying = [each for each in state.tiles if each > 0]
        coming = [each for each in (*state.pile, *state.last_pile) if each != DUMBEST]
        assert len(lying) + len(coming) + len(self.defeated) + self.opened == 53
        assert len({*lying, *coming, *self.defeated}) == 53 - self.opened
        assert all(is_monster(each) or is_chest(each) for each in lying)
        assert max(lying, default=0) <= CHEST + 2
        assert len(coming) == state.tiles.count(UNEXPLORED)
        assert (DUMBEST in state.pile) != state.phase_two

    def check_spells(self, state: FoesState) -> None:
        cards = [*state.stack, *state.used, *(card for hand in state.hands for card in hand)]
        assert sorted(cards) == sorted(state.box.deck)
        assert self.drawn == 42 - len(state.stack)
        assert self.drawn <= sum(each <= 42 for each in self.defeated)


def check_chips(state: FoesState) -> None:
    assert min(*state.chips, state.supply, state.reserve) >= 0
    assert state.supply <= 30
    assert sum(state.chips) + state.supply + state.tiles.count(UNEXPLORED) + state.reserve == 85


def check_sight(state: FoesState) -> None:
    rotating = state.agenda and isinstance(state.agenda[-1], Rotate)  # its look comes when it is done
    if state.agenda and not rotating and state.options.rotate_vision == "all_players":
        for seat in range(state.seats):
            assert unseen_in_sight(state, seat) == set()


def check_figures(state: FoesState) -> None:
    for place in state.places:
        if place != NOWHERE:
            chamber, crossing = state.maze.chamber_at[place], state.maze.intersection_at[place]
            assert chamber < 0 or state.tiles[chamber] != UNEXPLORED  # FOE-4.10
            assert crossing < 0 or state.closed[crossing] != "?"


def play_out(seed: int, until: float) -> bool:
    """One game at random, checked after every action; whether it came to its end in time."""
    random = Random(seed)
    seats, options = 2 + seed % 5, OPTIONS[(seed + seed // 5) % len(OPTIONS)]
    dice = RandomDice(random)
    state = game.start(options, seats, dice)
    past = Ledger(state)
    past.check(state)
    while state.to_act() and monotonic() < until:
        (seat,) = state.to_act()
        actions = state.choices(seat).actions
        eventful = [action for action in actions if action.words()[0] in HURRY]
        action = random.choice(eventful if eventful and random.random() < 0.5 else actions)
        places, closed = state.places, state.closed
        past.add(state.play(seat, action, dice))
        past.check(state)
        check_figures(state)
        if (places, closed) != (state.places, state.closed) or random.random() < 0.2:
            check_sight(state)
    return not state.to_act()


@rule("FOE-20.1", "FOE-20.2", "FOE-20.3", "FOE-20.4", "FOE-20.5", "FOE-20.6", "FOE-20.7")
@rule("FOE-1.4", "FOE-4.10", "FOE-19.2", "FOE-19.7", "FOE-19.17")
@pytest.mark.parametrize("seed", range(5))
def test_invariants_hold_after_every_action(seed: int) -> None:
    until = monotonic() + SECONDS
    games = [seed]
    while monotonic() < until:
        play_out(games[-1], until)
        games.append(games[-1] + 5)
    assert len(games) > 1


@rule("FOE-20.7", "FOE-14.2")
def test_a_game_at_random_comes_to_its_end() -> None:
    assert play_out(1, monotonic() + 60)
