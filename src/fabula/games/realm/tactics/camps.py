"""Where to spend the nights while looting a site: its guardian comes to whoever sleeps in its tile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.games.realm.tactics.dangers import MOST_HIDES, company, night, risk_of_failing
from fabula.games.realm.tactics.paths import distances

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.realm.tactics.knowing import Knowing

NEAR: Final = 2
"""So many phases a camp may be away."""
SEARCH: Final = (1.2, 2.2)
"""How many points a search brings; and how many if he has taken no treasure yet."""
INTERRUPTED: Final = (3.0, 7.0)
"""What it costs him if he can search there no more, because monsters have come; and the same before."""


class Camp(NamedTuple):
    """A clearing to sleep in, and how a day goes: there, so many searches, back, and hidden so often."""

    clearing: str
    there: int
    back: int
    hides: int
    searches: int
    loss: float
    """What a night costs on average, in points."""


def camp_for(knowing: Knowing, site: str) -> Camp:
    """The best camp for a site in a clearing, which may be that clearing itself."""
    worth = SEARCH[knowing.is_eager]
    return max(camps(knowing, site), key=lambda camp: (worth * camp.searches - camp.loss, camp.clearing))


def camps(knowing: Knowing, site: str) -> Iterator[Camp]:
    """All of them, and all ways to spend a day there between hiding and searching.

    They come in the order of their names: of equally good ones it is always the same that he takes.
    """
    there, back = distances(knowing, [site], most=NEAR), distances(knowing, [site], most=NEAR, away=True)
    for clearing in sorted(there.keys() & back.keys()):
        inward, outward = int(there[clearing]), int(back[clearing])
        phases = min(knowing.phases(site), knowing.phases(clearing)) - inward - outward
        same = knowing.atlas.clearings[clearing].tile == knowing.atlas.clearings[site].tile
        disturbance = INTERRUPTED[knowing.is_eager] * company(knowing, site, clearing) if same else 0.0
        for hides in range(min(phases, MOST_HIDES + 1)):
            loss = night(knowing, clearing, min(hides, 1) if knowing.monsters_at(clearing) else hides)
            if clearing != site:
                loss += risk_of_failing(knowing, clearing, hides) * max(0.0, knowing.loss_at(site))
            yield Camp(clearing, inward, outward, hides, phases - hides, loss + disturbance)
