"""MR-6.4, MR-6.5: hirelings lure, are attacked, and are sent against others."""

from __future__ import annotations

import pytest

from fabula.games.realm.combat.events import CounterTurned, Deployed, Lured, SetUpon
from fabula.games.realm.combat.setting import Fighter, Foe, Servant
from fabula.games.realm.combat.sheets import Stance, attackers_of
from fabula.games.realm.day.events import Unhidden
from fabula.testing import rule
from realm.combat.fighting import combat, offered, plays, with_people
from realm.playing import seat_of, told

OGRE = Foe("ogre-1")


@rule("MR-6.3.5", "MR-1.6.2", "MR-6.4.5")
def test_a_hireling_lures_one_denizen_onto_a_sheet_of_his_own() -> None:
    hidden = Servant("C2", hidden=True)
    state = combat(with_people("captain", hidden, "C3", hidden=True), foes=(OGRE, Foe("ogre-2")))
    lures = {f"lure-with {who} {ogre}" for who in ("C2", "C3") for ogre in ("ogre-1", "ogre-2")}
    assert lures < {*offered(state)}
    events = plays(state, "lure-with C2 ogre-1")
    assert [(event.who, event.monster) for event in told(events, Lured)] == [("C2", "ogre-1")]
    assert [event.who for event in told(events, Unhidden)] == ["C2"]
    assert state.stances == {"C2": Stance("C2", "ogre-1", "red"), "ogre-1": Stance("C2", "C2", "square")}
    assert "lure-with C2 ogre-2" not in offered(state)
    assert "lure-with C3 ogre-2" in offered(state)
    assert "lure ogre-1" not in offered(state)  # whom he has lured nobody of his lures again
    assert state.individual("captain").hidden


@rule("MR-6.4.5")
def test_what_is_lured_away_leaves_a_hireling_free() -> None:
    state = combat(
        with_people("captain", "C2"), Fighter("amazon", items=()), foes=(Foe("ogre-1", attacks="C2"),)
    )
    amazon = seat_of(state, "amazon")
    if state.to_act() != (amazon,):
        plays(state, "done")
    plays(state, "lure ogre-1")
    assert state.stances == {"ogre-1": Stance("amazon", "amazon")}


@rule("MR-6.4.5")
def test_a_character_lures_from_his_own_hireling_but_not_from_a_red_side() -> None:
    foes = (Foe("ogre-1", attacks="C2"), Foe("giant-1", attacks="C3", dark=True))
    state = combat(with_people("captain", "C2", "C3"), foes=foes)
    assert "lure ogre-1" in offered(state)
    assert "lure giant-1" not in offered(state)


@rule("MR-6.4.2")
def test_a_denizen_goes_to_the_character_if_he_is_not_hidden_else_to_a_hireling_of_his_choice() -> None:
    state = combat(with_people("captain", "C2", "C3"), foes=(OGRE,))
    events = plays(state, "done")
    assert [event.who for event in told(events, SetUpon)] == ["captain"]
    state = combat(with_people("captain", "C2", "C3", Servant("C4", hidden=True), hidden=True), foes=(OGRE,))
    plays(state, "done")
    assert state.choices(0).prompt == "victim"
    assert offered(state) == ["face C2", "face C3"]
    events = plays(state, "face C3")
    assert [event.who for event in told(events, SetUpon)] == ["C3"]
    assert state.stances["C3"] == Stance("C3", "ogre-1", "red")


@rule("MR-6.4.2")
def test_without_a_choice_it_goes_to_the_only_hireling_and_never_to_one_who_is_held() -> None:
    held = Foe("giant-1", attacks="C2", dark=True)
    state = combat(with_people("captain", "C2", "C3", hidden=True), foes=(held, OGRE))
    events = plays(state, "done")
    assert [(event.who, event.monster) for event in told(events, SetUpon)] == [("C3", "ogre-1")]


@rule("MR-6.4.2")
def test_a_player_is_eligible_with_any_unhidden_individual() -> None:
    state = combat(with_people("captain", "C2", hidden=True), Fighter("elf", hidden=True), foes=(OGRE,))
    events = plays(state, "done", "done")
    assert [event.who for event in told(events, SetUpon)] == ["C2"]


@rule("MR-6.3.6")
def test_the_second_attacker_of_a_hireling_lies_in_a_circle() -> None:
    foes = (Foe("ogre-1", attacks="C2"), Foe("ogre-2", attacks="C2"))
    state = combat(with_people("captain", "C2"), foes=foes)
    assert {piece: (stance.target, stance.box) for piece, stance in state.stances.items()} == {
        "C2": ("ogre-1", "red"),
        "ogre-1": ("C2", "square"),
        "ogre-2": ("C2", "circle"),
    }


@rule("MR-6.5.1", "MR-6.5.1a", "MR-1.6.2", "MR-6.3.5")
def test_a_denizen_turns_from_a_character_to_the_last_hireling_sent_against_it() -> None:
    hidden = Servant("C2", hidden=True)
    state = combat(with_people("captain", hidden, "C3"), foes=(Foe("ogre-1", attacks="captain"),))
    plays(state, "done")
    events = plays(state, "deploy C2 ogre-1")
    assert [(event.who, event.whom) for event in told(events, Deployed)] == [("C2", "ogre-1")]
    assert [event.who for event in told(events, Unhidden)] == ["C2"]
    assert attackers_of(state, "captain") == ()
    plays(state, "deploy C3 ogre-1")
    assert state.stances == {
        "ogre-1": Stance("ogre-1", "C3", "red"),
        "C2": Stance("ogre-1", "ogre-1", "circle"),
        "C3": Stance("ogre-1", "ogre-1", "square"),
    }
    assert not [text for text in offered(state) if text.startswith("deploy")]


@rule("MR-6.5.1")
def test_whoever_has_attackers_is_not_sent_away() -> None:
    state = combat(with_people("captain", "C2"), foes=(Foe("ogre-1", attacks="C2"), Foe("ogre-2")))
    plays(state, "done")
    assert not [text for text in offered(state) if text.startswith("deploy")]


@rule("MR-6.5.1a", "MR-6.5.5")
def test_who_was_after_it_alone_goes_along_with_it() -> None:
    state = combat(with_people("captain", "C2", "C3"), foes=(Foe("ogre-1", attacks="C2"),))
    plays(state, "done", "deploy C3 ogre-1")
    assert state.stances == {
        "ogre-1": Stance("ogre-1", "C3", "red"),
        "C2": Stance("ogre-1", "ogre-1", "circle"),
        "C3": Stance("ogre-1", "ogre-1", "square"),
    }


@rule("MR-6.5.1b")
def test_a_red_monster_keeps_its_victim_and_the_others_come_to_the_circles() -> None:
    foe = Foe("giant-1", attacks="captain", dark=True)
    state = combat(with_people("captain", "C2"), foes=(foe,))
    plays(state, "deploy C2 giant-1")
    assert state.stances["giant-1"] == Stance("captain", "captain", "red")
    assert state.stances["C2"] == Stance("captain", "giant-1", "circle")
    assert attackers_of(state, "captain") == ("giant-1",)


@rule("MR-6.5.1b")
def test_the_same_on_the_sheet_of_a_hireling() -> None:
    foe = Foe("giant-1", attacks="C2", dark=True)
    state = combat(with_people("captain", "C2", "C3", hidden=True), foes=(foe,))
    plays(state, "deploy C3 giant-1")
    assert state.stances["giant-1"].target == "C2"
    assert state.stances["C3"] == Stance("C2", "giant-1", "circle")


@rule("MR-6.5.5")
def test_who_has_other_attackers_stays_and_turns_to_the_last_of_them() -> None:
    foes = (Foe("ogre-1", attacks="C2"), Foe("ogre-2", attacks="C2"), Foe("wolf_a-1", attacks="C2"))
    state = combat(with_people("captain", "C2", "C3"), foes=foes)
    plays(state, "done", "deploy C3 ogre-1")
    assert state.stances["C2"] == Stance("C2", "wolf_a-1", "red")
    assert state.stances["wolf_a-1"].box == "square"
    assert state.stances["ogre-1"] == Stance("ogre-1", "C3", "red")


@rule("MR-6.5.5", "MR-6.4.5")
def test_whom_a_red_monster_holds_stays_where_he_is() -> None:
    """The controlled Giant holds the Ogre, on its sheet; another hireling comes to a circle there."""
    people = (Servant("giant-1", dark=True, controlled=True), "C2")
    state = combat(with_people("captain", *people), foes=(Foe("ogre-1", attacks="giant-1"),))
    assert state.choices(0).prompt == "deploy"  # nobody can lure the Ogre away
    plays(state, "deploy C2 ogre-1")
    assert state.stances["C2"] == Stance("giant-1", "ogre-1", "circle")
    assert state.stances["ogre-1"] == Stance("giant-1", "C2", "square")


@rule("MR-6.5.1", "MR-6.5.1c")
def test_a_hireling_attacks_a_character_whom_he_sees_in_his_red_boxes() -> None:
    foe = Foe("ogre-1", attacks="captain")
    state = combat(with_people("captain", "C2"), Fighter("amazon", items=()), foes=(foe,))
    captain = seat_of(state, "captain")
    while state.to_act() != (captain,) or state.choices(captain).prompt != "deploy":
        plays(state, "done")
    assert "deploy C2 amazon" in offered(state, captain)
    plays(state, "deploy C2 amazon")
    assert state.stances["C2"] == Stance("amazon", "amazon", "red")
    assert attackers_of(state, "amazon") == ("C2",)


@rule("MR-6.5.1")
def test_nobody_is_sent_against_the_unseen_or_against_his_master() -> None:
    other = with_people("amazon", Servant("R6", hidden=True), "R7", hidden=True)
    state = combat(with_people("captain", "C2", "C3"), other, foes=())
    captain = seat_of(state, "captain")
    plays(state, "fight-on")
    while state.to_act() != (captain,):
        plays(state, "done")
    texts = [text for text in offered(state, captain) if text.startswith("deploy C2")]
    assert texts == ["deploy C2 C3", "deploy C2 R7"]  # the first would be treachery


@rule("MR-6.5.1a")
def test_hirelings_of_different_players_fight_on_the_sheet_of_the_one_attacked() -> None:
    state = combat(with_people("captain", "C2"), with_people("amazon", "R7"), foes=())
    plays(state, "fight-on")
    first = state.sheet(state.to_act()[0]).character
    mine, yours = ("C2", "R7") if first == "captain" else ("R7", "C2")
    plays(state, f"deploy {mine} {yours}")
    assert state.stances == {
        yours: Stance(yours, mine, "red"),
        mine: Stance(yours, yours, "square"),
    }


@rule("MR-6.5.1a", "MR-6.5.5")
def test_who_is_attacked_after_he_was_sent_out_turns_to_his_attacker() -> None:
    """The Ogre, which nobody attacks any more, stands idle."""
    state = combat(with_people("captain", "C2"), with_people("amazon", "R7"), foes=())
    plays(state, "fight-on")
    first = state.to_act()[0]
    mine, yours = ("C2", "R7") if state.sheet(first).character == "captain" else ("R7", "C2")
    state.standing_at[state.places[mine]] = (*state.standing_at[state.places[mine]], "ogre-1")
    state.places["ogre-1"] = state.places[mine]
    plays(state, f"deploy {mine} ogre-1", "done", f"deploy {yours} {mine}")
    assert state.stances == {mine: Stance(mine, yours, "red"), yours: Stance(mine, mine, "square")}


@rule("MR-6.5.1d")
def test_who_has_several_attackers_chooses_his_target_once() -> None:
    foes = (Foe("ogre-1", attacks="C2"), Foe("ogre-2", attacks="C2"))
    state = combat(with_people("captain", "C2", hidden=True), foes=foes)
    plays(state, "done")
    assert "engage C2 ogre-2" in offered(state)
    assert "engage C2 ogre-1" not in offered(state)
    plays(state, "engage C2 ogre-2")
    boxes = {piece: stance.box for piece, stance in state.stances.items()}
    assert boxes == {"C2": "red", "ogre-1": "circle", "ogre-2": "square"}
    assert state.stances["C2"].target == "ogre-2"
    assert not [text for text in offered(state) if text.startswith("engage")]


@rule("MR-6.5.1d", "MR-6.17.2")
def test_deployed_hirelings_and_their_horses_are_turned_to_either_side() -> None:
    state = combat(with_people("captain", "L1", "C2"), foes=(Foe("ogre-1", attacks="captain"),))
    plays(state, "done")
    assert not [text for text in offered(state) if text.startswith("turn-counter")]
    plays(state, "deploy L1 ogre-1")
    turns = [text for text in offered(state) if text.startswith("turn-counter")]
    assert turns == ["turn-counter L1", "turn-counter horse-L1"]
    events = plays(state, "turn-counter L1", "turn-counter horse-L1")
    assert [(event.piece, event.dark) for event in told(events, CounterTurned)] == [
        ("L1", True),
        ("horse-L1", True),
    ]
    assert not [text for text in offered(state) if text.startswith("turn-counter")]


@rule("MR-6.17.2")
@pytest.mark.parametrize(
    ("monster", "turns"),
    [("giant-1", ["giant_club-1"]), ("wolf_a-1", ["wolf_a-1"]), ("demon", [])],
)
def test_a_controlled_tremendous_monster_is_never_turned_red_by_its_master(
    monster: str, turns: list[str]
) -> None:
    servant = Servant(monster, controlled=True)
    state = combat(with_people("captain", servant), foes=(Foe("ogre-1", attacks="captain"),))
    plays(state, "done", f"deploy {monster} ogre-1")
    found = [text.split()[1] for text in offered(state) if text.startswith("turn-counter")]
    assert found == turns


@rule("MR-6.5.3", "MR-6.6.11")
def test_denizens_neither_deploy_nor_act_by_themselves() -> None:
    """The master is elsewhere: nobody is asked for an action, and nobody names a target."""
    state = combat(with_people("captain", "C2", away=True), foes=(Foe("ogre-1", attacks="C2"),))
    assert state.choices(0).prompt == "deploy"
    plays(state, "done")
    assert state.choices(0).prompt == "place"


@rule("MR-6.5.4")
def test_players_deploy_in_turn_order() -> None:
    state = combat(with_people("captain", "C2"), with_people("amazon", "R7"), foes=())
    plays(state, "fight-on")
    assert (state.choices(0).prompt, state.to_act()) == ("deploy", (0,))
    plays(state, "done")
    assert (state.choices(1).prompt, state.to_act()) == ("deploy", (1,))
