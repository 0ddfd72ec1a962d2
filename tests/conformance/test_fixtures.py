"""What every registered game has to bring besides its rules: records and texts. Without them it is not done."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import slet
from slet.games import GAMES
from slet.games.clauses import clauses
from slet.games.wording import package_name, text_folder, wording
from slet.kernel.events import Event
from slet.kernel.game import Game
from slet.kernel.pieces import Piece
from slet.kernel.questions import Option
from slet.kernel.record import read_record
from slet.kernel.verify import verify
from slet.words import LANGUAGES
from support.records import tells_the_same

RECORDS = Path(__file__).parent.parent / "data" / "records"
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def records(game: Game[Any]) -> list[Path]:
    return sorted((RECORDS / game.id).glob("*.json"))


@every_game
def test_every_game_has_records_of_every_seat_count_played_to_the_end(game: Game[Any]) -> None:
    found = [read_record(path.read_bytes()) for path in records(game)]
    folder = f"tests/data/records/{game.id}"
    how = f"make them with: slet simulate {game.id} --seats N --games 1 --records {folder}"
    assert len(found) >= 3, f"{folder} has {len(found)} records, and three are needed; {how}"
    missing = sorted(set(game.seats) - {record.seats for record in found})
    assert not missing, f"{folder} has no record with these numbers of seats: {missing}; {how}"
    assert all(record.outcome is not None for record in found)


@pytest.mark.parametrize(
    ("game", "path"),
    [pytest.param(game, path, id=f"{game.id}-{path.stem}") for game in GAMES for path in records(game)],
)
def test_kept_records_still_come_out_the_same(game: Game[Any], path: Path) -> None:
    """A change of the rules that breaks one must raise the game's version; where the earlier rules stay as options
    (`Game.earlier`), it still comes out the same."""
    record = read_record(path.read_bytes())
    match = slet.replay(record)
    assert match.outcome == record.outcome
    assert tells_the_same(game, match.record(players=record.players), record)
    assert verify(game, record).holds


@every_game
def test_the_texts_of_both_languages_have_the_same_messages(game: Game[Any]) -> None:
    english, czech = (_messages(game, language) for language in LANGUAGES)
    assert english == czech


def _messages(game: Game[Any], language: str) -> set[str]:
    source = (text_folder(game.id) / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    assert not [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_the_code_of_a_game_names_stands_in_its_rules(game: Game[Any], language: str) -> None:
    """Whatever is asked, refused or explained: the clause beside it can be read."""
    folder = Path(str(files(f"slet.games.{package_name(game.id)}")))
    named = {
        (clause, file.name)
        for file in folder.glob("*.py")
        for clause in re.findall(r"\b[A-Z]{2,4}-\d+\b", file.read_text(encoding="utf-8"))
    }
    assert named, "no clause is named at all: this proves nothing"
    known = clauses(game.id, language)
    assert not sorted(one for one in named if one[0] not in known)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_name_and_every_setting_a_description(game: Game[Any], language: str) -> None:
    words = wording(game.id, language)
    assert words.say("name")
    assert words.say("tagline")
    for option in game.rules.settings.__struct_fields__:
        assert words.say(f"setting-{option}")


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_option_event_and_piece_has_words(game: Game[Any], language: str) -> None:
    words = wording(game.id, language)
    package = f"slet.games.{package_name(game.id)}"
    for kind, key in ((Option, "option"), (Event, "event")):
        for one in kind.__subclasses__():
            if one.__module__.startswith(package):
                assert f"{key}-{one.__struct_config__.tag}" in words
    for piece in Piece.__subclasses__():
        if piece.__module__.startswith(package):
            assert piece.__name__.lower() in words


@every_game
def test_what_a_player_does_is_told_to_them_as_you(game: Game[Any]) -> None:
    package = f"slet.games.{package_name(game.id)}"
    missing = []
    for language in LANGUAGES:
        words = wording(game.id, language)
        for event in Event.__subclasses__():
            if event.__module__.startswith(package) and "seat" in words.telling(event):
                key = f"event-{event.__struct_config__.tag}.you"
                missing += [] if key in words else [f"{key} ({language})"]
    assert missing == []


@every_game
def test_the_clauses_are_the_same_in_both_languages(game: Game[Any]) -> None:
    english, czech = (clauses(game.id, language) for language in LANGUAGES)
    assert english
    assert list(english) == list(czech)
    for clause, text in english.items():
        assert text.ruling is czech[clause].ruling
        ours, theirs = ([part.ruling for part in one.parts] for one in (text, czech[clause]))
        assert ours.count(True) == theirs.count(True), f"{clause}: another part of it is marked as ours"
        assert text.text != czech[clause].text


@every_game
def test_every_question_names_a_clause_that_exists(game: Game[Any]) -> None:
    known = clauses(game.id, "en")
    for path in records(game):
        record = read_record(path.read_bytes())
        for upto in range(0, len(record.answers), 29):
            for ask in slet.replay(record, upto=upto).asks:
                assert ask.why in known, f"the question {ask.kind!r} names the clause {ask.why!r}, which is not there"
