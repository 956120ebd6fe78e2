"""The players of duels: they play by the rules, and the clever one fights when that is worth it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from fabula.bots.duel import Bout, Score, fights
from fabula.core import Chair, RandomDice
from fabula.games.realm import game
from fabula.games.realm.combat.actions import FightOn, Run, Target
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.tactics.ways import WAYS, Clever
from realm.combat.fighting import combat
from realm.combat.test_games import some_combat
from realm.playing import some_dice

if TYPE_CHECKING:
    from fabula.core import Action


@pytest.mark.parametrize("wit", [1.0, 0.5])
@pytest.mark.parametrize("seed", range(6))
def test_a_clever_fighter_plays_any_combat_to_its_end(seed: int, wit: float) -> None:
    """Also if it is he who decides only now and then: somebody may have laid down what he would not."""
    random = Random(seed)
    state, dice, player = some_combat(random), RandomDice(random), Clever()
    while state.fight is not None:
        seat = state.to_act()[0]
        chair = Chair(game, state, seat)
        own = player.choose(chair, dice)
        state.play(seat, own if random.random() < wit else random.choice(chair.choices().actions), dice)
    assert state.plays == {}


def test_he_runs_from_what_he_cannot_beat_and_stays_where_he_can() -> None:
    """The Woods Girl cannot pierce a Tremendous Troll; the Amazon is faster than an Ogre."""
    troll, ogre = combat("woods_girl", foes=("tremendous_troll-1",)), combat("amazon", foes=("ogre-1",))
    assert isinstance(Clever().choose(Chair(game, troll, 0), some_dice(1)), Run)
    assert not isinstance(Clever().choose(Chair(game, ogre, 0), some_dice(1)), Run)
    assert not isinstance(WAYS["stay"]().choose(Chair(game, troll, 0), some_dice(1)), Run)
    assert isinstance(WAYS["run"]().choose(Chair(game, ogre, 0), some_dice(1)), Run)


def test_he_attacks_from_hiding_what_cannot_strike_back() -> None:
    state = combat(Fighter("swordsman", hidden=True), foes=(Foe("wolf_a-1"),))
    seen: list[Action] = []
    while state.fight is not None and len(seen) < 4:
        action = Clever().choose(Chair(game, state, 0), some_dice(1))
        seen.append(action)
        state.play(0, action, some_dice(2))
    assert FightOn() in seen
    assert Target("wolf_a-1") in seen


PAIRS = [
    ("amazon", "ogre"),
    ("woods_girl", "tremendous_troll"),
    ("captain", "viper"),
    ("wizard", "goblin_axe"),
]


def test_clever_kills_more_and_dies_less_than_the_others() -> None:
    """A small share of what `fabula duel realm -a all -d fitting -t all` shows, with the same luck."""
    scores = {way: Score(("won", "died", "fled")) for way in WAYS}
    for one, other in PAIRS:
        for way, score in scores.items():
            for outcome in fights(Bout("realm", one, other, way, seed=1), 25):
                score.add(outcome)
    kills = {way: score.counts["won"] for way, score in scores.items()}
    deaths = {way: score.counts["died"] for way, score in scores.items()}
    assert kills["clever"] > kills["random"]
    assert deaths["clever"] < deaths["random"]
    assert kills["clever"] > kills["run"]
    assert deaths["clever"] < deaths["stay"]
