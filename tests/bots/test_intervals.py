"""Wilson's interval, against figures worked out elsewhere and against what it promises."""

from math import comb, isclose

import pytest

from fabula.bots.intervals import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (0, 1, 0.0, 0.7935),
        (81, 263, 0.2553, 0.3662),  # these two are the examples of Newcombe (1998)
        (15, 148, 0.0624, 0.1605),
    ],
)
def test_known_values(successes: int, trials: int, low: float, high: float) -> None:
    interval = wilson(successes, trials)
    assert isclose(interval.low, low, abs_tol=5e-5)
    assert isclose(interval.high, high, abs_tol=5e-5)


def test_it_is_the_same_seen_from_the_losing_side() -> None:
    won, lost = wilson(37, 120), wilson(83, 120)
    assert isclose(won.low, 1 - lost.high)
    assert isclose(won.high, 1 - lost.low)


def test_of_nothing_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(("successes", "trials"), [(-1, 4), (5, 4)])
def test_no_share(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="no share"):
        wilson(successes, trials)


def test_the_true_share_is_inside_about_as_often_as_it_says() -> None:
    trials = 200
    for percent in range(5, 100, 5):
        share = percent / 100
        inside = sum(
            comb(trials, wins) * share**wins * (1 - share) ** (trials - wins)
            for wins in range(trials + 1)
            if wilson(wins, trials).low <= share <= wilson(wins, trials).high
        )
        assert 0.92 < inside < 0.98
