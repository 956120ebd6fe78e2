"""MR-3.13, MR-3.15, MR-8: monsters block, and come where turns end; natives gather."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.day.actions import Ready
from fabula.games.realm.day.ending import come_to
from fabula.games.realm.day.events import (
    Appeared,
    Arrived,
    Blocked,
    Cancelled,
    ChitsQuiet,
    ChitTurnedUp,
    Climbs,
    Hid,
    Moved,
    PhaseBegan,
    TurnBegan,
    TurnEnded,
    TurnLost,
)
from fabula.games.realm.map.atlas import dwelling_clearing
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.dealing import lay
from realm.playing import Script, answer, awake, here, individual, know, live, seat_of, some_dice, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def arrived(events: list[Event]) -> list[tuple[str, int, str]]:
    return [(event.monster, event.number, event.clearing) for event in told(events, Arrived)]


def goblins(*characters: str, at: str = "cavern-2") -> RealmState:
    """MR-11.31: the Cavern with Ruins, Howl 4, Patter 5, and what nothing answers to on a 3."""
    state = awake(*characters, at=at, wild=True)
    lay(state, "cavern", "ruins_c", "lost_city", five=("patter_5", "howl_4", "altar", "flutter_1", "hoard"))
    return state


GOBLINS = [
    ("goblin_axe", 6, "cavern-2"),
    ("goblin_spear", 6, "cavern-4"),
    ("goblin_great_sword", 6, "cavern-5"),
]


@rule("MR-11.31", "MR-3.15.6", "MR-3.15.7", "MR-3.15.11", "MR-A.1.2", "MR-1.9.5")
def test_a_warning_calls_to_the_ender_and_sounds_to_their_clearings_box_after_box() -> None:
    state = goblins("amazon")
    assert arrived(live(state, roll=3)) == GOBLINS
    assert {state.places[f"goblin_axe-{number}"] for number in range(1, 7)} == {"cavern-2"}
    assert state.places["goblin_spear-1"] == "cavern-4"


@rule("MR-3.15.9")
def test_a_chit_calls_once_a_day_even_if_its_box_is_full_again() -> None:
    state = goblins("amazon")
    state.monster_roll = 3
    before = dict(state.places)
    assert told(come_to(state, "amazon", ()), Arrived)
    for piece in [piece for piece, place in before.items() if state.places[piece] != place]:
        put(state, piece, before[piece])
    assert not told(come_to(state, "amazon", ()), Arrived)


@rule("MR-3.15.6", "MR-3.15.7", "MR-8.2.1")
def test_nothing_comes_that_is_of_another_row() -> None:
    for roll in (5, 6):
        events = live(goblins("amazon"), roll=roll)
        assert arrived(events) == ([("giant_bat", 1, "cavern-1")] if roll == 6 else [])


@rule("MR-11.32", "MR-3.15.2", "MR-3.15.10", "MR-3.13.1b")
def test_the_same_chits_do_not_call_again_but_prowlers_come_to_the_next_ender() -> None:
    state = goblins("amazon", "elf")
    amazon, elf = seat_of(state, "amazon"), seat_of(state, "elf")
    put(state, "elf", "cavern-3")
    for seat in (amazon, elf):
        answer(state, "hide ordinary", seat=seat)
    answer(state, "ready", seat=amazon)
    events = state.play(elf, Ready(), Script((3, "amazon", 1, 1, "elf", 6, 6)))
    events += answer(state, "pass", seat=amazon)  # she does not hold them
    assert arrived(events)[:3] == GOBLINS
    assert {(kind, number, where) for kind, number, where in arrived(events)[3:]} == {
        (kind, number, "cavern-3") for kind, number, _ in GOBLINS
    }
    assert [event.who for event in told(events, Blocked)] == ["elf"]


@rule("MR-3.15.2", "MR-8.2.1")
def test_prowlers_of_the_tile_come_others_and_those_of_other_tiles_stay() -> None:
    state = awake("amazon", at="ruins-1", wild=True)
    lay(state, "ruins", "bones_c", "pool")
    put(state, "wolf_a-1", "ruins-5")
    put(state, "viper-1", "ruins-5")
    put(state, "wolf_a-2", "cavern-1")
    put(state, "ogre-1", "ruins-1")
    events = live(state, "hide ordinary", script=(1, 1), roll=3)
    assert ("wolf_a", 1, "ruins-1") in arrived(events)
    assert [state.places[piece] for piece in ("wolf_a-1", "viper-1", "wolf_a-2")] == [
        "ruins-1",
        "ruins-5",
        "cavern-1",
    ]
    assert "ogre" not in [event.monster for event in told(events, Arrived)]


@rule("MR-3.3.1")
def test_the_monster_roll_is_one_die() -> None:
    state = awake("amazon")
    dice = some_dice()
    state.play(0, Ready(), dice)
    (draw,) = (draw for draw in dice.drawn if draw.what == "monster roll")
    assert (draw.of, draw.value) == (6, str(state.monster_roll))
    assert draw.index + 1 == state.monster_roll


@rule("MR-3.3.1", "MR-8.6.3")
@pytest.mark.parametrize("roll", range(1, 7))
def test_ghosts_prowl_every_day(roll: int) -> None:
    state = awake("amazon", at="ruins-1", wild=True)
    lay(state, "ruins", "dank_c", "pool")
    assert state.places["ghost-1"] == state.places["ghost-2"]
    put(state, "ghost-1", "ruins-4")
    put(state, "wolf_b-1", "ruins-4")
    live(state, "hide ordinary", script=(1, 1), roll=roll)
    assert state.places["ghost-1"] == "ruins-1"
    assert (state.places["wolf_b-1"] == "ruins-1") == (roll == 3)


@rule("MR-11.33", "MR-3.15.11")
def test_a_chit_whose_boxes_are_empty_calls_nothing() -> None:
    state = awake("amazon", at="cliff-3", wild=True)
    lay(state, "cliff", "smoke_m", "flutter_2")
    assert arrived(live(state, roll=1)) == [("heavy_flying_dragon", 2, "cliff-3")]
    state = awake("amazon", at="cliff-3", wild=True)
    lay(state, "cliff", "dank_m", "flutter_2")
    assert arrived(live(state, roll=1)) == [("heavy_flying_dragon", 2, "cliff-2")]


@rule("MR-8.6.4")
def test_wolves_of_both_kinds_come_together() -> None:
    state = awake("amazon", at="oak_woods-2", wild=True)
    lay(state, "oak_woods", "ruins_w")
    assert arrived(live(state, roll=3)) == [("wolf_a", 3, "oak_woods-2"), ("wolf_b", 3, "oak_woods-2")]


@rule("MR-11.35", "MR-3.15.5", "MR-8.7.1", "MR-1.9.5")
@pytest.mark.parametrize(
    ("site", "roll", "guardian", "number"),
    [
        ("hoard", 1, "tremendous_flying_dragon", 6),
        ("lair", 1, "tremendous_dragon", 3),
        ("altar", 2, "demon", 1),
        ("shrine", 2, "winged_demon", 4),
        ("pool", 3, "octopus", 6),
        ("vault", 4, "tremendous_troll", 3),
        ("cairns", 5, "tremendous_spider", 5),
        ("statue", 5, "imp", 2),
    ],
)
def test_a_guardian_comes_to_its_site_when_its_row_is_rolled(
    site: str, roll: int, guardian: str, number: int
) -> None:
    clearing = 1 if number == 5 else 5
    state = awake("amazon", at=f"deep_woods-{clearing}", wild=True)
    lay(state, "deep_woods", "ruins_m", site)
    assert arrived(live(state, roll=roll)) == [(guardian, 1, f"deep_woods-{number}")]
    state = awake("amazon", at=f"deep_woods-{clearing}", wild=True)
    lay(state, "deep_woods", "ruins_m", site)
    assert guardian not in [kind for kind, _, _ in arrived(live(state, roll=roll % 5 + 1))]


@rule("MR-11.36", "MR-13.5.2", "MR-13.5.3")
def test_the_druid_disturbs_neither_warnings_nor_sounds_but_prowlers_come_to_him() -> None:
    state = goblins("druid")
    put(state, "goblin_axe-1", "cavern-1")
    events = live(state, roll=3)
    assert told(events, ChitTurnedUp)
    assert [event.tile for event in told(events, ChitsQuiet)] == ["cavern"]
    up = {*state.face_up} & {*state.chits["cavern"]}
    assert up == {"lost_city", "altar", "hoard"}  # the warning and the sounds are face down again
    assert arrived(events) == [("goblin_axe", 1, "cavern-2")]
    put(state, "druid", "deep_woods-5")
    lay(state, "deep_woods", "ruins_m", "shrine")
    assert ("winged_demon", 1, "deep_woods-4") in arrived(live(state, roll=2))


@rule("MR-3.15.3", "MR-11.34")
def test_roving_natives_come_to_the_dwellings_of_their_boxes_and_do_not_block() -> None:
    state = awake("amazon", at="ruins-1")
    put(state, "large_campfire", "ruins-1")
    for roll, group in ((3, None), (4, "lancers"), (4, None), (1, "company")):
        events = live(state, roll=roll)
        assert [event.who for event in told(events, Appeared)] == ([] if group is None else [group])
        assert not told(events, Blocked)
    lancers = [native for native in state.box.natives.values() if native.group == "lancers"]
    assert {state.places[native.id] for native in lancers} == {"ruins-1"}
    assert all(native.horse is not None for native in lancers)
    away = awake("amazon", at="ruins-2")
    put(away, "large_campfire", "ruins-1")
    assert not told(live(away, roll=4), Appeared)


@rule("MR-3.15.1")
def test_all_chits_of_the_tile_are_turned_up_and_a_lost_chit_brings_its_five() -> None:
    state = awake("amazon", at="ruins-1")
    five = ("vault", "lair", "altar", "howl_4", "roar_6")
    events = live(state, script=("smoke_c", "lost_city", *five))
    assert [event.chit for event in told(events, ChitTurnedUp)] == ["smoke_c", "lost_city", *five]
    assert {event.to for event in told(events, ChitTurnedUp)} == {None}
    assert state.view(None).chits["ruins"] == ("smoke_c", "lost_city", *five)
    assert not told(live(state), ChitTurnedUp)


@rule("MR-2.6.6")
@pytest.mark.parametrize(
    ("chit", "campfire", "roll", "group"),
    [("smoke_w", "small_campfire", 2, "woodfolk"), ("stink_w", "large_campfire", 1, "company")],
)
def test_two_warnings_of_the_woods_bring_campfires_and_natives_at_once(
    chit: str, campfire: str, roll: int, group: str
) -> None:
    state = awake("amazon")
    clearing = dwelling_clearing(state.layout, "oak_woods")
    put(state, "amazon", clearing)
    lay(state, "oak_woods", chit)
    assert campfire not in state.places
    events = live(state, roll=roll)
    assert [(event.who, event.clearing) for event in told(events, Appeared)] == [
        (campfire, clearing),
        (group, clearing),
    ]
    assert state.places[campfire] == clearing
    assert not told(live(state, roll=6), Appeared)


@rule("MR-11.15", "MR-3.13.1", "MR-3.13.1a", "MR-3.4.4")
def test_the_first_phase_takes_place_and_a_successful_hide_escapes() -> None:
    for rolled in (5, 6):
        state = awake("amazon", at="ruins-1", wild=True)
        lay(state, "ruins", "dank_c", "slither_3")
        put(state, "wolf_a-1", "ruins-1")
        know(state, hidden=True)
        events = live(state, "hide ordinary", "move ruins-2 ordinary", script=(rolled, 1), roll=2)
        assert len(told(events, PhaseBegan)) == (2 if rolled == 5 else 1)
        assert bool(told(events, Hid)) == (rolled == 5)
        blockers = [event.monster for event in told(events, Blocked)]
        assert blockers == ([] if rolled == 5 else ["wolf_a", "heavy_serpent"])
        assert here(state) == ("ruins-2" if rolled == 5 else "ruins-1")
        assert told(events, TurnEnded)
        assert ("heavy_serpent", 2, here(state)) in arrived(events)  # he ends his turn and summons


@rule("MR-3.4.4", "MR-3.13.1b", "MR-11.15")
def test_who_is_blocked_before_his_turn_has_none_and_summons_nothing() -> None:
    state = awake("amazon", "elf", at="ruins-1", wild=True)
    amazon, elf = seat_of(state, "amazon"), seat_of(state, "elf")
    lay(state, "ruins", "dank_c", "slither_3")
    put(state, "wolf_a-1", "ruins-5")
    answer(state, "hide ordinary", seat=elf)
    for seat in (amazon, elf):
        events = (
            answer(state, "ready", seat=seat)
            if seat != max(amazon, elf)
            else state.play(seat, Ready(), Script((3, "amazon", "elf")))
        )
    assert [event.who for event in told(events, TurnBegan)] == ["amazon"]
    assert [event.who for event in told(events, Blocked)] == ["amazon", "elf"]
    assert [event.who for event in told(events, TurnLost)] == ["elf"]
    assert [event.who for event in told(events, TurnEnded)] == ["amazon"]
    assert not individual(state, elf).blocked  # Midnight is over
    assert (state.stopped, state.summoned) == ((), ())


@rule("MR-3.13.3")
def test_a_monster_that_has_blocked_stays_for_the_day() -> None:
    state = awake("amazon", "elf", at="ruins-1", wild=True)
    amazon, elf = seat_of(state, "amazon"), seat_of(state, "elf")
    lay(state, "ruins", "stink_c", "slither_3")
    put(state, "elf", "ruins-2")
    put(state, "wolf_a-1", "ruins-5")
    answer(state, "ready", seat=min(amazon, elf))
    state.play(max(amazon, elf), Ready(), Script((3, "amazon", "elf")))
    assert state.places["wolf_a-1"] == "ruins-1"


@rule("MR-3.5.2", "MR-11.11", "MR-3.13.1a", "MR-3.2.10")
def test_who_is_blocked_after_the_first_half_of_a_climb_stays_where_he_is() -> None:
    state = awake("amazon", at="mountain-2", wild=True)
    lay(state, "mountain", "ruins_m", "slither_3")
    put(state, "wolf_a-1", "mountain-2")
    climb = "move mountain-5 ordinary"
    events = live(state, climb, climb, roll=4)
    assert len(told(events, Climbs)) == 1
    assert told(events, Blocked)
    assert not told(events, Moved)
    put(state, "wolf_a-1", "mountain-1")
    assert [event.clearing for event in told(live(state, climb, climb, roll=4), Moved)] == ["mountain-5"]
    put(state, "wolf_a-1", "mountain-5")
    events = live(state, "move mountain-4 ordinary", "hide ordinary", roll=4)
    assert [event.reason for event in told(events, Cancelled)] == ["not-adjacent"]
    assert told(events, Blocked)  # a cancelled phase ends as well


@rule("MR-3.13.1", "MR-3.13.2", "MR-13.9.1")
def test_the_pilgrim_is_not_blocked_by_demons_and_the_imp() -> None:
    for monster, blocks in (("demon", False), ("winged_demon", False), ("imp", False), ("wolf_a-1", True)):
        state = awake("pilgrim", at="ruins-1", wild=True)
        lay(state, "ruins", "stink_c", "slither_3")
        put(state, monster, "ruins-1")
        assert bool(told(live(state, "rest ordinary", roll=6), Blocked)) == blocks
    state = awake("amazon", at="ruins-1", wild=True)
    put(state, "imp", "ruins-1")
    assert told(live(state, "rest ordinary", roll=6), Blocked)


@rule("MR-3.4.4")
def test_a_blocked_swordsman_is_not_asked_for_his_moment() -> None:
    state = awake("swordsman", "elf", "amazon")
    me = seat_of(state, "swordsman")
    for seat in range(3):
        answer(state, "ready", seat=seat)
    assert state.to_act() == (me,)
    know(state, me, blocked=True, turn=())
    assert state.to_act() == ()
