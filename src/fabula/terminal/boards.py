"""The board of a game that brings no drawing of its own: what the seat knows, line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from fabula.core.extras import Compass, Picture, Span

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from fabula.core import Choices, Event, Seat, View


class PlainDrawing:
    """Shows the fields of a view by their names; it follows no events."""

    def __init__(self) -> None:
        self.keys: Mapping[str, str] = {}
        self.overlays: tuple[str, ...] = ()

    def draw(
        self,
        view: View,
        *,
        seat: Seat | None,
        beginning: tuple[str, ...] = (),
        overlays: tuple[str, ...] = (),
    ) -> Picture:
        """One row for each thing that is known."""
        return Picture(tuple((Span(f"{name}: ", "label"), Span(value)) for name, value in _known(view)))

    def compass(self, view: View, *, seat: Seat, beginning: tuple[str, ...]) -> Compass:
        """No word lies anywhere."""
        return Compass()

    def labels(self, view: View, *, seat: Seat) -> Mapping[str, str]:
        """All words are names of their own."""
        return {}

    def usual(self, choices: Choices) -> Sequence[str]:
        """Choices stand in the order in which the game lists them."""
        return ()

    def describe(
        self, view: View, *, seat: Seat | None, overlays: tuple[str, ...] = ()
    ) -> list[tuple[str, dict[str, str | int]]]:
        """The same as sentences."""
        return [("terminal-known", {"name": name, "value": value}) for name, value in _known(view)]

    def follow(self, view: View, event: Event) -> View:
        """The view as it was: only the game itself knows what an event changes in it."""
        return view


def _known(view: View) -> Iterator[tuple[str, str]]:
    for name, value in msgspec.to_builtins(view).items():
        shown = value if isinstance(value, str) else msgspec.json.encode(value).decode()
        yield name.replace("_", " "), shown
