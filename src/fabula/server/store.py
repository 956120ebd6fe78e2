"""The database: SQLite in a file of the person's own, or PostgreSQL; the same code and migrations for both.

A write is durable when its method returns. What several processes must not both do, such as adding the
same entry, is kept apart by unique keys: whoever comes second is told by `Taken`.
"""

from __future__ import annotations

import secrets
import time
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import platformdirs
from alembic import command
from alembic.config import Config
from sqlalchemy import event, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from fabula.core import Fault
from fabula.core.faults import excerpt
from fabula.server import schema
from fabula.server.rows import EntryRow, SaidRow, SeatRow, TableRow, plain

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Sequence

    from sqlalchemy import URL, Connection, Executable, Update
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
    from sqlalchemy.pool import ConnectionPoolEntry

    from fabula.core import Seat

T = TypeVar("T")

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
CHANNEL: Final = "fabula"
"""Where PostgreSQL tells every process which table has changed."""
MIGRATING: Final = 4_220_715
"""The lock that a process holds while it brings the database up to date."""
LASTING: Final = 90.0
"""Seconds after which a process that has not spoken up is gone."""
BUSY: Final = 10_000
"""Milliseconds that SQLite waits for another process to finish writing."""


class Taken(Exception):  # noqa: N818 - the place is taken; nobody made an error
    """Somebody else has written what may be written once."""


def usual_address() -> str:
    """The database in the person's own data folder, which is made if need be."""
    folder = platformdirs.user_data_path("fabula", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault("file-unwritable", path=str(folder), problem=error.strerror or str(error)) from error
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def _url(address: str) -> URL:
    try:
        url = make_url(address)
        return url.set(drivername=DRIVERS[url.get_backend_name()])
    except (ArgumentError, KeyError) as error:
        raise Fault("database-address", known="sqlite:///FILE, postgresql://HOST/NAME") from error


class Store:
    """All that is kept."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # one statement sees one state of the database; that is enough for reading
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may serve the same tables."""
        self.process = secrets.token_hex(8)
        """How others know this process."""
        self.address = engine.url.set(drivername=engine.dialect.name).render_as_string(hide_password=False)

    @classmethod
    async def open(cls, address: str) -> Store:
        """The database at this address, made or brought up to date; `Fault` if it cannot be used."""
        url = _url(address)
        if url.get_backend_name() == "sqlite" and not Path(url.database or "").parent.is_dir():
            raise Fault("no-such-folder", path=str(Path(url.database or "").parent))
        engine = create_async_engine(url, pool_pre_ping=url.get_backend_name() == "postgresql")
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
            event.listen(engine.sync_engine, "begin", _begin_sqlite)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        except SQLAlchemyError as error:
            await engine.dispose()
            problem = str(getattr(error, "orig", None) or error).partition("\n")[0]
            raise Fault("database-unusable", problem=excerpt(problem)) from error
        return cls(engine)

    async def close(self) -> None:
        """Let go of every connection."""
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self, table: str | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction; when it is through, every process hears that this table has changed."""
        try:
            async with self.engine.begin() as connection:
                yield connection
                if self.shared and table is not None:
                    told = {"channel": CHANNEL, "payload": f"{self.process} {table}"}
                    await connection.execute(text("SELECT pg_notify(:channel, :payload)"), told)
        except IntegrityError as error:
            raise Taken from error

    async def _rows(self, statement: Executable, kind: type[T]) -> list[T]:
        async with self._reading.connect() as connection:
            found = await connection.execute(statement)
            names = [str(name) for name in found.keys()]  # noqa: SIM118 - it is no mapping
            return [msgspec.convert(dict(zip(names, row, strict=True)), kind) for row in found]

    async def _row(self, statement: Executable, kind: type[T]) -> T | None:
        return next(iter(await self._rows(statement, kind)), None)

    # -- what all processes know alike ------------------------------------------------------------------

    async def key(self, name: str) -> str:
        """A random text of this name, the same for every process and for ever."""
        async with self._writing() as connection:
            values = {"name": name, "value": secrets.token_hex(32)}
            await connection.execute(self._insert(schema.keys).values(values).on_conflict_do_nothing())
            found = await connection.execute(select(schema.keys.c.value).where(schema.keys.c.name == name))
            return str(found.scalar_one())

    def _insert(self, table: Any) -> Any:  # both dialects have what is needed, without a common type
        return (postgresql if self.shared else sqlite).insert(table)

    async def ping(self) -> None:
        """Raise if the database does not answer."""
        async with self._reading.connect() as connection:
            await connection.execute(select(1))

    # -- people -----------------------------------------------------------------------------------------

    async def person(self, token: bytes) -> str | None:
        """Whose cookie this is, by its hash."""
        async with self._reading.connect() as connection:
            found = await connection.execute(select(schema.people.c.id).where(schema.people.c.token == token))
            return found.scalar()

    async def add_person(self, person: str, token: bytes) -> None:
        """Somebody new."""
        async with self._writing() as connection:
            await connection.execute(
                insert(schema.people).values(id=person, token=token, created=time.time())
            )

    async def visit(self, person: str, table: str) -> None:
        """Remember that somebody has looked at a table."""
        now = time.time()
        statement = self._insert(schema.visits).values(person=person, table_id=table, at=now)
        keys = ["person", "table_id"]
        async with self._writing() as connection:
            await connection.execute(statement.on_conflict_do_update(index_elements=keys, set_={"at": now}))

    # -- tables and seats -------------------------------------------------------------------------------

    async def add_table(
        self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow] = ()
    ) -> None:
        """A new table, with what it has taken over from elsewhere."""
        async with self._writing() as connection:
            await connection.execute(insert(schema.tables).values(plain(row)))
            await connection.execute(insert(schema.seats), [plain(seat) for seat in seats])
            if entries:
                values = [{**plain(entry), "table_id": row.id} for entry in entries]
                await connection.execute(insert(schema.entries), values)

    async def table(self, table: str) -> TableRow | None:
        """The table of this id."""
        return await self._row(select(schema.tables).where(schema.tables.c.id == table), TableRow)

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
        return await self._rows(statement, TableRow)

    async def seats(self, table: str) -> tuple[SeatRow, ...]:
        """The seats of a table, in their order."""
        columns = schema.seats.c
        statement = select(schema.seats).where(columns.table_id == table).order_by(columns.seat)
        return tuple(await self._rows(statement, SeatRow))

    async def seat_of_link(self, link: bytes) -> SeatRow | None:
        """The seat that a link leads to, by the hash of its token."""
        return await self._row(select(schema.seats).where(schema.seats.c.link == link), SeatRow)

    async def change_table(self, table: str, **values: object) -> None:
        """Set columns of a table."""
        async with self._writing(table) as connection:
            await connection.execute(_changing(table, values))

    async def start_table(self, table: str, numbers: dict[Seat, bytes], **values: object) -> bool:
        """Set what a table has from its start on, and every seat's number; False if it has started."""
        columns = schema.seats.c
        gathering = schema.tables.c.phase == "gathering"
        async with self._writing(table) as connection:
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
        async with self._writing(table) as connection:
            await connection.execute(statement.values(values))

    async def take_seat(self, link: bytes, person: str, name: str) -> bool:
        """Exchange a link for its seat; False if somebody else was quicker."""
        columns = schema.seats.c
        seat = await self.seat_of_link(link)
        if seat is None:
            return False
        statement = update(schema.seats).where(columns.link == link)
        async with self._writing(seat.table_id) as connection:
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
        return await self._rows(statement, EntryRow)

    async def append(self, table: str, entries: Sequence[EntryRow], **values: object) -> None:
        """Add to a log, and set columns of its table; `Taken` if somebody else has, or has done it before."""
        rows = [{**plain(entry), "table_id": table} for entry in entries]
        async with self._writing(table) as connection:
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
        return await self._rows(statement, SaidRow)

    async def say(self, table: str, said: SaidRow) -> None:
        """Add a line to a chat; `Taken` if it is there, or another one in its place."""
        async with self._writing(table) as connection:
            await connection.execute(insert(schema.chat).values({**plain(said), "table_id": table}))

    async def has_said(self, table: str, person: str, client_id: str) -> bool:
        """Whether somebody's line of this id is in the chat."""
        columns = schema.chat.c
        here = (columns.table_id == table, columns.person == person, columns.client_id == client_id)
        async with self._reading.connect() as connection:
            return (await connection.execute(select(columns.number).where(*here))).scalar() is not None

    async def answers(self, table: str) -> dict[Seat, dict[str, str]]:
        """The standing answers at a table: seat, prompt, action."""
        columns = schema.answers.c
        async with self._reading.connect() as connection:
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
        async with self._writing(table) as connection:
            if action is None:
                await connection.execute(schema.answers.delete().where(*here))
                return
            statement = self._insert(schema.answers).values(
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
        async with self._writing(table) as connection:
            await connection.execute(schema.present.delete().where(*mine))
            if rows:
                await connection.execute(insert(schema.present), rows)

    async def stay_here(self) -> None:
        """Say again that this process is there, and forget those that have not for a while."""
        columns, now = schema.present.c, time.time()
        async with self._writing() as connection:
            await connection.execute(
                update(schema.present).where(columns.process == self.process).values(at=now)
            )
            await connection.execute(schema.present.delete().where(columns.at < now - LASTING))

    async def here_elsewhere(self, table: str) -> frozenset[Seat]:
        """The seats whose holders look at a table through other processes."""
        columns = schema.present.c
        others = (columns.table_id == table, columns.process != self.process)
        async with self._reading.connect() as connection:
            found = await connection.execute(
                select(columns.seat).where(*others, columns.at > time.time() - LASTING)
            )
            return frozenset(found.scalars())

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are in each phase."""
        async with self._reading.connect() as connection:
            phase = schema.tables.c.phase
            found = await connection.execute(select(phase, func.count()).group_by(phase))
            return {str(name): int(count) for name, count in found}


def _changing(table: str, values: dict[str, object]) -> Update:
    changed = {"changed": time.time(), **{name: msgspec_plain(value) for name, value in values.items()}}
    return update(schema.tables).where(schema.tables.c.id == table).values(changed)


def msgspec_plain(value: object) -> object:
    """A value as a column takes it."""
    return value if isinstance(value, bytes) else msgspec.to_builtins(value)


def _prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """What is acknowledged stays, whatever happens to the machine; and transactions are begun by us."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # a transaction that begins by reading could not go on to write if another one has written meanwhile
    if connection.get_execution_options().get("isolation_level") != "AUTOCOMMIT":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    config = Config()
    config.set_main_option("script_location", "fabula.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
