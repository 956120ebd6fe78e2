"""MR-7.10, MR-15.6.5, MR-16.13: whoever has been turned into a creature."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fabula.games.realm.belongings.activating import why_not_activate
from fabula.games.realm.belongings.carrying import body_weight, own_strength, too_heavy
from fabula.games.realm.belongings.dealing import Composing
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.combat.setting import CombatScript
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.events import Cancelled, Landed, LeftBehind
from fabula.games.realm.day.going import Walking
from fabula.games.realm.day.moving import why_not_enter
from fabula.games.realm.day.night import Midnight
from fabula.games.realm.day.rolls import has_active
from fabula.games.realm.day.sight import uses_magic_sight
from fabula.games.realm.day.tolls import opens_freely
from fabula.games.realm.magic.durations import break_spells_of, end_spell, energize, expire_at_midnight
from fabula.games.realm.magic.events import BecameHimself, Transmorphized
from fabula.games.realm.magic.flights import flights, left_on_ground
from fabula.games.realm.magic.runes import readable
from fabula.games.realm.magic.shapes import creature_name, shape_of
from fabula.games.realm.pieces import put
from fabula.games.realm.unseen import with_entry
from fabula.testing import rule
from realm.combat.fighting import offered
from realm.magic.spellcraft import act, bewitch, magicians, takes_effect, turn_into
from realm.playing import awake, give, know, live, pause, refusal, seat_of, some_dice, told
from realm.sites import at_site

CREATURES = ("dragon", "lion", "eagle", "bird", "squirrel", "frog")


@rule("MR-15.6.5", "MR-16.13.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_caster_rolls_what_the_target_becomes(die: int) -> None:
    state = magicians("witch_king", "elf", witch_king=("transform",))
    events = takes_effect(state, "transform", "witch_king", "elf", dice=(die, die))
    assert creature_name(state, "elf") == CREATURES[die - 1]
    assert [(one.who, one.into) for one in told(events, Transmorphized)] == [("elf", CREATURES[die - 1])]
    shape = shape_of(state, "elf")
    assert shape is not None
    assert shape.flies == (die in (1, 3, 4))
    assert shape.walks_woods == (die in (2, 5, 6))
    assert (shape.attack is None) == (die > 3)


@rule("MR-15.6.5")
def test_it_is_cast_at_a_character_a_monster_or_a_native_and_is_the_same_creature_ever_after() -> None:
    state = magicians("witch_king", "elf", foes=("ogre-1",), witch_king=("transform",))
    put(state, "P1", state.places["elf"])
    seat = seat_of(state, "witch_king")
    act(state, witch_king=next(text for text in offered(state, seat) if "transform" in text))
    assert {"aim elf", "aim witch_king", "aim ogre-1", "aim P1"} <= {*offered(state, seat)}
    turn_into(state, "frog", "elf")
    state.day = 2
    expire_at_midnight(state)
    assert creature_name(state, "elf") == ""
    _, told_of = energize(state, state.bewitched[0], "MR-7.7.3")
    assert told_of == Transmorphized(who="elf", into="frog", rule="MR-7.10.1")


@rule("MR-15.6.5c", "MR-7.10.6")
def test_it_stays_where_its_color_is_and_else_falls_inert_at_midnight() -> None:
    state = awake("elf", at="ruins-1")
    turn_into(state, "lion", "elf")
    state.day = 21  # purple everywhere
    assert not told(expire_at_midnight(state), BecameHimself)
    assert creature_name(state, "elf") == "lion"
    state.day = 22
    assert told(expire_at_midnight(state), BecameHimself)[0].who == "elf"
    assert creature_name(state, "elf") == ""


@rule("MR-7.10.1", "MR-7.10.6")
def test_he_is_the_creature_for_size_and_strength_and_all_else_stays() -> None:
    state = awake("elf", at="ruins-1")
    know(state, curses=("ashes",), fame=7, discoveries=("ruins-1~5",), hidden=True)
    before = state.individual("elf"), state.sheet(0)
    row = turn_into(state, "lion", "elf")
    assert body_weight(state, "elf") == own_strength(state, "elf", in_cave=False) == LEVEL["H"]
    end_spell(state, row, "MR-7.6.5")
    assert body_weight(state, "elf") == LEVEL["L"]
    one = state.individual("elf")
    assert (one.hidden, one.discoveries) == (before[0].hidden, before[0].discoveries)
    changed = state.sheet(0)
    assert (changed.curses, changed.fame) == (before[1].curses, 7)
    spent = int(row.means.removeprefix("chit:")) - 1
    assert with_entry(changed.chits, spent, "active") == before[1].chits


@rule("MR-7.10.2", "MR-3.11.4")
def test_a_creature_only_moves_hides_and_searches() -> None:
    state = awake("elf", at="ruins-1")
    turn_into(state, "frog", "elf")
    kinds = {action.words()[0] for action in state.choices(0).actions}
    assert kinds == {"move", "hide", "search", "ready"}
    for activity in ("rest", "alert", "trade", "hire", "enchant"):
        refused = refusal(state, f"{activity} ordinary")
        assert (refused.rule, refused.reason) == ("MR-7.10.2", "transmorphized")
    events = live(state, "rest ordinary", "enchant ordinary", "hide ordinary", script=(1, 1))
    assert [event.reason for event in told(events, Cancelled)] == ["transmorphized", "transmorphized"]


@rule("MR-3.14.5")
@pytest.mark.parametrize("creature", ["dragon", "eagle", "bird"])
def test_who_must_fly_does_not_walk(creature: str) -> None:
    state = awake("elf", at="ruins-1")
    turn_into(state, creature, "elf")
    assert "move" not in {action.words()[0] for action in state.choices(0).actions}
    assert refusal(state, "move ruins-2 ordinary").rule == "MR-3.14.5"
    events = live(state, "move ruins-2 ordinary")
    assert [event.reason for event in told(events, Cancelled)] == ["must-fly"]


@rule("MR-7.10.2", "MR-7.10.5")
@pytest.mark.parametrize("key", ["lost_keys", "7_league_boots", "gloves_of_strength"])
def test_a_creature_searches_without_what_is_transmorphized_with_it(key: str) -> None:
    state = at_site("vault", "elf")
    give(state, key)
    assert opens_freely(state, "elf")
    give(state, "phantom_glass")
    assert uses_magic_sight(state, "elf")
    row = turn_into(state, "squirrel", "elf")
    assert not opens_freely(state, "elf")
    assert not uses_magic_sight(state, "elf")
    end_spell(state, row, "MR-7.6.5")
    assert opens_freely(state, "elf")
    assert uses_magic_sight(state, "elf")


@rule("MR-7.10.2")
def test_a_creature_reads_no_runes_and_uses_no_items() -> None:
    state = awake("witch_king", at="ruins-1")
    give(state, "black_book")
    give(state, "lucky_charm")
    assert readable(state, "witch_king")
    row = turn_into(state, "squirrel", "witch_king")
    assert not readable(state, "witch_king")
    assert not has_active(state, "witch_king", "lucky_charm")
    give(state, "7_league_boots", active=False)
    refused = why_not_activate(state, "witch_king", "7_league_boots")
    assert refused is not None
    assert refused.rule == "MR-7.10.2"
    end_spell(state, row, "MR-7.6.5")
    assert has_active(state, "witch_king", "lucky_charm")


@rule("MR-3.5.5", "MR-16.13.1")
@pytest.mark.parametrize("creature", ["lion", "squirrel", "frog"])
def test_inside_a_tile_they_need_no_roads(creature: str) -> None:
    state = awake("elf", at="ruins-1")
    assert why_not_enter(state, "elf", "ruins-3") == ("MR-3.5.10", "not-adjacent")
    turn_into(state, creature, "elf")
    moves = {action.words()[1] for action in state.choices(0).actions if action.words()[0] == "move"}
    assert moves == {"ruins-2", "ruins-3", "ruins-4", "ruins-5", "ruins-6", "caves-5"}
    assert why_not_enter(state, "elf", "oak_woods-5") == ("MR-3.5.10", "not-adjacent")
    live(state, "move ruins-3 ordinary", "move ruins-5 ordinary", "move ruins-1 ordinary")
    assert state.places["elf"] == "ruins-1"
    assert state.individual("elf").discoveries == ()


@rule("MR-16.14.3")
def test_who_is_lost_needs_no_roads_in_the_woods_either() -> None:
    state = awake("elf", at="ruins-1")
    turn_into(state, "lion", "elf")
    bewitch(state, "lost", "elf", "elf", until=2)
    live(state, "move ruins-2 ordinary", script=(3, 3))
    assert state.places["elf"] == "ruins-3"


@rule("MR-3.12.4")
def test_who_cannot_walk_the_woods_is_left_behind() -> None:
    state = awake("captain", "amazon", at="ruins-1")
    turn_into(state, "lion", "captain")
    state.write("amazon", following="captain")
    state.push(Walking("captain", "ruins-3"))
    events = state.go_on(some_dice())
    assert [(event.who, event.rule) for event in told(events, LeftBehind)] == [("amazon", "MR-3.12.4")]
    assert state.places["captain"] == "ruins-3"
    assert state.places["amazon"] == "ruins-1"


@rule("MR-7.10.5", "MR-15.6.5a", "MR-15.6.5b")
def test_what_he_has_is_transmorphized_with_him_and_what_is_new_is_not() -> None:
    state = awake("elf", "captain", at="ruins-1")
    me = seat_of(state, "elf")
    give(state, "warhorse_t3_t5", me)
    gold = state.individual("elf").gold
    row = turn_into(state, "frog", "elf", "elf")
    assert belongings(state, "elf") == ()
    give(state, "golden_icon", me, active=False)
    state.write("elf", gold=gold + 3)
    assert belongings(state, "elf") == ("golden_icon",)
    assert too_heavy(state, "elf", in_cave=False) == ("golden_icon",)  # a frog is Light
    composing = Composing("elf", "captain", host="elf")
    words = {" ".join(action.words()) for action in composing.choices(state, me).actions}
    assert {"give golden_icon", "give-gold 3"} <= words
    assert not words & {"give light_bow-1", "give warhorse_t3_t5", "give-gold 4"}
    state.push(composing)
    refused = refusal(state, "give-gold 4", seat=me)
    assert (refused.rule, refused.details) == ("MR-1.12.1", {"need": 4, "have": 3})
    state.pop()
    end_spell(state, row, "MR-7.6.5")
    assert belongings(state, "elf") == ("light_bow-1", "warhorse_t3_t5", "golden_icon")
    assert "light_bow-1" in state.active


@rule("MR-7.10.5")
def test_a_potion_that_is_used_up_meanwhile_does_not_set_others_free() -> None:
    state = awake("elf", at="ruins-1")
    give(state, "draught_of_speed")
    give(state, "golden_icon", active=False)
    turn_into(state, "lion", "elf")
    put(state, "draught_of_speed", "elsewhere")
    assert belongings(state, "elf") == ()


@rule("MR-11.73", "MR-7.6.3")
def test_mist_that_goes_inert_leaves_the_creature() -> None:
    state = awake("elf", at="ruins-1")
    turn_into(state, "lion", "elf")
    mist = bewitch(state, "melt_into_mist", "elf", "elf")
    assert creature_name(state, "elf") == ""
    end_spell(state, mist, "MR-7.6.5")
    assert creature_name(state, "elf") == "lion"


@rule("MR-7.10.6")
def test_who_dies_is_no_creature_any_more() -> None:
    state = awake("elf", at="ruins-1")
    turn_into(state, "lion", "elf")
    assert told(break_spells_of(state, "elf"), BecameHimself)


@rule("MR-7.10.2")
def test_a_creature_may_give_away_what_is_new() -> None:
    state = awake("elf", at="ruins-1")
    turn_into(state, "lion", "elf")
    give(state, "golden_icon", active=False)
    pause(state)
    words = {" ".join(action.words()) for action in state.choices(0).actions}
    assert "abandon golden_icon" in words
    assert "activate golden_icon" not in words
    assert "inactivate light_bow-1" not in words


@rule("MR-3.14.1", "MR-3.14.5")
def test_an_eagle_flies_with_what_it_can_carry() -> None:
    state = awake("elf", at="ruins-1")
    give(state, "warhorse_t3_t5")
    turn_into(state, "eagle", "elf")
    give(state, "golden_icon", active=False)
    give(state, "pony_l2_l4", active=False)
    assert "fly" in {action.words()[0] for action in state.choices(0).actions}
    (flight,) = flights(state, "elf")
    assert (flight.strength, flight.time) == (LEVEL["M"], 2)
    assert left_on_ground(state, "elf", flight) == ("golden_icon", "pony_l2_l4")
    turned = state.bewitched[0]
    state.bewitched = (replace(turned, detail="frog"),)
    assert flights(state, "elf") == ()
    assert refusal(state, "fly oak_woods ordinary").rule == "MR-3.14.1"


@rule("MR-7.10.6")
def test_who_is_himself_again_in_the_air_lands() -> None:
    state = awake("elf", at="ruins-1")
    turn_into(state, "bird", "elf")
    put(state, "elf", "ruins")
    state.push(Midnight())
    events = Midnight().run(state, CombatScript(("ruins-4",)))
    assert [(event.clearing, event.rule) for event in told(events, Landed)] == [("ruins-4", "MR-7.10.6")]
    assert state.places["elf"] == "ruins-4"
