"""MR-7.7.3, MR-7.7.5, MR-15.7.4, MR-7.9.5: color chits for spells, spells that wait, and control."""

from __future__ import annotations

import pytest

from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.combat.sheets import write_play
from fabula.games.realm.combat.sides import is_hostile
from fabula.games.realm.magic.bewitching import WAITING, is_shielded, is_under
from fabula.games.realm.magic.colors import supplies
from fabula.games.realm.magic.durations import end_spell, energize_where_color_is, expire_at_sunset
from fabula.games.realm.magic.energizing import (
    ColorsInCombat,
    PlayColors,
    colors_at_phase,
    end_invoked,
    energizings,
    players_of_color,
)
from fabula.games.realm.magic.events import SpellCancelled, SpellEnded
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import combat, offered, plays
from realm.magic.spellcraft import act, bewitch, magicians, takes_effect
from realm.playing import answer, awake, give, know, live, seat_of, some_dice, told


@rule("MR-7.7.3", "MR-7.7.5")
def test_anybody_here_may_energize_a_spell_with_a_color_chit() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    bewitch(state, "illusion", "elf", "wizard", energized=False)
    assert energizings(state, "elf") == ()
    elf = seat_of(state, "elf")
    chits = list(state.sheet(elf).chits)
    chits[1] = "color"
    know(state, elf, chits=tuple(chits))
    state.push(PlayColors(("elf",)))
    assert offered(state, elf) == ["energize illusion@wizard 2", "done"]
    answer(state, "energize illusion@wizard 2", elf)
    assert is_under(state, "wizard", "illusion")
    assert state.sheet(elf).chits[1] == "fatigued"


@rule("MR-7.7.3")
def test_the_color_must_fit_and_the_target_be_here() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    elf = seat_of(state, "elf")
    know(state, elf, chits=("color", *("active",) * 11))
    bewitch(state, "sense_danger", "elf", "wizard", energized=False)
    assert energizings(state, "elf") == ()  # that is Purple, and the chit is Gold
    bewitch(state, "illusion", "elf", "cliff", energized=False)
    assert energizings(state, "elf") == ()


@rule("MR-7.7.3")
def test_blocked_ones_play_no_color_chits_by_day() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    elf = seat_of(state, "elf")
    know(state, elf, chits=("color", *("active",) * 11), blocked=True)
    bewitch(state, "illusion", "elf", "wizard", energized=False)
    assert players_of_color(state, "ruins-1", by_day=True) == ()
    assert players_of_color(state, "ruins-1", by_day=False) == ("elf",)
    know(state, elf, blocked=False)
    assert players_of_color(state, "ruins-1", by_day=True) == ("elf",)


@rule("MR-7.7.3")
def test_before_a_phase_color_chits_are_asked_for() -> None:
    state = awake("elf", at="ruins-1")
    know(state, chits=("color", *("active",) * 11))
    bewitch(state, "illusion", "elf", "elf", energized=False)
    live(state, "rest ordinary", script=())
    assert isinstance(state.agenda[-1], PlayColors)
    answer(state, "energize illusion@elf 1")
    assert is_under(state, "elf", "illusion")


@rule("MR-6.6.10", "MR-16.17.8")
def test_in_combat_color_chits_are_played_besides_the_action() -> None:
    state = combat("elf", foes=(Foe("ogre-1", "elf"),))
    know(state, chits=("color", *("active",) * 11))
    bewitch(state, "illusion", "elf", "elf", energized=False)
    state.push(ColorsInCombat())
    ColorsInCombat().run(state, some_dice())
    assert offered(state) == ["energize illusion@elf 1", "done"]
    plays(state, "energize illusion@elf 1")
    assert state.choices(0).prompt == "encounter"
    assert state.fight is not None
    assert state.fight.stirred


@rule("MR-6.6.10", "MR-6.10.4", "MR-7.2.1")
def test_a_color_chit_that_is_played_in_combat_is_played_once_and_fatigues_at_the_end_of_the_round() -> None:
    """Chits 1 and 2 of the Elf are alike."""
    state = combat("elf", foes=(Foe("ogre-1", "elf"),))
    know(state, chits=("color", "color", *("active",) * 10))
    for one in ("elf", "ruins"):
        bewitch(state, "illusion", "elf", one, energized=False)
    put(state, "elf", "ruins-1")
    state.push(PlayColors(("elf",)))
    answer(state, "energize illusion@elf 1")
    assert state.sheet(0).chits[:2] == ("color", "color")
    assert offered(state) == ["energize illusion@ruins 2", "done"]
    state.pop()
    assert supplies(state, "elf", "ruins-1", "gold") == ("chit:2",)
    EndRound().run(state, some_dice())
    assert state.sheet(0).chits[:2] == ("fatigued", "color")
    assert [row.energized for row in state.bewitched] == [False, True]


@rule("MR-7.5.4", "MR-15.7.4", "MR-6.6.9")
def test_protection_waits_and_is_invoked_for_a_round() -> None:
    state = magicians("elf", foes=("ogre-1",), elf=("protection_from_magic",))
    bewitch(state, "bad_luck", "elf", "elf")
    takes_effect(state, "protection_from_magic", "elf", "elf")
    assert [row.detail for row in state.bewitched] == ["", WAITING]
    assert is_under(state, "elf", "bad_luck")
    assert "invoke protection_from_magic@elf" in offered(state)
    state.castings = ()
    act(state, elf="invoke protection_from_magic@elf")
    assert is_shielded(state, "elf")
    assert not is_under(state, "elf", "bad_luck")
    takes_effect(state, "sense_danger", "elf", "elf")
    assert not is_under(state, "elf", "sense_danger")
    events = end_invoked(state)
    assert [event.spell for event in told(events, SpellEnded)] == ["protection_from_magic"]
    assert is_under(state, "elf", "bad_luck")


@rule("MR-7.5.4", "MR-15.7.4")
def test_protection_helps_for_a_phase() -> None:
    state = awake("elf", at="ruins-1")
    bewitch(state, "protection_from_magic", "elf", "elf", detail=WAITING)
    assert [step.left for step in colors_at_phase(state, "elf")] == [("elf",)]
    live(state, "rest ordinary", script=())
    assert offered(state) == ["invoke protection_from_magic@elf", "done"]
    answer(state, "invoke protection_from_magic@elf")
    assert not isinstance(state.agenda[-1], PlayColors)
    assert state.bewitched == ()


@rule("MR-7.5.4", "MR-15.7.4")
def test_protection_is_over_with_the_phase_though_he_is_in_the_air() -> None:
    state = awake("elf", at="ruins-1")
    give(state, "flying_carpet")
    state.day = 21
    energize_where_color_is(state)
    bewitch(state, "protection_from_magic", "elf", "elf", detail=WAITING)
    live(state, "fly ruins ordinary", "fly ruins ordinary", script=())
    answer(state, "invoke protection_from_magic@elf")
    assert "protection_from_magic" not in [row.spell for row in state.bewitched]


@rule("MR-7.9.5")
def test_bats_obey_until_the_spell_ends() -> None:
    foes = (Foe("giant_bat-1", "elf"), Foe("giant_bat-2", "elf", dark=True), Foe("ogre-1", "elf"))
    state = magicians(Fighter("elf", chits={"4": "alerted"}), foes=foes, elf=("control_bats",))
    cast = next(text for text in offered(state) if text.startswith("cast control_bats"))
    plays(state, cast)
    assert offered(state) == ["aim bats", "pass"]
    plays(state, "aim bats")
    assert {name for name, one in state.hired.items() if one.controlled} == {"giant_bat-1", "giant_bat-2"}
    assert not {"giant_bat-1", "giant_bat-2"} & state.stances.keys()
    assert "giant_bat-2" not in state.faces
    assert state.player_of("giant_bat-1") == 0
    (row,) = state.bewitched
    assert row.until == state.day + 1
    end_spell(state, row, "MR-7.5.6")
    assert state.hired == {}
    assert "giant_bat-1" not in state.individuals


@rule("MR-7.9.5")
@pytest.mark.parametrize("means", ["", "beast_pipes"])
def test_what_his_own_people_attack_does_not_obey_and_the_spell_is_cancelled(means: str) -> None:
    state = magicians("druid", foes=("octopus",), druid=("guide_spider_or_octopus",))
    give(state, "beast_pipes")
    write_play(state, "druid", target="octopus")
    events = takes_effect(state, "guide_spider_or_octopus", "druid", "octopus", means=means)
    assert [(event.who, event.rule) for event in told(events, SpellCancelled)] == [("druid", "MR-7.9.5")]
    energize_where_color_is(state)
    assert (state.hired, state.bewitched) == ({}, ())


@rule("MR-7.9.5")
def test_only_the_bats_that_his_people_leave_alone_obey() -> None:
    bats = ("giant_bat-1", "giant_bat-2")
    state = magicians("elf", foes=tuple(Foe(bat, "elf") for bat in bats), elf=("control_bats",))
    write_play(state, "elf", target="giant_bat-1")
    takes_effect(state, "control_bats", "elf", *bats)
    assert [*state.hired] == ["giant_bat-2"]
    assert [row.targets for row in state.bewitched] == [("giant_bat-2",)]


@rule("MR-7.9.5")
def test_one_spider_or_the_octopus_is_guided() -> None:
    state = magicians(
        "druid", foes=("heavy_spider-1", "octopus", "ogre-1"), druid=("guide_spider_or_octopus",)
    )
    cast = next(text for text in offered(state) if text.startswith("cast guide"))
    plays(state, cast)
    assert set(offered(state)) == {"aim heavy_spider-1", "aim octopus", "pass"}
    plays(state, "aim octopus")
    assert [*state.hired] == ["octopus"]


@rule("MR-3.2.11")
def test_color_chits_are_played_at_the_start_of_anybodys_phase_in_the_clearing() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    bewitch(state, "illusion", "elf", "wizard", energized=False)
    know(state, seat_of(state, "elf"), chits=("active", "color", *("active",) * 10))
    for whose in ("elf", "wizard"):
        assert colors_at_phase(state, whose) == (PlayColors(("elf",), whose),)
    put(state, "elf", "ruins-2")
    assert colors_at_phase(state, "wizard") == ()


@rule("MR-5.8.6")
def test_when_the_spell_ends_at_sunset_its_monsters_are_ordinary_ones_at_once() -> None:
    state = magicians(
        "wizard", "elf", foes=(Foe("viper-1", "elf"), Foe("giant_bat-1", "elf")), wizard=("control_bats",)
    )
    takes_effect(state, "control_bats", "wizard", "giant_bat-1")
    seat = seat_of(state, "wizard")
    assert state.hired["giant_bat-1"].owner == seat
    state.fight = None
    expire_at_sunset(state)
    assert "giant_bat-1" in state.hired  # it lasts until the next day
    state.day += 1
    expire_at_sunset(state)
    assert "giant_bat-1" not in state.hired
    assert is_hostile(state, "giant_bat-1", seat)
