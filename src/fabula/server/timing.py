"""When things are due at a table: whose clock runs out when, and when an answer may be entered."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fabula.core import Seat
    from fabula.server.live import Live

COMING_BACK: Final = 30.0
"""Seconds that are left to whoever is asked when a table is taken up again, whatever his clock says."""


class Timing:
    """The times of one table. They follow from its log, so that they go on while nobody has it in memory."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self.loaded = time.time()

    @property
    def deadline(self) -> float | None:
        """When the clock of whoever is asked runs out."""
        live, clock = self._live, self._live.row.clock
        runs_out = self.runs_out(live.to_act(), live.log.raised)
        if clock is None or runs_out is None:
            return None
        return max(runs_out, self.loaded + min(clock, COMING_BACK))

    def runs_out(self, asked: tuple[Seat, ...], since: float) -> float | None:
        """When the clock of people who are asked since then runs out; None if there is none, or no people."""
        clock = self._live.row.clock
        people = any(self._live.seats[seat].bot is None for seat in asked)
        return None if clock is None or not people else since + clock

    @property
    def is_among_people(self) -> bool:
        """Whether several people play, who might have secrets from each other."""
        return len({row.holder for row in self._live.seats if row.holder is not None}) > 1

    @property
    def is_secret(self) -> bool:
        """Whether it must not be seen who answers, and when."""
        assert self._live.table is not None
        return self._live.table.game.secrets and self.is_among_people

    def keeps_beat(self, seat: Seat) -> bool:
        """Whether this seat has been asked by another's act, and others must not see who answers."""
        return self.is_secret and self._live.log.step_by not in (None, seat)

    def held_for(self, seat: Seat) -> float:
        """Seconds until an answer of this seat may be entered."""
        if not self._live.goes_on or not self.keeps_beat(seat):
            return 0.0
        return max(0.0, self._beat() - time.time())

    def answer_at(self, seat: Seat, prompt: str) -> float | None:
        """When the table answers this question for somebody; None if it leaves the answer to him.

        Where people have secrets it does, unless another's act has led to the question: its haste would tell.
        """
        if not self.is_secret:
            return 0.0
        if not self.keeps_beat(seat):
            return None
        log, tempo = self._live.log, self._live.tempo
        pace = log.paces.draw(prompt, tempo.chance(self._live.row.id, log.step_began, seat))
        return None if pace is None else max(self._beat(), log.raised + pace)

    def _beat(self) -> float:
        log, tempo = self._live.log, self._live.tempo
        return log.raised + tempo.beat(tempo.chance(self._live.row.id, log.step_began))
