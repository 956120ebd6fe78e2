"""MR-15: the spells whose effect the game does not have yet; nobody can cast them."""

from __future__ import annotations

from typing import Final

NOT_YET: Final = frozenset(
    {
        "ask_demon",
    }
)
