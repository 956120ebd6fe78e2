"""MR-15.6.4: a phantasm looks, goes and enchants for whoever controls it, for one day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.dealing import is_trader
from fabula.games.realm.day.actions import Follow, Peer
from fabula.games.realm.day.birdsong import guides_for
from fabula.games.realm.day.discovering import use_openly
from fabula.games.realm.day.events import Blocked, Cancelled, ChitTurnedUp, Climbs, Moved, Rolled, TurnBegan
from fabula.games.realm.day.night import Sunset
from fabula.games.realm.day.order import Days
from fabula.games.realm.day.phases import sources_of
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.day.seeing import sees
from fabula.games.realm.magic.durations import end_spell
from fabula.games.realm.magic.enchanting import Enchanting
from fabula.games.realm.magic.events import PhantasmCame, PreparesToEnchant
from fabula.games.realm.magic.phantasms import set_up_phantasms
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import offered, plays
from realm.dealing import lay
from realm.magic.spellcraft import bewitch, magicians
from realm.playing import answer, awake, know, refusal, seat_of, some_dice, told
from realm.turns import hand_in

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

MINE = "phantasm-sorceror"


def haunted(*others: str, at: str = "ruins-1", wild: bool = False) -> RealmState:
    """The Sorceror at Birdsong with his phantasm, and others."""
    state = awake("sorceror", *others, at=at, wild=wild)
    bewitch(state, "phantasm", "sorceror", "sorceror", until=1)
    set_up_phantasms(state)
    return state


def say(state: RealmState, *texts: str) -> None:
    for text in texts:
        answer(state, text, seat=seat_of(state, "sorceror"))


@rule("MR-15.6.4", "MR-15.6.4a")
def test_it_is_cast_on_a_character_and_comes_at_the_next_birdsong_for_a_day() -> None:
    state = magicians("sorceror", foes=("ogre-1",), sorceror=("phantasm",))
    cast = next(text for text in offered(state) if text.startswith("cast phantasm"))
    plays(state, cast)
    assert offered(state) == ["aim sorceror", "pass"]
    plays(state, "aim sorceror")
    (row,) = state.bewitched
    assert (row.targets, row.until) == (("sorceror",), state.day + 1)
    assert MINE not in state.individuals
    state.push(Days())
    events = Days().run(state, some_dice())
    assert [event.clearing for event in told(events, PhantasmCame)] == [state.places["sorceror"]]
    assert state.individual(MINE).seat == 0
    Sunset().run(state, some_dice())
    assert MINE not in state.individuals
    assert MINE not in state.places


def test_a_nullified_spell_brings_none_and_a_broken_one_takes_it_away() -> None:
    state = awake("sorceror", at="ruins-1")
    row = bewitch(state, "phantasm", "sorceror", "sorceror", until=1)
    bewitch(state, "pentangle", "sorceror", "sorceror")
    assert set_up_phantasms(state) == []
    state.bewitched = (row,)
    assert len(set_up_phantasms(state)) == 1
    end_spell(state, row, "MR-7.6.5")
    assert MINE not in state.individuals


@rule("MR-15.6.4a", "MR-3.11.5")
def test_it_records_moves_looks_and_enchantments_where_it_is() -> None:
    state = haunted()
    say(state, "ready")
    assert state.choices(0).details["who"] == MINE
    activities = {action.words()[0] for action in state.choices(0).actions}
    assert activities == {"move", "search", "enchant", "ready"}
    assert refusal(state, "hide ordinary").rule == "MR-15.6.4a"
    say(state, "move ruins-2 ordinary", "enchant ordinary", "enchant ordinary", "search ordinary")
    assert refusal(state, "search ordinary").rule == "MR-3.2.2"
    events = hand_in(state, "sorceror")
    assert [event.who for event in told(events, PreparesToEnchant)] == [MINE]
    step = state.agenda[-1]
    assert isinstance(step, Enchanting)
    assert (step.who, step.clearing) == ("sorceror", "ruins-2")
    assert not state.individual("sorceror").prepared
    answer(state, next(text for text in offered(state) if text.startswith("enchant-chit")))
    assert "color" in state.sheet(0).chits
    assert isinstance(state.agenda[-1], Searching)
    assert state.choices(0).actions == (Peer("ruins-2"),)


@rule("MR-15.6.4b", "MR-7.9.8")
def test_it_takes_its_turn_just_before_his_and_climbs_like_everybody() -> None:
    state = haunted(at="cliff-4")
    say(state, "move cliff-6 ordinary", "ready", "move cliff-6 ordinary", "move cliff-6 ordinary")
    events = hand_in(state, "sorceror")
    assert [event.who for event in told(events, TurnBegan)] == ["sorceror", MINE]
    assert [event.who for event in told(events, Moved)] == [MINE]
    assert [event.who for event in told(events, Climbs)] == [MINE, "sorceror"]


@rule("MR-15.6.4c", "MR-7.9.8")
def test_it_knows_what_he_knows_and_he_what_it_finds() -> None:
    state = awake("sorceror", "elf", at="ruins-1")
    know(state, seat_of(state, "sorceror"), discoveries=("ruins-1~5",))
    bewitch(state, "phantasm", "sorceror", "sorceror", until=1)
    set_up_phantasms(state)
    assert state.individual(MINE).discoveries == ("ruins-1~5",)
    state.write("elf", hidden=True)
    state.write(MINE, found=True)
    assert sees(state, "sorceror", "elf")
    put(state, MINE, "ruins-2")
    assert not sees(state, "sorceror", "elf")
    use_openly(state, MINE, "ruins-2", "pool", "MR-3.9.10")
    assert "pool" in state.individual("sorceror").discoveries
    twin = state.imagine(seat_of(state, "elf"), some_dice())
    assert twin.individual(MINE).discoveries == twin.individual("sorceror").discoveries


def test_who_imagines_does_not_know_its_list() -> None:
    state = haunted("elf")
    state.write(MINE, discoveries=("pool",), seen=("pool",))
    twin = state.imagine(seat_of(state, "elf"), some_dice())
    assert twin.individual("sorceror").discoveries == twin.individual(MINE).discoveries == ()


@rule("MR-15.6.4d")
def test_it_neither_follows_nor_spies_nor_is_it_followed_or_spied_on() -> None:
    state = haunted("elf")
    elf = seat_of(state, "elf")
    whom = {action.whom for action in state.choices(elf).actions if isinstance(action, Follow)}
    assert whom == {"sorceror"}
    assert guides_for(state, MINE) == ()
    assert not is_trader(state, MINE)
    put(state, "sorceror", "cliff-1")
    use_openly(state, "elf", "ruins-1", "pool", "MR-3.9.10")
    assert "pool" not in state.individual("sorceror").discoveries
    use_openly(state, MINE, "ruins-1", "vault", "MR-3.9.10")
    assert "vault" in state.individual("sorceror").discoveries
    assert "vault" not in state.individual("elf").discoveries


@rule("MR-15.6.4d", "MR-7.9.8")
def test_it_meets_no_monsters_and_wakes_none() -> None:
    state = haunted(at="awful_valley-1", wild=True)
    lay(state, "ruins", "bones_c", "pool")
    put(state, MINE, "ruins-1")
    put(state, "wolf_a-1", "ruins-2")
    say(state, "ready", "move ruins-2 ordinary", "move ruins-1 ordinary")
    events = hand_in(state, "sorceror", roll=3)
    assert [event.who for event in told(events, Moved)] == [MINE, MINE]
    assert not told(events, Blocked)
    assert "ruins" not in {event.tile for event in told(events, ChitTurnedUp)}


@rule("MR-15.3.4c", "MR-15.4.1")
def test_it_goes_astray_in_a_lost_tile_and_blazing_light_is_not_for_it() -> None:
    state = haunted()
    bewitch(state, "blazing_light", "sorceror", "ruins-1")
    assert "blazing_light" in sources_of(state, "sorceror")
    assert "blazing_light" not in sources_of(state, MINE)
    bewitch(state, "lost", "sorceror", "ruins")
    say(state, "ready", "move ruins-2 ordinary")
    events = hand_in(state, "sorceror", 3, 3)
    assert [(event.who, event.table) for event in told(events, Rolled)] == [(MINE, "lost")]
    assert [event.who for event in told(events, Cancelled)] == [MINE]
