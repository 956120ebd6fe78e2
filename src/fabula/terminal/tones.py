"""How the tones of a drawing look: never by colour alone, for the drawing itself uses letters and shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.style import Style
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core.extras import Picture

SEAT_COLOURS: Final = (
    "#ff6b6b",
    "#5ab0ff",
    "#ffd23f",
    "#69db7c",
    "#e599f7",
    "#ffa94d",
    "#66d9e8",
    "#ced4da",
)
"""Told apart by people with any colour vision as well as eight colours can be."""

FLOOR: Final = "#262c33"
"""Behind everything that stands on a board, so that its outline shows."""

STYLES: Final = {
    "wall": Style(color="#9aa5b1"),
    "label": Style(color="#9aa5b1"),
    "points": Style(bold=True),
    "odds": Style(bold=True),
    "floor": Style(color="#6c7681", bgcolor=FLOOR),
    "exit": Style(color="#b2f2bb", bgcolor="#1f3d2b", bold=True),
    "entrance": Style(color="#b2f2bb", bgcolor="#1f3d2b", bold=True),
    "stone": Style(color="#dee2e6", bgcolor=FLOOR, bold=True),
    "stone-on-blood": Style(color="#dee2e6", bgcolor="#5c1515", bold=True),
    "teleporter": Style(color="#d0bfff", bgcolor="#35285e", bold=True),
    "blood": Style(color="#ff8787", bgcolor="#5c1515"),
    "figure": Style(bgcolor=FLOOR, bold=True),
    "monster": Style(color="#111111", bgcolor="#ff922b", bold=True),
    "with-monster": Style(bgcolor="#7a3b00", underline=True),
    "legal": Style(color="#111111", bgcolor="#8ce99a", bold=True),
    "path": Style(color="#111111", bgcolor="#ffe066", bold=True),
    "mover": Style(color="#111111", bgcolor="#ffffff", bold=True),
    "mover-on-figure": Style(color="#ffffff", bgcolor="#c92a2a", bold=True, underline=True),
    "danger": Style(color="#ffffff", bgcolor="#c92a2a", bold=True),
}


def style_of(tone: str) -> Style:
    """The look of a tone; several may be given with spaces, and an unknown one changes nothing."""
    return Style.combine([Style.null(), *map(_style, tone.split())])


def _style(tone: str) -> Style:
    name, _, number = tone.rpartition("-")
    if name == "seat" and number.isdecimal():
        return Style(color=SEAT_COLOURS[int(number) % len(SEAT_COLOURS)], bgcolor=FLOOR, bold=True)
    return STYLES.get(tone, Style.null())


def painted(picture: Picture) -> Text:
    """A drawing as styled text."""
    text = Text(no_wrap=True, end="")
    for number, row in enumerate(picture.rows):
        if number:
            text.append("\n")
        for span in row:
            text.append(span.text, style_of(span.tone))
    return text


def lines(notes: Iterable[tuple[str, str]]) -> Text:
    """Notes one below the other, each in the colour of its tone, but not on the floor of a board."""
    text = Text(end="")
    for number, (note, tone) in enumerate(notes):
        text.append("\n" if number else "")
        style = style_of(tone)
        text.append(note, Style(color=style.color, bold=style.bold))
    return text


def size(picture: Picture) -> tuple[int, int]:
    """Columns and rows that a drawing takes."""
    return (
        max((Text("".join(span.text for span in row)).cell_len for row in picture.rows), default=0),
        len(picture.rows),
    )
