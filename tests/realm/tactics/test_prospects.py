"""What the bot expects of work at a site, and of a tile in which there may be one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fabula.games.realm.components.box import box_with
from fabula.games.realm.tactics.dangers import Evening
from fabula.games.realm.tactics.journeys import journeys, ways_from
from fabula.games.realm.tactics.prospects import TO_REACH, prospect, stay
from realm.tactics.alone import known, morning

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState
    from fabula.games.realm.tactics.knowing import Knowing

DAYS = st.floats(0.3, 12)


def everywhere(state: RealmState, evening: Evening) -> Knowing:
    """What he knows if each evening costs this wherever he is."""
    knowing = known(state)
    knowing.evenings = dict.fromkeys(knowing.atlas.clearings, evening)
    return knowing


def unseen(knowing: Knowing, letter: str) -> str:
    """A tile of this letter of which he knows nothing."""
    return next(tile for tile in knowing.unseen_tiles if knowing.box.tiles[tile].letter == letter)


def test_with_all_the_time_in_the_world_work_takes_as_long_as_it_takes() -> None:
    assert stay(9.0, 4.0, 0.0, 1000.0) == pytest.approx((4.0, 9.0))
    assert stay(9.0, 4.0, 2.0, 1000.0) == pytest.approx((4.0, 9.0 - 2.0 * 4.0))


def test_a_night_is_a_night_however_soon_the_work_is_done() -> None:
    """A single search may be enough: he sleeps there all the same."""
    days, net = stay(9.0, 0.25, 6.0, 10.0)
    assert days < 0.3
    assert net == pytest.approx(3.0)


@given(work=DAYS, time=DAYS, more=DAYS)
def test_less_time_is_less_hope_and_less_stay(work: float, time: float, more: float) -> None:
    short, long = stay(5.0, work, 0.0, time), stay(5.0, work, 0.0, time + more)
    assert 0 < short.net <= long.net <= 5.0
    assert short.days <= long.days
    assert short.days <= min(work, time) + 1e-9


def test_in_woods_and_valleys_there_is_nothing_to_find() -> None:
    """MR-2.6."""
    knowing = everywhere(morning("amazon"), Evening(0.0))
    assert prospect(knowing, unseen(knowing, "W")) == 0
    assert prospect(knowing, unseen(knowing, "M")) > 1
    assert prospect(knowing, unseen(knowing, "C")) > 1


def test_where_nights_are_bad_a_tile_promises_less_and_at_last_nothing() -> None:
    state = morning("amazon")
    promises = []
    for cost in (0.0, 20.0, 400.0):
        knowing = everywhere(state, Evening(cost, cost))
        promises.append(prospect(knowing, unseen(knowing, "M")))
    assert promises[0] > promises[1] > promises[2] == 0


def test_a_site_that_he_has_seen_elsewhere_is_no_hope() -> None:
    """MR-2.6: each is in the box once, and some are worth more than others."""

    def each(*seen: str) -> float:
        knowing = everywhere(morning("amazon"), Evening(0.0))
        tile, other = unseen(knowing, "M"), unseen(knowing, "C")
        knowing.view = replace(knowing.view, chits={**knowing.view.chits, other: ("ruins_c", *seen)})
        return prospect(knowing, tile) / knowing.hope if knowing.hope else 0.0

    assert each("hoard") < each() < each("statue")
    assert each(*box_with().sites) == 0


def test_a_tile_promises_the_less_the_likelier_its_chits_are_sounds() -> None:
    """MR-2.6."""
    knowing = everywhere(morning("amazon"), Evening(0.0))
    tile, promises = unseen(knowing, "M"), []
    for hope in (1.0, 0.25):
        knowing.hope = hope
        promises.append(prospect(knowing, tile))
    assert promises[1] == pytest.approx(promises[0] / 4)
    assert promises[1] > 0


def test_late_there_is_no_time_for_what_is_unknown() -> None:
    state = morning("amazon")
    found = []
    for day in (1, 20, 28 - TO_REACH):
        state.day = day
        knowing = everywhere(state, Evening(0.0))
        found.append(prospect(knowing, unseen(knowing, "M")))
    assert found[0] > found[1] > found[2] == 0


def test_he_goes_and_looks_where_it_promises_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    def explored(knowing: Knowing) -> dict[str, float]:
        found = journeys(knowing, knowing.here, ways_from(knowing, knowing.here))
        return {one.clearing: one.promise for one in found if one.purpose == "explore"}

    knowing = everywhere(morning("amazon"), Evening(0.0))
    assert explored(knowing)
    monkeypatch.setattr("fabula.games.realm.tactics.journeys.prospect", lambda *_: 0.0)
    assert not explored(knowing)
