"""MR-14.2: cards that give or alter a phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm import game
from fabula.games.realm.belongings.actions import Abandon, Accept, Activate, Decline, Inactivate
from fabula.games.realm.belongings.dealing import Composing, Considering
from fabula.games.realm.belongings.events import Activated
from fabula.games.realm.belongings.exchange import Bargain
from fabula.games.realm.day.actions import EnchantAt, PeerAt
from fabula.games.realm.day.events import Abandoned, Cancelled, Hid, Moved, PhaseBegan
from fabula.games.realm.magic.enchanting import Enchanting
from fabula.games.realm.magic.events import PreparesToEnchant
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.trade.actions import Sell
from fabula.games.realm.trade.trading import Selling
from fabula.games.realm.treasures.piles import lay_at_bottom
from fabula.testing import rule
from realm.company import AMAZON, DWARF, together
from realm.dealing import bring
from realm.playing import answer, awake, give, know, live, pause, refusal, told
from realm.sites import at_site

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def record(state: RealmState, seat: int, *phases: str) -> None:
    """Let somebody have recorded these phases, none of which has come up."""
    know(state, seat, turn=tuple(map(game.read, phases)))


@rule(
    "MR-14.2.1",
    "MR-14.2.5",
    "MR-14.2.7",
    "MR-14.2.8",
    "MR-14.2.9",
    "MR-14.2.10",
    "MR-14.2.11",
    "MR-14.2.12",
    "MR-14.2.14",
)
@pytest.mark.parametrize(
    ("card", "phase", "other"),
    [
        ("cloak_of_mist", "hide", "rest"),
        ("magic_spectacles", "search", "rest"),
        ("regent_of_jewels", "trade", "hire"),
        ("royal_sceptre", "hire", "trade"),
        ("7_league_boots", "move ruins-2", "hide"),
        ("shielded_lantern", "alert", None),
        ("toadstool_ring", "enchant", "rest"),
    ],
)
def test_an_active_card_gives_one_phase_more_for_its_activity(
    card: str, phase: str, other: str | None
) -> None:
    state = awake("black_knight", at="ruins-1")
    give(state, card, active=False)
    assert refusal(state, f"{phase} {card}").reason == "no-extra-phase"
    give(state, card)
    for _ in range(4):
        answer(state, "hide ordinary")
    assert refusal(state, "rest ordinary").reason == "no-phase-left"
    if other is not None:
        assert refusal(state, f"{other} {card}").reason == "extra-phase-elsewhere"
    answer(state, f"{phase} {card}")
    assert refusal(state, f"{phase} {card}").reason == "extra-phase-used"


@rule("MR-14.2.1")
def test_the_card_must_be_active_too_when_the_phase_is_done() -> None:
    state = awake("black_knight", at="ruins-1")
    give(state, "cloak_of_mist")
    assert told(live(state, "hide cloak_of_mist", script=(2, 2)), Hid)
    state = awake("black_knight", at="ruins-1")
    give(state, "cloak_of_mist", active=False)
    events = live(state, "hide cloak_of_mist")
    assert [(event.rule, event.reason) for event in told(events, Cancelled)] == [
        ("MR-14.2.1", "card-put-away")
    ]


@rule("MR-14.2.11")
def test_the_boots_give_a_move_to_a_rider_too() -> None:
    state = awake("amazon", at="ruins-1")
    give(state, "7_league_boots")
    give(state, "workhorse_h6_h7")
    events = live(state, "move ruins-2 7_league_boots", "move ruins-1 workhorse")
    assert [event.clearing for event in told(events, Moved)] == ["ruins-2", "ruins-1"]


@rule("MR-14.2.12")
def test_the_lantern_shines_in_caves_only() -> None:
    state = awake("black_knight", at="ruins-6")
    give(state, "shielded_lantern")
    events = live(state, "hide shielded_lantern", "move ruins-4 ordinary", script=(2, 2))
    assert told(events, Hid)
    assert not told(events, Cancelled)
    state = awake("black_knight", at="ruins-4")
    give(state, "shielded_lantern")
    events = live(state, "move ruins-6 shielded_lantern")
    assert [(event.rule, event.reason) for event in told(events, Cancelled)] == [("MR-14.2.12", "no-cave")]
    assert state.places["black_knight"] == "ruins-4"


@rule("MR-14.2.13")
def test_in_the_toadstool_circle_everybody_may_enchant_once_more() -> None:
    state = at_site("altar", "sorceror")
    state.pop()
    assert refusal(state, "enchant toadstool_circle").reason == "no-extra-phase"
    lay_at_bottom(state, "altar", "toadstool_circle")
    assert state.why_not(0, game.read("enchant toadstool_circle")) is None
    assert refusal(state, "hide toadstool_circle").reason == "extra-phase-elsewhere"
    events = live(state, "enchant toadstool_circle", script=())
    assert told(events, PreparesToEnchant)


@rule("MR-14.2.13")
def test_the_circle_helps_only_those_who_are_there_at_both_times() -> None:
    state = at_site("altar", "sorceror")
    state.pop()
    lay_at_bottom(state, "altar", "toadstool_circle")
    events = live(state, "move ruins-2 ordinary", "enchant toadstool_circle")
    assert [(event.rule, event.reason) for event in told(events, Cancelled)] == [("MR-14.2.13", "no-circle")]
    elsewhere = at_site("altar", "sorceror")
    elsewhere.pop()
    lay_at_bottom(elsewhere, "altar", "toadstool_circle")
    put(elsewhere, "sorceror", "ruins-2")
    assert refusal(elsewhere, "enchant toadstool_circle").reason == "no-extra-phase"


@rule("MR-14.2.2")
@pytest.mark.parametrize(
    ("card", "at", "phase"),
    [
        ("crystal_ball", "ruins-1", "peer-at crag-1 ordinary"),
        ("ancient_telescope", "crag-1", "peer-at ledges-5 ancient_telescope"),
    ],
)
def test_who_has_recorded_to_peer_keeps_his_card(card: str, at: str, phase: str) -> None:
    state = awake("captain", at=at)
    give(state, card)
    pause(state)
    assert Inactivate(card) in state.choices(0).actions
    record(state, 0, phase)
    assert Inactivate(card) not in state.choices(0).actions
    assert refusal(state, f"inactivate {card}").rule == "MR-14.2.2"


@rule("MR-14.2.2")
def test_the_card_is_neither_put_away_nor_abandoned_before_its_phase() -> None:
    state = awake("captain", at="ruins-1")
    give(state, "cloak_of_mist")
    give(state, "lucky_charm")
    record(state, 0, "rest ordinary", "hide cloak_of_mist")
    pause(state)
    kept = {Inactivate("cloak_of_mist"), Abandon("cloak_of_mist")}
    assert kept.isdisjoint(state.choices(0).actions)
    assert Inactivate("lucky_charm") in state.choices(0).actions
    assert refusal(state, "inactivate cloak_of_mist").reason == "phase-needs-it"
    assert refusal(state, "abandon cloak_of_mist").reason == "phase-needs-it"
    record(state, 0, "hide ordinary")
    assert kept <= {*state.choices(0).actions}


@rule("MR-14.2.2")
def test_the_card_is_not_sold_before_nor_in_its_phase() -> None:
    state = awake("captain", at="ruins-1")
    give(state, "regent_of_jewels")
    give(state, "lucky_charm")
    regent = Sell("regent_of_jewels", "rogues")
    state.push(Selling("captain", "rogues"))
    assert regent in state.choices(0).actions
    record(state, 0, "trade regent_of_jewels")
    assert {*state.choices(0).actions} & {regent, Sell("lucky_charm", "rogues")} == {
        Sell("lucky_charm", "rogues")
    }
    record(state, 0)
    know(state, past=(game.read("trade regent_of_jewels"),))
    assert regent not in state.choices(0).actions
    know(state, past=(game.read("trade regent_of_jewels"), game.read("trade ordinary")))
    assert regent in state.choices(0).actions


@rule("MR-14.2.2")
def test_whoever_needs_all_his_things_is_asked_all_the_same() -> None:
    state = awake("witch", at="ruins-1")
    give(state, "cloak_of_mist")
    record(state, 0, "hide cloak_of_mist")
    state.push(Selling("witch", "rogues"))
    assert state.choices(0).actions == (Done(),)  # for to be asked is no secret, and what he records is


@rule("MR-14.2.2")
def test_others_may_want_the_card_and_do_not_learn_why_they_do_not_get_it() -> None:
    state = together()
    give(state, "cloak_of_mist", DWARF)
    record(state, DWARF, "hide cloak_of_mist")
    state.push(Composing("amazon", "dwarf", host="amazon"))
    assert state.why_not(AMAZON, game.read("want cloak_of_mist")) is None
    state.pop()
    state.push(Composing("dwarf", "amazon", host="amazon"))
    assert refusal(state, "give cloak_of_mist").rule == "MR-14.2.2"
    state.pop()
    bargain = Bargain(wants=("cloak_of_mist",), gold=1)
    state.push(Considering("amazon", "dwarf", host="amazon", bargain=bargain))
    assert state.choices(DWARF).actions == (Decline(),)
    assert refusal(state, "accept").rule == "MR-14.2.2"
    record(state, DWARF)
    assert Accept() in state.choices(DWARF).actions


def without_strength(*others: str) -> RealmState:
    """The Captain has the Crystal Ball, no Move chit of any use, and these things inactive."""
    state = awake("captain", at="ruins-1")
    for piece in state.standing_at["captain"]:
        put(state, piece, "elsewhere")
    state.active = ()
    chits = state.box.characters["captain"].chits(4)
    know(state, chits=tuple("wounded" if chit.action == "move" else "active" for chit in chits))
    give(state, "crystal_ball")
    for piece in others:
        give(state, piece, active=False)
    return state


@rule("MR-14.2.3")
def test_who_cannot_carry_the_card_leaves_it_and_the_phase_is_cancelled() -> None:
    state = without_strength()
    events = live(state, "move ruins-2 ordinary", "peer-at crag-1 ordinary")
    assert "crystal_ball" in [event.piece for event in told(events, Abandoned)]
    assert [event.reason for event in told(events, Cancelled)] == ["card-put-away"]


@rule("MR-14.2.3")
def test_who_is_able_to_carry_it_must() -> None:
    state = without_strength("power_boots")
    events = live(state, "move ruins-2 ordinary", "peer-at crag-1 ordinary", script=(6, 6))
    assert [(event.piece, event.rule) for event in told(events, Activated)] == [("power_boots", "MR-4.1.2")]
    assert "crystal_ball" not in [event.piece for event in told(events, Abandoned)]
    assert not told(events, Cancelled)
    unneeded = without_strength("power_boots")
    events = live(unneeded, "move ruins-2 ordinary")
    assert not told(events, Activated)
    assert "crystal_ball" in [event.piece for event in told(events, Abandoned)]


@rule("MR-14.2.3")
def test_boots_that_do_not_help_stay_where_they_are() -> None:
    state = without_strength("elven_slippers")
    pause(state)
    assert Activate("elven_slippers") not in state.choices(0).actions
    state.pop()
    events = live(state, "move ruins-2 ordinary", "peer-at crag-1 ordinary")
    assert not told(events, Activated)
    assert [event.reason for event in told(events, Cancelled)] == ["card-put-away"]


@rule("MR-14.2.4", "MR-3.11.6")
def test_with_the_ball_one_enchants_in_any_clearing() -> None:
    state = awake("wizard", at="ruins-1")
    assert refusal(state, "enchant-at crag-1 ordinary").rule == "MR-3.11.6"
    give(state, "crystal_ball")
    far = {action.clearing for action in state.choices(0).actions if isinstance(action, EnchantAt)}
    near = {action.clearing for action in state.choices(0).actions if isinstance(action, PeerAt)}
    assert far == near == set(state.atlas.clearings)
    events = live(state, "enchant-at crag-1 ordinary", "enchant-at crag-1 ordinary")
    assert told(events, PreparesToEnchant)  # a remote phase may be the idle one
    step = state.agenda[-1]
    assert isinstance(step, Enchanting)
    assert (step.who, step.clearing) == ("wizard", "crag-1")
    assert state.places["wizard"] == "ruins-1"


@rule("MR-3.11.6", "MR-14.2.1")
def test_without_the_ball_at_the_time_the_phase_is_cancelled() -> None:
    state = awake("wizard", at="ruins-1")
    events = live(state, "enchant-at crag-1 ordinary")
    assert [event.reason for event in told(events, Cancelled)] == ["card-put-away"]


@rule("MR-14.2.8", "MR-14.2.9", "MR-14.2.10", "MR-14.2.14", "MR-14.2.1")
@pytest.mark.parametrize(
    ("card", "before", "phase"),
    [
        ("magic_spectacles", (), "search"),
        ("regent_of_jewels", (), "trade"),
        ("royal_sceptre", (), "hire"),
        ("toadstool_ring", ("enchant ordinary",), "enchant"),  # of which the first one only prepares
    ],
)
@pytest.mark.parametrize("active", [True, False])
def test_the_phase_of_a_card_takes_place_while_the_card_is_active(
    card: str, before: tuple[str, ...], phase: str, active: bool
) -> None:
    state = awake("sorceror", at="ruins-1")
    know(state, gold=50)
    bring(state, "rogues", "ruins-1")
    give(state, card, active=active)
    events = live(state, *before, f"{phase} {card}")
    assert [event.reason for event in told(events, Cancelled)] == ([] if active else ["card-put-away"])
    if active:
        assert len(told(events, PhaseBegan)) == 1 + len(before)
    assert (state.choices(0).prompt != "turn") == active  # he is in the middle of it
