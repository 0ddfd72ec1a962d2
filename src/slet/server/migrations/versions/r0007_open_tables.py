"""Tables at which strangers may sit down."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("open_to", sa.String(12), nullable=False, server_default=""))
