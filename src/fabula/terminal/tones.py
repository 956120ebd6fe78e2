"""How the tones of a drawing look: never by colour alone, for the drawing itself uses letters and shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.style import Style
from rich.text import Text

if TYPE_CHECKING:
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

STYLES: Final = {
    "wall": Style(color="#9aa5b1"),
    "letter": Style(color="#7f8c99"),
    "label": Style(color="#7f8c99"),
    "cell": Style(color="#4a5560"),
    "floor": Style(color="#4a5560"),
    "stone": Style(color="#dee2e6", bold=True),
    "crystal": Style(color="#a5f3fc", bold=True),
    "turner": Style(color="#e9d5ff", bold=True),
    "teleporter": Style(color="#c4b5fd", bold=True),
    "pool": Style(color="#f08080", bgcolor="#3d0f0f"),
    "blood": Style(color="#f08080", bgcolor="#3d0f0f"),
    "exit": Style(color="#b2f2bb", bold=True),
    "entrance": Style(color="#b2f2bb"),
    "monster": Style(color="#111111", bgcolor="#ff5d5d", bold=True),
    "legal": Style(color="#111111", bgcolor="#8ce99a"),
    "path": Style(color="#111111", bgcolor="#ffe066"),
    "mover": Style(bold=True, reverse=True),
    "selected": Style(bold=True, reverse=True),
    "danger": Style(color="#ffffff", bgcolor="#c92a2a", bold=True),
    "dim": Style(dim=True),
    "strong": Style(bold=True),
}


def style_of(tone: str) -> Style:
    """The look of a tone; several may be given with spaces, and an unknown one changes nothing."""
    return Style.combine([Style.null(), *map(_style, tone.split())])


def _style(tone: str) -> Style:
    name, _, number = tone.rpartition("-")
    if name == "seat" and number.isdecimal():
        return Style(color=SEAT_COLOURS[int(number) % len(SEAT_COLOURS)], bold=True)
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


def size(picture: Picture) -> tuple[int, int]:
    """Columns and rows that a drawing takes."""
    return (
        max((Text("".join(span.text for span in row)).cell_len for row in picture.rows), default=0),
        len(picture.rows),
    )
