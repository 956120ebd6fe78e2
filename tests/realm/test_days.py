"""MR-3.1, MR-3.3, MR-3.4: a day from Birdsong to Midnight, and the order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.day.actions import Alert, Go, Hide, Pass, Ready
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.daylight import Daylight
from fabula.games.realm.day.events import (
    ChitChanged,
    DayBegan,
    MonsterRoll,
    PartOfDay,
    Passed,
    PhaseBegan,
    TurnBegan,
    TurnEnded,
    Unhidden,
    WeaponTurned,
)
from fabula.games.realm.magic.events import SpellEnergized
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.games.realm.scoring.events import CategoryCounted, LastDayOver, Scored
from fabula.testing import rule
from realm.combat.fighting import offered
from realm.magic.spellcraft import bewitch
from realm.playing import Script, answer, awake, individual, know, live, seat_of, some_dice, told

if TYPE_CHECKING:
    from fabula.games.realm.day.actions import Phase
    from fabula.games.realm.view import RealmView


@rule("MR-2.10.1", "MR-9.5.1", "MR-3.1.7")
@pytest.mark.parametrize("days", [28, 14, 1])
def test_the_game_ends_after_the_midnight_of_its_last_day(days: int) -> None:
    state = awake("dwarf", days=days)
    for day in range(1, days + 1):
        assert (state.day, state.standing()) == (day, None)
        events = live(state)
    assert state.to_act() == ()
    standing = state.standing()
    assert standing is not None
    assert standing.ending == "last-day"
    *_, midnight, over = [event for event in events if not isinstance(event, CategoryCounted | Scored)]
    scored = events[-1]
    assert isinstance(scored, Scored)
    assert isinstance(midnight, PartOfDay)
    assert isinstance(over, LastDayOver)
    assert (midnight.part, over.day) == ("midnight", days)


@rule("MR-3.1.7")
def test_a_month_has_28_days_and_a_week_seven() -> None:
    calendar = awake("dwarf").box.calendar
    assert (calendar.days, calendar.week, [*calendar.seventh_days]) == (28, 7, [7, 14, 21, 28])


@rule("MR-3.1.3")
def test_the_parts_of_a_day_come_in_their_order() -> None:
    state = awake("dwarf", at="ruins-1")
    events = live(state, "move ruins-2 ordinary", roll=4)
    kinds = [type(event) for event in events]
    assert kinds[1:3] == [MonsterRoll, TurnBegan]
    parts = [event.part for event in told(events, PartOfDay)]
    assert parts == ["sunset", "evening", "midnight"]
    assert kinds.index(TurnEnded) < kinds.index(PartOfDay)
    assert kinds[-1] is DayBegan
    assert isinstance(state.agenda[-1], Birdsong)
    assert state.day == 2
    assert state.monster_roll == 4


@rule("MR-3.1.1")
def test_at_birdsong_color_energizes_spells_turns_are_recorded_and_underlings_are_given_guides() -> None:
    state = awake("witch_king", at="ruins-1")
    put(state, "L2", "ruins-1")
    serve(state, "L2", 0, until=9)
    bewitch(state, "sense_danger", "witch_king", "witch_king", energized=False)
    state.day = 20  # the next day has Purple everywhere
    state.agenda = state.agenda[:1]
    events = state.agenda[-1].run(state, Script(()))
    began = [type(event) for event in events]
    assert began.index(DayBegan) < began.index(SpellEnergized)
    assert [row.energized for row in state.bewitched] == [True]
    assert isinstance(state.agenda[-1], Birdsong)
    assert "hide ordinary" in offered(state)
    answer(state, "hide ordinary")
    answer(state, "ready")
    assert offered(state)[0] == "lead L2 witch_king"


@rule("MR-3.1.3", "MR-3.4.1")
def test_chits_are_drawn_one_at_a_time_and_each_takes_his_whole_turn() -> None:
    state = awake("dwarf", "elf", "amazon")
    for who, clearing in zip(
        ("dwarf", "elf", "amazon"), ("awful_valley-1", "bad_valley-1", "dark_valley-1"), strict=True
    ):
        put(state, who, clearing)
    for seat in range(3):
        answer(state, "hide ordinary", seat=seat)
        answer(state, "hide ordinary", seat=seat)
    for seat in (0, 1):
        answer(state, "ready", seat=seat)
    dice = Script((6, "amazon", *[1] * 4, "dwarf", *[1] * 4, "elf", *[1] * 4))
    events = state.play(2, Ready(), dice)
    dice.finish()
    assert [event.who for event in told(events, TurnBegan)] == ["amazon", "dwarf", "elf"]
    assert [event.who for event in told(events, PhaseBegan)] == [
        who for who in ("amazon", "dwarf", "elf") for _ in range(2)
    ]
    assert [event.who for event in told(events, TurnEnded)] == ["amazon", "dwarf", "elf"]


@rule("MR-3.4.1", "MR-13.11.2", "MR-13.11.3")
def test_the_swordsman_is_asked_before_each_chit_and_goes_last_if_he_has_not_gone() -> None:
    state = awake("swordsman", "elf", "amazon")
    me = seat_of(state, "swordsman")
    for seat in range(3):
        answer(state, "ready", seat=seat)
    begun = []
    for left in (2, 1):
        top = state.agenda[-1]
        assert isinstance(top, Daylight)
        assert (state.to_act(), len(top.chits), "swordsman" in top.chits) == ((me,), left, False)
        assert state.choices(me).actions == (Go(), Pass())
        events = answer(state, "pass")
        assert told(events, Passed)
        begun += [event.who for event in told(events, TurnBegan)]
    assert begun[-1] == "swordsman"
    assert sorted(begun) == ["amazon", "elf", "swordsman"]
    assert isinstance(state.agenda[-1], Birdsong)


@rule("MR-13.11.2", "MR-13.11.3")
@pytest.mark.parametrize("waits", [0, 1])
def test_the_swordsman_takes_one_turn_at_a_moment_of_his_choice(waits: int) -> None:
    state = awake("swordsman", "elf", "amazon")
    for seat in range(3):
        answer(state, "ready", seat=seat)
    begun = []
    for text in ["pass"] * waits + ["go"]:
        begun += told(answer(state, text), TurnBegan)
    assert [event.who for event in begun].index("swordsman") == waits
    assert [event.drawn for event in begun] == [event.who != "swordsman" for event in begun]
    assert len(begun) == 3
    assert isinstance(state.agenda[-1], Birdsong)


@rule("MR-13.11.2")
def test_before_he_is_clever_his_chit_is_drawn() -> None:
    state = awake("swordsman 3", "elf 4", development=True)
    for seat in range(2):
        events = answer(state, "ready", seat=seat)
    assert {event.who: event.drawn for event in told(events, TurnBegan)} == {"swordsman": True, "elf": True}


def test_the_order_of_turns_is_drawn_anew_each_day() -> None:
    state = awake("dwarf", "elf", "amazon")
    orders = set()
    for seed in range(40):
        for seat in range(3):
            events = answer(state, "ready", seat=seat, seed=seed)
        orders.add(tuple(event.who for event in told(events, TurnBegan)))
        if not state.to_act():
            break
    assert len(orders) == 6


@rule("MR-3.4.3a")
def test_hidden_characters_become_unhidden_when_their_own_turn_starts() -> None:
    state = awake("dwarf", "elf")
    know(state, 0, hidden=True)
    know(state, 1, hidden=True)
    for seat in range(2):
        events = answer(state, "ready", seat=seat)
    order = [(type(event), event.who) for event in events if isinstance(event, TurnBegan | Unhidden)]
    for began, unhidden in zip(order[::2], order[1::2], strict=True):
        assert (began[0], unhidden[0]) == (TurnBegan, Unhidden)
        assert began[1] == unhidden[1]
    events = answer(state, "ready", seat=0) + answer(state, "ready", seat=1)
    assert not told(events, Unhidden)


@rule("MR-3.16.2", "MR-3.7.2", "MR-3.16.4")
def test_at_midnight_weapons_are_unalerted_and_alerted_chits_fatigue_but_hidden_is_hidden() -> None:
    state = awake("elf")
    live(state, "alert ordinary", "alert ordinary", "hide ordinary")
    answer(state, "turn-over light_bow-1")
    assert state.faces["light_bow-1"] == "alerted"
    events = state.play(0, state.choices(0).actions[1], ScriptedDice((2, 3)))
    assert [event.alerted for event in told(events, WeaponTurned)] == [False]
    assert [event.becomes for event in told(events, ChitChanged)] == ["alerted", "fatigued"]
    assert "light_bow-1" not in state.faces
    assert state.sheet(0).chits.count("fatigued") == 1
    assert individual(state).hidden


def test_the_phases_of_a_turn_are_remembered_until_the_next_one() -> None:
    state = awake("elf")
    live(state, "hide ordinary", script=(1, 1))
    assert isinstance(state.agenda[-1], Birdsong)
    assert state.view(None).individuals[0].past == (Hide("ordinary"),)
    live(state)
    assert state.view(None).individuals[0].past == ()


def past_of(view: RealmView, who: str) -> tuple[Phase, ...]:
    return next(one.past for one in view.individuals if one.who == who)


@rule("MR-0.6.1", "MR-3.2.1")
def test_a_recorded_turn_is_known_to_its_seat_alone_until_its_phases_come_up() -> None:
    state = awake("swordsman", "elf")
    me, elf = seat_of(state, "swordsman"), seat_of(state, "elf")
    put(state, "elf", "ruins-1")
    for seat in (me, elf):
        answer(state, "hide ordinary", seat=seat)
        answer(state, "alert ordinary", seat=seat)
        answer(state, "rest ordinary", seat=seat)
        answer(state, "ready", seat=seat)
    assert past_of(state.view(me), "elf") == ()
    assert state.view(me).to_come == ("elf", "swordsman")
    assert len(state.view(elf).my_individuals["elf"].turn) == 3
    twins = [state.imagine(me, some_dice(seed)) for seed in range(30)]
    assert len({individual(twin, elf).turn for twin in twins}) > 20
    assert {individual(twin, me).turn for twin in twins} == {individual(state, me).turn}
    answer(state, "pass")
    assert past_of(state.view(me), "elf") == (Hide("ordinary"), Alert("ordinary"))
    twins = [state.imagine(me, some_dice(seed)) for seed in range(30)]
    assert {individual(twin, elf).past for twin in twins} == {(Hide("ordinary"), Alert("ordinary"))}
    assert max(len(individual(twin, elf).turn) for twin in twins) == 3
    answer(state, "turn-over light_bow-1")
    assert state.view(me).to_come == ("swordsman",)
    assert {state.imagine(me, some_dice(seed)).individual("elf").turn for seed in range(9)} == {()}
    assert len(past_of(state.view(me), "elf")) == 3
