"""Closed hands: who sees which card, and what everybody can be sure of afterwards."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from slet.games.big_book import GAME
from slet.games.big_book.events import Gave, HidOnDeck, LaidOnDeck, Passed, PassedUnseen, Showed
from slet.kernel.data import to_json
from slet.kernel.match import Match

from .table import PLENTY, asked, deck, hand, names, offered, pile, play, play_on, support, table

CLOSED = {"open_hands": False}


def leaks_nothing(match: Match) -> None:
    """Whatever a seat cannot know is dealt anew, and the seat notices nothing."""
    for seat in (*range(match.seats), None):
        before = to_json([match.view(seat), match.log(seat)])
        for seed in range(8):
            imagined = match.imagine(seat, Random(seed))
            assert to_json([imagined.view(seat), imagined.log(seat)]) == before


def swap(**more: Any) -> Match:
    """Seat 0 casts Exchange of Thoughts on seat 1; seat 2 looks on."""
    match = table(
        "air-1 water-3", "fire-3 earth-1", "2*earth-2", spells=["exchange-of-thoughts"], options=CLOSED,
        decks=["4*water-1", "4*fire-1", "4*earth-2"], **more,
    )  # fmt: skip
    return play(match, "cast:exchange-of-thoughts/1", "card:air-1/hand", "player:1", "card:water-3/hand")


@pytest.mark.clause("BB-28", "BB-127")
def test_a_card_that_is_swapped_is_seen_by_the_two_alone() -> None:
    match = play(swap(), "card:fire-3/hand")
    assert (hand(match, 0), hand(match, 1)) == ("fire-3", "earth-1 water-3")
    for seat in (0, 1):
        passed = [event for event in match.log(seat) if isinstance(event, Passed)]
        assert [event.card.name for event in passed] == ["water-3", "fire-3"]
    for outsider in (2, None):
        log = match.log(outsider)
        assert not any(isinstance(event, Passed | Gave) for event in log)
        assert sum(isinstance(event, PassedUnseen) for event in log) == 2
        assert [event.card.name for event in log if isinstance(event, Showed)] == ["air-1"]  # the payment
        assert match.view(outsider).players[1].hand_known == match.view(outsider).players[0].hand_known == []
    assert names(match.view(0).players[1].hand_known) == "water-3"
    assert names(match.view(1).players[0].hand_known) == "fire-3"
    leaks_nothing(match)


@pytest.mark.clause("BB-28")
def test_in_the_middle_of_a_swap_nothing_leaks() -> None:
    match = swap()
    assert (asked(match).seat, asked(match).kind) == (1, "swap-back")
    assert offered(match) == ["card:earth-1/hand", "card:fire-3/hand"]  # not the very card that came
    leaks_nothing(match)


@pytest.mark.clause("BB-28")
def test_who_looks_on_no_longer_knows_whose_cards_are_whose_but_the_two_do() -> None:
    match = play(swap(), "card:fire-3/hand", "enough")
    found = [match.imagine(2, Random(seed)).state for seed in range(60)]
    assert any("water-1" in names(s.decks[1]) for s in found)
    assert any("fire-1" in names(s.decks[0]) for s in found)
    assert all(names(s.decks[2]) == "earth-2 earth-2 earth-2 earth-2" for s in found)
    for seat in (0, 1):
        known = [match.imagine(seat, Random(seed)).state for seed in range(30)]
        assert all("fire-1" not in names([*s.decks[0], *s.hands[0]]) for s in known)


@pytest.mark.clause("BB-28")
def test_a_card_that_was_known_is_no_longer_sure_to_be_there_after_an_unseen_swap() -> None:
    match = play(swap(shown=["", "fire-3", ""]), "card:earth-1/hand")
    assert names(match.view(0).players[1].hand_known) == "fire-3 water-3"  # the caster saw what came
    assert match.view(2).players[1].hand_known == []
    leaks_nothing(match)


@pytest.mark.clause("BB-28")
def test_of_two_known_cards_alike_one_is_still_sure_to_be_there() -> None:
    match = table(
        "air-1 water-3", "2*fire-3 earth-1", "", spells=["exchange-of-thoughts"], shown=["", "2*fire-3", ""],
        options=CLOSED,
    )  # fmt: skip
    play(match, "cast:exchange-of-thoughts/1", "card:air-1/hand", "player:1", "card:water-3/hand", "card:earth-1/hand")
    assert names(match.view(2).players[1].hand_known) == "fire-3"


@pytest.mark.clause("BB-28")
def test_wind_messenger_passes_cards_unseen() -> None:
    match = table("air-1 water-3 fire-2", "", "", spells=["wind-messenger"], options=CLOSED)
    play(match, "cast:wind-messenger/1", "card:air-1/hand", "player:1", "card:water-3/hand", "enough")
    assert names(match.view(0).players[1].hand_known) == "water-3"
    assert match.view(2).players[1].hand_known == []
    assert match.view(1).players[1].hand_known == []  # the own hand is seen as it is
    assert "water-3" not in to_json(match.log(2)).decode()
    leaks_nothing(match)


def test_with_open_hands_all_see_what_is_passed() -> None:
    match = table("air-1 water-3 fire-2", "", "", spells=["wind-messenger"])
    play(match, "cast:wind-messenger/1", "player:1", "card:water-3/hand", "enough")
    assert [event.card.name for event in match.log(2) if isinstance(event, Gave)] == ["water-3"]


@pytest.mark.clause("BB-28", "BB-125")
def test_a_card_of_a_closed_hand_laid_face_down_on_the_deck_is_known_to_its_owner_alone() -> None:
    match = table(
        "fire-3 air-2 madness", "water-1", step="grimoire", curses=["earth-8"], decks=["3*air-1", PLENTY],
        shown=["fire-3 madness", ""], options=CLOSED,
    )  # fmt: skip
    play(match, "card:air-2/hand", "card:water-1/hand")
    assert deck(match)[0] == "air-2"
    assert names(match.view(0).players[0].deck_top) == "air-2"
    assert match.view(1).players[0].deck_top == match.view(None).players[0].deck_top == [None]
    # Only an element card could be laid there: the Madness is still sure to be in hand.
    assert names(match.view(1).players[0].hand_known) == "madness"
    assert [event.card.name for event in match.log(0) if isinstance(event, LaidOnDeck)] == ["air-2"]
    assert [event.seat for event in match.log(0) if isinstance(event, HidOnDeck)] == [1]
    assert not any(isinstance(event, Showed) for event in match.log())
    leaks_nothing(match)
    for seed in range(10):
        assert deck(match.imagine(0, Random(seed)))[0] == "air-2"
    assert {deck(match.imagine(1, Random(seed)))[0] for seed in range(40)} > {"air-1"}


@pytest.mark.clause("BB-28", "BB-99")
def test_madness_banished_from_a_closed_hand_is_shown_and_from_a_support_need_not_be() -> None:
    match = table("2*fire-1 madness", "", spells=["cleansing-flame"], supports=["madness", ""], options=CLOSED)
    play(match, "cast:cleansing-flame/1", "card:fire-1/hand", "card:fire-1/hand")
    shown = len([event for event in match.log(1) if isinstance(event, Showed)])
    play(match, "card:madness/support-0")
    assert len([event for event in match.log(1) if isinstance(event, Showed)]) == shown
    play(match, "card:madness/hand")
    assert [event.card.name for event in match.log(1) if isinstance(event, Showed)][shown:] == ["madness"]


@pytest.mark.clause("BB-28", "BB-125")
def test_a_hidden_card_drawn_again_is_not_known_and_one_that_all_saw_is() -> None:
    hidden = table("earth-1 fire-3", "earth-1", step="grimoire", curses=["earth-8"], spells=["growth"], options=CLOSED)
    play(hidden, "card:fire-3/hand", "card:earth-1/hand", "cast:growth/1", "card:earth-1/hand")
    assert hand(hidden) == "fire-3"
    assert hidden.view(1).players[0].hand_known == hidden.view(1).players[0].deck_top == []
    seen = table("2*earth-1", "", spells=["growth"], decks=["madness 3*air-1", PLENTY], tops=[1, 0], options=CLOSED)
    play(seen, "cast:growth/1", "card:earth-1/hand")
    assert names(seen.view(1).players[0].hand_known) == "madness"


@pytest.mark.clause("BB-28")
def test_a_hand_shuffled_into_the_deck_is_no_longer_known() -> None:
    match = table(
        "fire-1 air-1", "water-1", step="grimoire", curses=["air-7"], shown=["fire-1 air-1", ""], options=CLOSED,
    )  # fmt: skip
    assert match.view(1).players[0].hand_known == []


@pytest.mark.clause("BB-28")
def test_a_card_that_leaves_openly_is_one_fewer_for_everybody() -> None:
    match = table("water-1 fire-1", "", spells=["ice"], shown=["fire-1", ""], options=CLOSED)
    play(match, "cast:ice/1", "card:water-1/hand", "card:fire-1/hand")
    assert match.view(1).players[0].hand_known == []


@pytest.mark.clause("BB-28", "BB-168")
def test_whoever_is_imagined_without_the_cards_to_pay_with_takes_everything_back() -> None:
    match = table("fire-1 2*fire-2 madness", "", spells=[""], options=CLOSED, shown=["madness", ""])
    play(match, "extra:fire-1", "learn:spark")
    worlds = [match.imagine(1, Random(seed)) for seed in range(40)]
    unable = [world for world in worlds if offered(world) == ["enough"]]
    assert unable
    for world in unable:
        play(world, "enough")
        assert (world.view(0).extra, world.view(0).payment, pile(world)) == ((), None, "")
        assert names(world.state.hands[0]).startswith("fire-1 ")
        assert len(world.state.hands[0]) == 4


@pytest.mark.clause("BB-28", "BB-60")
def test_in_such_a_world_the_cards_that_were_paid_already_go_back_where_they_lay() -> None:
    held = play(table("2*fire-2 fire-1", "", options=CLOSED), "acquire:fire-3", "card:fire-2/hand")
    lent = table("2*fire-1", "", options=CLOSED, supports=["", "fire-2"])
    play(lent, "acquire:fire-3", "card:fire-2/support-1")
    for match, of_hand, of_support in ((held, "fire-2", ""), (lent, "", "fire-2")):
        unable = [world for seed in range(60) if offered(world := match.imagine(1, Random(seed))) == ["enough"]]
        assert unable
        for world in unable:
            size = len(world.state.hands[0])
            play(world, "enough")
            assert (pile(world), pile(world, 1), support(world, 1)) == ("", "", of_support)
            assert len(world.state.hands[0]) == size + bool(of_hand)
            assert of_hand in hand(world)


def test_however_cards_are_passed_and_hidden_nothing_leaks_and_nothing_is_lost() -> None:
    for seed in range(4):
        match = table(
            "2*air-1 air-3 madness fire-2", "2*air-1 air-3 fire-1 air-2", "air-1 air-2 2*water-2 fire-3",
            spells=["exchange-of-thoughts growth telepathy", "wind-messenger growth", "mind-control growth"],
            decks=["2*water-1 4*air-1", "2*fire-1 3*air-2", "earth-1 4*air-1"],
            step="grimoire", curses=["earth-8", "earth-1", "air-8"], options=CLOSED,
        )  # fmt: skip
        rng = Random(seed)
        whole = Counter(map(repr, GAME.sight.pieces(match.state)))
        for _ in range(60):
            if match.ask is None:
                break
            spells = [option for option in match.ask.options if option.id.startswith("cast:")]
            match.play(rng.choice(spells or match.ask.options))
            for seat in (0, 1, 2, None):
                known = to_json([match.view(seat), match.log(seat)])
                imagined = match.imagine(seat, rng)
                assert to_json([imagined.view(seat), imagined.log(seat)]) == known
                play_on(imagined, rng, 8)
                assert Counter(map(repr, GAME.sight.pieces(imagined.state))) == whole
        assert any(isinstance(event, PassedUnseen) for event in match.log(None))
