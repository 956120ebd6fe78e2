"""MR-5.1, MR-5.2, MR-16.5: what natives think of somebody, and what they say to him."""

from __future__ import annotations

from fractions import Fraction

import pytest

from fabula.games.realm.components.box import box_with
from fabula.games.realm.components.kinds import LADDER_OF_TRUST
from fabula.games.realm.day.events import PhaseBegan, Rolled, TurnEnded, Unhidden
from fabula.games.realm.day.rolls import Throw
from fabula.games.realm.natives.events import Drinks, Endured, Met, NativesBlocked
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.natives.meeting import Meeting, odds_of, price_of_drinks
from fabula.games.realm.natives.odds import meeting_odds
from fabula.games.realm.natives.request import Request
from fabula.games.realm.natives.trust import column_of, trust
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Boon
from fabula.testing import rule
from realm.dealing import among, bring, offered, say, visiting
from realm.magic.spellcraft import turn_into
from realm.playing import awake, individual, know, live, refusal, told

TABLE = box_with().tables["meeting"]


@rule("MR-1.13.1", "MR-5.1.1")
def test_the_ladder_is_clamped_only_where_a_column_is_looked_up() -> None:
    assert [column_of(level) for level in range(-4, 5)] == [
        *("enemy",) * 3,
        "unfriendly",
        "neutral",
        "friendly",
        *("ally",) * 3,
    ]
    state = awake("amazon")
    assert [trust(state, 0, group) for group in ("company", "patrol", "rogues", "bashkars")] == [
        LADDER_OF_TRUST.index(state.relationship(0, group)) - 2
        for group in ("company", "patrol", "rogues", "bashkars")
    ]


@rule("MR-5.1.1", "MR-5.5.1")
def test_each_boon_costs_one_level_with_whoever_gave_it() -> None:
    state = awake("witch")
    know(state, boons=(Boon("company", 16), Boon("company", 5), Boon("shaman", 10)))
    assert trust(state, 0, "company") == 0
    before = LADDER_OF_TRUST.index(state.relationship(0, "shaman")) - 2
    assert trust(state, 0, "shaman") == before - 1
    know(state, boons=(Boon("bashkars", 1),) * 5)
    low = LADDER_OF_TRUST.index(state.relationship(0, "bashkars")) - 7
    assert trust(state, 0, "bashkars") == low
    assert column_of(low) == "enemy"


@rule("MR-16.5.1", "MR-5.2.1")
@pytest.mark.parametrize(
    ("boons", "column", "results"),
    [
        (4, "enemy", ["insult", "challenge", *["block_battle"] * 4]),
        (3, "unfriendly", ["price_x4", "no_deal", "no_deal", "insult", "challenge", "block_battle"]),
        (2, "neutral", [None, "price_x3", "price_x4", "no_deal", "no_deal", None]),
        (1, "friendly", [None, "price_x2", "price_x2", "price_x3", "price_x4", "no_deal"]),
        (0, "ally", ["boon_x1", "price_x1", "price_x2", "price_x3", "price_x4", "price_x4"]),
    ],
)
def test_the_higher_die_in_the_column_of_the_relationship(
    boons: int, column: str, results: list[str | None]
) -> None:
    for high, expected in enumerate(results, 1):
        if expected is None:
            continue
        state = among("witch", "company", boons=(Boon("company", 1),) * boons)
        state.piles.pop("company")
        say(state, "visit company")
        events = say(state, "ask helmet-6", *([high, 1] if not boons else []))
        if boons:
            events = say(state, "roll", 1, high)
        (met,) = told(events, Met)
        assert (met.column, met.result) == (column, expected)


@rule("MR-16.5.9", "MR-5.2.2", "MR-11.38", "MR-13.3.2")
def test_the_black_knight_and_an_opportunity() -> None:
    state = among("black_knight", "soldiers")
    state.piles.pop("soldiers")
    say(state, "visit soldiers")
    say(state, "ask helmet-1")
    events = say(state, "roll", 1, 3)
    assert [roll.dice for roll in told(events, Rolled)] == [(1,), (3,)]
    assert [(met.column, met.result) for met in told(events, Met)] == [
        ("friendly", "opportunity"),
        ("ally", "price_x2"),
    ]
    say(state, "pay")
    assert individual(state).gold == 90
    assert state.places["helmet-1"] == "black_knight"


@rule("MR-16.5.8", "MR-5.2.2")
def test_trouble_is_rolled_again_in_the_unfriendly_column() -> None:
    state = among("white_knight 3", "soldiers")  # Honor comes with the fourth level
    state.piles.pop("soldiers")
    say(state, "visit soldiers")
    say(state, "ask helmet-1")
    assert trust(state, 0, "soldiers") == 0
    events = say(state, "roll", 6, 6, 2, 3)
    assert [(met.column, met.result) for met in told(events, Met)] == [
        ("neutral", "trouble"),
        ("unfriendly", "no_deal"),
    ]


@rule("MR-11.39", "MR-13.12.2", "MR-16.5.7")
def test_the_honor_of_the_white_knight() -> None:
    state = among("white_knight", "soldiers")
    state.piles.pop("soldiers")
    say(state, "visit soldiers")
    say(state, "ask helmet-1")
    events = say(state, "roll", 2, 5)
    (rolled,) = told(events, Rolled)
    assert (rolled.dice, rolled.result) == ((2, 5), 4)
    assert [(met.column, met.result) for met in told(events, Met)] == [("neutral", "no_deal")]
    assert not told(events, NativesBlocked)
    assert individual(state).gold == 100
    assert state.places["helmet-1"] == "soldiers"


@rule("MR-13.11.1")
def test_the_swordsman_barters_but_does_not_hire_with_one_die() -> None:
    state = among("swordsman 2", "soldiers")
    state.piles.pop("soldiers")
    say(state, "visit soldiers")
    say(state, "ask helmet-1")
    (rolled,) = told(say(state, "roll", 2), Rolled)
    assert rolled.dice == (2,)
    state = among("swordsman 2", "soldiers", phase="hire")
    say(state, "enlist soldiers")
    (rolled,) = told(say(state, "roll", 2, 3), Rolled)
    assert rolled.dice == (2, 3)


@rule("MR-13.6.7", "MR-13.16.1")
@pytest.mark.parametrize(
    ("character", "clearing", "dice"),
    [
        ("dwarf", "ruins-1", 2),
        ("dwarf", "cavern-1", 1),
        ("woods_girl", "deep_woods-1", 1),
        ("woods_girl", "oak_woods-2", 1),
        ("woods_girl", "ledges-2", 2),
    ],
)
def test_where_somebody_is_at_home_he_rolls_one_die(character: str, clearing: str, dice: int) -> None:
    state = awake(character, at=clearing)
    know(state, gold=0)
    bring(state, "woodfolk", clearing)
    kind = state.atlas.clearings[clearing].kind
    assert (kind == "cave") == (clearing == "cavern-1")
    live(state, "hire ordinary")
    (rolled,) = told(say(state, "enlist woodfolk", *(2,) * dice), Rolled)
    assert len(rolled.dice) == dice


@rule("MR-5.2.3", "MR-11.40", "MR-5.1.3")
def test_drinks_for_six_bashkars() -> None:
    state = among("magician", "bashkars", phase="hire", gold=6)
    assert trust(state, 0, "bashkars") == 0
    say(state, "enlist bashkars")
    assert offered(state) == ["treat", "roll"]
    assert state.choices(0).details == {"partner": "bashkars", "gold": 6, "evening": "no"}
    events = say(state, "treat", 6, 1)
    assert [event.gold for event in told(events, Drinks)] == [6]
    assert [(met.column, met.result) for met in told(events, Met)] == [("friendly", "no_deal")]
    assert individual(state).gold == 0


@rule("MR-5.2.3")
def test_drinks_count_the_hired_members_too_and_need_the_gold() -> None:
    for gold, hired in ((7, True), (6, False)):
        state = awake("captain", at="ruins-1")
        know(state, gold=gold)
        bring(state, "company", "ruins-1")
        serve(state, "C1", 0, until=14)
        live(state, "hire ordinary", "rest ordinary")
        if hired:
            say(state, "enlist company")
            assert offered(state) == ["treat", "roll"]
            assert state.choices(0).details["gold"] == 7
        else:
            (met,) = told(say(state, "enlist company", 2, 2), Met)  # nobody is asked
            assert met.column == "neutral"


@rule("MR-5.2.3", "MR-7.10.5")
def test_a_frog_buys_no_drinks_with_gold_that_was_turned_with_him() -> None:
    state = awake("magician", at="ruins-1")
    know(state, gold=6)
    bring(state, "bashkars", "ruins-1")
    evening = Request("magician", "bashkars", "peace", 0)
    assert price_of_drinks(state, evening) == 6
    turn_into(state, "frog", "magician")
    know(state, gold=11)
    assert price_of_drinks(state, evening) is None
    know(state, gold=12)
    assert price_of_drinks(state, evening) == 6


@rule("MR-5.2.3", "MR-5.6.1")
def test_neither_allies_nor_visitors_drink() -> None:
    state = among("witch", "company", phase="hire")
    (met,) = told(say(state, "enlist company", 2, 2), Met)
    assert met.column == "ally"
    state = visiting("witch", "scholar")
    put(state, "axe-1", "scholar")
    state.piles.pop("scholar")
    say(state, "visit scholar")
    assert told(say(state, "ask axe-1", 4, 4), Met)


@rule("MR-5.2.4", "MR-16.5.2", "MR-3.10.3", "MR-3.13.8")
def test_a_block_unhides_and_ends_the_turn() -> None:
    state = awake("witch", at="ruins-1")
    know(state, gold=0, boons=(Boon("company", 1),) * 4)
    bring(state, "company", "ruins-1")
    live(state, "hide ordinary", "hire ordinary", "rest ordinary", script=(1, 1))
    assert individual(state).hidden  # he deals with them all the same
    events = say(state, "enlist company", 6, 6)
    assert [event.partner for event in told(events, NativesBlocked)] == ["company"]
    assert told(events, Unhidden)
    assert not told(events, PhaseBegan)
    assert told(events, TurnEnded)


@rule("MR-5.6.1")
def test_a_visitor_only_blocks() -> None:
    state = visiting("witch", "scholar", boons=(Boon("scholar", 1),) * 4)
    put(state, "axe-1", "scholar")
    state.piles.pop("scholar")
    say(state, "visit scholar")
    events = say(state, "ask axe-1", 5, 5)
    assert [event.partner for event in told(events, NativesBlocked)] == ["scholar"]
    assert not told(events, PhaseBegan)


@rule("MR-5.2.5", "MR-16.5.3", "MR-16.5.4", "MR-1.12.1")
@pytest.mark.parametrize(("high", "affront", "what"), [(1, "insult", "notoriety"), (2, "challenge", "fame")])
def test_an_affront_is_endured_for_five_points_or_blocks(high: int, affront: str, what: str) -> None:
    for answer, left in (("endure", -3), ("resist", 2)):
        state = among("witch", "company", phase="hire", gold=0, boons=(Boon("company", 1),) * 4)
        know(state, fame=2, notoriety=2)
        events = say(state, "enlist company", high, 1)
        assert told(events, Met)[0].result == affront
        assert offered(state) == ["endure", "resist"]
        events = say(state, answer)
        assert getattr(state.sheet(0), what) == left
        assert state.sheet(0).fame + state.sheet(0).notoriety == left + 2
        assert bool(told(events, Endured)) == (answer == "endure")
        assert bool(told(events, NativesBlocked)) == (answer == "resist")
        assert bool(told(events, PhaseBegan)) == (answer == "endure")


@rule("MR-5.2.2", "MR-0.4.1")
def test_the_odds_of_a_meeting_follow_what_is_rolled_again() -> None:
    two, one = Throw(2, {}), Throw(1, {})
    assert meeting_odds(TABLE, "enemy", two) == {
        "insult": Fraction(1, 36),
        "challenge": Fraction(3, 36),
        "block_battle": Fraction(32, 36),
    }
    assert meeting_odds(TABLE, "ally", one) == {
        "boon_x1": Fraction(1, 6),
        "price_x1": Fraction(1, 6),
        "price_x2": Fraction(1, 6),
        "price_x3": Fraction(1, 6),
        "price_x4": Fraction(1, 3),
    }
    friendly = meeting_odds(TABLE, "friendly", one)
    assert friendly["boon_x1"] == Fraction(1, 36)
    assert friendly["price_x2"] == Fraction(2, 6) + Fraction(1, 36)
    neutral = meeting_odds(TABLE, "neutral", two)
    assert neutral["block_battle"] == Fraction(11, 36) ** 2
    assert neutral["boon_x1"] == Fraction(1, 36) ** 3
    for column in LADDER_OF_TRUST:
        for throw in (two, one, Throw(2, {"honor": -1})):
            assert sum(meeting_odds(TABLE, column, throw).values()) == 1
    honor = meeting_odds(TABLE, "friendly", Throw(2, {"honor": -1}))
    assert "no_deal" not in honor


def test_odds_of_a_request_with_and_without_drinks() -> None:
    state = among("black_knight", "soldiers", phase="hire")
    say(state, "enlist soldiers")
    step = state.agenda[-1]
    assert isinstance(step, Meeting)
    assert state.view(0).dealing == state.view(None).dealing == step
    assert odds_of(state, step.request) == meeting_odds(TABLE, "friendly", Throw(1, {}))
    assert odds_of(state, step.request, drinks=True) == meeting_odds(TABLE, "ally", Throw(1, {}))
    assert state.view(0).my_trust["soldiers"] == 1
    assert state.view(0).my_trust["crone"] == 1
    assert len(state.view(0).my_trust) == 13
    assert state.view(None).my_trust == {}


def test_a_group_that_is_not_there_is_refused_by_name() -> None:
    state = among("captain", "bashkars", phase="hire")
    assert refusal(state, "enlist order").reason == "nobody-of-them-here"
    assert refusal(state, "enlist order").rule == "MR-5.7.1"
    assert refusal(state, "roll").reason == "not-offered"
