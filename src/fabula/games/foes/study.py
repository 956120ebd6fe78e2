"""FOE-9: following a wiser player, and studying with a master."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Seat, Step
from fabula.games.foes.actions import Done, Follow, Study
from fabula.games.foes.events import Declined, Moved
from fabula.games.foes.ledger import clockwise, put, raise_wisdom
from fabula.games.foes.vision import reveal

if TYPE_CHECKING:
    from collections.abc import Collection

    from fabula.core import Action, Dice, Event
    from fabula.games.foes.state import FoesState


def questions(state: FoesState, left_behind: Collection[Seat]) -> list[AskFollow]:
    """One question for everyone who stood on a space that the active player has left (FOE-9.4).

    A walk that leads back to them can be followed as well: they come along all the way.
    """
    if state.turn.invisible:  # FOE-9.9
        return []
    return [
        AskFollow(seat)
        for seat in clockwise(state, state.active)
        if seat in left_behind
        and (state.options.follow_from_monster or not state.monster_at(state.places[seat]))
    ]


class AskFollow(Step["FoesState"], frozen=True):
    """FOE-9.4: asked clockwise, after the movement and before the battle; wisdom is compared now."""

    rule = "FOE-9.4"

    seat: Seat

    def waits_for(self, state: FoesState) -> tuple[Seat, ...]:
        """The student, if he is still the dumber one."""
        return (self.seat,) if state.wisdom[self.seat] < state.wisdom[state.active] else ()

    def choices(self, state: FoesState, seat: Seat) -> Choices:
        """Come along, or stay."""
        return Choices("follow", (Follow(), Done()), {"master_seat": state.active})

    def answer(self, state: FoesState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """His figure is put on the master's space (FOE-9.11)."""
        state.pop()
        if not isinstance(action, Follow):
            return [Declined(seat=seat, what="follow", rule=self.rule)]
        space = state.places[state.active]
        state.places = put(state.places, seat, space)
        state.turn = replace(state.turn, followers=(*state.turn.followers, seat))
        moved = Moved(seat=seat, space=state.maze.ids[space], how="follow", rule="FOE-9.4")
        return [moved, *reveal(state, (seat,), dice)]

    def run(self, state: FoesState, dice: Dice) -> list[Event]:
        """He is no longer asked."""
        state.pop()
        return []


class EndOfTurn(Step["FoesState"], frozen=True):
    """FOE-3.1 (iii): study, with everyone's gain computed from the levels before any of them (FOE-9.7)."""

    rule = "FOE-9.7"

    def run(self, state: FoesState, dice: Dice) -> list[Event]:
        """Ask everyone who would gain; then it is the next player's turn."""
        state.swap(NextTurn())
        state.push(*(AskStudy(seat) for seat in clockwise(state, state.active) if gains(state, seat)))
        return []


def gains(state: FoesState, seat: Seat) -> bool:
    """Whether a player may gain a level at the end of this turn (FOE-9.2, FOE-9.5)."""
    active = state.active
    if not state.options.study_with_monster and state.monster_at(state.places[active]):  # FOE-19.13
        return False
    if seat == active:
        if state.options.study_trigger == "end_of_movement" and not state.turn.walked:  # FOE-18.3
            return False
        return any(
            state.places[other] == state.places[seat] and state.wisdom[other] >= state.wisdom[seat] + 2
            for other in range(state.seats)
        )
    together = state.places[seat] == state.places[active]
    return seat in state.turn.followers and together and state.wisdom[seat] + 1 < state.wisdom[active]


class AskStudy(Step["FoesState"], frozen=True):
    """FOE-9.10: becoming a student is voluntary."""

    rule = "FOE-9.10"

    seat: Seat

    def waits_for(self, state: FoesState) -> tuple[Seat, ...]:
        """The student."""
        return (self.seat,)

    def choices(self, state: FoesState, seat: Seat) -> Choices:
        """Gain a level, or decline."""
        return Choices("study", (Study(), Done()))

    def answer(self, state: FoesState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """One level, however many masters there are (FOE-9.3)."""
        state.pop()
        if not isinstance(action, Study):
            return [Declined(seat=seat, what="study", rule=self.rule)]
        return raise_wisdom(
            state, seat, state.wisdom[seat] + 1, "FOE-9.2" if seat == state.active else "FOE-9.5"
        )


class NextTurn(Step["FoesState"], frozen=True):
    """FOE-3.1: clockwise."""

    rule = "FOE-3.1"

    def run(self, state: FoesState, dice: Dice) -> list[Event]:
        """The turn passes on."""
        state.active = (state.active + 1) % state.seats
        state.opening = False
        state.swap(state.start_turn())
        return []
