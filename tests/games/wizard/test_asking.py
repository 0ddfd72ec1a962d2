"""The question for a card says what is to be followed, and what could be played instead."""

import msgspec
import pytest

from slet.games.wizard import GAME
from slet.games.wizard.cards import Card
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
    return wording("wizard", language).say("ask-play", **GAME.asking(shown))


@pytest.mark.parametrize(
    ("hand", "trick", "colour", "said"),
    [
        (["red-1"], [], None, "You lead. Which card do you play?"),
        (["red-1"], ["wizard-1"], None, "Play any card."),
        (["red-1"], ["blue-5"], "blue", "You cannot follow. Play any card."),
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
