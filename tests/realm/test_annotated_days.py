"""`docs/study/days.md`: what it quotes of three days is all that the program tells of them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from fabula.cli import run
from fabula.core import read_record, verify
from fabula.games.realm import game
from realm.hosted import hosted

if TYPE_CHECKING:
    from collections.abc import Iterator

PROJECT: Final = Path(__file__).parents[2]
PAGE: Final = (PROJECT / "docs" / "study" / "days.md").read_text(encoding="utf-8")
SECTION: Final = re.compile(
    r"\(`(?P<path>docs/study/days/\w+\.fabula)`, day (?P<day>\d)\)(?P<text>.*?)(?=\n## |\Z)", re.DOTALL
)
QUOTED: Final = re.compile(r"```text\n(.*?)```", re.DOTALL)
DAYS: Final = [(found["path"], int(found["day"]), found["text"]) for found in SECTION.finditer(PAGE)]


@pytest.fixture(autouse=True)
def found() -> Iterator[None]:
    """The game is found even where an older one is installed."""
    with hosted():
        yield


def test_there_are_three_days() -> None:
    assert {path for path, _, _ in DAYS} == {
        f"docs/study/days/{who}.fabula" for who in ("hunter", "warrior", "magician")
    }


@pytest.mark.parametrize(("path", "day", "text"), DAYS, ids=[path for path, _, _ in DAYS])
def test_a_day_is_quoted_whole_and_word_for_word(
    path: str, day: int, text: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    run(["replay", str(PROJECT / path), "--seat", "A", "--plain"])
    printed = capsys.readouterr().out
    told = printed[printed.index(f"   Day {day} dawns") :]
    told = told[: told.index("   Day", 1) if "   Day" in told[1:] else told.rindex("The game is not over.")]
    assert "".join(QUOTED.findall(text)) == told


@pytest.mark.parametrize("path", [path for path, _, _ in DAYS])
def test_its_dice_follow_from_its_secret(path: str) -> None:
    record = read_record((PROJECT / path).read_text(encoding="utf-8"))
    assert verify(record).standing() is None


def test_every_clause_that_is_named_there_is_one() -> None:
    named = set(re.findall(r"MR-[A-Z]?[\d.]+\d[a-z]?|MR-[A-Z]\.\d", PAGE))
    assert len(named) > 40
    assert named <= {
        *game.rulebook.clauses,
        *(clause.chapter.split()[0] for clause in game.rulebook.clauses.values()),
    }
