"""MR-H.1: what is always true, in random games, and what is noticed when it is not."""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING, Final, Literal

import pytest
from msgspec.structs import replace

from fabula.core import RandomDice
from fabula.games.realm import game
from fabula.games.realm.combat.sheets import Stance
from fabula.games.realm.day import blocking
from fabula.games.realm.day.events import DayBegan
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import lift, put
from fabula.games.realm.unseen import with_entry
from fabula.testing import rule
from realm.invariants import watch_phases, wrong
from realm.magic.spellcraft import bewitch
from realm.playing import awake, give, know, live

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))


def played(seed: int, seats: int, days: Literal[1, 7, 28]) -> tuple[RealmState, list[Event]]:
    """A random game without combat, with a look at each of its states."""
    random = Random(seed)
    events: list[Event] = []
    options = Options(days=days, gold_chits="random", development=bool(seed % 2), combat="off")
    state = game.start(options, seats, RandomDice(random))
    while state.to_act():
        assert wrong(state) is None
        seat = random.choice(state.to_act())
        events += state.play(seat, random.choice(state.choices(seat).actions), RandomDice(random))
    assert wrong(state) is None
    return state, events


@pytest.mark.parametrize("seed", [4, 11])
def test_whatever_everybody_sees_change_is_told(seed: int) -> None:
    random = Random(seed)
    dice = RandomDice(random)
    state = game.start(Options(gold_chits="none", combat="off"), 2 + seed % 2, dice)
    for _ in range(120):
        seat, before = state.to_act()[0], state.view(None)
        events = state.play(seat, random.choice(state.choices(seat).actions), dice)
        told = any(event.told_to(None) for event in events)
        assert told or state.view(None) == before


@rule("MR-H.1.1", "MR-H.1.2", "MR-H.1.3", "MR-H.1.4", "MR-H.1.7")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_always_true_is_true_after_every_decision(seed: int) -> None:
    state, _ = played(seed, seats=1 + 2 * seed, days=7)
    assert state.day == 7


@rule("MR-H.1.1", "MR-H.1.2", "MR-H.1.3", "MR-H.1.4", "MR-H.1.5", "MR-H.1.6", "MR-H.1.7")
@pytest.mark.parametrize("seed", range(500 if SWEEP else 5))
def test_a_month_without_combat_goes_to_its_end(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    met = watch_phases(monkeypatch)
    state, events = played(seed, seats=1 + seed % 8, days=28)
    assert state.day == 28
    assert met or seed != 4  # whoever leaves the map early meets no monster; in this game somebody does
    standing = state.standing()
    assert standing is not None
    assert len(standing.places) == state.seats
    assert sum(isinstance(event, DayBegan) for event in events) == 28


@rule("MR-H.1.8")
def test_the_same_dice_and_decisions_make_the_same_game() -> None:
    first, again, other = played(5, 3, 1), played(5, 3, 1), played(6, 3, 1)
    assert first == again
    assert first != other


@rule("MR-H.1.1")
def test_a_counter_that_is_nowhere_or_in_two_places_is_noticed() -> None:
    state = awake("amazon")
    lift(state, "demon")
    assert wrong(state) == "demon is nowhere"
    put(state, "demon", "ruins-1")
    assert wrong(state) is None
    state.standing_at["ruins-2"] = ("demon",)
    assert wrong(state) == "the two tables of pieces and places differ"


@rule("MR-H.1.2", "MR-7.11.3")
def test_an_altered_chit_has_the_color_of_its_type_of_now() -> None:
    state = awake("witch_king", at="ruins-1")
    chits = state.box.characters["witch_king"].chits(4)
    number = next(at for at, chit in enumerate(chits, 1) if chit.type == "VI")
    bewitch(state, "elemental_spirit", "witch_king", f"chit:{number}")
    know(state, chits=with_entry(state.sheet(0).chits, number - 1, "color"))
    assert wrong(state) is None
    state.bewitched = ()
    assert wrong(state) == "witch_king has a color chit of no color"


@rule("MR-H.1.2", "MR-H.1.3")
def test_wrong_sheets_are_noticed() -> None:
    state = awake("druid")
    chits = state.sheet(0).chits
    know(state, chits=chits[1:])
    assert wrong(state) == "druid has too many chits or too few"
    know(state, chits=("color", *chits[1:]))
    assert wrong(state) == "druid has a color chit of no color"
    know(state, chits=(*chits[:6], "color", *chits[7:]))
    assert wrong(state) is None
    know(state, gold=0)
    assert wrong(state) is None
    know(state, gold=-1)
    assert wrong(state) == "druid owes gold"
    know(state, gold=0, spells=("fog",) * 14)
    assert wrong(state) is None
    know(state, spells=("fog",) * 15)
    assert wrong(state) == "druid knows too many spells"


@rule("MR-H.1.4")
@pytest.mark.parametrize(
    ("first", "second", "kind"),
    [
        ("short_sword-2", None, "weapon"),
        ("shield-2", None, "shield"),
        ("pony_m3_m5", "workhorse_m5_h7", "horse"),
        ("quick_boots", "power_boots", "boots"),
        ("power_gauntlets", "handy_gloves", "gloves"),
        ("quick_boots", "handy_gloves", None),
        ("pony_m3_m5", "suit_of_armor-1", None),
    ],
)
def test_two_active_things_of_a_kind_are_noticed(first: str, second: str | None, kind: str | None) -> None:
    state = awake("amazon")
    give(state, first)
    if second is not None:
        give(state, second)
    found = wrong(state) or ""
    assert found.partition("amazon has more than one active ")[2] == (kind or "")


@rule("MR-H.1.7")
def test_a_map_chit_that_is_gone_or_there_twice_is_noticed() -> None:
    for change in ((), ("howl_4", "howl_4")):
        state = awake("amazon")
        left = tuple(chit for chit in state.unseen.chits if chit != "howl_4")
        state.unseen = replace(state.unseen, chits=(*left, *change))
        assert wrong(state) == "map chits are missing, or there twice"


@rule("MR-H.1.6")
def test_what_should_be_over_in_the_morning_is_noticed() -> None:
    state = awake("wizard", at="ruins-1")
    assert wrong(state) is None
    state.faces["mace-1"] = "alerted"
    assert wrong(state) == "something is alerted in the morning"
    del state.faces["mace-1"]
    chits = state.sheet(0).chits
    know(state, chits=("alerted", *chits[1:]))
    assert wrong(state) == "something is alerted in the morning"
    know(state, chits=chits, spotted=("elf",))
    assert wrong(state) == "hidden enemies of yesterday are still found"
    know(state, spotted=(), found=True)
    assert wrong(state) == "hidden enemies of yesterday are still found"
    know(state, found=False)
    state.stances["wolf_a-1"] = Stance("wizard")
    assert wrong(state) == "a counter lies on a combat sheet in the morning"
    state.stances.clear()
    combat_spell = next(spell.id for spell in state.box.spells.values() if spell.duration == "combat")
    bewitch(state, combat_spell, "wizard", "wizard")
    assert wrong(state) == "a Combat spell is in effect in the morning"


@rule("MR-H.1.5")
def test_whoever_stands_before_a_monster_and_is_not_blocked_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = awake("captain", at="ruins-1", wild=True)
    put(state, "wolf_a-1", "ruins-1")
    monkeypatch.setattr(blocking, "block", lambda *_: [])
    watch_phases(monkeypatch)
    with pytest.raises(AssertionError, match="captain stands unhidden and unblocked before wolf_a-1"):
        live(state, "rest ordinary")


@rule("MR-H.1.1")
def test_a_card_that_is_gone_or_there_twice_is_noticed() -> None:
    state = awake("amazon")
    put(state, "amulet", "amazon")
    assert wrong(state) == "treasures are missing, or there twice"
    state = awake("amazon")
    state.unseen = replace(state.unseen, spells=("fog", *state.unseen.spells))
    assert wrong(state) == "spells are missing, or there twice"
