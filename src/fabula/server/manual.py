"""The page that documents the API: made from its OpenAPI document, with no scripts and no other hosts."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from litestar.openapi.plugins import OpenAPIRenderPlugin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from litestar import Request


class Manual(OpenAPIRenderPlugin):
    """Every address with its parameters, and every record with its fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        return "\n".join(_page(openapi_schema)).encode()


def _page(schema: dict[str, Any]) -> Iterator[str]:
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    yield f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}: API</title></head>'
    yield f'<body><h1>{title}: API</h1><p>As data: <a href="schema/openapi.json">openapi.json</a></p>'
    yield "<h2>Addresses</h2>"
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield from _operation(path, method, operation)
    yield "<h2>Records</h2>"
    for name, record in sorted(schema.get("components", {}).get("schemas", {}).items()):
        yield from _record(name, record)
    yield "</body></html>"


def _operation(path: str, method: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<h3>{method.upper()} {escape(path)}</h3>"
    yield f"<p>{escape(operation.get('summary', ''))}. {escape(operation.get('description', ''))}</p><ul>"
    for parameter in operation.get("parameters", ()):
        yield f"<li>{escape(parameter['name'])} ({parameter['in']})</li>"
    for kind in operation.get("requestBody", {}).get("content", {}).values():
        yield f"<li>takes {_kind(kind['schema'])}</li>"
    for status, response in operation.get("responses", {}).items():
        for kind in (response.get("content") or {"": {"schema": {}}}).values():
            yield f"<li>{status}: {_kind(kind.get('schema', {}))}</li>"
    yield "</ul>"


def _record(name: str, record: dict[str, Any]) -> Iterator[str]:
    yield f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(record.get("description", ""))}</p><ul>'
    for field, kind in record.get("properties", {}).items():
        yield f"<li>{escape(field)}: {_kind(kind)}</li>"
    yield "</ul>"


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words; records are linked."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_kind(each) for each in schema[several])
    if "enum" in schema:
        return escape(" or ".join(map(repr, schema["enum"])))
    kind = schema.get("type", "anything")
    named = " or ".join(kind) if isinstance(kind, list) else str(kind)
    return f"list of {_kind(schema['items'])}" if kind == "array" and schema.get("items") else escape(named)
