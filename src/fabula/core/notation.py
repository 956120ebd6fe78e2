"""Actions as text: the tag, then one word for each field. Games with a notation of their own override it.

A field is a number, a text of one word, an enumeration, yes or no, nothing, or a tuple of these.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, get_args

import msgspec

from fabula.core.faults import Fault, excerpt

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import UnionType

    from fabula.core.contract import Action

EMPTY: Final = "()"
SPECIAL: Final = {"-": None, "yes": True, "no": False}


def _word(value: object) -> str:
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case tuple():
            return ",".join(map(_word, value)) or EMPTY
        case Enum():
            return str(value.value)
        case _:
            return str(value)


def words(action: Action) -> tuple[str, ...]:
    """The action's tag and fields as words."""
    return (str(action.__struct_config__.tag), *(_word(value) for value in msgspec.structs.astuple(action)))


def write(action: Action) -> str:
    """The words of an action on one line."""
    return " ".join(action.words())


def read(actions: UnionType | type[Action], text: str) -> Action:
    """The action that these words spell, whatever the position; raises `Fault` if there is none."""
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(actions) or (actions,)}
    tag, *rest = text.split() or ("",)
    if tag not in kinds:
        raise Fault("no-such-action", text=excerpt(tag), known=", ".join(kinds))
    fields = msgspec.structs.fields(kinds[tag])
    if len(rest) != len(fields):
        raise Fault("wrong-number-of-words", action=tag, need=len(fields), have=len(rest))
    try:
        values = {field.name: _value(field.type, word) for field, word in zip(fields, rest, strict=True)}
        action: Action = msgspec.convert(values, kinds[tag])
    except msgspec.ValidationError as error:
        raise Fault("unreadable-action", text=excerpt(text), problem=str(error)) from error
    return action


def _value(kind: object, word: str) -> object:
    """The value of this kind that is written with this very word."""
    problem = msgspec.ValidationError("This is not how it is written")
    for meaning in _meanings(word):
        try:
            value: object = msgspec.convert(meaning, kind, strict=False)
        except msgspec.ValidationError as error:
            problem = error
            continue
        if _word(value) == word:
            return value
    raise problem


def _meanings(word: str) -> Iterator[object]:
    """What a word may stand for; the kind of its field decides."""
    if word in SPECIAL:
        yield SPECIAL[word]
    items = [] if word == EMPTY else word.split(",")
    yield [SPECIAL.get(item, item) for item in items]
    yield items
    yield word
