"""Questions that are none, on a toy game that has some."""

from collections.abc import Callable

from slet.kernel.foregone import answers_to_choice, foregone
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from support.gates import GATES
from support.journeys import fingerprint
from support.varied import varied


def gates(*answers: str, seats: int = 2) -> Match:
    match = Match.start(GATES, seats, {}, 1)
    for answer in answers:
        match.play(answer)
    return match


def none(match: Match, *, alone: bool = False) -> str | None:
    pick = foregone(match, alone=alone)
    return None if pick is None else pick.kind


FIRST_TURNS = ("path:1", "light:0", "ring", "path:1", "light:1", "ring")
"""Everybody has one lamp left."""


def test_a_question_with_a_choice_is_put() -> None:
    assert none(gates(), alone=True) is None


def test_a_question_with_one_option_that_everybody_can_work_out_is_none() -> None:
    assert none(gates("path:2")) == "gate"


def test_the_match_asks_it_all_the_same_and_the_record_has_its_answer() -> None:
    match = gates("path:2")
    assert match.ask is not None
    assert match.ask.kind == "gate"
    match.play("open")
    assert [answer.id for answer in match.record().answers] == ["path:2", "open"]


def test_a_single_option_that_only_its_seat_knows_is_put_while_others_could_learn_from_the_pause() -> None:
    match = gates(*FIRST_TURNS, "path:1")
    assert match.ask is not None
    assert len(match.ask.options) == 1
    assert none(match) is None


def test_it_is_none_for_a_person_alone_among_computer_players() -> None:
    assert none(gates(*FIRST_TURNS, "path:1"), alone=True) == "light"


def test_it_is_none_where_the_game_says_that_all_know_it() -> None:
    def last_lamp(s: object, pick: Pick) -> bool:
        return pick.kind == "light"

    known: Callable[..., bool] = last_lamp
    match = Match.start(varied(GATES, known_to_all=known), 2, {}, 1)
    for answer in (*FIRST_TURNS, "path:1"):
        match.play(answer)
    assert none(match) == "light"


def test_the_last_moment_to_take_a_choice_back_is_a_question_though_there_is_one_option() -> None:
    """After the bell the wind blows: then the lamp could not be chosen anew any more."""
    match = gates("path:1", "light:0")
    assert match.cannot_undo(0) is None
    assert none(match, alone=True) is None
    match.play("ring")
    assert match.cannot_undo(0) is not None


def test_looking_for_it_changes_nothing() -> None:
    match = gates("path:2")
    before = fingerprint(match)
    foregone(match)
    assert fingerprint(match) == before


def test_undo_leads_past_answers_that_were_no_choice() -> None:
    match = gates()
    before = fingerprint(match)
    match.play("path:2")
    match.play("open")
    assert answers_to_choice(match, 0) == 2
    match.undo(0, answers=answers_to_choice(match, 0))
    assert fingerprint(match) == before


def test_undo_of_the_last_answer_alone_still_takes_back_that_one() -> None:
    match = gates("path:2")
    before = fingerprint(match)
    match.play("open")
    match.undo(0)
    assert fingerprint(match) == before


def test_what_only_its_seat_knew_to_be_no_choice_is_passed_over_for_one_who_is_alone() -> None:
    match = gates(*FIRST_TURNS, "path:1", "light:4")
    assert answers_to_choice(match, 0) == 1
    assert answers_to_choice(match, 0, alone=True) == 2


def test_a_barrier_between_the_choice_and_what_followed_it_bars_the_way_back() -> None:
    match = gates("path:1", "light:0", "ring", seats=1)
    answers = answers_to_choice(match, 0)
    assert answers == 2
    barrier = match.cannot_undo(0, answers=answers)
    assert barrier is not None
    assert barrier.key == "undo-chance"
    match.undo(0, answers=answers, force=True)
    assert match.ask is not None
    assert match.ask.kind == "light"


def test_who_has_chosen_nothing_has_nothing_to_take_back() -> None:
    match = gates("path:2", "open")
    assert answers_to_choice(match, 1) == 0
    barrier = match.cannot_undo(1, answers=0)
    assert barrier is not None
    assert barrier.key == "undo-nothing"


def test_a_record_a_position_and_a_fork_know_what_was_a_choice() -> None:
    match = gates("path:2", "open")
    for same in (
        Match.follow(GATES, match.record(with_seed=True), None),
        Match.at(GATES, gates("path:2").position(), bytes(32)),
        match.fork(),
    ):
        if same.ask is not None and same.ask.kind == "gate":
            same.play("open")
        assert answers_to_choice(same, 0) == 2
        same.undo(0, answers=2)
        assert same.ask is not None
        assert same.ask.kind == "path"
