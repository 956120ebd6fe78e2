"""Who asks: the person whom a cookie names; a new one when somebody first opens or joins a table."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from litestar.datastructures import Cookie

from fabula.server.rows import PersonRow
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


class Visitor(NamedTuple):
    """Who asks; somebody new is stored with the first thing that he does, and only then given his cookie."""

    person: str
    newcomer: PersonRow | None
    cookies: list[Cookie]


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any], store: Store) -> Visitor:
    """The person behind a request, or a new one."""
    person = await person_of(connection, store)
    if person is not None:
        return Visitor(person, None, [])
    person, token = new_id(), new_token()
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=YEARS,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )
    return Visitor(person, PersonRow(person, hashed(token), time.time()), [cookie])
