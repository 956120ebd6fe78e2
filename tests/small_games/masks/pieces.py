"""What is said and told in a game of Masks: actions, events and the view."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from fabula.core import Action, Event, Seat, View

Mask: TypeAlias = Literal["fox", "hare", "owl", "wolf"]
MASKS: Final[tuple[Mask, ...]] = get_args(Mask)
OF_EACH: Final = 4  # MASK-1.1
DEALT: Final = 3  # MASK-1.2
Held: TypeAlias = tuple[Mask, ...]


class Wear(Action, frozen=True):
    """Put on this mask."""

    mask: Mask


class Partner(Action, frozen=True):
    """Wish to dance with this seat."""

    seat: Seat


class Howl(Action, frozen=True):
    """Lay a wolf open."""


class Pass(Action, frozen=True):
    """Let it be."""


class Look(Action, frozen=True):
    """Take a mask out of the box."""


class Drop(Action, frozen=True):
    """Lay this mask aside."""

    mask: Mask


class Chose(Event, frozen=True, kw_only=True):
    """A seat is told what it has drafted."""

    choice: str


class Ready(Event, frozen=True, kw_only=True):
    """A seat has handed in its draft."""

    seat: Seat


class Revealed(Event, frozen=True, kw_only=True):
    """What a seat wears, and whom it wished to dance with."""

    seat: Seat
    mask: Mask
    partner: Seat


class Danced(Event, frozen=True, kw_only=True):
    """Two seats that chose each other."""

    seats: tuple[Seat, Seat]


class Howled(Event, frozen=True, kw_only=True):
    """A seat laid a wolf open."""

    seat: Seat


class Passed(Event, frozen=True, kw_only=True):
    """A seat let it be."""

    seat: Seat


class Looked(Event, frozen=True, kw_only=True):
    """A seat took a mask out of the box."""

    seat: Seat


class Saw(Event, frozen=True, kw_only=True):
    """The seat that looked is told which."""

    mask: Mask


class Dropped(Event, frozen=True, kw_only=True):
    """A seat laid a mask aside."""

    seat: Seat


class Kept(Event, frozen=True, kw_only=True):
    """The seat itself is told what it holds after that."""

    hand: Held


class Round(Event, frozen=True, kw_only=True):
    """A round begins."""

    number: int


class Ended(Event, frozen=True, kw_only=True):
    """The ball is over."""


class MasksView(View, frozen=True):
    """What one seat may know; a spectator has no hand."""

    round: int
    rounds: int
    phase: str
    waiting: tuple[Seat, ...]
    scores: tuple[int, ...]
    open: tuple[Held, ...]
    """The masks that each seat has shown."""
    wishes: tuple[tuple[Seat, ...], ...]
    """The partners that each seat wished for, dance by dance."""
    held: tuple[int, ...]
    aside: tuple[int, ...]
    box: int
    my_hand: Held = ()
    my_aside: Held = ()
    my_draft: tuple[Wear | Partner, ...] = ()
