"""`slet serve`: on which port, and on which database."""

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from socket import IPPROTO_TCP, TCP_NODELAY

import pytest

from slet.cli.serve import PORT, listen
from slet.server.claim import Claim, InUse, file_of
from support.serving import Person, Process

Start = Callable[..., Process]


def test_a_second_server_on_the_same_file_says_so_and_ends(process: Start, tmp_path: Path) -> None:
    first = process()
    (tmp_path / "again.db").symlink_to(tmp_path / "slet.db")
    for language, told, name in (("en", "already runs", "slet.db"), ("cs", "už běží", "again.db")):
        code, said = process("--lang", language, SLET_DATABASE_URL=f"sqlite:///{tmp_path / name}").wait()
        assert code == 2
        assert told in said
        assert first.address in said
        assert str(tmp_path / "slet.db") in said
        assert "Traceback" not in said
    ema = Person(first.address, "Ema")
    assert ema.set_up()["status"] == "playing"
    ema.close()


def test_a_killed_server_leaves_the_file_to_the_next(process: Start) -> None:
    process().kill()
    assert process().address


def test_servers_on_files_of_their_own_do_not_mind_each_other(process: Start, tmp_path: Path) -> None:
    assert process().address
    assert process(SLET_DATABASE_URL=f"sqlite:///{tmp_path / 'other.db'}").address


def test_the_file_can_be_had_again_when_it_is_given_back(tmp_path: Path) -> None:
    first, second = (Claim(f"sqlite+aiosqlite:///{way}") for way in (tmp_path / "a.db", tmp_path / "." / "a.db"))
    first.take()
    first.take()
    with pytest.raises(InUse):
        second.take()
    first.serve_at("http://127.0.0.1:1")
    with pytest.raises(InUse, match=r"http://127\.0\.0\.1:1"):
        second.take()
    first.give_back()
    second.take()
    second.give_back()


def test_only_a_file_has_to_be_claimed(tmp_path: Path) -> None:
    """Workers who share a database server tell each other what happens."""
    file = tmp_path / "a.db"
    assert file_of(f"sqlite+aiosqlite:///{file}") == file
    assert file_of(f"sqlite+aiosqlite:///file:{file}?uri=true") == file
    for address in (
        "postgresql+asyncpg://postgres@127.0.0.1/slet",
        "sqlite+aiosqlite:///:memory:",
        "sqlite+aiosqlite:///file:games?mode=memory&uri=true",
        "sqlite+aiosqlite://",
    ):
        assert file_of(address) is None
        one, other = Claim(address), Claim(address)
        one.take()
        other.take()


@pytest.mark.parametrize(("language", "told"), [("en", "takes port"), ("cs", "běží na portu")])
def test_where_the_usual_port_is_taken_another_one_is_used_and_named(process: Start, language: str, told: str) -> None:
    with ExitStack() as listening:
        with suppress(OSError):  # then somebody else has it, which comes to the same
            listening.enter_context(socket.create_server(("127.0.0.1", PORT)))
        started = process("--lang", language)
        assert started.running
        assert told in started.said
        assert str(PORT) in started.said
        port = re.findall(r":(\d+)", started.address)[0]
        assert port != str(PORT)
        assert started.said.count(port) == 2


@pytest.mark.parametrize(("language", "told"), [("en", "already uses port"), ("cs", "už používá jiný program")])
def test_a_port_that_was_asked_for_and_is_taken_is_refused(process: Start, language: str, told: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = str(listening.getsockname()[1])
        code, said = process("--lang", language, "--port", port).wait()
    assert code == 2
    assert told in said
    assert port in said
    assert "http" not in said


def test_a_port_that_does_not_exist_is_refused(process: Start) -> None:
    code, said = process("--port", "99999").wait()
    assert code == 2
    assert "99999" in said
    assert "Traceback" not in said


def test_nothing_that_is_sent_waits_for_more_to_be_sent_with_it() -> None:
    """Else each answer of a computer player comes 40 ms after what it answers."""

    async def sends_at_once() -> bool:
        told = asyncio.get_running_loop().create_future()
        listening = listen("127.0.0.1", 0)

        def connected(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            told.set_result(writer.get_extra_info("socket").getsockopt(IPPROTO_TCP, TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(connected, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            found = await told
            writer.close()
            await writer.wait_closed()
        return bool(found)

    assert asyncio.run(sends_at_once())
