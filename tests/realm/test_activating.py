"""MR-4.1: what may be active, what that asks for, and what is public by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.belongings.actions import Activate, Inactivate, Lift, Onward
from fabula.games.realm.belongings.events import Activated, CurseLifted, Inactivated
from fabula.games.realm.day.actions import Pass, Ready
from fabula.games.realm.day.findings import Exchanged
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.unseen import Secret
from fabula.testing import rule
from realm.playing import (
    answer,
    awake,
    give,
    know,
    leave_as_it_is,
    live,
    pause,
    refusal,
    seat_of,
    some_dice,
    told,
)
from realm.turns import record

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def having(character: str, *pieces: str, at: str = "ruins-1") -> RealmState:
    """A character who has these things, inactive, nothing else, and is asked about them."""
    state = awake(character, at=at)
    for piece in state.standing_at.get(character, ()):
        give(state, piece, active=False)
    state.active = ()
    for piece in pieces:
        give(state, piece, active=False)
    pause(state)
    return state


@rule("MR-1.11.1", "MR-4.1.2")
def test_items_are_activated_and_put_away_between_phases() -> None:
    state = having("druid", "short_sword-1")
    events = answer(state, "activate short_sword-1")
    assert [(event.who, event.item) for event in told(events, Activated)] == [("druid", "short_sword")]
    assert state.active == ("short_sword-1",)
    pause(state)
    assert refusal(state, "activate short_sword-1").reason == "active-already"
    events = answer(state, "inactivate short_sword-1")
    assert [event.piece for event in told(events, Inactivated)] == ["short_sword-1"]
    assert not state.active
    pause(state)
    assert refusal(state, "inactivate short_sword-1").reason == "inactive-already"
    assert refusal(state, "activate mace-1").reason == "not-his"


@rule("MR-4.1.1")
@pytest.mark.parametrize(
    ("first", "second", "slot"),
    [
        ("short_sword-1", "mace-1", "weapon"),
        ("short_sword-1", "alchemists_mixture", "weapon"),
        ("power_boots", "7_league_boots", "boots"),
        ("quick_boots", "power_boots", "boots"),
        ("deft_gloves", "power_gauntlets", "gloves"),
        ("pony_m3_m5", "workhorse_h6_t8", "horse"),
        ("shield-1", "jade_shield", "shield"),
        ("helmet-1", "gold_helmet", "helmet"),
        ("breastplate-1", "silver_breastplate", "breastplate"),
        ("suit_of_armor-1", "tremendous_armor", "suit"),
    ],
)
def test_of_some_things_only_one_is_active(first: str, second: str, slot: str) -> None:
    state = having("amazon", first, second)
    answer(state, f"activate {first}")
    refused = refusal(state, f"activate {second}")
    assert (refused.rule, refused.reason) == ("MR-4.1.1", "one-active")
    assert refused.details == {"slot": slot, "piece": first}
    assert Activate(second) not in state.choices(0).actions


@rule("MR-4.1.1")
def test_any_number_of_other_cards_is_active_armor_cards_too() -> None:
    cards = ("golden_crown", "bejeweled_dwarf_vest", "lucky_charm", "magic_wand", "helmet-1", "shield-1")
    state = having("white_knight", *cards)
    for card in cards:
        answer(state, f"activate {card}")
    assert set(state.active) == set(cards)


@rule("MR-4.1.3")
def test_a_weapon_may_be_active_that_nobody_could_swing() -> None:
    state = having("witch_king", "bane_sword")
    answer(state, "activate bane_sword")
    assert state.active == ("bane_sword",)


@rule("MR-4.1.4", "MR-14.8.2", "MR-4.3.7")
def test_boots_must_bear_their_owner_and_all_that_he_carries() -> None:
    state = having("elf", "elven_slippers", "light_bow-1")  # a Light character
    assert Activate("elven_slippers") in state.choices(0).actions
    heavy = having("amazon", "elven_slippers")
    assert refusal(heavy, "activate elven_slippers").details == {
        "piece": "elven_slippers",
        "need": "M",
        "have": "L",
    }
    give(state, "mace-1", active=False)
    assert refusal(state, "activate elven_slippers").rule == "MR-4.1.4"
    give(state, "pony_m3_m5", active=False)  # which carries the mace
    assert Activate("elven_slippers") in state.choices(0).actions
    answer(state, "activate mace-1")
    assert refusal(state, "activate elven_slippers").details["need"] == "M"


@rule("MR-4.1.4", "MR-4.3.7")
def test_a_horse_must_bear_its_rider_and_what_nobody_else_carries() -> None:
    state = having("elf", "pony_l2_l4", "mace-1")  # his Move chit of Medium strength carries the mace
    assert Activate("pony_l2_l4") in state.choices(0).actions
    know(state, chits=("fatigued",) * 12)
    assert refusal(state, "activate pony_l2_l4").details == {"piece": "pony_l2_l4", "need": "M", "have": "L"}
    give(state, "pony_m3_m5", active=False)
    assert Activate("pony_l2_l4") in state.choices(0).actions
    answer(state, "activate mace-1")
    assert refusal(state, "activate pony_l2_l4").rule == "MR-4.1.4"
    assert refusal(having("berserker", "pony_m3_m5"), "activate pony_m3_m5").details["need"] == "H"
    assert Activate("pony_l3_m4") in having("amazon", "pony_l3_m4").choices(0).actions  # its stronger side


@rule("MR-4.1.4", "MR-4.4.5")
def test_no_horse_is_activated_in_a_cave() -> None:
    state = having("amazon", "pony_m3_m5", at="ruins-6")
    assert (refusal(state, "activate pony_m3_m5").rule) == "MR-4.4.5"


@rule("MR-4.1.4")
def test_a_card_of_one_use_needs_something_to_work_on_and_a_chest_its_key() -> None:
    state = having("amazon", "withered_claw", "chest")
    put(state, "amazon", next(iter(state.atlas.ways)))  # where there is no site to learn of
    assert refusal(state, "activate withered_claw").reason == "no-use-now"
    assert refusal(state, "activate chest").reason == "locked"


@rule("MR-4.1.4", "MR-14.4.1", "MR-14.4.3")
def test_the_amulet_frees_somebody_in_the_clearing_of_one_curse() -> None:
    state = awake("amazon", "elf", "dwarf", at="ruins-1")
    amazon, elf, dwarf = (seat_of(state, who) for who in ("amazon", "elf", "dwarf"))
    put(state, "dwarf", "ruins-2")
    know(state, dwarf, curses=("ashes",))
    give(state, "amulet", amazon, active=False)
    pause(state, amazon)
    assert refusal(state, "activate amulet").reason == "no-use-now"
    know(state, elf, curses=("wither", "squeak", "wither"))
    answer(state, "activate amulet")
    assert state.choices(amazon).actions == (Lift("elf", "wither"), Lift("elf", "squeak"))
    (event,) = told(answer(state, "lift elf wither"), CurseLifted)
    assert (event.who, event.curse) == ("elf", "wither")
    assert (state.sheet(elf).curses, state.sheet(dwarf).curses) == (("squeak",), ("ashes",))
    assert refusal(state, "inactivate amulet").reason == "changed-already"
    assert "amulet" in state.active  # until Midnight


@rule("MR-14.1.2")
def test_the_lost_keys_open_the_chest() -> None:
    state = having("amazon", "chest", "lost_keys")
    assert refusal(state, "activate chest").rule == "MR-14.1.2"  # the keys are not active
    answer(state, "activate lost_keys")
    gold = state.individual("amazon").gold
    (event,) = told(answer(state, "activate chest"), Exchanged)
    assert (event.item, event.gold) == ("chest", 50)
    assert state.individual("amazon").gold == gold + 50
    assert state.places.get("chest") != "amazon"
    assert "chest" not in state.piles
    new = [piece for piece in state.standing_at["amazon"] if piece in state.box.treasures]
    assert len(new) == 1 + 2
    assert all(state.box.treasures[card].size == "large" for card in new if card != "lost_keys")
    assert state.active == ("lost_keys",)


@rule("MR-4.1.4")
def test_a_potion_that_works_is_neither_put_away_nor_left() -> None:
    state = having("amazon", "oil_of_poison", "vial_of_healing", "alchemists_mixture")
    for card in ("oil_of_poison", "vial_of_healing", "alchemists_mixture"):
        answer(state, f"activate {card}")
    state.pop()
    pause(state)
    assert (refusal(state, "inactivate oil_of_poison").rule) == "MR-4.1.4"
    assert (refusal(state, "abandon oil_of_poison").reason) == "used-up"
    answer(state, "inactivate vial_of_healing")
    answer(state, "inactivate alchemists_mixture")
    assert state.active == ("oil_of_poison",)


@rule("MR-4.1.5", "MR-0.6.2")
def test_an_active_card_is_public_and_stays_known() -> None:
    state = awake("amazon", "dwarf", at="ruins-1")
    amazon, dwarf = (0, 1) if state.sheet(0).character == "amazon" else (1, 0)
    give(state, "lucky_charm", amazon, active=False)
    state.secrets["lucky_charm"] = Secret((amazon,), "hoard")
    pause(state, amazon)
    assert "lucky_charm" not in state.view(dwarf).standing_at["amazon"]
    assert "lucky_charm" in state.view(amazon).standing_at["amazon"]
    (event,) = told(answer(state, "activate lucky_charm"), Activated)
    assert event.reveals
    assert "lucky_charm" in state.view(dwarf).standing_at["amazon"]
    pause(state, amazon)
    answer(state, "inactivate lucky_charm")
    assert "lucky_charm" in state.view(dwarf).standing_at["amazon"]
    pause(state, amazon)
    (stowed,) = told(answer(state, "inactivate short_sword-1"), Inactivated)
    assert not stowed.reveals


@rule("MR-4.1.6")
def test_a_weapon_that_is_changed_is_unalerted() -> None:
    state = awake("amazon", at="ruins-1")
    state.faces["short_sword-1"] = "alerted"
    pause(state)
    answer(state, "inactivate short_sword-1")
    assert "short_sword-1" not in state.faces
    state.faces["shield-1"] = "damaged"
    answer(state, "inactivate shield-1")
    assert state.faces["shield-1"] == "damaged"
    pause(state)
    answer(state, "activate short_sword-1")
    assert "short_sword-1" not in state.faces


@rule("MR-4.1.2")
def test_each_item_changes_once_and_then_it_is_over() -> None:
    state = awake("captain", at="ruins-1")
    pause(state)
    answer(state, "inactivate short_sword-1")
    assert refusal(state, "activate short_sword-1").reason == "changed-already"
    for piece in ("helmet-1", "breastplate-1", "shield-1"):
        answer(state, f"inactivate {piece}")
    left = {type(action) for action in state.choices(0).actions}
    assert not left & {Activate, Inactivate}
    assert {Done, Onward} <= left


@rule("MR-4.1.2", "MR-3.4.3c")
def test_between_phases_everybody_who_has_something_is_asked_unless_he_wants_to_be_left_alone() -> None:
    state = awake("captain", at="ruins-1")
    answer(state, "hide ordinary")
    answer(state, "hide ordinary")
    state.settled = ()
    state.play(0, Ready(), some_dice())
    asked = 0
    while state.choices(0).prompt == "rearrange":
        asked += 1
        state.play(0, Done(), some_dice())
    assert asked == 4  # before and after each phase, and in the Evening
    answer(state, "hide ordinary")
    state.settled = ()
    state.play(0, Ready(), some_dice())
    state.play(0, Onward(), some_dice())
    assert (state.day, state.choices(0).prompt, state.settled) == (3, "turn", ())
    naked = awake("druid", at="ruins-1")
    naked.settled = ()
    naked.play(0, Ready(), some_dice())
    assert naked.day == 2


@rule("MR-4.1.2", "MR-3.2.1")
def test_nobody_rearranges_at_birdsong() -> None:
    state = awake("captain", at="ruins-1")
    assert state.why_not(0, Inactivate("short_sword-1")) is not None
    leave_as_it_is(state)
    live(state)
    assert state.why_not(0, Inactivate("short_sword-1")) is not None


@rule("MR-4.1.2", "MR-3.13.3")
def test_whoever_is_blocked_by_day_is_not_asked() -> None:
    state = awake("captain", at="ruins-1")
    know(state, blocked=True)
    pause(state)
    assert state.agenda[-1].waits_for(state) == ()
    state.pop()
    pause(state, by_day=False)
    assert state.agenda[-1].waits_for(state) == (0,)


@rule("MR-4.1.2")
def test_followers_rearrange_between_the_phases_of_their_guide() -> None:
    state = awake("druid", "captain", at="ruins-1")
    captain = state.player_of("captain")
    record(state, druid="hide ordinary", captain="follow druid no")
    state.settled = ("druid",)
    asked = 0
    for seat in range(2):
        state.play(seat, Ready(), some_dice())
    while state.day == 1:
        (seat,) = state.to_act()
        choices = state.choices(seat)
        asked += choices.prompt == "rearrange" and seat == captain
        state.play(seat, Done() if Done() in choices.actions else Pass(), some_dice())
    assert asked == 3  # before and after the phase of the Druid, and in the Evening
