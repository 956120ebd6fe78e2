"""Mistakes about what is hidden from whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from msgspec.structs import replace

from broken_games.lantern import CARDS, Doubt, Drew, Lantern, LanternState, LanternView, taken
from fabula.core import Action, Choices, Event, Refusal, Seat, refuse

if TYPE_CHECKING:
    from fabula.core import Dice


class Open(Lantern):
    """Says that it has no secrets."""

    name, fault = "open", "secret-in-an-open-game"
    secrets = False


class GlassState(LanternState):
    def view(self, seat: Seat | None) -> LanternView:
        return replace(super().view(seat), shown=tuple(self.hands))


class Glass(Lantern):
    """Shows every card in every view."""

    name, States, fault = "glass", GlassState, "leaking-view"


class BoxState(LanternState):
    def view(self, seat: Seat | None) -> LanternView:
        return replace(super().view(seat), card=self.hands[seat or 0])


class Box(Lantern):
    """Lets the spectator sit behind the first seat."""

    name, States, fault = "box", BoxState, "leaking-view"


class SilentState(LanternState):
    def swap(self, seat: Seat, dice: Dice) -> list[Event]:
        return super().swap(seat, dice)[1:]


class Silent(Lantern):
    """Shows that somebody swapped, and tells nobody."""

    name, States, fault = "silent", SilentState, "view-changes-untold"


class LoudState(LanternState):
    def swap(self, seat: Seat, dice: Dice) -> list[Event]:
        return [replace(event, to=None) for event in super().swap(seat, dice)]


class Loud(Lantern):
    """Tells everyone what one seat drew."""

    name, States, fault = "loud", LoudState, "event-told-to-wrong-seat"


class AcrossState(LanternState):
    def swap(self, seat: Seat, dice: Dice) -> list[Event]:
        swapped, drew = super().swap(seat, dice)
        return [swapped, replace(drew, to=(1 - seat,))]


class Across(Lantern):
    """Tells one seat what the other one drew."""

    name, States, fault = "across", AcrossState, "event-told-to-wrong-seat"


class NobodyState(LanternState):
    def answer(self, seat: Seat, yes: bool) -> list[Event]:
        return [replace(event, to=(7,)) for event in super().answer(seat, yes)]


class Nobody(Lantern):
    """Tells something to a seat that is not there."""

    name, States, fault = "nobody", NobodyState, "event-told-to-wrong-seat"


class BlurtsState(LanternState):
    def answer(self, seat: Seat, yes: bool) -> list[Event]:
        events = super().answer(seat, yes)
        return [*events, Drew(rule="LANTERN-3.1", card=self.hands[seat])]


class Blurts(Lantern):
    """Tells everyone the card of whoever answers, and does not show it."""

    name, States, fault = "blurts", BlurtsState, "event-told-to-wrong-seat"


class KnowingState(LanternState):
    def walk(self, seat: Seat, path: str) -> list[Event]:
        events = super().walk(seat, path)
        if self.asked is not None and self.hands[self.asked] < 3:
            self.asked = seat
        return events


class Knowing(Lantern):
    """Asks the other seat only if that one holds a high card."""

    name, States, fault = "knowing", KnowingState, "asking-betrays-secret"


class HintsState(LanternState):
    def choices(self, seat: Seat) -> Choices:
        choices = super().choices(seat)
        if self.asked is None or self.hands[1 - seat] >= 3:
            return choices
        return replace(choices, actions=choices.actions[:1])

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        if action == Doubt(True) and self.to_act() == (seat,) and action not in self.choices(seat).actions:
            return refuse("LANTERN-3.1", "no-reason")
        return super().why_not(seat, action)


class Hints(Lantern):
    """Lets a seat doubt only where there is reason to."""

    name, States, fault = "hints", HintsState, "choices-betray-secret"


class SlipsState(LanternState):
    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        refusal = super().why_not(seat, action)
        return refusal and replace(refusal, details={"card": self.hands[1 - seat]})


class Slips(Lantern):
    """Names the other seat's card in its refusals."""

    name, States, fault = "slips", SlipsState, "refusal-betrays-secret"


class CopiesState(LanternState):
    def imagine(self, seat: Seat, dice: Dice) -> Self:
        return self.copy()


class Copies(Lantern):
    """Imagines nothing but the truth."""

    name, States, fault = "copies", CopiesState, "imagine-copies"


class HalfState(LanternState):
    def imagine(self, seat: Seat, dice: Dice) -> Self:
        twin, other = self.copy(), 1 - seat
        if not self.over():
            unseen = sorted((*self.pile, self.hands[other]))
            twin.hands[other] = taken(unseen, dice)
            twin.pile = unseen
        return twin


class Half(Lantern):
    """Imagines other cards in a hand, and the true ones aside."""

    name, States, fault = "half", HalfState, "secret-never-varies"


class MarkedState(LanternState):
    def imagine(self, seat: Seat, dice: Dice) -> Self:
        twin = super().imagine(seat, dice)
        if not self.over():
            twin.hands[1 - seat] = dice.draw("card", CARDS)
        return twin


class Marked(Lantern):
    """Imagines cards that lie elsewhere."""

    name, States, fault = "marked", MarkedState, "imagine-impossible"


class FearfulState(LanternState):
    def imagine(self, seat: Seat, dice: Dice) -> Self:
        other, afraid = 1 - seat, super().imagine(seat, dice)
        again = super().imagine(seat, dice)
        return afraid if afraid.hands[other] > again.hands[other] else again


class Fearful(Lantern):
    """Imagines high cards more often than there are."""

    name, States, fault = "fearful", FearfulState, "imagine-lopsided"
