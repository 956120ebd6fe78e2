"""Pieces and places by their names, and the one function that moves a piece.

A piece is named after its kind, with a number where several are alike: `demon`, `wolf_a-3`, `short_sword-1`.
A place is a clearing (`cliff-2`), a box of the Set-Up Card (`castle_viper`, `bashkars`, `with_patrol`), the
box of a treasure within treasures (`crypt_of_the_knight`), or a character, who carries what is there; in
combat also what lies in front of him (`front:amazon`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


OFF_MAP: Final = "off_the_map"
"""Where those are who have left the map (MR-3.5.9)."""

DEAD: Final = "dead"
"""Where those are who have been killed (MR-8.4.1)."""

ABSORBED: Final = "absorbed"
"""Where a monster is whose essence somebody has absorbed (MR-15.5.1b)."""

OUT_OF_THE_GAME: Final = "out_of_the_game"
"""The place of what is used up for good."""


FRONT: Final = "front:"
"""Before the name of a fighter: the place of what he has dropped (MR-10.5.1)."""


def in_front_of(who: str) -> str:
    """The place where what somebody drops in combat lies."""
    return f"{FRONT}{who}"


def standing_of(state: RealmState, piece: str) -> str | None:
    """The place of a piece; what somebody has dropped is where he is."""
    place = state.places.get(piece)
    return place.removeprefix(FRONT) if place is not None else None


def copies(kind: str, count: int) -> tuple[str, ...]:
    """The names of all pieces of a kind."""
    return (kind,) if count == 1 else tuple(f"{kind}-{number}" for number in range(1, count + 1))


def kind_of(piece: str) -> str:
    """The kind of a piece."""
    return piece.partition("-")[0]


def put(state: RealmState, piece: str, place: str) -> None:
    """Move a piece, on top of whatever is there; nobody else touches the two tables."""
    lift(state, piece)
    state.places[piece] = place
    state.standing_at[place] = (*state.standing_at.get(place, ()), piece)


def lift(state: RealmState, piece: str) -> None:
    """Take a piece off the table, if it is there."""
    place = state.places.pop(piece, None)
    if place is None:
        return
    one = state.individuals.get(place)
    if one is not None and state.standing_at[place].index(piece) < one.kept:
        state.write(place, kept=one.kept - 1)
    left = tuple(other for other in state.standing_at[place] if other != piece)
    if left:
        state.standing_at[place] = left
    else:
        del state.standing_at[place]
