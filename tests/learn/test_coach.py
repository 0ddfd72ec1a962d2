"""The coach of a first game: what it could say, and how it fades."""

import logging
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from slet.games import find_game
from slet.games.coaching import coaching
from slet.kernel.foregone import told_at_choice
from slet.kernel.match import Match
from slet.kernel.remarks import Kind, Remark, Seen
from slet.learn.coach import BUDGET, Heard, Said, budget, choose, in_words, played, remarks, said, turn_of
from slet.words import LANGUAGES
from support.varied import varied

WIZARD = find_game("wizard")


def one(key: str, kind: Kind = "first") -> Said:
    return Said(key, kind, f"{key}.", None)


def told(heard: Heard, found: list[Said], turns: range) -> list[str]:
    """All that is said in these turns, where each time all of it could be said."""
    keys = []
    for turn in turns:
        spoken = choose(found, heard, turn)
        if spoken is not None:
            keys.append(spoken.key)
            heard = said(heard, spoken, turn)
    return keys


MANY = [one(f"r{n}") for n in range(30)]


def test_nothing_is_said_twice_not_even_a_danger() -> None:
    assert told(Heard(), [one("danger", "danger"), one("jester")], range(5)) == ["danger", "jester"]


def test_one_thing_is_said_a_turn() -> None:
    heard = said(Heard(), MANY[0], turn=4)
    assert choose(MANY, heard, 4) is None
    assert choose(MANY, heard, 5) is MANY[1]


def test_less_is_said_in_each_game_and_nothing_after_the_third() -> None:
    numbers = [len(told(Heard(games=games), MANY, range(30))) for games in range(5)]
    assert numbers == [*BUDGET, 0, 0]
    assert budget(Heard(games=2)) == 3


def test_after_a_game_there_is_something_to_say_again_but_never_the_same() -> None:
    heard = Heard()
    for turn, spoken in enumerate(MANY[:12]):
        heard = said(heard, spoken, turn)
    assert told(heard, MANY, range(20, 40)) == []
    assert told(played(heard), MANY, range(20)) == ["r12", "r13", "r14", "r15", "r16", "r17"]


def coached_by(*found: Remark) -> Match[Any, Any]:
    return Match.start(varied(WIZARD, remarks=found), 3, {"first_dealer": 2}, 7)


def always(_seen: Seen) -> Mapping[str, Any]:
    return {}


def breaks(_seen: Seen) -> Mapping[str, Any]:
    raise RuntimeError("no such thing")


def test_dangers_come_before_chances_missed_first_times_and_advice() -> None:
    kinds: tuple[Kind, ...] = ("advice", "first", "danger", "missed")
    match = coached_by(*[Remark(kind, kind, always) for kind in kinds])
    assert [remark.key for remark, _ in remarks(match, 0, 0)] == ["danger", "missed", "first", "advice"]


def test_nobody_is_coached_who_is_not_asked() -> None:
    match = coached_by(Remark("trump", "first", always))
    assert match.ask is not None
    assert match.ask.seat == 0
    assert remarks(match, 0, 0)
    assert remarks(match, 1, 0) == []


def test_a_remark_that_fails_is_left_out_and_told_to_whoever_keeps_the_server(caplog: pytest.LogCaptureFixture) -> None:
    match = coached_by(Remark("trump", "first", breaks), Remark("no-such-words", "first", always))
    found = remarks(match, 0, 0)
    assert [remark.key for remark, _ in found] == ["no-such-words"]
    assert in_words("wizard", "en", found) == []
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2
    assert "trump of wizard failed" in caplog.text


def test_a_game_without_a_coach_has_no_words_for_one() -> None:
    assert remarks(coached_by(), 0, 0) == []
    assert all(coaching("wizard", language).keys() for language in LANGUAGES)


def test_news_is_what_a_seat_was_told_since_it_chose_last() -> None:
    heard: list[Any] = []

    def listens(seen: Seen) -> None:
        heard.append((seen.seat, list(seen.news)))

    match, rng = coached_by(Remark("listens", "first", listens)), Random(3)
    since = 0
    turns: list[int] = []
    while match.ask is not None and len(turns) < 12:
        if match.ask.seat == 0 and len(match.ask.options) > 1:
            turns.append(turn_of(match, 0))
            remarks(match, 0, told_at_choice(match, 0, alone=True))
            assert heard[-1] == (0, match.log(0, since))
            since = match.told
        match.play(rng.choice(match.ask.options))
    assert all(news for _, news in heard)
    assert turns == sorted(turns)
    assert 1 < len(set(turns)) < len(turns)  # who wins a trick bids or plays again before anybody else


def test_alone_each_question_is_a_turn() -> None:
    match, turns = Match.start(find_game("the-witches"), 1, {}, 5), []
    for _ in range(6):
        assert match.ask is not None
        turns.append(turn_of(match, 0))
        match.play(match.ask.options[0])
    assert len(set(turns)) == 6
