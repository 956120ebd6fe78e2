"""Mistakes about who is asked, what is listed, and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from broken_games.lantern import STEPS, Doubt, Lantern, LanternState, Swap, Walk
from fabula.core import Action, Choices, Event, Illegal, Refusal, Seat, Spelling, Standing, refuse

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice


class RaisesState(LanternState):
    def why_not_walk(self, path: str) -> Refusal | None:
        return super().why_not_walk(path) if STEPS[path[0]] else None


class Raises(Lantern):
    """Breaks down over a letter that it does not know."""

    name, States, fault = "raises", RaisesState, "breaks-down"


class NeverStarts(Lantern):
    """Refuses to start, whatever the options."""

    name, fault = "never-starts", "start-refused"

    def start(self, options: Struct, seats: int, dice: Dice) -> LanternState:
        raise Illegal(refuse("LANTERN-1.1", "too-few"))


class NoResultState(LanternState):
    def standing(self) -> Standing | None:
        return None


class NoResult(Lantern):
    """Asks nobody any more, and has no result."""

    name, States, fault = "no-result", NoResultState, "end-unclear"


class AskedTwiceState(LanternState):
    def to_act(self) -> tuple[Seat, ...]:
        return super().to_act() * 2


class AskedTwice(Lantern):
    """Names a seat twice among those to act."""

    name, States, fault = "asked-twice", AskedTwiceState, "asked-wrongly"


class NothingToSayState(LanternState):
    def choices(self, seat: Seat) -> Choices:
        return super().choices(seat) if self.asked is None else Choices("doubt", ())


class NothingToSay(Lantern):
    """Asks a seat and offers it nothing."""

    name, States, fault = "nothing-to-say", NothingToSayState, "asked-without-choice"


class OutOfTurnState(LanternState):
    def choices(self, seat: Seat) -> Choices:
        return super().choices(self.to_act()[0]) if self.to_act() else super().choices(seat)


class OutOfTurn(Lantern):
    """Offers everyone what only one seat is asked."""

    name, States, fault = "out-of-turn", OutOfTurnState, "unasked-has-choices"


class FromZeroState(LanternState):
    def standing(self) -> Standing | None:
        standing = super().standing()
        return standing and replace(standing, places=tuple(place - 1 for place in standing.places))


class FromZero(Lantern):
    """Counts places from zero."""

    name, States, fault = "from-zero", FromZeroState, "standing-malformed"


class RestlessState(LanternState):
    asked_so_often: ClassVar[list[int]] = [0]

    def walks(self) -> tuple[Action, ...]:
        self.asked_so_often[0] += 1
        return super().walks()[:: 1 if self.asked_so_often[0] % 2 else -1]


class Restless(Lantern):
    """Turns its list around whenever it is asked for it."""

    name, States, fault = "restless", RestlessState, "order-changes"


class FromSetState(LanternState):
    def walks(self) -> tuple[Action, ...]:
        return tuple(Walk(path) for path in {walk.path for walk in super().walks() if isinstance(walk, Walk)})


class FromSet(Lantern):
    """Lists its choices in the order of a set."""

    name, States, fault = "from-set", FromSetState, "order-from-hash"


class ToAndFroState(LanternState):
    def answer(self, seat: Seat, yes: bool) -> list[Event]:
        if not yes:
            return super().answer(seat, False)
        mine = tuple(doubt != (who == seat) for who, doubt in enumerate(self.doubts))
        events = super().answer(seat, True)
        self.asked, self.doubts = seat, mine
        return events


class ToAndFro(Lantern):
    """Lets a seat doubt, and stop doubting, as long as it likes."""

    name, States, fault = "to-and-fro", ToAndFroState, "endless-window"


class TooFarState(LanternState):
    def walks(self) -> tuple[Action, ...]:
        return (*super().walks(), Walk("RRR"))


class TooFar(Lantern):
    """Lists a walk that it refuses."""

    name, States, fault = "too-far", TooFarState, "listed-but-refused"


class TwoWaysState(LanternState):
    def walks(self) -> tuple[Action, ...]:
        return (*super().walks(), *(Walk(path) for path in ("LR", "RL") if not self.why_not_walk(path)))


class TwoWays(Lantern):
    """Lists a way round beside standing still."""

    name, States, fault = "two-ways", TwoWaysState, "listed-twice"


class TwoSwapsState(LanternState):
    def choices(self, seat: Seat) -> Choices:
        choices = super().choices(seat)
        again = (Walk("T"),) if Swap() in choices.actions else ()
        return replace(choices, actions=(*choices.actions, *again))

    def why_not_walk(self, path: str) -> Refusal | None:
        return None if path == "T" and self.swaps(self.turn) else super().why_not_walk(path)

    def play(self, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        swaps = action == Walk("T") and self.why_not(seat, action) is None
        return super().play(seat, Swap() if swaps else action, dice)


class TwoSwaps(Lantern):
    """Lists two actions that draw, with the same chances."""

    name, States, fault = "two-swaps", TwoSwapsState, "listed-twice"


class OneStepState(LanternState):
    def walks(self) -> tuple[Action, ...]:
        return tuple(walk for walk in super().walks() if isinstance(walk, Walk) and len(walk.path) == 1)


class OneStep(Lantern):
    """Accepts longer walks to where no listed one leads."""

    name, States, fault = "one-step", OneStepState, "accepted-but-unlisted"


class AnyoneState(LanternState):
    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, Doubt) and self.asked is not None else super().why_not(seat, action)


class Anyone(Lantern):
    """Takes an answer from a seat that was not asked."""

    name, States, fault = "anyone", AnyoneState, "accepted-but-unlisted"


class StumblesState(LanternState):
    def play(self, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        refusal = self.why_not(seat, action)
        if refusal is not None and refusal.reason == "beyond":
            self.place = 1 - self.place // 2
        return super().play(seat, action, dice)


class Stumbles(Lantern):
    """Walks as far as it goes before it refuses."""

    name, States, fault = "stumbles", StumblesState, "refusal-changes"


class RollsFirstState(LanternState):
    def play(self, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        if isinstance(action, Doubt):
            dice.draw("mood", (1, 2))
        return super().play(seat, action, dice)


class RollsFirst(Lantern):
    """Draws before it looks whether the action is legal."""

    name, States, fault = "rolls-first", RollsFirstState, "refusal-draws"


class TwoReasonsState(LanternState):
    def play(self, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        if self.why_not(seat, action) is not None:
            raise Illegal(refuse("LANTERN-2.1", "no"))
        return super().play(seat, action, dice)


class TwoReasons(Lantern):
    """Refuses with another reason than it gives when asked."""

    name, States, fault = "two-reasons", TwoReasonsState, "refusal-disagrees"


class GenerousState(LanternState):
    def play(self, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        legal = self.why_not(seat, action) is None
        return super().play(seat, action if legal or not isinstance(action, Walk) else Walk("S"), dice)


class Generous(Lantern):
    """Says that it refuses a walk, and stands still instead."""

    name, States, fault = "generous", GenerousState, "refusal-disagrees"


class DeadEndState(LanternState):
    def spell(self, seat: Seat, beginning: tuple[str, ...]) -> Spelling:
        listed = [action for action in self.choices(seat).actions if isinstance(action, Walk)]
        words = tuple(dict.fromkeys(action.words()[0] for action in listed)) or ("doubt",)
        return Spelling(() if beginning else words, None)


class DeadEnd(Lantern):
    """Spells the first word of an action, and knows no second."""

    name, States, fault = "dead-end", DeadEndState, "spelling-differs"
