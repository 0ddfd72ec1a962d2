"""The `rules` player of Wandering Towers."""

from random import Random
from typing import Any

import pytest

import slet
from games.wandering_towers.table import asked, at, others_inside, play, table, who
from slet.kernel.match import Match
from slet.lab.simulate import Plan, simulate
from slet.players import choose, find_player
from slet.players.wandering_towers.value import Judge
from support.journeys import decisions

GAME = "wandering-towers"
RULES = find_player("rules", GAME)
FAR = "1 2 3 4 5 6 7 8 9"
"""All towers in one stack."""

MODES: list[tuple[int, dict[str, Any]]] = [
    *[(seats, {}) for seats in range(1, 7)],
    (1, {"spells": 3}),
    (3, {"mode": "coop"}),
    (2, {"mode": "coop", "spells": 3}),
    (4, {"teams": True}),
    (2, {"mode": "advanced"}),
    (4, {"mode": "advanced", "teams": True}),
    (2, {"mode": "advanced", "spells": ["piggyback", "free-wizard", "swap-tower", "nudge-ravenskeep"]}),
    (3, {"mode": "master"}),
    (6, {"mode": "master", "teams": True}),
    (3, {"mode": "master", "memory": "assisted"}),
]


def answer(match: Match) -> str:
    return choose(RULES, match, asked(match), Random(1)).id


def answers(match: Match, number: int) -> list[str]:
    """So many answers of the player, whoever is asked."""
    given = []
    for _ in range(number):
        given.append(answer(match))
        match.play(given[-1])
    return given


def whole_game(seats: int, seed: int, options: dict[str, Any]) -> tuple[Match, set[str]]:
    """A game in which it plays all seats, and the kinds of questions that it answered."""
    match = slet.new(GAME, seats=seats, seed=seed, **options)
    rng, kinds = Random(seed), set()
    while match.ask is not None:
        kinds.add(match.ask.kind)
        match.play(choose(RULES, match, match.ask, rng), match.ask.seat)
    return match, kinds


# --- cards ---------------------------------------------------------------------------------------------------


def test_it_takes_an_exact_entry() -> None:
    match = others_inside({8: FAR, 12: "blue", 3: "yellow"}, "wizard-3 wizard-4 wizard-5", full=[6, 0])
    assert answers(match, 2) == ["play:wizard-4", "wizard:12/blue+4"]


def test_it_fills_a_potion_before_the_entry_that_ends_the_turn() -> None:
    match = others_inside({8: FAR, 12: "blue", 10: "yellow"}, "wizard-4 tower-2 wizard-5")
    assert answers(match, 4)[::2] == ["play:tower-2", "play:wizard-4"]
    assert match.view().players[0].inside == 5
    assert match.view().players[0].full == 1


def test_it_catches_a_rival_and_not_its_own_wizard() -> None:
    match = others_inside({4: "1", 6: "blue", 9: "2", 11: "yellow", 13: "3 4 5 6 7 8 9"}, "tower-2 tower-2 tower-2")
    assert answers(match, 2) == ["play:tower-2", "tower:9/1+2"]


def test_it_catches_its_own_wizard_if_nobody_else_can_fill_the_potion() -> None:
    match = others_inside({4: "1", 6: "blue", 9: "2 3 4 5 6 7 8 9"}, "tower-2 tower-2 tower-2", full=[5, 0])
    answers(match, 2)
    assert at(match, 6) == "blue 1"


def test_it_imprisons_nobody_of_its_own_when_its_potions_are_full() -> None:
    match = others_inside({4: "1", 6: "blue", 9: "2 3 4 5 6 7 8 9"}, "tower-2 tower-2 tower-2", full=[6, 0])
    answers(match, 2)
    assert at(match, 6) == "blue"


def test_it_rolls_again_for_an_entry_and_keeps_the_roll_that_is_one() -> None:
    for rolled, chosen in ((6, "roll-again"), (4, "wizard:12/blue+4")):
        match = others_inside({8: FAR, 12: "blue"}, "wizard-three-dice wizard-1 wizard-1", full=[6, 0], rolls=[rolled])
        play(match, "play:wizard-three-dice")
        assert answer(match) == chosen


def test_it_discards_all_where_no_card_is_of_use() -> None:
    match = table({8: "1", 9: "yellow"}, "wizard-1 wizard-2 wizard-3", inside=[5, 0])
    assert answers(match, 2) == ["discard-all", "tower:8/1+1"]
    match = table({8: "1", 9: "yellow"}, "wizard-1 tower-1 wizard-3", inside=[5, 0])
    assert answer(match) == "play:tower-1"


# --- spells --------------------------------------------------------------------------------------------------


def test_it_casts_a_spell_that_takes_a_wizard_in() -> None:
    match = others_inside({8: FAR, 15: "blue"}, "wizard-5", full=[6, 0], played=2)
    assert answers(match, 2) == ["cast:advance-wizard", "wizard:15/blue+1"]


def test_it_keeps_its_potions_where_a_spell_gains_nothing() -> None:
    match = others_inside({8: FAR, 13: "blue"}, "wizard-5", full=[6, 0], played=2)
    assert answer(match) == "end-turn"


def test_it_passes_when_it_is_asked_to_cast_without_gain() -> None:
    match = others_inside({8: FAR, 13: "blue", 5: "yellow"}, "wizard-5 wizard-1 wizard-1", mode="master", full=[6, 6])
    play(match, "play:wizard-1")
    assert who(match) == (0, "cast-before")
    assert answers(match, 2) == ["pass", "pass"]
    assert who(match) == (0, "move")


def test_it_names_the_spell_that_takes_a_wizard_in_for_after_its_card() -> None:
    """The turn ends with the entry, so the card comes first; and the move leaves the wizard where it stands."""
    match = others_inside(
        {8: FAR, 15: "blue", 3: "blue", 5: "yellow"}, "wizard-2 wizard-5 wizard-5", mode="master", full=[6, 0]
    )
    play(match, "play:wizard-2")
    assert answers(match, 3) == ["claim:advance-wizard", "wizard:3/blue+2", "wizard:15/blue+1"]


def test_it_spoils_no_spell_that_it_has_named() -> None:
    """Catching the yellow wizard would fill its last potion, but imprison the blue one that is about to go in."""
    track = {13: "1", 15: "blue yellow", 8: "2 3 4 5 6 7 8 9"}
    for named, moved in ((False, True), (True, False)):
        match = others_inside(track, "tower-2 wizard-5 wizard-5", mode="master", full=[5, 0])
        play(match, "play:tower-2", *(["claim:advance-wizard"] if named else ["pass"]))
        assert (answer(match) == "tower:13/1+2") is moved


def test_it_casts_before_its_card_where_that_makes_an_exact_entry() -> None:
    track = {8: FAR, 15: "blue", 5: "yellow"}
    match = others_inside(track, "wizard-2 wizard-5 wizard-5", mode="master", spells=("headwind-wizard",), full=[6, 0])
    play(match, "play:wizard-2")
    assert answers(match, 2) == ["cast:headwind-wizard", "wizard:15/blue-1"]


def test_it_rides_along_into_ravenskeep_and_not_past_it() -> None:
    for card, rides in (("wizard-4", "cast:piggyback"), ("wizard-5", "pass")):
        match = others_inside(
            {8: FAR, 12: "blue yellow"},
            f"{card} wizard-1 wizard-1",
            mode="advanced",
            spells=("piggyback", "advance-wizard", "headwind-wizard", "advance-tower"),
            full=[0, 6],
        )
        play(match, f"play:{card}", f"wizard:12/blue+{card[-1]}")
        assert who(match) == (1, "piggyback")
        assert answer(match) == rides


def test_it_frees_the_wizard_that_it_remembers_under_ravenskeep() -> None:
    match = others_inside(
        {0: "blue 1 2", 8: "3 4 5 6 7 8 9"},
        "tower-1",
        mode="advanced",
        spells=("free-wizard", "advance-wizard", "swap-tower", "advance-tower"),
        full=[6, 0],
        played=2,
    )
    assert answers(match, 3) == ["cast:free-wizard", "lift:0/1", "free:blue"]
    assert match.view().players[0].inside == 5


def test_a_wizard_under_ravenskeep_is_worth_more_with_the_spell_that_frees_it() -> None:
    worth = []
    for spells in (("free-wizard",), ("swap-tower",)):
        match = others_inside({0: "blue 1", 8: "2 3 4 5 6 7 8 9"}, mode="master", spells=spells)
        worth.append(Judge(match.state, 0).position(match.state).worth)
    assert worth[0] > worth[1]


# --- the end -------------------------------------------------------------------------------------------------


def test_it_does_not_end_the_game_with_fewer_potions_than_its_rival() -> None:
    """WT-80: when the last wizard of all goes in and nobody meets the goal, most potions filled win."""
    for full, ends in ((3, False), (5, True)):
        match = others_inside({4: FAR, 12: "blue"}, "wizard-4 tower-1 tower-2", full=[full, 4])
        answers(match, 2)
        assert (match.outcome is not None) is ends


# --- teams ---------------------------------------------------------------------------------------------------


def partners(hand: str, partner: str, **more: Any) -> Match:
    """Blue, whose turn it is, and red play together; a blue wizard is four steps away from Ravenskeep."""
    more = {"seats": 4, "teams": True, "hands": {2: partner}, "full": [5, 4, 5, 4], **more}
    return others_inside({8: FAR, 12: "blue", 5: "red"}, hand, **more)


def test_it_offers_the_partner_a_card_that_takes_a_wizard_in() -> None:
    match = partners("wizard-5 wizard-2 tower-1", "wizard-4 wizard-1 wizard-1", step="begin_turn")
    assert who(match) == (2, "offer-card")
    assert answer(match) == "hand-over:wizard-4"
    play(match, "hand-over:wizard-4")
    assert who(match) == (0, "give-back")
    assert answer(match) != "hand-over:wizard-4"


def test_it_offers_nothing_without_use_or_where_the_partner_is_known_to_hold_as_much() -> None:
    useless = partners("wizard-5 wizard-2 tower-1", "wizard-3 wizard-1 wizard-1", step="begin_turn")
    assert answer(useless) == "hand-over-nothing"
    known = [["either-2-4"], [], [], []]
    held = partners("either-2-4 wizard-2 tower-1", "wizard-4 wizard-1 wizard-1", step="begin_turn", known=known)
    assert answer(held) == "hand-over-nothing"


def test_it_asks_the_partner_between_its_cards_for_one_that_takes_a_wizard_in() -> None:
    match = partners("wizard-5 tower-1", "wizard-4 wizard-1 wizard-1", played=1)
    assert answers(match, 2) == ["ask-card", "hand-over:wizard-4"]
    assert answer(partners("wizard-4 tower-1", "wizard-4 wizard-1 wizard-1", played=1)) == "play:wizard-4"


def test_it_asks_the_partner_for_the_potion_that_is_missing_and_gets_no_more() -> None:
    match = others_inside(
        {8: FAR, 15: "blue", 5: "red"}, "tower-1", seats=4, teams=True, full=[1, 2, 3, 2], spent=[4, 0, 2, 0], played=2
    )
    assert answers(match, 4) == ["ask-potions", "give-potions:1", "cast:advance-wizard", "wizard:15/blue+1"]


# --- whole games ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_it_plays_every_mode_to_its_end(seats: int, options: dict[str, Any]) -> None:
    match, kinds = whole_game(seats, 1, options)
    assert match.outcome is not None
    assert not kinds - ALL_KINDS


def test_it_answers_every_kind_of_question() -> None:
    """Some of them hardly ever come up where it plays all seats; random players ask those."""
    kinds: set[str] = set()
    rng = Random(4)
    for seed, (seats, options) in enumerate(MODES[6:]):
        match = slet.new(GAME, seats=seats, seed=seed, **options)
        for _ in range(400):
            if match.ask is None:
                break
            kinds.add(match.ask.kind)
            chosen = choose(RULES, match, match.ask, rng)
            assert chosen in match.ask.options
            match.play(rng.choice([chosen, *match.ask.options]), match.ask.seat)
    assert kinds == ALL_KINDS


ALL_KINDS = {
    *("act", "act-second", "act-after", "move", "move-rolled", "discard-all-move"),
    *("cast-before", "cast-after", "cast-free", "cast-again", "piggyback", "free"),
    *("target-advance-wizard", "target-advance-tower", "target-swap-tower", "target-headwind-wizard"),
    *("target-headwind-tower", "target-nudge-ravenskeep", "target-free-wizard"),
    *("offer-card", "hand-over", "give-back", "give-potions"),
}


@pytest.mark.parametrize(("seats", "options"), [mode for mode in MODES if mode[1]])
def test_it_never_chooses_by_what_its_seat_cannot_know(seats: int, options: dict[str, Any]) -> None:
    """In a match with other hidden cards it chooses the same."""
    match = slet.new(GAME, seats=seats, seed=6, **options)
    for number, at_ask in enumerate(decisions(match, Random(6))):
        ask = at_ask.ask
        if number > 200 or ask is None:
            break
        if number % 3 == 0:
            other = at_ask.imagine(ask.seat, Random(number))
            assert answer(at_ask) == answer(other)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"mode": "master"}), (4, {"teams": True})])
def test_it_beats_random_play(seats: int, options: dict[str, Any]) -> None:
    rules, random = simulate(Plan(GAME, ("rules", "random"), seats, games=6, options=options)).by_player
    assert rules.wins > 5
    assert rules.score > random.score + 2


def test_alone_it_mostly_brings_nearly_all_wizards_in() -> None:
    inside = [whole_game(1, seed, {})[0].view().players[0].inside for seed in range(8)]
    assert sum(inside) / 8 > 9
    assert 12 in inside
