"""Which answers a list begins with, so that Enter alone gives nothing away and starts no fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.core import Choices

NO_MORE: Final = ("done",)
READY: Final = ("ready",)
USUAL: Final[Mapping[str, tuple[str, ...]]] = {
    "prepare": NO_MORE,
    "rearrange": ("onward", "done", "henceforth"),
    "compose": ("propose", "decline"),
    "consider": ("decline",),
    "sell": NO_MORE,
    "offer-more": NO_MORE,
    "drinks": ("roll",),
    "pay": ("pay", "take-boon", *NO_MORE),
    "cache": NO_MORE,
    "energize": NO_MORE,
    "fight-on": NO_MORE,
    "lure": NO_MORE,
    "deploy": NO_MORE,
    "aim": NO_MORE,
}
"""The first words of such answers, by what is asked."""


def usual_answers(choices: Choices) -> tuple[str, ...]:
    """As these choices are; a turn is handed in as soon as its ordinary phases are recorded."""
    if choices.prompt == "turn":
        return () if choices.details["left"] else READY
    return USUAL.get(choices.prompt, ())
