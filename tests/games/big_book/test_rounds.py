"""Rounds, turns and phases."""

from random import Random

import pytest

import slet
from slet.games.big_book.events import Moved, Opened, Turn
from slet.kernel.match import Match

from .table import NEUTRAL, asked, done, known, play, table, told


def to_the_end(seats: int, seed: int = 0, **options: object) -> Match:
    """A game in which nobody does anything; there is Madness enough to reach the end."""
    match = slet.new("big-book", seats=seats, seed=seed, **options)
    assert asked(match).kind == "magician"
    position = match.position()
    position["state"]["stack"] = 500
    match = slet.from_position("big-book", position)
    for name in NEUTRAL[:seats]:
        match.play(f"magician:{name}")
    rng = Random(seed)
    while match.ask is not None:
        ids = [option.id for option in match.ask.options]
        nothing = [one for one in ("done", "enough", "decline") if one in ids]
        match.play(nothing[0] if nothing else rng.choice(ids))
    return match


@pytest.mark.clause("BB-32", "BB-33", "BB-34", "BB-155")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_rounds_of_five_turns_clockwise_whatever_the_number_of_players(seats: int) -> None:
    match = to_the_end(seats, start_player=1)
    turns = [event.seat for event in told(match, Turn)]
    assert turns == [(1 + n) % seats for n in range(31)]
    spaces = [event.space for event in told(match, Moved)]
    assert spaces == ([2, 3, 4, 5, 0] * 6)
    assert [event.round for event in told(match, Opened)] == [1, 2, 3, 4, 5, 6]
    assert match.outcome is not None
    assert match.outcome.reason == "lost-sixth"
    assert match.state.turn == 31


@pytest.mark.clause("BB-161")
def test_with_five_the_same_player_begins_every_round_and_in_the_variant_the_last_one_does() -> None:
    def firsts(match: Match) -> list[int]:
        active, found = -1, []
        for event in match.log():
            if isinstance(event, Turn):
                active = event.seat
            elif isinstance(event, Opened):
                found.append(active)
        return found

    assert firsts(to_the_end(5, start_player=2)) == [2] * 6
    double = to_the_end(5, start_player=2, five_player_double_turn=True)
    assert firsts(double) == [2, 1, 0, 4, 3, 2]
    turns = [event.seat for event in told(double, Turn)]
    assert turns[:12] == [2, 3, 4, 0, 1, 1, 2, 3, 4, 0, 0, 1]


@pytest.mark.clause("BB-161")
def test_the_variant_stops_when_a_player_is_out() -> None:
    options = {"five_player_double_turn": True}
    match = table("", "", "", "", "", marker=5, options=options, curses=["fire-1"])
    assert asked(done(match)).seat == 0
    out = table("", "", "", "", "", marker=5, options=options, out=[3], curses=["fire-1"])
    assert done(out).state.active == 1


@pytest.mark.clause("BB-33", "BB-34")
def test_the_turn_goes_to_the_left_after_the_recovery() -> None:
    match = table("", "", "", active=2)
    play(match, "done")
    assert match.state.active == 0
    assert len(match.state.hands[2]) == 6  # recovery came before it


@pytest.mark.clause("BB-34")
def test_phases_come_in_order() -> None:
    match = table("", "9*fire-1", spells=["growth", "growth! combustion!"], curses=["water-9"], marker=1)
    play(match, "done")
    # Concentration refreshed both spells before the curse used one of them up, then come the actions.
    assert (asked(match).seat, asked(match).kind) == (1, "use-up")
    play(match, "spell:growth/1")
    assert asked(match).kind == "action"
    assert known(match, 1) == ["growth!", "combustion"]


@pytest.mark.clause("BB-35")
def test_concentration_refreshes_the_own_used_spells_only() -> None:
    match = table("", "", spells=["growth! ice!", "growth! ice!? telepathy"])
    play(match, "done")
    assert known(match, 1) == ["growth", "ice!?", "telepathy"]
    assert known(match) == ["growth!", "ice!"]
