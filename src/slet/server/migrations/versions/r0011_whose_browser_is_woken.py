"""Which session's browser a push wakes: with the session ends the way."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("notice_ways", sa.Column("session", sa.String(40), nullable=False, server_default=""))
