"""Advice at a table: for who plays alone among computer players, by what the seat knows."""

from collections.abc import Callable
from typing import Any

import pytest

from slet.server import hinting
from support.serving import Live, Person, asked_among

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
