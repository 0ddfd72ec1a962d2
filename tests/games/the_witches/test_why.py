"""Why something is not offered, in words."""

import pytest

from slet.games.the_witches import GAME
from slet.kernel.match import Match

from .table import attempt, offered, table


def why(match: Match, option: str) -> str | None:
    """The reason, with the rule that forbids it where that is another than the one that asks."""
    assert option not in offered(match), "only what is not offered needs a reason"
    reason = GAME.why_not(match.view(0), option)
    return None if reason is None else f"{reason.key} {reason.rule or ''}".strip()


@pytest.mark.clause("WIT-58", "WIT-59")
def test_a_place_out_of_reach_is_too_far() -> None:
    match = table("hwel", "", at="badass castle-1", problems={})
    assert why(match, "walk:castle-2") == "too-far WIT-58"
    assert why(match, "walk:badass") == "here"


@pytest.mark.clause("WIT-88")
def test_a_witch_flees_to_an_empty_space_close_by() -> None:
    match = attempt("hwel", "", dice=[2, 2], tile="death-1", problems={"creel": "fever-1"})
    assert why(match, "run:creel") == "taken WIT-88"
    assert why(match, "run:bridge") == "not-close WIT-88"


@pytest.mark.clause("WIT-40", "WIT-69")
def test_a_card_has_its_moment() -> None:
    match = table("hwel feegles", "", at="badass castle-1", problems={})
    assert why(match, "add:hwel") == "symbol WIT-70"
    assert why(match, "play:feegles") == "benefit WIT-40"


def test_nothing_is_told_of_cards_that_are_not_in_hand() -> None:
    match = table("hwel", "feegles", at="badass castle-1", problems={})
    assert why(match, "play:feegles") is None
