"""How a beginner errs."""

from random import Random

import pytest

import slet
from games.the_witches.table import COUNTERS, PLACES, table
from slet.games.the_witches.options import DONE, ROLL, Run
from slet.games.the_witches.pieces.places import SPACES
from slet.games.wizard.options import BIDS
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.lab.simulate import Plan, play_game
from slet.players.novice import HOPE, Novice
from slet.players.the_witches.fears import FEW_CRISES, near_ruin
from slet.players.the_witches.hopes import roll_on
from slet.players.wizard.hopes import one_trick_more

TIMES = 400


class Always:
    """Wants one thing and nothing else."""

    def __init__(self, option: HasId) -> None:
        self._option = option

    def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:  # noqa: ARG002
        return ask.options[list(ask.options).index(self._option)] if self._option in ask.options else _missing()


def _missing() -> HasId:
    raise LookupError


def chosen(novice: Novice, ask: Pick) -> list[HasId]:
    match = slet.new("wizard", seats=3, seed=1)
    return [novice.choose(match, ask, Random(seed)) for seed in range(TIMES)]


def test_a_novice_bids_a_trick_too_many_now_and_then() -> None:
    hopeful = Novice(Always(BIDS[1]), overlooks=0, wish=one_trick_more)
    bids = chosen(hopeful, Pick(0, "bid", BIDS[:4], "WIZ-13"))
    assert set(bids) == {BIDS[1], BIDS[2]}
    assert bids.count(BIDS[2]) == pytest.approx(HOPE * TIMES, rel=0.3)
    assert set(chosen(hopeful, Pick(0, "bid", BIDS[:2], "WIZ-13"))) == {BIDS[1]}  # no more can be bid


def test_a_novice_of_the_witches_trusts_in_the_dice_rather_than_run_away() -> None:
    away = Run(SPACES[3])
    hopeful = Novice(Always(away), overlooks=0, wish=roll_on)
    assert set(chosen(hopeful, Pick(0, "go-on", [ROLL, away], "WIT-60"))) == {ROLL, away}
    assert set(chosen(hopeful, Pick(0, "flee", [away, DONE], "WIT-60"))) == {away}


def is_near_ruin(problems: dict[str, str]) -> bool:
    match = table("hwel", "fool", problems=problems)
    assert isinstance(match.ask, Pick)
    return near_ruin(match, match.ask)


def test_a_novice_of_the_witches_looks_closely_once_all_could_lose() -> None:
    roused = Novice(Always(BIDS[1]), overlooks=0.4, wish=one_trick_more, alarm=lambda *_: True)
    assert set(chosen(roused, Pick(0, "bid", BIDS[:4], "WIZ-13"))) == {BIDS[1]}
    *_, all_crises = COUNTERS["competitive", 2]
    elsewhere = [place for place in PLACES if place != "granny"]
    ill = [f"{kind}-{n} crisis" for kind in ("fever", "pig", "sheep") for n in range(1, 5)]
    for left, roused_by_it in ((FEW_CRISES, True), (FEW_CRISES + 1, False)):
        in_crisis = dict(zip(elsewhere, ill[: all_crises - left], strict=False))
        assert is_near_ruin(in_crisis) is roused_by_it
    assert is_near_ruin({"oak": "elves-1", "cabb": "elves-2"})
    assert not is_near_ruin({"oak": "elves-1", "cabb": "elves-2 down"})


def test_three_novices_do_not_drown_whoever_plays_well_among_them() -> None:
    """Before anything roused them, all lost in two games of three."""
    plan = Plan("the-witches", ("adept", "novice", "novice", "novice"), 4, 4)
    results = [play_game(plan, number) for number in range(plan.games)]
    assert sum(not result.winners for result in results) <= 1


def test_what_a_novice_overlooks_is_not_chosen_even_where_sense_wants_it() -> None:
    found = chosen(Novice(Always(BIDS[1]), overlooks=0.4), Pick(0, "bid", BIDS[:4], "WIZ-13"))
    assert 0.55 * TIMES < found.count(BIDS[1]) < 0.8 * TIMES
    assert set(found) == set(BIDS[:4])


@pytest.mark.parametrize("game", ["wizard", "the-witches", "carodeni", "wandering-towers", "big-book"])
def test_what_a_novice_has_heard_is_what_it_could_read_then_whenever_it_is_read(game: str) -> None:
    match, rng = slet.new(game, seats=3, seed=4), Random(4)
    told: list[tuple[Match, int, object]] = []
    for number in range(90):
        if match.ask is None:
            break
        seat = number % 3
        at_once, later = (match.imagine(seat, Random(number), 0.25) for _ in range(2))
        told.append((later, seat, at_once.lines(seat)))
        if number % 7 == 0 and game == "wizard":
            heard = [event for _, event in at_once.lines(seat)]
            assert heard == match.log(seat)  # what has faded for the seat is not there
        match.play(rng.choice(match.ask.options))
    assert all(later.lines(seat) == lines for later, seat, lines in told)
    assert any(lines for _, _, lines in told)
