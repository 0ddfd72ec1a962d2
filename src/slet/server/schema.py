"""The tables of the database."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

META = MetaData()

SECRETS = Table("secrets", META, Column("name", String(40), primary_key=True), Column("value", String(100)))

PLAYERS = Table(
    "players",
    META,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("counted_from", Float, nullable=False, server_default="0"),
    Column("hat", String(12), nullable=False, server_default=""),
    Column("settings", Text, nullable=False, server_default=""),
    Column("settings_at", Float, nullable=False, server_default="0"),
)
"""`counted_from`: games begun since then are in the statistics of the player. `settings`: what the player chose about
the page itself, as JSON, when `settings_at`: the newest counts on all devices."""

SESSIONS = Table(
    "sessions",
    META,
    Column("id", String(40), primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), nullable=False, index=True),
    Column("device", String(60), nullable=False, server_default=""),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("ended", Float),
)
"""The browsers in which somebody is themselves. `id` is what the cookie says. One that was ended stays, so that its
cookie is nobody's from then on."""

PASSKEYS = Table(
    "passkeys",
    META,
    Column("id", String(64), primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), nullable=False, index=True),
    Column("site", String(255), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
)
"""What the devices of people are known by. `key` is the public one; `site`: the name of the server
for which it was made."""

CHALLENGES = Table(
    "challenges",
    META,
    Column("id", String(64), primary_key=True),
    Column("session", String(40), nullable=False),
    Column("until", Float, nullable=False),
)
"""What browsers were asked to sign, by its digest; each is answered once."""

LINKS = Table(
    "links",
    META,
    Column("id", String(64), primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), nullable=False, index=True),
    Column("until", Float, nullable=False),
    Column("used", Float),
)
"""Links that carry somebody to another device. `id` is the digest of what the link says, which is kept nowhere."""

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
    Column("restraints", Text, nullable=False, server_default=""),
    Column("founder", String(24), nullable=False, server_default=""),
    Column("open_to", String(12), nullable=False, server_default=""),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("evening", String(24), nullable=False, server_default=""),
)
"""`asked` (the seats whose turn it is) and `winners` (names) are copies for lists; the acts say it all. `wish` is the
last wish to take something back. `origin`: from which moment of which game it goes on, where it is a branch.
`restraints`: what its host has decided about people there. `founder`: a mark of the place from which it was set up.
`open_to`: which strangers may sit down; empty where nobody may who was not invited. `rated`: whether it counts for the
ratings, as all know who sit down. `evening`: the club evening to which it belongs."""

SEATS = Table(
    "seats",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Column("away", Boolean, nullable=False),
    Column("taken_from", String(24), nullable=False, server_default=""),
)
"""`taken_from`: a mark of the place from which somebody sat down."""

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
    Column("player", String(40), ForeignKey("players.id"), index=True),
)
"""`player`: who said it; not known of what was said before that was kept."""

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
    Column("by", String(40), nullable=False, server_default=""),
)
"""A finished game looked back at. `about`: what is looked at and how closely; in another way it begins anew. `state`:
`going`, `done` or `failed`; `why` it failed. `beat`: when somebody last worked on it. `found`: what is told of it, in
all languages. `by`: for whom it is being worked on, as long as it is."""

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

ABSENCES = Table(
    "absences",
    META,
    Column("player", String(40), ForeignKey("players.id"), primary_key=True),
    Column("start", Float, primary_key=True),
    Column("end", Float, nullable=False),
)
"""When somebody has announced to be away: their clocks of days stand still."""

RATED = Table(
    "rated",
    META,
    Column("table", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("ended", Text, nullable=False),
)
"""How rated games ended: who played on which side, and in which order the sides came in. All ratings follow from these
rows and from who sits where."""

EVENINGS = Table(
    "evenings",
    META,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("fill", String(12), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("host", String(40), ForeignKey("players.id"), nullable=False, index=True),
    Column("host_left", Boolean, nullable=False),
    Column("host_seen", Float, nullable=False),
    Column("invitation", String(64), nullable=False),
    Column("founder", String(24), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("round", Integer, nullable=False),
    Column("ended", Float),
    Column("n", Integer, nullable=False),
)
"""Club evenings. `size`: how many are to sit at a table; `fill`: what is done where people do not fill all of them.
`host_seen`: when the host was last there; somebody else may take over then. `round`: the one that was begun last. `n`
grows with every change, so that whoever knows a number knows all up to it."""

EVENING_PEOPLE = Table(
    "evening_people",
    META,
    Column("evening", String(24), ForeignKey("evenings.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("state", String(8), nullable=False),
    Column("joined", Float, nullable=False),
)
"""Who came to an evening; `state`: `plays`, `runs` (the host who does not play), `out` (has left, or sits out)."""

EVENING_DESKS = Table(
    "evening_desks",
    META,
    Column("evening", String(24), ForeignKey("evenings.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("desk", Integer, primary_key=True),
    Column("table", String(24), ForeignKey("tables.id")),
    Column("seats", Text, nullable=False),
    Column("state", String(8), nullable=False),
    Column("points", Text, nullable=False, server_default=""),
)
"""The tables and byes of each round. `seats`: the numbers of those who sit there, and nothing for computer players.
`state`: `going`, `played`, `ended` (by the host) or `bye`. `points`: of each seat, in tenths, once they are known."""

NOTICE_WAYS = Table(
    "notice_ways",
    META,
    Column("id", String(24), primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("after", Integer, nullable=False),
    Column("state", String(12), nullable=False),
    Column("language", String(2), nullable=False),
    Column("made", Float, nullable=False),
    Column("session", String(40), nullable=False, server_default=""),
)
"""How somebody wishes to be told that it is their turn. `kind`: `push` or `mail`; `target`: the address of the push
service's mailbox, or of an e-mail; `keys`: by which a push is sealed for that one browser. `after`: seconds of their
turn until they are told. `state`: `asked` until an e-mail address is confirmed, then `on`; `refused` where the other
side will take nothing any more. `session`: the browser that a push wakes; with its session the way ends."""

NOTICE_HOURS = Table(
    "notice_hours",
    META,
    Column("player", String(40), ForeignKey("players.id"), primary_key=True),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    Column("zone", String(60), nullable=False),
)
"""When somebody wishes to be told nothing: from and to which minute of the day, by the clocks of that time zone."""

NOTICES = Table(
    "notices",
    META,
    Column("way", String(24), primary_key=True),
    Column("about", String(24), primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("holder", String(24), nullable=False, server_default=""),
    Column("held_until", Float, nullable=False, server_default="0"),
    Index("ix_notices_about_player", "about", "player"),
)
"""What is to be told, and not before `due`. A row comes with the act after which it is somebody's turn, in the same
transaction, and goes when they have answered, or when it was told. `about`: the table; nothing for the letter by which
an e-mail address is confirmed. `n`: the number of that act. `holder`: the worker who is telling it just now, until
`held_until`; one that was killed holds it no longer. It does not refer to `notice_ways`: a move must never
fail because somebody has just given up being told."""
