"""MR-6.3.5, MR-6.3.6: combat sheets: who is on whose sheet, in which box; and what each character has played.

Three tables of immutable values, empty outside combat: the fight that goes on, a stance for each counter that
is on a sheet, and a play for each character. Which side of a counter is up is among the faces of all pieces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from fabula.core import Seat
from fabula.games.realm.combat.counters import DARK, body_of, counters_of, is_tremendous

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

SheetBox: TypeAlias = Literal["red", "square", "circle"]
"""MR-6.3.5, MR-6.3.6: where a counter lies.

On a character's sheet his attackers are in the red boxes, and in the circles those who attack a red-side-up
monster there. On a denizen's sheet it is in a red box itself, its target in a square, others in circles.
"""
Outcome: TypeAlias = Literal["", "hit", "missed", "cancelled"]


class Kill(Struct, frozen=True):
    """Who has been killed in a round, and by whom: several if each of their blows would have done it."""

    victim: str
    killers: tuple[str, ...]
    routed: bool = False
    """Whether it is not dead, but driven off (MR-10.1.2)."""


TRUCE_ROUNDS: Final = 2
"""MR-16.11.5: so many rounds for actions are left when somebody wishes for peace."""


class Fight(Struct, frozen=True):
    """The combat that goes on in a clearing."""

    clearing: str
    round: int = 0
    truce: int = 0
    """1 more than the rounds that are left after a wish for peace (MR-16.11.5); 0 without one."""
    quiet: int = 0
    """How many rounds in a row have passed without anything that MR-6.12.1 names."""
    stirred: bool = False
    """Whether any such thing has happened in this round."""
    named: tuple[str, ...] = ()
    """The characters whose turn to name a target has come in this round (MR-6.7.1)."""
    kills: tuple[Kill, ...] = ()
    """The dead of this round, in the order of their deaths."""
    grips: tuple[tuple[str, str], ...] = ()
    """The characters who are red-side-up Tremendous monsters, and whom they have hit (MR-15.5.1f)."""
    enraged: tuple[str, ...] = ()
    """The Tremendous monsters that have hit and not killed in this round (MR-6.9.8)."""
    provoked: tuple[tuple[str, Seat], ...] = ()
    """Those of them that do because the player began it (MR-6.2.3)."""
    battling: tuple[tuple[str, Seat], ...] = ()
    """The groups of natives that battle a player's side in this clearing (MR-6.2.2)."""
    betrayed: tuple[tuple[str, Seat], ...] = ()
    """The hirelings whom a player has lost by treachery: to kill them brings him nothing (MR-6.11.9)."""
    colors: tuple[tuple[str, int], ...] = ()
    """The color chits that have been played for spells in this round, and whose they are (MR-6.6.10)."""


class Stance(Struct, frozen=True):
    """Where a counter lies: that of a denizen, of a head, a club or a native's horse."""

    sheet: str
    target: str = ""
    """Whom it attacks; nobody while it is taken by surprise (MR-6.7.1a)."""
    box: SheetBox = "red"
    direction: int = 0
    """From 1 to 3, for its attack and its maneuver alike; 0 until it is placed."""


class Play(Struct, frozen=True):
    """What a character has done and shown in this round; what is played goes by its means."""

    acted: tuple[str, ...] = ()
    """The means with which he has charged or done an encounter action."""
    charges: str = ""
    """The character whom he charges (MR-6.5.2)."""
    target: str = ""
    at_rider: bool = False
    """Whether he aims at the rider and not at his horse (MR-10.11.2)."""
    attack: str = ""
    attack_direction: int = 0
    maneuver: str = ""
    maneuver_direction: int = 0
    rider_maneuver: str = ""
    """The maneuver that somebody on a horse plays for himself (MR-10.11.2)."""
    rider_direction: int = 0
    second: str = ""
    """The second attack of whoever has absorbed a monster with a head or club (MR-15.5.1g)."""
    second_direction: int = 0
    shield: int = 0
    """The direction in which his shield is placed."""
    outcome: Outcome = ""
    """What has become of his attack."""
    wounds: int = 0
    """The wounds that he has taken in this round and not yet laid on chits."""
    wounded_by: str = ""
    """Who gave him the last of them."""
    dropped: int = 0
    """How many things he has dropped in front of himself in this round (MR-10.5.1)."""
    stumbled: str = ""
    """The Move with which he has failed to run away, and has to maneuver (MR-10.11.3)."""
    hurt: tuple[str, ...] = ()
    """The chits and the armor that have been fatigued, wounded or damaged in this round (MR-15.1.2b)."""


def fight_of(state: RealmState) -> Fight:
    """The combat that goes on."""
    assert state.fight is not None
    return state.fight


def write_fight(state: RealmState, **changes: object) -> None:
    """Let something else be true of the combat."""
    state.fight = replace(fight_of(state), **changes)


def write_play(state: RealmState, who: str, **changes: object) -> None:
    """Let something else be true of what a character does."""
    state.plays[who] = replace(state.plays[who], **changes)


def hurt(state: RealmState, who: str, what: str) -> None:
    """MR-15.1.2b: in this round a chit has been fatigued or wounded, or armor damaged."""
    if who in state.plays:
        write_play(state, who, hurt=(*state.plays[who].hurt, what))


def stir(state: RealmState) -> None:
    """MR-6.12.1: something has happened in this round."""
    write_fight(state, stirred=True)


def fallen(state: RealmState) -> tuple[str, ...]:
    """Who has been killed in this round."""
    return tuple(one.victim for one in fight_of(state).kills)


def is_dark(state: RealmState, piece: str) -> bool:
    """Whether the other side of a counter is up."""
    return state.faces.get(piece) == DARK


def turn_over(state: RealmState, piece: str) -> None:
    """Show the other side of a counter."""
    if state.faces.pop(piece, None) != DARK:
        state.faces[piece] = DARK


def turn_light(state: RealmState, denizen: str) -> None:
    """MR-1.10.4: all counters of a denizen show their light sides, its head or club too."""
    for piece in counters_of(state, denizen):
        state.faces.pop(piece, None)


def put_on_sheet(state: RealmState, denizen: str, sheet: str, target: str, box: SheetBox = "red") -> None:
    """MR-6.4.4: a denizen comes to a sheet, with its head, club or horse; it is placed later."""
    take_off_sheet(state, denizen)
    for piece in counters_of(state, denizen):
        state.stances[piece] = Stance(sheet, target, box)


def take_off_sheet(state: RealmState, denizen: str) -> None:
    """It is on no sheet any more."""
    for piece in counters_of(state, denizen):
        state.stances.pop(piece, None)


def change_stance(state: RealmState, denizen: str, **changes: object) -> None:
    """Let something else be true of a denizen on a sheet, and of all its counters."""
    for piece in counters_of(state, denizen):
        state.stances[piece] = replace(state.stances[piece], **changes)


def on_sheets(state: RealmState) -> tuple[str, ...]:
    """All counters on sheets by their names, heads, clubs and horses after their bodies."""
    box = state.box
    return tuple(sorted(state.stances, key=lambda piece: (body_of(box, piece), piece != body_of(box, piece))))


def on_sheet(state: RealmState, who: str, box: SheetBox = "red") -> tuple[str, ...]:
    """The counters of the living in the red boxes of a sheet, or in its squares or circles."""
    stances, dead = state.stances, fallen(state)
    there = (piece for piece in on_sheets(state) if body_of(state.box, piece) not in dead)
    return tuple(piece for piece in there if stances[piece].sheet == who and stances[piece].box == box)


def attackers_of(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-6.6.1: the denizens that attack the owner of a sheet, in the order in which they came to it."""
    return tuple(
        piece
        for piece, stance in state.stances.items()
        if stance.sheet == who and stance.target == who and body_of(state.box, piece) == piece
    )


def is_held(state: RealmState, who: str) -> bool:
    """MR-6.6.2: whether a Tremendous monster that is red side up, and alive, has somebody as its target."""
    aiming = (piece for piece, stance in state.stances.items() if stance.target == who)
    return any(is_red(state, piece) and piece not in fallen(state) for piece in aiming)


def is_red(state: RealmState, monster: str) -> bool:
    """Whether a Tremendous monster shows its red side; its head or club has none."""
    box = state.box
    return is_dark(state, monster) and is_tremendous(state, monster) and body_of(box, monster) == monster


def fighters(state: RealmState) -> tuple[str, ...]:
    """The characters who are in this combat, in the order of their seats."""
    return tuple(sorted(state.plays, key=state.player_of))
