"""What stands further on in the clauses of the day, whose first sentences are tested with their chapters."""

from __future__ import annotations

from fabula.core import ScriptedDice
from fabula.games.realm.combat.counters import horse_of
from fabula.games.realm.day.actions import Follow, Locate, Peer
from fabula.games.realm.day.events import Blocked, Moved
from fabula.games.realm.day.findings import ChitSeen, Discovered
from fabula.games.realm.day.going import Walking
from fabula.games.realm.day.night import Midnight
from fabula.games.realm.day.rolls import roll
from fabula.games.realm.magic.enchanting import Enchanting
from fabula.games.realm.map.chits import look, turn_up_chits
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import DEAD, put
from fabula.testing import rule
from realm.dealing import lay, offered
from realm.magic.spellcraft import bewitch, turn_into
from realm.playing import (
    Script,
    answer,
    awake,
    give,
    here,
    individual,
    know,
    live,
    refusal,
    some_dice,
    told,
)
from realm.turns import hand_in, record

WOODS = "awful_valley-1"
NEXT = "awful_valley-4"


@rule("MR-0.4.3")
def test_all_that_changes_a_roll_is_added_up() -> None:
    """Two maps take one away each, and the Hoof adds one."""
    state = awake("captain", at="crag-1")
    for card in ("map_of_lost_castle", "map_of_ruins"):
        give(state, card)
    turn_up_chits(state, "crag", look(state, "crag", ScriptedDice(("ruins_m", "lost_castle"))), "MR-3.15.1")
    _, told_of = roll(state, "captain", "locate", ScriptedDice((5, 2)), "MR-3.9.3")
    assert told_of.result == 3
    put(state, "cloven_hoof", "crag-1")
    _, told_of = roll(state, "captain", "locate", ScriptedDice((5, 2)), "MR-3.9.3")
    assert told_of.result == 4


@rule("MR-1.5.3c")
def test_a_color_chit_is_no_magic_chit_any_more() -> None:
    """Nobody alerts it, casts with it, or turns a tile over with it."""
    state = awake("magician", at="ruins-1")
    printed = state.sheet(0).printed(state.box)
    tinted = tuple("color" if one.type is not None else "active" for one in printed)
    know(state, chits=tinted, spells=("illusion",))
    state.push(Enchanting("magician", "ruins-1"))
    texts = offered(state)
    assert not [text for text in texts if text.startswith("enchant-tile")]
    assert [text for text in texts if text.startswith("enchant-chit")]  # it can be turned back


@rule("MR-1.7.1")
def test_discoveries_of_all_kinds_last() -> None:
    known = ("ruins-1~5", "cavern-1=4", "altar", "toadstool_circle")
    state = awake("captain", at="ruins-1")
    know(state, discoveries=known)
    for _ in range(3):
        live(state, "rest ordinary")
    assert state.day == 4
    assert individual(state).discoveries == known


@rule("MR-3.5.5")
def test_who_walks_the_woods_climbs_mountains_like_others() -> None:
    for times in (1, 2):
        state = awake("elf", at="mountain-1")
        turn_into(state, "lion", "elf")
        live(state, *("move mountain-6 ordinary",) * times)
        assert here(state) == ("mountain-6" if times == 2 else "mountain-1")


@rule("MR-3.9.2")
def test_in_a_cave_one_peers_at_the_cave() -> None:
    state = awake("captain", at="cavern-3")
    live(state, "search ordinary")
    events = state.play(0, Peer("cavern-3"), Script((5, 5, "smoke_c", "another chit", "pool")))
    assert [event.chit for event in told(events, ChitSeen)] == ["smoke_c", "pool"]


@rule("MR-3.9.4")
def test_no_path_or_passage_leaves_its_tile() -> None:
    sides = [side for tile in awake("captain").box.tiles.values() for side in (tile.green, tile.enchanted)]
    assert len(sides) == 40
    assert {way.kind for side in sides for way in side.roadways if way.edge is not None} == {"road"}


@rule("MR-3.9.4")
def test_clues_show_what_came_with_a_lost_chit_once_it_is_revealed() -> None:
    state = awake("captain", at="ruins-1")
    five = ("vault", "lair", "altar", "howl_4", "roar_6")
    lay(state, "ruins", "smoke_c", "lost_city", five=five)
    live(state, "search ordinary")
    events = state.play(0, Peer("ruins-1"), Script((5, 5)))
    assert [event.chit for event in told(events, ChitSeen)] == ["smoke_c", "lost_city", *five]


@rule("MR-3.9.10", "MR-13.13.5")
def test_nobody_spies_on_a_familiar() -> None:
    state = awake("witch", "elf", at="deep_woods-1")
    put(state, "familiar", "deep_woods-1")
    for who in ("witch", "familiar"):
        state.write(who, discoveries=("deep_woods-1~4",))
    for who, discovers in (("familiar", []), ("witch", ["elf"])):
        state.push(Walking(who, "deep_woods-4"))
        assert [event.who for event in told(state.go_on(some_dice()), Discovered)] == discovers


@rule("MR-3.11.4")
def test_hired_leaders_do_not_enchant() -> None:
    state = awake("amazon", at=WOODS)
    put(state, "PHQ", WOODS)
    serve(state, "PHQ", 0, until=9)
    answer(state, "ready")
    refused = refusal(state, "enchant ordinary")
    assert (refused.rule, refused.details) == ("MR-5.8.2", {"activity": "enchant"})


@rule("MR-3.11.2")
def test_a_spell_stays_on_a_tile_that_is_turned_over() -> None:
    state = awake("druid", at="ruins-1")
    row = bewitch(state, "illusion", "druid", "ruins")
    know(state, discoveries=("ruins-1~5",))
    state.day = 14  # Grey is everywhere
    state.push(Enchanting("druid", "ruins-1"))
    answer(state, "enchant-tile clearing")
    assert state.bewitched == (row,)
    hidden = {road.name for road in state.atlas.roads["ruins-4"] if road.kind != "road"}
    live(state, "rest ordinary")
    for name in hidden - {"ruins-1~5"}:
        assert name not in individual(state).discoveries  # what the new side hides has to be found


@rule("MR-3.12.1")
def test_a_character_may_follow_somebodys_leader() -> None:
    state = awake("amazon", "elf", at=WOODS)
    put(state, "PHQ", WOODS)
    amazon, elf = state.player_of("amazon"), state.player_of("elf")
    serve(state, "PHQ", amazon, until=9)
    assert {one.whom for one in state.choices(elf).actions if isinstance(one, Follow)} == {"PHQ", "amazon"}
    answer(state, "follow PHQ no", seat=elf)
    for text in ("ready", f"move {NEXT} ordinary"):
        answer(state, text, seat=amazon)
    events = hand_in(state, "PHQ", "amazon")
    assert [event.who for event in told(events, Moved)] == ["PHQ", "elf"]


@rule("MR-13.13.5", "MR-4.4.6")
def test_the_witch_carries_the_familiar_that_follows_her_on_a_ride() -> None:
    for guide, comes in (("witch", True), ("elf", False)):
        state = awake("witch", "elf", at="ruins-1")
        give(state, "pony_m3_m5", state.player_of(guide))
        put(state, "familiar", "ruins-1")
        state.write("familiar", following=guide)
        for clearing, riding in (("ruins-2", False), ("ruins-1", True)):
            state.push(Walking(guide, clearing, riding=riding))
            state.go_on(some_dice())
        assert state.places["familiar"] == ("ruins-1" if comes else "ruins-2")


@rule("MR-4.4.6")
def test_who_flies_keeps_up_with_a_pony_and_whose_pony_is_dead_does_not() -> None:
    for who, kills, comes in (("giant_bat-1", (), True), ("L1", (), True), ("L1", ("horse L1",), False)):
        state = awake("elf", at="ruins-1")
        give(state, "pony_m3_m5")
        put(state, who, "ruins-1")
        serve(state, who, 0, until=9)
        for piece in kills:
            put(state, horse_of(state, who) or piece, DEAD)
        state.write(who, following="elf")
        for clearing, riding in (("ruins-2", False), ("ruins-1", True)):
            state.push(Walking("elf", clearing, riding=riding))
            state.go_on(some_dice())
        assert state.places[who] == ("ruins-1" if comes else "ruins-2"), (who, kills)


@rule("MR-3.13.2")
def test_on_a_roadway_nobody_is_blocked() -> None:
    state = awake("captain", at=WOODS, wild=True)
    way = next(iter(state.atlas.ways))
    put(state, "captain", way)
    put(state, "wolf_a-1", state.atlas.clearings[WOODS].name)
    assert not told(live(state, "rest ordinary", roll=3), Blocked)


@rule("MR-3.16.5")
def test_on_a_roadway_to_the_chapel_nobody_is_freed() -> None:
    state = awake("captain")
    chapel = state.places["chapel"]
    way = next(road.name for road in state.atlas.roads[chapel] if road.name in state.atlas.ways)
    know(state, curses=("wither",))
    put(state, "captain", way)
    state.push(Midnight())
    state.go_on(some_dice())
    assert state.sheet(0).curses == ("wither",)


@rule("MR-3.16.7")
def test_chits_stay_face_up_where_a_leader_or_a_controlled_monster_is() -> None:
    for who, controlled, stays in (
        ("PHQ", False, True),
        ("P1", False, False),
        ("wolf_a-1", True, True),
        ("wolf_a-1", False, False),
    ):
        state = awake("captain", at="ruins-1")
        lay(state, "cliff", "ruins_m", "pool")
        turn_up_chits(state, "cliff", state.chits["cliff"], "MR-3.15.1")
        put(state, who, "cliff-1")
        serve(state, who, 0, until=9, controlled=controlled)
        state.push(Midnight())
        state.go_on(some_dice())
        assert ("pool" in state.face_up) is stays, who


@rule("MR-3.16.8")
def test_artifacts_and_battles_begin_anew_each_day() -> None:
    state = awake("wizard", at="ruins-1")
    state.used = ("glowing_gem VII",)
    state.push(Midnight())
    state.go_on(some_dice())
    assert not state.used


@rule("MR-3.9.11")
def test_what_a_guide_locates_his_follower_does_not_learn() -> None:
    state = awake("captain", "elf", at="ruins-1")
    record(state, captain="search ordinary", elf="follow captain no")
    hand_in(state, "captain")
    events = state.play(
        state.player_of("captain"), Locate(), Script((4, 4, "smoke_c", "another chit", "altar"))
    )
    assert {event.to for event in told(events, ChitSeen)} == {(state.player_of("captain"),)}
    assert state.individual("elf").discoveries == ()


@rule("MR-3.16.7", "MR-1.8.6")
def test_chits_stay_face_up_below_whoever_is_on_a_roadway_or_in_the_air() -> None:
    for place, stays in (("cliff", True), ("cliff-1-6", True), ("ruins-1", False)):
        state = awake("captain", at="ruins-1")
        lay(state, "cliff", "ruins_m", "pool")
        turn_up_chits(state, "cliff", state.chits["cliff"], "MR-3.15.1")
        put(state, "captain", place)
        state.push(Midnight())
        state.go_on(some_dice())
        assert ("pool" in state.face_up) is stays, place
