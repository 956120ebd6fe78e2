"""What the kit raises when a game does not keep the contract, with all that is needed to see it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.testing.faults import ADVICE

if TYPE_CHECKING:
    from fabula.testing.journey import Journey


class Nonconformity(Exception):  # noqa: N818 - the word of the trade for it
    """A game's fault by name, what was seen, what to change, and the way there."""

    def __init__(self, fault: str, seen: str) -> None:
        super().__init__(fault, seen)
        self.fault = fault
        self.seen = seen
        self.advice = ADVICE[fault]
        self.journey: Journey | None = None

    @property
    def seed(self) -> int | None:
        """The seed with which the kit comes upon this fault in its first game."""
        return None if self.journey is None else self.journey.seed

    @property
    def record(self) -> str:
        """The actions that lead there, as a record if the game can write one."""
        return "" if self.journey is None else self.journey.text()

    def __str__(self) -> str:
        text = f"{self.fault}: {self.seen}\n{self.advice}"
        if self.journey is None:
            return text
        return (
            f"{text}\nseed {self.journey.seed}, {self.journey.seats} seats, "
            f"options {self.journey.options_text()}, "
            f"{len(self.journey.moves)} decisions:\n{self.record}"
        )
