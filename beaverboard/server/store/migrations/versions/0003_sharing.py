"""Several processes at one database: counted logs, leases, presence"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("number", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("owner", sa.String(22)))
        tables.add_column(sa.Column("owned_until", sa.DateTime(timezone=True)))
    op.execute(
        "UPDATE tables SET number ="
        " (SELECT coalesce(max(number), 0) FROM entries WHERE entries.table_id = tables.id)"
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("process", sa.String(22), primary_key=True),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("presence")
    with op.batch_alter_table("tables") as tables:
        for name in ("number", "owner", "owned_until"):
            tables.drop_column(name)
