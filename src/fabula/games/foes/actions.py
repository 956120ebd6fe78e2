"""What a player may do in Formidable Foes; spaces, tiles and spells go by their names."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Action, Seat


class Enter(Action, frozen=True, tag="enter"):
    """Put one's figure on a starting chamber (FOE-3.7)."""

    space: str


class Go(Action, frozen=True, tag="go"):
    """Move one step (FOE-4.1), jump by teleport (FOE-5.1), or retreat (FOE-6.10)."""

    space: str


class Flee(Action, frozen=True, tag="flee"):
    """Pay a chip to get away from a monster that is too strong (FOE-4.6)."""


class Fight(Action, frozen=True, tag="fight"):
    """End the movement and fight the monster here (FOE-6.1)."""


class Open(Action, frozen=True, tag="open"):
    """End the movement and take the chest here (FOE-11.1)."""


class TakeChips(Action, frozen=True, tag="chips"):
    """Take every chip from the dark supply spaces (FOE-3.4)."""


class End(Action, frozen=True, tag="end"):
    """End the movement without a battle (FOE-3.8)."""


class Cast(Action, frozen=True, tag="cast"):
    """Cast a spell; `amount` is how much of its number is used, negative to weaken (FOE-16.2)."""

    spell: str
    amount: int = 0


class Join(Action, frozen=True, tag="join"):
    """Cast Transference to another player's space (FOE-17.4)."""

    spell: str
    other: Seat


class Wander(Action, frozen=True, tag="wander"):
    """Move a monster along a route, space by space (FOE-10.5)."""

    monster: int
    route: tuple[str, ...]

    def words(self) -> tuple[str, ...]:
        """The monster, then each space of its route."""
        return ("wander", str(self.monster), *self.route)


class Swap(Action, frozen=True, tag="swap"):
    """Exchange the tiles of two chambers (FOE-17.10)."""

    one: str
    other: str


class Turn(Action, frozen=True, tag="turn"):
    """Turn an intersection so that this side is closed (FOE-17.11)."""

    intersection: str
    closed: str


class Done(Action, frozen=True, tag="done"):
    """No more of it: waive the privilege, leave a spell at that, cast no Power, stay."""


class Follow(Action, frozen=True, tag="follow"):
    """Come along with the active player (FOE-9.4)."""


class Study(Action, frozen=True, tag="study"):
    """Gain the level that a master offers (FOE-9.10)."""


Actions: TypeAlias = (
    Enter
    | Go
    | Flee
    | Fight
    | Open
    | TakeChips
    | End
    | Cast
    | Join
    | Wander
    | Swap
    | Turn
    | Done
    | Follow
    | Study
)
