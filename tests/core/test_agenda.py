"""Flow as data: steps wait, run, push and pop; secret decisions come in any order."""

from __future__ import annotations

import random
from itertools import permutations

import msgspec
import pytest

from core.fair import FAIR, Add, Ballot, Call, FairState, Options, Toss, Turn, Vote
from fabula.core import AgendaState, Choices, Illegal, RandomDice, ScriptedDice, SecretStep, Step


def started(seats: int = 2, turns: int = 9) -> FairState:
    return FAIR.start(Options(turns=turns), seats, ScriptedDice(range(seats)))


NO_DICE = ScriptedDice([])


def balloting(seats: int = 3) -> FairState:
    state = started(seats)
    state.play(0, Call(), NO_DICE)
    return state


def test_only_the_top_step_is_asked() -> None:
    state = balloting()
    assert state.to_act() == (0, 1, 2)
    assert state.choices(2).prompt == "vote"
    for seat in (2, 1, 0):
        state.play(seat, Vote(True), NO_DICE)
        state.play(seat, Vote(True), NO_DICE)
    assert state.agenda == (Turn(1),)
    assert state.to_act() == (1,)
    assert state.choices(0) == Choices("wait", ())


def test_who_is_not_asked_is_refused_with_the_clause_of_the_step() -> None:
    state = started()
    refusal = state.why_not(1, Add(1))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.details) == ("FAIR-1", "not-asked", {"seat": 1})
    refusal = balloting().why_not(3, Vote(True))
    assert refusal is not None
    assert refusal.rule == "FAIR-4"


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    state = started()
    with pytest.raises(Illegal) as caught:
        state.play(0, Vote(True), NO_DICE)
    assert (caught.value.refusal.rule, caught.value.refusal.reason) == ("FAIR-1", "not-offered")
    assert str(caught.value) == "FAIR-1: not-offered"
    assert state == started()


def test_after_the_end_the_clause_of_the_end_is_cited() -> None:
    state = started(turns=1)
    state.play(0, Add(1), NO_DICE)
    assert state.agenda == ()
    assert state.to_act() == ()
    assert state.choices(0).actions == ()
    refusal = state.why_not(0, Add(1))
    assert refusal is not None
    assert refusal.rule == "FAIR-1"


def test_steps_are_pushed_in_the_order_in_which_they_come_up() -> None:
    state = started()
    state.push(Turn(1), Turn(0))
    assert [step.waits_for(state) for step in state.agenda] == [(0,), (0,), (1,)]
    state.swap(Turn(0))
    assert [step.waits_for(state) for step in state.agenda] == [(0,), (0,), (0,)]
    state.pop()
    assert len(state.agenda) == 2


def test_a_state_survives_json_in_the_middle_of_anything() -> None:
    state = balloting()
    state.play(1, Vote(False), NO_DICE)
    again = msgspec.json.decode(msgspec.json.encode(state), type=FairState)
    assert again == state
    assert again.agenda[-1] == Ballot((0, 1, 2), ((), (Vote(False),), ()))


# Secret decisions at the same time

VOTES = {0: (True, True), 1: (False, True), 2: (False, False)}


def test_the_order_of_arrival_changes_nothing() -> None:
    """All interleavings of three drafts of two votes lead to one state."""
    ends = set()
    for order in set(permutations((0, 0, 1, 1, 2, 2))):
        state = balloting()
        votes = {seat: iter(mine) for seat, mine in VOTES.items()}
        for seat in order:
            state.play(seat, Vote(next(votes[seat])), NO_DICE)
        ends.add(msgspec.json.encode(state))
    assert len(ends) == 1


def test_others_learn_only_that_a_seat_is_ready() -> None:
    state = balloting()
    events = state.play(0, Vote(True), NO_DICE)
    assert [event.to for event in events] == [(0,)]
    events = state.play(0, Vote(True), NO_DICE)
    assert [event.to for event in events] == [(0,), None]
    assert state.to_act() == (1, 2)
    refusal = state.why_not(0, Vote(True))
    assert refusal is not None
    assert refusal.reason == "not-asked"


def test_all_is_revealed_when_the_last_one_is_ready() -> None:
    state = balloting(2)
    for seat in (0, 0, 1):
        state.play(seat, Vote(True), NO_DICE)
    assert state.scores == (0, 0)
    events = state.play(1, Vote(False), NO_DICE)
    assert [event.reveals for event in events] == [False, False, True]
    assert state.scores == (2, 1)


def test_the_drafts_of_others_are_imagined_anew() -> None:
    """Who is ready stays ready, who is not stays unready, and the own draft stays as it is."""
    state = balloting()
    state.play(0, Vote(True), NO_DICE)
    for _ in range(2):
        state.play(1, Vote(True), NO_DICE)
    state.play(2, Vote(True), NO_DICE)
    ballots = set()
    for seed in range(200):
        step = state.imagine(0, RandomDice(random.Random(seed))).agenda[-1]
        assert isinstance(step, Ballot)
        assert step.draft(0) == (Vote(True),)
        assert step.ready_seats(state) == (1,)
        ballots.add(step)
    whole = {step.draft(1) for step in ballots}
    begun = {step.draft(2) for step in ballots}
    assert whole == {(Vote(one), Vote(two)) for one in (False, True) for two in (False, True)}
    assert begun == {(), (Vote(False),), (Vote(True),)}


def test_a_seat_that_is_not_asked_has_no_draft() -> None:
    assert Ballot((0, 2), ((Vote(True),), ())).draft(1) == ()


# What an author forgets


class Idle(Step["IdleState"], frozen=True):
    rule = "IDLE-1"


class Asking(Step["IdleState"], frozen=True):
    rule = "IDLE-1"

    def waits_for(self, state: IdleState) -> tuple[int, ...]:
        return (0,)

    def choices(self, state: IdleState, seat: int) -> Choices:
        return Choices("ask", (Toss(),))


class Bare(SecretStep["IdleState", Vote], frozen=True):
    rule = "IDLE-1"


class IdleState(AgendaState):
    ends = "IDLE-1"
    agenda: tuple[Idle | Asking | Bare, ...]


def test_a_step_that_waits_for_nobody_must_do_something() -> None:
    state = IdleState((Idle(),))
    assert Idle().choices(state, 0).actions == ()
    with pytest.raises(NotImplementedError, match="Idle waits for nobody and does nothing"):
        state.go_on(NO_DICE)


def test_a_step_that_asks_must_take_the_answer() -> None:
    with pytest.raises(NotImplementedError, match="Asking waits for an answer that it cannot take"):
        IdleState((Asking(),)).play(0, Toss(), NO_DICE)


def test_a_secret_step_must_say_what_it_asks() -> None:
    state, bare = IdleState(()), Bare((0,), ((),))
    for method in (
        lambda: bare.offer(state, 0, ()),
        lambda: bare.whole(state, 0, ()),
        lambda: bare.drafted(state, 0, Vote(True)),
        lambda: bare.ready(state, 0),
        lambda: bare.reveal(state, NO_DICE),
    ):
        with pytest.raises(NotImplementedError):
            method()
