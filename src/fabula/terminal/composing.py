"""A move while it is being made: word by word with keys, or typed in the game's notation.

Several actions can be given at once. As long as chance has no part in them and nothing is revealed,
each is spelled in the state to which those before it lead.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, NamedTuple, get_args

from fabula.core import Action, Fault, RandomDice
from fabula.core.agenda import NOT_OFFERED
from fabula.terminal.boards import PlainDrawing
from fabula.terminal.outlook import Outlook
from fabula.terminal.planning import NEXT, foresee, way_to

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Game, Refusal, Seat, Spelling, State
    from fabula.core.extras import Drawing
    from fabula.terminal.outlook import Fork, Words


class _Planned(NamedTuple):
    """An action that comes before the one that is being spelled, and how it was spelled."""

    action: Action
    outlook: Outlook
    base: Words | None


class Composer:
    """What one seat has spelled so far, as words or as typed text.

    Words that leave no choice are put in by themselves, and taken back with the word before them.
    """

    def __init__(self, game: Game, state: State, seat: Seat, drawing: Drawing | None = None) -> None:
        self.game = game
        self.seat = seat
        self.drawing: Drawing = drawing or PlainDrawing()
        self._first = self._outlook = Outlook(state, seat)
        self._planned: list[_Planned] = []
        self.typed = ""
        """Text that has been typed and not (or not yet) understood as words."""
        self._part = ""
        """What of it is being spelled: the words are as much of this as may be."""
        self._rest: Words = ()
        """What follows that part: nobody can know yet what it will mean."""
        self._far = False
        """Whether the typed action is the end of a way, and not possible at once."""
        self.steered = False
        """Whether the last choice was a place that the arrow keys pointed at, so that they may go on."""
        self._settled = False
        """Whether the last choice was a place that stays."""
        self._cycled = False
        self._by_letter = False
        """Whether the last word is a letter or digit that was typed, so that a blank only ends it."""
        self._echo: Words | None = None
        """Words that stand there by themselves and that somebody who types them all is about to repeat."""
        self._base: Words | None = None
        """The words before a step, which may have brought more than one word."""
        self.words: Words = self._outlook.with_forced(())

    @property
    def text(self) -> str:
        """What stands on the input line."""
        if self.typed:
            return self.typed
        before = [self.game.write(each.action) for each in self._planned]
        return f"{NEXT} ".join((*before, self.spelled(self.words)))

    @property
    def empty(self) -> bool:
        """Whether nothing has been chosen or typed."""
        return not self.typed and not self._planned and not self._chosen()

    @property
    def unread(self) -> bool:
        """Whether more is typed than the beginning of one move, so that no list can show what it means."""
        typed = self._spoken(self._part)
        return bool(self._rest) or (bool(typed) and (not self._chosen() or len(typed) > len(self.words)))

    @property
    def foreign(self) -> str:
        """What of the typed text is no notation: it may be what a choice is called by."""
        if not self.unread or self._rest:
            return ""
        with suppress(Fault):
            refusal = self._outlook.state.why_not(self.seat, self._read(self._part))
            if refusal is None or refusal.reason != NOT_OFFERED:
                return ""  # a rule has its say on it
        typed = self._spoken(self._part)
        known = len(self.words) if typed[: len(self.words)] == self.words else 0
        return " ".join(typed[known:])

    @property
    def misnamed(self) -> bool:
        """Whether that is all there is: it was typed without the words that every action begins with."""
        return bool(self.foreign) and self._spoken(self._part) != tuple(self._part.split())

    def _spoken(self, text: str) -> Words:
        """The words of a text after those that every action begins with, which may be left out."""
        words, forced = tuple(text.split()), self._outlook.with_forced(())
        return words if not words or words[: len(forced)] == forced[: len(words)] else (*forced, *words)

    def spelled(self, words: Words) -> str:
        """Words in the game's notation where they make an action, else as they are."""
        try:
            action = self.game.read(" ".join(words))
        except Fault:
            return " ".join(words)
        return self.game.write(action) if action.words() == words else " ".join(words)

    def beginning(self, words: Words | None = None) -> Words:
        """Everything that is spelled, for a drawing; or with these words instead of the last ones."""
        before = [word for each in self._planned for word in (*each.action.words(), NEXT)]
        return (*before, *(self.words if words is None else words))

    def spelling(self) -> Spelling:
        """What may come next, and the action spelled so far."""
        return self._outlook.spell(self.words)

    def ready(self) -> bool:
        """Whether the line as it stands is legal, as far as it can be foreseen."""
        try:
            return self.whole() is not None and not self._rest and self.meant().words() == self.words
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

    def choose(self, words: Words) -> None:
        """Take these words, and those that must follow them."""
        self._forget_typed()
        self.words = self._outlook.with_forced(words)

    def begin(self, text: str) -> bool:
        """Spell the beginning of an action that these words are, or make with those before; else False."""
        typed = tuple(text.split())
        for words in (typed, (*self.words, *typed)):
            fits = all(word in self._outlook.spell(words[:at]).next for at, word in enumerate(words))
            if typed and fits and self._outlook.spell(words).whole is None:
                self.choose(words)
                return True
        return False

    def _forget_typed(self) -> None:
        self.typed, self._part, self._rest, self._far = "", "", (), False
        self.steered, self._settled, self._cycled, self._base = False, False, False, None
        self._by_letter, self._echo = False, None

    def _reach(self, word: str) -> Words | None:
        """The words after adding this one, if need be with the only possible word in between."""
        following = self.spelling().next
        if word in following:
            return (*self.words, word)
        bridge = (*self.words, *following)
        return (*bridge, word) if len(following) == 1 and word in self._outlook.spell(bridge).next else None

    def _chosen(self) -> Words:
        return self._outlook.chosen(self.words)

    # -- arrow keys ----------------------------------------------------------------------------------

    def steer(self, across: int, down: int) -> bool:
        """Choose the nearest place in this direction, or go a step on; False if there is none."""
        after = self._next_stage()
        fork = self._fork() if after is None else after.ahead(self.drawing, after.with_forced(()))
        there = None if fork is None else fork.towards(across, down)
        if fork is None or there is None:
            return False
        if after is not None:
            self._advance(after)
        self.choose((*fork.before, there))
        self.steered = not fork.steps
        self._base = fork.base if fork.steps else None
        return True

    def settle(self) -> None:
        """What has been pointed at stays: the arrow keys choose the next word."""
        self.steered, self._settled = False, True

    def hindrance(self, across: int, down: int) -> Refusal | str | None:
        """Why no step leads in this direction: a rule, or a message's name; None if keys make no steps."""
        outlook, kinds = self._outlook, self._kinds_of_steps()
        if self._ends_with_a_step():
            after = self._after()
            if after is None:
                return "terminal-unforeseen"
            outlook, kinds = after, [self._chosen()[:-1]]
        for kind in kinds:
            compass = self.drawing.compass(outlook.view, seat=self.seat, beginning=kind)
            if compass.here is not None:
                there = (compass.here[0] + across, compass.here[1] + down)
                words = [word for word, place in compass.places.items() if place == there]
                refusals = [self._why_not(outlook, (*kind, word)) for word in words]
                return next(filter(None, refusals), "terminal-nothing-there")
        return None

    def _kinds_of_steps(self) -> list[Words]:
        """What may stand before a step as the line is now, whether or not one is possible."""
        if self._chosen():
            return [self.words]
        kinds = get_args(self.game.Actions) or (self.game.Actions,)
        return [(str(kind.__struct_config__.tag),) for kind in kinds]

    def _why_not(self, outlook: Outlook, words: Words) -> Refusal | None:
        with suppress(Fault):
            return outlook.state.why_not(self.seat, self.game.read(" ".join(words)))
        return None

    def _fork(self) -> Fork | None:
        """What the arrow keys choose among: other points instead of the last, else what may come next."""
        ahead = None if self.steered else self._outlook.ahead(self.drawing, self.words)
        return ahead if ahead is not None or self._settled else self._pointing()

    def _pointing(self) -> Fork | None:
        """The other points that could stand in the place of the last word."""
        chosen = self._chosen()
        if not chosen:
            return None
        fork = self._outlook.fork(self.drawing, chosen[:-1])
        here = None if fork is None or fork.steps else fork.places.get(chosen[-1])
        return None if fork is None or here is None else fork._replace(here=here)

    def _ends_with_a_step(self) -> bool:
        """Whether a whole action is spelled whose last word is a step, and no further step can follow it."""
        chosen = self._chosen()
        if not chosen or self.whole() is None or self._outlook.fork(self.drawing, self.words) is not None:
            return False
        fork = self._outlook.fork(self.drawing, chosen[:-1])
        return fork is not None and fork.steps

    def _next_stage(self) -> Outlook | None:
        """What the step that is spelled leads to, if the same kind of step can follow there."""
        after = self._after() if self._ends_with_a_step() else None
        if after is None:
            return None
        fork = after.ahead(self.drawing, after.with_forced(()))
        return after if fork is not None and fork.before == self._chosen()[:-1] else None

    # -- several actions -----------------------------------------------------------------------------

    def _after(self) -> Outlook | None:
        """What the action that is spelled leads to, if that can be foreseen."""
        whole = self.whole()
        after = None if whole is None else foresee(self._imagined(), self.seat, whole)
        return None if after is None else Outlook(after, self.seat)

    def _imagined(self) -> State:
        """The state as far as this seat knows it: looking ahead must tell nothing else."""
        return self._as_known if self._outlook is self._first else self._outlook.state

    @cached_property
    def _as_known(self) -> State:
        return self._first.state.imagine(self.seat, RandomDice(Random(0)))

    def _advance(self, after: Outlook) -> None:
        """Go on after the action that is spelled."""
        whole = self.whole()
        assert whole is not None
        self._planned.append(_Planned(whole, self._outlook, self._base))
        self._outlook = after

    def _plan(self, text: str) -> bool:
        """Go on after the action that a text means, or the way to it; False if that cannot be foreseen."""
        try:
            action = self._read(text)
        except Fault:
            return False
        way = self._way(action)
        for step in way:
            self.words = step.words()
            after = self._after()
            if after is None:
                return False
            self._advance(after)
        return bool(way)

    def _way(self, action: Action) -> tuple[Action, ...]:
        """The action itself if it is legal, else the steps that end with it, if there are any."""
        state = self._imagined()
        if state.why_not(self.seat, action) is None:
            return (action,)
        return way_to(self.drawing, state, self.seat, action)

    def plan(self) -> tuple[Action, ...]:
        """All that the line means, one action after the other, legal or not; `Fault` if it means none."""
        planned = [each.action for each in self._planned]
        if self._part.strip() or not self.typed:
            planned.append(self.meant())
        return (*planned, *(self.game.read(part) for part in self._rest))

    def cycle(self) -> bool:
        """Put the next possible word in the place of the last one, or begin a new one; False if neither."""
        if self._by_letter:
            self._by_letter = False
            if self._echo is None:
                self._echo = self.words[len(self._chosen()) :]
            return False
        chosen = self._chosen()
        if chosen and self._cycled:
            before, last = chosen[:-1], chosen[-1]
        elif self.whole() is None:
            before, last = self.words, ""
        else:
            return False
        siblings = self._outlook.spell(before).next
        if siblings:
            index = (siblings.index(last) + 1) % len(siblings) if last in siblings else 0
            self.choose((*before, siblings[index]))
            self._cycled = True
        return bool(siblings)

    def type(self, letter: str) -> None:
        """Add a typed letter; as soon as the text is a move or the beginning of one, it counts as words."""
        if not self.typed and self._echo and letter.upper() == self._echo[0]:
            self._echo, self._by_letter = self._echo[1:], True
        elif not self.typed and letter.upper() in self.spelling().next:
            self.choose((*self.words, letter.upper()))
            self._by_letter = True
        elif self.typed or self.empty:
            self.write(self.typed + letter)
        elif letter.upper() in self.words[len(self._chosen()) :]:
            self._by_letter = True  # it stands there by itself, as the only word that could follow
        else:
            self.write(f"{self.text}{letter}" if letter == NEXT else f"{self.text} {letter}")

    def back(self) -> None:
        """Take back the last letter of a typed text, else the last word or step."""
        if self.typed:
            self.write(self.typed[:-1])
            return
        words = self._chosen()[:-1] if self._base is None else self._base
        if self._planned and not self._outlook.chosen(words):
            last = self._planned.pop()
            self._outlook = last.outlook
            self.choose(last.action.words())
            self._base = last.base
        else:
            self.choose(words)

    def clear(self) -> None:
        """Take back everything."""
        self._planned, self._outlook = [], self._first
        self.choose(())

    def write(self, text: str) -> None:
        """Put this text on the line, as if it had been typed."""
        self._forget_typed()
        self._planned, self._outlook = [], self._first
        self.typed = text.lstrip()
        parts = self.typed.split(NEXT)
        while len(parts) > 1 and self._plan(parts[0]):
            del parts[0]
        self._part = parts[0]
        self._rest = tuple(part for part in parts[1:] if part.strip())
        self.words = self._understood(self._part)

    def _understood(self, text: str) -> Words:
        """The words of the typed text as far as they may follow each other."""
        forced = self._outlook.with_forced(())
        if not text.strip():
            return forced
        try:
            action = self._read(text)
        except Fault:
            words = tuple(text.split())
        else:
            words = action.words()
            *steps, last = self._way(action) or (action,)
            for step in steps:
                self._far = True
                self.words = step.words()
                after = self._after()
                assert after is not None, "the way has been found by looking ahead"
                self._advance(after)
            words = last.words()
        if words[: len(forced)] != forced[: len(words)]:
            words = (*forced, *words)
        legal: Words = ()
        for word in words:
            if word not in self._outlook.spell(legal).next:
                break
            legal = (*legal, word)
        return legal

    def _read(self, text: str) -> Action:
        """The action that a typed text means, with or without the words that every action begins with."""
        try:
            return self.game.read(text)
        except Fault:
            forced = self._outlook.with_forced(())
            if not forced:
                raise
            with suppress(Fault):
                return self.game.read(" ".join((*forced, text)))
            raise

    def meant(self) -> Action:
        """The action that the line ends with, legal or not; raises `Fault` if it means none."""
        if self.typed and not self._far:
            return self._read(self._part)
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
        return tuple(action for words, action in self._outlook.actions if words[:length] == self.words)

    def field(self) -> str:
        """The name of that part of an action for which the next word stands; empty for the first word."""
        kinds = get_args(self.game.Actions) or (self.game.Actions,)
        fields = {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in kinds}
        named = fields.get(self.words[0], ()) if self.words else ()
        return named[len(self.words) - 1] if len(self.words) <= len(named) else ""

    def one_each(self) -> bool:
        """Whether each word that may come next leaves one action: then the words narrow nothing."""
        counts = [count for _, count in self.continuations()]
        return bool(counts) and set(counts) == {1}

    def continuations(self) -> Iterator[tuple[str, int]]:
        """Each word that may come next, and how many of the listed actions begin so."""
        length = len(self.words)
        count: dict[str, int] = {}
        for words, _ in self._outlook.actions:
            if len(words) > length and words[:length] == self.words:
                count[words[length]] = count.get(words[length], 0) + 1
        for word in self.spelling().next:
            yield word, count.get(word, 0)
