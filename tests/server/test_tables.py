"""Tables and seats: setting up, inviting, sitting down, beginning, leaving, coming back, once more."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from slet.server import store
from slet.server.info import LEFT
from support.serving import Person, Served, asked_among

NewPerson = Callable[..., Person]


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def who_sits(table: dict[str, Any]) -> list[tuple[str, bool]]:
    return [(seat["name"], seat["away"]) for seat in table["seats"]]


# --- setting up -----------------------------------------------------------------------------------------------------


def test_a_table_without_open_seats_begins_at_once(person: NewPerson) -> None:
    table = person("Ema").set_up(seats="me computer computer")
    assert table["status"] == "playing"
    assert table["you"] == [0]
    assert table["host"]
    assert kinds(table) == ["person", "computer", "computer"]
    assert len({seat["name"] for seat in table["seats"]}) == 3
    assert len(table["commitment"]) == 64
    assert table["invitation"] is None


def test_a_table_with_an_open_seat_waits_and_says_how_to_invite(person: NewPerson) -> None:
    table = person("Ema").set_up(seats="me open computer")
    assert table["status"] == "gathering"
    assert table["commitment"] is None
    assert table["link"].endswith(f"/t/{table['id']}?i={table['invitation']}")


def test_every_game_can_be_set_up_with_every_number_of_seats_it_has(person: NewPerson) -> None:
    ema = person("Ema")
    for game in ema.get("/api/games"):
        for seats in game["seats"]:
            table = ema.set_up(game["id"], " ".join(["me"] + ["open"] * (seats - 1)))
            assert len(table["seats"]) == seats


@pytest.mark.parametrize(
    ("wanted", "status", "key", "named"),
    [
        ({"settings": {"plus_minus_two": True}}, 400, "unknown-option", "plus_minus_two"),
        ({"settings": {"plus_minus_one": "perhaps"}}, 400, "bad-option", "perhaps"),
        ({"seats": [{"kind": "me"}]}, 400, "bad-seats", "1"),
        ({"seats": [{"kind": "open"}] * 3}, 400, "you-need-a-seat", None),
        ({"seats": [{"kind": "me"}, {"kind": "computer", "level": "genius"}, {"kind": "open"}]}, 400, None, "genius"),
        ({"game": "chess"}, 404, "unknown-game", "chess"),
    ],
)
def test_what_cannot_be_played_is_refused_in_both_languages(
    person: NewPerson, wanted: dict[str, Any], status: int, key: str | None, named: str | None
) -> None:
    table = {"game": "wizard", "seats": [{"kind": "me"}, {"kind": "computer"}, {"kind": "computer"}]} | wanted
    said = [person("Ema", language).post("/api/tables", table, status) for language in ("en", "cs")]
    assert said[0]["text"] != said[1]["text"]
    for problem in said:
        assert problem["status"] == status
        assert key in (None, problem["key"])
        assert named is None or named in problem["text"]


def test_options_that_are_not_as_usual_are_said_in_plain_words(person: NewPerson) -> None:
    ema = person("Ema", "cs")
    assert ema.set_up()["settings"] == []
    told = ema.set_up(settings={"plus_minus_one": True})["settings"]
    assert len(told) == 1
    assert told[0] != person("Ema").set_up(settings={"plus_minus_one": True})["settings"][0]


# --- inviting and sitting down --------------------------------------------------------------------------------------


def test_a_friend_joins_by_the_link_and_everybody_hears_of_it(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up(seats="me open open")
    live = ema.sit(table)
    seen = ota.get(f"/api/tables/{table['id']}")
    assert seen["you"] == []
    assert seen["invitation"] is None
    joined = ota.join(table)
    assert joined["you"] == [1]
    assert not joined["host"]
    assert joined["invitation"] == table["invitation"]
    live.until(lambda heard: heard["is"] == "table" and heard["seats"][1]["name"] == "Ota")


def test_who_follows_the_link_twice_sits_where_they_sit(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up(seats="me open open")
    assert ota.join(table)["you"] == ota.join(table)["you"] == [1]
    assert ema.join(table)["you"] == [0]


def test_a_seat_can_be_chosen_and_is_taken_only_once(person: NewPerson) -> None:
    ema, ota, ida = person("Ema"), person("Ota"), person("Ida")
    table = ema.set_up(seats="me open open open")
    assert ota.join(table, 2)["you"] == [2]
    assert ida.join(table, 2, expected=409)["key"] == "seat-taken"
    assert ida.join(table, 11, expected=409)["key"] == "seat-taken"
    assert ida.join(table, 0, expected=409)["key"] == "seat-taken"
    assert ida.join(table)["you"] == [1]


def test_of_many_who_want_the_same_seat_at_once_one_gets_it(person: NewPerson) -> None:
    ema = person("Ema")
    table = ema.set_up(seats="me open computer")
    others = [person(f"Guest {n}") for n in range(6)]
    wanted = {"invitation": table["invitation"], "seat": 1}
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda one: one.http.post(f"/api/tables/{table['id']}/seat", json=wanted), others))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    assert ema.get(f"/api/tables/{table['id']}")["seats"][1]["kind"] == "person"


def test_a_wrong_invitation_is_refused(person: NewPerson) -> None:
    table = person("Ema").set_up(seats="me open computer")
    for wrong in ("", "x" * 64, table["invitation"][:-1], "ěščř"):
        assert person("Ota").join(table | {"invitation": wrong}, expected=403)["key"] == "wrong-invitation"


def test_a_full_table_and_a_game_that_has_begun_are_refused(person: NewPerson) -> None:
    ema, ota, ida = person("Ema"), person("Ota"), person("Ida")
    table = ema.set_up(seats="me open computer")
    ota.join(table)
    assert ida.join(table, expected=409)["key"] == "table-full"
    ema.post(f"/api/tables/{table['id']}/start")
    assert ida.join(table, expected=409)["key"] == "already-begun"
    assert ota.join(table)["you"] == [1]


def test_the_invitation_as_a_qr_code_is_for_those_who_sit_there(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up(seats="me open computer")
    answer = ema.http.get(f"/api/tables/{table['id']}/invitation.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg ")
    assert 'xmlns="http://www.w3.org/2000/svg"' in answer.text
    assert ota.get(f"/api/tables/{table['id']}/invitation.svg", 403)["key"] == "not-allowed"


def test_the_link_uses_an_address_that_friends_can_reach(person: NewPerson) -> None:
    ema = person("Ema")

    def link(host: str) -> str:
        wanted = {"game": "wizard", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        made = ema.http.post("/api/tables", json=wanted, headers={"Host": host}).json()["link"]
        return str(made.partition("/t/")[0])

    assert link("127.0.0.1:8765") == "http://192.0.2.7:8765"
    assert link("localhost:8765") == "http://192.0.2.7:8765"
    assert link("[::1]:8765") == "http://192.0.2.7:8765"
    assert link("slet.example") == "http://slet.example"


# --- names ----------------------------------------------------------------------------------------------------------


def test_a_new_person_is_a_guest_in_their_language(person: NewPerson) -> None:
    assert person(None).get("/api/me") == {"name": "Guest", "your_turn": 0, "hat": ""}
    assert person(None, "cs").get("/api/me")["name"] == "Host"


@pytest.mark.parametrize("bad", ["   ", "---", "\x00\x1b", "\u202e\u200b", "⟦⟧¦", "💀"])
def test_a_name_needs_a_letter_or_a_digit(person: NewPerson, bad: str) -> None:
    ema = person("Ema")
    assert ema.put("/api/me", {"name": bad}, 400)["key"] == "bad-name"
    assert ema.get("/api/me")["name"] == "Ema"


def test_a_name_is_cleaned_and_fits_on_a_plate(person: NewPerson) -> None:
    ema = person()
    for given, kept in [
        ("  Ema \t z Lhoty ", "Ema z Lhoty"),
        ("a\x1b[31mb", "a [31mb"),
        ("\u202eevil\x00", "evil"),
        ("⟦seat:0¦Ota⟧", "seat:0Ota"),
        ("Příliš žluťoučký kůň", "Příliš žluťoučký"),
    ]:
        assert ema.put("/api/me", {"name": given})["name"] == kept
    assert ema.put("/api/me", {"name": "x" * 41}, 400)["key"] == "bad-message"
    assert ema.put("/api/me", {"name": ""}, 400)["key"] == "bad-message"


def test_two_of_the_same_name_can_be_told_apart(person: NewPerson) -> None:
    table = person("Ema").set_up(seats="me open open open")
    person("Ema").join(table)
    names = [seat["name"] for seat in person("Ema").join(table)["seats"]]
    assert names == ["Ema", "Ema 2", "Ema 3", ""]


def test_a_computer_player_is_never_called_like_a_person(person: NewPerson) -> None:
    ema, ota = person("Morana"), person("Kvido")
    table = ema.set_up(seats="me open computer computer open")
    ota.join(table)
    names = [seat["name"] for seat in ema.post(f"/api/tables/{table['id']}/start")["seats"]]
    assert len(set(names)) == 5
    assert "" not in names


def test_one_person_can_sit_on_two_seats(served: Served, person: NewPerson) -> None:
    ema = person("Ema")
    table = ema.set_up("big-book", "me me")
    assert table["you"] == [0, 1]
    assert [seat["name"] for seat in table["seats"]] == ["Ema", "Ema 2"]
    live = ema.sit(table)
    rng = Random(5)
    eyes = set()
    for _ in range(25):
        update = live.settle()
        eyes.add(update["eyes"])
        assert update["ask"]["seat"] == update["eyes"]
        live.choose_any(rng)
    assert eyes == {0, 1}
    assert {act.seat for act in served.truth(table["id"]).acts} == {0, 1}


# --- beginning ------------------------------------------------------------------------------------------------------


def test_only_the_host_begins_and_computer_players_take_the_open_seats(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up(seats="me open open")
    ota.join(table)
    assert ota.post(f"/api/tables/{table['id']}/start", expected=403)["key"] == "only-host-starts"
    begun = ema.post(f"/api/tables/{table['id']}/start")
    assert begun["status"] == "playing"
    assert kinds(begun) == ["person", "person", "computer"]
    assert ema.post(f"/api/tables/{table['id']}/start")["status"] == "playing"


def test_a_game_never_begins_with_an_open_seat(person: NewPerson) -> None:
    """Somebody gets up at the very moment in which the host begins."""
    for _ in range(5):
        ema, ota = person("Ema"), person("Ota")
        table = ema.set_up(seats="me open computer")
        ota.join(table)
        with ThreadPoolExecutor(2) as pool:
            begun = pool.submit(ema.post, f"/api/tables/{table['id']}/start")
            left = pool.submit(ota.post, f"/api/tables/{table['id']}/leave")
            begun.result(), left.result()
        seats = ema.get(f"/api/tables/{table['id']}")["seats"]
        assert all(seat["kind"] != "open" for seat in seats)
        assert seats[1]["kind"] == "computer" or seats[1]["away"]


def test_it_is_noted_that_a_computer_plays_for_one_who_has_left_and_that_they_are_back(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota", "cs")
    table = ema.set_up(seats="me open computer")
    ota.join(table)
    ema.post(f"/api/tables/{table['id']}/start")
    hers, his = ema.sit(table), ota.sit(table)
    for way in ("leave", "leave", "return", "return"):  # to do it twice is to do it once
        ota.post(f"/api/tables/{table['id']}/{way}")
    hers.send({"do": "say", "text": "ahoj"})
    for live in (hers, his):
        live.until(lambda heard: heard["is"] == "chat" and any(line["text"] == "ahoj" for line in heard["lines"]))
    assert [(line["name"], line["text"], line["noted"]) for line in hers.chat] == [
        ("Ota", "leaves the table, and a computer plays on in their place.", True),
        ("Ota", "is back at the table.", True),
        ("Ema", "ahoj", False),
    ]
    assert [line["text"] for line in his.chat[:2]] == [
        "odchází od stolu, zatím tu hraje počítač.",
        "je zpátky u stolu.",
    ]


def test_nobody_can_say_what_the_table_notes(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    live.send({"do": "say", "text": f"{LEFT} x"})
    live.until(lambda heard: heard["is"] == "chat" and heard["lines"])
    assert not live.chat[-1]["noted"]


def test_who_gets_up_before_the_game_leaves_an_open_seat(person: NewPerson) -> None:
    ema, ota, ida = person("Ema"), person("Ota"), person("Ida")
    table = ema.set_up(seats="me open computer")
    ota.join(table)
    assert kinds(ota.post(f"/api/tables/{table['id']}/leave")) == ["person", "open", "computer"]
    assert ida.join(table)["you"] == [1]


@pytest.mark.parametrize("reading", ["table", "seats", "acts", "chat"])
@pytest.mark.parametrize("what", ["seat", "start", "leave", "return"])
def test_what_was_kept_holds_even_where_it_could_not_be_read_at_once(
    served: Served,
    person: NewPerson,
    monkeypatch: pytest.MonkeyPatch,
    server_log: list[object],
    caplog: pytest.LogCaptureFixture,
    what: str,
    reading: str,
) -> None:
    """The database fails once right after a change; asked again, everybody finds the table as it is kept."""
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up(seats="me open computer")
    if what != "seat":
        ota.join(table)
    live = ema.sit(table)
    if what in ("leave", "return"):
        ema.post(f"/api/tables/{table['id']}/start")
        live.settle()
    if what == "return":
        ota.post(f"/api/tables/{table['id']}/leave")
    who, path = (ema if what == "start" else ota), f"/api/tables/{table['id']}/{what}"
    asked = {"invitation": table["invitation"]} if what == "seat" else None
    works = getattr(store, f"_{reading}")
    failed: list[object] = []

    async def fails_once(*about: Any) -> Any:
        """When the change has been made."""
        if not failed and served.tables.loaded[table["id"]].behind:
            failed.append(about)
            raise OSError("the disk does not answer")
        return await works(*about)

    with monkeypatch.context() as patched:
        patched.setattr(store, f"_{reading}", fails_once)
        who.post(path, asked, expected=500)
    server_log += caplog.records
    assert failed
    told = who.post(path, asked)
    assert told["seats"][1]["name"] == "Ota"
    assert told["seats"][1]["away"] == (what == "leave")
    assert told["status"] == ("gathering" if what == "seat" else "playing")
    while not live.table or who_sits(live.table) != who_sits(told):
        live.next()
    if what == "start":
        live.settle()
    assert who.get(f"/api/tables/{table['id']}")["you"] == told["you"]


def test_a_name_may_come_along_with_sitting_down(person: NewPerson) -> None:
    """Then nobody has to wait until it is kept; and it stays theirs."""
    ema, ota = person(), person()
    table = ema.set_up(seats="me open open", name=" Ema ")
    joined = ota.post(f"/api/tables/{table['id']}/seat", {"invitation": table["invitation"], "name": "Ema"})
    assert [seat["name"] for seat in joined["seats"]] == ["Ema", "Ema 2", ""]
    assert [one.get("/api/me")["name"] for one in (ema, ota)] == ["Ema", "Ema"]
    assert ema.set_up(seats="me open open")["seats"][0]["name"] == "Ema"


def test_nobody_sits_down_by_a_name_that_is_none(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota", "cs")
    table = ema.set_up(seats="me open open")
    asked = {"invitation": table["invitation"], "name": "…"}
    assert ota.post(f"/api/tables/{table['id']}/seat", asked, 400)["key"] == "bad-name"
    assert kinds(ema.get(f"/api/tables/{table['id']}")) == ["person", "open", "open"]
    wanted = {"game": "wizard", "seats": [{"kind": "me"}] * 3, "name": "…"}
    assert ota.post("/api/tables", wanted, 400)["key"] == "bad-name"
    assert ota.get("/api/tables/mine") == []


# --- leaving and coming back ----------------------------------------------------------------------------------------


def test_a_computer_player_plays_on_for_one_who_has_left_until_they_come_back(
    served: Served, person: NewPerson
) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up(seats="me open computer")
    ota.join(table)
    ema.post(f"/api/tables/{table['id']}/start")
    live, hers = ota.sit(table), ema.sit(table)
    rng = Random(2)
    left = ema.post(f"/api/tables/{table['id']}/leave")
    assert left["seats"][0]["away"]
    assert left["seats"][0]["kind"] == "person"
    assert not ema.get("/api/tables/mine")[0]["your_turn"]
    for _ in range(4):
        live.choose_any(rng)
    live.settle()
    hers.until_n(live.update["n"])
    assert hers.update["ask"] is None
    refused = hers.refused({"do": "play", "n": hers.update["n"], "option": "bid:0", "seat": 0})
    assert refused["key"] == "you-are-away"
    assert hers.refused({"do": "undo", "n": hers.update["n"]})["key"] == "you-are-away"
    played = [act.seat for act in served.truth(table["id"]).acts]
    assert played.count(0) >= 3
    back = ema.post(f"/api/tables/{table['id']}/return")
    assert not back["seats"][0]["away"]
    assert back["seats"][0]["level"] is None
    while asked_among(live, hers) is live:
        live.choose_any(rng)
    assert hers.update["asked"] == [0]


def test_when_all_people_have_left_computer_players_finish_the_game(served: Served, person: NewPerson) -> None:
    ema, ida = person("Ema"), person("Ida")
    table = ema.set_up("carodeni", "me computer")
    watching = ida.sit(table)
    ema.post(f"/api/tables/{table['id']}/leave")
    assert watching.settle()["result"]
    assert ema.get(f"/api/tables/{table['id']}")["status"] == "over"


def test_who_only_watches_can_neither_leave_nor_return_nor_ask_for_a_rematch(person: NewPerson) -> None:
    table = person("Ema").set_up()
    for what in ("leave", "return", "rematch"):
        assert person("Ota").post(f"/api/tables/{table['id']}/{what}", expected=403)["key"] == "only-watching"


# --- once more ------------------------------------------------------------------------------------------------------


def test_everybody_finds_the_same_rematch_even_if_all_ask_at_once(served: Served, person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up("carodeni", "me open computer", settings={"animals": True}, hints=True)
    ota.join(table)
    assert ema.post(f"/api/tables/{table['id']}/rematch", expected=409)["key"] == "rematch-too-early"
    ema.post(f"/api/tables/{table['id']}/start")
    watching = person("Ida").sit(table)
    for one in (ema, ota):
        one.post(f"/api/tables/{table['id']}/leave")
    watching.settle()
    for one in (ema, ota):
        one.post(f"/api/tables/{table['id']}/return")
    wished = f"/api/tables/{table['id']}/rematch"
    assert ema.post(wished, {"level": "almighty"}, expected=400)["key"] == "unknown-player"
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda one: one.post(wished, {"level": "master"}), [ema, ota, ema, ota]))
    assert len({again["id"] for again in found}) == 1
    again = found[0]
    assert again["id"] != table["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Ota", watching.table["seats"][2]["name"], "Ema"]
    assert [seat["level"] for seat in again["seats"]] == [None, "master", None]
    assert again["settings"] == watching.table["settings"]
    assert "Everybody may ask for hints here, and newcomers have a coach." in again["settings"]

    watching.until(lambda heard: heard["is"] == "table" and heard["rematch"] == again["id"])
    mine = [card["id"] for card in ota.get("/api/tables/mine")]
    assert sorted(mine) == sorted([table["id"], again["id"]])


def test_who_had_left_does_not_hold_up_the_rematch(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up("carodeni", "me open", watchable=False)
    ota.join(table)
    ema.post(f"/api/tables/{table['id']}/start")
    live = ema.sit(table)
    ota.post(f"/api/tables/{table['id']}/leave")
    ida = person("Ida")
    assert ida.get(f"/api/tables/{table['id']}", 403)["key"] == "not-watchable"
    live.play_on(Random(4))
    assert ida.get(f"/api/tables/{table['id']}/moments")["total"] > 0  # what is over may be shown to others
    again = ema.post(f"/api/tables/{table['id']}/rematch")
    assert again["seats"][0]["away"]
    assert ota.post(f"/api/tables/{again['id']}/return")["seats"][0]["away"] is False


# --- lists ----------------------------------------------------------------------------------------------------------


def test_my_games_say_whose_turn_it_is_and_who_has_won(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up("carodeni", "me open")
    ota.join(table)
    assert [card["status"] for card in ema.get("/api/tables/mine")] == ["gathering"]
    ema.post(f"/api/tables/{table['id']}/start")
    lives = [ema.sit(table), ota.sit(table)]
    rng = Random(1)
    for _ in range(6):
        asked = asked_among(*lives)
        for seat, one in enumerate((ema, ota)):
            card = one.get("/api/tables/mine")[0]
            assert card["your_turn"] == (seat in asked.update["asked"])
            assert one.get("/api/me")["your_turn"] == card["your_turn"]
            assert card["you"] == [seat]
        asked.choose_any(rng)
    ota.post(f"/api/tables/{table['id']}/leave")
    lives[0].play_on(rng)
    card = ema.get("/api/tables/mine")[0]
    assert card["status"] == "over"
    assert not card["your_turn"]
    winners = lives[0].update["result"]["winners"]
    assert card["winners"] == [["Ema", "Ota"][seat] for seat in winners]


def test_games_in_play_can_be_watched_unless_the_players_want_to_be_alone(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    watched = ema.set_up()
    alone = ema.set_up(watchable=False)
    waiting = ema.set_up(seats="me open open")
    listed = {card["id"]: card for card in ota.get("/api/tables/watch")}
    assert watched["id"] in listed
    assert listed[watched["id"]]["you"] == []
    assert alone["id"] not in listed
    assert waiting["id"] not in listed
    for path in ("", "/record", "/moments"):
        assert ota.get(f"/api/tables/{alone['id']}{path}", 403)["key"] == "not-watchable"
    live = ota.sit(alone)
    assert live.next()["key"] == "not-watchable"
    assert live.until_closed() == 4400
    assert ema.sit(alone).settle()["eyes"] == 0


def test_who_looks_at_the_lobby_of_a_private_table_is_sent_away_when_the_game_begins(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up(seats="me open open", watchable=False)
    live = ota.sit(table)
    assert live.next()["status"] == "gathering"
    ema.post(f"/api/tables/{table['id']}/start")
    assert live.until(lambda heard: heard["is"] == "refused")["key"] == "not-watchable"
    assert live.until_closed() == 4400
    assert not live.update
    assert live.table["status"] == "gathering"
