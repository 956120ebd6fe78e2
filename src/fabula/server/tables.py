"""HTTP: one table: who sits where, the start, seats that are handed over or given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from fabula.core import Fault, write_record
from fabula.server import gathering
from fabula.server.hall import Hall
from fabula.server.messages import Handover, MomentShown, SeatLink, SeatNumber, SeatWish, TableShown
from fabula.server.people import person_of
from fabula.server.replaying import record_of_finished, shown_moment
from fabula.server.speech import spoken

if TYPE_CHECKING:
    from fabula.core import Seat
    from fabula.server.live import Live

AnyRequest = Request[Any, Any, Any]


async def found(hall: Hall, table: str) -> Live:
    """The table of this id; `Fault` if there is none."""
    live = await hall.live(table)
    if live is None:
        raise Fault("no-such-table")
    return live


async def hosted(request: AnyRequest, hall: Hall, table: str) -> tuple[Live, str]:
    """A table and its host, who asks; `Fault` if somebody else does."""
    live = await found(hall, table)
    person = await person_of(request, hall.store)
    if person is None or person != live.row.host:
        raise Fault("not-the-host")
    return live, person


async def held(request: AnyRequest, hall: Hall, table: str, seat: Seat) -> Live:
    """A table at which whoever asks holds this seat; `Fault` if not."""
    live = await found(hall, table)
    if seat not in live.seats_of(await person_of(request, hall.store)):
        raise Fault("not-your-seat")
    return live


def check_seat(live: Live, seat: Seat) -> None:
    """`Fault` if the table has no such seat."""
    if not 0 <= seat < len(live.seats):
        raise Fault("no-such-seat-here")


@get("/api/tables/{table:str}", summary="One table")
async def show_table(
    request: AnyRequest, hall: NamedDependency[Hall], table: FromPath[str], language: FromQuery[str] = ""
) -> TableShown:
    """Anybody who knows its address may look."""
    live = await found(hall, table)
    return live.audience.shown(await person_of(request, hall.store), spoken(language))


@post("/api/tables/{table:str}/start", summary="Start the game", status_code=200)
async def start(request: AnyRequest, hall: NamedDependency[Hall], table: FromPath[str]) -> None:
    """The host starts when every seat is filled."""
    live, _ = await hosted(request, hall, table)
    async with live.lock:
        await gathering.start(live)


@put("/api/tables/{table:str}/seats/{seat:int}", summary="Open a seat, or give it to a bot")
async def fill_seat(
    request: AnyRequest,
    hall: NamedDependency[Hall],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatWish],
) -> SeatLink | None:
    """The host says who may sit there; an open seat has a link."""
    live, person = await hosted(request, hall, table)
    check_seat(live, seat)
    async with live.lock:
        return await gathering.fill(live, seat, data, person)


@post("/api/tables/{table:str}/seats/{seat:int}/link", summary="A new link to a seat", status_code=200)
async def relink_seat(
    request: AnyRequest, hall: NamedDependency[Hall], table: FromPath[str], seat: FromPath[int]
) -> SeatLink:
    """The old link and the holder are out."""
    live, _ = await hosted(request, hall, table)
    check_seat(live, seat)
    async with live.lock:
        return await gathering.relink(live, seat)


@post("/api/tables/{table:str}/seats/{seat:int}/number", summary="Add to the dice", status_code=200)
async def add_number(
    request: AnyRequest,
    hall: NamedDependency[Hall],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatNumber],
) -> None:
    """A holder's own eight bytes, before the start."""
    live = await held(request, hall, table, seat)
    async with live.lock:
        await gathering.add_number(live, seat, bytes.fromhex(data.number))


@post("/api/tables/{table:str}/seats/{seat:int}/bot", summary="Hand a seat to a bot", status_code=200)
async def hand_over(
    request: AnyRequest,
    hall: NamedDependency[Hall],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Handover],
) -> None:
    """A holder lets a bot play for him, or plays again."""
    live = await held(request, hall, table, seat)
    async with live.lock:
        await gathering.hand_over(live, seat, data.bot)


@post("/api/tables/{table:str}/seats/{seat:int}/concede", summary="Give up", status_code=200)
async def concede(
    request: AnyRequest, hall: NamedDependency[Hall], table: FromPath[str], seat: FromPath[int]
) -> None:
    """A bot plays on, or the last one wins."""
    live = await held(request, hall, table, seat)
    async with live.lock:
        await gathering.concede(live, seat)


@get("/api/tables/{table:str}/record", summary="The record of a finished game", media_type="text/plain")
async def download_record(hall: NamedDependency[Hall], table: FromPath[str]) -> Response[str]:
    """Everything, with the secret of the dice; while a game runs nobody is given it."""
    live = await found(hall, table)
    record = record_of_finished(live)
    headers = {"content-disposition": f'attachment; filename="{record.game}-{live.row.id}.fabula"'}
    return Response(write_record(record), media_type="text/plain", headers=headers)


@get("/api/tables/{table:str}/moments/{number:int}", summary="One step of a finished game")
async def show_moment(
    hall: NamedDependency[Hall],
    table: FromPath[str],
    number: FromPath[int],
    seat: FromQuery[int | None] = None,
    language: FromQuery[str] = "",
) -> MomentShown:
    """As a seat saw it, or a spectator."""
    return await shown_moment(await found(hall, table), number, seat, spoken(language))


HANDLERS = (
    add_number,
    concede,
    download_record,
    fill_seat,
    hand_over,
    relink_seat,
    show_moment,
    show_table,
    start,
)
