"""MR-1.8, Appendix B: the twenty tiles with both sides, their clearings and roadways.

Edges are numbered clockwise from the north of the upright tile. A clearing is named after its tile and
number, `cliff-2`; a roadway inside a tile after its ends, `cliff-2~5`.
"""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from fabula.games.realm.components.kinds import Color, Letter

Terrain: TypeAlias = Literal["woods", "mountain", "cave"]
RoadKind: TypeAlias = Literal["road", "path", "passage"]
"""Open roads and tunnels, hidden paths, secret passages (MR-1.8.3)."""
SideName: TypeAlias = Literal["green", "enchanted"]

EDGES: Final = ("N", "NE", "SE", "S", "SW", "NW")
BORDERLAND: Final = "borderland"
KINDS: Final[dict[str, RoadKind]] = {"-": "road", "~": "path", "=": "passage"}

_INSIDE = re.compile(r"(\d)([-~=])(\d)")
_OUTWARD = re.compile(r"(\d)>([NSEW]{1,2})")


class ClearingSpot(Struct, frozen=True, forbid_unknown_fields=True):
    """A clearing of one side: its number, its kind, the colors it supplies, and where it is drawn."""

    number: int
    kind: Terrain
    at: tuple[float, float]
    colors: tuple[Color, ...] = ()


class Roadway(Struct, frozen=True, forbid_unknown_fields=True):
    """A roadway between two clearings of a tile, or from one to an edge, as the file spells it."""

    text: str
    kind: RoadKind
    clearing: int
    other: int | None = None
    edge: int | None = None


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a tile."""

    clearings: tuple[ClearingSpot, ...]
    roadways: tuple[Roadway, ...]
    bends: dict[str, tuple[float, float]]
    """The control points of those roadways that are drawn as curves."""

    def exits(self) -> dict[int, int]:
        """The clearing to which the road at each edge leads; blank edges are missing."""
        return {way.edge: way.clearing for way in self.roadways if way.edge is not None}

    def clusters(self) -> tuple[frozenset[int], ...]:
        """The clearings that hang together inside the tile, by roadways of any kind (MR-2.2.3d)."""
        found = [frozenset((spot.number,)) for spot in self.clearings]
        for way in self.roadways:
            if way.other is not None:
                joined = [cluster for cluster in found if way.clearing in cluster or way.other in cluster]
                found = [cluster for cluster in found if cluster not in joined]
                found.append(frozenset().union(*joined))
        return tuple(sorted(found, key=min))


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile: its code, the letter of its chits, and both sides (MR-1.8.1)."""

    id: str
    code: str
    letter: Letter
    green: Side
    enchanted: Side

    def side(self, name: SideName) -> Side:
        """The side of that name."""
        return self.green if name == "green" else self.enchanted


class Tiles(Struct, frozen=True, forbid_unknown_fields=True):
    """All tiles."""

    tiles: tuple[Tile, ...]


def roadway_fields(text: str) -> dict[str, object]:
    """The fields of a roadway that is written `1-4`, `2~5`, `3=6` or `5>N` (MR-B.1.1)."""
    if match := _INSIDE.fullmatch(text):
        return {"text": text, "kind": KINDS[match[2]], "clearing": int(match[1]), "other": int(match[3])}
    if (match := _OUTWARD.fullmatch(text)) and match[2] in EDGES:
        return {"text": text, "kind": "road", "clearing": int(match[1]), "edge": EDGES.index(match[2])}
    raise ValueError(f"no roadway: {text}")


def clearing_name(tile: str, number: int) -> str:
    """How a clearing is called."""
    return f"{tile}-{number}"
