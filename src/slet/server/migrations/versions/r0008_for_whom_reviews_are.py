"""For whom a game is being looked back at: one at a time for each person, whichever worker does it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("reviews", sa.Column("by", sa.String(40), nullable=False, server_default=""))
