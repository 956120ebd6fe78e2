"""MR-12: the disputed points of the day, played by the other ruling."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fabula.core.dice import RandomDice, ScriptedDice
from fabula.games.realm.components.box import box_with
from fabula.games.realm.day.actions import Block, Find, Pass, Sight
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.events import (
    Arrived,
    Blocked,
    Blocks,
    Moved,
    PhaseBegan,
    TurnBegan,
    TurnEnded,
    TurnLost,
)
from fabula.games.realm.day.findings import ChitSeen, ChoseLine
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.dealing import lay
from realm.playing import Script, answer, awake, here, know, live, seat_of, told
from realm.turns import hand_in, let_be, record

WOODS = "awful_valley-1"
NEXT = "awful_valley-4"


@rule("MR-3.4.4", "MR-3.15.12")
@pytest.mark.parametrize("summons", [False, True])
def test_whoever_was_blocked_before_his_turn_summons_only_by_the_other_ruling(summons: bool) -> None:
    state = awake("elf", at="ruins-1", wild=True, summon_when_blocked=summons)
    lay(state, "ruins", "dank_c", "slither_3")
    know(state, blocked=True)
    events = live(state, roll=2)
    assert [event.who for event in told(events, TurnLost)] == ["elf"]
    assert not told(events, PhaseBegan)
    assert bool(told(events, TurnEnded)) == summons
    came = [(event.monster, event.clearing) for event in told(events, Arrived)]
    assert (("heavy_serpent", "ruins-1") in came) == summons


@rule("MR-3.4.2")
@pytest.mark.parametrize("blocked", [False, True])
def test_leaders_go_right_after_their_owner_by_the_other_ruling(blocked: bool) -> None:
    state = awake("amazon", "elf", at=WOODS, leaders_own_chit=False)
    amazon = seat_of(state, "amazon")
    for leader in ("PHQ", "LHQ"):
        put(state, leader, NEXT)
        serve(state, leader, amazon, until=9)
    put(state, "elf", "cliff-1")
    know(state, amazon, blocked=blocked)
    record(state, amazon="hide ordinary, ready, hide ordinary, ready, hide ordinary")
    events = hand_in(state, "amazon", *[6] * (4 if blocked else 6), "elf")
    began = [event.who for event in told(events, TurnBegan)]
    assert began == (["LHQ", "PHQ", "elf"] if blocked else ["amazon", "LHQ", "PHQ", "elf"])
    assert [event.who for event in told(events, PhaseBegan)] == began[:-1]
    assert isinstance(state.agenda[-1], Birdsong)


@rule("MR-3.4.2")
def test_whose_turn_is_to_come_includes_leaders_who_go_with_their_owner() -> None:
    state = awake("amazon", "swordsman", at=WOODS, leaders_own_chit=False)
    put(state, "PHQ", NEXT)
    put(state, "swordsman", "cliff-1")
    serve(state, "PHQ", seat_of(state, "amazon"), until=9)
    hand_in(state)
    assert state.view(None).to_come == ("PHQ", "amazon", "swordsman")
    assert state.choices(seat_of(state, "swordsman")).details == {"left": 1}


@rule("MR-3.4.2")
def test_a_leader_whose_owner_follows_somebody_has_a_chit_all_the_same() -> None:
    state = awake("amazon", "elf", at=WOODS, leaders_own_chit=False)
    put(state, "PHQ", NEXT)
    serve(state, "PHQ", seat_of(state, "amazon"), until=9)
    record(state, amazon="follow elf no, ready, hide ordinary")
    events = hand_in(state, "PHQ", 6, 6, "elf")
    assert [event.who for event in told(events, TurnBegan)] == ["PHQ", "elf"]


@rule("MR-3.4.3a", "MR-3.13.1a")
@pytest.mark.parametrize("at_once", [False, True])
def test_monsters_block_at_the_start_of_a_turn_by_the_other_ruling(at_once: bool) -> None:
    state = awake("amazon", at="ruins-1", wild=True, block_at_turn_start=at_once)
    lay(state, "ruins", "dank_c", "slither_3")
    put(state, "wolf_a-1", "ruins-1")
    know(state, hidden=True)
    script = () if at_once else (5, 1)
    events = live(state, "hide ordinary", "move ruins-2 ordinary", script=script, roll=2)
    assert bool(told(events, PhaseBegan)) == (not at_once)
    assert here(state) == ("ruins-1" if at_once else "ruins-2")
    assert "wolf_a" in [event.monster for event in told(events, Blocked)] or not at_once
    assert told(events, TurnEnded)  # and he summons as usual
    assert "heavy_serpent" in [event.monster for event in told(events, Arrived)]


@rule("MR-3.4.3a", "MR-3.13.4")
def test_people_block_at_the_start_of_a_turn_by_the_other_ruling() -> None:
    state = awake("captain", "elf", at=WOODS, block_at_turn_start=True)
    record(state, captain=f"move {NEXT} ordinary", elf="hide ordinary")
    captain, elf = seat_of(state, "captain"), seat_of(state, "elf")
    assert not told(hand_in(state, "captain"), PhaseBegan)
    answer(state, "pass", seat=captain)
    assert state.choices(elf).actions == (Pass(), Block("captain"))
    events = answer(state, "block captain", seat=elf)
    assert told(events, Blocks)
    assert not told(events, Moved)


@rule("MR-16.3.7", "MR-3.9.9c")
def test_a_choice_of_magic_sight_is_a_line_of_its_own_table_by_the_other_ruling() -> None:
    lines = ["counters", "treasure_cards", "perceive_spell", "discover_chits", "nothing"]
    for line in lines:
        state = awake("witch_king", "captain", at="ruins-1", magic_sight_choice="own_table")
        seat = seat_of(state, "witch_king")
        state.push(Searching("witch_king"))
        state.play(seat, Sight(), ScriptedDice((1, 1)))
        assert state.choices(seat).actions == tuple(map(Find, lines))
        events = state.play(seat, Find(line), Script(("smoke_c", "another chit", "pool")))
        (chose,) = told(events, ChoseLine)
        assert (chose.line, chose.to) == (line, None)
        asked = state.choices(seat).prompt if seat in state.to_act() else ""
        prompts = {"counters": "take", "treasure_cards": "take", "perceive_spell": "perceive"}
        assert asked == prompts.get(line, "turn")
        assert bool(told(events, ChitSeen)) == (line == "discover_chits")


@rule("MR-0.6.2")
def test_records_are_open_unless_they_are_to_be_secret() -> None:
    for secret in (False, True):
        state = awake("captain", "elf", at=WOODS, secret_records=secret)
        captain, elf = seat_of(state, "captain"), seat_of(state, "elf")
        know(
            state, elf, gold=7, gold_part=(1, 2), fame=3, fame_part=(1, 3), notoriety=4, notoriety_part=(2, 3)
        )
        for seat in (captain, elf, None):
            view = state.view(seat)
            (one,) = (one for one in view.individuals if one.who == "elf")
            (sheet,) = (sheet for sheet in view.characters if sheet.character == "elf")
            shown = (one.gold, one.gold_part, sheet.fame, sheet.notoriety)
            parts = (sheet.fame_part, sheet.notoriety_part)
            if secret and seat != elf:
                assert (shown, parts) == ((None, (0, 1), None, None), ((0, 1), (0, 1)))
            else:
                assert (shown, parts) == ((7, (1, 2), 3, 4), ((1, 3), (2, 3)))
        state.agenda = ()
        assert all(one.gold is not None for one in state.view(None).individuals)  # at the end all is open


@rule("MR-10.13.6")
def test_gripping_dust_and_the_numbers_of_two_boxes_are_read_otherwise() -> None:
    lists, other = box_with(), box_with(("gripping_dust_5", "thief_before_skeleton"))
    assert [box.treasures["gripping_dust"].gold for box in (lists, other)] == [3, 5]
    names = ("mouldy_skeleton", "remains_of_thief")
    numbers = [[box.boxes_within[name].number for name in names] for box in (lists, other)]
    assert numbers == [[2, 3], [3, 2]]


@pytest.mark.parametrize(
    "options",
    [
        {"summon_when_blocked": True, "leaders_own_chit": False},
        {"block_at_turn_start": True, "magic_sight_choice": "own_table", "secret_records": True},
    ],
)
def test_a_week_by_other_rulings_comes_to_its_end(options: dict[str, Any]) -> None:
    state = awake("witch_king", "captain", "elf", wild=True, days=7, **options)
    random = Random(5)
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, random.choice(state.choices(seat).actions), RandomDice(random))
    assert state.day == 7


@rule("MR-3.4.2", "MR-3.12.1")
def test_a_leader_who_has_followed_somebody_does_not_go_with_his_owner_again() -> None:
    state = awake("amazon", "elf", at=WOODS, leaders_own_chit=False)
    amazon = seat_of(state, "amazon")
    put(state, "PHQ", WOODS)
    put(state, "amazon", NEXT)
    serve(state, "PHQ", amazon, until=9)
    state.settled = ("amazon", "elf")
    record(state, amazon="ready, follow elf no", elf="hide ordinary")
    events = hand_in(state, "elf", 1, 1, "amazon")
    events += [event for _ in range(3) if state.day == 1 for event in let_be(state, "amazon")]
    assert [event.who for event in told(events, TurnBegan)] == ["elf", "amazon"]
    assert state.individual("PHQ").hidden


@rule("MR-3.4.2", "MR-3.4.4")
@pytest.mark.parametrize("summons", [False, True])
def test_a_leader_who_is_blocked_while_his_owner_goes_loses_his_turn(summons: bool) -> None:
    state = awake(
        "amazon", at="ruins-1", wild=True, leaders_own_chit=False, summon_when_blocked=summons, days=1
    )
    put(state, "PHQ", "ruins-1")
    serve(state, "PHQ", 0, until=9)
    lay(state, "ruins", "bones_c", "pool")
    put(state, "wolf_a-1", "ruins-2")
    events = live(state, "hide ordinary", "ready", "hide ordinary", script=(6, 6), roll=3)
    assert "PHQ" in [event.who for event in told(events, Blocked)]
    assert [event.who for event in told(events, TurnEnded)] == ["amazon", *(["PHQ"] if summons else [])]
    assert [event.who for event in told(events, PhaseBegan)] == ["amazon"]


@rule("MR-3.4.2", "MR-3.5.9")
def test_a_leader_whose_owner_leaves_the_map_before_him_has_no_turn() -> None:
    state = awake("amazon", leaders_own_chit=False, leave_map="alone", days=1)
    roads = state.atlas.roads
    edge = next(name for name, ways in roads.items() for way in ways if (way.end, way.kind) == (None, "road"))
    for who in ("amazon", "PHQ"):
        put(state, who, edge)
    serve(state, "PHQ", 0, until=9)
    events = live(state, "leave ordinary", "ready", "hide ordinary")
    assert [event.who for event in told(events, TurnBegan)] == ["amazon"]
    assert state.standing() is not None


@rule("MR-3.4.2")
def test_minions_of_whoever_follows_a_leader_that_goes_with_his_owner_go_before_him() -> None:
    state = awake("amazon", "witch", at=WOODS, leaders_own_chit=False)
    for who in ("PHQ", "familiar", "witch"):
        put(state, who, NEXT)
    serve(state, "PHQ", seat_of(state, "amazon"), until=9)
    record(state, witch=f"follow PHQ no, ready, move {WOODS} ordinary")
    events = hand_in(state, "amazon")
    assert [event.who for event in told(events, TurnBegan)] == ["amazon", "familiar", "PHQ"]
    assert state.places["familiar"] == WOODS
