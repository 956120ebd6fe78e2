"""What may come to whoever ends his turn in a clearing, and how well he has to hide there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.games.realm.day.ending import PEACE_WITH_NATURE, calls_of
from fabula.games.realm.day.rolls import (
    CAVE_KNOWLEDGE,
    CLOVEN_HOOF,
    LUCKY_CHARM,
    SHOES_OF_STEALTH,
    TRACKED_TILES,
    TRACKING_SKILLS,
)
from fabula.games.realm.magic.curses import SQUEAK
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.tactics.melting import danger_left, holds_back
from fabula.games.realm.tactics.menace import ambush, bands_of, harm_of, meeting
from fabula.games.realm.tactics.weeks import monsters_after

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from fabula.games.realm.tactics.knowing import Knowing
    from fabula.games.realm.tactics.weeks import Full

ROWS: Final = range(1, 7)
"""The monster roll: each of them is as likely as the next (MR-3.15)."""
BATTLE: Final = (3.0, 12.0, 30.0)
"""MR-6.2.1: how many points an evening costs with natives who are neutral, unfriendly or his enemies."""
HIDDEN: Final = 5 / 6
"""MR-16.1.1: how likely a die is low enough for whoever hides."""
CLOVEN: Final = 4 / 6
"""MR-14.5.3: the same where the Cloven Hoof is."""
DEATH: Final = 100.0
"""How many points a death costs, and some more: his estimates are none too certain (MR-6.15.2)."""
UNKNOWN: Final = {"V": 0.0, "W": 0.0, "M": 2.0, "C": 2.0}
"""What sounds and guardians of sites add where nobody has seen the chits."""
LOST: Final = 25.0
"""MR-3.15.1: and where five of them are turned up at once."""
FRAIL: Final = 0.03
"""How much likelier each Move or Fight chit that is out of play makes a death."""
BARE: Final = 0.1
"""And each thing that he has no more: the duels were fought with all of them."""
RENOWN: Final = 2.0
"""How much more the first monster that he kills is worth to him than any other."""
DAY_LOST: Final = 1.0
"""How many points it costs to be blocked, to run or to fight, and to rest afterwards."""
GUARDED: Final = 0.4
"""How much of a danger is left if for each monster there is a hireling to lure it away."""
PHASE: Final = 0.2
"""How many points a phase of a good day brings: what a Hide phase costs."""
NIMBLE: Final = 0.03
"""How much of a danger is left for whoever slips away from it in the morning."""
MOST_HIDES: Final = 3


class Evening(NamedTuple):
    """What an evening in a clearing costs on average, in points; what he kills there brings some."""

    found: float
    """If he is not hidden. For whoever is strong enough that may be less than nothing."""
    feared: float = 0.0
    """The same by those whom he lets be when he is hidden: they are still there in the morning."""
    prey: float = 0.0
    """What it brings to strike at the others from where he hides."""

    def plus(self, other: Evening) -> Evening:
        """Both together."""
        return Evening(self.found + other.found, self.feared + other.feared, self.prey + other.prey)


def evening(knowing: Knowing, clearing: str) -> Evening:
    """What may come to whoever ends his turn in a clearing, by the monster roll."""
    tile = knowing.atlas.clearings[clearing].tile
    near = [name for name in knowing.atlas.of_tile[tile] if name != clearing]
    chits = _calling(knowing, tile)
    comes = []
    for row in ROWS:
        there = monsters_after(knowing, clearing, row)
        about = [one for name in near for one in monsters_after(knowing, name, row)]
        prowling = [one for one in about if knowing.box.monsters[kind_of(one)].row in (row, None)]
        comes.append((*there, *prowling, *_coming(knowing, row, chits, clearing)))
    found = _mean(knowing, comes, len(ROWS))
    if tile in knowing.unseen_tiles:
        found = found.plus(_unknown(knowing, knowing.box.tiles[tile].letter))
    lost = LOST * _heard(knowing)
    return found.plus(Evening(lost, lost)) if knowing.is_lost_closed(tile) else found


def _mean(knowing: Knowing, comes: Iterable[Sequence[str]], chances: int) -> Evening:
    """What these lots of monsters cost, each of which comes with one chance in so many."""
    found = feared = prey = 0.0
    for monsters in comes:
        loss, gain = loss_by(knowing, monsters), ambush_on(knowing, monsters)
        found, feared, prey = found + loss, feared + (0.0 if gain else max(0.0, loss)), prey + gain
    return Evening(found / chances, feared / chances, prey / chances)


def _unknown(knowing: Knowing, letter: str) -> Evening:
    """What the chits of a tile may call that nobody has seen."""
    if letter not in knowing.unknown:
        unseen = _unseen_warnings(knowing, letter)
        calling = [] if _is_peaceful(knowing) else unseen
        called = [_called(knowing.boxes[row], names) for row in ROWS for names in calling]
        lots = [full.monsters for full in called if full is not None]
        surprise = UNKNOWN[letter] * _heard(knowing) if unseen else 0.0
        guess = _mean(knowing, lots, len(ROWS) * max(1, len(unseen)))
        knowing.unknown[letter] = guess.plus(Evening(surprise, surprise))
    return knowing.unknown[letter]


def _is_peaceful(knowing: Knowing) -> bool:
    """MR-13.5.2: whether no warning and no sound calls anything for him."""
    return knowing.has_advantage(PEACE_WITH_NATURE)


def _heard(knowing: Knowing) -> float:
    """The share of the unseen chits of sites and sounds that call something for him."""
    return knowing.hope if _is_peaceful(knowing) else 1.0


def ambush_on(knowing: Knowing, monsters: Sequence[str]) -> float:
    """What it brings on average to strike first at these monsters: nothing if he had better not."""
    if not monsters or len(bands := bands_of(monsters)) != 1 or holds_back(knowing):
        return 0.0
    ((kind, count),) = bands.items()
    died, won = ambush(knowing.me, kind, count)
    renown = 0.0 if knowing.is_renowned else RENOWN
    gain = won * (knowing.values.kills(kind_of(monsters[0]), count) + renown)
    return max(0.0, gain - DEATH * (died + frailty(knowing)))


def frailty(knowing: Knowing) -> float:
    """How much likelier a meeting kills him than it did in the duels."""
    return FRAIL * knowing.spent + BARE * knowing.missing


def loss_by(knowing: Knowing, monsters: Sequence[str]) -> float:
    """What a meeting with these monsters costs, less what it brings: nothing if they are of several kinds."""
    if not monsters:
        return 0.0
    bands = bands_of(monsters)
    gain = 0.0
    if len(bands) == 1:
        ((kind, count),) = bands.items()
        like = meeting(knowing.me, kind, count)
        gain = like.won * knowing.values.kills(kind_of(monsters[0]), like.number)
    harm = harm_of(knowing.me, monsters) + frailty(knowing)
    if len(monsters) <= len(knowing.retinue):
        harm *= GUARDED
    return DEATH * min(1.0, harm * danger_left(knowing)) + DAY_LOST - gain


def _calling(knowing: Knowing, tile: str) -> list[str]:
    """MR-3.15.5 to MR-3.15.7: the chits of a tile that he knows, in the order in which they call."""
    box = knowing.box
    known = knowing.view.chits.get(tile, ())
    sites = [chit for chit in known if chit in box.sites]
    if _is_peaceful(knowing):
        return sites
    warnings, sounds = ([chit for chit in known if chit in kind] for kind in (box.warnings, box.sounds))
    return [*sites, *warnings, *sorted(sounds, key=lambda chit: (box.sounds[chit].clearing, chit))]


def _coming(knowing: Knowing, row: int, chits: Sequence[str], clearing: str) -> Iterator[str]:
    """Whom they call to a clearing: each empties one box of the row, sites and sounds into their own."""
    box, tile = knowing.box, knowing.atlas.clearings[clearing].tile
    left = list(knowing.boxes[row])
    for chit in chits:
        first = _called(left, calls_of(box, tile, chit))
        if first is not None:
            left.remove(first)
            where = box.sounds.get(chit) or box.sites.get(chit)
            if where is None or f"{tile}-{where.clearing}" == clearing:
                yield from first.monsters


def company(knowing: Knowing, site: str, camp: str) -> float:
    """How likely something comes to a site past which he can search no more, if he sleeps in its tile."""
    tile = knowing.atlas.clearings[site].tile
    chits = _calling(knowing, tile)
    if camp != site:
        chits = [chit for chit in chits if chit not in knowing.box.warnings]
    come = (tuple(_coming(knowing, row, chits, site)) for row in ROWS)
    return sum(loss_by(knowing, monsters) > DAY_LOST for monsters in come) / len(ROWS)


def _unseen_warnings(knowing: Knowing, letter: str) -> list[set[str]]:
    """MR-2.6: the warnings of this letter that are still face down."""
    seen = {chit for chits in knowing.view.chits.values() for chit in chits}
    return [{name} for name, one in knowing.box.warnings.items() if one.letter == letter and name not in seen]


def _called(boxes: Sequence[Full], names: set[str]) -> Full | None:
    """MR-3.15.11: the first of these boxes that comes when so called."""
    return next((full for full in boxes if not names.isdisjoint(full.box.summoned_by)), None)


def evening_at(knowing: Knowing, place: str) -> Evening:
    """The same for a clearing or a roadway, with the natives there."""
    if place not in knowing.atlas.clearings:
        return Evening(0.0)
    if place not in knowing.evenings:
        found, natives = evening(knowing, place), _natives(knowing, place)
        knowing.evenings[place] = found._replace(found=found.found + natives, feared=found.feared + natives)
    return knowing.evenings[place]


def _natives(knowing: Knowing, clearing: str) -> float:
    """What an evening costs with the natives there, and with those who may come to a dwelling (MR-3.15.3)."""
    here = knowing.view.standing_at.get(clearing, ())
    come = [
        group.id
        for group in knowing.box.groups.values()
        if knowing.view.standing_at.get(group.id) and any(place in here for place in group.appears_at)
    ]
    there = sum(_battle(knowing, group) for group in knowing.groups_at(clearing))
    return there + sum(_battle(knowing, group) for group in come) / len(ROWS)


def _battle(knowing: Knowing, group: str) -> float:
    """What an evening costs with a group of natives."""
    trust = knowing.view.my_trust.get(group, 0)
    return BATTLE[min(-trust, len(BATTLE) - 1)] if trust <= 0 else 0.0


def dice_to_hide(knowing: Knowing, place: str) -> int:
    """MR-13, MR-14.5: how many dice he rolls to hide there."""
    clearing = knowing.atlas.clearings.get(place)
    caves = knowing.has_advantage(CAVE_KNOWLEDGE) and knowing.is_cave(place)
    tracks = knowing.has_advantage(TRACKING_SKILLS) and clearing and clearing.tile in TRACKED_TILES
    helped = any(knowing.is_active(card) for card in (LUCKY_CHARM, SHOES_OF_STEALTH))
    return 1 if caves or tracks or helped or knowing.has_advantage("concealment") else 2


def most_hides(knowing: Knowing, place: str) -> int:
    """How often he can hide on a day on which he does nothing but go there (MR-3.2.4, MR-3.5.2)."""
    if knowing.phases(place) == 2:
        return 0 if knowing.is_mountain(place) else 1
    return MOST_HIDES - knowing.is_mountain(place)


def hides_wanted(knowing: Knowing, place: str, cost: float = PHASE) -> int:
    """How many Hide phases a day there is worth, each of which costs so much."""
    able = range(most_hides(knowing, place) + 1)
    return min(able, key=lambda hides: night(knowing, place, hides) + cost * hides)


def risk_of_failing(knowing: Knowing, place: str, hides: int) -> float:
    """How likely none of so many Hide phases there succeeds."""
    if SQUEAK in knowing.sheet.curses:
        return 1.0
    hidden = CLOVEN if CLOVEN_HOOF in knowing.things else HIDDEN
    return float((1 - hidden ** dice_to_hide(knowing, place)) ** hides)


def night(knowing: Knowing, place: str, hides: int) -> float:
    """What it costs on average to spend a night there after so many Hide phases.

    What has come to a hidden one he strikes first, or it is still there in the morning: he slips away, but
    not if he has to climb.
    """
    if place == knowing.here and knowing.monsters_at(place):
        hides = min(hides, 1)  # MR-3.13: whoever fails there is blocked at once
    if (place, hides) not in knowing.nights:
        fails, there = risk_of_failing(knowing, place, 1), evening_at(knowing, place)
        seen = fails**hides
        slips = (1 - seen) * (awakening(knowing, place) - there.prey)
        knowing.nights[place, hides] = seen * there.found + slips
    return knowing.nights[place, hides]


def awakening(knowing: Knowing, place: str) -> float:
    """What it costs to wake up beside those whom nobody has met in the evening."""
    morning = risk_of_failing(knowing, place, 1) if knowing.is_trap(place) else NIMBLE
    return morning * evening_at(knowing, place).feared


def daily_loss(knowing: Knowing, place: str) -> float:
    """The same, hidden as well as he can."""
    return night(knowing, place, hides_wanted(knowing, place))
