"""MR-15.3.5b, MR-15.7.1, MR-15.8.2, MR-15.8.3: spells of items belong to whoever holds the item."""

from __future__ import annotations

import pytest

from fabula.games.realm import game
from fabula.games.realm.combat.treachery import betray
from fabula.games.realm.day.actions import Ready
from fabula.games.realm.day.events import Blocked, Moved
from fabula.games.realm.magic.bewitching import Bewitchment
from fabula.games.realm.magic.control import FOR_EVER
from fabula.games.realm.magic.durations import end_spell, energize_where_color_is, expire_at_midnight
from fabula.games.realm.magic.pacifying import is_pacified
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import offered, plays
from realm.magic.spellcraft import magicians, takes_effect
from realm.playing import Script, answer, awake, give, individual, seat_of, told


@rule("MR-15.3.5b", "MR-15.8.2", "MR-7.4.4")
@pytest.mark.parametrize(
    ("spell", "item"), [("persuade", "glimmering_ring"), ("deal_with_goblins", "beast_pipes")]
)
def test_whoever_holds_the_item_is_the_pacifier(spell: str, item: str) -> None:
    state = awake("elf", "witch", at="ruins-1")
    elf, witch = seat_of(state, "elf"), seat_of(state, "witch")
    give(state, item, elf)
    state.bewitched = (Bewitchment(spell, "elf", item, ("goblin_axe-1",), until=9),)
    assert is_pacified(state, "goblin_axe-1", elf)
    assert not is_pacified(state, "goblin_axe-1", witch)
    put(state, item, "witch")
    assert not is_pacified(state, "goblin_axe-1", elf)
    assert is_pacified(state, "goblin_axe-1", witch)
    put(state, item, "ruins-2")
    assert not is_pacified(state, "goblin_axe-1", elf)
    assert not is_pacified(state, "goblin_axe-1", witch)


@rule("MR-15.8.2")
def test_a_goblin_dealt_with_by_a_chit_is_the_casters_affair() -> None:
    state = magicians("witch", "elf", foes=("goblin_axe-1",), witch=("deal_with_goblins",))
    takes_effect(state, "deal_with_goblins", "witch", "goblin_axe-1")
    assert is_pacified(state, "goblin_axe-1", seat_of(state, "witch"))
    assert not is_pacified(state, "goblin_axe-1", seat_of(state, "elf"))


@rule("MR-15.7.1", "MR-15.8.3", "MR-7.4.4")
@pytest.mark.parametrize(
    ("spell", "item", "monster"),
    [
        ("control_bats", "glowing_gem", "giant_bat-1"),
        ("guide_spider_or_octopus", "beast_pipes", "octopus"),
    ],
)
def test_what_an_item_controls_follows_the_item(spell: str, item: str, monster: str) -> None:
    state = magicians("elf", "witch", foes=(monster,), elf=())
    elf, witch = seat_of(state, "elf"), seat_of(state, "witch")
    give(state, item, elf)
    takes_effect(state, spell, "elf", monster, means=item)
    assert state.hired[monster].owner == elf
    put(state, item, "witch")
    energize_where_color_is(state)
    assert state.hired[monster].owner == witch
    put(state, item, "ruins-2")
    energize_where_color_is(state)
    assert monster not in state.hired
    put(state, item, "elf")
    energize_where_color_is(state)
    assert state.hired[monster].owner == elf
    end_spell(state, state.bewitched[0], "MR-7.5.6")
    assert monster not in state.hired


@rule("MR-15.7.1")
def test_only_bats_are_controlled() -> None:
    state = magicians("elf", foes=("ogre-1",), elf=("control_bats",))
    plays(state, next(text for text in offered(state) if text.startswith("cast control_bats")))
    assert [casting.fate for casting in state.castings] == ["cancelled"]


@rule("MR-6.13.1", "MR-7.9.5")
@pytest.mark.parametrize("item", ["", "glowing_gem"])
def test_what_he_attacks_himself_obeys_him_no_more_however_long_the_spell_would_last(item: str) -> None:
    state = magicians("elf", foes=("giant_bat-1", "giant_bat-2"), elf=("control_bats",))
    give(state, "glowing_gem")
    takes_effect(state, "control_bats", "elf", "giant_bat-1", "giant_bat-2", means=item)
    betray(state, "giant_bat-1", seat_of(state, "elf"))
    energize_where_color_is(state)
    assert [*state.hired] == ["giant_bat-2"]
    assert [row.targets for row in state.bewitched] == [("giant_bat-2",)]


@rule("MR-15.5.5b", "MR-7.9.5")
@pytest.mark.parametrize("item", ["", "glowing_gem"])
def test_a_pentangle_on_a_bat_frees_it_as_long_as_it_lasts(item: str) -> None:
    state = magicians("elf", "witch_king", foes=("giant_bat-1",), elf=("control_bats",))
    give(state, "glowing_gem", seat_of(state, "elf"))
    takes_effect(state, "control_bats", "elf", "giant_bat-1", means=item)
    takes_effect(state, "pentangle", "witch_king", "giant_bat-1")
    assert state.hired == {}
    energize_where_color_is(state)
    assert state.hired == {}
    expire_at_midnight(state)
    assert state.hired["giant_bat-1"].owner == seat_of(state, "elf")


@rule("MR-15.7.1", "MR-5.8.6")
@pytest.mark.parametrize("leads", [False, True])
def test_a_bat_that_is_lost_by_day_takes_no_more_phases_and_nobody_follows_it(leads: bool) -> None:
    """The Elf drops the gem that has cast the spell, while he follows the bat, or the bat him."""
    state = awake("elf", at="ruins-1")
    give(state, "glowing_gem")
    put(state, "giant_bat-1", "ruins-1")
    state.bewitched = (Bewitchment("control_bats", "elf", "glowing_gem", ("giant_bat-1",), until=9),)
    serve(state, "giant_bat-1", 0, FOR_EVER, controlled=True)
    moves, follows = ["move ruins-2 ordinary", "move ruins-1 ordinary"], ["follow giant_bat-1 no"]
    for text in (*follows, "ready", *moves) if leads else (*moves, "ready", "follow elf no"):
        answer(state, text, seat=0)
    state.settled = ()
    events = state.play(0, Ready(), Script((4, "giant_bat-1" if leads else "elf")))
    while state.day == 1:
        texts = [game.write(action) for action in state.choices(0).actions]
        text = next((one for one in texts if one == "abandon glowing_gem"), "done")
        events += state.play(0, game.read(text), Script(()))
    assert "giant_bat-1" not in state.individuals
    assert individual(state).following == ""
    moved = [(event.who, event.clearing) for event in told(events, Moved)]
    assert {who for who, _ in moved} == {"elf", "giant_bat-1"}
    assert {clearing for _, clearing in moved} == {"ruins-2"}
    assert [event.who for event in told(events, Blocked)] == ([] if leads else ["elf"])
