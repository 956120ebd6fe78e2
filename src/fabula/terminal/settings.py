"""The settings of a new game, as texts that people write or as a form that they fill in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args, get_origin

import msgspec
from msgspec import Struct

from fabula.core import Fault

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Game


class Field(Struct, frozen=True):
    """One option of a game: its name, its value if nothing is said, and its values if they are listed."""

    name: str
    usual: object
    values: tuple[object, ...]
    """Empty where anything of the right type may be written."""


def fields(game: Game) -> tuple[Field, ...]:
    """The options of a game that can be said in a word, from the types in its Options."""
    usual = msgspec.structs.asdict(game.Options())
    return tuple(
        Field(field.name, usual[field.name], _values(field.type))
        for field in msgspec.structs.fields(game.Options)
        if not _is_record(field.type)
    )


def _is_record(kind: object) -> bool:
    """Whether values of this type are records, such as a board of one's own, or may be."""
    return any(isinstance(each, type) and issubclass(each, Struct) for each in (kind, *get_args(kind)))


def _values(kind: object) -> tuple[object, ...]:
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    return ()


def check_number(game: Game, number: int) -> None:
    """`Fault` if the game is not for so many players."""
    if number not in game.seats:
        raise Fault("wrong-number-of-seats", have=number, least=game.seats[0], most=game.seats[-1])


def read_options(game: Game, settings: Iterable[str]) -> Struct:
    """Options from texts such as `mode=expert`; `Fault` for an unknown one or a wrong value."""
    known = {field.name: field for field in fields(game)}
    values: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if name not in known:
            raise Fault("no-such-option", name=name, known=", ".join(known) or "-")
        if not equals:
            raise Fault("option-without-value", name=name)
        values[name] = _meant(known[name], value)
    return make_options(game, values)


def _meant(field: Field, text: str) -> object:
    """The listed value that is written so; `Fault` if there is none."""
    named = {_written(value): value for value in field.values}
    if named and text not in named:
        raise Fault("wrong-option-value", name=field.name, value=text, known=", ".join(named))
    return named.get(text, text)


def _written(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def make_options(game: Game, values: dict[str, object]) -> Struct:
    """Options with these values; `Fault` if one is of a wrong type."""
    try:
        return msgspec.convert(values, game.Options, strict=False)
    except msgspec.ValidationError as error:
        raise Fault("wrong-option", problem=str(error)) from error
