"""MR-6.7.7, MR-14.12: Battle Bracelets and Elusive Cloak, after everything is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.events import AttackShifted, ManeuverShifted, Repositioned
from fabula.games.realm.combat.outcomes import HitBy
from fabula.games.realm.combat.setting import Fighter
from fabula.games.realm.combat.sheets import Play, write_play
from fabula.games.realm.combat.shifting import Shifting, attack_shifts, maneuver_shifts
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.leaving import leave_fight
from fabula.games.realm.magic.striking import ROOF, spell_attacks
from fabula.testing import rule
from realm.combat.fighting import chit, combat, offered, plays
from realm.playing import told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

CAPTAIN, ELF, KNIGHT = "captain", "elf", "white_knight"


def shown(dodge: str = "move H6", strike: str = "fight H5*") -> RealmState:
    """The Captain, with the bracelets, attacks the White Knight, who has the cloak and attacks him."""
    fighters = (
        Fighter(CAPTAIN, items=("short_sword", "battle_bracelets")),
        Fighter(KNIGHT, items=("elusive_cloak",)),
    )
    state = combat(*fighters, foes=())
    fight = chit(state, CAPTAIN, strike)
    move = chit(state, KNIGHT, dodge)
    state.plays[CAPTAIN] = Play(target=KNIGHT, attack=fight, attack_direction=1)
    state.plays[KNIGHT] = Play(maneuver=move, maneuver_direction=2)
    return state


@rule("MR-14.12.5", "MR-14.12.4")
@pytest.mark.parametrize(("dodge", "able"), [("move H6", True), ("move H5*", True), ("move H4**", False)])
def test_bracelets_move_an_attack_if_the_target_maneuvers_at_5_or_more(dodge: str, able: bool) -> None:
    state = shown(dodge)
    assert [shift.direction for shift in attack_shifts(state, CAPTAIN)] == (
        ["swing", "smash"] if able else []
    )
    before = state.plays[CAPTAIN]
    state.push(Shifting("battle_bracelets"))
    if able:
        events = plays(state, "shift-attack swing")
        assert told(events, AttackShifted)
        assert state.plays[CAPTAIN].attack_direction == 2
        assert state.plays[CAPTAIN].attack == before.attack


@rule("MR-14.12.5")
def test_bracelets_do_not_move_an_attack_without_a_target() -> None:
    state = shown()
    write_play(state, CAPTAIN, target="")
    assert attack_shifts(state, CAPTAIN) == ()


@rule("MR-14.12.5")
def test_bracelets_do_not_move_an_attack_on_somebody_who_is_gone() -> None:
    state = shown()
    assert attack_shifts(state, CAPTAIN)
    leave_fight(state, KNIGHT)
    assert attack_shifts(state, CAPTAIN) == ()


@rule("MR-14.12.6", "MR-14.12.4")
@pytest.mark.parametrize(("strike", "able"), [("fight H5*", True), ("fight H6", True), ("fight M4*", False)])
def test_the_cloak_moves_a_maneuver_if_every_attack_comes_at_5_or_more(strike: str, able: bool) -> None:
    state = shown(strike=strike)
    assert [shift.direction for shift in maneuver_shifts(state, KNIGHT)] == (
        ["charge", "duck"] if able else []
    )
    state.push(Shifting("elusive_cloak"))
    if able:
        assert told(plays(state, "shift-maneuver duck"), ManeuverShifted)
        assert state.plays[KNIGHT].maneuver_direction == 3


@rule("MR-14.12.6")
def test_one_fast_attack_among_several_keeps_the_cloak_still() -> None:
    state = combat(Fighter(KNIGHT, items=("elusive_cloak",)), CAPTAIN, ELF, foes=())
    state.plays[KNIGHT] = Play(maneuver=chit(state, KNIGHT, "move H6"), maneuver_direction=1)
    state.plays[CAPTAIN] = Play(target=KNIGHT, attack=chit(state, CAPTAIN, "fight H6"), attack_direction=1)
    assert maneuver_shifts(state, KNIGHT)
    state.plays[ELF] = Play(target=KNIGHT, attack=chit(state, ELF, "fight L3*"), attack_direction=1)
    assert not maneuver_shifts(state, KNIGHT)


@rule("MR-14.12.6")
@pytest.mark.parametrize(("time", "able"), [(5, True), (4, False)])
def test_the_cloak_minds_attack_spells_too(time: int, able: bool) -> None:
    state = combat(Fighter(KNIGHT, items=("elusive_cloak",)), "sorceror", foes=())
    state.plays[KNIGHT] = Play(maneuver=chit(state, KNIGHT, "move H6"), maneuver_direction=1)
    blast = Casting("sorceror", "fiery_blast", "chit:4", "clearing", time, (KNIGHT,), direction=2)
    state.castings = (blast,)
    assert bool(maneuver_shifts(state, KNIGHT)) == able


def spellbound(*moves: str, spell: str = "fiery_blast") -> RealmState:
    """The Sorceror, with the bracelets, has hurled a spell at the Knight and the Captain."""
    wearer = Fighter("sorceror", items=("battle_bracelets",))
    state = combat(wearer, KNIGHT, CAPTAIN, foes=())
    for who, move in zip((KNIGHT, CAPTAIN), moves, strict=True):
        maneuver = chit(state, who, move) if move else ""
        state.plays[who] = Play(maneuver=maneuver, maneuver_direction=1)
    direction = 0 if spell == ROOF else 2
    state.castings = (Casting("sorceror", spell, "chit:4", "clearing", 3, (KNIGHT, CAPTAIN), direction),)
    return state


@rule("MR-14.12.5")
@pytest.mark.parametrize(
    ("moves", "able"),
    [
        (("move H6", "move M5"), True),
        (("move H6", "move M4*"), False),
        (("move H4**", "move M5"), False),
        (("move H6", ""), False),
    ],
)
def test_bracelets_move_an_attack_spell_if_all_its_targets_maneuver_slowly(
    moves: tuple[str, str], able: bool
) -> None:
    state = spellbound(*moves)
    assert [shift.direction for shift in attack_shifts(state, "sorceror")] == (
        ["thrust", "smash"] if able else []
    )
    if able:
        state.push(Shifting("battle_bracelets"))
        assert told(plays(state, "shift-attack smash"), AttackShifted)
        assert {(blow.target, blow.direction) for blow in spell_attacks(state)} == {(KNIGHT, 3), (CAPTAIN, 3)}


@rule("MR-14.12.5", "MR-15.4.6b")
def test_bracelets_do_not_move_a_roof_that_collapses() -> None:
    assert attack_shifts(spellbound("move H6", "move M5", spell=ROOF), "sorceror") == ()


@rule("MR-14.12.6")
def test_the_duck_cannot_be_moved() -> None:
    state = combat(Fighter("dwarf", items=("elusive_cloak",)), Fighter(CAPTAIN, items=()), foes=())
    state.plays["dwarf"] = Play(maneuver=chit(state, "dwarf", "duck T3*"), maneuver_direction=3)
    state.plays[CAPTAIN] = Play(target="dwarf", attack=chit(state, CAPTAIN, "fight H6"), attack_direction=1)
    assert maneuver_shifts(state, "dwarf") == ()
    write_play(state, "dwarf", maneuver=chit(state, "dwarf", "move H6"))
    assert maneuver_shifts(state, "dwarf")


@rule("MR-14.12.7", "MR-6.7.7")
@pytest.mark.parametrize("early", [False, True])
def test_the_attack_is_shifted_first_and_both_after_the_denizens_unless_the_option_is_chosen(
    early: bool,
) -> None:
    """The Captain wears both cards; an Ogre (move 5, attack 5) is the only one against him."""
    cards = ("short_sword", "battle_bracelets", "elusive_cloak")
    state = combat(Fighter(CAPTAIN, items=cards), foes=("ogre-1",), shift_before_reposition=early)
    strike, dodge = chit(state, CAPTAIN, "fight H6"), chit(state, CAPTAIN, "move M5")
    plays(state, "pass", "target ogre-1", f"strike thrust {strike}", f"maneuver charge {dodge}")
    events = plays(state, "place ogre-1 thrust", dice=() if early else (4, 1, 1))
    assert bool(told(events, Repositioned)) is not early
    assert offered(state) == ["pass", "shift-attack swing", "shift-attack smash"]
    plays(state, "pass")
    assert offered(state) == ["pass", "shift-maneuver dodge", "shift-maneuver duck"]
    events = plays(state, "shift-maneuver dodge", dice=(4, 1, 1) if early else ())
    assert [event.who for event in told(events, HitBy)] == ["ogre-1"]


def test_who_has_no_such_card_is_not_asked() -> None:
    state = combat(Fighter(CAPTAIN, items=("short_sword",)), foes=("ogre-1",))
    plays(state, "pass", "target ogre-1", f"strike thrust {chit(state, CAPTAIN, 'fight H6')}", "pass")
    assert told(plays(state, "place ogre-1 thrust", dice=(4, 1, 1)), HitBy)
