"""What the bot reckons with: points that are missing, tired chits, the way to market, how to loot a site."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.day.resting import ILL_HEALTH
from fabula.games.realm.pieces import put
from fabula.games.realm.tactics import journeys
from fabula.games.realm.tactics.camps import Camp
from fabula.games.realm.tactics.dangers import Evening, frailty
from fabula.games.realm.tactics.journeys import Ways, ways_from
from fabula.games.realm.tactics.knowing import Knowing
from fabula.games.realm.tactics.prospects import stay
from fabula.games.realm.tactics.trading import days_left, stake
from fabula.games.realm.tactics.treks import A_DAY
from fabula.games.realm.tactics.values import Worth
from realm.tactics.alone import known, morning

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.realm.state import RealmState


@pytest.mark.parametrize(
    ("missing", "more", "worth"), [(10, 4, 6.0), (10, 10, 15.0), (10, 24, 22.0), (0, 24, 12.0), (10, 0, 0.0)]
)
def test_only_what_is_missing_counts_thrice(missing: int, more: int, worth: float) -> None:
    """MR-9.3.4."""
    one = Worth(missing, 0.5, 3)
    assert one.of(more) == pytest.approx(worth)
    assert one.next == pytest.approx(one.of(1))


def test_a_kill_counts_thrice_as_long_as_something_is_missing_and_simply_beyond() -> None:
    """MR-6.11, MR-9.3.4: two giants bring eight and sixteen; ten of Fame are wanted, twenty of Notoriety."""
    state = morning("captain")
    values = known(state).values
    fame, notoriety = 2 / 10, 2 / 20
    assert (values.fame, values.notoriety) == pytest.approx((3 * fame, 3 * notoriety))
    assert values.kills("giant", 1) == pytest.approx(3 * 8 * fame + 3 * 8 * notoriety)
    assert values.kills("ogre", 1) == pytest.approx(3 * 2 * notoriety), "it brings no Fame"
    both = (3 * 10 + 14) * fame + (3 * 20 + 4) * notoriety
    assert values.kills("giant", 2) == pytest.approx(both)
    state.write_sheet(0, fame=7)
    assert known(state).values.kills("giant", 1) == pytest.approx((3 * 3 + 5) * fame + 3 * 8 * notoriety)
    state.write_sheet(0, fame=10, notoriety=20)
    famous = known(state).values
    assert (famous.fame, famous.notoriety) == pytest.approx((fame, notoriety))
    assert famous.kills("giant", 1) == pytest.approx(8 * fame + 8 * notoriety)


def tire(state: RealmState, action: str, now: str) -> Knowing:
    """What he knows when one of his chits of this kind is out of play."""
    printed = known(state).sheet.printed(state.box)
    number = next(at for at, chit in enumerate(printed) if (chit.action == "magic") == (action == "magic"))
    chits = state.sheet(0).chits
    state.write_sheet(0, chits=(*chits[:number], now, *chits[number + 1 :]))
    return known(state)


@pytest.mark.parametrize("now", ["fatigued", "wounded"])
def test_a_magic_chit_is_rested_but_nobody_runs_or_fights_with_it(now: str) -> None:
    fresh, tired = known(morning("wizard")), tire(morning("wizard"), "magic", now)
    assert (tired.spent, tired.tired) == (0, 1)
    assert frailty(tired) == frailty(fresh)
    worn = tire(morning("wizard"), "move", now)
    assert (worn.spent, worn.tired) == (1, 1)
    assert frailty(worn) > frailty(fresh)


def test_under_a_curse_no_rest_brings_anything_back() -> None:
    """MR-3.8.4."""
    state = morning("wizard")
    state.write_sheet(0, curses=(ILL_HEALTH,))
    cursed = tire(state, "move", "fatigued")
    assert (cursed.spent, cursed.tired) == (1, 0)


def everywhere(state: RealmState, cost: float) -> Knowing:
    """What he knows if a night costs the same wherever he is."""
    view = known(state).view
    knowing = Knowing(replace(view, chits=dict.fromkeys(known(state).atlas.of_tile, ("dank_v",))))
    knowing.evenings = dict.fromkeys(knowing.atlas.clearings, Evening(cost, cost))
    return knowing


def to_market(knowing: Knowing, ways: Ways) -> float:
    """How many days it is to the nearest market."""
    return min(ways.days[market] for market in journeys._markets(knowing) if market in ways.days)


def far_off() -> RealmState:
    """A morning on which the Captain, who has arms to sell, wakes up days from any market."""
    state = morning("captain")
    for place in known(state).atlas.clearings:
        put(state, "captain", place)
        knowing = everywhere(state, 0.0)
        if 2.5 < to_market(knowing, ways_from(knowing, place)) < 4:
            return state
    raise AssertionError


def test_he_loses_what_he_could_sell_if_he_comes_to_no_market() -> None:
    state = far_off()
    knowing = everywhere(state, 0.0)
    assert ways_from(knowing, knowing.here).stake == stake(knowing) > 5


def test_when_no_market_can_be_reached_any_more_there_is_nothing_to_lose() -> None:
    state = far_off()
    knowing = everywhere(state, 0.0)
    days = to_market(knowing, ways_from(knowing, knowing.here))
    for left, hopes in ((int(days) + 1, True), (int(days), days == int(days)), (0, False)):
        state.day = state.options.days - left
        late = everywhere(state, 0.0)
        assert ways_from(late, late.here).stake == (stake(late) if hopes else 0)


def test_what_is_not_worth_the_risk_of_the_way_is_given_up() -> None:
    state = far_off()
    for cost, hopes in ((1.0, True), (500.0, False)):
        knowing = everywhere(state, cost)
        ways = ways_from(knowing, knowing.here)
        assert min(ways.risk[market] for market in journeys._markets(knowing)) > 0
        assert ways.stake == (stake(knowing) if hopes else 0)


def test_a_journey_from_which_he_does_not_come_back_in_time_costs_his_stake() -> None:
    state = far_off()
    for left, lost in ((20, False), (4, True)):
        state.day = state.options.days - left
        knowing = everywhere(state, 0.0)
        ways = ways_from(knowing, knowing.here)
        away = next(name for name, days in ways.days.items() if 0.5 <= days < 2 and ways.back[name] > 2)
        found = [journeys._journey(knowing, one, away, "loot", 9.0, 1.5, 0.0) for one in (ways, free(ways))]
        (risked,), (nothing,) = found
        assert nothing.total - risked.total == pytest.approx(ways.stake if lost else 0)
        assert (risked.promise < nothing.promise) == lost


def free(ways: Ways) -> Ways:
    """The same for somebody who has nothing to lose."""
    return ways._replace(stake=0.0)


@pytest.mark.parametrize(
    ("loss", "second", "searches", "number"),
    [
        (0.0, 12.0, 4, 2),  # for each day the first alone is more
        (0.0, 1.0, 4, 1),
        (9.0, 12.0, 1, 2),
        (9.0, 1.0, 1, 1),
        (2.0, 12.0, 4, 2),
    ],
)
def test_a_site_is_looted_as_it_brings_most_altogether(
    monkeypatch: pytest.MonkeyPatch, loss: float, second: float, searches: int, number: int
) -> None:
    """From one camp he searches more often, but the nights may be worse; the second treasure is far down."""
    knowing = known(morning("captain"))
    here = knowing.here
    busy, quiet = Camp(here, 0, 0, 0, 4, loss), Camp(here, 0, 0, 3, 1, 0.0)
    works = {1: (4.0, 20.0), 2: (12.0, 20.0 + second)}

    def camps(_: Knowing, site: str) -> Iterator[Camp]:
        assert site == here
        yield from (quiet, busy)

    def lootings(_: Knowing, site: str, height: int) -> Iterator[tuple[float, float]]:
        assert (site, height) == ("lair", 7)
        yield from works.values()

    monkeypatch.setattr(journeys, "camps", camps)
    monkeypatch.setattr(journeys, "lootings", lootings)
    knowing.sites = {"lair": here}
    (found,) = journeys._to_sites(knowing, ways_from(knowing, here))
    camp = busy if searches == busy.searches else quiet
    work, gain = works[number]
    days, net = stay(gain, work / searches, camp.loss, days_left(knowing) + 1)
    assert (found.clearing, found.purpose, found.camp) == (here, "loot", camp)
    assert found.total == pytest.approx(net - A_DAY * days)
    assert found.promise == pytest.approx(net / (journeys.PATIENCE + days))
