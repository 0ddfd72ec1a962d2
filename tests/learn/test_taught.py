"""How much of the plain game is taught, and how long lessons take."""

import re
from math import ceil
from pathlib import Path

import pytest

from slet.games import GAMES
from slet.games.clauses import clauses
from slet.games.howto import clauses_told
from slet.learn import lessons, places, teaching
from slet.learn.taught import WANTED
from slet.words import LANGUAGES

EVERY_GAME = [game.id for game in GAMES]
MINUTES = {"wizard": 6}
"""All lessons of a game together; of the others MOST."""
MOST = 12


@pytest.mark.parametrize("game", EVERY_GAME)
def test_most_of_the_plain_game_is_taught(game: str) -> None:
    found = teaching(game)
    assert found.percent >= WANTED, f"nothing teaches {', '.join(found.untaught)}"


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_teaches_a_clause_is_known_for_every_clause_and_names_no_other(game: str) -> None:
    known = clauses(game, "en")
    assert list(places(game)) == list(known)
    assert {clause for told in clauses_told(game).values() for clause in told} <= set(known)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_chapters_are_of_the_same_kind_in_both_languages(game: str) -> None:
    english, czech = ([(one.id, one.kind) for one in clauses(game, language).values()] for language in LANGUAGES)
    assert english == czech
    assert {kind for _, kind in english} >= {"plain", "reference"}


def test_rulings_and_variants_are_no_part_of_the_plain_game() -> None:
    plain = teaching("wandering-towers").taught
    assert "WT-28" in plain
    assert "WT-81" not in plain, "teams"
    assert "WT-58" not in plain, "a ruling"
    assert "WT-10" not in plain, "set-up is done by itself"


@pytest.mark.parametrize("game", EVERY_GAME)
def test_all_lessons_of_a_game_take_a_few_minutes(game: str) -> None:
    assert sum(lesson.seconds for lesson in lessons(game)) <= 60 * MINUTES.get(game, MOST)


def test_the_page_tells_how_long_the_lessons_take() -> None:
    """The home page says it before anything is asked of the server, so the client knows it by heart."""
    text = (Path(__file__).parents[2] / "web" / "src" / "games.ts").read_text(encoding="utf-8")
    told = dict(re.findall(r"^  '?([a-z-]+)'?: (\d+),$", text, re.MULTILINE))
    counted = {game.id: str(ceil(sum(lesson.seconds for lesson in lessons(game.id)) / 60)) for game in GAMES}
    assert told == counted
