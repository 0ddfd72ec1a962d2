"""What every registered game has to keep, whoever wrote it."""

import subprocess
import sys
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import slet
from slet.games import GAMES
from slet.games.wording import wording
from slet.kernel.data import to_json
from slet.kernel.events import in_full
from slet.kernel.game import Game, Sight
from slet.kernel.match import Match
from slet.kernel.playout import playout
from slet.kernel.questions import Option
from slet.kernel.worlds import Worlds
from slet.words import LANGUAGES
from support.fair import FAIR
from support.journeys import decisions, fingerprint, known_to, looks, position, seats_of, variants
from support.pebbles import PEBBLES
from support.toy import TOY

EVERY_GAME = [*GAMES, TOY, FAIR, PEBBLES]
ALL = [(game, seats, options) for game in EVERY_GAME for seats, options in variants(game) if "broken" not in options]
NAMES = ["-".join([game.id, str(seats), *(f"{k}={v}" for k, v in options.items())]) for game, seats, options in ALL]
every_variant = pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=NAMES)
SEEDS = range(2)
LONGEST_STEPS = {"wandering-towers": 80, "big-book": 400}
"""No step needs more answers than this, elsewhere 40: it bounds what a fork has to run again."""


def begin(game: Game[Any], seats: int, options: dict[str, Any], seed: int = 1) -> tuple[Match, Random]:
    return Match.start(game, seats, options, seed), Random(seed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_seat_count_can_be_played(game: Game[Any]) -> None:
    assert {seats for which, seats, _ in ALL if which is game} == set(game.seats)


@every_variant
@pytest.mark.parametrize("seed", SEEDS)
def test_random_games_finish_with_an_outcome(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> None:
    match, rng = begin(game, seats, options, seed)
    for at in decisions(match, rng):
        assert at.outcome is None
    outcome = match.outcome
    assert outcome is not None
    assert len(outcome.scores) == seats
    assert set(outcome.winners) <= set(range(seats))
    assert match.ask is None


@every_variant
def test_options_are_there_unique_in_a_stable_order_and_their_ids_lead_back_to_them(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    match, rng = begin(game, seats, options)
    for _, at in looks(match, rng):
        again = at.fork().asks
        for ask, same in zip(at.asks, again, strict=True):
            ids = [option.id for option in ask.options]
            assert ids
            assert len(set(ids)) == len(ids)
            assert ids == [option.id for option in same.options]
            assert [ask.option(option_id) for option_id in ids] == list(ask.options)
            assert all(option_id.isascii() and " " not in option_id for option_id in ids)


@every_variant
def test_a_fork_is_exact_and_leaves_the_original_untouched(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    match, rng = begin(game, seats, options)
    kept: list[tuple[Match, bytes]] = []
    for number, at in looks(match, rng):
        fork = at.fork()
        before = fingerprint(at)
        assert fingerprint(fork) == before
        if number % 25 == 0:
            twin = fork.fork()
            choices, same = Random(number), Random(number)
            for (_, one), (_, other) in zip(looks(fork, choices), looks(twin, same), strict=True):
                assert position(one) == position(other)
            assert fingerprint(fork) == fingerprint(twin)
            assert fingerprint(at) == before
        elif number % 10 == 0:
            kept.append((fork, before))
    # No later move may have reached into an earlier fork.
    assert all(fingerprint(fork) == before for fork, before in kept)


@every_variant
def test_a_position_comes_back_exactly(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    match, rng = begin(game, seats, options)
    for _, at in looks(match, rng):
        saved = position(at)
        loaded = Match.at(game, saved, seed=b"unused" * 8)
        assert position(loaded) == saved
        for seat in seats_of(at):
            assert to_json(loaded.view(seat)) == to_json(at.view(seat))
        ask = at.ask
        assert ask is not None
        option = rng.choice(ask.options)
        onward = at.fork()
        onward.play(option, ask.seat)
        loaded.play(option.id, ask.seat)
        assert position(loaded) == position(onward)


@every_variant
def test_a_record_plays_again_exactly(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    match, rng = begin(game, seats, options)
    for _, at in looks(match, rng, first=10, then=5):
        text = at.record(with_seed=True).to_json()
        assert fingerprint(Match.follow(game, text, None)) == fingerprint(at)
    record = match.record(players=["A"] * seats)
    assert record.seed is not None
    again = Match.follow(game, record.to_json(), None)
    assert fingerprint(again) == fingerprint(match)
    assert again.record(players=["A"] * seats) == record


@every_variant
def test_undo_is_exact(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    match, rng = begin(game, seats, options)
    last: bytes | None = None
    looked_at = -1
    for number, at in looks(match, rng, first=30, then=8):
        if last is None:
            assert at.cannot_undo() is not None
        elif looked_at == number - 1:
            back = at.fork()
            back.undo(force=True)
            assert fingerprint(back) == last
        ask = at.ask
        assert ask is not None
        onward = at.fork()
        onward.play(rng.choice(ask.options), ask.seat)
        onward.undo(force=True)
        assert position(onward) == position(at)
        last, looked_at = fingerprint(at), number


@every_variant
def test_nothing_leaks_when_all_that_a_seat_cannot_know_is_dealt_anew(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    match, rng = begin(game, seats, options)
    for number, at in looks(match, rng):
        seat = seats_of(at)[number % (seats + 1)]
        before = fingerprint(at)
        known = known_to(at, seat)
        imagined = at.imagine(seat, rng)
        assert known_to(imagined, seat) == known
        assert to_json(imagined.recall(seat)) == to_json(at.recall(seat))
        assert known_to(at.imagine(seat, rng, memory=0.0), seat) == known
        assert known_to(imagined.fork(), seat) == known
        assert known_to(imagined.imagine(seat, rng), seat) == known
        dealt_alike(game, at.state, seat, number)
        world = Worlds(imagined, seat).deal(Random(number))
        assert game.sight.view(world.state, seat) == at.view(seat)
        if seat is not None:
            own = [ask.options for ask in at.asks if ask.seat == seat]
            there = world.asked(seat)
            assert ([] if there is None else [there.options]) == own
        assert fingerprint(at) == before


def dealt_alike(game: Game[Any], state: Any, seat: int | None, seed: int) -> None:
    """In worlds that a seat cannot tell apart the same chance deals the same: who thinks cannot learn from it."""
    for memory in (1.0, 0.5):
        worlds = [state.copy(), state.copy()]
        for n, world in enumerate(worlds):
            game.sight.imagine(world, seat, Random(n), 1.0)
            game.sight.imagine(world, seat, Random(seed), memory)
        assert worlds[0] == worlds[1]


@every_variant
def test_a_fork_of_an_imagined_match_is_exact(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    match, rng = begin(game, seats, options)
    for number, at in looks(match, rng):
        imagined = at.imagine(seats_of(at)[number % (seats + 1)], rng)
        fork = imagined.fork()
        assert _seen(fork) == _seen(imagined)
        ask = imagined.asks[-1]
        option = rng.choice(ask.options)
        imagined.play(option, ask.seat)
        fork.play(option, ask.seat)
        assert _seen(fork) == _seen(imagined)


def _seen(match: Match) -> bytes:
    """All that can be seen of a match that has no position."""
    views = [match.view(seat) for seat in seats_of(match)]
    asks = [(ask.seat, [option.id for option in ask.options]) for ask in match.asks]
    logs = [match.log(seat)[-20:] for seat in seats_of(match)]
    return to_json([views, asks, logs, match.told, match.outcome])


@every_variant
def test_undo_in_an_imagined_match_is_exact(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    match, rng = begin(game, seats, options)
    for number, at in looks(match, rng):
        imagined = at.imagine(seats_of(at)[number % (seats + 1)], rng)
        if number % 2:
            imagined = imagined.imagine(seats_of(at)[number // 2 % (seats + 1)], rng)
        for _ in range(number % 4):
            if imagined.asks:
                ask = rng.choice(imagined.asks)
                imagined.play(rng.choice(ask.options), ask.seat)
        if not imagined.asks:
            continue
        before = _seen(imagined)
        ask = rng.choice(imagined.asks)
        onward = imagined.fork()
        onward.play(rng.choice(ask.options), ask.seat)
        if onward.cannot_undo() is None:
            onward.undo()
            assert _seen(onward) == before


@every_variant
def test_undo_by_any_seat_leads_to_a_match_that_its_record_tells_of(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    match, rng = begin(game, seats, options)
    for _, at in looks(match, rng, first=10, then=4):
        back = at.fork()
        for _ in range(2):
            seat = rng.choice(seats_of(at))
            if any(answer.seat == seat or (seat is None and answer.seat >= 0) for answer in back.record().answers):
                back.undo(seat, force=True)
                again = Match.follow(game, back.record(with_seed=True), None)
                assert fingerprint(back) == fingerprint(again)


@every_variant
def test_a_loaded_position_plays_on_and_takes_back_like_the_match_it_comes_from(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    match, rng = begin(game, seats, options)
    for _, at in looks(match, rng, first=16, then=6):
        loaded, onward = Match.at(game, position(at), seed=bytes(32)), at.fork()
        played = 0
        while onward.asks and played < 4:
            ask = rng.choice(onward.asks)
            option = rng.choice(ask.options)
            for one in (loaded, onward):
                one.play(option, ask.seat)
            played += 1
        assert position(loaded) == position(onward)
        for _ in range(played):
            for one in (loaded, onward):
                one.undo(force=True)
            assert position(loaded) == position(onward)
        again = Match.follow(game, loaded.record(with_seed=True), None)
        assert fingerprint(again) == fingerprint(loaded)


@every_variant
def test_what_was_told_is_never_changed(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    match, rng = begin(game, seats, options)
    told: list[bytes] = []
    for at in decisions(match, rng):
        told += [to_json(in_full(line)) for line in at._lines()[len(told) :]]
    now = [to_json(in_full(line)) for line in match._lines()]
    assert now[: len(told)] == told


@every_variant
def test_what_is_settled_in_the_log_does_not_change_before_the_end(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    match, rng = begin(game, seats, options)
    settled, before = 0, list[tuple[int, object]]()
    for number, at in enumerate(decisions(match, rng)):
        if number % 5 == 0:
            lines = at.lines(0)
            assert [line for line in lines if line[0] < settled] == before
            assert at.settled(0) >= settled
            settled = at.settled(0)
            before = [line for line in lines if line[0] < settled]


@every_variant
def test_where_there_is_one_log_for_all_everybody_reads_the_same(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    match, rng = begin(game, seats, options)
    for _, at in looks(match, rng):
        logs = [at.lines(seat) for seat in seats_of(at)]
        assert not game.sight.one_log or all(log == logs[0] for log in logs)


@every_variant
def test_an_imagined_match_can_be_played_to_its_end(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    match, rng = begin(game, seats, options)
    whole = Counter(map(repr, game.sight.pieces(match.state)))
    for number, at in looks(match, rng):
        if number % 40 == 0:
            for memory in (1.0, 0.0):
                imagined = at.imagine(seats_of(at)[number // 40 % (seats + 1)], rng, memory)
                assert Counter(map(repr, game.sight.pieces(imagined.state))) == whole
                for _, later in looks(imagined, rng, first=10, then=5):
                    assert Counter(map(repr, game.sight.pieces(later.state))) == whole
                used_up = at.imagine(0, rng, memory)
                assert playout(used_up, rng) == game.score.outcome(used_up.state)


@every_variant
def test_a_copy_of_the_state_is_equal_and_shares_nothing_mutable(
    game: Game[Any], seats: int, options: dict[str, Any]
) -> None:
    match, rng = begin(game, seats, options)
    for _, at in looks(match, rng):
        state = at.fork().state
        state.story = None
        copy = state.copy()
        assert copy == state == deepcopy(state)
        mine = set(_mutable_parts(state))
        assert not mine & set(_mutable_parts(copy))


@every_variant
def test_a_view_shares_nothing_mutable_with_the_state(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    match, rng = begin(game, seats, options)
    for _, at in looks(match, rng):
        mine = set(_mutable_parts(at.state))
        for seat in seats_of(at):
            seen = [*_mutable_parts(at.view(seat)), *_mutable_parts(at.recall(seat))]
            assert not mine & set(seen), "a view holds a list or dict of the state itself: copy it"


def _mutable_parts(value: object) -> list[int]:
    """The identities of all that could be changed in a value."""
    if isinstance(value, list):
        return [id(value), *(found for part in value for found in _mutable_parts(part))]
    if isinstance(value, dict | set):
        parts = value.values() if isinstance(value, dict) else ()
        return [id(value), *(found for part in parts for found in _mutable_parts(part))]
    if isinstance(value, tuple):
        return [found for part in value for found in _mutable_parts(part)]
    fields = getattr(type(value), "__struct_fields__", ())
    frozen = fields and value.__struct_config__.frozen  # type: ignore[attr-defined]
    inside = [found for name in fields if name != "story" for found in _mutable_parts(getattr(value, name))]
    return inside if frozen or not fields else [id(value), *inside]


@every_variant
def test_components_are_conserved(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    match, rng = begin(game, seats, options)
    whole = Counter(map(repr, game.sight.pieces(match.state)))
    for _, at in looks(match, rng):
        assert Counter(map(repr, game.sight.pieces(at.state))) == whole


@every_variant
def test_the_answers_of_a_step_are_bounded(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    match, rng = begin(game, seats, options)
    for at in decisions(match, rng):
        assert len(at._journal) - at._since <= LONGEST_STEPS.get(game.id, 40)


class Nonsense(Option, frozen=True, tag="nonsense"):
    pass


@every_variant
def test_nothing_but_what_is_offered_is_accepted(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    match, rng = begin(game, seats, options)
    seen: dict[str, Any] = {}
    for number, at in looks(match, rng):
        for ask in at.asks:
            seen.update({option.id: option for option in ask.options})
        if number % 10:
            continue
        before = fingerprint(at)
        asked = {ask.seat: {option.id for option in ask.options} for ask in at.asks}
        for seat, offered in asked.items():
            refused = ["", "nonsense:1", Nonsense(), *(option for name, option in seen.items() if name not in offered)]
            for option in refused[:40]:
                with pytest.raises(slet.IllegalMove):
                    at.play(option, seat)
        for seat in set(range(-1, seats + 1)) - set(asked):
            with pytest.raises(slet.IllegalMove):
                at.play(next(iter(at.asks[0].options)), seat)
        assert fingerprint(at) == before
    for option in seen.values():
        with pytest.raises(slet.IllegalMove):
            match.play(option)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.id)
def test_what_is_hidden_really_is_dealt_anew(game: Game[Any]) -> None:
    """Otherwise the proof that nothing leaks would prove nothing."""
    changed = dict.fromkeys(range(game.seats[-1]), False)
    match, rng = begin(game, game.seats[-1], {})
    for _, at in looks(match, rng):
        for seat in changed:
            changed[seat] |= at.imagine(seat, rng).state.copy() != at.state.copy()  # copies leave out the story
    hides_something = game.sight.imagine is not Sight.__dataclass_fields__["imagine"].default
    if hides_something:
        assert all(changed.values()), f"`imagine` deals nothing anew for some of the seats: {changed}"
    else:
        assert not any(changed.values())


REPLAY = """
import sys
from random import Random
from hashlib import sha256
import slet
match = slet.new(sys.argv[1], seats=int(sys.argv[2]), seed=5)
rng = Random(5)
while match.ask:
    match.play(rng.choice(match.ask.options))
record = match.record().to_json()
print(sha256(record + repr(slet.replay(record).position()).encode()).hexdigest())
"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_game_is_the_same_under_every_hash_seed(game: Game[Any]) -> None:
    runs = {
        subprocess.run(
            [sys.executable, "-c", REPLAY, game.id, str(game.seats[-1])],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(runs) == 1


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [setup for setup in ALL if setup[0] in GAMES],
    ids=[name for name, setup in zip(NAMES, ALL, strict=True) if setup[0] in GAMES],
)
def test_every_question_option_and_event_has_words(game: Game[Any], seats: int, options: dict[str, Any]) -> None:
    languages = [wording(game.id, language) for language in LANGUAGES]
    names = [f"P{seat}" for seat in range(seats)]
    match, rng = begin(game, seats, options)
    for _, at in looks(match, rng):
        for ask in at.asks:
            facts = game.words.asking(at.view(ask.seat))
            for words in languages:
                assert words.ask(ask, facts)
                assert all(words.option(option) for option in ask.options)
    assert match.outcome is not None
    for words in languages:
        for seat in seats_of(match):
            assert all(words.event(event, names) for event in match.log(seat))
        assert words.say(f"reason-{match.outcome.reason}")
