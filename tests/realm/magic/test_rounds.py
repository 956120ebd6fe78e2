"""MR-6.3.3, MR-6.7.2: where spells stand in a round of combat, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.events import CounterTurned
from fabula.games.realm.combat.fatigue import FatigueStep
from fabula.games.realm.combat.outcomes import Bounty
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.setting import CombatScript, Foe
from fabula.games.realm.combat.sheets import Kill, write_fight, write_play
from fabula.games.realm.combat.weapons import weapon_of
from fabula.games.realm.day.alerting import ALERTED
from fabula.games.realm.day.events import ChitChanged, Hid, WeaponTurned
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.events import SpellTookEffect
from fabula.testing import rule
from realm.combat.fighting import chit, combat, offered, plays, with_people
from realm.magic.spellcraft import bewitch, commit, magicians, resolve
from realm.playing import seat_of, told

if TYPE_CHECKING:
    from fabula.core import Event


@rule("MR-6.7.2", "MR-7.4.6")
def test_spells_take_effect_by_their_times_but_blows_wings_and_phases_wait() -> None:
    """An alerted chit and an artifact have completion time 0."""
    who = ("witch_king", "sorceror", "elf", "wizard", "magician")
    state = magicians(*who, foes=("ogre-1",), witch_king=())
    cast = {
        "witch_king": ("curse", 4, "elf"),
        "sorceror": ("fiery_blast", 2, "ogre-1"),
        "elf": ("elven_grace", 3, "elf"),
        "wizard": ("hurricane_winds", 5, "ogre-1"),
        "magician": ("protection_from_magic", 0, "magician"),
    }
    state.castings = tuple(
        Casting(caster, spell, commit(state, caster, spell), "clearing", time, (target,))
        for caster, (spell, time, target) in cast.items()
    )
    events = resolve(state, dice=(1, 1))
    assert [event.spell for event in told(events, SpellTookEffect)] == [
        "protection_from_magic",
        "elven_grace",
        "curse",
        "hurricane_winds",
    ]
    fates = {casting.spell: casting.fate for casting in state.castings}
    assert fates["fiery_blast"] == "cast"  # it strikes with the weapons
    waiting = {row.spell: row.detail == "waiting" for row in state.bewitched}
    assert waiting == {"protection_from_magic": True, "elven_grace": False, "hurricane_winds": True}
    assert "ogre-1" in state.standing_at[state.places["wizard"]]


@rule("MR-6.7.2", "MR-6.3.2")
def test_they_take_effect_after_targets_are_named_and_before_attacks_are_placed() -> None:
    state = magicians("elf", foes=("ogre-1",), elf=("elven_grace",))
    line = next(text for text in offered(state) if text.startswith("cast elven_grace"))
    plays(state, line)
    assert state.bewitched == ()
    events = plays(state, "aim elf")
    assert [event.spell for event in told(events, SpellTookEffect)] == ["elven_grace"]
    assert state.choices(0).prompt == "strike"


@rule("MR-6.3.3", "MR-6.10.8")
def test_a_round_ends_with_fatigue_wounds_weapons_spoils_red_sides_and_the_world_that_fades() -> None:
    foes = (Foe("ogre-1", "captain"), Foe("tremendous_troll-1", "captain"), Foe("wolf_a-1", "C2"))
    captain = with_people("captain", "C2", items=("short_sword",), alerted=("short_sword",))
    state = combat(captain, "witch_king", foes=foes)
    bewitch(state, "world_fades", "witch_king", "witch_king")
    sword = weapon_of(state, "captain").piece
    assert state.faces[sword] == ALERTED
    fight, move = chit(state, "captain", "fight M4*"), chit(state, "captain", "move M4*")
    write_play(state, "captain", target="ogre-1", attack=fight, maneuver=move, outcome="hit", wounds=1)
    write_fight(state, kills=(Kill("ogre-1", ("captain",)),), enraged=("tremendous_troll-1",))
    below = len(state.agenda)
    state.push(FatigueStep(), EndRound())
    events: list[Event] = state.agenda[-1].run(state, CombatScript(()))
    seat = seat_of(state, "captain")
    while len(state.agenda) > below:
        assert state.to_act() == (seat,)
        last = state.choices(seat).prompt == "bear"
        events += plays(state, offered(state, seat)[0], dice=(1, 2) if last else ())
    kinds = (ChitChanged, WeaponTurned, Bounty, CounterTurned, Hid)
    told_in_order = [type(event) for event in events if isinstance(event, kinds)]
    assert told_in_order == [ChitChanged, ChitChanged, WeaponTurned, Bounty, CounterTurned, Hid]
    assert [event.becomes for event in told(events, ChitChanged)] == ["fatigued", "wounded"]
    assert [(event.piece, event.dark) for event in told(events, CounterTurned)] == [
        ("tremendous_troll-1", True)
    ]
    assert {*state.stances} == {"tremendous_troll-1"}  # the hireling and the Wolf have let go of each other
    assert state.individual("witch_king").hidden
