"""Positions set up by hand: the edges of what can be played on, and what lies just beyond them."""

from typing import Any

import pytest

import slet
from slet.kernel.errors import BadPosition

from .table import area, asked, names, table

PLAIN_TOKENS = [f"O{number}" for number in range(1, 8)]
FOUR_KINDS = [1, 1, 1, 1]
SHORT_OF_A_ROOT = [0, 0, 0, 0, -1]


def position(step: str = "turn", *, solo: bool = False, **more: Any) -> dict[str, Any]:
    """A sensible position: on turn is seat 0, with a card in hand and one in the pile."""
    me = area(hand="N1a W01", pile="N1b", potions="S1")
    match = table(step, me, ostara=area(potions="S3") if solo else None, **more)
    found = match.position()
    found.pop("answers", None)
    return found


def refused(found: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        slet.from_position("carodeni", found)


@pytest.mark.parametrize("solo", [False, True])
def test_a_sensible_position_is_played_on(solo: bool) -> None:
    found = position(solo=solo)
    match = slet.from_position("carodeni", found)
    assert names(match.view().areas[0].hand) == ["N1a", "W01"]
    assert asked(match).kind == "turn"


@pytest.mark.parametrize(
    ("solo", "change", "complaint"),
    [
        (False, {"areas": []}, "not a state for 2 seats"),
        (False, {"seats": 5}, "not a state for 2 seats"),
        (False, {"ostara": area()}, "Ostara and a difficulty"),
        (False, {"difficulty": "grand-mistress"}, "Ostara and a difficulty"),
        (True, {"ostara": None}, "Ostara and a difficulty"),
        (True, {"difficulty": None}, "Ostara and a difficulty"),
        (False, {"turn": -1}, "player on turn cannot be right"),
        (False, {"turn": 2}, "player on turn cannot be right"),
        (False, {"first": -1}, "player on turn cannot be right"),
        (False, {"first": 2}, "player on turn cannot be right"),
        (False, {"points": [0, 0]}, "three locations"),
        (False, {"spots": ["herb"] * 8}, "three locations"),
        (False, {"spots": ["herb"] * 10}, "three locations"),
        (False, {"bag": FOUR_KINDS}, "five ingredients"),
        (True, {"ostara": {"stock": FOUR_KINDS}}, "five ingredients"),
        (False, {"bag": SHORT_OF_A_ROOT}, "less than nothing"),
        (True, {"ostara": {"stock": SHORT_OF_A_ROOT}}, "less than nothing"),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(solo: bool, change: dict[str, Any], complaint: str) -> None:
    found = position(solo=solo)
    found["state"] |= change
    refused(found, complaint)


@pytest.mark.parametrize("step", ["refresh", "gather", "brew", "tame"])
def test_whoever_gathers_has_an_active_card(step: str) -> None:
    found = position()
    found["state"] |= {"step": step, "turn": 1}
    refused(found, "no active card")
    found["state"] |= {"turn": 0}
    assert slet.from_position("carodeni", found).ask is not None


@pytest.mark.parametrize(("hand", "pile"), [("N1a N1b", ""), ("", "N1a N1b")])
def test_a_card_in_hand_or_one_in_the_pile_is_enough_to_be_on_turn(hand: str, pile: str) -> None:
    match = table("turn", area(hand=hand, pile=pile, potions="S1"))
    assert asked(match).kind == ("turn" if hand else "rest")


@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_may_be_first_and_anybody_on_turn(seat: int) -> None:
    for first in (0, 1):
        found = position()
        found["state"] |= {"turn": seat, "first": first}
        assert asked(slet.from_position("carodeni", found)).seat == seat


@pytest.mark.clause("CAR-71")
def test_the_last_round_can_be_set_up() -> None:
    match = table("turn", round=4, last_round=4)
    assert (match.view().round, asked(match).kind) == (4, "turn")


@pytest.mark.parametrize("animals", [False, True])
def test_whether_there_are_animals_is_told_by_the_options_alone(animals: bool) -> None:
    found = position(options={"animals": animals})
    found["state"]["animals"] = not animals  # as positions of an earlier time may say
    assert slet.from_position("carodeni", found).view().animals is animals


@pytest.mark.clause("CAR-124")
@pytest.mark.parametrize("kind", ["potions", "witches"])
def test_from_no_card_to_the_whole_deck_may_have_been_seen(kind: str) -> None:
    found = position()
    deck = found["state"][kind]["deck"]
    for under in (0, len(deck)):
        found["state"][kind]["under"] = under
        match = slet.from_position("carodeni", found)
        assert len(getattr(match.recall(0), f"{kind}_under")) == under
    for under in (-1, len(deck) + 1):
        found["state"][kind]["under"] = under
        refused(found, "under a deck")


@pytest.mark.clause("CAR-03")
@pytest.mark.parametrize("kind", ["potions", "witches"])
def test_three_potions_and_three_witches_lie_open(kind: str) -> None:
    found = position()
    found["state"][kind]["open"].pop()
    refused(found, "three locations")


@pytest.mark.parametrize(("stock", "complaint"), [(FOUR_KINDS, "five ingredients"), (SHORT_OF_A_ROOT, "less than")])
def test_every_player_has_some_of_each_ingredient_or_none(stock: list[int], complaint: str) -> None:
    found = position()
    found["state"]["areas"][1]["stock"] = stock
    refused(found, complaint)


@pytest.mark.parametrize(
    "change",
    [
        {"spare_tokens": ["O1"]},
        {"spare_pairs": ["N1a"]},
        {"spare_goals": ["G01"]},
        {"spare_starters": ["S3"]},
    ],
)
def test_a_piece_that_is_not_used_lies_nowhere_else(change: dict[str, Any]) -> None:
    found = position(solo=True)
    found["state"] |= change
    refused(found, "two places")


@pytest.mark.clause("CAR-90")
@pytest.mark.parametrize(
    ("tokens", "animals", "enough"),
    [
        (PLAIN_TOKENS, False, True),
        (PLAIN_TOKENS[:5], False, True),
        (PLAIN_TOKENS[:4], False, False),
        ([*PLAIN_TOKENS[:4], "O8", "O9"], False, False),
        ([*PLAIN_TOKENS[:3], "O8", "O9"], True, True),
    ],
)
def test_before_the_set_up_ostara_needs_five_tokens_that_fit_the_variant(
    tokens: list[str], animals: bool, enough: bool
) -> None:
    state = slet.new("carodeni", 1, seed=1, animals=animals, choose_novices=True)
    found = state.position()
    found.pop("answers", None)
    found["state"] |= {
        "step": "seat_players",
        "round": 0,
        "column": [],
        "spare_tokens": tokens,
        "spare_starters": ["S1", "S2", "S3", "S4", "S5"],
        "ostara": area(),
        "areas": [area()],
    }
    if enough:
        assert len(slet.from_position("carodeni", found).state.column) == len(tokens)
    else:
        refused(found, "a token for every round")


@pytest.mark.clause("CAR-91", "CAR-93")
@pytest.mark.parametrize(
    ("round_", "step", "face_down", "sensible"),
    [
        (1, "ostara", 5, True),
        (1, "ostara", 0, True),
        (1, "turn", 4, True),
        (1, "turn", 3, False),
        (3, "ostara", 3, True),
        (3, "ostara", 2, False),
        (3, "turn", 2, True),
        (3, "turn", 1, False),
        (10, "turn", 0, True),
        (11, "turn", 3, False),
    ],
)
def test_as_many_tokens_lie_face_down_as_rounds_are_to_come_in_the_stage(
    round_: int, step: str, face_down: int, sensible: bool
) -> None:
    """Ostara has five tokens; where a stage begins, she gets them all back first."""
    found = position(solo=True)
    five = PLAIN_TOKENS[:5]
    found["state"] |= {
        "round": round_,
        "step": step,
        "column": five[:face_down],
        "turned": five[face_down:],
        "spare_tokens": ["O6", "O7", "O8", "O9"],
    }
    if sensible:
        assert slet.from_position("carodeni", found).view().round == round_
    else:
        refused(found, "a token for every round")
