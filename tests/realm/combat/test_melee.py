"""MR-6.7.5, MR-6.7.6: repositioning and change of tactics."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.events import CounterTurned
from fabula.games.realm.combat.melee import ChangeTactics, Reposition
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import Stance
from fabula.testing import rule
from realm.combat.fighting import combat
from realm.playing import told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

FOES = ("wolf_a-1", "tremendous_troll-1", "viper-1")


def placed(*directions: int) -> RealmState:
    state = combat(Fighter("captain", items=()), foes=FOES)
    for piece, direction in zip(FOES, directions, strict=True):
        state.stances[piece] = Stance("captain", "captain", direction=direction)
    return state


def throw(state: RealmState, step: Reposition | ChangeTactics, *dice: int) -> list[Event]:
    script = CombatScript(dice)
    state.push(step)
    events = step.run(state, script)
    script.finish()
    return events


@pytest.mark.parametrize(
    ("die", "after"),
    [(1, (1, 3, 2)), (2, (3, 2, 1)), (3, (2, 1, 3)), (4, (1, 2, 3)), (5, (2, 3, 1)), (6, (3, 1, 2))],
)
@rule("MR-11.66", "MR-16.8.1", "MR-6.7.5")
def test_one_die_moves_all_attackers_of_a_character(die: int, after: tuple[int, int, int]) -> None:
    state = placed(1, 2, 3)
    throw(state, Reposition(), die)
    assert tuple(state.stances[piece].direction for piece in FOES) == after


def test_a_denizen_on_its_own_sheet_has_a_die_of_its_own() -> None:
    state = placed(1, 1, 1)
    state.stances["viper-1"] = Stance("viper-1", "", direction=1)
    throw(state, Reposition(), 4, 5)
    assert [state.stances[piece].direction for piece in FOES] == [1, 1, 2]


def test_a_six_turns_over_what_is_in_the_box_but_no_tremendous_monster() -> None:
    state = placed(1, 1, 3)
    events = throw(state, ChangeTactics(), 6, 1, 5, 5)
    assert [(event.piece, event.dark) for event in told(events, CounterTurned)] == [("wolf_a-1", True)]
    events = throw(state, ChangeTactics(), 1, 6, 2, 6)
    assert [(event.piece, event.dark) for event in told(events, CounterTurned)] == [
        ("wolf_a-1", False),
        ("viper-1", True),
    ]


def test_heads_and_clubs_turn_over_and_their_bodies_do_not() -> None:
    state = combat("captain", foes=(Foe("giant-1", attacks="captain"),))
    state.stances["giant-1"] = Stance("captain", "captain", direction=1)
    state.stances["giant_club-1"] = Stance("captain", "captain", direction=2)
    throw(state, ChangeTactics(), 6, 6, 6, 1)
    assert state.faces.get("giant-1") is None
    assert state.faces["giant_club-1"] == "dark"


@rule("MR-16.8.2", "MR-0.4.6")
def test_nothing_modifies_repositioning_and_tactics() -> None:
    """The Cloven Hoof adds one to what a character rolls on tables, the Lucky Charm takes a die away."""
    state = combat(Fighter("captain", items=("cloven_hoof", "lucky_charm")), foes=(Foe("wolf_a-1"),))
    state.stances["wolf_a-1"] = Stance("captain", "captain", direction=1)
    throw(state, Reposition(), 4)
    assert state.stances["wolf_a-1"].direction == 1
    assert not told(throw(state, ChangeTactics(), 5, 5), CounterTurned)
