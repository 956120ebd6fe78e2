"""What a player may do by optional rules."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Action


class Earn(Action, frozen=True, tag="earn"):
    """Take a further chit; the twelve of a character are counted from 1 (MR-10.12.3)."""

    chit: int


OptionActions: TypeAlias = Earn
