"""MR-6.3.6, MR-6.7.3 to MR-6.7.6, MR-6.10.6: the sheets of denizens, and who places what on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.boxes import placer
from fabula.games.realm.combat.events import CounterTurned, Repositioned, TacticsRolled
from fabula.games.realm.combat.melee import ChangeTactics, Reposition
from fabula.games.realm.combat.outcomes import Killed
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe, Servant
from fabula.games.realm.combat.sheets import Kill, Stance, fight_of, write_fight
from fabula.games.realm.magic.casting import Casting
from fabula.testing import rule
from realm.combat.fighting import combat, let_be, offered, plays, with_people
from realm.playing import seat_of, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

OGRE = Foe("ogre-1", attacks="captain")


def stand(state: RealmState, **directions: int) -> None:
    """Let counters lie in these directions; `_` stands for the hyphen in their names."""
    for name, direction in directions.items():
        piece = name.replace("__", "-")
        old = state.stances[piece]
        state.stances[piece] = Stance(old.sheet, old.target, old.box, direction)


def run(step: Reposition | ChangeTactics, state: RealmState, *dice: int) -> list[Event]:
    state.push(step)
    script = CombatScript(dice)
    events = step.run(state, script)
    script.finish()
    return events


def directions(state: RealmState) -> dict[str, int]:
    return {piece: stance.direction for piece, stance in state.stances.items()}


@rule("MR-11.95", "MR-6.7.5a")
def test_one_die_moves_all_on_a_characters_sheet() -> None:
    foes = (Foe("tremendous_troll-1", attacks="captain", dark=True), Foe("wolf_a-1", attacks="captain"))
    state = combat(with_people("captain", "S1"), foes=foes)
    plays(state, "done", "deploy S1 tremendous_troll-1")
    stand(state, tremendous_troll__1=2, wolf_a__1=1, S1=3)
    (moved,) = told(run(Reposition(), state, 2), Repositioned)
    assert (moved.sheet, moved.boxes, moved.rule) == ("captain", "all", "MR-6.7.5a")
    assert directions(state) == {"tremendous_troll-1": 2, "wolf_a-1": 3, "S1": 1}


@rule("MR-6.7.5b")
def test_on_a_denizens_sheet_circles_squares_and_an_unhired_owner_have_a_die_each() -> None:
    state = combat(with_people("captain", "C2", "C3", "C4"), foes=(OGRE,))
    plays(state, "done", "deploy C2 ogre-1", "deploy C3 ogre-1", "deploy C4 ogre-1")
    stand(state, ogre__1=1, C2=1, C3=2, C4=1)
    events = run(Reposition(), state, 5, 2, 6)
    assert [(event.sheet, event.boxes, event.result) for event in told(events, Repositioned)] == [
        ("ogre-1", "circle", 5),
        ("ogre-1", "square", 2),
        ("ogre-1", "red", 6),
    ]
    assert {event.rule for event in events} == {"MR-6.7.5b"}
    assert directions(state) == {"C2": 2, "C3": 3, "C4": 3, "ogre-1": 3}


@rule("MR-6.7.5c", "MR-6.7.6")
def test_a_hired_owner_is_neither_repositioned_nor_turned() -> None:
    foes = (Foe("wolf_a-1", attacks="wolf_b-1"), Foe("wolf_a-2", attacks="wolf_b-1"))
    state = combat(with_people("captain", Servant("wolf_b-1", controlled=True), hidden=True), foes=foes)
    stand(state, wolf_b__1=1, wolf_a__1=1, wolf_a__2=1)
    run(Reposition(), state, 6, 6)
    assert directions(state) == {"wolf_b-1": 1, "wolf_a-1": 3, "wolf_a-2": 3}
    events = run(ChangeTactics(), state, 6, 1, 6, 1)
    assert [event.piece for event in told(events, CounterTurned)] == ["wolf_a-1", "wolf_a-2"]
    assert [event.boxes for event in told(events, TacticsRolled)] == ["square", "circle"]


@rule("MR-11.67", "MR-16.9.1", "MR-6.7.6")
def test_tactics_turn_the_wolf_and_the_lancer_but_neither_troll_nor_pony() -> None:
    who = ("wolf_a-1", "tremendous_troll-1", "L1")
    state = combat(Fighter("captain", items=()), foes=tuple(Foe(one, attacks="captain") for one in who))
    stand(state, wolf_a__1=1, tremendous_troll__1=1, L1=1, horse__L1=1)
    events = run(ChangeTactics(), state, 6, 1)
    assert [event.piece for event in told(events, CounterTurned)] == ["L1", "wolf_a-1"]
    events = run(ChangeTactics(), state, 5, 5)
    assert told(events, CounterTurned) == []


@rule("MR-6.7.6", "MR-16.9.1")
def test_hired_natives_never_turn_but_hired_monsters_in_circles_do() -> None:
    people = ("C2", Servant("wolf_b-1", controlled=True), Servant("giant-1", controlled=True))
    state = combat(with_people("captain", *people), foes=(OGRE,))
    plays(state, "done", "deploy C2 ogre-1", "deploy wolf_b-1 ogre-1", "deploy giant-1 ogre-1", "done")
    stand(state, ogre__1=1, C2=1, wolf_b__1=1, giant__1=2, giant_club__1=3)
    dice = (1, 1, 6, 6, 6, 6, 6, 6)
    events = run(ChangeTactics(), state, *dice)
    assert {event.piece for event in told(events, CounterTurned)} == {"wolf_b-1", "giant_club-1"}


@rule("MR-16.8.2")
def test_what_changes_rolls_does_not_touch_repositioning_and_tactics() -> None:
    """The Lucky Charm would make it one die, and the Cloven Hoof would add one."""
    fighter = Fighter("captain", items=("lucky_charm", "cloven_hoof"))
    state = combat(fighter, foes=(Foe("wolf_a-1", attacks="captain"),))
    stand(state, wolf_a__1=1)
    run(Reposition(), state, 3)
    assert directions(state) == {"wolf_a-1": 2}
    assert told(run(ChangeTactics(), state, 5, 5), CounterTurned) == []


@rule("MR-6.7.3d")
def test_enemy_hirelings_are_placed_by_their_own_player() -> None:
    state = combat(with_people("captain", "C2"), Fighter("amazon", items=()), foes=())
    captain, amazon = seat_of(state, "captain"), seat_of(state, "amazon")
    plays(state, "fight-on")
    while state.to_act() != (captain,):
        plays(state, "done")
    plays(state, "deploy C2 amazon")
    let_be(state)
    plays(state, "pass", "pass", "pass", dice=("captain",))
    plays(state, "pass")
    assert placed_by(state, captain) == ["C2"]
    assert placed_by(state, amazon) == []


@rule("MR-6.7.3e")
def test_an_unhired_owner_is_placed_by_the_first_player_who_attacks_it() -> None:
    state = combat(with_people("captain", "C2"), with_people("amazon", "R7"), foes=(OGRE,))
    state.went = ("amazon", "captain")
    while state.choices(state.to_act()[0]).prompt != "deploy":
        plays(state, "done")
    for _ in (1, 2):
        who = "C2" if state.sheet(state.to_act()[0]).character == "captain" else "R7"
        plays(state, f"deploy {who} ogre-1", "done")
    plays(state, "pass", "pass", dice=("captain",))
    plays(state, "pass", "pass")
    assert placed_by(state, seat_of(state, "captain")) == ["C2"]
    assert placed_by(state, seat_of(state, "amazon")) == ["R7", "ogre-1"]


@rule("MR-6.7.3e")
def test_whom_only_a_spell_strikes_is_placed_by_its_caster() -> None:
    state = combat("captain", "sorceror", foes=(Foe("ogre-1"),))
    for who in ("captain", "sorceror"):
        for aim in ("ogre-1", fight_of(state).clearing):
            state.castings = (Casting(who, "fiery_blast", "chit:1", "clearing", 3, targets=(aim,)),)
            state.stances = {"ogre-1": Stance("ogre-1", "")}
            assert placer(state, "ogre-1") == seat_of(state, who)


def placed_by(state: RealmState, seat: int) -> list[str]:
    """The counters that a seat has to place, from the first to the last."""
    scratch, pieces = state.copy(), []
    while seat in scratch.to_act():
        action = scratch.choices(seat).actions[-1]
        if scratch.choices(seat).prompt == "place":
            pieces.append(str(action.words()[1]))
        scratch.play(seat, action, CombatScript(()))
        if scratch.choices(seat).prompt in ("lure", "fight-on", "encounter"):
            break
    return pieces


@rule("MR-6.7.3d", "MR-6.7.3e")
def test_attackers_of_a_hireling_fill_as_many_circles_as_they_can() -> None:
    foes = tuple(Foe(f"wolf_a-{number}", attacks="C2") for number in (1, 2, 3))
    state = combat(with_people("captain", "C2", away=True), foes=foes)
    plays(state, "done", "place C2 thrust", "place wolf_a-1 thrust", "place wolf_a-2 thrust")
    assert offered(state) == ["place wolf_a-3 swing", "place wolf_a-3 smash"]


@rule("MR-6.8.2", "MR-6.9.1", "MR-6.11.3")
def test_denizens_fight_denizens() -> None:
    """The Pikeman's spear is longer than the Ogre's arms, and H with a star kills a Medium Ogre."""
    state = combat(with_people("captain", "C2", away=True), foes=(Foe("ogre-1", attacks="C2"),))
    places = ("place C2 thrust", "place ogre-1 thrust")
    events = plays(state, "done", *places, dice=(4, 1, 1))
    assert [(event.who, event.killer) for event in told(events, Killed)] == [("ogre-1", "C2")]
    assert state.places["ogre-1"] == "dead"


@rule("MR-6.10.6")
def test_after_a_round_only_unhired_attackers_of_characters_stay() -> None:
    foes = (Foe("goblin_spear-1", attacks="captain"), Foe("goblin_spear-2", attacks="captain"))
    state = combat(with_people("captain", "C2"), foes=foes)
    plays(state, "done", "deploy C2 goblin_spear-2", "done", "pass", "pass", "pass", "pass")
    plays(
        state,
        "place C2 thrust",
        "place goblin_spear-1 thrust",
        "place goblin_spear-2 smash",
        dice=(4, 4, 4, 1, 1, 1, 1, 1, 1),
    )
    assert fight_of(state).round == 2
    assert state.stances == {"goblin_spear-1": Stance("captain", "captain")}


@rule("MR-6.9.8", "MR-6.10.6")
def test_a_tremendous_monster_turns_red_and_holds_a_hireling_into_the_next_round() -> None:
    """The Octopus does Light harm to the Pikeman, who survives; then its red side kills him."""
    foes = (Foe("octopus", attacks="C2"), Foe("goblin_spear-1", attacks="C2"))
    state = combat(
        with_people("captain", Servant("C2", dark=True), Servant("C3", hidden=True), away=True), foes=foes
    )
    places = ("place C2 smash", "place goblin_spear-1 thrust", "place octopus thrust")
    plays(state, "done", "done", *places, dice=(4, 4, 1, 1, 1, 1))
    assert state.faces["octopus"] == "dark"
    assert state.stances == {"C2": Stance("C2", "octopus"), "octopus": Stance("C2", "C2", "square")}
    assert not [text for text in offered(state) if text.endswith("octopus")]
    plays(state, "done")
    assert not [text for text in offered(state) if text.startswith("deploy C2")]
    assert "deploy C3 octopus" in offered(state)


@rule("MR-6.9.8")
@pytest.mark.parametrize("dark", [False, True])
def test_a_monster_that_has_killed_its_target_holds_nobody_else(dark: bool) -> None:
    """Two hirelings attack the Octopus; it kills the one to whom it has turned, and another is left."""
    state = combat(with_people("captain", "R7", "C2", away=True), foes=(Foe("octopus"),))
    state.stances = {
        "octopus": Stance("octopus", "R7", "red", 1),
        "R7": Stance("octopus", "octopus", "square", 1),
        "C2": Stance("octopus", "octopus", "circle", 3),
    }
    if dark:
        state.faces["octopus"] = "dark"
    write_fight(state, enraged=("octopus",), kills=(Kill("R7", ("octopus",)),))
    state.agenda = state.agenda[:4]
    state.push(EndRound())
    EndRound().run(state, CombatScript(()))
    assert "octopus" not in state.faces
    assert state.stances == {}


@rule("MR-6.10.6", "MR-6.9.8")
def test_a_victim_turns_to_the_monster_that_holds_it() -> None:
    """The Pikeman attacks the Ogre, which is on no sheet any more; the Octopus holds him."""
    foes = (Foe("ogre-1", attacks="C2"), Foe("octopus", attacks="C2", dark=True))
    state = combat(with_people("captain", "C2", away=True), foes=foes)
    state.agenda = state.agenda[:4]
    state.push(EndRound())
    EndRound().run(state, CombatScript(()))
    assert state.stances == {"C2": Stance("C2", "octopus"), "octopus": Stance("C2", "C2", "square")}


@rule("MR-6.9.8")
def test_a_controlled_monster_turns_red_too_and_holds_what_it_has_hit() -> None:
    servant = Servant("octopus", controlled=True)
    foe = Foe("tremendous_troll-1", attacks="octopus")
    state = combat(with_people("captain", servant, away=True), foes=(foe,))
    plays(state, "place octopus thrust", "place tremendous_troll-1 thrust", dice=(4, 1, 1))
    assert state.faces.get("octopus") == "dark"
    assert state.stances["octopus"].target == "tremendous_troll-1"


@rule("MR-6.12.3", "MR-1.10.4")
def test_after_the_last_round_all_lie_light_side_up_and_horses_walk() -> None:
    foes = (Foe("L1", dark=True), Foe("wolf_a-1", dark=True))
    people = (Servant("C2", dark=True), "P1")
    state = combat(with_people("captain", *people, hidden=True, away=True), foes=foes)
    state.faces["horse-P1"] = "dark"
    write_fight(state, quiet=2)
    state.stances = {}
    state.agenda = state.agenda[:4]
    state.go_on(CombatScript(()))
    assert "dark" not in state.faces.values()


@pytest.mark.parametrize("round_", [1, 2])
@rule("MR-6.6.4a", "MR-11.69")
def test_hirelings_stay_and_fight_on_when_their_master_runs(round_: int) -> None:
    state = combat(with_people("captain", "C2"), foes=(Foe("ogre-1", attacks="C2"),), round=round_)
    plays(state, "done", "done")
    run_away = next(text for text in offered(state) if text.startswith("run"))
    plays(state, run_away)
    while state.choices(0).prompt != "place":
        plays(state, offered(state)[0])
    assert state.plays == {}
    assert state.stances["ogre-1"].target == "C2"
    assert state.places["captain"] != state.places["C2"]
    events = plays(state, "place C2 thrust", "place ogre-1 thrust", dice=(4, 1, 1))
    assert told(events, Killed)
