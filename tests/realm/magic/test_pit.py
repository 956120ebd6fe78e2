"""MR-7.12, MR-15.5.4, MR-15.5.6, MR-16.10: the Power of the Pit and Curses, by spells and by Demons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.attacks import Attack
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.outcomes import HorseKilled, Killed, LooseHorseKilled
from fabula.games.realm.combat.setting import Fighter, Foe, Servant
from fabula.games.realm.combat.sheets import fight_of, write_fight, write_play
from fabula.games.realm.day.events import Rolled
from fabula.games.realm.day.findings import Cursed
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.events import SpellCancelled
from fabula.games.realm.magic.monsters import cast_by_hit
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import combat, offered, plays
from realm.magic.spellcraft import bewitch, commit, magicians, takes_effect
from realm.playing import Script, give, know, seat_of, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def pit(state: RealmState, target: str, result: int) -> list[Event]:
    return takes_effect(state, "power_of_the_pit", "witch_king", target, dice=(result, result))


@rule("MR-15.5.6", "MR-16.10.1", "MR-7.12.2", "MR-7.12.2a", "MR-7.12.1a", "MR-7.12.1")
def test_the_chasm_swallows_all_who_are_not_hidden() -> None:
    state = magicians(
        "witch_king", Fighter("elf", hidden=True), "dwarf", foes=("ogre-1",), witch_king=("power_of_the_pit",)
    )
    events = pit(state, "dwarf", 1)
    assert [event.who for event in told(events, Rolled)] == ["witch_king"]
    assert sorted((event.who, event.killer) for event in told(events, Killed)) == [
        ("dwarf", "witch_king"),
        ("ogre-1", "witch_king"),
        ("witch_king", "power_of_the_pit"),
    ]


@rule("MR-16.10.1", "MR-7.12.2a")
def test_the_chasm_takes_the_horses_of_natives_too() -> None:
    state = magicians(Fighter("witch_king", hidden=True), foes=("LHQ", "ogre-1"), witch_king=())
    events = pit(state, "ogre-1", 1)
    assert [event.piece for event in told(events, HorseKilled)] == ["horse-LHQ"]
    assert state.places["horse-LHQ"] == "dead"


@rule("MR-16.10.2", "MR-7.12.2b", "MR-6.11.5")
def test_the_target_is_carried_away() -> None:
    state = magicians("witch_king", foes=("giant-1", "ogre-1"), witch_king=("power_of_the_pit",))
    events = pit(state, "giant-1", 2)
    assert [(event.who, event.killer) for event in told(events, Killed)] == [("giant-1", "witch_king")]


@rule("MR-7.12.2a")
def test_with_a_rider_whom_the_chasm_takes_go_his_horses() -> None:
    state = magicians(
        Fighter("witch_king", hidden=True), Fighter("amazon", items=()), foes=("ogre-1",), witch_king=()
    )
    give(state, "pony_m3_m4", seat_of(state, "amazon"))
    pit(state, "ogre-1", 1)
    share_spoils(state)
    assert state.places["amazon"] == "dead"
    assert state.places["pony_m3_m4"] == "out_of_the_game"


@rule("MR-7.12.2c", "MR-16.10.3")
def test_terror_kills_weak_horses_whoever_has_them_and_strong_ones_not() -> None:
    state = magicians(Fighter("witch_king", hirelings=(Servant("RHQ"),)), foes=("giant-1",), witch_king=())
    put(state, "pony_m3_m4", "RHQ")
    put(state, "pony_m4_m5", state.places["witch_king"])
    put(state, "warhorse_h4_h6", state.places["witch_king"])
    events = pit(state, "giant-1", 3)
    assert state.places["pony_m3_m4"] == state.places["pony_m4_m5"] == "out_of_the_game"
    assert state.places["warhorse_h4_h6"] == state.places["witch_king"]
    assert [event.piece for event in told(events, LooseHorseKilled)] == ["pony_m4_m5"]


@rule("MR-7.12.2c")
def test_terror_goes_by_the_strength_that_is_printed_on_a_chit() -> None:
    """With the Belt of Strength the Amazon's Move M4 would be as it is, but her Fight M3* Heavy."""
    state = magicians("witch_king", Fighter("amazon", items=()), foes=("giant-1",), witch_king=())
    seat = seat_of(state, "amazon")
    give(state, "belt_of_strength", seat)
    printed = state.box.characters["amazon"].chits(4)
    assert any(chit.strength in ("L", "M") and chit.asterisks for chit in printed)
    pit(state, "giant-1", 3)
    for chit, now in zip(printed, state.sheet(seat).chits, strict=True):
        assert now == ("wounded" if chit.strength in ("L", "M") else "active")


@rule("MR-7.12.2c", "MR-15.6.6")
def test_terror_wounds_weak_chits_that_are_unleashed() -> None:
    state = magicians("witch_king", "sorceror", foes=("giant-1",), witch_king=())
    bewitch(state, "unleash_power", "sorceror", "chit:5", "chit:8", "chit:10")
    pit(state, "giant-1", 3)
    now = state.sheet(seat_of(state, "sorceror")).chits
    assert [now[number - 1] for number in (5, 8, 10)] == ["wounded", "active", "wounded"]


@rule("MR-7.4.5", "MR-6.11.5")
@pytest.mark.parametrize(("time", "killers"), [(2, 1), (3, 2)])
def test_whoever_has_died_is_no_target_a_moment_later(time: int, killers: int) -> None:
    """Of the same moment both pits take him; a slower one takes nobody, and has no part in it."""
    state = magicians("witch_king", "sorceror", foes=("giant-1",), witch_king=("power_of_the_pit",))
    means = commit(state, "sorceror", "power_of_the_pit")
    state.castings = (Casting("sorceror", "power_of_the_pit", means, "clearing", 3, ("giant-1",)),)
    dice = (2, 2) * killers
    takes_effect(state, "power_of_the_pit", "witch_king", "giant-1", time=time, dice=dice)
    assert [len(one.killers) for one in fight_of(state).kills] == [killers]


@rule("MR-16.10.3", "MR-7.12.2c", "MR-11.77", "MR-7.12.2d")
def test_terror_wounds_the_weak_chits_of_all_and_kills_the_weak() -> None:
    state = magicians(
        "witch_king",
        Fighter("swordsman", hidden=True),
        "amazon",
        foes=("wolf_a-1", "giant-1"),
        witch_king=("power_of_the_pit",),
    )
    give(state, "pony_m3_m4", seat_of(state, "amazon"))
    events = pit(state, "giant-1", 3)
    assert sorted(event.who for event in told(events, Killed)) == ["swordsman", "wolf_a-1"]
    assert set(state.sheet(seat_of(state, "swordsman")).chits) == {"wounded"}
    assert set(state.sheet(seat_of(state, "witch_king")).chits) == {"active", "committed"}
    assert state.places["pony_m3_m4"] == "out_of_the_game"


@rule("MR-16.10.4", "MR-16.10.5")
@pytest.mark.parametrize("result", [4, 5])
def test_blight_wounds_chits_with_asterisks_and_forget_tires_magic(result: int) -> None:
    state = magicians("witch_king", "wizard", witch_king=("power_of_the_pit",))
    seat = seat_of(state, "wizard")
    now = list(state.sheet(seat).chits)
    now[6] = "fatigued"
    know(state, seat, chits=tuple(now))
    pit(state, "wizard", result)
    printed = state.box.characters["wizard"].chits(4)
    for number, (chit, was, becomes) in enumerate(zip(printed, now, state.sheet(seat).chits, strict=True)):
        struck = chit.asterisks > 0 if result == 4 else chit.type is not None
        expected = ("wounded" if result == 4 else "fatigued") if struck and was == "active" else was
        assert becomes == expected, number


@rule("MR-16.10.6")
def test_rust_damages_active_armor_and_destroys_what_is_damaged() -> None:
    state = magicians("witch_king", Fighter("white_knight", items=("suit_of_armor", "shield")), witch_king=())
    seat = seat_of(state, "white_knight")
    suit, shield = (piece for piece in state.standing_at["white_knight"])
    state.faces[shield] = "damaged"
    helmet = "helmet-1"
    give(state, helmet, seat, active=False)
    pit(state, "white_knight", 6)
    assert state.faces.get(suit) == "damaged"
    assert state.places[shield] != "white_knight"
    assert helmet not in state.faces


@rule("MR-16.10.7", "MR-7.12.2d")
def test_chits_and_armor_are_the_business_of_characters() -> None:
    for result in (4, 5, 6):
        state = magicians("witch_king", foes=("ogre-1",), witch_king=("power_of_the_pit",))
        events = pit(state, "ogre-1", result)
        assert told(events, Killed) == []


@rule("MR-7.12.2e")
def test_a_pentangle_does_not_help_against_what_takes_all() -> None:
    for result, dies in ((2, False), (1, True)):
        state = magicians("witch_king", "elf", witch_king=("power_of_the_pit",))
        bewitch(state, "pentangle", "witch_king", "elf")
        attack = Attack("demon", "elf", 1, 2, 17, 0, casts="power_of_the_pit")
        events = cast_by_hit(state, attack, Script((result, result)))
        assert ("elf" in [event.who for event in told(events, Killed)]) is dies


@rule("MR-15.5.4", "MR-7.12.1a")
def test_the_caster_of_a_curse_rolls_and_the_target_is_cursed() -> None:
    state = magicians("witch", "elf", witch=("curse",))
    bewitch(state, "bad_luck", "elf", "witch")
    events = takes_effect(state, "curse", "witch", "elf", dice=(4, 1))
    assert [(event.who, event.result) for event in told(events, Rolled)] == [("witch", 5)]
    assert [(event.who, event.curse) for event in told(events, Cursed)] == [("elf", "ashes")]
    assert state.sheet(seat_of(state, "elf")).curses == ("ashes",)


@rule("MR-15.5.4")
def test_only_characters_are_cursed() -> None:
    state = magicians("witch_king", foes=("ogre-1",), witch_king=("curse",))
    state.day = 14
    plays(state, "cast curse chit:5 clearing")
    assert offered(state) == ["aim witch_king", "pass"]


@rule("MR-6.9.7", "MR-0.4.8", "MR-7.12.1b")
@pytest.mark.parametrize(("monster", "spell"), [("imp", "curse"), ("demon", "power_of_the_pit")])
def test_the_victim_of_a_demon_rolls_with_his_own_modifiers(monster: str, spell: str) -> None:
    state = combat("elf", foes=(Foe(monster, "elf"),))
    give(state, "lucky_charm")
    attack = Attack(monster, "elf", 1, 2, 17, 0, casts=spell)
    events = cast_by_hit(state, attack, Script((5,)))
    assert [(event.who, event.result, len(event.dice)) for event in told(events, Rolled)] == [("elf", 5, 1)]
    assert bool(told(events, Cursed)) is (monster == "imp")


@pytest.mark.parametrize(("monster", "spell"), [("imp", "curse"), ("demon", "power_of_the_pit")])
def test_by_the_option_the_monster_rolls_without_modifiers(monster: str, spell: str) -> None:
    state = combat("elf", foes=(Foe(monster, "elf"),), demon_rolls="monster")
    give(state, "lucky_charm")
    attack = Attack(monster, "elf", 1, 2, 17, 0, casts=spell)
    events = cast_by_hit(state, attack, Script((5, 1)))
    assert [(event.who, event.result) for event in told(events, Rolled)] == [(monster, 5)]


@rule("MR-0.4.8", "MR-16.10.7")
def test_a_denizen_whom_somebody_s_demon_hits_rolls_two_plain_dice() -> None:
    state = combat(Fighter("elf", hirelings=(Servant("demon", controlled=True),)), foes=(Foe("ogre-1"),))
    attack = Attack("demon", "ogre-1", 1, 2, 17, 0, casts="power_of_the_pit")
    events = cast_by_hit(state, attack, Script((4, 2)))
    assert [(event.who, event.dice) for event in told(events, Rolled)] == [("ogre-1", (4, 2))]
    assert told(events, Killed) == []


@rule("MR-6.9.7")
def test_a_pentangle_keeps_the_curse_of_the_imp_away() -> None:
    state = magicians("witch_king", foes=("imp",), witch_king=())
    bewitch(state, "pentangle", "witch_king", "witch_king")
    attack = Attack("imp", "witch_king", 1, 2, 17, 0, casts="curse")
    assert cast_by_hit(state, attack, Script(())) == []


@rule("MR-7.12.2d", "MR-6.10.3b")
@pytest.mark.parametrize(("wounds", "dies"), [(2, False), (3, True), (4, True)])
def test_wounds_that_are_not_laid_on_chits_count_in_terror(wounds: int, dies: bool) -> None:
    """Terror leaves the Captain the three chits of his that are Heavy."""
    state = combat("captain", foes=("demon",))
    write_play(state, "captain", wounds=wounds, wounded_by="demon")
    attack = Attack("demon", "captain", 1, 2, 17, 0, casts="power_of_the_pit")
    events = cast_by_hit(state, attack, Script((3, 3)))
    assert state.sheet(0).chits.count("active") == 3
    assert [event.who for event in told(events, Killed)] == ["captain"] * dies


@rule("MR-6.12.1")
@pytest.mark.parametrize("result", [3, 4, 5])
def test_what_the_pit_does_to_chits_keeps_a_combat_going(result: int) -> None:
    state = combat("wizard", foes=("demon",))
    assert not fight_of(state).stirred
    cast_by_hit(
        state, Attack("demon", "wizard", 1, 2, 17, 0, casts="power_of_the_pit"), Script((result, result))
    )
    assert fight_of(state).stirred


@rule("MR-6.12.1")
def test_a_horse_that_dies_of_terror_keeps_a_combat_going() -> None:
    """The Berserker has only strong chits left, but his pony is weak."""
    state = combat("berserker", foes=("demon",))
    printed = state.box.characters["berserker"].chits(4)
    chits = tuple("wounded" if one.strength in ("L", "M") else "active" for one in printed)
    state.write_sheet(0, chits=chits)
    give(state, "pony_m3_m4")
    cast_by_hit(state, Attack("demon", "berserker", 1, 2, 17, 0, casts="power_of_the_pit"), Script((3, 3)))
    assert state.places["pony_m3_m4"] == "out_of_the_game"
    assert fight_of(state).stirred


@rule("MR-7.12.2f", "MR-6.11.7")
@pytest.mark.parametrize("result", [1, 3])
def test_who_kills_his_own_people_so_is_no_traitor_but_loses_their_notoriety(result: int) -> None:
    people = (Servant("wolf_a-1"), Servant("wolf_a-2"))
    king = Fighter("witch_king", items=(), hidden=True, hirelings=people)
    state = magicians(king, foes=("giant-1",), witch_king=("power_of_the_pit",))
    before = state.sheet(0).notoriety
    pit(state, "giant-1", result)
    assert fight_of(state).betrayed == ()
    wolves = tuple(one for one in fight_of(state).kills if one.victim in state.hired)
    assert len(wolves) == 2
    write_fight(state, kills=wolves)
    bounties = state.box.monsters["wolf_a"].notoriety
    share_spoils(state)
    assert state.hired == {}
    assert state.sheet(0).notoriety == before + bounties * (1 + 2) - bounties * 2


@rule("MR-15.1.2d", "MR-7.6.4")
@pytest.mark.parametrize(("result", "time", "made_whole"), [(4, 3, False), (5, 3, False), (4, 2, True)])
def test_make_whole_and_what_hits_chits_at_the_same_moment_undo_each_other(
    result: int, time: int, made_whole: bool
) -> None:
    state = magicians("white_knight", "witch_king", "elf")
    elf = seat_of(state, "elf")
    chits = ("fatigued", *("active",) * 11)
    know(state, elf, chits=chits)
    state.castings = (Casting("white_knight", "make_whole", "chit:9", "clearing", time, ("elf",)),)
    events = pit(state, "elf", result)
    assert bool(told(events, SpellCancelled)) is not made_whole
    if not made_whole:
        assert state.sheet(elf).chits == chits


@rule("MR-15.1.2d")
def test_make_whole_is_no_match_for_the_other_results() -> None:
    state = magicians("white_knight", "witch_king", "elf")
    state.castings = (Casting("white_knight", "make_whole", "chit:9", "clearing", 3, ("elf",)),)
    assert [event.who for event in told(pit(state, "elf", 2), Killed)] == ["elf"]
