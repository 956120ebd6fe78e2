"""One link for everybody: whoever opens it first chooses a game, whoever comes later takes a seat there."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sqlalchemy import insert, or_, select, update

from fabula.core import Fault
from fabula.server import schema
from fabula.server.tokens import JOIN, hashed, new_token

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from fabula.server.database import Database
    from fabula.server.rows import TableRow


async def invite(database: Database) -> str:
    """A new invitation: the path of its link."""
    token = new_token()
    async with database.writing() as connection:
        await connection.execute(insert(schema.invitations).values(link=hashed(token), created=time.time()))
    return JOIN + token


async def invited_to(database: Database, link: bytes) -> str | None:
    """The table that an invitation leads to, None if none has been opened with it; `Fault` if it is none.

    A table whose game is over is left behind: the same link serves for the next one.
    """
    tables, invitations = schema.tables.c, schema.invitations.c
    both = schema.invitations.outerjoin(schema.tables, invitations.table_id == tables.id)
    statement = select(tables.id, tables.phase).select_from(both).where(invitations.link == link)
    async with database.reading.connect() as connection:
        found = (await connection.execute(statement)).first()
    if found is None:
        raise Fault("link-used")
    return None if found.id is None or found.phase == "over" else str(found.id)


async def lead(connection: AsyncConnection, invitation: bytes, table: TableRow) -> None:
    """Let an invitation lead to this table; `Fault` if it leads to one of somebody else that is not over."""
    tables, invitations = schema.tables.c, schema.invitations.c
    left = select(tables.id).where(or_(tables.phase == "over", tables.host == table.host))
    free = or_(invitations.table_id.is_(None), invitations.table_id.in_(left))
    statement = update(schema.invitations).where(invitations.link == invitation, free)
    found = await connection.execute(statement.values(table_id=table.id))
    if found.rowcount != 1:
        raise Fault("invitation-taken")
