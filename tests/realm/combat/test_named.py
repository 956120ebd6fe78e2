"""MR-6.7.1a, MR-15.4.6a: whoever is named keeps a sheet, whatever spells and treachery do after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.combat.placement import AskPlacement
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import Stance, fight_of, write_play
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.pacifying import calm
from fabula.testing import rule
from realm.combat.fighting import combat
from realm.playing import seat_of

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

OGRES = ("ogre-1", "ogre-2", "ogre-3")


def beset() -> RealmState:
    """Three Ogres attack the Captain."""
    people = (Fighter("captain", items=()), Fighter("amazon", items=()))
    return combat(*people, foes=tuple(Foe(ogre, "captain") for ogre in OGRES))


@rule("MR-6.7.1a", "MR-7.9.4")
def test_who_is_pacified_after_another_has_named_it_is_taken_by_surprise() -> None:
    state = beset()
    write_play(state, "amazon", target="ogre-1")
    calm(state, OGRES, seat_of(state, "captain"))
    AskPlacement().run(state, CombatScript(()))
    assert state.stances == {"ogre-1": Stance("ogre-1", "")}


@rule("MR-6.7.1a", "MR-15.4.6a")
@pytest.mark.parametrize(
    ("spell", "fate", "left"),
    [
        ("fiery_blast", "cast", ("ogre-1", "ogre-2")),
        ("fiery_blast", "cancelled", ()),
        ("roof_collapses", "cast", OGRES),
        ("persuade", "cast", ()),
    ],
)
def test_whom_an_attack_spell_is_aimed_at_keeps_a_sheet(spell: str, fate: str, left: tuple[str, ...]) -> None:
    state = beset()
    targets = (fight_of(state).clearing,) if spell == "roof_collapses" else ("ogre-1", "ogre-2")
    casting = Casting("amazon", spell, "chit:1", "clearing", 3, targets)
    state.castings = (casting,) if fate == "cast" else (replace(casting, fate="cancelled"),)
    calm(state, OGRES, seat_of(state, "captain"))
    AskPlacement().run(state, CombatScript(()))
    assert state.stances == {ogre: Stance(ogre, "") for ogre in left}
