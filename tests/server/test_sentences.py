"""What a sentence names can be told apart, one thing at a time."""

from collections.abc import Callable
from random import Random
from typing import Any

import slet
from slet.games.big_book.options import Name
from slet.games.carodeni.events import TokenTurned
from slet.games.carodeni.pieces.box import Token
from slet.server.sentences import Speaker
from slet.server.wire import Marked
from support.serving import Live, Person, Served, asked_among

NewPerson = Callable[..., Person]


def test_a_piece_whose_name_tells_of_other_pieces_is_one_thing() -> None:
    slet.new("carodeni", 1, seed=1)
    told = Speaker("carodeni", "en", ["Ema"]).event(TokenTurned(Token.named("O1"), 3))
    assert told == [
        "Round 3: Ostara turns up ",
        Marked("token", "O1", "token (witch or potion, two ingredients; by: for a goal, most points)"),
        ".",
    ]


def test_an_option_names_the_players_of_this_table_and_says_you_to_who_is_asked() -> None:
    speaker = Speaker("big-book", "cs", ["Ema", "Ota"])
    assert speaker.choice(Name(1)).text == [Marked("seat", "1", "Ota")]
    assert speaker.choice(Name(1), 1).text == ["Vy"]
    again = Speaker("big-book", "cs", ["Iva", "Jan"])
    assert again.choice(Name(1)).text == [Marked("seat", "1", "Jan")]


def test_the_log_says_you_to_the_player_it_tells_of_and_the_name_to_the_others(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota", "cs")
    table = ema.set_up(seats="me open computer")
    ota.join(table)
    hers, his = ema.sit(table), ota.sit(table)
    ema.post(f"/api/tables/{table['id']}/start")
    asked_among(hers, his)
    asked_among(hers, his).choose("bid:1")
    asked_among(hers, his).choose("bid:1")
    asked_among(hers, his)
    assert {"You bid 1.", "Ota bids 1."} <= texts(hers)
    assert {"Ema hlásí 1.", "Hlásíte 1."} <= texts(his)
    for live, whole in ((hers, ema.sit(table)), (his, ota.sit(table))):  # and so it is told to who comes anew
        whole.until_n(live.update["n"])
        assert texts(whole) == texts(live)


def test_one_who_plays_for_two_is_called_by_their_names(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up(seats="me me computer"))
    for _ in range(2):
        live.settle()
        live.choose("bid:0")
    live.settle()
    assert {"Ema bids 0.", "Ema 2 bids 0."} <= texts(live)


def test_a_replay_says_you_to_the_eyes_through_which_it_is_seen(served: Served, person: NewPerson) -> None:
    ema = person("Ema")
    table = ema.set_up()
    ema.sit(table).play_on(Random(1))
    told = {}
    for eyes in ("0", "1", "all", "none"):
        moments = ema.get(f"/api/tables/{table['id']}/moments?eyes={eyes}&count=30")["moments"]
        lines = [line for moment in moments for frame in moment["frames"] for line in frame["lines"]]
        told[eyes] = " ".join(plain_text(line["text"]) for line in lines)
    assert "You bid" in told["0"]
    assert "Ema bids" not in told["0"]
    assert "Ema bids" in told["1"]
    assert "You" not in told["all"] + told["none"]


def texts(live: Live) -> set[str]:
    return {plain_text(line["text"]) for line in live.log.values()}


def plain_text(parts: list[Any]) -> str:
    return "".join(part if isinstance(part, str) else part["text"] for part in parts)
