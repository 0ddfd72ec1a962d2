"""Paying for actions. The rule is told a second time here, by trying every set of cards."""

from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from slet.games.big_book.events import Overpaid, Paid
from slet.games.big_book.payment import AIR_ONE
from slet.games.big_book.pieces.cards import Card
from slet.kernel.match import Match

from .table import asked, board, hand, offered, pay, pile, play, refused, support, table, told


def covers(cards: tuple[tuple[str, str], ...], price: dict[str, int]) -> bool:
    sums = dict.fromkeys(price, 0)
    for name, _ in cards:
        element, _, value = name.partition("-")
        sums[element] = sums.get(element, 0) + int(value)
    return all(sums[element] >= need for element, need in price.items())


def all_payments(cards: list[tuple[str, str]], price: dict[str, int]) -> set[tuple[str, ...]]:
    """BB-57, BB-59, BB-168 told by trying every set of cards."""
    fitting = [card for card in cards if card[0].partition("-")[0] in price]
    found = set()
    for size in range(1, len(fitting) + 1):
        for some in combinations(fitting, size):
            idle = any(covers(some[:n] + some[n + 1 :], price) for n in range(size))
            if covers(some, price) and not idle:
                found.add(tuple(sorted(f"card:{name}/{place}" for name, place in some)))
    return found


@pytest.mark.clause("BB-57", "BB-59", "BB-168", "BB-58")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    held=st.lists(st.sampled_from(["fire-1", "fire-2", "fire-3", "air-1", "madness"]), max_size=5),
    lent=st.lists(st.sampled_from(["fire-1", "fire-2", "air-2"]), max_size=3),
    own=st.lists(st.sampled_from(["fire-1", "fire-3"]), max_size=2),
    times=st.sampled_from([1, 2, 3]),
)
def test_every_payment_without_an_idle_card_can_be_made_in_exactly_one_way(
    held: list[str], lent: list[str], own: list[str], times: int
) -> None:
    """Aura of fire costs 3 fire, 6 or 9 with a multiple."""
    match = table(
        " ".join(held), "", supports=[" ".join(own), " ".join(lent)], spells=["aura-of-fire"], decks=["9*air-1"] * 2
    )
    cards = [(card, "hand") for card in held] + [(card, "support-0") for card in own]
    cards += [(card, "support-1") for card in lent]
    expected = all_payments([card for card in cards if card[0] != "madness"], {"fire": 3 * times})
    option = f"cast:aura-of-fire/{times}"
    if not expected:
        assert option not in offered(match)
        return
    match.play(option)
    if asked(match).kind != "pay":  # there was one way only
        assert len(expected) == 1
        return
    assert paid_sets(match) == expected


ELEMENTS = ("water", "earth", "fire", "air")


def harolds_payments(cards: list[tuple[str, str]], price: dict[str, int]) -> set[tuple[str, ...]]:
    """The same where one of the air cards of value 1 may count as one of another element."""
    found = all_payments(cards, price)
    for n, (name, place) in enumerate(cards):
        if name != "air-1":
            continue
        others = cards[:n] + cards[n + 1 :]
        for element in price:
            if element == "air":
                continue
            left = {**price, element: price[element] - 1}
            left = {one: need for one, need in left.items() if need}
            for way in all_payments(others, left) if left else {()}:
                found.add(tuple(sorted((*way, f"card:{name}/{place}"))))
    return found


@pytest.mark.clause("BB-139", "BB-168", "BB-75")
@settings(max_examples=80, deadline=None, derandomize=True)
@given(
    held=st.lists(st.sampled_from(["water-1", "earth-1", "fire-1", "air-1", "air-1", "air-2"]), max_size=6),
    lent=st.lists(st.sampled_from(["fire-1", "air-1", "water-2"]), max_size=3),
    curse=st.sampled_from(["multi-2", "multi-2+air", "fire-1"]),
)
def test_harolds_payments_too_can_each_be_made_in_exactly_one_way(held: list[str], lent: list[str], curse: str) -> None:
    match = table(
        " ".join(held), "", supports=["", " ".join(lent)], curses=[curse], magicians=("harold", "patrik"), spells=[""]
    )
    price = dict.fromkeys(ELEMENTS, 1) if curse.startswith("multi") else {"fire": 4}
    if "+air" in curse:
        price["air"] += 1
    cards = [(card, "hand") for card in held] + [(card, "support-1") for card in lent]
    expected = harolds_payments(cards, price)
    option = f"break:{curse.partition('+')[0]}"
    assert (option in offered(match)) == bool(expected)
    if expected:
        match.play(option)
        if asked(match).kind == "pay":
            assert paid_sets(match) == expected
        else:
            assert len(expected) == 1


def paid_sets(match: Match) -> set[tuple[str, ...]]:
    """The cards that left hand and supports, for every way to pay."""
    found = []

    def lying(at: Match) -> list[str]:
        s = at.state
        cards = [f"card:{card.name}/hand" for card in s.hands[0]]
        for seat in range(s.seats):
            cards += [f"card:{card.name}/support-{seat}" for card in s.supports[seat]]
        return sorted(cards)

    whole = sorted([*lying(match), *_already_paid(match)])

    def go(at: Match) -> None:
        if at.ask is None or at.ask.kind != "pay":
            rest = whole.copy()
            for card in lying(at):
                if card in rest:
                    rest.remove(card)
            found.append(tuple(rest))
            return
        for option in offered(at):
            onward = at.fork()
            onward.play(option)
            go(onward)

    go(match)
    assert len(found) == len(set(found))
    return set(found)


def _already_paid(match: Match) -> list[str]:
    """Cards that were forced before the first question: they lie in the discard piles, which were empty."""
    back = match.fork()
    back.undo(force=True)
    now = match.state
    before = back.state
    gone = []
    for seat in range(before.seats):
        cards = [card.name for card in before.supports[seat]]
        for card in now.supports[seat]:
            cards.remove(card.name)
        gone += [f"card:{name}/support-{seat}" for name in cards]
    cards = [card.name for card in before.hands[0]]
    for card in now.hands[0]:
        cards.remove(card.name)
    return gone + [f"card:{name}/hand" for name in cards]


@pytest.mark.clause("BB-56")
def test_any_of_the_five_actions_may_be_taken_in_any_order_and_again() -> None:
    match = table("9*fire-1 2*madness", "", curses=["fire-2"], magicians=("patrik", "alice"))
    kinds = {option.partition(":")[0] for option in offered(match)}
    assert kinds == {"cast", "learn", "acquire", "break", "banish", "done"}
    play(match, "acquire:fire-2", "acquire:fire-2", "cast:combustion/1", "card:fire-1/hand", "banish:hand")
    assert hand(match) == "fire-1 madness"
    assert asked(match).kind == "action"
    none = play(table("9*fire-1", ""), "done")
    assert none.state.active == 1


@pytest.mark.clause("BB-56", "BB-57")
def test_what_cannot_be_paid_is_refused() -> None:
    match = table("fire-1 air-1", "9*fire-1")
    for option in ("acquire:fire-2", "learn:spark", "banish:hand", "cast:ice/1", "cast:combustion/2"):
        refused(match, option, "BB-56")


@pytest.mark.clause("BB-57", "BB-104", "BB-165")
def test_hand_and_shared_support_pay_together() -> None:
    match = table("fire-1", "9*fire-1", "", supports=["", "fire-1", "fire-1"])
    play(match, "acquire:fire-3")
    assert (hand(match), support(match, 1), support(match, 2)) == ("", "", "")
    assert len(match.state.hands[1]) == 9  # other hands do not


@pytest.mark.clause("BB-57")
def test_every_element_of_the_price_has_to_be_covered() -> None:
    match = table("water-1 earth-1 fire-3", "", curses=["multi-2"])
    assert "break:multi-2" not in offered(match)
    full = table("water-1 earth-1 fire-3 air-2", "", curses=["multi-2"], magicians=("patrik", "alice"))
    play(full, "break:multi-2")
    assert hand(full) == ""


@pytest.mark.clause("BB-58")
def test_what_is_paid_too_much_is_lost_and_no_card_pays_twice() -> None:
    match = play(table("fire-3", ""), "acquire:fire-2")
    assert (hand(match), pile(match)) == ("", "fire-2 fire-3")
    assert offered(match) == ["done"]


@pytest.mark.clause("BB-59")
def test_a_card_of_another_element_cannot_be_part_of_the_payment() -> None:
    match = play(table("3*fire-1 fire-2 water-1", "", supports=["air-1", ""]), "acquire:fire-3")
    assert offered(match) == ["card:fire-2/hand", "card:fire-1/hand"]
    refused(match, "card:water-1/hand")
    refused(match, "card:air-1/support-0")


@pytest.mark.clause("BB-60", "BB-165", "BB-122")
def test_a_card_of_a_support_goes_to_the_pile_of_the_player_in_whose_support_it_lay() -> None:
    match = play(table("", "", "", supports=["", "fire-2", ""]), "acquire:fire-2")
    assert (pile(match), pile(match, 1)) == ("fire-2", "fire-2")
    own = play(table("fire-2", "", ""), "acquire:fire-2")
    assert (pile(own), pile(own, 1)) == ("fire-2 fire-2", "")


@pytest.mark.clause("BB-61")
def test_the_cards_paid_lie_in_the_discard_pile_when_the_effect_begins() -> None:
    match = play(table("2*water-1", "", spells=["rime"]), "cast:rime/1")
    assert support(match) == "water-1"  # one of the two that paid for it
    assert pile(match) == "water-1"
    empty_deck = play(table("earth-1", "", decks=["", ""]), "cast:growth/1")
    assert hand(empty_deck) in ("earth-1", "madness")
    assert len(empty_deck.state.decks[0]) == 1


@pytest.mark.clause("BB-162", "BB-168")
def test_three_of_an_element_may_be_paid_in_these_ways() -> None:
    match = play(table("3*fire-1 2*fire-2 fire-3", ""), "acquire:fire-3")
    assert paid_sets(match) == {
        ("card:fire-1/hand",) * 3,
        ("card:fire-1/hand", "card:fire-2/hand"),
        ("card:fire-3/hand",),
        ("card:fire-2/hand",) * 2,
    }


@pytest.mark.clause("BB-162", "BB-58")
def test_two_twos_pay_three_and_one_is_lost() -> None:
    match = play(table("2*fire-2", ""), "acquire:fire-3")
    assert (hand(match), pile(match)) == ("", "fire-2 fire-2 fire-3")


@pytest.mark.clause("BB-166")
def test_two_twos_break_a_curse_and_an_air_three_costs_three() -> None:
    match = table("2*fire-2 3*air-1", "", curses=["fire-1"], magicians=("patrik", "alice"))
    play(match, "break:fire-1", "acquire:water-2")
    assert hand(match) == "air-1 air-1 air-1"
    play(match, "acquire:air-3")
    assert hand(match) == ""
    refused(table("2*air-1", ""), "acquire:air-3", "BB-56")


@pytest.mark.clause("BB-168")
def test_a_card_that_would_be_idle_cannot_be_picked() -> None:
    match = play(table("fire-1 fire-3", "", curses=[]), "acquire:fire-3")
    assert (hand(match), pile(match)) == ("fire-1", "fire-3 fire-3")  # the 1 beside the 3 would be idle
    refused(match, "acquire:fire-2")


@pytest.mark.clause("BB-80")
def test_banishing_is_paid_with_two_of_one_element_whichever_it_is() -> None:
    match = play(table("fire-1 air-1 2*water-1 earth-2 madness", ""), "banish:hand")
    found = {tuple(one for one in way if "madness" not in one) for way in paid_sets(match)}
    assert found == {("card:water-1/hand",) * 2, ("card:earth-2/hand",)}
    refused(table("fire-1 air-1 madness", ""), "banish:hand", "BB-56")


@pytest.mark.clause("BB-58", "BB-122")
def test_picking_the_cards_by_hand() -> None:
    match = play(table("fire-2 2*fire-1", "", supports=["", "fire-1"]), "acquire:fire-3")
    assert offered(match) == ["card:fire-2/hand", "card:fire-1/hand"]
    pay(match, "fire-2")
    assert offered(match) == ["card:fire-1/hand", "card:fire-1/support-1"]
    pay(match, "fire-1/support-1")
    assert (hand(match), support(match, 1)) == ("fire-1 fire-1", "")


@pytest.mark.clause("BB-139", "BB-168")
def test_an_air_card_that_the_price_itself_needs_leaves_nothing_to_choose() -> None:
    """Both fire cards are needed: no path of the payment may end where the wild card is lacking."""
    match = table(
        "water-1 earth-1 fire-1 air-1", "", magicians=["harold", "alice"], supports=["", "fire-1"],
        curses=["multi-1+fire"],
    )  # fmt: skip
    play(match, "break:multi-1")
    assert asked(match).kind == "reward"
    assert (hand(match), support(match, 1)) == ("", "")


# --- paying on top -----------------------------------------------------------------------------------------------


def extra_cards(match: Match) -> list[str]:
    return [option.removeprefix("extra:") for option in offered(match) if option.startswith("extra:")]


@pytest.mark.clause("BB-168", "BB-58")
def test_a_card_that_could_leave_the_hand_in_no_other_way_may_be_paid_on_top() -> None:
    match = play(table("fire-1 fire-3 air-1", ""), "extra:fire-1")
    assert asked(match).kind == "extra-action"
    assert offered(match) == ["cast:combustion/2", "cast:combustion/3", "learn:spark", "acquire:fire-2",
                              "acquire:fire-3", "decline"]  # fmt: skip
    play(match, "acquire:fire-3")
    assert (hand(match), pile(match)) == ("air-1", "fire-1 fire-3 fire-3")
    assert [event.cards for event in told(match, Paid)] == [(Card.named("fire-3"), Card.named("fire-1"))]
    assert [(due.element, due.number) for due in told(match, Overpaid)[0].lost] == [("fire", 1)]
    assert match.view(0).extra == ()


@pytest.mark.clause("BB-168")
def test_a_card_that_can_be_part_of_a_payment_cannot_be_paid_on_top() -> None:
    for held in ("fire-1 fire-2", "2*fire-1 fire-2", "3*fire-1", "fire-3", "fire-1"):
        match = table(held, "", spells=["combustion"], supply={"fire-2": 0}, library=["", "", "", ""])
        assert extra_cards(match) == (["fire-1"] if held == "fire-1 fire-2" else []), held
    beside = table("fire-1 fire-3", "", supports=["", "fire-2"])
    assert "fire-1" in extra_cards(beside)  # for a price of 2 it is idle, for one of 3 it goes with the 2
    play(beside, "extra:fire-1")
    refused(beside, "acquire:fire-3", "BB-168")
    refused(beside, "learn:hoarfrost", "BB-168")  # another element
    refused(beside, "extra:fire-3", "BB-168")
    refused(table("fire-1 fire-3 madness", "", supports=["", "water-1 water-3"]), "extra:madness", "BB-56")
    refused(table("fire-1 fire-3", "", supports=["", "water-1 water-3"]), "extra:water-1", "BB-56")  # not of the hand
    unasked = table("air-1 fire-3", "")
    refused(unasked, "extra:air-1", "BB-56")


@pytest.mark.clause("BB-168")
def test_cards_on_top_may_be_several_and_may_be_taken_back() -> None:
    match = play(table("2*fire-1 fire-3", "", spells=["combustion"], library=["", "", "", ""]), "extra:fire-1")
    assert offered(match) == ["cast:combustion/3", "acquire:fire-3", "extra:fire-1", "decline"]
    play(match, "extra:fire-1", "decline")
    assert (hand(match), pile(match), asked(match).kind) == ("fire-1 fire-1 fire-3", "", "action")
    play(match, "extra:fire-1", "extra:fire-1", "acquire:fire-3")
    assert (hand(match), pile(match)) == ("", "fire-1 fire-1 fire-3 fire-3")
    undone = play(table("fire-1 fire-3", ""), "extra:fire-1")
    undone.undo()
    assert (hand(undone), asked(undone).kind) == ("fire-1 fire-3", "action")


@pytest.mark.clause("BB-168", "BB-80")
def test_to_banish_the_two_elements_are_those_of_the_card_on_top() -> None:
    match = play(table("fire-1 fire-3 2*water-1 madness", ""), "extra:fire-1", "banish:hand")
    assert (hand(match), pile(match)) == ("water-1 water-1", "fire-1 fire-3")


@pytest.mark.clause("BB-168", "BB-115", "BB-150")
def test_on_top_is_paid_in_given_actions_too_but_not_where_the_hand_does_not_pay() -> None:
    match = play(table("air-1", "fire-1 fire-3", spells=["telepathy"]), "cast:telepathy/1", "extra:fire-1", "decline")
    assert (asked(match).kind, asked(match).seat) == ("given-action", 1)  # nothing has been performed yet
    play(match, "extra:fire-1", "acquire:fire-3")
    assert (hand(match, 1), asked(match).seat) == ("", 0)
    embodied = play(table("water-3 fire-1", "", spells=["embodiment"], supports=["", "fire-3"]), "cast:embodiment/1")
    assert extra_cards(embodied) == []


@pytest.mark.clause("BB-168", "BB-139")
def test_harolds_wild_card_and_what_goes_with_it_are_not_idle() -> None:
    match = table("fire-1 fire-3 air-1", "", magicians=("harold", "alice"), library=["", "", "", ""])
    play(match, "acquire:fire-3")  # 1 + the wild one make 2 only
    assert "fire-1" in extra_cards(table("fire-1 fire-3 air-1", "", magicians=("harold", "alice")))
    two = table("fire-1 fire-3 air-1", "", magicians=("harold", "alice"), spells=[""], library=["", "", "", ""],
                supply={"fire-3": 0})  # fmt: skip
    assert extra_cards(two) == []  # for 2 fire the 1 goes with the wild one


@pytest.mark.clause("BB-168", "BB-139")
def test_harolds_air_card_is_idle_only_where_it_could_not_be_the_wild_one() -> None:
    nothing_else: dict[str, Any] = {"spells": [""], "library": ["", "", "", ""]}
    supply = {f"{element}-{value}": 0 for element in ELEMENTS for value in (2, 3)}
    harold, alice = ("harold", "alice"), ("alice", "harold")
    only_air = {**supply, "air-2": 1}
    assert extra_cards(table("air-1 air-3", "", magicians=harold, supply=only_air, **nothing_else)) == ["air-1"]
    held = "water-1 earth-1 fire-1 air-1 air-2"
    for magicians, found in ((alice, ["air-1"]), (harold, [])):
        match = table(held, "", magicians=magicians, curses=["multi-1+air"], supply=supply, **nothing_else)
        assert extra_cards(match) == found


@pytest.mark.clause("BB-168")
def test_of_two_cards_on_top_the_price_asks_for_both_elements() -> None:
    match = table("water-1 earth-1 fire-1 fire-2 air-1 air-2", "", curses=["multi-2+fire+air"])
    play(match, "extra:fire-1")
    assert "extra:air-1" in offered(match)
    play(match, "extra:air-1")
    assert offered(match) == ["break:multi-2", "decline"]
    refused(match, "acquire:fire-2", "BB-168")
    play(match, "break:multi-2")
    assert (hand(match), board(match)[0]) == ("", None)


@pytest.mark.clause("BB-168", "BB-28")
def test_with_closed_hands_all_see_the_card_on_top() -> None:
    match = play(table("fire-1 fire-3", "", options={"open_hands": False}), "extra:fire-1")
    assert [choice.card.name for choice in match.view(1).extra] == ["fire-1"]
    assert match.imagine(1, Random(1)).ask is not None
    play(match, "decline")
    assert [card.name for card in match.view(1).players[0].hand_known] == ["fire-1"]


@pytest.mark.clause("BB-168")
@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    held=st.lists(st.sampled_from(["fire-1", "fire-2", "fire-3"]), max_size=5),
    lent=st.lists(st.sampled_from(["fire-1", "fire-2", "fire-3"]), max_size=3),
)
def test_just_those_cards_may_be_paid_on_top_that_are_in_no_payment_without_an_idle_card(
    held: list[str], lent: list[str]
) -> None:
    """Only the curse asks for fire here: three of it, beside its earth."""
    match = table(
        f"{' '.join(held)} 4*earth-1", "", supports=["", " ".join(lent)], curses=["earth-1+fire+fire+fire"],
        spells=[""], library=["", "", "", ""], supply={"fire-2": 0, "fire-3": 0, "earth-2": 0, "earth-3": 0},
    )  # fmt: skip
    cards = [(card, "hand") for card in held] + [(card, "support-1") for card in lent]
    payments = all_payments(cards, {"fire": 3})
    used = {card for way in payments for card in way}
    expected = {card for card in held if f"card:{card}/hand" not in used} if payments else set()
    assert set(extra_cards(match)) == expected


# --- what follows by itself --------------------------------------------------------------------------------------


@pytest.mark.clause("BB-57")
def test_the_view_tells_which_cards_follow_a_pick_by_themselves() -> None:
    match = play(table("3*water-1 water-2", "", supports=["", "water-3"]), "acquire:water-3")
    forced = {pick: [choice.id for choice in after] for pick, after in match.view(0).forced.items()}
    assert forced == {"card:water-2/hand": ["card:water-1/hand"], "card:water-1/hand": ["card:water-1/hand"] * 2}
    assert match.view(1).forced == match.view(0).forced
    play(match, "card:water-1/hand")
    assert (hand(match), match.view(0).forced) == ("water-2", {})
    later = play(table("fire-3 fire-2 3*fire-1", "", spells=["aura-of-fire"]), "cast:aura-of-fire/2")
    assert [choice.id for choice in later.view(0).payment.paid] == ["card:fire-3/hand"]
    forced = {pick: [choice.id for choice in after] for pick, after in later.view(0).forced.items()}
    assert forced == {"card:fire-2/hand": ["card:fire-1/hand"], "card:fire-1/hand": ["card:fire-1/hand"] * 2}
    closed = play(table("3*water-1 water-2", "", options={"open_hands": False}), "acquire:water-3")
    assert (asked(closed).kind, closed.view(0).forced) == ("pay", {})


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    held=st.lists(st.sampled_from(["water-1", "fire-1", "fire-2", "air-1", "air-2", "earth-1"]), max_size=8),
    lent=st.lists(st.sampled_from(["fire-1", "air-1", "water-2", "earth-3"]), max_size=3),
    action=st.sampled_from(["break:multi-2", "break:fire-1", "banish:hand"]),
)
def test_what_is_told_to_follow_is_what_is_paid(held: list[str], lent: list[str], action: str) -> None:
    match = table(
        f"{' '.join(held)} madness", "", supports=["", " ".join(lent)], curses=["multi-2", "fire-1"],
        magicians=("harold", "patrik"), spells=[""],
    )  # fmt: skip
    if action not in offered(match):
        return
    play(match, action)
    while asked(match).kind == "pay":
        pick = offered(match)[-1]
        forced = match.view(0).forced.get(pick, ())
        left = [*match.state.hands[0], *match.state.supports[1]]
        play(match, pick)
        for card in [*match.state.hands[0], *match.state.supports[1]]:
            left.remove(card)
        left = [card for card in left if card.name != "madness"]
        picked = AIR_ONE if pick.startswith("wild") else Card.named(pick.partition(":")[2].partition("/")[0])
        assert sorted(card.name for card in left) == sorted([picked.name, *[choice.card.name for choice in forced]])
