"""Search over worlds, and the contract of players that think."""

from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

import slet
from slet.games import GAMES
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.players import PLAYERS, Budget, Choice, UnknownPlayer, answer, load_player, think
from slet.players.contract import Thought
from slet.players.search import BOLD, CAREFUL, Guide, bandit, tree
from slet.players.wizard.monte_carlo import ROUND, MonteCarloPlayer

SEARCHES = [bandit, tree]
TEN = Budget(iterations=10)


def last_trick() -> tuple[Match, Pick]:
    """Wizard: two cards each are left, the seat is last to play, has to take exactly one more trick, and knows all
    about how."""
    match = slet.new("wizard", seats=3, seed=1)
    rng = Random(1)
    while match.state.round < 4 or match.state.step != "trick" or len(match.state.trick) != 2:
        assert match.ask is not None
        match.play(rng.choice(match.ask.options))
    assert match.ask is not None
    return match, match.ask


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_any_game_gets_search_for_free(game: Game[Any], search: Any) -> None:
    match = Match.start(game, game.seats[-1], {}, 5)
    rng = Random(5)
    for _ in range(60):
        if match.ask is not None and len(match.ask.options) > 2:
            break
        assert match.ask is not None
        match.play(rng.choice(match.ask.options))
    ask = match.ask
    assert ask is not None
    choice = search(match.imagine(ask.seat, rng), ask, Random(1), TEN, Guide(most=30, value=lambda _s, _seat: 0.5))
    assert choice.option in ask.options
    assert sum(thought.visits for thought in choice.thoughts) < 10 + len(
        ask.options
    )  # a world that was begun is tried with every option


@pytest.mark.parametrize("search", SEARCHES)
def test_the_same_seed_and_iterations_give_the_same_thoughts(search: Any) -> None:
    match, ask = last_trick()
    first, second = (search(match, ask, Random(4), Budget(iterations=40), ROUND) for _ in range(2))
    assert first == second
    assert search(match, ask, Random(5), Budget(iterations=40), ROUND) != first


@pytest.mark.parametrize("search", SEARCHES)
def test_a_search_keeps_to_its_iterations(search: Any) -> None:
    match, ask = last_trick()
    choice = search(match, ask, Random(4), Budget(iterations=50), ROUND)
    visits = sum(thought.visits for thought in choice.thoughts)
    assert 50 - len(ask.options) <= visits <= 50 + len(ask.options)


@pytest.mark.parametrize("search", SEARCHES)
def test_a_search_that_nobody_waits_for_stops_at_once(search: Any) -> None:
    match, ask = last_trick()
    choice = search(match, ask, Random(4), Budget(seconds=60, cancelled=lambda: True), ROUND)
    assert choice.option in ask.options
    assert choice.thoughts == ()


@pytest.mark.parametrize("search", SEARCHES)
def test_a_search_by_time_ends_and_has_tried_every_option(search: Any) -> None:
    match, ask = last_trick()
    choice = search(match, ask, Random(4), Budget(seconds=0.2), ROUND)
    assert {thought.option for thought in choice.thoughts} == set(ask.options)


@pytest.mark.parametrize("search", SEARCHES)
def test_what_is_best_by_the_value_is_chosen_and_stands_first(search: Any) -> None:
    match, ask = last_trick()
    wanted = ask.options[-1]
    guide = Guide(most=0, value=lambda s, _seat: float(wanted in s.trick or wanted in s.last_trick))
    choice = search(match, ask, Random(4), Budget(iterations=60), guide)
    assert choice.option is wanted
    assert choice.thoughts[0].option is wanted
    assert choice.thoughts[0].value == 1.0
    assert all(thought.value == 0.0 for thought in choice.thoughts[1:])


def test_options_are_tried_in_the_same_worlds_and_the_good_ones_more_often() -> None:
    match, ask = last_trick()
    seen: dict[HasId, list[Any]] = {option: [] for option in ask.options}

    def value(s: Any, _seat: int) -> float:
        laid = next(option for option in ask.options if option in (*s.trick, *s.last_trick))
        seen[laid].append([hand for seat, hand in enumerate(s.hands) if seat != ask.seat])
        return float(laid is ask.options[0])

    bandit(match, ask, Random(4), Budget(iterations=80), Guide(most=0, value=value))
    first, *others = (seen[option] for option in ask.options)
    assert all(worlds == first[: len(worlds)] for worlds in others)
    assert len(first) > min(len(worlds) for worlds in others)


def test_where_one_option_is_clearly_best_no_more_worlds_are_spent() -> None:
    match, ask = last_trick()
    wanted = ask.options[-1]
    guide = Guide(most=0, value=lambda s, _seat: float(wanted in s.trick or wanted in s.last_trick))
    patient, brief = (
        bandit(match, ask, Random(4), Budget(iterations=4000), one) for one in (guide, replace(guide, sure=3.0))
    )
    assert patient.option is brief.option is wanted
    assert sum(thought.visits for thought in brief.thoughts) < 50 * len(ask.options)
    assert sum(thought.visits for thought in patient.thoughts) > 3900


@pytest.mark.parametrize(("daring", "chosen"), [(CAREFUL, 0), (0.0, 0), (BOLD, 1)])
def test_the_bold_take_what_may_turn_out_great_where_others_stay_with_what_is_safe(daring: float, chosen: int) -> None:
    match, ask = last_trick()
    tries = count()

    def value(s: Any, _seat: int) -> float:
        laid = next(option for option in ask.options if option in (*s.trick, *s.last_trick))
        if laid is ask.options[1]:
            return next(tries) % 2 - 0.05
        return 0.5 if laid is ask.options[0] else 0.0

    choice = bandit(match, ask, Random(4), Budget(iterations=60), Guide(most=0, value=value, daring=daring))
    assert choice.option is ask.options[chosen]
    told = choice.thoughts[0].value  # what it is worth, not how it is liked
    assert told == pytest.approx((0.5, 0.45)[chosen], abs=0.05)


def test_a_thought_tells_what_is_to_be_expected() -> None:
    match, ask = last_trick()
    choice = MonteCarloPlayer(20).think(match, ask, Random(1), Budget())
    for thought in choice.thoughts:
        expected = thought.expected
        assert expected["met"] + expected["over"] + expected["under"] == pytest.approx(1)
        assert expected["points"] == pytest.approx(thought.value)


def test_only_candidates_are_tried_where_a_game_names_some() -> None:
    match, ask = last_trick()
    two = ask.options[:2]
    choice = bandit(
        match, ask, Random(1), TEN, Guide(most=0, value=lambda _s, _seat: 0.5, candidates=lambda _s, _p: two)
    )
    assert {thought.option for thought in choice.thoughts} == set(two)


# --- when a player fails ---------------------------------------------------------------------------------------------


class Stumbles:
    def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:  # noqa: ARG002
        raise RuntimeError("no idea")


class Dreams:
    def think(self, match: Match, ask: Pick, rng: Random, budget: Budget) -> Choice:  # noqa: ARG002
        return Choice(slet.new("wandering-towers", seats=2, seed=1).ask.options[0])  # type: ignore[union-attr]


@pytest.mark.parametrize("player", [Stumbles, Dreams])
def test_a_player_that_fails_is_replaced_by_a_simpler_one(
    player: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(PLAYERS, "wizard", {**PLAYERS["wizard"], "archmage": player})
    match, ask = last_trick()
    choice = answer("archmage", match, ask, Random(1))
    assert choice.option == answer("adept", match, ask, Random(1)).option
    assert choice.by == "adept"
    assert "archmage" in caplog.text


def test_a_player_that_does_well_answers_itself() -> None:
    match, ask = last_trick()
    assert answer("adept", match, ask, Random(1)).by == ""


def test_somebodys_own_player_is_loaded_by_its_name() -> None:
    match, ask = last_trick()
    player = load_player("slet.players.random:RandomPlayer", "wizard")
    assert think(player, match, ask, Random(1)).option in ask.options


@pytest.mark.parametrize("name", ["slet.nowhere:Player", "slet.players:Nobody", "slet.games:GAMES", "json:JSONDecoder"])
def test_what_is_no_player_is_refused_with_what_a_player_is(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=r"module:Class"):
        load_player(name, "wizard")


def test_thoughts_can_be_told_apart_from_none() -> None:
    match, ask = last_trick()
    assert think(load_player("adept", "wizard"), match, ask, Random(1)).thoughts == ()
    assert isinstance(MonteCarloPlayer(4).think(match, ask, Random(1), Budget()).thoughts[0], Thought)
