"""The rulebook as numbered clauses, and the report that holds tests against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import Clause, Rulebook
from fabula.core.clauses import citations, report

if TYPE_CHECKING:
    from pathlib import Path

BOOK = """\
# The little book

Some words before.

## 1. Beginning

- **LB-1.1** Everybody sits down
  and opens the *book*.
- **LB-1.2** Nobody speaks.

  This is no longer the clause.

## 2. End
Not a clause: - **LB-9** here
- **LB-A1** Everybody goes home.
- LB-2.2 has no stars.
  And this belongs to nothing.
"""


def test_a_clause_has_an_id_a_chapter_and_all_its_lines() -> None:
    book = Rulebook.parse(BOOK)
    assert list(book.clauses.values()) == [
        Clause("LB-1.1", "1. Beginning", "Everybody sits down and opens the *book*."),
        Clause("LB-1.2", "1. Beginning", "Nobody speaks."),
        Clause("LB-A1", "2. End", "Everybody goes home."),
    ]
    assert book.not_yet == ()


TABLED = """\
## 1. Who sits where

| of | nobody |
|---|---|
- **LB-1.1** As the `table` has it.

| | seat | **chair** |
|---|---|---|
| Anna | 1 | soft |
| Bo | 12 | - |

## 2. Nothing
| lost | rows |
"""


def test_a_table_belongs_to_the_clause_above_it_in_its_chapter() -> None:
    book = Rulebook.parse(TABLED)
    rows = (("", "seat", "**chair**"), ("Anna", "1", "soft"), ("Bo", "12", "-"))
    assert list(book.clauses.values()) == [
        Clause("LB-1.1", "1. Who sits where", "As the `table` has it.", rows)
    ]
    assert [clause.id for clause in book.search(["soft"])] == ["LB-1.1"]


def test_a_table_is_written_with_its_columns_one_below_the_other() -> None:
    clause = Rulebook.parse(TABLED).clauses["LB-1.1"]
    assert clause.plain_text == "As the table has it."
    assert clause.table_lines == [
        "      seat  chair",
        "Anna  1     soft",
        "Bo    12    -",
    ]


def test_a_part_of_a_clause_has_a_small_letter() -> None:
    book = Rulebook.parse("- **LB-1.2** Either:\n- **LB-1.2a** this or\n- **LB-1.2b** that.\n")
    assert list(book.clauses) == ["LB-1.2", "LB-1.2a", "LB-1.2b"]


def test_a_heading_ends_a_clause() -> None:
    book = Rulebook.parse("- **LB-1** One.\n# Two\n  Three.\n")
    assert book.clauses == {"LB-1": Clause("LB-1", "", "One.")}


def test_a_clause_stands_once() -> None:
    with pytest.raises(ValueError, match=r"clause LB-1\.1 stands twice"):
        Rulebook.parse(BOOK + "- **LB-1.1** Again.\n")


def test_the_list_of_what_is_not_there_yet_may_have_comments() -> None:
    book = Rulebook.parse(BOOK, "# to do\nLB-1.2  # soon\n\n  LB-A1\n")
    assert book.not_yet == ("LB-1.2", "LB-A1")


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("everybody", ["LB-1.1", "LB-A1"]),
        ("Every", []),
        ("Nobody speaks", ["LB-1.2"]),
        ("book", []),
        ("", []),
    ],
)
def test_what_opens_with_a_name_is_about_it(name: str, found: list[str]) -> None:
    assert [clause.id for clause in Rulebook.parse(BOOK).about(name)] == found


def test_lettered_parts_belong_to_what_they_are_about() -> None:
    book = Rulebook.parse(
        "- **LB-1** **Peace** ends\n- **LB-1a** war,\n- **LB-1b** quarrels.\n- **LB-2a** No."
    )
    assert [clause.id for clause in book.about("peace")] == ["LB-1", "LB-1a", "LB-1b"]


def test_what_is_headed_by_a_name_comes_before_what_begins_with_it() -> None:
    book = Rulebook.parse(
        "- **LB-1** Lost Castle: away.\n- **LB-2** **Lost** (Gold; one):\n- **LB-2a** it strays."
    )
    assert [clause.id for clause in book.about("lost")] == ["LB-2", "LB-2a", "LB-1"]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("A **bold** word, `M4*`.", "A bold word, M4*."),
        ("Play Fight H4** or T4**; not H4*.", "Play Fight H4** or T4**; not H4*."),
        ("**Viper** M**/4 and M***", "Viper M**/4 and M***"),
    ],
)
def test_asterisks_that_are_printed_on_a_chit_stay(written: str, read: str) -> None:
    assert Rulebook.parse(f"- **LB-1** {written}").clauses["LB-1"].plain_text == read


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["EVERYBODY"], ["LB-1.1", "LB-A1"]),
        (["everybody", "book"], ["LB-1.1"]),
        (["lb-1"], ["LB-1.1", "LB-1.2"]),
        (["beginning", "speak"], ["LB-1.2"]),
        (["dragon"], []),
        (["évêrybody", "book"], ["LB-1.1"]),
        ([], ["LB-1.1", "LB-1.2", "LB-A1"]),
    ],
)
def test_words_are_found_in_ids_chapters_and_texts(words: list[str], found: list[str]) -> None:
    assert [clause.id for clause in Rulebook.parse(BOOK).search(words)] == found


def test_a_rulebook_comes_with_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "little_package"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rulebook.md").write_text(BOOK, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert Rulebook.of("little_package") == Rulebook.parse(BOOK)
    (package / "not_yet.txt").write_text("LB-1.2\n", "utf-8")
    assert Rulebook.of("little_package").not_yet == ("LB-1.2",)


# Other languages

FRENCH = """\
## 1. Début

- **LB-1.1** Tout le monde s\u2019assoit et ouvre, le cœur léger, le livre.
- **LB-1.2** Personne ne parle à l\u2019aîné.
"""


def test_a_rulebook_comes_with_its_translations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "translated_package"
    package.mkdir()
    (package / "__init__.py").touch()
    for name, text in (("rulebook.md", BOOK), ("rulebook.fr.md", FRENCH), ("rulebook.fr.md.bak", BOOK)):
        (package / name).write_text(text, "utf-8")
    (package / "not_yet.txt").write_text("LB-1.2\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    book = Rulebook.of("translated_package")
    assert book.translations == {"fr": Rulebook.parse(FRENCH).clauses}
    french = book.in_language("fr")
    assert list(french.clauses.values()) == [
        *Rulebook.parse(FRENCH).clauses.values(),
        book.clauses["LB-A1"],  # not translated
    ]
    assert french.not_yet == book.not_yet == ("LB-1.2",)
    assert french.in_language("fr") == french
    assert book.in_language("eo") == book.in_language("en") == book


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["debut"], ["LB-1.1", "LB-1.2"]),
        (["coeur", "leger"], ["LB-1.1"]),
        (["Cœur", "LÉGER"], ["LB-1.1"]),
        (["s'assoit"], ["LB-1.1"]),
        (["l\u2019aine"], ["LB-1.2"]),
    ],
)
def test_words_are_found_however_they_are_typed(words: list[str], found: list[str]) -> None:
    assert [clause.id for clause in Rulebook.parse(FRENCH).search(words)] == found


# The report

GOOD = [("LB-1.1", "a"), ("LB-1.2", "b"), ("LB-A1", "c"), ("LB-1.1", "c")]


def test_the_report_lists_the_tests_of_each_clause() -> None:
    found = report(Rulebook.parse(BOOK), GOOD)
    assert found.good
    assert found.tests == {"LB-1.1": ("a", "c"), "LB-1.2": ("b",), "LB-A1": ("c",)}


def test_a_clause_without_a_test_is_a_failure() -> None:
    found = report(Rulebook.parse(BOOK), GOOD[1:3])
    assert not found.good
    assert found.untested == ("LB-1.1",)


def test_a_citation_without_a_clause_is_a_failure() -> None:
    found = report(Rulebook.parse(BOOK), [*GOOD, ("LB-1.3", "d")])
    assert not found.good
    assert found.unknown == (("LB-1.3", "d"),)


def test_other_games_clauses_are_left_alone() -> None:
    found = report(Rulebook.parse(BOOK), [*GOOD, ("FLOORS-99", "d"), ("LBX-1.1", "e")])
    assert found.good
    assert found.unknown == ()


def test_a_clause_that_is_not_there_yet_needs_no_test() -> None:
    found = report(Rulebook.parse(BOOK, "LB-1.1"), GOOD[1:3])
    assert found.good
    assert found.untested == ()


def test_a_clause_that_is_said_not_to_be_there_yet_and_has_a_test_is_a_failure() -> None:
    found = report(Rulebook.parse(BOOK, "LB-1.2"), GOOD)
    assert not found.good
    assert found.tested_not_yet == ("LB-1.2",)


def test_a_clause_that_is_said_not_to_be_there_yet_and_does_not_exist_is_a_failure() -> None:
    found = report(Rulebook.parse(BOOK, "LB-7"), GOOD)
    assert not found.good
    assert found.unknown_not_yet == ("LB-7",)


def test_citations_are_found_in_the_decorators_of_test_files(tmp_path: Path) -> None:
    folder = tmp_path / "deep"
    folder.mkdir()
    (folder / "test_b.py").write_text(
        "@rule('LB-1.1', 'LB-1.2')\ndef test_one(): ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=rule('LB-A1'))])\nasync def test_two(): ...\n"
        "@rule('LB-2')\nclass TestThree:\n    @rule(CLAUSE, 7)\n    def test_four(self): rule('LB-3')\n"
    )
    (tmp_path / "test_a.py").write_text("@other('LB-4')\n@rule('LB-5')\ndef test_five(): ...\n")
    (tmp_path / "helper.py").write_text("@rule('LB-6')\ndef test_six(): ...\n")
    assert list(citations(tmp_path)) == [
        ("LB-1.1", "deep/test_b.py::test_one"),
        ("LB-1.2", "deep/test_b.py::test_one"),
        ("LB-A1", "deep/test_b.py::test_two"),
        ("LB-2", "deep/test_b.py::TestThree"),
        ("LB-5", "test_a.py::test_five"),
    ]
