"""Going through a recorded game decision by decision."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct

from fabula.core import Chair, Record, Seat, State
from fabula.core.contract import Action
from fabula.core.records import course_of, game_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.lab.analysis.judging import Judge, Verdict


class Decision(Struct, frozen=True):
    """One action of a game that was not taken back; they are numbered from 1."""

    number: int
    seat: Seat
    state: State
    """As it was before."""
    played: Action


def decisions(record: Record, seat: Seat | None = None) -> list[Decision]:
    """The decisions of one seat, or of all, where there was more than one thing to do."""
    _, course = course_of(record)
    return [
        Decision(number, deed.seat, deed.before, deed.action)
        for number, deed in enumerate(course.deeds, 1)
        if seat in (None, deed.seat) and len(deed.before.choices(deed.seat).actions) > 1
    ]


def review(
    record: Record, judge: Judge, *, seat: Seat | None = None, seed: int = 0
) -> Iterator[tuple[Decision, Verdict]]:
    """Each decision with what was found out about it, in the order of the game."""
    game = game_of(record)
    for decision in decisions(record, seat):
        chair = Chair(game, decision.state, decision.seat)
        random = Random(f"{seed} {decision.number}")
        yield decision, judge.judge(chair, len(record.players), decision.played, random)
