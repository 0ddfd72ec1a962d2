"""The end of the game: WT-77 to WT-80."""

from random import Random

import pytest

import slet
from slet.games.wandering_towers.events import Flew, LastRound, TurnBegan
from slet.kernel.match import Match

from .table import GAME, SHARES, asked, offered, play, play_on, potions, rush, table, told

HAND = "wizard-1 tower-1 tower-2"


def pass_turn(match: Match) -> None:
    play(match, "discard-all", "leave")


def winners(match: Match) -> tuple[int, ...]:
    assert match.outcome is not None
    return match.outcome.winners


# --- the goal: WT-77 -----------------------------------------------------------------------------------------


@pytest.mark.clause("WT-77")
@pytest.mark.parametrize(("full", "spent"), [(6, 0), (2, 4), (0, 6)])
def test_the_goal_is_met_with_the_last_wizard_when_no_potion_is_empty(full: int, spent: int) -> None:
    match = table({4: "blue"}, HAND, keep=5, inside=(4, 0), full=(full, 0), spent=(spent, 0))
    assert not match.view().last_round
    play(match, "play:wizard-1", "wizard:4/blue+1")
    assert match.view().last_round
    assert told(match, LastRound) == [LastRound((0,))]


@pytest.mark.clause("WT-77")
@pytest.mark.parametrize(("full", "spent"), [(5, 0), (1, 4), (0, 5)])
def test_the_goal_is_met_with_the_last_potion_when_all_wizards_are_in(full: int, spent: int) -> None:
    match = table({4: "1", 5: "yellow"}, "tower-1 wizard-1 tower-2", inside=(5, 0), full=(full, 0), spent=(spent, 0))
    assert not match.view().last_round
    play(match, "play:tower-1", "tower:4/1+1")
    assert match.view().last_round
    assert told(match, LastRound) == [LastRound((0,))]


@pytest.mark.clause("WT-77")
def test_one_empty_potion_is_one_too_many() -> None:
    match = table({4: "blue"}, HAND, keep=5, inside=(4, 0), full=(5, 0))
    play(match, "play:wizard-1", "wizard:4/blue+1")
    assert match.view().players[0].inside == 5
    assert not match.view().last_round
    assert told(match, LastRound) == []


@pytest.mark.clause("WT-77")
@pytest.mark.parametrize("where", ["blue", "1 blue", "blue 1"])
def test_one_wizard_outside_is_one_too_many(where: str) -> None:
    match = table({4: "3", 5: "yellow", 9: where}, "tower-1 wizard-1 tower-2", inside=(4, 0), full=(5, 0))
    play(match, "play:tower-1", "tower:4/1+1")
    assert potions(match, 0) == (0, 6, 0)
    assert not match.view().last_round


@pytest.mark.clause("WT-77")
def test_who_has_all_wizards_in_goes_on_taking_turns() -> None:
    match = table({4: "blue", 9: "yellow", 8: "1"}, HAND, keep=5, inside=(4, 0), full=(2, 0), pile="tower-3")
    play(match, "play:wizard-1", "wizard:4/blue+1")
    pass_turn(match)
    assert asked(match).seat == 0
    play(match, "play:tower-1", "tower:8/1+1")
    assert potions(match, 0) == (3, 3, 0)
    assert offered(match, "cast") == {"cast:advance-tower"}, "no wizard is visible any more"
    play(match, "play:tower-2")
    assert asked(match).seat == 0


@pytest.mark.clause("WT-77")
def test_potions_spent_after_all_were_filled_are_not_missed() -> None:
    match = table({4: "blue"}, HAND, keep=5, inside=(4, 0), full=(6, 0))
    play(match, "cast:advance-wizard", "wizard:4/blue+1")
    assert potions(match, 0) == (0, 4, 2)
    assert match.view().last_round


@pytest.mark.clause("WT-45", "WT-77")
def test_the_goal_can_be_met_in_the_turn_of_another() -> None:
    match = table({4: "yellow", 9: "blue"}, HAND, keep=5, inside=(0, 4), full=(2, 0), spent=(0, 6))
    play(match, "cast:advance-wizard", "wizard:4/yellow+1")
    assert told(match, LastRound) == [LastRound((1,))]
    assert asked(match).seat == 0, "the turn goes on"


# --- the last round: WT-78 -----------------------------------------------------------------------------------


@pytest.mark.clause("WT-78")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("start", [0, 1])
def test_the_round_is_played_on_to_the_player_right_of_the_start_player(seats: int, start: int) -> None:
    wizards, filled = SHARES[seats]
    last = (start - 1) % seats
    for first in range(seats):
        inside, full = [0] * seats, [0] * seats
        inside[first], full[first] = wizards - 1, filled
        colour = ("blue", "yellow", "red", "green", "orange", "purple")[first]
        match = table(
            {4: colour},
            HAND,
            seats=seats,
            keep=5,
            start_seat=start,
            active=first,
            turn=5 * seats + (first - start) % seats,
            inside=inside,
            full=full,
        )
        play(match, "play:wizard-1", f"wizard:4/{colour}+1")
        after = [(first + n) % seats for n in range(1, (last - first) % seats + 1)]
        for seat in after:
            assert asked(match).seat == seat
            pass_turn(match)
        assert match.ask is None
        assert winners(match) == (first,)
        assert (match.state.turn + 1) % seats == 0, "all have had equally many turns"


@pytest.mark.clause("WT-78")
def test_the_last_player_of_the_round_plays_the_turn_to_its_end() -> None:
    match = table({4: "1", 5: "blue", 6: "3"}, "tower-1 wizard-1 tower-2", active=1, inside=(0, 5), full=(0, 5))
    play(match, "play:tower-1", "tower:4/1+1")
    assert match.view().last_round
    assert (asked(match).seat, asked(match).kind) == (1, "act-second")
    play(match, "play:tower-2", "tower:6/1+2")
    assert asked(match).kind == "act-after"
    play(match, "end-turn")
    assert match.ask is None
    assert winners(match) == (1,)
    with pytest.raises(slet.IllegalMove):
        match.play("discard-all")


@pytest.mark.clause("WT-78")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_whole_games_everybody_has_equally_many_turns(seats: int) -> None:
    reasons = set()
    for seed in range(4):
        match = slet.new(GAME, seats, seed=seed)
        rush(match, Random(seed))
        assert match.outcome is not None
        reasons.add(match.outcome.reason.partition("-")[0])
        if match.outcome.reason.startswith("goal"):
            turns = [event.seat for event in told(match, TurnBegan)]
            assert {turns.count(seat) for seat in range(seats)} == {len(turns) // seats}
            met = next(n for n, event in enumerate(match.log()) if isinstance(event, LastRound))
            since = sum(isinstance(event, TurnBegan) for event in match.log()[met:])
            assert since < seats, "it was the current round"
    assert reasons <= {"goal", "dead"}


# --- who wins: WT-79 -----------------------------------------------------------------------------------------


def both_at_the_goal(full: tuple[int, int], spent: tuple[int, int], inside: tuple[int, int] = (4, 4)) -> Match:
    """Blue brings the last one in, Ravenskeep flies to 8, yellow can bring the last one in there."""
    match = table(
        {4: "blue", 6: "yellow"},
        HAND,
        hands={1: "wizard-2 tower-4 tower-5"},
        keep=5,
        inside=inside,
        full=full,
        spent=spent,
    )
    play(match, "play:wizard-1", "wizard:4/blue+1")
    return match


@pytest.mark.clause("WT-79")
def test_who_alone_meets_the_goal_wins_with_however_few_potions_left() -> None:
    match = both_at_the_goal(full=(0, 6), spent=(6, 0))
    pass_turn(match)
    assert winners(match) == (0,)
    assert match.outcome is not None
    assert match.outcome.reason == "goal"


@pytest.mark.clause("WT-79")
@pytest.mark.parametrize(
    ("full", "spent", "who", "reason"),
    [
        ((3, 2), (3, 4), (0,), "goal-full"),
        ((2, 3), (4, 3), (1,), "goal-full"),
        ((3, 3), (3, 3), (0, 1), "goal-shared"),
        ((6, 0), (0, 6), (0,), "goal-full"),
    ],
)
def test_among_several_the_most_full_potions_win_and_equals_share(
    full: tuple[int, int], spent: tuple[int, int], who: tuple[int, ...], reason: str
) -> None:
    match = both_at_the_goal(full, spent)
    play(match, "play:wizard-2", "wizard:6/yellow+2")
    assert winners(match) == who
    assert match.outcome is not None
    assert match.outcome.reason == reason


@pytest.mark.clause("WT-78")
def test_the_last_round_is_announced_once() -> None:
    match = both_at_the_goal(full=(3, 3), spent=(3, 3))
    play(match, "play:wizard-2", "wizard:6/yellow+2")
    assert told(match, LastRound) == [LastRound((0,))]


@pytest.mark.clause("WT-79")
def test_who_does_not_meet_the_goal_counts_for_nothing() -> None:
    match = both_at_the_goal(full=(1, 5), spent=(5, 0))
    play(match, "play:wizard-2", "wizard:6/yellow+2")
    assert [player.inside for player in match.view().players] == [5, 5]
    assert winners(match) == (0,), "yellow has an empty potion"


@pytest.mark.clause("WT-79")
def test_of_three_at_the_goal_two_can_share() -> None:
    match = table(
        {4: "blue", 6: "yellow", 10: "red"},
        HAND,
        hands={1: "wizard-2 tower-4 tower-5", 2: "wizard-2 tower-4 tower-5"},
        seats=3,
        keep=5,
        inside=(3, 3, 3),
        full=(2, 1, 2),
        spent=(3, 4, 3),
    )
    play(match, "play:wizard-1", "wizard:4/blue+1", "play:wizard-2", "wizard:6/yellow+2")
    assert match.view().keep == 12
    play(match, "play:wizard-2", "wizard:10/red+2")
    assert winners(match) == (0, 2)


# --- the dead end: WT-80 -------------------------------------------------------------------------------------


def dead_end(full: tuple[int, ...], spent: tuple[int, ...]) -> Match:
    """The last wizard of all goes in with the first card of the start player's turn."""
    seats = len(full)
    wizards = SHARES[seats][0]
    inside = [wizards - 1] + [wizards] * (seats - 1)
    match = table({4: "blue"}, HAND, seats=seats, keep=5, inside=inside, full=full, spent=spent)
    play(match, "play:wizard-1", "wizard:4/blue+1")
    return match


@pytest.mark.clause("WT-80")
@pytest.mark.parametrize(
    ("full", "spent", "who", "reason"),
    [
        ((3, 2), (0, 0), (0,), "dead-end"),
        ((2, 3), (0, 0), (1,), "dead-end"),
        ((0, 3), (4, 0), (0,), "dead-end"),
        ((2, 3), (3, 2), (1,), "dead-end-full"),
        ((3, 2), (2, 3), (0,), "dead-end-full"),
        ((2, 2), (3, 3), (0, 1), "dead-end-shared"),
        ((1, 1, 0), (1, 1, 2), (0, 1), "dead-end-shared"),
        ((0, 2, 2), (3, 1, 0), (1,), "dead-end-full"),
    ],
)
def test_if_all_are_in_and_nobody_meets_the_goal_the_game_ends_at_once(
    full: tuple[int, ...], spent: tuple[int, ...], who: tuple[int, ...], reason: str
) -> None:
    match = dead_end(full, spent)
    assert match.ask is None, "in the middle of a round"
    assert winners(match) == who
    assert match.outcome is not None
    assert match.outcome.reason == reason
    assert told(match, LastRound) == []


@pytest.mark.clause("WT-78", "WT-80")
def test_it_is_no_dead_end_when_somebody_meets_the_goal() -> None:
    match = dead_end(full=(6, 0), spent=(0, 0))
    assert asked(match).seat == 1, "the round is played on"
    pass_turn(match)
    assert winners(match) == (0,)


@pytest.mark.clause("WT-80")
def test_it_is_no_dead_end_as_long_as_one_wizard_is_outside() -> None:
    match = table({4: "blue", 9: "yellow 1"}, HAND, keep=5, inside=(4, 4), full=(1, 1))
    play(match, "play:wizard-1", "wizard:4/blue+1")
    assert asked(match).seat == 1


@pytest.mark.clause("WT-80")
def test_a_spell_can_lead_into_a_dead_end_too() -> None:
    match = table({4: "yellow"}, HAND, keep=5, inside=(5, 4), full=(3, 4))
    play(match, "cast:advance-wizard", "wizard:4/yellow+1")
    assert match.ask is None
    assert winners(match) == (1,)


@pytest.mark.clause("WT-80")
def test_a_spell_cast_before_the_card_can_lead_into_a_dead_end_and_the_card_moves_nothing() -> None:
    match = table(
        {4: "blue", 9: "1"},
        "tower-1 wizard-1",
        keep=5,
        inside=(4, 5),
        full=(3, 4),
        mode="master",
        spells=["advance-wizard"],
    )
    play(match, "play:tower-1", "cast:advance-wizard", "wizard:4/blue+1")
    assert match.ask is None
    assert winners(match) == (1,)
    assert isinstance(match.log(None)[-1], Flew), "nothing more is told"


@pytest.mark.clause("WT-80")
def test_teams_add_up_both_partners() -> None:
    match = table(
        {4: "blue"},
        HAND,
        seats=4,
        teams=True,
        keep=5,
        inside=(3, 4, 4, 4),
        full=(0, 4, 3, 0),
        spent=(2, 0, 0, 0),
    )
    play(match, "play:wizard-1", "wizard:4/blue+1")
    assert match.ask is None
    assert winners(match) == (0, 2), "five together against four"


@pytest.mark.clause("WT-78", "WT-79", "WT-80")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whole_games_end_as_the_rules_say(seats: int) -> None:
    ends = set()
    for seed in range(12):
        match = slet.new(GAME, seats, seed=seed)
        (rush if seed % 2 else play_on)(match, Random(seed))
        assert match.outcome is not None
        players = match.view().players
        there = [n for n, player in enumerate(players) if not player.outside and not player.empty]
        if there:
            most = max(players[n].full for n in there)
            assert list(winners(match)) == [n for n in there if players[n].full == most]
        else:
            assert not any(player.outside for player in players)
            best = max((player.full + player.spent, player.full) for player in players)
            ranks = [(player.full + player.spent, player.full) for player in players]
            assert list(winners(match)) == [n for n, rank in enumerate(ranks) if rank == best]
        ends.add(bool(there))
    assert True in ends


@pytest.mark.clause("WT-78")
def test_nothing_more_can_be_done_when_the_game_is_over() -> None:
    match = dead_end(full=(3, 2), spent=(0, 0))
    for option in ("play:tower-1", "discard-all", "end-turn"):
        with pytest.raises(slet.IllegalMove):
            match.play(option)
    assert match.outcome is not None
