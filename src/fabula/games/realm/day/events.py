"""What is told of a day and its turns (MR-3, MR-8)."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Event, Seat


class ChitTurnedUp(Event, frozen=True, kw_only=True, tag="chit-turned-up"):
    """A map chit shows its face."""

    chit: str
    tile: str


class ChitsQuiet(Event, frozen=True, kw_only=True, tag="chits-quiet"):
    """Warnings and sounds that somebody does not disturb are turned face down again (MR-13.5.3)."""

    tile: str


class ChitsTurnedDown(Event, frozen=True, kw_only=True, tag="chits-turned-down"):
    """At Midnight the map chits of a tile are turned face down (MR-3.16.7)."""

    tile: str


class Appeared(Event, frozen=True, kw_only=True, tag="appeared"):
    """A dwelling, the Ghosts, or a group of natives stand in a clearing now."""

    who: str
    clearing: str


class DayBegan(Event, frozen=True, kw_only=True, tag="day-began"):
    """Birdsong of a new day (MR-3.1.1)."""

    day: int


class PhaseRecorded(Event, frozen=True, kw_only=True, tag="phase-recorded"):
    """A player is told the phase that he has recorded."""

    who: str
    activity: str
    clearing: str | None
    onward: str | None
    source: str


class FollowRecorded(Event, frozen=True, kw_only=True, tag="follow-recorded"):
    """A player is told whom somebody will follow."""

    who: str
    whom: str


class TurnReady(Event, frozen=True, kw_only=True, tag="turn-ready"):
    """A player has handed in his turn."""

    seat: Seat


class MonsterRoll(Event, frozen=True, kw_only=True, tag="monster-roll"):
    """Which row of the Set-Up Card prowls today (MR-3.3.1)."""

    result: int


class Follows(Event, frozen=True, kw_only=True, tag="follows"):
    """Whom somebody follows today (MR-3.3.3)."""

    who: str
    whom: str


class OrderCancelled(Event, frozen=True, kw_only=True, tag="order-cancelled"):
    """Those who follow one another in a circle follow nobody (MR-3.3.4)."""

    who: str


class LeftBehind(Event, frozen=True, kw_only=True, tag="left-behind"):
    """Somebody does not follow his guide any more."""

    who: str
    clearing: str


class KeepsUp(Event, frozen=True, kw_only=True, tag="keeps-up"):
    """A follower leaves what is too heavy and goes with his guide."""

    who: str


class NotShaken(Event, frozen=True, kw_only=True, tag="not-shaken"):
    """A follower sees his hidden guide and cannot be left behind."""

    who: str


class LetBe(Event, frozen=True, kw_only=True, tag="let-be"):
    """Somebody who could have done something lets it be."""

    who: str


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """Whoever could have gone first lets the next chit be drawn."""

    seat: Seat


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn-began"):
    """A character's turn begins, because his chit was drawn or he took it."""

    who: str
    drawn: bool


class Unhidden(Event, frozen=True, kw_only=True, tag="unhidden"):
    """A character is not hidden any more."""

    who: str


class PhaseBegan(Event, frozen=True, kw_only=True, tag="phase-began"):
    """A recorded phase comes up and is public from now on."""

    who: str
    activity: str
    clearing: str | None
    onward: str | None
    source: str


class Cancelled(Event, frozen=True, kw_only=True, tag="cancelled"):
    """A phase, or the second step of a ride, cannot be performed (MR-3.2.10)."""

    who: str
    reason: str


class Abandoned(Event, frozen=True, kw_only=True, tag="abandoned"):
    """An item that nobody can carry is left in the clearing."""

    who: str
    item: str
    piece: str
    clearing: str


class LeftMap(Event, frozen=True, kw_only=True, tag="left-map"):
    """A character has left the map for good (MR-3.5.9)."""

    who: str


class Climbs(Event, frozen=True, kw_only=True, tag="climbs"):
    """The first of the two phases into a mountain is done (MR-3.5.2)."""

    who: str
    clearing: str


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A character has come to a clearing along a roadway."""

    who: str
    clearing: str
    road: str


class Flew(Event, frozen=True, kw_only=True, tag="flew"):
    """Somebody is in the air over a tile (MR-3.14.2)."""

    who: str
    tile: str


class Landed(Event, frozen=True, kw_only=True, tag="landed"):
    """Somebody comes down in a random clearing of the tile (MR-3.14.4)."""

    who: str
    clearing: str


class HorseLed(Event, frozen=True, kw_only=True, tag="horse-led"):
    """In the cave a horse becomes inactive (MR-4.4.5)."""

    who: str
    item: str
    piece: str


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """The dice of a character on a table, and the result (MR-0.4.1)."""

    who: str
    table: str
    dice: tuple[int, ...]
    result: int
    line: str = ""
    """What the table says there, if nothing else that is told need say so."""


class Hid(Event, frozen=True, kw_only=True, tag="hid"):
    """A character is hidden now."""

    who: str


class WeaponTurned(Event, frozen=True, kw_only=True, tag="weapon-turned"):
    """A weapon shows its other side."""

    who: str
    item: str
    piece: str
    alerted: bool


class ChitChanged(Event, frozen=True, kw_only=True, tag="chit-changed"):
    """An action chit is in another state now (MR-1.5.3)."""

    who: str
    chit: int
    becomes: str


class WentBerserk(Event, frozen=True, kw_only=True, tag="went-berserk"):
    """The Berserk chit is played (MR-13.2.2)."""

    who: str


class Blocked(Event, frozen=True, kw_only=True, tag="blocked"):
    """A monster, or several, have blocked a character."""

    who: str
    monster: str
    clearing: str


class Blocks(Event, frozen=True, kw_only=True, tag="blocks"):
    """Two individuals have blocked each other (MR-3.13.4)."""

    who: str
    whom: str
    clearing: str


class TurnLost(Event, frozen=True, kw_only=True, tag="turn-lost"):
    """Who was blocked before his turn has none (MR-3.4.4)."""

    who: str


class Arrived(Event, frozen=True, kw_only=True, tag="arrived"):
    """Monsters have come to a clearing."""

    monster: str
    number: int
    clearing: str


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """Monsters of a kind, or natives of a group, are back where they started (MR-8.5.1)."""

    who: str
    number: int


class TurnEnded(Event, frozen=True, kw_only=True, tag="turn-ended"):
    """A character has done all that he recorded."""

    who: str


class PartOfDay(Event, frozen=True, kw_only=True, tag="part-of-day"):
    """Sunset, Evening or Midnight has come (MR-3.1)."""

    part: str


DayEvents: TypeAlias = (
    ChitTurnedUp
    | ChitsQuiet
    | ChitsTurnedDown
    | Appeared
    | DayBegan
    | PhaseRecorded
    | FollowRecorded
    | TurnReady
    | MonsterRoll
    | Follows
    | OrderCancelled
    | LeftBehind
    | KeepsUp
    | NotShaken
    | LetBe
    | Passed
    | TurnBegan
    | Unhidden
    | PhaseBegan
    | Cancelled
    | Abandoned
    | LeftMap
    | Climbs
    | Moved
    | Flew
    | Landed
    | HorseLed
    | Rolled
    | Hid
    | WeaponTurned
    | ChitChanged
    | WentBerserk
    | Blocked
    | Blocks
    | TurnLost
    | Arrived
    | Returned
    | TurnEnded
    | PartOfDay
)
