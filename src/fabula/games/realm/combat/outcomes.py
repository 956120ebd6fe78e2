"""What is told of blows, and of what they bring (MR-6.8 to MR-6.15)."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Event, Seat


class HitBy(Event, frozen=True, kw_only=True, tag="hit-by"):
    """An attack hits: it meets the maneuver, is faster than it, or there is none (MR-6.8.3)."""

    who: str
    attacker: str
    how: str
    direction: str
    time: int
    dodge: str
    """The direction of the maneuver; nothing if there is none."""
    dodge_time: int


class MissedBy(Event, frozen=True, kw_only=True, tag="missed-by"):
    """An attack misses: it neither meets the maneuver nor is faster than it (MR-6.8.3)."""

    who: str
    attacker: str
    direction: str
    time: int
    dodge: str
    dodge_time: int


class AttackCancelled(Event, frozen=True, kw_only=True, tag="attack-cancelled"):
    """An attack does not take place, for one of them is dead (MR-6.8.2)."""

    who: str
    attacker: str


class Fumbled(Event, frozen=True, kw_only=True, tag="fumbled"):
    """How well a blow has landed, and what that changes (MR-10.11.1)."""

    attacker: str
    roll: int
    change: int


class SeriouslyWounded(Event, frozen=True, kw_only=True, tag="seriously-wounded"):
    """A blow that would just have killed somebody gives him so many wounds (MR-10.1.1)."""

    who: str
    wounds: int


class Routed(Event, frozen=True, kw_only=True, tag="routed"):
    """A denizen is driven off, back to the Set-Up Card (MR-10.1.2)."""

    who: str
    killer: str


class Stumbled(Event, frozen=True, kw_only=True, tag="stumbled"):
    """Who runs away rolls whether he stumbles (MR-10.11.3)."""

    who: str
    roll: int
    falls: bool


class MissileRolled(Event, frozen=True, kw_only=True, tag="missile-rolled"):
    """What the Missile Table does to a blow (MR-6.8.6)."""

    attacker: str
    change: int


class Harmed(Event, frozen=True, kw_only=True, tag="harmed"):
    """How hard a blow is (MR-6.8.5)."""

    who: str
    harm: str


class ArmorStruck(Event, frozen=True, kw_only=True, tag="armor-struck"):
    """A blow strikes armor, and what becomes of it (MR-6.9.4a)."""

    who: str
    piece: str
    becomes: str


class ArmorPaid(Event, frozen=True, kw_only=True, tag="armor-paid"):
    """What destroyed armor is worth to its owner (MR-6.9.4e)."""

    who: str
    gold: int


class Wounded(Event, frozen=True, kw_only=True, tag="wounded"):
    """A character is wounded (MR-6.9.5)."""

    who: str


class HorseKilled(Event, frozen=True, kw_only=True, tag="horse-killed"):
    """The horse with which somebody maneuvers is dead (MR-6.9.3)."""

    who: str
    piece: str


class LooseHorseKilled(Event, frozen=True, kw_only=True, tag="loose-horse-killed"):
    """A horse that nobody has is dead (MR-16.10.3)."""

    clearing: str
    piece: str


class Killed(Event, frozen=True, kw_only=True, tag="killed"):
    """Somebody is dead, at this very moment."""

    who: str
    killer: str


class Bounty(Event, frozen=True, kw_only=True, tag="bounty"):
    """What a kill brings, as his so-and-so-many-th of the day (MR-6.11.1)."""

    who: str
    victim: str
    number: int
    fame: str
    notoriety: str
    gold: str


class HirelingBounty(Event, frozen=True, kw_only=True, tag="hireling-bounty"):
    """What the kill of a hireling brings to his master, and in gold to himself (MR-6.11.2, MR-6.11.3)."""

    who: str
    hireling: str
    victim: str
    fame: str
    notoriety: str
    gold: str


class HirelingLost(Event, frozen=True, kw_only=True, tag="hireling-lost"):
    """The Notoriety that the death of a hireling costs his master (MR-6.11.7)."""

    who: str
    hireling: str
    points: int


class StockScattered(Event, frozen=True, kw_only=True, tag="stock-scattered"):
    """The stock of a group whose leader is dead lies in the clearing (MR-6.11.8)."""

    group: str
    clearing: str


class GoldTaken(Event, frozen=True, kw_only=True, tag="gold-taken"):
    """Whoever has killed somebody gets his gold, or his part of it (MR-6.11.6)."""

    who: str
    whom: str
    gold: str


class Plundered(Event, frozen=True, kw_only=True, tag="plundered"):
    """Whoever has killed somebody takes a thing that he had (MR-6.11.6)."""

    who: str
    whom: str
    item: str
    piece: str


class WentToStock(Event, frozen=True, kw_only=True, tag="went-to-stock"):
    """What the victim of natives had joins their stock (MR-6.11.6)."""

    who: str
    partner: str
    item: str
    piece: str


class CameBack(Event, frozen=True, kw_only=True, tag="came-back"):
    """An immortal is where he began (MR-10.12.4)."""

    who: str
    clearing: str


class Died(Event, frozen=True, kw_only=True, tag="died"):
    """A character is out of the game (MR-6.15)."""

    who: str


class NotAnew(Event, frozen=True, kw_only=True, tag="not-anew"):
    """A player whose character is dead waits with another one (MR-6.15.3)."""

    seat: Seat


Outcomes: TypeAlias = (
    HitBy
    | MissedBy
    | AttackCancelled
    | MissileRolled
    | Fumbled
    | SeriouslyWounded
    | Routed
    | Stumbled
    | Harmed
    | ArmorStruck
    | ArmorPaid
    | Wounded
    | HorseKilled
    | LooseHorseKilled
    | Killed
    | Bounty
    | HirelingBounty
    | HirelingLost
    | StockScattered
    | GoldTaken
    | Plundered
    | WentToStock
    | Died
    | CameBack
    | NotAnew
)
