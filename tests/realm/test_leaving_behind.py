"""MR-4.3, MR-4.6: what carries, what has to be left, and the piles that lie in clearings."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from fabula.core import RandomDice
from fabula.games.realm.belongings import too_heavy
from fabula.games.realm.belongings.actions import Abandon, Inactivate, Onward
from fabula.games.realm.belongings.events import AbandonedCard
from fabula.games.realm.belongings.items import pile_in
from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.day.events import Abandoned, Moved
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.unseen import Secret
from fabula.testing import rule
from realm.playing import answer, awake, give, here, know, live, pause, refusal, some_dice, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def tired(character: str, *pieces: str, active: bool = False, at: str = "ruins-1") -> RealmState:
    """A character without active chits who has these things."""
    state = awake(character, at=at)
    for piece in state.standing_at.get(character, ()):
        give(state, piece, active=False)
    state.active = ()
    know(state, chits=("fatigued",) * 12)
    for piece in pieces:
        give(state, piece, active=active)
    return state


@rule("MR-4.3.1", "MR-1.1.3")
def test_every_item_needs_a_carrier_as_strong_as_it_is_heavy() -> None:
    state = tired("sorceror", "short_sword-1", "mace-1", "great_sword", "bane_sword", "lucky_charm")
    heavy = ("short_sword-1", "mace-1", "great_sword", "bane_sword")
    assert too_heavy(state, "sorceror", in_cave=False) == heavy  # Negligible items need none
    know(state, chits=("active", *("fatigued",) * 11))  # Move M5
    assert too_heavy(state, "sorceror", in_cave=False) == heavy[2:]
    assert too_heavy(tired("berserker"), "berserker", in_cave=True) == ("great_axe-1", "helmet-1")


@rule("MR-4.3.1")
def test_nobody_needs_a_carrier_for_himself() -> None:
    state = tired("druid")
    assert told(live(state, "move ruins-2 ordinary"), Moved)


@rule("MR-4.3.2", "MR-13.6.5")
def test_the_duck_chit_carries_nothing() -> None:
    state = tired("dwarf")
    know(state, chits=("active", *("fatigued",) * 11))
    assert too_heavy(state, "dwarf", in_cave=False) == ("great_axe-1", "helmet-1")


@rule("MR-4.3.2", "MR-1.5.5")
def test_boots_carry_like_a_move_chit_active_or_not_only_if_they_are_active() -> None:
    state = tired("sorceror", "mace-1", "quick_boots")
    assert too_heavy(state, "sorceror", in_cave=True) == ("mace-1",)
    state.active = ("quick_boots",)
    assert too_heavy(state, "sorceror", in_cave=True) == ()
    state.active = ("mace-1", "quick_boots")
    assert too_heavy(state, "sorceror", in_cave=True) == ()
    give(state, "great_sword", active=False)
    assert too_heavy(state, "sorceror", in_cave=True) == ("great_sword",)


@rule("MR-1.5.3a", "MR-4.3.2")
@pytest.mark.parametrize("now", ["alerted", "color", "committed", "fatigued", "wounded"])
def test_only_active_chits_carry(now: str) -> None:
    state = tired("sorceror", "short_sword-1")
    know(state, chits=("active", *("fatigued",) * 11))
    assert too_heavy(state, "sorceror", in_cave=False) == ()
    know(state, chits=(now, *("fatigued",) * 11))
    assert too_heavy(state, "sorceror", in_cave=False) == ("short_sword-1",)


@rule("MR-4.3.2")
def test_hirelings_who_follow_him_carry_what_is_not_active() -> None:
    state = tired("sorceror", "short_sword-1", "mace-1")
    for native in ("L1", "O1"):  # a lancer, Light on a Medium pony; a knight
        serve(state, native, 0, 14)
        put(state, native, "ruins-1")
    assert too_heavy(state, "sorceror", in_cave=False) == ("short_sword-1", "mace-1")
    state.write("O1", following="sorceror")
    assert too_heavy(state, "sorceror", in_cave=False) == ()
    assert too_heavy(state, "sorceror", in_cave=True) == ()  # a knight is strong on foot
    state.active = ("mace-1",)
    assert too_heavy(state, "sorceror", in_cave=False) == ("mace-1",)
    state.write("O1", following="")
    state.write("L1", following="sorceror")
    give(state, "bane_sword", active=False)
    state.active = ()
    assert too_heavy(state, "sorceror", in_cave=False) == ("bane_sword",)
    assert too_heavy(state, "sorceror", in_cave=True) == ("mace-1", "bane_sword")  # his horse is of no use


@rule("MR-4.2.2")
def test_horses_weigh_nothing_themselves() -> None:
    assert too_heavy(tired("druid", "warhorse_t5_t7"), "druid", in_cave=False) == ()


@rule("MR-4.3.5", "MR-3.5.6")
def test_strength_that_is_gone_matters_when_he_moves_and_then_he_chooses_the_order() -> None:
    state = tired("amazon")
    live(state, "hide ordinary", script=(1, 1))
    assert len(state.standing_at["amazon"]) == 4
    live(state, "move ruins-2 ordinary")
    assert state.choices(0).actions == tuple(
        Abandon(piece) for piece in ("short_sword-1", "helmet-1", "breastplate-1", "shield-1")
    )
    events = answer(state, "abandon breastplate-1")
    events += answer(state, "abandon shield-1")
    events += answer(state, "abandon short_sword-1")
    left = ["breastplate-1", "shield-1", "short_sword-1", "helmet-1"]
    assert [event.piece for event in told(events, Abandoned)] == left
    assert here(state) == "ruins-2"
    assert pile_in(state, "ruins-1") == tuple(reversed(left))  # MR-4.6.1: the last one lies on top


@rule("MR-4.3.5", "MR-4.3.3")
def test_an_active_item_may_be_put_away_for_a_horse_to_carry() -> None:
    state = tired("sorceror", "mace-1", active=True)
    give(state, "workhorse_h6_t8", active=False)
    give(state, "bane_sword", active=False)
    live(state, "move ruins-2 ordinary")
    assert state.choices(0).actions == (Abandon("mace-1"), Inactivate("mace-1"))
    answer(state, "inactivate mace-1")
    assert (here(state), state.places["mace-1"], state.active) == ("ruins-2", "sorceror", ())
    assert state.places["bane_sword"] == "sorceror"  # a Tremendous workhorse
    state.active = ("mace-1",)
    live(state, "move ruins-1 ordinary")
    answer(state, "abandon mace-1")
    assert pile_in(state, "ruins-2") == ("mace-1",)
    state.active = ("bane_sword",)
    live(state, "move ruins-2 ordinary")
    assert Inactivate("bane_sword") in state.choices(0).actions  # as heavy as the horse is strong


@rule("MR-4.6.1")
def test_between_phases_anything_may_be_left_on_the_pile() -> None:
    state = awake("amazon", at="ruins-1")
    pause(state)
    (event,) = told(answer(state, "abandon helmet-1"), Abandoned)
    assert (event.clearing, event.rule) == ("ruins-1", "MR-4.6.1")
    answer(state, "abandon short_sword-1")
    assert pile_in(state, "ruins-1") == ("short_sword-1", "helmet-1")
    assert state.active == ("breastplate-1", "shield-1")


@rule("MR-4.6.1", "MR-4.6.3")
def test_there_is_one_pile_in_a_clearing_and_horses_are_part_of_it() -> None:
    state = awake("amazon", "elf", at="ruins-1")
    seats = [sheet.character for sheet in state.sheets if sheet]
    give(state, "pony_m3_m5", seats.index("elf"))
    pause(state, seats.index("amazon"))
    answer(state, "abandon helmet-1")
    state.pop()
    pause(state, seats.index("elf"))
    answer(state, "abandon pony_m3_m5")
    assert pile_in(state, "ruins-1") == ("pony_m3_m5", "helmet-1")
    assert "amazon" not in pile_in(state, "ruins-1")


@rule("MR-4.6.2")
def test_gold_is_not_abandoned() -> None:
    state = awake("amazon", at="ruins-1")
    pause(state)
    assert refusal(state, "abandon gold").reason == "not-his"


@rule("MR-0.6.1")
def test_a_secret_card_is_left_face_down() -> None:
    state = awake("amazon", "elf", at="ruins-1")
    amazon = [sheet.character for sheet in state.sheets if sheet].index("amazon")
    give(state, "lucky_charm", amazon, active=False)
    state.secrets["lucky_charm"] = Secret((amazon,), "hoard")
    pause(state, amazon)
    events = answer(state, "abandon lucky_charm")
    assert [(event.who, event.size) for event in told(events, AbandonedCard)] == [("amazon", "large")]
    assert not told(events, Abandoned)
    assert "lucky_charm" in state.view(amazon).standing_at["ruins-1"]
    assert "?large" in state.view(1 - amazon).standing_at["ruins-1"]


def test_cards_that_are_to_be_left_are_imagined_as_others() -> None:
    state = tired("amazon", "golden_crown", "crystal_ball")
    state.secrets = {card: Secret((), "hoard") for card in ("golden_crown", "crystal_ball")}
    live(state, "move ruins-2 ordinary")
    twins = [state.imagine(0, some_dice(seed)) for seed in range(20)]
    assert len({twin.agenda[-1] for twin in twins}) > 5
    assert {twin.to_act() for twin in twins} == {(0,)}
    for twin in twins:
        for action in twin.choices(0).actions:
            assert isinstance(action, Abandon)
            assert twin.places[action.piece] == "amazon"


@rule("MR-4.1.2", "MR-4.7.1")
@pytest.mark.parametrize("seed", range(8))
def test_rearranging_comes_to_an_end_whatever_one_does(seed: int) -> None:
    random = Random(seed)
    state = awake("amazon", "captain", "wizard", at="ruins-1")
    pause(state)
    depth, steps = len(state.agenda), 0
    while len(state.agenda) >= depth:
        (seat,) = state.to_act()
        actions = [one for one in state.choices(seat).actions if not isinstance(one, Onward)]
        going_on = [one for one in actions if not isinstance(one, Done)]
        top = isinstance(state.agenda[-1], Rearranging)
        state.play(seat, random.choice(going_on if top and going_on else actions), RandomDice(random))
        steps += 1
    assert steps < 1000


@rule("MR-4.3.5", "MR-3.5.8")
def test_what_cannot_be_carried_off_a_roadway_lies_at_one_end_of_it() -> None:
    state = tired("captain")
    for piece in state.standing_at["captain"]:
        put(state, piece, "elsewhere")
    give(state, "suit_of_armor-1", active=False)
    put(state, "captain", "ruins-1-2")
    live(state, "move ruins-2 ordinary")
    assert here(state) == "ruins-2"
    assert state.places["suit_of_armor-1"] == "ruins-1"
