"""Other options than the defaults, found from the types of their fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import inspect

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from msgspec import Struct

    from fabula.core import Game

WIDEST_RANGE: Final = 20


def some_options(game: Game, chance: random.Random) -> Struct:
    """The game's options, each field at its default or, half the time, at any value that its type lists."""
    found: dict[str, object] = {}
    for field in _fields(game):
        values = list(_values(field.type))
        if values and (field.required or chance.random() < 0.5):
            found[field.encode_name] = chance.choice(values)
    return msgspec.convert(found, game.Options)


def all_values(game: Game) -> dict[str, tuple[object, ...]]:
    """The values of each option of a game whose type lists them."""
    found = {field.encode_name: tuple(_values(field.type)) for field in _fields(game)}
    return {name: values for name, values in found.items() if values}


def _fields(game: Game) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(game.Options)
    assert isinstance(info, inspect.StructType)
    return info.fields


def _values(kind: inspect.Type) -> Iterator[object]:
    match kind:
        case inspect.BoolType():
            yield from (False, True)
        case inspect.NoneType():
            yield None
        case inspect.LiteralType(values=values):
            yield from values
        case inspect.EnumType(cls=cls):
            yield from (member.value for member in cls)
        case inspect.IntType(ge=int(low), le=int(high)) if high - low <= WIDEST_RANGE:
            yield from range(low, high + 1)
        case inspect.UnionType(types=types):
            for one in types:
                yield from _values(one)
        case _:
            return
