"""The games as the lobby offers them: their options as forms, their rulebooks."""

from __future__ import annotations

import ast
import inspect
import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from fabula import bots
from fabula.core import registry
from fabula.server.messages import ClauseShown, GameShown, OptionField, OptionValue
from fabula.settings import fields
from fabula.words import Words

if TYPE_CHECKING:
    from fabula.core import Game
    from fabula.settings import Field

CLAUSE: Final = re.compile(r"[A-Z]+-[A-Z]?[0-9.]*[0-9]")


@cache
def shown_games(language: str) -> tuple[GameShown, ...]:
    """Every game that is here."""
    return tuple(_shown(registry.game(name), language) for name in registry.games())


def _shown(game: Game, language: str) -> GameShown:
    words = Words(language, game)
    clauses = _clauses(game)
    return GameShown(
        name=game.name,
        title=words.title(),
        seats=(game.seats[0], game.seats[-1]),
        secrets=game.secrets,
        options=tuple(_option(words, field, clauses.get(field.name, ())) for field in fields(game)),
        bots=tuple(sorted(bots.offered(game), key=lambda name: name != bots.usual(game))),
        finished=game.finished,
    )


def _option(words: Words, field: Field, clauses: tuple[str, ...]) -> OptionField:
    values = tuple(
        OptionValue(value, words.option_value(field.name, value))
        for value in sorted(field.values, key=lambda value: value != field.usual)
        if isinstance(value, bool | int | str)
    )
    usual = field.usual if isinstance(field.usual, bool | int | str) else ""
    return OptionField(field.name, words.option(field.name), clauses, values, usual)


def _clauses(game: Game) -> dict[str, tuple[str, ...]]:
    """The clauses that explain each option: those that the text below its field names."""
    try:
        (definition,) = ast.parse(inspect.getsource(game.Options)).body
    except (OSError, TypeError, ValueError):  # no source here: then without help
        return {}
    found = {}
    body = definition.body if isinstance(definition, ast.ClassDef) else []
    for field, text in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            named = CLAUSE.findall(_text(text))
            found[field.target.id] = tuple(clause for name in named for clause in _listed(game, name))
    return found


def _text(node: ast.stmt) -> str:
    value = node.value if isinstance(node, ast.Expr) else None
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""


def _listed(game: Game, name: str) -> tuple[str, ...]:
    """The clause of this number, or all of the chapter."""
    clauses = game.rulebook.clauses
    return (name,) if name in clauses else tuple(each for each in clauses if each.startswith(f"{name}."))


@cache
def shown_rulebook(name: str, language: str) -> tuple[ClauseShown, ...]:
    """The clauses of a game, in this language."""
    rulebook = registry.game(name).rulebook.in_language(language)
    return tuple(
        ClauseShown(each.id, each.chapter, each.text, each.table) for each in rulebook.clauses.values()
    )
