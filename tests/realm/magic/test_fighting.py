"""MR-15: spells that change fights: Peace, Pentangle, Elven Grace, Poison, World Fades."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.assignment import assignable, unassigned
from fabula.games.realm.combat.attacks import all_attacks
from fabula.games.realm.combat.counters import move_time
from fabula.games.realm.combat.hits import kill
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.means import means_for
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.combat.sheets import put_on_sheet, write_play
from fabula.games.realm.combat.weapons import weapon_of
from fabula.games.realm.magic.casting import Casting, casting_of
from fabula.games.realm.magic.durations import break_peace
from fabula.games.realm.magic.events import SpellCancelled, SpellEnded
from fabula.games.realm.magic.fading import fade
from fabula.games.realm.magic.fighting import is_at_peace
from fabula.games.realm.magic.striking import spell_attacks
from fabula.testing import rule
from realm.combat.fighting import combat, let_be, offered, plays, with_people
from realm.magic.spellcraft import act, bewitch, magicians, resolve, state_of, takes_effect
from realm.playing import Script, give, know, seat_of, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


@rule("MR-15.1.3", "MR-15.1.3b")
def test_peace_takes_a_denizen_out_of_the_fight() -> None:
    state = magicians("white_knight", foes=("ogre-1",), white_knight=("peace",))
    takes_effect(state, "peace", "white_knight", "ogre-1")
    assert is_at_peace(state, "ogre-1")
    assert "ogre-1" not in state.stances
    assert unassigned(state) == ()
    assert not assignable(state, "ogre-1", "white_knight")


@rule("MR-15.1.3a")
@pytest.mark.parametrize("how", ["attack", "denizen", "spell"])
def test_peace_fails_if_its_target_is_a_target(how: str) -> None:
    state = magicians("white_knight", "elf", foes=("ogre-1",), white_knight=("peace",))
    if how == "attack":
        write_play(state, "elf", target="ogre-1")
    elif how == "denizen":
        put_on_sheet(state, "wolf_a-1", "ogre-1", "ogre-1")
    else:
        state.castings = (Casting("elf", "elven_grace", "chit:1", "clearing", 9, ("ogre-1",)),)
    events = takes_effect(state, "peace", "white_knight", "ogre-1")
    assert "peace" in [event.spell for event in told(events, SpellEnded)]
    assert not is_at_peace(state, "ogre-1")


@rule("MR-15.1.3a")
@pytest.mark.parametrize(
    ("others", "peaceful"),
    [((("elf", "peace"),), False), ((("witch", "illusion"),), True), ((), True)],
)
def test_only_what_others_aim_at_him_breaks_his_peace(
    others: tuple[tuple[str, str], ...], *, peaceful: bool
) -> None:
    """That of somebody else breaks it, though it is Peace, too; what the Witch casts on herself does not."""
    state = magicians("white_knight", "elf", "witch", white_knight=("peace",))
    peace = Casting("white_knight", "peace", "chit:9", "clearing", 3, ("witch",))
    state.castings = (
        peace,
        *(Casting(who, spell, "chit:1", "clearing", 3, ("witch",)) for who, spell in others),
    )
    resolve(state)
    assert is_at_peace(state, "witch") is peaceful


@rule("MR-15.1.3b", "MR-15.1.3c")
def test_who_is_at_peace_lures_nobody_but_may_be_set_upon() -> None:
    for one, gone in (("white_knight", "lure ogre-1"), ("C2", "lure-with C2 ogre-1")):
        state = combat(with_people("white_knight", "C2"), foes=(Foe("ogre-1"),))
        luring = {text for text in offered(state) if text.startswith("lure")}
        assert luring == {"lure ogre-1", "lure-with C2 ogre-1"}
        bewitch(state, "peace", "white_knight", one)
        assert {text for text in offered(state) if text.startswith("lure")} == luring - {gone}
        assert assignable(state, "ogre-1", one)


@rule("MR-15.1.3d", "MR-6.7.1")
def test_naming_somebody_at_peace_breaks_it() -> None:
    state = magicians("white_knight", foes=("ogre-1",), white_knight=())
    bewitch(state, "peace", "white_knight", "ogre-1")
    plays(state, "pass")
    events = plays(state, "target ogre-1")
    assert [event.spell for event in told(events, SpellEnded)] == ["peace"]
    assert break_peace(state, "ogre-1") == []


@rule("MR-15.1.3b", "MR-6.5.1")
def test_a_hireling_at_peace_is_sent_against_nobody() -> None:
    state = combat(with_people("white_knight", "C2", "C3"), foes=(Foe("ogre-1", "white_knight"),))
    bewitch(state, "peace", "white_knight", "C2")
    let_be(state, "deploy")
    assert "deploy C3 ogre-1" in offered(state)
    assert "deploy C2 ogre-1" not in offered(state)


@rule("MR-15.1.3d", "MR-6.5.1")
def test_sending_somebody_against_one_at_peace_breaks_it() -> None:
    state = combat(with_people("white_knight", "C2"), foes=(Foe("ogre-1"), Foe("ogre-2", "white_knight")))
    bewitch(state, "peace", "white_knight", "ogre-1")
    let_be(state, "deploy")
    events = plays(state, "deploy C2 ogre-1")
    assert [event.spell for event in told(events, SpellEnded)] == ["peace"]
    assert not is_at_peace(state, "ogre-1")
    assert state.stances["ogre-1"].target == "C2"


@rule("MR-15.1.3c")
def test_who_is_at_peace_names_nobody() -> None:
    state = magicians("white_knight", foes=("ogre-1",), white_knight=())
    bewitch(state, "peace", "white_knight", "white_knight")
    plays(state, "pass")
    assert offered(state) == ["pass"]


@rule("MR-15.1.3c", "MR-7.4.5")
@pytest.mark.parametrize("spell", ["bad_luck", "fog"])
def test_who_is_at_peace_finds_no_target_for_a_spell_either(spell: str) -> None:
    state = magicians("witch", foes=("ogre-1",), witch=(spell,))
    bewitch(state, "peace", "witch", "witch")
    events = plays(state, next(text for text in offered(state) if text.startswith(f"cast {spell}")))
    assert [(event.spell, event.rule) for event in told(events, SpellCancelled)] == [(spell, "MR-7.4.5")]
    assert [row.spell for row in state.bewitched] == ["peace"]


@rule("MR-7.4.6b", "MR-15.1.3c")
@pytest.mark.parametrize(
    ("spell", "time", "cancelled"),
    [("illusion", 3, False), ("illusion", 4, True), ("fiery_blast", 3, True)],
)
def test_peace_is_too_late_for_a_spell_of_that_very_moment(spell: str, time: int, *, cancelled: bool) -> None:
    """What strikes has not struck then."""
    for caster, target in (("elf", "white_knight"), ("white_knight", "elf")):
        state = magicians("elf", "white_knight", elf=())
        other = Casting(target, spell, "chit:1", "clearing", time, ("ruins",))
        state.castings = (other, Casting(caster, "peace", "chit:2", "clearing", 3, (target,)))
        events = resolve(state)
        assert [event.who for event in told(events, SpellCancelled)] == [target] * cancelled
        assert is_at_peace(state, target)


@rule("MR-15.1.3c")
def test_peace_cancels_the_spell_that_its_target_is_casting() -> None:
    state = magicians("elf", "white_knight", white_knight=("peace",))
    state.castings = (Casting("elf", "illusion", "chit:1", "clearing", 5, ("ruins",)),)
    events = takes_effect(state, "peace", "white_knight", "elf")
    assert [(event.who, event.rule) for event in told(events, SpellCancelled)] == [("elf", "MR-15.1.3c")]
    assert is_at_peace(state, "elf")


@rule("MR-15.5.5", "MR-15.5.5a")
def test_demons_cannot_attack_whoever_has_a_pentangle() -> None:
    state = magicians("witch_king", foes=("demon", "ogre-1"), witch_king=())
    for piece in ("demon", "ogre-1"):
        put_on_sheet(state, piece, "witch_king", "witch_king")
    assert {attack.attacker for batch in all_attacks(state) for attack in batch} == {"demon", "ogre-1"}
    bewitch(state, "pentangle", "witch_king", "witch_king")
    assert {attack.attacker for batch in all_attacks(state) for attack in batch} == {"ogre-1"}
    assert not assignable(state, "demon", "witch_king")
    assert not assignable(state, "imp", "witch_king")
    assert assignable(state, "ogre-1", "witch_king")


@rule("MR-15.5.5c")
def test_a_pentangle_does_not_stop_what_is_aimed_elsewhere() -> None:
    state = magicians("witch_king", "elf", witch_king=())
    bewitch(state, "pentangle", "witch_king", "elf")
    state.castings = (Casting("witch_king", "roof_collapses", "chit:1", "clearing", 0, ("caves-1",)),)
    assert "elf" in [attack.target for attack in spell_attacks(state)]


def times(state: RealmState, who: str) -> dict[str, int]:
    return {means.name: means.time for means in means_for(state, who, "move")}


@rule("MR-15.3.1", "MR-15.3.1a", "MR-15.3.1c", "MR-15.3.1d", "MR-15.3.1e")
def test_elven_grace_sets_the_times_of_move_chits() -> None:
    state = combat("elf", "white_knight", foes=(Foe("ogre-1", "elf"),))
    let_be(state)
    printed = state.box.characters["white_knight"].chits(4)
    fights = {means.name: means.time for means in means_for(state, "white_knight", "fight")}
    bewitch(state, "elven_grace", "elf", "white_knight")
    graceful = {"L": 1, "M": 2, "H": 3, "T": 4}
    chits = {name: time for name, time in times(state, "white_knight").items() if name.startswith("chit:")}
    for name, time in chits.items():
        strength = printed[int(name.removeprefix("chit:")) - 1].strength
        assert time == graceful[str(strength)]
    assert fights == {means.name: means.time for means in means_for(state, "white_knight", "fight")}
    seat = seat_of(state, "white_knight")
    give(state, "belt_of_strength", seat)
    assert {name: times(state, "white_knight")[name] for name in chits} == chits
    give(state, "garb_of_speed", seat)
    assert set(times(state, "white_knight").values()) <= {3, 4, 5}


@rule("MR-15.3.1c")
def test_elven_grace_leaves_the_duck_horses_and_boots_as_they_are() -> None:
    state = combat(
        "elf", Fighter("dwarf", items=("7_league_boots", "workhorse_h6_h7")), foes=(Foe("ogre-1", "elf"),)
    )
    let_be(state)

    def others() -> dict[str, int]:
        found = (*means_for(state, "dwarf", "move"), *means_for(state, "dwarf", "duck"))
        return {means.name: means.time for means in found if means.use == "duck" or "chit" not in means.name}

    before = others()
    assert len(before) >= 3
    bewitch(state, "elven_grace", "elf", "dwarf")
    assert others() == before


@rule("MR-15.3.1b")
def test_elven_grace_sets_the_move_time_of_a_denizen_on_both_sides() -> None:
    state = combat("elf", foes=("giant-1", "wolf_a-1"))
    bewitch(state, "elven_grace", "elf", "giant-1")
    assert move_time(state, "giant-1") == 4
    state.faces["giant-1"] = "dark"
    assert move_time(state, "giant-1") == 4
    assert move_time(state, "wolf_a-1") == 3


@rule("MR-15.8.4")
def test_poison_adds_a_star() -> None:
    state = combat("druid", "swordsman", foes=(Foe("goblin_axe-1", "druid"), Foe("giant-1", "druid")))
    weapon = weapon_of(state, "swordsman")
    bewitch(state, "poison", "druid", weapon.piece)
    assert weapon_of(state, "swordsman").stars == weapon.stars + 1
    before = {attack.attacker: attack.stars for batch in all_attacks(state) for attack in batch}
    bewitch(state, "poison", "druid", "goblin_axe-1")
    bewitch(state, "poison", "druid", "giant_club-1")
    after = {attack.attacker: attack.stars for batch in all_attacks(state) for attack in batch}
    assert {piece: after[piece] - before[piece] for piece in after} == {
        "goblin_axe-1": 1,
        "giant-1": 0,
        "giant_club-1": 1,
    }


@rule("MR-15.8.4", "MR-7.6.6", "MR-6.17.3")
def test_the_poison_on_a_club_is_gone_with_its_giant() -> None:
    state = combat("druid", foes=("giant-1",))
    row = bewitch(state, "poison", "druid", "giant_club-1")
    kill(state, "giant-1", "druid", "MR-6.9.1")
    events = share_spoils(state)
    assert [(event.spell, event.rule) for event in told(events, SpellEnded)] == [("poison", "MR-7.6.6")]
    assert state_of(state, "druid", row.means) == "fatigued"


@rule("MR-15.8.4")
def test_what_can_be_poisoned() -> None:
    foes = ("goblin_axe-1", "giant-1", "wolf_a-1", "ogre-1")
    state = magicians("druid", "swordsman", foes=foes, druid=("poison",))
    for item in ("mace-1", "alchemists_mixture", "helmet-1"):
        give(state, item, seat_of(state, "swordsman"), active=False)
    cast = next(text for text in offered(state, seat_of(state, "druid")) if text.startswith("cast poison"))
    act(state, druid=cast)
    assert {text for text in offered(state, seat_of(state, "druid")) if text != "pass"} == {
        "aim thrusting_sword-1",
        "aim mace-1",
        "aim goblin_axe-1",
        "aim ogre-1",
        "aim giant_club-1",
    }


@rule("MR-15.6.7a", "MR-6.10.8", "MR-7.9.6")
def test_who_fades_may_hide_at_the_end_of_a_round() -> None:
    state = combat("witch_king", foes=(Foe("ogre-1", "witch_king"),))
    bewitch(state, "world_fades", "witch_king", "witch_king")
    assert fade(state, Script(())) == []  # the Ogre is on his sheet
    state.stances = {}
    fade(state, Script((6, 6)))
    assert not state.individual("witch_king").hidden
    fade(state, Script((2, 3)))
    assert state.individual("witch_king").hidden
    assert fade(state, Script(())) == []


@rule("MR-15.6.7a", "MR-16.12.2")
def test_who_fades_and_squeaks_rolls_in_vain() -> None:
    state = combat("witch_king", foes=(Foe("ogre-1", ""),))
    bewitch(state, "world_fades", "witch_king", "witch_king")
    know(state, curses=("squeak",))
    fade(state, Script((2, 3)))
    assert not state.individual("witch_king").hidden


@rule("MR-15.6.7a")
@pytest.mark.parametrize("how", ["hidden", "inert"])
def test_nobody_fades_who_is_hidden_or_whose_spell_is_inert(how: str) -> None:
    state = combat("witch_king", foes=(Foe("ogre-1", ""),))
    bewitch(state, "world_fades", "witch_king", "witch_king", energized=how != "inert")
    know(state, hidden=how == "hidden")
    assert fade(state, Script(())) == []


@rule("MR-15.1.3c")
def test_a_casting_of_a_peaceful_one_is_cancelled() -> None:
    state = magicians("white_knight", "elf", white_knight=("peace",))
    state.castings = (Casting("elf", "illusion", "chit:1", "clearing", 9, ("ruins",)),)
    takes_effect(state, "peace", "white_knight", "elf")
    assert is_at_peace(state, "elf")
    casting = casting_of(state, "elf")
    assert casting is not None
    assert casting.fate == "cancelled"
