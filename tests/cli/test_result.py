"""What is said of the end of a game."""

from collections.abc import Callable
from pathlib import Path

import pytest

from slet.cli.boards import board_for
from slet.cli.result import result_lines
from slet.cli.words import Words
from slet.games import find_game
from slet.kernel.game import Outcome, Rival
from slet.kernel.match import Match
from slet.kernel.record import read_record

from .conftest import Slet, lines

NAMES = ("Ema", "Morana", "Kvido", "Sibyla")
TOWERS = "wandering-towers"
Ended = Callable[..., str]
TEAM = Outcome((9, 3, 8, 2), (0, 2), "goal")


@pytest.fixture
def ended(monkeypatch: pytest.MonkeyPatch) -> Ended:
    """What is said first of an outcome of a game."""

    def say(game: str, outcome: Outcome, seat: int | None, language: str = "en") -> str:
        match = Match.start(find_game(game), len(outcome.scores), {}, 1)
        monkeypatch.setattr(Match, "outcome", outcome)
        return result_lines(match, board_for(game, Words(language), NAMES[: match.seats]), seat)[0]

    return say


@pytest.mark.parametrize(
    ("seats", "won", "seat", "english", "czech"),
    [
        (3, True, 1, "You have won!", "Máte vyhráno!"),
        (3, False, 1, "You have lost.", "Máte prohráno."),
        (3, True, None, "All have won together.", "Všichni společně zvítězili."),
        (3, False, None, "All have lost.", "Všichni prohráli."),
        (1, True, 0, "You have won!", "Máte vyhráno!"),
        (1, True, None, "Ema has won.", "Vítězí Ema."),
        (1, False, None, "Ema has lost.", "Ema prohrává."),
    ],
)
def test_who_plays_against_the_game_wins_or_loses_with_all_others(
    ended: Ended, seats: int, won: bool, seat: int | None, english: str, czech: str
) -> None:
    winners = tuple(range(seats)) if won else ()
    outcome = Outcome((12,) * seats, winners, "in-time" if won else "too-late", together=True)
    assert ended(TOWERS, outcome, seat) == english
    assert ended(TOWERS, outcome, seat, "cs") == czech


@pytest.mark.parametrize(
    ("winners", "hers", "english", "czech"),
    [
        ((0,), 60, "You win with 61 points.", "Vyhráváte se 61 body."),
        ((0,), 61, "The winners: Ema and Ostara with 61 points.", "Vítězové: Ema a Ostara, 61 bodů."),
        ((), 62, "Ostara wins with 62 points.", "Vítězí Ostara, 62 bodů."),
    ],
)
def test_a_rival_without_a_seat_may_win_or_share_the_win(
    ended: Ended, winners: tuple[int, ...], hers: int, english: str, czech: str
) -> None:
    outcome = Outcome((61,), winners, "lost-to-ostara", rival=Rival("ostara", hers))
    assert ended("carodeni", outcome, 0) == english
    assert ended("carodeni", outcome, 0, "cs") == czech


def test_several_winners_are_named_and_the_reason_says_why_they_are_several(ended: Ended) -> None:
    for seat in (None, 0, 1):
        assert ended(TOWERS, TEAM, seat) == "The winners: Ema and Kvido."
        assert ended(TOWERS, TEAM, seat, "cs") == "Vítězové: Ema a Kvido."
    three = Outcome((70, 70, 70, 10), (0, 1, 2), "shared")
    assert ended("wizard", three, None) == "The winners: Ema, Morana and Kvido with 70 points."
    assert ended("wizard", three, None, "cs") == "Vítězové: Ema, Morana a Kvido, 70 bodů."


def test_points_are_told_only_where_they_count(ended: Ended) -> None:
    assert ended("wizard", Outcome((70, 1, 20), (0,), "highest"), 0) == "You win with 70 points."
    assert ended("wizard", Outcome((70, 1, 20), (0,), "highest"), 1) == "Ema wins with 70 points."
    assert ended("wizard", Outcome((1, 0, 0), (0,), "highest"), 0, "cs") == "Vyhráváte s 1 bodem."
    one = Outcome((9, 3, 8), (0,), "goal")
    assert ended(TOWERS, one, 0) == "You win."
    assert ended(TOWERS, one, 1) == "Ema wins."
    assert ended(TOWERS, one, 0, "cs") == "Vyhráváte."
    assert ended(TOWERS, one, 1, "cs") == "Vítězí Ema."


@pytest.mark.parametrize(
    ("language", "end", "no_more"),
    [("en", "You have lost.", "may still be played"), ("cs", "Máte prohráno.", "Ještě se smí zahrát")],
)
def test_after_the_game_nothing_is_said_of_what_may_still_be_played(
    slet: Slet, tmp_path: Path, language: str, end: str, no_more: str
) -> None:
    file = tmp_path / "solo.json"
    command = ("play", TOWERS, "--seats", "1", "--seed", "3", "--plain", "--lang", language, "--save", str(file))
    said = slet(*command, typed=lines(*[1] * 400)).out
    outcome = read_record(file.read_bytes()).outcome
    assert outcome is not None
    assert outcome.winners == ()
    before, found, _ = said.partition(end)
    assert found
    assert no_more in before
    assert no_more not in slet("replay", "--plain", str(file), "--lang", language).out
