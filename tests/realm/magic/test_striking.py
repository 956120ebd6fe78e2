"""MR-7.9.1, MR-15.2.4, MR-15.4.3, MR-15.4.5, MR-15.4.6: spells that strike."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.combat.attacks import Attack, all_attacks, blow_of
from fabula.games.realm.combat.hits import is_dead
from fabula.games.realm.combat.outcomes import Bounty, HitBy, Killed
from fabula.games.realm.combat.resolution import Resolve
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import change_stance
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.events import Rolled
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.striking import spell_attacks
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import combat, melee, offered, plays
from realm.magic.spellcraft import bewitch, magicians
from realm.playing import Script, refusal, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def hurled(spell: str, *targets: str, time: int = 3) -> RealmState:
    state = magicians("sorceror", foes=("giant-1", "ogre-1", "wolf_a-1", "wolf_b-1"), sorceror=())
    state.castings = (Casting("sorceror", spell, "chit:4", "clearing", time, targets, direction=2),)
    return state


@rule("MR-15.4.3", "MR-7.9.1", "MR-7.4.6c")
def test_a_fiery_blast_strikes_each_target_in_one_direction() -> None:
    state = hurled("fiery_blast", "giant-1", "ogre-1")
    blows = spell_attacks(state)
    assert [(blow.target, blow.direction, blow.time) for blow in blows] == [
        ("giant-1", 2, 3),
        ("ogre-1", 2, 3),
    ]
    assert {(blow.length, blow.strength, blow.stars, blow.missile) for blow in blows} == {
        (13, LEVEL["L"], 3, "fiery_blast")
    }


@rule("MR-15.4.5")
def test_a_lightning_bolt_is_long_and_strong_and_needs_a_mountain() -> None:
    (blow,) = spell_attacks(hurled("lightning_bolt", "giant-1"))
    assert (blow.length, blow.strength, blow.stars, bool(blow.missile)) == (18, LEVEL["M"], 3, True)
    for clearing, fits in (("cliff-1", True), ("cliff-2", False)):
        state = magicians("sorceror", foes=(Foe("ogre-1", "sorceror"),), sorceror=("lightning_bolt",))
        for piece in ("sorceror", "ogre-1"):
            put(state, piece, clearing)
        state.fight = replace(state.fight, clearing=clearing) if state.fight else None
        assert ("cast lightning_bolt chit:10 clearing" in offered(state)) is fits
        if fits:
            plays(state, "cast lightning_bolt chit:10 clearing")
            assert offered(state) == ["aim sorceror", "aim ogre-1", "pass"]


@rule("MR-15.2.4", "MR-15.2.4a", "MR-15.2.4b")
@pytest.mark.parametrize(
    ("targets", "blows"),
    [
        (("giant-1",), ["giant-1"] * 4),
        (("giant-1", "ogre-1"), ["giant-1", "giant-1", "ogre-1", "ogre-1"]),
        (("giant-1", "ogre-1", "wolf_a-1"), ["giant-1", "giant-1", "ogre-1", "wolf_a-1"]),
        (
            ("giant-1", "ogre-1", "wolf_a-1", "wolf_b-1", "sorceror"),
            ["giant-1", "ogre-1", "wolf_a-1", "wolf_b-1", "sorceror"],
        ),
    ],
)
def test_stones_fly_four_times_at_least(targets: tuple[str, ...], blows: list[str]) -> None:
    found = spell_attacks(hurled("stones_fly", *targets))
    assert [blow.target for blow in found] == blows
    assert {(blow.length, blow.strength, blow.stars, blow.missile) for blow in found} == {
        (15, LEVEL["L"], 1, "stones_fly")
    }


@rule("MR-15.2.4c")
@pytest.mark.parametrize(("direction", "rolls"), [(2, [1, 3, 5, 6]), (1, [])])
def test_each_stone_that_hits_has_a_roll_of_its_own(direction: int, rolls: list[int]) -> None:
    """The Giant steps into their way, or aside in good time."""
    state = hurled("stones_fly", "giant-1", time=6)
    change_stance(state, "giant-1", direction=direction)
    for other in ("giant_club-1", "ogre-1", "wolf_a-1", "wolf_b-1"):
        state.stances.pop(other)
    dice = tuple(number for result in rolls for number in (result, 1))
    events = melee(state, {}, {}, dice)
    missiles = [event for event in told(events, Rolled) if event.table == "missile"]
    assert [(event.who, event.result) for event in missiles] == [("sorceror", result) for result in rolls]


@rule("MR-15.4.6", "MR-15.4.6a", "MR-15.4.6b")
def test_the_roof_falls_on_everybody() -> None:
    foes = (Foe("giant-1", "sorceror"), Foe("wolf_a-1", "elf"))
    state = combat("sorceror", Fighter("elf", hidden=True), foes=foes)
    state.castings = (Casting("sorceror", "roof_collapses", "chit:4", "clearing", 0, ("caves-1",)),)
    found = spell_attacks(state)
    assert sorted(blow.target for blow in found) == ["elf", "giant-1", "sorceror", "wolf_a-1"]
    assert {(blow.length, blow.strength, blow.stars, blow.missile) for blow in found} == {
        (18, LEVEL["H"], 0, "")
    }
    assert {(blow.direction, blow.time) for blow in found} == {(3, 4)}


@rule("MR-15.5.5b", "MR-15.7.4")
@pytest.mark.parametrize("shield", ["pentangle", "protection_from_magic"])
@pytest.mark.parametrize("spell", ["fiery_blast", "stones_fly"])
def test_no_attack_spell_strikes_whoever_is_shielded(shield: str, spell: str) -> None:
    state = hurled(spell, "giant-1", "ogre-1")
    bewitch(state, shield, "sorceror", "giant-1")
    assert {blow.target for blow in spell_attacks(state)} == {"ogre-1"}
    assert [blow.target for blow in spell_attacks(state)] == ["ogre-1"] * (2 if spell == "stones_fly" else 1)


@rule("MR-15.5.5c", "MR-15.7.4")
@pytest.mark.parametrize("shield", ["pentangle", "protection_from_magic"])
def test_the_roof_falls_on_whoever_is_shielded_too(shield: str) -> None:
    state = combat("sorceror", foes=(Foe("giant-1", "sorceror"),))
    bewitch(state, shield, "sorceror", "sorceror")
    state.castings = (Casting("sorceror", "roof_collapses", "chit:4", "clearing", 0, ("caves-1",)),)
    assert [blow.target for blow in spell_attacks(state)] == ["sorceror", "giant-1"]


@rule("MR-15.4.6")
def test_the_roof_collapses_in_caves_only() -> None:
    state = magicians("sorceror", foes=("ogre-1",), sorceror=("roof_collapses",))
    assert refusal(state, "cast roof_collapses chit:10 clearing").rule == "MR-15.4.6"
    for piece in ("sorceror", "ogre-1"):
        put(state, piece, "caves-1")
    state.fight = replace(state.fight, clearing="caves-1") if state.fight else None
    plays(state, "cast roof_collapses chit:10 clearing")
    assert [casting.targets for casting in state.castings] == [("caves-1",)]


@rule("MR-7.4.6c")
def test_a_cancelled_spell_or_one_without_a_direction_does_not_strike() -> None:
    state = hurled("fiery_blast", "giant-1")
    state.castings = (replace(state.castings[0], fate="cancelled"),)
    assert spell_attacks(state) == []
    state.castings = (replace(state.castings[0], fate="cast", direction=0),)
    assert spell_attacks(state) == []


@rule("MR-6.8.1")
def test_spells_strike_in_the_order_of_length_and_time() -> None:
    state = hurled("fiery_blast", "giant-1", time=4)
    batches = all_attacks(state, spell_attacks(state))
    assert [attack.spell for attack in batches[0]] == ["fiery_blast"]


@rule("MR-11.62", "MR-6.11.5", "MR-7.4.1", "MR-7.4.6c")
def test_a_fiery_blast_kills_three_at_once() -> None:
    """An alerted chit is faster than the Giant, the Ogre and the Wolf; the Missile Table adds nothing."""
    hasty = Fighter("sorceror", chits={"10": "alerted"})
    state = magicians(hasty, foes=("giant-1", "ogre-1", "wolf_a-1"), sorceror=("fiery_blast",))
    plays(state, "cast fiery_blast chit:10 clearing", "aim giant-1", "aim ogre-1", "aim wolf_a-1", "done")
    assert offered(state) == ["hurl thrust", "hurl swing", "hurl smash", "pass"]
    plays(
        state, "hurl smash", "pass", "place giant-1 thrust", "place giant_club-1 swing", "place ogre-1 smash"
    )
    no_change = (3, 3)
    events = plays(state, "place wolf_a-1 smash", dice=(4, *(1, 1) * 3, *no_change * 3))
    assert [event.who for event in told(events, Killed)] == ["giant-1", "ogre-1", "wolf_a-1"]
    assert {event.how for event in told(events, HitBy)} == {"undercut", "intercept"}
    assert [(event.victim, event.fame, event.notoriety) for event in told(events, Bounty)] == [
        ("giant-1", "8", "8"),
        ("ogre-1", "0", "4"),
        ("wolf_a-1", "0", "3"),
    ]
    assert (state.sheet(0).fame, state.sheet(0).notoriety) == (8, 15)


@rule("MR-6.8.9", "MR-15.2.4b")
def test_stones_that_fly_at_one_target_are_rolled_for_one_by_one() -> None:
    state = hurled("stones_fly", "giant-1", time=0)
    state.push(Resolve())
    events = Resolve().run(state, Script((1, 1, 2, 2, 3, 3, 6, 6)))
    assert [(event.table, event.result) for event in told(events, Rolled)] == [
        ("missile", result) for result in (1, 2, 3, 6)
    ]
    assert [event.how for event in told(events, HitBy) if event.attacker == "sorceror"] == ["undercut"] * 4


@rule("MR-13.1.1", "MR-13.3.1")
def test_the_amazons_aim_is_for_weapons_only_and_the_knights_for_spells_too() -> None:
    state = magicians("black_knight", "amazon", foes=("giant-1",))
    for who, result in (("amazon", 4), ("black_knight", 3)):
        blast = Attack(who, "giant-1", 1, 3, 13, LEVEL["L"], 3, missile="fiery_blast", spell="fiery_blast")
        _, events = blow_of(state, blast, Script((4, 4)))
        assert [event.result for event in told(events, Rolled)] == [result]


@rule("MR-15.4.6a", "MR-15.4.6b", "MR-6.8.5")
def test_the_roof_kills_what_heavy_harm_kills_and_leaves_whoever_hides_hidden() -> None:
    """An Ogre and a Wolf are in its way, and so is the caster; Heavy harm is not enough for the Troll."""
    hidden = Fighter("elf", hidden=True)
    foes = tuple(Foe(one, "sorceror") for one in ("ogre-1", "wolf_a-1", "tremendous_troll-1"))
    state = combat("sorceror", hidden, foes=foes)
    for one in ("ogre-1", "wolf_a-1", "tremendous_troll-1"):
        change_stance(state, one, direction=3)
    state.castings = (Casting("sorceror", "roof_collapses", "chit:4", "clearing", 0, ("caves-1",)),)
    state.push(Resolve())
    events = Resolve().run(state, CombatScript(()))
    by_roof = {event.who for event in told(events, Killed) if event.killer == "sorceror"}
    assert by_roof == {"ogre-1", "wolf_a-1", "sorceror", "elf"}
    assert not is_dead(state, "tremendous_troll-1")
    assert state.individual("elf").hidden
