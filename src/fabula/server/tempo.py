"""How fast a table goes where it goes by itself, so that neither haste nor delay tells anything.

Being asked is public, and so is when an answer comes. Where seats have secrets, a table plays the only
answer that somebody has, or his standing answer, for him; how long that takes must not tell that it did.
So a question that another's act has raised is answered by the table as people answer it:

- It is given a beat when it is raised, whoever is asked: no answer, by a person, a bot or the table
  itself, is entered before it.
- The table takes as long as people do: it draws the time from those that their own answers to this question
  have taken at this table, a little blurred so that none comes twice; at first from usual ones.
- Where the time drawn is longer than its patience, and now and then in any case, the table leaves the answer
  to him. So one who is seen to think, or to be away for a day, may well have had nothing to think about.

Questions that somebody's own act has raised are not answered for him at all. All draws follow from a key of
the server and the log: every process draws alike, also after a restart.
"""

from __future__ import annotations

import hmac
import random
from collections import deque
from typing import Final

from msgspec import Struct

REMEMBERED: Final = 24
"""The newest own answers to a question by whose times the table goes."""
BLUR: Final = 0.25
"""How much a time that was drawn is blurred: the deviation of its logarithm."""


class Tempo(Struct, frozen=True):
    """Times in seconds."""

    grace: float = 1.0
    """How long a person can still take back before a bot acts on what he did."""
    soonest: float = 0.8
    usual: float = 1.2
    latest: float = 2.4
    """Bounds and peak of the beat: pages wait six seconds for an acknowledgement."""
    paces: tuple[float, ...] = (1.1, 1.4, 1.7, 2.0, 2.3, 2.7, 3.2, 3.8, 4.6, 6.0, 8.5, 14.0)
    """How long people usually take for their own answers."""
    patience: float = 40.0
    """The longest that the table takes itself."""
    left: float = 1 / 16
    """How often an answer is left to a person at least."""
    key: bytes = b""
    """What the draws are derived from, unknown to everybody."""

    def chance(self, *what: object) -> random.Random:
        """The draws for something at a table, the same whoever asks."""
        text = " ".join(map(str, what))
        return random.Random(hmac.digest(self.key, text.encode(), "sha256"))

    def beat(self, chance: random.Random) -> float:
        """How long after a question its answer is entered at the earliest."""
        return chance.triangular(self.soonest, self.latest, self.usual)


class Paces:
    """How long people's own answers take at one table, by the question."""

    def __init__(self, tempo: Tempo) -> None:
        self._tempo = tempo
        self._own: dict[str, deque[float]] = {}

    def note(self, prompt: str, seconds: float) -> None:
        """Somebody has answered by himself, so long after he was asked."""
        self._of(prompt).append(seconds)

    def draw(self, prompt: str, chance: random.Random) -> float | None:
        """How long the table takes for an answer; None: it is left to the person."""
        pace = chance.choice(self._of(prompt)) * chance.lognormvariate(0.0, BLUR)
        return None if chance.random() < self._tempo.left or pace > self._tempo.patience else pace

    def _of(self, prompt: str) -> deque[float]:
        return self._own.setdefault(prompt, deque(self._tempo.paces, REMEMBERED))


USUAL: Final = Tempo()
