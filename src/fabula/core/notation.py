"""Actions as text: the tag, then one word for each field. Games with a notation of their own override it."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import msgspec

from fabula.core.faults import Fault

if TYPE_CHECKING:
    from types import UnionType

    from fabula.core.contract import Action

NOTHING = "-"


def _word(value: object) -> str:
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(_word, value))
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
        raise Fault("no-such-action", text=tag, known=", ".join(kinds))
    fields = msgspec.structs.fields(kinds[tag])
    if len(rest) != len(fields):
        raise Fault("wrong-number-of-words", action=tag, need=len(fields), have=len(rest))
    values = {field.name: _value(field, word) for field, word in zip(fields, rest, strict=True)}
    try:
        action: Action = msgspec.convert(values, kinds[tag], strict=False)
    except msgspec.ValidationError as error:
        raise Fault("unreadable-action", text=text, problem=str(error)) from error
    return action


def _value(field: msgspec.structs.FieldInfo, word: str) -> object:
    if word == NOTHING:
        return None
    if field.type is bool and word in ("yes", "no"):
        return word == "yes"
    if getattr(field.type, "__origin__", None) is tuple:
        return word.split(",")
    return word
