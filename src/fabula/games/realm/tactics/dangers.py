"""What may come to whoever ends his turn in a clearing, and how well he has to hide there."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.ending import PEACE_WITH_NATURE, calls_of
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.tactics.menace import bands_of, harm_of, meeting

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fabula.games.realm.tactics.knowing import Knowing

ROWS: Final = range(1, 7)
"""The monster roll: each of them is as likely as the next (MR-3.15)."""
BATTLE: Final = (3.0, 12.0, 30.0)
"""MR-6.2.1: how many points an evening costs with natives who are neutral, unfriendly or his enemies."""
FAILS: Final = {1: 1 / 6, 2: 11 / 36}
"""MR-16.1.1: how likely a Hide phase fails, with one die and with two."""
DEATH: Final = 75.0
"""How many points a death costs, more or less (MR-6.15.2)."""
UNKNOWN: Final = {"V": 0.0, "W": 0.0, "M": 2.0, "C": 2.0}
"""What sounds and guardians of sites add where nobody has seen the chits."""
LOST: Final = 25.0
"""MR-3.15.1: and where five of them are turned up at once."""
WORSE: Final = 0.3
"""How much likelier each chit that is out of play makes a death."""
PHASE: Final = 0.5
"""How many points a phase of a good day brings: what a Hide phase costs."""
NIMBLE: Final = 0.03
"""How much of a danger is left for whoever slips away from it in the morning."""
MOST_HIDES: Final = 3


def exposure(knowing: Knowing, clearing: str) -> float:
    """How many points it costs on average to end his turn in a clearing unhidden.

    What he kills there brings some: for whoever is strong enough that may be more.
    """
    tile = knowing.atlas.clearings[clearing].tile
    there = knowing.monsters_at(clearing)
    near = (name for name in knowing.atlas.of_tile[tile] if name != clearing)
    about = [one for name in near for one in knowing.monsters_at(name)]
    calls = [calls_of(knowing.box, tile, chit) for chit in _calling(knowing, clearing)]
    unseen = _unseen_warnings(knowing, tile) if tile in knowing.unseen_tiles else []
    total = 0.0
    for row in ROWS:
        prowling = [one for one in about if knowing.box.monsters[kind_of(one)].row in (row, None)]
        called = [one for names in calls for one in _called(knowing, row, names)]
        total += loss_by(knowing, (*there, *prowling, *called))
        if unseen:
            total += fmean(loss_by(knowing, _called(knowing, row, names)) for names in unseen)
    surprise = UNKNOWN[knowing.box.tiles[tile].letter] if unseen else 0.0
    return total / len(ROWS) + (LOST if knowing.is_lost_closed(tile) else surprise)


def loss_by(knowing: Knowing, monsters: Sequence[str]) -> float:
    """What a meeting with these monsters costs, less what it brings: nothing if they are of several kinds."""
    if not monsters:
        return 0.0
    bands = bands_of(monsters)
    gain = 0.0
    if len(bands) == 1:
        ((kind, count),) = bands.items()
        gain = meeting(knowing.me, kind, count).won * count * knowing.values.kill(kind_of(monsters[0]))
    return DEATH * min(1.0, harm_of(knowing.me, monsters) * (1 + WORSE * knowing.spent)) - gain


def _calling(knowing: Knowing, clearing: str) -> Iterator[str]:
    """MR-3.15.5 to MR-3.15.7: the chits he knows that call monsters to whoever ends his turn there."""
    place, box = knowing.atlas.clearings[clearing], knowing.box
    peaceful = box.characters[knowing.me].has_advantage(PEACE_WITH_NATURE, knowing.sheet.level)
    for chit in knowing.view.chits.get(place.tile, ()):
        if peaceful and chit not in box.sites:  # MR-13.5.2
            continue
        where = box.sounds.get(chit) or box.sites.get(chit)
        if where is None or f"{place.tile}-{where.clearing}" == clearing:
            yield chit


def _unseen_warnings(knowing: Knowing, tile: str) -> list[set[str]]:
    """MR-2.6: the warnings of this letter that are still face down."""
    seen = {chit for chits in knowing.view.chits.values() for chit in chits}
    letter = knowing.box.tiles[tile].letter
    return [{name} for name, one in knowing.box.warnings.items() if one.letter == letter and name not in seen]


def _called(knowing: Knowing, row: int, names: set[str]) -> tuple[str, ...]:
    """MR-3.15.11: the monsters of the first box of a row that comes when so called."""
    found = (box for box in knowing.boxes[row] if not names.isdisjoint(box.summoned_by))
    first = next(found, None)
    return () if first is None else knowing.view.standing_at[first.id]


def exposure_at(knowing: Knowing, place: str) -> float:
    """The same for a clearing or a roadway, with the natives there."""
    if place not in knowing.atlas.clearings:
        return 0.0
    if place not in knowing.exposures:
        knowing.exposures[place] = _natives(knowing, place) + exposure(knowing, place)
    return knowing.exposures[place]


def _natives(knowing: Knowing, clearing: str) -> float:
    """What an evening costs with the natives there."""
    trust = (knowing.view.my_trust.get(group, 0) for group in knowing.groups_at(clearing))
    return sum(BATTLE[min(-level, len(BATTLE) - 1)] for level in trust if level <= 0)


def dice_to_hide(knowing: Knowing, place: str) -> int:
    """MR-13: how many dice he rolls to hide there."""
    character, level = knowing.box.characters[knowing.me], knowing.sheet.level
    caves = character.has_advantage("cave_knowledge", level) and knowing.is_cave(place)
    return 1 if caves or character.has_advantage("concealment", level) else 2


def most_hides(knowing: Knowing, place: str) -> int:
    """How often he can hide on a day on which he does nothing but go there (MR-3.2.4, MR-3.5.2)."""
    if knowing.phases(place) == 2:
        return 0 if knowing.is_mountain(place) else 1
    return MOST_HIDES - knowing.is_mountain(place)


def hides_wanted(knowing: Knowing, place: str) -> int:
    """How many Hide phases a day there is worth: each costs a phase, and one has to succeed."""
    cost, fails = exposure_at(knowing, place), risk_of_failing(knowing, place, 1)
    return sum(cost * fails**hides * (1 - fails) > PHASE for hides in range(most_hides(knowing, place)))


def risk_of_failing(knowing: Knowing, place: str, hides: int) -> float:
    """How likely none of so many Hide phases there succeeds."""
    return FAILS[dice_to_hide(knowing, place)] ** hides


def night(knowing: Knowing, place: str, hides: int) -> float:
    """What it costs on average to spend a night there after so many Hide phases.

    What has come to a hidden one is still there in the morning: he slips away, but not from a mountain.
    """
    fails, exposed = risk_of_failing(knowing, place, 1), exposure_at(knowing, place)
    seen = fails**hides
    morning = fails if knowing.is_mountain(place) else NIMBLE
    return seen * exposed + (1 - seen) * morning * max(0.0, exposed)


def daily_loss(knowing: Knowing, place: str) -> float:
    """The same, hidden as well as he can."""
    return night(knowing, place, hides_wanted(knowing, place))
