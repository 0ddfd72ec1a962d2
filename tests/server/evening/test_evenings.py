"""Club evenings over real connections: from the invitation to the podium, with people who come and go."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from slet.server import store
from slet.server.evening import evenings as limits
from support.evenings import Look, begin, join, leave, own_desk, path, play_round, set_up
from support.serving import Person, Served, serving, settings_for

New = Callable[..., Person]


def named(told: dict[str, Any], number: int) -> str:
    found: str = next(one["name"] for one in told["people"] if one["number"] == number)
    return found


def points_of(told: dict[str, Any], name: str) -> float:
    found = {named(told, one["number"]): one["points"] for one in told["standings"]}
    return float(found[name])


def test_an_evening_of_seven_ends_with_a_podium_though_one_leaves_and_one_comes_late(person: New) -> None:
    people = [person(name) for name in ("Ema", "Ota", "Eva", "Jan", "Ivo", "Ada", "Leo")]
    host, others = people[0], people[1:]
    evening = set_up(host, rounds=2)
    for one in others:
        join(one, evening)
    pages = [Look(one, evening) for one in people]
    begin(host, evening, 1)
    told = [page.until(lambda told: told["round"] == 1) for page in pages]
    assert [one["you"] for one in told] == [1, 2, 3, 4, 5, 6, 7]
    assert sorted(len(desk["seats"]) for desk in told[0]["desks"][0]) == [3, 4]
    assert all(own_desk(one) is not None for one in told), "everybody sees where to sit"

    leave(others[-1], evening)
    table = own_desk(told[-1])
    assert table is not None
    seats = host.get(f"/api/tables/{table['table']}")["seats"]
    assert [seat["away"] for seat in seats if seat["name"] == "Leo"] == [True], "a computer player has taken over"
    play_round(people[:-1], evening)
    ended = pages[0].until(lambda told: told["state"] == "between")
    assert points_of(ended, "Leo") == 0, "who left comes last"
    assert sum(one["points"] for one in ended["standings"]) == 12 / 2 * 7

    late = person("Mia")
    join(late, evening)
    begin(host, evening, 2)
    second = pages[1].until(lambda told: told["round"] == 2)
    assert 7 not in [who for desk in second["desks"][1] for who in desk["seats"]], "who has left is not seated"
    assert own_desk(late.get(path(evening))) is not None
    play_round([*people[:-1], late], evening)
    over = [page.until(lambda told: told["state"] == "over") for page in pages]
    assert len({str(one["standings"]) for one in over}) == 1
    assert over[0]["standings"][0]["place"] == 1
    assert [named(over[0], one["number"]) for one in over[0]["standings"]][-1] == "Leo"
    assert begin(host, evening, 3, 409)["key"] == "evening-over"
    for page in pages:
        page.close()


def test_who_does_what_is_the_hosts_alone_and_everybody_speaks_for_themselves(person: New) -> None:
    host, ota, eva, stranger = (person(name) for name in ("Ema", "Ota", "Eva", "Nobody"))
    evening = set_up(host)
    for one in (ota, eva):
        join(one, evening)
    assert begin(ota, evening, 1, 403)["key"] == "evening-only-host"
    assert ota.post(path(evening, "/rounds/end"), {"round": 1}, 403)["key"] == "evening-only-host"
    assert ota.post(path(evening, "/end"), None, 403)["key"] == "evening-only-host"
    assert leave(ota, evening, 3, 403)["key"] == "evening-only-own"
    assert ota.put(path(evening, "/people/2"), {"state": "runs"}, 403)["key"] == "evening-only-own"
    assert ota.put(path(evening, "/host"), {}, 403)["key"] == "evening-host-is-there"
    assert ota.put(path(evening, "/host"), {"who": 3}, 403)["key"] == "evening-host-is-there"
    seen = stranger.get(path(evening))
    assert (seen["you"], seen["invitation"], seen["link"]) == (None, None, None)
    stranger.get(path(evening, "/invitation.svg"), 403)
    wrong = {**evening, "invitation": "wrong"}
    assert join(stranger, wrong, 403)["key"] == "wrong-invitation"
    assert "svg" in ota.get(path(evening, "/invitation.svg"))
    assert host.get("/api/evenings/nothing", 404)["key"] == "no-such-evening"


def test_the_host_sends_somebody_out_and_lets_them_in_again(person: New) -> None:
    host, *others = (person(name) for name in ("Ema", "Ota", "Eva", "Jan", "Ivo"))
    evening = set_up(host)
    for one in others:
        join(one, evening)
    leave(host, evening, 2)
    assert begin(host, evening, 1)["people"][1]["state"] == "out"
    assert own_desk(others[0].get(path(evening))) is None
    others[0].put(path(evening, "/people/2"), {"state": "plays"})
    assert others[0].get(path(evening))["people"][1]["state"] == "plays"


def test_a_name_that_looks_like_anothers_is_refused_and_the_same_name_gets_a_number(person: New) -> None:
    host = person("Marie")
    evening = set_up(host)
    assert join(person("Mаrіe"), evening, 403)["key"] == "evening-name-alike"
    told = join(person("Marie"), evening)
    assert [one["name"] for one in told["people"]] == ["Marie", "Marie 2"]
    assert len(join(person("Ota"), evening)["people"]) == 3
    again = person("Eva")
    assert join(again, evening)["you"] == join(again, evening)["you"], "the link followed twice"


def test_a_table_that_does_not_end_is_ended_by_the_host_and_counts_as_it_stands(person: New) -> None:
    people = [person(name) for name in ("Ema", "Ota", "Eva", "Jan", "Ivo", "Ada")]
    host = people[0]
    evening = set_up(host, size=3, rounds=2)
    for one in people[1:]:
        join(one, evening)
    begin(host, evening, 1)
    assert begin(host, evening, 2, 409)["key"] == "evening-round-goes-on"
    assert begin(host, evening, 1)["round"] == 1, "who presses twice begins it once"
    desk = own_desk(host.get(path(evening)))
    assert desk is not None
    here = [one for one in people if one.get(path(evening))["you"] in desk["seats"]]
    play_round(here, evening)
    page = Look(host, evening)
    page.until(lambda told: {one["state"] for one in told["desks"][0]} == {"played", "going"})
    ended = host.post(path(evening, "/rounds/end"), {"round": 1})
    assert ended["state"] == "between"
    (other,) = [one for one in ended["desks"][0] if one["state"] == "ended"]
    assert sum(other["points"]) == 18
    assert host.post(path(evening, "/rounds/end"), {"round": 1})["state"] == "between", "pressed twice"
    begin(host, evening, 2)
    assert host.post(path(evening, "/end"))["state"] == "over", "the host ends it all"
    page.until(lambda told: told["state"] == "over")
    page.close()


def test_the_host_who_leaves_can_be_followed_by_another_one(person: New) -> None:
    host, ota, eva, jan = (person(name) for name in ("Ema", "Ota", "Eva", "Jan"))
    evening = set_up(host, plays=False)
    for one in (ota, eva, jan):
        join(one, evening)
    assert [one["state"] for one in host.get(path(evening))["people"]] == ["runs", "plays", "plays", "plays"]
    begin(host, evening, 1)
    leave(host, evening)
    page = Look(ota, evening)
    assert page.until(lambda told: told["may_take_over"])["host"] is False
    assert ota.put(path(evening, "/host"), {})["host"]
    assert eva.put(path(evening, "/host"), {}, 403)["key"] == "evening-host-is-there", "somebody was quicker"
    assert host.post(path(evening, "/end"), None, 403)["key"] == "evening-only-host"
    assert ota.put(path(evening, "/host"), {"who": 3})["host"] is False, "handed over"
    eva.post(path(evening, "/rounds/end"), {"round": 1})
    page.close()


def later(monkeypatch: pytest.MonkeyPatch, minutes: float) -> None:
    """The clock by which the server goes is moved on."""
    monkeypatch.setattr(store, "_BEGAN", store._BEGAN + 60 * minutes)


def test_a_host_of_whom_nothing_is_seen_any_more_can_be_followed_too(
    person: New, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, ota = person("Ema"), person("Ota")
    evening = set_up(host)
    join(ota, evening)
    page = Look(host, evening)
    page.until(lambda told: len(told["people"]) == 2)
    assert ota.put(path(evening, "/host"), {}, 403)["key"] == "evening-host-is-there"
    page.close()
    later(monkeypatch, minutes=2)
    assert not ota.get(path(evening))["may_take_over"], "who looks at another page for a moment still runs it"
    later(monkeypatch, minutes=2)
    assert ota.get(path(evening))["may_take_over"]
    assert ota.put(path(evening, "/host"), {})["host"]


def test_all_of_a_table_share_what_they_reach_together(person: New) -> None:
    people = [person(name) for name in ("Ema", "Ota", "Eva", "Jan")]
    evening = set_up(people[0], size=2, rounds=1, settings={"mode": "coop"})
    assert evening["together"]
    for one in people[1:]:
        join(one, evening)
    begin(people[0], evening, 1)
    play_round(people, evening)
    page = Look(people[1], evening)
    told = page.until(lambda told: told["state"] == "over")
    for desk in told["desks"][0]:
        assert desk["points"] in ([0, 0], [12, 12])
    page.close()


@pytest.mark.parametrize(
    ("fill", "seated", "computers", "byes"), [("computers", 5, 3, 0), ("byes", 4, 0, 1), ("sizes", 5, 0, 0)]
)
def test_seats_that_stay_free_are_as_the_host_wished(
    person: New, fill: str, seated: int, computers: int, byes: int
) -> None:
    people = [person(name) for name in ("Ema", "Ota", "Eva", "Jan", "Ivo")]
    evening = set_up(people[0], size=4, rounds=1, fill=fill, game="carodeni")
    for one in people[1:]:
        join(one, evening)
    (desks,) = begin(people[0], evening, 1)["desks"]
    seats = [seat for desk in desks if desk["state"] == "going" for seat in desk["seats"]]
    assert (len(seats) - seats.count(None), seats.count(None)) == (seated, computers)
    assert sum(desk["state"] == "bye" for desk in desks) == byes


def test_what_cannot_be_an_evening_is_refused_in_words(person: New) -> None:
    host = person("Ema")
    for wanted, key in [
        ({"game": "wizard", "size": 2}, "bad-seats"),
        ({"game": "wizard", "size": 4, "clock": {"kind": "days", "days": 1}}, "evening-by-days"),
        ({"game": "chess", "size": 4}, "unknown-game"),
        ({"game": "wizard", "size": 4, "settings": {"no": 1}}, "unknown-option"),
    ]:
        refused = host.http.post("/api/evenings", json=wanted)
        assert (refused.status_code in (400, 404), refused.json()["key"]) == (True, key)
    evening = set_up(host, game="wizard")
    join(person("Ota"), evening)
    assert begin(host, evening, 1, 409)["key"] == "evening-too-few"
    assert host.get(path(evening))["state"] == "gathering"


def test_nobody_runs_any_number_of_evenings_nor_lets_in_any_number_of_people(tmp_path: Path) -> None:
    few = settings_for(tmp_path, own_evenings=2, open_evenings=3, evening_people=2)
    with serving(few) as narrow:
        people = [Person(narrow.address, name) for name in ("Ema", "Ota", "Eva", "Jan")]
        host = people[0]
        made = [set_up(host) for _ in range(2)]
        wanted = {"game": "wizard", "size": 4}
        assert host.post("/api/evenings", wanted, 429)["key"] == "too-many-own-evenings"
        host.post(path(made[0], "/end"))
        evening = set_up(host)
        assert {one["id"] for one in host.get("/api/evenings/mine")} >= {evening["id"]}
        join(people[1], evening)
        assert join(people[2], evening, 409)["key"] == "evening-full"
        set_up(people[2])
        assert people[3].post("/api/evenings", wanted, 429)["key"] == "too-many-evenings"
        for one in people:
            one.close()


def test_who_is_deleted_has_left_the_evening_and_the_others_see_somebody(person: New) -> None:
    people = [person(name) for name in ("Ema", "Ota", "Eva", "Jan")]
    evening = set_up(people[0], rounds=1)
    for one in people[1:]:
        join(one, evening)
    begin(people[0], evening, 1)
    own = people[0].get("/api/me/data.json")["rows"]
    assert [row["name"] for row in own["evening_people"]] == ["Ema"]
    assert own["evenings"][0]["id"] == evening["id"]
    assert "invitation" not in own["evenings"][0]
    people[0].http.delete("/api/me/data").raise_for_status()
    told = people[1].get(path(evening))
    assert (told["people"][0]["name"], told["people"][0]["state"]) == ("somebody", "out")
    assert told["may_take_over"]
    people[1].put(path(evening, "/host"), {})
    play_round(people[1:], evening)
    page = Look(people[2], evening)
    assert points_of(page.until(lambda told: told["state"] == "over"), "somebody") == 0
    page.close()


def test_an_evening_survives_the_end_of_the_server_also_a_result_that_nobody_had_time_to_take(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def nothing(*_: Any) -> None:
        """The server ends before the result is taken."""

    with serving(settings_for(tmp_path)) as first:
        monkeypatch.setattr(first.tables.evenings, "table_is_over", nothing)
        people = [first.person(name) for name in ("Ema", "Ota", "Eva")]
        evening = set_up(people[0], size=3, rounds=2)
        for one in people[1:]:
            join(one, evening)
        begin(people[0], evening, 1)
        play_round(people, evening)
        assert people[0].get(path(evening))["state"] == "playing"
        cookies = [one.cookie for one in people]
        for one in people:
            one.close()
    with serving(settings_for(tmp_path)) as second:
        people = [second.person() for _ in cookies]
        for one, cookie in zip(people, cookies, strict=True):
            one.http.cookies.set("slet-player", cookie)
        page = Look(people[1], evening)
        assert sum(one["points"] for one in page.until(lambda told: told["state"] == "between")["standings"]) == 18
        assert begin(people[0], evening, 2)["round"] == 2
        page.close()
        for one in people:
            one.close()


def test_old_evenings_are_not_listed(person: New, monkeypatch: pytest.MonkeyPatch) -> None:
    host = person("Ema")
    evening = set_up(host)
    assert [one["id"] for one in host.get("/api/evenings/mine")] == [evening["id"]]
    assert host.get("/api/evenings/mine")[0]["yours"]
    monkeypatch.setattr(limits, "LASTING", -1.0)
    assert host.get("/api/evenings/mine") == []
