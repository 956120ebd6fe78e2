"""MR-11: worked examples with just their people, numbers and places, where no other test has all of them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.belongings.events import CurseLifted
from fabula.games.realm.combat.attacks import all_attacks, blow_of
from fabula.games.realm.combat.counters import move_time
from fabula.games.realm.combat.hits import hit_denizen
from fabula.games.realm.combat.outcomes import Killed
from fabula.games.realm.combat.setting import CombatScript, Fighter
from fabula.games.realm.combat.sheets import Play
from fabula.games.realm.day.events import Blocked, Climbs, Moved
from fabula.games.realm.day.night import Midnight
from fabula.games.realm.magic.bewitching import Bewitchment
from fabula.games.realm.magic.casting import end_castings
from fabula.games.realm.magic.durations import energize_where_color_is
from fabula.games.realm.magic.enchanting import Enchanting, turn_tile
from fabula.games.realm.magic.events import SpellEnergized, SpellInert
from fabula.games.realm.magic.shapes import creature_name
from fabula.games.realm.magic.wishes import send_home
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import copies, put
from fabula.games.realm.scoring.victory import points_at_end, score_of
from fabula.games.realm.sheet import Requirements
from fabula.testing import rule
from realm.combat.fighting import chit, combat, let_be, offered
from realm.magic.spellcraft import act, bewitch, magicians, resolve, state_of, turn_into
from realm.playing import (
    awake,
    chosen,
    give,
    go_on,
    know,
    leave_as_it_is,
    live,
    refusal,
    seat_of,
    some_dice,
    told,
)

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState


@rule("MR-11.1")
def test_all_piles_of_a_game_that_has_been_set_up() -> None:
    state = awake("captain")
    groups = dict.fromkeys(state.box.groups, 2)
    sites = {"hoard": 9, "lair": 7, "altar": 4, "shrine": 4, "pool": 9, "vault": 5, "cairns": 7, "statue": 3}
    boxes = {"chest": 2, "remains_of_thief": 1, "crypt_of_the_knight": 1, "toadstool_circle": 1}
    found = {name: len(pile.cards) for name, pile in state.piles.items()}
    assert found == {**groups, **sites, **boxes, "scholar": 3}
    assert sum(found.values()) == 23 + 6 + 45
    assert state.places["living_sword"] == "remains_of_thief"


@rule("MR-11.2")
def test_all_spell_cards_of_a_game_that_has_been_set_up() -> None:
    state = awake("captain")
    dealt = Counter(card.removeprefix("?") for pile in state.spell_piles.values() for card in pile)
    left = Counter[str](spell.type for spell in state.box.spells.values()) - dealt
    assert dealt.total() == 41
    assert left == dict.fromkeys(("II", "III", "IV", "V", "VI", "VIII"), 1)


@rule("MR-11.11")
@pytest.mark.parametrize("blocked", [True, False])
def test_from_ledges_4_into_the_mountains_of_the_next_tile(blocked: bool) -> None:
    state = chosen("amazon", seed=17, gold_chits="none", leave_map="never")
    go_on(state, seed=17)
    (road,) = (road for road in state.atlas.roads["ledges-4"] if road.end == "mountain-5")
    assert (road.kind, state.atlas.clearings["mountain-5"].kind) == ("road", "mountain")
    for monster in state.box.monsters.values():
        for piece in copies(monster.id, monster.count):
            put(state, piece, "elsewhere")
    put(state, "amazon", "ledges-4")
    if blocked:
        put(state, "wolf_a-1", "ledges-4")
    leave_as_it_is(state)
    events = live(state, "move mountain-5 ordinary", "move mountain-5 ordinary", roll=4)
    assert len(told(events, Climbs)) == 1
    assert bool(told(events, Blocked)) == blocked
    assert bool(told(events, Moved)) != blocked
    assert state.places["amazon"] == ("ledges-4" if blocked else "mountain-5")


@rule("MR-11.28")
def test_grey_does_not_turn_a_tile_over_with_magic_of_type_v() -> None:
    """The Witch has a Grey chit, and shows a Magic V chit; with Magic II it would be turned."""
    state = awake("witch", at="ruins-1")
    printed = state.box.characters["witch"].chits(4)
    twos = [number for number, one in enumerate(printed) if one.type == "II"]
    for shown, turns in (("V", False), ("II", True)):
        chits: list[ChitState] = ["fatigued"] * 12
        chits[twos[0]] = "color"
        chits[next(n for n, one in enumerate(printed) if one.type == shown and n != twos[0])] = "active"
        know(state, chits=tuple(chits), prepared=True)
        scratch = state.copy()
        scratch.push(Enchanting("witch", "ruins-1"))
        assert (f"enchant-tile chit:{twos[0] + 1}" in offered(scratch)) == turns
        if not turns:
            assert refusal(scratch, f"enchant-tile chit:{twos[0] + 1}").rule == "MR-3.11.1b"


def struck(who: Fighter, text: str, target: str, *dice: int) -> list[Event]:
    """What comes of a hit with this chit."""
    state = combat(who, foes=(target,))
    state.plays[who.who] = Play(target=target, attack=chit(state, who.who, text), attack_direction=1)
    (attack,) = (each for batch in all_attacks(state) for each in batch if each.attacker == who.who)
    script = CombatScript(dice)
    blow, _ = blow_of(state, attack, script)
    script.finish()
    return hit_denizen(state, attack, blow)


@rule("MR-11.51", "MR-11.52", "MR-11.53")
@pytest.mark.parametrize(
    ("who", "text", "target", "dies"),
    [
        (
            Fighter("white_knight", items=("great_sword",), alerted=("great_sword",)),
            "fight T4**",
            "tremendous_dragon-1",
            True,
        ),
        (Fighter("swordsman", items=()), "fight L2**", "R5", True),
        (Fighter("swordsman", items=()), "fight L2**", "viper-1", False),
        (Fighter("captain", items=("spear",)), "fight H5*", "ogre-1", False),
        (Fighter("captain", items=("spear",), alerted=("spear",)), "fight H5*", "giant-1", True),
    ],
)
def test_whom_a_blow_kills(who: Fighter, text: str, target: str, dies: bool) -> None:
    assert bool(told(struck(who, text, target), Killed)) == dies


@rule("MR-11.58")
@pytest.mark.parametrize(
    ("die", "target", "dies"),
    [
        (2, "heavy_troll-1", True),
        (3, "heavy_troll-1", False),
        (1, "tremendous_dragon-1", True),
        (2, "tremendous_dragon-1", False),
        (6, "viper-1", False),
    ],
)
def test_whom_an_arrow_kills(die: int, target: str, dies: bool) -> None:
    archer = Fighter("woods_girl", items=("light_bow",), alerted=("light_bow",))
    assert bool(told(struck(archer, "fight L4", target, die), Killed)) == dies


@rule("MR-11.59")
def test_what_is_fast_enough_when_attackers_move_at_three_and_four() -> None:
    """The Elf has Moves L2* and L3*, Fights L3* and M3*, and Magic III of times 2 to 4."""
    foes = ("goblin_axe-1", "heavy_troll-1")
    state = combat(Fighter("elf", items=("light_bow",)), foes=foes)
    let_be(state)
    runs = {text.split()[-1] for text in offered(state) if text.startswith("run")}
    assert runs == {chit(state, "elf", "move L2*")}
    assert not any(text.startswith("turn-weapon") for text in offered(state))
    slow = combat(Fighter("elf", items=("light_bow",)), foes=("ogre-1",))
    assert f"turn-weapon light_bow-1 {chit(slow, 'elf', 'fight L3*')}" in offered(slow)
    caster = magicians("elf", foes=foes, elf=("elven_grace",))
    casts = {text.split()[2] for text in offered(caster) if text.startswith("cast")}
    printed = caster.box.characters["elf"].chits(4)
    assert {printed[int(one.removeprefix("chit:")) - 1].time for one in casts} == {2, 3}


def night(state: RealmState) -> list[Event]:
    state.push(Midnight())
    return Midnight().run(state, some_dice())


@rule("MR-11.71")
def test_a_creature_is_itself_from_day_six_until_it_comes_to_the_purple_cavern() -> None:
    state = awake("wizard", "elf", at="ruins-1")
    state.day = 5
    turn_into(state, "lion", "elf", caster="wizard")
    assert creature_name(state, "elf") == "lion"
    put(state, "elf", "ruins-2")
    assert [event.spell for event in told(night(state), SpellInert)] == ["transform"]
    state.day = 6
    assert creature_name(state, "elf") == ""
    turn_tile(state, "wizard", "cavern")
    put(state, "elf", "cavern-1")
    events = energize_where_color_is(state)
    assert [event.spell for event in told(events, SpellEnergized)] == ["transform"]
    assert creature_name(state, "elf") == "lion"
    put(state, "elf", "ruins-2")
    assert creature_name(state, "elf") == "lion"
    assert [event.spell for event in told(night(state), SpellInert)] == ["transform"]
    assert creature_name(state, "elf") == ""


@rule("MR-11.75")
def test_day_seven_energizes_what_lives_by_black_or_white_and_nothing_else() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    for spell in ("world_fades", "bad_luck", "transform", "illusion"):
        bewitch(state, spell, "wizard", "elf", energized=False)
    state.day = 7
    events = energize_where_color_is(state)
    assert {event.spell for event in told(events, SpellEnergized)} == {"world_fades", "bad_luck"}


@rule("MR-11.76")
def test_with_the_brew_chits_cast_what_they_have_become() -> None:
    """Of the Druid's chits 7 is a II3* and 8 a VIII4*."""
    state = magicians("druid", foes=("giant-1",), druid=("fiery_blast", "lost", "poison"))
    means = {text.split()[2]: text.split()[1] for text in offered(state) if text.startswith("cast")}
    assert "fiery_blast" not in means.values()
    found = {}
    for color, day in (("purple", 21), ("gold", 28)):
        state.day = day
        state.bewitched = (Bewitchment("witchs_brew", "druid", "chit:10", ("chit:7", "chit:8"), until=99),)
        casts = [text.split() for text in offered(state) if text.startswith("cast")]
        found[color] = {(spell, chit) for _, spell, chit, *_ in casts if spell != "poison"}
    assert found == {"purple": {("fiery_blast", "chit:7")}, "gold": {("lost", "chit:8")}}
    state.bewitched = ()
    assert not any("fiery_blast" in text for text in offered(state))


@rule("MR-11.78")
def test_on_the_roadway_outside_the_chapel_curses_stay() -> None:
    state = awake("amazon", "elf", at="ruins-1")
    chapel = state.places["chapel"]
    road = state.atlas.roads[chapel][0].name
    for who, place in (("amazon", chapel), ("elf", road)):
        put(state, who, place)
        know(state, seat_of(state, who), curses=("wither", "squeak"))
    events = night(state)
    assert [(event.who, event.curse) for event in told(events, CurseLifted)] == [
        ("amazon", "wither"),
        ("amazon", "squeak"),
    ]
    assert state.sheet(seat_of(state, "elf")).curses == ("wither", "squeak")


@rule("MR-11.80")
def test_a_score_of_four_from_what_somebody_has_at_the_end() -> None:
    """The Belt of Strength has Fame 3 and Notoriety 6; the Regent of Jewels, which is great, Notoriety 10."""
    state = awake("captain", at="ruins-1")
    for piece in state.standing_at["captain"]:
        put(state, piece, "elsewhere")
    give(state, "belt_of_strength", active=False)
    give(state, "regent_of_jewels", active=False)
    required = Requirements(great_treasures=0, usable_spells=0, fame=2, notoriety=2, gold=1)
    know(state, fame=25, notoriety=45, gold=90, worth=35, requirements=required)
    points = points_at_end(state, 0)
    assert (points.fame, points.notoriety, points.gold, points.great_treasures, points.usable_spells) == (
        28,
        61,
        55,
        1,
        0,
    )
    assert score_of(state, 0) == 4


@rule("MR-11.83")
def test_under_disgust_only_owned_fame_counts() -> None:
    state = awake("dwarf", at="ruins-1")
    give(state, "good_book", active=False)  # Fame 5
    know(state, fame=40, curses=("disgust",), requirements=Requirements(0, 0, 0, 0, 0))
    assert points_at_end(state, 0).fame == 4
    know(state, gold=state.sheet(0).worth)
    assert score_of(state, 0) == 0


@rule("MR-11.90")
def test_whose_spell_is_cancelled_has_spent_chit_and_color() -> None:
    """The Wizard pays for a Fiery Blast with a Purple chit."""
    state = magicians(
        "druid",
        Fighter("wizard", chits={"12": "color"}),
        foes=("ogre-1",),
        druid=("bad_luck",),
        wizard=("fiery_blast",),
    )
    act(state, druid="cast bad_luck chit:9 clearing", wizard="cast fiery_blast chit:8 chit:12")
    times, targets = {"druid": 2, "wizard": 4}, {"druid": ("wizard",), "wizard": ("druid",)}
    state.castings = tuple(
        replace(one, time=times[one.caster], targets=targets[one.caster]) for one in state.castings
    )
    resolve(state)
    end_castings(state)
    assert state_of(state, "wizard", "chit:8") == "fatigued"
    assert state_of(state, "wizard", "chit:12") == "fatigued"


@rule("MR-11.91")
def test_a_lancer_who_goes_home_is_free_of_spells_and_a_guard_is_not() -> None:
    state = magicians("white_knight", "wizard", foes=("ogre-1",), white_knight=())
    for native in ("G1", "L1"):
        put(state, native, state.places["white_knight"])
        serve(state, native, 0, 20)
        bewitch(state, "illusion", "wizard", native)
    for native in ("G1", "L1"):
        send_home(state, native)
    assert [row.targets for row in state.bewitched] == [("G1",)]


@rule("MR-11.89", "MR-6.6.6", "MR-14.6.3")
def test_a_heavy_chit_of_time_3_turns_the_great_sword_and_the_deft_gloves_do_not() -> None:
    """With the Draught of Speed the White Knight's Fight H5* is an H3; an H Troll moves at 4."""
    items = ("great_sword", "deft_gloves")
    slow = combat(Fighter("white_knight", items=items), foes=("heavy_troll-1",))
    assert move_time(slow, "heavy_troll-1") == 4
    state = combat(Fighter("white_knight", items=(*items, "draught_of_speed")), foes=("heavy_troll-1",))
    turn = f"turn-weapon great_sword {chit(state, 'white_knight', 'fight H5*')}"
    assert turn in offered(state)
    assert turn not in offered(slow)
    for fight in (slow, state):
        assert "turn-weapon great_sword deft_gloves" not in offered(fight)
