"""All that was kept before changes were numbered.

Until then every program made what was missing when it started. So a database without a number may be of any of those
versions: what is not there yet is made, and what is there stays as it is.
"""

from alembic import op
from sqlalchemy import (
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
    false,
    inspect,
)
from sqlalchemy.schema import CreateColumn

revision = "0001"
down_revision = None

THEN = MetaData()
"""The schema as it was then. It never changes again."""

Table("secrets", THEN, Column("name", String(40), primary_key=True), Column("value", String(100)))

Table(
    "players",
    THEN,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("counted_from", Float, nullable=False, server_default="0"),
)

Table(
    "tables",
    THEN,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("host", String(40), ForeignKey("players.id"), nullable=False),
    Column("invitation", String(64), nullable=False),
    Column("watchable", Boolean, nullable=False),
    Column("rematch", String(24)),
    Column("begun", Float),
    Column("updated", Float, nullable=False, index=True),
    Column("asked", String(40), nullable=False, server_default=""),
    Column("winners", Text, nullable=False, server_default="[]"),
    Column("wish", Text, nullable=False, server_default=""),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("origin", Text, nullable=False, server_default=""),
)

Table(
    "seats",
    THEN,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Column("away", Boolean, nullable=False),
)

Table(
    "acts",
    THEN,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("option", String(200), nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False, server_default="0"),
)

Table(
    "positions",
    THEN,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

Table(
    "archives",
    THEN,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

Table(
    "said",
    THEN,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
)

Table(
    "review_notes",
    THEN,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

Table(
    "puzzles",
    THEN,
    Column("player", String(40), ForeignKey("players.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at_once", Boolean, nullable=False),
    Column("state", String(8), nullable=False),
    Column("at", Float, nullable=False),
)

Table(
    "puzzle_days",
    THEN,
    Column("day", String(10), primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), primary_key=True, index=True),
    Column("found", Boolean, nullable=False),
)

Table(
    "reviews",
    THEN,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("about", Text, nullable=False),
    Column("state", String(8), nullable=False),
    Column("why", Text, nullable=False, server_default=""),
    Column("beat", Float, nullable=False),
    Column("found", LargeBinary),
)

Table(
    "review_parts",
    THEN,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

Table(
    "results",
    THEN,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(80), nullable=False, index=True),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
)


def upgrade() -> None:
    connection = op.get_bind()
    there = set(inspect(connection).get_table_names())
    THEN.create_all(connection)
    for table in THEN.sorted_tables:
        if table.name in there:
            _add_columns(table)


def _add_columns(table: Table) -> None:
    connection = op.get_bind()
    there = {column["name"] for column in inspect(connection).get_columns(table.name)}
    name = connection.dialect.identifier_preparer.quote(table.name)
    for column in table.columns:
        if column.name not in there:
            op.execute(f"ALTER TABLE {name} ADD COLUMN {CreateColumn(column).compile(dialect=connection.dialect)}")
