"""Worlds to think in."""

from random import Random

import slet
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.kernel.worlds import World, Worlds
from support.fair import FAIR
from support.toy import TOY


def mid_trick() -> tuple[Match, int]:
    """Wizard in the fifth round, two cards on the table."""
    match, rng = slet.new("wizard", seats=4, seed=3), Random(3)
    while match.state.round < 5 or len(match.state.trick) != 2:
        assert match.ask is not None
        match.play(rng.choice(match.ask.options))
    assert match.ask is not None
    return match, match.ask.seat


def test_the_same_chance_deals_the_same_world_and_another_one_another() -> None:
    match, seat = mid_trick()
    worlds = Worlds(match, seat)
    assert worlds.deal(Random(1)).state == worlds.deal(Random(1)).state
    assert worlds.deal(Random(1)).state != worlds.deal(Random(2)).state


def test_a_world_is_dealt_from_an_imagined_match_as_from_the_real_one() -> None:
    match, seat = mid_trick()
    imagined = match.imagine(seat, Random(7))
    assert Worlds(imagined, seat).deal(Random(1)).state == Worlds(match, seat).deal(Random(1)).state


def test_a_world_that_is_dealt_after_moves_in_an_imagined_match_keeps_them() -> None:
    match, seat = mid_trick()
    imagined = match.imagine(seat, Random(7))
    assert imagined.ask is not None
    imagined.play(imagined.ask.options[0])
    assert imagined.ask is not None
    world = Worlds(imagined, seat).deal(Random(1))
    assert world.state.trick == imagined.state.trick
    assert world.ask is not None
    assert world.ask.seat == imagined.ask.seat


def test_dealing_and_playing_in_a_world_leaves_the_match_as_it_was() -> None:
    match, seat = mid_trick()
    before = match.position()
    Worlds(match, seat).deal(Random(1)).run(Random(1))
    assert match.position() == before


def test_a_world_is_played_like_a_match() -> None:
    """The same answers, and the same luck, lead to the same end."""
    match = slet.new("wizard", seats=3, seed=4, first_dealer=0)
    world, rng, choices = Worlds(match, None).deal(Random(5)), Random(6), Random(7)
    played = 0
    while (ask := world.ask) is not None:
        world.play(choices.choice(ask.options), rng)
        played += 1
    assert played > 100
    assert world.outcome is not None
    assert world.state.truth[-1].totals == world.outcome.scores


def test_a_world_is_run_until_a_step() -> None:
    match, seat = mid_trick()
    world = Worlds(match, seat).deal(Random(1))
    world.run(Random(2), until=("score",))
    assert world.state.step == "score"
    assert world.ask is None
    assert sum(world.state.taken) == world.state.round == match.state.round
    world.run(Random(2))
    assert world.outcome is not None


def test_a_world_is_run_for_so_many_decisions_and_can_be_played_on() -> None:
    match, seat = mid_trick()
    world = Worlds(match, seat).deal(Random(1))
    assert world.run(Random(2), most=3) == 3
    assert len(world.state.trick) == 1
    assert world.ask is not None
    world.play(world.ask.options[0], Random(1))
    assert len(world.state.trick) == 2
    assert world.run(Random(2), most=0) == 0


def test_a_policy_is_asked_for_every_choice_of_a_run() -> None:
    match, seat = mid_trick()
    world = Worlds(match, seat).deal(Random(1))
    asked: list[str] = []

    def first(_state: object, pick: Pick) -> HasId:
        asked.append(pick.kind)
        return pick.options[0]

    assert world.run(Random(2), first, until=("score",)) == len(asked)
    assert set(asked) == {"play"}


def test_after_each_option_the_world_is_the_same_but_for_the_option() -> None:
    match, seat = mid_trick()
    assert match.ask is not None
    for option, world in Worlds(match, seat).after_each(match.ask.options, seed=1):
        assert world.state.trick[-1] is option
        others = [hand for other, hand in enumerate(world.state.hands) if other != seat]
        again = Worlds(match, seat).deal(Random(1)).state.hands
        assert others == [hand for other, hand in enumerate(again) if other != seat]


def test_what_others_have_chosen_together_is_a_secret_and_they_choose_again() -> None:
    match = Match.start(TOY, 3, {}, 1)
    match.play(match.asks[1].options[0], match.asks[1].seat)
    world = Worlds(match, 0).deal(Random(1))
    assert {seat for seat in range(3) if world.asked(seat) is not None} == {0, 1, 2}


def test_the_own_choice_made_together_is_kept() -> None:
    match = Match.start(TOY, 3, {}, 1)
    match.play(match.asks[1].options[0], 1)
    world = Worlds(match, 1).deal(Random(1))
    assert world.asked(1) is None
    assert world.asked(0) is not None
    answer_all(world, Random(3))
    assert world.state.round > match.state.round or world.outcome is not None


def test_a_world_where_all_have_chosen_together_goes_on() -> None:
    world = Worlds(Match.start(FAIR, 3, {}, 2), 0).deal(Random(1))
    answer_all(world, Random(1))
    assert world.outcome is not None


def answer_all(world: World, rng: Random) -> None:
    while (ask := world.ask) is not None:
        world.play(rng.choice(ask.options), rng, ask.seat)


def test_a_game_that_is_over_has_one_world_in_which_nothing_is_asked() -> None:
    match, rng = slet.new("wizard", seats=3, seed=4), Random(1)
    while match.ask is not None:
        match.play(rng.choice(match.ask.options))
    world = Worlds(match, 0).deal(Random(1))
    assert world.ask is None
    assert world.outcome == match.outcome
    assert world.run(Random(1)) == 0
