"""The rulebook as numbered clauses, and the report of which tests prove which clause."""

from __future__ import annotations

import ast
import re
import unicodedata
from importlib import resources
from itertools import zip_longest
from typing import TYPE_CHECKING

from msgspec import Struct, field
from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

_CLAUSE = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9.]+[a-z]?)\*\* +(.*)$")
_BOLD = re.compile(r"(?<![\w*])\*\*(?=[^\s*])(.+?)\*\*(?!\*)")
_HEADING = re.compile(r"^#+ +(.*)$")
_ROW = re.compile(r"^ *\|(.*)\| *$")
_RULE_OF_A_TABLE = re.compile(r"[-: |]+")
_TRANSLATION = re.compile(r"^rulebook\.([a-z]+)\.md$")
_TYPED = str.maketrans({"œ": "oe", "æ": "ae", "\u2019": "'"})
"""Letters that print takes more trouble over than people who type."""


class Clause(Struct, frozen=True):
    """One numbered rule in our own words, and the chapter that it stands in."""

    id: str
    chapter: str
    text: str
    table: tuple[tuple[str, ...], ...] = ()
    """The table that stands below it, row by row, the headings first."""

    @property
    def plain_text(self) -> str:
        """Its words without the marks of the rulebook file."""
        return _unmarked(self.text)

    @property
    def table_lines(self) -> list[str]:
        """Its table with the columns one below the other, for whoever writes with letters of one width."""
        rows = [[_unmarked(cell) for cell in row] for row in self.table]
        widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
        lines = [
            "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=False)) for row in rows
        ]
        return [line.rstrip() for line in lines]


class Rulebook(Struct, frozen=True):
    """The clauses of a game by their ids, in order, and those that the game does not have yet."""

    clauses: dict[str, Clause]
    not_yet: tuple[str, ...] = ()
    translations: dict[str, dict[str, Clause]] = field(default_factory=dict)
    """The clauses in other languages, by the code of the language."""

    @classmethod
    def of(cls, package: str) -> Rulebook:
        """The `rulebook.md` in a game's package, with `rulebook.fr.md` and `not_yet.txt` if there are any."""
        folder = resources.files(package)
        not_yet = folder / "not_yet.txt"
        listed = not_yet.read_text("utf-8") if not_yet.is_file() else ""
        translations = {
            language[1]: cls.parse(file.read_text("utf-8")).clauses
            for file in sorted(folder.iterdir(), key=lambda file: file.name)
            if (language := _TRANSLATION.match(file.name))
        }
        rulebook = cls.parse((folder / "rulebook.md").read_text("utf-8"), listed)
        return replace(rulebook, translations=translations)

    @classmethod
    def parse(cls, text: str, not_yet: str = "") -> Rulebook:
        """Read clauses: each opens a line with `- **ID**` and goes on in indented lines.

        A table belongs to the clause above it in its chapter.
        """
        clauses: dict[str, Clause] = {}
        chapter, current, above = "", "", ""
        for line in text.splitlines():
            if heading := _HEADING.match(line):
                chapter, current, above = heading[1], "", ""
            elif opening := _CLAUSE.match(line):
                current = above = opening[1]
                if current in clauses:
                    raise ValueError(f"clause {current} stands twice in the rulebook")
                clauses[current] = Clause(current, chapter, opening[2])
            elif above and (row := _ROW.match(line)):
                if not _RULE_OF_A_TABLE.fullmatch(row[1]):
                    cells = tuple(cell.strip() for cell in row[1].split("|"))
                    clauses[above] = replace(clauses[above], table=(*clauses[above].table, cells))
            elif current and line.startswith("  "):
                clause = clauses[current]
                clauses[current] = replace(clause, text=f"{clause.text} {line.strip()}")
            else:
                current = ""
        listed = (line.partition("#")[0].strip() for line in not_yet.splitlines())
        return cls(clauses, tuple(line for line in listed if line))

    def in_language(self, language: str) -> Rulebook:
        """The same rulebook in this language; a clause that is not translated stays as it is."""
        known = self.translations.get(language, {})
        return replace(self, clauses={id: known.get(id, clause) for id, clause in self.clauses.items()})

    def search(self, words: Iterable[str]) -> Iterator[Clause]:
        """The clauses that contain all of these words, whatever their case and their accents."""
        wanted = [_folded(word) for word in words]
        for clause in self.clauses.values():
            cells = " ".join(cell for row in clause.table for cell in row)
            text = _folded(f"{clause.id} {clause.chapter} {clause.text} {cells}")
            if all(word in text for word in wanted):
                yield clause

    def about(self, name: str) -> Iterator[Clause]:
        """The clauses that open with this name, with their lettered parts: what a spell or a card does.

        Those that are headed by it alone, `Lost (Gold; …)`, come before those that only begin with it.
        """
        wanted = _folded(name)
        if not wanted:
            return
        found: dict[str, list[Clause]] = {}
        headed: list[str] = []
        for clause in self.clauses.values():
            text = _folded(_unmarked(clause.text))
            if text.startswith(wanted) and not text[len(wanted) : len(wanted) + 1].isalnum():
                found[clause.id] = [clause]
                headed += [clause.id] if text[len(wanted) :].startswith((" (", ":")) else []
            elif clause.id[-1].isalpha() and clause.id[:-1] in found:
                found[clause.id[:-1]].append(clause)
        for id in sorted(found, key=lambda id: id not in headed):
            yield from found[id]


def _unmarked(text: str) -> str:
    """Without what makes words bold or code; asterisks that belong to them stay: `H4**` is a chit."""
    return _BOLD.sub(r"\1", text).replace("`", "")


def _folded(text: str) -> str:
    """A text as it is compared in a search: `Échange` and `echange` are the same."""
    bare = unicodedata.normalize("NFKD", text.casefold().translate(_TYPED))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


class Report(Struct, frozen=True):
    """Which tests cite which clause, and what is wrong with that."""

    tests: dict[str, tuple[str, ...]]
    untested: tuple[str, ...]
    unknown: tuple[tuple[str, str], ...]
    """Citations of no clause: (clause, test)."""
    tested_not_yet: tuple[str, ...]
    unknown_not_yet: tuple[str, ...]

    @property
    def good(self) -> bool:
        """Whether every clause is tested or listed as not yet there, and every citation is right."""
        return not (self.untested or self.unknown or self.tested_not_yet or self.unknown_not_yet)


def citations(folder: Path) -> Iterator[tuple[str, str]]:
    """Each (clause, test) that a decorator `@rule("CLAUSE", …)` in this folder's test files states."""
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text("utf-8"), str(path))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for clause in _cited(function.decorator_list):
                    yield clause, f"{path.relative_to(folder)}::{function.name}"


def _cited(decorators: Iterable[ast.expr]) -> Iterator[str]:
    for decorator in decorators:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule":
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value


def report(rulebook: Rulebook, cited: Iterable[tuple[str, str]]) -> Report:
    """Hold the rulebook against the citations; those of other games' clauses are left alone."""
    prefixes = {clause.partition("-")[0] for clause in rulebook.clauses}
    tests: dict[str, list[str]] = {clause: [] for clause in rulebook.clauses}
    unknown = []
    for clause, test in cited:
        if clause in tests:
            tests[clause].append(test)
        elif clause.partition("-")[0] in prefixes:
            unknown.append((clause, test))
    not_yet = set(rulebook.not_yet)
    return Report(
        tests={clause: tuple(names) for clause, names in tests.items()},
        untested=tuple(clause for clause, names in tests.items() if not names and clause not in not_yet),
        unknown=tuple(unknown),
        tested_not_yet=tuple(clause for clause in rulebook.not_yet if tests.get(clause)),
        unknown_not_yet=tuple(clause for clause in rulebook.not_yet if clause not in tests),
    )
