"""What a move is worth beside the others: the best few, what a played one cost, and the reply it fears."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.core import Chair, RandomDice, Seat
from fabula.core.contract import Action
from fabula.lab.analysis.chances import NEAR, curve
from fabula.lab.search import Budget, SearchBot, Thought, think
from fabula.lab.search.thinking import SURE, Tally

if TYPE_CHECKING:
    from random import Random

TRIES: Final = 256
"""How often moves are tried in all for one decision, unless somebody says otherwise."""
MOST_STEPS: Final = 20
"""After so many decisions of its own a seat is not asked any further for what the others would reply."""


class Verdict(Struct, frozen=True):
    """What thinking says of a move that was played."""

    played: Action
    best: Action
    lost: float
    """How much further ahead the best move would have come out; 0 if it was played."""
    error: float
    """The standard error of that, with the same luck for both moves."""
    thoughts: tuple[Thought, ...]
    """All moves that were tried, the best first."""
    chance: float | None
    """How likely the seat wins with the best move, if that was measured for this game."""
    chance_played: float | None
    """And with the move that was played."""

    @property
    def chance_lost(self) -> float:
        """How much of the chance to win the move cost; 0 where chances are not known."""
        if self.chance is None or self.chance_played is None:
            return 0.0
        return self.chance - self.chance_played

    @property
    def is_sure(self) -> bool:
        """Whether the loss is more than luck may have made of nothing, at 95%."""
        return self.lost > SURE * self.error


class Reply(Struct, frozen=True):
    """What another seat would do then, and how far ahead it would be."""

    seat: Seat
    thought: Thought


class Judge:
    """Thinks about decisions as the bot that thinks ahead does, with so many tries for each."""

    def __init__(self, tries: int = TRIES, bot: SearchBot | None = None) -> None:
        self.tries = tries
        self.bot = bot or SearchBot(Budget(tries=tries), furthest=NEAR)

    def judge(self, chair: Chair, seats: int, played: Action, random: Random) -> Verdict:
        """What a move cost beside the best one that was found; both are tried with the same luck."""
        trials = self.bot.trials(chair, random, also=(played,))
        actions = list(trials.actions)
        thoughts = think(trials, Budget(tries=self.tries))
        best = thoughts[0].action
        lost, error = 0.0, 0.0
        if best != played:
            pair = (actions.index(best), actions.index(played))
            tally = Tally()
            for _ in range(max(2, self.tries // 8)):
                with_best, with_played = trials.try_out(pair)
                tally.add(with_best - with_played)
            lost, error = tally.mean, tally.error
            if lost <= 0:  # the halving had dropped it too early
                best, lost = played, 0.0
        lead = next(thought.mean for thought in thoughts if thought.action == best)
        known = curve(chair.game.name, seats)
        return Verdict(
            played=played,
            best=best,
            lost=lost,
            error=error,
            thoughts=tuple(thoughts),
            chance=None if known is None else known(lead),
            chance_played=None if known is None else known(lead - lost),
        )

    def reply(self, chair: Chair, action: Action, random: Random) -> Reply | None:
        """The move of the next other seat that brings it furthest; None if nobody else is asked soon.

        Until then the own seat goes on by itself, and what nobody knows is imagined.
        """
        dice = RandomDice(random)
        world = chair.imagine(dice)
        world.play(chair.seat, action, dice)
        quick = SearchBot(Budget(tries=max(1, self.tries // 8)), furthest=NEAR)
        for _ in range(MOST_STEPS):
            asked = world.to_act()
            if not asked:
                return None
            there = Chair(chair.game, world, asked[0])
            thoughts = quick.thoughts(there, dice)
            if asked[0] != chair.seat:
                return Reply(asked[0], thoughts[0])
            world.play(asked[0], thoughts[0].action, dice)
        return None


def is_finite(thought: Thought) -> bool:
    """Whether a move was tried often enough for an interval."""
    return math.isfinite(thought.error)
