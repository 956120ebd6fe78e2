"""Dice are handed in: derived from a secret, repeated from a record, or scripted for a test."""

from __future__ import annotations

import hashlib
import hmac
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabula.core import Dice, Draw, Fault, RandomDice, RecordedDice, ScriptedDice, SeededDice
from fabula.core.records import commitment_to

SECRET, SALT = bytes(range(32)), bytes(range(0xF0, 0xF8))


def drawn(dice: Dice, among: int, number: int) -> list[int]:
    return [dice.draw("anything", range(among)) for _ in range(number)]


@pytest.mark.parametrize(
    ("sequence", "among", "expected"),
    [
        (0, 8, [5, 4, 7, 7, 0, 4, 3, 0]),
        (1, 8, [2, 7, 2, 0, 5, 5, 3, 0]),
        (1, 1_000_000, [280395, 926846, 366416]),
        (2**40, 6, [1, 0, 2, 3, 3, 0]),
    ],
)
def test_the_documented_vectors(sequence: int, among: int, expected: list[int]) -> None:
    assert drawn(SeededDice(SECRET, SALT, sequence), among, len(expected)) == expected


def test_the_documented_commitment() -> None:
    assert commitment_to(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@given(st.binary(max_size=64), st.binary(max_size=32), st.integers(0, 2**64 - 1), st.integers(1, 10**12))
def test_a_draw_is_the_keyed_hash_of_salt_sequence_and_index(
    secret: bytes, salt: bytes, sequence: int, among: int
) -> None:
    """Written again from the documentation, with divisions where the dice shift."""
    expected = []
    for index in range(3):
        message = salt + sequence.to_bytes(8, "big") + index.to_bytes(8, "big")
        number = int(hmac.new(secret, message, hashlib.sha256).hexdigest(), 16)
        expected.append(among * number // 2**256)
    assert drawn(SeededDice(secret, salt, sequence), among, 3) == expected


def test_what_a_draw_is_for_and_its_options_change_nothing_but_the_name() -> None:
    one, other = SeededDice(SECRET, SALT, 5), SeededDice(SECRET, SALT, 5)
    assert one.draw("coin", ("heads", "tails")) == ("heads", "tails")[other.draw("bit", (0, 1))]
    assert [draw.what for draw in (*one.drawn, *other.drawn)] == ["coin", "bit"]


def test_every_draw_is_kept_with_its_value_and_its_index_among_how_many() -> None:
    dice = ScriptedDice(["b", 7])
    assert dice.draw("letter", "abc") == "b"
    assert dice.draw("number", (5, 7, 7)) == 7
    assert dice.drawn == [Draw("letter", "b", 1, 3), Draw("number", "7", 1, 3)]


def test_random_dice_repeat_with_their_generator() -> None:
    one, other = (drawn(RandomDice(random.Random(3)), 1000, 20) for _ in range(2))
    assert one == other
    assert len(set(one)) > 10
    assert all(0 <= number < 1000 for number in one)


# Scripted


def test_a_script_that_runs_out_is_a_mistake_of_the_test() -> None:
    dice = ScriptedDice([1])
    dice.draw("first", (1, 2))
    with pytest.raises(ValueError, match="no value left for: second"):
        dice.draw("second", (1, 2))


def test_a_script_cannot_name_what_there_is_not() -> None:
    with pytest.raises(ValueError, match=r"says 3 for die, but there are \['1', '2'\]"):
        ScriptedDice([3]).draw("die", (1, 2))


def test_a_script_must_be_used_up() -> None:
    dice = ScriptedDice(["a", "b", "c"])
    dice.draw("letter", "abc")
    with pytest.raises(ValueError, match=r"not used up: \['b', 'c'\]"):
        dice.finish()
    drawn_out = ScriptedDice(["a"])
    drawn_out.draw("letter", "abc")
    drawn_out.finish()


# Recorded


def test_recorded_dice_repeat_what_was_drawn() -> None:
    first = SeededDice(SECRET, SALT, 9)
    values = [first.draw("letter", "abcdef"), first.draw("letter", "abc")]
    again = RecordedDice(first.drawn)
    assert [again.draw("letter", "abcdef"), again.draw("letter", "abc")] == values
    assert again.drawn == first.drawn
    again.finish()


@pytest.mark.parametrize(
    ("draw", "reason", "details"),
    [
        (Draw("coin", "a", 0, 3), "draw-differs", {"what": "letter", "of": 3, "recorded": "coin of 3"}),
        (Draw("letter", "a", 0, 4), "draw-differs", {"what": "letter", "of": 3, "recorded": "letter of 4"}),
        (Draw("letter", "a", 0, 2), "draw-differs", {"what": "letter", "of": 3, "recorded": "letter of 2"}),
        (Draw("letter", "a", 3, 3), "draw-differs", {"what": "letter", "of": 3, "recorded": "letter of 3"}),
        (Draw("letter", "a", -1, 3), "draw-differs", {"what": "letter", "of": 3, "recorded": "letter of 3"}),
        (Draw("letter", "b", 0, 3), "draw-value-differs", {"what": "letter", "value": "a", "recorded": "b"}),
        (Draw("letter", "", 2, 3), "draw-value-differs", {"what": "letter", "value": "c", "recorded": ""}),
    ],
)
def test_recorded_dice_object_to_another_question(
    draw: Draw, reason: str, details: dict[str, str | int]
) -> None:
    dice = RecordedDice([draw])
    with pytest.raises(Fault) as caught:
        dice.draw("letter", "abc")
    assert (caught.value.reason, caught.value.details) == (reason, details)
    assert dice.drawn == []


def test_recorded_dice_object_to_a_draw_too_many_and_one_too_few() -> None:
    dice = RecordedDice([])
    with pytest.raises(Fault) as caught:
        dice.draw("letter", "abc")
    assert (caught.value.reason, caught.value.details) == ("draw-missing", {"what": "letter"})
    dice = RecordedDice([Draw("first", "a", 0, 1), Draw("second", "a", 0, 1)])
    with pytest.raises(Fault) as caught:
        dice.finish()
    assert (caught.value.reason, caught.value.details) == ("draw-too-many", {"what": "first"})


def test_a_long_name_from_a_strangers_record_is_cut_short_in_the_message() -> None:
    with pytest.raises(Fault) as caught:
        RecordedDice([Draw("x" * 100_000, "y" * 100_000, 0, 3)]).draw("letter", "abc")
    assert len(str(caught.value)) < 300
    with pytest.raises(Fault) as caught:
        RecordedDice([Draw("letter", "y" * 100_000, 0, 3)]).draw("letter", "abc")
    assert len(str(caught.value)) < 300
    with pytest.raises(Fault) as caught:
        RecordedDice([Draw("x" * 100_000, "", 0, 1)]).finish()
    assert len(str(caught.value)) < 300
