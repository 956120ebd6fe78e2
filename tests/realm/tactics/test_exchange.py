"""What the tactician expects of a round is what the rules make of it, die by die."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import chances
from fabula.games.realm.combat.actions import ATTACKS, DODGES
from fabula.games.realm.combat.outcomes import Killed, Wounded
from fabula.games.realm.combat.setting import Fighter
from fabula.games.realm.combat.targets import targets_of
from fabula.games.realm.tactics.outlook import BALANCED, Outlook
from realm.combat.fighting import combat, plays

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

CASES = [
    ("white_knight", "tremendous_troll-1", 1),
    ("white_knight", "tremendous_troll-1", 2),
    ("captain", "wolf_b-1", 1),
    ("captain", "viper-1", 2),
    ("dwarf", "ogre-1", 1),
    ("swordsman", "goblin_axe-1", 2),
    ("amazon", "heavy_spider-1", 1),
]


def laid_down(state: RealmState, outlook: Outlook, number: int) -> tuple[float, ...]:
    """Play one of the plans up to the last counter; what is expected of it."""
    plans = [plan for plan in outlook.plans if plan.target and plan.pair.fight and plan.pair.move]
    plan = plans[number * (len(plans) - 1) // 2]
    direction, dodge = ATTACKS[plan.fight_box - 1], DODGES[plan.move_box - 1]
    shield = (f"shield {ATTACKS[plan.move_box - 1]}",) if len(outlook.now.guards) > 2 else ()
    strike, maneuver = f"strike {direction} {plan.pair.fight}", f"maneuver {dodge} {plan.pair.move}"
    plays(state, "pass", f"target {plan.target}", strike, maneuver, *shield)
    return plan.odds.kill, plan.odds.death, plan.odds.wounds


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize(("who", "foe", "round"), CASES)
def test_the_odds_of_a_round_are_exact(who: str, foe: str, round: int, number: int) -> None:
    state = combat(who, foes=(foe,), round=round)
    expected = laid_down(state, Outlook(state, who, targets_of(state, who), BALANCED), number)
    kill = death = wounds = 0.0
    for way in chances(state, 0, state.choices(0).actions[0]):
        killed = [event.who for event in way.events if isinstance(event, Killed)]
        share = float(way.probability)
        kill += share * (foe in killed)
        death += share * (who in killed)
        wounds += share * sum(isinstance(event, Wounded) for event in way.events)
    assert (kill, death, wounds) == pytest.approx(expected)


def test_whoever_dodges_where_his_shield_is_is_safer() -> None:
    """The Captain's shield covers the box in which he is met; a bare one lets the Ogre through."""
    shielded = combat(Fighter("captain", items=("short_sword", "shield")), foes=("ogre-1",))
    bare = combat(Fighter("captain", items=("short_sword",)), foes=("ogre-1",))
    outlooks = [Outlook(state, "captain", ("ogre-1",), BALANCED) for state in (shielded, bare)]
    deaths = [min(plan.odds.death for plan in each.plans if not plan.pair.fight) for each in outlooks]
    assert deaths[0] == 0 < deaths[1]
