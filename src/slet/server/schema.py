"""The tables of the database."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

META = MetaData()

SECRETS = Table("secrets", META, Column("name", String(40), primary_key=True), Column("value", String(100)))

PLAYERS = Table(
    "players",
    META,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made", Float, nullable=False),
)

TABLES = Table(
    "tables",
    META,
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
)
"""`asked` (the seats whose turn it is) and `winners` (names) are copies for lists; the acts say it all. `wish` is the
last wish to take something back."""

SEATS = Table(
    "seats",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Column("away", Boolean, nullable=False),
)

ACTS = Table(
    "acts",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("option", String(200), nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False, server_default="0"),
)

SAID = Table(
    "said",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
)
