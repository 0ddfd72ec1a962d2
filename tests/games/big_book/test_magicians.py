"""The abilities of the eight magicians."""

import pytest

from slet.kernel.match import Match

from .table import asked, board, deck, done, hand, known, offered, pay, pile, play, refused, support, table


def in_turn_of(name: str, *hands: str, **more: object) -> Match:
    other = "patrik" if name != "patrik" else "rosana"
    return table(*hands, magicians=(name, other, "alice")[: len(hands)], **more)  # type: ignore[arg-type]


def before_the_marker(name: str, *hands: str, **more: object) -> Match:
    """The turn of seat 0 is about to begin."""
    other = "patrik" if name != "patrik" else "rosana"
    return table(*hands, magicians=(name, other), step="concentration", **more)  # type: ignore[arg-type]


@pytest.mark.clause("BB-136")
def test_an_ability_is_used_once_in_each_own_turn() -> None:
    match = in_turn_of("viktor", "3*madness", "")
    play(match, "ability:viktor")
    refused(match, "ability:viktor", "BB-56")
    done(match)
    done(match)  # the turn of seat 1
    assert asked(match).kind == "before-grimoire"
    assert offered(match) == ["ability:viktor", "done"]


@pytest.mark.clause("BB-136", "BB-137")
def test_an_ability_used_before_the_marker_moves_is_used_up_for_the_turn() -> None:
    match = before_the_marker("viktor", "2*madness", "", curses=["water-2"], marker=1)
    assert asked(match).kind == "before-grimoire"
    assert pile(match) == ""
    play(match, "ability:viktor")
    assert pile(match) == "madness madness"  # his, and then the curse's
    assert not [option for option in offered(match) if option.startswith("ability")]


@pytest.mark.clause("BB-137")
def test_an_ability_may_be_used_before_between_and_after_actions_and_never_inside_an_effect() -> None:
    match = in_turn_of("larry", "4*fire-1", "")
    assert "ability:larry" in offered(match)
    play(match, "acquire:fire-2")
    assert "ability:larry" in offered(match)
    play(match, "acquire:fire-2")
    assert offered(match) == ["ability:larry", "done"]
    inside = play(in_turn_of("larry", "fire-1 air-1 water-1", "", spells=["combustion"]), "cast:combustion/1")
    refused(inside, "ability:larry", "BB-123")


@pytest.mark.clause("BB-137")
def test_who_has_no_use_for_an_ability_is_not_asked_before_the_marker_moves() -> None:
    assert asked(before_the_marker("viktor", "fire-1", "", marker=1)).kind == "action"
    assert asked(before_the_marker("rosana", "fire-1", "", marker=1)).kind == "action"
    assert asked(before_the_marker("larry", "fire-1", "", marker=1)).kind == "before-grimoire"


@pytest.mark.clause("BB-138", "BB-136")
def test_rosana_has_five_places_in_her_support() -> None:
    match = play(in_turn_of("rosana", "water-3 5*fire-1", "", supports=["2*air-1", ""]), "cast:ice/3")
    assert support(match) == "air-1 air-1 fire-1 fire-1 fire-1"
    full = play(in_turn_of("rosana", "water-1 fire-1", "", supports=["5*air-1", ""]), "cast:ice/1")
    assert len(full.state.supports[0]) == 5


@pytest.mark.clause("BB-139", "BB-59")
def test_harolds_air_card_of_value_one_may_count_as_any_element_once() -> None:
    match = in_turn_of("harold", "2*air-1 air-2 fire-1", "")
    assert "acquire:fire-2" in offered(match)
    play(match, "acquire:fire-2")
    assert (hand(match), pile(match)) == ("air-1 air-2", "air-1 fire-1 fire-2")
    assert "cast:combustion/1" not in offered(match)  # only once in a turn
    assert match.view(0).ability_used


@pytest.mark.clause("BB-139")
def test_harolds_air_card_may_be_from_any_support_and_only_of_value_one() -> None:
    match = in_turn_of("harold", "fire-1", "", supports=["", "air-1 air-2"])
    play(match, "acquire:fire-2")
    assert (support(match, 1), pile(match, 1)) == ("air-2", "air-1")
    refused(in_turn_of("harold", "fire-1 air-2", ""), "acquire:fire-2", "BB-56")


@pytest.mark.clause("BB-139")
def test_harold_chooses_whether_to_use_it_and_air_is_air() -> None:
    match = play(in_turn_of("harold", "2*fire-1 air-1", "", supports=["", "air-1"]), "acquire:fire-2")
    assert offered(match) == ["card:fire-1/hand", "wild:fire/hand", "wild:fire/support-1"]
    pay(match, "fire-1")
    assert not match.view(0).ability_used
    plain = play(in_turn_of("harold", "2*air-1", ""), "acquire:air-2")
    assert not plain.view(0).ability_used


@pytest.mark.clause("BB-139")
def test_a_wild_air_card_that_is_needed_as_air_cannot_be_both() -> None:
    refused(in_turn_of("harold", "water-1 earth-1 air-1", "", curses=["multi-6"]), "break:multi-6", "BB-56")
    match = in_turn_of("harold", "water-1 earth-1 2*air-1", "", curses=["multi-6"])
    play(match, "break:multi-6")
    assert (hand(match), board(match)[0]) == ("", None)
    two_short = in_turn_of("harold", "water-1 3*air-1", "", curses=["multi-6"])
    refused(two_short, "break:multi-6", "BB-56")
    # Where a later element needs it, an earlier one may not take it.
    kept = in_turn_of("harold", "2*water-1 earth-1 2*air-1", "", curses=["multi-6"])
    play(kept, "break:multi-6")
    assert hand(kept) == "water-1"


@pytest.mark.clause("BB-139")
def test_harolds_wild_card_pays_for_banishing_and_multiples_too() -> None:
    match = in_turn_of("harold", "water-1 air-1 madness", "")
    play(match, "banish:hand")
    assert (hand(match), match.state.stack) == ("", 16)
    double = in_turn_of("harold", "earth-1 air-1", "", spells=["growth"])
    play(double, "cast:growth/2")
    assert len(double.state.hands[0]) == 2
    refused(in_turn_of("harold", "air-1 madness", ""), "banish:hand", "BB-56")


@pytest.mark.clause("BB-139", "BB-119")
def test_harolds_card_is_plain_in_another_turn() -> None:
    match = table("fire-1 air-1", "", magicians=("alice", "harold"))
    assert "acquire:fire-2" not in offered(match)


@pytest.mark.clause("BB-140")
def test_viktor_discards_a_madness_of_his_hand_and_draws() -> None:
    match = play(in_turn_of("viktor", "madness fire-1", "", decks=["air-3", ""]), "ability:viktor")
    assert (hand(match), pile(match), match.state.stack) == ("air-3 fire-1", "madness", 15)
    assert "ability:viktor" not in offered(in_turn_of("viktor", "fire-1", "", supports=["madness", ""]))


@pytest.mark.clause("BB-140", "BB-93")
def test_viktor_draws_after_discarding_so_his_madness_is_part_of_a_new_deck() -> None:
    match = play(in_turn_of("viktor", "madness", "", decks=["", ""]), "ability:viktor")
    assert (hand(match), deck(match), pile(match)) == ("madness", ["madness"], "")
    assert match.state.stack == 14


@pytest.mark.clause("BB-141", "BB-130")
def test_sandra_refreshes_a_used_spell_of_anybody() -> None:
    match = in_turn_of("sandra", "", "", spells=["growth! ice", "ice! telepathy!? rime!"])
    play(match, "ability:sandra")
    assert offered(match) == ["spell:growth/0", "spell:ice/1", "spell:rime/1"]
    play(match, "spell:rime/1")
    assert known(match, 1) == ["ice!", "telepathy!?", "rime"]
    assert "ability:sandra" not in offered(in_turn_of("sandra", "", ""))


@pytest.mark.clause("BB-142")
def test_larry_turns_over_a_card_madness_is_banished_anything_else_discarded() -> None:
    mad = play(in_turn_of("larry", "", "", decks=["madness fire-1", ""]), "ability:larry")
    assert (mad.state.stack, pile(mad), hand(mad)) == (16, "", "")
    plain = play(in_turn_of("larry", "", "", decks=["fire-1 madness", ""]), "ability:larry")
    assert (plain.state.stack, pile(plain), hand(plain)) == (15, "fire-1", "")
    empty = play(in_turn_of("larry", "", "", decks=["", ""], discards=["air-1"]), "ability:larry")
    assert empty.state.stack in (14, 15)  # a Madness came with the new deck, and may be the card turned over
    assert len(empty.state.decks[0]) == 1


@pytest.mark.clause("BB-143", "BB-136")
def test_alice_may_draw_each_time_she_breaks_a_curse_in_whoevers_turn() -> None:
    match = in_turn_of("alice", "8*fire-1", "", curses=["fire-1", "fire-2"])
    play(match, "break:fire-1", "acquire:air-2", "use", "break:fire-2", "acquire:air-2")
    assert asked(match).kind == "alice"
    play(match, "decline")
    assert hand(match) == "water-1"
    other = table("air-1", "4*fire-1", spells=["telepathy", ""], curses=["fire-1"], magicians=("patrik", "alice"))
    play(other, "cast:telepathy/1", "break:fire-1", "acquire:air-2", "use")
    assert hand(other, 1) == "water-1"


@pytest.mark.clause("BB-144")
def test_violetta_swaps_up_to_two_cards_of_her_hand_with_her_support() -> None:
    match = in_turn_of("violetta", "fire-1 fire-2 madness", "", supports=["air-1 air-2 madness", ""])
    play(match, "ability:violetta", "card:air-2/support-0", "card:madness/hand")
    assert (hand(match), support(match)) == ("air-2 fire-1 fire-2", "air-1 madness madness")
    assert offered(match)[-1] == "enough"
    play(match, "card:air-1/support-0", "card:fire-1/hand")
    assert (hand(match), support(match)) == ("air-1 air-2 fire-2", "fire-1 madness madness")
    assert asked(match).kind == "action"
    one = in_turn_of("violetta", "fire-1 fire-2", "", supports=["air-1 air-2", ""])
    play(one, "ability:violetta", "card:air-2/support-0", "card:fire-1/hand", "enough")
    assert (hand(one), support(one)) == ("air-2 fire-2", "air-1 fire-1")
    assert "ability:violetta" not in offered(in_turn_of("violetta", "fire-1", "", supports=["", "air-1"]))


@pytest.mark.clause("BB-145", "BB-136")
def test_patrik_knows_six_spells() -> None:
    match = in_turn_of("patrik", "4*fire-1", "", spells=["growth ice combustion telepathy rime"])
    play(match, "learn:spark")
    assert len(known(match)) == 6
    play(match, "learn:from-the-ashes")
    assert asked(match).kind == "lose-spell"
    play(match, "spell:ice/0")
    assert len(known(match)) == 6


@pytest.mark.clause("BB-105", "BB-144")
def test_violetta_may_swap_with_a_support_above_its_limit_which_stays_as_full_as_it_was() -> None:
    match = table("fire-1 air-1", "", magicians=["violetta", "alice"], supports=["3*madness water-2"])
    play(match, "ability:violetta", "card:water-2/support-0", "card:fire-1/hand")
    assert support(match) == "fire-1 madness madness madness"
    assert hand(match) == "air-1 water-2"
    play(match, "card:madness/support-0", "card:air-1/hand")
    assert len(match.state.supports[0]) == 4


@pytest.mark.clause("BB-137", "BB-28")
def test_with_closed_hands_who_has_an_ability_for_the_own_turn_is_always_asked_and_nobody_else() -> None:
    closed = {"open_hands": False}
    match = before_the_marker("viktor", "fire-1", "", marker=1, options=closed)
    assert (asked(match).kind, offered(match)) == ("before-grimoire", ["done"])
    assert asked(before_the_marker("rosana", "fire-1", "", marker=1, options=closed)).kind == "action"
