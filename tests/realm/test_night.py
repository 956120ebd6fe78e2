"""MR-3.16, MR-3.17: Sunset, what may be done after the fights, and what is over at Midnight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.belongings.actions import Deal, Inactivate
from fabula.games.realm.belongings.events import CurseLifted, PotionExpired, PotionGone
from fabula.games.realm.day.actions import Ready
from fabula.games.realm.day.events import ChitsTurnedDown, PartOfDay, WeaponTurned
from fabula.games.realm.day.night import Evening, Midnight
from fabula.games.realm.day.resets import stock_of
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.trade.stock import put_in_stock
from fabula.testing import rule
from realm.playing import answer, awake, give, individual, know, live, name_of, pause, some_dice, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def midnight(state: RealmState) -> list[Event]:
    """What happens then."""
    state.push(Midnight())
    return state.go_on(some_dice())


@rule("MR-3.1.4", "MR-3.1.5", "MR-3.1.6")
def test_the_day_ends_with_sunset_evening_and_midnight() -> None:
    state = awake("amazon", at="ruins-1")
    assert [event.part for event in told(live(state), PartOfDay)] == ["sunset", "evening", "midnight"]


@rule("MR-3.17.1", "MR-3.17.3", "MR-3.1.4")
def test_in_the_evening_everybody_may_rearrange_and_trade_blocked_by_day_or_not() -> None:
    state = awake("amazon", "captain", at="ruins-1")
    state.settled = ()
    for seat in range(2):
        know(state, seat, blocked=True)
    state.push(Evening())
    state.go_on(some_dice())
    first = state.to_act()[0]
    other = name_of(state, 1 - first)
    assert Deal(other) in state.choices(first).actions
    assert any(isinstance(action, Inactivate) for action in state.choices(first).actions)
    answer(state, "done")
    assert state.to_act() == (1 - first,)
    answer(state, "done")
    assert state.choices(0).prompt == "turn"


def _by_day(state: RealmState) -> bool:
    return getattr(state.agenda[-1], "by_day", False)


@rule("MR-3.17.2")
def test_between_sunset_and_the_evening_nobody_is_asked() -> None:
    state = awake("amazon", at="ruins-1")
    state.settled = ()
    state.play(0, Ready(), some_dice())
    events = state.play(0, Done(), some_dice())
    assert [event.part for event in told(events, PartOfDay)] == ["sunset", "evening"]
    assert not _by_day(state)


@rule("MR-3.16.2", "MR-3.7.2", "MR-1.5.3b", "MR-H.1.6")
def test_at_midnight_nothing_is_alerted_any_more() -> None:
    state = awake("amazon", at="ruins-1")
    state.faces["short_sword-1"] = "alerted"
    state.faces["shield-1"] = "damaged"
    know(state, found=True, berserk=True)
    (event,) = told(midnight(state), WeaponTurned)
    assert (event.item, event.alerted) == ("short_sword", False)
    assert state.faces == {"shield-1": "damaged"}
    assert not state.sheet(0).berserk
    assert not individual(state).found
    magician = awake("magician", at="ruins-1")
    know(magician, chits=("active",) * 4 + ("alerted",) + ("active",) * 7)
    midnight(magician)
    assert magician.sheet(0).chits == ("active",) * 4 + ("fatigued",) + ("active",) * 7


@rule("MR-3.16.3")
@pytest.mark.parametrize(
    ("card", "stock"),
    [
        ("oil_of_poison", "crone"),
        ("gripping_dust", "warlock"),
        ("ointment_of_steel", "shaman"),
        ("vial_of_healing", "order"),  # in whose charge the Chapel is
    ],
)
def test_potions_that_were_used_go_back_where_they_came_from(card: str, stock: str) -> None:
    state = awake("amazon", at="ruins-1")
    give(state, card, active=False)
    assert not told(midnight(state), PotionExpired)
    assert state.places[card] == "amazon"
    give(state, card)
    (event,) = told(midnight(state), PotionExpired)
    assert (event.who, event.item, stock_of(state, event.returns_to)) == ("amazon", card, stock)
    assert state.piles[stock].cards[0] == card
    assert card not in state.places
    assert card not in state.active


LASTING = {"vial_of_healing": "order", "alchemists_mixture": "warlock"}
"""The potions that can be put away again, and whose stock they come from."""


def opened(card: str) -> RealmState:
    """The Amazon has activated such a potion today and put it away again."""
    state = awake("amazon", at="ruins-1")
    state.active = ()
    give(state, card, active=False)
    for change in ("activate", "inactivate"):
        pause(state)
        answer(state, f"{change} {card}")
        state.pop()
    return state


@rule("MR-3.16.3", "MR-14.7.1", "MR-14.10.2")
@pytest.mark.parametrize("card", LASTING)
def test_a_potion_that_was_used_goes_back_though_it_has_been_put_away(card: str) -> None:
    state = opened(card)
    assert card not in state.active
    (event,) = told(midnight(state), PotionExpired)
    assert (event.who, event.item) == ("amazon", card)
    assert state.piles[LASTING[card]].cards[0] == card
    assert card not in {*state.places, *state.faces}
    give(state, card, active=False)  # bought again
    assert not told(midnight(state), PotionExpired)


@rule("MR-3.16.3", "MR-10.4.1")
@pytest.mark.parametrize("card", LASTING)
@pytest.mark.parametrize("place", ["ruins-1", "cache-1", "rogues", "order"])
def test_it_goes_back_from_wherever_it_lies(card: str, place: str) -> None:
    state = opened(card)
    if place in state.box.groups:
        put_in_stock(state, card, place)
    else:
        put(state, card, place)
    events = midnight(state)
    assert not told(events, PotionExpired)
    assert [(event.item, event.returns_to) for event in told(events, PotionGone)] == [
        (card, state.box.treasures[card].returns_to)
    ]
    assert state.piles[LASTING[card]].cards[0] == card
    assert sum(pile.cards.count(card) for pile in state.piles.values()) == 1
    assert card not in {*state.places, *state.faces}


@rule("MR-3.16.3")
def test_cards_that_are_no_potions_stay_active() -> None:
    state = awake("amazon", at="ruins-1")
    give(state, "lucky_charm")
    midnight(state)
    assert "lucky_charm" in state.active


@rule("MR-3.16.5", "MR-11.78")
def test_the_chapel_frees_of_curses() -> None:
    state = awake("amazon", "elf", at="ruins-1")
    for seat in range(2):
        know(state, seat, curses=("wither", "squeak"))
    put(state, name_of(state, 1), state.places["chapel"])
    events = midnight(state)
    who = name_of(state, 1)
    assert [(event.who, event.curse) for event in told(events, CurseLifted)] == [
        (who, "wither"),
        (who, "squeak"),
    ]
    assert (state.sheet(0).curses, state.sheet(1).curses) == (("wither", "squeak"), ())


@rule("MR-3.16.7", "MR-3.16.8")
def test_marks_of_the_day_are_cleared() -> None:
    state = awake("amazon", at="ruins-1")
    state.stopped, state.summoned, state.settled = ("demon",), ("howl_4",), ("amazon",)
    know(state, blocked=True)
    midnight(state)
    assert not state.stopped
    assert not state.summoned
    assert not state.settled
    assert not individual(state).blocked


@rule("MR-3.16.11")
def test_the_steps_come_in_their_order() -> None:
    state = awake("amazon", at="ruins-1")
    put(state, "amazon", state.places["chapel"])
    state.faces["short_sword-1"] = "alerted"
    give(state, "oil_of_poison")
    know(state, curses=("squeak",))
    state.chits["crag"] = ("smoke_m",)
    state.face_up = (*state.face_up, "smoke_m")
    kinds = [type(event) for event in midnight(state)]
    assert kinds == [PartOfDay, WeaponTurned, PotionExpired, CurseLifted, ChitsTurnedDown]
