"""Ratings: the order in which games came out, with what is known and how surely, for games that all agreed to rate."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from slet.games import GAMES
from slet.kernel.game import Outcome
from slet.players import level_names
from slet.server.company.against import compared_with_the_game, reached, worth_first
from slet.server.company.rated import Ended, SeatsOfSide, ended_so
from slet.server.company.rating import FADES, NOT_KNOWN, Rated, Reckoning, Side
from slet.server.company.ratings import first_of
from slet.server.schema import RATED
from slet.server.store import SeatRow
from support.serving import Live, Person, Served, serving, settings_for

New = Callable[..., Person]
PROOF = Path(__file__).parents[2] / "proof"


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Any]]:
    """The proof that is run at large by hand."""
    monkeypatch.syspath_prepend(str(PROOF))
    import ratings

    yield ratings.found
    sys.modules.pop("ratings")


def reckoned(*games: list[Side], first: dict[str, Rated] | None = None) -> dict[str, Rated]:
    reckoning = Reckoning((first or {}).get)
    for sides in games:
        reckoning.add([tuple(sides)])
    reckoning.settle()
    return reckoning.known


def beats(better: str, worse: str) -> list[Side]:
    return [Side(tuple(better.split()), 0), Side(tuple(worse.split()), 1)]


# --- reckoning ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "clubs"),
    [("two against each other", 8), ("four against each other", 3), ("two against two", 20)],
)
def test_people_of_known_strength_come_into_order_after_thirty_games(
    found: Callable[..., Any], kind: str, clubs: int
) -> None:
    one = found(kind, people=8, apart=150, games=30, clubs=clubs, seed="test", bound=False)
    assert one.right >= 0.95
    assert one.within >= 0.93


@pytest.mark.parametrize("kind", ["three against the game, won or lost", "three against the game, how far"])
def test_against_the_game_people_come_as_near_to_order_as_can_be_had(found: Callable[..., Any], kind: str) -> None:
    one = found(kind, people=6, apart=150, games=30, clubs=10, seed="test")
    assert one.right >= one.best - 0.05
    assert one.within >= 0.9


def test_a_newcomer_is_in_the_middle_and_hardly_known_and_each_game_tells_more() -> None:
    assert (NOT_KNOWN.points, NOT_KNOWN.margin) == (1500, 588)
    after = [reckoned(*[beats("a", "b")] * games) for games in range(1, 6)]
    margins = [known["a"].margin for known in after]
    assert margins == sorted(margins, reverse=True)
    assert after[-1]["a"].points > 1500 > after[-1]["b"].points
    assert after[-1]["a"].games == 5


def test_a_later_game_tells_more_about_an_earlier_one() -> None:
    """Who has beaten somebody is worth more when that one turns out to be strong."""
    before = reckoned(beats("a", "b"))
    later = reckoned(beats("a", "b"), *[beats("b", "c")] * 5)
    assert later["a"].points > before["a"].points
    assert later["a"].games == 1


def test_of_partners_who_also_played_apart_it_is_known_who_carried_them() -> None:
    known = reckoned(beats("a b", "c d"), beats("a c", "b d"), beats("a d", "b c"))
    assert known["a"].points > max(known[who].points for who in "bcd")


def test_reckoned_on_game_by_game_or_all_at_once_the_same_comes_out() -> None:
    rng = Random(5)
    names = [f"p:{n}" for n in range(10)]
    games = [tuple(Side((who,), place) for place, who in enumerate(rng.sample(names, 4))) for _ in range(60)]
    step_by_step, at_once = Reckoning(), Reckoning()
    for game in games:
        step_by_step.add([game])
        step_by_step.settle()
        at_once.add([game])
    at_once.settle()
    for who in names:
        one, other = step_by_step.known[who], at_once.known[who]
        assert abs(one.points - other.points) <= 2
        assert abs(one.margin - other.margin) <= 2


def test_what_somebody_was_once_counts_less_after_many_games() -> None:
    once_good = [beats("p:a", "c:x")] * FADES + [beats("c:x", "p:a")] * FADES
    once_bad = [beats("c:x", "p:a")] * FADES + [beats("p:a", "c:x")] * FADES
    first = {"c:x": Rated.measured(1500, 1)}
    assert reckoned(*once_good, first=first)["p:a"].points < 1480
    assert reckoned(*once_bad, first=first)["p:a"].points > 1520


def together(*games: tuple[str, Ended]) -> dict[str, Rated]:
    reckoning = Reckoning(lambda who: worth_first(who, {}))
    marks = reached(ended for _, ended in games)
    for who, ended in games:
        sides = [Side(tuple(who.split()), 0)]
        reckoning.add(compared_with_the_game(sides, ended, marks.get(ended.against, ())))
    reckoning.settle()
    return reckoning.known


def came(far: int | None, won: bool = False, against: str = "book/2") -> Ended:
    return Ended([], against, won, far)


def test_playing_against_the_game_it_counts_how_far_one_came() -> None:
    known = together(("a b", came(2)), ("c d", came(4)), ("e f", came(6, won=True)), ("g h", came(2)))
    assert known["a"].points == known["g"].points < known["c"].points < known["e"].points


def test_how_far_one_came_in_another_game_says_nothing_here() -> None:
    known = together(("a b", came(5)), ("c d", came(2, against="book/2/hard")))
    assert known["a"].points == known["c"].points < 1500


def test_a_game_of_which_only_the_end_was_kept_counts_as_won_or_lost() -> None:
    known = together(("a b", came(None)), ("c d", came(None, won=True)), ("e f", came(3)), ("g h", came(6, won=True)))
    assert known["a"].points < 1500 < known["c"].points
    assert known["a"].points == known["e"].points


def test_who_leaves_the_others_alone_against_the_game_loses_by_it_and_they_do_not() -> None:
    sides = [Side(("a", "b"), 0), Side(("c",), 3)]
    reckoning = Reckoning(lambda who: worth_first(who, {}))
    reckoning.add(compared_with_the_game(sides, came(6, won=True), [(True, 6)]))
    reckoning.settle()
    assert reckoning.known["c"].points < 1500 < reckoning.known["a"].points


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
    known = reckoned(beats("p:ema", "c:archmage"), beats("p:ota", "c:novice"), first=first)
    assert known["c:archmage"].points < first["c:archmage"].points
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


def test_a_rated_game_is_followed_by_a_rated_one_when_all_agree_by_sitting_down_again(person: New) -> None:
    people = [person(name) for name in ("Ema", "Ota", "Eva")]
    over = play(people)
    again = people[1].post(f"/api/tables/{over['id']}/rematch", {"rated": True})
    assert again["rated"]
    assert again["status"] == "gathering", "it waits until the others agree"
    assert len(again["you"]) == 1
    assert [seat["kind"] for seat in again["seats"]].count("open") == 2
    assert any("rated" in line for line in again["settings"])
    found = people[0].post(f"/api/tables/{over['id']}/rematch")
    assert (found["id"], found["you"]) == (again["id"], []), "to look there is not to agree"
    people[0].join(found)
    people[1].post(f"/api/tables/{again['id']}/start")
    seats = people[1].get(f"/api/tables/{again['id']}")["seats"]
    assert [seat["kind"] for seat in seats].count("computer") == 1, "for who did not come a computer player sits down"


def test_who_was_not_at_a_rated_game_is_not_invited_to_the_next_one(person: New) -> None:
    people = [person(name) for name in ("Ema", "Ota", "Eva")]
    over = play(people)
    again = people[0].post(f"/api/tables/{over['id']}/rematch", {"rated": True})
    stranger = person("Iva")
    assert stranger.post(f"/api/tables/{over['id']}/rematch", {}, 403)["key"] == "only-watching"
    assert stranger.get(f"/api/tables/{again['id']}")["invitation"] is None


def test_alone_with_computer_players_there_is_no_rated_rematch(person: New) -> None:
    ema = person("Ema")
    over = play([ema], computers=2, rated=False)
    assert ema.post(f"/api/tables/{over['id']}/rematch", {"rated": True}, 400)["key"] == "rated-without-people"


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

    ended = msgspec.json.decode(served.do(kept()), type=Ended)
    assert ended.against == "big-book/2"
    assert ended.far in range(7)


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
