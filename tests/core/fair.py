"""A little game for these tests: open deeds, tosses, a look at a hidden hand, and secret ballots."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Annotated, ClassVar, TypeAlias

from msgspec import Meta, Struct

from fabula.core import (
    Action,
    AgendaState,
    Choices,
    Event,
    Game,
    Illegal,
    Rulebook,
    Seat,
    SecretStep,
    Standing,
    Step,
    Table,
    View,
    refuse,
)

if TYPE_CHECKING:
    from fabula.core import Dice

SECRET, SALT = bytes(range(32)), b"fair\x0c"
SIDES = ("heads", "tails", "tails")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    turns: Annotated[int, Meta(ge=1, le=99)] = 9
    in_pairs: bool = False


class Add(Action, frozen=True):
    amount: int


class Toss(Action, frozen=True):
    pass


class Peek(Action, frozen=True):
    pass


class Call(Action, frozen=True):
    pass


class Vote(Action, frozen=True):
    yes: bool


class Happened(Event, frozen=True):
    seat: Seat
    what: str


class Turn(Step["FairState"], frozen=True):
    """FAIR-1: seats take turns."""

    rule: ClassVar[str] = "FAIR-1"
    seat: Seat

    def waits_for(self, state: FairState) -> tuple[Seat, ...]:
        return (self.seat,)

    def choices(self, state: FairState, seat: Seat) -> Choices:
        return Choices("turn", (Add(1), Add(2), Add(3), Toss(), Peek(), Call()))

    def answer(self, state: FairState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        state.turns -= 1
        if state.turns:
            state.swap(Turn((seat + 1) % len(state.scores)))
        else:
            state.pop()
        match action:
            case Add(amount=amount):
                state.score(seat, amount)
                return [Happened(rule="FAIR-1", seat=seat, what=f"added {amount}")]
            case Toss():
                side = dice.draw("coin", SIDES)
                if side == "heads":
                    state.score(seat, dice.draw("die", range(1, 7)))
                return [Happened(rule="FAIR-2", seat=seat, what=side)]
            case Peek():
                hand = state.hands[(seat + 1) % len(state.hands)]
                return [Happened(rule="FAIR-3", seat=seat, what=str(hand), to=(seat,), reveals=True)]
            case _:
                everyone = tuple(range(len(state.scores)))
                state.push(Ballot(everyone, ((),) * len(everyone)))
                return [Happened(rule="FAIR-4", seat=seat, what="called")]


class Ballot(SecretStep["FairState", Vote], frozen=True):
    """FAIR-4: everybody votes twice, unseen."""

    rule: ClassVar[str] = "FAIR-4"

    def offer(self, state: FairState, seat: Seat, draft: tuple[Vote, ...]) -> Choices:
        return Choices("vote", (Vote(False), Vote(True)))

    def whole(self, state: FairState, seat: Seat, draft: tuple[Vote, ...]) -> bool:
        return len(draft) == 2

    def drafted(self, state: FairState, seat: Seat, action: Action) -> list[Event]:
        return [Happened(rule="FAIR-4", seat=seat, what="voted", to=(seat,))]

    def ready(self, state: FairState, seat: Seat) -> list[Event]:
        return [Happened(rule="FAIR-4", seat=seat, what="ready")]

    def reveal(self, state: FairState, dice: Dice) -> list[Event]:
        state.pop()
        for seat, votes in zip(self.asked, self.drafts, strict=True):
            state.score(seat, sum(vote.yes for vote in votes))
        return [Happened(rule="FAIR-4", seat=0, what="counted", reveals=True)]


class FairView(View, frozen=True):
    scores: tuple[int, ...]
    hand: int | None


class FairState(AgendaState):
    ends: ClassVar[str] = "FAIR-1"

    agenda: tuple[Turn | Ballot, ...]
    turns: int
    scores: tuple[int, ...]
    hands: tuple[int, ...]

    def score(self, seat: Seat, amount: int) -> None:
        self.scores = (*self.scores[:seat], self.scores[seat] + amount, *self.scores[seat + 1 :])

    def view(self, seat: Seat | None) -> FairView:
        return FairView(self.scores, None if seat is None else self.hands[seat])

    def imagine(self, seat: Seat, dice: Dice) -> FairState:
        state = self.copy()
        state.hands = tuple(
            hand if other == seat else dice.draw("hand", range(10)) for other, hand in enumerate(self.hands)
        )
        if self.agenda and isinstance(top := self.agenda[-1], Ballot):
            state.swap(top.imagined(state, seat, dice))
        return state

    def standing(self) -> Standing | None:
        if self.agenda:
            return None
        places = tuple(1 + sum(other > score for other in self.scores) for score in self.scores)
        return Standing(places, self.scores, "over")

    def copy(self) -> FairState:
        return copy(self)


class Fair(Game):
    name = "fair"
    rules = "2"
    replays_alike = frozenset({"1"})
    seats = range(2, 5)
    horizon = 400
    secrets = True
    Options = Options
    States = FairState
    Views = FairView
    Actions: TypeAlias = Add | Toss | Peek | Call | Vote
    Events = Happened

    @property
    def rulebook(self) -> Rulebook:
        clauses = ("Turns.", "Tosses.", "Looks.", "Ballots.")
        return Rulebook.parse("\n".join(f"- **FAIR-{n}** {text}" for n, text in enumerate(clauses, 1)))

    def start(self, options: Struct, seats: int, dice: Dice) -> FairState:
        assert isinstance(options, Options)
        if options.in_pairs and seats % 2:
            raise Illegal(refuse("FAIR-1", "odd", have=seats))
        hands = tuple(dice.draw("hand", range(10)) for _ in range(seats))
        return FairState((Turn(0),), options.turns, (0,) * seats, hands)


FAIR = Fair()


def open_table(*, turns: int = 9, seats: int = 2) -> Table:
    """A table whose dice are always the same."""
    players = ("Anna", "Ben", "Cleo", "Dora")[:seats]
    return Table.open(FAIR, Options(turns=turns), players, secret=SECRET, salt=SALT)


def played_table() -> Table:
    """A finished game with tosses, a look, a ballot, and things taken back in it."""
    table = open_table(turns=6)
    table.play(0, Toss())
    table.play(1, Add(3))
    table.undo(1)
    table.play(1, Add(2))
    table.play(0, Call())
    table.play(1, Vote(True))
    table.play(0, Vote(True))
    table.undo(1)
    table.play(1, Vote(False))
    table.play(1, Vote(False))
    table.play(0, Vote(True))
    table.play(1, Peek())
    table.play(0, Toss())
    table.play(1, Toss())
    return table
