"""The golden games of `tests/golden/`: they replay, verify and end as they did when they were played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from fabula.core import read_record, verify, write_record
from fabula.games.realm.components.box import box_with
from fabula.games.realm.lessons import lessons
from fabula.testing import rule
from golden.make_realm import GOLDENS, holds
from realm.hosted import hosted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from golden.make_realm import Golden

FOLDER: Final = Path(__file__).resolve().parents[1] / "golden"
TEXTS: Final = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("realm-*.fabula"))}


@pytest.fixture(autouse=True)
def found() -> Iterator[None]:
    """The game is found even where an older one is installed."""
    with hosted():
        yield


def test_every_lesson_every_character_and_every_end_is_there() -> None:
    assert {*TEXTS} == {golden.name for golden in GOLDENS}
    assert {golden.character for golden in GOLDENS if golden.character} == {*box_with().characters}
    taught = [golden.options for golden in GOLDENS if golden.name.startswith("realm-lesson-")]
    assert taught == [lesson.options for lesson in lessons]


@rule("MR-10.14.1", "MR-9.4.1", "MR-9.4.2", "MR-9.5.1", "MR-9.5.2", "MR-6.15.2", "MR-6.15.3", "MR-3.5.9")
@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)
def test_what_is_wanted_of_a_game_happens_in_it_and_it_ends_as_it_did(golden: Golden) -> None:
    record = read_record(TEXTS[golden.name])
    assert holds(golden, record)
    chosen = next(entry.action for entry in record.entries if entry.action.startswith("choose "))
    assert golden.character in ("", chosen.split()[1])


@pytest.mark.parametrize("name", TEXTS)
def test_every_draw_follows_from_its_secret_and_the_record_is_written_as_it_was_read(name: str) -> None:
    record = read_record(TEXTS[name])
    assert verify(record).standing() == record.result
    assert write_record(record) == TEXTS[name]
