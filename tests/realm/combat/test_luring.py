"""MR-6.4: who comes to whose sheet."""

from __future__ import annotations

import pytest

from fabula.games.realm.combat.assignment import prey
from fabula.games.realm.combat.events import AssignmentRolled, Lured, SetUpon
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.combat.sheets import Stance
from fabula.games.realm.combat.sides import seats_in_order
from fabula.games.realm.day.events import Unhidden
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import combat, offered, plays, with_people
from realm.magic.spellcraft import bewitch
from realm.playing import seat_of, told


@rule("MR-6.4.4")
def test_what_nobody_lures_comes_to_the_only_one_who_is_not_hidden() -> None:
    fighters = (Fighter("captain", hidden=True), Fighter("amazon"))
    state = combat(*fighters, foes=("ogre-1",))
    events = plays(state, "done", "done")
    assert [(event.who, event.monster) for event in told(events, SetUpon)] == [("amazon", "ogre-1")]
    assert state.stances == {"ogre-1": Stance("amazon", "amazon")}


@rule("MR-0.4.6")
def test_the_highest_of_plain_rolls_gets_it_and_ties_roll_again() -> None:
    state = combat("captain", "amazon", foes=("ogre-1",))
    again = state.copy()
    events = plays(state, "done", "done", dice=(2, 5, 4, 1))
    assert [event.result for event in told(events, AssignmentRolled)] == [5, 4]
    assert [event.who for event in told(events, SetUpon)] == [state.sheet(0).character]
    events = plays(again, "done", "done", dice=(2, 5, 5, 1, seat_of(state, "amazon")))
    assert [event.result for event in told(events, AssignmentRolled)] == [5, 5]
    assert [event.who for event in told(events, SetUpon)] == ["amazon"]


@pytest.mark.parametrize(("option", "dice"), [(False, (2, 5, 4, 1)), (True, (5, 4, 1))])
def test_what_changes_every_roll_counts_for_assignment_by_the_option_only(
    option: bool, dice: tuple[int, ...]
) -> None:
    """The Captain has the Lucky Charm, with which one rolls one die."""
    captain = Fighter("captain", items=("lucky_charm",))
    state = combat(captain, "amazon", foes=("ogre-1",), assignment_modifiers=option)
    if state.sheet(0).character != "captain":
        dice = (*dice[-2:], *dice[:-2])
    results = [event.result for event in told(plays(state, "done", "done", dice=dice), AssignmentRolled)]
    assert sorted(results) == [4, 5]


@rule("MR-6.4.2", "MR-15.8.1")
@pytest.mark.parametrize(("spell", "rolled", "again"), [("bad_luck", [3, 4], ()), ("illusion", [3, 3], (0,))])
def test_by_the_option_bad_luck_counts_when_attackers_are_assigned_but_what_hampers_searches_does_not(
    spell: str, rolled: list[int], again: tuple[int, ...]
) -> None:
    state = combat("captain", "amazon", foes=("ogre-1",), assignment_modifiers=True)
    bewitch(state, spell, "amazon", "captain")
    events = plays(state, "done", "done", dice=(3, 3, 3, 3, *again))
    assert sorted(event.result for event in told(events, AssignmentRolled)) == rolled


@rule("MR-6.4.3", "MR-1.6.2")
def test_a_hidden_character_is_left_alone_until_he_lures() -> None:
    state = combat(Fighter("captain", hidden=True), foes=(Foe("ogre-1"),))
    assert state.choices(0).prompt == "fight-on"
    events = plays(state, "fight-on", "lure ogre-1")
    assert told(events, Unhidden)
    assert told(events, Lured)
    assert state.stances["ogre-1"].sheet == "captain"
    assert not state.individual("captain").hidden


@rule("MR-6.4.3", "MR-6.16.1")
def test_denizens_stand_idle_while_everybody_is_hidden() -> None:
    state = combat(Fighter("captain", hidden=True), foes=(Foe("ogre-1"),))
    plays(state, "fight-on", "done")
    assert state.stances == {}
    assert state.choices(0).prompt == "encounter"
    assert any(text.startswith("run") for text in offered(state))


def test_whatever_attacks_another_can_be_lured_away_but_not_off_the_red_side() -> None:
    foes = (
        Foe("ogre-1", attacks="captain"),
        Foe("giant-1", attacks="captain", dark=True),
        Foe("giant-2", attacks="captain"),
    )
    state = combat("captain", "amazon", foes=foes)
    amazon = seat_of(state, "amazon")
    if state.to_act() != (amazon,):
        plays(state, "done")
    assert offered(state, amazon) == ["lure giant-2", "lure ogre-1", "done"]
    plays(state, "lure giant-2")
    assert {piece for piece, stance in state.stances.items() if stance.sheet == "amazon"} == {
        "giant-2",
        "giant_club-2",
    }
    assert offered(state, amazon) == ["lure ogre-1", "done"]


@rule("MR-6.3.4")
def test_the_first_who_had_his_turn_begins_then_round_the_table() -> None:
    state = combat("captain", "amazon", "dwarf", foes=("ogre-1",))
    names = [state.sheet(seat).character for seat in range(3)]
    assert state.to_act() == (0,)  # nobody has had a turn
    state.went = (names[1], names[0], names[2])
    assert seats_in_order(state) == (1, 2, 0)
    by_turns = combat("captain", "amazon", "dwarf", foes=("ogre-1",), encounter_order="daylight")
    by_turns.went = (names[1], names[0])
    assert seats_in_order(by_turns) == (1, 0, 2)
    put(state, names[1], "elsewhere")
    assert seats_in_order(state) == (0, 2)


@rule("MR-13.9.1", "MR-13.9.2")
def test_fiends_never_come_to_the_pilgrim() -> None:
    state = combat("pilgrim", foes=(Foe("imp"), Foe("ogre-1")))
    assert offered(state) == ["lure ogre-1", "done"]
    plays(state, "done")
    assert set(state.stances) == {"ogre-1"}
    plays(state, "pass")
    assert "target imp" in offered(state)


@rule("MR-15.5.5a", "MR-6.4.2")
def test_no_demon_comes_to_a_hireling_under_a_pentangle() -> None:
    state = combat(with_people("witch_king", "C2", "C3", hidden=True), foes=(Foe("demon"), Foe("ogre-1")))
    bewitch(state, "pentangle", "witch_king", "C2")
    assert "lure-with C2 demon" not in offered(state)
    assert {"lure-with C3 demon", "lure-with C2 ogre-1"} < {*offered(state)}
    assert prey(state, "demon", 0) == ("C3",)
    assert prey(state, "ogre-1", 0) == ("C2", "C3")
