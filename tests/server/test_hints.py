"""Advice at a table: for who plays alone among computer players, by what the seat knows."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from slet.server import hinting
from slet.server.hinting import give_hint
from slet.server.thinking import Thinker
from slet.server.wire import Coached, Hint
from support.serving import Live, Person, Served, asked_among, serving, settings_for

ADVISED = ("asks for advice.", "se ptá na radu.")

NewPerson = Callable[..., Person]


def hinted(live: Live) -> dict[str, Any]:
    live.send({"do": "hint", "n": live.update["n"]})
    return live.until(lambda heard: heard["is"] == "hinted")


@pytest.mark.parametrize(("language", "says"), [("en", "just what you bid"), ("cs", "přesně podle tipu")])
def test_who_plays_alone_is_told_the_best_options_and_what_to_expect(
    person: NewPerson, language: str, says: str
) -> None:
    ema = person("Ema", language=language)
    live = ema.sit(ema.set_up())
    live.settle()
    hint = hinted(live)
    offered = {option["id"]: option["text"] for option in live.update["ask"]["options"]}
    assert hint["n"] == live.update["n"]
    assert 1 <= len(hint["ideas"]) <= 3
    for idea in hint["ideas"]:
        assert idea["text"] == offered[idea["option"]]
        assert says in idea["told"]
        assert 0 <= idea["chance"] <= 100
    live.choose(hint["ideas"][0]["option"])


def test_the_same_question_gets_the_same_advice(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up("big-book", "me computer"))
    live.settle()
    assert hinted(live) == hinted(live)


def test_a_table_says_whether_one_may_ask(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    alone, shared = ema.set_up(), ema.set_up(seats="me open computer")
    assert ema.get(f"/api/tables/{alone['id']}")["hints"]
    ota.join(shared)
    assert not ema.get(f"/api/tables/{shared['id']}")["hints"]
    assert not ota.get(f"/api/tables/{alone['id']}")["hints"]


def test_among_people_nobody_is_advised(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up(seats="me open computer")
    ota.join(table)
    ema.post(f"/api/tables/{table['id']}/start")
    hers, his = ema.sit(table), ota.sit(table)
    asked = asked_among(hers, his)
    refused = asked.refused({"do": "hint", "n": asked.update["n"]})
    assert refused["key"] == "hints-with-people"
    assert "not agreed" in refused["text"]


def test_where_all_sat_down_agreeing_to_it_everybody_may_ask(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota", language="cs")
    table = ema.set_up("big-book", "me open", hints=True)
    assert "Everybody may ask for hints here, and newcomers have a coach." in table["settings"]
    ota.join(table)
    told = ota.get(f"/api/tables/{table['id']}")
    assert "Každý se tu může ptát na radu a nováčkům napovídá sova." in told["settings"]
    ema.post(f"/api/tables/{table['id']}/start")
    hers, his = ema.sit(table), ota.sit(table)
    asked = asked_among(hers, his)
    other = his if asked is hers else hers
    for _ in range(2):
        assert hinted(asked)["ideas"]
    heard = other.until(lambda heard: heard["is"] == "chat" and heard["lines"])
    assert [(line["noted"], line["text"]) for line in heard["lines"]] == [(True, ADVISED[other is his])]
    watching = person("Iva").sit(table)
    assert watching.refused({"do": "hint", "n": 0})["key"] == "only-watching"


def test_who_watches_is_not_advised(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up()
    ema.sit(table).settle()
    watching = ota.sit(table)
    refused = watching.refused({"do": "hint", "n": 0})
    assert refused["key"] == "only-watching"


def test_a_question_that_is_no_longer_open_is_not_thought_about(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    live.settle()
    assert live.refused({"do": "hint", "n": live.update["n"] + 1})["key"] == "stale-move"


def test_thinking_that_fails_is_told_and_loses_nothing(
    person: NewPerson,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    server_log: list[object],
) -> None:
    monkeypatch.setattr(hinting, "think_of", len)  # which does not take what it is given
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    live.settle()
    refused = live.refused({"do": "hint", "n": live.update["n"]})
    assert refused["key"] == "hint-failed"
    live.choose(live.update["ask"]["options"][0]["id"])
    server_log += caplog.records
    assert "no advice" in caplog.text


def test_advice_is_about_the_question_for_which_it_was_asked(served: Served, person: NewPerson) -> None:
    """In the same moment the table goes on: nobody is told that thinking failed, nor advised about something else."""
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    live.settle()
    n, option = live.update["n"], live.update["ask"]["options"][0]["id"]

    async def asked_as_it_goes_on() -> None:
        table = await served.tables.find(live.table_id)
        (connection,) = table.connections
        assert table.match is not None
        await give_hint(served.tables, connection, table.match, Hint(n))
        table.apply(table.answer(live.update["ask"]["seat"], option))
        while connection.hinting:
            await asyncio.sleep(0.01)
        connection.send(Coached(n, 0, []))

    served.do(asked_as_it_goes_on())
    live.until(lambda heard: heard["is"] == "coached")
    assert not [heard for heard in live.heard if heard["is"] in ("hinted", "refused")]


def test_advice_that_takes_too_long_is_what_comes_to_mind_in_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server_log: list[object], caplog: pytest.LogCaptureFixture
) -> None:
    """Here the process was stopped; on a busy machine it is slow. The next one has all the time."""
    with serving(settings_for(tmp_path, thinkers=1)) as served:
        ema = served.person("Ema")
        live = ema.sit(ema.set_up())
        live.settle()
        thinkers = served.tables.thinkers
        (pid,) = thinkers.pids
        os.kill(pid, signal.SIGSTOP)
        end = thinkers._end

        async def ended(thinker: Thinker) -> None:
            await end(thinker)
            thinkers._seconds = 600

        monkeypatch.setattr(thinkers, "_end", ended)
        thinkers._seconds = 1
        assert hinted(live)["ideas"]
        assert pid not in thinkers.pids
        ema.close()
    server_log += caplog.records
