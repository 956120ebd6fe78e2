"""MR-10.14.2 to MR-10.14.4: what a lesson leaves out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fabula.games.realm.options.switches import Options

ENCHANTING: Final = ("enchant", "enchant-at")
DEALING: Final = ("trade", "hire")
LEFT_OUT: Final[dict[str, tuple[str, ...]]] = {
    "all": (),
    "treasures": ("alert", *DEALING, *ENCHANTING),
    "monsters": (*DEALING, *ENCHANTING),
    "natives": ENCHANTING,
}
"""The activities that each lesson does without."""


def left_out_of(options: Options) -> tuple[str, ...]:
    """The activities that nobody records."""
    return LEFT_OUT[options.rules_in_play]


def teaches_magic(options: Options) -> bool:
    """Whether spells are recorded, learned and cast, and sight can be magic (MR-10.14.4)."""
    return options.rules_in_play == "all"


def teaches_natives(options: Options) -> bool:
    """Whether natives and visitors are on the map at all (MR-10.14.3)."""
    return options.rules_in_play in ("all", "natives")
