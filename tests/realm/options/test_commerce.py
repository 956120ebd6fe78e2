"""MR-10.10: haggling with natives."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.belongings.actions import Accept, Decline
from fabula.games.realm.natives.events import NativesBlocked
from fabula.games.realm.natives.trust import trust
from fabula.games.realm.trade.commerce import Haggling, Offering, value_to
from fabula.games.realm.trade.events import Haggled, OfferDeclined, OfferSold, Sold
from fabula.testing import rule
from realm.book import printed_table
from realm.dealing import among, offered, say, visiting
from realm.playing import give, individual, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

FRIENDS = {-2: "enemy", -1: "unfriendly", 0: "neutral", 1: "friendly", 2: "ally"}


def selling(who: str, group: str, *things: str) -> RealmState:
    """Somebody who has these things and is in a Trade phase with a group, with commerce."""
    state = among(who, group)
    state.options = replace(state.options, commerce=True)
    for thing in things:
        give(state, thing, active=False)
    return state


@rule("MR-10.10.1")
def test_the_table_is_the_printed_one() -> None:
    table = among("captain", "rogues").box.tables["commerce"]
    for row, printed in zip(table.rows, printed_table("MR-10.10.1"), strict=True):
        for column, result in zip(table.columns, row.results, strict=True):
            text = printed[column.capitalize()].lower().replace("\N{MINUS SIGN}", "-").replace("/", "_")
            assert result == text.removeprefix("+")


@rule("MR-10.10.1")
def test_what_is_offered_together_is_paid_together() -> None:
    state = selling("captain", "rogues", "lucky_charm", "magic_spectacles")
    assert FRIENDS[trust(state, 0, "rogues")] == "neutral"
    say(state, "sell lucky_charm rogues")
    assert isinstance(state.agenda[-1], Offering)
    say(state, "sell magic_spectacles rogues")
    assert "sell lucky_charm rogues" not in offered(state)
    events = say(state, "done", 3, 1)  # five less
    # the Charm is worth 14; the Spectacles 6, and 2 for their Notoriety
    assert [(event.gold, event.demand) for event in told(events, Haggled)] == [(14 + 6 + 2 - 5, False)]
    gold = individual(state).gold
    events = say(state, "accept")
    assert [event.gold for event in told(events, OfferSold)] == [17]
    assert individual(state).gold == gold + 17
    assert "lucky_charm" not in state.places
    assert not told(events, Sold)


@rule("MR-10.10.1")
@pytest.mark.parametrize(
    ("group", "fame", "notoriety"),
    [
        ("order", True, False),
        ("guard", True, False),
        ("bashkars", False, True),
        ("company", False, True),
        ("rogues", False, True),
        ("lancers", True, True),
        ("patrol", True, True),
        ("soldiers", True, True),
        ("woodfolk", True, True),
    ],
)
def test_groups_value_fame_or_notoriety_or_both(group: str, fame: bool, notoriety: bool) -> None:
    state = among("captain", "rogues")
    bracelets = state.box.treasures["battle_bracelets"]
    expected = (bracelets.gold or 0) + bracelets.fame * fame + bracelets.notoriety * notoriety
    assert value_to(state, "battle_bracelets", group) == expected
    assert value_to(state, "pony_m3_m5", group) == state.box.horses["pony_m3_m5"].price


@rule("MR-10.10.1")
def test_opportunity_and_trouble_are_rolled_again() -> None:
    state = selling("captain", "rogues", "lucky_charm")
    say(state, "sell lucky_charm rogues")
    events = say(state, "done", 1, 1, 2, 2)  # an opportunity, then friendly: five more
    assert [event.gold for event in told(events, Haggled)] == [19]
    state = selling("captain", "rogues", "lucky_charm")
    say(state, "sell lucky_charm rogues")
    events = say(state, "done", 6, 1, 4, 1)  # trouble, then unfriendly: a demand
    assert [(event.gold, event.demand) for event in told(events, Haggled)] == [(9, True)]


@rule("MR-10.10.2")
def test_an_offer_may_be_refused_and_a_demand_must_not() -> None:
    state = selling("captain", "rogues", "lucky_charm")
    say(state, "sell lucky_charm rogues")
    say(state, "done", 4, 1)
    assert state.choices(0).actions == (Accept(), Decline())
    events = say(state, "decline")
    assert told(events, OfferDeclined)
    assert not individual(state).blocked
    assert state.places["lucky_charm"] == "captain"
    state = selling("captain", "rogues", "lucky_charm")
    state.push(Haggling("captain", "rogues", ("lucky_charm",), -5, demand=True))
    events = say(state, "decline")
    assert told(events, NativesBlocked)
    assert individual(state).blocked
    assert state.places["lucky_charm"] == "captain"


@rule("MR-10.10.2")
def test_they_never_pay_less_than_nothing() -> None:
    state = selling("captain", "rogues", "lucky_charm")
    state.push(Haggling("captain", "rogues", ("lucky_charm",), -30, demand=True))
    gold = individual(state).gold
    events = say(state, "accept")
    assert [event.gold for event in told(events, OfferSold)] == [0]
    assert individual(state).gold == gold


@rule("MR-10.10.1")
def test_enemies_may_block_at_once_and_fame_rewards_are_paid() -> None:
    hated = selling("black_knight", "lancers", "lucky_charm")
    group = next(group for group in hated.box.groups if trust(hated, 0, group) == -2)
    state = selling("black_knight", group, "lucky_charm")
    say(state, f"sell lucky_charm {group}")
    assert told(say(state, "done", 5), NativesBlocked)  # by Fear he throws one die
    sold = selling("captain", "guard", "royal_sceptre")
    fame = sold.sheet(0).fame
    sold.push(Haggling("captain", "guard", ("royal_sceptre",), 0))
    say(sold, "accept")
    assert sold.sheet(0).fame == fame + 20


@rule("MR-10.10.1")
def test_visitors_pay_what_they_always_pay() -> None:
    state = visiting("captain", "scholar")
    state.options = replace(state.options, commerce=True)
    give(state, "good_book", active=False)
    events = say(state, "sell good_book scholar")
    assert [event.gold for event in told(events, Sold)] == [50]
