"""MR-10.13.6: the other readings as they are played, not as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from fabula.games.realm.combat.attacks import Attack, Blow, all_attacks, blow_of
from fabula.games.realm.combat.hits import Defence, hit_character, hit_denizen
from fabula.games.realm.combat.means import means_for
from fabula.games.realm.combat.outcomes import ArmorPaid, Killed
from fabula.games.realm.combat.setting import CombatScript, Fighter
from fabula.games.realm.combat.weapons import weapon_of
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.magic.bewitching import Bewitchment
from fabula.games.realm.magic.colors import colors
from fabula.games.realm.magic.durations import expire_at_midnight, expire_at_sunset
from fabula.games.realm.magic.enchanting import turn_tile
from fabula.games.realm.scoring.victory import points_at_end
from fabula.games.realm.trade.prices import basic_price
from fabula.testing import rule
from realm.combat.fighting import combat, offered
from realm.dealing import say, visiting
from realm.magic.spellcraft import act, magicians
from realm.playing import awake, chosen, give, individual, seat_of, told

if TYPE_CHECKING:
    from collections.abc import Callable


def arrow_at_the_serpent(**option: Any) -> object:
    """A Light Bow, die 2, does Tremendous harm, and a level less through scales."""
    archer = Fighter("woods_girl", items=("light_bow",), alerted=("light_bow",))
    state = combat(archer, foes=("tremendous_serpent-1",), **option)
    arrow = Attack("woods_girl", "tremendous_serpent-1", 1, 1, 14, LEVEL["L"], 2, missile="light_bow-1")
    blow, _ = blow_of(state, arrow, CombatScript((2,)))
    return bool(told(hit_denizen(state, arrow, blow), Killed))


def crown(**option: Any) -> object:
    state = combat(Fighter("captain", items=("golden_crown",)), foes=("ogre-1",), **option)
    attack = Attack("ogre-1", "captain", 3, 5, 0, LEVEL["M"])
    events = hit_character(state, attack, Blow(LEVEL["M"], 0), Defence(state, "captain", 3), CombatScript(()))
    return [event.gold for event in told(events, ArmorPaid)]


def idol(**option: Any) -> object:
    state = visiting("amazon", "shaman", gold=0)
    state.options = replace(state.options, **option)
    give(state, "eye_of_the_idol", active=False)
    say(state, "sell eye_of_the_idol shaman")
    return individual(state).gold


def goblin(**option: Any) -> object:
    state = combat("captain", foes=("goblin_axe-1",), **option)
    state.faces["goblin_axe-1"] = "dark"
    (attack,) = [one for batch in all_attacks(state) for one in batch]
    return attack.strength, attack.time, attack.stars


def broadsword(**option: Any) -> object:
    return weapon_of(
        combat(Fighter("white_knight", items=("broadsword",)), foes=(), **option), "white_knight"
    ).stars


def borderland(**option: Any) -> object:
    state = awake("elf", **option)
    turn_tile(state, "elf", "borderland")
    return colors(state, "borderland-6")


def shields(**option: Any) -> object:
    return sum(piece.startswith("shield-") for piece in awake("druid", **option).standing_at["soldiers"])


def scholar(**option: Any) -> object:
    return awake("witch_king", **option).relationship(0, "scholar")


def gem(**option: Any) -> object:
    state = awake("captain", **option)
    before = points_at_end(state, 0).notoriety
    give(state, "glowing_gem")
    return points_at_end(state, 0).notoriety - before, basic_price(state, "glowing_gem", "rogues")


def dust(**option: Any) -> object:
    return basic_price(awake("captain", **option), "gripping_dust", "rogues")


def dwarf(**option: Any) -> object:
    state = combat(Fighter("dwarf", items=()), foes=("ogre-1",), **option)
    fights = [
        one for one in means_for(state, "dwarf", "fight") if (one.strength, one.time) == (LEVEL["T"], 5)
    ]
    return sorted(one.asterisks for one in fights)  # of two that are alike one is offered


def magician(**option: Any) -> object:
    state = combat("magician", foes=("ogre-1",), **option)
    moves = [
        one for one in means_for(state, "magician", "move") if (one.strength, one.time) == (LEVEL["L"], 4)
    ]
    return [one.asterisks for one in moves]


def wizard(**option: Any) -> object:
    state = chosen("wizard 2", development=True, **option)
    return sorted(f"{one.action} {one.strength}{one.time}" for one in state.sheet(0).printed(state.box)[3:])


@rule("MR-10.13.6")
@pytest.mark.parametrize(
    ("option", "play", "lists", "otherwise"),
    [
        ("armored_t_serpent", arrow_at_the_serpent, True, False),
        ("golden_crown_46", crown, [48], [46]),
        ("shaman_wants_idol", idol, 34, 20),
        ("axe_goblin_heavier", goblin, (LEVEL["M"], 4, 1), (LEVEL["H"], 5, 1)),
        ("broadsword_blunter", broadsword, 1, 0),
        ("borderland_gold", borderland, ("grey", "purple"), ("grey", "gold", "purple")),
        ("three_shields", shields, 2, 1),
        ("scholar_shuns_witch_king", scholar, "neutral", "unfriendly"),
        ("glowing_gem_notorious", gem, (5, 17), (10, 15)),
        ("gripping_dust_5", dust, 3, 5),
        ("dwarf_t5_heavier", dwarf, [1, 2], [2]),
        ("magician_l4_lighter", magician, [1], [0]),
        (
            "wizard_fights_earlier",
            wizard,
            ["fight M5", "move M5", "move M5"],
            ["fight L4", "fight M5", "move M5"],
        ),
    ],
)
def test_another_reading_is_played(
    option: str, play: Callable[..., object], lists: object, otherwise: object
) -> None:
    assert play() == lists
    assert play(**{option: True}) == otherwise


@rule("MR-10.13.6", "MR-15.8.4")
@pytest.mark.parametrize("in_combat", [False, True])
def test_poison_as_a_combat_spell_is_for_weapons_only_and_over_at_midnight(in_combat: bool) -> None:
    foes = ("goblin_axe-1", "giant-1", "ogre-1")
    state = magicians("druid", "swordsman", foes=foes, druid=("poison",))
    state.options = replace(state.options, poison_in_combat=in_combat)
    druid = seat_of(state, "druid")
    act(state, druid=next(text for text in offered(state, druid) if text.startswith("cast poison")))
    aims = {text for text in offered(state, druid) if text.startswith("aim")}
    others = {"aim goblin_axe-1", "aim ogre-1", "aim giant_club-1"}
    assert aims == {"aim thrusting_sword-1"} | (set() if in_combat else others)
    until = 0 if in_combat else state.day + 1
    state.bewitched = (Bewitchment("poison", "druid", "chit:9", ("thrusting_sword-1",), until=until),)
    stars = weapon_of(state, "swordsman").stars
    expire_at_midnight(state)
    assert weapon_of(state, "swordsman").stars == stars - in_combat
    state.day += 1
    expire_at_sunset(state)
    assert weapon_of(state, "swordsman").stars == stars - 1
