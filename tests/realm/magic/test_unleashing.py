"""MR-15.6.6: Unleash Power makes Moves and Fights of Magic chits."""

from __future__ import annotations

import pytest

from fabula.games.realm.belongings.carrying import chit_strength
from fabula.games.realm.combat.fatigue import Tire, tiring
from fabula.games.realm.combat.means import chit_means, means_for
from fabula.games.realm.combat.sheets import write_play
from fabula.games.realm.day.actions import Rouse
from fabula.games.realm.day.alerting import alertable
from fabula.games.realm.day.tolls import efforts
from fabula.games.realm.magic.durations import end_spell
from fabula.games.realm.magic.types import type_of
from fabula.testing import rule
from realm.combat.fighting import offered, plays
from realm.magic.spellcraft import bewitch, magicians
from realm.playing import awake, give

CHITS = ("chit:5", "chit:8", "chit:10", "chit:12")
"""Of the Sorceror: IV4*, VI6*, IV3* and IV5*."""


@rule("MR-15.6.6")
def test_any_number_of_own_chits_is_unleashed_until_the_next_sunset() -> None:
    state = magicians("sorceror", foes=("ogre-1",), sorceror=("unleash_power",))
    plays(state, "cast unleash_power chit:7 clearing")
    aims = [text for text in offered(state) if text.startswith("aim")]
    assert aims == [f"aim chit:{number}" for number in (4, 5, 6, 8, 9, 10, 11, 12)]
    plays(state, "aim chit:5", "aim chit:8", "done")
    (row,) = state.bewitched
    assert (row.targets, row.until) == (("chit:5", "chit:8"), state.day + 1)
    strikes = {text.split()[2] for text in offered(state) if text.startswith("strike")}
    assert strikes == set()  # he has cast a spell in this round
    plays(state, offered(state)[-1])
    assert "chit:5" in {text.split()[2] for text in offered(state) if text.startswith("maneuver")}


@rule("MR-15.6.6", "MR-15.6.6a")
def test_it_is_played_as_either_and_has_its_strength_by_its_time() -> None:
    state = magicians("sorceror", foes=("ogre-1",))
    bewitch(state, "unleash_power", "sorceror", *CHITS)
    for use in ("move", "fight"):
        shown = {means.name: means.shown for means in means_for(state, "sorceror", use)}
        assert {name: shown[name] for name in CHITS} == dict(
            zip(CHITS, ("M4*", "T6*", "L3*", "H5*"), strict=True)
        )
    again = {means.name for means in means_for(state, "sorceror", "move", acted=("chit:8",))}
    assert "chit:8" not in again
    assert [type_of(state, "sorceror", number) for number in (5, 6)] == [None, "IV"]
    roused = {action.chit for action in alertable(state, "sorceror") if isinstance(action, Rouse)}
    assert 4 in roused
    assert not roused & {5, 8, 10, 12}


@rule("MR-15.6.6a")
def test_it_carries_opens_and_is_magic_again_afterwards() -> None:
    state = awake("sorceror", at="ruins-1")
    before = chit_strength(state, state.sheet(0))
    row = bewitch(state, "unleash_power", "sorceror", *CHITS)
    assert chit_strength(state, state.sheet(0)) > before
    assert [action.chit for action in efforts(state, "sorceror")] == [8]
    end_spell(state, row, "MR-7.5.6")
    assert chit_strength(state, state.sheet(0)) == before
    assert type_of(state, "sorceror", 8) == "VI"


@rule("MR-15.6.6b")
def test_the_printed_time_makes_it_strong_but_the_belt_has_the_last_word() -> None:
    state = magicians("sorceror", foes=("ogre-1",))
    bewitch(state, "unleash_power", "sorceror", *CHITS)
    give(state, "draught_of_speed")
    assert [chit_means(state, "sorceror", number).shown for number in (8, 10)] == ["T3*", "L3*"]
    give(state, "belt_of_strength")
    assert [chit_means(state, "sorceror", number).shown for number in (8, 10)] == ["H3*", "H3*"]


@rule("MR-15.6.6", "MR-6.10.2")
@pytest.mark.parametrize(("moves", "fights", "after"), [(2, 2, (1, 2)), (3, 1, (2, 1)), (1, 2, (1, 1))])
def test_an_unleashed_chit_pays_for_what_more_is_due_of(
    moves: int, fights: int, after: tuple[int, int]
) -> None:
    """With the Potion of Energy more can be due than one; of equal parts a Move is paid first."""
    state = magicians("sorceror", foes=("ogre-1",))
    bewitch(state, "unleash_power", "sorceror", *CHITS)
    state.push(Tire("sorceror", 2, moves, fights))
    plays(state, "spend 5")
    now = state.agenda[-1]
    assert isinstance(now, Tire)
    assert (now.left, (now.moves, now.fights)) == (1, after)


def test_its_effort_is_paid_once_with_moves_or_fights() -> None:
    state = magicians("sorceror", foes=("ogre-1",))
    bewitch(state, "unleash_power", "sorceror", *CHITS)
    write_play(state, "sorceror", attack="chit:8", maneuver="chit:10")
    tire = tiring(state, "sorceror")
    assert tire is not None
    assert tire.left == 1
    state.push(tire)
    assert {"spend 2", "spend 3", "spend 5"} <= {*offered(state)}
    plays(state, "spend 5")
    assert state.sheet(0).chits[4] == "fatigued"
