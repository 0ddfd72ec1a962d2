"""The turn: WT-18 to WT-27."""

from itertools import pairwise
from random import Random

import pytest

import slet
from slet.games.wandering_towers.events import (
    Discarded,
    Drew,
    DrewUnseen,
    NothingMoved,
    Played,
    Reshuffled,
    TurnBegan,
)
from slet.kernel.match import Match

from .table import (
    GAME,
    asked,
    at,
    hand,
    offered,
    play,
    play_on,
    potions,
    refused,
    table,
    told,
    whole_track,
)


def alone_on_the_track(cards: str, **more: object) -> Match:
    """Two players; no wizard card has any effect for blue, whose wizards are all imprisoned."""
    return table({5: "yellow", 9: "1 yellow"}, cards, **more)  # type: ignore[arg-type]


# --- who comes when: WT-18 -----------------------------------------------------------------------------------


@pytest.mark.clause("WT-18")
@pytest.mark.parametrize("seats", range(2, 7))
def test_turns_pass_clockwise_from_the_start_player(seats: int) -> None:
    match = slet.new(GAME, seats, seed=1, start_seat=seats - 1, memory="assisted")
    rng = Random(1)
    while match.ask is not None and match.state.turn < 3 * seats:
        assert asked(match).seat == match.view().active, "in the base game only the active player is asked"
        play_on(match, rng, 1)
    turns = told(match, TurnBegan)
    assert [event.seat for event in turns[:-1]] == [(seats - 1 + n) % seats for n in range(len(turns) - 1)]
    assert [event.turn for event in turns] == list(range(len(turns)))


@pytest.mark.clause("WT-18")
def test_nobody_else_can_do_anything_in_a_turn() -> None:
    match = table(
        {2: "blue", 3: "yellow"}, "wizard-1 wizard-2 tower-1", hands={1: "wizard-1 wizard-3 tower-3"}, full=(0, 3)
    )
    for option in ("play:wizard-1", "play:wizard-3", "discard-all", "cast:advance-tower"):
        refused(match, option, "WT-19", seat=1)


# --- two cards: WT-19 to WT-22 -------------------------------------------------------------------------------


@pytest.mark.clause("WT-19")
def test_the_first_card_is_carried_out_and_discarded_before_the_second_is_chosen() -> None:
    match = table({2: "blue blue", 7: "2"}, "wizard-1 wizard-2 tower-3", hands={1: "tower-1 tower-2 tower-4"})
    assert offered(match, "play") == {"play:wizard-1", "play:wizard-2", "play:tower-3"}
    play(match, "play:wizard-1")
    refused(match, "play:wizard-2", "WT-29")
    assert match.view().card.name == "wizard-1"
    play(match, "wizard:2/blue+1")
    assert at(match, 3) == "blue"
    assert [card.name for card in match.view().discard] == ["wizard-1"]
    assert match.view().card is None
    assert (asked(match).seat, match.view().played) == (0, 1)
    assert offered(match, "play") == {"play:wizard-2", "play:tower-3"}
    play(match, "play:tower-3", "tower:7/1+3")
    assert [card.name for card in match.view().discard] == ["wizard-1", "tower-3"]
    assert asked(match).seat == 1, "two cards, and no more"


@pytest.mark.clause("WT-19")
def test_only_cards_of_the_own_hand_can_be_played_and_each_once() -> None:
    match = table({2: "blue blue"}, "wizard-1 wizard-2 wizard-1", hands={1: "tower-5 tower-2 tower-4"})
    refused(match, "play:tower-5", "WT-19")
    refused(match, "play:either-die", "WT-19")
    play(match, "play:wizard-2", "wizard:2/blue+2")
    refused(match, "play:wizard-2", "WT-22")
    play(match, "play:wizard-1")
    assert hand(match, 0) == "wizard-1", "of two alike one is played"


@pytest.mark.clause("WT-19")
def test_the_turn_cannot_be_over_before_two_cards() -> None:
    match = table({2: "blue blue"}, "wizard-1 wizard-2 wizard-1", full=(2, 0))
    refused(match, "end-turn", "WT-19")
    play(match, "play:wizard-2", "wizard:2/blue+2")
    refused(match, "end-turn", "WT-22")
    refused(match, "discard-all", "WT-22")


@pytest.mark.clause("WT-20")
def test_a_card_without_any_effect_can_be_played_and_counts() -> None:
    match = alone_on_the_track("wizard-1 wizard-3 tower-1", memory="assisted")
    before = whole_track(match)
    play(match, "play:wizard-1")
    assert asked(match).kind == "act-second", "nothing was asked about it"
    assert told(match, NothingMoved) == [NothingMoved(0, "impossible")]
    play(match, "play:wizard-3")
    assert asked(match).seat == 1
    assert whole_track(match) == before
    assert [card.name for card in match.view().discard] == ["wizard-1", "wizard-3"]


@pytest.mark.clause("WT-20")
def test_a_die_card_by_whose_last_result_nothing_can_move_counts_too() -> None:
    match = table(
        {2: "blue", 6: "red red red yellow yellow yellow", 7: "green green green yellow red green"},
        "wizard-two-dice tower-1 tower-2",
        seats=4,
        rolls=(4, 5),
    )
    play(match, "play:wizard-two-dice")
    assert offered(match) == {"roll-again", "leave"}, "the repeat is still open"
    play(match, "roll-again")
    assert asked(match).kind == "act-second"
    assert told(match, NothingMoved) == [NothingMoved(0, "impossible")]
    assert (match.view().played, match.view().discard[-1].name) == (1, "wizard-two-dice")
    assert at(match, 2) == "blue"


@pytest.mark.clause("WT-21")
@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("wizard-3", {"wizard:2/blue+3"}),
        ("tower-3", {"tower:9/1+3"}),
        ("either-3-3", {"wizard:2/blue+3", "tower:9/1+3"}),
    ],
)
def test_a_numbered_card_that_can_be_carried_out_must_be(card: str, moves: set[str]) -> None:
    track = {2: "blue", 9: "1", 13: "2 3 4 5 6 7 8 9 yellow"}
    match = table(track, f"{card} tower-1 tower-2", inside=(4, 4))
    play(match, f"play:{card}")
    assert offered(match) == moves | ({name for name in offered(match) if name.startswith("tower:13/")})
    refused(match, "leave")
    refused(match, "end-turn")
    assert len(offered(match, "tower")) in (0, 1), "the stack on 13 would land on Ravenskeep"


@pytest.mark.clause("WT-22")
def test_one_card_can_be_discarded_unused_in_place_of_the_second() -> None:
    match = table({2: "blue blue"}, "wizard-1 wizard-2 tower-3", memory="assisted")
    for name in ("wizard-1", "wizard-2", "tower-3"):
        refused(match, f"discard:{name}", "WT-19")
    play(match, "play:wizard-1", "wizard:2/blue+1")
    assert offered(match, "discard") == {"discard:wizard-2", "discard:tower-3"}
    before = whole_track(match)
    play(match, "discard:wizard-2")
    assert asked(match).seat == 1
    assert whole_track(match) == before
    assert [card.name for card in match.view().discard] == ["wizard-1", "wizard-2"]
    assert [event.card.name for event in told(match, Played)] == ["wizard-1"]


# --- drawing: WT-23, WT-24 -----------------------------------------------------------------------------------


@pytest.mark.clause("WT-23")
def test_the_hand_is_filled_at_the_end_of_the_turn_and_never_between_the_cards() -> None:
    match = table({2: "blue"}, "wizard-1 wizard-2 tower-3", pile="tower-5 either-die tower-5", full=(1, 0))
    play(match, "play:wizard-1", "wizard:2/blue+1")
    assert hand(match, 0) == "tower-3 wizard-2"
    play(match, "play:wizard-2", "wizard:3/blue+2")
    assert hand(match, 0) == "tower-3", "a spell is still open"
    play(match, "cast:advance-tower", "tower:15/1+2")
    assert hand(match, 0) == "either-die tower-3 tower-5"
    assert asked(match).seat == 1
    assert [player.cards for player in match.view().players] == [3, 3]


@pytest.mark.clause("WT-23", "WT-70")
def test_who_draws_sees_the_cards_and_the_others_only_how_many() -> None:
    match = table({2: "blue"}, "wizard-1 wizard-2 tower-3", pile="tower-5 either-die")
    play(match, "play:wizard-1", "wizard:2/blue+1", "discard:tower-3")
    assert [[card.name for card in event.cards] for event in told(match, Drew, 0)] == [["tower-5", "either-die"]]
    for seat in (None, 1):
        assert told(match, Drew, seat) == []
        assert told(match, DrewUnseen, seat) == [DrewUnseen(0, 2)]


@pytest.mark.clause("WT-24")
def test_the_discard_pile_becomes_the_draw_pile_when_a_card_has_to_be_drawn_and_none_is_left() -> None:
    match = table({2: "blue"}, "wizard-1 wizard-2 tower-3", pile="tower-5", unnamed="discard")
    assert (match.view().pile, len(match.view().discard)) == (1, 83)
    play(match, "play:wizard-1", "wizard:2/blue+1", "discard:tower-3")
    assert told(match, Reshuffled) == [Reshuffled(85)]
    assert "tower-5" in hand(match, 0), "first the last card of the old pile"
    assert (match.view().pile, len(match.view().discard)) == (84, 0)
    assert match.view().players[0].cards == 3


@pytest.mark.clause("WT-24")
def test_it_is_not_shuffled_before_a_card_has_to_be_drawn() -> None:
    match = table({2: "blue"}, "wizard-1 wizard-2 tower-3", pile="tower-5 either-die", unnamed="discard")
    play(match, "play:wizard-1", "wizard:2/blue+1", "discard:tower-3")
    assert told(match, Reshuffled) == []
    assert (match.view().pile, len(match.view().discard)) == (0, 84)
    assert hand(match, 0) == "either-die tower-5 wizard-2"
    play(match, "discard-all")
    assert told(match, Reshuffled) == [Reshuffled(87)], "with the three just discarded"
    assert (match.view().pile, len(match.view().discard)) == (84, 0)


@pytest.mark.clause("WT-24")
def test_the_new_pile_is_shuffled() -> None:
    orders = set()
    for seed in range(5):
        position = table({2: "blue"}, "wizard-1 wizard-2 tower-3", unnamed="discard").position()
        match = slet.from_position(GAME, {**position, "seed": f"{seed:064x}"})
        discarded = [card.name for card in match.view().discard]
        play(match, "play:wizard-1", "wizard:2/blue+1", "discard:tower-3")
        orders.add(tuple(card.name for card in match.state.pile))
        assert [card.name for card in match.state.pile] != discarded[: len(match.state.pile)]
    assert len(orders) == 5


# --- the discard-all turn: WT-25 to WT-27 --------------------------------------------------------------------


@pytest.mark.clause("WT-25")
def test_all_three_cards_can_be_discarded_for_three_new_ones_at_the_start_of_the_turn() -> None:
    match = table({2: "blue"}, "wizard-1 wizard-2 tower-3", pile="tower-5 either-die tower-4")
    play(match, "discard-all")
    assert hand(match, 0) == "either-die tower-4 tower-5"
    assert sorted(card.name for card in match.view().discard) == ["tower-3", "wizard-1", "wizard-2"]
    assert [len(event.cards) for event in told(match, Discarded)] == [3]
    assert asked(match).kind == "discard-all-move"


@pytest.mark.clause("WT-25")
def test_it_is_open_with_cards_that_could_be_played_and_with_cards_that_could_not() -> None:
    assert "discard-all" in offered(table({2: "blue"}, "wizard-1 wizard-2 tower-3"))
    assert "discard-all" in offered(alone_on_the_track("wizard-1 wizard-2 wizard-3"))


@pytest.mark.clause("WT-25")
def test_it_is_not_open_any_more_once_a_card_has_been_played() -> None:
    match = table({2: "blue"}, "wizard-1 wizard-2 tower-3", full=(2, 0))
    play(match, "play:wizard-1", "wizard:2/blue+1")
    refused(match, "discard-all", "WT-22")
    play(match, "discard:wizard-2")
    refused(match, "discard-all", "WT-65")


@pytest.mark.clause("WT-26")
def test_then_one_tower_may_go_one_space_forward_under_the_rules_for_towers() -> None:
    match = table({2: "1 2 blue", 3: "yellow", 9: "4"}, rest=15, keep=10)
    play(match, "discard-all")
    expected = {"tower:2/1+1", "tower:2/2+1", "leave", *(f"tower:15/{floor}+1" for floor in range(1, 7))}
    assert offered(match) == expected, "the one on 9 would land on Ravenskeep"
    refused(match, "tower:9/1+1", "WT-26")
    refused(match, "wizard:3/yellow+1", "WT-26")
    play(match, "tower:2/2+1")
    assert (at(match, 2), at(match, 3)) == ("1", "yellow 2 blue")
    assert potions(match, 0) == (5, 1, 0), "a potion included"
    assert asked(match).seat == 1, "with that the turn is over"
    assert match.view().players[0].cards == 3


@pytest.mark.clause("WT-26")
def test_or_the_tower_is_left_where_it_is() -> None:
    match = table({2: "1 2 blue", 3: "yellow"}, keep=10, memory="assisted")
    before = whole_track(match)
    play(match, "discard-all", "leave")
    assert whole_track(match) == before
    assert told(match, NothingMoved) == [NothingMoved(0, "left")]
    assert asked(match).seat == 1


@pytest.mark.clause("WT-26")
def test_no_card_is_played_in_a_discard_all_turn() -> None:
    match = table({2: "blue"}, "wizard-1 wizard-2 tower-3", pile="wizard-4 wizard-5 tower-4")
    play(match, "discard-all")
    for name in ("wizard-1", "wizard-4", "tower-4"):
        refused(match, f"play:{name}", "WT-26")
        refused(match, f"discard:{name}", "WT-26")
    play(match, "leave")
    assert asked(match).seat == 1
    assert told(match, Played) == []


@pytest.mark.clause("WT-27")
def test_a_spell_may_be_cast_before_a_discard_all_turn_and_not_after_it() -> None:
    match = table({2: "blue", 9: "4"}, full=(2, 0), keep=5)
    play(match, "cast:advance-tower", "tower:9/1+2")
    assert "discard-all" in offered(match)
    play(match, "discard-all")
    refused(match, "cast:advance-tower", "WT-26")
    play(match, "tower:11/1+1")
    assert asked(match).seat == 1
    match = table({2: "blue", 9: "4"}, full=(3, 0), keep=5)
    play(match, "discard-all")
    refused(match, "cast:advance-tower", "WT-26")
    play(match, "leave")
    assert asked(match).seat == 1, "with full potions and no spell cast the turn is over all the same"


@pytest.mark.clause("WT-19", "WT-22", "WT-25")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_in_every_turn_two_cards_or_three_are_gone_unless_a_wizard_went_in(seats: int) -> None:
    match = slet.new(GAME, seats, seed=8)
    play_on(match, Random(8))
    log = match.log()
    starts = [n for n, event in enumerate(log) if isinstance(event, TurnBegan)]
    for start, end in pairwise(starts):
        turn = log[start:end]
        played = sum(isinstance(event, Played) for event in turn)
        discarded = [len(event.cards) for event in turn if isinstance(event, Discarded)]
        if any(type(event).__name__ == "Entered" for event in turn):
            assert played <= 2
        else:
            assert (played, discarded) in ((2, []), (1, [1]), (0, [3]))
