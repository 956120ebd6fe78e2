"""MR-14.3: the Timeless Jewel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm import game
from fabula.games.realm.day.actions import Hide, Move, Ride, Search
from fabula.games.realm.day.events import Hid, Moved, PhaseBegan, TurnEnded
from fabula.games.realm.day.turn import EndTurn, StartTurn, TakePhases
from fabula.games.realm.treasures.events import OutOfTime, RestForgone
from fabula.games.realm.treasures.jewel import ChoosePhase
from fabula.testing import rule
from realm.playing import Script, answer, awake, give, individual, know, live, refusal, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

JEWEL = "timeless_jewel"


def with_jewel(who: str = "black_knight", *recorded: str, active: bool = True) -> RealmState:
    """Somebody who has recorded something, and takes his turn with the Jewel."""
    state = awake(who, at="ruins-1")
    give(state, JEWEL, active=active)
    live(state, *recorded)
    return state


def chooses(state: RealmState, text: str, *script: int) -> list[Event]:
    """Choose a phase; nobody is asked about belongings after it."""
    return state.play(0, game.read(text), Script(script))


@rule("MR-14.3.8")
def test_its_owner_ignores_what_he_has_recorded_and_chooses_phase_by_phase() -> None:
    state = with_jewel("black_knight", "search ordinary", "search ordinary")
    assert isinstance(state.agenda[-1], ChoosePhase)
    assert individual(state).turn == ()
    events = chooses(state, "move ruins-2 ordinary")
    assert [event.clearing for event in told(events, Moved)] == ["ruins-2"]
    offered = state.choices(0).actions
    assert Move("ruins-1", "ordinary") in offered
    assert Move("ruins-4", "ordinary") not in offered
    assert refusal(state, "move ruins-4 ordinary").rule == "MR-3.5.1"
    for _ in range(3):
        chooses(state, "hide ordinary", 1, 1)
    assert Hide("ordinary") not in state.choices(0).actions
    assert refusal(state, "hide ordinary").rule == "MR-3.2.2"
    events = chooses(state, "done")
    assert told(events, RestForgone)
    assert told(events, TurnEnded)


@rule("MR-14.3.8")
def test_a_card_that_he_activates_gives_its_phase_at_once() -> None:
    state = awake("black_knight", at="ruins-1")
    give(state, JEWEL)
    give(state, "magic_spectacles", active=False)
    live(state)
    state.settled = ()
    assert Search("magic_spectacles") not in state.choices(0).actions
    chooses(state, "hide ordinary", 1, 1)
    answer(state, "activate magic_spectacles")
    answer(state, "onward")
    assert Search("magic_spectacles") in state.choices(0).actions


@rule("MR-14.3.9")
def test_the_first_horse_that_gives_a_phase_is_the_only_one_of_the_day() -> None:
    state = awake("elf", at="ruins-1")
    give(state, JEWEL)
    for pony in ("pony_m3_m5", "pony_m2_m5"):
        give(state, pony, active=False)
    live(state)
    assert not rides(state)
    state.active = (*state.active, "pony_m3_m5")
    chooses(state, "ride ruins-2 ruins-1 ordinary")
    assert individual(state).mount == "pony_m3_m5"
    assert rides(state)
    state.active = (JEWEL, "pony_m2_m5")
    assert not rides(state)
    assert refusal(state, "ride ruins-2 ruins-1 ordinary").rule == "MR-14.3.9"
    state.active = (JEWEL, "pony_m3_m5")
    assert rides(state)


def rides(state: RealmState) -> bool:
    """Whether the only seat may ride now."""
    return any(isinstance(action, Ride) for action in state.choices(0).actions)


@rule("MR-14.3.10")
def test_activated_in_the_turn_it_frees_what_is_left() -> None:
    state = awake("black_knight", at="ruins-1")
    give(state, JEWEL, active=False)
    know(state, turn=(Hide("ordinary"), Hide("ordinary")))
    state.settled = ()
    state.push(StartTurn("black_knight"), TakePhases("black_knight"), EndTurn("black_knight"))
    state.go_on(Script(()))
    chooses(state, "done", 1, 1)
    assert len(individual(state).past) == 1
    chooses(state, f"activate {JEWEL}")
    events = chooses(state, "onward")
    assert isinstance(state.agenda[-1], ChoosePhase)
    assert not told(events, PhaseBegan)
    assert individual(state).turn == ()


@rule("MR-14.3.10")
def test_put_away_in_the_turn_it_blocks() -> None:
    state = with_jewel()
    state.settled = ()
    events = chooses(state, "hide ordinary", 1, 1)
    assert told(events, Hid)
    answer(state, f"inactivate {JEWEL}")
    events = answer(state, "done")
    assert [event.who for event in told(events, OutOfTime)] == ["black_knight"]
    assert told(events, TurnEnded)
    assert not isinstance(state.agenda[-1], ChoosePhase)
