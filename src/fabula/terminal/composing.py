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
    """What one seat has spelled so far, as words or as typed text.

    Words that leave no choice are put in by themselves, and taken back with the word before them.
    """

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        # the state stays as it is while a move is spelled, and some lists are long
        self._actions = [(action.words(), action) for action in state.choices(seat).actions]
        self._spellings: dict[tuple[str, ...], Spelling] = {}
        self.typed = ""
        """Text that has been typed and not (or not yet) understood as words."""
        self.steered = False
        """Whether the last choice was a cell that the arrow keys went to, so that they may go on."""
        self._cycled = False
        self.words: tuple[str, ...] = self._with_forced(())

    @property
    def text(self) -> str:
        """What stands on the input line."""
        return self.typed or self.spelled(self.words)

    @property
    def empty(self) -> bool:
        """Whether nothing has been chosen or typed."""
        return not self.typed and not self._without_forced()

    def spelled(self, words: tuple[str, ...]) -> str:
        """Words in the game's notation where they make an action, else as they are."""
        try:
            action = self.game.read(" ".join(words))
        except Fault:
            return " ".join(words)
        return self.game.write(action) if action.words() == words else " ".join(words)

    def spelling(self) -> Spelling:
        """What may come next, and the action spelled so far."""
        return self._spell(self.words)

    def _spell(self, words: tuple[str, ...]) -> Spelling:
        if words not in self._spellings:
            self._spellings[words] = spell(self.state, self.seat, words)
        return self._spellings[words]

    def ready(self) -> bool:
        """Whether the line as it stands is a legal action."""
        try:
            return self.whole() is not None and self.meant().words() == self.words
        except Fault:
            return False

    def whole(self) -> Action | None:
        """The legal action that is spelled, if it is one."""
        return self.spelling().whole

    def add(self, word: str) -> bool:
        """Go on with this word, or with the only possible one and then this; False if neither may follow."""
        words = self._reach(word)
        if words is not None:
            self.choose(words)
        return words is not None

    def choose(self, words: tuple[str, ...]) -> None:
        """Take these words, and those that must follow them."""
        self.typed, self.steered, self._cycled = "", False, False
        self.words = self._with_forced(words)

    def _reach(self, word: str) -> tuple[str, ...] | None:
        """The words after adding this one, if need be with the only possible word in between."""
        following = self.spelling().next
        if word in following:
            return (*self.words, word)
        bridge = (*self.words, *following)
        return (*bridge, word) if len(following) == 1 and word in self._spell(bridge).next else None

    def _is_forced(self, words: tuple[str, ...]) -> bool:
        """Whether the last of these words was the only way to go on."""
        before = self._spell(words[:-1])
        return before.whole is None and len(before.next) == 1

    def _with_forced(self, words: tuple[str, ...]) -> tuple[str, ...]:
        spelling = self._spell(words)
        while spelling.whole is None and len(spelling.next) == 1:
            words = (*words, *spelling.next)
            spelling = self._spell(words)
        return words

    def _without_forced(self) -> tuple[str, ...]:
        """The words up to the last one that was a choice."""
        words = self.words
        while words and self._is_forced(words):
            words = words[:-1]
        return words

    def steer(self, across: int, down: int) -> bool:
        """Where the words are cells (`3,4`), go to the nearest one in this direction; False if none is."""
        before, here = self.words, None
        cells = _cells(self.spelling().next)
        if not cells:
            chosen = self._without_forced()
            before = chosen[:-1]
            cells = _cells(self._spell(before).next) if chosen else {}
            here = cells.get(chosen[-1]) if chosen else None
        if not cells:
            return False
        there = _middle(cells) if here is None else _nearest(cells, here, across, down)
        if there is not None:
            self.choose((*before, there))
            self.steered = True
        return there is not None

    def cycle(self) -> bool:
        """Put the next possible word in the place of the last one, or begin a new one; False if neither."""
        chosen = self._without_forced()
        if chosen and self._cycled:
            before, last = chosen[:-1], chosen[-1]
        elif self.whole() is None:
            before, last = self.words, ""
        else:
            return False
        siblings = self._spell(before).next
        if siblings:
            index = (siblings.index(last) + 1) % len(siblings) if last in siblings else 0
            self.choose((*before, siblings[index]))
            self._cycled = True
        return bool(siblings)

    def type(self, letter: str) -> None:
        """Add a typed letter; as soon as the text is a move or the beginning of one, it counts as words."""
        if not self.typed and letter.upper() in self.spelling().next:
            self.choose((*self.words, letter.upper()))
        elif self.typed or not self._without_forced():
            self._type(self.typed + letter)
        else:
            self._type(f"{self.text} {letter}")

    def back(self) -> None:
        """Take back the last letter of a typed text, else the last word."""
        if self.typed:
            self._type(self.typed[:-1])
        else:
            self.choose(self._without_forced()[:-1])

    def clear(self) -> None:
        """Take back everything."""
        self.choose(())

    def _type(self, text: str) -> None:
        self.typed = text.lstrip()
        self.words = self._understood() if self.typed else self._with_forced(())

    def _understood(self) -> tuple[str, ...]:
        """The words of the typed text as far as they may follow each other."""
        try:
            words = self._read().words()
        except Fault:
            words = tuple(self.typed.split())
        forced = self._with_forced(())
        if words[: len(forced)] != forced[: len(words)]:
            words = (*forced, *words)
        legal: tuple[str, ...] = ()
        for word in words:
            if word not in self._spell(legal).next:
                break
            legal = (*legal, word)
        return legal

    def _read(self) -> Action:
        """The action that the typed text means, with or without the words that every action begins with."""
        try:
            return self.game.read(self.typed)
        except Fault:
            forced = self._with_forced(())
            if not forced:
                raise
            with suppress(Fault):
                return self.game.read(" ".join((*forced, self.typed)))
            raise

    def meant(self) -> Action:
        """The action that the line means, legal or not; raises `Fault` if it means none."""
        if self.typed:
            return self._read()
        whole = self.whole()
        return self.game.read(" ".join(self.words)) if whole is None else whole

    def attempt(self, word: str) -> Action | None:
        """The action that adding this word would make, to ask why it is refused."""
        try:
            return self.game.read(" ".join((*self.words, word)))
        except Fault:
            return None

    def matching(self) -> tuple[Action, ...]:
        """The listed actions that begin with what is spelled."""
        length = len(self.words)
        return tuple(action for words, action in self._actions if words[:length] == self.words)

    def continuations(self) -> Iterator[tuple[str, int]]:
        """Each word that may come next, and how many of the listed actions begin so."""
        length = len(self.words)
        count: dict[str, int] = {}
        for words, _ in self._actions:
            if len(words) > length and words[:length] == self.words:
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


def _middle(cells: dict[str, tuple[int, int]]) -> str:
    """The cell nearest to the middle of them all."""
    x = sum(cell[0] for cell in cells.values()) / len(cells)
    y = sum(cell[1] for cell in cells.values()) / len(cells)
    return min(cells, key=lambda word: abs(cells[word][0] - x) + abs(cells[word][1] - y))


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
