"""A rulebook says the same in every language: the same clauses, in the same order, with the same numbers."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING

import pytest

from fabula.core import registry
from fabula.words import languages

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.core import Clause

ENGLISH = "en"
EXACT = re.compile(r"[A-Z]*\d+|\b[IV]+\b|[<>]=?|`[^`]*`|\b[a-z]+_\w+|\[[A-Z]\]")
"""What no language words differently: numbers, names such as X10, formulas, options, marks such as [R]."""

TRANSLATIONS = [
    (game, language) for game in registry.games() for language in registry.game(game).rulebook.translations
]


def exact(text: str) -> Counter[str]:
    return Counter(EXACT.findall(text))


def chapters(clauses: Mapping[str, Clause]) -> list[list[str]]:
    """The clauses of each chapter."""
    runs = groupby(clauses.values(), key=lambda clause: clause.chapter)
    return [[clause.id for clause in run] for _, run in runs]


@pytest.mark.parametrize("game", ["floors", "foes"])
def test_our_games_have_their_rules_in_every_language(game: str) -> None:
    assert {ENGLISH, *registry.game(game).rulebook.translations} == set(languages())


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translation_has_the_clauses_of_the_rulebook_in_its_order_and_chapters(
    game: str, language: str
) -> None:
    rulebook = registry.game(game).rulebook
    translated = rulebook.translations[language]
    assert list(translated) == list(rulebook.clauses)
    assert chapters(translated) == chapters(rulebook.clauses)


@pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
def test_a_translated_clause_has_the_numbers_and_names_of_the_rulebook(game: str, language: str) -> None:
    rulebook = registry.game(game).rulebook
    for name, clause in rulebook.translations[language].items():
        english = rulebook.clauses[name]
        assert clause.text != english.text, f"{name} is not translated"
        assert clause.text.strip(), name
        assert [len(row) for row in clause.table] == [len(row) for row in english.table], name
        assert exact(clause.text) == exact(english.text), name
        assert exact(clause.chapter) == exact(english.chapter), name
