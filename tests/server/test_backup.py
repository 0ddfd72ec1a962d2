"""`slet backup` and `slet restore`: consistent while people play, from either kind of database into either."""

import asyncio
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

import slet
from slet.kernel.record import read_record
from slet.server.backup import NothingThere, SomebodyThere, WouldLose, back_up, restore
from slet.server.claim import InUse
from slet.server.copying import CannotCopy, FileThere, NoBackup
from slet.server.settings import Settings
from support.databases import old_database
from support.services import new_database
from support.serving import Person, serving, settings_for

KINDS = ("sqlite", "postgresql")


@contextmanager
def settings_of(kind: str, folder: Path) -> Iterator[Settings]:
    folder.mkdir(exist_ok=True)
    if kind == "sqlite":
        yield settings_for(folder)
        return
    with new_database() as address:
        yield settings_for(folder, database=address)


def acts_in(file: Path) -> dict[str, list[int]]:
    with closing(sqlite3.connect(file)) as database:
        found: dict[str, list[int]] = {}
        for table, n in database.execute('SELECT "table", n FROM acts ORDER BY "table", n'):
            found.setdefault(table, []).append(n)
        return found


@pytest.mark.parametrize(("kind", "other"), [(kind, other) for kind in KINDS for other in KINDS])
def test_what_was_backed_up_while_people_played_goes_on_elsewhere(kind: str, other: str, tmp_path: Path) -> None:
    """Every table is whole in it, with all that was acknowledged before; who played is known by the same cookie."""
    file = tmp_path / "games.backup"
    with settings_of(kind, tmp_path / "here") as settings:
        with serving(settings) as served:
            ema = served.person("Ema")
            quiet = ema.sit(ema.set_up())
            rng = Random(1)
            for _ in range(5):
                quiet.choose_any(rng)
            acknowledged = quiet.settle()["n"]
            busy = ema.sit(ema.set_up(seats="me me me"))
            done = threading.Event()

            def play() -> None:
                while not done.is_set() and not busy.settle()["result"]:
                    busy.choose_any(rng)

            playing = threading.Thread(target=play)
            playing.start()
            assert asyncio.run(back_up(settings.database, file)) == 2
            done.set()
            playing.join()
            cookie = ema.cookie
            ema.close()
        kept = acts_in(file)
        assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in kept.values())
        assert len(kept[quiet.table_id]) == acknowledged
        assert file.stat().st_mode & 0o777 == 0o600
    with settings_of(other, tmp_path / "there") as settings:
        assert asyncio.run(restore(settings.database, file, replace=False)) == 2
        with serving(settings) as served:
            ema = Person(served.address)
            ema.http.cookies.set("slet-player", cookie)
            live = ema.sit(quiet.table_id)
            assert live.settle()["n"] == acknowledged
            live.play_on(Random(2))
            record = read_record(ema.http.get(f"/api/tables/{quiet.table_id}/record").content)
            assert slet.replay(record).outcome is not None
            ema.close()


@pytest.mark.parametrize("kind", KINDS)
def test_games_are_replaced_only_where_that_is_meant_and_nobody_plays(kind: str, tmp_path: Path) -> None:
    old_database(tmp_path / "old.db")
    with settings_of(kind, tmp_path / "here") as settings:
        with serving(settings) as served:
            ema = served.person("Ema")
            mine = ema.set_up()["id"]
            ema.close()
            with pytest.raises((InUse, SomebodyThere)):
                asyncio.run(restore(settings.database, tmp_path / "old.db", replace=True))
        with pytest.raises(WouldLose) as refused:
            asyncio.run(restore(settings.database, tmp_path / "old.db", replace=False))
        assert "--replace" in refused.value.text("cs")
        asyncio.run(back_up(settings.database, tmp_path / "before"))
        assert asyncio.run(restore(settings.database, tmp_path / "old.db", replace=True)) == 15
        asyncio.run(back_up(settings.database, tmp_path / "after"))
        assert len(acts_in(tmp_path / "after")) == 14
        assert mine not in acts_in(tmp_path / "after")
        assert asyncio.run(restore(settings.database, tmp_path / "before", replace=True)) == 1
    assert not list(tmp_path.rglob("*.part")) + list(tmp_path.rglob("*.restored"))


def test_nothing_is_written_over(tmp_path: Path) -> None:
    old_database(tmp_path / "slet.db")
    (tmp_path / "mine").write_text("precious")
    with pytest.raises(FileThere):
        asyncio.run(back_up(settings_for(tmp_path).database, tmp_path / "mine"))
    assert (tmp_path / "mine").read_text() == "precious"


def test_where_there_is_nothing_nothing_is_backed_up(tmp_path: Path) -> None:
    with pytest.raises(NothingThere):
        asyncio.run(back_up(settings_for(tmp_path).database, tmp_path / "new"))
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_is_not_whole_is_refused_and_the_database_stays(tmp_path: Path) -> None:
    old_database(tmp_path / "old.db")
    (tmp_path / "half").write_bytes((tmp_path / "old.db").read_bytes()[:100_000])
    (tmp_path / "foreign").write_text("no database at all")
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE something (a)")
    old_database(tmp_path / "slet.db")
    before = acts_in(tmp_path / "slet.db")
    for name in ("half", "foreign", "other"):
        with pytest.raises(NoBackup):
            asyncio.run(restore(settings_for(tmp_path).database, tmp_path / name, replace=True))
    assert acts_in(tmp_path / "slet.db") == before


def test_where_a_copy_cannot_be_written_it_is_said_and_nothing_is_left(tmp_path: Path) -> None:
    old_database(tmp_path / "slet.db")
    with pytest.raises(CannotCopy):
        asyncio.run(back_up(settings_for(tmp_path).database, tmp_path / "no" / "such" / "folder"))
    assert [file.name for file in tmp_path.iterdir()] == ["slet.db"]


def test_a_full_disk_leaves_no_half_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old_database(tmp_path / "slet.db")

    def full(*_: Any) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr("slet.server.copying._to_disk", full)
    with pytest.raises(CannotCopy, match=r".*"):
        asyncio.run(back_up(settings_for(tmp_path).database, tmp_path / "new"))
    assert [file.name for file in tmp_path.iterdir()] == ["slet.db"]
