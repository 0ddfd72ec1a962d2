"""Pieces, options and plain data."""

import pickle
from copy import copy, deepcopy

import pytest

import slet
from slet.kernel.data import from_json, to_json
from slet.kernel.errors import IllegalMove
from slet.kernel.seats import clockwise, left_of
from support.toy import NUMBERS, Number, Pass, Peek, ToyState


def test_there_is_one_object_for_every_piece() -> None:
    piece = NUMBERS[0]
    assert copy(piece) is deepcopy(piece) is pickle.loads(pickle.dumps(piece)) is Number.named("n1-0") is piece


def test_two_pieces_cannot_have_one_name() -> None:
    with pytest.raises(ValueError, match="n1-0"):
        Number("n1-0", 1)


def test_a_state_is_written_with_the_names_of_its_pieces_and_read_again() -> None:
    state = ToyState(step="lay", hands=[[NUMBERS[0]], [NUMBERS[-1]]])
    text = to_json(state)
    assert b'"n1-0"' in text
    again = from_json(text, ToyState)
    assert again == state
    assert again.hands[0][0] is NUMBERS[0]


def test_ids_of_options_are_made_of_their_verb_and_fields() -> None:
    assert Peek(3).id == "peek:3"
    assert Pass().id == "pass"
    assert NUMBERS[0].id == "lay:n1-0"


def test_errors_survive_the_way_between_processes() -> None:
    error = IllegalMove(option="x", rule="WIZ-19")
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error)
    assert again.clause == "WIZ-19"


def test_seats_go_clockwise() -> None:
    assert clockwise(2, 4) == (2, 3, 0, 1)
    assert left_of(3, 4) == 0


def test_the_public_names_are_these() -> None:
    assert slet.__all__ == ["IllegalMove", "from_position", "games", "new", "replay"]


def test_the_games_tell_their_seats_and_options() -> None:
    wizard = slet.games()[0]
    assert wizard.id == "wizard"
    assert wizard.seats == (3, 4, 5, 6)
    assert wizard.settings.items() >= {"plus_minus_one": False, "first_dealer": None}.items()
    assert wizard.offers(seats=4)["first_dealer"].values() == [None, 0, 1, 2, 3]
    towers = slet.games()[1]
    assert towers.offers(seats=4)["teams"].is_shown
    assert not towers.offers(seats=4, mode="coop")["teams"].is_shown
