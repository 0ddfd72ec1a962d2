"""What is told stands: at every moment that is told, all is in its place, and nobody sees what they may not know.

Whoever draws a game shows the state as it was when each line was told, so these moments have to keep what the moments
between two answers keep."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from slet.games import GAMES
from slet.kernel.data import to_json
from support.fair import FAIR
from support.journeys import variants
from support.pebbles import PEBBLES
from support.told import Act, Watched, watched_game
from support.toy import TOY

EVERY_GAME = [*GAMES, TOY, FAIR, PEBBLES]
ALL = [(game, seats, options) for game in EVERY_GAME for seats, options in variants(game) if "broken" not in options]
NAMES = ["-".join([game.id, str(seats), *(f"{k}={v}" for k, v in options.items())]) for game, seats, options in ALL]
ALIKE = 3
"""So many answers of which the same was told are looked at, in each variant; there are many that are alike."""


@pytest.fixture(scope="module", params=ALL, ids=NAMES)
def watched(request: pytest.FixtureRequest) -> Watched:
    """One game of each variant, played once for all tests."""
    return watched_game(*request.param)


def in_turn(watched: Watched) -> Iterator[tuple[int, Any, int | None]]:
    """Moments with a pair of eyes: each looks once at each kind of event, where it happens often enough."""
    seen: Counter[str] = Counter()
    eyes = watched.eyes
    for number, state in watched.moments():
        kind = watched.kind(number)
        seen[kind] += 1
        if seen[kind] <= len(eyes):
            yield number, state, eyes[seen[kind] % len(eyes)]


def test_at_every_told_moment_each_piece_lies_in_one_place(watched: Watched) -> None:
    whole = Counter(map(repr, watched.game.sight.pieces(watched.match.state)))
    for number, state in watched.moments():
        now = Counter(map(repr, watched.game.sight.pieces(state)))
        assert now == whole, f"{watched.kind(number)}: twice {now - whole}, nowhere {whole - now}"


def test_at_every_told_moment_everybody_can_be_shown_how_things_stand(watched: Watched) -> None:
    looked: set[str] = set()
    for number, state in watched.moments():
        kind = watched.kind(number)
        if kind not in looked:
            looked.add(kind)
            for seat in watched.eyes:
                assert to_json(watched.game.sight.view(state, seat)), kind


def test_at_every_told_moment_nothing_leaks_when_all_that_a_seat_cannot_know_is_dealt_anew(watched: Watched) -> None:
    game = watched.game
    for number, state, seat in in_turn(watched):
        imagined = state.copy()
        game.sight.imagine(imagined, seat, Random(number), 1.0)
        assert to_json(game.sight.view(imagined, seat)) == to_json(game.sight.view(state, seat)), watched.kind(number)
        assert to_json(game.sight.recall(imagined, seat)) == to_json(game.sight.recall(state, seat)), watched.kind(
            number
        )


def test_what_was_seen_on_the_way_cannot_be_taken_back(watched: Watched) -> None:
    """Where an answer can be taken back freely, nobody was shown a piece on the way, nor at its end, that they had not
    been shown before; the others may have been shown what only the one who answered had known."""
    heard: dict[int | None, set[str]] = defaultdict(set)
    lines = {seat: watched.match.lines(seat, looking_back=True) for seat in watched.eyes}
    read = dict.fromkeys(watched.eyes, 0)
    looked: Counter[str] = Counter()

    def known_to(seat: int | None, act: Act) -> set[str]:
        while read[seat] < len(lines[seat]) and lines[seat][read[seat]][0] < act.told:
            heard[seat] |= watched.shown(lines[seat][read[seat]][1])
            read[seat] += 1
        shown = watched.shown((watched.game.sight.view(act.before, seat), watched.game.sight.recall(act.before, seat)))
        return heard[seat] | shown

    for act in watched.acts:
        kinds = ", ".join([watched.kind(number) for number, _ in act.moments])
        looked[kinds] += 1
        if not act.free or looked[kinds] > ALIKE:
            continue
        other = watched.eyes[looked.total() % len(watched.eyes)]
        for seat in {act.seat, other}:
            known = known_to(seat, act)
            states = [state for _, state in act.moments] + [act.after]
            new = watched.shown([watched.game.sight.view(state, seat) for state in states]) - known
            if act.free == [act.seat] and seat != act.seat and new:
                new -= known_to(act.seat, act)
            assert not new, f"{new} shown to {seat} by {kinds}, which {act.free} can take back freely"
