"""Zones, what is open, and what nobody may know."""

from collections import Counter
from random import Random

import pytest

import slet
from slet.games.big_book import GAME
from slet.games.big_book.closed import pooled
from slet.games.big_book.pieces.tables import LIBRARY, PAGES, Page
from slet.games.big_book.state import BigBookState
from slet.kernel.data import to_json
from slet.kernel.match import Match

from .table import BOOK, PILES, asked, before_marker, done, hand, known, names, offered, play, table


@pytest.mark.clause("BB-24")
def test_every_player_has_five_zones_and_spells_are_no_part_of_the_deck() -> None:
    match = table("fire-1", "", discards=["air-1"], supports=["air-2"], decks=["air-3", "air-3"])
    player = match.view(1).players[0]
    assert [names(zone) for zone in (player.hand, player.discard, player.support)] == ["fire-1", "air-1", "air-2"]
    assert player.deck_size == 1
    assert [one.spell.name for one in player.spells] == ["growth", "ice", "combustion", "telepathy"]
    # A player with no card at all keeps the spells: they are not drawn, discarded or counted as hand cards.
    out = table("", "", step="turn_page", page=1, book=(*BOOK[:1], "tome-glutton", *BOOK[2:]))
    assert known(out) == ["growth", "ice", "combustion", "telepathy"]
    assert player.hand_size == 1


@pytest.mark.clause("BB-25", "BB-28")
def test_discard_piles_are_open_to_all() -> None:
    match = table("", "", discards=["air-1 madness fire-2", ""], options={"open_hands": False})
    for seat in (0, 1, None):
        assert names(match.view(seat).players[0].discard) == "air-1 fire-2 madness"


@pytest.mark.clause("BB-26")
def test_destroyed_cards_are_open_to_all() -> None:
    match = table("", "", destroyed=["fire-3", "madness"], gone=["spark"], library=["", "", "", ""])
    for seat in (0, 1, None):
        assert names(match.view(seat).destroyed) == "fire-3 madness"
        assert names(match.view(seat).spells_gone) == "spark"


@pytest.mark.clause("BB-27")
def test_nobody_sees_what_lies_face_down() -> None:
    match = table("", "", decks=["fire-3 air-3 earth-3", "2*water-3"])
    for seat in (0, 1, None):
        text = to_json(match.view(seat)).decode()
        assert "fire-3" not in text.replace('"fire-3":6', "")  # the supply
        for hidden in (*PILES[0].split()[1:], *BOOK[2:-1], "multi-1"):
            assert f'"{hidden}"' not in text
    assert match.view(0).players[0].deck_size == 3
    assert match.view(0).curse_decks == {"water": 9, "earth": 9, "fire": 9, "air": 9, "multi": 12}


@pytest.mark.clause("BB-27", "BB-125")
def test_what_all_have_seen_being_laid_down_is_shown_until_it_is_mixed_with_others() -> None:
    match = table("2*earth-1 fire-2", "", discards=["air-1", ""], decks=["3*earth-2", ""], tops=[0, 0], seats=2)
    assert match.view(1).players[0].deck_top == []
    on_top = table("4*water-1", "", decks=["madness fire-1 air-1", ""], tops=[1, 0])
    assert names(on_top.view(1).players[0].deck_top) == "madness"
    for _ in range(5):
        imagined = on_top.imagine(1, Random(1))
        assert imagined.state.decks[0][0].name == "madness"


@pytest.mark.clause("BB-27", "BB-95")
@pytest.mark.parametrize("closed", [False, True])
def test_after_a_shuffle_nobody_is_shown_what_lies_on_top(closed: bool) -> None:
    """The proof looks at the shuffled decks themselves: whatever the view shows of them must have been seen."""
    options = {"open_hands": not closed}
    hand_back = before_marker("fire-2 fire-3", "air-2", curses=["air-7"], decks=["madness air-3 4*earth-1", "water-1"],
                              tops=[2, 0], options=options)  # fmt: skip
    pile_back = table("2*earth-2", "", spells=["circle-of-life"], discards=["fire-2 fire-3"], tops=[2, 0],
                      decks=["madness earth-3 4*air-1", ""], options=options)  # fmt: skip
    assert [names(pile_back.view(seat).players[0].deck_top) for seat in (0, 1, None)] == ["earth-3 madness"] * 3
    play(pile_back, "cast:circle-of-life/1")
    while asked(pile_back).kind in ("pay", "player"):
        play(pile_back, offered(pile_back)[0])
    for match in (hand_back, pile_back):
        assert match.state.decks[0]
        assert [match.view(seat).players[0].deck_top for seat in (0, 1, None)] == [[]] * 3


@pytest.mark.clause("BB-27")
def test_what_is_hidden_is_dealt_anew_in_agreement_with_what_is_known() -> None:
    match = table("fire-1", "air-1", decks=["water-1 water-2 water-3 earth-1 earth-2", "4*air-1"])
    seen = set()
    books, libraries, curses = set(), set(), set()
    for seed in range(40):
        s = match.imagine(0, Random(seed)).state
        assert names(s.decks[0]) == "earth-1 earth-2 water-1 water-2 water-3"
        assert names(s.hands[1]) == "air-1"
        assert [page.name for page in s.pages[:2]] == list(BOOK[:2])
        assert s.pages[6].name == "last-page"
        assert {page.kind for page in s.pages[2:6]} == {"inner"}
        for pile, text in zip(s.library, PILES, strict=True):
            assert pile[0].name == text.split()[0]
            assert [spell.level for spell in pile] == [1, 2, 3]
        seen.add(tuple(card.name for card in s.decks[0]))
        books.add(tuple(page.name for page in s.pages))
        libraries.add(tuple(pile[1].name for pile in s.library))
        curses.add(s.curse_decks[0][0].name)
    assert min(len(seen), len(curses)) > 5


@pytest.mark.clause("BB-28")
def test_hands_are_open_unless_the_options_say_otherwise() -> None:
    match = table("fire-1", "air-1")
    assert names(match.view(1).players[0].hand) == "fire-1"
    assert names(match.view(None).players[1].hand) == "air-1"
    closed = table("fire-1", "2*air-1", options={"open_hands": False})
    assert closed.view(1).players[0].hand is None
    assert names(closed.view(0).players[0].hand) == "fire-1"
    assert closed.view(None).players[0].hand is None
    assert [player.hand_size for player in closed.view(None).players] == [1, 2]


@pytest.mark.clause("BB-29")
def test_the_open_book_shows_monster_bonus_penalty_and_the_next_curses() -> None:
    view = table("", "").view(1)
    assert (view.monster.name, view.front.name) == ("bog-piper", "rune-golem")
    assert view.monster.curses == ("water", "earth", "fire")
    assert view.monster.arrival is Page.named("bog-piper").arrival
    assert view.front.curses == ("water", "air", "fire")  # those of the next monster
    assert view.front.bonus is not None
    assert view.front.penalty is not None


@pytest.mark.clause("BB-30", "BB-31")
def test_the_last_page_has_no_monster() -> None:
    last = Page.named("last-page")
    assert (last.curses, last.bonus, last.penalty) == ((), None, None)
    assert table("", "", page=6).view(0).front is last


@pytest.mark.clause("BB-104", "BB-138")
def test_limits_are_shown() -> None:
    players = table("", "", "").view(0).players
    assert [player.support_limit for player in players] == [3, 3, 5]
    assert [player.spell_limit for player in players] == [5, 6, 5]


# --- closed hands ----------------------------------------------------------------------------------------------

CLOSED = {"open_hands": False}


@pytest.mark.clause("BB-28")
def test_in_a_closed_hand_only_the_own_cards_and_those_shown_are_known() -> None:
    match = table("2*fire-1", "water-1 earth-1", decks=["9*air-1", "3*earth-2"], options=CLOSED)
    hands = {names(match.imagine(0, Random(seed)).state.hands[1]) for seed in range(30)}
    assert len(hands) > 2
    assert {names(match.imagine(0, Random(seed)).state.hands[0]) for seed in range(5)} == {"fire-1 fire-1"}
    known_card = table("", "madness earth-1", decks=["", "3*earth-2"], shown=["", "madness"], options=CLOSED)
    assert names(known_card.view(0).players[1].hand_known) == "madness"
    assert all("madness" in names(known_card.imagine(0, Random(seed)).state.hands[1]) for seed in range(20))


@pytest.mark.clause("BB-28")
def test_a_madness_taken_into_a_closed_hand_is_known_and_one_played_is_no_longer() -> None:
    book = (BOOK[0], "dread-face", *BOOK[2:])
    match = table("", "", step="turn_page", book=book, options=CLOSED)
    assert names(match.view(1).players[0].hand_known) == "madness"
    discarded = table("madness", "", step="grimoire", curses=["water-8"], shown=["madness", ""], options=CLOSED)
    play(discarded, "card:madness/hand")
    assert discarded.view(1).players[0].hand_known == []


@pytest.mark.clause("BB-28")
def test_with_closed_hands_a_player_without_a_fitting_card_is_asked_all_the_same() -> None:
    match = table("water-1", "water-1", step="grimoire", curses=["fire-6", "fire-1"], options=CLOSED, marker=1)
    play(match, "card:water-1/hand")
    assert (asked(match).seat, asked(match).kind) == (1, "destroy")
    mad = table("madness", "2*madness", step="grimoire", curses=["fire-6"], options=CLOSED, marker=1)
    assert offered(mad) == ["enough"]
    play(mad, "enough", "enough")
    assert hand(mad, 1) == "madness madness"


# --- in the middle of a step -----------------------------------------------------------------------------------


def test_a_payment_being_put_together_is_open_to_all() -> None:
    match = play(table("3*fire-1 fire-2", "", supports=["", "fire-1"]), "acquire:fire-3")
    for seat in (0, 1, None):
        payment = match.view(seat).payment
        assert (payment.seat, payment.paid, payment.missing) == (0, (), (0, 0, 3, 0))
        assert payment.price == (0, 0, 3, 0)
    play(match, "card:fire-2/hand")
    payment = match.view(1).payment
    assert [choice.id for choice in payment.paid] == ["card:fire-2/hand"]
    assert payment.missing == (0, 0, 1, 0)
    assert payment.price == (0, 0, 3, 0)
    play(match, "card:fire-1/support-1")
    assert match.view(1).payment is None
    assert match.view(1).underway == []


def test_while_any_pair_will_do_nothing_is_said_to_be_missing() -> None:
    match = play(table("2*fire-1 2*air-1 madness", ""), "banish:hand")
    assert match.view(0).payment.missing is None


def test_what_is_underway_is_told_from_the_outermost_to_the_innermost() -> None:
    match = table("air-1", "2*fire-1 air-1", "2*water-1 2*water-2", spells=["telepathy", "telepathy", ""])
    play(match, "cast:telepathy/1", "player:1", "cast:telepathy/1", "player:2", "acquire:water-2")
    view = match.view(None)
    assert [(one.kind, one.by, one.target, one.action.id) for one in view.underway] == [
        ("action", 0, 1, "cast:telepathy/1"),
        ("action", 1, 2, "cast:telepathy/1"),
        ("action", 2, None, "acquire:water-2"),
    ]
    assert (asked(match).seat, view.active, view.payment.seat) == (2, 0, 2)


def test_curses_arrivals_bonuses_and_penalties_are_told_while_they_last() -> None:
    curse = table("2*fire-1 air-1", "2*fire-1 air-1", step="grimoire", curses=["water-8"])
    (one,) = curse.view(1).underway
    assert (one.kind, one.curse.name, one.target) == ("curse", "water-8", 0)
    play(curse, "card:air-1/hand")
    assert curse.view(1).underway[0].target == 1
    arrival = table("2*fire-1 air-1", "", step="turn_page", page=0, round=0)
    assert [(one.kind, one.page.name) for one in arrival.view(0).underway] == [("arrival", "bog-piper")]
    bonus = table("", "", step="judge", marker=0)
    assert [(one.kind, one.page.name) for one in bonus.view(0).underway] == [("bonus", "rune-golem")]
    book = (BOOK[0], "ice-queen", *BOOK[2:4], "rune-golem", *BOOK[5:])
    penalty = table("", "", step="judge", marker=0, book=book, curses=["fire-1"])
    assert [(one.kind, one.page.name) for one in penalty.view(0).underway] == [("penalty", "ice-queen")]


def test_an_ability_is_underway_too_and_after_a_loss_nothing_is() -> None:
    match = table("", "", magicians=["sandra", "alice"], spells=["growth! ice!", ""])
    play(match, "ability:sandra")
    assert [(one.kind, one.action.id) for one in match.view(1).underway] == [("ability", "ability:sandra")]
    lost = play(table("earth-1", "", decks=["", ""], stack=0, spells=["growth"]), "cast:growth/1")
    assert lost.outcome is not None
    assert (lost.view(0).underway, lost.view(0).payment) == ([], None)


def test_it_is_told_how_many_cards_or_actions_are_left() -> None:
    match = table("fire-1 air-1 water-1 earth-1", "fire-1 air-1 water-1", step="grimoire", curses=["air-8"])
    assert match.view(1).underway[0].left == 2
    play(match, "card:air-1/hand")
    assert (match.view(1).underway[0].left, match.view(1).underway[0].target) == (1, 0)
    play(match, "card:fire-1/hand")
    assert (match.view(1).underway[0].left, match.view(1).underway[0].target) == (2, 1)
    given = table("3*air-1", "9*fire-1", spells=["telepathy", ""])
    play(given, "cast:telepathy/3", "acquire:fire-2")
    assert given.view(0).underway[0].left == 2


def left(match: Match) -> tuple[int | None, bool]:
    """How many are still to be chosen, and whether fewer may be."""
    inmost = match.view(1).underway[-1]
    return inmost.left, inmost.fewer


def test_it_is_told_how_many_spells_curses_or_new_cards_are_still_to_be_chosen() -> None:
    used_up = table("", "", step="grimoire", curses=["fire-9"])
    assert (asked(used_up).kind, left(used_up)) == ("use-up", (2, False))
    assert left(play(used_up, "spell:ice/0")) == (1, False)
    neutralised = table("", "", step="grimoire", curses=["fire-8"])
    assert (asked(neutralised).kind, left(neutralised)) == ("neutralise", (1, False))
    refreshed = table("3*fire-1", "", spells=["heat-of-battle growth! ice! rime!"])
    play(refreshed, "cast:heat-of-battle/1")
    assert left(refreshed) == (3, True)
    assert left(play(refreshed, "spell:growth/0")) == (2, True)
    frozen = play(table("4*water-1", "", spells=["freeze"], curses=["fire-1", "air-1", "air-2"]), "cast:freeze/2")
    assert left(frozen) == (2, False)
    assert left(play(frozen, "curse:air-1")) == (1, False)
    book = (BOOK[0], "ice-queen", *BOOK[2:4], "rune-golem", *BOOK[5:])
    destroyed = table("", "", step="judge", marker=0, book=book, curses=["fire-1"])
    assert (asked(destroyed).kind, left(destroyed)) == ("lose-spell", (1, False))
    gained = table("", "", step="judge", marker=0, book=(BOOK[0], "dragon", *BOOK[1:3], *BOOK[4:]))
    assert (asked(gained).kind, left(gained)) == ("gain", (1, True))
    none = dict.fromkeys(("water-2", "earth-2", "fire-2", "air-2"), 0)
    nothing = table("", "", step="judge", marker=0, book=(BOOK[0], "dragon", *BOOK[1:3], *BOOK[4:]), supply=none)
    assert asked(nothing).kind != "gain", "nobody is asked for a card where there is none"
    learned = table("", "", step="judge", marker=0, book=(BOOK[0], "wind-trickster", *BOOK[2:]))
    assert left(play(learned, "player:0")) == (1, True)


@pytest.mark.clause("BB-78")
def test_it_is_told_on_which_curse_a_token_is_about_to_be_placed() -> None:
    match = table("", "", step="grimoire", curses=["multi-3", "multi-4", "fire-1", "multi-5"])
    assert (asked(match).kind, match.view(1).underway[0].place) == ("token", 1)
    assert match.view(1).underway[0].target is None, "it hits no player"
    assert play(match, "token:air").view(1).underway[0].place == 3


@pytest.mark.clause("BB-150")
def test_it_is_told_which_cards_embodiment_has_used_already() -> None:
    match = table("2*water-3", "", spells=["embodiment"], supports=["fire-2", "2*fire-2"])
    play(match, "cast:embodiment/2")
    assert match.view(1).underway[0].served == ()
    play(match, "acquire:fire-2", "card:fire-2/support-1")
    assert [choice.id for choice in match.view(1).underway[0].served] == ["card:fire-2/support-1"]


@pytest.mark.clause("BB-27", "BB-94")
def test_a_card_that_left_the_top_of_the_deck_is_no_longer_shown_there() -> None:
    match = table(
        "2*fire-1", "", step="grimoire", curses=["earth-7"], decks=["madness 4*air-1", "madness air-2 4*air-1"],
        tops=[1, 2],
    )  # fmt: skip
    players = match.view(0).players
    assert [names(player.deck_top) for player in players] == ["", "air-2"]
    assert [player.deck_size for player in players] == [4, 5]


def test_each_seat_sees_what_the_actions_cost_that_it_could_pay_for() -> None:
    match = table("2*fire-2 earth-1", "air-1")
    mine = match.view(0).prices
    assert mine["acquire:fire-3"] == (0, 0, 3, 0)
    assert mine["cast:combustion/2"] == (0, 0, 2, 0)
    assert "acquire:water-2" not in mine
    assert [action for action in match.view(1).prices if action.startswith("cast")] == ["cast:telepathy/1"]
    assert match.view(None).prices == {}


def test_the_price_of_banishing_is_known_once_the_first_card_has_named_its_element() -> None:
    match = play(table("2*fire-1 2*air-1 madness", ""), "banish:hand")
    assert match.view(0).payment.price is None
    assert match.view(0).payment.missing is None
    play(match, "card:air-1/hand")
    assert match.state.payment is None or match.view(0).payment.price == (0, 0, 0, 2)


@pytest.mark.clause("BB-75", "BB-78")
def test_what_breaking_each_curse_costs_is_shown_with_its_tokens() -> None:
    match = table("", "", curses=("fire-1+air+air", None, "multi-1"))
    assert match.view(None).curse_prices == [(0, 0, 4, 2), None, (1, 1, 1, 1), None, None]


@pytest.mark.clause("BB-58")
def test_what_is_paid_beyond_the_price_is_shown_to_be_lost() -> None:
    match = table("2*fire-3 air-1", "", curses=("fire-1+air",), supports=("", "air-1"))
    play(match, "break:fire-1")
    payment = match.view(1).payment
    assert (payment.missing, payment.lost) == ((0, 0, 0, 1), (0, 0, 2, 0))


@pytest.mark.clause("BB-53")
def test_the_places_of_broken_curses_are_shown_until_the_round_is_over() -> None:
    match = table("", "", curses=("water-1", None, "air-1"), marker=2)
    assert match.view(0).places_broken == [1]
    assert table("", "", curses=("water-1", None, "air-1"), marker=0).view(0).places_broken == []
    hard = table("", "", curses=("multi-1", "water-1", None, "air-1"), marker=2, page=4)
    assert hard.view(0).places_broken == [2], "a multi-element curse comes before the three of the monster"
    assert table("", "", page=2, round=1).view(0).places_broken == [], "the curses of this monster are not laid yet"


# --- dealt anew ------------------------------------------------------------------------------------------------


def imagined(match: Match, seeds: int = 120) -> list[BigBookState]:
    found = [match.imagine(0, Random(seed)).state for seed in range(seeds)]
    assert all(
        Counter(map(repr, GAME.sight.pieces(s))) == Counter(map(repr, GAME.sight.pieces(match.state)))
        for s in found[:3]
    )
    return found


@pytest.mark.clause("BB-27", "BB-19")
def test_every_inner_page_that_nobody_has_seen_may_come_next() -> None:
    match = slet.new("big-book", seats=2, seed=3, magicians=("alice", "rosana"))
    inner = {page for page in PAGES if page.kind == "inner"}
    found = imagined(match)
    first, front = match.state.pages[:2]
    assert {s.pages[:2] for s in found} == {(first, front)}
    assert [{s.pages[n] for s in found} for n in range(2, 6)] == [inner - {front}] * 4
    assert {s.pages[6:] for s in found} == {(Page.named("last-page"),)}


@pytest.mark.clause("BB-27", "BB-19")
def test_while_the_book_is_closed_every_first_page_may_lie_on_top() -> None:
    match = slet.new("big-book", seats=2, seed=3, magicians=("larry", "rosana"), start_player=0)
    assert (asked(match).kind, match.view(0).monster, match.view(0).front) == ("before-grimoire", None, None)
    assert {s.pages[0] for s in imagined(match, 40)} == {page for page in PAGES if page.kind == "first"}


@pytest.mark.clause("BB-27", "BB-31")
@pytest.mark.parametrize("page", [5, 6])
def test_when_the_last_monster_is_seen_nothing_of_the_book_is_hidden(page: int) -> None:
    match = table("", "", page=page, left_out=["warlock", "sea-wraith"])
    assert {tuple(one.name for one in s.pages) for s in imagined(match, 20)} == {BOOK}


@pytest.mark.clause("BB-27", "BB-20")
def test_below_a_library_spell_may_lie_every_unseen_one_of_its_element_and_the_next_level() -> None:
    match = slet.new("big-book", seats=2, seed=3, magicians=("alice", "rosana"))
    found = imagined(match, 60)
    for number, pile in enumerate(match.state.library):
        for place, spell in enumerate(pile):
            alike = {one for one in LIBRARY if (one.element, one.level) == (spell.element, spell.level)}
            assert {s.library[number][place] for s in found} == (alike if place else {spell})


@pytest.mark.clause("BB-27", "BB-45")
def test_curses_put_back_under_their_deck_stay_where_all_have_seen_them() -> None:
    match = table("", "", decks_of_curses={"fire": "fire-9 fire-8"}, unseen=[9, 9, 7, 9, 12])
    fire = match.state.curse_decks[2]
    found = imagined(match, 30)
    assert {tuple(s.curse_decks[2][7:]) for s in found} == {tuple(fire[7:])}
    assert {s.curse_decks[2][0] for s in found} == set(fire[:7])


@pytest.mark.clause("BB-28")
def test_players_who_passed_cards_unseen_are_told_apart_by_the_two_alone() -> None:
    s = table("", "", "", "", "", options=CLOSED, mixed=[[0, 1], [1, 2]]).state
    assert pooled(s, 3) == pooled(s, None) == [[0, 1, 2], [3], [4]]
    assert pooled(s, 0) == [[0], [1, 2], [3], [4]]
    assert pooled(s, 1) == [[0], [1], [2], [3], [4]]
    assert pooled(s, 2) == [[0, 1], [2], [3], [4]]


@pytest.mark.clause("BB-20")
def test_the_face_up_spells_and_how_many_lie_below_are_shown() -> None:
    view = table("", "", library=("hoarfrost freeze ice-palace", "petrification", "", "wind-messenger timelessness"))
    names_up = [spell and spell.name for spell in view.view(1).library]
    assert names_up == ["hoarfrost", "petrification", None, "wind-messenger"]
    assert view.view(1).library_below == [2, 0, 0, 1]


@pytest.mark.clause("BB-28")
def test_a_card_that_all_see_coming_to_a_closed_hand_is_known_to_who_looks_on_too() -> None:
    match = table("", "", step="turn_page", book=(BOOK[0], "dread-face", *BOOK[2:]), options=CLOSED)
    for viewer in (1, None):
        assert names(match.view(viewer).players[0].hand_known) == "madness"


@pytest.mark.clause("BB-80")
def test_before_the_first_card_for_banishing_nothing_is_lost() -> None:
    match = play(table("2*fire-1 2*air-1 madness", ""), "banish:hand")
    assert match.view(0).payment.lost == (0, 0, 0, 0)


@pytest.mark.clause("BB-88", "BB-156")
def test_of_a_player_who_is_out_nothing_is_left_and_when_all_are_out_nobody_is_next() -> None:
    match = done(table("6*madness", "", "", tops=[2, 0, 0], shown=["2*madness", "", ""], options=CLOSED))
    player = match.view(1).players[0]
    assert (player.out, player.hand_size, player.deck_size, player.spells) == (True, 0, 0, [])
    assert (player.deck_top, player.hand_known, match.state.tops[0]) == ([], [], [])
    assert [one.out for one in match.view(1).players] == [True, False, False]
    assert match.view(0).prices == {}
    over = done(table("6*madness", "", out=[1]))
    assert (over.outcome is not None, over.view(0).next) == (True, 0)
