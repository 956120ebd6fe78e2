"""When games began, when clocks run out, and links that lead everybody to one table."""

import sqlalchemy as sa
from alembic import op

revision = "third"
down_revision = "second"


def upgrade() -> None:
    """Add both times to every table, and the table of invitations."""
    op.add_column("tables", sa.Column("began", sa.Float))
    op.add_column("tables", sa.Column("wake", sa.Float))
    op.create_index("ix_tables_wake", "tables", ["wake"])
    op.create_table(
        "invitations",
        sa.Column("link", sa.LargeBinary(32), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id")),
        sa.Column("created", sa.Float, nullable=False),
    )
