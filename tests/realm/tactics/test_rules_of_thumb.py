"""Single decisions of the bot: what it sells, searches, activates, endures and asks for."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.core import Chair, Choices, RandomDice
from fabula.games.realm import game
from fabula.games.realm.belongings.actions import (
    Accept,
    Activate,
    Decline,
    GiveGold,
    Henceforth,
    Propose,
)
from fabula.games.realm.day.actions import Find, Hide, Locate, Loot, Move, Peer, Ready, Spend
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.actions import Choose, Done, Require
from fabula.games.realm.tactics.arranging import arrangement, what_to_leave, what_to_rest
from fabula.games.realm.tactics.bargaining import bargain
from fabula.games.realm.tactics.home import HomeBot
from fabula.games.realm.tactics.journeys import HURRY, Journey, journey, journeys, ways_from
from fabula.games.realm.tactics.knowing import Knowing
from fabula.games.realm.tactics.looting import line_to_find, table_to_search, toll
from fabula.games.realm.tactics.setting_out import character
from fabula.games.realm.tactics.tactic import RealmTactic, answer, idle
from fabula.games.realm.tactics.trading import affront, drinks, is_late, sales_at
from fabula.games.realm.trade.actions import Endure, Resist, Roll, Sell, Treat
from realm.tactics.alone import known, morning

if TYPE_CHECKING:
    from fabula.core import Action
    from fabula.games.realm.state import RealmState


def test_it_asks_for_one_of_each() -> None:
    required = morning().sheet(0).requirements
    assert required is not None
    assert Require(1, 1, 1, 1, 1) == Require(
        required.great_treasures, required.usable_spells, required.fame, required.notoriety, required.gold
    )


def test_it_would_rather_be_strong() -> None:
    assert character(Choices("choose", (Choose("elf", 4), Choose("berserker", 4)))) == Choose("berserker", 4)
    assert character(Choices("choose", (Choose("elf", 4),))) == Choose("elf", 4)


def test_loot_comes_before_other_searches() -> None:
    state = morning()
    knowing = known(state)
    search = Choices("search", (Peer(knowing.here), Locate(), Loot("hoard")))
    assert table_to_search(knowing, search) == Loot("hoard")
    assert table_to_search(knowing, Choices("search", search.actions[:2])) == Locate()


def test_it_does_not_search_site_cards_that_may_curse_it() -> None:
    knowing = known(morning())
    search = Choices("search", (Peer(knowing.here), Locate(), Loot("toadstool_circle")))
    assert table_to_search(knowing, search) == Locate()


def test_with_a_choice_it_discovers() -> None:
    lines = Choices("find", (Find("clues"), Find("discover_chits")))
    assert line_to_find(lines) == Find("discover_chits")


def test_the_slowest_chit_pays_the_toll() -> None:
    knowing = known(morning())
    printed = knowing.sheet.printed(knowing.box)
    paid = toll(knowing, Choices("toll", (Spend(5), Spend(3))))
    assert paid == Spend(3)
    assert printed[2].time > printed[4].time


def with_things(state: RealmState, *things: str) -> RealmState:
    for thing in things:
        put(state, thing, "captain")
    return state


def test_it_sells_what_it_does_not_need_and_keeps_great_treasures() -> None:
    """A great treasure counts six points by itself; this charm is worth more in Gold."""
    state = with_things(morning(), "lucky_charm", "dragonfang_necklace")
    knowing = known(state)
    partner = next(iter(knowing.box.groups))
    sales = tuple(Sell(piece, partner) for piece in ("short_sword-1", "lucky_charm", "dragonfang_necklace"))
    assert bargain(knowing, Choices("trade", (*sales, Done()))) == sales[1]
    assert bargain(knowing, Choices("trade", (sales[0], sales[2], Done()))) == Done()


def test_in_the_end_it_sells_its_arms_too() -> None:
    state = morning()
    here = known(state).here
    assert sales_at(known(state), here) == 0
    state.day = 27
    assert sales_at(known(state), here) > 0


def test_it_goes_to_the_nearest_market_in_time() -> None:
    state = morning()
    assert not is_late(known(state), 10)
    state.day = 20
    assert is_late(known(state), 5)
    assert not is_late(known(state), 1)
    state.day = 25
    knowing = known(state)
    sales = [
        one
        for one in journeys(knowing, knowing.here, ways_from(knowing, knowing.here))
        if one.purpose == "sell"
    ]
    hurried = max(sales, key=lambda one: one.promise)
    assert hurried.promise > sum(one.promise for one in sales if one is not hurried)


def test_drinks_are_for_those_who_are_no_friends() -> None:
    knowing = known(morning())
    asked = Choices("drinks", (Treat(), Roll()), {"partner": "rogues", "gold": 2})
    friends = Choices("drinks", (Treat(), Roll()), {"partner": "guard", "gold": 2})
    dear = Choices("drinks", (Treat(), Roll()), {"partner": "rogues", "gold": 9})
    assert [drinks(knowing, one) for one in (asked, friends, dear)] == [Treat(), Roll(), Roll()]


def test_an_insult_is_endured_unless_nobody_sees_it() -> None:
    state = morning()
    asked = Choices("affront", (Endure(), Resist()))
    assert affront(known(state), asked) == Endure()


def test_it_activates_what_helps() -> None:
    state = with_things(morning(), "lucky_charm", "phantom_glass")
    knowing = known(state)
    both = (Activate("phantom_glass"), Activate("lucky_charm"), Henceforth())
    assert arrangement(knowing, Choices("rearrange", both)) == Activate("lucky_charm")
    assert arrangement(knowing, Choices("rearrange", (both[0], both[2]))) == Henceforth()


def test_it_leaves_the_least_valuable_behind() -> None:
    from fabula.games.realm.belongings.actions import Abandon

    knowing = known(with_things(morning(), "golden_icon", "chest"))
    leave = Choices("leave", (Abandon("golden_icon"), Abandon("chest")))
    assert what_to_leave(knowing, leave) == Abandon("chest")


def test_it_rests_its_fastest_chit_first() -> None:
    from fabula.games.realm.day.actions import Restore

    knowing = known(morning())
    assert what_to_rest(knowing, Choices("rest", (Restore(1), Restore(5)))) == Restore(5)


def test_it_runs_from_what_it_cannot_beat_before_it_hides() -> None:
    state = morning()
    put(state, "tremendous_troll-1", known(state).here)
    first = RealmTactic()(Chair(game, state, 0), RandomDice(Random(1)))
    assert isinstance(first, Move)
    assert not known(state).is_beset(first.clearing)


def test_a_journey_leads_to_something_unknown_at_first() -> None:
    knowing = known(morning())
    found = journey(knowing, knowing.here)
    assert found is not None
    assert found.purpose == "explore"
    assert knowing.atlas.clearings[found.clearing].tile in knowing.unseen_tiles


def test_a_discovered_hoard_is_worth_a_journey() -> None:
    state = morning()
    knowing = known(state)
    tile = knowing.atlas.clearings[knowing.here].tile
    number = knowing.atlas.clearings[knowing.here].number
    view = replace(knowing.view, chits={**knowing.view.chits, tile: ("lair",)})
    site = replace(knowing.box.sites["lair"], clearing=number)
    told = Knowing(view)
    told.box = replace(told.box, sites={**told.box.sites, "lair": site})
    told.known = {*told.known, "lair"}
    found = journey(told, told.here)
    assert found is not None
    assert (found.clearing, found.purpose) == (told.here, "loot")


def test_it_does_nothing_where_it_has_no_opinion() -> None:
    assert idle(Choices("anything", (Hide("ordinary"), Ready()))) == Ready()
    assert idle(Choices("anything", (Hide("ordinary"),))) == Hide("ordinary")


def test_the_bot_at_home_never_moves() -> None:
    state, dice, own = morning(), RandomDice(Random(3)), RandomDice(Random(4))
    home, start, bot = known(state).here, state.places["captain"], HomeBot()
    hidden: list[Action] = []
    while state.to_act() and state.day < 6:
        action = bot.choose(Chair(game, state, 0), own)
        hidden += [action] if isinstance(action, Hide) else []
        state.play(0, action, dice)
    assert state.places["captain"] == start == home
    assert len(hidden) >= 5 * 4


def test_only_the_nearest_market_makes_it_hurry() -> None:
    """There is time enough to sell what it fights with, though not at the far end of the realm."""
    state = morning("captain")
    state.day = state.options.days // 2
    knowing = known(state)
    ways = ways_from(knowing, knowing.here)
    assert is_late(knowing, max(ways.days.values())), "the farthest places are too far"
    assert not [one for one in journeys(knowing, knowing.here, ways) if one.purpose == "sell"]
    state.day = state.options.days - 1
    late = known(state)
    sales = [one for one in journeys(late, late.here, ways_from(late, late.here)) if one.purpose == "sell"]
    hurried = [one for one in sales if one.promise > HURRY * min(other.promise for other in sales)]
    assert [one.clearing for one in hurried or sales] == [late.here]


@pytest.mark.parametrize(
    ("prompt", "actions"),
    [("compose", (GiveGold(1), Propose(), Decline())), ("consider", (Accept(), Decline()))],
)
def test_it_gives_nothing_away_to_other_characters(prompt: str, actions: tuple[Action, ...]) -> None:
    """MR-4.7.1: it does not know what a fair deal is, so it makes none."""
    assert answer(known(morning()), Choices(prompt, actions)) == Decline()


def test_on_its_way_to_market_it_does_not_turn_round() -> None:
    """The nearer it came the more time it had: it went to and fro between market and site for a week."""
    state = morning("black_knight")
    markets = {one.clearing: one for one in sales_on(state, 26, None)}
    before = next(iter(markets.values()))
    day = next(day for day in range(26, 0, -1) if not sales_on(state, day, None))
    assert [one.clearing for one in sales_on(state, day, before)] == [before.clearing]
    assert not sales_on(state, day, before._replace(purpose="loot"))
    assert not sales_on(state, 5, before), "there is plenty of time"


def sales_on(state: RealmState, day: int, before: Journey | None) -> list[Journey]:
    """The journeys to markets that he thinks of on a day."""
    state.day = day
    knowing = known(state)
    ways = ways_from(knowing, knowing.here)
    return [one for one in journeys(knowing, knowing.here, ways, before) if one.purpose == "sell"]
