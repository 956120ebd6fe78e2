"""What can be chosen in a state: by words that may follow others, or by places in the direction of a key."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from fabula.core import Action, Spelling, spell

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.core import Seat, State, View
    from fabula.core.extras import Drawing

Words: TypeAlias = tuple[str, ...]
Place: TypeAlias = tuple[int, int]


class Fork(NamedTuple):
    """Words that can follow others, with their places: next steps from here, or points to choose among."""

    base: Words
    before: Words
    places: Mapping[str, Place]
    here: Place | None
    steps: bool

    def towards(self, across: int, down: int) -> str | None:
        """The nearest word in a direction. A step leads more or less straight on."""
        if self.here is None:
            return _middle(self.places)
        return _nearest(self.places, self.here, across, down, roughly=not self.steps)


class Outlook:
    """A state in which an action is spelled; it stays as it is meanwhile, and some lists are long."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self._spellings: dict[Words, Spelling] = {}

    @cached_property
    def actions(self) -> list[tuple[Words, Action]]:
        """The listed actions, each with its words."""
        return [(action.words(), action) for action in self.state.choices(self.seat).actions]

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return self.state.view(self.seat)

    def spell(self, words: Words) -> Spelling:
        """What may follow these words."""
        if words not in self._spellings:
            self._spellings[words] = spell(self.state, self.seat, words)
        return self._spellings[words]

    def with_forced(self, words: Words) -> Words:
        """These words, and those that must follow them."""
        spelling = self.spell(words)
        while spelling.whole is None and len(spelling.next) == 1:
            words = (*words, *spelling.next)
            spelling = self.spell(words)
        return words

    def chosen(self, words: Words) -> Words:
        """These words up to the last one that was a choice."""
        while words and self._is_forced(words):
            words = words[:-1]
        return words

    def _is_forced(self, words: Words) -> bool:
        """Whether the last of these words was the only way to go on."""
        before = self.spell(words[:-1])
        return before.whole is None and len(before.next) == 1

    def ahead(self, drawing: Drawing, words: Words) -> Fork | None:
        """What may come next, or at the beginning after the only word that leads to a place."""
        fork = self.fork(drawing, words)
        if fork is not None or self.chosen(words):
            return fork
        heads = [(*words, word) for word in self.spell(words).next]
        forks = [fork for head in heads if (fork := self.fork(drawing, head)) is not None]
        return forks[0]._replace(base=words) if len(forks) == 1 else None

    def fork(self, drawing: Drawing, words: Words) -> Fork | None:
        """Those words that may come next and have a place; None if none has."""
        compass = drawing.compass(self.view, seat=self.seat, beginning=words)
        following = self.spell(words).next
        places = {word: compass.places[word] for word in following if word in compass.places}
        return Fork(words, words, places, compass.here, compass.here is not None) if places else None


def _middle(places: Mapping[str, Place]) -> str:
    """The place nearest to the middle of them all."""
    x = sum(place[0] for place in places.values()) / len(places)
    y = sum(place[1] for place in places.values()) / len(places)
    return min(places, key=lambda word: abs(places[word][0] - x) + abs(places[word][1] - y))


def _nearest(
    places: Mapping[str, Place], here: Place, across: int, down: int, *, roughly: bool
) -> str | None:
    """The nearest place in a direction, straight ahead if can be; unless roughly, at most as far aside."""

    def seen(place: Place) -> Place:
        """How far it lies ahead, and how far aside."""
        x, y = place[0] - here[0], place[1] - here[1]
        return x * across + y * down, abs(x * down) + abs(y * across)

    def distance(place: Place) -> Place:
        ahead, aside = seen(place)
        return ahead + 2 * aside, aside

    def is_there(place: Place) -> bool:
        ahead, aside = seen(place)
        return ahead > 0 and (roughly or aside <= ahead)

    there = [word for word, place in places.items() if is_there(place)]
    return min(there, key=lambda word: distance(places[word]), default=None)
