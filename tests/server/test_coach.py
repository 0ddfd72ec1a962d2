"""The coach at a table: for who plays alone among computer players, or where all agreed; and only for who asks."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from support.serving import Live, Person, asked_among

NewPerson = Callable[..., Person]


def coached(live: Live) -> dict[str, Any]:
    live.send({"do": "coach", "n": live.update["n"]})
    return live.until(lambda heard: heard["is"] == "coached")


@pytest.mark.parametrize(("language", "says"), [("en", "One card, one question"), ("cs", "Jedna karta, jedna otázka")])
def test_who_plays_alone_hears_what_could_be_said_in_their_language(
    person: NewPerson, language: str, says: str
) -> None:
    ema = person("Ema", language=language)
    live = ema.sit(ema.set_up())
    live.settle()
    heard = coached(live)
    assert heard["n"] == live.update["n"]
    said = {one["key"]: one for one in heard["remarks"]}
    assert says in said["first-bid"]["text"]
    assert (said["first-bid"]["kind"], said["first-bid"]["at"]) == ("first", "hand")
    assert coached(live) == heard  # nothing is remembered
    live.choose_any(Random(1))
    live.settle()
    assert coached(live)["turn"] > heard["turn"]


def test_who_does_not_ask_hears_nothing(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    for _ in range(6):
        live.choose_any(Random(1))
    assert "coached" not in {heard["is"] for heard in live.heard}


def test_what_is_no_longer_asked_needs_no_remark(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    live.settle()
    live.send({"do": "coach", "n": live.update["n"] + 1})
    assert live.until(lambda heard: heard["is"] == "coached")["remarks"] == []


def test_among_people_nobody_is_coached_unless_all_agreed(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    tables = [ema.set_up(seats="me open computer", hints=agreed) for agreed in (False, True)]
    for table, agreed in zip(tables, (False, True), strict=True):
        ota.join(table)
        ema.post(f"/api/tables/{table['id']}/start")
        hers, his = ema.sit(table), ota.sit(table)
        asked = asked_among(hers, his)
        other = his if asked is hers else hers
        if agreed:
            assert coached(asked)["remarks"]
            assert coached(other)["remarks"] == []  # who is not asked
            assert not asked.chat  # nobody is told who is coached
        else:
            assert asked.refused({"do": "coach", "n": asked.update["n"]})["key"] == "hints-with-people"
    watching = person("Iva").sit(tables[1])
    assert watching.refused({"do": "coach", "n": 0})["key"] == "only-watching"
