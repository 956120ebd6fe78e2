"""What a pair of eyes sees, in one language: made from `State.view` and the events told, and nothing else."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Raw, Struct

from fabula.core import Event, Fault, Refusal, Seat, extras, spell
from fabula.core.records import UNDO
from fabula.server.messages import Desk, Explained, Line, NextWord, Offer, Spelled
from fabula.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import TypeAlias

    from fabula.core import Action, Game, Standing, State, View

    Labels: TypeAlias = tuple[tuple[str, str], ...]

MOST_OFFERS: Final = 150
"""Longer lists are narrowed word by word: nobody reads so many, and wording them takes time."""


class Happening(Struct):
    """An entry of the log as it is told: who did what, and the events that followed."""

    sequence: int
    seat: Seat
    action: str
    """In the game's notation, or `undo`."""
    events: tuple[Event, ...]
    draft: bool = False
    """Whether it only changed the seat's own draft: then nobody else hears of it."""
    undone: bool = False
    worded: dict[str, tuple[Line, ...]] = {}
    """Its lines by language: the first says who did what, then comes one for each event."""

    def told_to(self, seats: Sequence[Seat]) -> tuple[Event, ...]:
        """The events that these seats, or a spectator if there are none, learn of."""
        eyes = seats or (None,)
        return tuple(event for event in self.events if any(event.told_to(seat) for seat in eyes))


class Sight:
    """Shows one game in one language."""

    def __init__(self, language: str, game: Game, players: Sequence[str]) -> None:
        self.game = game
        self.words = Words(language, game, players)
        self._drawing = extras.drawing(game.name)
        self._insight = extras.insight(game.name)

    # -- what has happened ------------------------------------------------------------------------------

    def lines(self, happening: Happening, seats: Sequence[Seat]) -> tuple[Line, ...]:
        """All that these seats, or a spectator if there are none, are told of a happening."""
        heading, *events = self._worded(happening)
        told = set(map(id, happening.told_to(seats)))
        shown = [line for line, event in zip(events, happening.events, strict=True) if id(event) in told]
        if self._may_know_action(happening, seats):
            shown.insert(0, heading)
        if happening.undone:
            return tuple(msgspec.structs.replace(line, undone=True) for line in shown)
        return tuple(shown)

    def _may_know_action(self, happening: Happening, seats: Sequence[Seat]) -> bool:
        """Where a game has secrets, others learn what was done by events alone."""
        if happening.seat in seats:
            return True
        return not happening.draft and (happening.action == UNDO or not self.game.secrets)

    def _worded(self, happening: Happening) -> tuple[Line, ...]:
        language = self.words.language
        if language not in happening.worded:
            number, seat = happening.sequence, happening.seat
            lines = [Line(number, seat, self._heading(happening), "", None)]
            for event in happening.events:
                raw = Raw(msgspec.json.encode(event))
                lines.append(Line(number, seat, self.words.event(event), event.rule, raw))
            happening.worded = {**happening.worded, language: tuple(lines)}
        return happening.worded[language]

    def _heading(self, happening: Happening) -> str:
        seat, action = happening.seat, happening.action
        if action == UNDO:
            return self.words.say("table-took-back", seat=seat)
        return self.words.say("table-did", seat=seat, action=self.words.action(self.game.read(action)))

    # -- how things stand -------------------------------------------------------------------------------

    def desk(
        self, state: State, seat: Seat | None, *, asking: bool, can_undo: bool, answers: Mapping[str, str]
    ) -> Desk:
        """What a seat, or a spectator, sees and may do now; nobody is asked anything unless `asking`."""
        view = state.view(seat)
        asked = asking and seat is not None and seat in state.to_act()
        choices = state.choices(seat) if asked and seat is not None else None
        actions = choices.actions if choices is not None else ()
        return Desk(
            seat=seat,
            view=Raw(msgspec.json.encode(view)),
            insight=self.insight(view, seat),
            notes=self.notes(view, seat),
            asked=asked,
            prompt="" if choices is None else choices.prompt,
            question="" if choices is None else self.words.prompt(choices),
            offers=self._offers(actions, view, seat) if len(actions) <= MOST_OFFERS else (),
            can_undo=can_undo,
            answers=dict(answers),
        )

    def insight(self, view: View, seat: Seat | None, beginning: tuple[str, ...] = ()) -> Raw | None:
        """What the game's board is told besides."""
        if self._insight is None:
            return None
        found = self._insight(view, seat=seat, beginning=beginning)
        return None if found is None else Raw(msgspec.json.encode(found))

    def notes(self, view: View, seat: Seat | None) -> tuple[str, ...]:
        """What lies beside the board, in sentences."""
        if self._drawing is None:
            return ()
        return tuple(text for text, _ in self.words.noted(self._drawing.draw(view, seat=seat)))

    def result(self, standing: Standing | None) -> tuple[str, ...]:
        """How the game ended; nothing while it goes on."""
        return () if standing is None else tuple(self.words.standing(standing))

    def _offers(self, actions: tuple[Action, ...], view: View, seat: Seat | None) -> tuple[Offer, ...]:
        labels = self._labels(view, seat)
        return tuple(
            Offer(self.game.write(action), action.words(), self._texts.text(action, labels))
            for action in actions
        )

    def _labels(self, view: View, seat: Seat | None) -> Labels:
        if self._drawing is None or seat is None:
            return ()
        return tuple(self._drawing.labels(view, seat=seat).items())

    @cached_property
    def _texts(self) -> _Texts:
        return _Texts(self.words)

    # -- questions --------------------------------------------------------------------------------------

    def spelled(self, state: State, ask: int, seat: Seat, beginning: tuple[str, ...]) -> Spelled:
        """What may follow the beginning of an action, and what would come of it."""
        spelling = spell(state, seat, beginning)
        view = state.view(seat)
        places: Mapping[str, tuple[int, int]] = {}
        here = None
        if self._drawing is not None:
            compass = self._drawing.compass(view, seat=seat, beginning=beginning)
            places, here = compass.places, compass.here
        return Spelled(
            ask=ask,
            next=tuple(self._next_words(spelling.next, places, dict(self._labels(view, seat)))),
            here=here,
            whole=None if spelling.whole is None else self._offers((spelling.whole,), view, seat)[0],
            insight=self.insight(view, seat, beginning),
        )

    def _next_words(
        self, words: Iterable[str], places: Mapping[str, tuple[int, int]], labels: Mapping[str, str]
    ) -> Iterable[NextWord]:
        for word in words:
            yield NextWord(word, self.words.word(word, labels) or word, places.get(word))

    def explained(self, state: State, ask: int, seat: Seat, action: str) -> Explained:
        """Why an action is not possible, if it is not."""
        try:
            refusal = state.why_not(seat, self.game.read(action))
        except Fault as fault:
            return Explained(ask, fault.reason, self.words.fault(fault), "")
        if refusal is None:
            return Explained(ask, "", "", "")
        return Explained(ask, *self.refused(refusal))

    def refused(self, refusal: Refusal) -> tuple[str, str, str]:
        """A refusal's reason, its sentence and its clause."""
        return refusal.reason, self.words.refusal(refusal), refusal.rule


class _Texts:
    """The words of actions, kept: the same ones are offered again and again."""

    MOST: Final = 2000

    def __init__(self, words: Words) -> None:
        self._words = words
        self._known: dict[tuple[Action, Labels], str] = {}

    def text(self, action: Action, labels: Labels) -> str:
        """What an action would do, in the words of whoever is asked."""
        text = self._known.get((action, labels))
        if text is None:
            if len(self._known) >= self.MOST:
                self._known.clear()
            text = self._known[action, labels] = self._words.action(action, dict(labels))
        return text
