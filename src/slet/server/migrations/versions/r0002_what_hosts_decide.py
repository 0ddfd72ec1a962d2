"""What the host of a table has decided about people there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("restraints", sa.Text(), nullable=False, server_default=""))
