"""The kept games of Čarodění have everything in them that can happen to a whole game."""

from pathlib import Path

import msgspec
import pytest

import slet
from slet.games import find_game
from slet.games.carodeni import events
from slet.kernel import Event
from slet.kernel.errors import SletError
from slet.kernel.record import Record, read_record

RECORDS = Path(__file__).parents[2] / "data" / "records"
GAME = find_game("carodeni")


def kept() -> list[Record]:
    return [read_record(path.read_bytes()) for path in sorted((RECORDS / "carodeni").glob("*.json"))]


def as_played_now(record: Record) -> Record:
    """The same game by the present rules, with the options that stand for the version it was played by."""
    options = {**GAME.rules.earlier.get(record.rules, {}), **record.options}
    return msgspec.structs.replace(record, rules=GAME.version, options=options)


@pytest.mark.parametrize("record", [record for record in kept() if record.rules < GAME.version])
def test_games_of_the_first_version_come_out_the_same_with_their_own_cards_and_ostara(record: Record) -> None:
    match = slet.replay(as_played_now(record))
    assert match.outcome == record.outcome
    assert match.record().answers == record.answers


def test_without_these_options_some_of_them_would_not() -> None:
    """So that the test above can fail."""
    for name in GAME.rules.earlier[1]:
        differ = 0
        for record in kept():
            if record.rules == 1 and record.options.get(name) is not True:
                now = as_played_now(record)
                options = {other: value for other, value in now.options.items() if other != name}
                try:
                    differ += slet.replay(msgspec.structs.replace(now, options=options)).outcome != record.outcome
                except SletError:
                    differ += 1
        assert differ


def test_every_mode_level_and_option_is_kept() -> None:
    records = kept()
    played = {(name, str(value)) for record in records for name, value in record.options.items()}
    for name, values in {
        "mode": ("competitive", "solo"),
        "difficulty": ("new-apprentice", "experienced-witch", "grand-mistress"),
        "animals": ("True", "False"),
        "animal_goals": ("2", "None"),
        "extra_goals": ("True", "False"),
        "goals": ("[6, 5]", "None"),
        "first_player": ("2", "None"),
        "choose_novices": ("True", "False"),
        "ostara_fills_gaps": ("True", "False"),
    }.items():
        assert {(name, value) for value in values} <= played
    for seats in range(1, 6):
        assert any(record.seats == seats for record in records)
    for alone in (True, False):
        with_and_without = {record.options["animals"] for record in records if (record.seats == 1) == alone}
        assert with_and_without == {True, False}


def test_every_end_is_kept() -> None:
    outcomes = [record.outcome for record in kept() if record.outcome is not None]
    reasons = {outcome.reason for outcome in outcomes}
    assert reasons == {"goals", "potions", "witches", "beat-ostara", "tied-ostara", "lost-to-ostara"}
    assert any(len(outcome.winners) > 1 for outcome in outcomes), "a shared win"


def test_every_kind_of_event_is_kept_but_a_point_that_is_lost() -> None:
    told = {type(event) for record in kept() for event in slet.replay(as_played_now(record)).log()}
    every = {one for one in Event.__subclasses__() if one.__module__ == events.__name__}
    assert every - told <= {events.PointLost}
