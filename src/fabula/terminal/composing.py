"""A move while it is being made: word by word with keys, or typed in the game's notation."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from fabula.core import Action, Fault, Spelling, spell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Game, Seat, State

_CELL: Final = re.compile(r"^(\d{1,3}),(\d{1,3})$")


class Composer:
    """What one seat has spelled so far, as words or as typed text."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.words: tuple[str, ...] = ()
        self.typed = ""
        """Text that has been typed and not (or not yet) understood as words."""

    @property
    def text(self) -> str:
        """What stands on the input line."""
        return self.typed or self.spelled(self.words)

    @property
    def empty(self) -> bool:
        """Whether nothing has been begun."""
        return not self.words and not self.typed

    def spelled(self, words: tuple[str, ...]) -> str:
        """Words in the game's notation where they make an action, else as they are."""
        try:
            action = self.game.read(" ".join(words))
        except Fault:
            return " ".join(words)
        return self.game.write(action) if action.words() == words else " ".join(words)

    def spelling(self) -> Spelling:
        """What may come next, and the action spelled so far."""
        return spell(self.state, self.seat, self.words)

    def whole(self) -> Action | None:
        """The legal action that is spelled, if it is one."""
        return self.spelling().whole

    def add(self, word: str) -> bool:
        """Go on with this word, or with the one word that leads to it; False if neither may follow."""
        words = self._reach(word)
        if words is not None:
            self.typed, self.words = "", words
        return words is not None

    def _reach(self, word: str) -> tuple[str, ...] | None:
        """The words after adding this one, with the only possible word before it put in between."""
        following = self.spelling().next
        if word in following:
            return (*self.words, word)
        bridges = [
            (*self.words, between, word)
            for between in following
            if word in spell(self.state, self.seat, (*self.words, between)).next
        ]
        return bridges[0] if len(bridges) == 1 else None

    def steer(self, across: int, down: int) -> bool:
        """Where the words are cells (`3,4`), go to the nearest one in this direction; False if none is."""
        before, here = self.words, None
        cells = _cells(self.spelling().next)
        if not cells and self.words:
            before = self.words[:-1]
            cells = _cells(spell(self.state, self.seat, before).next)
            here = cells.get(self.words[-1])
        if not cells:
            return False
        if here is None:
            self.words, self.typed = (*before, next(iter(cells))), ""
            return True
        there = _nearest(cells, here, across, down)
        if there is not None:
            self.words, self.typed = (*before, there), ""
        return there is not None

    def cycle(self) -> None:
        """Put the next possible word in the place of the last one, or begin with the first."""
        before = self.words[:-1]
        siblings = spell(self.state, self.seat, before).next
        if siblings:
            last = self.words[-1] if self.words else None
            index = (siblings.index(last) + 1) % len(siblings) if last in siblings else 0
            self.words, self.typed = (*before, siblings[index]), ""

    def type(self, letter: str) -> None:
        """Add a typed letter; as soon as the text is a move or the beginning of one, it counts as words."""
        self._type(self.text + letter)

    def back(self) -> None:
        """Take back the last letter of a typed text, else the last word."""
        if self.typed:
            self._type(self.typed[:-1])
        else:
            self.words = self.words[:-1]

    def clear(self) -> None:
        """Take back everything."""
        self.words, self.typed = (), ""

    def _type(self, text: str) -> None:
        self.typed = text.lstrip()
        self.words = self._understood() if self.typed else ()

    def _understood(self) -> tuple[str, ...]:
        """The words of the typed text as far as they may follow each other."""
        words = tuple(self.typed.split())
        with suppress(Fault):
            words = self.game.read(self.typed).words()
        legal: tuple[str, ...] = ()
        for word in words:
            if word not in spell(self.state, self.seat, legal).next:
                break
            legal = (*legal, word)
        return legal

    def meant(self) -> Action:
        """The action that the line means, legal or not; raises `Fault` if it means none."""
        if not self.typed and (whole := self.whole()) is not None:
            return whole
        return self.game.read(self.typed or " ".join(self.words))

    def attempt(self, word: str) -> Action | None:
        """The action that adding this word would make, to ask why it is refused."""
        try:
            return self.game.read(" ".join((*self.words, word)))
        except Fault:
            return None

    def matching(self) -> tuple[Action, ...]:
        """The listed actions that begin with what is spelled."""
        length = len(self.words)
        actions = self.state.choices(self.seat).actions
        return tuple(action for action in actions if action.words()[:length] == self.words)

    def continuations(self) -> Iterator[tuple[str, int]]:
        """Each word that may come next, and how many of the listed actions begin so."""
        length = len(self.words)
        count: dict[str, int] = {}
        for action in self.matching():
            words = action.words()
            if len(words) > length:
                count[words[length]] = count.get(words[length], 0) + 1
        for word in self.spelling().next:
            yield word, count.get(word, 0)


def _cells(words: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """The words that are cells, as numbers; none unless all are."""
    found = {}
    for word in words:
        cell = _CELL.match(word)
        if not cell:
            return {}
        found[word] = int(cell[1]), int(cell[2])
    return found


def _nearest(cells: dict[str, tuple[int, int]], here: tuple[int, int], across: int, down: int) -> str | None:
    """The nearest cell that lies in a direction, those straight ahead first."""

    def distance(cell: tuple[int, int]) -> tuple[int, int]:
        x, y = cell[0] - here[0], cell[1] - here[1]
        ahead = x * across + y * down
        aside = abs(x * down) + abs(y * across)
        return ahead + 2 * aside, aside

    def lies_ahead(cell: tuple[int, int]) -> bool:
        return (cell[0] - here[0]) * across + (cell[1] - here[1]) * down > 0

    ahead = [word for word, cell in cells.items() if lies_ahead(cell)]
    return min(ahead, key=lambda word: distance(cells[word]), default=None)
