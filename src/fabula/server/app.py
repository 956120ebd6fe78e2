"""The web application: everything put together around one database."""

from __future__ import annotations

from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import TYPE_CHECKING, Final

from litestar import Litestar
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from fabula.server import lobby, socket, tables, watching
from fabula.server.guard import Guard
from fabula.server.hall import Hall  # noqa: TC001 - Litestar reads what is provided
from fabula.server.manual import Manual
from fabula.server.problems import HANDLERS
from fabula.server.web import page_handlers, read_page

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fabula.server.web import File

LARGEST_BODY: Final = 5 * 1024 * 1024
"""Bytes of a request; the largest that anybody needs holds a whole record."""


async def create_app(hall: Hall, *, loopback: bool = True, page: dict[str, File] | None = None) -> Litestar:
    """The application; on loopback only names of this very machine are answered."""

    @asynccontextmanager
    async def open_hall(_: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    def provide_hall() -> Hall:
        return hall

    return Litestar(
        route_handlers=[
            *lobby.HANDLERS,
            *tables.HANDLERS,
            *watching.HANDLERS,
            socket.play,
            *page_handlers(read_page() if page is None else page),
        ],
        dependencies={"hall": Provide(provide_hall, sync_to_thread=False)},
        exception_handlers=HANDLERS,
        middleware=[Guard(loopback=loopback)],
        csrf_config=CSRFConfig(secret=await hall.store.key("csrf"), exclude=[r"/live$"]),
        lifespan=[open_hall],
        openapi_config=OpenAPIConfig(
            title="Fabula",
            version=version("fabula"),
            path="/api/schema",
            render_plugins=[Manual(path="/"), JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
