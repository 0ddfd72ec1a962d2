"""The five actions: casting, learning, acquiring, breaking, banishing."""

import pytest

from slet.games.big_book.events import Uncovered

from .table import BASIC, PILES, asked, board, hand, known, offered, pile, play, refused, support, table, told

# --- casting ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("BB-62", "BB-128")
def test_only_an_own_ready_face_up_spell_can_be_cast() -> None:
    match = table("9*earth-1 9*water-1 9*fire-1 9*air-1", "", spells=["growth ice! combustion? telepathy!?", "rime"])
    casts = [option for option in offered(match) if option.startswith("cast:")]
    assert casts == ["cast:growth/1", "cast:growth/2", "cast:growth/3"]
    refused(match, "cast:rime/1", "BB-56")


@pytest.mark.clause("BB-62", "BB-163")
@pytest.mark.parametrize(("spell", "level"), [("growth", 1), ("resolve", 2), ("strength-of-the-mountains", 3)])
def test_the_price_is_the_level_in_elements_of_the_type(spell: str, level: int) -> None:
    match = table(f"{level}*earth-1 9*fire-1", "", spells=[spell])
    play(match, f"cast:{spell}/1")
    assert pile(match).split().count("earth-1") == level
    refused(table(f"{level - 1}*earth-1 9*fire-1", "", spells=[spell]), f"cast:{spell}/1", "BB-56")


@pytest.mark.clause("BB-63", "BB-163")
def test_a_price_paid_twice_or_three_times_multiplies_the_factors_and_there_is_no_more() -> None:
    match = table("12*earth-1", "")
    assert [option for option in offered(match) if "growth" in option] == [f"cast:growth/{n}" for n in (1, 2, 3)]
    refused(match, "cast:growth/4", "BB-56")
    for times in (1, 2, 3):
        at = play(table("9*earth-1", "", spells=["growth"]), f"cast:growth/{times}")
        assert len(at.state.hands[0]) == 9  # as many drawn as paid


@pytest.mark.clause("BB-63")
def test_numbers_that_are_not_factors_stay() -> None:
    match = play(table("9*air-1", "", "", spells=["levitation"]), "cast:levitation/2")
    assert [len(held) for held in match.state.hands[1:]] == [6, 6]


@pytest.mark.clause("BB-64")
def test_a_multiplied_spell_is_carried_out_once_with_larger_numbers() -> None:
    hand_cards = "2*fire-1 air-1 air-2 air-3"
    match = play(table(hand_cards, "", spells=["embers"], decks=["earth-1 earth-2", ""]), "cast:embers/2")
    play(match, "card:air-1/hand")
    assert hand(match) == "air-2 air-3"  # nothing is drawn before both are destroyed
    play(match, "card:air-2/hand")
    assert hand(match) == "air-3 earth-1 earth-2"


@pytest.mark.clause("BB-65")
def test_the_caster_may_name_a_lower_multiple_and_let_the_surplus_go() -> None:
    match = play(table("earth-3", "", spells=["growth"]), "cast:growth/1")
    assert (hand(match), pile(match)) == ("water-1", "earth-3")
    full = play(table("earth-3", "", spells=["growth"]), "cast:growth/3")
    assert hand(full) == "water-1 water-1 water-1"


@pytest.mark.clause("BB-66")
def test_a_spell_that_was_cast_is_used_whatever_was_paid() -> None:
    for times in (1, 3):
        match = play(table("9*earth-1", "", spells=["growth ice"]), f"cast:growth/{times}")
        assert known(match) == ["growth!", "ice"]
        refused(match, "cast:growth/1", "BB-56")


@pytest.mark.clause("BB-66")
def test_it_counts_as_used_already_during_its_own_effect() -> None:
    match = play(table("4*air-1", "4*air-1", spells=["telepathy", "telepathy"]), "cast:telepathy/1")
    play(match, "cast:telepathy/1")
    assert (asked(match).seat, asked(match).kind) == (0, "given-action")
    assert not [option for option in offered(match) if option.startswith("cast:")]


@pytest.mark.clause("BB-67")
def test_a_spell_that_an_effect_refreshes_may_be_cast_again_in_the_same_turn() -> None:
    match = table("earth-1 3*air-1 earth-1", "", spells=["growth timelessness"], decks=["9*fire-2", ""])
    play(match, "cast:growth/1")
    refused(match, "cast:growth/1", "BB-56")
    play(match, "cast:timelessness/1", "cast:growth/1")
    assert known(match) == ["growth!", "timelessness!"]


@pytest.mark.clause("BB-68", "BB-108")
def test_as_much_of_an_effect_as_possible_has_to_be_carried_out() -> None:
    match = play(table("3*fire-1 air-1", "", spells=["combustion"]), "cast:combustion/3")
    assert hand(match) == ""  # one card was left to destroy, and it had to go
    part = play(table("2*water-1 2*air-1", "", supports=["2*fire-1", ""]), "cast:ice/2")
    assert support(part) == "air-1 fire-1 fire-1"
    assert hand(part) == "air-1"


# --- learning --------------------------------------------------------------------------------------------------


@pytest.mark.clause("BB-70")
def test_learning_costs_two_of_the_spells_element_whatever_its_level() -> None:
    library = ["hoarfrost freeze ice-palace", "petrification", "from-the-ashes heat-of-battle", ""]
    match = table("2*earth-1 2*fire-1 9*air-1", "", library=library, spells=["growth"])
    assert [option for option in offered(match) if option.startswith("learn")] == [
        "learn:petrification",
        "learn:from-the-ashes",
    ]
    play(match, "learn:petrification")
    assert known(match) == ["growth", "petrification"]
    assert hand(match).count("earth-1") == 0
    refused(match, "learn:heat-of-battle", "BB-56")
    refused(table("earth-1", ""), "learn:fertile-soil", "BB-56")


@pytest.mark.clause("BB-71")
def test_a_learned_spell_is_ready_at_once() -> None:
    match = play(table("2*fire-1 fire-1", "", spells=[""]), "learn:spark", "cast:spark/1")
    assert known(match)[-1] == "spark!"


@pytest.mark.clause("BB-72")
def test_the_spell_uncovered_may_be_learned_in_the_same_turn() -> None:
    match = play(table("9*fire-1", "", spells=[""]), "learn:spark")
    assert told(match, Uncovered)[-1].spell.name == "from-the-ashes"
    assert match.view(1).library[2].name == "from-the-ashes"
    play(match, "learn:from-the-ashes", "learn:heat-of-battle")
    assert match.view(1).library[2] is None
    assert known(match) == ["spark", "from-the-ashes", "heat-of-battle"]


@pytest.mark.clause("BB-73", "BB-129")
def test_who_learns_a_sixth_spell_first_destroys_one_already_known() -> None:
    match = play(table("2*fire-1", "", spells=["growth ice! combustion? telepathy rime"]), "learn:spark")
    assert (asked(match).kind, offered(match)) == (
        "lose-spell",
        [f"spell:{name}/0" for name in ("growth", "ice", "combustion", "telepathy", "rime")],
    )
    refused(match, "spell:spark/0", "BB-73")
    for lost, left in (("combustion", ["growth", "ice!", "telepathy", "rime", "spark"]),):
        at = play(match.fork(), f"spell:{lost}/0")
        assert known(at) == left
        assert [spell.name for spell in at.state.gone] == [lost]
    fifth = play(table("2*fire-1", "", spells=[BASIC]), "learn:spark")
    assert len(known(fifth)) == 5


@pytest.mark.clause("BB-70")
def test_only_the_face_up_spell_of_a_pile_can_be_learned() -> None:
    match = table("9*water-1 9*earth-1 9*fire-1 9*air-1", "")
    learn = [option.partition(":")[2] for option in offered(match) if option.startswith("learn")]
    assert learn == [pile.split()[0] for pile in PILES]


# --- acquiring -------------------------------------------------------------------------------------------------


@pytest.mark.clause("BB-74")
def test_a_card_of_value_two_costs_two_and_one_of_value_three_costs_three() -> None:
    match = play(table("5*fire-1", ""), "acquire:fire-3", "acquire:fire-2")
    assert (hand(match), pile(match)) == ("", "fire-1 fire-1 fire-1 fire-1 fire-1 fire-2 fire-3")
    assert match.view(0).supply["fire-2"] == 9
    assert match.view(0).supply["fire-3"] == 5


@pytest.mark.clause("BB-74", "BB-17")
def test_an_empty_pile_offers_nothing_and_value_one_is_not_for_sale() -> None:
    match = table("9*fire-1", "", supply={"fire-2": 0})
    assert [option for option in offered(match) if option.startswith("acquire")] == ["acquire:fire-3"]
    refused(match, "acquire:fire-1", "BB-56")


# --- breaking --------------------------------------------------------------------------------------------------

PLAIN = ("patrik", "alice", "rosana")


@pytest.mark.clause("BB-75", "BB-76", "BB-77")
@pytest.mark.parametrize("marker", [1, 2, 3, 4, 5])
def test_any_face_up_curse_may_be_broken_wherever_the_marker_is(marker: int) -> None:
    match = table("4*fire-1", "", curses=["air-1", "fire-1"], magicians=PLAIN, marker=marker)
    play(match, "break:fire-1")
    assert offered(match) == [f"acquire:{element}-2" for element in ("water", "earth", "fire", "air")]
    play(match, "acquire:air-2")
    assert board(match) == ["air-1", None, None, None, None]
    assert [curse.name for curse in match.state.broken] == ["fire-1"]
    assert "fire-1" not in [curse.name for curse in match.state.curse_decks[2]]
    assert pile(match) == "air-2 fire-1 fire-1 fire-1 fire-1"
    assert match.view(0).supply["air-2"] == 9


@pytest.mark.clause("BB-75")
def test_a_multi_element_curse_costs_one_of_each() -> None:
    match = play(table("water-1 earth-1 fire-1 air-1", "", curses=["multi-6"], magicians=PLAIN), "break:multi-6")
    assert hand(match) == ""
    refused(table("9*water-1 9*earth-1 9*fire-1", "", curses=["multi-6"]), "break:multi-6", "BB-56")
    refused(table("3*fire-1", "", curses=["fire-6"]), "break:fire-6", "BB-56")


@pytest.mark.clause("BB-77")
def test_who_breaks_a_curse_gets_nothing_when_no_value_two_is_left() -> None:
    none = {f"{element}-2": 0 for element in ("water", "earth", "fire", "air")}
    match = play(table("4*fire-1", "", curses=["fire-1"], supply=none, magicians=PLAIN), "break:fire-1")
    assert (asked(match).kind, pile(match)) == ("action", "fire-1 fire-1 fire-1 fire-1")
    last = play(table("4*fire-1", "", curses=["fire-1"], supply={**none, "air-2": 1}, magicians=PLAIN), "break:fire-1")
    assert pile(last) == "air-2 fire-1 fire-1 fire-1 fire-1"


@pytest.mark.clause("BB-78")
def test_tokens_raise_the_price_and_return_to_their_supply() -> None:
    curses = ["fire-1+fire+air"]
    refused(table("4*fire-1 air-1", "", curses=curses), "break:fire-1", "BB-56")
    refused(table("6*fire-1", "", curses=curses), "break:fire-1", "BB-56")
    match = table("5*fire-1 air-1", "", curses=curses, magicians=PLAIN)
    assert match.view(0).tokens == {"water": 4, "earth": 4, "fire": 3, "air": 3}
    play(match, "break:fire-1", "acquire:air-2")
    assert hand(match) == ""
    assert set(match.view(0).tokens.values()) == {4}


@pytest.mark.clause("BB-79")
def test_tokens_return_when_their_curse_leaves_the_board() -> None:
    match = table("", "", step="judge", marker=0, curses=["fire-1+fire+air"], spells=["", ""])
    assert set(match.view(0).tokens.values()) == {4}


@pytest.mark.clause("BB-169", "BB-151", "BB-143")
def test_breaking_goes_in_order() -> None:
    match = table("4*fire-1", "", curses=["fire-1*2"], decks=["", ""], magicians=("alice", "patrik"))
    play(match, "break:fire-1")
    assert board(match)[0] is None
    assert pile(match).count("madness") == 2  # taken before the card for breaking is chosen
    assert asked(match).kind == "reward"
    play(match, "acquire:water-2")
    assert asked(match).kind == "alice"
    play(match, "use")
    everything = sorted([*hand(match).split(), *[card.name for card in match.state.decks[0]]])
    assert everything.count("madness") == 3  # the pile with all of it was shuffled for the draw
    assert everything.count("water-2") == 1


# --- banishing -------------------------------------------------------------------------------------------------


@pytest.mark.clause("BB-80")
def test_madness_is_banished_from_the_own_hand_and_any_support_and_nowhere_else() -> None:
    match = table(
        "4*fire-1 madness", "madness", "", supports=["", "", "madness"], decks=["madness", "", ""], discards=["madness"]
    )
    assert [option for option in offered(match) if option.startswith("banish")] == ["banish:hand", "banish:support-2"]
    play(match, "banish:support-2")
    assert (support(match, 2), match.state.stack) == ("", 16)
    play(match, "banish:hand")
    assert (hand(match), match.state.stack) == ("", 17)


@pytest.mark.clause("BB-117")
def test_who_declines_one_of_several_given_actions_declines_those_after_it() -> None:
    match = table("3*air-1", "9*fire-1", spells=["telepathy", ""])
    play(match, "cast:telepathy/3", "acquire:fire-2", "done")
    assert (asked(match).seat, asked(match).kind) == (0, "action")
