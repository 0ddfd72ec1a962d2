"""What a question says besides, and why something cannot be chosen."""

import pytest

from slet.games.carodeni import GAME
from slet.games.carodeni.pieces.box import Potion
from slet.games.carodeni.pieces.kinds import Ingredient, Tool
from slet.games.wording import wording
from slet.kernel import Reason
from slet.kernel.match import Match

from .table import area, table


def asked(match: Match, language: str = "en") -> str:
    assert match.ask is not None
    return wording("carodeni", language).ask(match.ask, GAME.words.asking(match.view(0)))


def why_not(match: Match, option: str) -> str | None:
    """The reason in words, and the rule that forbids it."""
    reason = GAME.words.why_not(match.view(0), option)
    return None if reason is None else f"{wording('carodeni', 'en').why_not(reason)} {reason.rule}"


def test_the_question_says_where_the_next_thing_is_taken_and_how_many() -> None:
    match = table("gather", area(pile="W20"), points=[0, 2, 2])
    assert asked(match) == "Forest: take 2 things."
    assert asked(match, "cs") == "Les: vezměte 2 věci.", "nothing was taken yet, so it is no more"
    match.play("ingredient:forest/1/herb")
    assert asked(match) == "Forest: take one more thing."
    assert asked(match, "cs") == "Les: vezměte ještě jednu věc."
    assert asked(table("gather", area(pile="W13"), points=[0, 0, 1]), "cs") == "Jezero: vezměte jednu věc."


def test_resting_is_named_only_where_it_is_possible() -> None:
    assert asked(table("turn", area(hand="W13"))) == "Play a card to gather."
    assert asked(table("turn", area(hand="W13", pile="N1a"))) == (
        "Play a card to gather, or rest: then your played cards come back."
    )


def test_other_questions_say_what_they_are_about() -> None:
    match = table("rest", area(hand="N1b", pile="N1a"))
    assert asked(match) == "Rest: take 2 ingredients, from any location."
    assert asked(match, "cs") == "Odpočinek: vezměte 2 suroviny odkudkoli."
    match.play("ingredient:forest/1/herb")
    assert asked(match) == "Rest: take one more ingredient, from any location."
    assert asked(match, "cs") == "Odpočinek: vezměte ještě jednu surovinu odkudkoli."
    match = table("brew", area(pile="W13", potions="P11", stock="herb mushroom mushroom root root"))
    assert asked(match) == "Do you brew a potion? It enters your clan together with the witch who brews it."
    match.play("brew:P11")
    assert asked(match) == "How do you pay for the blue potion for 4 points (herb, leaf)?"
    assert asked(match, "cs") == "Čím zaplatíte? Vaří se modrý lektvar za 4 body (byliny, list)."


@pytest.mark.clause("CAR-30")
def test_a_thing_at_another_location_must_wait() -> None:
    match = table("gather", area(pile="W13"), points=[0, 1, 0])
    assert why_not(match, "potion:P01") == "Now things are taken in the forest, not in the mountains. CAR-30"
    assert why_not(match, "ingredient:lake/2/leaf") == "Now things are taken in the forest, not at the lake. CAR-30"
    assert why_not(match, "ingredient:nowhere/2/leaf") is None
    assert why_not(match, "play:N1a") == "Cards are played at the beginning of a turn: sun novice 1·1·0. CAR-29"
    assert why_not(match, "play:W50") is None, "she lies nowhere in sight"


@pytest.mark.clause("CAR-66")
def test_who_rests_takes_ingredients_only() -> None:
    assert (
        why_not(table("rest", area(hand="N1b", pile="N1a")), "witch:W41") == "Who rests takes ingredients only. CAR-66"
    )


@pytest.mark.clause("CAR-42")
def test_a_witch_without_the_flag_cannot_brew_it() -> None:
    match = table("gather", area(pile="W01", potions="P11", stock="herb leaf"), points=[1, 0, 0])
    assert why_not(match, "brew:P11") == (
        "The flag does not fit: the red witch 1·1·0 cannot brew the blue potion for 4 points (herb, leaf). CAR-42"
    )


FOR_P17 = "You cannot pay yet for the blue potion for 9 points (berry, 2× leaf, root, candle)."


@pytest.mark.clause("CAR-47")
def test_what_a_potion_lacks_is_named() -> None:
    match = table("gather", area(pile="W13", potions="P17", stock="berry leaf"), points=[1, 0, 0])
    assert why_not(match, "brew:P17") == f"{FOR_P17} Missing: leaf, root, candle. CAR-47"


@pytest.mark.clause("CAR-48")
def test_where_only_a_tool_is_missing_its_rule_is_named() -> None:
    match = table("gather", area(pile="W13", potions="P17", stock="berry leaf leaf root"), points=[1, 0, 0])
    assert why_not(match, "brew:P17") == f"{FOR_P17} Missing: candle. CAR-48"


@pytest.mark.clause("CAR-41")
def test_brewing_comes_after_the_last_point() -> None:
    match = table("gather", area(pile="W13", potions="P11", stock="herb leaf"), points=[1, 0, 0])
    assert why_not(match, "brew:P11") == (
        "It is brewed after the last action point: blue potion for 4 points (herb, leaf). CAR-41"
    )


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


LACKING = {
    "": ("", ""),
    "leaf": ("leaf", "list"),
    "leaf root root": ("leaf, 2× root", "list, 2× kořen"),
    "leaf candle": ("leaf, candle", "list, svíčka"),
    "candle": ("candle", "svíčka"),
    "candle book": ("candle, book", "svíčka, kniha"),
}
ANY_TOOLS = {
    0: ("", ""),
    1: ("any tool", "libovolný nástroj"),
    2: ("any 2 tools", "2 libovolné nástroje"),
    5: ("any 5 tools", "5 libovolných nástrojů"),
}


@pytest.mark.clause("CAR-47", "CAR-48", "CAR-49")
@pytest.mark.parametrize(
    ("missing", "tools"), [(missing, tools) for missing in LACKING for tools in ANY_TOOLS if missing or tools]
)
def test_what_is_missing_is_told_without_a_gap_whatever_it_is(missing: str, tools: int) -> None:
    """Ingredients, tools of a kind, any tool: each alone and all together."""
    lacking = [Ingredient.named(name) if name in Ingredient.names() else Tool.named(name) for name in missing.split()]
    reason = Reason("cannot-pay", {"potion": Potion.named("P17"), "missing": lacking, "tools": tools})
    for place, (language, word, both) in enumerate((("en", "Missing: ", " and "), ("cs", "Chybí ", " a "))):
        named = [text for text in (LACKING[missing][place], ANY_TOOLS[tools][place]) if text]
        said = wording("carodeni", language).why_not(reason)
        assert said.partition(word)[2] == f"{both.join(named)}."


@pytest.mark.clause("CAR-49")
def test_where_only_any_tool_is_missing_that_is_all_that_is_told() -> None:
    match = table("gather", area(pile="W04", potions="P53", stock="mushroom mushroom mushroom"), points=[1, 0, 0])
    reason = GAME.words.why_not(match.view(0), "brew:P53")
    assert reason is not None
    assert wording("carodeni", "en").why_not(reason).endswith(" Missing: any tool.")
    assert wording("carodeni", "cs").why_not(reason).endswith(" Chybí libovolný nástroj.")


@pytest.mark.clause("CAR-29", "CAR-57", "CAR-66")
def test_a_card_in_sight_that_cannot_be_used_says_why() -> None:
    me = area(hand="N1a", pile="W13", clan_witches="W04", clan_potions="P01", potions="S1")
    match = table("turn", me, area(hand="W05", pile="W06", potions="P11", clan_potions="P12"), potions="P31 P32 P83")
    played = "This card is played already: blue witch 0·1·1. A rest brings it back to your hand. CAR-66"
    assert why_not(match, "play:W13") == played
    assert why_not(match, "play:W04") == "What is in the clan stays there: red witch 2·1·0. CAR-57"
    assert (
        why_not(match, "brew:P01") == "What is in the clan stays there: red potion for 4 points (berry, leaf). CAR-57"
    )
    for card in ("W05", "W06"):
        assert str(why_not(match, f"play:{card}")).startswith("This card is not yours: red witch")
    for potion in ("P11", "P12"):
        assert str(why_not(match, f"brew:{potion}")).startswith("This card is not yours: blue potion")
    assert why_not(match, "brew:P31") is None, "it belongs to nobody"


@pytest.mark.clause("CAR-83")
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Tame the snake (you pay a herb)"), ("cs", "Ochočit hada (zaplatíte byliny)")],
)
def test_taming_names_its_price(language: str, said: str) -> None:
    me = area(hand="N1a", pile="W13", animals="W01", stock="herb")
    match = table("tame", me, options={"animals": True}, goals="G01-hard G05-hard")
    assert match.ask is not None
    assert [option.id for option in match.ask.options] == ["tame:snake", "tame-nothing"]
    assert wording("carodeni", language).option(match.ask.options[0]) == said
