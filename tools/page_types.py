"""The page's TypeScript types, made from the records that the server and the games are written with.

    python -m tools.page_types            writes them
    python -m tools.page_types --check    fails if they are not current

`web/src/lib/protocol.ts` comes from the protocol of the table, `web/src/games/<game>/types.ts` from the
view, the events, the options and the insight of each game that has a board of its own there.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from msgspec import inspect as kinds

from fabula.core import extras, registry
from fabula.server import messages

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fabula.core import Game

WEB = Path(__file__).resolve().parents[1] / "web" / "src"
HEAD = "// Made by tools/page_types.py from the Python records: change those, not this.\n"
PLAIN = {
    kinds.StrType: "string",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.NoneType: "null",
    kinds.RawType: "unknown",
    kinds.AnyType: "unknown",
}
TAKEN = {"Record", "Readonly"}
"""What TypeScript itself means by these names is written in the interfaces."""


class Emitter:
    """Writes structs as interfaces; with `asked`, what the page sends may leave out its defaults."""

    def __init__(self, *, asked: bool) -> None:
        self._asked = asked
        self._found: dict[str, kinds.StructType] = {}

    def text(self, node: kinds.Type) -> str:
        """A type as TypeScript writes it; structs are remembered by their names."""
        match node:
            case kinds.Metadata(type=inner):
                return self.text(inner)
            case kinds.StructType(cls=cls):
                return self._name(cls, node)
            case kinds.UnionType(types=types):
                return " | ".join(self.text(part) for part in types)
            case kinds.LiteralType(values=values):
                return " | ".join(json.dumps(value) for value in values)
            case kinds.TupleType(item_types=types):
                return f"readonly [{', '.join(self.text(part) for part in types)}]"
            case kinds.VarTupleType(item_type=item) | kinds.ListType(item_type=item):
                each = self.text(item)
                return f"readonly ({each})[]" if " " in each else f"readonly {each}[]"
            case kinds.DictType(value_type=value):
                return f"Readonly<Record<string, {self.text(value)}>>"
            case _:
                return PLAIN[type(node)]

    def _name(self, cls: type, node: kinds.StructType) -> str:
        """The class's name; a second class of the same or a taken name is called after its module too."""
        module_name = cls.__module__.rpartition(".")[2].title()
        for name in (cls.__name__, f"{module_name}{cls.__name__}"):
            if name not in TAKEN and self._found.setdefault(name, node).cls is cls:
                return name
        raise LookupError(f"{cls}: nothing left to call it")

    def interfaces(self) -> Iterator[str]:
        """Every struct that was reached, in the order of its name."""
        done: dict[str, str] = {}
        while waiting := [name for name in self._found if name not in done]:
            for name in waiting:
                done[name] = self._interface(name, self._found[name])
        for name in sorted(done):
            yield done[name]

    def _interface(self, name: str, node: kinds.StructType) -> str:
        lines = [_comment(node.cls), f"export interface {name} {{"]
        if node.tag_field is not None:
            lines.append(f"  {node.tag_field}: {json.dumps(node.tag)};")
        for field in node.fields:
            # only what the page sends forbids unknown fields; what it is sent is always whole
            optional = "?" if self._asked and node.forbid_unknown_fields and not field.required else ""
            lines.append(f"  {field.encode_name}{optional}: {self.text(field.type)};")
        return "\n".join([*filter(None, lines), "}\n"])


def _comment(cls: type) -> str:
    summary = inspect.cleandoc(cls.__doc__ or "").partition("\n")[0]
    return f"/** {summary} */" if summary else ""


def module(named: dict[str, Any], *, asked: bool = False) -> str:
    """A TypeScript module with these types by their names, and everything that they are made of."""
    emitter = Emitter(asked=asked)
    aliases = []
    for name, text in zip(named, map(emitter.text, kinds.multi_type_info(named.values())), strict=True):
        if name != text:
            aliases.append(f"export type {name} =\n  | " + "\n  | ".join(text.split(" | ")) + ";\n")
    return "\n".join([HEAD, *emitter.interfaces(), *aliases])


def protocol() -> str:
    """The types of everything that goes over HTTP and the socket."""
    structs = {
        name: value
        for name, value in vars(messages).items()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == messages.__name__
        and value not in (messages.FromPage, messages.ToPage)
    }
    unions = {"Phase": messages.Phase, "PageMessage": messages.PageMessage}
    return module({**structs, **unions, "ServerMessage": messages.ServerMessage}, asked=True)


def of_game(game: Game) -> str:
    """The types of what a board of this game is given."""
    named: dict[str, Any] = {
        "View": game.Views,
        "GameEvent": game.Events,
        "Options": game.Options,
    }
    if (insight := extras.insight(game.name)) is not None:
        annotation = inspect.signature(insight).return_annotation
        made = (
            eval(annotation, vars(inspect.getmodule(insight))) if isinstance(annotation, str) else annotation
        )
        named["Insight"] = next(kind for kind in get_args(made) or (made,) if kind is not type(None))
    return module(named)


def files() -> Iterator[tuple[Path, str]]:
    """Each generated file with what should stand in it."""
    yield WEB / "lib" / "protocol.ts", protocol()
    for name in sorted(registry.games()):
        if (folder := WEB / "games" / name).is_dir():
            yield folder / "types.ts", of_game(registry.game(name))


def outdated(wanted: Iterable[tuple[Path, str]]) -> list[Path]:
    """The files that are missing or say something else."""
    return [path for path, text in wanted if not path.is_file() or path.read_text("utf-8") != text]


def main(arguments: list[str]) -> int:
    """Write the files, or only look whether they are current."""
    wanted = dict(files())
    stale = outdated(wanted.items())
    if "--check" in arguments:
        for path in stale:
            print(f"{path}: not current; python -m tools.page_types makes it anew", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
