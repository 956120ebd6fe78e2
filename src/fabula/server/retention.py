"""What is removed: tables that nobody has touched for so many days, then people of whom nothing is left."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import delete, select, update

from fabula.server import schema

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import ColumnElement
    from sqlalchemy.ext.asyncio import AsyncConnection

    from fabula.server.database import Database

DAY: Final = 86_400.0
AT_ONCE: Final = 50
"""Tables that are removed in one transaction, so that nobody who plays waits for long."""
BELONGINGS: Final = (
    schema.entries,
    schema.chat,
    schema.answers,
    schema.visits,
    schema.present,
    schema.seats,
)
"""What goes with a table."""


class Removed(NamedTuple):
    """How much was removed."""

    tables: int
    people: int


async def tidy(database: Database, days: float, *, spared: Collection[str] = ()) -> Removed:
    """Remove what nobody has touched for so many days, but for the tables that are spared."""
    now = time.time()
    before, tables = now - days * DAY, 0
    while found := await _remove_tables(database, before, now, spared):
        tables += found
    async with database.writing() as connection:
        people = await _remove_people(connection, before)
        invitations = schema.invitations.c
        unused = (invitations.table_id.is_(None), invitations.created < before)
        await connection.execute(delete(schema.invitations).where(*unused))
    return Removed(tables, people)


async def _remove_tables(database: Database, before: float, now: float, spared: Collection[str]) -> int:
    """Remove some tables; how many."""
    async with database.writing() as connection:
        # whoever adds to one of them meanwhile waits, and then finds that it is gone
        chosen = select(schema.tables.c.id).where(*_untouched(before, now, spared)).limit(AT_ONCE)
        found = await connection.execute(chosen.with_for_update())
        tables = list(found.scalars())
        if tables:
            for each in BELONGINGS:
                await connection.execute(delete(each).where(each.c.table_id.in_(tables)))
            led_there = schema.invitations.c.table_id.in_(tables)
            await connection.execute(update(schema.invitations).where(led_there).values(table_id=None))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))
        return len(tables)


def _untouched(before: float, now: float, spared: Collection[str]) -> tuple[ColumnElement[bool], ...]:
    """Nothing has changed, nobody who is known has looked, and no clock runs still."""
    tables, visits = schema.tables.c, schema.visits.c
    seen = select(visits.table_id).where(visits.table_id == tables.id, visits.at >= before)
    runs = tables.wake.is_not(None) & (tables.wake > now)
    return tables.changed < before, ~seen.exists(), ~runs, tables.id.not_in(list(spared))


async def _remove_people(connection: AsyncConnection, before: float) -> int:
    """Remove people who host nothing, sit nowhere and have said nothing; how many."""
    person, links = schema.people.c.id, (schema.tables.c.host, schema.seats.c.holder, schema.chat.c.person)
    absent = [~select(column).where(column == person).exists() for column in links]
    found = await connection.execute(select(person).where(schema.people.c.created < before, *absent))
    people = list(found.scalars())
    for start in range(0, len(people), AT_ONCE):
        some = people[start : start + AT_ONCE]
        await connection.execute(delete(schema.visits).where(schema.visits.c.person.in_(some)))
        await connection.execute(delete(schema.people).where(person.in_(some)))
    return len(people)
