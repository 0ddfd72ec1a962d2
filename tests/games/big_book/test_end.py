"""The end of the game."""

import pytest

from .table import done, play, table


@pytest.mark.clause("BB-154", "BB-155")
def test_defeating_the_sixth_monster_wins_whatever_became_of_the_others() -> None:
    for defeated in (0, 5):
        match = done(table("", "", page=6, marker=5, turn=30, defeated=defeated))
        assert match.outcome is not None
        assert (match.outcome.reason, match.outcome.winners) == ("won", (0, 1))
        assert match.outcome.scores == (defeated + 1,) * 2
        assert match.state.turn == 31


@pytest.mark.clause("BB-155")
def test_the_win_does_not_come_with_the_last_curse_but_with_the_marker() -> None:
    match = table("4*fire-1", "", page=6, marker=4, curses=["fire-1"], magicians=("patrik", "alice"), stack=0)
    play(match, "break:fire-1", "acquire:air-2")
    assert match.outcome is None
    done(match)
    assert match.view(0).marker == 5
    lost = table(
        "4*fire-1", "", page=6, marker=4, curses=["fire-1"], decks=["", ""], magicians=("patrik", "alice"), stack=0
    )
    play(lost, "break:fire-1", "acquire:air-2", "done")
    assert lost.outcome is not None
    assert lost.outcome.reason == "lost-stack"


@pytest.mark.clause("BB-156")
def test_not_defeating_the_sixth_monster_loses() -> None:
    match = done(table("", "", page=6, marker=5, curses=["fire-1"], defeated=5))
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners, match.outcome.scores) == ("lost-sixth", (), (5, 5))


@pytest.mark.clause("BB-156", "BB-89")
def test_all_players_out_of_the_game_lose() -> None:
    match = done(table("6*madness", "", "", out=[1, 2]))
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("lost-all-out", ())


@pytest.mark.clause("BB-154")
def test_an_earlier_monster_that_escapes_does_not_end_the_game() -> None:
    match = done(table("", "", page=5, marker=5, curses=["fire-1"]))
    assert match.outcome is None
    assert (match.view(0).monster.name, match.view(0).round) == ("spell-eater", 6)
