"""MR-3.14: flying from tile to tile with the Flying Carpet or on wings of one's own, and landing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.actions import Fly, Move
from fabula.games.realm.day.events import (
    Abandoned,
    Blocked,
    Cancelled,
    Flew,
    Hid,
    Landed,
    LeftBehind,
    PhaseBegan,
    Unhidden,
)
from fabula.games.realm.magic.bewitching import CARPET, WAITING, Bewitchment, is_under
from fabula.games.realm.magic.flights import flights
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.playing import Script, answer, awake, give, here, individual, live, pause, refusal, seat_of, told
from realm.turns import hand_in, record

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def unroll(state: RealmState, seat: int = 0) -> None:
    """Somebody has the Carpet, and its spell is energized."""
    give(state, CARPET, seat)
    state.bewitched = (*state.bewitched, Bewitchment(CARPET, CARPET, CARPET, (CARPET,)))


def aviator(who: str = "elf", *, at: str = "borderland-1") -> RealmState:
    state = awake(who, at=at)
    unroll(state)
    return state


def reasons(events: list[Event]) -> list[tuple[str, str]]:
    return [(event.rule, event.reason) for event in told(events, Cancelled)]


@rule("MR-3.14.2", "MR-3.14.3", "MR-3.14.7", "MR-1.8.6")
def test_one_fly_phase_for_each_tile_without_landing_in_between() -> None:
    state = aviator()
    beside = state.atlas.beside["borderland"]
    assert {action.tile for action in state.choices(0).actions if isinstance(action, Fly)} == {
        "borderland",
        *beside,
    }
    first = beside[0]
    second = next(tile for tile in state.atlas.beside[first] if tile not in ("borderland", *beside))
    refused = refusal(state, f"fly {second} ordinary")
    assert (refused.rule, refused.reason) == ("MR-3.14.2", "too-far-to-fly")
    answer(state, f"fly {first} ordinary")
    answer(state, f"fly {second} ordinary")
    assert state.choices(0).details["clearing"] == second
    clearing = state.atlas.of_tile[second][0]
    events = live(state, f"fly {first} ordinary", f"fly {second} ordinary", script=(clearing,))
    assert [event.tile for event in told(events, Flew)] == [first, second]
    assert [event.clearing for event in told(events, Landed)] == [clearing] == [here(state)]


@rule("MR-3.14.2")
def test_a_tile_that_is_too_far_when_the_phase_comes_up_is_not_reached() -> None:
    state = aviator()
    beside = state.atlas.beside["borderland"]
    far = next(tile for tile in state.atlas.of_tile if tile not in ("borderland", *beside))
    assert reasons(live(state, f"fly {far} ordinary")) == [("MR-3.14.2", "too-far-to-fly")]
    assert here(state) == "borderland-1"


@rule("MR-3.14.1")
def test_nobody_flies_without_anything_to_fly_with() -> None:
    state = awake("elf", at="borderland-1")
    assert refusal(state, "fly borderland ordinary").rule == "MR-3.14.1"
    assert not any(isinstance(action, Fly) for action in state.choices(0).actions)
    assert reasons(live(state, "fly borderland ordinary")) == [("MR-3.14.1", "cannot-fly")]


@rule("MR-3.14.1")
def test_an_inert_carpet_or_one_that_is_put_away_carries_nobody() -> None:
    state = awake("elf", at="borderland-1")
    give(state, CARPET)
    answer(state, "fly borderland ordinary")
    assert reasons(live(state, "fly borderland ordinary")) == [("MR-3.14.1", "cannot-fly")]
    state = aviator()
    state.active = ()
    assert reasons(live(state, "fly borderland ordinary")) == [("MR-3.14.1", "cannot-fly")]


@rule("MR-3.14.1")
def test_the_carpet_bears_nobody_who_is_heavier_than_medium() -> None:
    for who, rises in (("elf", True), ("amazon", True), ("dwarf", False), ("white_knight", False)):
        state = aviator(who)
        events = live(state, "fly borderland ordinary", script=("borderland-1",) if rises else ())
        assert bool(told(events, Flew)) == rises, who


@rule("MR-3.14.1", "MR-4.4.8", "MR-4.2.2")
def test_horses_and_whatever_is_too_heavy_stay_in_the_clearing() -> None:
    state = aviator("amazon")
    give(state, "pony_m2_m5")
    give(state, "suit_of_armor-1", active=False)
    live(state, "fly borderland ordinary")
    events = state.play(0, state.choices(0).actions[0], Script(("borderland-2",)))
    assert {event.piece for event in told(events, Abandoned)} == {"pony_m2_m5", "suit_of_armor-1"}
    assert state.places["pony_m2_m5"] == state.places["suit_of_armor-1"] == "borderland-1"
    assert (state.places[CARPET], here(state)) == ("amazon", "borderland-2")


@rule("MR-3.14.2", "MR-1.6.2")
def test_whoever_flies_is_not_hidden_any_more() -> None:
    state = aviator()
    events = live(state, "hide ordinary", "fly borderland ordinary", script=(1, 1, "borderland-1"))
    assert len(told(events, Hid)) == len(told(events, Unhidden)) == 1
    assert not individual(state).hidden


@rule("MR-3.14.4")
def test_before_anything_else_he_lands_and_a_move_that_does_not_fit_is_cancelled() -> None:
    state = aviator()
    assert Move("borderland-1", "ordinary") not in state.choices(0).actions
    answer(state, "fly borderland ordinary")
    assert Move("borderland-1", "ordinary") in state.choices(0).actions
    events = live(state, "fly borderland ordinary", "move borderland-1 ordinary", script=("borderland-6",))
    kinds = [type(event) for event in events if isinstance(event, PhaseBegan | Landed | Flew)]
    assert kinds == [PhaseBegan, Flew, PhaseBegan, Landed]
    assert here(state) == "borderland-1"
    state = aviator()
    events = live(state, "fly borderland ordinary", "move borderland-1 ordinary", script=("borderland-2",))
    assert reasons(events) == [("MR-3.5.10", "not-adjacent")]
    assert here(state) == "borderland-2"


@rule("MR-3.13.1c", "MR-3.14.4")
def test_monsters_block_him_at_once_where_he_lands() -> None:
    state = aviator()
    put(state, "wolf_a-1", "borderland-6")
    events = live(state, "fly borderland ordinary", "hide ordinary", script=("borderland-6",))
    assert [event.clearing for event in told(events, Blocked)] == ["borderland-6"]
    assert not told(events, Hid)
    state = aviator()
    put(state, "wolf_a-1", "borderland-6")
    events = live(state, "fly borderland ordinary", "hide ordinary", script=("borderland-2", 1, 1))
    assert told(events, Hid)
    assert not told(events, Blocked)


@rule("MR-3.14.6", "MR-3.13.2")
def test_in_the_air_nobody_is_blocked() -> None:
    state = aviator(at="borderland-6")
    put(state, "wolf_a-1", "borderland-6")
    beside = state.atlas.beside["borderland"][0]
    clearing = state.atlas.of_tile[beside][0]
    events = live(state, "fly borderland ordinary", f"fly {beside} ordinary", script=(clearing,))
    assert len(told(events, Flew)) == 2
    assert not told(events, Blocked)


@rule("MR-3.14.4", "MR-3.4.3b", "MR-3.2.6")
def test_whoever_wakes_in_the_air_lands_unless_he_flies_on() -> None:
    state = aviator()
    put(state, "elf", "borderland")
    events = live(state, "hide ordinary", script=("borderland-6", 1, 1))
    kinds = [type(event) for event in events if isinstance(event, PhaseBegan | Landed)]
    assert kinds == [Landed, PhaseBegan]
    assert (here(state), individual(state).hidden) == ("borderland-6", True)
    state = aviator()
    put(state, "elf", "borderland")
    tile = state.atlas.beside["borderland"][0]
    clearing = state.atlas.of_tile[tile][0]
    events = live(state, f"fly {tile} ordinary", script=(clearing,))
    assert [event.clearing for event in told(events, Landed)] == [clearing]


@rule("MR-3.13.1c")
def test_whoever_lands_at_the_start_of_his_turn_may_be_blocked_before_his_first_phase() -> None:
    state = aviator()
    put(state, "elf", "borderland")
    put(state, "wolf_a-1", "borderland-6")
    events = live(state, "hide ordinary", script=("borderland-6",))
    assert told(events, Blocked)
    assert not told(events, PhaseBegan)


@rule("MR-3.14.7")
def test_landing_in_a_cave_after_a_sunlight_phase_ends_the_turn() -> None:
    state = aviator()
    phases = ("fly borderland ordinary", "fly borderland ordinary", "fly borderland ordinary")
    events = live(state, *phases, "hide ordinary", script=("borderland-4",))
    assert reasons(events) == [("MR-3.14.7", "sunlight-used")]
    assert not told(events, Hid)
    state = aviator()
    assert state.atlas.clearings["borderland-4"].kind == "cave"
    events = live(state, phases[0], "hide ordinary", "hide ordinary", script=("borderland-4", 1, 1))
    assert told(events, Hid)
    assert reasons(events) == [("MR-3.2.4b", "no-sunlight")]


@rule("MR-3.5.8")
def test_from_a_roadway_he_may_fly_off() -> None:
    state = aviator()
    way = next(way for way in state.atlas.ways if way.startswith("borderland-1-"))
    put(state, "elf", way)
    answer(state, "fly borderland ordinary")
    events = live(state, "fly borderland ordinary", script=("borderland-2",))
    assert told(events, Flew)
    assert here(state) == "borderland-2"


@rule("MR-3.12.4", "MR-3.14.6")
def test_nobody_follows_a_guide_who_flies() -> None:
    state = awake("elf", "dwarf", at="borderland-1")
    unroll(state)
    record(state, elf="fly borderland ordinary", dwarf="follow elf no")
    events = hand_in(state, "elf", "borderland-2")
    assert [event.who for event in told(events, LeftBehind)] == ["dwarf"]
    assert (state.places["dwarf"], state.places["elf"]) == ("borderland-1", "borderland-2")


@rule("MR-3.12.11", "MR-13.13.5")
def test_the_familiar_flies_with_the_witch() -> None:
    state = awake("witch", at="borderland-1")
    unroll(state)
    put(state, "familiar", "borderland-1")
    answer(state, "fly borderland ordinary")
    answer(state, "ready")
    answer(state, "follow witch no")
    events = hand_in(state, "witch", "borderland-2")
    assert told(events, Flew)
    assert state.places["familiar"] == state.places["witch"] == "borderland-2"


@rule("MR-8.6.2", "MR-5.8.2", "MR-3.14.5")
def test_a_controlled_monster_with_wings_moves_or_flies_and_others_do_not_fly() -> None:
    state = awake("elf", at="borderland-1")
    for monster in ("giant_bat-1", "ogre-1"):
        put(state, monster, "borderland-1")
        serve(state, monster, 0, 99, controlled=True)
    state.chits["borderland"] = ()
    answer(state, "ready")
    assert state.choices(0).details["who"] == "giant_bat-1"
    actions = state.choices(0).actions
    assert Fly("borderland", "ordinary") in actions
    assert Move("borderland-6", "ordinary") in actions
    answer(state, "fly borderland ordinary")
    answer(state, "ready")
    assert refusal(state, "fly borderland ordinary").rule == "MR-5.8.2"
    events = hand_in(state, "giant_bat-1", "borderland-2", "elf", "ogre-1")
    assert [event.who for event in told(events, Landed)] == ["giant_bat-1"]
    assert state.places["giant_bat-1"] == "borderland-2"


def test_the_carpet_is_energized_by_purple_and_flies_again_and_again() -> None:
    state = awake("elf", at="borderland-1")
    give(state, CARPET, active=False)
    pause(state)
    answer(state, f"activate {CARPET}")
    assert not is_under(state, CARPET, CARPET)
    state = awake("elf", at="borderland-1")
    give(state, CARPET, active=False)
    state.day = 21
    pause(state)
    answer(state, f"activate {CARPET}")
    assert is_under(state, CARPET, CARPET)
    assert isinstance(state.agenda[-1], Rearranging)
    answer(state, "done")
    for clearing in ("borderland-2", "borderland-3"):
        live(state, "fly borderland ordinary", script=(clearing,))
        assert here(state) == clearing
        state.bewitched = tuple(Bewitchment(CARPET, CARPET, CARPET, (CARPET,)) for _ in state.bewitched)


@rule("MR-16.18.1", "MR-16.18.2")
def test_what_can_be_recorded_depends_on_what_one_has() -> None:
    plain = {"move", "hide", "search", "trade", "rest", "alert", "hire", "enchant", "follow", "ready"}

    def recordable(*cards: str, caching: bool = False) -> set[str]:
        state = awake("elf", "captain", at="borderland-1", caching=caching)
        elf = state.player_of("elf")
        for card in cards:
            give(state, card, elf)
        return {action.words()[0] for action in state.choices(elf).actions}

    assert recordable() == plain
    assert recordable(CARPET) == plain | {"fly"}
    assert recordable("crystal_ball") == plain | {"peer-at", "enchant-at"}
    assert recordable("ancient_telescope") == plain | {"peer-at"}
    assert recordable(caching=True) == plain | {"cache"}


@rule("MR-7.14.1")
def test_what_there_is_to_fly_with() -> None:
    def flying(spell: str = "", one: str = "elf", detail: str = "") -> set[tuple[str, int, int]]:
        """With what somebody can fly: its name, its strength and its time."""
        state = awake("elf", at="borderland-1")
        give(state, CARPET)
        put(state, one, "borderland-1")
        row = Bewitchment(spell, "elf", "chit:3", (CARPET if spell == CARPET else one,), detail=detail)
        state.bewitched = (row,) if spell else ()
        return {(flight.name, flight.strength, flight.time) for flight in flights(state, one)}

    assert flying() == set()
    assert flying(CARPET) == {(CARPET, LEVEL["M"], 2)}
    assert flying("broomstick", detail=WAITING) == {("broomstick", LEVEL["L"], 1)}
    assert flying("transform", detail="eagle") == {("elf", LEVEL["M"], 2)}
    assert flying("transform", detail="squirrel") == set()
    assert flying("absorb_essence", detail="giant_bat-1") == {("elf", LEVEL["H"], 3)}
    assert flying("absorb_essence", detail="ogre-1") == set()
    assert flying(one="giant_bat-1") == {("giant_bat-1", LEVEL["H"], 3)}
    assert flying(one="ogre-1") == set()
    assert flying("hurricane_winds", detail=WAITING) == set()  # they blow when they like (MR-15.4.4b)


@rule("MR-3.12.11", "MR-3.14.6", "MR-13.13.5")
@pytest.mark.parametrize("along", [False, True])
def test_the_familiar_does_not_fly_with_anybody_else(along: bool) -> None:
    """Not by itself, nor with the Witch, who stays behind."""
    state = awake("elf", "witch", at="borderland-1")
    witch = seat_of(state, "witch")
    unroll(state, seat_of(state, "elf"))
    put(state, "familiar", "borderland-1")
    state.chits["borderland"] = ()
    record(state, elf="fly borderland ordinary")
    say = ("follow elf no", "ready", "follow witch no") if along else ("ready", "follow elf no")
    for text in say:
        answer(state, text, seat=witch)
    script = ("borderland-2",) if along else ("borderland-2", "witch")
    events = hand_in(state, "elf", *script)
    left = {"familiar", "witch"} if along else {"familiar"}
    assert {event.who for event in told(events, LeftBehind)} == left
    assert state.places["familiar"] == state.places["witch"] == "borderland-1"
