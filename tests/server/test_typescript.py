"""The client's types are those of the server."""

import subprocess
import sys
from pathlib import Path

import pytest

from slet.server.typescript import files

SOURCES = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("place", sorted(files()))
def test_the_clients_types_are_up_to_date(place: str) -> None:
    written = (SOURCES / place).read_text(encoding="utf-8")
    assert written == files()[place], f"web/src/{place} is older than the structs: run `make types`"


def test_make_types_writes_them_all(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "slet.server.typescript", str(tmp_path)], check=True)
    written = {str(file.relative_to(tmp_path)): file.read_text(encoding="utf-8") for file in tmp_path.rglob("*.*")}
    assert written == files()
    makefile = (SOURCES.parents[1] / "Makefile").read_text(encoding="utf-8")
    assert "python -m slet.server.typescript web/src" in makefile


def test_every_message_has_a_type_and_what_is_sent_may_leave_out_defaults() -> None:
    wire = files()["wire.ts"]
    assert 'readonly is: "update";' in wire
    assert 'readonly do: "play";' in wire
    assert "readonly seat?: number | null;" in wire
    assert (
        "export type FromServer = TableInfo | Update | Chat | Refused | Pinged | Hinted | Coached | Outdated;" in wire
    )
