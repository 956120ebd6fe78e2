"""MR-8.6.1: Demons and the Imp."""

from __future__ import annotations

import pytest

from fabula.games.realm.combat.attacks import attack_by_counter
from fabula.games.realm.combat.counters import DARK, counter
from fabula.games.realm.combat.hits import is_dead
from fabula.games.realm.combat.resolution import Resolve
from fabula.games.realm.combat.setting import CombatScript, Foe
from fabula.games.realm.day.events import Rolled
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.shapes import creature_name
from fabula.testing import rule
from realm.combat.fighting import combat
from realm.magic.spellcraft import magicians, takes_effect
from realm.playing import told

FIENDS = ("demon", "winged_demon", "imp")


@rule("MR-8.6.1", "MR-6.9.7")
@pytest.mark.parametrize(
    ("fiend", "table"),
    [("demon", "power_of_the_pit"), ("winged_demon", "power_of_the_pit"), ("imp", "curse")],
)
def test_light_sides_cast_and_dark_sides_strike(fiend: str, table: str) -> None:
    state = combat("captain", foes=(Foe(fiend, "captain"),))
    state.push(Resolve())
    events = Resolve().run(state, CombatScript((6, 6)))
    assert [event.table for event in told(events, Rolled)] == [table]
    state.faces[fiend] = DARK
    attack = attack_by_counter(state, fiend)
    assert attack is not None
    assert not attack.casts
    assert attack.strength or attack.red


@rule("MR-8.6.1")
@pytest.mark.parametrize("fiend", FIENDS)
def test_they_have_no_weapons_to_poison_and_are_immune_to_nothing(fiend: str) -> None:
    state = magicians("witch_king", "sorceror", foes=(Foe(fiend, "sorceror"),), witch_king=())
    assert not counter(state, fiend).missile
    for spell in ("transform", "curse"):
        takes_effect(state, spell, "witch_king", fiend, dice=(6, 6) if spell == "transform" else ())
    assert creature_name(state, fiend) == "frog"
    state = magicians("sorceror", foes=(Foe(fiend, "sorceror"),), sorceror=())
    state.castings = (Casting("sorceror", "lightning_bolt", "chit:4", "clearing", 0, (fiend,), direction=2),)
    state.push(Resolve())
    Resolve().run(state, CombatScript((1, 1)))
    assert is_dead(state, fiend)


@rule("MR-8.6.1", "MR-15.1.1a")
@pytest.mark.parametrize("fiend", FIENDS)
def test_exorcise_kills_each_of_them(fiend: str) -> None:
    state = magicians("white_knight", foes=(Foe(fiend, "white_knight"),), white_knight=())
    takes_effect(state, "exorcise", "white_knight", state.places["white_knight"])
    assert is_dead(state, fiend)
