"""Set-up: WT-10 to WT-17, and the examples of the rulebook for it: WT-142, WT-143."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import slet
from slet.games.wandering_towers.events import Placed, SetUp
from slet.kernel.data import to_plain
from slet.kernel.errors import BadPosition, BadSetup
from slet.kernel.match import Match

from .table import COLOURS, GAME, NINETY, PRICES, SHARES, asked, at, play, play_on, surface, table, told, whole_track


def wizards_on(match: Match, tower: int) -> list[str]:
    """In the order in which they were placed."""
    return [wizard.name for wizard in match.view().spaces[tower].floors[0].wizards]


@pytest.mark.clause("WT-10")
@pytest.mark.parametrize("seats", range(1, 7))
def test_towers_with_and_without_a_crest_stand_in_turn_behind_ravenskeep(seats: int) -> None:
    view = slet.new(GAME, seats, seed=3).view()
    assert view.keep == 0
    assert [len(space.floors) for space in view.spaces] == [0] + [1] * 9 + [0] * 6
    assert [space.floors[0].crest for space in view.spaces[1:10]] == [True, False] * 4 + [True]
    assert not any(space.ground for space in view.spaces), "nobody stands on the ground"


@pytest.mark.clause("WT-11")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_spells_lie_in_the_middle_in_the_base_game(seats: int) -> None:
    match = slet.new(GAME, seats, seed=3)
    assert {spell.name for spell in match.view().spells} == {"advance-tower", "advance-wizard"}
    assert told(match, SetUp)[0].spells == match.view().spells


@pytest.mark.clause("WT-11")
@pytest.mark.parametrize(
    "spells",
    [[], ["advance-tower"], ["advance-tower", "swap-tower"], ["advance-tower", "advance-tower"], list(PRICES), 2, 1, 0],
)
def test_no_other_spells_can_be_chosen_for_the_base_game(spells: object) -> None:
    with pytest.raises(BadSetup):
        slet.new(GAME, 3, spells=spells)
    assert len(slet.new(GAME, 3, spells=["advance-tower", "advance-wizard"]).view().spells) == 2


@pytest.mark.clause("WT-05", "WT-11")
@pytest.mark.parametrize(
    ("mode", "seats", "spells"),
    [
        ("advanced", 3, ["advance-tower", "advance-tower", "swap-tower", "piggyback"]),
        ("master", 3, ["swap-tower", "swap-tower"]),
        ("solo", 1, ["swap-tower", "swap-tower", "piggyback"]),
    ],
)
def test_there_is_one_token_of_each_spell(mode: str, seats: int, spells: list[str]) -> None:
    with pytest.raises(BadSetup):
        slet.new(GAME, seats, mode=mode, spells=spells)


@pytest.mark.clause("WT-12")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_gets_three_cards_and_the_rest_is_the_pile(seats: int) -> None:
    match = slet.new(GAME, seats, seed=4)
    view = match.view()
    assert [player.cards for player in view.players] == [3] * seats
    assert [len(match.view(seat).hand) for seat in range(seats)] == [3] * seats
    assert (view.pile, view.discard) == (90 - 3 * seats, ())
    state = match.state
    cards = [card.name for card in (*state.pile, *(card for hand in state.hands for card in hand))]
    assert Counter(cards) == Counter(NINETY)


@pytest.mark.clause("WT-12")
def test_all_ninety_cards_are_shuffled() -> None:
    seen: list[set[str]] = [set(), set()]
    tops: set[str] = set()
    for seed in range(150):
        match = slet.new(GAME, 2, seed=seed, start_seat=0)
        for seat in (0, 1):
            seen[seat] |= {card.name for card in match.state.hands[seat]}
        tops.add(match.state.pile[-1].name)
    assert seen[0] == seen[1] == set(NINETY)
    assert len(tops) > 18


@pytest.mark.clause("WT-12")
def test_there_is_one_discard_pile_for_all() -> None:
    match = table({2: "blue", 3: "yellow"}, "wizard-1 wizard-2 tower-1", hands={1: "wizard-3 wizard-4 tower-2"})
    play(match, "play:wizard-1", "wizard:2/blue+1", "discard:tower-1")
    play(match, "play:wizard-3", "wizard:3/yellow+3", "discard:tower-2")
    assert [card.name for card in match.view().discard] == ["wizard-1", "tower-1", "wizard-3", "tower-2"]


@pytest.mark.clause("WT-13", "WT-18")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_start_player_can_be_agreed_on(seats: int) -> None:
    for start in range(seats):
        for seed in range(3):
            match = slet.new(GAME, seats, seed=seed, start_seat=start)
            assert match.view().start_seat == start
            assert asked(match).seat == start
            assert told(match, SetUp)[0].seat == start


@pytest.mark.clause("WT-13", "WT-18")
@pytest.mark.parametrize("seats", range(2, 7))
def test_otherwise_the_start_player_is_drawn_by_lot(seats: int) -> None:
    drawn: Counter[int] = Counter()
    for seed in range(150):
        match = slet.new(GAME, seats, seed=seed)
        assert asked(match).seat == match.view().start_seat
        drawn[asked(match).seat] += 1
    assert set(drawn) == set(range(seats))
    assert min(drawn.values()) > 150 / seats / 2, "no seat is drawn much more seldom than the others"


@pytest.mark.clause("WT-13")
@pytest.mark.parametrize("nobody", [-1, 3, 99, "me", 1.5, True, [0]])
def test_nobody_else_can_start(nobody: object) -> None:
    with pytest.raises(BadSetup):
        slet.new(GAME, 3, start_seat=nobody)


@pytest.mark.clause("WT-13")
def test_the_start_player_stays_the_same_all_game() -> None:
    match = slet.new(GAME, 3, seed=5, start_seat=1)
    rng = Random(5)
    while match.ask is not None:
        assert match.view().start_seat == 1
        play_on(match, rng, 10)
    assert match.view().start_seat == 1


ENOUGH = {2: COLOURS[:2], 3: COLOURS[:4], 4: COLOURS[:4], 5: COLOURS, 6: COLOURS}


@pytest.mark.clause("WT-14")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_has_a_colour_of_their_own_with_enough_wizards(seats: int) -> None:
    own = [player.wizard.name for player in slet.new(GAME, seats, seed=1).view().players]
    assert len(set(own)) == seats
    assert set(own) <= set(ENOUGH[seats])


@pytest.mark.clause("WT-14")
@pytest.mark.parametrize("seats", range(2, 7))
def test_only_colours_with_enough_wizards_can_be_chosen(seats: int) -> None:
    chosen = ENOUGH[seats][::-1][:seats]
    match = slet.new(GAME, seats, seed=1, colours=chosen)
    assert tuple(player.wizard.name for player in match.view().players) == chosen
    for colour in set(COLOURS) - set(ENOUGH[seats]):
        with pytest.raises(BadSetup):
            slet.new(GAME, seats, colours=(*chosen[1:], colour))


@pytest.mark.clause("WT-14")
@pytest.mark.parametrize(
    "colours",
    [["blue", "blue", "red"], ["blue", "red"], ["blue", "red", "green", "yellow"], ["blue", "red", "pink"], []],
)
def test_no_two_share_a_colour_and_nobody_is_without(colours: list[str]) -> None:
    with pytest.raises(BadSetup):
        slet.new(GAME, 3, colours=colours)


@pytest.mark.clause("WT-15")
@pytest.mark.parametrize(("seats", "wizards", "potions"), [(2, 5, 6), (3, 4, 5), (4, 4, 5), (5, 3, 4), (6, 3, 4)])
def test_the_more_play_the_fewer_wizards_and_potions_each_has(seats: int, wizards: int, potions: int) -> None:
    match = slet.new(GAME, seats, seed=1)
    for player in match.view().players:
        assert (player.inside, player.outside) == (0, wizards)
        assert (player.empty, player.full, player.spent) == (potions, 0, 0)
    on_track = Counter(wizard for space in range(16) for wizard in surface(match, space))
    assert on_track == dict.fromkeys(COLOURS[:seats], wizards)


@pytest.mark.clause("WT-16", "WT-17")
@pytest.mark.parametrize("seats", range(2, 7))
def test_wizards_are_placed_round_and_round_from_the_start_player_up_to_the_limits(seats: int) -> None:
    for start in range(seats):
        match = slet.new(GAME, seats, seed=1, start_seat=start)
        order = [COLOURS[(start + n) % seats] for n in range(seats)] * SHARES[seats][0]
        for tower, limit in enumerate((3, 3, 3, 2, 2, 2, 1, 1, 1), 1):
            here, order = order[:limit], order[limit:]
            assert wizards_on(match, tower) == here
        assert order == []


@pytest.mark.clause("WT-16")
@pytest.mark.parametrize("seats", range(1, 7))
def test_nobody_is_asked_while_wizards_are_placed(seats: int) -> None:
    match = slet.new(GAME, seats, seed=1)
    assert asked(match).kind == "act"
    assert all(seat == -1 for seat, *_ in match._journal), "only chance has had a say"
    placed = [wizard.name for event in told(match, Placed) for wizard in event.wizards]
    assert len(placed) == seats * SHARES[seats][0] if seats > 1 else 12


@pytest.mark.clause("WT-17")
def test_the_limits_of_set_up_mean_nothing_afterwards() -> None:
    match = table({6: "1 blue", 7: "7 yellow", 3: "3 yellow yellow yellow"}, "wizard-1 tower-1 tower-2")
    play(match, "play:wizard-1", "wizard:6/blue+1")
    assert at(match, 7) == "7 blue yellow"
    match = table({2: "1 blue", 3: "3 yellow yellow yellow"}, "wizard-1 tower-1 tower-2")
    play(match, "play:wizard-1", "wizard:2/blue+1")
    assert at(match, 3) == "3 blue yellow yellow yellow"


@pytest.mark.clause("WT-142")
@pytest.mark.parametrize(("seats", "last"), [(2, 4), (3, 5), (4, 7), (5, 6), (6, 9)])
def test_the_last_wizard_stands_on_the_tower_that_the_rulebook_tells(seats: int, last: int) -> None:
    match = slet.new(GAME, seats, seed=6)
    assert max(space for space in range(16) if surface(match, space)) == last
    assert told(match, Placed)[-1].tower == last
    assert [event.tower for event in told(match, Placed)] == list(range(1, last + 1))


@pytest.mark.clause("WT-143")
def test_the_example_of_the_rulebook_with_blue_red_and_yellow() -> None:
    match = slet.new(GAME, 3, seed=6, colours=["blue", "red", "yellow"], start_seat=0)
    for tower in (1, 2, 3):
        assert wizards_on(match, tower) == ["blue", "red", "yellow"]
    assert wizards_on(match, 4) == ["blue", "red"]
    assert wizards_on(match, 5) == ["yellow"]
    assert not any(wizards_on(match, tower) for tower in range(6, 10))


# --- positions set up by hand --------------------------------------------------------------------------------


def changed(**state: Any) -> Match:
    position = table({2: "blue", 5: "1 yellow"}, "wizard-1 tower-1 tower-2").position()
    position["state"].update(state)
    return slet.from_position(GAME, position)


@pytest.mark.clause("WT-40")
def test_a_position_with_seven_on_one_surface_is_refused() -> None:
    assert surface(table({5: "1 red red red green green green"}, seats=4), 5)
    with pytest.raises(BadPosition):
        table({5: "1 red red red red green green green"}, seats=4)


NOBODY: list[list[str]] = [[] for _ in range(25)]


@pytest.mark.clause("WT-04", "WT-06", "WT-15")
@pytest.mark.parametrize(
    ("state", "words"),
    [
        ({"stacks": [[tower] for tower in range(1, 10)]}, "the track has 16 spaces"),
        ({"stacks": [[tower] for tower in range(1, 10)] + [[]] * 8}, "the track has 16 spaces"),
        ({"standing": NOBODY[1:]}, "on one of nine towers"),
        ({"standing": [*NOBODY, []]}, "on one of nine towers"),
        ({"seen": [0] * 24}, "on one of nine towers"),
        ({"seen": [0] * 26}, "on one of nine towers"),
        ({"inside": [1, 0]}, "5 wizards in blue"),
        ({"inside": [0, 1]}, "5 wizards in yellow"),
        ({"standing": NOBODY}, "5 wizards in blue"),
        ({"colours": ["blue"]}, "2 of everything"),
        ({"inside": [0, 0, 0]}, "2 of everything"),
        ({"hands": [["wizard-1", "tower-1", "tower-2"]]}, "2 of everything"),
        ({"empty": [6]}, "2 of everything"),
        ({"full": [0]}, "2 of everything"),
        ({"spent": [0, 0, 0]}, "2 of everything"),
        ({"known": [[]]}, "2 of everything"),
        ({"full": [1, 0]}, "6 potions in blue"),
        ({"spent": [0, 1]}, "6 potions in yellow"),
        ({"empty": [6, 5]}, "6 potions in yellow"),
        ({"hands": [["wizard-1", "tower-1", "tower-1"], ["wizard-1", "tower-1", "tower-1"]]}, "not those of the deck"),
        ({"card": "wizard-1"}, "not those of the deck"),
        ({"keep": -1}, "is nowhere"),
        ({"keep": 16}, "is nowhere"),
        ({"keep": 2}, "beside Ravenskeep"),
        ({"keep": 5}, "beside Ravenskeep"),
        ({"active": -1}, "is nowhere"),
        ({"active": 2}, "is nowhere"),
        ({"start_seat": -1}, "is nowhere"),
        ({"start_seat": 2}, "is nowhere"),
        ({"start_seat": None}, "is nowhere"),
        ({"wizards": 4}, "wizards in the state"),
        ({"mode": "master"}, "mode in the state"),
        ({"seats": 3}, "seats in the state"),
        ({"step": "before_card"}, "no card is in play"),
        ({"step": "carry_out"}, "no card is in play"),
        ({"step": "after_card"}, "no card is in play"),
    ],
    ids=str,
)
def test_a_position_with_pieces_too_many_or_too_few_is_refused(state: dict[str, Any], words: str) -> None:
    assert whole_track(changed()), "unchanged it is fine"
    with pytest.raises(BadPosition) as caught:
        changed(**state)
    assert words in str(caught.value.arguments["detail"])


def test_a_position_at_a_step_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadPosition, match="nowhere"):
        changed(step="nowhere")


def test_a_position_in_which_whoever_has_a_turn_holds_no_card_is_refused() -> None:
    fine = changed(active=1)
    state = fine.position()["state"]
    assert asked(fine).seat == 1
    for active in (0, 1):
        hands = [[] if seat == active else cards for seat, cards in enumerate(state["hands"])]
        pile = [*state["pile"], *state["hands"][active]]
        with pytest.raises(BadPosition) as caught:
            changed(active=active, hands=hands, pile=pile)
        assert "holds cards" in str(caught.value.arguments["detail"])


@pytest.mark.clause("WT-87")
def test_in_a_position_of_teams_potions_may_have_been_given_to_the_partner() -> None:
    match = table({}, seats=4, teams=True, full=(2, 0, 0, 0), empty=(5, 5, 3, 5))
    assert [player.full for player in match.view().players] == [2, 0, 0, 0]


def test_a_position_before_set_up_is_set_up_unless_it_does_not_fit_the_options() -> None:
    match = slet.new(GAME, 2)
    state: Any = to_plain(match.game.rules.start(2, match.settings))
    assert state["step"] == "set_up"
    assert asked(slet.from_position(GAME, {"seats": 2, "state": state, "seed": "07" * 32})).kind == "act"
    with pytest.raises(BadPosition) as caught:
        slet.from_position(GAME, {"seats": 2, "state": state | {"wizards": 4}, "seed": "07" * 32})
    assert "wizards in the state" in str(caught.value.arguments["detail"])


@pytest.mark.clause("WT-04")
@pytest.mark.parametrize("towers", [[3, 5, 7, 9, 2, 4, 6], [3, 5, 7, 9, 2, 4, 6, 8, 8], [3, 5, 7, 9, 2, 4, 6, 1]])
def test_a_position_in_which_a_tower_is_missing_or_there_twice_is_refused(towers: list[int]) -> None:
    stacks = changed().position()["state"]["stacks"]
    assert stacks[15] == [3, 5, 7, 9, 2, 4, 6, 8]
    with pytest.raises(BadPosition):
        changed(stacks=[*stacks[:15], towers])
