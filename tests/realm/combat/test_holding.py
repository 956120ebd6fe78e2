"""MR-6.9.8, MR-6.5.1b, MR-15.5.5a: red-side-up monsters hold their victims, and what makes them let go."""

from __future__ import annotations

import pytest

from fabula.games.realm.combat.engaging import deploy, leave, set_upon
from fabula.games.realm.combat.evening import Combat
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.setting import CombatScript, Foe, Servant
from fabula.games.realm.combat.sheets import attackers_of, is_held, is_red, write_fight
from fabula.testing import rule
from realm.combat.fighting import combat, let_be, offered, plays, with_people
from realm.magic.spellcraft import bewitch

GIANT = Servant("giant-1", dark=True)


@rule("MR-6.9.8", "MR-6.12.1", "MR-15.5.5a")
@pytest.mark.parametrize(
    ("monster", "lets_go"), [("demon", True), ("winged_demon", True), ("giant-1", False)]
)
def test_a_pentangle_frees_whom_a_demon_holds(monster: str, lets_go: bool) -> None:
    state = combat("witch_king", foes=(Foe(monster, "witch_king", dark=True),))
    assert is_held(state, "witch_king")
    bewitch(state, "pentangle", "witch_king", "witch_king")
    state.push(EndRound())
    EndRound().run(state, CombatScript(()))
    assert is_held(state, "witch_king") is not lets_go
    assert is_red(state, monster) is not lets_go
    assert (monster not in state.stances) is lets_go
    write_fight(state, quiet=2)
    assert Combat()._is_over(state) is lets_go


@rule("MR-6.9.8", "MR-6.5.1d")
def test_a_hired_monster_that_holds_somebody_does_not_turn_to_another() -> None:
    """The Wolf attacks the Giant, who is red side up on the sheet of the Ogre."""
    state = combat(with_people("captain", GIANT, hidden=True), foes=(Foe("ogre-1"), Foe("wolf_a-1")))
    deploy(state, "giant-1", "ogre-1")
    set_upon(state, "wolf_a-1", "giant-1")
    let_be(state, "deploy")
    assert "engage giant-1 wolf_a-1" not in offered(state)
    leave(state, "wolf_a-1")
    assert state.stances["giant-1"].sheet == state.stances["giant-1"].target == "ogre-1"
    assert is_held(state, "ogre-1")


@rule("MR-6.9.8")
def test_nobody_pulls_a_hired_monster_off_whom_it_holds() -> None:
    """On the Giant's own sheet lie the Ogre that he holds and a Wolf; the Amazon lures the Wolf."""
    people = with_people("captain", GIANT, hidden=True)
    foes = (Foe("ogre-1", "giant-1"), Foe("wolf_a-1", "giant-1"))
    state = combat(people, with_people("amazon"), foes=foes)
    assert state.stances["giant-1"].target == "ogre-1"
    if "lure wolf_a-1" not in offered(state, state.to_act()[0]):
        plays(state, "done")
    plays(state, "lure wolf_a-1")
    assert attackers_of(state, "giant-1") == ("ogre-1",)
    assert state.stances["giant-1"].target == "ogre-1"


@rule("MR-6.9.8")
def test_whom_it_holds_is_free_when_it_goes_elsewhere() -> None:
    state = combat(with_people("captain", GIANT, hidden=True), foes=(Foe("ogre-1", "giant-1"),))
    leave(state, "ogre-1")
    assert not state.stances
