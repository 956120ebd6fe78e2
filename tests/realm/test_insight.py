"""What the board in the browser is told besides the view: chits, aims, turns, sheets, tiles to be laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import extras
from fabula.games.realm import game
from fabula.games.realm.drawing.insight import Aim, ChitShown, Played, RealmInsight, insight
from fabula.games.realm.sheet import Requirements
from realm.combat.fighting import combat, plays
from realm.playing import answer, awake, begin, give, know

if TYPE_CHECKING:
    from fabula.core import Seat
    from fabula.games.realm.state import RealmState

CLIFF = "cliff-2"


def told(state: RealmState, seat: Seat | None = 0) -> RealmInsight:
    """What the board of this seat is told."""
    return insight(state.view(seat), seat=seat)


def test_the_game_offers_it() -> None:
    assert extras.insight("realm") is insight


def test_chits_are_told_as_they_are_now() -> None:
    state = awake("amazon", "witch", at=CLIFF)
    first, *others = told(state, 0).chits
    assert first == ChitShown(1, "move", "M", 4, 0, "active", "")
    assert len(others) == 11
    magic = next(chit for chit in told(state, 1).chits if chit.action == "magic")
    assert (magic.value, magic.color) in {("V", "black"), ("VIII", "")}
    assert told(state, None).chits == ()


def test_belongings_are_told_with_the_face_that_they_show() -> None:
    state = awake("amazon", at=CLIFF)
    give(state, "crossbow-1", active=False)
    state.faces["crossbow-1"] = "alerted"
    gear = {each.piece: each for each in told(state).gear}
    assert (gear["crossbow-1"].kind, gear["crossbow-1"].active, gear["crossbow-1"].face) == (
        "weapon",
        False,
        "alerted",
    )
    assert gear["helmet-1"].kind == "helmet"
    assert gear["helmet-1"].active
    give(state, "pony_m3_m4")
    state.faces["pony_m3_m4"] = "gallop"
    assert next(each for each in told(state).gear if each.kind == "horse").shown == "M3"


def test_aims_count_by_the_units_of_victory() -> None:
    state = awake("amazon", at=CLIFF)
    required = Requirements(great_treasures=1, usable_spells=0, fame=2, notoriety=1, gold=1)
    state.write_sheet(0, requirements=required, fame=13)
    know(state, gold=40)
    worth = state.sheet(0).worth
    assert told(state).aims == (
        Aim("great_treasures", 1, 1, 0),
        Aim("usable_spells", 0, 0, 0),
        Aim("fame", 2, 20, 13),
        Aim("notoriety", 1, 20, 0),
        Aim("gold", 1, 30, 40 - worth),
    )
    assert told(state, None).aims == ()


def test_the_turn_is_told_phase_by_phase() -> None:
    state = awake("amazon", at=CLIFF)
    answer(state, "hide ordinary")
    answer(state, "move cliff-3 ordinary")
    recorded = told(state).recorded
    assert recorded is not None
    assert recorded.who == "amazon"
    assert [(phase.activity, phase.clearing) for phase in recorded.phases] == [
        ("hide", ""),
        ("move", "cliff-3"),
    ]
    assert told(state, None).recorded is None


def test_nobody_prowls_before_sunrise() -> None:
    state = awake("amazon", at=CLIFF)
    state.monster_roll = 3
    assert told(state).prowls == ()
    state.agenda = tuple(step for step in state.agenda if step.__struct_config__.tag != "birdsong")
    assert {"octopus", "ghost", "patrol", "soldiers"} <= {*told(state).prowls}
    assert "demon" not in told(state).prowls


def test_sheets_tell_what_lies_in_which_column_and_where_it_hits() -> None:
    state = combat("white_knight", foes=("giant-1", "wolf_a-1"))
    (sheet,) = told(state).sheets
    assert (sheet.owner, sheet.seat, sheet.played) == ("white_knight", 0, ())
    giant = next(counter for counter in sheet.counters if counter.piece == "giant-1")
    assert (giant.letter, giant.direction, giant.blow, giant.move, giant.size) == ("a", 0, "H5", 5, "T")
    assert giant.hits == "anywhere"  # there is no maneuver yet
    plays(state, "pass", "target giant-1", "strike thrust chit:5", "maneuver duck chit:2")
    plays(state, "place giant-1 swing")
    (sheet,) = told(state).sheets
    assert sheet.target == "giant-1"
    assert Played("attack", 1, "H6", "chit:5") in sheet.played
    assert Played("maneuver", 3, "H6", "chit:2") in sheet.played
    giant = next(counter for counter in sheet.counters if counter.piece == "giant-1")
    assert giant.direction == 2
    assert "suit_of_armor" in {gear.piece.partition("-")[0] for gear in sheet.gear}
    assert told(state).effort is not None
    (unseen,) = insight(state.view(None), seat=None).sheets
    assert unseen.played == ()  # what is laid in secret is told to nobody else


def test_no_sheets_without_a_combat() -> None:
    found = told(awake("amazon", at=CLIFF))
    assert (found.sheets, found.effort) == ((), None)


@pytest.mark.parametrize(
    ("season", "day", "colors"), [("off", 7, ("white", "black")), ("christmas", 7, ("white",))]
)
def test_the_days_with_magic_are_those_of_the_month(season: str, day: int, colors: tuple[str, ...]) -> None:
    found = told(awake("amazon", at=CLIFF, seasons_weather=season))
    assert found.colors[day] == colors
    assert (found.season, found.weather != "") == ("" if season == "off" else season, season != "off")


def test_tiles_in_hand_have_their_places_for_whoever_lays_one() -> None:
    state = begin(2, auto_map=False)
    (seat,) = state.to_act()
    choices = {game.write(action) for action in state.choices(seat).actions}
    places = told(state, seat).places
    assert {f"lay {laid.tile} {laid.column} {laid.row} {laid.turns}" for laid in places} == choices
    assert told(state, 1 - seat).places == ()
    assert told(state, None).places == ()
