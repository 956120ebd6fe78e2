"""MR-6.3.6, MR-6.5.5: whose attackers lie on which sheet, and to whom somebody turns who is left."""

from __future__ import annotations

import pytest

from fabula.games.realm.combat.engaging import deploy, leave, set_upon
from fabula.games.realm.combat.setting import Foe
from fabula.games.realm.combat.sheets import attackers_of
from fabula.testing import rule
from realm.combat.fighting import combat, with_people

ATTACKERS = ("ogre-1", "wolf_a-1", "imp", "viper-1")


@rule("MR-6.5.5", "MR-6.4.5")
@pytest.mark.parametrize("first", ATTACKERS)
@pytest.mark.parametrize("leaves", ATTACKERS)
def test_a_hireling_turns_to_the_last_of_his_attackers_only_if_his_target_leaves(
    first: str, leaves: str
) -> None:
    others = tuple(one for one in ATTACKERS if one != first)
    foes = tuple(Foe(one, attacks="C2") for one in (first, *others))
    state = combat(with_people("captain", "C2", away=True), foes=foes)
    assert state.stances["C2"].target == first
    leave(state, leaves)
    assert state.stances["C2"].target == (others[-1] if leaves == first else first)
    assert attackers_of(state, "C2") == tuple(one for one in (first, *others) if one != leaves)


@rule("MR-6.5.1", "MR-6.3.6")
def test_who_comes_upon_a_hireling_on_another_sheet_is_not_an_attacker_on_his_own() -> None:
    """The Pikeman attacks the Ogre on its sheet; there the Wolf comes upon him, in a circle."""
    state = combat(with_people("captain", "C2", away=True), foes=(Foe("ogre-1"), Foe("wolf_a-1")))
    for denizen in ("ogre-1", "wolf_a-1"):
        leave(state, denizen)
    deploy(state, "C2", "ogre-1")
    set_upon(state, "wolf_a-1", "C2")
    wolf = state.stances["wolf_a-1"]
    assert (wolf.sheet, wolf.target, wolf.box) == ("ogre-1", "C2", "circle")
    assert attackers_of(state, "C2") == ()
    assert attackers_of(state, "ogre-1") == ("C2",)
