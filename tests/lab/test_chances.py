"""How likely a lead wins: the curve is fitted as it should be, and the estimates are counted right."""

from __future__ import annotations

import math
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabula.core import registry
from fabula.lab.analysis.calibrating import reliability, samples
from fabula.lab.analysis.chances import Curve, Sample, curve, curves, fit
from small_games.masks import game as masks


def test_between_its_points_a_curve_rises_and_beyond_them_it_is_level() -> None:
    line = Curve((0.0, math.sinh(4)), (0.25, 0.75))
    leads = (-5.0, 0.0, math.sinh(1), math.sinh(2), math.sinh(4), 99.0)
    assert [line(lead) for lead in leads] == pytest.approx([0.25, 0.25, 0.375, 0.5, 0.75, 0.75])


def test_where_more_lead_won_less_often_the_two_are_taken_together() -> None:
    few = [Sample(0.0, 0.0), Sample(1.0, 1.0), Sample(2.0, 0.0), Sample(3.0, 1.0)]
    assert fit(few, points=4) == Curve((0.0, 1.5, 3.0), (0.0, 0.5, 1.0))


def test_there_is_no_curve_without_samples() -> None:
    with pytest.raises(ValueError, match="samples"):
        fit([])


@settings(derandomize=True, deadline=None)
@given(st.lists(st.tuples(st.floats(-50, 50), st.booleans()), min_size=1, max_size=200))
def test_a_curve_never_falls_and_wins_as_often_as_its_samples(pairs: list[tuple[float, bool]]) -> None:
    counted = [Sample(lead, float(won)) for lead, won in pairs]
    fitted = fit(counted)
    assert list(fitted.leads) == sorted(fitted.leads)
    assert list(fitted.chances) == sorted(fitted.chances)
    low, high = min(fitted.chances), max(fitted.chances)
    mean = sum(one.won for one in counted) / len(counted)
    assert low - 1e-3 <= mean <= high + 1e-3


def test_a_known_relation_is_found_again() -> None:
    random = Random(3)
    leads = [random.uniform(-10, 10) for _ in range(20_000)]
    fitted = fit(Sample(lead, float(random.random() < 0.5 + lead / 25)) for lead in leads)
    assert all(abs(fitted(lead) - (0.5 + lead / 25)) < 0.05 for lead in range(-9, 10))


def test_reliability_is_counted_tenth_by_tenth() -> None:
    always = Curve((0.0, 1.0), (0.12, 0.72))
    result = reliability(always, [*[Sample(0.0, 0.0)] * 8, *[Sample(0.0, 1.0)] * 2, *[Sample(1.0, 1.0)] * 10])
    assert [tenth.positions for tenth in result.tenths] == [10, 10]
    assert [tenth.estimated for tenth in result.tenths] == pytest.approx([0.12, 0.72])
    assert [tenth.won for tenth in result.tenths] == [0.2, 1.0]
    assert result.brier == pytest.approx((8 * 0.12**2 + 2 * 0.88**2 + 10 * 0.28**2) / 20)
    assert result.knowing_nothing == pytest.approx(0.6 * 0.4)
    assert result.furthest_off == pytest.approx(0.28)


def test_games_of_the_same_number_give_the_same_samples() -> None:
    floors = registry.game("floors")
    once, again = (list(samples(floors, 2, [5], tries=4)) for _ in range(2))
    assert once == again
    assert len(once[0]) == 4
    assert {sample.won for sample in once[0]} <= {0.0, 0.5, 1.0}


def test_every_curve_is_of_a_game_and_a_number_of_seats_that_it_has() -> None:
    assert 2 in curves()["floors"]
    for name, by_seats in curves().items():
        assert set(by_seats) <= set(registry.game(name).seats)
        for fitted in by_seats.values():
            assert list(fitted.leads) == sorted(set(fitted.leads))
            assert list(fitted.chances) == sorted(fitted.chances)
            assert fitted.chances[0] < 0.15
            assert fitted.chances[-1] > 0.85
    assert curve(masks.name, 2) is None
