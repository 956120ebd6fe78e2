"""Prey: what it is worth to strike first, and when the bot does so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import Chair
from fabula.games.realm import game
from fabula.games.realm.combat.actions import Target
from fabula.games.realm.combat.setting import Fighter, Foe, Setting
from fabula.games.realm.pieces import put
from fabula.games.realm.tactics.dangers import RENOWN, ambush_on, evening_at, loss_by, night
from fabula.games.realm.tactics.duels import meeting
from fabula.games.realm.tactics.journeys import journeys, ways_from
from fabula.games.realm.tactics.menace import AT_LEAST_FIRST, ambush
from fabula.games.realm.tactics.tactic import RealmTactic, lies_low
from realm.playing import some_dice
from realm.tactics.alone import known, morning

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def waiting(who: str, *monsters: str) -> RealmState:
    """He is hidden, and they have come."""
    setting = Setting((Fighter(who, hidden=True),), tuple(map(Foe, monsters)))
    return meeting(setting, some_dice(1))


def test_to_strike_first_is_safer_than_to_be_found() -> None:
    died, won = ambush("dwarf", "tremendous_troll", 1)
    assert died == AT_LEAST_FIRST
    assert won > 0.9
    assert ambush("dwarf", "tremendous_troll", 2) == (1.0, 0.0), "never tried"


def test_a_band_of_which_no_duel_had_so_few_is_taken_for_the_larger_one() -> None:
    assert ambush("amazon", "goblin_axe", 3) == ambush("amazon", "goblin_axe", 6)


def test_prey_is_one_kind_that_is_worth_its_risk() -> None:
    dwarf, wizard = known(morning("dwarf")), known(morning("wizard"))
    assert ambush_on(dwarf, ("tremendous_troll",)) > 3
    assert ambush_on(wizard, ("tremendous_troll",)) == 0
    assert ambush_on(dwarf, ("tremendous_troll", "ogre-1")) == 0
    assert ambush_on(dwarf, ()) == 0


def test_the_first_kill_is_worth_more_than_the_next() -> None:
    """He wants to be known."""
    state = morning("dwarf")
    unknown = known(state)
    renowned = state.copy()
    renowned.write_sheet(0, notoriety=1)
    _, won = ambush("dwarf", "tremendous_troll", 1)
    more = ambush_on(unknown, ("tremendous_troll",)) - ambush_on(known(renowned), ("tremendous_troll",))
    assert more == pytest.approx(won * RENOWN)


def test_with_tired_chits_or_without_his_axe_he_lets_it_be() -> None:
    state = morning("dwarf")
    fresh = ambush_on(known(state), ("tremendous_troll",))
    state.write_sheet(0, chits=("fatigued",) * 2 + state.sheet(0).chits[2:])
    assert 0 < ambush_on(known(state), ("tremendous_troll",)) < fresh
    put(state, "great_axe-1", "elsewhere")
    assert known(state).missing == 1
    assert ambush_on(known(state), ("tremendous_troll",)) == 0
    assert loss_by(known(state), ("tremendous_troll",)) > 0


def test_what_he_would_strike_makes_a_hidden_night_worth_something() -> None:
    """MR-3.15.2: it prowls in the tile where he waits."""
    state = morning("dwarf")
    knowing = known(state)
    quiet = next(name for name in knowing.atlas.clearings if evening_at(knowing, name).found == 0)
    beside = next(
        name for name in knowing.atlas.of_tile[knowing.atlas.clearings[quiet].tile] if name != quiet
    )
    put(state, "tremendous_troll", beside)
    after = known(state)
    there = evening_at(after, quiet)
    assert there.prey > 0
    assert there.feared == 0
    assert night(after, quiet, 3) < 0
    put(state, "dwarf", quiet)
    knowing = known(state)
    hunts = [one for one in journeys(knowing, quiet, ways_from(knowing, quiet)) if one.purpose == "hunt"]
    assert quiet in [one.clearing for one in hunts]


@pytest.mark.parametrize(("who", "strikes"), [("dwarf", True), ("wizard", False)])
def test_it_strikes_first_at_prey_alone(who: str, *, strikes: bool) -> None:
    state = waiting(who, "tremendous_troll")
    assert lies_low(known(state)) != strikes
    tactic = RealmTactic()
    seen = []
    while state.to_act() and state.choices(0).prompt in ("fight-on", "lure", "deploy", "encounter", "target"):
        action = tactic(Chair(game, state, 0), some_dice(2))
        seen.append(action)
        state.play(0, action, some_dice(3))
    assert (Target("tremendous_troll") in seen) == strikes
