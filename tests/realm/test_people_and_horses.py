"""MR-1.1, MR-1.4, MR-4.4: what is printed for characters, natives and horses, and what a sheet holds."""

from __future__ import annotations

from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.actions import Move, Ready, Ride
from fabula.games.realm.day.events import Cancelled, Moved
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.sheet import Individual, Sheet
from fabula.testing import rule
from realm.playing import answer, awake, give, individual, some_dice, told


@rule("MR-4.4.1")
def test_horses_have_two_gaits_a_price_and_the_toughness_of_their_kind() -> None:
    box = awake("amazon").box
    traits = {kind.id: (kind.vulnerability, kind.armored) for kind in box.all_items.horse_kinds}
    assert traits == {"pony": ("M", False), "workhorse": ("H", False), "warhorse": ("T", True)}
    assert len(box.horses) == 17
    for horse in box.horses.values():
        kind, walk, gallop = horse.id.split("_")
        assert kind == horse.kind
        assert gallop[0].upper() in LEVEL
        assert {walk.upper(), gallop.upper()} == {
            f"{gait.strength}{gait.time}" for gait in (horse.walk, horse.gallop)
        }
        assert horse.gallop.time < horse.walk.time
        assert horse.price > 0


@rule("MR-1.1.2")
def test_weight_is_carried_and_vulnerability_kills() -> None:
    box = awake("amazon").box
    differ = {
        kind.id: (kind.vulnerability, kind.weight, kind.armored)
        for kind in box.all_natives.types
        if kind.vulnerability != kind.weight
    }
    assert differ == {"knight": ("T", "H", True)}


@rule("MR-1.4.1")
def test_what_a_character_has() -> None:
    state = awake("witch", at="ruins-1")
    for character in state.box.characters.values():
        assert character.weight in LEVEL
        assert len(character.advantages) == 2
        assert character.starts_at
        assert [len(character.chits(level)) for level in range(1, 5)] == [3, 6, 9, 12]
    sheet, one = state.sheet(0), individual(state)
    assert len(sheet.chits) == 12
    assert {"spells", "learned", "curses", "fame", "notoriety", "requirements"} <= {*Sheet.__struct_fields__}
    assert {"gold", "discoveries", "hidden", "found"} <= {*Individual.__struct_fields__}
    assert (one.gold, one.hidden, one.found, sheet.curses) == (10, False, False, ())
    assert sheet.requirements is not None


@rule("MR-4.4.4")
def test_only_the_horse_of_birdsong_gives_its_bonus() -> None:
    pony, other = "pony_m3_m5", "pony_m2_m5"
    state = awake("amazon", at="ruins-2")
    give(state, pony)
    give(state, other, active=False)
    state.play(0, Ride("ruins-1", "ruins-4", "ordinary"), some_dice())
    state.play(0, Ride("ruins-1", "ruins-2", "ordinary"), some_dice())
    state.settled = ()
    state.play(0, Ready(), some_dice())
    events = state.play(0, Done(), some_dice())
    assert len(told(events, Moved)) == 2
    for text in (f"inactivate {pony}", f"activate {other}"):
        answer(state, text)
    (cancelled,) = told(answer(state, "done"), Cancelled)
    assert (cancelled.rule, cancelled.reason) == ("MR-4.4.4", "other-horse")
    state = awake("amazon", at="ruins-2")
    give(state, "workhorse_h6_t8")
    give(state, pony, active=False)
    state.play(0, Move("ruins-1", "workhorse"), some_dice())
    state.settled = ()
    state.play(0, Ready(), some_dice())
    for text in ("inactivate workhorse_h6_t8", f"activate {pony}"):
        answer(state, text)
    assert [event.reason for event in told(answer(state, "done"), Cancelled)] == ["no-horse"]
