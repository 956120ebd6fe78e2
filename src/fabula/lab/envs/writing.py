"""Writing an action letter by letter: a small fixed alphabet, whatever the game and however long its lists.

The letters are those of the action's words, as `core.spell` gives them. Two signs are added: `END` when
the action is whole but could go on, and `BREAK` when a word is whole but could go on. Where only one
letter is possible it is written by itself; so a writer is asked only where there is something to decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import spell

if TYPE_CHECKING:
    from fabula.core import Action, Seat, Spelling, State

END: Final = "\n"
BREAK: Final = " "
SIGNS: Final = END + BREAK
"""They come before the letters of a game in its alphabet."""


class Writing:
    """One action of one seat, on its way."""

    def __init__(self, state: State, seat: Seat) -> None:
        self._state, self._seat = state, seat
        self._known: dict[tuple[str, ...], Spelling] = {}
        self.words: tuple[str, ...] = ()
        self.part = ""
        """What is written of the word after these."""
        self.action: Action | None = None
        """The action, once it is written."""
        self.open = self._settle() or END
        """The letters that may be written next; none when the action is written."""

    @property
    def text(self) -> str:
        """What is written so far, the words set apart."""
        return BREAK.join((*self.words, self.part))

    def write(self, letter: str) -> None:
        """Write one of the open letters, and after it all those to which there is no alternative."""
        if letter not in self.open or self.action is not None:
            raise ValueError(f"{letter!r} cannot follow {self.text!r}; open are {list(self.open)}")
        if letter != END:
            self._add(letter)
        self.open = "" if letter == END else self._settle()
        if not self.open:
            self.action = self._spelling().whole

    def _add(self, letter: str) -> None:
        if letter == BREAK:
            self.words, self.part = (*self.words, self.part), ""
        else:
            self.part += letter

    def _settle(self) -> str:
        """Write what is without alternative; then the letters among which there is a choice."""
        while True:
            letters = self._possible()
            if letters in ("", END):
                return ""
            if len(letters) > 1:
                return letters
            self._add(letters)

    def _possible(self) -> str:
        """Every letter that can follow, whether or not there is an alternative."""
        spelling = self._spelling()
        words = [word for word in spelling.next if word.startswith(self.part)]
        signs = ""
        if not self.part and spelling.whole is not None:
            signs = END
        elif self.part in words:
            signs = BREAK
        following = (word[len(self.part)] for word in words if len(word) > len(self.part))
        return signs + "".join(dict.fromkeys(following))

    def _spelling(self) -> Spelling:
        if self.words not in self._known:
            self._known[self.words] = spell(self._state, self._seat, self.words)
        return self._known[self.words]


def letters_of(state: State, seat: Seat, action: Action) -> str:
    """The letters that a seat writes now for this action; ValueError if its words do not lead there."""
    writing, words, written = Writing(state, seat), action.words(), ""
    while writing.action is None:
        letter = _next(writing, words)
        writing.write(letter)
        written += letter
    if writing.action.words() != words:
        raise ValueError(f"{' '.join(words)!r} cannot be written here")
    return written


def _next(writing: Writing, words: tuple[str, ...]) -> str:
    """What comes next on the way to these words."""
    if writing.open == END or writing.words == words:
        return END
    rest = words[len(writing.words)][len(writing.part) :]
    return rest[0] if rest else BREAK
