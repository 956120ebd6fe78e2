"""The small things of the contract."""

from __future__ import annotations

import pickle

import pytest

from core.fair import Happened
from fabula.core import Event, Fault, Illegal, Standing, refuse, seat_letter
from fabula.core.faults import LONGEST, excerpt


def test_people_know_seats_by_letters() -> None:
    assert [seat_letter(seat) for seat in (0, 1, 25)] == ["A", "B", "Z"]


def test_an_event_is_told_to_everyone_or_to_some() -> None:
    public = Happened(rule="X-1", seat=0, what="")
    secret = Happened(rule="X-1", seat=0, what="", to=(0, 2))
    assert [public.told_to(seat) for seat in (0, 1, None)] == [True, True, True]
    assert [secret.told_to(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]


@pytest.mark.parametrize("name", ["to", "reveals"])
def test_a_field_of_an_event_cannot_take_the_place_of_its_audience(name: str) -> None:
    with pytest.raises(TypeError, match="who is told"):
        type("Bad", (Event,), {"__annotations__": {name: str}}, frozen=True)


def test_winners_are_those_in_first_place() -> None:
    assert Standing((2, 1, 1), (0, 3, 3), "over").winners == (1, 2)
    assert Standing((2, 2), (0, 0), "over").winners == ()


def test_a_refusal_says_the_rule_the_reason_and_the_numbers() -> None:
    illegal = Illegal(refuse("X-4.1", "too-far", need=5, have=4))
    assert illegal.refusal.details == {"need": 5, "have": 4}
    assert str(illegal) == "X-4.1: too-far {'need': 5, 'have': 4}"


def test_a_fault_says_where_and_what() -> None:
    assert str(Fault("wrong")) == "wrong"
    assert str(Fault("wrong", line=3, name="x", least=2)) == "line 3: wrong (name x, least 2)"


def test_a_fault_can_be_handed_from_process_to_process() -> None:
    again = pickle.loads(pickle.dumps(Fault("wrong", line=3, name="x")))
    assert (again.reason, again.line, again.details) == ("wrong", 3, {"name": "x"})


def test_an_excerpt_is_never_longer_than_a_message_can_hold() -> None:
    assert excerpt("a" * LONGEST) == "a" * LONGEST
    assert excerpt("a" * (LONGEST + 1)) == "a" * (LONGEST - 1) + "…"
