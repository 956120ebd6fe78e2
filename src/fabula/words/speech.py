"""Sentences for everything that a game says: events, refusals, prompts, faults, actions, results."""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING, Final

import msgspec

from fabula.core import extras, registry, seat_letter
from fabula.words.catalogue import Catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from fabula.core import Action, Choices, Event, Fault, Game, Refusal, Seat, Standing
    from fabula.core.extras import Picture
    from fabula.words.catalogue import Shown

NOT_TOLD = ("rule", "to", "reveals")
"""Fields of an event that are about telling, not about what happened."""

TYPED: Final = "text"
"""What somebody has typed is repeated as it is, though it may be an identifier as well."""
NOTHING = (None, "", "-")
"""Values that messages select as `none`."""

NAMELESS = re.compile("^.*?-(describe|note)-")
"""What stands before the name of a sentence about the board."""

LABEL = re.compile("[a-z]'?[ :]")
"""A letter by which a drawing calls something, at the beginning of a sentence."""

PERSON = "person"

NO_LABELS: Final[Mapping[str, str]] = {}

WORD_NAMES = {"+": "plus", "-": "minus"}
"""Words of a notation that cannot stand in the name of a message."""


def person_name(player: str) -> str | None:
    """The name that a person goes by in a record (`person Anna`), or None."""
    kind, _, name = player.partition(" ")
    return name or None if kind == PERSON else None


class Words:
    """Speaks one language about one game and its players, or about the program alone."""

    def __init__(self, language: str, game: Game | None = None, players: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.players = tuple(players)
        self.catalogue = Catalogue(language, None if game is None else game.name)
        self._naming = None if game is None else extras.naming(game.name)

    def about(self, game: Game, players: Sequence[str] = ()) -> Words:
        """The same language, about this game."""
        return Words(self.language, game, players)

    def say(self, name: str, /, **details: object) -> str:
        """The message of this name, its details shown as people read them."""
        return self.catalogue.message(name, **self._shown(details))

    def seat(self, seat: Seat) -> str:
        """The name of whoever sits there, or the seat's letter."""
        player = self.players[seat] if seat < len(self.players) else ""
        return person_name(player) or seat_letter(seat)

    def nickname(self, seat: Seat) -> str:
        """What the player on a seat is called without his letter: `Anna`, `person`, `greedy`."""
        player = self.players[seat] if seat < len(self.players) else PERSON
        return person_name(player) or (self.say("name-person") if player == PERSON else player)

    def player(self, seat: Seat) -> str:
        """Seat and player: `A (Anna)`, `B (greedy)`."""
        return self.say("name-at-seat", letter=seat_letter(seat), name=self.nickname(seat))

    def title(self) -> str:
        """The name of the game as it is printed on its box."""
        return self._game_message("title", {}) or self._game_name()

    def offered(self, game: Game) -> str:
        """A game's title as it stands in a list of games, marked if it is in the making."""
        title = self.about(game).title()
        return title if game.finished else self.say("name-in-the-making", game=title)

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        details = {
            name: value for name, value in msgspec.structs.asdict(event).items() if name not in NOT_TOLD
        }
        tag = str(event.__struct_config__.tag)
        found = self._game_message(f"event-{tag}", details)
        return _plainly(tag, self._shown(details)) if found is None else _sentence(found)

    def action(self, action: Action, labels: Mapping[str, str] = NO_LABELS) -> str:
        """What an action would do, in a few words, some of them as whoever is asked knows them."""
        tag = str(action.__struct_config__.tag)
        found = self._game_message(f"action-{tag}", _labelled(msgspec.structs.asdict(action), labels))
        return found or (self.game.write(action) if self.game else " ".join(action.words()))

    @property
    def tells_actions(self) -> bool:
        """Whether actions that were played are told in words, their notation being full of identifiers."""
        return self.game is not None and self._naming is not None

    def played(self, text: str, labels: Mapping[str, str] = NO_LABELS) -> str:
        """An action that is written in the game's notation: so, or in words if it is full of identifiers."""
        if self.game is None or not self.tells_actions:
            return text
        return self.action(self.game.read(text), labels)

    def word(self, word: str, labels: Mapping[str, str] = NO_LABELS) -> str | None:
        """What one word of an action's notation means, where the game explains it."""
        if word in labels:
            return self._name(labels[word])
        return self._game_message(f"word-{WORD_NAMES.get(word, word)}", {}) or self._name(word)

    def prompt(self, choices: Choices) -> str:
        """The question that a seat is asked."""
        found = self._either(f"prompt-{choices.prompt}", {**choices.details})
        return choices.prompt if found is None else _sentence(found)

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not allowed."""
        details: dict[str, object] = {**refusal.details}
        found = self._either(f"refusal-{refusal.reason}", details)
        return _plainly(refusal.reason, self._shown(details)) if found is None else _sentence(found)

    def fault(self, fault: Fault) -> str:
        """What is wrong with an input, and on which line, and all its parts."""
        details: dict[str, object] = {**fault.details}
        name = self.fault_message(fault.reason)
        owner = fault.reason.partition("-")[0]
        if name is None and self.game is None and owner in registry.games():
            return self.about(registry.game(owner)).fault(fault)
        found = _plainly(fault.reason, self._shown(details)) if name is None else self.say(name, **details)
        if fault.line is not None:
            found = self.say("fault-on-line", line=fault.line, problem=found)
        return " ".join([found, "; ".join(self.fault(part) for part in fault.parts)]).rstrip()

    def fault_message(self, reason: str) -> str | None:
        """The name of the message for a fault: a general one, or the game's own."""
        names = [f"fault-{reason}"]
        if self.game is not None:
            names += [f"{self.game.name}-position-{reason}", f"{self.game.name}-fault-{reason}"]
            if reason.startswith(f"{self.game.name}-"):
                names.append(reason)
        return next((name for name in names if self.catalogue.has(name)), None)

    def option(self, field: str) -> str:
        """What an option is about."""
        return self._game_message(f"option-{field}", {}) or field

    def option_value(self, field: str, value: object) -> str:
        """What a value of an option means."""
        shown = str(self._show(field, value))
        return self._game_message(f"option-{field}-{shown}", {}) or shown

    def outcome(self, outcome: str) -> str:
        """What may come of a duel, in a word."""
        return self._game_message(f"name-outcome-{outcome}", {}) or outcome

    def standing(self, standing: Standing) -> list[str]:
        """How the game ended, then everybody's place and score, best first."""
        winners = [self.seat(seat) for seat in standing.winners]
        details = {"winners": self.listed(winners), "count": len(winners)}
        lines = [self._game_message(f"ending-{standing.ending}", details) or standing.ending]
        line = "standing-line" if len(standing.places) > 1 else "standing-alone"
        for seat in sorted(range(len(standing.places)), key=lambda seat: standing.places[seat]):
            place, score = standing.places[seat], standing.scores[seat]
            lines.append(self.say(line, place=place, player=self.player(seat), score=score))
        return lines

    def described(self, sentences: Iterable[tuple[str, Mapping[str, object]]]) -> list[str]:
        """The sentences of a board's description."""
        return [
            _sentence(self.say(name, **details))
            if self.catalogue.has(name)
            else _plainly(NAMELESS.sub("", name), self._shown(dict(details)))
            for name, details in sentences
        ]

    def noted(self, picture: Picture) -> list[tuple[str, str]]:
        """The notes of a drawing, each with its tone."""
        sentences = self.described((note.message, note.details) for note in picture.notes)
        return [(text, note.tone) for text, note in zip(sentences, picture.notes, strict=True)]

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row, the last one joined by a word."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-with-last", beginning=", ".join(names[:-1]), last=names[-1])

    def _game_name(self) -> str:
        return "" if self.game is None else self.game.name

    def _game_message(self, name: str, details: dict[str, object]) -> str | None:
        full = f"{self._game_name()}-{name}"
        return self.say(full, **details) if self.game is not None and self.catalogue.has(full) else None

    def _either(self, name: str, details: dict[str, object]) -> str | None:
        """The game's own message, or the general one that serves all games."""
        found = self._game_message(name, details)
        if found is None and self.catalogue.has(name):
            found = self.say(name, **details)
        return found

    def _shown(self, details: dict[str, object]) -> dict[str, Shown]:
        return {name: self._show(name, value) for name, value in details.items()}

    def _show(self, name: str, value: object) -> Shown:
        """A value as people read it: seats by name, cells as `x,y`, nothing and truth as words.

        What a game has a name for (`foes-name-spell-3-power-2` for the spell `3-power-2`, or what its
        naming says) is called by it.
        """
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and (name == "seat" or name.endswith("_seat")):
            return self.seat(value)
        if isinstance(value, tuple | list):
            if name == "seats" or name.endswith("_seats"):
                return self.listed([self.seat(seat) for seat in value])
            if not value:
                return "none"
            if all(isinstance(item, int) for item in value):
                return ",".join(map(str, value))
            if len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], int):
                return f"{value[0]} ({value[1]})"
            shown = [str(self._show(name, item)) for item in value]
            return " ".join(shown) if self._naming is None else self.listed(shown)
        if isinstance(value, Enum):
            return self._show(name, value.value)
        if value in NOTHING:
            return "none"
        if isinstance(value, str):
            if name == TYPED:
                return value
            return self._game_message(f"name-{name}-{value}", {}) or self._name(value) or value
        return value if isinstance(value, int) else str(value)

    def _name(self, value: str) -> str | None:
        """How the game says that people call what goes by this identifier."""
        named = None if self._naming is None else self._naming(value)
        return None if named is None else self.say(named[0], **named[1])


def _labelled(details: dict[str, object], labels: Mapping[str, str]) -> dict[str, object]:
    """The same with labels for what has one; a number has it under the name of its field."""
    if not labels:
        return details
    keys = {name: value if isinstance(value, str) else f"{name}={value}" for name, value in details.items()}
    return {name: labels.get(keys[name], value) for name, value in details.items()}


def _sentence(text: str) -> str:
    """A sentence begins with a capital, also where that is the article of a name; a letter is a label."""
    return text if LABEL.match(text) else text[:1].upper() + text[1:]


def _plainly(name: str, details: dict[str, Shown]) -> str:
    """Words for something that has no message: its own name and numbers."""
    what = ", ".join(f"{key} {value}" for key, value in details.items())
    return f"{name} ({what})" if what else name
