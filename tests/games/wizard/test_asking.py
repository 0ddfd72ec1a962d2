"""The question for a card says what is to be followed, and what could be played instead."""

import msgspec
import pytest

from slet.games.wizard import GAME
from slet.games.wizard.pieces import Card
from slet.games.wizard.view import Laid, WizardView, view
from slet.games.wording import wording
from slet.kernel.match import Match


def asked(hand: list[str], trick: list[str], colour: str | None, language: str = "en") -> str:
    match = Match.start(GAME, 4, {}, 1)
    shown: WizardView = msgspec.structs.replace(
        view(match.state, 0),
        hand=[Card.named(name) for name in hand],
        trick=[Laid(1, Card.named(name)) for name in trick],
        colour=colour,
    )
    assert match.ask is not None
    return wording("wizard", language).say("ask-play", **GAME.words.asking(shown))


@pytest.mark.parametrize(
    ("hand", "trick", "colour", "said"),
    [
        (["red-1"], [], None, "You lead. Which card do you play?"),
        (["red-1"], ["wizard-1"], None, "Play any card."),
        (["red-1"], ["blue-5"], "blue", "You have no blue. Play any card."),
        (["blue-1"], ["blue-5"], "blue", "Follow blue."),
        (["blue-1", "wizard-1"], ["blue-5"], "blue", "Follow blue, or play your wizard."),
        (["blue-1", "jester-1"], ["jester-2", "blue-5"], "blue", "Follow blue, or play your jester."),
        (["red-1", "wizard-1", "jester-1"], ["red-5"], "red", "Follow red, or play a wizard or a jester."),
    ],
)
def test_the_question_for_a_card_tells_what_to_follow(
    hand: list[str], trick: list[str], colour: str | None, said: str
) -> None:
    assert asked(hand, trick, colour) == said


def test_in_czech_too() -> None:
    assert asked(["blue-1", "wizard-1"], ["blue-5"], "blue", "cs") == "Ctěte modrou, nebo zahrajte čaroděje."


def reason(option: str, *, plus_minus_one: bool = False, colour: str | None = None) -> tuple[str, str | None] | None:
    """Why not, and the rule that forbids it, for somebody who holds a blue and a red card in the third round."""
    match = Match.start(GAME, 4, {"plus_minus_one": plus_minus_one}, 1)
    hand = [Card.named("blue-1"), Card.named("red-1")]
    shown: WizardView = msgspec.structs.replace(view(match.state, 0), hand=hand, colour=colour, round=3)
    found = GAME.words.why_not(shown, option)
    return None if found is None else (found.key, found.rule)


@pytest.mark.clause("WIZ-19")
def test_a_card_that_must_wait_names_the_rule_of_following() -> None:
    assert reason("play:red-1", colour="blue") == ("follow", "WIZ-19")
    assert reason("play:green-1", colour="blue") == ("not-in-hand", None)
    assert reason("play:red-1") is None


@pytest.mark.clause("WIZ-14")
def test_a_bid_that_would_even_out_names_the_variant() -> None:
    assert reason("bid:3", plus_minus_one=True) == ("even", "WIZ-14")
    assert reason("bid:3") is None
