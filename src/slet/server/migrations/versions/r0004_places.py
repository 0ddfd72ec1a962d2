"""From which place a table was set up and a seat taken, as a mark."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for name, column in (("tables", "founder"), ("seats", "taken_from")):
        with op.batch_alter_table(name) as table:
            table.add_column(sa.Column(column, sa.String(24), nullable=False, server_default=""))
