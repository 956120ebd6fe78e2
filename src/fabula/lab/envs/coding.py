"""Actions as numbers: letter by letter, or as an index into the list of choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol, TypeAlias

from fabula.lab.envs.writing import BREAK, END, SIGNS, Writing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action, Seat, State
    from fabula.core.extras import Encoding

Way: TypeAlias = Literal["letters", "index"]
"""How actions become numbers."""


class Decision(Protocol):
    """One decision of one seat, taken by one number or by several."""

    @property
    def open(self) -> Sequence[int]:
        """The numbers that may be given now, in rising order."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the action that are certain so far."""

    @property
    def text(self) -> str:
        """What is written of the action so far."""

    def take(self, number: int) -> Action | None:
        """The action that is decided on with this number; None if there is more to be said."""

    def meaning(self, number: int) -> str:
        """What a number stands for, to be read by people."""


class Coding(Protocol):
    """Makes decisions of one kind."""

    size: int
    """How many numbers there are."""

    def decision(self, state: State, seat: Seat) -> Decision:
        """A decision that this seat has to take."""


class ByLetters:
    """A number is a letter of the game's alphabet; first come the end of the action and that of a word."""

    def __init__(self, encoding: Encoding) -> None:
        self.alphabet = SIGNS + encoding.letters
        self.size = len(self.alphabet)
        self._numbers = {letter: number for number, letter in enumerate(self.alphabet)}

    def decision(self, state: State, seat: Seat) -> Decision:
        """An action to be written."""
        return _Letters(Writing(state, seat), self)

    def numbers(self, letters: str) -> list[int]:
        """The numbers of some letters, in rising order or as they are written."""
        return [self._numbers[letter] for letter in letters]


class _Letters:
    def __init__(self, writing: Writing, coding: ByLetters) -> None:
        self._writing, self._coding = writing, coding

    @property
    def open(self) -> Sequence[int]:
        return sorted(self._coding.numbers(self._writing.open))

    @property
    def words(self) -> tuple[str, ...]:
        return self._writing.words

    @property
    def text(self) -> str:
        return self._writing.text

    def take(self, number: int) -> Action | None:
        _check(self, number)
        self._writing.write(self._coding.alphabet[number])
        return self._writing.action

    def meaning(self, number: int) -> str:
        letter = self._coding.alphabet[number]
        return {END: "end", BREAK: "break"}.get(letter, letter)


class ByIndex:
    """A number is a place in the list of choices. What is listed beyond the last number cannot be chosen."""

    def __init__(self, encoding: Encoding) -> None:
        self.size = encoding.most_choices

    def decision(self, state: State, seat: Seat) -> Decision:
        """A list to choose from."""
        return _Listed(state.choices(seat).actions[: self.size])


class _Listed:
    words: tuple[str, ...] = ()
    text = ""

    def __init__(self, actions: tuple[Action, ...]) -> None:
        self.actions = actions

    @property
    def open(self) -> Sequence[int]:
        return range(len(self.actions))

    def take(self, number: int) -> Action | None:
        _check(self, number)
        return self.actions[number]

    def meaning(self, number: int) -> str:
        return " ".join(self.actions[number].words())


def _check(decision: Decision, number: int) -> None:
    if number not in decision.open:
        raise ValueError(
            f"{number} is not possible here: take one of the numbers that action_mask allows, "
            f"which are {list(decision.open)[:20]}"
        )


def coding(way: Way, encoding: Encoding) -> Coding:
    """The coding of that name."""
    return ByLetters(encoding) if way == "letters" else ByIndex(encoding)
