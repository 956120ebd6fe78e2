"""MR-6.2.5, MR-7.9.4, MR-5.7.1c: denizens are at peace with whoever has pacified them, and can be hired."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.battling import meetings
from fabula.games.realm.combat.events import SetUpon
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.combat.sheets import Stance, write_play
from fabula.games.realm.combat.sides import is_hostile
from fabula.games.realm.day.blocking import block
from fabula.games.realm.magic.bewitching import Bewitchment
from fabula.games.realm.magic.events import SpellEnded
from fabula.games.realm.magic.pacifying import calm, not_attacked_by
from fabula.games.realm.natives.events import Hired, Met
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.natives.hiring import hire_phase, offers
from fabula.games.realm.pieces import put
from fabula.games.realm.trade.actions import Enlist
from fabula.testing import rule
from realm.combat.fighting import combat, plays, with_people
from realm.playing import awake, know, seat_of, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def pacify(state: RealmState, who: str, *targets: str, spell: str = "persuade") -> None:
    """Let a spell of somebody pacify them until tomorrow."""
    row = Bewitchment(spell, who, "chit:12", targets, until=state.day + 1)
    state.bewitched = (*state.bewitched, row)


@rule("MR-7.9.4")
def test_whoever_is_pacified_is_hostile_to_others_only() -> None:
    state = combat("captain", "amazon", foes=(Foe("ogre-1"), Foe("ogre-2")))
    pacify(state, "captain", "ogre-1")
    captain, amazon = seat_of(state, "captain"), seat_of(state, "amazon")
    assert not is_hostile(state, "ogre-1", captain)
    assert is_hostile(state, "ogre-1", amazon)
    assert is_hostile(state, "ogre-2", captain)
    events = plays(state, "done", "done", dice=(6, 6, 1, 1))
    assert ("amazon", "ogre-1") in [(event.who, event.monster) for event in told(events, SetUpon)]


@rule("MR-6.2.5")
def test_pacified_groups_do_not_roll_for_the_pacifier() -> None:
    state = combat("captain", "amazon", foes=(Foe("B1"), Foe("B2"), Foe("R6")))
    captain, amazon = seat_of(state, "captain"), seat_of(state, "amazon")
    pacify(state, "captain", "B1", "B2")
    assert ("bashkars", captain) not in meetings(state)
    assert {("bashkars", amazon), ("rogues", captain), ("rogues", amazon)} == {*meetings(state)}
    battled = combat(Fighter("captain", items=(), battles=("bashkars",)), foes=(Foe("B1"),))
    pacify(battled, "captain", "B1")
    assert not is_hostile(battled, "B1", 0)


@rule("MR-7.9.4")
def test_whoever_lures_or_names_them_ends_it_for_all() -> None:
    state = combat(Fighter("captain", items=()), foes=(Foe("ogre-1"), Foe("ogre-2")))
    pacify(state, "captain", "ogre-1", "ogre-2")
    events = plays(state, "lure ogre-1")
    assert [event.spell for event in told(events, SpellEnded)] == ["persuade"]
    assert state.bewitched == ()
    assert is_hostile(state, "ogre-2", 0)


@rule("MR-7.9.4")
def test_who_attacks_the_pacifiers_side_lets_go_of_it() -> None:
    foes = (Foe("ogre-1", attacks="captain"), Foe("ogre-2", attacks="C2"), Foe("giant-1", attacks="amazon"))
    state = combat(with_people("captain", "C2"), Fighter("amazon", items=()), foes=foes)
    calm(state, ("ogre-1", "ogre-2", "giant-1"), seat_of(state, "captain"))
    assert {*state.stances} == {"giant-1", "giant_club-1"}


@rule("MR-7.9.4")
def test_whom_his_own_side_attacks_is_not_pacified() -> None:
    state = combat(with_people("captain", "C2"), foes=(Foe("ogre-1"), Foe("ogre-2")))
    write_play(state, "captain", target="ogre-1")
    assert not_attacked_by(state, ("ogre-1", "ogre-2"), 0) == ("ogre-2",)
    state.stances["C2"] = Stance("ogre-2", "ogre-2", "square")
    assert not_attacked_by(state, ("ogre-1", "ogre-2"), 0) == ()


@rule("MR-7.9.4", "MR-3.13.2")
def test_pacified_monsters_do_not_block_the_pacifier_and_his_people() -> None:
    state = awake("captain", at="ruins-1")
    put(state, "ogre-1", "ruins-1")
    pacify(state, "captain", "ogre-1")
    assert block(state, "ruins-1", ("ogre-1",), ("captain",)) == []
    state.bewitched = ()
    assert block(state, "ruins-1", ("ogre-1",), ("captain",)) != []


@pytest.mark.parametrize(
    ("family", "monsters", "spell", "price", "column"),
    [
        ("giant", ("giant-1", "giant-2"), "persuade", 16, "friendly"),
        ("ogre", ("ogre-1",), "persuade", 2, "friendly"),
        ("goblin", ("goblin_axe-1", "goblin_axe-2", "goblin_spear-1"), "deal_with_goblins", 3, "neutral"),
    ],
)
@rule("MR-5.7.1c", "MR-5.1.3")
def test_pacified_monsters_are_hired_together_for_their_notoriety(
    family: str, monsters: tuple[str, ...], spell: str, price: int, column: str
) -> None:
    """Another one of them, who is not pacified, is not for hire."""
    state = awake("captain", at="ruins-1")
    for monster in (*monsters, "goblin_great_sword-1"):
        put(state, monster, "ruins-1")
    assert Enlist(family) not in offers(state, "captain")
    pacify(state, "captain", *monsters, spell=spell)
    request = offers(state, "captain")[Enlist(family)]
    assert (request.price, request.natives) == (price, monsters)
    know(state, gold=60)
    hire_phase(state, "captain")
    events = plays(state, f"enlist {family}", dice=(2, 1))
    assert [event.column for event in told(events, Met)] == [column]
    gold = state.individual("captain").gold
    times = 2 if column == "friendly" else 3
    events = plays(state, "pay")
    assert [event.natives for event in told(events, Hired)] == [monsters]
    assert state.individual("captain").gold == gold - times * price
    assert {*state.hired} == {*monsters}


@rule("MR-5.7.4")
def test_what_is_paid_to_monsters_lies_in_the_clearing() -> None:
    state = awake("captain", at="ruins-1")
    put(state, "ogre-1", "ruins-1")
    pacify(state, "captain", "ogre-1")
    know(state, gold=0)
    sword = next(piece for piece in state.standing_at["captain"] if piece.startswith("short_sword"))
    hire_phase(state, "captain")
    plays(state, "enlist ogre", dice=(2, 1))
    plays(state, f"barter {sword}", "pay")
    assert state.places[sword] == "ruins-1"
    assert {*state.hired} == {"ogre-1"}


@rule("MR-5.8.2", "MR-5.7.1c", "MR-5.7.7")
def test_a_hired_leader_hires_natives_only_not_whom_his_owner_has_pacified() -> None:
    state = awake("captain", at="ruins-1")
    for piece in ("ogre-1", "P1", "LHQ"):
        put(state, piece, "ruins-1")
    serve(state, "LHQ", 0, until=14)
    pacify(state, "captain", "ogre-1", "P1")
    assert Enlist("ogre") in offers(state, "captain")
    assert Enlist("ogre") not in offers(state, "LHQ")
    assert Enlist("patrol") in offers(state, "LHQ")
