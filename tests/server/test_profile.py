"""What travels with somebody, what they can take away in one file, and what becomes of games of who is gone."""

import zlib
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from sqlalchemy import select, update

from slet.server.archive import unpack
from slet.server.identity.nobody import GONE, without
from slet.server.schema import ARCHIVES, LINKS, META, PUZZLES, REVIEWS, SAID, SEATS, TABLES
from support.finished import finished
from support.serving import Person, Served, Truth, asked_among

RECORD = "wizard/wizard-3-kept-0"
SETTINGS = {"language": "cs", "theme": "day", "speed": "2", "sound": "yes"}


def rows(served: Served, statement: Any) -> list[Any]:
    async def done() -> list[Any]:
        async with served.tables.store.engine.begin() as connection:
            found = await connection.execute(statement)
            return list(found) if found.returns_rows else []

    return served.do(done())


def everything(served: Served) -> str:
    """All text in the database, and what is packed there."""
    reviews = [zlib.decompress(row.found).decode() for row in rows(served, select(REVIEWS)) if row.found]
    found = [str(row) for table in META.sorted_tables for row in rows(served, select(table))]
    packed = [str(unpack(row.data)) for row in rows(served, select(ARCHIVES))]
    return "\n".join([*found, *packed, *reviews])


def deleted(person: Person) -> None:
    answer = person.http.delete("/api/me/data")
    assert answer.status_code == 200
    assert "Max-Age=0" in answer.headers["set-cookie"]


def test_the_newest_settings_count_wherever_they_were_chosen(person: Callable[..., Person]) -> None:
    ema = person("Ema")
    assert ema.get("/api/me/settings") == {"chosen": {}, "at": 0.0}
    kept = ema.put("/api/me/settings", {"chosen": SETTINGS, "at": 1000.0})
    assert kept == {"chosen": SETTINGS, "at": 1000.0}
    older = ema.put("/api/me/settings", {"chosen": {"theme": "night"}, "at": 999.0})
    assert older == kept
    fast = ema.put("/api/me/settings", {"chosen": {"theme": "night"}, "at": 1e12})
    assert fast["chosen"] == {"theme": "night"}
    assert fast["at"] < 1e11  # a clock that is fast does not keep others out for ever
    for wrong in ({"theme": "pink"}, {"secret": "x"}, {"speed": 7}):
        assert ema.http.put("/api/me/settings", json={"chosen": wrong, "at": 2000.0}).status_code == 400
    stranger = person()
    assert stranger.put("/api/me/settings", {"chosen": SETTINGS, "at": 1000.0})["at"] == 0.0  # kept nowhere


def test_a_hat_is_one_of_ours(person: Callable[..., Person]) -> None:
    ema = person("Ema")
    ema.put("/api/me/hat", {"hat": "horns"})
    assert ema.get("/api/me")["hat"] == "horns"
    assert ema.http.put("/api/me/hat", json={"hat": "crown"}).status_code == 400


def test_the_others_at_the_table_see_at_once_what_somebody_wears(person: Callable[..., Person]) -> None:
    ema, ota = person("Ema"), person("Ota")
    ema.put("/api/me/hat", {"hat": "hood"})
    table = ema.set_up("wizard", "me open computer")
    ota.join(table)
    live = ota.sit(table)
    told = live.until(lambda heard: heard["is"] == "table")
    assert [seat.get("hat", "") for seat in told["seats"]] == ["hood", "", ""]
    ema.put("/api/me/hat", {"hat": "horns"})
    told = live.until(lambda heard: heard["is"] == "table")
    assert [seat.get("hat", "") for seat in told["seats"]] == ["horns", "", ""]
    deleted(ema)
    told = live.until(lambda heard: heard["is"] == "table" and not heard["seats"][0].get("hat"))
    assert [seat.get("hat", "") for seat in told["seats"]] == ["", "", ""]


def test_all_own_data_is_in_one_file_that_can_be_read_back(served: Served, person: Callable[..., Person]) -> None:
    ema, jan = person("Ema"), person("Jan")
    table = ema.set_up(seats="me open computer")
    jan.join(table)
    ema.post(f"/api/tables/{table['id']}/start")
    hers, his = ema.sit(table), jan.sit(table)
    rng = Random(2)
    for _ in range(6):
        asked_among(hers, his).choose_any(rng)
    hers.send({"do": "say", "text": "Hello to all"})
    hers.until(lambda heard: heard["is"] == "chat" and heard["lines"])
    rows(
        served,
        PUZZLES.insert().values(player=ema.id, game="wizard", number=3, at_once=True, state="solved", at=5.0),
    )
    answer = ema.http.get("/api/me/data.json")
    assert "attachment" in answer.headers["content-disposition"]
    file = answer.json()
    assert (file["what"], sorted(file)) == ("slet", ["at", "rows", "version", "what"])
    mine = file["rows"]
    assert [row["name"] for row in mine["players"]] == ["Ema"]
    assert [(row["game"], row["number"], row["state"]) for row in mine["puzzles"]] == [("wizard", 3, "solved")]
    assert [row["id"] for row in mine["tables"]] == [table["id"]]
    assert [(row["seat"], row["name"]) for row in mine["seats"]] == [(0, "Ema")]
    assert [row["text"] for row in mine["said"]] == ["Hello to all"]
    truth = rows(served, META.tables["acts"].select().where(META.tables["acts"].c.table == table["id"]))
    own = [(row.n, row.option) for row in truth if row.seat == 0]
    assert [(row["n"], row["option"]) for row in mine["acts"]] == own != []
    assert len(mine["sessions"]) == 1
    secrets = [table["invitation"], jan.id, "Jan", '"seed"']
    assert [secret for secret in secrets if secret in answer.text] == []  # nothing of others, nothing that is hidden


def test_who_is_deleted_while_a_game_runs_is_somebody_and_a_computer_plays_on(
    served: Served, person: Callable[..., Person]
) -> None:
    ema, jan, eva = person("Zuzanka"), person("Jan"), person("Eva", language="cs")
    table = ema.set_up(seats="me open open")
    for one in (jan, eva):
        one.join(table)
    ema.post(f"/api/tables/{table['id']}/start")
    hers, his, evas = ema.sit(table), jan.sit(table), eva.sit(table)
    hers.send({"do": "say", "text": "Hi"})
    his.until(lambda heard: heard["is"] == "chat" and heard["lines"])
    rng = Random(3)
    for _ in range(4):
        asked_among(hers, his, evas).choose_any(rng)
    gathering = ema.set_up(seats="me open computer")
    jan.join(gathering)
    deleted(ema)
    hers.until_closed()
    for live, word in ((his, "somebody"), (evas, "někdo")):
        live.until(lambda heard: heard["is"] == "table" and heard["seats"][0]["away"])
        seat = live.table["seats"][0]
        assert [seat[what] for what in ("name", "level", "present", "away")] == [word, "adept", False, True]
        live.until(lambda heard: heard["is"] == "chat" and heard["lines"][-1]["noted"])
        assert live.chat[-1]["name"] == word
    assert ema.get("/api/me")["name"] == "Guest"
    assert ema.get("/api/tables/mine") == []
    n = his.update["n"]
    for _ in range(8):
        asked_among(his, evas).choose_any(rng)
    assert [
        act.n for act in Truth(served, table["id"]).acts if act.n > n and act.seat == 0
    ]  # somebody's seat is played
    back = eva.sit(table)
    back.until(lambda heard: heard["is"] == "chat")
    assert "někdo" in [line["name"] for line in back.chat]
    seen = "".join([*back.traffic, eva.http.get(f"/api/tables/{table['id']}/record").text])
    seen += eva.http.get(f"/api/tables/{table['id']}/moments?count=20").text + eva.http.get("/api/company/mine").text
    assert "někdo" in seen
    assert "Zuzanka" not in seen
    assert GONE not in seen
    assert "Zuzanka" not in everything(served)
    # the table that had not begun is another's now, and the seat is free
    info = jan.get(f"/api/tables/{gathering['id']}")
    assert info["host"] is True
    assert info["seats"][0]["kind"] == "open"


def test_finished_games_and_talk_keep_no_name_and_the_winner_stays_the_winner(
    served: Served, person: Callable[..., Person]
) -> None:
    ema, jan = person("Zuzanka"), person("Jan")
    table = {"id": finished(served, ema, RECORD)}
    sits = SEATS.c.table == table["id"]
    rows(served, update(SEATS).where(sits, SEATS.c.seat == 0).values(name="Zuzanka"))
    rows(served, update(SEATS).where(sits, SEATS.c.seat == 1).values(name="Jan", player=jan.id, level=None))
    served.do(served.tables.archives._archive(table["id"]))
    told = zlib.compress(msgspec.json.encode({"en": {"text": "Zuzanka was lucky."}}))
    rows(served, REVIEWS.insert().values(table=table["id"], about="x", state="done", beat=0.0, found=told))
    assert everything(served).count("Zuzanka") > 20
    watched = jan.set_up(seats="me computer computer")
    looking = ema.sit(watched)
    looking.send({"do": "say", "text": "Well played"})
    looking.until(lambda heard: heard["is"] == "chat" and heard["lines"])
    rows(served, update(TABLES).where(TABLES.c.id == table["id"]).values(winners='["Zuzanka", "Jan"]'))
    ema.post("/api/me/along")
    old = ema.id
    deleted(ema)
    assert "Zuzanka" not in everything(served)
    (card,) = [card for card in jan.get("/api/tables/mine") if card["id"] == table["id"]]
    assert card["winners"] == ["somebody", "Jan"]
    assert card["names"][0] == "somebody"
    (line,) = rows(served, select(SAID).where(SAID.c.table == watched["id"]))
    assert (line.name, line.text) == (GONE, "Well played")
    assert rows(served, select(LINKS).where(LINKS.c.player == old)) == []
    assert len(rows(served, select(SEATS).where(SEATS.c.player == old))) == 1
    again = jan.post(f"/api/tables/{table['id']}/rematch")
    assert sorted(seat["kind"] for seat in again["seats"]) == ["computer", "computer", "person"]
    assert "somebody" not in str(again)
    statistics = jan.get("/api/me/statistics")
    assert [one["against"] for one in statistics["counted"] if one["table"] == table["id"]] == ["people"]


def test_a_name_is_replaced_in_sentences_where_it_is_a_word_of_its_own() -> None:
    data = {"text": "Ema takes it. Emanuel and Ema’s cat.", "parts": [{"kind": "seat", "name": "1", "text": "Ema"}]}
    assert without(data, {"Ema": GONE}, {"1": GONE}) == {
        "text": f"{GONE} takes it. Emanuel and {GONE}’s cat.",
        "parts": [{"kind": "seat", "name": "1", "text": GONE}],
    }
