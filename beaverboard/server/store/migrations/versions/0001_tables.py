"""Tables, their logs, tokens and codes"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    expires = sa.Column("expires", sa.BigInteger, nullable=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("server_seed", sa.String(64), nullable=False),
        sa.Column("bot_seed", sa.String(64), nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("snapshot", sa.Text),
        sa.Column("record", sa.Text),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_updated", "tables", ["updated"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("ply", sa.Integer),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", "ply", name="one_entry_a_ply"),
    )
    for name, column in (("tokens", None), ("codes", expires)):
        op.create_table(
            name,
            sa.Column("table_id", sa.String(22), primary_key=True),
            sa.Column("hash", sa.String(64), primary_key=True),
            sa.Column("seat", sa.Integer, nullable=False),
            *([] if column is None else [column]),
            sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        )


def downgrade() -> None:
    for name in ("codes", "tokens", "entries", "tables"):
        op.drop_table(name)
