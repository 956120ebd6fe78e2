"""The first version."""

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("token", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("host", sa.String(40), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("phase", sa.String(20), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("secret", sa.LargeBinary(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("salt", sa.LargeBinary(256)),
        sa.Column("players", sa.JSON),
        sa.Column("start", sa.JSON),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("to_act", sa.JSON, nullable=False),
        sa.Column("result", sa.JSON),
        sa.Column("winner", sa.Integer),
        sa.Column("proposal", sa.JSON),
        sa.Column("forked_from", sa.String(40)),
        sa.Column("taken_over", sa.Integer),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(40), sa.ForeignKey("people.id"), index=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("link", sa.LargeBinary(32), unique=True),
        sa.Column("number", sa.LargeBinary(64)),
        sa.Column("conceded", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("client_id", sa.String(64)),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("draws", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "client_id"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("client_id", sa.String(64), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "person", "client_id"),
    )
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("prompt", sa.String(100), primary_key=True),
        sa.Column("action", sa.Text, nullable=False),
    )
    op.create_table(
        "visits",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
