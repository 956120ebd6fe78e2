"""Who may ask at all: the address that a request names, the page it comes from; and what answers carry."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import ASGIMiddleware

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard(ASGIMiddleware):
    """Refuses what another site's page asks for, and puts the security headers on every answer."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, *, loopback: bool) -> None:
        self._loopback = loopback

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Check, then pass on."""
        headers = {
            name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]
        }
        host = headers.get("host", "")
        if self._loopback and (urlsplit(f"//{host}").hostname or "") not in LOOPBACK:
            # a name that somebody else lets lead to this machine
            raise PermissionDeniedException
        origin = headers.get("origin")
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        acts = is_socket or scope.get("method") not in READING
        if acts and (is_socket or origin is not None) and not _same(origin, host):
            raise PermissionDeniedException

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    found.setdefault(name, value)
                found.setdefault("cache-control", "no-store")  # what somebody sees is his alone
            await send(message)

        await next_app(scope, receive, send_with_headers)


def _same(origin: str | None, host: str) -> bool:
    """Whether a page comes from the address that it asks."""
    return origin is not None and urlsplit(origin).netloc.lower() == host.lower()
