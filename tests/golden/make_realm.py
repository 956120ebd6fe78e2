"""Play the golden games of Magic Realm anew: `python tests/golden/make_realm.py`.

One for each lesson, on its own board, by players who do what it teaches when they can and anything else
otherwise. Seeds are tried in turn until a game has everything that is wanted of it: the files stay the same.
"""

from __future__ import annotations

import hashlib
import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from fabula.core import Record, Table, write_record
from fabula.games.realm import game
from fabula.games.realm.lessons import lessons

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from realm.hosted import hosted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core.extras import Lesson

FOLDER: Final = Path(__file__).resolve().parent
EAGER: Final = (
    "search",
    "loot",
    "move",
    "fight-on",
    "lure",
    "target",
    "strike",
    "cast",
    "aim",
    "trade",
    "hire",
)
"""What these players do when they can, most of the time."""
WHIM: Final = 0.3
WANTED: Final = (
    ("searched", "discovered", "hid"),
    ("arrived", "combat-began", "hit-by", "killed"),
    ("met", "sold", "hired"),
    ("spell-cast", "spell-took-effect"),
)
"""What has to be told in each lesson."""


def play(lesson: Lesson, seed: int) -> tuple[Record, set[str]]:
    """One game for one, with the board that everybody has who takes this lesson; and what was told in it."""
    random = Random(seed)
    secret = hashlib.sha256(f"fabula {lesson.seed}".encode()).digest()
    table = Table.open(game, lesson.options, ("Anna",), secret=secret, salt=b"")
    told: set[str] = set()
    while table.state.to_act():
        (seat,) = table.state.to_act()
        actions = table.state.choices(seat).actions
        eager = [action for action in actions if action.words()[0] in EAGER]
        events = table.play(seat, random.choice(eager if eager and random.random() > WHIM else actions))
        told |= {str(event.__struct_config__.tag) for event in events}
    return table.record, told


def find(lesson: Lesson, wanted: tuple[str, ...]) -> Record:
    """The first of the seeded games in which all this happens."""
    for seed in count():
        record, told = play(lesson, seed)
        if told.issuperset(wanted):
            return record
    raise AssertionError("there is always another seed")


def games() -> Iterator[tuple[str, Record]]:
    """Each file's name and its game."""
    for number, (lesson, wanted) in enumerate(zip(lessons, WANTED, strict=True), 1):
        yield f"realm-lesson-{number}", find(lesson, wanted)


def main() -> None:
    """Write every file."""
    with hosted():
        for name, record in games():
            (FOLDER / f"{name}.fabula").write_text(write_record(record), encoding="utf-8")
            print(f"{name}: {len(record.entries)} entries, {record.result}")


if __name__ == "__main__":
    main()
