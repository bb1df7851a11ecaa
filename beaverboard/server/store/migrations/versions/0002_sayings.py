"""What is said at a table survives a restart"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("said", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "sayings",
        sa.Column("table_id", sa.String(22), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("author", sa.String(8), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("sayings")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("said")
