"""The tables of the database."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text, false

META = MetaData()

SECRETS = Table("secrets", META, Column("name", String(40), primary_key=True), Column("value", String(100)))

PLAYERS = Table(
    "players",
    META,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("counted_from", Float, nullable=False, server_default="0"),
)
"""`counted_from`: games begun since then are in the statistics of the player."""

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
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("origin", Text, nullable=False, server_default=""),
)
"""`asked` (the seats whose turn it is) and `winners` (names) are copies for lists; the acts say it all. `wish` is the
last wish to take something back. `origin`: from which moment of which game it goes on, where it is a branch."""

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

POSITIONS = Table(
    "positions",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""How the game stood after act `n`. `newest`: the last that was kept, which is not after every act; it is for a later
version of the rules that cannot follow the acts. `begin`: where such a version took the game over; only the acts after
it count. After act 0: where a branch begins. `rules` is the version that plays on from it."""

ARCHIVES = Table(
    "archives",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("rules", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""What was told and shown in finished games, for a later version of the rules by which they come out differently."""

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

REVIEW_NOTES = Table(
    "review_notes",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)
"""What the statistics need of a review: luck, skill and dear moves of a seat."""

PUZZLES = Table(
    "puzzles",
    META,
    Column("player", String(40), ForeignKey("players.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at_once", Boolean, nullable=False),
    Column("state", String(8), nullable=False),
    Column("at", Float, nullable=False),
)
"""How somebody fares with a puzzle. `at_once`: whether the first try found it, which alone counts for the rating.
`state`: `tried`, `solved`, or `shown` where the answer was asked for first. The rating follows from these rows."""

PUZZLE_DAYS = Table(
    "puzzle_days",
    META,
    Column("day", String(10), primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), primary_key=True, index=True),
    Column("found", Boolean, nullable=False),
)
"""Whether somebody has found the puzzle of that day on that day; not, where its answer was asked for."""

REVIEWS = Table(
    "reviews",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("about", Text, nullable=False),
    Column("state", String(8), nullable=False),
    Column("why", Text, nullable=False, server_default=""),
    Column("beat", Float, nullable=False),
    Column("found", LargeBinary),
)
"""A finished game looked back at. `about`: what is looked at and how closely; in another way it begins anew. `state`:
`going`, `done` or `failed`; `why` it failed. `beat`: when somebody last worked on it. `found`: what is told of it, in
all languages."""

REVIEW_PARTS = Table(
    "review_parts",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""What was found so far, in the order in which it was: a review that was broken off goes on from here."""

RESULTS = Table(
    "results",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(80), nullable=False, index=True),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
)
"""How finished games ended for the people who sat there. `kind`: games that can be compared with each other."""
