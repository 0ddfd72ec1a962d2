"""Records of earlier versions of the rules: played exactly where the rules still exist, else as far as they fit."""

import json
import pickle
from random import Random
from typing import Any

import msgspec
import pytest

from slet.kernel.errors import RecordMismatch
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.record import FATE, Record, read_record
from slet.kernel.verify import verify
from support.ages import SHY, SHY_BUT_FAIR, WITH_OPTION
from support.journeys import decisions, fingerprint
from support.records import tells_the_same
from support.toy import TOY, Peek
from support.varied import varied


def played(game: Game[Any] = TOY, seed: int = 4, **options: Any) -> Match:
    """A whole game in which somebody peeks."""
    match = Match.start(game, 2, options, seed)
    for _ in decisions(match, Random(seed)):
        pass
    return match


MATCH = played()
RECORD = MATCH.record()
FIRST_PEEK = next(n for n, answer in enumerate(RECORD.answers, 1) if answer.id.startswith(("peek", "pass")))


def stopped(game: Game[Any], record: Record | dict[str, Any] = RECORD) -> RecordMismatch:
    with pytest.raises(RecordMismatch) as refused:
        Match.follow(game, record, None)
    return refused.value


def test_a_record_of_an_earlier_version_is_played_by_the_rules_it_began_with() -> None:
    again = Match.follow(SHY_BUT_FAIR, RECORD, None)
    assert again.outcome == MATCH.outcome
    assert again.log(0) == MATCH.log(0)
    assert again.settings.shy is False
    assert Match.start(SHY_BUT_FAIR, 2, {}, 4).settings.shy is True


def test_played_again_it_becomes_a_record_of_the_present_version() -> None:
    renewed = Match.follow(SHY_BUT_FAIR, RECORD, None).record()
    assert renewed.rules == SHY_BUT_FAIR.version
    assert renewed.options["shy"] is False
    assert renewed.answers == RECORD.answers
    assert Match.follow(SHY_BUT_FAIR, renewed, None).outcome == MATCH.outcome


def test_an_option_that_the_record_gives_itself_counts_more_than_that_of_its_age() -> None:
    unlike = varied(SHY_BUT_FAIR, earlier={TOY.version: {"shy": False, "cards": 5}})
    assert Match.follow(unlike, played(cards=2).record(), None).settings.cards == 2


def test_a_record_of_an_earlier_version_stops_where_it_does_not_fit_and_says_where_and_why() -> None:
    error = stopped(SHY)
    assert error.number == FIRST_PEEK
    assert error.other_version
    said = str(error)
    assert f"answer {FIRST_PEEK}" in said
    assert "question “lay”" in said
    assert "rules version 3 of toy, and version 4" in said
    assert f"odpověď {FIRST_PEEK}" in error.text("cs")
    assert "podle verze 3" in error.text("cs")


def test_the_match_is_there_as_far_as_the_record_fits() -> None:
    match = stopped(SHY).match
    assert match is not None
    assert match.record().answers == RECORD.answers[: FIRST_PEEK - 1]
    assert match.asks
    assert match.log(0)


def test_where_chance_is_asked_for_something_else_the_match_stands_before_the_answer_that_led_there() -> None:
    answers = list(RECORD.answers)
    place = next(n for n, answer in enumerate(answers) if answer.id.startswith("roll:"))
    answers[place] = msgspec.structs.replace(answers[place], id="roll:9")
    error = stopped(SHY, msgspec.structs.replace(RECORD, answers=tuple(answers)))
    assert error.number == place + 1
    assert error.match is not None
    assert [pick.kind for pick in error.match.asks] == ["lay"]
    assert error.match.record().answers == RECORD.answers[: place - 1]


def test_a_record_that_cannot_even_begin_says_so() -> None:
    error = stopped(SHY, msgspec.structs.replace(RECORD, options={"wands": 3}))
    assert error.match is None
    assert "wands" in str(error)
    assert "version 4" in str(error)
    answers = (msgspec.structs.replace(RECORD.answers[0], id="draw:99"), *RECORD.answers[1:])
    assert stopped(SHY, msgspec.structs.replace(RECORD, answers=answers)).match is None


def test_an_earlier_record_whose_answers_all_fit_is_played_to_its_end() -> None:
    later = varied(TOY, version=TOY.version + 1)
    assert Match.follow(later, RECORD, None).outcome == MATCH.outcome


def test_another_outcome_is_told_with_both() -> None:
    plain = json.loads(RECORD.to_json())
    plain["outcome"]["scores"][0] += 10
    error = stopped(varied(TOY, version=TOY.version + 1), plain)
    assert error.number is None
    assert error.match is not None
    assert error.match.outcome == MATCH.outcome
    assert RECORD.outcome is not None
    found = ":".join(map(str, RECORD.outcome.scores))
    said = ":".join(map(str, plain["outcome"]["scores"]))
    for text in (str(error), error.text("cs")):
        assert found in text
        assert said in text
        assert "4" in text


def test_a_record_of_a_later_version_is_refused() -> None:
    error = stopped(varied(TOY, version=TOY.version - 1))
    assert error.match is None
    assert "newer version of Slet" in str(error)


def test_a_record_of_the_same_version_that_does_not_fit_blames_no_version() -> None:
    error = stopped(varied(SHY, version=TOY.version))
    assert not error.other_version
    assert "version" not in str(error)


def test_why_a_record_stops_can_be_sent_to_another_process() -> None:
    error = stopped(SHY)
    again = pickle.loads(pickle.dumps(error))
    assert again.text("cs") == error.text("cs")
    assert again.number == error.number


def test_a_stopped_game_that_is_over_can_be_read_as_a_whole() -> None:
    """While a game goes on, cards of earlier rounds fade from the log; looking back they are there."""
    match = stopped(SHY, played(seed=5).record()).match
    assert match is not None
    while match.state.round < 2:
        match.play(match.asks[0].options[0], match.asks[0].seat)
    read = match.log(0)
    whole = match.log(0, looking_back=True)
    assert len(whole) > len(read)
    assert [event for event in whole if event in read] == read


def test_a_position_of_an_earlier_version_goes_on_with_the_options_of_its_age() -> None:
    match = Match.start(TOY, 2, {}, 4)
    assert Match.at(SHY_BUT_FAIR, match.position(), bytes(32)).settings.shy is False
    assert Match.at(SHY, match.position(), bytes(32)).settings.shy is True


# --- a new option with a default ------------------------------------------------------------------------------------


def test_a_new_option_with_a_default_changes_no_record() -> None:
    text = RECORD.to_json()
    again = Match.follow(WITH_OPTION, text, None)
    assert again.outcome == MATCH.outcome
    assert again.log(0) == MATCH.log(0)
    renewed = again.record()
    assert renewed.options == {**RECORD.options, "shy": False}
    assert tells_the_same(WITH_OPTION, renewed, RECORD)
    assert read_record(text).to_json() == text


def test_a_record_with_another_option_or_answer_is_of_another_game() -> None:
    again = Match.follow(WITH_OPTION, RECORD, None).record()
    other = played(WITH_OPTION, shy=True).record()
    assert not tells_the_same(WITH_OPTION, other, RECORD)
    assert not tells_the_same(WITH_OPTION, msgspec.structs.replace(again, answers=again.answers[:-1]), RECORD)
    assert not tells_the_same(WITH_OPTION, msgspec.structs.replace(again, seed="00" * 32), RECORD)


# --- verifying ------------------------------------------------------------------------------------------------------


def test_an_earlier_record_that_can_be_followed_is_proved_whole() -> None:
    proof = verify(SHY_BUT_FAIR, RECORD)
    assert proof.holds
    assert proof.stops is None
    assert proof.rolls == sum(answer.seat == FATE for answer in RECORD.answers)


def test_an_earlier_record_is_proved_as_far_as_it_can_be_followed() -> None:
    proof = verify(SHY, RECORD)
    assert proof.holds
    assert proof.stops is not None
    assert proof.stops.number == FIRST_PEEK
    assert proof.rolls == sum(answer.seat == FATE for answer in RECORD.answers[: FIRST_PEEK - 1])


def test_another_seed_is_found_whatever_the_version() -> None:
    assert verify(SHY, msgspec.structs.replace(RECORD, seed="00" * 32)).failed == "verify-other-seed"


def test_somebody_peeks_in_the_game_that_these_tests_are_about() -> None:
    assert any(answer.id.startswith(Peek.__struct_config__.tag) for answer in RECORD.answers)  # type: ignore[arg-type]
    assert fingerprint(Match.follow(TOY, RECORD, None)) == fingerprint(MATCH)
