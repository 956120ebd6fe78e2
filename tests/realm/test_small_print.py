"""Single clauses and examples of the day that no chapter's own tests show."""

from __future__ import annotations

import os
from random import Random
from typing import Any, Final

from fabula.core.dice import RandomDice
from fabula.games.realm import game
from fabula.games.realm.combat.sheets import is_dark
from fabula.games.realm.day.actions import Hide, Move, Ready
from fabula.games.realm.day.birdsong import Birdsong, recorders
from fabula.games.realm.day.events import Blocked, ChitChanged, Hid, TurnEnded
from fabula.games.realm.day.minions import is_minion
from fabula.games.realm.magic.colors import colors
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.natives.ranks import is_underling
from fabula.games.realm.natives.tasks import take_up
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Look
from fabula.games.realm.trade.events import Sold
from fabula.games.realm.unseen import Pile
from fabula.testing import rule
from realm.dealing import among, bring, lay, lay_gold, offered, say
from realm.invariants import wrong
from realm.playing import answer, awake, give, here, individual, know, live, refusal, seat_of, told
from realm.turns import hand_in, record

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))

WOODS = "awful_valley-1"
NEXT = "awful_valley-4"


@rule("MR-11.8")
def test_the_dwarf_in_7_league_boots_has_three_phases_and_no_sunlight() -> None:
    state = awake("dwarf", at=WOODS)
    give(state, "7_league_boots")
    assert any(isinstance(action, Move) for action in state.choices(0).actions)
    for phase in ("hide ordinary", "hide ordinary"):
        answer(state, phase)
    left = [action for action in state.choices(0).actions if not isinstance(action, Ready)]
    assert {(type(action), getattr(action, "source", "")) for action in left} == {(Move, "7_league_boots")}
    answer(state, f"move {NEXT} 7_league_boots")
    assert state.choices(0).actions == (Ready(),)


@rule("MR-11.14")
def test_the_three_hides_of_the_example() -> None:
    for who, dice, hoof, hides in (
        ("elf", (6, 2), False, False),
        ("druid", (5,), False, True),
        ("druid", (5,), True, False),
    ):
        state = awake(who, at="ruins-1")
        if hoof:
            put(state, "cloven_hoof", "ruins-1")
        assert bool(told(live(state, "hide ordinary", script=dice), Hid)) == hides
        assert individual(state).hidden == hides


@rule("MR-11.79", "MR-1.12.2")
def test_forty_gold_in_ashes_buy_nothing_grow_to_48_and_are_good_again_when_cured() -> None:
    state = among("amazon", "rogues", gold=40, curses=("ashes",))
    give(state, "broadsword-1", active=False)
    assert [event.gold for event in told(say(state, "sell broadsword-1 rogues"), Sold)] == [8]
    assert individual(state).gold == 48
    for curses in (("ashes",), ()):
        dealing = among("amazon", "rogues", gold=48, curses=curses)
        dealing.piles["rogues"] = Pile(("lost_keys",), 0)
        say(dealing, "visit rogues")
        if curses:
            say(dealing, "ask lost_keys", 2, 2)  # nobody asks about drinks
            assert refusal(dealing, "pay").reason == "ashes"
        else:
            say(dealing, "ask lost_keys")
            assert "treat" in offered(dealing)
            say(dealing, "roll", 2, 2)
            say(dealing, "pay")
            assert individual(dealing).gold < 48


@rule("MR-F.1.2")
def test_without_seasons_a_month_has_these_values() -> None:
    state = awake("amazon", at="mountain-2")
    phases = 0
    while Hide("ordinary") in state.choices(0).actions:
        answer(state, "hide ordinary")
        phases += 1
    assert phases == 4  # two basic, two sunlight
    climbing = awake("amazon", at="mountain-2")
    live(climbing, "move mountain-5 ordinary")
    assert here(climbing) == "mountain-2"
    live(climbing, "move mountain-5 ordinary", "move mountain-5 ordinary")
    assert here(climbing) == "mountain-5"
    for side, goals in (("food_ale", ("inn", "house")), ("escort_party", ("chapel", "guardhouse"))):
        for start, goal in (("ruins-1", goals[0]), (state.places[goals[0]], goals[1])):
            errand = awake("amazon", at=start)
            know(errand, notoriety=5)
            lay_gold(errand, side, start)
            take_up(errand, 0, side)
            (task,) = errand.sheet(0).tasks
            assert task.destination == goal
            assert task.gold % 2 == 0
    state.day = 7
    assert {"white", "black"} <= {*colors(state, "mountain-2")}
    state.day = 8
    assert not {"white", "black"} & {*colors(state, "mountain-2")}


@rule("MR-0.8.3")
def test_leaders_take_turns_underlings_do_not_and_a_minion_is_nobody_to_block() -> None:
    state = awake("witch", "captain", at=WOODS, wild=True)
    witch, captain = seat_of(state, "witch"), seat_of(state, "captain")
    for native in ("PHQ", "P1"):
        put(state, native, WOODS)
    assert not {"PHQ", "P1"} & {*state.individuals}  # unhired natives are denizens
    for native in ("PHQ", "P1"):
        serve(state, native, captain, until=9)
    assert recorders(state, captain) == ("captain", "PHQ")
    assert [is_underling(state, who) for who in ("PHQ", "P1", "captain")] == [False, True, False]
    assert recorders(state, witch) == ("witch", "familiar")
    assert is_minion("familiar")
    assert not is_underling(state, "familiar")
    put(state, "familiar", WOODS)
    put(state, "wolf_a-1", NEXT)
    events = hand_in(state, "captain", "PHQ", "witch", roll=3)
    assert [event.who for event in told(events, Blocked)] == ["P1", "PHQ", "captain", "witch"]


@rule("MR-13.11.4", "MR-13.11.2")
def test_the_swordsman_chooses_his_moment_only_when_turns_are_drawn() -> None:
    random = Random(3)
    options = Options(days=7, gold_chits="none", leave_map="never", combat="off")
    state = game.start(options, 3, RandomDice(random))
    while state.to_act():
        seat = state.to_act()[0]
        offered = state.choices(seat)
        takes = [one for one in offered.actions if one.words() == ("choose", "swordsman", "4")]
        moments = offered.prompt == "moment"
        assert moments == (type(state.agenda[-1]).__name__ == "Daylight")
        assert not moments or state.sheet(seat).character == "swordsman"
        state.play(seat, takes[0] if takes else random.choice(offered.actions), RandomDice(random))
    assert any(sheet is not None and sheet.character == "swordsman" for sheet in state.sheets)


@rule("MR-16.18.3", "MR-3.2.10")
def test_trade_and_hire_can_be_declined_and_nothing_else() -> None:
    def asked(phase: str, **changes: Any) -> set[str]:
        state = awake("magician", at="ruins-1")
        bring(state, "rogues", "ruins-1")
        know(state, gold=50, **changes)
        live(state, f"{phase} ordinary", "rest ordinary")
        return {text.split()[0] for text in offered(state)}

    tired = ("fatigued", *("active",) * 11)
    assert {"done", "pass"} & asked("trade")
    assert {"done", "pass"} & asked("hire")
    assert not {"done", "pass"} & asked("search")
    assert not {"done", "pass"} & asked("alert")
    assert not {"done", "pass"} & asked("rest", chits=tired)


@rule("MR-1.8.6", "MR-3.16.9", "MR-H.1.6")
def test_in_weeks_of_fighting_everybody_is_somewhere_and_nights_are_quiet() -> None:
    turned = 0
    for seed in range(20):
        turned += nights_with_dark_sides_before(seed)
        if turned and not SWEEP:
            break
    if turned:
        return
    raise AssertionError("nothing has ever shown its dark side")


def nights_with_dark_sides_before(seed: int) -> int:
    """A week of random fights: how often denizens showed their dark sides, which no morning does."""
    random, turned = Random(seed), 0
    options = Options(days=7, gold_chits="none", leave_map="never")
    state = game.start(options, 4, RandomDice(random))
    while state.to_act():
        assert wrong(state) is None
        dark = [piece for piece in state.places if is_dark(state, piece)]
        turned += bool(dark)
        if isinstance(state.agenda[-1], Birdsong):
            assert not dark
            assert not state.stances
        seat = state.to_act()[0]
        state.play(seat, random.choice(state.choices(seat).actions), RandomDice(random))
    return turned


@rule("MR-3.12.10")
def test_a_character_who_follows_ends_his_turn_where_his_guide_does() -> None:
    """The Druid calls nothing by his own end, but the Captain who follows him does (MR-3.15.9)."""
    for follows in (False, True):
        state = awake("druid", "captain", at="ruins-1", wild=True)
        lay(state, "ruins", "dank_c", "slither_3")
        put(state, "captain", "ruins-1" if follows else "cliff-1")
        record(state, druid="", captain="follow druid no" if follows else "")
        events = hand_in(state, "druid", *(() if follows else ("captain",)), roll=2)
        assert [event.who for event in told(events, TurnEnded)][:1] == ["druid"]
        assert ("dank_c" in state.summoned or bool(told(events, Blocked))) == follows


@rule("MR-1.6.2")
def test_hiding_lasts_through_the_night_to_the_start_of_the_next_turn() -> None:
    state = awake("amazon", at="ruins-1")
    live(state, "hide ordinary", script=(1, 1))
    assert individual(state).hidden
    assert state.day == 2
    live(state, "rest ordinary")
    assert not individual(state).hidden


@rule("MR-1.5.3b")
def test_an_alerted_chit_is_still_active_for_what_it_can_do_and_tired_at_midnight() -> None:
    state = awake("magician", at="ruins-1")
    live(state, "alert ordinary")
    rouse = next(text for text in offered(state) if text.startswith("rouse"))
    number = int(rouse.split()[1])
    events = say(state, rouse)
    changed = [event for event in told(events, ChitChanged) if event.chit == number]
    assert [event.becomes for event in changed] == ["alerted", "fatigued"]


@rule("MR-3.6.3")
def test_whoever_has_found_hidden_enemies_sees_one_who_hides_before_his_eyes() -> None:
    for found in (False, True):
        state = awake("amazon", "elf", at=WOODS)
        amazon, elf = seat_of(state, "amazon"), seat_of(state, "elf")
        if found:
            know(state, elf, found=True, searches=(Look(1, WOODS, ("hidden_enemies",), 1),))
        record(state, amazon="hide ordinary", elf="")
        assert told(hand_in(state, "amazon", 1, 1), Hid)  # nobody keeps her from hiding
        assert state.to_act() == (amazon,)
        say(state, "pass", *(() if found else ("elf",)))
        assert (state.to_act() == (elf,) and "block amazon" in offered(state)) == found
