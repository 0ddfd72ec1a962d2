"""A mail server and a push service that cannot be reached at all: nobody waits for them, and nothing is lost."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import select

from server.notices.conftest import PUBLIC
from slet.server.notices import sender
from slet.server.notices.host import Smtp
from slet.server.schema import NOTICES
from support.mailboxes import Browser, PushService, free_port, mail_server
from support.serving import Served, serving, settings_for


def tries(served: Served) -> list[int]:
    async def asked() -> list[int]:
        async with served.tables.store.engine.connect() as connection:
            return [int(one) for one in await connection.scalars(select(NOTICES.c.tries))]

    return served.do(asked())


def test_what_nobody_took_comes_once_the_services_are_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "LOOK", 0.05)
    monkeypatch.setattr(sender, "FIRST_PAUSE", 0.01)
    letters, pushes = free_port(), free_port()
    away: Any = SimpleNamespace(address=f"http://127.0.0.1:{pushes}", browsers={})
    settings = settings_for(
        tmp_path,
        public_address=PUBLIC,
        smtp=Smtp("127.0.0.1", letters, "none", "slet@example.org"),
        push_services=(away.address,),
    )
    with serving(settings) as served:
        ema, jan, browser = served.person("Ema"), served.person("Jan"), Browser(away, "jan")
        jan.post("/api/me/notices/push", browser.subscription | {"after": 0})
        jan.post("/api/me/notices/mail", {"address": "jan@example.org", "after": 0})
        table = ema.set_up("wandering-towers", "me open", settings={"start_seat": 0})
        jan.join(table)
        ema.post(f"/api/tables/{table['id']}/start")
        live = ema.sit(table)
        while live.settle()["ask"] and 1 not in live.update["asked"]:
            live.choose(live.update["ask"]["options"][0]["id"])
            if 1 in live.update["asked"]:
                break
        while sorted(tries(served))[:2] < [1, 1]:
            pass
        with mail_server(letters) as (mail, _), PushService(pushes) as push:
            push.browsers = away.browsers
            assert mail.next("jan@example.org")["Subject"] == "May Slet write to you?"
            assert browser.next()["table"] == table["id"]
            assert browser.has_heard_nothing()
        for one in (ema, jan):
            one.close()
