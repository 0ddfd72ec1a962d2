"""How effects are carried out: on whom, in which order, how much of them; and actions given to others."""

from contextlib import suppress
from typing import Any

import pytest

from slet.games.big_book.effects import Doing, carry_out
from slet.games.big_book.events import Turn
from slet.games.big_book.forms import read_effect
from slet.games.big_book.options import DECLINE, USE
from slet.games.big_book.state import BigBookState, Underway
from slet.kernel.match import Match
from slet.kernel.questions import Pick

from .table import (
    BOOK,
    asked,
    before_marker,
    board,
    deck,
    done,
    hand,
    known,
    offered,
    pile,
    play,
    refused,
    support,
    table,
    told,
)


@pytest.mark.clause("BB-106")
def test_the_text_of_a_card_beats_the_rules() -> None:
    # Madness cannot be discarded in the recovery, but a card may order it.
    match = before_marker("3*madness", "", curses=["air-9"], decks=["4*fire-1", ""])
    assert pile(match) == "madness madness madness"
    # Embodiment: what pays stays.
    kept = play(
        table("3*water-1", "", supports=["fire-2", ""], spells=["embodiment"]), "cast:embodiment/1", "acquire:fire-2"
    )
    assert support(kept) == "fire-2"


@pytest.mark.clause("BB-107")
def test_what_can_be_applied_must_be_applied() -> None:
    match = before_marker("fire-1 air-1", "", curses=["water-8"])
    assert offered(match) == ["card:fire-1/hand", "card:air-1/hand"]  # no way out
    refused(match, "enough", "BB-120")


@pytest.mark.clause("BB-108")
def test_possible_parts_are_applied_and_the_rest_is_ignored() -> None:
    match = before_marker("fire-1", "2*air-1 water-1", "", curses=["air-8"])
    assert (hand(match), pile(match)) == ("", "fire-1")
    play(match, "card:water-1/hand")
    assert (hand(match, 1), pile(match, 1), pile(match, 2)) == ("air-1", "air-1 water-1", "")


@pytest.mark.clause("BB-108")
def test_it_goes_from_the_active_player_clockwise_whoever_caused_it() -> None:
    # Seat 1 casts in the turn of seat 2.
    spells = ["", "eye-of-the-hurricane", "telepathy"]
    match = table("fire-1 air-1", "2*air-1 fire-2 fire-1", "air-1 fire-1 fire-3", spells=spells, active=2)
    play(match, "cast:telepathy/1", "player:1", "cast:eye-of-the-hurricane/1")
    order = []
    while asked(match).kind == "discard":
        order.append(asked(match).seat)
        play(match, offered(match)[0])
    assert order == [2, 0, 1]


@pytest.mark.clause("BB-109")
def test_a_part_that_cannot_be_applied_does_not_cancel_the_next() -> None:
    match = before_marker("", "", curses=["multi-7"], supports=["fire-1", ""])
    assert pile(match) == "fire-1"
    as_many = play(
        table("2*fire-1", "", spells=["melting-cauldron"], discards=[""]), "cast:melting-cauldron/1", "enough"
    )
    assert hand(as_many) == ""  # here the text makes the draw depend on it


@pytest.mark.clause("BB-110")
def test_the_player_concerned_chooses_else_the_caster_else_the_active_player() -> None:
    concerned = before_marker("fire-1 air-1", "fire-1 air-1", curses=["water-8"], active=1)
    assert asked(concerned).seat == 1
    caster = table("air-1", "2*water-2", curses=["fire-1", "air-1"], spells=["telepathy", "freeze"])
    play(caster, "cast:telepathy/1", "cast:freeze/1")
    assert (asked(caster).seat, asked(caster).kind) == (1, "neutralise-curse")
    active = before_marker("", "", curses=["multi-3", "multi-4"], active=1)
    assert (asked(active).seat, asked(active).kind) == (1, "token")
    team = table(
        "", "", "", step="judge", marker=0, active=2, curses=["fire-1"], book=(BOOK[0], "tome-glutton", *BOOK[2:])
    )
    assert (asked(team).seat, asked(team).kind) == (2, "player")


@pytest.mark.clause("BB-170")
def test_an_effect_is_finished_for_one_player_before_it_begins_for_the_next() -> None:
    match = table("2*air-1 fire-1 fire-2", "fire-1 fire-2", spells=["eye-of-the-hurricane"])
    play(match, "cast:eye-of-the-hurricane/1", "card:fire-1/hand")
    assert asked(match).seat == 1
    assert hand(match) == "fire-2 water-1"  # seat 0 has drawn before seat 1 discards


@pytest.mark.clause("BB-172")
def test_may_and_up_to_allow_fewer_and_none() -> None:
    match = table("2*fire-1 2*madness", "", spells=["cleansing-flame"])
    play(match, "cast:cleansing-flame/1", "card:madness/hand", "enough")
    assert hand(match) == "madness"
    none = play(table("2*fire-1 2*madness", "", spells=["cleansing-flame"]), "cast:cleansing-flame/1", "enough")
    assert hand(none) == "madness madness"


# --- whom a spell affects --------------------------------------------------------------------------------------


@pytest.mark.clause("BB-111")
def test_you_is_the_caster_also_in_another_turn() -> None:
    match = table("air-1", "earth-1", spells=["telepathy", "growth"])
    play(match, "cast:telepathy/1", "cast:growth/1")
    assert (hand(match), hand(match, 1)) == ("", "water-1")


@pytest.mark.clause("BB-112")
def test_all_players_includes_the_caster_and_all_others_does_not() -> None:
    everybody = play(table("2*air-1", "", "", spells=["telekinesis"]), "cast:telekinesis/1")
    assert [len(held) for held in everybody.state.hands] == [1, 1, 1]
    others = play(table("3*air-1", "", "", spells=["brainstorm"]), "cast:brainstorm/1")
    assert [len(held) for held in others.state.hands] == [0, 2, 2]


@pytest.mark.clause("BB-113")
def test_one_player_may_be_the_caster_and_another_player_may_not() -> None:
    one = play(table("fire-1 air-1", "", "", spells=["blazing-power"]), "cast:blazing-power/1")
    assert offered(one) == ["player:0", "player:1", "player:2"]
    other = play(table("earth-1", "", "", spells=["abundance"]), "cast:abundance/1")
    assert offered(other) == ["player:1", "player:2"]
    refused(other, "player:0", "BB-113")


@pytest.mark.clause("BB-114")
def test_a_factor_of_players_calls_for_different_players_or_as_many_as_there_are() -> None:
    match = play(
        table("2*earth-1", "", "", "", spells=["essence-of-earth"], discards=["", *["air-1"] * 3]),
        "cast:essence-of-earth/2",
    )
    play(match, "player:3")
    refused(match, "player:3", "BB-113")
    play(match, "player:1")
    assert [deck(match, seat)[0] for seat in (1, 2, 3)] == ["air-1", "water-1", "air-1"]
    few = play(table("3*earth-1", "", spells=["essence-of-earth"], discards=["", "2*air-1"]), "cast:essence-of-earth/3")
    assert (pile(few, 1), asked(few).kind) == ("air-1", "action")


# --- another player performs an action -------------------------------------------------------------------------


@pytest.mark.clause("BB-115")
def test_any_of_the_five_actions_may_be_taken_with_the_own_means() -> None:
    match = table("air-1 9*fire-1", "9*fire-1 madness", curses=["fire-1"], spells=["telepathy", "combustion growth!"])
    play(match, "cast:telepathy/1")
    kinds = {option.partition(":")[0] for option in offered(match)}
    assert kinds == {"cast", "learn", "acquire", "break", "banish", "done"}
    assert "cast:growth/1" not in offered(match)
    play(match, "break:fire-1", "acquire:air-2")
    assert pile(match, 1) == "air-2 fire-1 fire-1 fire-1 fire-1"
    assert len(match.state.hands[0]) == 9


@pytest.mark.clause("BB-115", "BB-104")
def test_a_given_action_may_be_paid_from_the_shared_support_and_what_it_brings_is_the_actors() -> None:
    match = table("air-1", "", supports=["fire-2", ""], spells=["telepathy", ""])
    play(match, "cast:telepathy/1", "learn:spark")
    assert (known(match), known(match, 1)) == (["telepathy!"], ["spark"])
    assert pile(match) == "air-1 fire-2"


@pytest.mark.clause("BB-116")
def test_a_given_action_neither_refreshes_spells_nor_fills_or_trims_the_hand() -> None:
    match = table("air-1", "2*fire-1", "9*air-1", spells=["telepathy", "growth!", ""])
    play(match, "cast:telepathy/1", "player:1", "acquire:fire-2")
    assert (known(match, 1), hand(match, 1)) == (["growth!"], "")
    assert len(match.state.hands[2]) == 9
    assert told(match, Turn) == []


@pytest.mark.clause("BB-117")
def test_a_given_action_may_be_declined_and_the_rest_still_applies() -> None:
    match = table("air-1", "2*fire-1", spells=["mind-control", ""])
    play(match, "cast:mind-control/1", "done")
    assert hand(match, 1) == "fire-1 fire-1 water-1"


@pytest.mark.clause("BB-118")
def test_several_actions_are_paid_and_carried_out_one_after_the_other() -> None:
    match = table("3*air-1", "2*earth-1", spells=["telepathy", "growth"], decks=["", "2*fire-2 4*air-1"])
    play(match, "cast:telepathy/3", "cast:growth/2")
    # What the first action drew pays for the second.
    assert "acquire:fire-3" in offered(match)
    play(match, "acquire:fire-3")
    assert pile(match, 1) == "earth-1 earth-1 fire-2 fire-2 fire-3"
    assert asked(match).seat == 0  # with nothing left to pay with, the third is not asked for


@pytest.mark.clause("BB-119")
def test_abilities_of_the_own_turn_are_not_for_given_actions() -> None:
    for name in ("viktor", "sandra", "larry", "violetta"):
        match = table(
            "air-1",
            "2*fire-1 madness",
            supports=["", "air-2"],
            spells=["telepathy", "growth!"],
            magicians=("alice", name),
        )
        play(match, "cast:telepathy/1")
        assert not [option for option in offered(match) if option.startswith("ability")]
    harold = table("air-1", "air-1 fire-1", spells=["telepathy", "combustion"], magicians=("alice", "harold"))
    play(harold, "cast:telepathy/1")
    assert "cast:combustion/2" not in offered(harold)


@pytest.mark.clause("BB-115", "BB-111")
def test_actions_nest_as_deep_as_the_rules_allow() -> None:
    match = table("2*air-1 earth-1", "2*air-1", "2*air-1", spells=["telepathy growth", "telepathy", "telepathy"])
    play(match, "cast:telepathy/1", "player:1", "cast:telepathy/1", "player:2", "cast:telepathy/1", "player:0")
    assert (asked(match).seat, asked(match).kind) == (0, "given-action")
    play(match, "cast:growth/1")
    assert [known(match, seat)[0] for seat in range(3)] == ["telepathy!"] * 3
    assert (asked(match).seat, asked(match).kind) == (0, "action")


# --- discard, destroy, add -------------------------------------------------------------------------------------


@pytest.mark.clause("BB-120", "BB-121", "BB-60")
def test_a_card_to_be_discarded_comes_from_the_hand_or_the_shared_support() -> None:
    match = before_marker("fire-1", "", curses=["fire-1"], supports=["", "fire-2"])
    assert offered(match) == ["card:fire-1/hand", "card:fire-2/support-1"]
    play(match, "card:fire-2/support-1")
    assert (pile(match), pile(match, 1), hand(match)) == ("", "fire-2", "fire-1")


@pytest.mark.clause("BB-121")
def test_who_has_none_in_hand_must_discard_one_of_the_shared_support() -> None:
    match = before_marker("air-1", "", "", curses=["fire-1"], supports=["", "", "2*fire-1"])
    assert (support(match, 2), pile(match, 2)) == (
        "",
        "fire-1 fire-1",
    )  # two players had to, for the third none was left


@pytest.mark.clause("BB-122")
def test_a_card_discarded_by_an_effect_pays_for_nothing() -> None:
    match = before_marker("fire-3", "", curses=["fire-1"], supply={})
    assert (pile(match), offered(match)) == ("fire-3", ["done"])


@pytest.mark.clause("BB-123")
def test_a_destroyed_card_is_out_of_the_game_madness_too() -> None:
    match = play(table("fire-1 madness", ""), "cast:combustion/1")
    assert [card.name for card in match.state.destroyed] == ["madness"]
    assert match.state.stack == 15
    assert pile(match) == "fire-1"


@pytest.mark.clause("BB-124")
def test_to_add_is_to_take_from_the_supply_or_the_stack() -> None:
    book = ("bog-piper", "dragon", "rune-golem", "fear-eater", "ice-queen", "spell-eater", "last-page")
    match = table("", "", step="judge", marker=0, book=book, supply={"fire-2": 1, "water-2": 0})
    assert offered(match) == ["acquire:earth-2", "acquire:fire-2", "acquire:air-2", "enough"]
    play(match, "acquire:fire-2")
    assert offered(match) == ["acquire:earth-2", "acquire:air-2", "enough"]
    assert match.view(0).supply["fire-2"] == 0


@pytest.mark.clause("BB-125")
def test_cards_laid_on_the_deck_are_drawn_next_in_the_order_chosen() -> None:
    book = (BOOK[0], "silent-warden", *BOOK[2:])
    match = table("", "", step="judge", marker=0, book=book, discards=["fire-1 air-1", ""])
    play(match, "card:air-1/discard", "card:fire-1/discard")
    assert deck(match)[:2] == ["fire-1", "air-1"]
    assert [card.name for card in match.view(1).players[0].deck_top] == ["fire-1", "air-1"]


@pytest.mark.clause("BB-126")
@pytest.mark.parametrize(("card", "becomes"), [("fire-1", "fire-2"), ("fire-2", "fire-3"), ("fire-3", "")])
def test_a_higher_card_is_of_the_same_element_and_one_higher(card: str, becomes: str) -> None:
    match = table(f"2*earth-1 {card}", "", spells=["stoneskin"])
    supply = match.view(0).supply
    play(match, "cast:stoneskin/1")
    assert hand(match) == becomes
    assert match.view(0).supply == {name: left - (name == becomes) for name, left in supply.items()}


@pytest.mark.clause("BB-127")
def test_a_card_given_goes_to_the_receivers_hand_and_is_the_receivers() -> None:
    match = table("air-1 fire-2", "", spells=["wind-messenger", "combustion"])
    play(match, "cast:wind-messenger/1", "card:fire-2/hand")
    assert hand(match, 1) == "fire-2"
    done(match)
    play(match, "acquire:fire-2")
    assert pile(match, 1) == "fire-2 fire-2"
    assert board(match) == [None] * 5


@pytest.mark.clause("BB-170", "BB-172")
def test_as_many_counts_what_the_same_player_has_done_and_nothing_where_it_was_declined() -> None:
    s = table("2*fire-1", "2*air-1").state
    effect = read_effect("all", ["may discard 1 from hand", "draw as many"], of_spell=False)
    rule = carry_out(s, effect, Doing(0))
    answers = {("may", 0): USE, ("may", 1): DECLINE}
    with suppress(StopIteration):
        question = rule.send(None)
        while True:
            assert isinstance(question, Pick)
            question = rule.send(answers.get((question.kind, question.seat), question.options[0]))
    assert [len(cards) for cards in s.hands] == [2, 2]
    assert [len(cards) for cards in s.discards] == [1, 0]


# --- what no card says yet ---------------------------------------------------------------------------------------


def carried_out(match: Match, who: str, does: list[str]) -> tuple[BigBookState, list[str]]:
    """The table after an effect that no card has, and what was asked; always the first option is taken."""
    s = match.state
    s.underway = [Underway("curse", 0)]
    rule = carry_out(s, read_effect(who, does, of_spell=False), Doing(0))
    kinds: list[str] = []
    with suppress(StopIteration):
        question: Any = rule.send(None)
        while True:
            assert isinstance(question, Pick)
            kinds.append(question.kind)
            question = rule.send(question.options[0])
    return s, kinds


@pytest.mark.clause("BB-109")
@pytest.mark.parametrize(
    "phrase",
    [
        "use-up 1", "neutralise 1 spell", "refresh all", "refresh up to 1 anywhere", "destroy 1 spell", "learn up to 1",
        "gain up to 1", "madness 1 to discard", "banish all from hand", "destroy 1 library", "neutralise 1 curse",
        "token 1 to curses", "destroy 1 from stack",
    ],
)  # fmt: skip
def test_what_moves_no_card_of_a_player_to_another_place_is_drawn_for_by_nobody(phrase: str) -> None:
    match = table("madness", "", spells=["growth ice! rime"], curses=["fire-1"])
    s, _ = carried_out(match, "active", [phrase, "draw as many"])
    assert len(s.decks[0]) == 9


@pytest.mark.parametrize(
    ("phrase", "kind"),
    [("neutralise 2 spell", "neutralise"), ("destroy 2 spell", "lose-spell"), ("use-up 2", "use-up")],
)
def test_of_several_spells_each_is_chosen_until_there_is_no_choice(phrase: str, kind: str) -> None:
    s, kinds = carried_out(table("", "", spells=["growth ice rime"]), "active", [phrase])
    assert kinds == [kind] * 2
    untouched = [known for known in s.spells[0] if not known.used and not known.down]
    assert len(untouched) == 1
    _, kinds = carried_out(table("", "", spells=["growth"]), "active", [phrase])
    assert kinds == []
    _, kinds = carried_out(table("", "", spells=[""]), "active", [phrase])
    assert kinds == []


def test_whether_fewer_may_be_chosen_is_forgotten_with_the_part_that_allowed_it() -> None:
    s = table("fire-1 air-1", "").state
    s.underway = [Underway("curse", 0)]
    rule = carry_out(s, read_effect("active", ["destroy up to 1 from hand", "use-up 1"], of_spell=False), Doing(0))
    question: Any = rule.send(None)
    assert (question.kind, s.underway[0].fewer, s.underway[0].target) == ("destroy", True, 0)
    question = rule.send(question.options[0])
    assert (question.kind, s.underway[0].fewer, s.underway[0].left) == ("use-up", False, 1)
