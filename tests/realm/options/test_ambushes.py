"""MR-10.2.1, MR-10.7.1: ambushes by spell, and watchful natives whoever attacks them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.events import SetUpon
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.targets import NameTarget
from fabula.games.realm.day.events import Rolled, Unhidden
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.targeting import aim_at
from fabula.testing import rule
from realm.combat.fighting import combat, offered, plays, with_people
from realm.playing import told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

FOES = (Foe("R1"), Foe("R2"), Foe("R3"))


def sorceror(spell: str = "fiery_blast", *, attacked: bool = False, **options: bool) -> RealmState:
    """A hidden Sorceror who casts a spell, and is about to name its targets."""
    foes = (Foe("ogre-1", "sorceror" if attacked else ""), *FOES)
    state = combat(Fighter("sorceror", hidden=True), foes=foes, **options)
    state.castings = (Casting("sorceror", spell, "chit:4", "clearing", 3),)
    return state


def aims(state: RealmState, target: str, *dice: int) -> list[Event]:
    script = CombatScript(dice)
    events = aim_at(state, "sorceror", target, script)
    script.finish()
    return events


def rushed(events: list[Event]) -> list[tuple[str, str]]:
    return [(event.who, event.monster) for event in told(events, SetUpon) if event.rule == "MR-10.7.1"]


@rule("MR-10.2.1")
@pytest.mark.parametrize(("dice", "hidden"), [((5, 1), True), ((6, 1), False)])
def test_whoever_hurls_an_attack_spell_may_stay_hidden_and_rolls_once(
    dice: tuple[int, int], hidden: bool
) -> None:
    state = sorceror(ambushes=True)
    events = aims(state, "ogre-1", *dice)
    assert [event.table for event in told(events, Rolled)] == ["hide"]
    assert bool(told(events, Unhidden)) != hidden
    assert aims(state, "R1")
    assert state.individual("sorceror").hidden == hidden


@rule("MR-10.2.1")
def test_other_spells_and_those_who_are_attacked_are_seen() -> None:
    curse = sorceror("curse", ambushes=True)
    assert told(aims(curse, "ogre-1"), Unhidden)
    attacked = sorceror(attacked=True, ambushes=True)
    assert told(aims(attacked, "ogre-1"), Unhidden)
    plain = sorceror()
    assert told(aims(plain, "ogre-1"), Unhidden)


@rule("MR-10.7.1")
@pytest.mark.parametrize(
    ("spell", "watchful", "came"),
    [("fiery_blast", True, ["R2", "R3"]), ("fiery_blast", False, []), ("curse", True, [])],
)
def test_watchful_natives_come_upon_whoever_hurls_a_spell_at_one_of_them(
    spell: str, watchful: bool, came: list[str]
) -> None:
    state = sorceror(spell, watchful_natives=watchful)
    assert rushed(aims(state, "R1")) == [("sorceror", one) for one in came]
    assert all(state.stances[one].target == "sorceror" for one in came)


@rule("MR-10.7.1", "MR-10.2.1")
def test_nobody_comes_upon_an_archer_or_magician_who_stays_hidden() -> None:
    state = sorceror(watchful_natives=True, ambushes=True)
    assert rushed(aims(state, "R1", 1, 1)) == []
    bow = Fighter("captain", items=("light_bow",), hidden=True)
    archer = combat(bow, foes=FOES, watchful_natives=True, ambushes=True)
    archer.push(NameTarget("captain"))
    assert rushed(plays(archer, "target R1", dice=(1, 1))) == []
    assert archer.individual("captain").hidden


def deployed(state: RealmState, order: str) -> list[Event]:
    while state.choices(0).prompt != "deploy":
        plays(state, "fight-on" if state.choices(0).prompt == "fight-on" else "done")
    return plays(state, order)


@rule("MR-10.7.1")
@pytest.mark.parametrize("watchful", [False, True])
def test_watchful_natives_come_upon_the_master_of_whoever_is_sent_against_them(watchful: bool) -> None:
    state = combat(with_people("captain", "C2"), foes=FOES, watchful_natives=watchful)
    assert rushed(deployed(state, "deploy C2 R1")) == (
        [("captain", "R2"), ("captain", "R3")] if watchful else []
    )


@rule("MR-10.7.1")
def test_without_him_they_come_upon_the_hireling_where_he_fights() -> None:
    state = combat(with_people("captain", "C2", away=True), foes=FOES, watchful_natives=True)
    assert rushed(deployed(state, "deploy C2 R1")) == [("C2", "R2"), ("C2", "R3")]
    for one in ("R2", "R3"):
        stance = state.stances[one]
        assert (stance.sheet, stance.target, stance.box) == ("R1", "C2", "circle")


@rule("MR-10.7.1", "MR-6.4.2")
def test_of_several_hirelings_the_player_chooses_upon_whom_they_come() -> None:
    state = combat(with_people("captain", "C2", "C3", away=True), foes=FOES, watchful_natives=True)
    deployed(state, "deploy C2 R1")
    assert offered(state) == ["face C2", "face C3"]
    plays(state, "face C3", "face C2")
    assert {state.stances["R2"].target, state.stances["R3"].target} == {"C2", "C3"}
    assert state.choices(0).prompt == "deploy"
