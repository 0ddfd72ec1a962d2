"""Questions that are none: what every game has to keep so that they can be answered by themselves."""

from random import Random
from typing import Any

import pytest

from slet.games import GAMES
from slet.kernel.data import to_json
from slet.kernel.events import heard
from slet.kernel.foregone import answers_to_choice, foregone, how_chosen
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.questions import Chance, Pick, Together
from slet.kernel.record import FATE
from support.gates import GATES
from support.journeys import fingerprint, looks, seats_of, variants

EVERY_GAME = [*GAMES, GATES]
ALL = [(game, seats, options) for game in EVERY_GAME for seats, options in variants(game)]
NAMES = ["-".join([game.id, str(seats), *(f"{k}={v}" for k, v in options.items())]) for game, seats, options in ALL]
every_variant = pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)


def asked(pick: Any) -> Any:
    return (pick.seat, pick.kind, [option.id for option in pick.options]) if isinstance(pick, Pick) else pick


def question_in_another_world(at: Match, seat: int | None, rng: Random) -> Any:
    """The open question, had all that the seat could not know been dealt otherwise before the present step began; None
    where the seat would see a difference, or where what was answered could not have been."""
    state = at._snapshot.copy()
    at.game.sight.imagine(state, seat, rng, 1.0)
    state.story = []
    running: Any = at.game.rules.steps[state.step](state)
    try:
        question = running.send(None)
        given: dict[int, Any] = {}
        for who, answer, *_ in at._journal[at._since :]:
            if who == FATE:
                if not isinstance(question, Chance) or question != answer[0]:
                    return None
                question = running.send(answer[1])
                continue
            picks = question.picks if isinstance(question, Together) else [question]
            pick = next((pick for pick in picks if isinstance(pick, Pick) and pick.seat == who), None)
            if pick is None or pick.option(answer.id) is None:
                return None
            given[who] = answer
            if len(given) == len(picks):
                question = running.send(given if isinstance(question, Together) else answer)
                given = {}
    except StopIteration:
        return None
    told = [heard(line, seat) for line in state.story]
    same = told == [heard(line, seat) for line in at._log[at._spoken :]]
    return question if same and to_json(at.game.sight.view(state, seat)) == to_json(at.view(seat)) else None


@every_variant
def test_everybody_can_work_out_the_options_of_a_question_that_is_asked_by_pick(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    """Else it must be asked by `pick_hidden`: a single option would be answered at once, and tell."""
    match, rng = Match.start(game, seats, options, 3), Random(3)
    for number, at in looks(match, rng, first=30, then=20):
        if isinstance(at.ask, Pick) and at.ask.source is None:
            seat = seats_of(at)[number % (seats + 1)]
            for who in {seat, None}:
                other = question_in_another_world(at, who, rng)
                assert other is None or asked(other) == asked(at.ask)


@every_variant
def test_what_a_game_says_that_all_who_play_know_is_the_same_in_every_world_they_can_think_of(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    match, rng = Match.start(game, seats, options, 4), Random(4)
    for _, at in looks(match, rng, first=30, then=20):
        for pick in at.asks:
            if pick.source is None or not game.sight.known_to_all(at.state, pick):
                continue
            for seat in set(range(seats)) - {pick.seat}:
                other = next(one for one in at.imagine(seat, rng).asks if one.seat == pick.seat)
                assert (len(other.options) == 1) == (len(pick.options) == 1)


@every_variant
@pytest.mark.parametrize("alone", [False, True], ids=["among-people", "alone"])
def test_what_answers_itself_takes_no_free_undo_away_and_undo_leads_to_the_choice_before_it(
    game: Game[Any], seats: int, options: dict[str, Any], *, alone: bool
) -> None:
    match, rng = Match.start(game, seats, options, 5), Random(5)
    choices = {"choice"} if alone else {"choice", "own"}
    chosen_at: dict[int, bytes] = {}
    for _ in range(150):
        while (pick := foregone(match, alone=alone)) is not None:
            answers = answers_to_choice(match, pick.seat, alone=alone)
            was_free = match.cannot_undo(pick.seat, answers=answers) is None
            match.play(pick.options[0], pick.seat)
            assert answers_to_choice(match, pick.seat, alone=alone) == (answers + 1 if answers else 0)
            assert not was_free or match.cannot_undo(pick.seat, answers=answers + 1) is None
            if pick.seat in chosen_at and match.asks:
                back = match.fork()
                back.undo(pick.seat, answers=answers + 1, force=True)
                assert fingerprint(back) == chosen_at[pick.seat]
        if not match.asks:
            return
        ask = rng.choice(match.asks)
        if len(match.asks) > 1:  # where all choose at once, the choices of the others stay
            chosen_at.pop(ask.seat, None)
        elif how_chosen(game, match.state, ask) in choices:
            chosen_at[ask.seat] = fingerprint(match)
        match.play(rng.choice(ask.options), ask.seat)
