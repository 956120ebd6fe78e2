"""What only some games offer besides the contract; nobody above asks for a game by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias, cast

from msgspec import Struct

from fabula.core import registry
from fabula.core.contract import Action, Choices, Event, Seat, State, View

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable
    from random import Random

    from fabula.core.chair import Bot, Chair
    from fabula.core.dice import Dice


class Span(Struct, frozen=True):
    """A stretch of text in one look. The tone is a role (`wall`, `seat-2`, `legal`), not a colour."""

    text: str
    tone: str = ""


class Note(Struct, frozen=True):
    """A short line about what lies beside the board: a message of the game's catalogue, and its tone.

    Notes of the tone `odds` say how chance may decide the action that is being spelled; where there is no
    board to look at they stand beside each action.
    """

    message: str
    details: Mapping[str, object]
    tone: str = ""


class Picture(Struct, frozen=True):
    """A drawing made of text: rows of spans, and notes to be shown wherever there is room for them."""

    rows: tuple[tuple[Span, ...], ...]
    notes: tuple[Note, ...] = ()

    def text(self) -> str:
        """The drawing without its tones and notes."""
        return "\n".join("".join(span.text for span in row).rstrip() for row in self.rows)


class Compass(Struct, frozen=True):
    """Where the words that may come next lie on the board, so that arrow keys can choose among them."""

    places: Mapping[str, tuple[int, int]] = {}
    """Column and row of each word, counted from the left and from above; most words lie nowhere."""
    here: tuple[int, int] | None = None
    """Where a step begins, if the words are steps: then every key makes one more step.

    Without it a key points at one of the places, and the next key at another one in its stead.
    """


class Drawing(Protocol):
    """Draws a board as text, and follows events on it so that they can be shown one by one."""

    keys: Mapping[str, str]
    """Which word of an action a key stands for while a person spells one: `{"up": "N"}`."""
    overlays: tuple[str, ...]
    """The names of further layers that can be switched on, such as `foresight`."""

    def draw(
        self,
        view: View,
        *,
        seat: Seat | None,
        beginning: tuple[str, ...] = (),
        overlays: tuple[str, ...] = (),
    ) -> Picture:
        """The board as this seat sees it, with the action that is being spelled.

        Where several actions are given at once, each but the last ends with the word `;`.
        """

    def compass(self, view: View, *, seat: Seat, beginning: tuple[str, ...]) -> Compass:
        """Where the words lie that may follow this beginning, and from where a step is made."""

    def labels(self, view: View, *, seat: Seat) -> Mapping[str, str]:
        """By which identifiers this seat knows words of its actions now: `{"chit:3": "FIGHT M4*"}`.

        A number goes by the name of its field: `{"chit=3": "3 FIGHT M4*"}`. Most games need none.
        """

    def usual(self, choices: Choices) -> Sequence[str]:
        """The first words of the answers that a list of these begins with, the most usual one first.

        Whoever presses Enter without looking gets the first of those that are possible; without any,
        whatever the game lists first.
        """

    def describe(
        self, view: View, *, seat: Seat | None, overlays: tuple[str, ...] = ()
    ) -> Sequence[tuple[str, Mapping[str, object]]]:
        """The board in sentences: names of messages with their details, for those who do not look."""

    def follow(self, view: View, event: Event) -> View:
        """The view after one more event, for showing what happens step by step."""


class Scene(Struct, frozen=True):
    """One step of a story: what a seat was asked and did, and what came of it."""

    events: tuple[Event, ...]
    seat: Seat | None = None
    """Nobody, if it began by itself."""
    asked: Choices | None = None
    action: Action | None = None


class Story(Struct, frozen=True):
    """What happened in a position that was played on, to be told in words."""

    scenes: tuple[Scene, ...]
    view: View
    """How it stands in the end, for whoever is asked then, or for a spectator."""
    seat: Seat | None = None
    """Whose answer is missing, if the story ends because of that."""
    asked: Choices | None = None


class Lesson(Struct, frozen=True):
    """A game to learn by: options that leave out what comes later, always on the same board."""

    text: str
    """The message that says what is new."""
    options: Struct
    seed: int
    """Of the dice, so that everybody learns on the same board."""


class Questions(Struct, frozen=True):
    """What can be asked of a position that was not reached by play, and how to play on from it."""

    ask: dict[str, Callable[[str], str]]
    """The answer to each named question, as it is printed, of a position given as JSON text."""
    state: Callable[[str], State]
    """The state to play on from. All of these raise `Fault` for an impossible position."""
    tell: dict[str, Callable[[str], Story]] = {}
    """Questions that are answered by playing on; the story is told in the language of whoever asks."""
    write: Callable[[State], str] | None = None
    """A state as such a position, if the game can write it down."""


class Duels(Protocol):
    """Fights of one against another, to be played again and again; the first seat is the attacker's."""

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    tactics: Mapping[str, Callable[[], Bot]]
    """The ways to fight by their names, the usual one first."""
    outcomes: tuple[str, ...]
    """What may come of a duel; several may, or none."""

    def fitting(self, attacker: str) -> tuple[str, ...]:
        """A spread of defenders that this attacker could beat."""

    def start(self, attacker: str, defender: str, dice: Dice) -> State:
        """A duel that begins; several defenders are joined by `+`. `Fault` if there is no such one."""

    def outcome(self, state: State) -> tuple[str, ...] | None:
        """What has come of a duel; None while it goes on."""


class Tactic(Protocol):
    """Knows what to do where looking one move ahead is not enough, as in a combat that is laid unseen."""

    def __call__(self, chair: Chair, dice: Dice) -> Action | None:
        """What it would do at this chair; None where it has no opinion."""


class Worth(Protocol):
    """What a position is worth to a seat, for bots that look one move ahead."""

    def __call__(self, state: State, seat: Seat) -> float:
        """The higher the better; comparable only within one game."""


class OnTurn(Protocol):
    """Says whose turn it is in games where others are asked in the middle of a turn."""

    def __call__(self, state: State) -> Seat:
        """The seat whose turn it is, whoever is asked."""


class Trials(Protocol):
    """The moves worth trying in one position, and how to try them out."""

    actions: Sequence[Action]
    """The best first, as it seems before anything is tried."""
    prior: Sequence[float]
    """What each seems to be worth then, for games in which a try depends much on luck; empty in others."""

    def try_out(self, alive: Sequence[int]) -> Sequence[float]:
        """Try each of these moves once, under the same circumstances; what came of each."""


class Exploring(Protocol):
    """Makes trials at a chair, for bots that think ahead, faster than the contract alone allows."""

    def __call__(
        self, chair: Chair, random: Random, candidates: int, ahead: int, also: Sequence[Action] = ()
    ) -> Trials | None:
        """So many moves, each tried so many turns or rounds ahead; None where there is nothing faster.

        The moves in `also` are tried whatever they seem to be worth, and stay spelled as they are.
        """


class Level(Struct, frozen=True):
    """How much a bot looks at that plays on this level."""

    attention: float = 1.0
    """The share of its moves that it notices, and how often it thinks of the game's tactic."""
    least: float = 2
    """It notices so many in any case; with 2.5, two at one time and three at another."""
    candidates: int = 1
    """So many of the best that it has noticed are tried out."""
    tries: int = 0
    """In all, for one decision."""
    ahead: int = 1
    """How many turns or rounds a try goes on; 0: to the end of the own turn."""


PRINTABLE: Final = "".join(map(chr, range(ord("!"), ord("~") + 1)))
"""Every letter that a word in plain ASCII can have."""


class Digest(Protocol):
    """A view as numbers for a learning program, always as many; made from the view alone, and lossy."""

    length: int

    def __call__(self, view: View, *, seat: Seat, beginning: tuple[str, ...] = ()) -> Sequence[float]:
        """What this seat sees, between -1 and 1; `beginning` holds the words of the action it is spelling."""


class Encoding(Struct, frozen=True):
    """What a learning program must know of a game before it plays: how large things can become."""

    letters: str = PRINTABLE
    """The letters that the words of its actions are made of."""
    most_choices: int = 4096
    """So many actions of a list can be chosen by their index."""
    view_bytes: int = 1 << 16
    """A view is no longer than this as JSON."""
    digest: Digest | None = None


Named: TypeAlias = tuple[str, dict[str, str | int]]
"""A message of the game's catalogue, and the details that are put into it."""


class Naming(Protocol):
    """Says how people call what a game calls by identifiers; the words are in its catalogue."""

    def __call__(self, value: str) -> Named | None:
        """The message that names this identifier, with its details; None for any other text."""


class Insight(Protocol):
    """What a board in the browser shows besides the view: what may come, odds, what a beginning leads to.

    It is made from the view alone, which holds all that the seat may know; so it cannot betray anything.
    It is asked for after every entry and every word that is spelled: let it take a few milliseconds.
    """

    def __call__(self, view: View, *, seat: Seat | None, beginning: tuple[str, ...] = ()) -> Struct | None:
        """A record that becomes JSON for the board, or None where there is nothing to say.

        While the seat spells an action, `beginning` holds its words so far.
        """


def drawing(game: str) -> Drawing | None:
    """The game's drawing, if it has one."""
    return cast("Drawing | None", registry.extra("drawing", game))


def duels(game: str) -> Duels | None:
    """The game's duels, if it has any."""
    return cast("Duels | None", registry.extra("duels", game))


def encoding(game: str) -> Encoding:
    """How large the game's actions and views can become; ample for a game that does not say."""
    return cast("Encoding | None", registry.extra("encoding", game)) or Encoding()


def explorer(game: str) -> Exploring | None:
    """How the game's moves are tried out fast, if there is a way."""
    return cast("Exploring | None", registry.extra("explorer", game))


def insight(game: str) -> Insight | None:
    """What the game's board is told besides the view, if anything."""
    return cast("Insight | None", registry.extra("insight", game))


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons in which a game can be learned, in their order."""
    return cast("tuple[Lesson, ...] | None", registry.extra("lessons", game)) or ()


def levels(game: str) -> tuple[Level, ...] | None:
    """The levels of those who play the game, from the first to the last, if it has levels of its own."""
    return cast("tuple[Level, ...] | None", registry.extra("levels", game))


def naming(game: str) -> Naming | None:
    """How the game's identifiers are called, if it has any that need more than a message each."""
    return cast("Naming | None", registry.extra("naming", game))


def questions(game: str) -> Questions | None:
    """What can be asked of the game's positions, if anything."""
    return cast("Questions | None", registry.extra("position", game))


def tactic(game: str) -> Tactic | None:
    """What the game knows besides the worth of positions, if anything."""
    return cast("Tactic | None", registry.extra("tactic", game))


def on_turn(game: str) -> OnTurn | None:
    """How to see whose turn it is, if whoever is asked first need not be on turn."""
    return cast("OnTurn | None", registry.extra("on_turn", game))


def worth(game: str) -> Worth | None:
    """How the game values positions, if it does."""
    return cast("Worth | None", registry.extra("worth", game))


def messages(game: str) -> Traversable | None:
    """The folder with the game's message catalogues, `en.ftl` and so on, if it has one."""
    return cast("Traversable | None", registry.extra("messages", game))
