"""MR-6.3.5, MR-6.3.6: combat sheets: who is on whose sheet, in which box; and what each character has played.

Three tables of immutable values, empty outside combat: the fight that goes on, a stance for each counter that
is on a sheet, and a play for each character. Which side of a counter is up is among the faces of all pieces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from fabula.games.realm.combat.counters import body_of, counter, part_of

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

SheetBox: TypeAlias = Literal["red", "square", "circle"]
"""MR-6.3.6: where a counter lies: whoever attacks the owner of the sheet, or he himself, in a red box."""
Outcome: TypeAlias = Literal["", "hit", "missed", "cancelled"]
DARK: Final = "dark"
"""The face of a denizen's counter whose other side is up; of a Tremendous monster it is the red one."""


class Kill(Struct, frozen=True):
    """Who has been killed in a round, and by whom: several if each of their blows would have done it."""

    victim: str
    killers: tuple[str, ...]


class Fight(Struct, frozen=True):
    """The combat that goes on in a clearing."""

    clearing: str
    round: int = 0
    quiet: int = 0
    """How many rounds in a row have passed without anything that MR-6.12.1 names."""
    stirred: bool = False
    """Whether any such thing has happened in this round."""
    named: tuple[str, ...] = ()
    """The characters whose turn to name a target has come in this round (MR-6.7.1)."""
    kills: tuple[Kill, ...] = ()
    """The dead of this round, in the order of their deaths."""
    enraged: tuple[str, ...] = ()
    """The Tremendous monsters that have hit and not killed in this round (MR-6.9.8)."""


class Stance(Struct, frozen=True):
    """Where a denizen's counter, a head or a club lies."""

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
    attack: str = ""
    attack_direction: int = 0
    maneuver: str = ""
    maneuver_direction: int = 0
    shield: int = 0
    """The direction in which his shield is placed."""
    outcome: Outcome = ""
    """What has become of his attack."""
    wounds: int = 0
    """The wounds that he has taken in this round and not yet laid on chits."""


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


def stir(state: RealmState) -> None:
    """MR-6.12.1: something has happened in this round."""
    write_fight(state, stirred=True)


def is_dark(state: RealmState, piece: str) -> bool:
    """Whether the other side of a counter is up."""
    return state.faces.get(piece) == DARK


def turn_over(state: RealmState, piece: str) -> None:
    """Show the other side of a counter."""
    if state.faces.pop(piece, None) != DARK:
        state.faces[piece] = DARK


def put_on_sheet(state: RealmState, monster: str, sheet: str, target: str) -> None:
    """MR-6.4.4: a monster comes to a sheet, with its head or club; it is placed later."""
    for piece in (monster, part_of(state.box, monster)):
        if piece is not None:
            state.stances[piece] = Stance(sheet, target)


def take_off_sheet(state: RealmState, monster: str) -> None:
    """It is on no sheet any more."""
    for piece in (monster, part_of(state.box, monster)):
        if piece is not None:
            state.stances.pop(piece, None)


def on_sheets(state: RealmState) -> tuple[str, ...]:
    """All counters on sheets by their names, heads and clubs after their bodies."""
    return tuple(sorted(state.stances, key=lambda piece: (body_of(state.box, piece), len(piece))))


def on_sheet(state: RealmState, who: str) -> tuple[str, ...]:
    """The counters in the red boxes of a sheet."""
    stances = state.stances
    return tuple(
        piece for piece in on_sheets(state) if stances[piece].sheet == who and stances[piece].box == "red"
    )


def attackers_of(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-6.6.1: the monsters that attack somebody, without their heads and clubs."""
    return tuple(
        piece for piece in on_sheet(state, who) if counter(state, piece).move is not None and piece != who
    )


def is_held(state: RealmState, who: str) -> bool:
    """MR-6.6.2: whether a Tremendous monster is red side up on somebody's sheet."""
    return any(is_red(state, piece) for piece in attackers_of(state, who))


def is_red(state: RealmState, monster: str) -> bool:
    """Whether a Tremendous monster shows its red side."""
    return is_dark(state, monster) and counter(state, monster).size == "T"


def fighters(state: RealmState) -> tuple[str, ...]:
    """The characters who are in this combat, in the order of their seats."""
    return tuple(sorted(state.plays, key=state.player_of))
