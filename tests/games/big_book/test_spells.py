"""Every spell, cast once and cast with a multiple. The caster is seat 0 unless said otherwise."""

import pytest

from slet.games.big_book.pieces.tables import SPELLS
from slet.kernel.match import Match

from .table import PLENTY, asked, board, deck, hand, known, offered, pile, play, refused, support, table

ELEMENT = {spell.name: spell.element for spell in SPELLS}
LEVEL = {spell.name: spell.level for spell in SPELLS}


def cast(name: str, times: int, *hands: str, **more: object) -> Match:
    """Seat 0 casts the spell, paid with value-1 cards that lie in the support of the last seat, apart from all else."""
    supports = list(more.pop("supports", [""] * len(hands)))  # type: ignore[call-overload]
    price = f"{LEVEL[name] * times}*{ELEMENT[name]}-1"
    supports[-1] = f"{supports[-1]} {price}"
    spells = [f"{name} {more.pop('others', '')}", *["growth ice combustion telepathy"] * (len(hands) - 1)]
    match = table(*hands, supports=supports, spells=more.pop("spells", spells), **more)  # type: ignore[arg-type]
    match.play(f"cast:{name}/{times}")
    while match.ask is not None and match.ask.kind == "pay":
        match.play(f"card:{ELEMENT[name]}-1/support-{len(hands) - 1}")
    return match


# --- basic spells ----------------------------------------------------------------------------------------------


@pytest.mark.clause("BB-146", "BB-63")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_growth_draws(times: int) -> None:
    match = cast("growth", times, "", "", decks=["water-1 fire-2 air-3 water-1", PLENTY])
    assert deck(match) == ["water-1", "fire-2", "air-3", "water-1"][times:]
    assert len(match.state.hands[0]) == times


@pytest.mark.clause("BB-147", "BB-101")
def test_ice_puts_a_card_of_the_hand_into_the_support() -> None:
    match = cast("ice", 1, "fire-2 madness", "")
    assert offered(match) == ["card:fire-2/hand", "card:madness/hand"]
    play(match, "card:madness/hand")
    assert (support(match), hand(match)) == ("madness", "fire-2")


@pytest.mark.clause("BB-147", "BB-63")
def test_ice_cast_twofold_puts_two() -> None:
    match = cast("ice", 2, "fire-2 madness air-1", "")
    play(match, "card:madness/hand", "card:air-1/hand")
    assert support(match) == "air-1 madness"


@pytest.mark.clause("BB-148", "BB-100", "BB-123")
def test_combustion_destroys_a_card_of_the_hand() -> None:
    match = cast("combustion", 1, "water-1 madness", "")
    play(match, "card:madness/hand")
    assert hand(match) == "water-1"
    assert [card.name for card in match.state.destroyed] == ["madness"]
    assert match.state.stack == 15


@pytest.mark.clause("BB-148", "BB-63")
def test_combustion_cast_threefold_destroys_three() -> None:
    match = cast("combustion", 3, "water-1 madness air-1 air-2", "")
    play(match, "card:water-1/hand", "card:air-1/hand", "card:air-2/hand")
    assert hand(match) == "madness"


@pytest.mark.clause("BB-149", "BB-113")
def test_telepathy_lets_one_other_player_act() -> None:
    match = cast("telepathy", 1, "", "2*fire-1 water-1", "2*fire-1")
    assert offered(match) == ["player:1", "player:2"]
    play(match, "player:1")
    assert (asked(match).seat, asked(match).kind) == (1, "given-action")
    play(match, "acquire:fire-2")
    assert pile(match, 1) == "fire-1 fire-1 fire-2"
    assert asked(match).seat == 0


@pytest.mark.clause("BB-149", "BB-118")
def test_telepathy_cast_twofold_gives_two_actions_to_one_player() -> None:
    match = cast("telepathy", 2, "", "4*fire-1 water-1", "2*fire-1")
    play(match, "player:1", "acquire:fire-2")
    assert (asked(match).seat, asked(match).kind) == (1, "given-action")
    play(match, "acquire:fire-2")
    assert pile(match, 1) == "fire-1 fire-1 fire-1 fire-1 fire-2 fire-2"
    assert asked(match).seat == 0


# --- water -----------------------------------------------------------------------------------------------------


def test_cool_head_puts_a_card_into_the_support_and_draws() -> None:
    match = cast("cool-head", 1, "fire-1 fire-2", "", decks=["air-1 air-2 air-3", PLENTY])
    play(match, "card:fire-2/hand")
    assert (support(match), hand(match)) == ("fire-2", "air-1 fire-1")
    twice = cast("cool-head", 2, "fire-1 fire-2 earth-1", "", decks=["air-1 air-2 air-3", PLENTY])
    play(twice, "card:fire-2/hand", "card:earth-1/hand")
    assert (support(twice), hand(twice)) == ("earth-1 fire-2", "air-1 air-2 fire-1")


@pytest.mark.clause("BB-114", "BB-170")
def test_chilling_touch_makes_others_draw_and_support() -> None:
    decks = [PLENTY, "air-1", "air-2", PLENTY]
    match = cast("chilling-touch", 1, "earth-1", "fire-1", "fire-2", "", decks=decks)
    play(match, "player:1", "card:air-1/hand")
    assert (support(match, 1), hand(match, 1), hand(match, 2)) == ("air-1", "fire-1", "fire-2")
    twice = cast("chilling-touch", 2, "earth-1", "fire-1", "fire-2", "", decks=decks)
    play(twice, "player:2")
    assert offered(twice) == ["player:1", "player:3"]
    play(twice, "player:1", "card:fire-1/hand")
    assert (support(twice, 1), hand(twice, 2)) == ("fire-1", "air-2 fire-2")
    play(twice, "card:fire-2/hand")
    assert (support(twice, 2), hand(twice, 2)) == ("fire-2", "air-2")


@pytest.mark.clause("BB-172")
def test_hoarfrost_lets_another_player_support_up_to_two() -> None:
    match = cast("hoarfrost", 1, "earth-1", "fire-1 fire-2 air-1", "")
    play(match, "player:1", "card:fire-2/hand")
    assert offered(match) == ["card:fire-1/hand", "card:air-1/hand", "enough"]
    play(match, "enough")
    assert support(match, 1) == "fire-2"
    none = play(cast("hoarfrost", 1, "earth-1", "fire-1 fire-2", ""), "player:1", "enough")
    assert support(none, 1) == ""
    twice = cast("hoarfrost", 2, "", "5*fire-1", "", magicians=("alice", "rosana", "patrik"))
    play(twice, "player:1", *["card:fire-1/hand"] * 4)
    assert support(twice, 1) == "fire-1 fire-1 fire-1 fire-1"
    assert asked(twice).seat == 0


@pytest.mark.clause("BB-126", "BB-153")
def test_glacial_raises_a_card_of_the_own_support() -> None:
    match = cast("glacial", 1, "", "", supports=["fire-1 fire-3 madness", ""])
    play(match, "card:fire-1/support-0")
    assert support(match) == "fire-2 fire-3 madness"
    assert [card.name for card in match.state.destroyed] == ["fire-1"]
    top = play(cast("glacial", 1, "", "", supports=["fire-1 fire-3 madness", ""]), "card:fire-3/support-0")
    assert support(top) == "fire-1 madness"
    mad = play(cast("glacial", 1, "", "", supports=["fire-1 fire-3 madness", ""]), "card:madness/support-0")
    assert support(mad) == "fire-1 fire-3"
    assert mad.state.stack == 15


@pytest.mark.clause("BB-64", "BB-126")
def test_glacial_cast_twofold_raises_two_cards_and_none_of_them_twice() -> None:
    twice = cast("glacial", 2, "", "", supports=["fire-1 fire-2 air-1", ""], supply={"fire-2": 1})
    play(twice, "card:fire-1/support-0")
    assert offered(twice) == ["card:fire-2/support-0", "card:air-1/support-0"]
    play(twice, "card:air-1/support-0")
    assert support(twice) == "air-2 fire-2 fire-2"
    only = cast("glacial", 2, "", "", supports=["fire-1", ""])
    assert support(only) == "fire-2"


@pytest.mark.clause("BB-128", "BB-133")
def test_freeze_neutralises_a_curse() -> None:
    match = cast("freeze", 1, "9*fire-1", "", curses=["fire-1", "air-2"])
    assert offered(match) == ["curse:fire-1", "curse:air-2"]
    play(match, "curse:fire-1")
    assert board(match)[:2] == ["fire-1?", "air-2"]
    refused(match, "break:fire-1", "BB-56")
    twice = play(cast("freeze", 2, "", "", curses=["fire-1", "air-2", "air-3"]), "curse:fire-1", "curse:air-3")
    assert board(twice)[:3] == ["fire-1?", "air-2", "air-3?"]


def test_rime_puts_a_card_of_the_discard_pile_into_the_support() -> None:
    match = cast("rime", 1, "air-1", "", discards=["fire-1 fire-2 madness"])
    assert offered(match) == ["card:fire-1/discard", "card:fire-2/discard", "card:madness/discard"]
    play(match, "card:fire-2/discard")
    assert (support(match), pile(match)) == ("fire-2", "fire-1 madness")
    twice = play(cast("rime", 2, "", "", discards=["fire-1 fire-2 air-1"]), "card:fire-2/discard", "card:air-1/discard")
    assert support(twice) == "air-1 fire-2"


@pytest.mark.clause("BB-163", "BB-112", "BB-170")
def test_polar_circle_makes_everybody_support_and_draw() -> None:
    match = cast("polar-circle", 1, "fire-1 fire-2", "air-1", decks=["earth-1 earth-2", "earth-3 earth-3"])
    play(match, "card:fire-1/hand")
    assert (support(match), hand(match)) == ("fire-1", "earth-1 fire-2")
    assert (support(match, 1), hand(match, 1)) == ("air-1", "earth-3")
    twice = cast(
        "polar-circle",
        2,
        "fire-1 fire-2 fire-3",
        "air-1 air-2",
        "",
        decks=["earth-1 earth-2", "earth-3 earth-3", PLENTY],
    )
    play(twice, "card:fire-1/hand", "card:fire-3/hand")
    assert (support(twice), hand(twice)) == ("fire-1 fire-3", "earth-1 earth-2 fire-2")
    assert (support(twice, 1), hand(twice, 1)) == ("air-1 air-2", "earth-3 earth-3")  # no choice, no question


@pytest.mark.clause("BB-150")
def test_embodiment_pays_an_action_from_the_shared_support_which_stays() -> None:
    match = cast("embodiment", 1, "9*fire-1", "", supports=["fire-2", "air-2"])
    assert (asked(match).kind, asked(match).seat) == ("given-action", 0)
    assert offered(match) == ["learn:spark", "learn:wind-messenger", "acquire:fire-2", "acquire:air-2", "done"]
    play(match, "acquire:fire-2")
    assert (support(match), support(match, 1)) == ("fire-2", "air-2")
    assert pile(match) == "fire-2"
    assert hand(match) == " ".join(["fire-1"] * 9)
    assert asked(match).kind == "action"  # one action only, though the air card could pay for another


@pytest.mark.clause("BB-150")
def test_embodiment_cast_twofold_uses_each_card_of_the_support_once() -> None:
    match = cast("embodiment", 2, "", "", supports=["fire-2 fire-1", "fire-1"])
    play(match, "acquire:fire-2", "card:fire-2/support-0")
    assert offered(match) == ["learn:spark", "acquire:fire-2", "done"]
    play(match, "acquire:fire-2")
    assert pile(match) == "fire-2 fire-2"
    assert (support(match), support(match, 1)) == ("fire-1 fire-2", "fire-1")
    once = cast("embodiment", 2, "", "", supports=["fire-2", ""])
    play(once, "acquire:fire-2")
    assert asked(once).kind == "action"


def test_ice_palace_lets_everybody_put_a_discarded_card_into_the_support() -> None:
    match = cast("ice-palace", 1, "", "", discards=["fire-1 fire-2", "air-1"])
    play(match, "card:fire-2/discard")
    assert (asked(match).seat, offered(match)[-1]) == (1, "enough")
    play(match, "enough")
    assert (support(match), pile(match)) == ("fire-2", "fire-1")
    assert (support(match, 1), asked(match).seat) == ("", 0)
    twice = cast("ice-palace", 2, "", "", discards=["3*fire-1", ""])
    play(twice, "card:fire-1/discard", "card:fire-1/discard")
    assert support(twice) == "fire-1 fire-1"


# --- earth -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("BB-125")
def test_essence_of_earth_lays_a_discarded_card_on_the_draw_deck() -> None:
    match = cast("essence-of-earth", 1, "", "", "", discards=["air-1", "fire-1 fire-2", "air-2"])
    play(match, "player:1", "card:fire-2/discard")
    assert deck(match, 1)[0] == "fire-2"
    assert pile(match, 1) == "fire-1"
    assert pile(match, 2) == "air-2 earth-1"
    twice = cast("essence-of-earth", 2, "", "", "", discards=["air-1", "fire-1", "air-2"])
    assert asked(twice).seat == 2
    play(twice, "card:air-2/discard")
    assert (deck(twice, 1)[0], deck(twice, 2)[0]) == ("fire-1", "air-2")


def test_abundance_makes_another_player_draw() -> None:
    match = play(cast("abundance", 1, "", "", ""), "player:2")
    assert [len(held) for held in match.state.hands] == [0, 0, 2]
    twice = play(cast("abundance", 2, "", "", ""), "player:1")
    assert [len(held) for held in twice.state.hands] == [0, 4, 0]


def test_fertile_soil_makes_the_caster_and_another_draw() -> None:
    match = play(cast("fertile-soil", 1, "", "", ""), "player:2")
    assert [len(held) for held in match.state.hands] == [1, 0, 1]
    twice = play(cast("fertile-soil", 2, "", "", ""), "player:1")
    assert [len(held) for held in twice.state.hands] == [2, 2, 0]


@pytest.mark.clause("BB-99")
def test_resolve_draws_and_banishes_from_the_own_hand_or_support() -> None:
    match = cast("resolve", 1, "madness", "madness", supports=["madness", "madness"])
    assert len(match.state.hands[0]) == 3
    assert offered(match) == ["card:madness/hand", "card:madness/support-0"]
    play(match, "card:madness/support-0")
    assert (support(match), match.state.stack) == ("", 16)
    twice = cast("resolve", 2, "madness", "", supports=["madness", ""])
    assert (support(twice), hand(twice), twice.state.stack) == ("", " ".join(["water-1"] * 4), 17)
    assert asked(twice).kind == "action"


@pytest.mark.clause("BB-126", "BB-153")
def test_stoneskin_raises_a_card_of_the_hand() -> None:
    match = play(cast("stoneskin", 1, "fire-1 madness", ""), "card:fire-1/hand")
    assert hand(match) == "fire-2 madness"
    mad = play(cast("stoneskin", 1, "fire-1 madness", ""), "card:madness/hand")
    assert (hand(mad), mad.state.stack) == ("fire-1", 15)
    twice = play(cast("stoneskin", 2, "fire-1 madness air-2", ""), "card:fire-1/hand", "card:air-2/hand")
    assert hand(twice) == "air-3 fire-2 madness"
    none = play(cast("stoneskin", 1, "fire-1 fire-3", "", supply={"fire-2": 0}), "card:fire-1/hand")
    assert hand(none) == "fire-3"


@pytest.mark.clause("BB-95")
def test_circle_of_life_shuffles_the_discard_pile_into_the_deck_and_draws() -> None:
    match = cast("circle-of-life", 1, "", "", "", decks=["", "2*fire-1", PLENTY], discards=["", "2*air-1 madness"])
    assert offered(match) == ["player:0", "player:1", "player:2"]
    play(match, "player:1")
    assert pile(match, 1) == ""
    assert sorted([*deck(match, 1), hand(match, 1)]) == ["air-1", "air-1", "fire-1", "fire-1", "madness"]
    assert match.state.stack == 15
    twice = cast("circle-of-life", 2, "", "", "", discards=["air-2", "air-1", "air-3"])
    play(twice, "player:1", "player:0")
    assert [len(held) for held in twice.state.hands] == [1, 1, 0]
    assert (pile(twice), pile(twice, 2)) == ("", "air-3 earth-1 earth-1 earth-1 earth-1")


def test_strength_of_the_mountains_draws_five() -> None:
    assert len(cast("strength-of-the-mountains", 1, "", "").state.hands[0]) == 5
    assert len(cast("strength-of-the-mountains", 2, "", "", decks=["12*air-1", PLENTY]).state.hands[0]) == 10


def test_embrace_of_the_earth_lets_everybody_take_a_discarded_card() -> None:
    match = cast("embrace-of-the-earth", 1, "", "", discards=["fire-1 fire-2", "air-1"])
    play(match, "card:fire-2/discard", "enough")
    assert (hand(match), pile(match), hand(match, 1)) == ("fire-2", "fire-1", "")
    twice = cast("embrace-of-the-earth", 2, "", "", discards=["fire-1 fire-2 air-1", ""])
    play(twice, "card:fire-2/discard", "card:fire-1/discard")
    assert hand(twice) == "fire-1 fire-2"
    assert asked(twice).seat == 1


def test_petrification_lets_everybody_raise_a_card_of_the_hand() -> None:
    match = cast("petrification", 1, "fire-1", "air-2 madness")
    play(match, "enough")
    assert offered(match) == ["card:air-2/hand", "card:madness/hand", "enough"]
    play(match, "card:air-2/hand")
    assert (hand(match), hand(match, 1)) == ("fire-1", "air-3 madness")
    twice = play(cast("petrification", 2, "2*fire-1", ""), "card:fire-1/hand", "card:fire-1/hand")
    assert hand(twice) == "fire-2 fire-2"


# --- fire ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BB-172", "BB-113")
def test_blazing_power_discards_and_draws_together_or_not_at_all() -> None:
    match = cast("blazing-power", 1, "air-1", "earth-1 madness", "")
    assert offered(match) == ["player:0", "player:1", "player:2"]
    play(match, "player:1")
    assert (asked(match).seat, offered(match)) == (1, ["use", "decline"])
    declined = match.fork()
    play(declined, "decline")
    assert hand(declined, 1) == "earth-1 madness"
    play(match, "use", "card:madness/hand")
    assert hand(match, 1) == "earth-1 water-1"
    twice = play(cast("blazing-power", 2, "air-1", "earth-1", ""), "player:1", "use")
    assert hand(twice, 1) == "water-1 water-1"
    assert pile(twice, 1) == "earth-1"


def test_embers_destroys_and_draws() -> None:
    match = play(cast("embers", 1, "air-1 madness", ""), "card:madness/hand")
    assert hand(match) == "air-1 water-1"
    assert [card.name for card in match.state.destroyed] == ["madness"]
    twice = play(cast("embers", 2, "air-1 madness air-2", ""), "card:madness/hand", "card:air-1/hand")
    assert hand(twice) == "air-2 water-1 water-1"


def test_spark_lets_players_destroy_a_discarded_card() -> None:
    match = cast("spark", 1, "", "", discards=["air-1", "madness fire-1"])
    play(match, "player:1", "card:madness/discard")
    assert pile(match, 1) == "fire-1 fire-1"
    assert asked(match).kind == "action"
    twice = cast("spark", 2, "", "", discards=["air-1", "madness"])
    play(twice, "enough", "card:madness/discard")
    assert (pile(twice), pile(twice, 1)) == ("air-1", "fire-1 fire-1")


@pytest.mark.clause("BB-99")
def test_cleansing_flame_banishes_from_the_own_hand_and_any_support() -> None:
    match = cast("cleansing-flame", 1, "2*madness", "madness", supports=["", "madness"])
    assert offered(match) == ["card:madness/hand", "card:madness/support-1", "enough"]
    play(match, "card:madness/support-1", "card:madness/hand")
    assert (hand(match), hand(match, 1), support(match, 1), match.state.stack) == ("madness", "madness", "", 17)
    assert asked(match).kind == "action"  # no more than two
    twice = play(cast("cleansing-flame", 2, "4*madness", ""), *["card:madness/hand"] * 4)
    assert (hand(twice), twice.state.stack) == ("", 19)


def test_melting_cauldron_destroys_and_draws_as_many() -> None:
    match = cast("melting-cauldron", 1, "air-1 madness", "", discards=["fire-2 madness"])
    play(match, "card:madness/hand", "card:madness/discard", "enough")
    assert (hand(match), pile(match)) == ("air-1 water-1 water-1", "fire-2")
    twice = play(cast("melting-cauldron", 2, "7*air-1", ""), *["card:air-1/hand"] * 6)
    assert hand(twice) == "air-1 water-1 water-1 water-1 water-1 water-1 water-1"


@pytest.mark.clause("BB-123")
def test_from_the_ashes_brings_destroyed_element_cards_back() -> None:
    match = cast("from-the-ashes", 1, "", "", destroyed=["fire-3", "air-1", "air-2", "madness"])
    assert offered(match) == ["card:fire-3/destroyed", "card:air-1/destroyed", "card:air-2/destroyed", "enough"]
    play(match, "card:fire-3/destroyed", "card:air-2/destroyed")
    assert hand(match) == "air-2 fire-3"
    assert [card.name for card in match.state.destroyed] == ["air-1", "madness"]
    assert asked(match).kind == "action"  # no more than two
    twice = cast("from-the-ashes", 2, "", "", destroyed=["air-1"] * 5)
    assert hand(play(twice, *["card:air-1/destroyed"] * 4)) == "air-1 air-1 air-1 air-1"


@pytest.mark.clause("BB-109")
def test_aura_of_fire_lets_everybody_destroy_and_then_all_draw() -> None:
    match = cast("aura-of-fire", 1, "madness air-1", "madness")
    play(match, "card:madness/hand", "enough")
    assert (hand(match), hand(match, 1)) == ("air-1 water-1", "madness water-1")
    twice = play(cast("aura-of-fire", 2, "madness air-1", ""), "card:madness/hand", "enough")
    assert (hand(twice), hand(twice, 1)) == ("air-1 water-1 water-1", "water-1 water-1")


def test_heat_of_battle_refreshes_other_spells_of_anybody() -> None:
    spells = ["heat-of-battle growth! ice", "growth! ice!? telepathy!", "growth!"]
    match = cast("heat-of-battle", 1, "", "", "", spells=spells)
    assert offered(match) == ["spell:growth/0", "spell:growth/1", "spell:telepathy/1", "spell:growth/2", "enough"]
    play(match, "spell:growth/1", "spell:growth/0", "enough")
    assert known(match) == ["heat-of-battle!", "growth", "ice"]
    assert known(match, 1) == ["growth", "ice!?", "telepathy!"]
    three = cast("heat-of-battle", 1, "", "", "", spells=spells)
    play(three, "spell:growth/1", "spell:growth/0", "spell:growth/2")
    assert (asked(three).kind, known(three, 1)) == ("action", ["growth", "ice!?", "telepathy!"])
    twice = cast("heat-of-battle", 2, "", "", "", spells=["heat-of-battle", "growth! ice! telepathy!", "growth! ice!"])
    ids = ["spell:growth/1", "spell:ice/1", "spell:telepathy/1", "spell:growth/2", "spell:ice/2"]
    play(twice, *ids)
    assert known(twice, 2) == ["growth", "ice"]


def test_dragons_breath_lets_everybody_banish_a_madness() -> None:
    match = cast("dragons-breath", 1, "madness", "madness", discards=["madness", ""], supports=["madness", ""])
    assert offered(match) == ["card:madness/hand", "card:madness/support-0", "card:madness/discard", "enough"]
    play(match, "card:madness/discard")
    assert asked(match).seat == 1  # one each
    play(match, "enough")
    assert (pile(match), match.state.stack) == ("", 16)
    twice = play(cast("dragons-breath", 2, "3*madness", ""), "card:madness/hand", "card:madness/hand")
    assert (hand(twice), twice.state.stack) == ("madness", 17)


# --- air -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("BB-117")
def test_mind_control_lets_others_act_and_draw() -> None:
    match = cast("mind-control", 1, "", "2*fire-1", "")
    play(match, "player:1", "acquire:fire-2")
    assert (hand(match, 1), pile(match, 1)) == ("water-1", "fire-1 fire-1 fire-2")
    once = play(cast("mind-control", 1, "", "4*fire-1", ""), "player:1", "acquire:fire-2")
    assert asked(once).seat == 0  # one action, though there are cards for a second
    twice = cast("mind-control", 2, "", "2*fire-1", "2*fire-1")
    play(twice, "done", "acquire:fire-2")
    assert hand(twice, 1) == "fire-1 fire-1 water-1"
    assert hand(twice, 2) == "water-1"


@pytest.mark.clause("BB-127")
def test_exchange_of_thoughts_swaps_cards_of_hands_one_for_one() -> None:
    match = cast("exchange-of-thoughts", 1, "fire-1 fire-2", "air-1 air-2", "")
    play(match, "player:1", "card:fire-2/hand")
    assert (asked(match).seat, asked(match).kind) == (1, "swap-back")
    assert "card:fire-2/hand" not in offered(match)
    play(match, "card:air-1/hand", "enough")
    assert (hand(match), hand(match, 1)) == ("air-1 fire-1", "air-2 fire-2")
    both = play(cast("exchange-of-thoughts", 1, "3*fire-1", "3*air-1", ""), "player:1", "card:fire-1/hand")
    play(both, "card:fire-1/hand", "card:air-1/hand")
    assert (asked(both).kind, hand(both)) == ("action", "air-1 air-1 fire-1")  # no more than two
    twice = cast("exchange-of-thoughts", 2, "3*fire-1", "3*air-1", "")
    play(twice, "player:1", "card:fire-1/hand", "card:fire-1/hand", "card:air-1/hand")
    play(twice, "card:fire-1/hand")
    assert asked(twice).seat == 1
    play(twice, "card:air-1/hand")
    assert (hand(twice), hand(twice, 1)) == ("air-1 air-1 air-1", "fire-1 fire-1 fire-1")


@pytest.mark.clause("BB-127")
def test_wind_messenger_gives_cards_to_another_hand() -> None:
    match = cast("wind-messenger", 1, "3*fire-1", "", "air-1")
    play(match, "player:2", "card:fire-1/hand", "enough")
    assert (hand(match), hand(match, 2)) == ("fire-1 fire-1", "air-1 fire-1")
    both = play(cast("wind-messenger", 1, "3*fire-1", "", ""), "player:1", "card:fire-1/hand", "card:fire-1/hand")
    assert (asked(both).kind, hand(both)) == ("action", "fire-1")  # no more than two
    twice = play(cast("wind-messenger", 2, "5*fire-1", "", ""), "player:1", *["card:fire-1/hand"] * 4)
    assert (hand(twice), hand(twice, 1)) == ("fire-1", "fire-1 fire-1 fire-1 fire-1")


@pytest.mark.clause("BB-112")
def test_telekinesis_makes_everybody_draw() -> None:
    assert [len(held) for held in cast("telekinesis", 1, "", "air-1", "").state.hands] == [1, 2, 1]
    assert [len(held) for held in cast("telekinesis", 2, "", "air-1", "").state.hands] == [2, 3, 2]


@pytest.mark.clause("BB-164", "BB-109")
def test_eye_of_the_hurricane_discards_and_draws_even_without_a_card_to_discard() -> None:
    match = cast("eye-of-the-hurricane", 1, "air-1", "", "fire-1 madness")
    play(match, "card:madness/hand")
    assert [hand(match, seat) for seat in range(3)] == ["water-1", "water-1", "fire-1 water-1"]
    twice = cast("eye-of-the-hurricane", 2, "air-1", "", "")
    assert [hand(twice, seat) for seat in range(3)] == ["water-1 water-1"] * 3


def test_joined_minds_gives_up_to_three_actions_to_another() -> None:
    match = cast("joined-minds", 1, "", "7*fire-1", "")
    play(match, "player:1", *["acquire:fire-2"] * 3)
    assert asked(match).seat == 0
    assert hand(match, 1) == "fire-1"
    twice = play(cast("joined-minds", 2, "", "14*fire-1", ""), "player:1", *["acquire:fire-2"] * 6)
    assert asked(twice).seat == 0
    assert hand(twice, 1) == "fire-1 fire-1"


def test_levitation_fills_other_hands_to_six() -> None:
    match = play(cast("levitation", 1, "", "air-1", "8*air-1"), "player:1")
    assert [len(held) for held in match.state.hands] == [0, 6, 8]
    twice = cast("levitation", 2, "", "air-1", "8*air-1")
    assert [len(held) for held in twice.state.hands] == [0, 6, 8]


@pytest.mark.clause("BB-112", "BB-118")
def test_brainstorm_lets_every_other_player_act_and_draw() -> None:
    match = cast("brainstorm", 1, "2*fire-1", "4*fire-1", "2*fire-1")
    assert asked(match).seat == 1
    play(match, "acquire:fire-2")
    assert asked(match).seat == 2  # one action each, though there are cards for a second
    play(match, "done")
    assert [len(held) for held in match.state.hands] == [2, 4, 4]
    twice = cast("brainstorm", 2, "", "4*fire-1", "", decks=["", "9*air-1", "9*air-1"])
    play(twice, "acquire:fire-2", "acquire:fire-2")
    assert [len(held) for held in twice.state.hands] == [0, 4, 4]


def test_timelessness_refreshes_the_other_own_spells_and_draws() -> None:
    match = cast("timelessness", 1, "", "", spells=["timelessness growth! ice!?", "growth!"])
    assert known(match) == ["timelessness!", "growth", "ice!?"]
    assert known(match, 1) == ["growth!"]
    assert len(match.state.hands[0]) == 2
    assert len(cast("timelessness", 2, "", "").state.hands[0]) == 4


# --- whom they leave alone ---------------------------------------------------------------------------------------

FOR_THE_CASTER = (
    "growth", "ice", "combustion", "cool-head", "glacial", "rime", "resolve", "stoneskin", "strength-of-the-mountains",
    "embers", "cleansing-flame", "melting-cauldron", "from-the-ashes", "timelessness",
)  # fmt: skip


@pytest.mark.clause("BB-111")
@pytest.mark.parametrize("name", FOR_THE_CASTER)
def test_what_is_for_the_caster_leaves_the_others_alone(name: str) -> None:
    rich = "fire-1 air-2 madness"
    spells = [f"{name} {'ice' if name == 'growth' else 'growth'}!", "growth! ice", "growth! ice"]
    match = cast(
        name,
        1,
        *(rich, rich, ""),
        discards=["air-1 madness", "air-1 madness"],
        supports=["fire-1", "fire-1", ""],
        spells=spells,
        destroyed=["fire-1", "air-1"],
    )
    while asked(match).kind != "action":
        assert asked(match).seat == 0
        play(match, offered(match)[0])
    assert (hand(match, 1), pile(match, 1), support(match, 1)) == ("air-2 fire-1 madness", "air-1 madness", "fire-1")
    assert known(match, 1) == ["growth!", "ice"]
    assert len(deck(match, 1)) == 9
    assert (hand(match, 2), len(deck(match, 2)), known(match, 2)) == ("", 9, ["growth!", "ice"])


@pytest.mark.parametrize("name", ["freeze", "heat-of-battle", "embodiment"])
def test_only_the_caster_is_asked(name: str) -> None:
    spells = [f"{name} {'ice' if name == 'growth' else 'growth'}!", "growth! ice", "growth! ice"]
    curses = ["fire-1", "air-1", "water-1", "earth-1"]
    match = cast(
        name, 1, "2*fire-1", "2*fire-1", "", supports=["2*fire-1", "2*fire-1", ""], spells=spells, curses=curses
    )
    asks = 0
    while asked(match).kind != "action":
        assert asked(match).seat == 0
        play(match, offered(match)[-1])
        asks += 1
    assert asks == 1


# --- all of them -----------------------------------------------------------------------------------------------


def test_all_spells_have_a_test_here() -> None:
    tests = "\n".join(name for name in globals() if name.startswith("test_"))
    missing = [spell.name for spell in SPELLS if spell.name.replace("-", "_") not in tests]
    assert missing == []


@pytest.mark.clause("BB-69", "BB-68")
def test_a_spell_of_which_nothing_can_be_carried_out_is_paid_and_used() -> None:
    match = cast("ice", 1, "", "")
    assert known(match) == ["ice!"]
    assert (support(match, 1), pile(match, 1)) == ("", "water-1")
