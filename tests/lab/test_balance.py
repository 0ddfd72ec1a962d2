"""What simulations tell about the cards of a game."""

from pathlib import Path

import pytest

from slet.cli.main import main
from slet.games.big_book.events import HasCast, Learned
from slet.games.big_book.pieces.tables import BASIC, LIBRARY
from slet.kernel.pieces import Piece
from slet.lab.balance import balance
from slet.lab.simulate import Plan, simulate
from slet.lab.tallies import TALLIES
from slet.lab.tally import Comparison, Tally, Use, Uses

EQUAL: dict[str, Piece | None] = dict.fromkeys(("a", "b", "c", "d"))


def used(**times: int) -> Uses:
    return {"cards": {name: Use(taken=number, used=number, won=number / 4) for name, number in times.items()}}


def offs(comparison: Comparison, *parts: Uses) -> dict[str, tuple[float, bool]]:
    (shares,) = balance(Tally((comparison,), lambda _log, _winners: {}), parts).values()
    return {share.name: (round(share.off or 0, 3), share.stands_out) for share in shares}


def test_each_card_is_compared_with_an_equal_share_of_all_that_were_used() -> None:
    found = offs(Comparison("cards", EQUAL), used(a=700, b=1150), used(a=180, b=11, c=1159, d=800))
    assert found == {"a": (-0.12, False), "b": (0.161, True), "c": (0.159, True), "d": (-0.2, True)}


def test_a_card_that_is_never_used_is_compared_too() -> None:
    assert offs(Comparison("cards", EQUAL), used(a=100, b=100, c=100))["d"] == (-1.0, True)


def test_the_share_of_a_colour_goes_by_the_number_of_its_cards() -> None:
    found = offs(Comparison("cards", dict.fromkeys(("a", "b")), {"a": 12, "b": 3}), used(a=800, b=200))
    assert found == {"a": (0.0, False), "b": (0.0, False)}


def test_what_chance_explains_does_not_stand_out() -> None:
    assert offs(Comparison("cards", EQUAL), used(a=3, b=2, c=2, d=1))["a"] == (0.5, False)
    assert offs(Comparison("cards", EQUAL), used(a=300, b=200, c=200, d=100))["a"] == (0.5, True)


def test_where_nobody_chooses_there_is_no_fair_share() -> None:
    (shares,) = balance(Tally((Comparison("cards", EQUAL, fair=False),), lambda *_: {}), [used(a=100, b=1)]).values()
    assert {(share.off, share.off_pm, share.stands_out) for share in shares} == {(None, None, False)}
    assert [(share.used, share.won) for share in shares] == [(100, 0.25), (1, 0.25), (0, 0.0), (0, 0.0)]


def test_a_comparison_in_which_nothing_happened_is_left_out() -> None:
    assert balance(Tally((Comparison("cards", EQUAL),), lambda *_: {}), []) == {}


def test_points_by_source_add_up_to_the_mean_score() -> None:
    report = simulate(Plan(game="carodeni", players=("random",), seats=2, games=4, options={"animals": True}))
    mean = sum(row.score * row.games for row in report.by_seat) / sum(row.games for row in report.by_seat)
    assert sum(report.sources.values()) == pytest.approx(mean)
    assert report.balance["potions"][0].taken > 0


def test_of_the_big_book_each_spell_is_counted_when_it_is_learned_and_as_often_as_it_is_cast() -> None:
    growth, other = BASIC[0], LIBRARY[0]
    log = [Learned(0, other), HasCast(0, other, 2), HasCast(1, growth, 1), HasCast(2, other, 1)]
    for winners, won in (((0, 1, 2), 3.0), ((), 0.0)):
        counted = TALLIES["big-book"].count(log, winners)
        assert counted["spells"] == {other.name: Use(taken=1, used=3, won=won)}
        assert counted["basic-spells"] == {growth.name: Use(used=1, won=won / 3)}
    report = simulate(Plan(game="big-book", players=("adept",), seats=2, games=1))
    assert sum(share.used for share in report.balance["basic-spells"]) > 0
    assert len(report.balance["spells"]) == len(LIBRARY)


@pytest.mark.parametrize(("language", "title"), [("en", "Spells of the library"), ("cs", "Kouzla z knihovny")])
def test_the_page_of_the_big_book_shows_its_spells_beside_their_fair_share(
    language: str, title: str, tmp_path: Path
) -> None:
    page = tmp_path / "book.html"
    command = ["simulate", "big-book", "--players", "adept", "--games", "1", "--jobs", "1", "--json", "-"]
    assert main([*command, "--html", str(page), "--lang", language]) == 0
    assert title in page.read_text()


def test_a_game_that_counts_no_cards_compares_none_and_tells_where_points_came_from() -> None:
    assert "wizard" not in TALLIES
    report = simulate(Plan(game="wizard", players=("random",), seats=3, games=1))
    assert report.balance == {}
    assert sum(report.sources.values()) == pytest.approx(sum(row.score for row in report.by_seat) / 3)


@pytest.mark.parametrize(
    ("language", "style", "texts"),
    [
        (
            "en",
            (),
            ("Points by source", "Witches by colour", "P57 red potion", "off its share", "! marks"),
        ),
        (
            "cs",
            ("--plain",),
            ("Body podle zdroje", "Čarodějky podle barvy", "P57 červený lektvar", "! značí"),
        ),
    ],
)
def test_the_terminal_shows_sources_and_cards(
    language: str, style: tuple[str, ...], texts: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["simulate", "carodeni", "--games", "2", "--jobs", "1", "--players", "random", "--lang", language]
    assert main([*command, *style]) == 0
    out = capsys.readouterr().out
    assert [text for text in texts if text not in out] == []
    assert "S1" in out.rpartition("W50")[2], "starters stand apart"
