"""MR-6.3.6: the combat sheets: three columns of boxes, with all that lies in them.

A counter is its letter, its blow and behind a bar the time of its maneuver: `a H5|5`. Below it lies what the
owner of the sheet plays: `>` his attack, blow and Fight, `~` his maneuver, `[]` his shield.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import seat_letter
from fabula.core.extras import Span
from fabula.games.realm.combat.counters import counter
from fabula.games.realm.drawing.fray import blow, letters, owners, play_of, shown_blow, shown_means, stances

if TYPE_CHECKING:
    from fabula.games.realm.drawing.seen import Scene

WIDTH: Final = 13
"""Of a column, without its borders."""
COLUMNS: Final = (1, 2, 3)
KINDS: Final = {"red": "", "square": "=", "circle": "o"}
"""What stands before a counter that lies in another sort of box."""
Row = tuple[Span, ...]


def combat_sheets(scene: Scene) -> list[Row]:
    """All sheets, one's own first."""
    rows: list[Row] = []
    for owner in owners(scene):
        rows += [(Span(""),)] * bool(rows)
        rows += _sheet(scene, owner)
    return rows


def _sheet(scene: Scene, owner: str) -> list[Row]:
    names = letters(scene)
    label = seat_letter(scene.seat_of[owner]) if owner in scene.view.plays else names.get(owner, "")
    tone = f"seat-{scene.seat_of[owner]}" if owner in scene.view.plays else "monster"
    head = "┬".join(f" {number} ".center(WIDTH, "─") for number in COLUMNS)
    rows: list[Row] = [(Span(f"{label:<2}", tone), Span(f"┌{head}┐", "wall"))]
    lying: dict[int, list[Span]] = {0: [], 1: [], 2: [], 3: []}
    for piece, stance in sorted(stances(scene).items(), key=lambda item: names[item[0]]):
        if stance.sheet == owner:
            lying[stance.direction].append(_counter(scene, piece, KINDS[stance.box] + names[piece], owner))
    height = max(len(lying[number]) for number in COLUMNS)
    rows += [_line([lying[number][line : line + 1] for number in COLUMNS]) for line in range(height)]
    if owner in scene.view.plays:
        rows += _played(scene, owner, tone)
    rows.append((Span("  "), Span("└" + "┴".join(["─" * WIDTH] * len(COLUMNS)) + "┘", "wall")))
    if lying[0]:
        waiting = [Span(span.text + "  ", span.tone) for span in lying[0]]
        rows.append((Span("  ? ", "label"), *waiting))
    return rows


def _counter(scene: Scene, piece: str, name: str, owner: str) -> Span:
    shown = counter(scene, piece)
    move = "" if shown.move is None else f"|{shown.move}"
    attacks = scene.view.stances[piece].target == owner
    return Span(f"{name} {blow(scene, piece)}{move}", "danger" if attacks else "monster")


def _played(scene: Scene, owner: str, tone: str) -> list[Row]:
    """The attack, the maneuver and the shield, each in its column."""
    play = play_of(scene, owner)
    found = []
    if play.attack:
        texts = (shown_blow(scene, owner), shown_means(scene, owner, play.attack).text)
        found.append((play.attack_direction, f"> {' '.join(dict.fromkeys(texts))}"))
    if play.maneuver:
        found.append((play.maneuver_direction, f"~ {shown_means(scene, owner, play.maneuver).text}"))
    if play.shield:
        found.append((play.shield, "[]"))
    return [
        _line([[Span(text, tone)] if number == column else [] for column in COLUMNS])
        for number, text in found
    ]


def _line(cells: list[list[Span]]) -> Row:
    """One line of a sheet: in each column what lies there, or nothing."""
    row = [Span("  ")]
    for cell in cells:
        text = cell[0].text if cell else ""
        row += [Span("│ ", "wall"), *cell, Span(" " * (WIDTH - 1 - len(text)))]
    return (*row, Span("│", "wall"))
