"""Somebody has several sessions, and links that lead to another one; a hat and settings that travel with them.

Until then the cookie named the player. It names a session from now on, and everybody's first one has the same name as
they have: so every cookie that was given out stays good.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

FIRST = "INSERT INTO sessions (id, player, made, used) SELECT id, id, made, made FROM players"


def upgrade() -> None:
    op.add_column("players", sa.Column("hat", sa.String(12), nullable=False, server_default=""))
    op.add_column("players", sa.Column("settings", sa.Text(), nullable=False, server_default=""))
    op.add_column("players", sa.Column("settings_at", sa.Float(), nullable=False, server_default="0"))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("device", sa.String(60), nullable=False, server_default=""),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float()),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_table(
        "links",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("used", sa.Float()),
    )
    op.create_index("ix_links_player", "links", ["player"])
    with op.batch_alter_table("said") as said:
        said.add_column(sa.Column("player", sa.String(40)))
        said.create_foreign_key("said_player_fkey", "players", ["player"], ["id"])
    op.create_index("ix_said_player", "said", ["player"])
    op.execute(FIRST)
