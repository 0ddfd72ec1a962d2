"""`slet check-games`: before an update a host sees what would become of the games that are kept."""

import gzip
import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from slet.cli.files import save
from slet.games import GAMES, wizard
from slet.kernel.match import Match
from support.ages import BACKWARDS, PLUS_MINUS, STRANGE, installed
from support.journeys import decisions

from .conftest import Slet

DATA = Path(__file__).parent.parent / "data"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database that an earlier version has written."""
    file = tmp_path / "kept" / "old games.db"
    file.parent.mkdir()
    file.write_bytes(gzip.decompress((DATA / "databases" / "before-archives.db.gz").read_bytes()))
    return file


def test_a_database_of_an_earlier_version_is_checked_and_left_as_it_is(slet: Slet, database: Path) -> None:
    before = database.read_bytes()
    said = slet("check-games", str(database))
    assert said.code == 0, said.out
    assert "14 games were checked." in said.out
    assert "Nothing would be lost." in said.out
    assert database.read_bytes() == before
    assert list(database.parent.iterdir()) == [database]
    assert slet("check-games", f"sqlite:///{database}").out == said.out


def test_games_that_would_stop_are_listed_with_where_and_why(
    slet: Slet, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(monkeypatch, STRANGE)
    said = slet("check-games", str(database), "--plain")
    assert said.code == 1
    stops = [line for line in said.out.splitlines() if "wizard" in line and line.endswith("stops.")]
    assert len(stops) == 3
    assert "can follow it only as far as move" in said.out
    assert "version 2 is installed here" in said.out
    assert "3 games could not be played on or read to their end." in said.out
    czech = slet("check-games", str(database), "--plain", "--lang", "cs")
    assert "3 hry by nešlo dohrát" in czech.out
    assert "dovede ji sledovat jen k tahu" in czech.out


def test_games_that_go_on_by_the_rules_they_began_with_are_told(
    slet: Slet, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(monkeypatch, PLUS_MINUS)
    said = slet("check-games", str(database), "--plain")
    assert said.code == 0
    told = [line for line in said.out.splitlines() if "by the rules it began with, which are options now" in line]
    assert len([line for line in told if "wizard" in line]) == 3


def test_a_folder_of_records_is_checked(slet: Slet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "records"
    for seed in range(2):
        match = Match.start(wizard.GAME, 3, {}, seed)
        for _ in decisions(match, Random(seed)):
            pass
        save(match.record(), folder / "inner" / f"{seed}.json")
    (folder / "notes.json").write_text("{}")
    said = slet("check-games", str(folder), "--plain")
    assert said.code == 0
    assert "notes.json: cannot be read." in said.out
    installed(monkeypatch, BACKWARDS)
    out = tmp_path / "findings.json"
    said = slet("check-games", str(folder), "--plain", "--json", str(out))
    assert said.code == 1
    assert said.out.count("stops.") == 2
    findings = json.loads(out.read_text())
    assert sorted(finding["way"] for finding in findings) == ["stopped", "stopped", "unreadable"]
    assert all("rules version 1" in finding["text"]["en"] for finding in findings if finding["lost"])
    one = slet("check-games", str(folder / "inner" / "0.json"), "--json", "-")
    assert [finding["way"] for finding in json.loads(one.out)] == ["stopped"]
    installed(monkeypatch, replace(wizard.GAME, version=2))
    assert "all moves fit the rules installed here" in slet("check-games", str(folder), "--plain").out


@pytest.mark.parametrize("language", ["en", "cs"])
def test_what_cannot_be_checked_is_refused_with_one_sentence(slet: Slet, tmp_path: Path, language: str) -> None:
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as other:
        other.execute("CREATE TABLE birds (name)")
    other.close()
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 20)
    refused = {
        "nothing": str(tmp_path / "nothing.db"),
        "foreign": str(foreign),
        "broken": str(broken),
        "unknown": "oracle://here",
        "closed": "postgresql://nobody@127.0.0.1:1/slet",
    }
    for name, kept in refused.items():
        said = slet("check-games", kept, "--lang", language)
        assert said.code == 2, name
        assert len(said.err.splitlines()) == 1, name
        assert "Traceback" not in said.err


def test_all_games_that_are_kept_here_are_followed_by_the_installed_rules(slet: Slet) -> None:
    said = slet("check-games", str(DATA / "records"), "--json", "-")
    findings = json.loads(said.out)
    assert {finding["game"] for finding in findings} == {game.id for game in GAMES}
    assert not [finding for finding in findings if finding["lost"]]
    assert said.code == 0
