"""Flow that spans many decisions, as data: a stack of small immutable steps.

The top step says whom it waits for and what it offers them; while it waits for nobody it runs. A
step changes the state through its fields and through `push`, `pop` and `swap`; it never holds a
closure, so that a state can be copied, saved and resumed in the middle of anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from fabula.core.contract import Action, Choices, Event, Illegal, Refusal, Seat, refuse

if TYPE_CHECKING:
    from fabula.core.dice import Dice

S = TypeVar("S", bound="AgendaState")
A = TypeVar("A", bound=Action)

WAIT = Choices("wait", ())
NOT_OFFERED = "not-offered"
"""The reason of a refusal that has no better one: the action is not listed."""


class Step(Struct, Generic[S], frozen=True, tag_field="step", tag=str.lower):
    """One item of the agenda. A subclass names its rule and overrides what it needs."""

    rule: ClassVar[str]

    def waits_for(self, state: S) -> tuple[Seat, ...]:
        """The seats that must answer before this step goes on; empty: it runs by itself."""
        return ()

    def choices(self, state: S, seat: Seat) -> Choices:
        """What a seat that is waited for may answer."""
        return WAIT

    def why_not(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Why this answer is refused; unless a step knows better, whatever is not listed is."""
        return None if action in self.choices(state, seat).actions else refuse(self.rule, "not-offered")

    def answer(self, state: S, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Carry out a legal answer."""
        raise NotImplementedError(f"{type(self).__name__} waits for an answer that it cannot take")

    def run(self, state: S, dice: Dice) -> list[Event]:
        """What happens by itself when this step is on top and waits for nobody."""
        raise NotImplementedError(f"{type(self).__name__} waits for nobody and does nothing")


class AgendaState(Struct):
    """A state whose flow is an agenda; the last step is on top. Subclasses add their tables.

    A subclass declares `agenda` again as a tuple of the union of its own steps, so that JSON finds them.
    """

    ends: ClassVar[str]
    """The clause that ends the game, cited when a seat acts after that."""

    agenda: tuple[Step[Any], ...]  # each step knows the subclass it belongs to

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the top step waits for."""
        return self.agenda[-1].waits_for(self) if self.agenda else ()

    def choices(self, seat: Seat) -> Choices:
        """What the top step offers this seat."""
        return self.agenda[-1].choices(self, seat) if seat in self.to_act() else WAIT

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Why the top step refuses this action of this seat."""
        if seat in self.to_act():
            return self.agenda[-1].why_not(self, seat, action)
        return refuse(self.turn_rule(), "not-asked", seat=seat)

    def turn_rule(self) -> str:
        """The clause to cite when a seat acts that is not asked: the top step's, or that of the end."""
        return self.agenda[-1].rule if self.agenda else self.ends

    def play(self, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Answer the top step, then let steps run until one waits again."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        events = self.agenda[-1].answer(self, seat, action, dice)
        events += self.go_on(dice)
        return events

    def go_on(self, dice: Dice) -> list[Event]:
        """Run steps until one waits for somebody or the agenda is empty."""
        events: list[Event] = []
        while self.agenda and not (top := self.agenda[-1]).waits_for(self):
            events += top.run(self, dice)
        return events

    def push(self, *steps: Step[Any]) -> None:
        """Put steps on top; the first one named comes up first."""
        self.agenda = (*self.agenda, *reversed(steps))

    def pop(self) -> None:
        """Take the top step off."""
        self.agenda = self.agenda[:-1]

    def swap(self, step: Step[Any]) -> None:
        """Put this step in the place of the top one."""
        self.agenda = (*self.agenda[:-1], step)


class SecretStep(Step[S], Generic[S, A], frozen=True):
    """Several seats decide at the same time, unseen: each composes a draft; all are revealed together.

    A subclass names its state and the union of the actions of a draft, `SecretStep["State", Wear | Partner]`,
    and provides `offer`, `whole`, `drafted`, `ready` and `reveal`. What it offers a seat follows from what is
    public and from that seat's own secrets and draft, never from another's; so the order of arrival changes
    nothing.
    """

    asked: tuple[Seat, ...]
    drafts: tuple[tuple[A, ...], ...]
    """What each asked seat has chosen so far, in the order of `asked`."""

    def offer(self, state: S, seat: Seat, draft: tuple[A, ...]) -> Choices:
        """The next small choice of a seat with this draft."""
        raise NotImplementedError

    def whole(self, state: S, seat: Seat, draft: tuple[A, ...]) -> bool:
        """Whether this draft is handed in."""
        raise NotImplementedError

    def drafted(self, state: S, seat: Seat, action: Action) -> list[Event]:
        """What the seat itself is told of its choice."""
        raise NotImplementedError

    def ready(self, state: S, seat: Seat) -> list[Event]:
        """What everyone is told when a seat has handed in its draft."""
        raise NotImplementedError

    def reveal(self, state: S, dice: Dice) -> list[Event]:
        """All drafts are in: take this step off the agenda and carry them out."""
        raise NotImplementedError

    def draft(self, seat: Seat) -> tuple[A, ...]:
        """What this seat has chosen so far; for its own eyes only."""
        return self.drafts[self.asked.index(seat)] if seat in self.asked else ()

    def ready_seats(self, state: S) -> tuple[Seat, ...]:
        """The seats that have handed in: all that the others may know."""
        return tuple(seat for seat in self.asked if self.whole(state, seat, self.draft(seat)))

    def waits_for(self, state: S) -> tuple[Seat, ...]:
        """Every seat whose draft is not handed in."""
        return tuple(seat for seat in self.asked if not self.whole(state, seat, self.draft(seat)))

    def choices(self, state: S, seat: Seat) -> Choices:
        """The next small choice of this seat."""
        return self.offer(state, seat, self.draft(seat))

    def answer(self, state: S, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Add the choice to the seat's draft; nobody else learns more than that it is ready."""
        step = self.with_draft(seat, (*self.draft(seat), cast("A", action)))
        state.swap(step)
        events = self.drafted(state, seat, action)
        if step.whole(state, seat, step.draft(seat)):
            events += self.ready(state, seat)
        return events

    def run(self, state: S, dice: Dice) -> list[Event]:
        """Everyone is ready."""
        return self.reveal(state, dice)

    def with_draft(self, seat: Seat, draft: tuple[A, ...]) -> Self:
        """The same step with another draft for this seat."""
        drafts = (*(draft if who == seat else old for who, old in zip(self.asked, self.drafts, strict=True)),)
        return replace(self, drafts=drafts)

    def imagined(self, state: S, seat: Seat, dice: Dice) -> Self:
        """This step with the drafts of all other seats composed anew: whole if handed in, else a beginning.

        Called on a state whose other secrets have been re-drawn already.
        """
        step = self
        ready = self.ready_seats(state)
        for other in self.asked:
            if other != seat:
                step = step.with_draft(other, self._imagined_draft(state, other, other in ready, dice))
        return step

    def _imagined_draft(self, state: S, seat: Seat, is_ready: bool, dice: Dice) -> tuple[A, ...]:
        draft: tuple[A, ...] = ()
        while not self.whole(state, seat, draft):
            actions = self.offer(state, seat, draft).actions
            longer = (*draft, cast("A", actions[dice.draw("imagined draft", range(len(actions)))]))
            if not is_ready and (self.whole(state, seat, longer) or dice.draw("draft goes on", (0, 1)) == 0):
                break
            draft = longer
        return draft
