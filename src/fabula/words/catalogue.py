"""Messages by their ids, in one language: the program's own, and those that games bring along."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from fabula.core import extras

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ENGLISH = "en"
SUFFIX = ".ftl"
LONGEST = 500
"""Fluent refuses to put a thousand letters into a message, and nobody wants to read so many."""
LARGEST = 10**15
"""Numbers beyond this are shown as they are: how a language would group their digits is unknown."""

Shown: TypeAlias = str | int
"""What can stand in a message; whole numbers also choose plurals."""


def own_folder() -> Traversable:
    """The folder with the program's own catalogues."""
    return resources.files("fabula") / "locale"


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, by their codes."""
    names = (file.name for file in own_folder().iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))


_parsed = cache(FluentResource)  # parsing takes most of the time that a short command takes


class Catalogue:
    """The messages of one language; what is missing in it is said in English."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        folders = [own_folder()]
        if game is not None and (folder := extras.messages(game)) is not None:
            folders.append(folder)
        spoken = dict.fromkeys((language, ENGLISH))
        self._bundles = [_bundle(code, folders) for code in spoken]

    def has(self, name: str, /) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(name) for bundle in self._bundles)

    def message(self, name: str, /, **details: Shown) -> str:
        """The message of this name with its details put in; a mistake of ours raises."""
        for bundle in self._bundles:
            if bundle.has_message(name):
                pattern = bundle.get_message(name).value
                if pattern is None:
                    break
                text, errors = bundle.format_pattern(pattern, {key: _short(details[key]) for key in details})
                if errors:
                    raise LookupError(f"message {name} with {details}: {errors}")
                return str(text)
        raise LookupError(f"there is no message {name}")


def _short(value: Shown) -> Shown:
    """A value from anywhere, made to fit into a message."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    return value if abs(value) < LARGEST else str(value)


def _bundle(language: str, folders: list[Traversable]) -> FluentBundle:
    # no isolation marks: they are noise in terminals, logs and golden files
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        file = folder / f"{language}{SUFFIX}"
        if file.is_file():
            bundle.add_resource(_parsed(file.read_text("utf-8")))
    return bundle
