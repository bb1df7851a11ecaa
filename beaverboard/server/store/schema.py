"""The tables of the database, as the last migration leaves them."""

import sqlalchemy as sa

schema = sa.MetaData()
tables = sa.Table(
    "tables",
    schema,
    sa.Column("id", sa.String(22), primary_key=True),
    sa.Column("status", sa.String(8), nullable=False, index=True),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False, index=True),
    sa.Column("server_seed", sa.String(64), nullable=False),
    sa.Column("bot_seed", sa.String(64), nullable=False),
    sa.Column("summary", sa.Text, nullable=False),  # the line in the lobby
    sa.Column("snapshot", sa.Text),  # the position, should the game's version change
    sa.Column("record", sa.Text),  # once it is over
    sa.Column("said", sa.Integer, nullable=False, server_default="0"),  # number of the last saying
    sa.Column("number", sa.Integer, nullable=False, server_default="0"),  # of the last entry
    sa.Column("owner", sa.String(22)),  # the process that runs its bots and clocks
    sa.Column("owned_until", sa.DateTime(timezone=True)),
)
entries = sa.Table(
    "entries",
    schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("ply", sa.Integer),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("time", sa.BigInteger, nullable=False),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.UniqueConstraint("table_id", "ply", name="one_entry_a_ply"),
)
tokens = sa.Table(
    "tokens",
    schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
)
codes = sa.Table(
    "codes",
    schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)
sayings = sa.Table(
    "sayings",
    schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("author", sa.String(8), nullable=False),  # who said it, and the command's key
    sa.Column("key", sa.String(64), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
presence = sa.Table(
    "presence",
    schema,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("process", sa.String(22), primary_key=True),
    sa.Column("seats", sa.Integer, nullable=False),  # those connected to that process, as bits
    sa.Column("host", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Integer, nullable=False),
    sa.Column("sheets", sa.Text),  # JSON: seats, and up to which ply they have seen the scores
    sa.Column("until", sa.DateTime(timezone=True), nullable=False),
)
