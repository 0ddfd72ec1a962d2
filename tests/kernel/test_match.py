"""The driver, on the toy game that asks everything there is to ask."""

from random import Random
from typing import Any

import pytest

import slet
from slet.kernel.errors import BadPosition, BadSetup, CannotUndo, SletError
from slet.kernel.match import Match
from slet.kernel.playout import random_game
from slet.kernel.questions import pick
from support.journeys import decisions, fingerprint, position
from support.toy import TOY, Peeked, Rolled
from support.varied import varied


def toy(seats: int = 2, seed: int = 1, **options: Any) -> Match:
    return Match.start(TOY, seats, options, seed)


def lay_all(match: Match) -> None:
    """Everybody lays the first card; the round goes on to a peek or to the next round."""
    for ask in match.asks:
        match.play(ask.options[0], ask.seat)


def at_a_peek() -> Match:
    """A match in which a seat may peek at the deck."""
    for seed in range(20):
        match = toy(seed=seed)
        lay_all(match)
        if match.ask and match.ask.kind == "peek":
            return match
    raise AssertionError("no seed leads to a peek")


# --- choosing together ---------------------------------------------------------------------------------------------


def test_seats_that_choose_together_are_all_asked_at_once() -> None:
    match = toy(seats=3)
    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    assert match.ask is match.asks[0]


def test_seats_that_choose_together_may_answer_in_any_order() -> None:
    one, other = toy(seats=3), toy(seats=3)
    for seat in (2, 0, 1):
        one.play(one.asks[0].options[0] if one.asks[0].seat == seat else _ask(one, seat).options[0], seat)
    for seat in (0, 1, 2):
        other.play(_ask(other, seat).options[0], seat)
    assert one.view(0) == other.view(0)
    assert one.log(None) == other.log(None)


def _ask(match: Match, seat: int) -> Any:
    return next(ask for ask in match.asks if ask.seat == seat)


def test_a_choice_made_together_stays_secret_until_all_have_chosen() -> None:
    match = toy(seats=3)
    before = [match.log(seat) for seat in (1, 2, None)]
    view = match.view(1)
    match.play(match.asks[0].options[0], 0)
    assert [match.log(seat) for seat in (1, 2, None)] == before
    assert match.view(1) == view
    assert [ask.seat for ask in match.asks] == [1, 2]


def test_a_seat_that_has_chosen_is_not_asked_again() -> None:
    match = toy(seats=3)
    match.play(match.asks[0].options[0], 0)
    with pytest.raises(slet.IllegalMove):
        match.play(match.asks[0].options[0], 0)


def test_a_choice_made_together_can_be_taken_back_while_those_of_others_stay() -> None:
    match = toy(seats=3)
    match.play(match.asks[0].options[0], 0)
    before = fingerprint(match)
    other = _ask(match, 1).options[0]
    match.play(other, 1)
    match.undo(0)
    assert [ask.seat for ask in match.asks] == [0, 2]
    match.play(_ask(match, 0).options[0], 0)
    match.undo(1)
    assert fingerprint(match) == before


def test_what_others_chose_is_not_known_to_an_imagined_match() -> None:
    match = toy(seats=3)
    match.play(match.asks[0].options[0], 0)
    match.play(_ask(match, 2).options[0], 2)
    imagined = match.imagine(2, Random(1))
    assert [ask.seat for ask in imagined.asks] == [0, 1]
    assert [ask.seat for ask in match.imagine(1, Random(1)).asks] == [0, 1, 2]


def test_an_imagined_match_offers_others_the_cards_they_are_imagined_to_hold() -> None:
    match = toy(seats=3)
    imagined = match.imagine(0, Random(3))
    for seat in range(3):
        assert list(_ask(imagined, seat).options) == imagined.state.hands[seat]
    assert imagined.state.hands[1] != match.state.hands[1]


# --- undo ----------------------------------------------------------------------------------------------------------


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    match = toy()
    reason = match.cannot_undo()
    assert reason is not None
    assert "nothing to take back" in str(reason)
    with pytest.raises(CannotUndo):
        match.undo(force=True)


def test_undo_is_free_while_no_chance_was_drawn_and_nothing_shown() -> None:
    match = toy(seats=3)
    before = fingerprint(match)
    match.play(match.asks[0].options[0], 0)
    assert match.cannot_undo() is None
    match.undo()
    assert fingerprint(match) == before


def test_undo_stops_at_a_roll() -> None:
    match = toy()
    lay_all(match)
    reason = match.cannot_undo()
    assert reason is not None
    assert reason.key == "undo-chance"
    after = fingerprint(match)
    with pytest.raises(CannotUndo):
        match.undo()
    assert fingerprint(match) == after


def test_undo_stops_at_what_was_shown_to_the_seat_itself() -> None:
    match = at_a_peek()
    match.play("peek:0")
    reason = match.cannot_undo()
    assert reason is not None
    assert reason.key == "undo-reveal"


def test_undo_of_a_pass_is_free() -> None:
    match = at_a_peek()
    seat = match.ask.seat if match.ask else -1
    before = position(match)
    match.play("pass")
    assert match.cannot_undo(seat) is None
    match.undo(seat)
    assert position(match) == before


def test_forced_undo_goes_past_a_roll_and_the_same_roll_comes_again() -> None:
    match = toy()
    lay_all(match)
    after = fingerprint(match)
    match.undo(force=True)
    match.undo(force=True)
    lay_all(match)
    assert fingerprint(match) == after


def test_an_imagined_match_cannot_be_taken_back_past_its_beginning() -> None:
    match = toy()
    match.play(match.asks[0].options[0], 0)
    imagined = match.imagine(0, Random(1))
    reason = imagined.cannot_undo()
    assert reason is not None
    assert reason.key == "undo-imagined"
    with pytest.raises(CannotUndo):
        imagined.undo(force=True)


def test_who_imagines_what_was_imagined_deals_once_and_knows_no_less() -> None:
    dealt: list[int | None] = []

    def imagine(s: Any, seat: int | None, rng: Random, memory: float) -> None:
        dealt.append(seat)
        TOY.sight.imagine(s, seat, rng, memory)

    match = Match.start(varied(TOY, imagine=imagine), 3, {}, 1)
    again = match.imagine(0, Random(1)).imagine(0, Random(2)).imagine(0, Random(3))
    assert dealt == [0, 0, 0]
    assert again.view(0) == match.view(0)
    dealt.clear()
    fork = again.fork()  # which runs the step again
    assert dealt == [0]
    assert fork.state.hands == again.state.hands
    dealt.clear()
    match.imagine(1, Random(1)).imagine(0, Random(2))  # other eyes: what seat 1 imagines is all there is
    assert dealt == [1, 1, 0]


def test_an_imagined_match_can_take_back_what_was_played_in_it() -> None:
    match = toy(seats=3)
    imagined = match.imagine(0, Random(1))
    hands = [hand.copy() for hand in imagined.state.hands]
    imagined.play(_ask(imagined, 1).options[0], 1)
    imagined.undo()
    assert imagined.state.hands == hands
    assert [ask.seat for ask in imagined.asks] == [0, 1, 2]


# --- who is told what ----------------------------------------------------------------------------------------------


def test_a_whisper_is_heard_in_full_by_those_it_is_for_alone() -> None:
    match = at_a_peek()
    assert match.ask is not None
    seat = match.ask.seat
    match.play("peek:1")
    own = [event for event in match.log(seat) if isinstance(event, Peeked)]
    others = [event for event in match.log(1 - seat) if isinstance(event, Peeked)]
    public = [event for event in match.log(None) if isinstance(event, Peeked)]
    assert [event.card for event in own] == [match.view(seat).known[1]]
    assert [event.card for event in others] == [event.card for event in public] == [None]


def test_an_imagined_match_keeps_no_whisper_to_others() -> None:
    match = at_a_peek()
    assert match.ask is not None
    seat = match.ask.seat
    match.play("peek:1")
    imagined = match.imagine(1 - seat, Random(1))
    heard = [event for who in (0, 1, None) for event in imagined.log(who) if isinstance(event, Peeked)]
    assert len(heard) == 3
    assert all(event.card is None for event in heard)


def test_the_log_of_an_imagined_match_goes_on_by_itself() -> None:
    match = toy()
    imagined = match.imagine(0, Random(1))
    before = len(imagined.log(0))
    lay_all(imagined)
    assert any(isinstance(event, Rolled) for event in imagined.log(0)[before:])
    assert len(match.log(0)) == before


def test_undo_does_not_reach_into_the_log_of_an_imagined_match() -> None:
    match = at_a_peek()
    imagined = match.imagine(0, Random(1))
    told = imagined.log(0)
    match.undo(force=True)
    assert len(match.log(0)) < len(told)
    assert imagined.log(0) == told


def test_what_is_withheld_is_in_no_view_and_no_log_but_is_recalled() -> None:
    match = toy(seats=2, seed=4)
    for _ in decisions(match, Random(1)):
        if match.state.round == 2:
            break
    old = match.state.old
    assert old
    for seat in (0, 1, None):
        assert match.recall(seat).old == old
        assert not set(old) & set(match.view(seat).pile)
        assert not set(old) & {event.card for event in match.log(seat) if hasattr(event, "card")}


def test_an_imagined_match_has_no_position_in_its_first_step_and_no_record() -> None:
    imagined = toy().imagine(0, Random(1))
    with pytest.raises(SletError, match="no position"):
        imagined.position()
    with pytest.raises(SletError, match="record"):
        imagined.record()


def test_an_imagined_match_draws_other_chance() -> None:
    rolls = set()
    match = toy()
    for seed in range(40):
        imagined = match.imagine(0, Random(seed))
        lay_all(imagined)
        rolls |= {event.face for event in imagined.log(0) if isinstance(event, Rolled)}
    assert rolls == {1, 2, 3, 4, 5, 6}


# --- errors --------------------------------------------------------------------------------------------------------


def test_a_refused_move_names_the_clause_and_changes_nothing() -> None:
    match = toy()
    before = fingerprint(match)
    with pytest.raises(slet.IllegalMove, match="TOY-1") as refused:
        match.play("lay:n9-9")
    assert refused.value.clause == "TOY-1"
    assert fingerprint(match) == before


def test_a_move_for_the_wrong_seat_is_refused() -> None:
    match = at_a_peek()
    assert match.ask is not None
    with pytest.raises(slet.IllegalMove, match="not asked now"):
        match.play("pass", seat=1 - match.ask.seat)


def test_a_move_after_the_end_is_refused() -> None:
    match = toy()
    for _ in decisions(match, Random(1)):
        pass
    with pytest.raises(slet.IllegalMove, match="over"):
        match.play("pass")


def test_a_rule_that_breaks_loses_nothing() -> None:
    match = next(broken for broken in (toy(seed=n, broken=True) for n in range(20)) if _breaks_at_once(broken.fork()))
    match.play(match.asks[0].options[0], 0)
    before = fingerprint(match)
    ask = match.asks[0]
    with pytest.raises(RuntimeError, match="broken"):
        match.play(ask.options[0])
    assert fingerprint(match) == before
    assert match.cannot_undo() is None


def _breaks_at_once(match: Match) -> bool:
    """Whether nobody may peek after the first cards, so that the broken rule comes with the last answer."""
    try:
        lay_all(match)
    except RuntimeError:
        return True
    return False


@pytest.mark.parametrize("seats", [0, 1, 4, -1, 10**9])
def test_a_seat_count_that_the_game_does_not_have_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 3"):
        toy(seats=seats)


def test_an_option_that_the_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(BadSetup, match="cards, broken"):
        toy(colour=1)


@pytest.mark.parametrize("options", [{"cards": "three"}, {"cards": None}, {"cards": 1.5}])
def test_an_option_with_a_value_that_it_cannot_have_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup, match="option cards of toy cannot be"):
        toy(**options)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    match = toy()
    for look in (match.view, match.log, match.recall):
        with pytest.raises(SletError, match="no seat"):
            look(seat)


@pytest.mark.parametrize(
    "data",
    [
        {},
        [],
        "",
        "{",
        b"\xff\xfe",
        {"seats": 2},
        {"seats": 2, "state": {}},
        {"seats": 2, "state": {"step": "fly"}},
        {"seats": 2, "state": {"step": "lay", "hands": [["n9-9"]]}},
        {"seats": 2, "state": {"step": "lay", "hands": []}},
        {"seats": 2, "state": {"step": "deal"}, "seed": "xyz"},
        {"seats": 2, "state": {"step": "deal"}, "game": "chess"},
        {"seats": 9, "state": {"step": "deal"}},
        {"seats": 2, "state": {"step": "deal"}, "answers": [[0, "fly"]]},
        {"seats": 2, "state": {"step": "deal"}, "more": 1},
    ],
)
def test_a_position_that_cannot_be_set_up_is_refused(data: Any) -> None:
    with pytest.raises(SletError) as refused:
        Match.at(TOY, data, seed=bytes(32))
    assert len(str(refused.value)) > 20


def test_a_position_can_be_set_up_by_hand() -> None:
    state = {"step": "lay", "seats": 2, "hands": [["n1-0"], ["n6-2"]], "points": [0, 5], "peeked": [[], []]}
    match = Match.at(TOY, {"seats": 2, "state": state}, seed=bytes(32))
    lay_all(match)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    again = Match.follow(TOY, match.record(), None)
    assert fingerprint(again) == fingerprint(match), "its record begins with the position"


def test_the_reasons_for_a_bad_position_are_told() -> None:
    with pytest.raises(BadPosition, match="n9-9"):
        Match.at(TOY, {"seats": 2, "state": {"step": "lay", "hands": [["n9-9"]]}}, seed=bytes(32))


def test_the_log_can_be_read_from_where_one_stopped() -> None:
    match = at_a_peek()
    before, read = match.told, match.log(0)
    match.play("peek:0")
    new = match.log(0, since=before)
    assert len(new) == 1
    assert isinstance(new[0], Peeked)
    assert match.log(0) == [*read, *new]


# --- rules that are not right yet ----------------------------------------------------------------------------------


def test_a_step_that_does_not_exist_is_named_with_those_that_do() -> None:
    lost = varied(TOY, steps={"deal": lambda _: "lai"})
    with pytest.raises(LookupError, match="no step 'lai'; its steps are: deal"):
        Match.start(lost, 2, {}, 1)
    with pytest.raises(LookupError, match="no step 'lai'"):
        random_game(lost, 2, lost.rules.settings(), Random(1))


def test_a_question_without_options_is_named() -> None:
    with pytest.raises(ValueError, match="'peek' to seat 1 has no options"):
        next(pick(1, "peek", [], "TOY-2"))
