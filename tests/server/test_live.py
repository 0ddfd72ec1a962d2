"""What happens at a table is told as it happens, to each what they may know."""

import gc
import time
import weakref
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import slet
from slet.server import connection
from slet.server.connection import BACKLOG
from slet.server.frames import SAME, Happened, difference
from slet.server.tables import TALK
from support.serving import Live, Person, Served, asked_among, plain

NewPerson = Callable[..., Person]


def two_at_a_table(person: NewPerson, game: str = "wizard", seats: str = "me open computer") -> list[Live]:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up(game, seats)
    ota.join(table)
    lives = [ema.sit(table), ota.sit(table)]
    ema.post(f"/api/tables/{table['id']}/start")
    return lives


# --- coming and going -----------------------------------------------------------------------------------------------


def test_who_comes_is_told_about_the_table_then_how_things_stand_then_what_was_said(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    assert [live.next()["is"] for _ in range(3)] == ["table", "update", "chat"]
    assert live.update["log"]["whole"]


def test_a_page_of_another_version_is_told_so_first_and_then_all_the_same(person: NewPerson) -> None:
    ema = person("Ema")
    table = ema.set_up()
    page = ema.http.get("/").text
    script = page.partition('<script type="module"')[2].partition('src="')[2].partition('"')[0]
    assert script.startswith("/assets/")
    assert ema.sit(table, script=script).next()["is"] == "table"
    old = ema.sit(table, script="/assets/index-old.js")
    assert [old.next()["is"] for _ in range(3)] == ["outdated", "table", "update"]


def test_reconnecting_in_the_middle_loses_nothing(person: NewPerson) -> None:
    ema = person("Ema")
    table = ema.set_up()
    live = ema.sit(table)
    rng = Random(7)
    for _ in range(12):
        live.choose_any(rng)
    live.settle()
    live.send({"do": "say", "text": "ahoj"})
    live.until(lambda heard: heard["is"] == "chat" and heard["lines"])
    live.close()
    again = ema.sit(table)
    again.settle()
    again.until(lambda heard: heard["is"] == "chat")
    assert again.log == live.log
    assert again.chat == live.chat
    assert {**again.update, "log": None, "frames": None} == {**live.update, "log": None, "frames": None}


def test_everybody_sees_who_is_there(person: NewPerson) -> None:
    ema, ota = two_at_a_table(person)
    ema.until(lambda heard: heard["is"] == "table" and heard["seats"][1]["present"])
    ota.close()
    ema.until(lambda heard: heard["is"] == "table" and not heard["seats"][1]["present"])


def test_two_connections_of_one_person_hear_the_same(person: NewPerson) -> None:
    ema = person("Ema")
    table = ema.set_up()
    laptop, phone = ema.sit(table), ema.sit(table)
    rng = Random(3)
    for one in (laptop, phone, laptop):
        one.settle()
        one.choose_any(rng)
        one.settle()
        other = phone if one is laptop else laptop
        other.until_n(one.update["n"])
        assert (other.update["view"], other.update["ask"]) == (one.update["view"], one.update["ask"])
    phone.close()
    laptop.choose_any(rng)
    assert laptop.table["seats"][0]["present"]


def test_a_spectator_is_counted_sees_what_all_see_and_can_do_nothing(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up()
    live, watching = ema.sit(table), ota.sit(table)
    live.until(lambda heard: heard["is"] == "table" and heard["watchers"] == 1)
    watching.until_n(live.settle()["n"])
    assert watching.update["eyes"] is None
    assert watching.update["ask"] is None
    assert watching.update["undo"] == "no"
    n = watching.update["n"]
    for message in (
        {"do": "play", "n": n, "option": live.update["ask"]["options"][0]["id"]},
        {"do": "play", "n": n, "option": live.update["ask"]["options"][0]["id"], "seat": 0},
        {"do": "undo", "n": n},
        {"do": "why-not", "option": "bid:0"},
        {"do": "ping", "at": "red-7"},
    ):
        assert watching.refused(message)["key"] == "only-watching"
    assert watching.refused({"do": "agree", "yes": True})["key"] == "nothing-to-agree"


def test_all_who_look_on_are_told_the_same_each_in_their_language(served: Served, person: NewPerson) -> None:
    ema, ota, jan, iva = person("Ema"), person("Ota"), person("Jan"), person("Iva", "cs")
    table = ema.set_up("carodeni", "me open")
    ota.join(table)
    ema.post(f"/api/tables/{table['id']}/start")
    players = [ema.sit(table), ota.sit(table)]
    others = [jan.sit(table), iva.sit(table)]
    for one in (*players, *others):
        one.until_n(0)
    rng = Random(5)
    for n in range(1, 12):
        next(one for one in players if one.update["ask"]).choose_any(rng)
        for one in (*players, *others):
            one.until_n(n)
        if n == 4:  # in the middle of a round
            others.append(person("Eda").sit(table))
            others[-1].until_n(n)
    english, czech, late = others
    said = [[text for text in one.traffic if '"is":"update"' in text] for one in others]
    assert said[0][-5:] == said[2][-5:] != said[1][-5:]
    truth = served.truth(table["id"]).match()
    for one in others:
        assert one.update["view"] == plain(truth.view(None))
        assert one.update["asked"] == [pick.seat for pick in truth.asks]
        assert one.events == plain(truth.log(None))
    for seat, one in enumerate(players):
        assert one.update["view"] == plain(truth.view(seat)) != plain(truth.view(None))
    assert english.table["you"] == late.table["you"] == czech.table["you"]


def test_where_many_look_on_all_hear_now_and_then_who_has_come_and_gone(
    served: Served, person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("slet.server.tables.FEW", 2)
    monkeypatch.setattr("slet.server.tables.NOW_AND_THEN", 3600)
    ema = person("Ema")
    table = ema.set_up()
    live = ema.sit(table)
    watching = [person(f"Guest {n}").sit(table) for n in range(5)]
    for number, one in enumerate(watching, 1):
        one.until(lambda heard: heard["is"] == "table")
        assert (one.table["watchers"], one.table["you"], one.table["host"]) == (number, [], False)
    loaded = served.tables.loaded[table["id"]]
    assert loaded.informing is not None
    served.now(lambda: served.tables.tell_info(loaded))
    assert loaded.informing is None
    for one in (live, *watching):
        one.until(lambda heard: heard["is"] == "table" and heard["watchers"] == 5)
    assert [heard["watchers"] for heard in live.heard if heard["is"] == "table"] == [0, 1, 5]
    assert (live.table["you"], live.table["host"]) == ([0], True)


def test_a_connection_that_is_gone_leaves_the_memory_at_once(served: Served, person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up()["id"]
    watching = ota.sit(table)
    watching.until(lambda heard: heard["is"] == "update")
    gone = [weakref.ref(one) for one in served.tables.loaded[table].connections]
    gc.disable()  # it is to go by itself: all of the memory is searched very seldom
    try:
        watching.close()
        end = time.monotonic() + 10
        while any(one() is not None for one in gone) and time.monotonic() < end:
            time.sleep(0.05)
        assert [one() for one in gone] == [None]
    finally:
        gc.enable()


def test_nothing_can_be_done_before_the_game_begins(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up(seats="me open open"))
    for message in ({"do": "play", "n": 0, "option": "x"}, {"do": "undo", "n": 0}, {"do": "why-not", "option": "x"}):
        assert live.refused(message)["key"] == "not-begun"


def test_one_who_does_not_read_is_dropped_and_finds_everything_when_coming_back(
    served: Served, person: NewPerson
) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up()
    live, slow = ema.sit(table), ota.sit(table)
    slow.until_n(live.settle()["n"])
    (his,) = [one for one in served.tables.loaded[table["id"]].connections if one.player == ota.id]
    his.soon = lambda _message: False  # nothing more fits on the way
    served.now(lambda: his._put(b" " * (BACKLOG + 1)))  # so much is waiting
    assert slow.until_closed() == 1013
    live.choose_any(Random(1))
    live.settle()
    again = ota.sit(table)
    again.until_n(live.update["n"])
    assert again.events == plain(served.truth(table["id"]).match().log(None))


# --- answers --------------------------------------------------------------------------------------------------------


def test_a_wish_names_the_rule_that_forbids_it_and_not_only_the_one_that_asks(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up("wandering-towers", "me computer"))
    asked = live.settle()["ask"]
    why = live.refused({"do": "why-not", "option": "cast:advance-tower"})
    assert (why["key"], why["clause"]) == ("why-not", "WT-62")
    assert asked["why"] != "WT-62"


def test_a_wish_is_answered_with_the_rule_that_stands_against_it(person: NewPerson) -> None:
    for language in ("en", "cs"):
        ema = person("Ema", language)
        live = ema.sit(ema.set_up())
        asked = live.settle()["ask"]
        why = live.refused({"do": "why-not", "option": "bid:99"})
        assert why["key"] == "why-not"
        assert why["clause"] == asked["why"]
        numbered = ema.get("/api/games/wizard/rules")["rules"]
        rules = {rule["id"]: "".join(part["text"] for part in rule["parts"]) for rule in numbered}
        assert why["text"] == rules[asked["why"]]
        allowed = live.refused({"do": "why-not", "option": asked["options"][0]["id"]})
        assert allowed["key"] == "it-is-allowed"


def test_what_answers_a_wish_names_its_option_whatever_it_says(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up()
    live, watching = ema.sit(table), ota.sit(table)
    offered = live.settle()["ask"]["options"][0]["id"]
    for one, option, key in (
        (live, "bid:99", "why-not"),
        (live, offered, "it-is-allowed"),
        (watching, offered, "only-watching"),
    ):
        answer = one.refused({"do": "why-not", "option": option})
        assert (answer["key"], answer["option"]) == (key, option)


def test_what_answers_no_wish_names_no_option(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    n = live.settle()["n"]
    for message in ("{", {"do": "play", "n": n, "option": "bid:99"}, {"do": "undo", "n": n}):
        assert live.refused(message)["option"] is None


def test_an_answer_that_is_not_offered_names_the_clause(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    asked = live.settle()["ask"]
    refused = live.refused({"do": "play", "n": live.update["n"], "option": "bid:99"})
    assert refused["key"] == "illegal-move"
    assert refused["clause"] == asked["why"]


def test_out_of_turn_one_is_told_whose_turn_it_is(person: NewPerson) -> None:
    lives = two_at_a_table(person)
    asked = asked_among(*lives)
    other = next(live for live in lives if live is not asked)
    name = asked.table["seats"][asked.seats[0]]["name"]
    option = asked.update["ask"]["options"][0]["id"]
    for message in ({"do": "play", "n": other.update["n"], "option": option}, {"do": "why-not", "option": option}):
        refused = other.refused(message)
        assert refused["key"] == "not-your-turn-now"
        assert name in refused["text"]
    message = {"do": "play", "n": other.update["n"], "option": option, "seat": asked.seats[0]}
    assert other.refused(message)["key"] == "not-your-seat"


def test_a_ping_is_seen_by_all(person: NewPerson) -> None:
    ema, ota = two_at_a_table(person)
    ema.send({"do": "ping", "at": "red-\u202e7\x00"})
    assert ota.until(lambda heard: heard["is"] == "pinged") == {"is": "pinged", "seat": 0, "at": "red- 7"}


# --- talk -----------------------------------------------------------------------------------------------------------


def test_what_is_said_is_cleaned_and_told_to_all(person: NewPerson) -> None:
    ema, ota = two_at_a_table(person)
    watching = person("Ida").sit(ema.table_id)
    nobody = person().sit(ema.table_id)
    all_three = (ema, ota, watching)
    for live, given, heard_as, heard_by in (
        (ema, "  ahoj \n všichni\x00\u202e ", ("Ema", 0, "ahoj všichni"), all_three),
        (ota, "⟦card:red-7¦x⟧", ("Ota", 1, "card:red-7x"), all_three),
        (watching, "<b>drží</b> palce", ("Ida", None, "<b>drží</b> palce"), (watching,)),
        (nobody, "hi", ("Guest", None, "hi"), (watching,)),
    ):
        live.send({"do": "say", "text": given})
        for listener in heard_by:
            heard = listener.until(lambda message: message["is"] == "chat" and message["lines"])
            assert tuple(heard["lines"][-1][key] for key in ("name", "seat", "text")) == heard_as
    for bad in ("", "x" * 401):
        assert ema.refused({"do": "say", "text": bad})["key"] == "bad-message-not-json"
    ema.send({"do": "say", "text": " \n "})
    ema.send({"do": "say", "text": "konec"})
    assert ema.until(lambda message: message["is"] == "chat")["lines"][0]["text"] == "konec"


def test_only_the_last_of_much_talk_is_told_to_who_comes(
    served: Served, person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "LINES", 10.0 * TALK)
    ema = person("Ema")
    table = ema.set_up(seats="me open open")
    live = ema.sit(table)
    for n in range(TALK + 20):
        live.send({"do": "say", "text": str(n)})
        live.until(lambda heard: heard["is"] in ("chat", "refused") and heard.get("lines") != [])
    said = [line["text"] for line in live.chat]
    again = ema.sit(table)
    again.until(lambda heard: heard["is"] == "chat")
    assert [line["text"] for line in again.chat] == said[-TALK:]
    assert len(served.do(served.tables.store.chat(table["id"], TALK))) == min(len(said), TALK)


# --- taking back ----------------------------------------------------------------------------------------------------


def undo(live: Live) -> None:
    live.send({"do": "undo", "n": live.update["n"]})


def take_back_told(live: Live) -> Any:
    return live.until(lambda heard: heard["is"] == "table")["take_back"]


def test_an_answer_after_which_nothing_was_shown_is_taken_back_freely(served: Served, person: NewPerson) -> None:
    """A bid with a person to bid next: nothing hidden has come to light."""
    lives = two_at_a_table(person)
    asked = asked_among(*lives)
    before = asked.update
    log = dict(asked.log)
    while True:
        n = asked.update["n"]
        asked.choose(asked.update["ask"]["options"][0]["id"])
        if asked.update["undo"] == "free":
            break
        asked = asked_among(*lives)
        before, log = asked.update, dict(asked.log)
    undo(asked)
    asked.until_n(n + 2)
    assert asked.update["view"] == before["view"]
    assert asked.update["ask"] == before["ask"]
    assert asked.log == log
    other = next(live for live in lives if live is not asked)
    other.until_n(n + 2)
    kept = served.truth(asked.table_id)
    assert kept.acts[-1].kind == "undo"
    assert other.events == plain(kept.match().log(other.seats[0]))


def to_be_asked_for(lives: list[Live]) -> tuple[Live, Live]:
    """Play until somebody can take back by consent only; that one and the other."""
    rng = Random(11)
    for _ in range(40):
        asked = asked_among(*lives)
        other = next(live for live in lives if live is not asked)
        if other.update["undo"] == "consent":
            assert other.update["undo_text"]
            return other, asked
        asked.choose_any(rng)
    raise AssertionError("nothing to take back")


def test_beyond_that_the_others_are_asked_and_may_agree(served: Served, person: NewPerson) -> None:
    wishing, other = to_be_asked_for(two_at_a_table(person))
    n = wishing.update["n"]
    undo(wishing)
    wish = other.until(lambda heard: heard["is"] == "table" and heard["take_back"])["take_back"]
    assert wish["seat"] == wishing.seats[0]
    assert wish["waiting_for"] == other.seats
    assert {
        "kind": "seat",
        "name": str(wishing.seats[0]),
        "text": wishing.table["seats"][wishing.seats[0]]["name"],
    } in wish["text"]
    other.send({"do": "agree", "yes": True})
    wishing.until_n(n + 1)
    assert wishing.update["ask"]["seat"] == wishing.seats[0]
    assert wishing.until(lambda heard: heard["is"] == "table")["take_back"] is None
    match = served.truth(wishing.table_id).match()
    assert wishing.events == plain(match.log(wishing.seats[0]))
    assert other.refused({"do": "agree", "yes": True})["key"] == "nothing-to-agree"


@pytest.mark.parametrize("by", ["other", "wishing"])
def test_a_wish_can_be_refused_or_withdrawn(person: NewPerson, by: str) -> None:
    wishing, other = to_be_asked_for(two_at_a_table(person))
    undo(wishing)
    other.until(lambda heard: heard["is"] == "table" and heard["take_back"])
    n = other.update["n"]
    (other if by == "other" else wishing).send({"do": "agree", "yes": False})
    assert other.until(lambda heard: heard["is"] == "table")["take_back"] is None
    assert other.update["n"] == n
    assert other.refused({"do": "agree", "yes": True})["key"] == "nothing-to-agree"


def test_who_plays_on_has_not_agreed(person: NewPerson) -> None:
    wishing, other = to_be_asked_for(two_at_a_table(person))
    undo(wishing)
    other.until(lambda heard: heard["is"] == "table" and heard["take_back"])
    other.choose_any(Random(1))
    assert other.refused({"do": "agree", "yes": True})["key"] == "nothing-to-agree"


def test_a_spectator_is_not_asked(person: NewPerson) -> None:
    wishing, _ = to_be_asked_for(two_at_a_table(person))
    watching = person("Ida").sit(wishing.table_id)
    undo(wishing)
    watching.until(lambda heard: heard["is"] == "table" and heard["take_back"])
    assert watching.refused({"do": "agree", "yes": True})["key"] == "nothing-to-agree"


def test_against_computer_players_everything_is_taken_back_freely(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    first = live.settle()
    rng = Random(1)
    for _ in range(5):
        live.choose_any(rng)
        live.settle()
    for _ in range(5):
        assert live.update["undo"] == "free"
        n = live.update["n"]
        undo(live)
        live.until_n(n + 1)
    assert live.update["view"] == first["view"]
    assert live.update["undo"] == "no"
    assert live.refused({"do": "undo", "n": live.update["n"]})["key"] == "undo-nothing"


def test_one_who_plays_for_two_takes_back_what_was_done_last(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up("big-book", "me me"))
    rng = Random(5)
    before = live.settle()
    while live.settle()["eyes"] == 0:
        before = live.update
        live.choose_any(rng)
    undo(live)
    live.until_n(live.update["n"] + 1)
    assert (live.update["eyes"], live.update["ask"]) == (0, before["ask"])


def test_where_a_rule_says_that_it_stands_nobody_can_agree_to_take_it_back(person: NewPerson) -> None:
    lives = two_at_a_table(person, "wandering-towers", "me open")
    rng = Random(2)
    asked = asked_among(*lives)
    for _ in range(30):
        asked = asked_among(*lives)
        asked.choose_any(rng)
        if asked.update["undo"] == "no":
            break
    assert asked.update["undo_text"]
    assert asked.refused({"do": "undo", "n": asked.update["n"]})["key"] in ("undo-chance", "undo-reveal")


def test_after_the_end_nothing_is_taken_back(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up("carodeni", "me"))
    live.play_on(Random(1))
    assert live.update["undo"] == "no"
    assert live.refused({"do": "undo", "n": live.update["n"]})["key"] == "undo-too-late"
    assert live.refused({"do": "play", "n": live.update["n"], "option": "x"})["key"] == "game-over"


def test_whoever_turns_to_another_seat_has_seen_what_happened_with_the_eyes_of_the_one_before() -> None:
    """Nothing comes after a bid: with the same eyes nothing was another, with others the hand was."""
    match = slet.new("wizard", 3, seed=1)
    while match.ask is not None and match.view().round < 4:
        match.play(match.ask.options[0])
    assert match.ask is not None
    before = match.ask.seat
    happened = Happened(match.game, match.play(match.ask.options[0], watched=True))
    after = match.ask.seat
    assert after != before
    (stayed,) = happened.seen(match, before, match.view(before), before)
    assert stayed.then == difference(match.view(before), match.view(before)) == SAME
    (turned,) = happened.seen(match, before, match.view(after), after)
    assert turned.then == difference(match.view(before), match.view(after))
    assert {"seat", "hand"} <= {*turned.then.fields, *turned.then.items}
