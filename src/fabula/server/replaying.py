"""Finished games: step by step, as a record, and as the beginning of another game."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Final

import msgspec

from fabula.core import Fault, read_record, replay
from fabula.server.messages import MomentShown
from fabula.server.rows import EntryRow, game_of, record_of
from fabula.server.sight import Happening

if TYPE_CHECKING:
    from fabula.core import Moment, Record, Seat
    from fabula.server.live import Live
    from fabula.server.messages import NewTable
    from fabula.server.store import Store

LONGEST: Final = 20_000
"""Entries of a record that a table goes on from: no game comes near."""


def record_of_finished(live: Live) -> Record:
    """The record of a game that is over; `Fault` if it is not, for it holds every secret."""
    if live.row.phase != "over" or live.table is None:
        raise Fault("not-over")
    return live.table.record


async def moments_of(live: Live) -> tuple[Moment, ...]:
    """Every step of a game that is over."""
    record = record_of_finished(live)
    if live.moments is None:
        live.moments = await asyncio.to_thread(lambda: tuple(replay(record)))
    return live.moments


async def shown_moment(live: Live, number: int, seat: Seat | None, language: str) -> MomentShown:
    """One step of a game that is over, as a seat or a spectator saw it."""
    moments = await moments_of(live)
    if not 0 <= number < len(moments):
        raise Fault("no-such-moment")
    if seat is not None and not 0 <= seat < len(live.seats):
        raise Fault("no-such-seat-here")
    moment, sight = moments[number], live.audience.sight(language)
    view = moment.state.view(seat)
    happening = live.log.happenings[number - 1] if number else Happening(0, 0, "", ())
    is_last = number == len(moments) - 1
    return MomentShown(
        number=number,
        last=len(moments) - 1,
        seat=None if moment.entry is None else moment.entry.seat,
        action="" if moment.entry is None else moment.entry.action,
        lines=sight.lines(happening, () if seat is None else (seat,)) if number else (),
        view=msgspec.Raw(msgspec.json.encode(view)),
        insight=sight.insight(view, seat),
        notes=sight.notes(view, seat),
        result=live.audience.result(language) if is_last else (),
    )


# -- going on from a moment -----------------------------------------------------------------------------


async def taken_over(store: Store, new: NewTable) -> Record | None:
    """What a new table takes over: the beginning of a record, or of the game of a table that is over."""
    if new.record is None and new.table is None:
        return None
    record = await _given(store, new)
    if record.game != new.game or len(record.players) != len(new.seats):
        raise Fault("other-game", seats=len(record.players))
    if not 0 <= new.moment <= len(record.entries) or len(record.entries) > LONGEST:
        raise Fault("no-such-moment")
    if new.moment == len(record.entries) and record.result is not None:
        raise Fault("moment-over")
    beginning = msgspec.structs.replace(
        record, entries=record.entries[: new.moment], result=None, taken_over=new.moment
    )
    await asyncio.to_thread(lambda: deque(replay(beginning), 0))
    return beginning


async def _given(store: Store, new: NewTable) -> Record:
    if new.record is not None:
        return read_record(new.record)
    assert new.table is not None
    row = await store.table(new.table)
    if row is None:
        raise Fault("no-such-table")
    if row.phase != "over":
        raise Fault("not-over")
    game_of(row)
    return record_of(row, tuple(entry.entry for entry in await store.entries(row.id)))


def entries_of(record: Record, now: float) -> tuple[EntryRow, ...]:
    """The entries of a record as rows of a log."""
    return tuple(
        EntryRow(number, entry.seat, None, entry.action, entry.draws, now)
        for number, entry in enumerate(record.entries, 1)
    )
