"""Why something is not offered, in words."""

import pytest

from slet.games import wording
from slet.games.big_book import GAME
from slet.kernel import Reason
from slet.kernel.match import Match

from .table import asked, offered, play, table

FIRE_CURSE = "fire-1"


def reason(match: Match, option: str) -> Reason | None:
    assert option not in offered(match), "only what is not offered needs a reason"
    return GAME.words.why_not(match.view(asked(match).seat), option)


def why(match: Match, option: str) -> str | None:
    """The reason, with the rule that forbids it where that is another than the one that asks."""
    found = reason(match, option)
    return None if found is None else f"{found.key} {found.rule or ''}".strip()


def missing(match: Match, option: str) -> list[str]:
    found = reason(match, option)
    assert found is not None
    assert (found.key, found.rule) == ("cannot-pay", "BB-57")
    return [due.name for due in found.facts["missing"]]


@pytest.mark.clause("BB-57", "BB-62")
def test_what_a_spell_lacks_is_told_and_the_shared_support_counts() -> None:
    match = table("fire-1", "", spells=("growth", ""), supports=("", "water-1"))
    assert missing(match, "cast:growth/1") == ["earth-1"]
    assert missing(match, "learn:hoarfrost") == ["water-1"]
    assert missing(match, "acquire:fire-3") == ["fire-2"]


@pytest.mark.clause("BB-75", "BB-78")
def test_a_token_is_a_part_of_the_price_that_is_missing() -> None:
    match = table("3*fire-1", "", curses=("fire-1+air",))
    assert missing(match, "break:fire-1") == ["fire-1", "air-1"]
    text = wording.wording("big-book", "en").why_not(reason(match, "break:fire-1") or Reason(""))
    assert text == "It cannot be paid yet. Missing: 1 fire, 1 air."


@pytest.mark.clause("BB-133")
def test_a_neutralised_curse_sleeps() -> None:
    assert why(table("4*fire-1", "", curses=("fire-1?",)), "break:fire-1") == "curse-asleep BB-133"


@pytest.mark.clause("BB-66", "BB-128")
def test_a_used_spell_and_a_neutralised_one_wait() -> None:
    match = table("earth-1 water-1", "", spells=("growth! ice?", ""))
    assert why(match, "cast:growth/1") == "spell-used BB-66"
    assert why(match, "cast:ice/1") == "spell-down BB-129"
    assert why(match, "cast:telepathy/1") is None, "it is nobody's"


@pytest.mark.clause("BB-74")
def test_an_empty_pile_of_the_supply_gives_nothing() -> None:
    assert why(table("2*fire-1", "", supply={"fire-2": 0}), "acquire:fire-2") == "supply-empty BB-74"


@pytest.mark.clause("BB-77")
def test_the_reward_is_a_card_of_value_two() -> None:
    match = play(table("4*fire-1", "", curses=(FIRE_CURSE,)), "break:fire-1")
    assert asked(match).kind == "reward"
    assert why(match, "acquire:fire-3") == "reward BB-77"


@pytest.mark.clause("BB-80")
def test_madness_goes_for_two_of_one_element() -> None:
    assert why(table("fire-1 water-1 madness", ""), "banish:hand") == "pair BB-80"


@pytest.mark.clause("BB-59")
def test_only_an_element_of_the_price_pays_and_one_after_the_other() -> None:
    match = table("2*water-1 2*earth-1 2*fire-1 2*air-1 madness", "", curses=("multi-1",), supports=("", "water-1"))
    play(match, "break:multi-1")
    assert asked(match).kind == "pay"
    assert why(match, "card:madness/hand") == "madness-pays-nothing BB-57"
    assert why(match, "card:fire-1/hand") == "pay-order"
    match = play(table("2*fire-1 air-1", "", supports=("", "fire-1")), "learn:spark")
    assert why(match, "card:air-1/hand") == "not-asked-for BB-59"


@pytest.mark.clause("BB-80")
def test_a_card_without_a_second_one_cannot_banish() -> None:
    match = play(table("fire-1 2*water-1 2*air-1 madness", ""), "banish:hand")
    assert why(match, "card:fire-1/hand") == "pair-card BB-80"


@pytest.mark.clause("BB-82")
def test_madness_is_not_discarded_in_the_recovery() -> None:
    match = play(table("7*fire-1 air-1 madness", ""), "done")
    assert asked(match).kind == "recover"
    assert why(match, "card:madness/hand") == "keep-madness BB-82"


@pytest.mark.clause("BB-136", "BB-137")
def test_an_ability_has_its_turn_and_is_used_once() -> None:
    viktor = table("fire-1", "", magicians=("viktor", "alice"))
    assert why(viktor, "ability:viktor") == "ability-no-use"
    used = table("madness fire-1", "", magicians=("viktor", "alice"), ability_used=True)
    assert why(used, "ability:viktor") == "ability-used BB-136"
    assert why(table("fire-1", ""), "ability:alice") == "ability-itself BB-136"
    assert why(used, "ability:alice") is None


@pytest.mark.clause("BB-150")
def test_embodiment_pays_from_the_shared_support_alone() -> None:
    match = table("2*water-3 fire-2 madness", "", spells=("embodiment", ""), supports=("3*air-1", "2*earth-1"))
    play(match, "cast:embodiment/2")
    assert asked(match).kind == "given-action"
    assert missing(match, "acquire:fire-2") == ["fire-2"]
    play(match, "acquire:air-2")
    assert missing(match, "acquire:air-2") == ["air-1"], "each card serves one of the actions"


@pytest.mark.clause("BB-56")
def test_what_could_be_paid_waits_for_its_moment() -> None:
    match = table("madness 2*fire-1", "", magicians=("viktor", "alice"), step="concentration")
    assert asked(match).kind == "before-grimoire"
    assert why(match, "learn:spark") == "not-now"


def test_nothing_is_told_to_those_who_only_look_on_nor_of_what_is_unknown() -> None:
    match = table("fire-1", "")
    assert GAME.words.why_not(match.view(None), "learn:spark") is None
    for option in ("learn:nothing", "learn:from-the-ashes", "break:fire-9", "acquire:fire-1", "what", "card:x/hand"):
        assert why(match, option) is None
