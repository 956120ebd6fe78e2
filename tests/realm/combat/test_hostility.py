"""MR-6.1.3, MR-6.4.1: to whom denizens are hostile, and who can lure whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.assignment import eligible, unassigned
from fabula.games.realm.combat.events import GroupBattles, Lured
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.combat.sheets import Stance
from fabula.games.realm.combat.sides import is_hostile
from fabula.games.realm.day.events import Unhidden
from fabula.games.realm.magic.bewitching import Bewitchment
from fabula.games.realm.magic.events import SpellEnded
from fabula.testing import rule
from realm.combat.fighting import combat, offered, plays, with_people
from realm.magic.spellcraft import bewitch
from realm.playing import seat_of, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def among(*foes: str, first: str = "pilgrim") -> RealmState:
    """Somebody, and a Captain with a hireling, among denizens that attack nobody yet."""
    return combat(first, with_people("captain", "C2"), foes=tuple(Foe(one) for one in foes))


@rule("MR-6.1.3")
def test_monsters_are_hostile_to_every_unhidden_one_of_every_player() -> None:
    state = among("ogre-1", first="witch")
    witch, captain = seat_of(state, "witch"), seat_of(state, "captain")
    assert eligible(state, "ogre-1") == (0, 1)
    state.write("witch", hidden=True)
    assert eligible(state, "ogre-1") == (captain,)
    state.write("captain", hidden=True)
    assert eligible(state, "ogre-1") == (captain,)  # his hireling is there
    state.write("C2", hidden=True)
    assert eligible(state, "ogre-1") == ()
    state.write("witch", hidden=False)
    assert eligible(state, "ogre-1") == (witch,)


@rule("MR-6.1.3")
def test_natives_are_hostile_only_to_players_whom_they_battle() -> None:
    fighters = (Fighter("captain", items=()), Fighter("amazon", items=(), battles=("rogues",)))
    state = combat(*fighters, foes=(Foe("R6"),))
    assert eligible(state, "R6") == (seat_of(state, "amazon"),)


@rule("MR-6.1.3")
def test_pacified_ones_are_hostile_to_others_than_the_pacifier() -> None:
    state = among("ogre-1", first="elf")
    elf, captain = seat_of(state, "elf"), seat_of(state, "captain")
    state.bewitched = (Bewitchment("persuade", "elf", "chit:1", ("ogre-1",), until=9),)
    assert eligible(state, "ogre-1") == (captain,)
    assert not is_hostile(state, "ogre-1", elf)


@rule("MR-6.1.3", "MR-6.4.1", "MR-13.9.1")
@pytest.mark.parametrize("fiend", ["demon", "winged_demon", "imp"])
@pytest.mark.parametrize("how", ["advantage", "pentangle"])
def test_fiends_neither_come_to_nor_are_lured_by_whoever_is_protected(fiend: str, how: str) -> None:
    first = "pilgrim" if how == "advantage" else "witch_king"
    state = among(fiend, "ogre-1", first=first)
    seat = seat_of(state, first)
    if how == "pentangle":
        assert eligible(state, fiend) == (0, 1)
        bewitch(state, "pentangle", "witch_king", "witch_king")
    assert eligible(state, fiend) == (seat_of(state, "captain"),)
    assert eligible(state, "ogre-1") == (0, 1)
    if state.to_act() != (seat,):
        plays(state, "done")
    assert offered(state, seat) == ["lure ogre-1", "done"]


@rule("MR-6.1.3", "MR-6.4.1")
def test_who_is_at_peace_attacks_nobody_and_comes_to_nobody() -> None:
    state = among("ogre-1", "ogre-2", first="witch")
    bewitch(state, "peace", "witch", "ogre-1")
    assert unassigned(state) == ("ogre-2",)
    assert not any("ogre-1" in text for text in offered(state, state.to_act()[0]))


@rule("MR-6.1.3")
def test_mist_attacks_nobody_and_is_attacked_by_nobody() -> None:
    state = among("ogre-1", "ogre-2", first="witch_king")
    for one in ("ogre-1", "witch_king"):
        bewitch(state, "melt_into_mist", "witch_king", one)
    assert unassigned(state) == ("ogre-2",)
    assert eligible(state, "ogre-2") == (seat_of(state, "captain"),)


@rule("MR-6.4.1")
def test_in_turn_a_character_lures_many_and_each_free_hireling_one() -> None:
    foes = (Foe("ogre-1"), Foe("ogre-2", "amazon"), Foe("wolf_a-1"), Foe("giant-1", "amazon", dark=True))
    state = combat(with_people("captain", "C2", hidden=True), "amazon", foes=foes)
    captain = seat_of(state, "captain")
    while state.to_act() != (captain,):
        plays(state, "done")
    assert not any("giant" in text for text in offered(state, captain))  # its red side is up
    events = plays(state, "lure ogre-1", "lure ogre-2")
    assert [(event.who, event.monster) for event in told(events, Lured)] == [
        ("captain", "ogre-1"),
        ("captain", "ogre-2"),
    ]
    assert [event.who for event in told(events, Unhidden)] == ["captain"]
    assert offered(state, captain) == ["lure wolf_a-1", "lure-with C2 wolf_a-1", "done"]
    plays(state, "lure-with C2 wolf_a-1")
    assert {piece: state.stances[piece] for piece in ("C2", "wolf_a-1")} == {
        "C2": Stance("C2", "wolf_a-1"),
        "wolf_a-1": Stance("C2", "C2", "square"),
    }
    assert offered(state, captain) == ["done"]


@rule("MR-6.4.1")
def test_luring_natives_makes_them_battle_and_luring_whom_one_has_pacified_ends_that() -> None:
    state = combat(Fighter("captain", items=()), foes=(Foe("R6"), Foe("R7"), Foe("ogre-1"), Foe("ogre-2")))
    state.bewitched = (Bewitchment("persuade", "captain", "chit:1", ("ogre-1", "ogre-2"), until=9),)
    events = plays(state, "lure R6", "lure ogre-1")
    assert [(event.group, event.seat) for event in told(events, GroupBattles)] == [("rogues", 0)]
    assert [event.spell for event in told(events, SpellEnded)] == ["persuade"]
    assert is_hostile(state, "ogre-2", 0)
    assert is_hostile(state, "R7", 0)
