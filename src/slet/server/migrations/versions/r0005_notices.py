"""Notices that it is somebody's turn."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("way", sa.String(length=24), primary_key=True),
        sa.Column("about", sa.String(length=24), primary_key=True),
        sa.Column("player", sa.String(length=40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("holder", sa.String(length=24), server_default="", nullable=False),
        sa.Column("held_until", sa.Float(), server_default="0", nullable=False),
    )
    op.create_index("ix_notices_about_player", "notices", ["about", "player"])
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_table(
        "notice_hours",
        sa.Column("player", sa.String(length=40), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("quiet_from", sa.Integer(), nullable=False),
        sa.Column("quiet_to", sa.Integer(), nullable=False),
        sa.Column("zone", sa.String(length=60), nullable=False),
    )
    op.create_table(
        "notice_ways",
        sa.Column("id", sa.String(length=24), primary_key=True),
        sa.Column("player", sa.String(length=40), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
    )
    op.create_index("ix_notice_ways_player", "notice_ways", ["player"])
