"""One state under examination, with everything that the checks need around it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, NoReturn

import msgspec

from fabula.core import Action, Illegal, SeededDice, seat_letter
from fabula.testing.nonconformity import Nonconformity

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from fabula.core import Dice, Event, Game, Seat, State
    from fabula.testing.journey import Journey
    from fabula.testing.tally import Tally

_ENCODER: Final = msgspec.json.Encoder(order="deterministic")


def snapshot(value: object) -> bytes:
    """A value as JSON in one fixed order, to compare it with later."""
    try:
        return _ENCODER.encode(value)
    except (TypeError, ValueError, msgspec.MsgspecError) as error:
        raise Nonconformity("json-differs", f"{type(value).__name__} cannot become JSON: {error}") from error


def name(seat: Seat | None) -> str:
    """A seat as people name it."""
    return "the spectator" if seat is None else f"seat {seat_letter(seat)}"


def cited(game: Game, rule: str, by: str) -> None:
    """Check that a clause exists."""
    if rule not in game.rulebook.clauses:
        raise Nonconformity("unknown-clause", f"{by} cites {rule!r}, which the rulebook does not have")


class Outcome(msgspec.Struct, frozen=True):
    """What one listed action leads to under the scene's dice."""

    action: Action
    after: bytes
    drew: bool


class Scene:
    """A state, where it came from, and the questions that several checks ask of it."""

    def __init__(
        self,
        journey: Journey,
        state: State,
        tally: Tally,
        invariant: Callable[[State], str | None] | None = None,
    ) -> None:
        self.journey = journey
        self.game: Game = journey.game
        self.state = state
        self.tally = tally
        self.invariant = invariant
        self.seats = range(journey.seats)
        self.everyone: tuple[Seat | None, ...] = (*self.seats, None)
        self.random = random.Random(f"{journey.seed} {len(journey.moves)}")
        self._outcomes: dict[Seat, list[Outcome]] = {}

    def fail(self, fault: str, seen: str) -> NoReturn:
        """Say that the game does not conform."""
        raise Nonconformity(fault, seen)

    def at(self, state: State) -> Scene:
        """The same surroundings for another state: an imagined one, or one a little later."""
        return Scene(self.journey, state, self.tally, self.invariant)

    def dice(self, number: int = 0) -> Dice:
        """Dice for trying things out; the same number gives the same draws."""
        return SeededDice(self.journey.secret, b"scene", len(self.journey.moves) << 16 | number)

    def written(self, action: Action) -> str:
        """An action as its game writes it, for messages; as Python does if the game cannot."""
        try:
            return f"`{self.game.write(action)}`"
        except Exception:  # a broken notation has a check of its own
            return repr(action)

    def cited(self, rule: str, by: str) -> None:
        """Check that a clause exists."""
        cited(self.game, rule, by)

    def play(self, state: State, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Play a listed action."""
        try:
            return state.play(seat, action, dice)
        except Illegal as illegal:
            self.fail(
                "listed-but-refused",
                f"{name(seat)} is offered {self.written(action)}, but play refuses it: {illegal.refusal}",
            )

    def outcomes(self, seat: Seat) -> list[Outcome]:
        """What each listed action of a seat leads to, all under the same dice."""
        if seat not in self._outcomes:
            found = []
            for action in self.state.choices(seat).actions:
                after, dice = self.state.copy(), self.dice()
                self.play(after, seat, action, dice)
                found.append(Outcome(action, snapshot(after), bool(dice.drawn)))
            self._outcomes[seat] = found
        return self._outcomes[seat]

    def unchanged(self, before: bytes, fault: str, by: str) -> None:
        """Check that the state is still what it was."""
        if snapshot(self.state) != before:
            self.fail(fault, f"{by} changed the state{difference_text(before, snapshot(self.state))}")

    def sample(self, actions: Iterable[Action], most: int) -> list[Action]:
        """Some of these actions, in their order."""
        every = list(actions)
        if len(every) <= most:
            return every
        return [every[index] for index in sorted(self.random.sample(range(len(every)), most))]


def difference_text(one: bytes, other: bytes) -> str:
    """Where two JSON texts differ first, for a message."""
    found = _difference(msgspec.json.decode(one), msgspec.json.decode(other), "")
    return "" if found is None else f" at {found[0] or 'its root'}: {found[1]} / {found[2]}"


def _difference(one: object, other: object, path: str) -> tuple[str, str, str] | None:
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(f"{path}.{key}", value, other[key]) for key, value in one.items()]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{path}[{at}]", *both) for at, both in enumerate(zip(one, other, strict=True))]
    elif one != other:
        return path, _short(one), _short(other)
    else:
        return None
    return next((found for pair in pairs if (found := _difference(pair[1], pair[2], pair[0]))), None)


def _short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else f"{text[:57]}..."
