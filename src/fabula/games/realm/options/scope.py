"""MR-10.14.2: what a lesson leaves out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fabula.games.realm.options.switches import Options

LEFT_OUT: Final[dict[str, tuple[str, ...]]] = {
    "all": (),
    "treasures": ("trade", "hire", "enchant", "enchant-at"),
    "monsters": ("trade", "hire", "enchant", "enchant-at"),
    "natives": ("enchant", "enchant-at"),
}
"""The activities that each lesson does without."""


def left_out_of(options: Options) -> tuple[str, ...]:
    """The activities that nobody records."""
    return LEFT_OUT[options.rules_in_play]


def teaches_magic(options: Options) -> bool:
    """Whether spells are cast at all."""
    return options.rules_in_play == "all"
