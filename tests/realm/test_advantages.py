"""MR-13: special advantages make a difference to what comes of a day."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm import game
from fabula.games.realm.day.actions import Read
from fabula.games.realm.day.events import ChitChanged, Hid, Moved
from fabula.games.realm.day.findings import Awakened, Cursed
from fabula.games.realm.magic.runes import read
from fabula.testing import rule
from realm.playing import Script, awake, give, know, live, refusal, told

if TYPE_CHECKING:
    from fabula.core import Event

SKULL = "enchanters_skull"


def reads(who: str, *dice: int) -> list[Event]:
    """Somebody reads the runes of an artifact."""
    state = awake(who, at="ruins-1")
    give(state, SKULL)
    state.spell_piles[SKULL] = ("fog",)
    script = Script(dice)
    events = read(state, who, Read(SKULL, "top"), script)
    script.finish()
    return events


@rule("MR-13.9.4", "MR-13.10.1", "MR-13.15.1")
@pytest.mark.parametrize("who", ["pilgrim", "sorceror", "wizard"])
def test_the_learned_read_runes_that_others_do_not(who: str) -> None:
    assert told(reads(who, 2), Awakened)
    assert not told(reads("captain", 2, 6), Awakened)


@rule("MR-13.8.2", "MR-13.13.1")
@pytest.mark.parametrize("who", ["magician", "witch"])
def test_knowledge_keeps_a_curse_away(who: str) -> None:
    assert told(reads(who, 5, 1), Awakened)
    assert told(reads("captain", 5, 1, 1, 1), Cursed)


@rule("MR-13.15.2")
def test_the_wizard_walks_a_hidden_path_on_his_first_day() -> None:
    events = live(awake("wizard", at="ruins-1"), "move ruins-5 ordinary")
    assert [event.clearing for event in told(events, Moved)] == ["ruins-5"]
    assert not told(live(awake("captain", at="ruins-1"), "move ruins-5 ordinary"), Moved)


@rule("MR-13.1.2")
def test_the_amazon_goes_further_than_others() -> None:
    way = [f"move ruins-{number} ordinary" for number in (2, 1, 2, 1)]
    events = live(awake("amazon", at="ruins-1"), *way, "move ruins-2 stamina")
    assert len(told(events, Moved)) == 5
    state = awake("captain", at="ruins-1")
    assert refusal(state, "move ruins-2 stamina").reason == "no-extra-phase"


@rule("MR-13.2.1", "MR-13.12.1")
@pytest.mark.parametrize(("who", "source"), [("berserker", "robust"), ("white_knight", "health")])
def test_who_is_hale_rests_once_more(who: str, source: str) -> None:
    state = awake(who, at="ruins-1")
    tired = tuple(
        "fatigued" if chit.asterisks == 1 else "active" for chit in state.box.characters[who].chits(4)
    )
    know(state, chits=tired)
    live(state, f"rest {source}")
    events = state.play(0, state.choices(0).actions[0], Script(()))
    assert [event.becomes for event in told(events, ChitChanged)] == ["active"]
    assert refusal(awake("captain", at="ruins-1"), f"rest {source}").reason == "no-extra-phase"


@rule("MR-13.7.1")
def test_the_elf_hides_at_the_fifth_try() -> None:
    script = (*(6, 6) * 4, 1, 1)
    events = live(awake("elf", at="ruins-1"), *["hide ordinary"] * 4, "hide elusiveness", script=script)
    assert len(told(events, Hid)) == 1


@rule("MR-13.8.1")
def test_the_magician_alerts_once_more() -> None:
    state = awake("magician", at="ruins-1")
    live(state, "alert magical_paraphernalia")
    events = state.play(0, game.read("rouse 5"), Script(()))
    changed = told(events, ChitChanged)[0]
    assert (changed.chit, changed.becomes) == (5, "alerted")
    assert refusal(awake("captain", at="ruins-1"), "alert magical_paraphernalia").reason == "no-extra-phase"
