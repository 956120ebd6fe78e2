"""MR-1.12.2: Ashes and Disgust when somebody deals with natives."""

from __future__ import annotations

from fabula.games.realm.natives.events import Met, NativesBlocked
from fabula.games.realm.natives.tasks import take_up, takeable, why_not_take
from fabula.games.realm.sheet import Boon
from fabula.games.realm.trade.events import Sold
from fabula.games.realm.unseen import Pile
from fabula.testing import rule
from realm.dealing import among, bring, lay_gold, offered, say
from realm.playing import awake, give, individual, know, refusal, told


@rule("MR-11.45", "MR-5.2.5", "MR-16.5.3", "MR-1.12.2")
def test_a_challenge_with_two_fame_and_under_disgust() -> None:
    state = among("witch", "company", phase="hire", gold=0, fame=2, boons=(Boon("company", 1),) * 4)
    assert told(say(state, "enlist company", 2, 1), Met)[0].result == "challenge"
    assert not told(say(state, "endure"), NativesBlocked)
    assert state.sheet(0).fame == -3
    state = among(
        "witch",
        "company",
        phase="hire",
        gold=0,
        fame=2,
        boons=(Boon("company", 1),) * 4,
        curses=("disgust",),
    )
    say(state, "enlist company", 2, 1)
    assert offered(state) == ["resist"]
    assert refusal(state, "endure").rule == "MR-1.12.2"
    assert refusal(state, "roll").reason == "not-offered"
    assert told(say(state, "resist"), NativesBlocked)
    assert state.sheet(0).fame == 2


@rule("MR-16.5.4", "MR-5.2.5")
def test_an_insult_costs_notoriety_even_under_disgust() -> None:
    state = among(
        "witch", "company", phase="hire", gold=0, boons=(Boon("company", 1),) * 4, curses=("disgust",)
    )
    say(state, "enlist company", 1, 1)
    say(state, "endure")
    assert state.sheet(0).notoriety == -5


@rule("MR-5.9.5", "MR-1.12.2", "MR-16.12.6")
def test_under_disgust_no_campaign_is_paid_for_with_fame() -> None:
    state = awake("amazon", at="ruins-1")
    know(state, fame=100, notoriety=100, curses=("disgust",))
    for group in state.box.groups:
        bring(state, group, "cliff-1")
    for side in ("raid", "war", "pillage"):
        lay_gold(state, side, "ruins-1")
    assert takeable(state, 0) == ("pillage",)
    for side in ("raid", "war"):
        problem = why_not_take(state, 0, side)
        assert problem is not None
        assert (problem.rule, problem.reason) == ("MR-1.12.2", "disgust")
    take_up(state, 0, "pillage")
    assert (state.sheet(0).fame, state.sheet(0).notoriety) == (100, 90)


@rule("MR-5.2.3", "MR-1.12.2", "MR-16.12.5")
def test_under_ashes_nobody_buys_drinks_or_pays_with_gold() -> None:
    state = among("wizard", "woodfolk", phase="hire", curses=("ashes",))
    give(state, "mace-1", active=False)
    give(state, "morning_star", active=False)
    say(state, "enlist woodfolk", 2, 2)  # nobody is asked about drinks
    assert refusal(state, "pay").rule == "MR-1.12.2"
    say(state, "barter mace-1")
    assert refusal(state, "pay").reason == "ashes"
    say(state, "barter morning_star")
    say(state, "pay")  # items alone
    assert individual(state).gold == 100
    assert len(state.hired) == 3


@rule("MR-1.12.2", "MR-16.12.5")
def test_under_ashes_gold_may_be_added() -> None:
    state = among("amazon", "rogues", gold=40, curses=("ashes",))
    give(state, "broadsword-1", active=False)
    assert told(say(state, "sell broadsword-1 rogues"), Sold)
    assert individual(state).gold == 48


@rule("MR-5.3.3", "MR-1.12.2")
def test_under_disgust_nothing_is_bought_for_fame() -> None:
    for group, allowed in (("guard", False), ("soldiers", True)):
        state = among("amazon", group, curses=("disgust",))
        state.piles[group] = Pile(("royal_sceptre",), 0)
        say(state, f"visit {group}")
        say(state, "ask royal_sceptre")
        say(state, "roll", 2, 2)
        assert ("pay" in offered(state)) == allowed
        if not allowed:
            assert refusal(state, "pay").reason == "disgust"
