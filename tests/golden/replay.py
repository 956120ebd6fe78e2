"""Replay every golden record of this folder and print what came of it: `python tests/golden/replay.py`.

One line for each: its name, and a digest of every event and every state on the way.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from fabula.core import read_record, registry, replay
from fabula.games.foes.game import game as foes
from fabula.games.realm import game as realm

FOLDER = Path(__file__).resolve().parent


def digest(text: str) -> str:
    """Everything that happens in a record and every state it passes through, as one hash."""
    hashed = hashlib.sha256()
    for moment in replay(read_record(text)):
        hashed.update(msgspec.json.encode((moment.number, moment.events, moment.state)))
        for seat in moment.state.to_act():
            hashed.update(msgspec.json.encode(moment.state.choices(seat).actions))
    return hashed.hexdigest()


def main() -> None:
    """Print a line for each record."""
    with registry.hosting(foes), registry.hosting(realm):  # found even where they are not installed
        for path in sorted(FOLDER.glob("*.fabula")):
            print(path.stem, digest(path.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main()
