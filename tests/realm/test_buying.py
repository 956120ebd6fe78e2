"""MR-5.3, MR-5.5, MR-5.6: buying from natives and visitors, boons and spells."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.day.actions import Ready, Trade
from fabula.games.realm.day.events import Cancelled, PhaseBegan
from fabula.games.realm.natives.events import Met
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.natives.trust import trust
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Boon
from fabula.games.realm.trade.events import (
    AsksFor,
    BoonTaken,
    Bought,
    LooksAtStock,
    Paid,
    PhaseDeclined,
    SpellBought,
    SpellTaught,
    StockSeen,
    StockSpellSeen,
    TurnedDown,
)
from fabula.games.realm.trade.trading import Trading, partners_of
from fabula.games.realm.unseen import FACE_DOWN, Pile
from fabula.testing import rule
from realm.dealing import among, bring, lay_gold, offered, say, visiting
from realm.playing import awake, give, individual, know, live, refusal, some_dice, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


@rule("MR-3.10.1", "MR-3.2.10", "MR-3.10.3")
def test_a_trade_phase_may_be_declined_and_without_anybody_it_is_cancelled() -> None:
    state = among("amazon", "soldiers")
    assert offered(state)[-1] == "done"
    events = say(state, "done")
    assert told(events, PhaseDeclined)[0].rule == "MR-3.2.10"
    assert [event.activity for event in told(events, PhaseBegan)] == ["rest"]
    state = awake("amazon", at="ruins-1")
    events = live(state, "trade ordinary", "hire ordinary")
    assert [event.reason for event in told(events, Cancelled)] == ["nobody-to-trade", "nobody-to-hire"]


@rule("MR-5.3.1", "MR-5.3.6", "MR-3.10.3", "MR-5.7.5")
def test_only_an_unhired_leader_in_the_clearing_trades() -> None:
    state = awake("amazon", at="ruins-1")
    for group in ("soldiers", "guard", "lancers"):
        bring(state, group, "ruins-1")
    put(state, "GHQ", "cliff-1")
    serve(state, "LHQ", 0, until=14)
    live(state, "trade ordinary")
    assert {text.split()[-1] for text in offered(state)} == {"soldiers", "done"}
    assert refusal(state, "visit guard").rule == "MR-3.10.3"
    hired = refusal(state, "visit lancers")
    assert (hired.rule, hired.reason) == ("MR-5.3.6", "leader-hired")
    assert refusal(state, "sell short_sword-1 lancers").reason == "leader-hired"
    assert refusal(state, "visit nobody").reason == "nobody-deals-here"


@rule("MR-5.3.1", "MR-0.6.1")
def test_he_looks_at_all_the_stock_and_the_others_do_not() -> None:
    state = awake("amazon", "elf", at="ruins-1")
    amazon = next(seat for seat in (0, 1) if state.sheet(seat).character == "amazon")
    bring(state, "guard", "ruins-1")
    _take_turns(state, amazon)
    events = say(state, "visit guard", "amulet", "vial_of_healing")
    assert told(events, LooksAtStock)[0].to is None
    assert [(event.item, event.to) for event in told(events, StockSeen)] == [
        ("amulet", (amazon,)),
        ("vial_of_healing", (amazon,)),
    ]
    assert state.view(amazon).piles["guard"] == ("amulet", "vial_of_healing")
    assert state.view(1 - amazon).piles["guard"] == (f"{FACE_DOWN}small",) * 2
    kinds = [text.removeprefix("ask ").partition("-")[0] for text in offered(state)]
    assert kinds == ["broadsword", "axe", "mace", "helmet", "amulet", "vial_of_healing"]
    twins = [state.imagine(1 - amazon, some_dice(seed)) for seed in range(30)]
    assert len({twin.piles["guard"] for twin in twins}) > 10
    assert all(twin.view(1 - amazon) == state.view(1 - amazon) for twin in twins)
    assert all(len(twin.choices(amazon).actions) == len(offered(state)) for twin in twins)
    say(state, "ask amulet")
    assert state.view(1 - amazon).piles["guard"] == (f"{FACE_DOWN}small", "amulet")


def _take_turns(state: RealmState, amazon: int) -> None:
    """Let the Amazon trade before the other has his turn."""
    state.play(amazon, Trade("ordinary"), some_dice())
    state.play(1 - amazon, Ready(), some_dice())
    state.play(amazon, Ready(), ScriptedDice((1, "amazon")))


@rule("MR-5.3.1")
def test_having_looked_he_must_name_something() -> None:
    state = among("amazon", "guard")
    say(state, "visit guard", "amulet", "vial_of_healing")
    assert "done" not in offered(state)
    assert all(text.startswith("ask ") for text in offered(state))
    assert refusal(state, "done").rule == "MR-5.3.1"
    (asks,) = told(say(state, "ask amulet"), AsksFor)
    assert (asks.item, asks.gold) == ("amulet", 5)


@rule("MR-5.3.2", "MR-16.5.5", "MR-5.3.4")
@pytest.mark.parametrize(("high", "times"), [(2, 3), (3, 4)])
def test_the_price_is_multiplied_or_declined(high: int, times: int) -> None:
    for answer in ("pay", "done"):
        state = among("amazon", "guard")
        state.piles.pop("guard")
        say(state, "visit guard")
        say(state, "ask mace-1")
        say(state, "roll", 1, high)
        assert state.choices(0).details == {"partner": "guard", "thing": "mace-1", "gold": 6 * times}
        events = say(state, answer)
        if answer == "pay":
            assert told(events, Paid)[0].gold == 6 * times
            assert told(events, Bought)[0].piece == "mace-1"
        else:
            assert told(events, TurnedDown)[0].rule == "MR-16.5.5"
        assert individual(state).gold == 100 - (6 * times if answer == "pay" else 0)
        assert state.places["mace-1"] == ("amazon" if answer == "pay" else "guard")
        assert "mace-1" not in state.active


@rule("MR-5.3.4")
def test_he_may_activate_at_once_what_he_has_bought() -> None:
    state = among("amazon", "bashkars")
    state.piles.pop("bashkars")
    say(state, "visit bashkars")
    say(state, "ask pony_m3_m5")
    say(state, "roll", 1, 1)
    say(state, "pay")
    assert "activate pony_m3_m5" in offered(state)
    say(state, "activate pony_m3_m5")
    assert "pony_m3_m5" in state.active


@rule("MR-5.3.2", "MR-11.93")
def test_twelve_gold_with_a_broadsword_and_a_helmet() -> None:
    state = among("amazon", "soldiers", gold=0)
    for piece in state.standing_at["amazon"]:
        put(state, piece, "elsewhere")
    state.active = ()
    give(state, "broadsword")
    give(state, "helmet-4", active=False)
    state.piles.pop("soldiers")
    say(state, "visit soldiers")
    say(state, "ask short_sword-2", 2, 1)
    assert refusal(state, "pay").rule == "MR-5.3.2"
    assert refusal(state, "pay").details == {"need": 12, "have": 0}
    assert offered(state) == ["barter broadsword", "barter helmet-4", "done"]
    say(state, "barter broadsword")
    assert state.choices(0).details["gold"] == 4
    assert offered(state) == ["barter helmet-4", "done"]
    assert refusal(state, "barter broadsword").reason == "not-offered"
    say(state, "barter helmet-4")
    assert offered(state) == ["pay", "done"]
    before = state.copy()
    say(state, "pay")
    assert individual(state).gold == 0  # one is lost
    assert state.standing_at["amazon"] == ("short_sword-2",)
    assert state.places["broadsword"] == state.places["helmet-4"] == "soldiers"
    assert state.active == ()
    say(before, "done")
    assert before.places["broadsword"] == before.places["helmet-4"] == "amazon"
    assert before.active == ("broadsword",)


@rule("MR-11.93", "MR-5.3.2")
def test_twelve_gold_with_a_broadsword_and_four_gold() -> None:
    state = among("amazon", "soldiers", gold=4)
    give(state, "broadsword")
    state.piles.pop("soldiers")
    say(state, "visit soldiers")
    say(state, "ask short_sword-2")
    say(state, "roll", 2, 1)
    say(state, "barter broadsword")
    (paid,) = told(say(state, "pay"), Paid)
    assert paid.gold == 4
    assert individual(state).gold == 0


@rule("MR-5.3.2")
def test_damaged_armor_pays_its_damaged_price_and_things_of_no_value_pay_nothing() -> None:
    state = among("amazon", "soldiers", gold=0)
    for piece in state.standing_at["amazon"]:
        put(state, piece, "elsewhere")
    state.active = ()
    give(state, "shield-3")
    give(state, "chest", active=False)
    state.faces["shield-3"] = "damaged"
    state.piles.pop("soldiers")
    say(state, "visit soldiers")
    say(state, "ask short_sword-2", 2, 1)
    assert offered(state) == ["barter shield-3", "done"]
    say(state, "barter shield-3")
    assert state.choices(0).details["gold"] == 12 - 5


@rule("MR-5.3.3", "MR-11.42")
def test_what_has_a_fame_reward_costs_fame_with_that_very_group() -> None:
    for group, fame in (("guard", 20), ("soldiers", 0)):
        state = among("amazon", group)
        know(state, fame=3)
        state.piles[group] = Pile(("royal_sceptre",), 0)
        say(state, f"visit {group}")
        say(state, "ask royal_sceptre")
        say(state, "roll", 2, 2)
        (paid,) = told(say(state, "pay"), Paid)
        assert (paid.gold, paid.fame) == (24, fame)
        assert (individual(state).gold, state.sheet(0).fame) == (76, 3 - fame)
        assert state.places["royal_sceptre"] == "amazon"
        assert group not in state.piles


@rule("MR-5.5.1", "MR-16.5.6")
def test_a_boon_is_taken_for_nothing_or_for_the_price() -> None:
    for answer in ("take-boon", "pay", "done"):
        state = among("witch", "company")
        state.piles.pop("company")
        say(state, "visit company")
        say(state, "ask breastplate-3", 1, 1)
        assert {"take-boon", "pay", "done"} <= {*offered(state)}
        events = say(state, answer)
        assert trust(state, 0, "company") == (1 if answer == "take-boon" else 2)
        assert individual(state).gold == (91 if answer == "pay" else 100)
        assert (state.places["breastplate-3"] == "witch") == (answer != "done")
        assert [event.gold for event in told(events, BoonTaken)] == ([9] if answer == "take-boon" else [])


@rule("MR-5.5.2")
@pytest.mark.parametrize(("high", "gold"), [(1, 9), (2, 9), (3, 18), (6, 36)])
def test_a_boon_is_repaid_by_a_roll_in_a_trade_phase(high: int, gold: int) -> None:
    state = among("witch", "company", boons=(Boon("company", 9), Boon("order", 4)))
    state.piles.pop("company")
    say(state, "visit company")
    assert "repay 9" in offered(state)
    assert "repay 4" not in offered(state)
    say(state, "repay 9")
    say(state, "roll", 1, 1, high, 1)  # an Opportunity, then in the column of allies
    assert "take-boon" not in offered(state)
    say(state, "pay")
    assert individual(state).gold == 100 - gold
    assert state.sheet(0).boons == (Boon("order", 4),)


@rule("MR-5.3.1", "MR-5.6.1")
def test_a_visitor_without_anything_for_him_is_not_asked() -> None:
    state = visiting("amazon", "shaman")  # she has no Magic chit
    assert not any(text.startswith("visit") for text in offered(state))
    empty = refusal(state, "visit shaman")
    assert (empty.rule, empty.reason) == ("MR-5.3.1", "nothing-to-buy")


@rule("MR-5.3.5", "MR-16.7.1", "MR-7.3.2")
def test_a_spell_costs_ten_and_is_learned() -> None:
    state = visiting("druid", "shaman")
    events = say(state, "visit shaman", "persuade", "fog")
    assert [(event.spell, event.to) for event in told(events, StockSpellSeen)] == [
        ("persuade", (0,)),
        ("fog", (0,)),
    ]
    assert offered(state) == ["ask-spell II"]  # the Druid has Magic II and VIII
    assert refusal(state, "ask-spell III").rule == "MR-5.3.1"
    events = say(state, "ask-spell II", 1, 1)
    assert told(events, Met)[0].column == "unfriendly"
    assert state.choices(0).details["gold"] == 40
    events = say(state, "pay")
    assert told(events, SpellBought)[0].to is None
    assert [(event.spell, event.to) for event in told(events, SpellTaught)] == [("fog", (0,))]
    assert state.sheet(0).learned == ("fog",)
    assert state.spell_piles["shaman"] == ("persuade", "fog")
    assert individual(state).gold == 60


@rule("MR-5.3.5", "MR-7.3.1")
def test_what_he_has_learned_or_has_no_line_for_he_cannot_buy() -> None:
    state = visiting("druid", "shaman", learned=("fog",))
    say(state, "visit shaman", "persuade", "fog")
    assert state.day == 2  # there was nothing, and the day went on
    state = visiting("druid", "shaman", spells=("fog",))
    say(state, "visit shaman", "persuade", "fog")
    assert offered(state) == ["ask-spell II"]  # a starting spell may be learned again
    for started, learned in ((14, 0), (7, 7)):
        state = visiting("druid", "shaman", spells=("fog",) * started, learned=("curse",) * learned)
        assert refusal(state, "visit shaman").reason == "nothing-to-buy"


@rule("MR-16.7.1")
def test_the_scholar_sells_no_spells() -> None:
    state = visiting("wizard", "scholar")
    state.spell_piles["scholar"] = ("fog",)
    say(state, "visit scholar", "amulet", "good_book", "vial_of_healing")
    assert offered(state) == ["ask amulet", "ask good_book", "ask vial_of_healing"]


@rule("MR-5.8.2", "MR-5.7.7")
def test_a_hired_leader_deals_with_natives_for_his_owner_but_not_with_visitors() -> None:
    state = awake("witch", at="cliff-1")
    bring(state, "company", "ruins-1")
    bring(state, "lancers", "ruins-1")
    lay_gold(state, "shaman", "ruins-1")
    put(state, "PHQ", "ruins-1")
    serve(state, "PHQ", 0, until=14)
    state.write("PHQ", gold=7)
    assert partners_of(state, "PHQ") == ("company", "lancers")
    state.push(Trading("PHQ"))
    assert refusal(state, "visit shaman").rule == "MR-5.8.2"
    state.piles.pop("company")
    say(state, "visit company")
    (met,) = told(say(state, "ask helmet-6", 2, 1), Met)
    assert (met.who, met.column, met.result) == ("PHQ", "ally", "price_x1")
    say(state, "pay")
    assert state.places["helmet-6"] == "PHQ"
    assert state.individual("PHQ").gold == 2
    assert individual(state).gold == 10


@rule("MR-5.3.3", "MR-5.5.1")
def test_a_boon_costs_no_fame() -> None:
    state = among("pilgrim", "order", fame=1)  # his allies
    state.piles["order"] = Pile(("sacred_grail",), 0)
    say(state, "visit order")
    say(state, "ask sacred_grail", 1, 1)
    say(state, "take-boon")
    assert state.places["sacred_grail"] == "pilgrim"
    assert state.sheet(0).fame == 1
    assert state.sheet(0).boons == (Boon("order", 12),)
