"""Where to go: which place promises most for the phases that it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.games.realm.tactics.dangers import daily_loss, hides_wanted
from fabula.games.realm.tactics.looting import HOPELESS
from fabula.games.realm.tactics.trading import partners_at, sales_at

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fabula.games.realm.tactics.knowing import Knowing

TREASURE: Final = 4.0
"""What a treasure is worth to him, in points of his total, before he has seen it."""
TO_LOCATE: Final = 4.5
"""MR-16.3.5: with two dice it takes so many searches to discover a site."""
TO_EXPLORE: Final = 8.0
"""So many phases more it takes to find a site, and to loot it."""
PROMISE: Final = {"M": 1.6, "C": 1.6, "W": 0.05, "V": 0.05}
"""MR-2.6: how many treasures a tile may hold of which he knows nothing; in the woods there are no sites."""
TOLL: Final = 0.5
"""How much less a treasure is worth that costs him an effort (MR-3.9.5a)."""
STRONG: Final = ("vault",)
"""MR-3.9.5c: what takes Tremendous strength to open."""
TOLLED: Final = ("cairns", "pool")


QUIET: Final = 0.3
"""He stays where a day costs no more than this."""
LAST_RESORT: Final = 0.001
"""A retreat is for whoever has nothing better to do: all else has been weighed against its risk."""


class Journey(NamedTuple):
    """A place, why to go there, and how much it promises for each phase."""

    clearing: str
    purpose: str
    """`loot`, `explore`, `retreat` or `sell`."""
    promise: float


def phases_left(knowing: Knowing) -> int:
    """How many phases there are until the end of the game, more or less."""
    return max(0, knowing.view.options.days - knowing.view.day) * (2 if knowing.is_slow else 3)


def journey(knowing: Knowing, at: str) -> Journey | None:
    """The best way to spend the days to come, from where he is."""
    far = knowing.distances([at]) if at in knowing.atlas.clearings else _from_road(knowing, at)
    left = phases_left(knowing)
    found = [one for one in _all(knowing, at, far, left) if one.clearing in far and one.promise > 0]
    return max(found, key=lambda one: (one.promise, one.clearing), default=None)


def _from_road(knowing: Knowing, at: str) -> dict[str, int]:
    """From a roadway, by its nearer end."""
    ends = [road.end for road in knowing.atlas.roads_from(at) if road.end is not None]
    ways = [knowing.distances([end]) for end in ends]
    return {
        clearing: 1 + min(way[clearing] for way in ways if clearing in way)
        for clearing in {name for way in ways for name in way}
    }


def _all(knowing: Knowing, at: str, far: Mapping[str, int], left: int) -> Iterator[Journey]:
    for site, clearing in knowing.sites.items():
        if clearing in far and not knowing.is_beset(clearing):
            work, gain = _looting(knowing, site)
            time = far[clearing] + work
            if time <= left and gain:
                yield Journey(clearing, "loot", _promise(knowing, clearing, gain, work, time))
    for tile in knowing.unseen_tiles:
        near = [name for name in knowing.atlas.of_tile[tile] if name in far]
        if near:
            clearing = min(near, key=lambda name: (knowing.is_cave(name), far[name], name))
            gain = PROMISE[knowing.box.tiles[tile].letter]
            time = far[clearing] + TO_EXPLORE
            if time <= left:
                yield Journey(clearing, "explore", _promise(knowing, clearing, gain, TO_EXPLORE, time))
    here = daily_loss(knowing, at)
    for tile in knowing.atlas.of_tile if here > QUIET else ():
        near = [name for name in knowing.atlas.of_tile[tile] if name in far and not knowing.is_cave(name)]
        if near and tile not in knowing.atlas.tiles_at(at):
            clearing = min(near, key=lambda name: (knowing.is_unwelcome(name), far[name], name))
            better = here - daily_loss(knowing, clearing)
            yield Journey(clearing, "retreat", LAST_RESORT * better / (1 + far[clearing]))
    for clearing in knowing.atlas.clearings:
        if clearing in far and any(partners_at(knowing, clearing)):
            gain = sales_at(knowing, clearing)
            slack = left - far[clearing]
            if gain > 0 and slack >= 0:
                hurry = 3.0 if slack < 6 else 1.0
                yield Journey(clearing, "sell", hurry * gain / (3 + far[clearing]))


def _promise(knowing: Knowing, clearing: str, gain: float, work: float, time: float) -> float:
    """What a journey brings for each phase, less what may happen to him while he works there."""
    spare = max(1, knowing.phases(clearing) - hides_wanted(knowing, clearing))
    return (gain * TREASURE - daily_loss(knowing, clearing) * work / spare) / (1 + time)


def _looting(knowing: Knowing, site: str) -> tuple[float, float]:
    """How many phases it takes to loot a site, and how many treasures that may bring."""
    height = knowing.left_at(site)
    if height <= HOPELESS or (site in STRONG and not knowing.is_strong):
        return 0.0, 0.0
    work = 0.0 if site in knowing.known else TO_LOCATE
    gain = 0.0
    for number in range(height, HOPELESS, -1):
        tries = (6 / min(number, 6)) ** 2
        if tries > TO_LOCATE:
            break
        work += tries
        gain += 1
    if site in TOLLED:
        work += gain
        gain *= TOLL
    return work, gain
