"""The golden games of `tests/golden/`: they replay, verify and end as they did when they were played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from fabula.core import read_record, replay, verify, write_record
from fabula.games.realm.lessons import lessons
from fabula.games.realm.options.switches import Options
from fabula.testing import rule
from golden.make_realm import WANTED
from realm.hosted import hosted

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = Path(__file__).resolve().parents[1] / "golden"
TEXTS: Final = {
    path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("realm-lesson-*.fabula"))
}


@pytest.fixture(autouse=True)
def found() -> Iterator[None]:
    """The game is found even where an older one is installed."""
    with hosted():
        yield


def test_every_lesson_is_there_with_its_own_options() -> None:
    played = [msgspec.json.decode(read_record(text).options, type=Options) for text in TEXTS.values()]
    assert played == [lesson.options for lesson in lessons]


@rule("MR-10.14.1")
@pytest.mark.parametrize("name", TEXTS)
def test_what_a_lesson_teaches_happens_in_it_and_it_ends_as_it_did(name: str) -> None:
    record = read_record(TEXTS[name])
    moments = [*replay(record)]
    told = {str(event.__struct_config__.tag) for moment in moments for event in moment.events}
    assert told.issuperset(WANTED[int(name[-1]) - 1])
    assert record.result is not None
    assert moments[-1].state.standing() == record.result


@pytest.mark.parametrize("name", TEXTS)
def test_every_draw_follows_from_its_secret_and_the_record_is_written_as_it_was_read(name: str) -> None:
    record = read_record(TEXTS[name])
    assert verify(record).standing() == record.result
    assert write_record(record) == TEXTS[name]
