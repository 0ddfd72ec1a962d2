"""Playing on from a moment of a finished game: a table of its own that begins as one seat knew it."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from slet.games import find_game
from slet.kernel.record import read_record
from slet.kernel.verify import verify
from support.ages import BACKWARDS, STRANGE
from support.serving import Person, Served, serving, settings_for

from .test_versions import House, house, on_both, settings  # noqa: F401  (fixtures)

NewPerson = Callable[..., Person]
DATABASES = Path(__file__).parent.parent / "data" / "databases"


def finished(home: House) -> None:
    home.play(0).play_on(home.rng)


def branch(person: Person, table_id: str, moment: int, expected: int = 201, **more: Any) -> Any:
    return person.post(f"/api/tables/{table_id}/branch", {"moment": moment, **more}, expected)


@on_both
def test_a_branch_lives_like_any_table_and_the_old_game_stays_as_it_is(house: House) -> None:  # noqa: F811
    finished(house)
    old, moment = house.table_id, 31
    before = house.ema.get(f"/api/tables/{old}/record")
    (seat,) = house.ema.get(f"/api/tables/{old}/moments?first={moment}&count=1")["moments"][0]["asked"]
    then = house.ema.get(f"/api/tables/{old}/moments?eyes={seat}&first={moment}&count=1")["moments"][0]
    made = branch(house.ema, old, moment, level="random")
    assert (made["status"], made["you"], made["id"] == old) == ("playing", [seat], False), "the seat that was asked"
    others = [one for n, one in enumerate(made["seats"]) if n != seat]
    assert [one["kind"] for one in others] == ["computer", "computer"]
    assert not {"Ema", "Ema 2", "Ema 3"} & {one["name"] for one in others}, "nobody bears the name of a person"
    assert (made["origin"]["table"], made["origin"]["moment"]) == (old, moment)
    assert made["origin"]["where"].startswith("round ")
    assert made["note"] is None
    card = next(card for card in house.ema.get("/api/tables/mine") if card["id"] == made["id"])
    assert card["origin"] == made["origin"]

    house.table_id = made["id"]
    live = house.sit()
    live.settle()
    assert (live.update["view"], live.update["n"]) == (then["view"], 0)
    assert live.refused({"do": "undo", "n": 0})["key"] == "undo-branch"
    house.stop()
    house.start()
    again = house.sit()
    assert again.update["view"] == live.update["view"], "a restart takes nothing away"
    again.choose_any(house.rng)
    again.settle()
    again.send({"do": "undo", "n": again.update["n"]})
    again.until(lambda heard: heard["is"] == "update" and heard["log"]["whole"])
    assert again.settle()["view"] == then["view"], "what was played here is taken back"

    again.play_on(house.rng)
    house.wait_for_archive()
    record = house.ema.get(f"/api/tables/{made['id']}/record")
    proof = verify(find_game("wizard"), read_record(record))
    assert (proof.holds, proof.begins) == (True, "branch")
    assert house.ema.get(f"/api/tables/{made['id']}/moments?eyes={seat}")["moments"][0]["view"] == then["view"]
    assert house.ema.get(f"/api/tables/{old}/record") == before
    assert branch(house.ema, made["id"], 2)["origin"]["table"] == made["id"], "of a branch, too"


def test_who_may_play_on_and_from_where(house: House) -> None:  # noqa: F811
    live = house.play(3)
    assert branch(house.ema, house.table_id, 1, 409)["key"] == "branch-too-early"
    live.play_on(house.rng)
    last = house.ema.get(f"/api/tables/{house.table_id}/moments")["total"]
    stranger = Person(house.served.address, "Ota", "cs")
    refused = branch(stranger, house.table_id, 1, 403)
    assert (refused["key"], "kdo ji hrál" in refused["text"]) == ("branch-not-yours", True)
    stranger.close()
    for wanted, status, key in (
        ({"moment": 1, "seat": 7}, 403, "branch-not-your-seat"),
        ({"moment": last + 1}, 400, "branch-no-such-moment"),
        ({"moment": last}, 400, "branch-over"),
        ({"moment": 1, "level": "clever"}, 400, "unknown-player"),
        ({"moment": -1}, 400, "bad-message"),
    ):
        refused = house.ema.post(f"/api/tables/{house.table_id}/branch", wanted, status)
        assert refused["key"].startswith(key), refused
    assert len(house.ema.get("/api/tables/mine")) == 1, "nothing was set up"


def test_a_game_that_the_rules_cannot_follow_any_more_cannot_be_played_on(house: House) -> None:  # noqa: F811
    finished(house)
    house.wait_for_archive()
    house.again(STRANGE)
    refused = branch(house.ema, house.table_id, 10, 409)
    assert refused["key"] == "branch-other-rules"
    assert "look at it" in refused["text"]


def test_a_branch_is_taken_over_by_later_rules_like_any_game(house: House) -> None:  # noqa: F811
    finished(house)
    made = branch(house.ema, house.table_id, 60, level="random")
    house.table_id = made["id"]
    live = house.ema.sit(made)
    for _ in range(6):
        live.choose_any(house.rng)
    live.settle()
    again = house.again(BACKWARDS)
    again.settle()
    info = house.info()
    assert info["note"] is not None
    assert info["origin"]["table"] == made["origin"]["table"]
    assert again.update["view"]["round"] == live.update["view"]["round"]


@pytest.mark.parametrize(
    ("game", "seats"), [("wandering-towers", 3), ("the-witches", 1), ("carodeni", 2), ("big-book", 2)]
)
def test_every_game_can_be_played_on(served: Served, person: NewPerson, game: str, seats: int) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up(game, " ".join(["me"] + ["computer"] * (seats - 1))))
    live.play_on(Random(1))
    last = ema.get(f"/api/tables/{live.table_id}/moments")["total"]
    made = branch(ema, live.table_id, last // 2, level="random")
    onward = ema.sit(made)
    for _ in range(3):
        if onward.settle()["result"]:
            break
        onward.choose_any(Random(2))
    assert onward.settle()["view"]


def test_games_of_a_database_that_an_earlier_version_made_can_be_played_on_and_count(tmp_path: Path) -> None:
    (tmp_path / "slet.db").write_bytes(gzip.decompress((DATABASES / "before-archives.db.gz").read_bytes()))
    told = json.loads((DATABASES / "before-archives.json").read_text(encoding="utf-8"))
    over = [table["id"] for table in told["tables"] if table["status"] == "over"]
    with serving(settings_for(tmp_path)) as served:
        ema = Person(served.address)
        ema.http.cookies.set("slet-player", told["cookies"]["Ema"])
        for table_id in over:
            made = branch(ema, table_id, 1, level="random")
            live = ema.sit(made)
            assert live.settle()["view"]
            assert made["origin"]["table"] == table_id
        assert {one["table"] for one in ema.get("/api/me/statistics")["counted"]} <= set(over)
        ema.close()
