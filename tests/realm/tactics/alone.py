"""A character alone with the bot, for looking at single decisions."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from fabula.core import Chair, RandomDice
from fabula.games.realm import game
from fabula.games.realm.options.switches import Options
from fabula.games.realm.setup.actions import Choose
from fabula.games.realm.tactics.knowing import Knowing
from fabula.games.realm.tactics.tactic import RealmTactic

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def until(prompt: str, who: str = "captain", seed: int = 1) -> RealmState:
    """A game up to the first question of this kind."""
    dice, own, tactic = RandomDice(Random(seed)), RandomDice(Random(seed)), RealmTactic()
    state = game.start(Options(combat="on", gold_chits="random"), 1, dice)
    while state.choices(0).prompt != prompt:
        first = state.choices(0).prompt == "choose"
        state.play(0, Choose(who, 4) if first else tactic(Chair(game, state, 0), own), dice)
    return state


def morning(who: str = "captain") -> RealmState:
    """The first morning."""
    return until("turn", who)


def known(state: RealmState) -> Knowing:
    """What he knows."""
    return Knowing(state.view(0))
