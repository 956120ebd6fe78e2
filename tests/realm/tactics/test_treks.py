"""How the bot plans a way of several days: where it sleeps, and what that may cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.pieces import put
from fabula.games.realm.tactics.camps import INTERRUPTED, SEARCH, Camp, camp_for, camps
from fabula.games.realm.tactics.dangers import Evening, company, night
from fabula.games.realm.tactics.journeys import Journey
from fabula.games.realm.tactics.knowing import DAY, Knowing
from fabula.games.realm.tactics.marches import marches
from fabula.games.realm.tactics.treks import A_DAY, TO_FIND, Way, costs_to, days_from, march, ways_to_all
from realm.tactics.alone import known, morning

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def calm(state: RealmState, *dangerous: str) -> Knowing:
    """What he knows if nothing comes anywhere but to these clearings."""
    view = known(state).view
    chits = dict.fromkeys(known(state).atlas.of_tile, ("dank_v",))
    knowing = Knowing(replace(view, chits=chits))
    knowing.evenings = dict.fromkeys(knowing.atlas.clearings, Evening(0.0))
    knowing.evenings.update(dict.fromkeys(dangerous, Evening(50.0, 50.0)))
    return knowing


def far_place(knowing: Knowing, days: int) -> str:
    """A clearing so many days away, or more."""
    ways = ways_to_all(knowing, [knowing.here])
    return min((name for name, way in ways.items() if way.days >= days), key=lambda name: ways[name].days)


def test_a_day_leads_as_far_as_its_phases_do() -> None:
    """MR-3.2.2, MR-3.5.2, MR-3.2.4."""
    knowing = calm(morning())
    for start in knowing.atlas.clearings:
        for end, day in marches(knowing, start, knowing.phases(start)).items():
            climbs = sum(map(knowing.is_mountain, day.path))
            underground = any(map(knowing.is_cave, (start, *day.path)))
            assert day.phases == len(day.path) + climbs <= (2 if underground else DAY)
            assert (start, *day.path)[-1] == end
            assert day.phases + day.hides + day.spare == (2 if underground else DAY)


def test_where_nothing_comes_a_way_costs_its_days_alone() -> None:
    knowing = calm(morning())
    ways = ways_to_all(knowing, [knowing.here])
    assert ways[knowing.here] == Way(0.0, 0.0)
    assert all(way.risk == 0 for way in ways.values())
    goal = far_place(knowing, 2)
    assert costs_to(knowing, goal)[knowing.here] == pytest.approx(A_DAY * ways[goal].days)
    assert costs_to(knowing, goal)[goal] == 0
    for end, day in marches(knowing, knowing.here, DAY).items():
        assert costs_to(knowing, end)[knowing.here] == pytest.approx(A_DAY * day.phases / DAY)


def test_he_sleeps_where_it_is_quiet_and_goes_a_shorter_way_for_it() -> None:
    """Where the first day would end best is dangerous: he ends it before, and is none the worse for it."""
    state = morning()
    plain = calm(state)
    goal = Journey(far_place(plain, 2), "explore", 1.0)
    first = march(plain, plain.here, goal, DAY, 0)
    assert first.night == 0
    wary = calm(state, first.end)
    other = march(wary, wary.here, goal, DAY, 0)
    assert other.end != first.end
    assert other.night == 0


def test_the_nights_on_the_way_are_its_risk() -> None:
    """Everywhere is as bad: as many nights as days, each hidden as well as there is time for."""
    state = morning()
    knowing = calm(state)
    goal = far_place(knowing, 2)
    bad = calm(state, *knowing.atlas.clearings)
    way = ways_to_all(bad, [bad.here])[goal]
    least = min(night(bad, name, 3) for name in bad.atlas.clearings)
    assert way.risk >= 2 * least > 0
    assert costs_to(bad, goal)[bad.here] > way.cost, "with the night there"


def test_it_takes_days_to_find_a_hidden_way() -> None:
    knowing = calm(morning())
    start, road = next(
        (name, road)
        for name, roads in knowing.atlas.roads.items()
        for road in roads
        if road.end is not None
        and not knowing.is_open(road)
        and road.end not in marches(knowing, name, knowing.phases(name))
    )
    found = days_from(knowing, start)[str(road.end)]
    assert (found.days, found.path) == (1 + TO_FIND, ())
    knowing.view.standing_at[start] = ("demon",)
    watched = Knowing(knowing.view)
    assert str(road.end) not in days_from(watched, start), "nobody searches beside monsters"


def test_where_he_works_he_begins_on_the_day_on_which_he_comes() -> None:
    """He came, hid for the rest of the day, and was driven away by morning."""
    state = morning("wizard")
    plain = calm(state)
    start, end = next(
        (name, str(road.end))
        for name in plain.atlas.clearings
        for road in plain.atlas.roads[name]
        if road.end is not None and plain.is_open(road)
        if {plain.atlas.clearings[one].kind for one in (name, road.end)} == {"woods"}
    )
    put(state, "wizard", start)
    bad = calm(state)
    bad.evenings[end] = Evening(5.0, 5.0)
    goal = Journey(end, "loot", 1.0)
    assert march(bad, start, goal, DAY, 0).hides == 3
    works = goal._replace(camp=Camp(end, 0, 0, 1, 3, 1.0))
    found = march(bad, start, works, DAY, 0)
    assert (found.end, found.hides) == (end, 1)
    assert found.passing == -2 * SEARCH[True]


def site_in(knowing: Knowing, tile: str, site: str) -> str:
    return f"{tile}-{knowing.box.sites[site].clearing}"


def test_of_camps_that_are_alike_it_is_always_the_same_that_he_takes() -> None:
    """They come in an order of their own, so that a game is played alike wherever it is played."""
    knowing = calm(morning())
    for site in knowing.atlas.clearings:
        names = [camp.clearing for camp in camps(knowing, site)]
        assert names == sorted(names)


def test_a_camp_outside_the_tile_is_worth_more_where_a_guardian_may_come() -> None:
    """MR-3.15.5: it comes to the site if he sleeps in its tile, and he can search there no more."""
    state = morning("wizard")
    view = known(state).view
    for tile in known(state).atlas.of_tile:
        if known(state).box.tiles[tile].letter not in "MC":
            continue
        knowing = Knowing(replace(view, chits={**view.chits, tile: ("dank_v", "statue")}))
        site = site_in(knowing, tile, "statue")
        inside = next(name for name in knowing.atlas.of_tile[tile] if name != site)
        assert company(knowing, site, inside) > 0, "the imp comes"
        knowing.evenings = dict.fromkeys(knowing.atlas.clearings, Evening(0.0))
        camp = camp_for(knowing, site)
        within = knowing.atlas.clearings[camp.clearing].tile == tile
        cost = INTERRUPTED[True] * company(knowing, site, camp.clearing) if within else 0.0
        assert camp.loss == pytest.approx(cost)


def test_what_a_warning_calls_comes_to_the_site_only_if_he_sleeps_there() -> None:
    """MR-3.15.6: it comes to him, wherever he is."""
    wizard = known(morning("wizard"))
    view, tiles = wizard.view, wizard.box.tiles
    tile = next(name for name in wizard.atlas.of_tile if tiles[name].letter == "M")
    knowing = Knowing(replace(view, chits={**view.chits, tile: ("bones_m", "statue")}))
    site = site_in(knowing, tile, "statue")
    other = next(name for name in knowing.atlas.of_tile[tile] if name != site)
    assert company(knowing, site, site) > company(knowing, site, other)


def test_what_never_comes_interrupts_nobody() -> None:
    knowing = calm(morning())
    tile = next(iter(knowing.atlas.of_tile))
    one, other, *_ = knowing.atlas.of_tile[tile]
    assert company(knowing, one, other) == 0
