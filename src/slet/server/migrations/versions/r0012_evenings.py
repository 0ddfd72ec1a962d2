"""Club evenings: who came, who sat where in which round, and what it has brought."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("evening", sa.String(24), nullable=False, server_default=""))
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("fill", sa.String(12), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("host_left", sa.Boolean, nullable=False),
        sa.Column("host_seen", sa.Float, nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("founder", sa.String(24), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("n", sa.Integer, nullable=False),
    )
    op.create_index("ix_evenings_host", "evenings", ["host"])
    op.create_index("ix_evenings_founder", "evenings", ["founder"])
    op.create_table(
        "evening_people",
        sa.Column("evening", sa.String(24), sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
    )
    op.create_index("ix_evening_people_player", "evening_people", ["player"])
    op.create_table(
        "evening_desks",
        sa.Column("evening", sa.String(24), sa.ForeignKey("evenings.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("desk", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(24), sa.ForeignKey("tables.id")),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("points", sa.Text, nullable=False, server_default=""),
    )
