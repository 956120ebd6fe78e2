"""The recorded games that the board in the browser is tested with: `python tests/floors/board_games.py`.

Two golden games, event by event, each with what the view has become after every action. Of a view only
the fields are kept that have changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from fabula.core import read_record, replay

if TYPE_CHECKING:
    from fabula.core import View

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("floors-expert-2-won", "floors-2-time_up")
FOLDER = ROOT / "web" / "src" / "games" / "floors" / "fixtures"


def made(name: str) -> str:
    """A golden game as JSON: the first view, then the events of each action and what changed in the view."""
    record = read_record((ROOT / "tests" / "golden" / f"{name}.fabula").read_text("utf-8"))
    moments = list(replay(record))
    seen = _plain(moments[0].state.view(None))
    entries = []
    first = seen
    for moment in moments[1:]:
        view = _plain(moment.state.view(None))
        changed = {field: value for field, value in view.items() if value != seen[field]}
        entries.append({"events": msgspec.to_builtins(moment.events), "changed": changed})
        seen = view
    lines = ",\n".join(msgspec.json.encode(entry).decode() for entry in entries)
    return f'{{"view": {msgspec.json.encode(first).decode()},\n"entries": [\n{lines}\n]}}\n'


def _plain(view: View) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(view)
    return plain


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.json").write_text(made(name), "utf-8")


if __name__ == "__main__":
    main()
