"""What the log of Čarodění says, and to whom."""

import pytest
from fluent.syntax import FluentParser, ast

from slet.games.carodeni import events
from slet.games.carodeni.pieces.box import GOALS, PAIRS, POTIONS, STARTERS, WITCHES, Need
from slet.games.carodeni.pieces.kinds import Tool
from slet.games.wording import text_folder, wording
from slet.kernel import Event
from slet.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_a_player_has_a_form_for_that_player(language: str) -> None:
    source = (text_folder("carodeni") / f"{language}.ftl").read_text(encoding="utf-8")
    forms = {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ast.Message)
    }
    named = 0
    for event in Event.__subclasses__():
        if event.__module__ == events.__name__:
            tag, fields = event.__struct_config__.tag, event.__struct_fields__
            wanted = {"you"} if "seat" in fields else {"you-first"} if "first" in fields else set()
            assert forms[f"event-{tag}"] == wanted, tag
            named += bool(wanted)
    assert named == 18


def test_a_starter_potion_is_called_so() -> None:
    words = wording("carodeni", "en")
    assert all("starter potion" in words.piece(potion) for potion in STARTERS)
    assert not any("starter potion" in words.piece(potion) for potion in POTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    words = wording("carodeni", language)
    novices = [novice for pair in PAIRS for novice in pair]
    called = [words.piece(card) for card in (*WITCHES, *novices, *POTIONS, *STARTERS)]
    called += [words.piece(side) for token in GOALS for side in token]
    assert len(set(called)) == len(called)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ema adds a candle to the clan."),
        ("cs", "Ema přidává do klanu svíčku."),
    ],
)
def test_a_tool_that_enters_the_clan_is_named_as_one(language: str, said: str) -> None:
    assert wording("carodeni", language).event(events.ToolsIn(0, (Tool.named("candle"),)), ["Ema"]) == said


@pytest.mark.parametrize(
    ("language", "tool", "witch"),
    [("en", "flask", "red witch"), ("cs", "baňka", "červená čarodějka")],
)
def test_a_goal_names_the_tools_and_cards_that_it_asks_for(language: str, tool: str, witch: str) -> None:
    words = wording("carodeni", language)
    assert tool in words.piece(Need.of("tool:flask"))
    assert witch in words.piece(Need.of("witch:red"))
