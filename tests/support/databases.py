"""Databases that earlier versions have left behind."""

import gzip
from pathlib import Path

OLD = Path(__file__).parent.parent / "data" / "databases"


def old_database(file: Path) -> None:
    """What the first version that was given to people has left behind."""
    file.write_bytes(gzip.decompress((OLD / "before-archives.db.gz").read_bytes()))
