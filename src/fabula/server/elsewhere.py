"""What other processes do at a table: read from the database, and shown to whoever looks through this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.server.presence import here_elsewhere

if TYPE_CHECKING:
    from fabula.server.live import Live
    from fabula.server.rows import EntryRow, SeatRow, TableRow


async def catch_up(live: Live) -> None:
    """Read what another process has added, and show it; called with the lock held."""
    read = await _read(live)
    if read is None:
        live.gone = True
        live.audience.dismiss()
        return
    row, seats, entries = read
    if live.table is None and row.salt is not None and live.foreign is None:
        live.row, live.seats = row, seats
        live.audience.forget(players=True)
        await live.resume(entries)
        live.audience.show_everything()
        return
    if live.table is not None:
        for entry in entries:
            live.audience.show(live.enter([entry], live.table.try_repeat(entry.entry)))
    was, were = live.row, live.seats
    live.row, live.seats = row, seats
    live.answers = await live.store.answers(row.id)
    if was.phase != row.phase or [seat.holder for seat in were] != [seat.holder for seat in seats]:
        live.audience.show_everything()
    elif were != seats or was.proposal != row.proposal:
        live.audience.show_change()
        live.stirred.set()
    for said in await live.store.chat(row.id, live.chat[-1].number if live.chat else 0):
        live.audience.show_said(said.said)
    await look_elsewhere(live)


async def look_elsewhere(live: Live) -> None:
    """See who looks through other processes."""
    if live.store.shared:
        live.audience.see_elsewhere(await here_elsewhere(live.store, live.row.id))


async def _read(live: Live) -> tuple[TableRow, tuple[SeatRow, ...], list[EntryRow]] | None:
    """The table as the database has it, and the entries that are not known here; None if it is gone."""
    while True:
        row = await live.store.table(live.row.id)
        if row is None:
            return None
        entries = await live.store.entries(row.id, live.sequence)
        if not entries or entries[-1].sequence == row.sequence:  # nothing was added in between
            return row, await live.store.seats(row.id), entries
