"""Where the bot begins, what it buys of its friends, and how eager it is for its first treasure."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.core import Choices
from fabula.games.realm.components.items import Armor
from fabula.games.realm.day.actions import Trade
from fabula.games.realm.pieces import kind_of, put
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.tactics.bargaining import bargain
from fabula.games.realm.tactics.buying import PROTECTION, appeal_of, gain_of, shops_at, worth_of
from fabula.games.realm.tactics.days import Day
from fabula.games.realm.tactics.journeys import journeys, ways_from
from fabula.games.realm.tactics.knowing import Knowing
from fabula.games.realm.tactics.looting import EAGER, lootings
from fabula.games.realm.trade.actions import Ask, Pay, TakeBoon, Visit
from realm.tactics.alone import known, morning

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


@pytest.mark.parametrize(
    ("who", "group"), [("pilgrim", "order"), ("dwarf", "guard"), ("woods_girl", "rogues"), ("elf", "rogues")]
)
def test_it_begins_among_those_who_like_it_best(who: str, group: str) -> None:
    """MR-2.7.6: the Woods Girl could begin with the Soldiers, who dislike her."""
    knowing = known(morning(who))
    assert knowing.groups_at(knowing.here) == [group]


def test_it_looks_at_the_stock_of_friends_alone() -> None:
    """MR-5.3.1: the Guard are friendly to the Dwarf, and the Rogues do not know the Elf."""
    state = morning("dwarf")
    knowing = known(state)
    assert [*shops_at(knowing, knowing.here)] == ["guard"]
    assert bargain(knowing, Choices("trade", (Visit("guard"), Done()))) == Visit("guard")
    elf = known(morning("elf"))
    assert not [*shops_at(elf, elf.here)]
    assert bargain(elf, Choices("trade", (Visit("rogues"), Done()))) == Done()
    state.write("dwarf", gold=2)
    assert not [*shops_at(known(state), knowing.here)], "he has no Gold"
    state.write("dwarf", gold=10)
    state.day = state.options.days - 3
    assert not [*shops_at(known(state), knowing.here)], "it is too late"


def stock(state: RealmState, partner: str) -> list[str]:
    """The counters that are for sale."""
    return [piece for piece in state.standing_at[partner] if piece not in state.box.natives]


def test_armor_is_worth_more_to_whoever_has_none_of_its_kind() -> None:
    """The Wizard has no armor; the Dwarf has a helmet."""
    wizard, dwarf = morning("wizard"), morning("dwarf")
    helmet = next(piece for piece in stock(dwarf, "guard") if kind_of(piece) == "helmet")
    assert isinstance(dwarf.box.items["helmet"], Armor)
    bare, helmed = (worth_of(known(state), helmet, "guard") for state in (wizard, dwarf))
    assert bare == pytest.approx(helmed + PROTECTION)


@pytest.mark.parametrize(("gold", "asks"), [(10, False), (60, True)])
def test_it_asks_only_for_what_is_worth_twice_its_price(gold: int, *, asks: bool) -> None:
    """MR-16.5.5: friends hardly ever ask the price alone: for a helmet at five ten Gold are not enough."""
    state = morning("wizard")
    state.write("wizard", gold=gold)
    seen = Knowing(replace(known(state).view, piles={}))
    (helmet,) = (piece for piece in stock(state, "guard") if kind_of(piece) == "helmet")
    assert gain_of(seen, helmet, "guard", 1) > 0
    assert (appeal_of(seen, "guard") > 0) == asks


def test_it_asks_for_what_it_can_hope_to_pay() -> None:
    """MR-5.3.1: with ten Gold armor is to be had, and a broadsword is of no use."""
    state = morning("wizard")
    asks = tuple(map(Ask, stock(state, "guard")))
    asked = Choices("ask", asks, {"partner": "guard"})
    found = bargain(known(state), asked)
    assert isinstance(found, Ask)
    assert isinstance(state.box.items[kind_of(found.piece)], Armor)
    assert known(state).values.price(found.piece, "guard") <= 10


def test_it_pays_what_a_thing_is_worth_and_no_more() -> None:
    """MR-16.5.5: the price will do, four times of it does not; whom it hires it pays."""
    state = morning("wizard")
    state.write("wizard", gold=25)
    helmet = next(piece for piece in stock(state, "guard") if kind_of(piece) == "helmet")

    def asked(thing: str, gold: int) -> Choices:
        return Choices("pay", (Pay(), Done()), {"partner": "guard", "thing": thing, "gold": gold})

    price = known(state).values.price(helmet, "guard")
    assert bargain(known(state), asked(helmet, price)) == Pay()
    assert bargain(known(state), asked(helmet, 4 * price)) == Done()
    assert bargain(known(state), asked("", 4 * price)) == Pay()
    assert bargain(known(state), Choices("pay", (Pay(), TakeBoon(), Done()))) == TakeBoon()
    assert bargain(known(state), Choices("pay", (Done(),))) == Done()


def test_in_idle_hours_it_goes_to_its_friends_and_buys() -> None:
    state = morning("wizard")
    knowing = known(state)
    ways = ways_from(knowing, knowing.here)
    visits = [one for one in journeys(knowing, knowing.here, ways) if one.purpose == "buy"]
    assert knowing.here in [one.clearing for one in visits]
    assert max(one.promise for one in visits) < 0.01, "it does so for want of anything better"
    first = Day(knowing, state.choices(0), None).phase()
    assert isinstance(first, Trade)


def told(knowing: Knowing, *sites: str, taken: int = 0) -> Knowing:
    """The same with sites that he has discovered, and from which so much has been taken."""
    piles = {**knowing.view.piles}
    for site in sites:
        piles[site] = piles[site][taken:]
    found = Knowing(replace(knowing.view, piles=piles))
    found.known = {*found.known, *sites}
    return found


def test_the_first_treasure_is_worth_more_than_the_next() -> None:
    knowing = known(morning())
    fresh, fed = told(knowing, "lair"), told(knowing, "lair", taken=1)
    assert fresh.is_eager
    assert not fed.is_eager
    (_, first), (_, second), *_ = lootings(fresh, "lair", fresh.left_at("lair"))
    (_, next_one), *_ = lootings(fed, "lair", fed.left_at("lair"))
    assert first == pytest.approx(EAGER + next_one)
    assert second - first == pytest.approx(next_one)


def test_it_plans_for_a_part_of_a_site() -> None:
    """Each treasure more takes more work: the higher the pile, the sooner one is found."""
    knowing = told(known(morning()), "hoard")
    works = [work for work, _ in lootings(knowing, "hoard", knowing.left_at("hoard"))]
    assert len([*lootings(knowing, "hoard", 4)]) < len(works), "a lower pile holds fewer"
    assert works == sorted(works)
    assert works[0] == 1.0
    assert works[-1] - works[-2] > works[1] - works[0]


def test_the_more_sites_are_known_the_less_the_unknown_promises() -> None:
    """MR-2.6: eight sites and ten sounds lie about."""
    knowing = known(morning())
    assert knowing.hope == pytest.approx(8 / 18)
    seen = replace(knowing.view, chits={**knowing.view.chits, "cliff": ("hoard", "lair", "altar", "pool")})
    assert Knowing(seen).hope == pytest.approx(4 / 14)


def test_things_of_its_own_are_no_stock() -> None:
    """What it wears already it does not need twice."""
    state = morning("wizard")
    before = worth_of(known(state), "helmet-2", "guard")
    put(state, "helmet-1", "wizard")
    assert worth_of(known(state), "helmet-2", "guard") == pytest.approx(before - PROTECTION)
