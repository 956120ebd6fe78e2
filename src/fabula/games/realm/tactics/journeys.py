"""Where to go: which place promises most for the days that it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.games.realm.magic.curses import EYEMIST
from fabula.games.realm.tactics.buying import shops_at
from fabula.games.realm.tactics.camps import camp_for, camps
from fabula.games.realm.tactics.curses import burden, chapels
from fabula.games.realm.tactics.dangers import daily_loss, hides_wanted, most_hides, night
from fabula.games.realm.tactics.knowing import FAR
from fabula.games.realm.tactics.looting import lootings
from fabula.games.realm.tactics.paths import distances
from fabula.games.realm.tactics.prospects import prospect, stay
from fabula.games.realm.tactics.trading import days_left, is_late, partners_at, sales_at, stake
from fabula.games.realm.tactics.treks import A_DAY, USUAL_HIDES, ways_to_all

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fabula.games.realm.tactics.camps import Camp
    from fabula.games.realm.tactics.knowing import Knowing

TRIFLING: Final = 0.3
"""What is worth no more than this is not worth a journey."""
TO_PEER: Final = 2.8
"""MR-16.2.1: so many searches it takes to see the chits of a tile for whoever does not sleep there."""
TO_LOOT: Final = 2.0
"""So many days it takes to make something of what he has seen."""
PATIENCE: Final = 0.5
"""So many days he adds to all that he could do: the more, the less it matters how long it takes."""
CONTENT: Final = 0.4
"""How much less the unknown attracts him who knows a site that he could loot."""
UNEASY: Final = (0.4, 1.2)
"""He does not explore where a night costs more than this; or this, if he has taken no treasure yet."""
WEARY: Final = 2
"""With so many chits out of play he rests, where it is quiet."""
QUIET: Final = 0.3
"""He stays where a day costs no more than this."""
A_WHILE: Final = 4
"""For so many days he lies in wait."""
LONG: Final = 8
"""For so many days he looks ahead when he looks for a quiet place."""
WORTH_A_FIGHT: Final = 0.2
"""So many points a night must promise for him to wait for monsters."""
LAST_RESORT: Final = 0.001
"""A retreat is for whoever has nothing better to do: all else has been weighed against its risk."""
IDLE_HOURS: Final = 0.5
"""What it is worth to him to be among friends who have something to sell."""
STEADY: Final = 1.4
"""How much more than what he set out for something else must promise for him to turn round."""
HURRY: Final = 9.0
"""How much more a market counts when there is just time enough to reach it."""
ON_THE_WAY: Final = 3.0
"""So many days earlier it is late for whoever is on his way to market, so that he does not turn round."""


class Journey(NamedTuple):
    """A place, why to go there, and how much it promises for each day."""

    clearing: str
    purpose: str
    """`loot`, `explore`, `hunt`, `retreat`, `sell`, `buy` or `heal`."""
    promise: float
    camp: Camp | None = None
    """Where to sleep meanwhile."""
    total: float = 0.0
    """What work brings altogether, less what its days cost: by this he chooses how to loot a site."""


class Ways(NamedTuple):
    """How far it is to each clearing, in days, and what may happen before he is there, in points."""

    days: Mapping[str, float]
    risk: Mapping[str, float]
    back: Mapping[str, float]
    """How many days it is from there to the nearest market."""
    stake: float
    """What he loses if he comes to no market any more; nothing if he has no hope of that anyhow."""


def ways_from(knowing: Knowing, at: str) -> Ways:
    """The ways from where he is; from a roadway, by either end."""
    if at in knowing.atlas.clearings:
        starts = [at]
    else:
        starts = [road.end for road in knowing.atlas.roads_from(at) if road.end is not None]
    found, markets = ways_to_all(knowing, starts), _markets(knowing)
    back, stakes = distances(knowing, markets), stake(knowing)
    in_reach = (found[market] for market in markets if market in found)
    hopes = any(way.days <= days_left(knowing) and way.risk < stakes for way in in_reach)
    return Ways(
        {clearing: way.days for clearing, way in found.items()},
        {clearing: way.risk for clearing, way in found.items()},
        {clearing: phases / knowing.pace for clearing, phases in back.items()},
        stakes if hopes else 0.0,
    )


def _markets(knowing: Knowing) -> list[str]:
    """Where he can sell."""
    return [
        place
        for place in knowing.atlas.clearings
        if any(partners_at(knowing, place)) and not knowing.is_hated(place)
    ]


def journey(knowing: Knowing, at: str, before: Journey | None = None) -> Journey | None:
    """The best way to spend the days to come, from where he is; what he was about to do before, rather."""
    ways = ways_from(knowing, at)
    weary = knowing.tired >= WEARY and not is_late(knowing)
    found = _to_safety(knowing, at, ways) if weary else journeys(knowing, at, ways, before)

    def appeal(one: Journey) -> tuple[float, str]:
        same = before is not None and (one.clearing, one.purpose) == (before.clearing, before.purpose)
        return one.promise * (STEADY if same else 1.0), one.clearing

    return max((one for one in found if one.promise > 0), key=appeal, default=None)


def journeys(knowing: Knowing, at: str, ways: Ways, before: Journey | None = None) -> Iterator[Journey]:
    """All that he could do."""
    if EYEMIST not in knowing.sheet.curses:
        sites = [*_to_sites(knowing, ways)]
        yield from sites
        zeal = CONTENT if any(one.promise > 0 for one in sites) else 1.0
        yield from _to_the_unknown(knowing, ways, zeal)
    yield from _to_battle(knowing, ways)
    yield from _to_safety(knowing, at, ways)
    yield from _to_market(knowing, ways, before.clearing if before and before.purpose == "sell" else "")
    yield from _to_friends(knowing, ways)
    yield from _to_the_chapel(knowing, ways)


def _to_sites(knowing: Knowing, ways: Ways) -> Iterator[Journey]:
    for site, clearing in knowing.sites.items():
        if clearing in ways.days:
            found = [
                one._replace(camp=camp)
                for camp in camps(knowing, clearing)
                for work, gain in lootings(knowing, site, knowing.left_at(site))
                for one in _journey(knowing, ways, clearing, "loot", gain, work / camp.searches, camp.loss)
            ]
            if found:
                yield max(found, key=lambda one: one.total)


def _to_the_unknown(knowing: Knowing, ways: Ways, zeal: float) -> Iterator[Journey]:
    """To peer at its chits by day and sleep outside, or to end a day there, well hidden."""
    for tile in knowing.unseen_tiles:
        gain = zeal * prospect(knowing, tile)
        found = []
        for clearing in knowing.atlas.of_tile[tile] if gain > TRIFLING else ():
            if clearing in ways.days and (knowing.is_slow or not knowing.is_cave(clearing)):
                for camp, nights, risk in _looks(knowing, clearing):
                    if risk <= UNEASY[knowing.is_eager]:
                        work = nights + TO_LOOT
                        there = _journey(knowing, ways, clearing, "explore", gain, work, risk * nights / work)
                        found += [one._replace(camp=camp) for one in there]
        if found:
            yield max(found, key=lambda one: (one.promise, one.clearing))


def _looks(knowing: Knowing, clearing: str) -> Iterator[tuple[Camp | None, float, float]]:
    """The ways to see the chits of its tile: the camp if there is one, how many days, what each may cost."""
    yield None, 1.0, night(knowing, clearing, most_hides(knowing, clearing))
    camp = camp_for(knowing, clearing)
    if camp.clearing != clearing:
        yield camp, TO_PEER / camp.searches, camp.loss


def _journey(
    knowing: Knowing,
    ways: Ways,
    clearing: str,
    purpose: str,
    gain: float,
    work: float,
    risk: float,
) -> Iterator[Journey]:
    """What it brings for each day, less what may happen to him on the way and there; if there is time."""
    travel = ways.days[clearing]
    left = days_left(knowing)
    if travel < left + 1 and gain:
        days, net = stay(gain, work, risk, left + 1 - travel)
        net -= ways.risk[clearing]
        if travel + days + ways.back.get(clearing, FAR) > left and clearing != knowing.here:
            net -= ways.stake
        yield Journey(clearing, purpose, net / (PATIENCE + travel + days), total=net - A_DAY * days)


def _to_battle(knowing: Knowing, ways: Ways) -> Iterator[Journey]:
    """Where monsters may come that he would rather meet than not."""
    left = days_left(knowing)
    for clearing, travel in ways.days.items():
        gain = -night(knowing, clearing, hides_wanted(knowing, clearing, 0.0))
        if gain > WORTH_A_FIGHT and travel + 1 <= left:
            nights = min(A_WHILE, left - travel)
            promise = (gain * nights - ways.risk[clearing]) / (0.5 + travel + nights)
            yield Journey(clearing, "hunt", promise)


def _to_safety(knowing: Knowing, at: str, ways: Ways) -> Iterator[Journey]:
    """Where the nights are quieter, if it is not too far, or too dangerous to go there."""
    here, left = daily_loss(knowing, at), min(LONG, days_left(knowing))
    tiles = () if knowing.is_unwelcome(at) else knowing.atlas.tiles_at(at)
    for clearing in ways.days if here > QUIET else ():
        if knowing.atlas.clearings[clearing].tile in tiles:
            continue
        better = (here - daily_loss(knowing, clearing)) * left - ways.risk[clearing]
        if better > 0 and not knowing.is_cave(clearing):
            yield Journey(clearing, "retreat", LAST_RESORT * better / (1 + ways.days[clearing]))


def _to_market(knowing: Knowing, ways: Ways, before: str) -> Iterator[Journey]:
    """To sell what he does not need; and in time to the nearest one to sell all."""
    near = (clearing for clearing in _markets(knowing) if clearing in ways.days)
    markets = sorted(near, key=lambda name: (ways.days[name], name))
    nearest = True
    for clearing in markets:
        travel = ways.days[clearing]
        risk = ways.risk[clearing] + night(knowing, clearing, USUAL_HIDES)
        in_time = travel <= days_left(knowing) + 1
        last = sales_at(knowing, clearing, days_left(knowing)) - risk
        late = nearest and is_late(knowing, travel + (ON_THE_WAY if clearing == before else 0.0))
        gain = last if late else sales_at(knowing, clearing) - risk
        if gain > 0 and in_time:
            yield Journey(clearing, "sell", (HURRY if late else 1.0) * gain / (1 + travel))
        nearest = nearest and not (last > 0 and in_time)


def _to_friends(knowing: Knowing, ways: Ways) -> Iterator[Journey]:
    """To buy something, for want of a better thing to do, if that is a quiet place."""
    for clearing, travel in ways.days.items():
        if travel + 1 <= days_left(knowing) and any(shops_at(knowing, clearing)):
            gain = IDLE_HOURS - ways.risk[clearing] - night(knowing, clearing, USUAL_HIDES)
            if gain > 0:
                yield Journey(clearing, "buy", LAST_RESORT * gain / (1 + travel))


def _to_the_chapel(knowing: Knowing, ways: Ways) -> Iterator[Journey]:
    """To be freed of his curses."""
    for clearing in chapels(knowing) if knowing.sheet.curses else ():
        if clearing in ways.days:
            risk = night(knowing, clearing, USUAL_HIDES)
            yield from _journey(knowing, ways, clearing, "heal", burden(knowing), 0.5, risk)
