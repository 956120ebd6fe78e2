"""MR-14.10: the Alchemist's Mixture, a card that is a weapon."""

from __future__ import annotations

from fabula.games.realm.combat.attacks import all_attacks, blow_of
from fabula.games.realm.combat.setting import CombatScript, Fighter
from fabula.games.realm.combat.sheets import write_play
from fabula.games.realm.combat.weapons import weapon_of
from fabula.games.realm.day.resets import return_potions
from fabula.testing import rule
from realm.combat.fighting import combat
from realm.playing import answer, awake, give, pause

M = 2


@rule("MR-14.10.2")
def test_it_is_thrown_from_afar() -> None:
    state = combat(Fighter("captain", items=("alchemists_mixture", "handy_gloves")), foes=("ogre-1",))
    write_play(state, "captain", target="ogre-1", attack="handy_gloves", attack_direction=1)
    (attack,) = [one for batch in all_attacks(state) for one in batch if one.attacker == "captain"]
    assert (attack.target, attack.length, attack.time, attack.stars) == ("ogre-1", 11, 3, 3)
    blow, _ = blow_of(state, attack, CombatScript((4, 2)))  # Aim makes it a 3, which changes nothing
    assert (blow.level, blow.stars, blow.missile) == (M, 3, True)


@rule("MR-14.10.2")
def test_it_changes_hands_while_it_works_and_goes_back_at_midnight() -> None:
    state = awake("captain", "elf", at="ruins-1")
    state.active = ()
    captain, elf = state.player_of("captain"), state.player_of("elf")
    give(state, "alchemists_mixture", captain)
    assert weapon_of(state, "captain").piece == "alchemists_mixture"
    pause(state, captain)
    answer(state, "inactivate alchemists_mixture")
    give(state, "alchemists_mixture", elf)
    assert (weapon_of(state, "captain").piece, weapon_of(state, "elf").piece) == ("", "alchemists_mixture")
    return_potions(state)
    assert "alchemists_mixture" in state.piles["warlock"].cards
    assert weapon_of(state, "elf").piece == ""
