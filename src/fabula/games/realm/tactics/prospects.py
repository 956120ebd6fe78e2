"""What work at a site brings on average, known or not, until it is done or time is up."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.games.realm.tactics.camps import camps
from fabula.games.realm.tactics.looting import lootings
from fabula.games.realm.tactics.trading import days_left
from fabula.games.realm.tactics.treks import A_DAY

if TYPE_CHECKING:
    from fabula.games.realm.tactics.knowing import Knowing

SITED: Final = "MC"
"""MR-2.6: the letters of tiles in which there may be a site."""
TO_REACH: Final = 2
"""So many days it takes at least to see what is in a tile, and to begin there."""


class Stay(NamedTuple):
    """So many days at work somewhere, and what they bring, less what they cost."""

    days: float
    net: float


def stay(gain: float, work: float, risk: float, time: float) -> Stay:
    """What it brings to work for so many days, each night of which is a risk; if so much time is left.

    As he never knows how many searches it takes, he may be done much sooner than on average, or not in time.
    But a night is a night.
    """
    chance = 1 - exp(-time / work)
    days = work * chance
    return Stay(days, gain * chance - risk * max(1.0, days))


def prospect(knowing: Knowing, tile: str) -> float:
    """MR-2.6: what a tile promises of which he knows nothing: any site may be there that he has not seen."""
    if knowing.box.tiles[tile].letter not in SITED:
        return 0.0
    seen = {chit for chits in knowing.view.chits.values() for chit in chits}
    unseen = [site for site in knowing.box.sites if site not in seen]
    found = [_worth(knowing, site, f"{tile}-{knowing.box.sites[site].clearing}") for site in unseen]
    return knowing.hope * sum(found) / max(1, len(found))


def _worth(knowing: Knowing, site: str, clearing: str) -> float:
    """What it brings to loot a whole site from the best camp, if it is in this clearing."""
    time, chit = days_left(knowing) - TO_REACH, knowing.box.sites[site]
    if time <= 0 or clearing not in knowing.atlas.clearings:
        return 0.0
    stays = (
        stay(gain, work / camp.searches, camp.loss + A_DAY, time)
        for camp in camps(knowing, clearing)
        for work, gain in lootings(knowing, site, chit.large + chit.small)
    )
    return max(0.0, max((one.net for one in stays), default=0.0))
