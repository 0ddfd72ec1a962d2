"""What a coach remarks in somebody's first games of The Big Book of Madness, and when it keeps silent."""

from collections import Counter
from typing import Any

import slet
from slet.games.big_book.coach import REMARKS
from support.remarking import at_random, check_words, said, told_in, with_player

from .table import before_marker, pay, play, table

GAME = "big-book"
FIRE = "4*fire-1 2*water-1"


def test_every_remark_has_words_and_names_clauses_that_there_are() -> None:
    check_words(GAME)


# --- curses ---------------------------------------------------------------------------------------------------------


def test_the_first_turns_begin_with_a_look_at_the_curses() -> None:
    assert said(table(FIRE, FIRE), "look-first") == {}
    assert said(table(FIRE, FIRE, turn=3), "look-first") is None
    assert said(table("madness", FIRE), "look-first") is None, "there is nothing to pay with"


def test_a_curse_that_can_be_broken_is_told_of() -> None:
    assert said(table(FIRE, FIRE, curses=["fire-1"]), "break-now") == {"kind": "fire"}
    assert said(table(FIRE, FIRE, curses=["air-1"]), "break-now") is None
    assert said(table(FIRE, FIRE, curses=["fire-1?"]), "break-now") is None, "it lies face down"


def test_a_curse_that_takes_the_shared_support_is_told_of() -> None:
    match = table("3*fire-1", "water-1", supports=["", "fire-1"], curses=["fire-1"])
    assert said(match, "break-by-support") == {"kind": "fire"}
    assert said(table(FIRE, "water-1", supports=["", "fire-1"], curses=["fire-1"]), "break-by-support") is None
    harold = table("3*fire-1 air-1", "water-1", curses=["fire-1"], magicians=["harold", "alice"])
    assert said(harold, "break-now") == {"kind": "fire"}
    assert said(harold, "break-by-support") is None, "it is Harold's air that pays"


def test_a_curse_that_strikes_next_is_told_of_and_is_a_danger_if_it_could_be_broken() -> None:
    match = table(FIRE, FIRE, curses=["fire-1"], marker=1)
    assert said(match, "strikes-next") == {"space": 2, "curses": 1}
    assert said(match, "break-before-it-strikes") == {"kind": "fire", "space": 2}
    match = table(FIRE, FIRE, curses=[None, "air-1", "water-1"], marker=2)
    assert said(match, "strikes-next") == {"space": 3, "curses": 2}
    assert said(match, "break-before-it-strikes") is None
    match = table(FIRE, FIRE, curses=["fire-1"], marker=2)
    assert (said(match, "strikes-next"), said(match, "break-before-it-strikes")) == (None, None), "it is behind"
    assert said(table(FIRE, FIRE, curses=["fire-1?"], marker=1), "strikes-next") is None, "it lies face down"


def test_a_curse_that_has_struck_stays() -> None:
    match = before_marker(FIRE, FIRE, curses=["fire-1", "air-1"], marker=1)
    while match.asks[0].kind != "action":
        match.play(match.asks[0].options[0], match.asks[0].seat)
    assert said(match, "struck", 0) == {}
    assert said(table(FIRE, FIRE, curses=["fire-1", "air-1"]), "struck") is None


def test_before_a_monster_is_judged_the_curses_left_are_counted() -> None:
    match = table(FIRE, FIRE, curses=["fire-1", "air-1"], marker=5)
    assert said(match, "last-chance") == {"curses": 2, "sixth": "no"}
    assert said(match, "judged-next") == {"curses": 2}
    assert said(match, "not-every-monster") is None, "one can be broken"
    match = table(FIRE, FIRE, curses=["water-1", "air-1"], marker=5)
    assert said(match, "last-chance") is None
    assert said(match, "not-every-monster") == {"curses": 2}
    match = table(FIRE, FIRE, curses=["fire-1", "air-1"], marker=3)
    assert [said(match, key) for key in ("last-chance", "judged-next", "not-every-monster")] == [None] * 3


def test_the_sixth_monster_decides() -> None:
    match = table(FIRE, FIRE, curses=["fire-1", "air-1", "air-2"], marker=5, page=6)
    assert said(match, "sixth") == {}
    assert said(match, "last-chance") == {"curses": 3, "sixth": "yes"}
    assert (said(match, "judged-next"), said(match, "not-every-monster")) == (None, None)
    assert said(table(FIRE, FIRE, page=5), "sixth") is None


# --- what to do with cards ------------------------------------------------------------------------------------------


def test_early_it_pays_to_build_and_late_to_be_rid_of_weak_cards() -> None:
    assert said(table(FIRE, FIRE, curses=["air-1"], page=2), "build") == {"curses": 1}
    assert said(table(FIRE, FIRE, page=2), "build") == {"curses": 0}, "all of them are broken, and that is what is said"
    assert said(table(FIRE, FIRE, curses=["fire-1"], page=2), "build") is None, "a curse can be broken"
    assert said(table(FIRE, FIRE, page=2), "weak-cards") is None
    late = table(FIRE, FIRE, curses=["air-1"], page=4)
    assert said(late, "build") is None
    assert said(late, "weak-cards") == {"cards": 6}
    used = table(FIRE, FIRE, page=4, spells=["combustion! ice growth telepathy"])
    assert said(used, "weak-cards") is None


def test_a_full_hand_with_a_full_deck_may_be_spent() -> None:
    assert said(table(FIRE, FIRE), "spend") == {}
    assert said(table(FIRE, FIRE, decks=["3*fire-1", "9*fire-1"]), "spend") is None
    assert said(table("2*fire-1", FIRE), "spend") is None


def test_a_spell_may_be_paid_several_times() -> None:
    assert said(table("2*earth-1", FIRE), "several-times") == {"times": 2}
    assert said(table("5*earth-1", FIRE), "several-times") == {"times": 3}
    assert said(table("earth-1", FIRE), "several-times") is None


def test_telepathy_is_advised_where_another_could_break_a_curse() -> None:
    match = table("air-1 water-1", FIRE, curses=["fire-1"])
    assert said(match, "telepathy") == {"kind": "fire"}
    assert said(table("water-1", FIRE, curses=["fire-1"]), "telepathy") is None, "it cannot be paid"
    assert said(table("air-1 4*fire-1", FIRE, curses=["fire-1"]), "telepathy") is None, "it can be broken here"
    closed = table("air-1 water-1", FIRE, curses=["fire-1"], options={"open_hands": False})
    assert said(closed, "telepathy") is None, "nobody sees the other hand"


def test_whoever_is_given_an_action_is_told_what_that_is() -> None:
    match = table("air-1 water-1", FIRE, curses=["fire-1"])
    play(match, "cast:telepathy/1")
    while match.asks[0].kind != "given-action":
        match.play(match.asks[0].options[0], match.asks[0].seat)
    assert said(match, "given-action", 1) == {}
    assert said(table(FIRE, FIRE), "given-action") is None


def test_an_ability_is_told_of_where_it_can_be_used() -> None:
    assert said(table("madness fire-1", FIRE, magicians=["viktor", "alice"]), "ability") == {}
    assert said(table("fire-1", FIRE, magicians=["viktor", "alice"]), "ability") is None
    turns = (0, 2)
    first, later = (
        table("madness fire-1", FIRE, magicians=["viktor", "alice"], step="concentration", turn=n) for n in turns
    )
    assert said(first, "ability") is None, "the first turn begins with a look at the curses"
    assert said(later, "ability") == {}


def test_what_the_support_is_for_is_told_when_a_card_goes_there() -> None:
    match = table("water-1 fire-1 fire-2", FIRE)
    play(match, "cast:ice/1")
    assert said(match, "into-support") == {}
    assert said(table(FIRE, FIRE), "into-support") is None


# --- paying ---------------------------------------------------------------------------------------------------------


def test_a_card_that_pays_too_much_is_a_danger_where_a_smaller_one_would_do() -> None:
    match = table("fire-1 fire-2", FIRE)
    play(match, "cast:combustion/1")
    assert said(match, "overpaying") == {"value": 2, "missing": 1}
    pay(match, "fire-2")
    assert said(match, "overpaid", 0) == {"lost": 1}
    match = table("fire-1 fire-1 fire-2", FIRE)
    play(match, "acquire:fire-2")
    assert said(match, "overpaying") is None
    pay(match, "fire-2")
    assert said(match, "overpaid", 0) is None


def test_what_becomes_of_cards_from_another_support_is_told() -> None:
    match = table("fire-1", FIRE, supports=["", "fire-1"])
    play(match, "cast:combustion/1")
    assert said(match, "from-support") == {}
    match = table("fire-1 fire-2", FIRE)
    play(match, "cast:combustion/1")
    assert said(match, "from-support") is None


# --- Madness and the deck -------------------------------------------------------------------------------------------


def test_madness_is_told_of_the_more_there_is_of_it() -> None:
    keys = ("madness", "much-madness", "nearly-frightened")
    assert [said(table("2*fire-1", FIRE), key) for key in keys] == [None, None, None]
    assert [said(table("2*fire-1 madness", FIRE), key) for key in keys] == [{}, None, None]
    assert [said(table("2*fire-1 3*madness", FIRE), key) for key in keys] == [{}, {"madness": 3}, None]
    assert [said(table("fire-1 air-1 3*madness", FIRE), key) for key in keys] == [{}, None, None], "none can go"
    found = [said(table("fire-1 5*madness", FIRE), key) for key in keys]
    assert found == [{}, None, {"madness": 5}]
    assert said(table("fire-1 6*madness", FIRE), "nearly-frightened") == {"madness": 6}


def test_a_deck_that_runs_out_is_told_of_before_and_after() -> None:
    match = table("3*earth-1", FIRE, decks=["fire-1", "9*fire-1"], discards=["9*water-1", ""])
    assert said(match, "short-deck") == {"cards": 1}
    assert said(match, "ran-out") is None
    play(match, "cast:growth/3")
    assert said(match, "ran-out", 0) == {}
    assert said(table(FIRE, FIRE), "short-deck") is None


def test_who_holds_more_than_six_cards_hears_what_may_go() -> None:
    match = table("7*fire-1", FIRE)
    assert said(match, "recovering") is None
    play(match, "done")
    assert match.asks[0].seat == 1, "equal cards go without a question"
    match = table("4*fire-1 3*water-1", FIRE)
    play(match, "done")
    assert said(match, "recovering", 0) == {"cards": 7}


# --- whole games ----------------------------------------------------------------------------------------------------

SETUPS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"difficulty": 2, "mode": "terror"}),
    (4, {"open_hands": False}),
    (5, {"difficulty": 3, "mode": "nightmare", "five_player_double_turn": True}),
    (2, {"open_hands": False, "magicians": "draw"}),
]


def test_over_whole_games_every_remark_finds_its_moment_and_its_words() -> None:
    told: Counter[str] = Counter()
    for seed, (seats, options) in enumerate(SETUPS, 1):
        told += told_in(slet.new(GAME, seats, seed=seed, **options), seed, with_player("rules"), answers=300)
        told += told_in(slet.new(GAME, seats, seed=seed, **options), seed, at_random, answers=150)
    assert {remark.key for remark in REMARKS} - set(told) <= {"nearly-frightened", "sixth"}
