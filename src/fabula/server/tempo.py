"""How fast a table goes where it goes by itself, so that neither haste nor delay tells anything.

Being asked is public, and so is when an answer comes. Where seats have secrets, a table plays the only
answer that somebody has, or his standing answer, for him; if that came at once, everybody would know that
he had no choice, or did not look. So a question that another's act has raised is given a beat when it is
raised, drawn from one distribution whoever is asked: every answer given before the beat, by a person, a bot
or the table itself, is entered at the beat. A person who takes longer is seen to think, as at any table;
therefore some beats are long. Questions that somebody's own act has raised are not answered for him at all.
"""

from __future__ import annotations

import random
from typing import Final

from msgspec import Struct

_CHANCE: Final = random.SystemRandom()


class Tempo(Struct, frozen=True):
    """Times in seconds."""

    grace: float = 1.0
    """How long a person can still take back before a bot acts on what he did."""
    soonest: float = 1.0
    usual: float = 1.6
    latest: float = 4.0
    """Bounds and peak of the beat: pages wait six seconds for an acknowledgement."""

    def beat(self) -> float:
        """How long after a question its answer is entered at the earliest."""
        return _CHANCE.triangular(self.soonest, self.latest, self.usual)


USUAL: Final = Tempo()
