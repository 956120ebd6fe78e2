"""Who is here, where several processes serve the same tables: each says whose holders look through it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import insert, select, update

from fabula.server import schema

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Seat
    from fabula.server.database import Database

LASTING: Final = 90.0
"""Seconds after which a process that has not spoken up is gone."""


async def be_here(database: Database, table: str, seats: Iterable[Seat]) -> None:
    """Say whose holders look at a table through this process."""
    columns = schema.present.c
    mine = (columns.process == database.process, columns.table_id == table)
    now = time.time()
    rows = [{"process": database.process, "table_id": table, "seat": seat, "at": now} for seat in seats]
    async with database.writing(table) as connection:
        await connection.execute(schema.present.delete().where(*mine))
        if rows:
            await connection.execute(insert(schema.present), rows)


async def stay_here(database: Database) -> None:
    """Say again that this process is there, and forget those that have not for a while."""
    columns, now = schema.present.c, time.time()
    async with database.writing() as connection:
        mine = columns.process == database.process
        await connection.execute(update(schema.present).where(mine).values(at=now))
        await connection.execute(schema.present.delete().where(columns.at < now - LASTING))


async def here_elsewhere(database: Database, table: str) -> frozenset[Seat]:
    """The seats whose holders look at a table through other processes."""
    columns = schema.present.c
    others = (columns.table_id == table, columns.process != database.process)
    async with database.reading.connect() as connection:
        found = await connection.execute(
            select(columns.seat).where(*others, columns.at > time.time() - LASTING)
        )
        return frozenset(found.scalars())
