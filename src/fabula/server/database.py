"""The database: SQLite in a file of the person's own, or PostgreSQL, by the same code and migrations."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
import platformdirs
from alembic import command
from alembic.config import Config
from sqlalchemy import event, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from fabula.core import Fault
from fabula.core.faults import excerpt
from fabula.server import schema

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from typing import Self

    from sqlalchemy import URL, Connection, Executable
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
    from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
CHANNEL: Final = "fabula"
"""Where PostgreSQL tells every process which table has changed."""
MIGRATING: Final = 4_220_715
"""The lock that a process holds while it brings the database up to date."""
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


class Database:
    """Connections, transactions, and rows as values."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # one statement sees one state of the database; that is enough for reading
        self.reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.shared = engine.dialect.name == "postgresql"
        """Whether other processes may serve the same tables."""
        # SQLite lets one write at a time: whoever waits here waits his turn, and not until he gives up
        self._turn = nullcontext() if self.shared else asyncio.Lock()
        self.process = secrets.token_hex(8)
        """How others know this process."""
        self.address = engine.url.set(drivername=engine.dialect.name).render_as_string(hide_password=False)

    @classmethod
    async def open(cls, address: str) -> Self:
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
    async def writing(self, table: str | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction; when it is through, every process hears that this table has changed."""
        try:
            async with self._turn, self.engine.begin() as connection:
                yield connection
                if self.shared and table is not None:
                    told = {"channel": CHANNEL, "payload": f"{self.process} {table}"}
                    await connection.execute(text("SELECT pg_notify(:channel, :payload)"), told)
        except IntegrityError as error:
            raise Taken from error

    async def rows(self, statement: Executable, kind: type[T]) -> list[T]:
        """What a statement finds, each row as a value of this kind."""
        async with self.reading.connect() as connection:
            found = await connection.execute(statement)
            names = [str(name) for name in found.keys()]  # noqa: SIM118 - it is no mapping
            return [msgspec.convert(dict(zip(names, row, strict=True)), kind) for row in found]

    async def row(self, statement: Executable, kind: type[T]) -> T | None:
        """The first row that a statement finds."""
        return next(iter(await self.rows(statement, kind)), None)

    # -- what all processes know alike ------------------------------------------------------------------

    async def key(self, name: str) -> str:
        """A random text of this name, the same for every process and for ever."""
        async with self.writing() as connection:
            values = {"name": name, "value": secrets.token_hex(32)}
            await connection.execute(self.insert(schema.keys).values(values).on_conflict_do_nothing())
            found = await connection.execute(select(schema.keys.c.value).where(schema.keys.c.name == name))
            return str(found.scalar_one())

    def insert(self, table: Any) -> Any:  # both dialects have what is needed, without a common type
        """An insertion that knows what to do when the row is there."""
        return (postgresql if self.shared else sqlite).insert(table)

    async def ping(self) -> None:
        """Raise if the database does not answer."""
        async with self.reading.connect() as connection:
            await connection.execute(select(1))


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
