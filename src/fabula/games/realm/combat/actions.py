"""MR-6: what a player may do in combat. Means go by their names (see `means`)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from fabula.core import Action
from fabula.games.realm.components.kinds import Direction

Dodge: TypeAlias = Literal["charge", "dodge", "duck"]
"""MR-0.8.2: the directions of maneuvers, each met by the attack of the same number."""
ATTACKS: Final[tuple[Direction, ...]] = ("thrust", "swing", "smash")
DODGES: Final[tuple[Dodge, ...]] = ("charge", "dodge", "duck")


class FightOn(Action, frozen=True, tag="fight-on"):
    """Go on with a combat that nobody has to fight (MR-6.12.1)."""


class Lure(Action, frozen=True, tag="lure"):
    """Lure a denizen onto the own sheet (MR-6.4.1)."""

    monster: str


class LureWith(Action, frozen=True, tag="lure-with"):
    """Let a hireling lure a denizen onto a sheet of his own (MR-6.4.1)."""

    who: str
    monster: str


class Face(Action, frozen=True, tag="face"):
    """Choose the hireling whom a denizen attacks (MR-6.4.2)."""

    who: str


class Deploy(Action, frozen=True, tag="deploy"):
    """Send a hireling against somebody (MR-6.5.1)."""

    who: str
    whom: str


class Engage(Action, frozen=True, tag="engage"):
    """Let a hireling attack another one of his attackers (MR-6.5.1d)."""

    who: str
    whom: str


class TurnCounter(Action, frozen=True, tag="turn-counter"):
    """Turn over the counter of a hireling, or of his horse (MR-6.5.1d)."""

    piece: str


class Charge(Action, frozen=True, tag="charge-at"):
    """Charge another character with a Move (MR-6.5.2)."""

    whom: str
    means: str


class Run(Action, frozen=True, tag="run"):
    """Run out of the clearing onto a roadway (MR-6.6.4)."""

    road: str
    means: str


class FlyAway(Action, frozen=True, tag="fly-away"):
    """Fly out of the clearing, over a tile beside it (MR-6.6.5)."""

    tile: str
    means: str


class TurnWeapon(Action, frozen=True, tag="turn-weapon"):
    """Turn over the active weapon (MR-6.6.6)."""

    piece: str
    means: str


class Rage(Action, frozen=True, tag="rage"):
    """Play the Berserk chit (MR-13.2.5)."""

    means: str


class Drop(Action, frozen=True, tag="drop"):
    """Drop an item in front of oneself (MR-10.5.1)."""

    piece: str


class Regain(Action, frozen=True, tag="regain"):
    """Pick up an item that lies in front of oneself (MR-10.5.2)."""

    piece: str


class Fetch(Action, frozen=True, tag="fetch"):
    """Pick up an item of the pile in the clearing or in front of somebody, counted from the top."""

    place: str
    number: int
    means: str


class Target(Action, frozen=True, tag="target"):
    """Name whom to attack (MR-6.7.1)."""

    whom: str


class TargetRider(Action, frozen=True, tag="target-rider"):
    """Name a rider whom to attack past his horse (MR-10.11.2)."""

    whom: str


class Strike(Action, frozen=True, tag="strike"):
    """Play an attack (MR-6.7.3a)."""

    direction: Direction
    means: str


class Maneuver(Action, frozen=True, tag="maneuver"):
    """Play a maneuver (MR-6.7.3b)."""

    direction: Dodge
    means: str


class Shield(Action, frozen=True, tag="shield"):
    """Place the shield (MR-6.7.3c)."""

    direction: Direction


class Place(Action, frozen=True, tag="place"):
    """Place a counter in a box of a sheet (MR-6.7.3d)."""

    piece: str
    direction: Direction


class ShiftAttack(Action, frozen=True, tag="shift-attack"):
    """Move the attack with the Battle Bracelets (MR-14.12.5)."""

    direction: Direction


class ShiftManeuver(Action, frozen=True, tag="shift-maneuver"):
    """Move the maneuver with the Elusive Cloak (MR-14.12.6)."""

    direction: Dodge


class Suffer(Action, frozen=True, tag="suffer"):
    """Lay a wound on a chit (MR-6.10.3)."""

    chit: int


CombatActions: TypeAlias = (
    FightOn
    | Lure
    | LureWith
    | Face
    | Deploy
    | Engage
    | TurnCounter
    | Charge
    | Run
    | FlyAway
    | TurnWeapon
    | Rage
    | Drop
    | Regain
    | Fetch
    | Target
    | TargetRider
    | Strike
    | Maneuver
    | Shield
    | Place
    | ShiftAttack
    | ShiftManeuver
    | Suffer
)
