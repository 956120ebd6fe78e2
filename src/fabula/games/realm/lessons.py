"""MR-10.14: the game as four encounters of growing scope, as its own book teaches it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from fabula.core.extras import Lesson
from fabula.games.realm.options.switches import Options

WEEK: Final = Options(gold_chits="none", leave_map="never", days=7, victory_points=1)
FORTNIGHT: Final = replace(WEEK, gold_chits="random", days=14, victory_points=2)
lessons: Final = (
    Lesson("realm-lesson-treasures", replace(WEEK, rules_in_play="treasures", combat="off"), seed=1),
    Lesson("realm-lesson-monsters", replace(WEEK, rules_in_play="monsters"), seed=2),
    Lesson("realm-lesson-natives", replace(FORTNIGHT, rules_in_play="natives"), seed=3),
    Lesson("realm-lesson-magic", FORTNIGHT, seed=4),
)
"""The treasure hunt, combat with monsters, natives, and magic: each adds to the one before."""
