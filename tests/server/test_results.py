"""What a finished game is told with, and what follows from it: own records, easier and harder games."""

from collections.abc import Callable
from typing import Any

import pytest

from slet.games import find_game
from slet.server.results import kind_of
from support.finished import finished
from support.serving import Person, Served

NewPerson = Callable[..., Person]


def test_everybody_reads_the_tale_in_their_language_as_it_is_about_them(served: Served, person: NewPerson) -> None:
    ema = person("Ema", "cs")
    table = finished(served, ema, "carodeni/carodeni-5-second-0", seat=1)
    own = ema.sit(table).settle()["result"]["tale"]
    seen = person("Ota").sit(table).settle()["result"]["tale"]
    assert (own["title"], seen["title"]) == ("Chyběly dva body", "Agata by a whisker")
    assert own["how"].startswith("Největší rozdíl: lektvary – Agata 33, vy 31.")
    assert len(own["rounds"]) == len(ema.sit(table).settle()["result"]["course"])


def test_own_records_are_told_among_games_of_one_kind(served: Served, person: NewPerson) -> None:
    ema = person("Ema")
    first = finished(served, ema, "the-witches/solo-1-solo-farm")
    begun = ema.get(f"/api/tables/{first}/own-results")
    assert (begun["records"], begun["tally"]) == ([], ""), "the first game of a kind breaks no record"
    finished(served, ema, "the-witches/solo-1-solo-licence")  # played with other rules
    better = finished(served, ema, "the-witches/solo-1-solo-honours")
    told = ema.get(f"/api/tables/{better}/own-results")
    assert told["records"] == [
        "Your first win in this kind of game.",
        "Farther than ever in this kind of game: 41. Before it was 15.",
    ]
    assert told["tally"] == "You have won 1 of 2 games of this kind."
    assert [(one["table"], one["score"], one["this"]) for one in told["best"]] == [
        (better, 41, True),
        (first, 15, False),
    ]
    assert ema.get(f"/api/tables/{first}/own-results") == begun, "what came later changes nothing"
    assert person("Ota").get(f"/api/tables/{better}/own-results") == {"records": [], "tally": "", "best": []}


def test_a_game_that_is_not_over_has_no_results(person: NewPerson) -> None:
    ema = person("Ema")
    ema.get(f"/api/tables/{ema.set_up()['id']}/own-results", 409)


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ({}, {"difficulty": 1}, True),
        ({}, {"difficulty": 2}, False),
        ({}, {"start_player": 2, "magicians": None}, True),
        ({"open_hands": False, "mode": "terror"}, {"mode": "terror", "open_hands": False}, True),
    ],
)
def test_games_are_of_one_kind_whoever_sits_where(one: dict[str, Any], other: dict[str, Any], alike: bool) -> None:
    book = find_game("big-book")
    assert (kind_of(book, 4, one) == kind_of(book, 4, other)) is alike
    assert kind_of(book, 4, one) != kind_of(book, 3, one)


def test_the_next_game_can_be_easier_or_harder_where_there_is_such_a_one(served: Served, person: NewPerson) -> None:
    ema = person("Ema")
    easy = finished(served, ema, "big-book/big-book-4-kept-11")
    refused = ema.post(f"/api/tables/{easy}/rematch", {"difficulty": "easier"}, expected=409)
    assert refused["key"] == "no-such-difficulty"
    assert ema.get(f"/api/tables/{easy}")["rematch"] is None, "nothing was set up"
    harder = ema.post(f"/api/tables/{easy}/rematch", {"difficulty": "harder"})
    assert "Difficulty: medium" in harder["settings"]
    ema.post(f"/api/tables/{easy}/rematch", {"difficulty": "impossible"}, expected=400)
