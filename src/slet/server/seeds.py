"""Where the seeds of tables come from: from where nobody can foresee them.

For tests and demonstrations they may follow from the words in a file instead (`SLET_SEED_FILE`), which is read for each
table: the same words give the same games, in the order in which tables are made. Whoever knows the words knows all
cards, so `slet serve` says so when it starts.
"""

from hashlib import sha256
from pathlib import Path
from secrets import token_bytes


class Seeds:
    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._words = ""
        self._made = 0

    def next(self) -> bytes:
        """The seed of the next table."""
        if self._file is None:
            return token_bytes(32)
        words = self._file.read_text(encoding="utf-8").strip()
        if words != self._words:
            self._words, self._made = words, 0
        self._made += 1
        return seed_of(words, self._made)


def seed_of(words: str, number: int) -> bytes:
    """The seed of the table with that number, counted from 1, since these words have been in the file."""
    return sha256(f"{words}/{number}".encode()).digest()
