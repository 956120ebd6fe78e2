"""MR-4.3.6, MR-6.2.3, MR-6.6.1, MR-6.8.1, MR-6.9, MR-6.12.1: the small print of a round, point by point."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.armor import layers_of, strike_armor
from fabula.games.realm.combat.attacks import Attack, Blow, all_attacks
from fabula.games.realm.combat.counters import move_time
from fabula.games.realm.combat.events import GroupBattles
from fabula.games.realm.combat.fatigue import Tire
from fabula.games.realm.combat.hits import Defence, hit_character, hit_denizen, kill_native_horse
from fabula.games.realm.combat.means import load_of
from fabula.games.realm.combat.outcomes import HitBy, Killed, MissedBy
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import Play, Stance, fight_of, is_red, write_fight, write_play
from fabula.games.realm.combat.timing import quickest
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.magic.energizing import PlayColors
from fabula.games.realm.pieces import kind_of
from fabula.testing import rule
from realm.combat.fighting import chit, combat, let_be, melee, plays, with_people
from realm.magic.spellcraft import bewitch, magicians
from realm.playing import know, seat_of, told

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.games.realm.state import RealmState

THRUST = 1
GOBLIN = "goblin_great_sword-1"


@rule("MR-6.8.1")
@pytest.mark.parametrize(
    ("round_", "items", "foe"),
    [(1, (), "ogre-1"), (2, ("short_sword",), GOBLIN)],
    ids=["equally-long-the-faster-first", "equally-fast-the-longer-first"],
)
def test_a_tie_in_one_is_broken_by_the_other(round_: int, items: tuple[str, ...], foe: str) -> None:
    """A dagger at 6 against an Ogre's claw at 5; a short sword at 6 against a great sword at 6."""
    state = combat(Fighter("captain", items=items), foes=(foe,), round=round_)
    strike = chit(state, "captain", "fight H6")
    state.plays["captain"] = Play(target=foe, attack=strike, attack_direction=THRUST)
    blows = [[one.attacker for one in batch] for batch in all_attacks(state)]
    assert blows == [[foe], ["captain"]]
    (first,), (second,) = all_attacks(state)
    assert (first.length == second.length) == (round_ == 1)
    assert (first.time == second.time) == (round_ == 2)


def strike(state: RealmState, who: str, harm: str) -> None:
    attack = Attack("ogre-1", who, THRUST, 5, 0, LEVEL[harm])
    hit_character(state, attack, Blow(LEVEL[harm], 0), Defence(state, who, THRUST), CombatScript(()))


def slay_a_denizen(state: RealmState) -> None:
    hit_denizen(state, Attack("captain", "ogre-1", THRUST, 5, 0, LEVEL["T"]), Blow(LEVEL["T"], 0))


def slay_a_character(state: RealmState) -> None:
    state.active = ()
    strike(state, "captain", "T")


def wound(state: RealmState) -> None:
    state.active = ()
    strike(state, "captain", "L")


def damage_armor(state: RealmState) -> None:
    (breastplate,) = layers_of(state, "captain", THRUST)
    strike_armor(state, "captain", breastplate, breastplate.toughness)


def destroy_armor(state: RealmState) -> None:
    (breastplate,) = layers_of(state, "captain", THRUST)
    strike_armor(state, "captain", breastplate, breastplate.toughness + 1)


def kill_his_horse(state: RealmState) -> None:
    write_play(state, "captain", maneuver="gallop:pony_m2_m5", maneuver_direction=THRUST)
    strike(state, "captain", "T")


def kill_a_natives_horse(state: RealmState) -> None:
    kill_native_horse(state, "horse-L1", "MR-6.9.2")


def tire(state: RealmState) -> None:
    state.push(Tire("captain", left=1, moves=1, fights=0))
    move = chit(state, "captain", "move M4*").removeprefix("chit:")
    plays(state, f"spend {move}")


STIRRING: tuple[Callable[[RealmState], None], ...] = (
    slay_a_denizen,
    slay_a_character,
    wound,
    damage_armor,
    destroy_armor,
    kill_his_horse,
    kill_a_natives_horse,
    tire,
)


def quiet_round() -> RealmState:
    """A round of the Captain in which nothing has happened yet, after another such round."""
    items = ("breastplate", "pony_m2_m5")
    state = combat(Fighter("captain", items=items), foes=(Foe("ogre-1", "captain"), Foe("L1", "captain")))
    write_fight(state, stirred=False, quiet=1)
    return state


@rule("MR-6.12.1")
@pytest.mark.parametrize("happens", STIRRING, ids=lambda happens: happens.__name__)
def test_each_of_these_keeps_a_combat_going(happens: Callable[[RealmState], None]) -> None:
    state = quiet_round()
    happens(state)
    assert fight_of(state).stirred
    EndRound().run(state, CombatScript(()))
    assert fight_of(state).quiet == 0


@rule("MR-6.12.1")
def test_blows_that_miss_or_do_nothing_let_it_come_to_its_end() -> None:
    state = quiet_round()
    (breastplate,) = layers_of(state, "captain", THRUST)
    strike_armor(state, "captain", breastplate, breastplate.toughness - 1)
    strike(state, "captain", "N")
    assert not fight_of(state).stirred
    EndRound().run(state, CombatScript(()))
    assert fight_of(state).quiet == 2


@rule("MR-6.12.1")
def test_a_spell_or_a_color_chit_keeps_it_going_too() -> None:
    state = magicians("sorceror", foes=("ogre-1",), sorceror=("fiery_blast",))
    assert not fight_of(state).stirred
    plays(state, "cast fiery_blast chit:10 clearing")
    assert fight_of(state).stirred
    state = combat("elf", foes=("ogre-1",))
    know(state, chits=("color", *("active",) * 11))
    bewitch(state, "illusion", "elf", "elf", energized=False)
    state.push(PlayColors(("elf",)))
    assert not fight_of(state).stirred
    plays(state, "energize illusion@elf 1")
    assert fight_of(state).stirred


@rule("MR-6.6.1")
def test_enemy_hirelings_in_red_boxes_restrict_a_character() -> None:
    state = combat(with_people("amazon", "C2"), Fighter("captain", items=()), foes=())
    plays(state, "fight-on")
    assert quickest(state, "captain") is None
    let_be(state, "deploy")
    while state.to_act()[0] != seat_of(state, "amazon"):
        plays(state, "done")
    plays(state, "deploy C2 captain")
    assert quickest(state, "captain") == move_time(state, "C2")
    assert quickest(state, "amazon") is None


@rule("MR-6.9.8")
@pytest.mark.parametrize(
    ("body", "part", "hit"),
    [
        ("giant-1", "giant_club-1", True),
        ("tremendous_dragon-1", "tremendous_dragon_head-1", True),
        ("giant-1", "giant_club-1", False),
    ],
)
def test_a_club_or_a_head_that_hits_turns_its_body_red(body: str, part: str, hit: bool) -> None:
    """The Captain in armor maneuvers at 3, away from the body; its part comes in his way or not."""
    state = combat(Fighter("captain", items=("suit_of_armor",)), foes=(body,))
    state.stances[body] = Stance("captain", "captain", "red", 2)
    state.stances[part] = Stance("captain", "captain", "red", 1 if hit else 3)
    dodge = chit(state, "captain", "move M3**")
    events = melee(state, {"captain": Play()}, {"captain": ("charge", dodge)})
    assert [event.attacker for event in told(events, HitBy)] == ([part] if hit else [])
    assert body in [event.attacker for event in told(events, MissedBy)]
    assert not told(events, Killed)
    EndRound().run(state, CombatScript(()))
    assert is_red(state, body) == hit


@rule("MR-6.2.3")
def test_natives_begin_to_battle_whoever_deploys_on_one_of_them() -> None:
    state = combat(with_people("captain", "C2"), foes=(Foe("R1"), Foe("R2")))
    plays(state, "fight-on")
    let_be(state, "deploy")
    assert fight_of(state).battling == ()
    events = plays(state, "deploy C2 R1")
    assert [(event.group, event.seat, event.rule) for event in told(events, GroupBattles)] == [
        ("rogues", 0, "MR-6.2.3")
    ]
    assert fight_of(state).battling == (("rogues", 0),)


@rule("MR-4.3.6")
@pytest.mark.parametrize(
    ("horse", "worn", "weight"),
    [
        (None, True, "H"),
        (None, False, "H"),
        ("workhorse_h6_h7", False, "N"),
        ("workhorse_h6_h7", True, "H"),
        ("pony_m3_m4", False, "H"),
    ],
)
def test_a_maneuver_carries_what_is_put_away_unless_a_led_horse_does(
    horse: str | None, worn: bool, weight: str
) -> None:
    """A suit of armor is Heavy; worn it is his own burden, put away it may be the horse's."""
    items = ("suit_of_armor", *(() if horse is None else (horse,)))
    state = combat(Fighter("captain", items=items), foes=("ogre-1",))
    state.active = tuple(piece for piece in state.active if worn and kind_of(piece) == "suit_of_armor")
    assert load_of(state, "captain") == LEVEL[weight]


@rule("MR-4.3.6")
@pytest.mark.parametrize(("follows", "weight"), [(True, "N"), (False, "H")])
def test_a_hireling_who_follows_him_carries_what_is_put_away(follows: bool, weight: str) -> None:
    state = combat(with_people("captain", "O1", items=("suit_of_armor",)), foes=("ogre-1",))
    state.active = ()
    state.write("O1", following="captain" if follows else None)
    assert load_of(state, "captain") == LEVEL[weight]


@rule("MR-6.9.4")
def test_of_one_layer_a_shield_is_struck_before_a_card() -> None:
    state = combat(Fighter("captain", items=("bejeweled_dwarf_vest", "shield")), foes=("ogre-1",))
    write_play(state, "captain", shield=THRUST)
    assert [one.piece for one in layers_of(state, "captain", THRUST)] == ["shield-1", "bejeweled_dwarf_vest"]
    write_play(state, "captain", shield=2)
    assert [one.piece for one in layers_of(state, "captain", THRUST)] == ["bejeweled_dwarf_vest"]
