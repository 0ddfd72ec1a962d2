"""Looking back at games: the sum holds, luck is told from skill, and nothing is told of games that are not over."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from slet.games import GAMES, find_game
from slet.kernel.errors import RecordMismatch
from slet.kernel.match import Match
from slet.kernel.record import Record, read_record
from slet.kernel.worlds import Worlds
from slet.learn import find_puzzle
from slet.review import Effort, NotReviewed, Review, Weighing, decisions, put_together, weigh_all
from slet.review.brief import in_brief
from slet.review.kept import begin, file_for, heading, keep, read_kept
from slet.review.measures import measure_of
from slet.review.reviewing import look_again, marked_in, weigh_some
from slet.review.weighing import Looking, weigh, weigh_again

RECORDS = Path(__file__).parent.parent / "data" / "records"
ROUGH = Effort(first=1, close=2, others=1, open=1, marked=3)


def kept_game(game_id: str) -> Record:
    """The shortest of the kept games."""
    files = sorted((RECORDS / game_id).glob("*.json"), key=lambda file: (file.stat().st_size, file.name))
    return read_record(files[0].read_bytes())


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game.id)
def reviewed(request: pytest.FixtureRequest) -> tuple[Record, Review]:
    """The last decisions of a game of every kind; what comes before them is looked at no other way."""
    record = kept_game(request.param.id)
    last = decisions(record)[-12:]
    return record, put_together(record, list(weigh_some(record, last, ROUGH)))


def test_start_luck_skill_and_what_others_did_make_the_result(reviewed: tuple[Record, Review]) -> None:
    record, review = reviewed
    assert record.outcome is not None
    for seat, account in enumerate(review.accounts):
        assert account.start + account.luck + account.skill + account.others == pytest.approx(account.result, abs=1e-12)
        assert (account.result > 0) == (seat in record.outcome.winners)


def test_chances_are_chances_and_the_chosen_option_is_weighed(reviewed: tuple[Record, Review]) -> None:
    _, review = reviewed
    for step in review.steps:
        one = step.weighing
        assert all(0 <= chance <= 1 for chance in (*one.stood, *one.lay))
        chosen = next(option for option in one.options if option.option == one.option)
        assert (chosen.better, chosen.error) == (0, 0)
        assert one.options[0].chance == max(option.chance for option in one.options)


def test_what_a_seat_could_hope_for_does_not_change_with_what_it_could_not_know() -> None:
    """Seat 0 of an imagined twin knows the same: its chances are the same, those by how things lie are others."""
    match = Match.follow(find_game("wizard"), kept_game("wizard"), 60)
    ask = match.ask
    assert ask is not None
    twin = match.imagine(ask.seat, Random(5))
    measure = measure_of("wizard")
    own = [Looking(Worlds(one, ask.seat), ask.seat, measure, 1) for one in (match, twin)]
    assert [own[0].played_on(n) for n in range(3)] == [own[1].played_on(n) for n in range(3)]
    lay = [Looking(Worlds(one, None, in_the_open=True), ask.seat, measure, 1) for one in (match, twin)]
    assert [lay[0].played_on(n) for n in range(3)] != [lay[1].played_on(n) for n in range(3)]


def test_a_blunder_costs_and_the_better_option_is_named() -> None:
    """Two cards left, one trick bid and none taken: who throws the wizard under another wizard gives the trick away."""
    puzzle = find_puzzle("wizard", 3)
    match = puzzle.begin()
    ask = match.ask
    assert ask is not None
    kept = ask.option(puzzle.solution[0].plays)
    assert kept is not None
    wasted = next(option for option in ask.options if option is not kept)
    effort = Effort(first=4, close=20, others=1, open=1, marked=30)
    at_first = weigh(match, ask, wasted, 1, measure_of("wizard"), effort)
    again = weigh_again(match, ask, wasted, at_first, measure_of("wizard"), effort)
    for weighing in (at_first, again):
        assert weighing.options[0].option == kept.id
        assert weighing.options[0].better > 2 * weighing.options[0].error > 0
        assert weighing.gained[ask.seat] < 0
    assert (at_first.worlds, again.worlds) == (20, 30)
    assert again.options[0].better != at_first.options[0].better  # other worlds


def test_looking_twice_finds_the_same() -> None:
    record = kept_game("the-witches")
    wanted = decisions(record)[-3:]
    found = list(weigh_some(record, wanted, ROUGH))
    assert [one.number for one in found] == wanted
    assert list(weigh_some(record, wanted[1:], ROUGH)) == found[1:]


def test_what_was_found_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    record = kept_game("wandering-towers")
    file, about = file_for(tmp_path, record), heading(record, ROUGH)
    numbers = decisions(record)
    first = list(weigh_some(record, numbers[:2], ROUGH))
    begin(file, about, first[:1])
    keep(file, first[1])
    with file.open("ab") as out:
        out.write(b'{"number": 3, "se')  # the machine stopped
    assert read_kept(file, about) == first
    assert read_kept(file, heading(record, Effort())) == []
    told: list[int] = []
    known = weigh_all(record, ROUGH, before=first, on_weighed=lambda one: told.append(one.number))
    assert told[: len(numbers) - 2] == numbers[2:]
    assert set(told[len(numbers) - 2 :]) <= set(numbers)  # the closer look
    assert [one.number for one in known] == numbers


def test_a_game_that_is_not_over_is_not_looked_back_at() -> None:
    record = kept_game("wizard")
    cut = msgspec.structs.replace(record, answers=record.answers[:40], outcome=None)
    with pytest.raises(NotReviewed, match="not over"):
        decisions(cut)
    pretending = msgspec.structs.replace(record, answers=record.answers[:40])
    with pytest.raises(RecordMismatch):
        decisions(pretending)


def test_what_is_told_of_was_looked_at_more_closely_and_rounds_are_marked(reviewed: tuple[Record, Review]) -> None:
    record, review = reviewed
    again = {one.number: one for one in review_again(record, review)}
    both = put_together(record, [again.get(step.weighing.number, step.weighing) for step in review.steps])
    told = [step for seat in range(record.seats) for step in both.dearest(seat)]
    assert all(step.weighing.worlds == ROUGH.marked and step.better != step.weighing.option for step in told)
    for turn in both.turning:
        assert both.steps[turn.step].weighing.worlds == ROUGH.marked
        assert abs(turn.change) > 0.04
    rounds = [mark.number for mark in review.marks]
    assert rounds == sorted(set(rounds))
    assert review.marks[0].step == 0


def review_again(record: Record, review: Review) -> list[Weighing]:
    return list(look_again(record, marked_in(review)[:3], ROUGH))


def test_the_account_in_brief_is_that_of_the_whole_review() -> None:
    """Luck and skill follow from what each decision gained: the same worlds, without the course of the game."""
    record = kept_game("wandering-towers")
    effort = Effort(first=1, close=2, others=1, open=1, marked=2)
    whole = put_together(record, weigh_all(record, effort))
    for brief, account in zip(in_brief(record, 2), whole.accounts, strict=True):
        assert brief.skill == pytest.approx(account.skill, abs=1e-9)
        assert brief.others == pytest.approx(account.others, abs=1e-9)
        assert brief.start + brief.luck == pytest.approx(account.start + account.luck, abs=1e-9)


def test_what_is_usually_done_is_neither_skill_nor_luck() -> None:
    """A choice that is the usual one gains nothing, in no world."""
    match = Match.follow(find_game("wizard"), kept_game("wizard"), 60)
    ask = match.ask
    assert ask is not None
    own = Looking(Worlds(match, ask.seat), ask.seat, measure_of("wizard"), 1)
    usual = own.usually(ask)
    weighing = weigh(match, ask, usual, 60, measure_of("wizard"), ROUGH)
    assert set(weighing.gained) == {0.0}


def test_several_processes_find_what_one_finds() -> None:
    record = kept_game("wandering-towers")
    effort = Effort(first=1, close=1, others=1, open=1, marked=1)
    assert weigh_all(record, effort, jobs=2) == weigh_all(record, effort)
