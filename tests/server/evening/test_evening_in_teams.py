"""A club evening at a game of teams: partners share what their side brings, and change from round to round."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import sleep
from typing import Any

from slet.players import answer
from support.evenings import Look, begin, join, own_desk, path, set_up
from support.serving import Person, Served


def played_well(served: Served, people: Sequence[Person], table: str) -> tuple[int, ...]:
    """The people there answer as the computer player does that is the quickest to end a game: the seats that won."""
    lives = [one.sit(table) for one in people]
    rng = Random(table)
    while True:
        truth = served.truth(table)
        match = truth.match()
        for live in lives:
            live.until_n(len(truth.acts))
        if match.outcome is not None:
            break
        asked = next((one for one in lives if one.update["ask"] and one.update["n"] == len(truth.acts)), None)
        if asked is None:  # a question that answers itself: that is kept in a moment
            sleep(0.02)
            continue
        ask = next(ask for ask in match.asks if ask.seat in asked.seats)
        asked.choose(answer("rules", match, ask, rng).option.id)
    for live in lives:
        live.close()
    return match.outcome.winners


def _is_played(number: int, told: dict[str, Any]) -> bool:
    return len(told["desks"]) == number and told["state"] != "playing"


def test_partners_share_their_points_and_change(person: Callable[..., Person], served: Served) -> None:
    people = [person(name) for name in ("Ema", "Ota", "Eva", "Jan")]
    host = people[0]
    evening = set_up(host, rounds=2, game="wandering-towers", settings={"teams": True})
    assert not evening["together"]
    for one in people[1:]:
        join(one, evening)
    page = Look(host, evening)
    points, partners = dict.fromkeys(range(1, 5), 0), set()
    told: dict[str, Any] = {}
    for number in (1, 2):
        begin(host, evening, number)
        desk: dict[str, Any] | None = own_desk(host.get(path(evening)))
        assert desk is not None
        won = played_well(served, people, desk["table"])
        assert won in ((0, 2), (1, 3))
        told = page.until(partial(_is_played, number))
        assert told["desks"][-1][0]["points"] == [12 if seat in won else 0 for seat in range(4)]
        for seat in won:
            points[desk["seats"][seat]] += 12
        partners |= {frozenset(desk["seats"][seat] for seat in side) for side in ((0, 2), (1, 3))}
    page.close()
    assert told["state"] == "over"
    assert len(partners) == 4, "nobody has the same partner again"
    assert {one["number"]: one["points"] for one in told["standings"]} == points
    assert {one["number"]: one["firsts"] for one in told["standings"]} == {who: won / 12 for who, won in points.items()}
