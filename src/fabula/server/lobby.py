"""HTTP: the games, the tables of a person, a new table, a link exchanged for its seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from fabula.core import Fault
from fabula.server.games import shown_games, shown_rulebook
from fabula.server.gathering import open_table, seated_name, sit_down
from fabula.server.hall import Hall
from fabula.server.invitations import invited_to
from fabula.server.messages import (
    ClauseShown,
    GameShown,
    Joining,
    Link,
    LinkShown,
    NewTable,
    TableOpened,
    TableShown,
)
from fabula.server.people import person_of, visitor_of
from fabula.server.problems import language_of
from fabula.server.showing import shown_table
from fabula.server.speech import spoken
from fabula.server.tokens import hashed
from fabula.words import Words

if TYPE_CHECKING:
    from fabula.server.live import Live
    from fabula.server.rows import SeatRow

LISTED = 50
"""Tables that a person is shown, the newest first."""

AnyRequest = Request[Any, Any, Any]


@get("/api/games", summary="The games, with their options as forms")
async def list_games(language: FromQuery[str] = "") -> tuple[GameShown, ...]:
    """Every game that can be played here."""
    return shown_games(spoken(language))


@get("/api/games/{game:str}/rulebook", summary="The clauses of a game's rulebook")
async def read_rulebook(game: FromPath[str], language: FromQuery[str] = "") -> tuple[ClauseShown, ...]:
    """The rulebook, clause by clause, in the language asked for where it is translated."""
    return shown_rulebook(game, spoken(language))


@get("/api/tables", summary="The tables where I sit, host or have looked")
async def list_tables(
    request: AnyRequest, hall: NamedDependency[Hall], language: FromQuery[str] = ""
) -> list[TableShown]:
    """The newest first; nothing for somebody who has no cookie yet."""
    person = await person_of(request, hall.store)
    if person is None:
        return []
    found = []
    for row in await hall.store.tables_of(person, LISTED):
        live = hall.known(row.id)
        seats = await hall.store.seats(row.id) if live is None else live.seats
        here = () if live is None else live.audience.here()
        found.append(shown_table(row, seats, person, spoken(language), here=here))
    return found


@post("/api/tables", summary="Open a table", status_code=201)
async def add_table(
    request: AnyRequest, hall: NamedDependency[Hall], data: JSONBody[NewTable]
) -> Response[TableOpened]:
    """Whoever opens it is its host, known by the cookie that is set here."""
    _knock(request, hall)
    visitor = await visitor_of(request, hall.store)
    opened = await open_table(hall.store, visitor, data, language_of(request))
    return Response(opened, status_code=201, cookies=visitor.cookies)


@post("/api/link", summary="What a link leads to", status_code=200)
async def show_link(request: AnyRequest, hall: NamedDependency[Hall], data: JSONBody[Link]) -> LinkShown:
    """The table of a link; for a link for everybody nothing, as long as nobody has opened one with it."""
    _knock(request, hall)
    language = language_of(request)
    try:
        live, _ = await _led_to(hall, hashed(data.token))
    except Fault as fault:
        return LinkShown(None, Words(language).fault(fault))
    person = await person_of(request, hall.store)
    return LinkShown(None if live is None else live.audience.shown(person, language), "")


@post("/api/join", summary="Exchange a link's token for a seat", status_code=200)
async def join(
    request: AnyRequest, hall: NamedDependency[Hall], data: JSONBody[Joining]
) -> Response[TableShown]:
    """A seat's own link serves once. One for everybody gives a free seat, or else leads to the table."""
    _knock(request, hall)
    name, link = seated_name(data.name), hashed(data.token)
    live, seat = await _led_to(hall, link)
    if live is None:
        raise Fault("no-table-yet")
    visitor = await visitor_of(request, hall.store)
    async with live.lock:
        seated = await sit_down(live, seat, visitor, name)
    shown = live.audience.shown(visitor.person, language_of(request))
    return Response(shown, status_code=200, cookies=visitor.cookies if seated else [])


async def _led_to(hall: Hall, link: bytes) -> tuple[Live | None, SeatRow | None]:
    """The table that a link leads to, if any, and its seat if it is one's own; `Fault` if it is used."""
    seat = await hall.store.seat_of_link(link)
    table = await invited_to(hall.store, link) if seat is None else seat.table_id
    return None if table is None else await hall.live(table), seat


def _knock(request: AnyRequest, hall: Hall) -> None:
    """`Fault` for somebody who asks for too much."""
    if not hall.doors.let_in(request.client.host if request.client else ""):
        raise Fault("too-many")


HANDLERS = (list_games, read_rulebook, list_tables, add_table, show_link, join)
