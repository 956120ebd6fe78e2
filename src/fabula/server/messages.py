"""What the page and the server say to each other, as typed records: the one protocol of the table.

The page's types are generated from here. Everything that a person reads arrives as a finished
sentence in his language; beside it stands the plain value (an event, a view) for boards that draw it.
What a seat sees is made from `State.view` and from the events told to it, and from nothing else.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Raw, Struct

from fabula.core import Seat

ClientId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
"""The page's own name for something it asks for, so that asking twice does it once."""
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
"""An action in its game's notation."""
Word: TypeAlias = Annotated[str, Meta(max_length=100)]
ChatText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=128)]
Phase: TypeAlias = Literal["gathering", "playing", "over", "foreign"]
"""Before the start; in play; over; or of rules that are not here any more: shown, not continued."""


# -- what is said of a game and of a table ------------------------------------------------------------


class OptionValue(Struct, frozen=True):
    """A value of an option and what it means."""

    value: bool | int | str
    text: str


class OptionField(Struct, frozen=True):
    """An option as a line of a form: its clauses explain it."""

    field: str
    text: str
    clauses: tuple[str, ...]
    values: tuple[OptionValue, ...]
    default: bool | int | str


class GameShown(Struct, frozen=True):
    """A game as the lobby offers it."""

    name: str
    title: str
    seats: tuple[int, int]
    """Fewest and most."""
    secrets: bool
    options: tuple[OptionField, ...]
    bots: tuple[str, ...]
    finished: bool
    """Whether every clause of its rulebook is in."""


class ClauseShown(Struct, frozen=True):
    """A clause of a rulebook, with the table below it: its rows, the headings first."""

    id: str
    chapter: str
    text: str
    table: tuple[tuple[str, ...], ...]


class SeatShown(Struct, frozen=True):
    """A seat of a table as everybody sees it."""

    seat: Seat
    letter: str
    kind: Literal["open", "person", "bot"]
    name: str
    """The person's name, the bot's, or nothing."""
    bot: str | None
    """The bot that plays there now: also for a person who has handed over or conceded."""
    mine: bool
    here: bool
    """Whether somebody who holds it is looking."""
    conceded: bool
    number: str
    """What this seat has added to the dice, in hexadecimal; empty until it has."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock for turns: who takes longer is played by a bot until he is back."""

    seconds: Annotated[int, Meta(ge=10, le=1_209_600)]


class Fairness(Struct, frozen=True):
    """What anyone needs to check the dice: the promise at once, the secret when the game is over."""

    commitment: str
    salt: str
    secret: str | None


class TableShown(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    title: str
    phase: Phase
    options: Raw
    seats: tuple[SeatShown, ...]
    host: bool
    """Whether the person who looks is its host."""
    clock: Clock | None
    fairness: Fairness
    created: float
    sequence: int
    my_turn: bool
    forked_from: str | None = None


class SeatLink(Struct, frozen=True):
    """A link that makes whoever opens it first the holder of a seat; shown to the host alone, once."""

    seat: Seat
    path: str


# -- asked over HTTP ----------------------------------------------------------------------------------


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat is to be filled: by the host himself, by whoever has the link, or by a bot."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    bot: Name | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened; with a record (or a table whose game is over) it goes on from a moment of it."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=26)]
    options: Annotated[dict[str, Any], Meta(max_length=100)] = {}  # the game's own type reads it
    clock: Clock | None = None
    record: Annotated[str, Meta(max_length=4_000_000)] | None = None
    table: Name | None = None
    moment: Annotated[int, Meta(ge=0)] = 0
    invitation: Token | None = None
    """The token of a link for everybody, which leads to this table from now on."""


class TableOpened(Struct, frozen=True):
    """The new table, and the links of its open seats."""

    table: TableShown
    links: tuple[SeatLink, ...]


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link, exchanged for a seat: its own once, or one that is free where all are invited."""

    token: Token
    name: Name


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link that somebody has opened."""

    token: Token


class LinkShown(Struct, frozen=True):
    """What a link leads to."""

    table: TableShown | None
    """None: whoever has the link may open one for all who have it too, unless it serves no more."""
    used: str
    """That it serves no more, in a sentence; or nothing."""


class SeatNumber(Struct, frozen=True, forbid_unknown_fields=True):
    """Eight bytes in hexadecimal that a holder adds to the dice."""

    number: Annotated[str, Meta(pattern="^[0-9a-f]{16}$")]


class Handover(Struct, frozen=True, forbid_unknown_fields=True):
    """The bot that plays for a holder from now on; None: he plays himself again."""

    bot: Name | None


class Problem(Struct, frozen=True):
    """What is wrong with a request, in a sentence, and the clause if a rule forbids it."""

    reason: str
    text: str
    rule: str = ""


class Health(Struct, frozen=True):
    """Whether the server and its database answer."""

    ok: bool


class MomentShown(Struct, frozen=True):
    """One step of the replay of a finished game."""

    number: int
    last: int
    seat: Seat | None
    """Who acted; None at the start."""
    action: str
    lines: tuple[Line, ...]
    view: Raw
    """As the asked seat saw it, or the spectators."""
    insight: Raw | None
    """What the game's board shows besides, made from this view alone."""
    notes: tuple[str, ...]
    result: tuple[str, ...]


# -- over the socket: from the page -------------------------------------------------------------------


class FromPage(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag=str.lower):
    """A message of the page."""


class Act(FromPage, frozen=True):
    """Carry out an action that was decided on seeing everything up to `after`."""

    id: ClientId
    seat: Seat
    after: int
    action: Notation


class Undo(FromPage, frozen=True):
    """Take back the seat's own last action."""

    id: ClientId
    seat: Seat
    after: int


class Propose(FromPage, frozen=True):
    """Ask all to go back to just after this entry."""

    id: ClientId
    seat: Seat
    sequence: int


class Consent(FromPage, frozen=True):
    """Agree to the proposal that lies on the table, or not."""

    id: ClientId
    seat: Seat
    agree: bool


class Spell(FromPage, frozen=True):
    """What may follow the beginning of an action, and what would come of it?"""

    ask: int
    seat: Seat
    beginning: Annotated[list[Word], Meta(max_length=200)]


class Why(FromPage, frozen=True):
    """Why is this action not possible?"""

    ask: int
    seat: Seat
    action: Notation


class Always(FromPage, frozen=True):
    """A standing answer: whenever this is asked and the action is possible, play it; None takes it back."""

    id: ClientId
    seat: Seat
    prompt: Word
    action: Notation | None


class Chat(FromPage, frozen=True):
    """Say something to all at the table."""

    id: ClientId
    text: ChatText


class Speak(FromPage, frozen=True):
    """Say everything in this language from now on."""

    language: Word


PageMessage: TypeAlias = Act | Undo | Propose | Consent | Spell | Why | Always | Chat | Speak


# -- over the socket: to the page ---------------------------------------------------------------------


class Offer(Struct, frozen=True):
    """A listed action: its notation, its words, and what it would do."""

    action: str
    words: tuple[str, ...]
    text: str


class Desk(Struct, frozen=True):
    """What one held seat, or a spectator (None), sees and may do now."""

    seat: Seat | None
    view: Raw
    insight: Raw | None
    """What the game's board is told besides: foresight, odds; made from the view alone."""
    notes: tuple[str, ...]
    """What lies beside the board, in sentences."""
    asked: bool
    prompt: str
    """The name of the question, for standing answers."""
    question: str
    offers: tuple[Offer, ...]
    """Empty where there are very many: `Spell` finds them word by word."""
    can_undo: bool
    answers: dict[str, str]
    """The standing answers of this seat: prompt and action."""


class Line(Struct, frozen=True):
    """A line of the log: what happened, in a sentence, with its clause, and the plain event."""

    sequence: int
    seat: Seat | None
    text: str
    rule: str
    event: Raw | None
    undone: bool = False


class Said(Struct, frozen=True):
    """A line of the chat."""

    number: int
    name: str
    seat: Seat | None
    text: str
    at: float


class Proposal(Struct, frozen=True):
    """A wish to go back that waits for the consent of all."""

    seat: Seat
    sequence: int
    agreed: tuple[Seat, ...]
    text: str


class ToPage(Struct, frozen=True, tag_field="tell", tag=str.lower):
    """A message of the server."""


class Welcome(ToPage, frozen=True):
    """Everything, when a page connects, speaks another language, or things were taken back."""

    table: TableShown
    desks: tuple[Desk, ...]
    """One for each held seat; a single one without a seat for a spectator."""
    to_act: tuple[Seat, ...]
    lines: tuple[Line, ...]
    chat: tuple[Said, ...]
    result: tuple[str, ...]
    places: tuple[int, ...]
    proposal: Proposal | None
    deadline: float | None
    notice: str = ""
    """Why the game does not go on, if it does not: other rules."""


class Happened(ToPage, frozen=True):
    """An entry was added: what this page is told of it, and how things stand after it."""

    sequence: int
    seat: Seat
    lines: tuple[Line, ...]
    desks: tuple[Desk, ...]
    to_act: tuple[Seat, ...]
    result: tuple[str, ...]
    places: tuple[int, ...]
    deadline: float | None


class Acknowledged(ToPage, frozen=True):
    """What was asked under this id is done and durable."""

    id: str
    sequence: int


class Refused(ToPage, frozen=True):
    """What was asked under this id is not done: why, and by which clause."""

    id: str
    reason: str
    text: str
    rule: str
    sequence: int
    """How far the log has got: a stale action has missed what came after its `after`."""


class NextWord(Struct, frozen=True):
    """A word that may come next, what it means, and where it lies on the board, if anywhere."""

    word: str
    text: str
    place: tuple[int, int] | None


class Spelled(ToPage, frozen=True):
    """The answer to `Spell`."""

    ask: int
    next: tuple[NextWord, ...]
    here: tuple[int, int] | None
    """Where the next step begins, if the words are steps."""
    whole: Offer | None
    insight: Raw | None
    """What the board is told of stopping here."""


class Explained(ToPage, frozen=True):
    """The answer to `Why`; an empty text if it is possible after all."""

    ask: int
    reason: str
    text: str
    rule: str


class Changed(ToPage, frozen=True):
    """The table itself has changed: who sits where, who is here, a proposal, its phase, whose clock runs."""

    table: TableShown
    proposal: Proposal | None
    deadline: float | None


class Talked(ToPage, frozen=True):
    """Somebody has said something."""

    said: Said


class Wrong(ToPage, frozen=True):
    """A message that could not be understood; nothing was done."""

    reason: str
    text: str


ServerMessage: TypeAlias = (
    Welcome | Happened | Acknowledged | Refused | Spelled | Explained | Changed | Talked | Wrong
)

read_page_message = msgspec.json.Decoder(PageMessage).decode
"""The message in a frame; raises `msgspec.MsgspecError` for anything else."""
