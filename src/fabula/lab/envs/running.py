"""A game that a program plays: the state, the decision that is being taken, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fabula.core import Chair, RandomDice, registry

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from fabula.core import Action, Bot, Seat, Standing, State
    from fabula.lab.envs.coding import Coding, Decision


def payoffs(standing: Standing) -> list[float]:
    """Each seat's result between -1 and 1: the share of the others behind it less that ahead of it.

    They add up to nothing. Whoever plays alone has 1 for a first place, and otherwise -1.
    """
    places = standing.places
    if len(places) == 1:
        return [1.0 if places[0] == 1 else -1.0]
    return [
        sum((other > place) - (other < place) for other in places) / (len(places) - 1) for place in places
    ]


class Running:
    """One game after another, decided by numbers, each cut off after so many decisions."""

    state: State

    def __init__(
        self,
        game: str,
        coding: Coding,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        horizon: int | None = None,
    ) -> None:
        self.game = registry.game(game)
        self.options = msgspec.convert(options or {}, self.game.Options)
        self.seats = self.game.seats[0] if seats is None else seats
        if self.seats not in self.game.seats:
            raise ValueError(
                f"{game} is for {self.game.seats[0]} to {self.game.seats[-1]} seats, not {self.seats}"
            )
        self.horizon = self.game.horizon if horizon is None else horizon
        self.coding = coding
        self.decisions = 0
        self._decision: Decision | None = None

    def start(self, random: Random) -> None:
        """Begin a new game, whose chances come from here."""
        self._random = random
        self.state = self.game.start(self.options, self.seats, RandomDice(random))
        self.decisions, self._decision = 0, None

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return not self.state.to_act()

    @property
    def cut_off(self) -> bool:
        """Whether so many decisions have been taken that nobody waits for the end."""
        return not self.over and self.decisions >= self.horizon

    @property
    def asked(self) -> Seat | None:
        """Whose decision it is; of several that decide at the same time the first one that is not ready."""
        return None if self.over or self.cut_off else self.state.to_act()[0]

    @property
    def decision(self) -> Decision:
        """What the seat that is asked has decided so far."""
        if self._decision is None:
            self._decision = self.coding.decision(self.state, self.state.to_act()[0])
        return self._decision

    def take(self, number: int) -> None:
        """Give a number to the decision, and play the action when that is decided."""
        action = self.decision.take(number)
        if action is not None:
            self.play(action, RandomDice(self._random))

    def let(self, bot: Bot) -> None:
        """Let a bot decide for the seat that is asked."""
        seat = self.state.to_act()[0]
        dice = RandomDice(self._random)
        self.play(bot.choose(Chair(self.game, self.state, seat), dice), dice)

    def play(self, action: Action, dice: RandomDice) -> None:
        """Carry out the action of the seat that is asked."""
        self.state.play(self.state.to_act()[0], action, dice)
        self._decision = None
        self.decisions += 1

    def waste(self) -> None:
        """Count a decision that came to nothing."""
        self.decisions += 1

    def payoffs(self) -> list[float]:
        """What each seat has got; nothing while the game goes on or if it was cut off."""
        standing = self.state.standing()
        return [0.0] * self.seats if standing is None else payoffs(standing)
