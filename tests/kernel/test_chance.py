"""Chance that can be checked."""

from collections import Counter
from hashlib import sha256
from math import factorial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from slet.kernel.chance import Stream, commitment, guess, read_seed, seed_from
from slet.kernel.errors import SletError
from slet.kernel.questions import Chance, Draw, Roll

ROLLS = [Roll(1, 6), Roll(3, 4)]
DRAWS = [Draw(5, 1), Draw(1, 1), Draw(6, 3), Draw(4, 4), Draw(60, 60), Draw(60, 25), Draw(0, 0)]
QUESTIONS = [*ROLLS, *DRAWS]


def test_the_stream_is_the_one_that_is_described() -> None:
    """Worked out by hand from the description, so that anybody can write a verifier."""
    seed = bytes(range(32))
    block = sha256(seed + (3).to_bytes(8, "big") + (0).to_bytes(4, "big")).digest()
    assert Stream(seed).number(3, 6) == int.from_bytes(block, "big") % 6
    two = b"".join(sha256(seed + (0).to_bytes(8, "big") + n.to_bytes(4, "big")).digest() for n in range(2))
    assert Stream(seed).number(0, factorial(60)) == int.from_bytes(two, "big") % factorial(60)
    # 150 bits would fit into one block, but a second is taken so that no outcome is likelier than another.
    assert Stream(seed).number(0, 3**95) == int.from_bytes(two, "big") % 3**95


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"x" * 32) == sha256(b"x" * 32).hexdigest()


def test_answers_depend_on_nothing_but_the_seed_and_their_number() -> None:
    one, other = Stream(seed_from(5)), Stream(seed_from(5))
    one.answer(Roll(1, 6))
    other.answer(Draw(60, 60))
    assert one.answer(Draw(20, 20)) == other.answer(Draw(20, 20))


def test_every_order_of_four_things_is_about_equally_likely() -> None:
    stream = Stream(seed_from("fair"))
    drawn = Counter(tuple(stream.answer(Draw(4, 4))) for _ in range(4800))
    assert len(drawn) == 24
    assert all(120 < count < 290 for count in drawn.values())


@pytest.mark.parametrize("question", [Draw(5, 2), Draw(5, 4)])
def test_in_thinking_too_everything_is_drawn_about_equally_often(question: Draw) -> None:
    rng = Random(4)
    drawn = Counter(tuple(guess(question, rng)[: question.count]) for _ in range(200 * question.outcomes))
    assert len(drawn) == question.outcomes
    assert all(120 < count < 290 for count in drawn.values())


@pytest.mark.parametrize("question", QUESTIONS, ids=repr)
def test_every_number_is_another_answer(question: Chance) -> None:
    if question.outcomes <= 1000:
        answers = {question.write(question.answer(number)) for number in range(question.outcomes)}
        assert len(answers) == question.outcomes


@given(st.sampled_from(QUESTIONS), st.integers(min_value=0))
def test_what_is_written_is_read_again(question: Chance, number: int) -> None:
    answer = question.answer(number % question.outcomes)
    assert question.read(question.write(answer)) == answer
    guessed = question.write(guess(question, Random(number)))
    assert question.write(question.read(guessed)) == guessed


@pytest.mark.parametrize(
    ("question", "text"),
    [
        (Roll(1, 6), "roll:7"),
        (Roll(1, 6), "roll:0"),
        (Roll(2, 6), "roll:3"),
        (Roll(1, 6), "roll:x"),
        (Roll(1, 6), "draw:1"),
        (Draw(3, 1), "draw:3"),
        (Draw(3, 1), "draw:-1"),
        (Draw(3, 1), "draw:"),
        (Draw(3, 3), "draw:0.1"),
        (Draw(3, 3), "draw:0.1.1"),
        (Draw(3, 3), "draw:0.1.3"),
        (Draw(3, 3), ""),
        (Draw(3, 3), "roll:0.1.2"),
    ],
)
def test_an_answer_that_cannot_be_is_not_read(question: Chance, text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  (any reason will do)
        question.read(text)


@pytest.mark.parametrize("text", ["", "xy", "00", "0" * 63, "0" * 66])
def test_a_damaged_seed_is_refused(text: str) -> None:
    with pytest.raises(SletError, match="64 hexadecimal"):
        read_seed(text)


def test_a_seed_given_by_hand_always_means_the_same() -> None:
    assert seed_from(7) == seed_from("7") != seed_from(8)
    assert seed_from(b"s" * 32) == b"s" * 32
