"""Watching: the state with each line that is told."""

from random import Random
from typing import Any

import pytest

import slet
from slet.kernel.errors import BadPosition
from slet.kernel.match import Match
from slet.kernel.watching import opening
from support.journeys import decisions, fingerprint
from support.toy import TOY


def toy(seed: int = 1, **options: Any) -> Match:
    return Match.start(TOY, 2, options, seed)


def test_who_watches_gets_the_state_of_every_line_with_its_number() -> None:
    match = toy()
    assert match.play(match.asks[0].options[0], 0, watched=True) == [], "the other seat has not chosen yet"
    before = match.told
    moments = match.play(match.asks[0].options[0], 1, watched=True)
    assert [number for number, _ in moments] == list(range(before, match.told))
    lines: dict[int, Any] = dict(match.lines(0))
    first, second = moments[0][1], moments[1][1]
    assert first.pile == [lines[moments[0][0]].card]
    assert second.pile == [lines[moments[0][0]].card, lines[moments[1][0]].card]
    assert len(first.hands[1]) == 3
    assert len(second.hands[1]) == 2


def test_a_watched_match_is_the_same_as_any_other_and_nothing_changes_what_was_seen() -> None:
    plain, rng = toy(), Random(1)
    seen: list[tuple[Any, Any]] = []
    for at in decisions(plain, Random(2)):
        ask = rng.choice(at.asks)
        option = rng.choice(ask.options)
        twin = at.fork()
        twin.play(option, ask.seat)
        watched = at.fork()
        told = watched.told
        moments = watched.play(option, ask.seat, watched=True)
        assert [number for number, _ in moments] == list(range(told, watched.told))
        assert fingerprint(watched) == fingerprint(twin)
        seen += [(state, state.copy()) for _, state in moments]
        if watched.asks:
            watched.play(watched.asks[0].options[0])
            watched.undo(force=True)
            assert fingerprint(watched) == fingerprint(twin)
    assert len(seen) > 8
    assert all(state == before and state.story is None for state, before in seen)


def test_for_who_does_not_watch_no_state_is_copied() -> None:
    match = toy()
    match.play(match.asks[0].options[0], 0)
    copies = 0

    class Counted(type(match.state)):  # type: ignore[misc]
        def copy(self) -> Any:
            nonlocal copies
            copies += 1
            return super().copy()

    def counted(*, watched: bool) -> int:
        nonlocal copies
        fork = match.fork()
        fork.state.__class__ = Counted
        copies = 0
        option = fork.asks[0].options[0]
        assert len(fork.play(option, 1, watched=watched)) == (3 if watched else 0), "two cards and a roll"
        return copies

    assert counted(watched=True) == counted(watched=False) + 3


def test_a_rule_that_breaks_while_it_is_watched_takes_nothing_with_it() -> None:
    match = next(broken for broken in (toy(seed=n, broken=True) for n in range(20)) if _breaks(broken.fork()))
    match.play(match.asks[0].options[0], 0)
    before = fingerprint(match)
    with pytest.raises(RuntimeError, match="broken"):
        match.play(match.asks[0].options[0], 1, watched=True)
    assert fingerprint(match) == before
    assert match.state.story is match._log


def _breaks(match: Match) -> bool:
    """Whether nobody may peek after the first cards, so that the broken rule comes with the last answer."""
    match.play(match.asks[0].options[0], 0)
    try:
        match.play(match.asks[0].options[0], 1)
    except RuntimeError:
        return True
    return False


def test_the_opening_is_what_was_told_before_the_first_answer_whenever_it_is_asked_for() -> None:
    match = slet.new("wizard", seats=3, seed=4)
    at_once = opening(match)
    assert [number for number, _ in at_once] == list(range(match.told)) == [0, 1]
    assert [len(hand) for hand in at_once[0][1].hands] == [1, 1, 1]
    assert at_once[-1][1].hands == match.state.hands
    rng = Random(1)
    for number, at in enumerate(decisions(match, rng)):
        if number % 10 == 0:
            before = fingerprint(at)
            assert opening(at) == opening(at.fork()) == at_once
            assert fingerprint(at) == before
    assert opening(match) == at_once
    assert opening(slet.replay(match.record())) == at_once, "played by its record, with chance as it is written"


def test_a_position_opens_with_what_is_told_before_its_first_answer() -> None:
    written = slet.new("wizard", seats=3, seed=4).position()
    assert opening(slet.from_position("wizard", written)) == [], "everybody has the cards already, and nothing is told"
    written["state"]["step"] = "deal"
    match = slet.from_position("wizard", written)
    assert [number for number, _ in opening(match)] == list(range(match.told)) == [0, 1]
    assert opening(match)[-1][1].hands == match.state.hands


def test_what_is_imagined_knows_no_beginning() -> None:
    assert opening(slet.new("wizard", seats=3, seed=4).imagine(0, Random(1))) == []


def test_a_position_cannot_bring_a_story() -> None:
    written = slet.new("wizard", seats=3, seed=4).position()
    stories: list[Any] = [[], ["told"], "told", {"lines": []}]
    for story in stories:
        written["state"]["story"] = story
        with pytest.raises(BadPosition, match="not plain data"):
            slet.from_position("wizard", written)
