"""`slet review`."""

import json
from pathlib import Path

from cli.conftest import Slet

RECORDS = Path(__file__).parent.parent / "data" / "records"


def test_a_game_is_looked_back_at_and_what_was_found_is_kept(slet: Slet, tmp_path: Path) -> None:
    record = str(min((RECORDS / "wandering-towers").glob("*-1-*.json"), key=lambda file: file.stat().st_size))
    said = slet("review", record, "--worlds", "1", "--jobs", "1", "--json", str(tmp_path / "found.json"))
    assert said.code == 0
    assert "Wandering Towers, looked back at: " in said.out
    assert "luck" in said.out
    found = json.loads((tmp_path / "found.json").read_text())
    assert len(found["accounts"]) == 1
    (kept,) = (tmp_path / "data" / "slet" / "reviews").iterdir()
    before = kept.read_bytes()
    plain = slet("review", record, "--worlds", "1", "--jobs", "1", "--plain", "--lang", "cs")
    assert "štěstí" in plain.out
    assert kept.read_bytes() == before  # nothing is worked out twice


def test_a_game_that_is_not_over_is_refused_in_a_sentence(slet: Slet, won_trick: Path) -> None:
    said = slet("review", str(won_trick))
    assert said.code == 2
    assert "not over" in said.err


def test_what_is_no_record_is_refused(slet: Slet, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("no record")
    assert slet("review", str(tmp_path / "x.json")).code == 2
    assert slet("review", str(tmp_path / "y.json")).code == 2
