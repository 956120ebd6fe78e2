"""MR-6.9: what a hit does to armor, horses, characters and monsters."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.actions import Run
from fabula.games.realm.combat.attacks import Attack, Blow
from fabula.games.realm.combat.hits import Defence, hit_character, hit_denizen, is_dead
from fabula.games.realm.combat.outcomes import ArmorStruck, Killed, Wounded
from fabula.games.realm.combat.setting import CombatScript, Fighter
from fabula.games.realm.combat.sheets import fight_of, write_play
from fabula.testing import rule
from realm.combat.fighting import NO_TURN, chit, combat, offered, plays
from realm.playing import told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState

N, L, M, H, T = range(5)
THRUST, SWING, SMASH = 1, 2, 3


def struck(
    state: RealmState,
    who: str,
    *blows: Blow,
    direction: int = THRUST,
    shield: int = 0,
    red: bool = False,
    dice: tuple[int, ...] = (),
) -> list[Event]:
    """What simultaneous blows from one direction do."""
    write_play(state, who, shield=shield)
    attacks = [Attack("ogre-1", who, direction, 5, 0, blow.level, blow.stars, red=red) for blow in blows]
    defence = Defence(state, who, direction)
    return [
        event
        for attack, blow in zip(attacks, blows, strict=True)
        for event in hit_character(state, attack, blow, defence, CombatScript(dice))
    ]


def fate(events: list[Event]) -> list[tuple[str, str]]:
    return [(event.piece, event.becomes) for event in told(events, ArmorStruck)]


@rule("MR-11.54", "MR-6.9.4", "MR-6.9.4a", "MR-6.9.4b", "MR-6.9.4c", "MR-6.9.4e")
def test_an_ogre_destroys_a_shield_and_wounds_but_does_not_kill() -> None:
    state = combat("black_knight", foes=("ogre-1",))
    events = struck(state, "black_knight", Blow(T, 0), shield=THRUST)
    assert fate(events) == [("shield-1", "destroyed")]
    assert len(told(events, Wounded)) == 1
    assert not told(events, Killed)
    assert state.places["shield-1"] == "soldiers"
    assert "suit_of_armor-1" not in state.faces


@rule("MR-11.55", "MR-6.9.4a", "MR-6.9.4b", "MR-1.3.2")
def test_a_star_less_against_a_breastplate() -> None:
    state = combat(Fighter("captain", items=("breastplate",)), foes=("ogre-1",))
    events = struck(state, "captain", Blow(L, 1))
    assert fate(events) == [("breastplate-1", "untouched")]
    assert not told(events, Wounded)
    events = struck(state, "captain", Blow(M, 1))
    assert fate(events) == [("breastplate-1", "damaged")]
    assert len(told(events, Wounded)) == 1
    assert fate(struck(state, "captain", Blow(M, 0))) == [("breastplate-1", "destroyed")]
    assert state.places["breastplate-1"] == "guard"


@rule("MR-11.56", "MR-6.9.4d")
def test_simultaneous_hits_strike_the_same_armor() -> None:
    items = ("shield", "breastplate")
    state = combat(Fighter("captain", items=items), foes=("ogre-1",))
    events = struck(state, "captain", Blow(M, 0), Blow(H, 0), shield=THRUST)
    assert fate(events) == [("shield-1", "damaged"), ("shield-1", "destroyed")]
    assert state.places["shield-1"] == "soldiers"
    assert len(told(events, Wounded)) == 2
    assert fate(struck(state, "captain", Blow(M, 0), shield=THRUST)) == [("breastplate-1", "damaged")]
    events = struck(state, "captain", Blow(M, 0), Blow(M, 0))
    assert fate(events) == [("breastplate-1", "destroyed"), ("breastplate-1", "gone")]
    assert len(told(events, Wounded)) == 2


@pytest.mark.parametrize(
    ("direction", "first"),
    [(THRUST, "shield-1"), (SWING, "breastplate-1"), (SMASH, "helmet-1")],
)
@rule("MR-6.9.4", "MR-D.2.1", "MR-6.7.3c")
def test_each_direction_has_its_armor(direction: int, first: str) -> None:
    items = ("shield", "breastplate", "helmet", "suit_of_armor")
    state = combat(Fighter("captain", items=items), foes=("ogre-1",))
    assert fate(struck(state, "captain", Blow(L, 0), direction=direction, shield=THRUST))[0][0] == first
    bare = combat(Fighter("captain", items=("suit_of_armor",)), foes=("ogre-1",))
    assert fate(struck(bare, "captain", Blow(L, 0), direction=direction))[0][0] == "suit_of_armor-1"


@pytest.mark.parametrize(
    ("card", "direction", "least", "pays"),
    [
        ("bejeweled_dwarf_vest", THRUST, H, 23),
        ("golden_arm_band", SWING, M, 11),
        ("golden_crown", SMASH, M, 48),
    ],
)
@rule("MR-6.9.4", "MR-6.9.4a", "MR-6.9.4e", "MR-D.2.1", "MR-14.10.4", "MR-14.10.5", "MR-14.10.6")
def test_armor_cards_lie_outside_counters_and_pay_when_destroyed(
    card: str, direction: int, least: int, pays: int
) -> None:
    items = (card, "breastplate", "helmet", "suit_of_armor")
    state = combat(Fighter("captain", items=items), foes=("ogre-1",))
    gold = state.individual("captain").gold
    assert fate(struck(state, "captain", Blow(least - 1, 0), direction=direction)) == [(card, "untouched")]
    assert fate(struck(state, "captain", Blow(least, 0), direction=direction)) == [(card, "destroyed")]
    assert state.individual("captain").gold == gold + pays
    assert state.places[card] == "out_of_the_game"


@rule("MR-6.9.4", "MR-14.10.3", "MR-14.10.7")
def test_ointment_of_steel_lies_between_breastplate_and_suit() -> None:
    state = combat(
        Fighter("captain", items=("suit_of_armor", "breastplate", "ointment_of_steel")), foes=("ogre-1",)
    )
    assert fate(struck(state, "captain", Blow(L, 0)))[0][0] == "breastplate-1"
    assert fate(struck(state, "captain", Blow(H, 0), direction=SMASH)) == [("ointment_of_steel", "untouched")]
    assert fate(struck(state, "captain", Blow(T, 0), direction=SMASH)) == [("ointment_of_steel", "destroyed")]


@rule("MR-6.9.4b", "MR-14.12.1")
def test_reflecting_grease_keeps_off_wounds_where_there_is_armor() -> None:
    items = ("breastplate", "reflecting_grease")
    state = combat(Fighter("dwarf", items=items), foes=("ogre-1",))
    events = struck(state, "dwarf", Blow(M, 0))
    assert fate(events) == [("breastplate-1", "damaged")]
    assert not told(events, Wounded)
    assert len(told(struck(state, "dwarf", Blow(M, 0), direction=SMASH), Wounded)) == 1


@pytest.mark.parametrize(
    ("who", "harm", "dead", "wounds"),
    [
        ("elf", L, True, 0),
        ("captain", L, False, 1),
        ("captain", M, True, 0),
        ("captain", N, False, 0),
        ("dwarf", M, False, 1),
    ],
)
@rule("MR-11.57", "MR-6.9.5", "MR-1.1.2")
def test_without_armor_it_is_the_weight_that_counts(who: str, harm: int, dead: bool, wounds: int) -> None:
    state = combat(Fighter(who, items=()), foes=("ogre-1",))
    events = struck(state, who, Blow(harm, 0), direction=SMASH)
    assert is_dead(state, who) is dead
    assert len(told(events, Wounded)) == wounds


@rule("MR-6.9.5", "MR-13.2.2")
def test_a_berserk_berserker_dies_of_tremendous_harm_only() -> None:
    state = combat(Fighter("berserker", items=()), foes=("ogre-1",))
    state.write_sheet(0, berserk=True)
    assert len(told(struck(state, "berserker", Blow(H, 0)), Wounded)) == 1
    struck(state, "berserker", Blow(T, 0))
    assert is_dead(state, "berserker")


@rule("MR-6.8.6a", "MR-6.9.4c")
def test_a_missile_beyond_tremendous_kills_through_armor_and_leaves_it_whole() -> None:
    state = combat("black_knight", foes=("ogre-1",))
    events = struck(state, "black_knight", Blow(H, 2, missile=True), shield=THRUST)
    assert is_dead(state, "black_knight")
    assert not fate(events)
    other = combat("black_knight", foes=("ogre-1",))
    struck(other, "black_knight", Blow(H, 2), shield=THRUST)
    assert not is_dead(other, "black_knight")


@pytest.mark.parametrize(("option", "dead"), [("killed", True), ("spared", False)])
def test_the_red_side_kills_through_armor_and_beside_a_horse(option: str, dead: bool) -> None:
    knight = Fighter("white_knight", items=("warhorse_h4_t7", "suit_of_armor"))
    state = combat(knight, foes=("ogre-1",), red_side_riders=option)
    write_play(state, "white_knight", maneuver="gallop:warhorse_h4_t7", maneuver_direction=1)
    struck(state, "white_knight", Blow(T, 0), red=True)
    assert is_dead(state, "white_knight") is dead
    assert state.places["warhorse_h4_t7"] == ("white_knight" if dead else "out_of_the_game")
    assert "suit_of_armor-1" not in state.faces


@rule("MR-6.9.3", "MR-4.4.7")
def test_a_horse_is_struck_instead_of_its_rider() -> None:
    state = combat(Fighter("captain", items=("pony_m2_m5", "breastplate")), foes=("ogre-1",))
    write_play(state, "captain", maneuver="gallop:pony_m2_m5", maneuver_direction=1)
    assert not fate(struck(state, "captain", Blow(L, 0)))
    assert state.places["pony_m2_m5"] == "captain"
    events = struck(state, "captain", Blow(M, 0))
    assert not fate(events)
    assert not told(events, Wounded)
    assert state.places["pony_m2_m5"] == "out_of_the_game"
    assert fate(struck(state, "captain", Blow(M, 0))) == [("breastplate-1", "damaged")]


@rule("MR-6.9.3")
def test_with_another_maneuver_the_rider_himself_is_struck() -> None:
    state = combat(Fighter("captain", items=("pony_m2_m5",)), foes=("ogre-1",))
    write_play(state, "captain", maneuver="chit:2", maneuver_direction=1)
    struck(state, "captain", Blow(M, 0))
    assert is_dead(state, "captain")
    assert state.places["pony_m2_m5"] == "captain"


@rule("MR-6.9.1", "MR-6.17.4")
def test_a_monster_is_dead_or_unharmed() -> None:
    """A Viper is Medium and armored, a Wolf is not armored."""
    state = combat("captain", foes=("viper-1", "wolf_a-1"))
    hit_denizen(state, Attack("captain", "viper-1", 1, 3, 3, L, 1), Blow(L, 1))
    assert not is_dead(state, "viper-1")
    hit_denizen(state, Attack("captain", "wolf_a-1", 1, 3, 3, L, 1), Blow(L, 1))
    assert is_dead(state, "wolf_a-1")


@rule("MR-6.10.3a", "MR-6.10.3b")
def test_wounds_kill_at_the_moment_when_no_chit_is_left_for_them() -> None:
    chits: dict[str, ChitState] = {str(number): "wounded" for number in range(1, 10)}
    chits |= {"10": "committed", "11": "fatigued"}
    state = combat(Fighter("captain", items=(), chits=chits), foes=("ogre-1",))
    struck(state, "captain", Blow(L, 0))
    assert not is_dead(state, "captain")
    struck(state, "captain", Blow(L, 0))
    assert is_dead(state, "captain")


@rule("MR-6.10.3a")
def test_by_the_strict_rule_fatigued_chits_do_not_save_him() -> None:
    chits: dict[str, ChitState] = {str(number): "fatigued" for number in range(1, 12)}
    fighter = Fighter("captain", items=(), chits=chits)
    for rule_of_death, dead in (("active_only", True), ("all_wounded", False)):
        state = combat(fighter, foes=("ogre-1",), wound_death_rule=rule_of_death)
        struck(state, "captain", Blow(L, 0))
        assert not is_dead(state, "captain")
        struck(state, "captain", Blow(L, 0))
        assert is_dead(state, "captain") is dead


@rule("MR-11.60", "MR-1.10.1")
def test_a_troll_that_hits_and_does_not_kill_holds_its_victim() -> None:
    troll = "tremendous_troll-1"
    state = combat("white_knight", foes=(troll,))
    events = plays(state, "pass", "pass", "pass", "pass", f"place {troll} thrust", "suffer 1", dice=NO_TURN)
    assert fate(events) == [("suit_of_armor-1", "damaged")]
    assert state.faces[troll] == "dark"
    assert not any(text.startswith("run") for text in offered(state))
    road = next(road for road in state.atlas.roads[fight_of(state).clearing] if road.kind == "road")
    refused = state.why_not(0, Run(road.name, chit(state, "white_knight", "move H4**")))
    assert refused is not None
    assert (refused.rule, refused.reason) == ("MR-6.6.2", "held")
    events = plays(state, "pass", "pass", "pass", "pass", f"place {troll} thrust", dice=NO_TURN)
    assert [event.who for event in told(events, Killed)] == ["white_knight"]
    assert state.faces.get(troll) is None


@rule("MR-4.1.7")
def test_blows_destroy_armor_and_leave_weapons_alone() -> None:
    state = combat(Fighter("white_knight", items=("great_sword", "helmet")), foes=("ogre-1",))
    events = struck(state, "white_knight", Blow(T, 0), direction=SMASH)
    assert fate(events) == [("helmet-1", "destroyed")]
    events = struck(state, "white_knight", Blow(M, 0), direction=THRUST)
    assert fate(events) == []
    assert state.places["great_sword"] == "white_knight"
    assert "great_sword" in state.active
