"""Every page: what its monster does on arrival, and its front: bonus and penalty for the monster before it."""

import pytest

from slet.games.big_book.pieces.tables import PAGES
from slet.kernel.match import Match

from .table import BOOK, INNER, PLENTY, asked, board, deck, hand, known, offered, pile, play, support, table

HANDS = ("water-1 fire-1 air-2", "water-1 fire-1 air-2", "5*air-1")


def arrive(name: str, *hands: str, **more: object) -> Match:
    """The monster comes. Seat 1 is active."""
    book = (name, *BOOK[1:]) if name not in INNER else (BOOK[0], name, *[page for page in BOOK[1:] if page != name])
    if name in INNER:
        book = (*book[:6], "last-page")
    given: dict[str, object] = {"page": 0 if name not in INNER else 1, "active": 1, "book": book, **more}
    return table(*(hands or HANDS), step="turn_page", **given)  # type: ignore[arg-type]


def judged(name: str, *hands: str, won: bool, **more: object) -> Match:
    """The marker comes to the invocation space while this page lies on the right. Seat 1 is active."""
    book = (BOOK[0], name, *[page for page in BOOK[1:-1] if page != name])
    book = (*book[:6], "last-page")
    given: dict[str, object] = {"active": 1, "book": book, "curses": [] if won else ["earth-4"], **more}
    return table(*(hands or HANDS), step="judge", marker=0, page=1, **given)  # type: ignore[arg-type]


# --- first pages -----------------------------------------------------------------------------------------------


def test_bog_piper_makes_everybody_discard() -> None:
    match = arrive("bog-piper")
    assert (asked(match).seat, asked(match).kind) == (1, "discard")
    play(match, "card:air-2/hand")  # seat 2 has only one kind of cards
    play(match, "card:fire-1/hand")
    assert [pile(match, seat) for seat in range(3)] == ["fire-1", "air-2", "air-1"]


def test_gelatinous_cube_discards_two_cards_of_each_deck() -> None:
    match = arrive("gelatinous-cube", decks=["fire-1 air-1 air-2", "fire-1", PLENTY])
    assert [pile(match, seat) for seat in range(3)] == ["air-1 fire-1", "fire-1", "water-1 water-1"]
    assert deck(match) == ["air-2"]


def test_shadow_imp_uses_up_a_spell_of_each() -> None:
    match = play(arrive("shadow-imp"), "spell:ice/1", "spell:growth/2", "spell:ice/0")
    assert [known(match, seat)[1] for seat in range(3)] == ["ice!", "ice!", "ice"]


def test_whispering_eye_gives_two_players_a_madness() -> None:
    match = arrive("whispering-eye")
    assert [pile(match, seat) for seat in range(3)] == ["", "madness", "madness"]
    assert match.state.stack == 13


# --- inner pages -----------------------------------------------------------------------------------------------


def test_dread_face_puts_madness_into_hands() -> None:
    match = arrive("dread-face")
    assert all("madness" in hand(match, seat) for seat in range(3))
    assert match.state.stack == 12


def test_dread_face_bonus_banishes_up_to_two_and_penalty_changes_the_hand() -> None:
    won = judged("dread-face", "3*madness", "madness", supports=["", "madness"], won=True)
    assert offered(won) == ["card:madness/hand", "card:madness/support-1", "enough"]
    play(won, "card:madness/support-1", "enough", "card:madness/hand", "card:madness/hand")
    assert (hand(won, 1), support(won, 1)) == ("madness madness", "")  # and the new monster's madness
    lost = judged("dread-face", "2*fire-1", "7*fire-1", decks=["9*air-1", "9*air-1"], won=False)
    assert hand(lost).count("air-1") == 5
    assert pile(lost).startswith("fire-1 fire-1")
    assert hand(lost, 1).count("air-1") == 5


def test_tome_glutton_discards_all_draw_decks() -> None:
    match = arrive("tome-glutton", decks=["fire-1 air-1", "fire-1", ""])
    assert [deck(match, seat) for seat in range(3)] == [[], [], []]
    assert pile(match) == "air-1 fire-1"
    assert match.state.stack == 15


def test_tome_glutton_bonus_destroys_any_number_and_penalty_hits_one_support() -> None:
    won = judged("tome-glutton", "madness fire-1", "4*fire-1", decks=["9*air-1", "9*air-1"], won=True)
    play(won, *["card:fire-1/hand"] * 3, "enough", "card:madness/hand", "enough")
    assert (hand(won), hand(won, 1)) == ("air-1 fire-1", "air-1 air-1 air-1 fire-1")
    assert len(won.state.destroyed) == 4
    lost = judged("tome-glutton", "", "", supports=["2*fire-1", "air-1"], won=False)
    assert (asked(lost).seat, offered(lost)) == (1, ["player:1", "player:0"])
    play(lost, "player:0")
    assert (support(lost), pile(lost)) == ("madness madness madness", " ".join([*["fire-1"] * 2, *["water-1"] * 9]))
    assert support(lost, 1) == "air-1"


def test_silent_warden_neutralises_a_spell_of_each() -> None:
    match = play(arrive("silent-warden"), "spell:ice/1", "spell:growth/2", "spell:ice/0")
    assert [known(match, seat)[1] for seat in range(3)] == ["ice?", "ice?", "ice"]
    assert known(match, 2)[0] == "growth?"


def test_silent_warden_bonus_lays_discarded_cards_on_the_deck_and_penalty_takes_all_air() -> None:
    won = judged("silent-warden", "", "", discards=["", "fire-1 fire-2 fire-3"], won=True)
    play(won, "card:fire-2/discard", "card:fire-3/discard")
    assert deck(won, 1)[:2] == ["fire-3", "fire-2"]
    assert asked(won).kind != "lay-on-deck"  # no more than two
    none = play(judged("silent-warden", "", "", discards=["", "fire-1"], won=True), "enough")
    assert deck(none, 1) == ["water-1"] * 9
    lost = judged("silent-warden", "air-1 air-2 fire-1", "air-3", supports=["air-1 fire-2", ""], won=False)
    assert (hand(lost), support(lost), pile(lost)) == ("fire-1", "fire-2", "air-1 air-1 air-2")
    assert pile(lost, 1) == "air-3"


@pytest.mark.clause("BB-49", "BB-151")
def test_warlock_lays_a_madness_under_every_new_curse() -> None:
    match = arrive("warlock", decks_of_curses={"air": "air-1", "fire": "fire-1", "earth": "earth-1"})
    assert board(match) == ["air-1*1", "fire-1*1", "earth-1*1", None, None]
    assert match.state.stack == 12


@pytest.mark.clause("BB-151", "BB-98")
def test_warlock_uses_the_madness_that_is_there_also_for_multi_element_curses() -> None:
    match = arrive("warlock", stack=2, page=3, book=(*BOOK[:3], "warlock", *BOOK[4:]), marker=0)
    assert [text.endswith("*1") if text else None for text in board(match)] == [True, True, False, False, None]
    assert match.outcome is None
    assert match.state.stack == 0


def test_warlock_bonus_raises_a_discarded_card_and_penalty_is_a_madness_for_all() -> None:
    won = judged("warlock", "", "", discards=["madness", "fire-1 fire-3"], won=True)
    play(won, "card:fire-1/discard", "card:madness/discard")
    assert (pile(won), pile(won, 1)) == ("", "fire-2 fire-3")
    lost = judged("warlock", "", "", won=False)
    assert (pile(lost), pile(lost, 1)) == ("madness", "madness")


def test_sea_wraith_discards_all_supports() -> None:
    match = arrive("sea-wraith", supports=["fire-1 madness", "air-1", ""])
    assert [support(match, seat) for seat in range(3)] == ["", "", ""]
    assert [pile(match, seat) for seat in range(3)] == ["fire-1 madness", "air-1", ""]
    assert match.state.stack == 15


def test_sea_wraith_bonus_trades_a_one_for_a_three_and_penalty_takes_all_water() -> None:
    won = judged("sea-wraith", "fire-2", "fire-1 air-1 air-2", supports=["water-1", ""], won=True)
    assert offered(won) == ["card:fire-1/hand", "card:air-1/hand", "card:water-1/support-0", "enough"]
    play(won, "card:water-1/support-0")
    assert deck(won, 1)[0] == "water-3"
    assert pile(won) == "water-1"
    assert (asked(won).seat, asked(won).kind) == (1, "action")  # one only, and seat 0 has none of value 1 in reach
    lost = judged("sea-wraith", "water-1 fire-1", "water-3", supports=["water-2", ""], won=False)
    assert [pile(lost, seat) for seat in range(2)] == ["water-1 water-2", "water-3"]
    empty = judged("sea-wraith", "", "fire-1", supply={"fire-3": 0}, won=True)
    play(empty, "card:fire-1/hand")
    assert (pile(empty, 1), deck(empty, 1)[0]) == ("fire-1", "water-1")


def test_lord_of_the_deep_puts_madness_into_supports() -> None:
    match = arrive("lord-of-the-deep", supports=["3*fire-1", "", ""])
    assert [support(match, seat) for seat in range(3)] == ["fire-1 fire-1 fire-1 madness", "madness", "madness"]


def test_lord_of_the_deep_bonus_banishes_all_of_the_discard_pile_and_penalty_is_a_madness_for_all() -> None:
    won = judged("lord-of-the-deep", "madness", "", discards=["2*madness fire-1", "madness"], won=True)
    play(won, "decline", "use")
    assert (pile(won), pile(won, 1), won.state.stack) == ("fire-1", "madness", 17 - 2)  # two came to the supports
    lost = judged("lord-of-the-deep", "", "", won=False)
    assert (pile(lost), pile(lost, 1)) == ("madness", "madness")


def test_rune_golem_uses_up_two_spells_of_each() -> None:
    match = arrive("rune-golem", "", "", spells=["growth ice!", "growth ice telepathy"])
    play(match, "spell:ice/1", "spell:growth/1")
    assert (known(match), known(match, 1)) == (["growth!", "ice!"], ["growth!", "ice!", "telepathy"])


def test_rune_golem_bonus_draws_two_and_penalty_takes_all_earth() -> None:
    won = play(judged("rune-golem", "", "", spells=["", ""], won=True), "use", "decline")
    assert (hand(won), hand(won, 1)) == ("", "water-1 water-1")
    lost = judged("rune-golem", "earth-1 fire-1", "", supports=["earth-2", ""], spells=["", ""], won=False)
    assert (hand(lost), pile(lost)) == ("fire-1", "earth-1 earth-2")


def test_fear_eater_destroys_three_of_the_stack() -> None:
    match = arrive("fear-eater")
    assert match.state.stack == 12
    assert [card.name for card in match.state.destroyed] == ["madness"] * 3


def test_fear_eater_bonus_fills_supports_and_penalty_takes_all_fire() -> None:
    won = play(judged("fear-eater", "3*fire-1", "air-1", won=True), "enough", "card:fire-1/hand", "card:fire-1/hand")
    assert (support(won), support(won, 1)) == ("fire-1 fire-1", "")
    assert asked(won).kind != "support"  # no more than two
    lost = judged("fear-eater", "fire-1 air-1", "", supports=["fire-2", ""], won=False)
    assert (hand(lost), pile(lost)) == ("air-1", "fire-1 fire-2")


def test_dragon_destroys_an_element_card_of_each_hand() -> None:
    match = arrive("dragon", "fire-1 madness", "fire-1 air-1", "madness")
    play(match, "card:air-1/hand")
    assert [hand(match, seat) for seat in range(3)] == ["madness", "fire-1", "madness"]
    assert [card.name for card in match.state.destroyed] == ["air-1", "fire-1"]


def test_dragon_bonus_is_a_card_of_value_two_and_penalty_a_madness_on_the_deck() -> None:
    won = judged("dragon", "", "", won=True)
    assert offered(won) == ["acquire:water-2", "acquire:earth-2", "acquire:fire-2", "acquire:air-2", "enough"]
    play(won, "acquire:fire-2")
    assert asked(won).seat == 0  # one each
    play(won, "enough")
    assert (pile(won), pile(won, 1)) == ("", "fire-2")
    lost = judged("dragon", "", "", won=False)
    assert (deck(lost)[0], deck(lost, 1)[0], lost.state.stack) == ("madness", "madness", 13)


@pytest.mark.clause("BB-100")
def test_ice_queen_leaves_four_cards_in_each_hand() -> None:
    match = arrive("ice-queen", "3*fire-1", "5*fire-1 madness", "7*air-1")
    play(match, "card:madness/hand")
    assert [len(held) for held in match.state.hands] == [3, 4, 4]
    assert pile(match, 1) == "fire-1 madness"


def test_ice_queen_bonus_refreshes_and_draws_and_penalty_destroys_a_spell() -> None:
    won = judged("ice-queen", "", "", spells=["growth! ice!?", "growth!"], won=True)
    play(won, "decline", "use")
    assert (known(won), known(won, 1)) == (["growth", "ice!"], ["growth!"])  # turned up by the new monster, still used
    assert (hand(won), hand(won, 1)) == ("water-1", "")
    lost = play(judged("ice-queen", "", "", spells=["growth ice! combustion?", "growth"], won=False), "spell:ice/0")
    assert (known(lost), known(lost, 1)) == (["growth", "combustion"], [])
    assert [spell.name for spell in lost.state.gone] == ["growth", "ice"]


def test_spell_eater_destroys_library_spells_that_have_more_below() -> None:
    library = ["hoarfrost freeze ice-palace", "petrification", "", "joined-minds timelessness"]
    match = arrive("spell-eater", library=library)
    assert [[spell.name for spell in pile] for pile in match.state.library] == [
        ["freeze", "ice-palace"],
        ["petrification"],
        [],
        ["timelessness"],
    ]
    assert [spell.name for spell in match.state.gone] == ["hoarfrost", "joined-minds"]


def test_spell_eater_bonus_destroys_two_cards_and_penalty_four_of_the_stack() -> None:
    won = judged("spell-eater", "", "fire-1 madness", discards=["", "madness"], won=True)
    play(won, "card:madness/hand", "card:madness/discard")
    assert (hand(won, 1), pile(won, 1)) == ("fire-1", "")
    assert asked(won).kind == "action"  # no more than two
    assert judged("spell-eater", "", "", won=False).state.stack == 11


def test_wind_trickster_shuffles_hands_into_decks() -> None:
    match = arrive("wind-trickster", "3*fire-1", "", "fire-1")
    assert [len(held) for held in match.state.hands] == [2, 0, 0]
    assert [len(cards) for cards in match.state.decks] == [10, 9, 10]
    assert match.state.stack == 15


def test_wind_trickster_bonus_is_a_spell_for_nothing_and_penalty_costs_four_cards_of_each_deck() -> None:
    won = judged("wind-trickster", "", "", spells=["growth ice combustion telepathy rime", ""], won=True)
    play(won, "player:0")
    assert (asked(won).seat, offered(won)[-1]) == (0, "enough")
    play(won, "learn:spark", "spell:ice/0")
    assert asked(won).kind != "learn"  # one only
    assert known(won) == ["growth", "combustion", "telepathy", "rime", "spark"]
    assert won.view(0).library[2].name == "from-the-ashes"
    lost = judged("wind-trickster", "", "", decks=["3*fire-1", "9*fire-1"], won=False)
    assert (pile(lost), len(deck(lost, 1))) == ("fire-1 fire-1 fire-1", 5)


# --- the last page ---------------------------------------------------------------------------------------------


@pytest.mark.clause("BB-31", "BB-50")
def test_last_page_adds_a_madness_to_every_deck_when_the_sixth_monster_comes() -> None:
    match = table("", "", step="turn_page", page=5, marker=0)
    assert (deck(match)[0], deck(match, 1)[0], match.state.stack) == ("madness", "madness", 13)
    assert [card.name for card in match.view(1).players[0].deck_top] == ["madness"]


@pytest.mark.clause("BB-50", "BB-49")
def test_last_page_comes_after_the_monster_unless_that_waits_for_its_curses() -> None:
    with_glutton = (*BOOK[:5], "tome-glutton", "last-page")
    match = table("", "", step="turn_page", page=5, marker=0, book=with_glutton)
    assert deck(match) == ["madness"]  # the deck was discarded first
    with_warlock = (*BOOK[:5], "warlock", "last-page")
    late = table("", "", step="turn_page", page=5, marker=0, book=with_warlock, stack=4)
    assert deck(late)[0] == "madness"
    assert [text is not None and text.endswith("*1") for text in board(late)[:4]] == [True, True, False, False]


@pytest.mark.clause("BB-46")
@pytest.mark.parametrize("name", [page for page in INNER if page != "wind-trickster"])
def test_every_bonus_but_that_of_the_trickster_is_for_all(name: str) -> None:
    rich = "fire-1 air-2 madness"
    match = judged(name, rich, rich, discards=["air-1 madness"] * 2, supports=["air-1", "water-1"], won=True)
    seats: list[int] = []
    while match.state.step == "judge":
        seats.append(asked(match).seat)
        play(match, offered(match)[-1])  # enough, or no
    assert seats == [1, 0]


def test_all_pages_have_a_test_here() -> None:
    tests = "\n".join(name for name in globals() if name.startswith("test_"))
    missing = [page.name for page in PAGES if f"test_{page.name.replace('-', '_')}" not in tests]
    assert missing == []
    fronts = [
        page.name for page in PAGES if page.kind == "inner" and f"test_{page.name.replace('-', '_')}_bonus" not in tests
    ]
    assert fronts == []
