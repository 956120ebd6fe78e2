"""MR-5.7: hiring natives, and the end of their terms."""

from __future__ import annotations

import pytest

from fabula.games.realm.natives.events import Hired, Met, Negotiates, TermEnded
from fabula.games.realm.natives.hirelings import end_terms, serve
from fabula.games.realm.natives.hiring import Hiring, for_hire, offers, to_extend, wages
from fabula.games.realm.natives.trust import trust
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Boon
from fabula.games.realm.trade.actions import Enlist
from fabula.games.realm.trade.events import Paid, PhaseDeclined
from fabula.games.realm.trade.trading import partners_of
from fabula.testing import rule
from realm.dealing import among, bring, offered, say, sleep
from realm.playing import awake, give, individual, know, live, refusal, told


@rule("MR-5.7.1", "MR-3.10.2")
def test_one_attempt_with_one_group_whose_leader_need_not_be_there() -> None:
    state = awake("magician", at="ruins-1")
    know(state, gold=0)
    for group in ("lancers", "bashkars"):
        bring(state, group, "ruins-1")
    put(state, "LHQ", "cliff-1")
    live(state, "hire ordinary", "rest ordinary")
    assert offered(state) == ["enlist bashkars", "enlist lancers", "done"]
    events = say(state, "enlist lancers", 5, 4)
    (negotiates,) = told(events, Negotiates)
    assert (negotiates.natives, negotiates.gold) == (("L1", "L2", "L3"), 6)
    assert told(events, Met)[0].result == "no_deal"
    assert state.day == 2


@rule("MR-3.2.10")
def test_hiring_may_be_declined() -> None:
    state = among("magician", "bashkars", phase="hire")
    assert told(say(state, "done"), PhaseDeclined)


@rule("MR-5.7.1a")
@pytest.mark.parametrize(
    ("group", "order", "prices"),
    [
        ("order", ["O3", "O2", "O1", "OHQ"], [8, 8, 8, 8]),
        ("rogues", ["R7", "R6", "R5", "R4", "R3", "R2", "R1", "RHQ"], [1, 1, 1, 2, 2, 4, 4, 1]),
    ],
)
def test_order_and_rogues_are_hired_one_by_one_the_leader_last(
    group: str, order: list[str], prices: list[int]
) -> None:
    state = awake("magician", at="ruins-1")
    bring(state, group, "ruins-1")
    for native, price in zip(order, prices, strict=True):
        assert for_hire(state, "magician", group) == (native,)
        assert wages(state, group, (native,)) == price
        serve(state, native, 0, until=14)
    assert for_hire(state, "magician", group) == ()


@rule("MR-5.7.1b")
@pytest.mark.parametrize(
    ("group", "price", "without_leader"),
    [
        ("bashkars", 12, 10),
        ("company", 16, 14),
        ("guard", 12, 8),
        ("lancers", 8, 6),
        ("patrol", 6, 4),
        ("soldiers", 10, 6),
        ("woodfolk", 6, 4),
    ],
)
def test_other_groups_are_hired_together(group: str, price: int, without_leader: int) -> None:
    state = awake("magician", at="ruins-1")
    members = bring(state, group, "ruins-1")
    assert for_hire(state, "magician", group) == members
    assert wages(state, group, members) == price
    put(state, members[0], "dead")
    assert for_hire(state, "magician", group) == members[1:]
    assert wages(state, group, members[1:]) == without_leader


@rule("MR-11.43", "MR-5.7.2", "MR-5.7.3", "MR-3.16.6")
def test_the_whole_woodfolk_for_a_fortnight() -> None:
    state = awake("wizard", at="ruins-1")  # they are friendly
    know(state, gold=20)
    members = bring(state, "woodfolk", "ruins-1")
    state.day = 3
    live(state, "hire ordinary")
    say(state, "enlist woodfolk")
    say(state, "roll", 4, 2)
    events = say(state, "pay")
    assert told(events, Paid)[0].gold == 18
    (hired,) = told(events, Hired)
    assert (hired.natives, hired.until, hired.seat) == (members, 16, 0)
    assert individual(state).gold == 2
    for day in range(4, 16):
        state.day = day
        assert not end_terms(state)
    assert set(state.hired) == {*members}
    state.day = 16
    (ended,) = end_terms(state)
    assert isinstance(ended, TermEnded)
    assert ended.natives == members
    assert not state.hired
    assert {state.places[native] for native in members} == {"ruins-1"}
    assert not {*members} & {*state.individuals}


@rule("MR-3.16.6", "MR-5.7.3")
def test_the_term_ends_at_midnight() -> None:
    state = awake("wizard", at="ruins-1")
    bring(state, "woodfolk", "cliff-1")
    for native, until in (("W1", 5), ("W2", 6)):
        serve(state, native, 0, until=until)
    state.day = 5
    events = live(state)
    assert [event.natives for event in told(events, TermEnded)] == [("W1",)]
    assert set(state.hired) == {"W2"}


@rule("MR-5.7.1b")
def test_of_two_groups_in_a_clearing_each_is_hired_by_itself() -> None:
    state = awake("wizard", at="ruins-1")
    bashkars, woodfolk = bring(state, "bashkars", "ruins-1"), bring(state, "woodfolk", "ruins-1")
    found = offers(state, "wizard")
    assert {*found[Enlist("bashkars")].natives} == {*bashkars}
    assert {*found[Enlist("woodfolk")].natives} == {*woodfolk}


@rule("MR-5.7.2", "MR-16.5.5")
def test_the_price_for_hirelings_may_be_declined() -> None:
    state = among("wizard", "woodfolk", phase="hire")
    say(state, "enlist woodfolk")
    say(state, "roll", 4, 2)
    say(state, "done")
    assert not state.hired
    assert individual(state).gold == 100


@rule("MR-5.7.4")
def test_items_may_help_to_pay_and_go_to_their_stock() -> None:
    state = among("wizard", "woodfolk", phase="hire", gold=10)
    give(state, "mace-1", active=False)
    give(state, "mace-2", active=False)
    say(state, "enlist woodfolk")
    say(state, "roll", 4, 2)
    assert refusal(state, "pay").details == {"need": 18, "have": 10}
    say(state, "barter mace-1")
    say(state, "barter mace-2")
    say(state, "pay")
    assert individual(state).gold == 4
    assert state.places["mace-1"] == state.places["mace-2"] == "woodfolk"
    assert len(state.hired) == 3


@rule("MR-11.44", "MR-5.5.1", "MR-5.5.2", "MR-5.7.2")
def test_the_witch_takes_the_company_as_a_boon() -> None:
    state = among("witch", "company", phase="hire")
    say(state, "enlist company", 1, 1)
    say(state, "take-boon")
    assert individual(state).gold == 100
    assert len(state.hired) == 7
    assert state.sheet(0).boons == (Boon("company", 16),)
    assert trust(state, 0, "company") == 1
    assert partners_of(state, "witch") == ()  # their leader is hired, so nobody trades
    state.day = 13
    sleep(state)
    state.day = 14
    end_terms(state)
    state.day = 15
    assert partners_of(state, "witch") == ("company",)
    live(state, "trade ordinary")
    say(state, "visit company", "amulet", "vial_of_healing")
    say(state, "repay 16")
    say(state, "roll", 2, 3)
    say(state, "pay")
    assert individual(state).gold == 68
    assert not state.sheet(0).boons


@rule("MR-5.7.3")
def test_hiring_again_adds_a_fortnight() -> None:
    state = among("wizard", "woodfolk", phase="hire")
    for native in ("WHQ", "W1", "W2"):
        serve(state, native, 0, until=9)
    assert offered(state) == ["extend woodfolk", "done"]
    assert refusal(state, "enlist woodfolk").rule == "MR-5.7.5"
    say(state, "extend woodfolk")
    say(state, "roll", 2, 2)
    (hired,) = told(say(state, "pay"), Hired)
    assert (hired.until, individual(state).gold) == (23, 88)
    assert {hireling.until for hireling in state.hired.values()} == {23}


@rule("MR-5.7.3", "MR-5.7.1a")
def test_of_order_and_rogues_the_one_is_hired_again_whose_term_ends_first() -> None:
    state = awake("wizard", at="ruins-1")
    bring(state, "rogues", "ruins-1")
    for native, until in (("RHQ", 9), ("R1", 7), ("R2", 7), ("R3", 8)):
        serve(state, native, 0, until=until)
    assert to_extend(state, "wizard", "rogues") == ("R2",)
    assert for_hire(state, "wizard", "rogues") == ("R7",)


@rule("MR-5.7.5")
def test_a_hired_group_is_not_available_to_others() -> None:
    state = awake("wizard", "elf", at="ruins-1")
    members = bring(state, "woodfolk", "ruins-1")
    for native in members:
        serve(state, native, 0, until=9)
    other = state.sheet(1).character
    assert for_hire(state, other, "woodfolk") == ()
    assert to_extend(state, other, "woodfolk") == ()


@rule("MR-5.7.7", "MR-1.12.3")
def test_a_hired_leader_hires_for_his_owner_with_his_own_gold_and_plain_dice() -> None:
    state = awake("black_knight", at="cliff-1")
    bring(state, "soldiers", "ruins-1")
    put(state, "PHQ", "ruins-1")
    serve(state, "PHQ", 0, until=14)
    state.write("PHQ", gold=24)
    state.push(Hiring("PHQ"))
    say(state, "enlist soldiers")
    assert offered(state) == ["treat", "roll"]
    (met,) = told(say(state, "treat", 3, 1), Met)  # two dice: Fear is his owner's
    assert (met.column, met.result) == ("ally", "price_x2")
    assert state.individual("PHQ").gold == 20
    say(state, "pay")
    assert state.individual("PHQ").gold == 0
    assert {state.hired[native].owner for native in ("SHQ", "S1", "S2", "S3")} == {0}


@rule("MR-5.8.4", "MR-5.8.7")
def test_at_the_end_of_his_term_a_leader_loses_what_he_has_and_forgets_what_he_knows() -> None:
    state = awake("wizard", at="cliff-1")
    bring(state, "patrol", "ruins-1")
    serve(state, "PHQ", 0, until=1)
    state.write("PHQ", gold=24, discoveries=("cairns",))
    put(state, "mace-1", "PHQ")
    put(state, "amulet", "PHQ")
    (ended,) = end_terms(state)
    assert ended.rule == "MR-5.8.4"
    assert state.places["mace-1"] == "patrol"
    assert state.piles["patrol"].cards[-1] == "amulet"
    assert "PHQ" not in state.individuals
    assert state.places["PHQ"] == "ruins-1"
    serve(state, "PHQ", 0, until=20)
    assert (state.individual("PHQ").gold, state.individual("PHQ").discoveries) == (0, ())


@rule("MR-5.7.6")
def test_natives_are_hired_in_a_phase_of_daylight_only() -> None:
    state = among("wizard", "woodfolk", phase="hire")
    say(state, "done")
    assert state.day == 2
    assert not any(text.startswith("enlist") for text in offered(state))
    assert "hire ordinary" in offered(state)
