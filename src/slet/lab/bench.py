"""How fast the engine is, beside its peers, in one run.

Everything is measured on one core, in turns: one slice of each, again and again, so that whatever else the machine does
hits all alike. Time is processor time; the figures are medians.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import msgspec

from slet.games import find_game
from slet.kernel.match import Match
from slet.kernel.playout import random_game
from slet.lab.peers import card_environments, oh_hell, ours, ours_unseen

SLICE = 0.15
"""Seconds of one slice."""


class Figures(msgspec.Struct, frozen=True):
    game: str
    seats: int
    rounds: int
    playout: float
    """Decisions a second through the playout driver."""
    play: float
    """Decisions a second through `match.play`."""
    games: float
    """Whole random games a second through the playout driver."""
    fork: float
    """Microseconds for a fork, averaged over the decisions of a game."""
    imagine: float
    """Microseconds for an imagined match, likewise."""
    peer: str | None = None
    peer_rate: float | None = None
    """The peer's decisions a second."""

    environment: float | None = None
    """Steps a second through PettingZoo, with everything that is observed; None where it is not installed."""
    steps_alone: float | None = None
    """The same without looking: what was observed is made when somebody asks for it."""
    environments: dict[str, float] = {}
    """The same, looking, of card games of others."""

    @property
    def playout_ratio(self) -> float | None:
        return self.playout / self.peer_rate if self.peer_rate else None

    @property
    def play_ratio(self) -> float | None:
        return self.play / self.peer_rate if self.peer_rate else None


def measure(game_id: str, seats: int, rounds: int = 15, on_progress: Callable[[int], None] | None = None) -> Figures:
    """Measure the game, and the peer where one is installed."""
    game = find_game(game_id)
    Match.start(game, seats, {}, 1)  # a seat count that the game does not have is refused here
    rng = Random(1)
    options = game.rules.settings()
    peer = PEERS[game_id](rng) if game_id in PEERS else None
    environment = ours(game_id, seats, rng)
    alone = ours_unseen(game_id, seats, rng)
    others = card_environments(rng)
    decisions_of_a_game = []

    def by_playout() -> int:
        decisions = random_game(game, seats, options, rng)[1]
        decisions_of_a_game.append(decisions)
        return decisions

    def by_play() -> int:
        match = Match.start(game, seats, {}, rng.randbytes(32))
        decisions = 0
        while (ask := match.ask) is not None:
            match.play(rng.choice(ask.options))
            decisions += 1
        return decisions

    playouts, plays, peers, steps, unseen = [], [], [], [], []
    other_steps: dict[str, list[float]] = {name: [] for name in others}
    for _ in range(rounds):
        playouts.append(_rate(by_playout))
        plays.append(_rate(by_play))
        if peer is not None:
            peers.append(_rate(peer))
        if environment is not None:
            steps.append(_rate(environment))
        if alone is not None:
            unseen.append(_rate(alone))
        for name, play in others.items():
            other_steps[name].append(_rate(play))
        if on_progress is not None:
            on_progress(1)
    fork, imagine = _copies(Match.start(game, seats, {}, 1), Random(1))
    playout = median(playouts)
    return Figures(
        game=game_id,
        seats=seats,
        rounds=rounds,
        playout=playout,
        play=median(plays),
        games=playout / median(decisions_of_a_game),
        fork=fork,
        imagine=imagine,
        peer="OpenSpiel oh_hell" if peer is not None else None,
        peer_rate=median(peers) if peers else None,
        environment=median(steps) if steps else None,
        steps_alone=median(unseen) if unseen else None,
        environments={name: median(rates) for name, rates in other_steps.items()},
    )


def _rate(play: Callable[[], int]) -> float:
    """Decisions a second over one slice of whole games."""
    decisions = 0
    began = process_time()
    while (spent := process_time() - began) < SLICE:
        decisions += play()
    return decisions / spent


def _copies(match: Match, rng: Random) -> tuple[float, float]:
    """Microseconds of a fork and of an imagined match: medians over the decisions of one random game."""
    forks, imagined = [], []
    while (ask := match.ask) is not None:
        forks.append(min(_time(match.fork) for _ in range(5)))
        imagined.append(min(_time(lambda: match.imagine(ask.seat, rng)) for _ in range(3)))
        match.play(rng.choice(ask.options))
    return median(forks) * 1e6, median(imagined) * 1e6


def _time(call: Callable[[], object]) -> float:
    began = process_time()
    call()
    return process_time() - began


PEERS: dict[str, Callable[[Random], Callable[[], int] | None]] = {"wizard": oh_hell}
"""The games that have a relative elsewhere to be compared with."""
