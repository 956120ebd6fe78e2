"""Running the application: an address that is free, and a server below it."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import sys
from typing import TYPE_CHECKING, Final

import structlog
import uvicorn

from fabula.core import Fault
from fabula.server.app import create_app
from fabula.server.hall import Hall
from fabula.server.invitations import invite
from fabula.server.socket import LARGEST_FRAME
from fabula.server.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar import Litestar

TRIED: Final = 20
"""Ports that are tried one after the other if the first is taken."""
BACKLOG: Final = 2048
BEYOND: Final = "192.0.2.1"
"""An address that belongs to nobody, beyond this machine."""


def listen(host: str, port: int, *, search: bool) -> socket.socket:
    """A socket on this port, or with `search` on one of the next; `Fault` if there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + TRIED if search and port else port + 1):
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
        except OSError as error:
            listening.close()
            problem = error
        else:
            listening.listen(BACKLOG)
            return listening
    raise Fault("no-free-port", host=host, port=str(port), problem=problem.strerror or "") from problem


def address_of(listening: socket.socket) -> str:
    """What to open in a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if ipaddress.ip_address(host).is_unspecified:
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def address_for_others(listening: socket.socket) -> str | None:
    """What people on other machines of the same network open; None if they cannot come in."""
    host, port = listening.getsockname()[:2]
    if ipaddress.ip_address(host).is_loopback:
        return None
    if ipaddress.ip_address(host).is_unspecified:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((BEYOND, 9))  # nothing is sent: the system only says which way it would go
                host = asking.getsockname()[0]
            except OSError:
                return None
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def is_loopback(host: str) -> bool:
    """Whether only this machine itself can reach an address."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def set_up_logs() -> None:
    """One line for each thing worth knowing, on standard error; addresses and cookies are not among them."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.LogfmtRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def server_of(app: Litestar) -> uvicorn.Server:
    """The server below an application."""
    return uvicorn.Server(
        uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            access_log=False,  # an address could hold what is nobody's business
            log_config=None,
            lifespan="on",
            timeout_graceful_shutdown=3,
            server_header=False,
        )
    )


async def serve(
    listening: socket.socket,
    database: str,
    *,
    loopback: bool,
    keep: int | None = None,
    ready: Callable[[str], None],
) -> None:
    """Serve until somebody stops it; `ready` is called with an invitation when it answers.

    What nobody has touched for `keep` days is removed, if that is said.
    """
    store = await Store.open(database)
    try:
        server = server_of(await create_app(Hall(store, keep=keep), loopback=loopback))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            ready(await invite(store))
        await serving
    finally:
        await store.close()
