"""What Gold is worth to the bot: only whole steps count in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import Choices
from fabula.games.realm.day.actions import Hide, Ready, Trade
from fabula.games.realm.pieces import put
from fabula.games.realm.tactics.dangers import Evening
from fabula.games.realm.tactics.days import Day
from fabula.games.realm.tactics.journeys import Journey
from fabula.games.realm.tactics.trading import cost_of, goods_at, sales_at, stake
from realm.tactics.alone import known, morning

if TYPE_CHECKING:
    from fabula.games.realm.day.actions import Source


def test_the_last_coin_of_a_step_counts_most() -> None:
    """MR-9.3.4: the Pilgrim began with eleven and has ten; a staff for one Gold saves him two points."""
    state = morning("pilgrim")
    values = known(state).values
    assert values.gold == pytest.approx(0.2)
    assert values.rounding(1) == pytest.approx((2 - 0.2) / 2)
    assert values.rounding(2) < values.rounding(1), "the second is worth nothing yet"
    assert values.rounding(10, more=1) == pytest.approx(0), "a whole step is worth what it looks like"
    assert stake(known(state)) == pytest.approx(0.2 + values.rounding(1))
    state.day = state.options.days - 1
    knowing = known(state)
    market = next(
        name for name in knowing.atlas.clearings if knowing.view.my_trust and sales_at(knowing, name)
    )
    assert sales_at(knowing, market) > 1


def test_the_first_coin_that_he_spends_is_dear() -> None:
    """The Magician has as much as he began with: whatever he spends, up to ten, costs him two points."""
    knowing = known(morning("magician"))
    one, ten = cost_of(knowing, 1), cost_of(knowing, 10)
    assert one == pytest.approx(0.2 + 0.9)
    assert ten == pytest.approx(2.0)
    pilgrim = known(morning("pilgrim"))
    assert cost_of(pilgrim, 1) == pytest.approx(0.2 + 0.9), "he has his staff to sell"


@pytest.mark.parametrize(("cave", "source"), [(True, "shielded_lantern"), (False, "ordinary")])
def test_by_the_light_of_a_lantern_he_deals_in_caves_alone(cave: bool, source: Source) -> None:
    """MR-14.2.12: at a market the phase was cancelled, day after day, and he sold nothing."""
    knowing = known(morning())
    at = next(name for name in knowing.atlas.clearings if knowing.is_cave(name) == cave)
    knowing.evenings[at] = Evening(30.0, 30.0)
    actions = (Hide("shielded_lantern"), Hide("ordinary"), Trade("ordinary"), Ready())
    found = Day(knowing, Choices("turn", actions, {"clearing": at, "left": 4}), None).phase()
    assert found == Hide(source)


@pytest.mark.parametrize(("housed", "source"), [(True, "reputation"), (False, "ordinary")])
def test_his_reputation_is_good_for_a_phase_at_dwellings_alone(housed: bool, source: Source) -> None:
    """MR-13.4.2."""
    knowing = known(morning())
    away = (end for road in knowing.atlas.roads[knowing.here] if (end := road.end) is not None)
    at = knowing.here if housed else next(away)
    knowing.evenings[at] = Evening(30.0, 30.0)
    knowing.view.my_trust.update(dict.fromkeys(knowing.view.my_trust, 1))
    actions = (Hide("reputation"), Hide("ordinary"), Ready())
    found = Day(knowing, Choices("turn", actions, {"clearing": at, "left": 4}), None).phase()
    assert found == Hide(source)


CLOAK: Source = "cloak_of_mist"


@pytest.mark.parametrize(
    ("market", "purpose", "source"),
    [
        (True, "", "ordinary"),
        (True, "explore", "ordinary"),
        (False, "sell", CLOAK),
        (False, "explore", CLOAK),
        (False, "", CLOAK),
    ],
)
def test_he_does_not_use_what_he_is_about_to_sell(market: bool, purpose: str, source: Source) -> None:
    """MR-14.2.2: as long as a recorded phase needs a thing, he cannot sell it."""
    state = morning("captain")
    for thing in (CLOAK, "lucky_charm"):
        put(state, thing, "captain")
    knowing = known(state)
    shop = knowing.here
    assert sales_at(knowing, shop) > 0
    away = next(end for road in knowing.atlas.roads[shop] if (end := road.end) and knowing.is_open(road))
    knowing.evenings.update(dict.fromkeys(knowing.atlas.clearings, Evening(30.0, 30.0)))
    goal = Journey(shop if purpose == "sell" else away, purpose, 1.0) if purpose else None
    at = shop if market else away

    def first(*sources: Source) -> object:
        actions = (*map(Hide, sources), Ready())
        return Day(knowing, Choices("turn", actions, {"clearing": at, "left": 4}), goal).phase()

    assert first(CLOAK, "ordinary") == Hide(source)
    assert first("sheltered", "ordinary") == Hide("sheltered"), "that is no thing of his"


def test_only_what_he_would_sell_is_for_sale() -> None:
    """A great treasure he keeps, and his arms until the end is near."""
    state = morning("captain")
    for thing in ("lucky_charm", "dragonfang_necklace"):
        put(state, thing, "captain")
    knowing = known(state)
    assert goods_at(knowing, knowing.here) == {"lucky_charm"}
    away = next(name for name in knowing.atlas.clearings if not sales_at(knowing, name))
    assert goods_at(knowing, away) == set(), "nobody is there"
    state.day = 27
    assert "short_sword-1" in goods_at(known(state), knowing.here)
