"""Whole games: what holds at every moment of them, and what the kept ones show."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import slet
from slet.games.the_witches import events
from slet.games.the_witches.events import Failed, Placed, Played, Solved, TurnBegan
from slet.games.the_witches.pieces.cards import DECK
from slet.games.the_witches.pieces.tiles import HARD
from slet.games.the_witches.view import WitchesView
from slet.kernel.events import Event, in_full
from slet.kernel.match import Match
from slet.kernel.playout import random_game
from slet.kernel.record import read_record
from slet.players import choose, find_player

RECORDS = Path(__file__).parent.parent.parent / "data" / "records" / "the-witches"
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"stacked_crises": True}),
    (2, {}),
    (2, {"mode": "coop"}),
    (3, {"eight_crises": True}),
    (3, {"mode": "coop", "open_hands": False}),
    (4, {}),
    (4, {"stacked_crises": True, "eight_crises": True}),
    (4, {"mode": "coop", "stacked_crises": True}),
    (1, {"any_problem": True}),
    (2, {"any_problem": True}),
    (3, {"mode": "coop", "any_problem": True}),
]
OTHERS_MAY_BE_ASKED = {"tea", "give-up"}
"""In the middle of somebody's turn."""


def check_table(match: Match) -> None:
    """What holds whenever somebody is asked."""
    view: WitchesView = match.view()
    for spot in view.spaces:
        tile = match.state.problems[spot.space.number]
        assert tile is not None or not (spot.crises or spot.is_face_down)
        if spot.crises > 1:
            assert view.stacked_crises or (tile is not None and tile.family == "vampire")
        if spot.is_face_down:
            assert tile is not None
            assert tile.is_hard
            assert spot.tile is None
    placed = view.turns - sum(box.easy + box.hard for box in view.boxes)
    assert placed in (view.turn, view.turn - 1, 0)
    assert sum(len(spot.witches) for spot in view.spaces) + len(view.dungeon) <= view.seats
    assert match.ask is not None
    if view.turn and match.ask.kind not in OTHERS_MAY_BE_ASKED:
        assert match.ask.seat == view.active
    for player in view.players:
        assert player.limit == min(7, 3 + len(player.easy) // 2)
        assert player.points == sum(tile.points for tile in (*player.easy, *player.hard)) - player.aliss


@pytest.mark.clause("WIT-09", "WIT-36", "WIT-38", "WIT-46", "WIT-48", "WIT-106", "WIT-146", "WIT-165")
@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("kind", ["random", "rules"])
def test_the_table_makes_sense_at_every_moment(seats: int, options: dict[str, Any], kind: str) -> None:
    match = slet.new("the-witches", seats=seats, seed=11, **options)
    whole = Counter(map(repr, match.game.sight.pieces(match.state)))
    player, rng = find_player(kind, "the-witches"), Random(11)
    while match.ask is not None:
        check_table(match)
        match.play(choose(player, match, match.ask, rng))
        assert Counter(map(repr, match.game.sight.pieces(match.state))) == whole
    assert match.outcome is not None
    if not match.outcome.reason.startswith("lost-") or match.outcome.reason == "lost-hard":
        assert len([event for event in match.log() if isinstance(event, TurnBegan)]) == match.view().turns


@pytest.mark.clause("WIT-02", "WIT-37")
def test_random_games_of_all_kinds_end_and_lose_nothing() -> None:
    game = slet.new("the-witches", seats=1).game
    rng = Random(12)
    for n in range(180):
        seats, options = SETTINGS[n % len(SETTINGS)]
        settings = slet.new("the-witches", seats=seats, **options).settings
        whole = Counter(map(repr, game.sight.pieces(game.rules.start(seats, settings))))
        state, _ = random_game(game, seats, settings, rng)
        assert Counter(map(repr, game.sight.pieces(state))) == whole
        assert game.score.outcome(state).reason


# --- the kept games ------------------------------------------------------------------------------------------------


def kept() -> list[tuple[Match, list[Event]]]:
    matches = [slet.replay(read_record(path.read_bytes())) for path in sorted(RECORDS.glob("*.json"))]
    return [(match, [in_full(line) for line in match._lines()]) for match in matches]


def test_the_kept_games_show_every_mode_end_hard_problem_consequence_and_benefit() -> None:
    games = kept()
    modes = {(match.view().mode, match.seats) for match, _ in games}
    assert modes == {("solo", 1), *((mode, seats) for mode in ("competitive", "coop") for seats in (2, 3, 4))}
    told = [event for _, log in games for event in log]
    for kind in (Failed, Solved):
        seen = {event.tile.kind for event in told if isinstance(event, kind) and event.tile.is_hard}
        assert seen == {tile.kind for tile in HARD}
    assert {event.card.benefit for event in told if isinstance(event, Played)} == {card.benefit for card in DECK}
    assert any(isinstance(event, Placed) for event in told)
    never = {kind.__name__ for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    never -= {type(event).__name__ for event in told}
    assert never == {"DrewSome", "LookedSecretly", "Event"}, "the first two are what others hear"
    ends = {match.outcome.reason for match, _ in games if match.outcome is not None}
    everything = "highest fewer-cackles hard-points hardest shared coop-won solo-farm solo-licence solo-honours"
    assert ends == {*everything.split(), "lost-crises", "lost-elves", "lost-aliss", "lost-hard"}


@pytest.mark.parametrize("option", ["eight_crises", "stacked_crises", "any_problem", "open_hands", "apprentices"])
def test_the_kept_games_show_every_option(option: str) -> None:
    assert len({str(getattr(match.settings, option)) for match, _ in kept()}) > 1
