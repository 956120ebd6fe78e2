"""Chance, handed in from outside: every draw is named, settled by somebody else's dice, and written down."""

from __future__ import annotations

import hashlib
import hmac
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from fabula.core.faults import Fault, excerpt

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Sequence

T = TypeVar("T", bound=str | int)

HASH_BITS = 256


class Draw(Struct, frozen=True):
    """One settled draw: what it was for, the value, and its index among how many."""

    what: str
    value: str
    index: int
    of: int


class Dice(ABC):
    """Settles draws and keeps what it has settled in `drawn`."""

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        self.drawn: list[Draw] = []

    def draw(self, what: str, options: Sequence[T]) -> T:
        """One of the options, each as likely as the next; equal options add up."""
        index = self.pick(what, options)
        value = options[index]
        self.drawn.append(Draw(what, str(value), index, len(options)))
        return value

    @abstractmethod
    def pick(self, what: str, options: Sequence[T]) -> int:
        """The index of the option to take."""


class SeededDice(Dice):
    """Dice that anyone can check once the secret is known.

    Draw number `i` (from 0) of log entry number `sequence` takes the option
    `floor(n * h / 2**256)` of `n`, where `h` is HMAC-SHA256 with the secret as key over the public
    salt followed by `sequence` and `i`, each as eight bytes, most significant first.
    """

    __slots__ = ("salt", "secret", "sequence")

    def __init__(self, secret: bytes, salt: bytes, sequence: int) -> None:
        super().__init__()
        self.secret = secret
        self.salt = salt
        self.sequence = sequence

    def pick(self, what: str, options: Sequence[T]) -> int:
        """The option that the keyed hash points at."""
        message = self.salt + self.sequence.to_bytes(8, "big") + len(self.drawn).to_bytes(8, "big")
        number = int.from_bytes(hmac.digest(self.secret, message, hashlib.sha256), "big")
        return number * len(options) >> HASH_BITS


class RandomDice(Dice):
    """Dice for simulations and searches, from an ordinary random generator."""

    __slots__ = ("random",)

    def __init__(self, random: random.Random) -> None:
        super().__init__()
        self.random = random

    def pick(self, what: str, options: Sequence[T]) -> int:
        """Any option."""
        return int(self.random.random() * len(options))


class RecordedDice(Dice):
    """Dice that repeat recorded draws, and object when the game asks for anything else."""

    __slots__ = ("_left",)

    def __init__(self, draws: Iterable[Draw]) -> None:
        super().__init__()
        self._left = list(draws)[::-1]

    def pick(self, what: str, options: Sequence[T]) -> int:
        """The recorded option; raises `Fault` if the record has no such draw."""
        if not self._left:
            raise Fault("draw-missing", what=what)
        draw = self._left.pop()
        if draw.what != what or draw.of != len(options) or not 0 <= draw.index < draw.of:
            recorded = f"{excerpt(draw.what)} of {draw.of}"
            raise Fault("draw-differs", what=what, of=len(options), recorded=recorded)
        value = str(options[draw.index])
        if value != draw.value:
            raise Fault("draw-value-differs", what=what, value=value, recorded=excerpt(draw.value))
        return draw.index

    def finish(self) -> None:
        """Raise `Fault` if recorded draws were not asked for."""
        if self._left:
            raise Fault("draw-too-many", what=excerpt(self._left[-1].what))


class ScriptedDice(Dice):
    """Dice for tests: the values to come, in order, whatever they are for."""

    __slots__ = ("_values",)

    def __init__(self, values: Iterable[str | int]) -> None:
        super().__init__()
        self._values = [str(value) for value in values][::-1]

    def pick(self, what: str, options: Sequence[T]) -> int:
        """The first option that reads like the next value of the script."""
        if not self._values:
            raise ValueError(f"the script has no value left for: {what}")
        value = self._values.pop()
        names = [str(option) for option in options]
        if value not in names:
            raise ValueError(f"the script says {value} for {what}, but there are {names}")
        return names.index(value)

    def finish(self) -> None:
        """Raise if the script was not used up."""
        if self._values:
            raise ValueError(f"the script was not used up: {self._values[::-1]}")
