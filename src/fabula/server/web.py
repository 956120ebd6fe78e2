"""The page: files that were built into the package, read once, and sent packed where a browser takes it."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from fabula.server.problems import language_of
from fabula.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

FOLDER: Final = "page"
INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Files below this have their content's hash in their names: they never change."""
WORTH_PACKING: Final = 1000

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")


class File(Struct, frozen=True):
    """A file of the page."""

    content: bytes
    packed: bytes
    kind: str
    tag: str
    lasting: bool


def read_page(folder: Traversable | None = None) -> dict[str, File]:
    """Every file of the page by its path; nothing if it has not been built."""
    folder = resources.files("fabula.server") / FOLDER if folder is None else folder
    return dict(_files(folder, "")) if folder.is_dir() else {}


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, File]]:
    for each in folder.iterdir():
        if each.is_dir():
            yield from _files(each, f"{path}{each.name}/")
        else:
            content = each.read_bytes()
            kind = mimetypes.guess_type(each.name)[0] or "application/octet-stream"
            packed = gzip.compress(content, 9) if len(content) >= WORTH_PACKING else b""
            tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
            yield f"{path}{each.name}", File(content, packed, kind, tag, path.startswith(HASHED))


def page_handlers(files: dict[str, File]) -> tuple[Any, ...]:  # handlers of several kinds
    """What answers to every address that is not the API's."""

    def send(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        file = files.get(path)
        if file is None and path == INDEX:
            text = Words(language_of(request)).say("table-page-missing")
            return Response(f"{text}\n".encode(), media_type="text/plain", status_code=503)
        if file is None:
            raise NotFoundException
        headers = {
            "etag": file.tag,
            "vary": "accept-encoding",
            "cache-control": "public, max-age=31536000, immutable" if file.lasting else "no-cache",
        }
        if request.headers.get("if-none-match") == file.tag:
            return Response(b"", headers=headers, status_code=304, media_type=file.kind)
        content = file.content
        if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
            content = file.packed
            headers["content-encoding"] = "gzip"
        return Response(content, headers=headers, media_type=file.kind)

    @get("/", include_in_schema=False)
    async def index(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The page itself."""
        return send(request, INDEX)

    @get("/{path:path}", include_in_schema=False)
    async def file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
        """A file of the page."""
        return send(request, path.lstrip("/"))

    return index, file
