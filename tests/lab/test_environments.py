"""The games as environments keep the contracts of PettingZoo, Gymnasium and our own arrays."""

import json
import warnings
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import encodings_doc as encodings
import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import slet
from slet.games import GAMES
from slet.kernel.errors import SletError
from slet.kernel.match import Match
from slet.lab import gymnasium as one_seat
from slet.lab.encoding import all_encodings, encoding_of
from slet.lab.many import Many
from slet.lab.pettingzoo import env, raw_env
from slet.lab.text import TextGame
from support.journeys import looks, variants

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("wizard", 3, {}),
    ("wizard", 6, {"plus_minus_one": True, "reward": "points"}),
    ("wandering-towers", 1, {}),
    ("wandering-towers", 4, {"mode": "master", "teams": True}),
    ("the-witches", 2, {"mode": "coop"}),
    ("the-witches", 4, {"stacked_crises": True}),
    ("carodeni", 1, {"difficulty": "grand-mistress"}),
    ("carodeni", 3, {"animals": True}),
    ("big-book", 2, {}),
    ("big-book", 5, {"open_hands": False, "five_player_double_turn": True}),
]
each_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)
each_game = pytest.mark.parametrize("game", [game.id for game in GAMES])
LAYOUTS = Path(__file__).parents[1] / "data" / "encodings.json"


@each_game
def test_every_moment_of_every_variant_can_be_written_as_numbers(game: str) -> None:
    encoding = encoding_of(game)
    rng = Random(2)
    for seats, options in variants(encoding.game):
        for _, match in looks(Match.start(encoding.game, seats, options, 2), rng, 8, 3):
            ask = match.ask
            assert ask is not None
            legal = encoding.legal(ask, match.state)
            assert set(legal.values()) <= set(ask.options)
            alike = game == "wizard"  # one wizard is as good as another
            assert alike or len(legal) == len(ask.options)
            for seat in range(seats):
                seen = encoding.observe(match.state, seat, ask)
                assert np.isfinite(seen).all()


@each_game
def test_what_a_seat_cannot_know_changes_no_number(game: str) -> None:
    encoding, rng = encoding_of(game), Random(3)
    match = Match.start(encoding.game, max(encoding.game.seats), {}, 3)
    compared = 0
    for _, at in looks(match, rng, 10, 4):
        for seat in range(at.seats):
            twin = at.imagine(seat, rng)
            asks = [next((ask for ask in one.asks if ask.seat == seat), None) for one in (at, twin)]
            seen = [encoding.observe(one.state, seat, ask) for one, ask in zip((at, twin), asks, strict=True)]
            assert (seen[0] == seen[1]).all()
            compared += 1
    assert compared > 50


def test_parts_lie_side_by_side_and_fill_the_observation() -> None:
    for encoding in all_encodings():
        at = 0
        for part in encoding.parts:
            assert part.at == at
            assert part.size > 0
            assert part.meaning
            at += part.size
        assert encoding.size == at


def test_a_changed_layout_raises_its_version() -> None:
    found = {
        encoding.id: {
            "size": encoding.size,
            "parts": {part.name: part.size for part in encoding.parts},
            "actions": encoding.choices,
        }
        for encoding in all_encodings()
    }
    known = json.loads(LAYOUTS.read_text())
    assert found == known, (
        "networks trained for the old layout would go wrong: raise its version, and write the file anew"
    )


# --- PettingZoo -----------------------------------------------------------------------------------------------------


@each_table
def test_pettingzoos_own_tests_pass(
    game: str, seats: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore", UserWarning
        )  # that observations are a dict, as they are wherever there is a mask
        api_test(env(game, seats, **options), num_cycles=60)
        seed_test(lambda: env(game, seats, **options), num_cycles=40)
    assert "Passed" in capsys.readouterr().out


def test_an_illegal_action_ends_the_game_at_the_cost_of_who_took_it() -> None:
    table = env("wizard", 3)
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.last()[0]["action_mask"]
    table.step(int(np.flatnonzero(mask == 0)[0]))
    assert table.unwrapped.terminations[agent]
    assert table.rewards[agent] == -1
    raw = raw_env("wizard", 3)
    raw.reset(seed=1)
    wrong = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(slet.IllegalMove):
        raw.step(wrong)


def test_what_is_no_action_and_what_comes_before_the_beginning_is_refused() -> None:
    table = env("wizard", 3)
    for too_early in (lambda: table.step(0), lambda: table.observe("seat_0")):
        with pytest.raises(AssertionError, match="reset"):
            too_early()
    with pytest.raises(AttributeError):
        _ = table.agent_selection
    table.reset(seed=1)
    for wrong in (-1, 79, None, 0.0, "bid:0"):
        with pytest.raises(AssertionError, match="not in action space"):
            table.step(wrong)
    agent = table.agent_selection
    table.step(np.int64(0))  # as it comes out of arrays
    assert table.match is not None
    assert table.match.view().bids[table.possible_agents.index(agent)] == 0


def test_the_numbers_of_wizard_are_what_they_were_before_they_were_written_fast() -> None:
    """A game for each number of players, as all seats see it. Where rules or layout change on purpose, so may this."""
    encoding, told = encoding_of("wizard"), sha256()
    for seats in encoding.game.seats:
        match, rng = Match.start(encoding.game, seats, {}, 4), Random(4)
        for _ in range(120):
            assert match.ask is not None
            told.update(repr(sorted(encoding.legal(match.ask, match.state))).encode())
            for seat in range(seats):
                told.update(encoding.observe(match.state, seat, match.ask).tobytes())
            match.play(rng.choice(match.ask.options))
    assert told.hexdigest()[:16] == "99cedc6d5e43f13c"


@pytest.mark.parametrize("game", [game.id for game in GAMES if game.id != "wizard"])
def test_the_numbers_are_those_of_the_whole_view_although_the_aids_in_it_are_not_made(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoding, rng = encoding_of(game), Random(6)
    module = import_module(f"slet.lab.encoding.{game.replace('-', '_')}")
    monkeypatch.setattr(module, "view", lambda s, seat, *, aids: encoding.game.sight.view(s, seat))  # noqa: ARG005
    by_whole_view = module.encoding()
    for _, match in looks(Match.start(encoding.game, max(encoding.game.seats), {}, 6), rng, 30, 3):
        for seat in range(match.seats):
            seen, whole = (one.observe(match.state, seat, match.ask) for one in (encoding, by_whole_view))
            assert (seen == whole).all()


def test_rewards_add_up_to_the_points() -> None:
    table = raw_env("wizard", 4, reward="points")
    table.reset(seed=5)
    sums = dict.fromkeys(table.agents, 0.0)
    rng = Random(1)
    for agent in table.agent_iter():
        seen, reward, over, _, info = table.last()
        sums[agent] += reward
        if over:
            assert sums[agent] == info["points"]
        table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))


# --- Gymnasium ------------------------------------------------------------------------------------------------------


@each_game
def test_gymnasiums_own_check_passes(game: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*infinity")
        warnings.filterwarnings("ignore", message=".*not within the observation space")
        table = gymnasium.make(f"slet/{game}-v1", others="random", disable_env_checker=True)
        check_env(table.unwrapped, skip_render_check=True)


def test_one_seat_plays_a_whole_game_against_computer_players() -> None:
    table = one_seat.make("wizard", 3, seat=1, others=["novice", "random"], reward="points")
    seen, info = table.reset(seed=4)
    total, over, rng = 0.0, False, np.random.default_rng(1)
    while not over:
        assert (table.action_masks() == info["action_mask"]).all()
        legal = np.flatnonzero(info["action_mask"])
        seen, reward, over, _, info = table.step(int(rng.choice(legal)))
        assert seen in table.observation_space
        total += reward
    assert total == info["points"]


def test_an_illegal_action_changes_nothing_and_too_many_break_off() -> None:
    table = one_seat.make("wizard", 3)
    before, info = table.reset(seed=4)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    for number in range(1, 101):
        seen, reward, over, broken_off, info = table.step(wrong)
        assert (seen == before).all()
        assert (reward, over, broken_off, info["illegal"]) == (-1, False, number == 100, number)


# --- many at once ---------------------------------------------------------------------------------------------------


def _played(seed: int, steps: int) -> tuple[bytes, int]:
    many, rng = Many("wizard", 8, 3, seed=seed, reward="points"), np.random.default_rng(seed)
    ended = 0
    for _ in range(steps):
        masks = many.batch.masks
        batch = many.step([int(rng.choice(np.flatnonzero(mask))) for mask in masks])
        ended += int(batch.over.sum())
    return many.batch.observations.tobytes(), ended


def test_many_matches_go_on_side_by_side_and_follow_from_their_seed() -> None:
    first, ended = _played(1, 750)
    assert ended >= 8
    assert _played(1, 750) == (first, ended)
    assert _played(2, 30)[0] != _played(3, 30)[0]


def test_of_many_actions_one_that_is_illegal_is_refused_before_anything_is_done() -> None:
    many = Many("wizard", 3, seed=1)
    before = [match.position() for match in many.matches]
    good = [int(np.flatnonzero(mask)[0]) for mask in many.batch.masks]
    wrong = int(np.flatnonzero(~many.batch.masks[2])[0])
    with pytest.raises(SletError, match="match 2"):
        many.step([*good[:2], wrong])
    assert [match.position() for match in many.matches] == before


# --- what is refused, and text --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: env("whist"), "There is no game called “whist”"),
        (lambda: env("wizard", 9), "is for 3 to 6 players"),
        (lambda: env("wizard", 3, tricks=2), "tricks"),
        (lambda: env("wizard", 3, reward="glory"), "Choose from: win, points"),
        (lambda: one_seat.make("wizard", 3, others="grandmaster"), "no computer player called “grandmaster”"),
        (lambda: one_seat.make("wizard", 3, others=["novice"]), "2 others are needed"),
        (lambda: one_seat.make("wizard", 3, seat=3), "seat"),
        (lambda: Many("wizard", 0), "whole number from 1"),
        (lambda: Many("wizard", 2).step([0]), "1 actions were given"),
    ],
)
def test_what_cannot_be_had_is_refused_in_a_sentence(make: Any, said: str) -> None:
    with pytest.raises(SletError, match=said):
        make()


@each_game
@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_game_is_played_in_words_and_a_wrong_answer_is_counted(game: str, language: str) -> None:
    table, rng = TextGame(game, seed=2, language=language), Random(2)
    for _ in range(40):
        asked = table.ask()
        if asked is None:
            break
        option = rng.choice(asked.options)
        assert f"{option.id} – {option.text}" in asked.prompt
        assert table.answer(f" {option.id}\n") is None
    asked = table.ask()
    if asked is not None:
        assert table.answer("nonsense")
        assert table.illegal[asked.seat] == 1
        assert table.ask() == asked


def test_the_documentation_of_the_encodings_is_that_of_the_code() -> None:
    assert encodings.FILE.read_text(encoding="utf-8") == encodings.text(), "run `make generated`"
