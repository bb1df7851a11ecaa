"""Between rounds: who of a process has closed the score sheet"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("presence") as presence:
        presence.add_column(sa.Column("sheets", sa.Text))


def downgrade() -> None:
    with op.batch_alter_table("presence") as presence:
        presence.drop_column("sheets")
