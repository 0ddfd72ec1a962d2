"""The host of a table has somebody be quiet or go; what lies hidden where they sat stays hidden."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from slet.server.hosts.kept import MOST, Restraint, read_restraints, written
from slet.server.info import REMOVED
from support.services import new_database
from support.serving import Live, Person, Served, asked_among, serving, settings_for

NewPerson = Callable[..., Person]


def people(host: Person, table: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {one["name"]: one for one in host.get(f"/api/tables/{table['id']}/people")}


def decide(host: Person, table: dict[str, Any], name: str, expected: int = 200, **decision: bool) -> Any:
    who = people(host, table)[name]["who"]
    return host.put(f"/api/tables/{table['id']}/people/{who}", decision, expected)


def gather(game: str, *others: Person, host: Person, **more: Any) -> dict[str, Any]:
    table = host.set_up(game, " ".join(["me", *["open"] * len(others)]), **more)
    for one in others:
        one.join(table)
    return table


def test_only_the_host_is_told_who_is_there_and_decides(person: NewPerson) -> None:
    ema, ota, ida = person("Ema"), person("Ota"), person("Ida", "cs")
    table = gather("carodeni", ota, host=ema)
    watching = ida.sit(table)
    watching.next()
    found = people(ema, table)
    assert found.keys() == {"Ota", "Ida"}
    assert (found["Ota"]["seats"], found["Ida"]["seats"], found["Ida"]["here"]) == ([1], [], True)
    assert ota.id not in str(found)
    assert ida.id not in str(found)
    for other in (ota, ida):
        assert other.get(f"/api/tables/{table['id']}/people", 403)["key"] == "only-host-decides"
        path = f"/api/tables/{table['id']}/people/{found['Ota']['who']}"
        assert other.put(path, {"removed": True}, 403)["key"] == "only-host-decides"
    assert ema.put(f"/api/tables/{table['id']}/people/nobody", {"muted": True}, 404)["key"] == "no-such-person"
    assert "rozhoduje" in ida.get(f"/api/tables/{table['id']}/people", 403)["text"]


@pytest.mark.parametrize("sits", [True, False])
def test_who_is_muted_is_heard_by_nobody_until_the_host_lets_them_talk(person: NewPerson, sits: bool) -> None:
    ema, ota, ida = person("Ema"), person("Ota"), person("Ida")
    table = gather("carodeni", ota, host=ema)
    ema.post(f"/api/tables/{table['id']}/start")
    muted, other = (ota.sit(table), ema.sit(table)) if sits else (ida.sit(table), person("Jan").sit(table))
    muted.settle() if muted.seats and muted.update.get("ask") else muted.until(lambda heard: heard["is"] == "chat")
    other.until(lambda heard: heard["is"] == "chat")
    name = "Ota" if sits else "Ida"
    assert decide(ema, table, name, muted=True)
    muted.until(lambda heard: heard["is"] == "table" and heard["muted"])
    assert muted.refused({"do": "say", "text": "psst"})["key"] == "muted-by-host"
    assert people(ema, table)[name]["muted"]
    decide(ema, table, name, muted=False)
    muted.until(lambda heard: heard["is"] == "table" and not heard["muted"])
    muted.send({"do": "say", "text": "thanks"})
    other.until(lambda heard: "thanks" in str(heard))
    assert [line["text"] for line in other.chat] == ["thanks"]


def test_who_is_removed_before_the_game_leaves_a_free_seat_and_an_invitation_they_do_not_know(
    person: NewPerson,
) -> None:
    ema, ota, ida = person("Ema"), person("Ota"), person("Ida")
    table = gather("wizard", ota, ida, host=ema)
    his = ota.sit(table)
    his.next()
    decide(ema, table, "Ota", removed=True)
    assert his.until(lambda heard: heard["is"] == "refused")["key"] == "removed-by-host"
    assert his.until_closed() == 4400
    now = ema.get(f"/api/tables/{table['id']}")
    assert [seat["kind"] for seat in now["seats"]] == ["person", "open", "person"]
    assert now["invitation"] != table["invitation"]
    assert ota.join(now, expected=403)["key"] == "removed-by-host"
    assert ota.get(f"/api/tables/{table['id']}", 403)["key"] == "removed-by-host"
    assert person("Ota").join(table, expected=403)["key"] == "wrong-invitation"  # with a new cookie and the old link
    decide(ema, table, "Ota", removed=False)
    assert ota.join(now)["you"] == [1]


@pytest.fixture
def three(person: NewPerson) -> tuple[Person, Person, Person]:
    return person("Ema"), person("Ota"), person("Ida")


def begun(three: tuple[Person, ...], **more: Any) -> tuple[dict[str, Any], list[Live]]:
    ema, ota, ida = three
    table = gather("wizard", ota, ida, host=ema, **more)
    ema.post(f"/api/tables/{table['id']}/start")
    return table, [one.sit(table) for one in three]


def test_who_is_removed_during_the_game_is_replaced_by_a_computer_and_cannot_come_back(
    three: tuple[Person, ...], person: NewPerson
) -> None:
    ema, ota, _ = three
    table, lives = begun(three)
    rng = Random(3)
    for _ in range(4):
        asked_among(*lives).choose_any(rng)
    decide(ema, table, "Ota", removed=True)
    assert lives[1].until(lambda heard: heard["is"] == "refused")["key"] == "removed-by-host"
    for path in ("", "/moments", "/record", "/review"):
        assert ota.get(f"/api/tables/{table['id']}{path}", 403)["key"] == "removed-by-host"
    for path in ("seat", "return", "leave", "rematch", "start"):
        body = {"invitation": table["invitation"]} if path == "seat" else None
        ota.post(f"/api/tables/{table['id']}/{path}", body, expected=403)
    assert table["id"] not in [card["id"] for card in ota.get("/api/tables/mine")]
    again = ota.sit(table)
    assert again.next()["key"] == "removed-by-host"
    seat = ema.get(f"/api/tables/{table['id']}")["seats"][1]
    assert (seat["name"], seat["kind"], seat["level"]) == ("Ota", "computer", "adept")
    assert person("Jan").join(table, expected=409)["key"] == "already-begun"
    for _ in range(6):  # the game goes on
        asked_among(lives[0], lives[2]).choose_any(rng)
    assert "in their place" in str(lives[0].chat)


def test_let_in_again_they_find_their_own_seat(three: tuple[Person, ...]) -> None:
    ema, ota, _ = three
    table, lives = begun(three)
    hand = lives[1].settle() if lives[1].update.get("ask") else lives[1].until_n(0)
    before = hand["view"]["hand"]
    decide(ema, table, "Ota", removed=True)
    decide(ema, table, "Ota", removed=False)
    back = ota.sit(table)
    back.until_n(0)
    assert back.seats == [1]
    assert back.table["seats"][1]["away"]
    assert set(back.update["view"]["hand"]) <= set(before)
    seat = ota.post(f"/api/tables/{table['id']}/return")["seats"][1]
    assert (seat["name"], seat["kind"], seat["level"], seat["away"]) == ("Ota", "person", None, False)


def test_nobody_learns_what_lay_hidden_where_somebody_was_removed(
    served: Served, three: tuple[Person, ...], person: NewPerson
) -> None:
    """Neither by looking on, nor by sitting down there, nor by advice, nor by taking back what was shown."""
    ema = three[0]
    table, lives = begun(three)
    rng = Random(5)
    watching = person("Jan").sit(table)
    asked_among(*lives).choose_any(rng)
    for other in ("Ota", "Ida"):  # the host is left alone with computer players
        decide(ema, table, other, removed=True)
    host = lives[0]
    for _ in range(6):
        before = host.settle()
        truth = served.truth(table["id"]).match(before["n"])
        theirs = {card.name for seat in (1, 2) for card in truth.view(seat).hand}
        for live in (host, watching):
            live.until_n(before["n"])
            shown = msgspec.json.encode(live.update["view"]).decode()
            assert not [card for card in theirs if f'"{card}"' in shown]
        assert not host.table["hints"]
        assert host.refused({"do": "hint", "n": before["n"]})["key"] == "hints-with-people"
        host.choose_any(rng)
    host.settle()
    assert host.update["undo"] == "no"
    assert host.refused({"do": "undo", "n": host.update["n"]})["key"].startswith("undo")


def test_the_host_cannot_be_removed_and_a_removed_seat_is_named_anew_in_the_next_game(
    served: Served, three: tuple[Person, ...]
) -> None:
    ema, ota, ida = three
    table, lives = begun(three)
    assert "Ema" not in people(ema, table)
    decide(ema, table, "Ota", removed=True)
    ida.post(f"/api/tables/{table['id']}/leave")
    lives[0].play_on(Random(2))
    again = ema.post(f"/api/tables/{table['id']}/rematch")
    assert "Ota" not in [seat["name"] for seat in again["seats"]]
    assert [seat["kind"] for seat in again["seats"]].count("computer") == 1
    assert ota.get(f"/api/tables/{table['id']}/moments", 403)["key"] == "removed-by-host"


def test_workers_hear_what_the_host_of_a_table_decides(tmp_path_factory: pytest.TempPathFactory) -> None:
    with new_database() as database:
        chosen = settings_for(tmp_path_factory.mktemp("unused"), database=database)
        with serving(chosen) as one, serving(chosen) as other:
            ema, ota, jan = one.person("Ema"), other.person("Ota"), other.person("Jan")
            jan.http.cookies  # noqa: B018
            table = gather("carodeni", ota, host=ema)
            ema.post(f"/api/tables/{table['id']}/start")
            his, watching = ota.sit(table), jan.sit(table)
            for live in (his, watching):
                live.until(lambda heard: heard["is"] == "chat")
            ema.sit(table).until(lambda heard: heard["is"] == "table" and heard["watchers"] == 1)
            decide(ema, table, "Jan", muted=True)
            watching.until(lambda heard: heard["is"] == "table" and heard["muted"])
            assert watching.refused({"do": "say", "text": "psst"})["key"] == "muted-by-host"
            decide(ema, table, "Ota", removed=True)
            assert his.until(lambda heard: heard["is"] == "refused")["key"] == "removed-by-host"
            assert ota.get(f"/api/tables/{table['id']}", 403)["key"] == "removed-by-host"
            for who in (ema, ota, jan):
                who.close()


def test_of_many_who_come_again_and_again_the_oldest_are_forgotten_but_none_who_left_a_seat() -> None:
    sat = Restraint("p", "Ota", removed=True, seats=(1,))
    kept = read_restraints(written([sat, *[Restraint(f"{n}", "Guest", removed=True) for n in range(2 * MOST)]]))
    assert len(kept) == MOST
    assert "p" in kept
    assert f"{2 * MOST - 1}" in kept
    assert written([Restraint("q", "Ota")]) == ""
    assert "noted" in REMOVED
