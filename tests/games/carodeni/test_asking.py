"""What a question says besides, and why something cannot be chosen."""

import pytest

from slet.games.carodeni import GAME
from slet.games.wording import wording
from slet.kernel.match import Match

from .table import area, table


def asked(match: Match, language: str = "en") -> str:
    assert match.ask is not None
    return wording("carodeni", language).ask(match.ask, GAME.asking(match.view(0)))


def why_not(match: Match, option: str) -> str | None:
    """The reason in words, and the rule that forbids it."""
    reason = GAME.why_not(match.view(0), option)
    return None if reason is None else f"{wording('carodeni', 'en').why_not(reason)} {reason.rule}"


def test_the_question_says_where_the_next_thing_is_taken_and_how_many() -> None:
    assert asked(table("gather", area(pile="W13"), points=[0, 2, 1])) == "Forest: take 2 things."
    assert asked(table("gather", area(pile="W13"), points=[0, 0, 1]), "cs") == "Jezero: vezměte ještě jednu věc."


def test_resting_is_named_only_where_it_is_possible() -> None:
    assert asked(table("turn", area(hand="W13"))) == "Send out a card."
    assert asked(table("turn", area(hand="W13", pile="N1a"))) == "Send out a card, or rest."


def test_other_questions_say_what_they_are_about() -> None:
    assert asked(table("rest", area(hand="N1b", pile="N1a"))) == "Take 2 ingredients, from any location."
    match = table("brew", area(pile="W13", potions="P11", stock="herb mushroom mushroom root root"))
    assert asked(match) == "Brew a potion, or end your turn."
    match.play("brew:P11")
    assert asked(match) == "How do you pay for the blue potion P11?"


@pytest.mark.clause("CAR-30")
def test_a_thing_at_another_location_must_wait() -> None:
    match = table("gather", area(pile="W13"), points=[0, 1, 0])
    assert why_not(match, "potion:P01") == "Now things are taken in the forest, not in the mountains. CAR-30"
    assert why_not(match, "ingredient:lake/2/leaf") == "Now things are taken in the forest, not at the lake. CAR-30"
    assert why_not(match, "ingredient:nowhere/2/leaf") is None
    assert why_not(match, "play:N1a") == "Cards are sent out at the beginning of a turn: novice N1a. CAR-29"
    assert why_not(match, "play:W50") is None, "she is not in hand"


@pytest.mark.clause("CAR-66")
def test_who_rests_takes_ingredients_only() -> None:
    assert (
        why_not(table("rest", area(hand="N1b", pile="N1a")), "witch:W41") == "Who rests takes ingredients only. CAR-66"
    )


@pytest.mark.clause("CAR-42")
def test_a_witch_without_the_flag_cannot_brew_it() -> None:
    match = table("gather", area(pile="W01", potions="P11", stock="herb leaf"), points=[1, 0, 0])
    assert why_not(match, "brew:P11") == "The red witch W01 has no flag for it: blue potion P11. CAR-42"


@pytest.mark.clause("CAR-47")
def test_what_a_potion_lacks_is_named() -> None:
    match = table("gather", area(pile="W13", potions="P17", stock="berry leaf"), points=[1, 0, 0])
    assert why_not(match, "brew:P17") == "It cannot be paid yet: blue potion P17. Missing: leaf, root, candle. CAR-47"


@pytest.mark.clause("CAR-48")
def test_where_only_a_tool_is_missing_its_rule_is_named() -> None:
    match = table("gather", area(pile="W13", potions="P17", stock="berry leaf leaf root"), points=[1, 0, 0])
    assert why_not(match, "brew:P17") == "It cannot be paid yet: blue potion P17. Missing: candle. CAR-48"


@pytest.mark.clause("CAR-41")
def test_brewing_comes_after_the_last_point() -> None:
    match = table("gather", area(pile="W13", potions="P11", stock="herb leaf"), points=[1, 0, 0])
    assert why_not(match, "brew:P11") == "It is brewed after the last action point: blue potion P11. CAR-41"


@pytest.mark.clause("CAR-81", "CAR-82", "CAR-84")
def test_an_animal_that_cannot_be_tamed_now() -> None:
    match = table("gather", area(pile="W13", animals="W02"), points=[0, 1, 0], options={"animals": True})
    later = (
        "An animal is tamed at the end of a turn in which you brew nothing: cat. It costs one ingredient: root. CAR-81"
    )
    assert why_not(match, "tame:cat") == later
    assert why_not(match, "tame:owl") is None, "none waits"
    assert why_not(match, "tame:dragon") is None
    novice = table("gather", area(hand="N1b", pile="N1a", animals="W02"), points=[0, 1, 0], options={"animals": True})
    assert why_not(novice, "tame:cat") == "A novice cannot tame: cat. CAR-82"
    again = table(
        "gather", area(pile="W13", animals="W02", clan_animals="W07"), points=[0, 1, 0], options={"animals": True}
    )
    assert why_not(again, "tame:cat") == "A clan has no room for two animals of a kind: cat. CAR-84"
