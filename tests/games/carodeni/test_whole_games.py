"""Whole games over all options and seat counts: they end, and nothing is lost on the way."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import slet
from slet.games import find_game
from slet.kernel.playout import random_game

from .table import before, play_on, told

GAME = find_game("carodeni")
WHOLE = Counter(GAME.sight.pieces(GAME.rules.start(2, GAME.rules.settings())))

competitive = st.fixed_dictionaries(
    {},
    optional={
        "mode": st.just("competitive"),
        "animals": st.booleans(),
        "extra_goals": st.booleans(),
        "first_player": st.integers(0, 1),
        "choose_novices": st.booleans(),
    },
)
solo = st.fixed_dictionaries(
    {},
    optional={
        "mode": st.just("solo"),
        "difficulty": st.sampled_from(["new-apprentice", "experienced-witch", "grand-mistress"]),
        "animals": st.booleans(),
        "choose_novices": st.booleans(),
        "ostara_fills_gaps": st.booleans(),
    },
)
setups = st.tuples(st.integers(2, 5), competitive) | st.tuples(st.just(1), solo)


@pytest.mark.clause("CAR-02", "CAR-71", "CAR-91")
@settings(max_examples=150, deadline=None, derandomize=True)
@given(setup=setups, seed=st.integers(0, 10**9))
def test_random_games_end_and_conserve_every_card_and_token(setup: tuple[int, dict[str, Any]], seed: int) -> None:
    seats, options = setup
    state, _ = random_game(GAME, seats, GAME.rules.settings(**options), Random(seed))
    assert Counter(GAME.sight.pieces(state)) == WHOLE
    assert state.round == state.last_round
    assert state.cause is not None or seats == 1
    outcome = GAME.score.outcome(state)
    assert tuple(map(sum, zip(*outcome.breakdown.values(), strict=True))) == outcome.scores


@pytest.mark.clause("CAR-26", "CAR-27", "CAR-41", "CAR-44", "CAR-50", "CAR-66")
@settings(max_examples=12, deadline=None, derandomize=True)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10**9), animals=st.booleans())
def test_a_referee_has_nothing_to_object_to(seats: int, seed: int, animals: bool) -> None:
    """Reads the log as somebody at the table would: turns, cards played, what enters the clans."""
    match = play_on(slet.new("carodeni", seats, seed=seed, animals=animals), Random(seed))
    log = [event for event in match.log() if event.__struct_config__.tag not in ("begins", "novices")]
    first = told(match, "begins")[0].first
    hands = {event.seat: {novice.name for novice in event.novices} for event in told(match, "novices")}
    piles: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    clans: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    turns = 0
    brewed = tamed = False
    for event in log:
        tag = event.__struct_config__.tag
        if tag in ("played", "rested"):
            assert event.seat == (first + turns) % seats  # type: ignore[attr-defined]
            seat = (first + turns) % seats
            turns += 1
            brewed = tamed = False
            if tag == "rested":
                assert piles[seat], "a rest takes something back"
                hands[seat] |= set(piles[seat])
                piles[seat] = []
            else:
                hands[seat].remove(event.card.name)  # type: ignore[attr-defined]
                piles[seat].append(event.card.name)  # type: ignore[attr-defined]
        elif tag == "took-witch":
            hands[event.seat].add(event.witch.name)  # type: ignore[attr-defined]
        elif tag == "brewed":
            assert not brewed
            brewed = True
            assert piles[event.seat].pop() == event.witch.name, "the card on top brews"  # type: ignore[attr-defined]
            clans[event.seat] += [event.witch.name, event.potion.name]  # type: ignore[attr-defined]
        elif tag == "tamed":
            assert animals
            assert not brewed
            assert not tamed
            tamed = True
    assert turns == match.view().last_round * seats, "all players have equally many turns"
    for seat in range(seats):
        own = before(match, seat)
        assert set(own["hand"]) == hands[seat]
        assert own["pile"] == piles[seat]
        assert sorted([*own["clan_witches"], *own["clan_potions"]]) == sorted(clans[seat])


def test_a_game_is_the_same_with_and_without_the_log_and_snapshots() -> None:
    """The playout driver and the match give the same game for the same answers."""
    match = slet.new("carodeni", 4, seed=3, animals=True)
    play_on(match, Random(3))
    again = slet.replay(match.record().to_json())
    assert again.outcome == match.outcome
