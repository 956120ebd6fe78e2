"""MR-4.5, MR-4.7, MR-4.8: gifts and exchanges between those who are in one clearing."""

from __future__ import annotations

from fabula.games.realm.belongings.actions import (
    Accept,
    Activate,
    Deal,
    Decline,
    Give,
    GiveGold,
    Invite,
    Want,
    WantGold,
)
from fabula.games.realm.belongings.events import (
    Declined,
    GoldHanded,
    Handed,
    OfferMade,
)
from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.games.realm.unseen import Secret
from fabula.testing import rule
from realm.company import AMAZON, DWARF, ELF, together
from realm.playing import answer, awake, give, know, pause, refusal, seat_of, told


@rule("MR-4.7.1")
def test_a_gift_changes_hands_inactive_if_the_other_one_accepts() -> None:
    state = together()
    answer(state, "deal dwarf")
    answer(state, "give short_sword-1")
    made = answer(state, "propose")
    assert [(event.who, event.other) for event in told(made, OfferMade)] == [("amazon", "dwarf")]
    assert state.to_act() == (DWARF,)
    assert state.choices(DWARF).actions == (Accept(), Decline())
    assert state.places["short_sword-1"] == "amazon"
    events = answer(state, "accept")
    (handed,) = told(events, Handed)
    assert (handed.who, handed.other, handed.item) == ("amazon", "dwarf", "short_sword")
    assert state.places["short_sword-1"] == "dwarf"
    assert "short_sword-1" not in state.active


@rule("MR-4.7.1")
def test_nothing_happens_if_the_other_one_does_not_agree() -> None:
    state = together()
    before = (dict(state.places), state.active)
    for text in ("deal dwarf", "give short_sword-1", "propose"):
        answer(state, text)
    assert told(answer(state, "decline"), Declined)[0].who == "dwarf"
    assert (dict(state.places), state.active) == before
    assert state.to_act() == (AMAZON,)
    assert refusal(state, "deal dwarf").reason == "asked-already"
    assert Deal("elf") in state.choices(AMAZON).actions


@rule("MR-4.7.1", "MR-4.5.1")
def test_items_and_gold_are_exchanged() -> None:
    state = together()
    for text in ("deal dwarf", "give helmet-1", "give-gold 3", "want great_axe-1", "propose"):
        answer(state, text)
    events = answer(state, "accept")
    assert [(event.who, event.gold) for event in told(events, GoldHanded)] == [("amazon", 3)]
    assert (state.individual("amazon").gold, state.individual("dwarf").gold) == (7, 13)
    assert (state.places["helmet-1"], state.places["great_axe-1"]) == ("dwarf", "amazon")


@rule("MR-1.12.1", "MR-4.5.1")
def test_nobody_gives_more_gold_than_he_has() -> None:
    state = together()
    answer(state, "deal dwarf")
    know(state, DWARF, gold=9)
    offered = [action for action in state.choices(AMAZON).actions if isinstance(action, GiveGold | WantGold)]
    assert offered == [*map(GiveGold, range(1, 11)), *map(WantGold, range(1, 10))]
    assert refusal(state, "give-gold 11").details == {"need": 11, "have": 10}
    assert refusal(state, "want-gold 11").rule == "MR-1.12.1"
    assert refusal(state, "give-gold 0").rule == "MR-4.5.1"
    answer(state, "give-gold 10")
    assert refusal(state, "give-gold 1").reason == "gold-named"
    assert refusal(state, "want-gold 1").reason == "gold-named"  # nor does it go to and fro
    answer(state, "propose")
    answer(state, "accept")
    assert state.individual("amazon").gold == 0


@rule("MR-1.12.2", "MR-16.12.5")
def test_gold_that_is_ashes_is_not_given() -> None:
    state = together()
    know(state, AMAZON, curses=("ashes",))
    answer(state, "deal dwarf")
    assert refusal(state, "give-gold 1").rule == "MR-1.12.2"
    answer(state, "want-gold 1")
    answer(state, "propose")
    answer(state, "accept")
    assert state.individual("amazon").gold == 11
    answer(state, "deal elf")
    know(state, AMAZON, curses=())
    know(state, ELF, curses=("ashes",))
    assert refusal(state, "want-gold 1").reason == "ashes"


@rule("MR-4.7.1", "MR-4.1.2")
def test_partners_are_in_the_clearing_and_may_rearrange_themselves() -> None:
    state = together()
    put(state, "elf", "ruins-2")
    know(state, DWARF, blocked=True)
    assert refusal(state, "deal elf").reason == "not-here"
    assert (refusal(state, "deal dwarf").rule, refusal(state, "deal amazon").reason) == (
        "MR-4.1.2",
        "no-partner",
    )
    assert not any(isinstance(action, Deal | Invite) for action in state.choices(AMAZON).actions)
    state.pop()
    pause(state, AMAZON, by_day=False)  # in the Evening
    assert Deal("dwarf") in state.choices(AMAZON).actions


@rule("MR-4.7.2")
def test_hidden_characters_trade_and_stay_hidden() -> None:
    state = together()
    know(state, AMAZON, hidden=True)
    know(state, DWARF, hidden=True)
    for text in ("deal dwarf", "give-gold 1", "propose", "accept"):
        answer(state, text)
    assert state.individual("amazon").hidden
    assert state.individual("dwarf").hidden


@rule("MR-4.1.2")
def test_whoever_got_something_activates_it_at_once() -> None:
    state = together()
    state.settled = ("dwarf",)
    for text in ("deal dwarf", "give helmet-1", "propose", "accept"):
        answer(state, text)
    assert state.to_act() == (DWARF,)
    assert not state.settled
    answer(state, "inactivate helmet-2")
    assert refusal(state, "activate helmet-2").reason == "changed-already"
    answer(state, "activate helmet-1")
    answer(state, "done")
    assert state.to_act() == (AMAZON,)
    assert "helmet-1" in state.active
    for text in ("deal elf", "want light_bow-1", "propose", "accept"):
        answer(state, text)
    assert state.to_act() == (AMAZON,)  # the Elf got nothing
    answer(state, "inactivate short_sword-1")
    assert Activate("light_bow-1") in state.choices(AMAZON).actions


@rule("MR-4.7.1")
def test_somebody_is_asked_for_an_offer() -> None:
    state = together()
    answer(state, "invite dwarf")
    assert state.to_act() == (DWARF,)
    assert Give("great_axe-1") in state.choices(DWARF).actions
    assert refusal(state, "propose").reason == "nothing-offered"
    for text in ("give great_axe-1", "want short_sword-1", "propose"):
        answer(state, text)
    assert state.to_act() == (AMAZON,)
    answer(state, "accept")
    assert (state.places["great_axe-1"], state.places["short_sword-1"]) == ("amazon", "dwarf")
    assert state.to_act() == (DWARF,)  # he may activate the sword
    answer(state, "done")
    assert refusal(state, "invite dwarf").reason == "asked-already"
    answer(state, "invite elf")
    answer(state, "decline")
    assert state.to_act() == (AMAZON,)


@rule("MR-4.7.1")
def test_one_asks_only_for_what_one_knows() -> None:
    state = together()
    give(state, "lucky_charm", DWARF, active=False)
    state.secrets["lucky_charm"] = Secret((DWARF, ELF), "hoard")
    answer(state, "deal dwarf")
    assert refusal(state, "want lucky_charm").reason == "not-his"
    assert Want("lucky_charm") not in state.choices(AMAZON).actions
    assert refusal(state, "give great_axe-1").reason == "not-his"
    answer(state, "want great_axe-1")
    assert refusal(state, "want great_axe-1").reason == "in-the-offer"


@rule("MR-4.1.4")
def test_a_potion_that_works_does_not_change_hands_but_the_vial_does() -> None:
    state = together()
    give(state, "oil_of_poison", AMAZON)
    give(state, "vial_of_healing", AMAZON)
    answer(state, "deal dwarf")
    assert refusal(state, "give oil_of_poison").rule == "MR-4.1.4"
    answer(state, "give vial_of_healing")


@rule("MR-4.7.4")
def test_spells_boons_and_hirelings_are_not_traded() -> None:
    state = together()
    know(state, AMAZON, spells=("fog",))
    serve(state, "S1", AMAZON, 14)
    put(state, "S1", "ruins-1")
    answer(state, "deal dwarf")
    assert {action.words()[0] for action in state.choices(AMAZON).actions} == {
        "give",
        "give-gold",
        "want",
        "want-gold",
        "decline",
    }
    assert refusal(state, "give S1").reason == "not-his"
    assert refusal(state, "give fog").reason == "not-his"
    answer(state, "decline")
    assert refusal(state, "deal S1").reason == "no-partner"  # an underling


@rule("MR-13.13.6")
def test_the_familiar_takes_no_part_in_deals() -> None:
    state = awake("witch", "amazon", at="ruins-1")
    put(state, "familiar", "ruins-1")
    pause(state, seat_of(state, "amazon"))
    assert refusal(state, "deal familiar").reason == "no-partner"
    state.push(Rearranging("familiar"))
    assert not state.agenda[-1].waits_for(state)


@rule("MR-4.8.1", "MR-4.7.1", "MR-1.12.3")
def test_a_hired_leader_holds_things_and_gold_for_his_owner_and_uses_none() -> None:
    state = together()
    serve(state, "SHQ", AMAZON, 14)
    put(state, "SHQ", "ruins-1")
    for text in ("deal SHQ", "give short_sword-1", "give-gold 4"):
        answer(state, text)
    answer(state, "propose")  # his owner's player need not be asked
    assert state.choices(AMAZON).prompt == "rearrange"
    assert state.places["short_sword-1"] == "SHQ"
    assert (state.individual("SHQ").gold, state.individual("amazon").gold) == (4, 6)
    assert refusal(state, "invite SHQ").reason == "his-own"
    state.pop()
    state.push(Rearranging("SHQ"))
    assert state.to_act() == (AMAZON,)
    assert refusal(state, "activate short_sword-1").rule == "MR-4.8.1"
    assert Deal("dwarf") in state.choices(AMAZON).actions


@rule("MR-3.5.8", "MR-4.7.1")
def test_on_a_roadway_and_in_the_air_nobody_deals() -> None:
    for place in ("ruins-1~5", "ruins"):
        state = awake("amazon", "captain", at=place)
        state.settled = ()
        pause(state)
        (seat,) = state.to_act()
        other = "captain" if seat == seat_of(state, "amazon") else "amazon"
        assert not any(isinstance(action, Deal | Invite) for action in state.choices(seat).actions), place
        refused = refusal(state, f"deal {other}")
        assert (refused.rule, refused.reason) == ("MR-3.5.8", "on-roadway")
