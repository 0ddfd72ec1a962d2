"""The owl in the terminal: it speaks before a question, once, and is silent where it is not wanted."""

import pytest

from slet.cli.learned import Progress, keep_progress, progress_file, read_progress
from slet.learn.coach import Heard

from .conftest import Slet, lines

FIRST = ("play", "wizard", "--seed", "1", "--name", "Ema", "--players", "random")
EVERY_NUMBER = lines(*range(11)) * 80


@pytest.mark.parametrize("style", [(), ("--plain",)])
def test_the_owl_speaks_before_the_question_and_never_says_the_same_again(slet: Slet, style: tuple[str, ...]) -> None:
    first = slet(*FIRST, *style, typed="q\n").out
    assert first.index("Owl: One card, one question") < first.index("How many tricks will you take?")
    again = slet(*FIRST, *style, typed="q\n").out
    assert "Owl:" not in again
    assert read_progress().heard["wizard"].said == {"first-bid": 1}
    assert "Sova: " in slet("play", "wandering-towers", "--lang", "cs", *style, typed="q\n").out


def test_who_does_not_want_a_coach_says_so(slet: Slet) -> None:
    assert "Owl:" not in slet(*FIRST, "--no-coach", typed=lines(0, "q")).out
    assert read_progress() == Progress()


def test_after_three_games_the_owl_is_silent(slet: Slet) -> None:
    keep_progress(Progress(heard={"wizard": Heard(games=2)}))
    third = slet(*FIRST, "--seats", "6", "--plain", typed=EVERY_NUMBER).out
    assert third.count("Owl: ") == 3
    heard = read_progress().heard["wizard"]
    assert (heard.games, heard.lately) == (3, 0)
    assert "Owl:" not in slet(*FIRST, typed="q\n").out


def test_an_owl_that_cannot_remember_is_no_reason_not_to_play(slet: Slet) -> None:
    progress_file().mkdir(parents=True)  # where its memory should be
    said = slet(*FIRST, typed="q\n")
    assert (said.code, said.err) == (0, "")
    assert "Owl:" in said.out
