"""The socket over which a page plays: it is shown everything at once, then whatever happens."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from fabula.server.acting import handle
from fabula.server.hall import Hall
from fabula.server.limits import Allowance
from fabula.server.messages import PageMessage, Wrong, read_page_message
from fabula.server.people import person_of
from fabula.server.speech import spoken
from fabula.server.viewers import FellBehind, Viewer

if TYPE_CHECKING:
    from fabula.server.live import Live

LARGEST_FRAME: Final = 16 * 1024
"""Bytes of a message; the server below closes a connection that sends more."""
PER_SECOND: Final = 40.0
"""Messages that a page may send in the long run: more than anybody can click."""
AT_ONCE: Final = 120.0
NO_SUCH_TABLE: Final = 4404
TOO_MUCH: Final = 4429
FELL_BEHIND: Final = 4408


@websocket("/api/tables/{table:str}/live")
async def play(
    socket: WebSocket[Any, Any, Any],
    hall: NamedDependency[Hall],
    table: FromPath[str],
    language: FromQuery[str] = "",
) -> None:
    """Play at a table, or look."""
    live = await hall.live(table)
    await socket.accept()
    if live is None:
        await socket.close(NO_SUCH_TABLE)
        return
    person = await person_of(socket, hall.store)
    if person is not None:
        await hall.store.visit(person, table)
    viewer = Viewer(person, spoken(language, socket.headers.get("accept-language")))
    hall.enter(live, viewer)
    sending = asyncio.create_task(_send(socket, viewer))
    try:
        await _receive(socket, live, viewer)
    except WebSocketDisconnect:
        pass
    finally:
        hall.leave(live, viewer)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _send(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    try:
        while True:
            await socket.send_data(await viewer.next(), mode="text")
    except FellBehind:
        await socket.close(FELL_BEHIND)


async def _receive(socket: WebSocket[Any, Any, Any], live: Live, viewer: Viewer) -> None:
    allowance = Allowance(AT_ONCE, PER_SECOND)
    while True:
        frame = await socket.receive_data(mode="text")
        if not allowance.take():
            await socket.close(TOO_MUCH)
            return
        await answer(live, viewer, frame)


async def answer(live: Live, viewer: Viewer, frame: str | bytes) -> None:
    """Do what a frame asks for; whatever is in it, the table stays whole."""
    words = live.audience.words(viewer.language)
    if len(frame) > LARGEST_FRAME:
        viewer.tell(Wrong("message-too-large", words.say("table-message-too-large")))
        return
    try:
        message: PageMessage = read_page_message(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        viewer.tell(Wrong("message-malformed", words.say("table-message-malformed")))
        return
    await handle(live, viewer, message)
