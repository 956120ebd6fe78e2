"""MR-14.3: the Flowers of Rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.running import roads_to_run
from fabula.games.realm.day.actions import Block
from fabula.games.realm.day.blocking import MayBlock, block
from fabula.games.realm.day.events import Appeared, Arrived, Blocked, ChitChanged, Hid, PhaseBegan, TurnBegan
from fabula.games.realm.day.holding import holders
from fabula.games.realm.day.night import Sunset
from fabula.games.realm.day.turn import EndTurn
from fabula.games.realm.pieces import put
from fabula.games.realm.treasures.events import FellAsleep, SleptIn, WokeUp
from fabula.games.realm.treasures.flowers import drowse
from fabula.testing import rule
from realm.magic.spellcraft import bewitch, state_of
from realm.playing import answer, awake, give, individual, know, live, seat_of, some_dice, told
from realm.turns import hand_in

if TYPE_CHECKING:
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState

FLOWERS = "flowers_of_rest"


def weary(state: RealmState, seat: int = 0, how: ChitState = "fatigued") -> None:
    """Let a character's first chit be fatigued and his second one wounded."""
    know(state, seat, chits=(how, "wounded", *state.sheet(seat).chits[2:]))


@rule("MR-14.3.3", "MR-14.3.1", "MR-3.4.5", "MR-3.4.3b", "MR-3.1.4")
def test_whoever_is_weary_sleeps_through_his_turn_and_wakes_rested() -> None:
    state = awake("captain", at="ruins-1")
    weary(state)
    put(state, FLOWERS, "ruins-1")
    events = live(state, "hide ordinary", "move ruins-2 ordinary")
    assert [event.who for event in told(events, FellAsleep)] == ["captain"]
    assert [event.who for event in told(events, SleptIn)] == ["captain"]
    assert not told(events, TurnBegan)
    assert not told(events, PhaseBegan)
    assert state.sheet(0).chits[:2] == ("active", "wounded")
    assert state.places["captain"] == "ruins-1"
    assert [event.who for event in told(events, WokeUp)] == ["captain"]
    assert not individual(state).asleep


@rule("MR-14.3.3", "MR-3.15.12")
def test_he_falls_asleep_in_the_middle_of_his_turn_and_summons_nothing() -> None:
    state = awake("captain", at="ruins-2", wild=True)
    weary(state)
    put(state, FLOWERS, "ruins-1")
    events = live(state, "move ruins-1 ordinary", "hide ordinary", roll=1)
    assert [event.activity for event in told(events, PhaseBegan)] == ["move"]
    assert told(events, FellAsleep)
    assert not told(events, Hid)
    assert not told(events, Arrived)
    fresh = awake("captain", at="ruins-2")
    put(fresh, FLOWERS, "ruins-1")
    events = live(fresh, "move ruins-1 ordinary", "hide ordinary", script=(1, 1))
    assert told(events, Hid)  # nothing was fatigued


@rule("MR-14.3.3", "MR-3.15.12")
def test_a_sleeper_summons_nobody_and_another_does() -> None:
    for asleep in (False, True):
        state = awake("captain")
        clearing = state.places["inn"]
        put(state, "captain", clearing)
        if asleep:
            weary(state)
        put(state, FLOWERS, clearing)
        state.push(EndTurn("captain"))
        drowse(state)
        state.monster_roll = 1  # the Company comes to the Inn
        events = EndTurn("captain", revealed=True).run(state, some_dice())
        assert [event.who for event in told(events, Appeared)] == ([] if asleep else ["company"])


@rule("MR-14.3.3", "MR-3.13.2", "MR-3.13.4")
def test_sleepers_neither_block_nor_are_blocked() -> None:
    state = awake("captain", "elf", at="ruins-1")
    captain, elf = state.player_of("captain"), state.player_of("elf")
    put(state, "giant-1", "ruins-1")
    state.push(MayBlock(("elf",), ("captain", "elf")))
    assert Block("captain") in state.choices(elf).actions or Block("elf") in state.choices(captain).actions
    state.pop()
    weary(state, captain)
    put(state, FLOWERS, "ruins-1")
    drowse(state)
    state.push(MayBlock(("elf",), ("captain", "elf")))
    assert state.agenda[-1].waits_for(state) == ()
    state.pop()
    events = block(state, "ruins-1", ("giant-1",), ("captain", "elf"))
    assert [event.who for event in told(events, Blocked)] == ["elf"]
    assert not state.individual("captain").blocked
    state.monster_roll = state.box.monsters["giant"].row or 0
    state.stopped = ()
    put(state, "elf", "ruins-2")
    assert holders(state, "elf") == ()
    state.write("captain", asleep=False)
    assert holders(state, "elf") == ("captain",)


@rule("MR-14.3.3")
def test_who_sleeps_follows_nobody() -> None:
    state = awake("captain", "elf", at="ruins-1")
    elf = state.player_of("elf")
    answer(state, "follow captain no", seat=elf)
    weary(state, elf)
    put(state, FLOWERS, "ruins-1")
    events = hand_in(state, "captain")
    assert [event.who for event in told(events, FellAsleep)] == ["elf"]
    assert state.individual("elf").following == ""


@rule("MR-14.3.4", "MR-3.17.1")
def test_at_sunset_all_that_is_fatigued_is_rested_and_wounds_are_not() -> None:
    state = awake("captain", at="ruins-1")
    weary(state)
    put(state, FLOWERS, "ruins-1")
    drowse(state)
    know(state, chits=("active", "wounded", "fatigued", *state.sheet(0).chits[3:]))
    state.push(Sunset())
    events = Sunset().run(state, some_dice())
    assert told(events, WokeUp)
    assert [(event.chit, event.becomes) for event in told(events, ChitChanged)] == [(3, "active")]
    assert state.sheet(0).chits[:3] == ("active", "wounded", "active")


@rule("MR-14.3.5")
def test_they_do_nothing_on_roadways_nor_to_the_rested() -> None:
    state = awake("captain", at="ruins-1")
    put(state, FLOWERS, "ruins-1")
    know(state, chits=("wounded", *state.sheet(0).chits[1:]))
    assert drowse(state) == []
    weary(state)
    put(state, "captain", roads_to_run(state, "captain")[0])
    give(state, FLOWERS, active=False)
    assert drowse(state) == []
    put(state, "captain", "ruins-1")
    assert drowse(state)


@rule("MR-14.3.5")
def test_after_sunset_they_do_nothing() -> None:
    state = awake("captain", at="ruins-1")
    give(state, FLOWERS, active=False)
    events = live(state)
    weary(state)
    assert not told(events, FellAsleep)
    assert state.sheet(0).chits[0] == "fatigued"  # until the next Sunrise
    events = live(state)
    assert told(events, FellAsleep)


@rule("MR-14.3.6")
def test_under_wither_nobody_sleeps_until_it_is_lifted() -> None:
    state = awake("captain", at="ruins-1")
    weary(state)
    put(state, FLOWERS, "ruins-1")
    know(state, curses=("wither",))
    events = live(state, "hide ordinary", script=(1, 1))
    assert told(events, Hid)
    assert state.sheet(0).chits[0] == "fatigued"
    know(state, curses=())
    assert told(live(state), FellAsleep)


@rule("MR-3.17.1", "MR-14.3.4", "MR-7.5.8")
def test_the_chits_of_day_spells_that_end_are_rested_with_the_others() -> None:
    state = awake("wizard", at="ruins-1")
    put(state, FLOWERS, "ruins-1")
    weary(state)
    drowse(state)
    row = bewitch(state, "prophecy", "wizard", "wizard", until=state.day)
    state.push(Sunset())
    events = Sunset().run(state, some_dice())
    assert [event.becomes for event in told(events, ChitChanged)] == ["fatigued", "active"]
    assert state_of(state, "wizard", row.means) == "active"


@rule("MR-3.13.4", "MR-14.3.3")
def test_nobody_is_asked_to_hold_a_monster_that_comes_to_no_sleeper() -> None:
    state = awake("captain", "elf", at="ruins-1", wild=True)
    put(state, "elf", "ruins-2")
    put(state, "wolf_a-1", "ruins-2")
    state.monster_roll = 3
    state.chits["ruins"] = ("bones_c",)
    put(state, FLOWERS, "ruins-1")
    weary(state, seat_of(state, "captain"))
    drowse(state)
    state.push(EndTurn("captain"))
    state.go_on(some_dice())
    assert state.choices(seat_of(state, "elf")).prompt == "turn"
    assert state.places["wolf_a-1"] == "ruins-2"
