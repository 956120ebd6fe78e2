"""MR-14.11, MR-14.10.1: what weapon potions do to a weapon, and how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.outcomes import HitBy, Killed
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import Play
from fabula.games.realm.combat.weapons import weapon_of
from fabula.games.realm.day.alerting import alertable
from fabula.games.realm.day.resets import return_potions, unalert
from fabula.games.realm.pieces import put
from fabula.games.realm.treasures.weapon_potions import put_on_weapon
from fabula.testing import rule
from realm.combat.fighting import chit, combat, melee, offered, plays
from realm.playing import told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

CAPTAIN, OTHER = "captain", "black_knight"


def potion(name: str, *items: str, foe: Foe | str = "ogre-1") -> RealmState:
    """The Captain has drawn a potion and not activated it."""
    state = combat(Fighter(CAPTAIN, items=(*items, name)), foes=(foe,))
    state.active = tuple(piece for piece in state.active if piece != name)
    return state


def use(state: RealmState, name: str) -> None:
    plays(state, f"activate {name}", "done")


@rule("MR-14.11.1")
def test_a_potion_goes_on_the_active_weapon_and_on_no_other() -> None:
    state = potion("oil_of_poison", "short_sword", "mace")
    state.active = tuple(piece for piece in state.active if piece != "mace-1")
    use(state, "oil_of_poison")
    assert weapon_of(state, CAPTAIN).stars == 2
    state.active = tuple(sorted({*state.active, "mace-1"} - {"short_sword-1"}))
    assert (weapon_of(state, CAPTAIN).piece, weapon_of(state, CAPTAIN).stars) == ("mace-1", 0)


@rule("MR-14.11.1", "MR-14.11.3")
def test_without_a_weapon_it_goes_on_the_dagger_of_its_owner() -> None:
    state = combat(Fighter(CAPTAIN, items=("oil_of_poison",)), Fighter("elf", items=()), foes=())
    put_on_weapon(state, CAPTAIN, "oil_of_poison")
    assert (weapon_of(state, CAPTAIN).stars, weapon_of(state, "elf").stars) == (2, 1)


@rule("MR-14.11.1")
def test_it_stays_with_the_weapon_in_other_hands_and_is_gone_at_midnight() -> None:
    state = combat(
        Fighter(CAPTAIN, items=("short_sword", "oil_of_poison")), Fighter("elf", items=()), foes=()
    )
    put_on_weapon(state, CAPTAIN, "oil_of_poison")
    put(state, "short_sword-1", "elf")
    assert weapon_of(state, "elf").stars == 2
    return_potions(state)
    assert weapon_of(state, "elf").stars == 1
    assert "oil_of_poison" in state.piles["crone"].cards
    assert "oil_of_poison" not in state.faces


@rule("MR-14.11.2")
def test_gripping_dust_keeps_the_weapon_alerted_until_midnight() -> None:
    state = potion("gripping_dust", "short_sword", foe="giant_bat-1")
    use(state, "gripping_dust")
    assert state.faces["short_sword-1"] == "alerted"
    state.plays[CAPTAIN] = Play(outcome="hit")
    state.push(EndRound())
    EndRound().run(state, CombatScript(()))
    assert state.faces["short_sword-1"] == "alerted"
    assert alertable(state, CAPTAIN) == ()
    assert not any(text.startswith("turn-weapon") for text in offered(state))
    unalert(state)
    return_potions(state)
    assert "short_sword-1" not in state.faces


@rule("MR-14.11.2", "MR-6.8.4")
@pytest.mark.parametrize("gripped", [False, True])
def test_a_weapon_that_is_put_away_is_unalerted_unless_it_is_gripped(gripped: bool) -> None:
    state = combat(
        Fighter(CAPTAIN, items=("short_sword", "gripping_dust"), alerted=("short_sword",)), foes=("ogre-1",)
    )
    if gripped:
        put_on_weapon(state, CAPTAIN, "gripping_dust")
    plays(state, "inactivate short_sword-1", "done")
    assert ("short_sword-1" in state.faces) is gripped


@rule("MR-14.11.1", "MR-14.11.2")
def test_what_was_gripped_is_unalerted_at_midnight_wherever_it_lies() -> None:
    state = combat(Fighter(CAPTAIN, items=("short_sword", "gripping_dust")), foes=("ogre-1",))
    put_on_weapon(state, CAPTAIN, "gripping_dust")
    plays(state, "abandon short_sword-1", "done")
    assert state.faces["short_sword-1"] == "alerted"
    return_potions(state)
    assert "short_sword-1" not in state.faces


@rule("MR-14.11.4", "MR-6.8.3")
@pytest.mark.parametrize(("bites", "time", "hits"), [(False, 3, False), (True, 3, True), (True, 2, False)])
def test_ointment_of_bite_hits_a_maneuver_of_the_same_time(bites: bool, time: int, hits: bool) -> None:
    """The short sword strikes at 3; the Swordsman dodges at 3 or 2."""
    state = combat(Fighter(CAPTAIN, items=("short_sword", "ointment_of_bite")), "swordsman", foes=())
    if bites:
        put_on_weapon(state, CAPTAIN, "ointment_of_bite")
    blow = Play(target="swordsman", attack=chit(state, CAPTAIN, "fight M3**"), attack_direction=1)
    dodge = chit(state, "swordsman", "move L3*" if time == 3 else "move L2**")
    events = melee(state, {CAPTAIN: blow, "swordsman": Play()}, {"swordsman": ("duck", dodge)})
    assert bool(told(events, HitBy)) is hits


@rule("MR-14.11.5", "MR-14.10.1")
@pytest.mark.parametrize("pierces", [False, True])
def test_penetrating_grease_strikes_as_if_there_were_no_armor(pierces: bool) -> None:
    """Short sword, L with a star, and Fight M: Heavy, or Medium on armor. The Viper is armored and Medium."""
    state = combat(Fighter(CAPTAIN, items=("short_sword", "penetrating_grease")), OTHER, foes=())
    if pierces:
        put_on_weapon(state, CAPTAIN, "penetrating_grease")
    blow = Play(target=OTHER, attack=chit(state, CAPTAIN, "fight M3**"), attack_direction=1)
    events = melee(state, {CAPTAIN: blow, OTHER: Play()}, {})
    assert bool(told(events, Killed)) is pierces
    assert state.places["suit_of_armor-1"] == OTHER
    assert "suit_of_armor-1" not in state.faces


@rule("MR-14.11.5")
@pytest.mark.parametrize("pierces", [False, True])
def test_for_penetrating_grease_denizens_have_no_armor(pierces: bool) -> None:
    """The short sword's harm is Heavy, less a star on armor: the H Troll is armored."""
    state = combat(
        Fighter(CAPTAIN, items=("short_sword", "penetrating_grease")),
        foes=(Foe("heavy_troll-1", attacks=CAPTAIN),),
    )
    if pierces:
        put_on_weapon(state, CAPTAIN, "penetrating_grease")
    plays(state, "pass", "target heavy_troll-1", f"strike thrust {chit(state, CAPTAIN, 'fight M5')}")
    events = plays(state, "pass", "place heavy_troll-1 thrust", dice=(4, 1, 1))
    assert [event.who for event in told(events, Killed)] == (["heavy_troll-1"] if pierces else [CAPTAIN])


@rule("MR-14.10.1", "MR-14.10.2")
def test_a_weapon_card_is_altered_like_a_weapon() -> None:
    state = combat(Fighter(CAPTAIN, items=("alchemists_mixture", "oil_of_poison")), foes=("ogre-1",))
    assert (weapon_of(state, CAPTAIN).stars, weapon_of(state, CAPTAIN).missile) == (3, True)
    put_on_weapon(state, CAPTAIN, "oil_of_poison")
    assert weapon_of(state, CAPTAIN).stars == 4
