"""Dice are fair, by chi-square: for many numbers of options, and every kind of draw that games make."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from core.fair import FAIR
from fabula.core import Game, Illegal, SeededDice, registry
from fabula.testing.options import some_options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from msgspec import Struct

    from fabula.core.dice import T

LARGE: Final = ("realm",)
"""Games of which fewer are played: each start draws a map, and each game is long."""
Seen: TypeAlias = dict[tuple[str, int], list[int]]

SECRET: Final = bytes(range(32))

# The value that chi-square exceeds once in a thousand times, by degrees of freedom (from printed tables).
CRITICAL: Final = {
    1: 10.828, 2: 13.816, 3: 16.266, 4: 18.467, 5: 20.515, 6: 22.458, 7: 24.322, 8: 26.124, 9: 27.877,
    10: 29.588, 11: 31.264, 12: 32.909, 13: 34.528, 14: 36.123, 15: 37.697, 16: 39.252, 17: 40.790,
    18: 42.312, 19: 43.820, 20: 45.315, 21: 46.797, 22: 48.268, 23: 49.728, 24: 51.179, 25: 52.620,
    26: 54.052, 27: 55.476, 28: 56.892, 29: 58.301, 30: 59.703, 40: 73.402, 50: 86.661, 60: 99.607,
    70: 112.317, 80: 124.839, 90: 137.208, 100: 149.449,
}  # fmt: skip


def chi_square(counts: Sequence[int], expected: Sequence[float]) -> float:
    return sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))


def is_fair(counts: Sequence[int]) -> bool:
    """Whether so many of each are as likely as not when all are equally likely (one in a thousand is not)."""
    mean = sum(counts) / len(counts)
    assert mean >= 5, "too few draws to tell"
    return chi_square(counts, [mean] * len(counts)) <= CRITICAL[len(counts) - 1]


class Lopsided(SeededDice):
    """Dice that favour the first option by a fifth."""

    def pick(self, what: str, options: Sequence[T]) -> int:
        wider = super().pick(what, range(5 * len(options) + 1))
        return wider // 5 if wider < 5 * len(options) else 0


def counted(kind: type[SeededDice], among: int, number: int) -> list[int]:
    """How often each option comes up as the first, second and third draw of many entries."""
    counts = [0] * among
    for sequence in range(number // 3):
        dice = kind(SECRET, b"fairness", sequence)
        for _ in range(3):
            counts[dice.draw("anything", range(among))] += 1
    return counts


@pytest.mark.parametrize("among", [degrees + 1 for degrees in CRITICAL])
def test_every_option_is_as_likely_as_the_next(among: int) -> None:
    assert is_fair(counted(SeededDice, among, 60 * among))


@pytest.mark.parametrize("among", [2, 6, 8, 21])
def test_the_test_would_notice_lopsided_dice(among: int) -> None:
    assert not is_fair(counted(Lopsided, among, 3000 * among))


@pytest.mark.parametrize("among", [2, 6, 8, 21])
def test_and_does_not_object_to_so_many_fair_ones(among: int) -> None:
    assert is_fair(counted(SeededDice, among, 600 * among))


@pytest.mark.parametrize("among", [2, 3, 6, 8])
def test_one_draw_says_nothing_of_the_next_nor_one_entry_of_the_next(among: int) -> None:
    within, between = [0] * among**2, [0] * among**2
    last = 0
    for sequence in range(60 * among**2):
        dice = SeededDice(SECRET, b"pairs", sequence)
        first, second = (dice.draw("anything", range(among)) for _ in range(2))
        within[first * among + second] += 1
        between[last * among + first] += 1
        last = first
    for counts in (within, between):
        mean = sum(counts) / len(counts)
        limit = CRITICAL[min(degrees for degrees in CRITICAL if degrees >= among**2 - 1)]
        assert chi_square(counts, [mean] * len(counts)) <= limit


@given(st.integers(1, 2**63 - 1), st.integers(0, 2**32))
def test_a_draw_is_always_among_the_options(among: int, sequence: int) -> None:
    dice = SeededDice(SECRET, b"", sequence)
    assert 0 <= dice.pick("anything", range(among)) < among


class Counting(SeededDice):
    """Counts which index came up, for each kind of draw and number of options."""

    def __init__(self, secret: bytes, sequence: int, seen: Seen) -> None:
        super().__init__(secret, b"", sequence)
        self.seen = seen

    def pick(self, what: str, options: Sequence[T]) -> int:
        index = super().pick(what, options)
        self.seen.setdefault((what, len(options)), [0] * len(options))[index] += 1
        return index


def often_enough(seen: Seen) -> Seen:
    """What was drawn often enough to tell."""
    return {key: counts for key, counts in seen.items() if sum(counts) >= 5 * len(counts) > 5}


def halves(seen: Seen, what: str) -> tuple[list[int], list[float]]:
    """How many draws of a kind took the first half of their options or the second, and how many should."""
    counts, expected = [0, 0], [0.0, 0.0]
    for (kind, among), found in seen.items():
        if kind == what and among > 1:
            middle = among // 2
            for half, part in enumerate((found[:middle], found[middle:])):
                counts[half] += sum(part)
                expected[half] += sum(found) * len(part) / among
    return counts, expected


def can_be_judged(seen: Seen) -> set[str]:
    """The kinds that were drawn often enough to tell, at least of the halves of their options."""
    return kinds(often_enough(seen)) | {what for what in kinds(seen) if min(halves(seen, what)[1]) >= 5}


def draws_of(game: Game, starts: int) -> Seen:
    """What is drawn in many starts with all sorts of options, and in whole games: 40, or more if need be."""
    seen: Seen = {}
    least = next(seats for seats in game.seats if seats > 1)  # alone, nobody draws lots
    chance = random.Random(f"fairness of {game.name}")
    for number in range(starts):
        seats = game.seats[number % len(game.seats)]
        with suppress(Illegal):
            game.start(some_options(game, chance), seats, Counting(number.to_bytes(32, "big"), 0, seen))
    for number in range(starts, 2 * starts):
        secret = number.to_bytes(32, "big")
        state = game.start(whole(game, number, chance), least, Counting(secret, 0, seen))
        for sequence in range(1, game.horizon + 1):
            if not state.to_act():
                break
            seat = chance.choice(state.to_act())
            action = chance.choice(state.choices(seat).actions)
            state.play(seat, action, Counting(secret, sequence, seen))
        if number >= starts + 40 and can_be_judged(seen) == kinds(seen):
            break
    return seen


def whole(game: Game, number: int, chance: random.Random) -> Struct:
    """The options of a whole game; a large one is short, and its map is laid in all ways."""
    if game.name not in LARGE:
        return game.Options()
    by_hand = {"auto_map": number % 2 == 0, "strict_tiles": number % 4 == 1}
    return replace(some_options(game, chance), days=7, **by_hand)


def kinds(seen: Seen) -> set[str]:
    return {what for what, _ in seen}


@pytest.mark.parametrize("name", [*registry.games(), FAIR.name])
def test_every_kind_of_draw_that_a_game_makes_is_fair(name: str) -> None:
    """Each of its options is as likely as the next; equal ones add up."""
    seen = draws_of(registry.game(name), 90 if name in LARGE else 1500)
    # in a large game some cards are hardly ever drawn
    assert can_be_judged(seen) == kinds(seen) or (name in LARGE and len(can_be_judged(seen)) > 12)
    for key, counts in often_enough(seen).items():
        assert is_fair(counts), key
    for what in kinds(seen):
        assert chi_square(*halves(seen, what)) <= CRITICAL[1], what


def test_halves() -> None:
    seen = {("card", 4): [3, 1, 0, 2], ("card", 3): [1, 1, 1], ("card", 1): [9], ("die", 6): [1] * 6}
    assert halves(seen, "card") == ([5, 4], [4.0, 5.0])
    assert can_be_judged(seen) == set()
    assert can_be_judged({("card", 40): [1] * 10 + [0] * 30}) == {"card"}


def test_critical() -> None:
    """The table itself, against the normal approximation of Wilson and Hilferty."""
    for degrees, value in CRITICAL.items():
        ratio = 2 / (9 * degrees)
        assert value == pytest.approx(degrees * (1 - ratio + 3.0902 * ratio**0.5) ** 3, rel=0.06)
