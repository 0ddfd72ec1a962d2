"""Records: read, replayed, verified, and refused when damaged."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import slet
from slet.games import find_game
from slet.kernel.errors import DamagedRecord, RecordMismatch, SletError, UnknownGame
from slet.kernel.match import Match
from slet.kernel.record import LARGEST, Record, read_record
from slet.kernel.verify import verify
from support.journeys import decisions, fingerprint
from support.toy import TOY


def finished(seats: int = 3, seed: int = 11) -> Match:
    match = slet.new("wizard", seats=seats, seed=seed)
    for _ in decisions(match, Random(seed)):
        pass
    return match


MATCH = finished()
RECORD = MATCH.record()
PLAIN: dict[str, Any] = json.loads(RECORD.to_json())


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)
)


def changed(**fields: Any) -> dict[str, Any]:
    return {**PLAIN, **fields}


def test_a_record_keeps_what_the_scores_are_made_of_where_a_game_tells() -> None:
    match = Match.start(TOY, 2, {}, seed=4)
    for _ in decisions(match, Random(4)):
        pass
    record = match.record()
    assert record.outcome is not None
    assert record.outcome.breakdown == {"laid": record.outcome.scores}
    assert read_record(record.to_json()) == record
    assert "breakdown" not in PLAIN["outcome"], "Wizard tells nothing"
    plain = json.loads(record.to_json())
    plain["outcome"]["breakdown"]["laid"][0] += 1
    with pytest.raises(RecordMismatch, match="ends differently"):
        Match.follow(TOY, plain, None)


def test_a_record_of_a_running_game_keeps_the_seed_secret_and_shows_its_commitment() -> None:
    match = slet.new("wizard", seats=3, seed=11)
    record = match.record()
    assert record.seed is None
    assert record.commitment == match.commitment == RECORD.commitment
    assert RECORD.seed is not None


def test_a_record_without_its_seed_can_be_looked_at_but_not_played_on_past_the_next_chance() -> None:
    match = slet.new("wizard", seats=3, seed=11)
    again = slet.replay(match.record())
    assert again.view(0) == match.view(0)
    assert again.record() == match.record()
    for _ in range(5):
        assert again.ask is not None
        again.play(again.ask.options[0])
    assert again.ask is not None
    last_card = again.ask.options[0]
    with pytest.raises(SletError, match="seed"):
        again.play(last_card)
    assert again.state.round == 1
    assert list(again.ask.options) == [last_card]


def test_a_record_can_be_replayed_up_to_any_of_its_answers() -> None:
    assert len(slet.replay(RECORD, upto=10).record().answers) == 10
    # The first two answers are chance's: who deals, and the shuffle. Nobody is asked before they are given.
    assert len(slet.replay(RECORD, upto=0).record().answers) == 2


def test_a_record_that_does_not_fit_names_the_answer_the_step_and_the_question() -> None:
    answers = [list(answer) for answer in PLAIN["answers"]]
    place = next(n for n, (_, text) in enumerate(answers) if text.startswith("bid:"))
    answers[place][1] = "bid:19"
    with pytest.raises(RecordMismatch) as refused:
        slet.replay(changed(answers=answers))
    text = str(refused.value)
    assert f"answer {place + 1}" in text
    assert "bid:19" in text
    assert "“bid”" in text
    assert "to seat" in text
    assert "na otázku „bid“ (místo" in refused.value.text("cs")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"rules": 99}, "rules version 99"),
        ({"format": 7}, "format 7"),
        ({"seats": 9}, "3 to 6"),
        ({"game": "chess"}, "no game called “chess”"),
        ({"options": {"wands": 3}}, "wands"),
        ({"options": {"first_dealer": 8}}, "cannot be “8”. Possible: a seat, 0 to 2"),
        ({"seed": "zz"}, "64 hexadecimal"),
        ({"answers": []}, "in the middle"),
        ({"answers": [[0, "bid:0"]]}, "answer 1"),
        ({"answers": [[-1, "draw:9"]]}, "answer 1"),
        ({"answers": PLAIN["answers"] * 2}, "after the end"),
        ({"answers": PLAIN["answers"][:-1]}, "ends differently"),
        ({"answers": [["zero", "bid:0"]]}, "damaged"),
        ({"answers": [[10**30, "bid:0"]]}, "damaged"),
        ({"rules": 10**30}, "damaged"),
        ({"format": 2, "clock": 5}, "format 2"),
        ({"answers": [[-1, "draw:+1"]]}, "answer 1"),
        ({"answers": None}, "damaged"),
        ({"more": 1}, "damaged"),
        ({"outcome": {"scores": [0, 0, 0], "winners": [0], "reason": "highest"}}, "ends differently"),
    ],
)
def test_a_bad_record_is_refused_with_a_sentence(change: dict[str, Any], says: str) -> None:
    with pytest.raises(SletError) as refused:
        slet.replay(changed(**change))
    assert says in str(refused.value)
    assert refused.value.text("cs") != str(refused.value)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "42", "[" * 100_000, b"\x00\xff", b"\x80", "{}", "x" * (LARGEST + 1)]
)
def test_text_that_is_no_record_is_refused(text: str | bytes) -> None:
    with pytest.raises(DamagedRecord):
        read_record(text)


@settings(max_examples=300)
@given(st.data())
def test_no_damage_to_a_record_does_more_than_be_refused(data: st.DataObject) -> None:
    """Cut, change or repeat bytes anywhere: the loader refuses it, or it still tells of a legal game."""
    text = bytearray(RECORD.to_json())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 40))
        text[place : place + length] = data.draw(st.binary(max_size=6))
    try:
        match = slet.replay(bytes(text))
    except SletError as error:
        assert error.text("en")
        assert error.text("cs")
    else:
        assert match.record().answers


@settings(max_examples=100)
@given(JSON)
def test_no_json_does_more_than_be_refused(value: Any) -> None:
    with pytest.raises((DamagedRecord, UnknownGame)):
        slet.replay(json.dumps(value))


# --- verifying -----------------------------------------------------------------------------------------------------


def test_a_fair_record_is_proved() -> None:
    proof = verify(find_game("wizard"), RECORD)
    assert proof.holds
    assert proof.rolls == 21  # the first dealer and twenty shuffles


def test_a_record_without_its_seed_proves_nothing() -> None:
    assert verify(find_game("wizard"), msgspec.structs.replace(RECORD, seed=None)).failed == "verify-no-seed"


def test_another_seed_than_the_one_committed_to_is_found() -> None:
    other = msgspec.structs.replace(RECORD, seed="00" * 32)
    assert verify(find_game("wizard"), other).failed == "verify-other-seed"


def test_a_shuffle_that_the_seed_does_not_give_is_found() -> None:
    """A dealer who stacks the deck for the last round, in a record that fits the rules."""
    cheat = _with_last_shuffle_changed(RECORD)
    proof = verify(find_game("wizard"), cheat)
    assert proof.failed == "verify-other-chance"
    assert cheat.answers[proof.answer - 1].id.startswith("draw:")


def _with_last_shuffle_changed(record: Record) -> Record:
    place = max(n for n, answer in enumerate(record.answers) if answer.seat < 0)
    order = record.answers[place].id.removeprefix("draw:").split(".")
    stacked = msgspec.structs.replace(record.answers[place], id="draw:" + ".".join(reversed(order)))
    start = msgspec.structs.replace(record, answers=(*record.answers[:place], stacked), outcome=None)
    match = slet.replay(start)
    while match.ask:
        match.play(match.ask.options[0])
    return match.record()


def test_the_record_and_its_replay_are_the_same_match() -> None:
    assert fingerprint(slet.replay(RECORD)) == fingerprint(MATCH)
