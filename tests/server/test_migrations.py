"""The schema from version to version: everything is kept, nothing differs, and who may not go on is told why."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, select, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from slet.server.backup import restore
from slet.server.migrating import (
    FOLDER,
    NEWEST,
    NUMBERS,
    SchemaAhead,
    SchemaBehind,
    bring_up_to_date,
    migrate,
    number_of,
)
from slet.server.schema import ACTS, META
from slet.server.store import Store
from slet.server.upgrade import Unreachable, made_ready
from support.databases import old_database
from support.services import new_database

FIRST = """
    DROP TABLE alembic_version, positions, archives, puzzles, puzzle_days, reviews, review_parts, review_notes, results;
    DROP TABLE sessions, links, passkeys, challenges, absences, rated, notices, notice_hours, notice_ways;
    DROP TABLE evening_desks, evening_people, evenings;
    ALTER TABLE said DROP COLUMN player;
    ALTER TABLE players DROP COLUMN counted_from, DROP COLUMN hat, DROP COLUMN settings, DROP COLUMN settings_at;
    ALTER TABLE tables DROP COLUMN hints, DROP COLUMN origin, DROP COLUMN restraints, DROP COLUMN founder;
    ALTER TABLE tables DROP COLUMN open_to, DROP COLUMN rated, DROP COLUMN evening;
    ALTER TABLE seats DROP COLUMN taken_from
"""
"""From the schema of change 0001 back to the first one."""


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'slet.db'}"
        return
    with new_database() as made:
        yield made


def within(address: str, work: Callable[[Connection], Any]) -> Any:
    """Do it in one transaction."""

    async def done() -> Any:
        engine = create_async_engine(address, poolclass=NullPool)
        async with engine.begin() as connection:
            found = await connection.run_sync(work)
        await engine.dispose()
        return found

    return asyncio.run(done())


def say(address: str, statements: str) -> None:
    within(address, lambda connection: [connection.execute(text(one)) for one in statements.split(";")])


def differences(address: str) -> list[Any]:
    def compared(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, META))

    found: list[Any] = within(address, compared)
    return found


def first_landed(address: str, folder: Path) -> list[Any]:
    """Make it a database of the first version with real games: the acts in it."""
    if address.startswith("sqlite"):
        old_database(folder / "slet.db")
    else:
        old_database(folder / "old.db")
        asyncio.run(restore(address, folder / "old.db", replace=False))
        say(address, FIRST)
    assert differences(address)
    return acts_in(address)


def acts_in(address: str) -> list[Any]:
    asked = select(*(ACTS.c[name] for name in ("table", "n", "seat", "kind", "option", "at"))).order_by(
        *ACTS.primary_key
    )
    found: list[Any] = within(address, lambda connection: [tuple(row) for row in connection.execute(asked)])
    return found


def test_from_the_first_version_on_all_changes_lead_to_the_schema_of_today(address: str, tmp_path: Path) -> None:
    before = first_landed(address, tmp_path)
    assert len(before) > 2_000
    done = asyncio.run(made_ready(address, told_to=True))
    assert done is not None
    assert done.found == "0000"
    assert differences(address) == []
    assert acts_in(address) == before
    assert within(address, number_of) == NEWEST
    assert asyncio.run(made_ready(address)) is None


def test_all_changes_one_after_the_other_make_the_same_as_all_at_once(address: str) -> None:
    within(address, migrate)
    assert differences(address) == []


def test_a_new_database_is_made_as_it_has_to_be_without_any_migration(address: str) -> None:
    assert asyncio.run(made_ready(address)) is None
    assert differences(address) == []
    assert within(address, number_of) == NEWEST


def test_changes_stand_in_one_row() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_heads() == [NEWEST]
    assert [script.revision for script in scripts.walk_revisions()][::-1] == list(NUMBERS)


def test_a_file_is_migrated_when_it_is_opened_and_a_copy_is_kept(tmp_path: Path) -> None:
    old_database(tmp_path / "slet.db")

    async def opened() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'slet.db'}")
        await store.open()
        await store.close()

    asyncio.run(opened())
    copy = tmp_path / "slet.db.before-0000"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert acts_in(f"sqlite+aiosqlite:///{copy}") == acts_in(f"sqlite+aiosqlite:///{tmp_path / 'slet.db'}")
    with closing(sqlite3.connect(copy)) as kept:
        assert not kept.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone()


def test_a_database_server_is_migrated_only_when_its_host_says_so(tmp_path: Path) -> None:
    with new_database() as address:
        first_landed(address, tmp_path)
        with pytest.raises(SchemaBehind) as refused:
            asyncio.run(made_ready(address))
        assert "slet migrate" in refused.value.text("en")
        assert "slet migrate" in refused.value.text("cs")
        assert differences(address)


def test_of_several_that_migrate_at_once_one_does_it(tmp_path: Path) -> None:
    with new_database() as address:
        before = first_landed(address, tmp_path)

        async def all_at_once() -> list[str | None]:
            engines = [create_async_engine(address, poolclass=NullPool) for _ in range(4)]
            return await asyncio.gather(*(bring_up_to_date(engine, "migrate") for engine in engines))

        assert sorted(asyncio.run(all_at_once()), key=str) == ["0000", None, None, None]
        assert acts_in(address) == before


def test_what_a_later_version_has_written_is_not_touched(address: str) -> None:
    asyncio.run(made_ready(address))
    say(address, "UPDATE alembic_version SET version_num = '9999'")
    for told_to in (False, True):
        with pytest.raises(SchemaAhead) as refused:
            asyncio.run(made_ready(address, told_to=told_to))
        assert "9999" in refused.value.text("en")
        assert "novější verze" in refused.value.text("cs")


def test_a_database_that_cannot_be_reached_is_said_in_a_sentence() -> None:
    with pytest.raises(Unreachable):
        asyncio.run(made_ready("postgresql+asyncpg://nobody@127.0.0.1:1/none"))


# --- how migrations are done: with one that is not ours --------------------------------------------------------------

NEXT = """
from alembic import op
import sqlalchemy as sa
revision = "{revision}"
down_revision = "{after}"


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.alter_column("status", type_=sa.String(20), existing_nullable=False)
    {more}
"""


def with_another(folder: Path, more: str = "pass") -> Path:
    """Our migrations, and one more that builds a table anew to which others refer."""
    for file in (*FOLDER.glob("*.py"), *FOLDER.glob("versions/*.py")):
        target = folder / file.relative_to(FOLDER)
        target.parent.mkdir(exist_ok=True, parents=True)
        target.write_bytes(file.read_bytes())
    (folder / "versions" / "r9000_next.py").write_text(NEXT.format(revision="9000", after=NEWEST, more=more))
    return folder


async def brought_to(address: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("slet.server.migrating.NEWEST", "9000")
    monkeypatch.setattr("slet.server.migrating.NUMBERS", (*NUMBERS, "9000"))
    engine: AsyncEngine = create_async_engine(address, poolclass=NullPool)
    try:
        await bring_up_to_date(engine, "migrate", folder)
    finally:
        await engine.dispose()


def test_a_table_that_is_built_anew_keeps_its_rows_and_those_that_refer_to_it(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = first_landed(address, tmp_path)
    asyncio.run(brought_to(address, with_another(tmp_path / "scripts"), monkeypatch))
    assert within(address, number_of) == "9000"
    assert acts_in(address) == before
    assert [change[0][0] for change in differences(address)] == ["modify_type"]


@pytest.mark.parametrize("fault", ["raise ZeroDivisionError", "op.execute('DELETE FROM players')"])
def test_a_migration_that_fails_changes_nothing(
    fault: str, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where it would leave rows behind that refer to nothing."""
    before = first_landed(address, tmp_path)
    with pytest.raises(Exception, match=r"(?i)zero|refers to nothing|foreign key|^$"):
        asyncio.run(brought_to(address, with_another(tmp_path / "scripts", fault), monkeypatch))
    assert within(address, number_of) == "0000"
    assert acts_in(address) == before
