"""HTTP: the games, the tables of a person, a new table, a link exchanged for its seat."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from fabula.core import Fault
from fabula.server.games import shown_games, shown_rulebook
from fabula.server.gathering import open_table, seated_name
from fabula.server.hall import Hall
from fabula.server.messages import ClauseShown, GameShown, Joining, NewTable, TableOpened, TableShown
from fabula.server.people import known_person, person_of
from fabula.server.problems import language_of
from fabula.server.showing import shown_table
from fabula.server.speech import spoken
from fabula.server.tokens import hashed

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
    person, cookies = await known_person(request, hall.store)
    opened = await open_table(hall.store, person, data, language_of(request))
    return Response(opened, status_code=201, cookies=cookies)


@post("/api/join", summary="Exchange a link's token for its seat", status_code=200)
async def join(
    request: AnyRequest, hall: NamedDependency[Hall], data: JSONBody[Joining]
) -> Response[TableShown]:
    """A link serves once; whoever comes later is told so."""
    _knock(request, hall)
    name = seated_name(data.name)
    seat = await hall.store.seat_of_link(hashed(data.token))
    if seat is None:
        raise Fault("link-used")
    person, cookies = await known_person(request, hall.store)
    live = await hall.live(seat.table_id)
    if live is None:
        raise Fault("link-used")
    async with live.lock:
        if not await hall.store.take_seat(hashed(data.token), person, name):
            raise Fault("link-used")
        await live.reseat()
    return Response(live.audience.shown(person, language_of(request)), status_code=200, cookies=cookies)


def _knock(request: AnyRequest, hall: Hall) -> None:
    """`Fault` for somebody who asks for too much."""
    if not hall.doors.let_in(request.client.host if request.client else ""):
        raise Fault("too-many")


HANDLERS = (list_games, read_rulebook, list_tables, add_table, join)
