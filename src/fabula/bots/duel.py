"""One against another, again and again: what comes of it, in shares with intervals."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.bots.intervals import Interval, wilson
from fabula.core import Chair, Fault, RandomDice, extras, registry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Bot, Game, State
    from fabula.core.extras import Duels

MOST_DECISIONS: Final = 2000
"""A duel that takes longer is left undecided."""


class Bout(Struct, frozen=True):
    """Who fights whom, and how: all that a duel depends on, besides its number."""

    game: str
    attacker: str
    defender: str
    tactic: str
    seed: int = 0


class Score(Struct):
    """What has come of duels."""

    outcomes: tuple[str, ...]
    duels: int = 0
    counts: Counter[str] = Counter()

    def add(self, found: tuple[str, ...]) -> None:
        """One more duel."""
        self.duels += 1
        self.counts = self.counts + Counter(found)

    def share(self, outcome: str) -> float:
        """How often this has come of them."""
        return self.counts[outcome] / self.duels if self.duels else 0.0

    def interval(self, outcome: str) -> Interval:
        """Where the true share is likely to be."""
        return wilson(self.counts[outcome], self.duels)


def duels_of(game: str) -> Duels:
    """The duels of a game; `Fault` if it has none."""
    found = extras.duels(registry.game(game).name)
    if found is None:
        raise Fault("no-duels", game=game)
    return found


def check(bout: Bout) -> None:
    """Raise `Fault` for what is wrong with a bout before anything is fought."""
    duels = duels_of(bout.game)
    if bout.tactic not in duels.tactics:
        raise Fault("no-such-tactic", name=bout.tactic, known=", ".join(duels.tactics))
    duels.start(bout.attacker, bout.defender, RandomDice(Random(0)))


def fights(bout: Bout, count: int) -> Iterator[tuple[str, ...]]:
    """What comes of each duel; the luck of each depends on the seed, the two and its number alone."""
    game, duels = registry.game(bout.game), duels_of(bout.game)
    player = duels.tactics[bout.tactic]()
    for number in range(count):
        luck = f"{bout.seed}/{bout.attacker}/{bout.defender}/{number}"
        dice, own = RandomDice(Random(luck)), RandomDice(Random(f"{luck}/own"))
        state = duels.start(bout.attacker, bout.defender, dice)
        yield fought(game, duels, state, player, dice, own)


def fought(
    game: Game, duels: Duels, state: State, player: Bot, dice: RandomDice, own: RandomDice
) -> tuple[str, ...]:
    """What comes of a duel that has begun; nothing if it takes too long."""
    for _ in range(MOST_DECISIONS):
        if (outcome := duels.outcome(state)) is not None:
            return outcome
        seat = state.to_act()[0]
        state.play(seat, player.choose(Chair(game, state, seat), own), dice)
        dice.drawn.clear()
        own.drawn.clear()
    return ()
