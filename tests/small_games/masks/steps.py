"""The flow of a ball as steps: the dance, the howl, the box, the next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from fabula.core import Action, Choices, Event, Refusal, Seat, SecretStep, Step, refuse
from small_games.masks.pieces import (
    MASKS,
    Chose,
    Danced,
    Drop,
    Dropped,
    Ended,
    Howl,
    Howled,
    Kept,
    Look,
    Looked,
    Partner,
    Pass,
    Passed,
    Ready,
    Revealed,
    Round,
    Saw,
    Wear,
)

if TYPE_CHECKING:
    from fabula.core import Dice
    from small_games.masks.state import MasksState


class Dance(SecretStep["MasksState", Wear | Partner], frozen=True):
    """MASK-2: everybody secretly chooses a mask, then a partner."""

    rule: ClassVar[str] = "MASK-2.1"

    def offer(self, state: MasksState, seat: Seat, draft: tuple[Wear | Partner, ...]) -> Choices:
        """First the masks of the hand, then the others at the dance."""
        if not draft:
            return Choices("wear", tuple(Wear(mask) for mask in MASKS if mask in state.hands[seat]))
        return Choices("partner", tuple(Partner(other) for other in self.asked if other != seat))

    def why_not(self, state: MasksState, seat: Seat, action: Action) -> Refusal | None:
        """Which of the two choices it is not the time for, or what is wrong with it."""
        match self.draft(seat), action:
            case (), Wear(mask):
                return None if mask in state.hands[seat] else refuse(self.rule, "not-in-hand", mask=mask)
            case (_,), Partner(other):
                return None if other in self.asked and other != seat else refuse(self.rule, "no-partner")
        return refuse(self.rule, "not-offered")

    def whole(self, state: MasksState, seat: Seat, draft: tuple[Wear | Partner, ...]) -> bool:
        """A mask and a partner."""
        return len(draft) == 2

    def drafted(self, state: MasksState, seat: Seat, action: Action) -> list[Event]:
        """For its own eyes."""
        return [Chose(rule=self.rule, to=(seat,), choice=" ".join(action.words()))]

    def ready(self, state: MasksState, seat: Seat) -> list[Event]:
        """All that the others learn."""
        return [Ready(rule="MASK-2.2", seat=seat)]

    def reveal(self, state: MasksState, dice: Dice) -> list[Event]:
        """MASK-2.2, MASK-2.3: show everything, score, and put the questions that follow on the agenda."""
        events: list[Event] = []
        wishes: dict[Seat, Seat] = {}
        hare = False
        for seat in self.asked:
            match self.draft(seat):
                case (Wear(mask), Partner(partner)):
                    wishes[seat] = partner
                    hare = hare or mask == "hare"
                    state.show(seat, mask)
                    state.wish(seat, partner)
                    events.append(
                        Revealed(rule="MASK-2.2", reveals=True, seat=seat, mask=mask, partner=partner)
                    )
        pairs = [(one, other) for one, other in wishes.items() if one < other and wishes[other] == one]
        for pair in pairs:
            events.append(Danced(rule="MASK-2.3", seats=pair))
            for seat in pair:
                state.score(seat, 2)
        dancing = {seat for pair in pairs for seat in pair}
        seats = range(len(state.hands))
        state.pop()
        state.push(
            *(Question(seat) for seat in seats if hare),
            *(Box(seat) for seat in seats if seat not in dancing),
            NextRound(),
        )
        return events


class Question(Step["MasksState"], frozen=True, tag="question"):
    """MASK-3: whether a seat howls. Whoever has a mask is asked: nobody learns anything from that."""

    rule: ClassVar[str] = "MASK-3.1"
    seat: Seat

    def waits_for(self, state: MasksState) -> tuple[Seat, ...]:
        """The seat, if it has a mask."""
        return (self.seat,) if state.hands[self.seat] else ()

    def choices(self, state: MasksState, seat: Seat) -> Choices:
        """To pass, and to howl with a wolf."""
        howl = (Howl(),) if "wolf" in state.hands[seat] else ()
        return Choices("howl", (Pass(), *howl))

    def why_not(self, state: MasksState, seat: Seat, action: Action) -> Refusal | None:
        """Nobody howls without a wolf."""
        if isinstance(action, Howl):
            return None if "wolf" in state.hands[seat] else refuse("MASK-3.2", "no-wolf")
        return super().why_not(state, seat, action)

    def answer(self, state: MasksState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Lay the wolf open, or not."""
        state.pop()
        if not isinstance(action, Howl):
            return [Passed(rule=self.rule, seat=seat)]
        state.show(seat, "wolf")
        state.score(seat, 1)
        return [Howled(rule="MASK-3.2", reveals=True, seat=seat)]

    def run(self, state: MasksState, dice: Dice) -> list[Event]:
        """Nobody to ask."""
        state.pop()
        return []


class Box(Step["MasksState"], frozen=True, tag="box"):
    """MASK-4.1: a seat that did not dance may look into the box."""

    rule: ClassVar[str] = "MASK-4.1"
    seat: Seat

    def waits_for(self, state: MasksState) -> tuple[Seat, ...]:
        """The seat, if there is anything to look at."""
        return (self.seat,) if state.box else ()

    def choices(self, state: MasksState, seat: Seat) -> Choices:
        """To pass or to look."""
        return Choices("box", (Pass(), Look()))

    def answer(self, state: MasksState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """What is taken out is settled only now."""
        if not isinstance(action, Look):
            state.pop()
            return [Passed(rule=self.rule, seat=seat)]
        mask = state.take(seat, dice)
        state.swap(Choice(seat))
        return [
            Looked(rule=self.rule, seat=seat),
            Saw(rule=self.rule, to=(seat,), reveals=True, mask=mask),
        ]

    def run(self, state: MasksState, dice: Dice) -> list[Event]:
        """The box is empty."""
        state.pop()
        return []


class Choice(Step["MasksState"], frozen=True, tag="choice"):
    """MASK-4.2: whoever has looked lays a mask aside."""

    rule: ClassVar[str] = "MASK-4.2"
    seat: Seat

    def waits_for(self, state: MasksState) -> tuple[Seat, ...]:
        """The seat that looked."""
        return (self.seat,)

    def choices(self, state: MasksState, seat: Seat) -> Choices:
        """Any mask of its hand."""
        return Choices("drop", tuple(Drop(mask) for mask in MASKS if mask in state.hands[seat]))

    def answer(self, state: MasksState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Everyone sees that it was done, and the seat what it has left."""
        assert isinstance(action, Drop)
        state.lay_aside(seat, action.mask)
        state.pop()
        return [
            Dropped(rule=self.rule, seat=seat),
            Kept(rule=self.rule, to=(seat,), hand=state.hands[seat]),
        ]


class NextRound(Step["MasksState"], frozen=True, tag="next"):
    """MASK-5.1: another dance, or the end."""

    rule: ClassVar[str] = "MASK-5.1"

    def run(self, state: MasksState, dice: Dice) -> list[Event]:
        """Count the round; stop after the last, or when nobody could dance with anybody."""
        asked = tuple(seat for seat, hand in enumerate(state.hands) if hand)  # MASK-2.4
        state.round += 1
        if state.round > state.rounds or len(asked) < 2:
            state.pop()
            return [Ended(rule=self.rule)]
        state.swap(Dance(asked, ((),) * len(asked)))
        return [Round(rule=self.rule, number=state.round)]
