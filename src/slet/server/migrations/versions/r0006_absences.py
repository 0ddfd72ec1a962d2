"""When somebody has announced to be away."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "absences",
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("start", sa.Float(), primary_key=True),
        sa.Column("end", sa.Float(), nullable=False),
    )
