"""The page's types are what the server's and the games' records say."""

from __future__ import annotations

from types import GenericAlias
from typing import TYPE_CHECKING, Literal

from msgspec import Raw, Struct, defstruct
from tools import page_types

if TYPE_CHECKING:
    from pathlib import Path


class Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="asked"):
    """What somebody asks."""

    name: str
    most: int | None = None


class Told(Struct, frozen=True):
    kind: Literal["near", "far"]
    places: tuple[tuple[int, int], ...]
    seen: dict[str, tuple[str, ...]]
    rest: Raw
    asked: Asked | None = None


def test_the_types_of_the_page_are_current() -> None:
    assert page_types.outdated(page_types.files()) == []


def test_records_become_interfaces() -> None:
    assert page_types.module({"Told": Told}, asked=True) == page_types.HEAD + (
        "\n/** What somebody asks. */\n"
        "export interface Asked {\n"
        '  say: "asked";\n'
        "  name: string;\n"
        "  most?: number | null;\n"
        "}\n"
        "\nexport interface Told {\n"
        '  kind: "far" | "near";\n'
        "  places: readonly (readonly [number, number])[];\n"
        "  seen: Readonly<Record<string, readonly string[]>>;\n"
        "  rest: unknown;\n"
        "  asked: Asked | null;\n"
        "}\n"
    )


def test_what_typescript_calls_so_itself_is_called_after_its_module_too() -> None:
    kind = defstruct("Record", [("name", str)], module="game.actions", frozen=True)
    text = page_types.module({"Told": GenericAlias(dict, (str, kind))})
    assert "Readonly<Record<string, ActionsRecord>>" in text
    assert "export interface ActionsRecord {" in text


def test_a_file_that_says_something_else_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "types.ts"
    assert page_types.outdated([(path, "text")]) == [path]
    path.write_text("other", "utf-8")
    assert page_types.outdated([(path, "text")]) == [path]
    path.write_text("text", "utf-8")
    assert page_types.outdated([(path, "text")]) == []
