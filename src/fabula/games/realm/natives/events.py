"""What is told of meeting natives, of hiring them, and of missions and campaigns."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Event, Seat


class Drinks(Event, frozen=True, kw_only=True, tag="drinks"):
    """Somebody buys drinks for a group (MR-5.2.3)."""

    who: str
    partner: str
    gold: int


class Met(Event, frozen=True, kw_only=True, tag="met"):
    """What the Meeting table says in a column (MR-16.5)."""

    who: str
    partner: str
    column: str
    result: str


class Endured(Event, frozen=True, kw_only=True, tag="endured"):
    """Somebody swallows a challenge or an insult (MR-5.2.5)."""

    who: str
    affront: str
    points: int


class NativesBlocked(Event, frozen=True, kw_only=True, tag="natives-blocked"):
    """A group or a visitor has blocked somebody (MR-5.2.4)."""

    who: str
    partner: str


class Remembered(Event, frozen=True, kw_only=True, tag="remembered"):
    """A group thinks better or worse of a character from now on (MR-10.7.3)."""

    who: str
    partner: str
    change: int


class Negotiates(Event, frozen=True, kw_only=True, tag="negotiates"):
    """Somebody wants to hire these natives, and what they ask at least (MR-5.7.1)."""

    who: str
    partner: str
    natives: tuple[str, ...]
    gold: int


class Hired(Event, frozen=True, kw_only=True, tag="hired"):
    """Natives serve a player's character until Midnight of a day (MR-5.7.3)."""

    seat: Seat
    partner: str
    natives: tuple[str, ...]
    until: int


class TermEnded(Event, frozen=True, kw_only=True, tag="term-ended"):
    """Natives are free again (MR-5.8.4)."""

    partner: str
    natives: tuple[str, ...]


class TaskTaken(Event, frozen=True, kw_only=True, tag="task-taken"):
    """A mission or campaign is taken up, for this cost, until Midnight of a day (MR-5.9.1)."""

    who: str
    side: str
    fame: int
    notoriety: int
    until: int


class TaskDone(Event, frozen=True, kw_only=True, tag="task-done"):
    """It has succeeded: the cost is regained, and Gold earned (MR-5.9.2)."""

    who: str
    side: str
    fame: int
    notoriety: int
    gold: int


class TaskFailed(Event, frozen=True, kw_only=True, tag="task-failed"):
    """It has failed, and the cost is paid again (MR-5.9.2)."""

    who: str
    side: str
    fame: int
    notoriety: int


class TaskGivenUp(Event, frozen=True, kw_only=True, tag="task-given-up"):
    """A campaign without foes is given up (MR-5.9.2)."""

    who: str
    side: str


class GoldChitCame(Event, frozen=True, kw_only=True, tag="gold-chit-came"):
    """A visitor, a mission or a campaign is in a clearing now (MR-3.15.4)."""

    side: str
    clearing: str


NativesEvents: TypeAlias = (
    Drinks
    | Met
    | Endured
    | NativesBlocked
    | Remembered
    | Negotiates
    | Hired
    | TermEnded
    | TaskTaken
    | TaskDone
    | TaskFailed
    | TaskGivenUp
    | GoldChitCame
)
