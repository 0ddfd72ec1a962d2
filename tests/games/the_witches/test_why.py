"""Why something is not offered, in words."""

import pytest

import slet
from slet.games.the_witches import GAME
from slet.games.wording import wording
from slet.kernel.match import Match

from .table import asked, attempt, offered, play, table


def why(match: Match, option: str) -> str | None:
    """The reason, with the rule that forbids it where that is another than the one that asks."""
    assert option not in offered(match), "only what is not offered needs a reason"
    reason = GAME.words.why_not(match.view(0), option)
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


@pytest.mark.clause("WIT-88", "WIT-93")
def test_by_a_broomstick_too_she_flees_only_to_an_empty_space() -> None:
    match = attempt("binky hwel", "", dice=[2, 2], tile="death-1", problems={"creel": "fever-1"})
    play(match, "run-by:binky")
    assert why(match, "to:creel") == "taken WIT-88"
    assert why(match, "to:skund") == "taken WIT-88", "a witch is there"


@pytest.mark.clause("WIT-30")
def test_nobody_begins_where_a_problem_lies() -> None:
    match = slet.new("the-witches", seats=2, apprentices=["tiffany", "dimity"], seed=1)
    seat = asked(match).seat
    reason = GAME.words.why_not(match.view(seat), "start:slice")
    assert reason is not None
    assert (reason.key, reason.rule) == ("problem-there", "WIT-30")


@pytest.mark.clause("WIT-40", "WIT-111", "WIT-180")
def test_sheep_and_death_say_what_they_are_for() -> None:
    usual = table("death hwel", "", at="oak rock", problems={"slice": "death-1"})
    reason = GAME.words.why_not(usual.view(0), "play:death")
    assert reason is not None
    assert wording("the-witches", "en").why_not(reason) == "It helps only while you try Death."
    wide = table("death hwel", "", at="oak rock", problems={}, options={"any_problem": True})
    reason = GAME.words.why_not(wide.view(0), "play:death")
    assert reason is not None
    assert wording("the-witches", "en").why_not(reason) == "There is no Death on the map."


@pytest.mark.clause("WIT-40", "WIT-69")
def test_a_card_has_its_moment() -> None:
    match = table("hwel feegles", "", at="badass castle-1", problems={})
    assert why(match, "add:hwel") == "symbol WIT-70"
    assert why(match, "play:feegles") == "benefit WIT-40"


def test_nothing_is_told_of_cards_that_are_not_in_hand() -> None:
    match = table("hwel", "feegles", at="badass castle-1", problems={})
    assert why(match, "play:feegles") is None
