"""What the active player has done in his turn so far, as far as a rule asks for it."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace


class TurnFacts(Struct, frozen=True):
    """The facts of one turn (in a two-player game, of one half of it)."""

    half: int = 1
    """FOE-15: the half of a two-player turn."""
    committed: bool = False
    """He has moved, cast or fled: action c is no longer possible (FOE-19.10)."""
    steps: int = 0
    bonus: int = 0
    """The sum of his Movement spells (FOE-3.6)."""
    left_behind: tuple[int, ...] = ()
    """Who stood on a space when he walked away from it (FOE-9.4)."""
    pinned: bool = False
    """His turn has begun in a monster's space, and he has not got free (FOE-4.5)."""
    stopped: bool = False
    """A monster has ended his movement (FOE-4.3)."""
    prepared: bool = False
    """He has cast Transform, which comes after the movement (FOE-16.5)."""
    fled_from: tuple[int, ...] = ()
    """The monsters from which he has fled (FOE-19.16)."""
    invisible: bool = False
    """FOE-17.5."""
    transform: int = 0
    """The sum of Transform spells on the monster here (FOE-17.6)."""
    transforms: int = 0
    fought: bool = False
    """He has had the battle, or taken the chest, of this half (FOE-6.1, FOE-11.2)."""
    chips_taken: bool = False
    """He has used action c (FOE-3.4)."""
    walked: bool = False
    """He has made at least one step in this turn (FOE-18.3)."""
    drawn: tuple[str, ...] = ()
    """Spells drawn in this turn, which cannot be cast yet (FOE-7.2)."""
    followers: tuple[int, ...] = ()
    """Who has come along (FOE-9.5)."""

    def drew(self, card: str) -> TurnFacts:
        """He has drawn a spell."""
        return replace(self, drawn=(*self.drawn, card))
