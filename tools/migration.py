"""Writes a draft of a migration, from the schema that all migrations make to that of today: `make migration`."""

import sys

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from slet.server.migrating import FOLDER, NUMBERS, migrate


def main(name: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.set_main_option("file_template", "r%%(rev)s_%%(slug)s")
    with create_engine("sqlite://").connect() as connection:
        migrate(connection)
        config.attributes["connection"] = connection
        command.revision(config, name, autogenerate=True, rev_id=f"{int(NUMBERS[-1]) + 1:04}")


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] and sys.argv[1] else sys.exit('NAME="what it is for" is missing'))
