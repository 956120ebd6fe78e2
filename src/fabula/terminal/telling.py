"""What has happened, in lines for one pair of eyes; both ways of playing print these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.core import Event, Seat, extras
from fabula.core.records import UNDO

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Fault, Game, Moment, Refusal, Rulebook
    from fabula.terminal.composing import Composer
    from fabula.words import Words


NO_NOTATION: Final = ("no-such-action", "unreadable-action")
"""Faults of a text that is no notation at all, or has a word in it that is none."""


FOLLOWING: Final = 12
"""So many words are listed that may come next."""


class Happening(Struct, frozen=True):
    """One entry of the record as it is told: who did what, and the events that followed."""

    seat: Seat
    action: str
    """In the game's notation, or `undo`."""
    events: tuple[Event, ...]
    labels: Mapping[str, str] = {}
    """By which identifiers whoever did it knew the words of it; without them they are names of their own."""

    def told_to(self, viewer: Seat | None) -> tuple[Event, ...]:
        """The events that this seat learns of."""
        return tuple(event for event in self.events if event.told_to(viewer))


class Line(Struct, frozen=True):
    """A sentence, and the clause that it goes back to (empty: none)."""

    text: str
    clause: str = ""
    heading: bool = False


def heading(words: Words, happening: Happening, viewer: Seat | None) -> Line | None:
    """Who did what, if this seat may know it: where a game has secrets, others learn it by events alone."""
    seat, action = happening.seat, happening.action
    secret = words.game is None or words.game.secrets
    if action == UNDO:
        return Line(words.say("terminal-took-back", seat=seat), heading=True)
    if seat == viewer or not secret:
        told = words.played(action, happening.labels)
        message = "terminal-does" if words.tells_actions else "terminal-did"
        return Line(words.say(message, seat=seat, action=told), heading=True)
    return None


def lines(words: Words, happening: Happening, viewer: Seat | None) -> Iterator[Line]:
    """Everything about one happening that this seat is told."""
    if (first := heading(words, happening, viewer)) is not None:
        yield first
    for event in happening.events:
        if event.told_to(viewer):
            yield Line(words.event(event), event.rule)


def happening_of(moment: Moment) -> Happening | None:
    """What happened at a step of a replay; None at its start."""
    entry = moment.entry
    return None if entry is None else Happening(entry.seat, entry.action, moment.events)


def clause_text(rulebook: Rulebook, clause: str) -> str:
    """The words of a clause and its table, without the file's marks; empty if there is no such clause."""
    found = rulebook.clauses.get(clause)
    return "" if found is None else "\n".join([found.plain_text, *found.table_lines])


def meaning(words: Words, composer: Composer, word: str, labels: Mapping[str, str]) -> str | None:
    """What a word that may come next means; of a number, what there would be so many of."""
    found = words.word(word, labels)
    field = composer.field() if found is None and word.isdecimal() else ""
    return words.word(field) if field else found


def several(words: Words, composer: Composer, count: int) -> str:
    """That so many choices are called by what has been typed."""
    return words.say("terminal-several-fit", text=composer.foreign, count=count)


def unread(words: Words, composer: Composer, fault: Fault) -> str:
    """Why a typed text means nothing; where it begins like no action, what may come next instead."""
    return words.fault(fault) if fault.reason not in NO_NOTATION else none_fits(words, composer)


def none_fits(words: Words, composer: Composer) -> str:
    """That nothing is called by what has been typed, and the first words of what there is instead."""
    known = composer.spelling().next
    following = ", ".join((*known[:FOLLOWING], "…") if len(known) > FOLLOWING else known)
    return words.say("terminal-none-fits", text=composer.foreign or composer.typed, following=following)


def refusal_lines(words: Words, rulebook: Rulebook, refusal: Refusal) -> list[str]:
    """Why not, then the clause in its own words."""
    why = words.refusal(refusal)
    text = clause_text(rulebook.in_language(words.language), refusal.rule)
    if not refusal.rule:
        return [why]
    first = words.say("terminal-refused", why=why, clause=refusal.rule)
    return [first, f"{refusal.rule}: {text}"] if text else [first]


def lessons(words: Words, game: Game) -> str | None:
    """How a game can be learned, if it has lessons."""
    number = len(extras.lessons(game.name))
    return words.say("terminal-lessons", game=game.name, count=number) if number else None
