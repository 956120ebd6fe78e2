"""MR-0.4: odds beside choices that dice decide, of tables that are seldom rolled on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from fabula.games.realm import game
from fabula.games.realm.drawing import drawing
from fabula.words import Words
from realm.dealing import say
from realm.magic.spellcraft import bewitch
from realm.options.test_commerce import selling
from realm.playing import awake, give, pause

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def odds(state: RealmState, *beginning: str, language: str = "en", seat: int | None = 0) -> list[str]:
    """What is noted with a chance when a seat points at the beginning of an action."""
    picture = drawing.draw(state.view(seat), seat=seat, beginning=beginning)
    return [text for text, _ in Words(language, game).noted(picture) if re.match(r"\d+ ?%", text)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_group_may_offer_or_demand(language: str) -> None:
    state = selling("elf", "bashkars", "golden_crown", "mace-1")
    say(state, "sell mace-1 bashkars")
    assert odds(state, "sell", "golden_crown", "bashkars", language=language) == []
    shown = odds(state, "done", language=language)
    assert len(shown) > 2
    assert abs(sum(int(text.split()[0].strip("%")) for text in shown) - 100) <= len(shown)
    assert odds(state, "done", language=language, seat=None) == []


def test_an_enemy_blocks_or_demands() -> None:
    state = selling("captain", "bashkars", "mace-1")
    say(state, "sell mace-1 bashkars")
    assert odds(state, "done") == [
        "3 %: a demand to sell for the value -10 Gold",
        "8 %: a demand to sell for the value -15 Gold",
        "14 %: a demand to sell for the value -20 Gold",
        "19 %: a demand to sell for the value -30 Gold",
        "56 %: Block/Battle",
    ]


def test_the_claw_grants_a_wish_and_a_curse_by_one_roll() -> None:
    state = awake("captain", at="ruins-1")
    give(state, "withered_claw", active=False)
    pause(state)
    shown = odds(state, "activate", "withered_claw")
    assert [text.split()[0] for text in shown] == ["3", "8", "14", "19", "25", "31"]
    assert shown[0] == "3 %: I wish I were elsewhere, and Eyemist"
    assert shown[5] == "31 %: strength, and Disgust"
    assert odds(state, "activate", "mace-1") == []


def test_whoever_is_lost_sees_where_he_may_come() -> None:
    state = awake("captain", at="ruins-1")
    assert odds(state, "move", "ruins-2", "ordinary") == []
    bewitch(state, "lost", "captain", "ruins")
    shown = odds(state, "move", "ruins-2", "ordinary")
    assert shown[0] == "3 %: astray into a clearing with the number 1"
    assert len(shown) == 6
