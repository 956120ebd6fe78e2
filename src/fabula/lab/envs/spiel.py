"""Every game as a Python game of OpenSpiel, with explicit chance: importing this module registers them.

`pyspiel.load_game("fabula_floors", {"players": 3})`. An action becomes one move of OpenSpiel for each of its
letters, and each draw of the dice a chance node. OpenSpiel knows no cutting off: at the horizon a game is
over, and nobody has won anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

import msgspec
import numpy as np
import pyspiel

from fabula.core import Dice, extras, registry
from fabula.lab.envs.coding import coding
from fabula.lab.envs.looking import MOST_WRITTEN, bytes_array
from fabula.lab.envs.running import Running, payoffs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action, Game, Seat
    from fabula.core.dice import T
    from fabula.lab.envs.coding import Decision

PREFIX: Final = "fabula_"
MOST_OUTCOMES: Final = 1 << 12
"""No draw has more options than this."""
PARAMETERS: Final = {"players": 2, "options": "", "horizon": 0, "actions": "letters"}
"""`options` as in `mode:expert;long_game:true`; a horizon of 0 is the game's own."""


class _Awaited(Exception):  # noqa: N818 - no error: a draw is awaited from outside
    """The next draw is not settled yet; its outcomes, equal options being one."""

    def __init__(self, outcomes: list[tuple[int, float]]) -> None:
        super().__init__()
        self.outcomes = outcomes


class _SettledDice(Dice):
    """Dice that repeat the outcomes that are settled, and then wait for one more."""

    __slots__ = ("_settled",)

    def __init__(self, settled: Sequence[int]) -> None:
        super().__init__()
        self._settled = list(settled)[::-1]

    def pick(self, what: str, options: Sequence[T]) -> int:
        """The settled option; the only one, if there is but one."""
        first = {option: index for index, option in reversed(list(enumerate(options)))}
        if len(first) == 1:
            return 0
        if self._settled:
            return self._settled.pop()
        raise _Awaited(
            [(index, options.count(options[index]) / len(options)) for index in sorted(first.values())]
        )


class _Table:
    """A game on its way: a state that is never changed, what is given of a decision, and settled draws."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.decisions = 0
        self.state: Any = None
        self.pending: tuple[Seat, Action] | None = None
        self.settled: tuple[int, ...] = ()
        self.given: tuple[int, ...] = ()
        self.outcomes: list[tuple[int, float]] = []
        self._decision: Decision | None = None
        self.go_on()

    def __deepcopy__(self, memo: object) -> Self:
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__, _decision=None)
        return other

    @property
    def over(self) -> bool:
        return not self.outcomes and (not self.state.to_act() or self.decisions >= self.running.horizon)

    @property
    def asked(self) -> Seat:
        seat: Seat = self.state.to_act()[0]
        return seat

    @property
    def decision(self) -> Decision:
        if self._decision is None:
            self._decision = self.running.coding.decision(self.state, self.asked)
            for number in self.given:
                self._decision.take(number)
        return self._decision

    def take(self, number: int) -> None:
        """A number for the decision of the seat that is asked."""
        action = self.decision.take(number)
        self.given = (*self.given, number)
        if action is not None:
            self.pending = (self.asked, action)
            self.go_on()

    def settle(self, outcome: int) -> None:
        """An outcome of the draw that is awaited."""
        self.settled = (*self.settled, outcome)
        self.go_on()

    def go_on(self) -> None:
        """Start the game or play the action, as far as the draws are settled."""
        dice = _SettledDice(self.settled)
        try:
            if self.pending is None:
                state = self.running.game.start(self.running.options, self.running.seats, dice)
            else:
                state = self.state.copy()
                state.play(*self.pending, dice)
                self.decisions += 1
        except _Awaited as awaited:
            self.outcomes = awaited.outcomes
            return
        self.state, self.pending = state, None
        self.settled, self.given, self.outcomes, self._decision = (), (), [], None


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A position as OpenSpiel knows it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = _Table(game.running)

    def current_player(self) -> int:
        """Who is asked, or chance, or nobody any more."""
        if self.table.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.asked

    def _legal_actions(self, player: Seat) -> list[int]:
        return list(self.table.decision.open) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each outcome of the draw that is awaited, with its probability."""
        return self.table.outcomes

    def _apply_action(self, action: int) -> None:
        if self.table.outcomes:
            self.table.settle(action)
        else:
            self.table.take(action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.table.decision.meaning(action)

    def is_terminal(self) -> bool:
        """Whether the game is over, or cut off."""
        return self.table.over

    def returns(self) -> list[float]:
        """What each seat has got: nothing before the end."""
        standing = None if self.table.outcomes else self.table.state.standing()
        if standing is None:
            return [0.0] * self.table.running.seats
        return payoffs(standing)

    def __str__(self) -> str:
        return seen(self.table, None)


def seen(table: _Table, seat: Seat | None) -> str:
    """The view of a seat as JSON, and after it what that seat has written of its action."""
    if table.state is None:
        return ""
    view = msgspec.json.encode(table.state.view(seat)).decode()
    return f"{view} {table.decision.text}" if table.given and seat == table.asked else view


class SpielObserver:
    """Observations from the view of a seat alone."""

    def __init__(self, game: SpielGame) -> None:
        self._size = game.encoding.view_bytes + 1 + MOST_WRITTEN
        self.tensor = np.zeros(self._size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: Seat) -> None:
        """Write what a seat sees into the tensor, byte by byte."""
        self.tensor[:] = bytes_array(self.string_from(state, player).encode(), self._size)

    def string_from(self, state: SpielState, player: Seat) -> str:
        """What a seat sees, as text."""
        return seen(state.table, player)


class SpielGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game of Fabula with its number of players and its options; each game is a subclass."""

    game: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, told = self.game, {**PARAMETERS, **(params or {})}
        self.encoding = extras.encoding(game.name)
        self.running = Running(
            game.name,
            coding(told["actions"], self.encoding),
            seats=told["players"],
            options=read_options(told["options"]),
            horizon=told["horizon"] or None,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.running.coding.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.running.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if 1 in game.seats else 0.0,
            max_game_length=self.running.horizon * MOST_WRITTEN,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        """The first position; the draws of the set-up come first."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SpielObserver:
        """Whoever looks at positions."""
        return SpielObserver(self)


def read_options(text: str) -> dict[str, object]:
    """Options as they fit into OpenSpiel's notation of games: `mode:expert;long_game:true`."""
    pairs = (pair.split(":", 1) for pair in text.split(";") if pair)
    return {name: {"true": True, "false": False}.get(value, value) for name, value in pairs}


def register(game: Game) -> str:
    """Make a game known to OpenSpiel; the name by which it knows it."""
    sums = pyspiel.GameType.Utility
    kind = pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"{game.name}, rules {game.rules}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if game.secrets
        else pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=sums.GENERAL_SUM if 1 in game.seats else sums.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )
    # A class, and no closure: OpenSpiel lets go of it when Python has gone already.
    pyspiel.register_game(kind, type(f"{game.name}Game", (SpielGame,), {"game": game, "kind": kind}))
    return PREFIX + game.name


NAMES: Final = tuple(register(registry.game(name)) for name in registry.games())
"""What the games are called in OpenSpiel."""
