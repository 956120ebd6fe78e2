"""MR-0.7, MR-1.12: recorded Fame, Notoriety and Gold, with exact fractions.

The whole number that is written down is the record rounded down, which is what thresholds and the score ask
for; the fraction beyond it is kept beside it.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fabula.core import Seat
    from fabula.games.realm.sheet import Part
    from fabula.games.realm.state import RealmState


def add_fame(state: RealmState, seat: Seat, share: Fraction | int) -> None:
    """Record Fame, or take it away; it may become negative (MR-1.12.1)."""
    sheet = state.sheet(seat)
    fame, part = _sum(sheet.fame, sheet.fame_part, share)
    state.write_sheet(seat, fame=fame, fame_part=part)


def add_notoriety(state: RealmState, seat: Seat, share: Fraction | int) -> None:
    """Record Notoriety, or take it away; it may become negative (MR-1.12.1)."""
    sheet = state.sheet(seat)
    notoriety, part = _sum(sheet.notoriety, sheet.notoriety_part, share)
    state.write_sheet(seat, notoriety=notoriety, notoriety_part=part)


def add_gold(state: RealmState, who: str, share: Fraction | int) -> None:
    """Record Gold, or spend it; nobody spends what he does not have (MR-1.12.1)."""
    one = state.individual(who)
    gold, part = _sum(one.gold, one.gold_part, share)
    if gold < 0:
        raise ValueError(f"{who} has no {-share} gold to spend")
    state.write(who, gold=gold, gold_part=part)


def _sum(whole: int, part: Part, share: Fraction | int) -> tuple[int, Part]:
    """MR-0.7.1: the sum as a whole number, rounded down, and the fraction that is left."""
    total = whole + Fraction(*part) + share
    left = total - floor(total)
    return floor(total), (left.numerator, left.denominator)
