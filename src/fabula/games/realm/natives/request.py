"""MR-5.2 to MR-5.7: what somebody wants of natives or a visitor, and what it costs."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class Request(Struct, frozen=True):
    """Somebody, whom he deals with, what he wants, and its basic price (MR-5.3.2).

    He wants an item (by its piece), a spell (by its type), to be free of a boon, to hire natives, to hire
    his own again, or in the evening to be left in peace (MR-6.2.1).
    """

    who: str
    partner: str
    wants: Literal["item", "spell", "freedom", "service", "more-service", "peace"]
    price: int
    thing: str = ""
    natives: tuple[str, ...] = ()

    @property
    def activity(self) -> str:
        """The kind of phase in which it is made; in the evening there is none."""
        if self.wants == "peace":
            return "combat"
        return "hire" if self.natives else "trade"
