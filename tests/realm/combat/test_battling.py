"""MR-6.1.3, MR-6.2: whom unhired natives battle, and how they come to it."""

from __future__ import annotations

import pytest

from fabula.games.realm.combat.battling import meetings
from fabula.games.realm.combat.evening import Battles, Combat, battlefields
from fabula.games.realm.combat.events import CombatEnded, GroupBattles, SetUpon
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import fight_of
from fabula.games.realm.combat.sides import is_hostile
from fabula.games.realm.magic.wishes import carry_off, grant
from fabula.games.realm.natives.events import Drinks, Met
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Grudge
from fabula.testing import rule
from realm.combat.fighting import combat, offered, plays, with_people
from realm.playing import awake, know, seat_of, told

ROGUES = (Foe("R6"), Foe("R7"))
BASHKARS = (Foe("B1"), Foe("B2"))


@rule("MR-6.2.1", "MR-6.2.2", "MR-5.2.4", "MR-16.5.2")
def test_before_the_first_round_natives_roll_on_the_meeting_table_and_may_battle() -> None:
    """The Bashkars are the Captain's enemies, and a 3 is Block/Battle."""
    state = combat(Fighter("captain", items=()), foes=BASHKARS, met=False)
    assert offered(state) == ["treat", "roll"]
    events = plays(state, "roll", dice=(3, 1))
    assert [(event.column, event.result) for event in told(events, Met)] == [("enemy", "block_battle")]
    assert [(event.group, event.seat) for event in told(events, GroupBattles)] == [("bashkars", 0)]
    assert is_hostile(state, "B1", 0)
    assert not is_hostile(state, "R6", 0)
    events = plays(state, "done")
    assert [(event.who, event.monster) for event in told(events, SetUpon)] == [
        ("captain", "B1"),
        ("captain", "B2"),
    ]


@rule("MR-6.2.1", "MR-5.2.3")
def test_drinks_make_them_friendlier() -> None:
    state = combat(Fighter("captain", items=()), foes=BASHKARS, met=False)
    know(state, gold=5)
    events = plays(state, "treat", dice=(3, 1))
    assert [event.gold for event in told(events, Drinks)] == [2]
    assert [event.column for event in told(events, Met)] == ["unfriendly"]
    assert fight_of(state).battling == ()


@rule("MR-5.2.3")
@pytest.mark.parametrize(("better", "asked"), [(0, True), (1, False), (2, False)])
def test_friends_need_no_drinks_in_the_evening(better: int, asked: bool) -> None:
    """The Company are neutral to the Captain, and as much friendlier as somebody made them."""
    state = awake("captain", at="ruins-1", combat="on")
    put(state, "C1", "ruins-1")
    know(state, gold=9, grudges=(Grudge("company", better),))
    state.push(Battles(("ruins-1",)))
    state.go_on(CombatScript(() if asked else (3, 3)))
    assert (state.choices(0).prompt == "drinks") is asked


@rule("MR-6.2.2", "MR-5.2.5", "MR-16.5.4")
@pytest.mark.parametrize(("answer", "battling"), [("endure", ()), ("resist", (("bashkars", 0),))])
def test_who_does_not_put_up_with_an_affront_is_battled(
    answer: str, battling: tuple[tuple[str, int], ...]
) -> None:
    state = combat(Fighter("captain", items=()), foes=BASHKARS, met=False)
    know(state, notoriety=9)
    events = plays(state, "roll", dice=(1, 1))
    assert [event.result for event in told(events, Met)] == ["insult"]
    plays(state, answer)
    assert fight_of(state).battling == battling
    assert state.sheet(0).notoriety == (4 if answer == "endure" else 9)


@rule("MR-6.12.1")
def test_natives_who_battle_nobody_leave_everybody_alone() -> None:
    state = combat(Fighter("captain", items=()), foes=ROGUES, met=False)
    plays(state, "roll", dice=(4, 1))
    assert fight_of(state).battling == ()
    assert not is_hostile(state, "R6", 0)
    assert state.choices(0).prompt == "fight-on"
    assert told(plays(state, "done"), CombatEnded)


@rule("MR-6.2.1")
def test_hidden_characters_are_met_too() -> None:
    state = combat(Fighter("captain", items=(), hidden=True), foes=BASHKARS, met=False)
    events = plays(state, "roll", dice=(6, 1))
    assert told(events, GroupBattles)
    assert state.individual("captain").hidden
    assert state.choices(0).prompt == "fight-on"


def test_by_the_option_natives_overlook_whoever_is_hidden() -> None:
    fighters = (Fighter("captain", items=(), hidden=True), with_people("amazon", "C2", away=True))
    state = combat(*fighters, foes=(Foe("B1"),), hidden_meet_natives=False)
    assert meetings(state) == (("bashkars", seat_of(state, "amazon")),)


@rule("MR-6.2.1")
def test_groups_come_in_the_order_of_the_data_and_each_meets_each_player() -> None:
    foes = (Foe("W1"), Foe("B2"), Foe("G1"), Foe("wolf_a-1"))
    state = combat("captain", "amazon", foes=foes)
    assert meetings(state) == (
        ("bashkars", 0),
        ("bashkars", 1),
        ("guard", 0),
        ("guard", 1),
        ("woodfolk", 0),
        ("woodfolk", 1),
    )


@rule("MR-6.2.1", "MR-6.1.2", "MR-0.4.7")
def test_hirelings_without_their_master_roll_two_plain_dice_without_drinks() -> None:
    """The Black Knight would roll one die, and has gold for drinks; the Guard is his enemy."""
    state = combat(with_people("black_knight", "CHQ", "C1", away=True), foes=(Foe("G1"),))
    know(state, gold=9)
    state.write("CHQ", gold=9)
    state.agenda = state.agenda[:2]
    state.push(Battles(battlefields(state)))
    events = state.go_on(CombatScript((2, 3)))
    assert state.plays == {}
    assert [(event.who, event.column) for event in told(events, Met)] == [("C1", "enemy")]
    assert [(event.group, event.seat) for event in told(events, GroupBattles)] == [("guard", 0)]
    assert state.choices(0).prompt == "lure"


@rule("MR-6.2.1")
def test_who_is_battled_already_does_not_roll() -> None:
    state = combat(Fighter("captain", items=(), battles=("rogues",)), foes=ROGUES, met=False)
    assert state.choices(0).prompt == "lure"


@rule("MR-6.2.3")
def test_luring_or_naming_one_makes_all_of_them_battle_him_alone() -> None:
    state = combat("captain", "amazon", foes=ROGUES)
    amazon = seat_of(state, "amazon")
    plays(state, "fight-on")
    if state.to_act() != (amazon,):
        plays(state, "done")
    events = plays(state, "lure R6")
    assert [(event.group, event.seat) for event in told(events, GroupBattles)] == [("rogues", amazon)]
    events = plays(state, "done", *(["done"] if amazon == 0 else []))
    assert [(event.who, event.monster) for event in told(events, SetUpon)] == [("amazon", "R7")]


@rule("MR-6.2.3", "MR-6.7.1a")
def test_whoever_is_named_by_surprise_does_not_strike_this_round_but_battles_from_the_next() -> None:
    state = combat(Fighter("captain", items=(), hidden=True), foes=ROGUES)
    events = plays(state, "fight-on", "done", "pass", "target R6")
    assert told(events, GroupBattles)
    assert state.stances["R6"].target == ""
    assert "R7" not in state.stances
    events = plays(state, "pass", "pass", "place R6 thrust", dice=(4, 1, 1))
    assert state.choices(0).prompt == "lure"
    events = plays(state, "done")
    assert {event.monster for event in told(events, SetUpon)} == {"R6", "R7"}


@rule("MR-6.2.4")
def test_with_the_combat_battling_is_over() -> None:
    state = combat(Fighter("captain", items=(), battles=("rogues",), hidden=True), foes=ROGUES)
    assert fight_of(state).battling == (("rogues", 0),)
    plays(state, "done")
    assert state.fight is None


@rule("MR-6.2.4")
def test_natives_battle_nobody_of_whom_no_one_is_left() -> None:
    """The Captain is carried off; the Amazon and a hireling of the Dwarf, who is elsewhere, stay."""
    dwarf = with_people("dwarf", "C2", away=True, battles=("rogues",))
    people = (Fighter(who, items=(), battles=("rogues",)) for who in ("captain", "amazon"))
    state = combat(*people, dwarf, foes=ROGUES, met=False)
    captain = seat_of(state, "captain")
    assert ("rogues", captain) in fight_of(state).battling
    state.stances = {}
    carry_off(state, "captain", "awful_valley-1")
    below = next(at for at, step in enumerate(state.agenda) if isinstance(step, Combat))
    state.agenda = state.agenda[: below + 1]
    state.agenda[-1].run(state, CombatScript(()))
    assert {seat for _, seat in fight_of(state).battling} == {0, 1, 2} - {captain}


@rule("MR-6.2.4", "MR-16.11.5")
def test_a_wish_for_peace_ends_battling() -> None:
    state = combat(Fighter("captain", items=(), battles=("rogues",)), foes=ROGUES)
    assert is_hostile(state, "R6", 0)
    grant(state, "captain", "peace")
    assert fight_of(state).battling == ()
    assert not is_hostile(state, "R6", 0)


@rule("MR-6.1.1")
def test_wherever_somebody_of_a_player_is_with_natives_monsters_or_others_there_may_be_combat() -> None:
    state = awake("captain", "amazon", combat="on")
    spots = [name for name, one in state.atlas.clearings.items() if one.kind == "woods"][:4]
    for native in state.box.natives:
        put(state, native, "elsewhere")
    put(state, "captain", spots[0])
    put(state, "amazon", spots[1])
    assert battlefields(state) == ()
    put(state, "R6", spots[1])
    assert battlefields(state) == (spots[1],)
    put(state, "amazon", spots[0])
    assert battlefields(state) == (spots[0],)


@rule("MR-6.1.4")
@pytest.mark.parametrize("foes", [(Foe("R6"), Foe("wolf_a-1")), (Foe("wolf_a-1"), Foe("ogre-1"))])
def test_unhired_denizens_never_fight_each_other(foes: tuple[Foe, ...]) -> None:
    """Nobody of the players can be attacked, and they stand idle beside each other."""
    state = combat(Fighter("captain", items=(), hidden=True, battles=("rogues",)), foes=foes)
    plays(state, "fight-on", "done")
    assert state.stances == {}
