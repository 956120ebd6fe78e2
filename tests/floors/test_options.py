"""Options: what people may want otherwise, each with a difference that a player can see."""

from __future__ import annotations

import msgspec
import pytest
from drawn import after, draw, make_state, prowl, refused, seen

from fabula.core import ScriptedDice
from fabula.games.floors.events import TurnedBy
from fabula.games.floors.game import game
from fabula.games.floors.options import Options
from fabula.testing import rule


def test_the_recommended_values_are_the_defaults() -> None:
    assert msgspec.structs.asdict(Options()) == {
        "mode": "basic",
        "long_game": False,
        "stone_onto_teleporter": "refused",
        "monster_stone_on_corner": "removed",
        "tie_at_turning_stone": "turns",
        "nobody_escaped": "nobody_wins",
        "corner_margin": "orthogonal",
        "first_layer": "random",
    }


def test_unknown_options_and_values_are_refused() -> None:
    for text in ('{"speed": 3}', '{"mode": "silly"}', '{"long_game": "yes"}', '{"corner_margin": "none"}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=Options)


@rule("FLOORS-2.2", "FLOORS-14.1")
def test_mode_lays_the_floor_or_lets_the_players_do_it() -> None:
    basic = game.start(Options(mode="basic"), 3, ScriptedDice([0]))
    expert = game.start(Options(mode="expert"), 3, ScriptedDice([0]))
    assert (basic.choices(0).prompt, len(basic.supply), len(seen(basic).stones)) == ("move", 0, 11)
    assert (expert.choices(0).prompt, len(expert.supply), len(seen(expert).stones)) == ("lay", 17, 0)


@rule("FLOORS-A6")
def test_stone_onto_teleporter() -> None:
    text = "A1 o 1E"
    assert refused(make_state(text), "1 E").rule == "FLOORS-A6"
    assert after(text, "1 E", options=Options(stone_onto_teleporter="destroyed")) == draw(". A1 1E")


@rule("FLOORS-A14")
def test_monster_stone_on_corner() -> None:
    text = ". o <"
    assert seen(prowl(text, 1, at=(0, 0))).stones == {}
    stays = prowl(text, 1, at=(0, 0), options=Options(monster_stone_on_corner="stays"))
    assert seen(stays).stones == {(0, 0): "stone"}


@rule("FLOORS-A25")
def test_tie_at_turning_stone() -> None:
    text = """
        A . .
        > r .
        B . .
    """
    turned = prowl(text, 1)
    assert [type(event) for event in turned.events].count(TurnedBy) == 1
    pushed = prowl(text, 1, options=Options(tie_at_turning_stone="pushes"))
    assert [type(event) for event in pushed.events].count(TurnedBy) == 0
    assert seen(pushed).stones == {(7, 4): "right"}
