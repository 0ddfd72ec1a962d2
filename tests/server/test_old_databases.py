"""Databases that earlier versions have written: every game goes on, and every finished one can be read."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import slet
from slet.kernel.record import read_record
from slet.learn import find_puzzle, shown
from support.serving import Person, Served, serving, settings_for

DATABASES = Path(__file__).parent.parent / "data" / "databases"
TOLD: dict[str, Any] = json.loads((DATABASES / "before-archives.json").read_text(encoding="utf-8"))


def tables(status: str) -> pytest.MarkDecorator:
    found = [table for table in TOLD["tables"] if table["status"] == status]
    return pytest.mark.parametrize(
        "table", [pytest.param(table, id=f"{table['game']}-{n}") for n, table in enumerate(found)]
    )


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("old")
    (folder / "slet.db").write_bytes(gzip.decompress((DATABASES / "before-archives.db.gz").read_bytes()))
    with serving(settings_for(folder)) as started:
        yield started


def known(served: Served, name: str, language: str = "en") -> Person:
    """Somebody who has played there before."""
    person = Person(served.address, language=language)
    person.http.cookies.set("slet-player", TOLD["cookies"][name])
    return person


@pytest.fixture
def ema(served: Served) -> Iterator[Person]:
    person = known(served, "Ema")
    yield person
    person.close()


def test_people_are_who_they_were_and_find_all_their_tables(ema: Person, served: Served) -> None:
    assert ema.get("/api/me")["name"] == "Ema"
    assert {card["id"] for card in ema.get("/api/tables/mine")} == {table["id"] for table in TOLD["tables"]}
    ota = known(served, "Ota", "cs")
    assert len(ota.get("/api/tables/mine")) == 1
    ota.close()


@tables("playing")
def test_a_game_under_way_is_where_it_was_left_and_goes_on_to_its_end(
    table: dict[str, Any], ema: Person, served: Served
) -> None:
    assert ema.get(f"/api/tables/{table['id']}")["stopped"] is False
    live = ema.sit(table["id"])
    update = live.settle()
    assert update["n"] == table["acts"]
    assert update["asked"] == table["asked"]
    rng = Random(1)
    if len(live.table["seats"]) > 2 and live.table["seats"][1]["kind"] == "person":
        ota = known(served, "Ota")
        ota.post(f"/api/tables/{table['id']}/leave")  # a computer player takes over
        ota.close()
    result = live.play_on(rng)["result"]
    assert len(result["scores"]) == len(live.table["seats"])
    record = read_record(ema.http.get(f"/api/tables/{table['id']}/record").content)
    assert slet.replay(record).outcome is not None


@tables("over")
def test_a_finished_game_shows_its_result_its_log_and_every_moment(table: dict[str, Any], ema: Person) -> None:
    live = ema.sit(table["id"])
    result = live.settle()["result"]
    assert result["scores"] == table["outcome"]["scores"]
    assert result["winners"] == table["outcome"]["winners"]
    assert live.table["note"] is None
    assert live.events
    page = ema.get(f"/api/tables/{table['id']}/moments?eyes=all&count=2")
    assert 0 < page["total"] <= table["acts"] - 2 * table["undone"]
    last = ema.get(f"/api/tables/{table['id']}/moments?eyes=0&first={page['total']}")
    assert [moment["n"] for moment in last["moments"]] == [page["total"]]
    assert last["moments"][0]["view"] == live.update["view"]
    record = read_record(ema.http.get(f"/api/tables/{table['id']}/record").content)
    assert slet.replay(record).outcome == record.outcome
    assert list(record.outcome.scores if record.outcome else ()) == table["outcome"]["scores"]


@tables("gathering")
def test_a_table_where_people_gather_begins_by_the_rules_of_today(table: dict[str, Any], ema: Person) -> None:
    assert ema.get(f"/api/tables/{table['id']}")["status"] == "gathering"
    ema.post(f"/api/tables/{table['id']}/start")
    live = ema.sit(table["id"])
    assert live.settle()["ask"]
    live.choose_any(Random(1))


def test_what_was_said_is_still_there(ema: Person) -> None:
    said = set()
    for table in TOLD["tables"]:
        live = ema.sit(table["id"])
        live.until(lambda heard: heard["is"] == "chat")
        said |= {line["text"] for line in live.chat}
    assert {"Sorry, once more (5).", "Zítra pokračujeme."} <= said


def test_who_has_played_before_there_were_puzzles_solves_one(ema: Person) -> None:
    assert ema.get("/api/puzzles")["standing"]["rated"] == 0
    answers = shown(find_puzzle("wizard", 1))
    over = ema.post("/api/puzzles/wizard/1", {"answers": answers[:-1], "choice": answers[-1]})
    assert (over["kind"], over["standing"]["rated"]) == ("over", 1)


def test_what_was_played_before_there_were_reviews_is_looked_back_at(ema: Person) -> None:
    table = next(table for table in TOLD["tables"] if table["status"] == "over")
    assert ema.get(f"/api/tables/{table['id']}/review")["state"] == "none"
    assert ema.post(f"/api/tables/{table['id']}/review")["state"] in ("waiting", "going")
