"""What a character can hope for in a combat: the best that he can play, and what it is worth to him."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.games.realm.tactics.exchange import QUIET, Blow, Dodge, Odds, exchange
from fabula.games.realm.tactics.situation import Situation, read

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fabula.games.realm.state import RealmState
    from fabula.games.realm.tactics.exchange import Opponent
    from fabula.games.realm.tactics.situation import Pair

WEARINESS: Final = 0.08
"""So likely the chance to go on as before is gone after each round: chits tire, and others join in."""


class Temper(NamedTuple):
    """What things are worth to him; a kill is worth 1."""

    death: float = 2.0
    wound: float = 0.07
    tire: float = 0.03
    flight: float = 0.02
    """What it costs to run away."""
    flees: bool = True
    crowd: float = 0.0
    """What each attacker beyond the first takes away from a fight: armor breaks, and wounds add up."""
    begins: bool = True
    """Whether he strikes first."""
    peace: float = 0.0
    """What it is worth if nobody attacks him any more, though nobody is dead."""


BALANCED: Final = Temper()


class Plan(NamedTuple):
    """A target, what is played against it in which box, and what that is worth."""

    value: float
    odds: Odds
    target: str
    pair: Pair
    fight_box: int
    move_box: int


class Outlook:
    """The prospects of one character at one moment of a combat."""

    def __init__(self, state: RealmState, who: str, targets: tuple[str, ...], temper: Temper) -> None:
        self.temper = temper
        self.now = read(state, who, targets)
        self._to_come = read(state, who, targets, later=True)
        self._later = {target: self._hereafter(target) for target in self._targets()}
        self._red = {target: self.held_by(target) for target in self._targets()}

    def _targets(self) -> tuple[str, ...]:
        return ("", *self.now.targets)

    @cached_property
    def plans(self) -> tuple[Plan, ...]:
        """Every plan, with all that may come of it."""
        return tuple(plan for target in self._targets() for plan in self._plans(target))

    @cached_property
    def best(self) -> Plan:
        """The best of them."""
        return max(self.plans, key=lambda plan: plan.value)

    def _plans(self, target: str) -> Iterator[Plan]:
        for plan in self._rounds(self.now, target, self.now.attackers, first=self.now.first):
            odds = plan.odds
            rest = max(0.0, 1 - odds.kill - odds.death - odds.held)
            to_come = odds.held * self._red[target] + rest * self._later[target]
            yield plan._replace(value=plan.value + to_come)

    def _hereafter(self, target: str) -> float:
        """What the following rounds are worth: to go on, or to run."""
        hope = self._hope(target, self._to_come.attackers)
        return max(hope, -self.temper.flight) if self.temper.flees and self.now.can_run else hope

    def held_by(self, target: str) -> float:
        """What it is worth to be held by red sides from now on."""
        return self._hope(target, self._to_come.red)

    def _hope(self, target: str, attackers: dict[str, Opponent]) -> float:
        """What it is worth to play the same round again and again until something happens."""
        return max(
            plan.value / (plan.odds.kill + plan.odds.death + plan.odds.held + WEARINESS)
            for plan in self._rounds(self._to_come, target, attackers, first=False)
        )

    def _rounds(
        self, situation: Situation, target: str, attackers: dict[str, Opponent], *, first: bool
    ) -> Iterator[Plan]:
        """Every plan with the worth of its round alone."""
        for pair in situation.pairs:
            blow = situation.blows.get((target, pair.fight))
            if pair.fight and blow is None:
                continue
            for move_box in situation.boxes(pair):
                for fight_box in (move_box, move_box % 3 + 1) if blow is not None else (move_box,):
                    aimed = None if blow is None else blow._replace(box=fight_box)
                    blows = {} if aimed is None else {target: aimed}
                    odds = round_odds(situation, blows, pair, move_box, attackers, first=first)
                    yield Plan(self.worth(odds, pair), odds, target, pair, fight_box, move_box)

    def worth(self, odds: Odds, pair: Pair) -> float:
        """What a round is worth by itself."""
        temper = self.temper
        return odds.kill - temper.death * odds.death - temper.wound * odds.wounds - temper.tire * pair.tire


def round_odds(
    situation: Situation,
    blows: Mapping[str, Blow],
    pair: Pair,
    box: int,
    attackers: dict[str, Opponent],
    *,
    first: bool,
) -> Odds:
    """A round against everybody who attacks him; the others strike whatever becomes of his targets."""
    dodge = Dodge(pair.time, box) if pair.move else None
    guard = situation.guard(pair, box)
    aims = [(target, situation.surprised[target]) for target in blows if target in situation.surprised]
    total = QUIET
    for name, one in (*aims, *attackers.items()):
        odds = exchange(one, blows.get(name), dodge, guard, first=first)
        alive = 1 - odds.death
        total = Odds(
            total.kill + odds.kill,
            1 - (1 - total.death) * alive,
            1 - (1 - total.held) * (1 - odds.held),
            total.wounds + odds.wounds,
        )
    return total
