"""What to search for, and what to do with what is found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.actions import (
    Find,
    Learn,
    Locate,
    Loot,
    Pass,
    Peer,
    Perceive,
    Sight,
    Spend,
    SpendForChange,
    Take,
)
from fabula.games.realm.treasures.knowing import SITE_CARDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Action, Choices
    from fabula.games.realm.tactics.knowing import Knowing

HOPELESS: Final = 1
"""A pile with no more than this is left alone: one in thirty-six finds the last treasure (MR-16.2.3)."""
LARGE: Final = 4.0
SMALL: Final = 1.7
"""What a treasure of each size is worth to him, in points of his total, before he has seen it."""
EAGER: Final = 12.0
"""How much more the first one is worth to him than any other."""
TO_LOCATE: Final = 4.5
"""MR-16.2.2: with two dice it takes so many searches to discover a site."""
STRONG: Final = ("vault",)
"""MR-3.9.5c: what takes Tremendous strength to open."""
TOLLED: Final = ("cairns", "pool")
"""MR-3.9.5a: where each try costs an effort, and a rest."""
LINES: Final = ("discover_chits", "treasure_cards", "counters", "passages_and_clues", "clues_and_paths")
"""What he looks for if he may choose."""


def table_to_search(knowing: Knowing, choices: Choices) -> Action:
    """MR-3.9: to loot before everything, else to locate where a site is, else to peer."""
    loots = [action for action in choices.actions if isinstance(action, Loot)]
    piles = {loot: _height(knowing, loot.place) for loot in loots if loot.place not in SITE_CARDS}
    best = max(piles, key=piles.__getitem__, default=None)
    if best is not None and piles[best] > HOPELESS:
        return best
    tile = knowing.atlas.clearings[knowing.here].tile if knowing.here in knowing.atlas.clearings else ""
    sought = [site for site, at in knowing.sites.items() if at == knowing.here and site not in knowing.known]
    wishes: tuple[type[Action], ...] = (Sight, Locate, Peer)
    if tile in knowing.unseen_tiles and not sought:
        wishes = (Sight, Peer, Locate)
    elif not sought and (ways := {road.kind for road in knowing.hidden_ways}):
        wishes = (Peer, Locate) if "path" in ways else (Locate, Peer)
    for kind in wishes:
        if (found := next((one for one in choices.actions if isinstance(one, kind)), None)) is not None:
            return found
    return best or choices.actions[0]


def _height(knowing: Knowing, place: str) -> int:
    """How many things lie at a site; of a pile in the clearing, more than any."""
    return knowing.left_at(place) if place in knowing.box.sites else 2


def line_to_find(choices: Choices) -> Action:
    """MR-16.3.7."""
    for line in LINES:
        if Find(line) in choices.actions:
            return Find(line)
    return choices.actions[0]


def what_to_take(choices: Choices) -> Action:
    """Whatever there is: a treasure, a look at spells, a spell."""
    for action in choices.actions:
        if isinstance(action, Take | Perceive | Learn):
            return action
    return Pass()


def toll(knowing: Knowing, choices: Choices) -> Action:
    """The slowest chit that will do."""
    printed = knowing.sheet.printed(knowing.box)

    def time(action: Action) -> int:
        return printed[action.chit - 1].time if isinstance(action, Spend | SpendForChange) else 0

    return max(choices.actions, key=time)


def lootings(knowing: Knowing, site: str, height: int) -> Iterator[tuple[float, float]]:
    """How many phases it takes to loot a site of one treasure, of two, and so on, and what that may bring."""
    if site in STRONG and not _is_open_to(knowing, site):
        return
    chit = knowing.box.sites[site]
    each = (chit.large * LARGE + chit.small * SMALL) / (chit.large + chit.small)
    work = 0.0 if site in knowing.known else TO_LOCATE
    gain = EAGER if knowing.is_eager else 0.0
    for number in range(height, HOPELESS, -1):
        tries = (6 / min(number, 6)) ** 2
        if tries > TO_LOCATE:
            break
        work += 2 * tries if site in TOLLED else tries
        gain += each
        yield work, gain


def _is_open_to(knowing: Knowing, site: str) -> bool:
    """MR-3.9.5c: whether somebody has opened it, or he can."""
    clearing = knowing.sites.get(site)
    rides = clearing is not None and not knowing.is_cave(clearing) and knowing.rides_strong
    return knowing.view.vault_open or knowing.is_strong or rides
