"""Goals: CAR-58 to CAR-63."""

import pytest

from slet.kernel.match import Match

from .table import area, before, names, play, table, told


def brews(goals: str, potion: str = "P01", stock: str = "berry leaf", witch: str = "W01", **cards: str) -> Match:
    """Seat 0 has a clan and brews a potion, by default a red one with a red witch."""
    me = area(pile=witch, hand="N1a", potions=potion, stock=stock, **cards)
    match = table("brew", me, goals=goals, potions="P31 P32 P33")
    return play(match, f"brew:{potion}")


@pytest.mark.clause("CAR-58", "CAR-59")
@pytest.mark.parametrize(
    ("goal", "cards"),
    [
        ("G01-easy", {"clan_witches": "W04"}),
        ("G01-hard", {"clan_witches": "W04 W13"}),
        ("G05-easy", {"clan_potions": "P02"}),
        ("G05-hard", {"clan_potions": "P02 P11"}),
    ],
)
def test_a_clan_that_meets_a_goal_takes_it_at_once(goal: str, cards: dict[str, str]) -> None:
    match = brews(f"{goal} G10-hard G11-hard", **cards)
    assert before(match)["goals"] == [goal]
    assert names(match.view().goals) == ["G10-hard", "G11-hard"]
    assert [event.goal.name for event in told(match, "took-goal")] == [goal]


@pytest.mark.clause("CAR-58")
def test_only_what_is_in_the_clan_counts() -> None:
    waiting = {"tools": "P02", "animals": ""}
    match = brews("G01-easy G05-easy G09-easy G10-hard", clan_tools="P10", **waiting)
    assert before(match)["goals"] == [], "a witch in hand, a potion or a tool that waits is not in the clan"
    me = area(pile="W01", hand="W04 N1a", potions="P01 P02", stock="berry leaf", tools="P02")
    me["potions"] = ["P01", "P06"]
    match = play(table("brew", me, goals="G01-easy G05-easy G10-hard", potions="P31 P32 P33"), "brew:P01")
    assert before(match)["goals"] == []


@pytest.mark.clause("CAR-59")
def test_nobody_else_gets_a_goal_that_was_taken() -> None:
    other = area(
        pile="W06 W13", hand="N2a", potions="P12 P11", clan_witches="W15", clan_potions="P13", stock="herb leaf"
    )
    me = area(
        pile="W14",
        hand="N1a",
        potions="P18",
        clan_potions="P16",
        clan_witches="W17",
        stock="herb herb leaf root",
        clan_tools="P05",
    )
    match = table("brew", me, other, goals="G02-easy G10-hard G11-hard", potions="P31 P32 P33")
    play(match, "brew:P18")
    assert before(match)["goals"] == ["G02-easy"]
    second = table("brew", me, {**other, "pile": ["W13"]}, goals="G10-hard G11-hard", potions="P31 P32 P33", turn=1)
    play(second, "brew:P11")
    assert before(second, 1)["goals"] == []


@pytest.mark.clause("CAR-60")
def test_all_goals_met_at_once_are_taken_and_a_card_counts_for_several() -> None:
    match = brews("G01-easy G05-easy G04-hard G10-hard G11-hard", clan_witches="W04 W37 W38", clan_potions="P02")
    assert before(match)["goals"] == ["G01-easy", "G05-easy", "G04-hard"], "the red witch counts for two of them"
    assert names(match.view().goals) == ["G10-hard", "G11-hard"]


@pytest.mark.clause("CAR-61")
@pytest.mark.parametrize("clan", ["W13", "W19", "W49 W50"])
def test_a_witch_counts_for_her_main_colour_only(clan: str) -> None:
    match = brews("G01-easy G10-hard G11-hard", clan_witches=clan)
    assert before(match)["goals"] == [], "one red witch, and others with a red flag at most as a second one"


@pytest.mark.clause("CAR-61")
def test_her_main_colour_counts_whatever_her_other_flags() -> None:
    match = brews("G01-easy G10-hard G11-hard", clan_witches="W03")
    assert before(match)["goals"] == ["G01-easy"]


@pytest.mark.clause("CAR-62")
@pytest.mark.parametrize("wild", ["P41", "S1"])
def test_a_wild_potion_counts_for_no_colour(wild: str) -> None:
    match = brews("G05-easy G10-hard G11-hard", clan_potions=wild)
    assert before(match)["goals"] == []


@pytest.mark.clause("CAR-63")
@pytest.mark.parametrize(
    ("clan", "met"),
    [("P02 P10", True), ("P02 P09", False), ("P10 P04", False), ("P01 P03 P05", False), ("P10 P02 P09", True)],
)
def test_a_goal_of_several_tools_needs_one_of_each(clan: str, met: bool) -> None:
    match = brews("G09-easy G10-hard G11-hard", potion="P06", stock="berry berry mushroom root", clan_tools=clan)
    assert (before(match)["goals"] == ["G09-easy"]) == met


@pytest.mark.clause("CAR-58", "CAR-63")
def test_a_tool_that_enters_with_a_potion_counts_at_once() -> None:
    match = brews("G09-hard G11-hard G12-hard", "P05", "leaf mushroom root", tools="P02", clan_tools="P03 P11")
    assert before(match)["goals"] == ["G09-hard"], "flask, candle, mortar"
