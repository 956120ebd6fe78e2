"""MR-6.14, MR-6.16: characters who fight each other, hidden or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.attacks import all_attacks
from fabula.games.realm.combat.events import AttentionDrawn, CombatEnded
from fabula.games.realm.combat.outcomes import AttackCancelled, Harmed, HitBy, Killed, MissedBy
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import Play, write_fight
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.events import Unhidden
from fabula.games.realm.pieces import DEAD
from fabula.games.realm.sheet import Look
from fabula.testing import rule
from realm.combat.fighting import chit, combat, let_be, melee, offered, plays
from realm.playing import refusal, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.combat.actions import Dodge
    from fabula.games.realm.state import RealmState

CAPTAIN, ELF = "captain", "elf"


def duel(*fighters: str | Fighter, round: int = 1) -> RealmState:
    """Two characters, one of whom wants to fight; they are about to act."""
    state = combat(*fighters, foes=(), round=round)
    plays(state, "fight-on")
    let_be(state)
    return state


def names(state: RealmState, *texts: str, first: str) -> list[Event]:
    """Nobody does anything before the melee; then both name targets, the first of them first."""
    return plays(state, *("pass" for _ in state.to_act()), *texts, dice=(first,))


@rule("MR-6.1.1", "MR-6.12.1")
def test_who_are_alone_with_each_other_fight_if_one_of_them_wants_to() -> None:
    state = combat(CAPTAIN, ELF, foes=())
    assert state.choices(0).prompt == "fight-on"
    assert told(plays(state, "done", "done"), CombatEnded)
    state = combat(CAPTAIN, ELF, foes=())
    plays(state, "done", "fight-on")
    assert state.fight is not None
    assert state.fight.round == 1


@rule("MR-6.7.1", "MR-6.14.1")
def test_whoever_is_seen_can_be_named_without_a_charge() -> None:
    state = duel(CAPTAIN, ELF)
    plays(state, "pass", "pass", dice=(CAPTAIN,))
    assert offered(state, state.player_of(CAPTAIN)) == ["target elf", "pass"]
    plays(state, "target elf")
    assert offered(state, state.player_of(ELF)) == ["target captain", "pass"]
    assert state.plays[CAPTAIN].target == ELF


@rule("MR-6.7.1b", "MR-6.14.1", "MR-6.16.1")
def test_nobody_names_whom_he_does_not_see() -> None:
    state = duel(CAPTAIN, Fighter(ELF, hidden=True))
    plays(state, "pass", "pass", dice=(CAPTAIN,))
    assert offered(state, state.player_of(CAPTAIN)) == ["pass"]
    assert refusal(state, "target elf").rule == "MR-6.7.1b"
    state.write(CAPTAIN, found=True)
    assert offered(state, state.player_of(CAPTAIN)) == ["target elf", "pass"]
    plays(state, "target elf")
    assert state.individual(ELF).hidden


@rule("MR-6.7.1", "MR-0.5.1")
def test_who_names_first_is_drawn_and_the_last_one_is_known() -> None:
    """Whoever has planned his answers is asked again only where a draw has told him something."""
    state = duel(CAPTAIN, ELF)
    events = plays(state, "pass", "pass", "pass", dice=(ELF,))
    drawn = [(event.who, event.reveals) for event in told(events, AttentionDrawn)]
    assert drawn == [(ELF, True), (CAPTAIN, False)]


@rule("MR-6.7.1b")
@pytest.mark.parametrize("other", ["amazon", ELF])
def test_whoever_names_somebody_unseen_is_told_so_but_he_is_never_unseen_to_himself(other: str) -> None:
    state = duel(CAPTAIN, Fighter(other, hidden=True))
    plays(state, "pass", "pass", dice=(CAPTAIN,))
    assert refusal(state, f"target {other}").reason == "unseen"
    assert refusal(state, f"target {CAPTAIN}").reason == "not-offered"


@rule("MR-6.16.2", "MR-1.6.2")
def test_a_hidden_attacker_is_seen_from_the_moment_he_names_his_target() -> None:
    """Whoever has to name first does not see him; whoever comes after him does."""
    state = duel(CAPTAIN, Fighter(ELF, hidden=True))
    events = names(state, "pass", "target captain", first=CAPTAIN)
    assert [event.who for event in told(events, Unhidden)] == [ELF]
    state = duel(CAPTAIN, Fighter(ELF, hidden=True))
    names(state, "target captain", "target elf", first=ELF)
    assert state.plays[CAPTAIN].target == ELF


@rule("MR-6.16.2")
def test_denizens_come_to_a_hidden_attacker_in_the_next_round_only() -> None:
    state = combat(CAPTAIN, Fighter(ELF, hidden=True), foes=(Foe("ogre-1", attacks=CAPTAIN), Foe("wolf_a-1")))
    let_be(state)
    assert {stance.target for stance in state.stances.values()} == {CAPTAIN}
    plays(state, "pass", "pass", "target captain", "pass", dice=(ELF,))
    assert not state.individual(ELF).hidden
    assert {stance.target for stance in state.stances.values()} == {CAPTAIN}


@rule("MR-6.16.3")
def test_whoever_is_hidden_turns_his_weapon_and_stays_hidden() -> None:
    state = duel(CAPTAIN, Fighter(ELF, hidden=True))
    bow = f"turn-weapon light_bow-1 {chit(state, ELF, 'fight L3*')}"
    answers = {CAPTAIN: "pass", ELF: bow}
    for seat in state.to_act():
        plays(
            state, answers[state.sheet(seat).character], dice=(CAPTAIN,) if len(state.to_act()) == 1 else ()
        )
    assert state.faces["light_bow-1"] == "alerted"
    assert state.individual(ELF).hidden


@rule("MR-6.8.3")
def test_an_attack_hits_a_maneuver_that_it_meets_or_undercuts() -> None:
    """The Captain strikes at 3; the Elf dodges at 2, at 4, or not at all."""
    cases: tuple[tuple[Dodge | None, str, str | None], ...] = (
        ("charge", "L2*", "intercept"),
        ("dodge", "L2*", None),
        ("dodge", "L3*", None),
        ("dodge", "M4", "undercut"),
        (None, "", "open"),
    )
    for dodge, time, how in cases:
        state = duel(CAPTAIN, ELF, round=2)
        maneuver = (dodge, chit(state, ELF, f"move {time}")) if dodge else None
        fight = chit(state, CAPTAIN, "fight M3**")
        events = melee(state, {CAPTAIN: Play(target=ELF, attack=fight, attack_direction=1)}, {ELF: maneuver})
        assert [event.how for event in told(events, HitBy)] == ([how] if how else [])
        if dodge is None:
            assert [(event.dodge, event.dodge_time) for event in told(events, HitBy)] == [("", 0)]
        assert bool(told(events, MissedBy)) is (how is None)


@rule("MR-6.8.1", "MR-6.8.2")
def test_in_the_first_round_the_longer_weapon_is_first_and_later_the_faster_one() -> None:
    """The Captain's short sword (3) strikes at 3, the Swordsman's thrusting sword (4) at 4 unless alerted."""
    for round, survivor in ((1, "swordsman"), (2, CAPTAIN)):
        items = Fighter(CAPTAIN, items=("short_sword",))
        state = duel(items, "swordsman", round=round)
        captain = Play(target="swordsman", attack=chit(state, CAPTAIN, "fight M3**"), attack_direction=1)
        swordsman = Play(target=CAPTAIN, attack=chit(state, "swordsman", "fight M4*"), attack_direction=1)
        events = melee(state, {CAPTAIN: captain, "swordsman": swordsman}, {})
        assert [event.killer for event in told(events, Killed)] == [survivor]
        assert [event.attacker for event in told(events, AttackCancelled)] == (
            ["swordsman"] if survivor == CAPTAIN else [CAPTAIN]
        )


@rule("MR-1.6.5")
def test_what_one_has_found_secretly_lets_him_name_and_is_not_told_before() -> None:
    state = duel(CAPTAIN, Fighter(ELF, hidden=True))
    look = Look(state.day, state.places[CAPTAIN], ("hidden_enemies",), 0, chosen=True)
    state.write(CAPTAIN, found=True, searches=(look,))
    plays(state, "pass", "pass", dice=(CAPTAIN,))
    seat = state.player_of(ELF)
    assert "hidden_enemies" not in str(state.view(seat))
    assert offered(state, 1 - seat) == ["target elf", "pass"]


def test_two_quiet_rounds_end_it_though_one_wants_to_go_on() -> None:
    state = duel(Fighter(CAPTAIN, items=()), ELF)
    write_fight(state, quiet=1)
    names(state, "pass", "pass", first=CAPTAIN)
    events = [event for _ in range(4) for event in plays(state, "pass")]
    assert told(events, CombatEnded)


@rule("MR-13.11.4", "MR-0.5.1")
def test_the_clever_swordsman_waits_for_his_chit_in_combat() -> None:
    state = duel("swordsman", CAPTAIN)
    events = plays(state, "pass", "pass", dice=(CAPTAIN,))
    assert [event.who for event in told(events, AttentionDrawn)] == [CAPTAIN]
    assert state.to_act() == (state.player_of(CAPTAIN),)


@rule("MR-16.6.2", "MR-6.8.4")
def test_a_missile_that_does_no_harm_has_hit_all_the_same() -> None:
    """The Elf's bow, alerted, L with two stars: by a 6 nothing is left of it."""
    state = duel(Fighter(ELF, alerted=("light_bow",)), Fighter(CAPTAIN, items=()))
    shot = Play(target=CAPTAIN, attack=chit(state, ELF, "fight L3*"), attack_direction=1)
    events = melee(state, {ELF: shot, CAPTAIN: Play()}, {}, dice=(6,))
    assert [event.harm for event in told(events, Harmed)] == ["N"]
    assert state.plays[CAPTAIN].wounds == 0
    state.push(EndRound())
    EndRound().run(state, CombatScript(()))
    assert "light_bow-1" not in state.faces


@rule("MR-6.14.3", "MR-6.8.1", "MR-6.8.2", "MR-6.10.5")
def test_who_strike_at_the_same_moment_with_equal_weapons_both_die() -> None:
    """Captain and Amazon have a short sword and Fight M3**, and no armor."""
    armed = (Fighter(CAPTAIN, items=("short_sword",)), Fighter("amazon", items=("short_sword",)))
    state = duel(*armed, round=2)
    clearing = state.places[CAPTAIN]
    blows = {
        who: Play(target=other, attack=chit(state, who, "fight M3**"), attack_direction=1)
        for who, other in ((CAPTAIN, "amazon"), ("amazon", CAPTAIN))
    }
    events = melee(state, blows, {})
    assert {event.who for event in told(events, Killed)} == {CAPTAIN, "amazon"}
    assert not told(events, AttackCancelled)
    state.push(EndRound())
    EndRound().run(state, CombatScript(()))
    assert state.places[CAPTAIN] == state.places["amazon"] == DEAD
    assert {state.places[sword] for sword in ("short_sword-1", "short_sword-2")} == {clearing}
    assert state.plays == {}


@rule("MR-6.14.4")
def test_whoever_has_slept_defends_himself_in_the_evening() -> None:
    state = duel(CAPTAIN, ELF)
    state.write(ELF, asleep=True)
    names(state, "target elf", "target captain", first=CAPTAIN)
    assert state.player_of(ELF) in state.to_act()
    assert any(text.startswith("strike") for text in offered(state, state.player_of(ELF)))


@rule("MR-6.8.6")
def test_a_strong_fight_does_not_help_a_missile() -> None:
    """The Elf's light bow is Light, his Fight is Medium; unalerted it has no star."""
    state = duel(Fighter(ELF, items=("light_bow",)), CAPTAIN)
    state.plays[ELF] = Play(target=CAPTAIN, attack=chit(state, ELF, "fight M4"), attack_direction=1)
    ((shot,),) = all_attacks(state)
    assert (shot.strength, shot.stars, shot.time) == (LEVEL["L"], 0, 4)
