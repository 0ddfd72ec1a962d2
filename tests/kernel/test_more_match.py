"""The driver in less common company, on the toy games."""

from random import Random
from typing import Any

import pytest

import slet
from slet.kernel.errors import SletError
from slet.kernel.match import Match
from slet.kernel.playout import playout, random_game
from slet.kernel.questions import Rule, roll, together
from support.fair import FAIR, TICKETS, Shown
from support.journeys import decisions, fingerprint, known_to, position
from support.toy import NUMBERS, TOY, Laid, ToyState
from support.varied import varied


def fair(seats: int = 3, seed: int = 1) -> Match:
    return Match.start(FAIR, seats, {}, seed)


def play(match: Match, *options: int) -> Match:
    """Play options by their number, whoever is asked first."""
    for number in options:
        assert match.ask is not None
        match.play(match.ask.options[number], match.ask.seat)
    return match


def test_undo_leads_back_over_a_step_to_a_single_question_while_many_are_asked() -> None:
    match = play(fair(), 0, 0, 0, 0)
    assert match.ask is not None
    assert match.ask.kind == "call"
    before = fingerprint(match)
    play(match, 1)
    assert [ask.seat for ask in match.asks] == [0, 1, 2]
    match.undo(force=True)
    assert fingerprint(match) == before


def test_undo_in_an_imagined_match_tells_nothing_of_the_other_one() -> None:
    match = play(fair(), 0)
    true = next(event.ticket for event in match.log(1) if isinstance(event, Shown))
    for seed in range(20):
        imagined = match.imagine(0, Random(seed))
        play(imagined, 0)
        told = imagined.told
        imagined.undo(force=True)
        assert imagined.told == match.told < told
        assert true not in [event.ticket for event in imagined.log(1) if isinstance(event, Shown)]


def test_an_imagined_match_counts_what_was_told_as_the_other_does() -> None:
    match = play(fair(), 0)
    assert match.imagine(0, Random(1)).told == match.told
    assert match.imagine(0, Random(1)).log(0, since=match.told) == []


def test_what_was_told_later_is_not_hearsay() -> None:
    match = play(fair(), 0)
    imagined = match.imagine(0, Random(1))
    before = imagined.log(0)
    play(match, 0)
    assert imagined.log(0) == before


def test_a_match_imagined_for_another_seat_forgets_what_the_first_was_whispered() -> None:
    match = play(fair(), 0)
    for_one = match.imagine(1, Random(1))
    assert any(isinstance(event, Shown) for event in for_one.log(1))
    for_none = for_one.imagine(0, Random(2))
    assert not any(isinstance(event, Shown) for seat in (0, 1, 2, None) for event in for_none.log(seat))


def test_undo_is_barred_when_something_was_shown_to_somebody_else_alone() -> None:
    match = play(fair(), 0)
    for seat in (0, None):
        barrier = match.cannot_undo(seat)
        assert barrier is not None
        assert barrier.key == "undo-reveal"


def test_a_choice_taken_back_leaves_the_questions_before_it_answered() -> None:
    match = play(fair(), 0, 0)
    assert [ask.seat for ask in match.asks] == [1, 2]
    before = fingerprint(match)
    match.play(match.asks[1].options[0], 2)
    match.undo(2)
    assert fingerprint(match) == before


def test_a_match_imagined_among_choices_made_together_keeps_the_own_choice_and_what_came_before() -> None:
    match = play(fair(), 0, 1)
    own = match.asks[1].options[0]
    match.play(own, 2)
    imagined = match.imagine(2, Random(1)).imagine(2, Random(2))
    assert [ask.seat for ask in imagined.asks] == [1]
    assert imagined.state.turns == 1
    play(imagined, 0)
    assert own in imagined.state.floor


def test_a_playout_keeps_choices_that_were_made_already() -> None:
    match = play(fair(), 0, 0)
    chosen = match.asks[1].options[0]
    match.play(chosen, 2)
    for seed in range(10):
        fork = match.fork()
        playout(fork, Random(seed))
        assert chosen in fork.state.floor[:3]


def test_a_position_before_chance_can_be_set_up_and_draws_from_its_own_seed() -> None:
    state = {"step": "deal", "seats": 3, "box": [ticket.name for ticket in TICKETS]}
    one = Match.at(FAIR, {"seats": 3, "state": state}, seed=b"1" * 32)
    other = Match.at(FAIR, {"seats": 3, "state": state}, seed=b"2" * 32)
    assert one.state.hands != other.state.hands
    saved = position(one)
    assert position(Match.at(FAIR, saved, seed=bytes(32))) == saved


def test_undo_from_a_loaded_position_draws_the_same_chance_again() -> None:
    match = play(fair(), 0, 0, 0, 0, 0)
    loaded = Match.at(FAIR, position(match), seed=bytes(32))
    play(loaded, 0, 0, 0, 0, 0)
    after = position(loaded)
    for _ in range(5):
        loaded.undo(force=True)
    play(loaded, 0, 0, 0, 0, 0)
    assert position(loaded) == after


def test_a_long_run_of_steps_that_only_draw_chance_is_no_trouble() -> None:
    def turn(s: ToyState) -> Rule[str | None]:
        yield from roll(6)
        s.round += 1
        return "turn" if s.round < 3000 else None

    game = varied(TOY, start=lambda *_: ToyState(step="turn"), steps={"turn": turn})
    assert Match.start(game, 2, {}, 1).state.round == 3000
    assert random_game(game, 2, None, Random(1))[0].round == 3000


def test_what_is_forgotten_does_not_come_back_with_the_end_of_the_game() -> None:
    match = Match.start(TOY, 2, {}, 4)
    for _ in decisions(match, Random(1)):
        if match.state.round == 2:
            break
    forgetful = match.imagine(0, Random(1), memory=0.0)
    for _ in decisions(forgetful, Random(2)):
        pass
    assert not [event for event in forgetful.log(0) if isinstance(event, Laid) and event.round == 1]
    assert [
        event for event in match.imagine(0, Random(1)).fork().log(0) if isinstance(event, Laid) and event.round == 2
    ]


def test_a_rule_that_breaks_in_an_imagined_match_does_not_end_the_game() -> None:
    def breaks(s: Any) -> Rule[str]:
        yield from roll(6)
        raise RuntimeError("this rule is broken")

    game = varied(FAIR, steps={**FAIR.rules.steps, "wheel": breaks})
    match = play(Match.start(game, 2, {}, 1), 0, 0, 0)
    imagined = match.imagine(0, Random(1))
    with pytest.raises(RuntimeError):
        imagined.play("call:0")
    with pytest.raises((slet.IllegalMove, RuntimeError)):
        imagined.play("call:0")
    assert imagined.outcome is None


def test_a_fork_of_a_record_without_seed_keeps_its_commitment() -> None:
    match = slet.new("wizard", seats=3, seed=1)
    assert slet.replay(match.record()).fork().record() == match.record()


def test_pieces_of_a_kind_share_their_names() -> None:
    class Special(type(NUMBERS[0])):  # type: ignore[misc]
        pass

    special = Special("special", 7)
    assert type(NUMBERS[0]).named("special") is special


def test_no_public_name_of_an_imagined_match_tells_the_true_chance() -> None:
    match = slet.new("wizard", seats=4, seed=3)
    imagined = match.imagine(0, Random(1))
    assert imagined.commitment != match.commitment
    for refused in (imagined.position, imagined.record):
        with pytest.raises(SletError):
            refused()
    assert known_to(imagined, 0) == known_to(match, 0)


def test_choosing_together_asks_every_seat_once() -> None:
    def lay(s: Any) -> Rule[str | None]:
        yield from together(s, [1, 0, 1], "lay", lambda s, seat: s.hands[seat].copy(), "TOY-1")
        return None

    match = Match.start(varied(TOY, steps={**TOY.rules.steps, "lay": lay}), 2, {}, 1)
    assert [ask.seat for ask in match.asks] == [0, 1]


def test_who_is_imagined_in_an_imagined_match_knows_what_it_was_imagined_to_know() -> None:
    match = Match.start(TOY, 3, {}, 2)
    for seed in range(5):
        once = match.imagine(0, Random(seed))
        twice = once.imagine(1, Random(seed))
        assert twice.state.hands[1] == once.state.hands[1] != match.state.hands[1]


def test_when_the_game_is_over_all_is_told_again() -> None:
    match = Match.start(TOY, 2, {}, 2)
    for _ in decisions(match, Random(2)):
        pass
    assert [event.round for event in match.log(None) if isinstance(event, Laid)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 10**30},
        {"seats": 6},
        {"drawn": -1},
        {"answers": [[10**30, "x"]]},
        {"state": {"step": "trick", "round": -1}},
        {"state": {"hands": [[], [], []]}},
        {"state": {"hands": [["red-1"], ["red-1"], ["red-2"]]}},
        {"state": {"bids": [None, 0, 0]}},
        {"state": {"dealer": 7}},
        {"state": {"dealer": 10**40}},
        {"state": {"step": 5}},
        {"state": {"totals": []}},
    ],
)
def test_a_position_of_wizard_that_contradicts_itself_is_refused(change: dict[str, Any]) -> None:
    match = slet.new("wizard", seats=3, seed=1)
    while match.state.step != "trick":
        assert match.ask is not None
        match.play(match.ask.options[0])
    good = match.position()
    assert position(slet.from_position("wizard", good)) == position(match)
    bad = {**good, **{name: value for name, value in change.items() if name != "state"}}
    bad["state"] = {**good["state"], **change.get("state", {})}
    with pytest.raises(SletError) as refused:
        slet.from_position("wizard", bad)
    assert refused.value.text("cs")


def test_foreign_numbers_and_letters_are_made_presentable() -> None:
    match = slet.new("wizard", seats=3, seed=1)
    for seat in (10**400, -(10**30), "0", 1.5):
        with pytest.raises(SletError):
            match.view(seat)  # type: ignore[arg-type]
    with pytest.raises(slet.IllegalMove) as refused:
        match.play("\x1b[31mred")
    assert "\x1b" not in str(refused.value)
    with pytest.raises(SletError):
        slet.new("wizard", seats=3.0)  # type: ignore[call-overload]


def test_the_log_of_a_running_game_begins_where_the_game_says_and_is_whole_when_it_is_over() -> None:
    """`opens`: what came before the last event that opens the log is withheld, as long as the game runs."""
    from_the_last_card = varied(TOY, opens=lambda _s, event, _seat: isinstance(event, Laid))
    for seats in (2, 3):
        match = Match.start(from_the_last_card, seats, {}, 3)
        whole = Match.start(TOY, seats, {}, 3)
        rng = Random(3)
        withheld = 0
        while match.ask is not None:
            for seat in (None, 0, 1):
                log, all_of_it = match.log(seat), whole.log(seat)
                start = match.open_from(seat)
                assert log == whole.log(seat, since=start)
                assert log == all_of_it[len(all_of_it) - len(log) :]
                assert not any(isinstance(event, Laid) for event in log[1:])
                assert match.log(seat, since=start + 1) == whole.log(seat, since=start + 1)
                withheld += len(all_of_it) - len(log)
                forgetful = match.imagine(seat, rng, memory=0.0)
                assert forgetful.log(seat) == log
                assert forgetful.told <= match.told - start
            option = rng.choice(match.asks[0].options).id
            seat_asked = match.asks[0].seat
            match.play(option, seat_asked)
            whole.play(option, seat_asked)
        assert withheld > 0
        assert match.open_from(0) == 0
        assert match.log(0) == whole.log(0)


def test_undo_goes_back_over_marks_and_the_match_goes_on_the_same_way() -> None:
    match = slet.new("wizard", seats=3, seed=8)
    rng = Random(8)
    kept = [fingerprint(at) for at in decisions(match, rng)]
    assert len(match._marks) > 5
    for number in range(len(kept) - 1, 0, -37):
        while len([answer for answer in match.record().answers if answer.seat >= 0]) > number:
            match.undo(force=True)
        assert fingerprint(match) == kept[number]
    again = slet.replay(match.record(with_seed=True))
    for _ in range(200):
        for one in (match, again):
            assert one.ask is not None
            one.play(one.ask.options[-1])
    assert fingerprint(match) == fingerprint(again)
    twin = match.fork()
    twin.undo(force=True)
    match.undo(force=True)
    assert fingerprint(match) == fingerprint(twin)
