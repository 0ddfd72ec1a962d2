"""Games that begin in the middle of another one, as one of its seats knew it."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest

from slet.games import GAMES, find_game
from slet.kernel.data import to_json
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.verify import verify
from support.fair import FAIR
from support.journeys import fingerprint, looks, position, variants
from support.pebbles import PEBBLES
from support.toy import TOY

ALL = [
    (game, seats, options)
    for game in (*GAMES, TOY, FAIR, PEBBLES)
    for seats, options in variants(game)
    if "broken" not in options
]
NAMES = ["-".join([game.id, str(seats), *(f"{k}={v}" for k, v in options.items())]) for game, seats, options in ALL]


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
def test_a_branch_is_what_its_seat_knew_and_is_played_kept_and_taken_back_like_any_match(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    match, rng = Match.start(game, seats, options, 1), Random(1)
    for number, at in looks(match, rng, first=8, then=4):
        seat, seed, before = number % seats, sha256(str(number).encode()).digest(), fingerprint(at)
        branch = at.branch(seat, seed)
        assert shown_to(branch, seat) == shown_to(at, seat)
        assert branch.state == of_another_world(branch, number).state, "it tells nothing of how things really lay"
        begun, played = fingerprint(branch), 0
        while branch.asks and played < 5:
            assert position(Match.at(game, branch.position(), bytes(32))) == position(branch)
            ask = rng.choice(branch.asks)
            branch.play(rng.choice(ask.options), ask.seat)
            played += 1
        record = branch.record(with_seed=True).to_json()
        assert fingerprint(Match.follow(game, record, None)) == fingerprint(branch)
        proof = verify(game, branch.record(with_seed=True))
        assert (proof.holds, proof.begins) == (True, "branch")
        for _ in range(played):
            branch.undo(force=True)
        assert fingerprint(branch) == begun
        assert (barrier := branch.cannot_undo()) is not None
        assert barrier.key == "undo-position"
        assert fingerprint(at) == before


def shown_to(match: Match, seat: int) -> bytes:
    """All that the seat knows, less the log: a branch tells no story of the other game."""
    own = [[option.id for option in ask.options] for ask in match.asks if ask.seat == seat]
    return to_json([match.view(seat), match.recall(seat), own])


def of_another_world(branch: Match, number: int) -> Match:
    """The branch, by the same seed, of a world that the seat could not tell from the true one."""
    begins = branch.position()
    *earlier, (after, seat, last) = begins["dealt"]
    begins["dealt"] = [*earlier, [after, seat, number], [after, seat, last]]
    return Match.at(branch.game, begins, bytes(32))


def test_a_branch_of_a_branch_goes_on_from_where_that_one_stands() -> None:
    match = Match.start(TOY, 3, {}, 1)
    branch = match.branch(0, bytes(32))
    again = branch.branch(1, bytes([1]) * 32)
    assert shown_to(again, 1) == shown_to(branch, 1)
    assert position(Match.at(TOY, again.position(), bytes(32))) == position(again)


def test_another_deal_than_that_of_the_seed_does_not_hold() -> None:
    branch = Match.start(TOY, 3, {}, 1).branch(0, bytes(32))
    record = branch.record(with_seed=True)
    assert record.position is not None
    (after, seat, number), *_ = record.position["dealt"]
    record.position["dealt"] = [[after, seat, number + 1]]
    assert verify(TOY, record).failed == "verify-other-deal"


def test_the_same_branch_comes_of_other_hidden_cards() -> None:
    """Two others hold each other's hands: whoever goes on from here finds the same cards in either case."""
    match = Match.start(find_game("wizard"), 4, {"first_dealer": 3}, 5)
    while match.state.round < 6:
        assert match.ask is not None
        match.play(match.ask.options[0])
    true = match.position()
    assert true["answers"] == []
    hands = true["state"]["hands"]
    assert hands[1] != hands[2]
    other = {**true, "state": {**true["state"], "hands": [hands[0], hands[2], hands[1], hands[3]]}}
    branches = [Match.at(match.game, position, bytes(32)).branch(0, b"x" * 32) for position in (true, other)]
    assert branches[0].state == branches[1].state
    assert branches[0].view(0) == match.view(0)
    assert branches[0].state.hands[1] not in (hands[1], hands[2])
