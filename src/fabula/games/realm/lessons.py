"""MR-10.14: the game as four encounters of growing scope, as its own book teaches it."""

from __future__ import annotations

from typing import Final

from fabula.core.extras import Lesson
from fabula.games.realm.options.switches import Options

lessons: Final = (
    Lesson(
        "realm-lesson-treasures",
        Options(rules_in_play="treasures", gold_chits="none", leave_map="never", days=7),
        seed=1,
    ),
    Lesson(
        "realm-lesson-monsters",
        Options(rules_in_play="monsters", combat="on", gold_chits="none", leave_map="never", days=7),
        seed=2,
    ),
    Lesson(
        "realm-lesson-natives",
        Options(rules_in_play="natives", combat="on", gold_chits="random", leave_map="never", days=14),
        seed=3,
    ),
    Lesson(
        "realm-lesson-magic", Options(combat="on", gold_chits="random", leave_map="never", days=14), seed=4
    ),
)
"""The treasure hunt, combat with monsters, natives, and magic: each adds to the one before."""
