"""All that is kept: people, tables, seats, logs, chats.

A write is durable when its method returns. What several processes must not both do, such as adding the
same entry, is kept apart by unique keys: whoever comes second is told by `Taken`.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import func, insert, select, update

from fabula.server import schema
from fabula.server.database import Database
from fabula.server.rows import EntryRow, SaidRow, SeatRow, TableRow, plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Update

    from fabula.core import Seat

LASTING: Final = 90.0
"""Seconds after which a process that has not spoken up is gone."""


class Store(Database):
    """The tables of the database, by what is asked of them."""

    # -- people -----------------------------------------------------------------------------------------

    async def person(self, token: bytes) -> str | None:
        """Whose cookie this is, by its hash."""
        async with self.reading.connect() as connection:
            found = await connection.execute(select(schema.people.c.id).where(schema.people.c.token == token))
            return found.scalar()

    async def add_person(self, person: str, token: bytes) -> None:
        """Somebody new."""
        async with self.writing() as connection:
            await connection.execute(
                insert(schema.people).values(id=person, token=token, created=time.time())
            )

    async def visit(self, person: str, table: str) -> None:
        """Remember that somebody has looked at a table."""
        now = time.time()
        statement = self.insert(schema.visits).values(person=person, table_id=table, at=now)
        keys = ["person", "table_id"]
        async with self.writing() as connection:
            await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_={"at": now}))

    # -- tables and seats -------------------------------------------------------------------------------

    async def add_table(
        self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow] = ()
    ) -> None:
        """A new table, with what it has taken over from elsewhere."""
        async with self.writing() as connection:
            await connection.execute(insert(schema.tables).values(plain(row)))
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

    async def take_seat(self, link: bytes, person: str, name: str) -> bool:
        """Exchange a link for its seat; False if somebody else was quicker."""
        columns = schema.seats.c
        seat = await self.seat_of_link(link)
        if seat is None:
            return False
        statement = update(schema.seats).where(columns.link == link)
        async with self.writing(seat.table_id) as connection:
            found = await connection.execute(statement.values(holder=person, name=name, link=None, bot=None))
            return found.rowcount == 1

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

    # -- who is here, where several processes serve the same tables -------------------------------------

    async def be_here(self, table: str, seats: Iterable[Seat]) -> None:
        """Say whose holders look at a table through this process."""
        columns = schema.present.c
        mine = (columns.process == self.process, columns.table_id == table)
        now = time.time()
        rows = [{"process": self.process, "table_id": table, "seat": seat, "at": now} for seat in seats]
        async with self.writing(table) as connection:
            await connection.execute(schema.present.delete().where(*mine))
            if rows:
                await connection.execute(insert(schema.present), rows)

    async def stay_here(self) -> None:
        """Say again that this process is there, and forget those that have not for a while."""
        columns, now = schema.present.c, time.time()
        async with self.writing() as connection:
            await connection.execute(
                update(schema.present).where(columns.process == self.process).values(at=now)
            )
            await connection.execute(schema.present.delete().where(columns.at < now - LASTING))

    async def here_elsewhere(self, table: str) -> frozenset[Seat]:
        """The seats whose holders look at a table through other processes."""
        columns = schema.present.c
        others = (columns.table_id == table, columns.process != self.process)
        async with self.reading.connect() as connection:
            found = await connection.execute(
                select(columns.seat).where(*others, columns.at > time.time() - LASTING)
            )
            return frozenset(found.scalars())

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are in each phase."""
        async with self.reading.connect() as connection:
            phase = schema.tables.c.phase
            found = await connection.execute(select(phase, func.count()).group_by(phase))
            return {str(name): int(count) for name, count in found}


def _changing(table: str, values: dict[str, object]) -> Update:
    changed = {"changed": time.time(), **{name: msgspec_plain(value) for name, value in values.items()}}
    return update(schema.tables).where(schema.tables.c.id == table).values(changed)


def msgspec_plain(value: object) -> object:
    """A value as a column takes it."""
    return value if isinstance(value, bytes) else msgspec.to_builtins(value)
