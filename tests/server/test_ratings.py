"""Ratings: the order in which games came out, with what is known and how surely, for games that all agreed to rate."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select, update

from slet.games import GAMES
from slet.kernel.game import Outcome
from slet.players import level_names
from slet.server.company.rated import SeatsOfSide, ended_so
from slet.server.company.rating import NOT_KNOWN, Rated, Side, rate
from slet.server.company.ratings import first_of
from slet.server.schema import RATED
from slet.server.store import SeatRow
from support.serving import Live, Person, Served, serving, settings_for

New = Callable[..., Person]
PROOF = Path(__file__).parents[2] / "proof"


@pytest.fixture
def share_right(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., tuple[float, float]]]:
    """The proof that is run at large by hand."""
    monkeypatch.syspath_prepend(str(PROOF))
    import ratings

    yield ratings.share_right
    sys.modules.pop("ratings")


# --- reckoning ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "games"),
    [
        ("two against each other", 30),
        ("four against each other", 30),
        ("two against two", 60),
        ("three against the game", 100),
    ],
)
def test_people_of_known_strength_come_into_order(
    share_right: Callable[..., tuple[float, float]], kind: str, games: int
) -> None:
    right, within = share_right(kind, people=8, apart=150, games=games, clubs=25, seed="test")
    assert right >= 0.95
    assert within >= 0.93


def test_a_newcomer_is_in_the_middle_and_hardly_known_and_each_game_tells_more() -> None:
    assert (NOT_KNOWN.points, NOT_KNOWN.margin) == (1500, 482)
    known: dict[str, Rated] = {}
    margins = []
    for _ in range(5):
        rate(known, [Side(("a",), 0), Side(("b",), 1)], {})
        margins.append(known["a"].margin)
    assert margins == sorted(margins, reverse=True)
    assert known["a"].points > 1500 > known["b"].points
    assert known["a"].games == 5


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_levels_begin_in_the_order_of_the_ladder_and_none_of_them_is_sure(game: str) -> None:
    first = first_of(game)
    known = [first[f"c:{level}"] for level in level_names(game) if f"c:{level}" in first]
    assert len(known) >= 3
    assert [one.points for one in known] == sorted({one.points for one in known})
    assert min(one.margin for one in known) > 240


def test_a_level_begins_where_the_ladder_puts_it_and_moves_with_what_comes_out() -> None:
    first = first_of("wizard")
    order = [first[f"c:{level}"].points for level in ("novice", "adept", "master", "archmage")]
    assert order == sorted(order)
    known: dict[str, Rated] = {}
    rate(known, [Side(("p:ema",), 0), Side(("c:archmage",), 1)], first)
    assert known["c:archmage"].points < first["c:archmage"].points
    rate(known, [Side(("p:ota",), 0), Side(("c:novice",), 1)], first)
    assert known["p:ema"].points > known["p:ota"].points > 1500, "to beat who is strong tells more"
    assert "c:archmage" not in first_of("carodeni"), "nobody has measured it yet"


def seats_of(*away: int, count: int = 4) -> list[SeatRow]:
    return [
        SeatRow("t", seat, f"p{seat}", "", "adept" if seat in away else None, seat in away) for seat in range(count)
    ]


class OneGame:
    """A game that says who plays together."""

    def __init__(self, sides: list[tuple[int, ...]] | None = None) -> None:
        score = type("Score", (), {"sides": None if sides is None else staticmethod(lambda _: sides)})
        self.game = type("Game", (), {"score": score})
        self.state = None


def told(outcome: Outcome, seats: list[SeatRow], sides: list[tuple[int, ...]] | None = None, against: str = "") -> Any:
    return ended_so(OneGame(sides), outcome, seats, against)  # type: ignore[arg-type]


def test_winners_come_first_then_points_and_who_has_left_comes_last_even_with_the_most_points() -> None:
    found = told(Outcome((30, 10, 20, 20), (0,), "end"), seats_of(0))
    assert found.sides == [SeatsOfSide([1], 1), SeatsOfSide([2], 0), SeatsOfSide([3], 0), SeatsOfSide([0], 4)]


def test_partners_come_in_together_and_who_leaves_theirs_comes_last_alone() -> None:
    outcome = Outcome((3, 1, 2, 1), (0, 2), "end")
    assert told(outcome, seats_of(), [(0, 2), (1, 3)]).sides == [SeatsOfSide([0, 2], 0), SeatsOfSide([1, 3], 1)]
    left = told(outcome, seats_of(2), [(0, 2), (1, 3)])
    assert left.sides == [SeatsOfSide([0], 0), SeatsOfSide([1, 3], 1), SeatsOfSide([2], 4)]


# --- at tables ------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of their own: what others play here does not count."""
    with serving(settings_for(tmp_path_factory.mktemp("rated"))) as started:
        yield started


def play(people: list[Person], game: str = "wizard", computers: int = 0, leaves: int | None = None, **more: Any) -> Any:
    """A game of these people from its beginning to its end; its table at the end."""
    seats = " ".join(["me", *["open"] * (len(people) - 1), *["computer"] * computers])
    table = people[0].set_up(game, seats, **{"rated": True, **more})
    for other in people[1:]:
        other.join(table)
    people[0].post(f"/api/tables/{table['id']}/start")
    if leaves is not None:
        people[leaves].post(f"/api/tables/{table['id']}/leave")
    lives: dict[int, Live] = {seat: one.sit(table) for seat, one in enumerate(people) if seat != leaves}
    rng = Random(3)
    while True:
        card = people[0].get(f"/api/tables/{table['id']}")
        if card["status"] == "over":
            break
        going = [one for one in people[0].get("/api/company/mine")["going"] if one["id"] == table["id"]]
        for seat in going[0]["asked"] if going else ():
            if seat in lives:
                lives[seat].choose_any(rng)
    for live in lives.values():
        live.close()
    return people[0].get(f"/api/tables/{table['id']}")


def rating(person: Person) -> Any:
    found = person.get("/api/company/ratings")
    return found[0]["rating"] if found else None


def test_only_games_that_all_agreed_to_rate_count_and_all_is_reckoned_anew_from_what_is_kept(
    served: Served, person: New
) -> None:
    people = [person(name) for name in ("Ema", "Ota", "Eva")]
    over = play(people, rated=False)
    assert [rating(one) for one in people] == [None] * 3
    over = play(people)
    assert over["rated"]
    assert any("rated" in line for line in over["settings"])
    won = [one.get("/api/company/mine")["finished"][0]["won"] for one in people]
    ratings = [rating(one) for one in people]
    assert all((one["points"] > 1500) >= first for one, first in zip(ratings, won, strict=True))
    assert {one["games"] for one in ratings} == {1}
    levels = people[0].get("/api/company/ratings")[0]["levels"]
    assert [one["level"] for one in levels] == ["novice", "adept", "master", "archmage"]
    lobby = people[0].set_up("wizard", "me open open", open_to="anybody", rated=True)
    (listed,) = [one for one in people[1].get("/api/company/tables") if one["id"] == lobby["id"]]
    assert listed["rated"]
    assert listed["ratings"] == [ratings[0]]

    async def forget() -> None:
        async with served.tables.store.change() as change:
            await change.do(RATED.delete())

    served.do(forget())
    assert [rating(one) for one in people] == ratings, "how games ended is found again from the games"


def test_who_leaves_a_rated_game_counts_as_last_and_was_told_so(served: Served, person: New) -> None:
    people = [person(name) for name in ("Ema", "Ota", "Eva")]
    over = play(people, leaves=1)
    assert "last" in over["settings"][-1]
    points = [rating(one)["points"] for one in people]
    assert points[1] == min(points) < 1500


def test_the_game_after_a_rated_one_is_not_rated_as_nobody_has_agreed_to_that(person: New) -> None:
    people = [person(name) for name in ("Ema", "Ota", "Eva")]
    over = play(people)
    assert people[0].get("/api/company/mine")["finished"][0]["rated"]
    again = people[1].post(f"/api/tables/{over['id']}/rematch")
    assert not again["rated"]
    assert not any("rated" in line for line in again["settings"])


def test_all_against_the_game_have_an_opponent_of_that_difficulty(served: Served, person: New) -> None:
    people = [person("Ema"), person("Ota")]
    over = play(people, "big-book")
    lost = not over["you"] or not people[0].get("/api/company/mine")["finished"][0]["won"]
    ratings = [next(one for one in who.get("/api/company/ratings") if one["game"] == "big-book") for who in people]
    assert ratings[0]["rating"] == ratings[1]["rating"]
    assert (ratings[0]["rating"]["points"] < 1500) == lost

    async def kept() -> str:
        async with served.tables.store.engine.connect() as connection:
            return str(await connection.scalar(select(RATED.c.ended).where(RATED.c.table == over["id"])))

    assert '"against":"big-book/2"' in served.do(kept())


@pytest.mark.parametrize(
    ("wanted", "key"),
    [({"hints": True}, "rated-with-hints"), ({"seats": [{"kind": "me"}] * 3}, "rated-without-people")],
)
def test_a_table_that_cannot_be_rated_is_refused_in_words(person: New, wanted: dict[str, Any], key: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    asked = {"game": "wizard", "seats": seats, "rated": True, **wanted}
    assert person("Ema").post("/api/tables", asked, 400)["key"] == key


def test_two_who_become_one_have_one_rating(served: Served, person: New) -> None:
    from slet.server.schema import SEATS

    people = [person(name) for name in ("Ema", "Ota", "Eva")]
    play(people)
    assert rating(people[0]) is not None

    async def become_one() -> None:
        async with served.tables.store.change() as change:
            await change.do(update(SEATS).where(SEATS.c.player == people[0].id).values(player=people[1].id))

    served.do(become_one())
    assert rating(people[0]) is None
    assert rating(people[1])["games"] == 1
