"""What is told of combat."""

from __future__ import annotations

from typing import Literal, TypeAlias

from fabula.core import Event, Seat
from fabula.games.realm.combat.outcomes import Outcomes

Boxes: TypeAlias = Literal["red", "square", "circle", "all"]
"""One sort of boxes of a sheet, or all that a die moves on a character's (MR-6.7.5a)."""


class CombatBegan(Event, frozen=True, kw_only=True, tag="combat-began"):
    """The turn of a clearing has come (MR-6.1.1)."""

    clearing: str


class RoundBegan(Event, frozen=True, kw_only=True, tag="round-began"):
    """A round of combat (MR-6.3)."""

    round: int


class CombatEnded(Event, frozen=True, kw_only=True, tag="combat-ended"):
    """Nobody fights any more in this clearing (MR-6.12)."""

    clearing: str


class FightsOn(Event, frozen=True, kw_only=True, tag="fights-on"):
    """A player wants the combat to go on, or not (MR-6.12.1)."""

    seat: Seat
    wants: bool


class Lured(Event, frozen=True, kw_only=True, tag="lured"):
    """A denizen comes to somebody's sheet because he lures it (MR-6.4.1)."""

    who: str
    monster: str


class AssignmentRolled(Event, frozen=True, kw_only=True, tag="assignment-rolled"):
    """What a player has rolled for a denizen (MR-6.4.2)."""

    seat: Seat
    monster: str
    result: int


class SetUpon(Event, frozen=True, kw_only=True, tag="set-upon"):
    """A denizen comes to somebody's sheet by itself (MR-6.4.2)."""

    who: str
    monster: str


class GroupBattles(Event, frozen=True, kw_only=True, tag="group-battles"):
    """A group of natives battles a player's side from now on (MR-6.2.2)."""

    group: str
    seat: Seat


class Betrayed(Event, frozen=True, kw_only=True, tag="betrayed"):
    """A character attacks his own hireling, which costs him Fame (MR-6.13.1)."""

    who: str
    whom: str
    fame: int


class Deployed(Event, frozen=True, kw_only=True, tag="deployed"):
    """A hireling is sent against somebody (MR-6.5.1)."""

    who: str
    whom: str


class Engaged(Event, frozen=True, kw_only=True, tag="engaged"):
    """A hireling turns to another one of his attackers (MR-6.5.1d)."""

    who: str
    whom: str


class Charged(Event, frozen=True, kw_only=True, tag="charged"):
    """A character charges another one, with a Move that hinders him (MR-6.5.2)."""

    who: str
    whom: str
    means: str
    shown: str
    """Its strength, time and asterisks."""


class ChoiceNoted(Event, frozen=True, kw_only=True, tag="choice-noted"):
    """A player is told that his choice has been noted."""

    who: str


class EncounterReady(Event, frozen=True, kw_only=True, tag="encounter-ready"):
    """A player has decided about his action (MR-6.6.1)."""

    seat: Seat


class NoAction(Event, frozen=True, kw_only=True, tag="no-action"):
    """A character has done nothing in the encounter step."""

    who: str


class Played(Event, frozen=True, kw_only=True, tag="played"):
    """A character has played something for his action."""

    who: str
    means: str
    shown: str
    """Its strength, time and asterisks."""


class RanAway(Event, frozen=True, kw_only=True, tag="ran-away"):
    """A character is on a roadway now (MR-6.6.4)."""

    who: str
    road: str


class AttentionDrawn(Event, frozen=True, kw_only=True, tag="attention-drawn"):
    """It is this character's turn to name his target (MR-6.7.1)."""

    who: str


class Targeted(Event, frozen=True, kw_only=True, tag="targeted"):
    """A character has named whom he attacks (MR-6.7.1)."""

    who: str
    whom: str


class NoTarget(Event, frozen=True, kw_only=True, tag="no-target"):
    """A character attacks nobody."""

    who: str


class PlacementReady(Event, frozen=True, kw_only=True, tag="placement-ready"):
    """A player has placed everything (MR-6.7.3)."""

    seat: Seat


class Attacks(Event, frozen=True, kw_only=True, tag="attacks"):
    """The attack that a character has played is shown (MR-6.7.4)."""

    who: str
    direction: str
    means: str
    shown: str
    """Its strength, time and asterisks."""


class Maneuvers(Event, frozen=True, kw_only=True, tag="maneuvers"):
    """The maneuver that a character has played is shown (MR-6.7.4)."""

    who: str
    direction: str
    means: str
    shown: str
    """Its strength, time and asterisks."""


class RiderManeuvers(Event, frozen=True, kw_only=True, tag="rider-maneuvers"):
    """The maneuver that somebody on a horse has played for himself is shown (MR-10.11.2)."""

    who: str
    direction: str
    means: str
    shown: str


class AimsAtRider(Event, frozen=True, kw_only=True, tag="aims-at-rider"):
    """Whoever attacks a rider aims at him, and not at his horse (MR-10.11.2)."""

    who: str
    whom: str


class ShieldPlaced(Event, frozen=True, kw_only=True, tag="shield-placed"):
    """Where a character has placed his shield (MR-6.7.3c)."""

    who: str
    direction: str


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """The box in which a counter lies (MR-6.7.3d)."""

    piece: str
    direction: str


class Repositioned(Event, frozen=True, kw_only=True, tag="repositioned"):
    """The denizens of a sheet change their boxes (MR-6.7.5)."""

    sheet: str
    boxes: Boxes
    result: int


class TacticsRolled(Event, frozen=True, kw_only=True, tag="tactics-rolled"):
    """The dice for a box: on a 6 its counters turn over (MR-6.7.6)."""

    sheet: str
    boxes: Boxes
    direction: str
    dice: tuple[int, ...]


class CounterTurned(Event, frozen=True, kw_only=True, tag="counter-turned"):
    """A counter shows its other side."""

    piece: str
    dark: bool


class AttackShifted(Event, frozen=True, kw_only=True, tag="attack-shifted"):
    """Battle Bracelets move an attack that has been shown (MR-14.12.5)."""

    who: str
    direction: str


class ManeuverShifted(Event, frozen=True, kw_only=True, tag="maneuver-shifted"):
    """The Elusive Cloak moves a maneuver that has been shown (MR-14.12.6)."""

    who: str
    direction: str


class Dropped(Event, frozen=True, kw_only=True, tag="dropped"):
    """Somebody has dropped an item, which lies in front of him (MR-10.5.1)."""

    who: str
    item: str
    piece: str


class DroppedCard(Event, frozen=True, kw_only=True, tag="dropped-card"):
    """Somebody has dropped a treasure card that is secret: which of his things it was."""

    who: str
    number: int
    size: str


class PickedUp(Event, frozen=True, kw_only=True, tag="picked-up"):
    """Somebody has picked up what lay in the clearing or in front of somebody (MR-10.5.2)."""

    who: str
    item: str
    piece: str


class TooLate(Event, frozen=True, kw_only=True, tag="too-late"):
    """Another one was faster or luckier (MR-10.5.4)."""

    who: str


class Scattered(Event, frozen=True, kw_only=True, tag="scattered"):
    """What somebody had dropped lies abandoned in the clearing (MR-10.5.4)."""

    who: str
    clearing: str


CombatEvents: TypeAlias = (
    CombatBegan
    | RoundBegan
    | CombatEnded
    | FightsOn
    | Lured
    | AssignmentRolled
    | SetUpon
    | Charged
    | GroupBattles
    | Betrayed
    | Deployed
    | Engaged
    | ChoiceNoted
    | EncounterReady
    | NoAction
    | Played
    | RanAway
    | Dropped
    | DroppedCard
    | PickedUp
    | TooLate
    | Scattered
    | AttentionDrawn
    | Targeted
    | NoTarget
    | PlacementReady
    | Attacks
    | Maneuvers
    | RiderManeuvers
    | AimsAtRider
    | ShieldPlaced
    | Placed
    | Repositioned
    | TacticsRolled
    | CounterTurned
    | AttackShifted
    | ManeuverShifted
    | Outcomes
)
