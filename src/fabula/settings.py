"""The settings of a new game, as texts that people write or as a form that they fill in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, get_args, get_origin

import msgspec
from msgspec import Struct

from fabula.core import Fault
from fabula.files import read_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Game


FILE: Final = "@"
"""What stands before the name of a file that holds the value of an option."""


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
        if _record(field.type) is None
    )


def _record(kind: object) -> type[Struct] | None:
    """The type of the records, such as a board of one's own, that values of this type are or may be."""
    kinds = (kind, *get_args(kind))
    return next((each for each in kinds if isinstance(each, type) and issubclass(each, Struct)), None)


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
    """Options from texts such as `mode=expert`; `Fault` for an unknown one or a wrong value.

    A record comes from a file: `board=@my.json`.
    """
    known = {field.name: field for field in fields(game)}
    records = {
        field.name: kind
        for field in msgspec.structs.fields(game.Options)
        if (kind := _record(field.type)) is not None
    }
    values: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if name not in known and name not in records:
            raise Fault("no-such-option", name=name, known=", ".join([*known, *records]) or "-")
        if not equals:
            raise Fault("option-without-value", name=name)
        values[name] = (
            _from_file(name, records[name], value) if name in records else _meant(known[name], value)
        )
    return make_options(game, values)


def _from_file(name: str, kind: type[Struct], value: str) -> Struct:
    """The record in a file, read by the type's own `of_file` if it has one; `Fault` if it cannot be."""
    if not value.startswith(FILE):
        raise Fault("option-without-file", name=name)
    path = Path(value.removeprefix(FILE))
    text = read_text(path).encode()
    try:
        read = getattr(kind, "of_file", None)
        found: Struct = msgspec.json.decode(text, type=kind) if read is None else read(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Fault("option-file", path=str(path), name=name, problem=str(error)) from error
    return found


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
