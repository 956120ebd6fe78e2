"""The recorded games that the board in the browser is tested with: `python tests/foes/board_games.py`.

The opening and the end of two golden games, event by event as one seat is told, each with what its view
has become after every action. Of a view only the fields are kept that have changed, and that events tell.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from fabula.core import read_record, replay

if TYPE_CHECKING:
    from fabula.core import View

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "web" / "src" / "games" / "foes" / "fixtures"
ENTRIES = 260
"""How many actions of the opening, and how many of the end, are kept."""
UNTOLD = ("agenda", "waiting_for", "turn", "drawn_levels", "opening")
"""What a view says besides: whom the game waits for, and what for."""
GAMES = {"foes-2": 1, "foes-4": 0}
"""Golden games, and whose view is followed."""


def made(name: str, seat: int) -> str:
    """Two stretches of a golden game as JSON: a view, then each action's events and changes."""
    record = read_record((ROOT / "tests" / "golden" / f"{name}.fabula").read_text("utf-8"))
    moments = list(replay(record))
    stretches = []
    for stretch in (moments[: ENTRIES + 1], moments[-ENTRIES - 1 :]):
        first = seen = _plain(stretch[0].state.view(seat))
        entries = []
        for moment in stretch[1:]:
            view = _plain(moment.state.view(seat))
            changed = {
                field: value for field, value in view.items() if value != seen[field] and field not in UNTOLD
            }
            events = [event for event in moment.events if event.told_to(seat)]
            entries.append({"events": msgspec.to_builtins(events), "changed": changed})
            seen = view
        lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in entries)
        stretches.append(f'{{"view": {msgspec.json.encode(first).decode()},\n"entries": [\n{lines}\n]}}')
    return "[" + ",\n".join(stretches) + "]\n"


def _plain(view: View) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(view)
    return plain


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, seat in GAMES.items():
        (FOLDER / f"{name}.json").write_text(made(name, seat), "utf-8")


if __name__ == "__main__":
    main()
