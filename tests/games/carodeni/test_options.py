"""What may be chosen before a game, and what is refused."""

from typing import Any

import pytest

import slet
from slet.kernel import BadSetup
from slet.words import LANGUAGES


def test_nobody_is_asked_for_the_first_cards() -> None:
    (carodeni,) = [game for game in slet.games() if game.id == "carodeni"]
    offered = carodeni.offers(seats=3)
    assert not offered["cards"].is_shown
    assert offered["animals"].is_shown


@pytest.mark.clause("CAR-01")
def test_the_mode_follows_from_the_number_of_seats() -> None:
    assert slet.new("carodeni", 1).view().ostara is not None
    assert slet.new("carodeni", 1, mode="solo").view().ostara is not None
    assert slet.new("carodeni", 4, mode="competitive").view().ostara is None


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {"mode": "competitive"}, "carodeni-mode"),
        (2, {"mode": "solo"}, "carodeni-mode"),
        (5, {"mode": "solo"}, "carodeni-mode"),
        (2, {"difficulty": "grand-mistress"}, "carodeni-only-in-solo"),
        (3, {"ostara_fills_gaps": False}, "carodeni-only-in-solo"),
        (1, {"extra_goals": True}, "carodeni-not-in-solo"),
        (1, {"goals": [3, 2]}, "carodeni-not-in-solo"),
        (1, {"first_player": 0}, "carodeni-not-in-solo"),
        (2, {"first_player": 2}, "bad-option"),
        (2, {"first_player": -1}, "bad-option"),
        (2, {"animal_goals": 1}, "carodeni-needs-animals"),
        (2, {"animals": True, "animal_goals": 3}, "bad-option"),
        (2, {"animals": True, "animal_goals": -1}, "bad-option"),
        (2, {"goals": [1, 0]}, "bad-option"),
        (2, {"goals": [9, 5]}, "bad-option"),
        (2, {"goals": [5, -1]}, "bad-option"),
        (2, {"goals": [3, 3], "extra_goals": True}, "carodeni-goals-twice"),
        (2, {"goals": [3]}, "bad-option"),
        (1, {"difficulty": "easy"}, "bad-option"),
        (2, {"difficulty": "easy"}, "carodeni-only-in-solo"),
    ],
)
def test_what_does_not_fit_together_is_refused_in_both_languages(seats: int, options: dict[str, Any], key: str) -> None:
    with pytest.raises(BadSetup) as caught:
        slet.new("carodeni", seats, **options)
    assert caught.value.key == key
    for language in LANGUAGES:
        assert caught.value.text(language)


def test_games_of_the_first_version_had_the_letter_as_their_default_so_that_it_is_no_choice_there() -> None:
    assert slet.new("carodeni", 3, ostara_fills_gaps=False, cards="first").view().ostara is None


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"seats": 3}, "not a state for 2 seats"),
        ({"difficulty": "new-apprentice"}, "Ostara"),
        ({"turn": 2}, "player on turn"),
        ({"spots": []}, "three locations"),
        ({"bag": [1, 2]}, "five ingredients"),
        ({"points": [0, -1, 0]}, "less than nothing"),
        ({"step": "gather", "turn": 1}, "no active card"),
        ({"spare_starters": ["S1"]}, "two places"),
        ({"first": None}, "first player"),
        ({"round": 5, "last_round": 4}, "last round is over"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(change: dict[str, Any], complaint: str) -> None:
    match = slet.new("carodeni", 2, seed=1, first_player=1)
    position = match.position()
    position["state"].update(change)
    with pytest.raises(slet.kernel.errors.BadPosition, match=complaint):
        slet.from_position("carodeni", position)


@pytest.mark.parametrize(("kind", "under"), [("potions", 99), ("witches", -1)])
def test_no_more_cards_lie_under_a_deck_than_it_has(kind: str, under: int) -> None:
    position = slet.new("carodeni", 2, seed=1).position()
    position["state"][kind]["under"] = under
    with pytest.raises(slet.kernel.errors.BadPosition, match="under a deck"):
        slet.from_position("carodeni", position)


def test_a_player_without_any_card_cannot_be_on_turn() -> None:
    position = slet.new("carodeni", 2, seed=1, first_player=1).position()
    position["state"]["areas"][1]["hand"] = []
    with pytest.raises(slet.kernel.errors.BadPosition, match="neither a card in hand"):
        slet.from_position("carodeni", position)


@pytest.mark.clause("CAR-91")
def test_alone_no_other_number_of_rounds_can_be_set_up() -> None:
    position = slet.new("carodeni", 1, seed=1).position()
    position["state"]["last_round"] = 20
    with pytest.raises(slet.kernel.errors.BadPosition, match="15 rounds"):
        slet.from_position("carodeni", position)


@pytest.mark.clause("CAR-91", "CAR-93")
@pytest.mark.parametrize(
    ("change", "sensible"),
    [
        ({"round": 15, "step": "turn", "column": ["O1"], "turned": ["O2", "O3", "O4", "O5"]}, True),
        ({"round": 6, "step": "ostara", "column": [], "turned": ["O1", "O2", "O3", "O4", "O5"]}, True),
        ({"round": 5, "step": "turn", "column": [], "turned": ["O1", "O2", "O3", "O4", "O5"]}, True),
        ({"round": 4, "step": "turn", "column": [], "turned": ["O1", "O2", "O3", "O4", "O5"]}, False),
        ({"round": 4, "step": "ostara", "column": ["O1"], "turned": ["O2", "O3", "O4", "O5"]}, False),
        ({"round": 4, "step": "ostara", "column": ["O1", "O6"], "turned": ["O2", "O3", "O4"]}, True),
        ({"round": 6, "step": "ostara", "column": [], "turned": ["O1", "O2", "O3", "O4"]}, False),
        ({"round": 5, "step": "turn", "column": [], "turned": ["O1", "O2", "O3", "O4"]}, False),
        ({"round": 0, "step": "lay_out", "column": ["O1", "O2"], "turned": []}, False),
    ],
)
def test_ostara_has_a_token_for_every_round_of_a_stage(change: dict[str, Any], sensible: bool) -> None:
    position = slet.new("carodeni", 1, seed=1).position()
    tokens = {*change["column"], *change["turned"]}
    spare = [name for name in [f"O{n}" for n in range(1, 10)] if name not in tokens]
    position["state"] |= {**change, "spare_tokens": spare}
    position.pop("answers", None)
    if sensible:
        slet.from_position("carodeni", position)
        return
    with pytest.raises(slet.kernel.errors.BadPosition, match="a token for every round"):
        slet.from_position("carodeni", position)
