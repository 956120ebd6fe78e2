"""MR-5.4, MR-16.7: selling to natives and visitors."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fabula.games.realm.day.events import Blocked, Cancelled
from fabula.games.realm.pieces import put
from fabula.games.realm.scoring.victory import points_at_end
from fabula.games.realm.trade.events import Bartered, Sold
from fabula.games.realm.trade.prices import basic_price
from fabula.games.realm.trade.stock import cards_of, for_sale
from fabula.games.realm.trade.trading import sell
from fabula.games.realm.treasures.knowing import show_to
from fabula.games.realm.unseen import without
from fabula.testing import rule
from realm.dealing import among, lay_gold, offered, say, visiting
from realm.playing import awake, give, individual, know, live, told


@rule("MR-5.4.1", "MR-3.10.1", "MR-5.4.2")
def test_any_number_of_things_are_sold_in_one_phase_without_a_roll() -> None:
    state = among("amazon", "rogues", gold=0)
    for piece in state.standing_at["amazon"]:
        put(state, piece, "elsewhere")
    give(state, "spear-1")
    give(state, "mace-1", active=False)
    give(state, "mace-2", active=False)
    assert offered(state) == ["visit rogues", "sell spear-1 rogues", "sell mace-1 rogues", "done"]
    say(state, "sell spear-1 rogues")
    assert offered(state) == ["sell mace-1 rogues", "done"]  # no buying any more
    say(state, "sell mace-1 rogues")
    (sold,) = told(say(state, "sell mace-2 rogues"), Sold)
    assert (sold.gold, sold.fame) == (6, 0)
    assert individual(state).gold == 18
    assert {state.places[piece] for piece in ("spear-1", "mace-1", "mace-2")} == {"rogues"}
    assert "spear-1" not in state.active
    assert state.day == 2  # nothing was left to sell


@rule("MR-5.4.1")
def test_he_may_stop_selling() -> None:
    state = among("amazon", "rogues")
    give(state, "mace-1", active=False)
    say(state, "sell mace-1 rogues")
    say(state, "done")
    assert state.day == 2
    assert individual(state).gold == 106


@rule("MR-11.41", "MR-5.4.2", "MR-16.7.2")
def test_a_damaged_shield_pays_five_and_is_repaired() -> None:
    state = among("amazon", "soldiers", gold=0)
    give(state, "shield-3")
    state.faces["shield-3"] = "damaged"
    (sold,) = told(say(state, "sell shield-3 soldiers"), Sold)
    assert sold.gold == individual(state).gold == 5
    assert "shield-3" not in state.faces
    assert basic_price(state, "shield-3", "soldiers") == 7


@rule("MR-11.42", "MR-5.4.3", "MR-5.3.3")
@pytest.mark.parametrize(("group", "fame"), [("guard", 20), ("soldiers", 0)])
def test_the_royal_sceptre(group: str, fame: int) -> None:
    state = among("amazon", group, gold=0, fame=1)
    give(state, "royal_sceptre", active=False)
    (sold,) = told(say(state, f"sell royal_sceptre {group}"), Sold)
    assert (sold.gold, sold.fame) == (8, fame)
    assert (individual(state).gold, state.sheet(0).fame) == (8, 1 + fame)
    assert state.piles[group].cards[-1] == "royal_sceptre"
    assert "royal_sceptre" not in state.places


@rule("MR-5.4.4")
def test_enchanted_and_great_cards_are_sold_like_others_and_the_chest_for_nothing() -> None:
    state = among("amazon", "rogues", gold=0)
    for card in ("golden_icon", "cloven_hoof", "chest"):
        give(state, card, active=False)
    golds = [told(say(state, f"sell {card} rogues"), Sold)[0].gold for card in ("chest", "golden_icon")]
    assert golds == [0, 100]
    assert told(say(state, "sell cloven_hoof rogues"), Sold)[0].gold == 4


@rule("MR-5.4.5", "MR-16.7.1")
@pytest.mark.parametrize(
    ("visitor", "card", "gold"),
    [
        ("scholar", "good_book", 50),
        ("shaman", "good_book", 10),
        ("shaman", "scroll_of_nature", 50),
        ("warlock", "scroll_of_alchemy", 50),
        ("warlock", "enchanters_skull", 20),
        ("crone", "beast_pipes", 20),
        ("crone", "blasted_jewel", 30),
        ("scholar", "blasted_jewel", 20),
        ("scholar", "golden_icon", 100),
        ("soldiers", "good_book", 10),
    ],
)
def test_visitors_pay_their_special_prices_for_books_and_artifacts(
    visitor: str, card: str, gold: int
) -> None:
    state = among("amazon", visitor, gold=0) if visitor == "soldiers" else visiting("amazon", visitor, gold=0)
    give(state, card, active=False)
    (sold,) = told(say(state, f"sell {card} {visitor}"), Sold)
    assert sold.gold == individual(state).gold == gold


@rule("MR-5.4.5")
def test_spells_are_not_sold() -> None:
    state = visiting("witch", "scholar")
    know(state, spells=("fog",), learned=("curse",))
    assert not any("fog" in text or "curse" in text for text in offered(state))


@rule("MR-5.4.6", "MR-1.10.2")
def test_native_horses_are_no_pieces_and_nobody_sells_them() -> None:
    state = awake("amazon")
    horses = [piece for piece in state.places if piece.partition("-")[0] in state.box.horses]
    assert len(horses) == len(state.box.horses)  # only those that are belongings
    assert sum(native.horse is not None for native in state.box.natives.values()) == 17


@rule("MR-0.6.1", "MR-5.4.2")
def test_what_is_sold_everybody_sees() -> None:
    state = awake("amazon", "elf", at="ruins-1")
    give(state, "amulet", 0, active=False)
    show_to(state, "amulet", (0,), "cairns")
    assert "amulet" not in state.view(1).standing_at[state.sheet(0).character]
    sell(state, state.sheet(0).character, "amulet", "rogues")
    assert state.view(1).piles["rogues"][-1] == "amulet"


@rule("MR-16.7.3")
def test_what_is_sold_counts_for_its_seller_no_more() -> None:
    state = among("amazon", "rogues", fame=4, notoriety=5)
    give(state, "living_sword", active=False)
    before = points_at_end(state, 0)
    assert (before.fame, before.notoriety) == (4 + 3, 5 + 9)
    say(state, "sell living_sword rogues")
    after = points_at_end(state, 0)
    assert (after.fame, after.notoriety) == (4, 5)


@rule("MR-1.10.3")
def test_visitors_are_nobody_to_be_hired_and_do_not_block() -> None:
    state = awake("amazon", at="ruins-1")
    lay_gold(state, "shaman", "ruins-1")
    events = live(state, "hire ordinary", "trade ordinary")
    assert [event.reason for event in told(events, Cancelled)] == ["nobody-to-hire"]
    assert not told(events, Blocked)
    assert "shaman" not in state.individuals
    assert offered(state)[-1] == "done"


@rule("MR-5.3.2", "MR-5.3.3")
def test_what_is_given_in_payment_earns_no_fame() -> None:
    state = among("amazon", "guard", gold=0, fame=1)
    give(state, "golden_crown", active=False)
    state.piles.pop("guard")
    say(state, "visit guard")
    say(state, "ask mace-1", 2, 2)
    say(state, "barter golden_crown")
    say(state, "pay")
    assert state.places["mace-1"] == "amazon"
    assert state.piles["guard"].cards == ("golden_crown",)
    assert (individual(state).gold, state.sheet(0).fame) == (0, 1)


@rule("MR-A.3.2", "MR-5.6.2")
@pytest.mark.parametrize(
    ("potion", "partner"),
    [
        ("oil_of_poison", "crone"),
        ("ointment_of_steel", "shaman"),
        ("gripping_dust", "warlock"),
        ("vial_of_healing", "order"),
    ],
)
def test_a_potion_that_was_used_is_for_sale_again_where_it_belongs(potion: str, partner: str) -> None:
    state = awake("amazon", at="ruins-1")
    state.unseen = replace(state.unseen, small=without(state.unseen.small, potion))
    state.piles["cairns"] = replace(state.piles["cairns"], cards=state.piles["cairns"].cards[:-1])
    give(state, potion)
    live(state)
    assert potion in cards_of(state, partner)
    assert potion in for_sale(state, 0, partner)


@rule("MR-0.6.1", "MR-5.3.2")
def test_a_card_that_is_laid_down_everybody_has_seen() -> None:
    state = among("amazon", "guard", gold=0)
    give(state, "golden_crown", active=False)
    give(state, "mace-2", active=False)
    show_to(state, "golden_crown", (0,), "cairns")
    state.piles.pop("guard")
    say(state, "visit guard")
    say(state, "ask mace-1", 2, 2)
    assert not told(say(state, "barter mace-2"), Bartered)[0].reveals
    assert "golden_crown" not in state.view(None).standing_at["amazon"]
    assert told(say(state, "barter golden_crown"), Bartered)[0].reveals
    assert "golden_crown" in state.view(None).standing_at["amazon"]


@rule("MR-5.3.2")
def test_as_long_as_one_gold_is_due_items_help() -> None:
    state = among("amazon", "soldiers", gold=0)
    give(state, "helmet-4", active=False)
    give(state, "mace-1", active=False)
    state.faces["helmet-4"] = "damaged"
    state.piles.pop("soldiers")
    say(state, "visit soldiers")
    say(state, "ask staff-1", 3, 3)
    say(state, "barter helmet-4")
    assert state.choices(0).details["gold"] == 1  # four times one, less the damaged helmet
    assert "barter mace-1" in offered(state)
    say(state, "barter mace-1")
    assert offered(state) == ["pay", "done"]
