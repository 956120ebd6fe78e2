"""All that is kept: people, tables, seats, logs, chats.

A write is durable when its method returns. What several processes must not both do, such as adding the
same entry, is kept apart by unique keys: whoever comes second is told by `Taken`.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import func, insert, select, update

from fabula.server import schema
from fabula.server.database import Database, Taken
from fabula.server.invitations import lead
from fabula.server.rows import EntryRow, SaidRow, SeatRow, TableRow, plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Update
    from sqlalchemy.ext.asyncio import AsyncConnection

    from fabula.core import Seat
    from fabula.server.people import Visitor
    from fabula.server.rows import PersonRow


class Store(Database):
    """The tables of the database, by what is asked of them."""

    # -- people -----------------------------------------------------------------------------------------

    async def person(self, token: bytes) -> str | None:
        """Whose cookie this is, by its hash."""
        async with self.reading.connect() as connection:
            found = await connection.execute(select(schema.people.c.id).where(schema.people.c.token == token))
            return found.scalar()

    async def visit(self, person: str, table: str) -> None:
        """Remember that somebody has looked at a table."""
        now = time.time()
        statement = self.insert(schema.visits).values(person=person, table_id=table, at=now)
        keys = ["person", "table_id"]
        async with self.writing() as connection:
            await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_={"at": now}))

    # -- tables and seats -------------------------------------------------------------------------------

    async def add_table(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        entries: Sequence[EntryRow] = (),
        *,
        newcomer: PersonRow | None = None,
        invitation: bytes | None = None,
    ) -> None:
        """A new table, with what it has taken over from elsewhere; an invitation leads to it from now on."""
        async with self.writing() as connection:
            await add_newcomer(connection, newcomer)
            await connection.execute(insert(schema.tables).values(plain(row)))
            if invitation is not None:
                await lead(connection, invitation, row)
            await connection.execute(insert(schema.seats), [plain(seat) for seat in seats])
            if entries:
                values = [{**plain(entry), "table_id": row.id} for entry in entries]
                await connection.execute(insert(schema.entries), values)

    async def table(self, table: str) -> TableRow | None:
        """The table of this id."""
        return await self.row(select(schema.tables).where(schema.tables.c.id == table), TableRow)

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """The tables where somebody sits, hosts or has looked, the newest first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.holder == person)
        seen = select(schema.visits.c.table_id).where(schema.visits.c.person == person)
        columns = schema.tables.c
        statement = (
            select(schema.tables)
            .where((columns.host == person) | columns.id.in_(mine) | columns.id.in_(seen))
            .order_by(columns.changed.desc())
            .limit(most)
        )
        return await self.rows(statement, TableRow)

    async def seats(self, table: str) -> tuple[SeatRow, ...]:
        """The seats of a table, in their order."""
        columns = schema.seats.c
        statement = select(schema.seats).where(columns.table_id == table).order_by(columns.seat)
        return tuple(await self.rows(statement, SeatRow))

    async def seat_of_link(self, link: bytes) -> SeatRow | None:
        """The seat that a link leads to, by the hash of its token."""
        return await self.row(select(schema.seats).where(schema.seats.c.link == link), SeatRow)

    async def change_table(self, table: str, **values: object) -> None:
        """Set columns of a table."""
        async with self.writing(table) as connection:
            await connection.execute(_changing(table, values))

    async def start_table(self, table: str, numbers: dict[Seat, bytes], **values: object) -> bool:
        """Set what a table has from its start on, and every seat's number; False if it has started."""
        columns = schema.seats.c
        gathering = schema.tables.c.phase == "gathering"
        async with self.writing(table) as connection:
            found = await connection.execute(_changing(table, values).where(gathering))
            if found.rowcount != 1:
                return False
            for seat, number in numbers.items():
                here = (columns.table_id == table, columns.seat == seat)
                await connection.execute(update(schema.seats).where(*here).values(number=number, link=None))
            return True

    async def change_seat(self, table: str, seat: Seat, **values: object) -> None:
        """Set columns of a seat."""
        columns = schema.seats.c
        statement = update(schema.seats).where(columns.table_id == table, columns.seat == seat)
        async with self.writing(table) as connection:
            await connection.execute(statement.values(values))

    async def take_seat(self, seat: SeatRow, visitor: Visitor, name: str) -> bool:
        """Exchange a seat's link for the seat; False if somebody else was quicker, or the link is another."""
        columns = schema.seats.c
        here = (columns.table_id == seat.table_id, columns.seat == seat.seat, columns.link == seat.link)
        values = {"holder": visitor.person, "name": name, "link": None, "bot": None}
        try:
            async with self.writing(seat.table_id) as connection:
                await add_newcomer(connection, visitor.newcomer)
                found = await connection.execute(update(schema.seats).where(*here).values(values))
                if found.rowcount != 1:
                    raise Taken
        except Taken:
            return False
        return True

    # -- the log ----------------------------------------------------------------------------------------

    async def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        """The log of a table after this entry."""
        columns = schema.entries.c
        statement = (
            select(schema.entries)
            .where(columns.table_id == table, columns.sequence > after)
            .order_by(columns.sequence)
        )
        return await self.rows(statement, EntryRow)

    async def append(self, table: str, entries: Sequence[EntryRow], **values: object) -> None:
        """Add to a log, and set columns of its table; `Taken` if somebody else has, or has done it before."""
        rows = [{**plain(entry), "table_id": table} for entry in entries]
        async with self.writing(table) as connection:
            await connection.execute(insert(schema.entries), rows)
            await connection.execute(_changing(table, values))

    # -- beside the log ---------------------------------------------------------------------------------

    async def chat(self, table: str, after: int = 0) -> list[SaidRow]:
        """What has been said after this line."""
        columns = schema.chat.c
        statement = (
            select(schema.chat)
            .where(columns.table_id == table, columns.number > after)
            .order_by(columns.number)
        )
        return await self.rows(statement, SaidRow)

    async def say(self, table: str, said: SaidRow) -> None:
        """Add a line to a chat; `Taken` if it is there, or another one in its place."""
        async with self.writing(table) as connection:
            await connection.execute(insert(schema.chat).values({**plain(said), "table_id": table}))

    async def has_said(self, table: str, person: str, client_id: str) -> bool:
        """Whether somebody's line of this id is in the chat."""
        columns = schema.chat.c
        here = (columns.table_id == table, columns.person == person, columns.client_id == client_id)
        async with self.reading.connect() as connection:
            return (await connection.execute(select(columns.number).where(*here))).scalar() is not None

    async def answers(self, table: str) -> dict[Seat, dict[str, str]]:
        """The standing answers at a table: seat, prompt, action."""
        columns = schema.answers.c
        async with self.reading.connect() as connection:
            found = await connection.execute(
                select(columns.seat, columns.prompt, columns.action).where(columns.table_id == table)
            )
            answers: dict[Seat, dict[str, str]] = {}
            for seat, prompt, action in found:
                answers.setdefault(seat, {})[prompt] = action
            return answers

    async def set_answer(self, table: str, seat: Seat, prompt: str, action: str | None) -> None:
        """Give a standing answer, or take it back."""
        columns = schema.answers.c
        here = (columns.table_id == table, columns.seat == seat, columns.prompt == prompt)
        async with self.writing(table) as connection:
            if action is None:
                await connection.execute(schema.answers.delete().where(*here))
                return
            statement = self.insert(schema.answers).values(
                table_id=table, seat=seat, prompt=prompt, action=action
            )
            keys = ["table_id", "seat", "prompt"]
            await connection.execute(
                statement.on_conflict_do_update(index_elements=keys, set_={"action": action})
            )

    # -- clocks -----------------------------------------------------------------------------------------

    async def to_wake(self, now: float) -> list[str]:
        """The tables at which a clock has run out."""
        columns = schema.tables.c
        statement = select(columns.id).where(columns.wake <= now, columns.phase == "playing")
        async with self.reading.connect() as connection:
            return [str(table) for table in (await connection.execute(statement)).scalars()]

    async def set_wake(self, table: str, at: float | None, now: float) -> None:
        """Say when a table is to be taken up again, unless it has gone on since then."""
        columns = schema.tables.c
        async with self.writing() as connection:
            here = (columns.id == table, columns.wake <= now)
            await connection.execute(update(schema.tables).where(*here).values(wake=at))

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are in each phase."""
        async with self.reading.connect() as connection:
            phase = schema.tables.c.phase
            found = await connection.execute(select(phase, func.count()).group_by(phase))
            return {str(name): int(count) for name, count in found}


async def add_newcomer(connection: AsyncConnection, newcomer: PersonRow | None) -> None:
    """Store somebody new together with the first thing that he does."""
    if newcomer is not None:
        await connection.execute(insert(schema.people).values(plain(newcomer)))


def _changing(table: str, values: dict[str, object]) -> Update:
    changed = {"changed": time.time(), **{name: msgspec_plain(value) for name, value in values.items()}}
    return update(schema.tables).where(schema.tables.c.id == table).values(changed)


def msgspec_plain(value: object) -> object:
    """A value as a column takes it."""
    return value if isinstance(value, bytes) else msgspec.to_builtins(value)
