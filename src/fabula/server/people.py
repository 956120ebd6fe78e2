"""Who asks: the person whom a cookie names; a new one when somebody first opens or joins a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar.datastructures import Cookie

from fabula.server.tokens import hashed, new_id, new_token

if TYPE_CHECKING:
    from typing import Any

    from litestar.connection import ASGIConnection

    from fabula.server.store import Store

COOKIE: Final = "fabula"
YEARS: Final = 2 * 365 * 24 * 3600
"""How long a browser keeps the cookie, in seconds."""


async def person_of(connection: ASGIConnection[Any, Any, Any, Any], store: Store) -> str | None:
    """The person behind a request, if he is known."""
    token = connection.cookies.get(COOKIE)
    return None if token is None else await store.person(hashed(token))


async def known_person(
    connection: ASGIConnection[Any, Any, Any, Any], store: Store
) -> tuple[str, list[Cookie]]:
    """The person behind a request, and the cookie to be set if he is new."""
    person = await person_of(connection, store)
    if person is not None:
        return person, []
    person, token = new_id(), new_token()
    await store.add_person(person, hashed(token))
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=YEARS,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )
    return person, [cookie]
