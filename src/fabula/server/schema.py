"""The tables of the database. The log of a game is `entries`; what stands beside it can be read off a page.

Whatever names a person or a seat by a secret (a cookie, a link) is stored as its SHA-256 only.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

__all__ = [
    "answers",
    "chat",
    "entries",
    "invitations",
    "keys",
    "metadata",
    "people",
    "present",
    "seats",
    "tables",
    "visits",
]

metadata = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
"""What all processes on this database must know alike."""

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("token", LargeBinary(32), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)
"""Whoever has a cookie."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("phase", String(20), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("clock", Integer),
    Column("secret", LargeBinary(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("salt", LargeBinary(256)),
    Column("players", JSON),
    Column("start", JSON),
    Column("sequence", Integer, nullable=False),
    Column("to_act", JSON, nullable=False),
    Column("result", JSON),
    Column("winner", Integer),
    Column("proposal", JSON),
    Column("forked_from", String(40)),
    Column("taken_over", Integer),
    Column("began", Float),
    Column("wake", Float, index=True),
)
"""A table, and the head of its record from `salt` on once the game has started.

At `wake` somebody's clock runs out: then a process takes the table up, also if nobody looks at it.
"""

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", ForeignKey("people.id"), index=True),
    Column("name", String(100), nullable=False),
    Column("bot", String(40)),
    Column("link", LargeBinary(32), unique=True),
    Column("number", LargeBinary(64)),
    Column("conceded", Boolean, nullable=False),
)
"""Who sits where. `bot` plays for a holder who has left his seat to it, or alone."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("client_id", String(64)),
    Column("action", Text, nullable=False),
    Column("draws", JSON, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "client_id"),
)
"""The log: never changed, only added to. Both keys together make an action happen exactly once."""

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("client_id", String(64), nullable=False),
    Column("name", String(100), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "person", "client_id"),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("prompt", String(100), primary_key=True),
    Column("action", Text, nullable=False),
)
"""Standing answers."""

present = Table(
    "present",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
"""Which seats' holders look through which process; one that has not said so for a while is gone."""

invitations = Table(
    "invitations",
    metadata,
    Column("link", LargeBinary(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id")),
    Column("created", Float, nullable=False),
)
"""Links for everybody: each leads to the table that was last opened with it, if any."""

visits = Table(
    "visits",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Who has looked at which table."""
