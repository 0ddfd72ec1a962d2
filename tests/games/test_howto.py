"""How to play, in two minutes: all of it for every game, in both languages, and true to the clauses."""

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from slet.cli.main import main
from slet.games import GAMES
from slet.games.clauses import clauses
from slet.games.howto import HowTo, Told, howto
from slet.games.wording import text_folder
from slet.kernel.game import Game
from slet.words import LANGUAGES

WORDS_IN_TWO_MINUTES = 440

for_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def messages(game: Game[Any], language: str) -> dict[str, list[str]]:
    """The messages in the order of the file, each with its forms."""
    body = FluentParser().parse((text_folder(game.id) / f"howto.{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is there twice"
    return {entry.id.name: [form.id.name for form in entry.attributes] for entry in found}


def all_told(told: HowTo) -> tuple[Told, ...]:
    return (*told.steps, *told.signs, *told.begin, *told.details)


@for_every_game
def test_both_languages_tell_the_same_in_the_same_order(game: Game[Any]) -> None:
    english, czech = (messages(game, language) for language in LANGUAGES)
    assert list(english.items()) == list(czech.items())
    told = [howto(game.id, language) for language in LANGUAGES]
    rules = [[one.rule for one in all_told(each)] for each in told]
    assert rules[0] == rules[1]


@for_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_goal_turn_end_and_signs_are_told(game: Game[Any], language: str) -> None:
    told = howto(game.id, language)
    assert told.goal
    assert 3 <= len(told.steps) <= 6
    assert any(ending.won for ending in told.endings)
    assert len(told.signs) >= 5
    keys = messages(game, language)
    assert len(keys) == 1 + len(told.endings) + len(all_told(told)), "a message that nobody reads"


@for_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_and_sign_names_the_clause_that_has_it_in_full(game: Game[Any], language: str) -> None:
    told = howto(game.id, language)
    assert {one.rule for one in all_told(told)} <= set(clauses(game.id, language))


@for_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_read_in_two_minutes(game: Game[Any], language: str) -> None:
    told = howto(game.id, language)
    said = [told.goal, *(ending.text for ending in told.endings)]
    said += [text for one in (*told.steps, *told.signs) for text in (one.title, one.text)]
    assert len(" ".join(said).split()) <= WORDS_IN_TWO_MINUTES


@for_every_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", [(), ("--plain",)])
def test_the_terminal_begins_the_rules_with_it_and_can_leave_it_at_that(
    game: Game[Any], language: str, style: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    told = howto(game.id, language)
    first, *_ = clauses(game.id, language)
    for short in (True, False):
        assert main(["rules", game.id, "--lang", language, *style, *(["--short"] if short else [])]) == 0
        said = " ".join(capsys.readouterr().out.split())
        places = [said.index(text) for text in (told.goal, *(step.text for step in told.steps))]
        places += [said.index(ending.text) for ending in told.endings]
        assert places == sorted(places)
        assert (first in said) is not short
