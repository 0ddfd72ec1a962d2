"""Open and hidden: WT-70 to WT-75, and the memory aid: WT-147."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import slet
from slet.games.wandering_towers.events import (
    Dealt,
    Drew,
    Filled,
    Lifted,
    MovedTower,
    Placed,
    Rolled,
    Swapped,
    TurnBegan,
)
from slet.kernel.data import to_plain
from slet.kernel.errors import BadSetup
from slet.kernel.match import Match

from .table import (
    GAME,
    SPACES,
    asked,
    at,
    hand,
    offered,
    play,
    play_on,
    refused,
    rush,
    table,
    told,
    whole_track,
)

few = settings(max_examples=12, deadline=None, derandomize=True)


def names(things: Any) -> list[str]:
    return [thing.name for thing in things]


def shown(view: Any) -> dict[int, str]:
    """All spaces on which something stands, as a view shows them; `?` for what it does not."""
    spaces = {}
    for n, space in enumerate(view.spaces):
        words = ["?"] if space.ground is None else sorted(names(space.ground))
        for floor in space.floors:
            words += [str(floor.tower), *(["?"] if floor.wizards is None else sorted(names(floor.wizards)))]
        if words:
            spaces[n] = " ".join(words)
    return spaces


# --- hands and the pile: WT-70 -------------------------------------------------------------------------------


@pytest.mark.clause("WT-70")
def test_a_hand_is_shown_to_its_owner_alone_and_how_many_cards_there_are_to_all() -> None:
    match = table({2: "blue"}, "tower-3 wizard-1 either-die", hands={1: "wizard-5 tower-1 wizard-5"})
    assert names(match.view(0).hand) == ["wizard-1", "tower-3", "either-die"]
    assert names(match.view(1).hand) == ["wizard-5", "wizard-5", "tower-1"]
    assert match.view(None).hand == []
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert [player.cards for player in view.players] == [3, 3]
        assert view.pile == 84
    play(match, "play:wizard-1", "wizard:2/blue+1")
    assert [player.cards for player in match.view(1).players] == [2, 3]


def hidden_anew(match: Match, seat: int | None, rng: Random) -> Match:
    """The same match to all that the seat may be shown, with other hands, another pile and other prisoners."""
    position = match.position()
    state = position["state"]
    others = [other for other in range(match.seats) if other != seat]
    unseen = [*state["pile"], *(card for other in others for card in state["hands"][other])]
    rng.shuffle(unseen)
    for other in others:
        state["hands"][other] = [unseen.pop() for _ in state["hands"][other]]
    state["pile"] = unseen
    _other_prisoners(state, rng)
    return slet.from_position(GAME, position)


def _other_prisoners(state: dict[str, Any], rng: Random) -> None:
    """Shuffle those that stand under towers among all places under towers."""
    standing = state["standing"]
    covered = [
        n if floor == 0 else SPACES + stack[floor - 1] - 1
        for n, stack in enumerate(state["stacks"])
        for floor in range(len(stack))
    ]
    prisoners = [wizard for place in covered for wizard in standing[place]]
    for place in covered:
        standing[place] = []
    for wizard in prisoners:
        standing[rng.choice([place for place in covered if len(standing[place]) < 6])].append(wizard)


@pytest.mark.clause("WT-70", "WT-72", "WT-74")
@few
@given(seats=st.integers(2, 6), seed=st.integers(0, 10**6))
def test_a_view_is_the_same_whatever_is_hidden_from_it(seats: int, seed: int) -> None:
    match = slet.new(GAME, seats, seed=seed)
    rng = Random(seed)
    compared = 0
    while match.ask is not None and match.state.turn < 25:
        play_on(match, rng, rng.randrange(1, 6))
        ask = match.asks[0] if match.asks else None
        if ask is None or match.state.step not in ("act", "carry_out"):
            continue
        for seat in (None, ask.seat, rng.randrange(seats)):
            twin = hidden_anew(match, seat, rng)
            assert to_plain(twin.view(seat)) == to_plain(match.view(seat))
            if seat == ask.seat:
                assert asked(twin).options == ask.options
            compared += 1
    assert compared > 10


@pytest.mark.clause("WT-70")
def test_no_log_tells_of_cards_dealt_or_drawn_by_another() -> None:
    match = slet.new(GAME, 3, seed=3, memory="assisted")
    play_on(match, Random(3), 60)
    for seat in (0, 1, 2):
        assert {event.seat for event in told(match, Dealt, seat)} == {seat}
        assert {event.seat for event in told(match, Drew, seat)} == {seat}
    assert told(match, Dealt) == []
    assert told(match, Drew) == []


# --- what is public: WT-71 -----------------------------------------------------------------------------------


@pytest.mark.clause("WT-71")
def test_everybody_sees_what_is_public() -> None:
    match = table(
        {2: "blue", 5: "yellow 1 blue 2 yellow yellow", 7: "3"},
        "wizard-two-dice tower-1 tower-2",
        keep=7,
        inside=(2, 1),
        full=(2, 1),
        spent=(1, 0),
        discard="tower-5 wizard-5 tower-5",
        rolls=(3,),
    )
    play(match, "play:wizard-two-dice")
    views = [match.view(seat) for seat in (None, 0, 1)]
    for view in views:
        assert shown(view)[2] == "blue"
        assert shown(view)[5] == "? 1 ? 2 yellow yellow"
        assert [(floor.tower, floor.crest) for floor in view.spaces[5].floors] == [(1, True), (2, False)]
        assert view.keep == 7
        assert [player.inside for player in view.players] == [2, 1]
        assert [(player.empty, player.full, player.spent) for player in view.players] == [(3, 2, 1), (5, 1, 0)]
        assert names(view.spells) == ["advance-wizard", "advance-tower"]
        assert (view.card.name, view.rolled, view.rolls_left) == ("wizard-two-dice", 3, 1)
        assert names(view.discard) == ["tower-5", "wizard-5", "tower-5"]
    for seat in (None, 0, 1):
        assert told(match, Rolled, seat) == [Rolled(0, 3)]


# --- the imprisoned: WT-72 to WT-74 --------------------------------------------------------------------------


@pytest.mark.clause("WT-72", "WT-73")
def test_nobody_is_shown_who_or_how_many_are_imprisoned_not_even_the_owner() -> None:
    track = {2: "blue 2", 5: "yellow 1 blue blue 3 yellow", 8: "4", 9: "6 5"}
    match = table(track, "wizard-1 tower-1 tower-2", inside=(1, 2))
    for seat in (None, 0, 1):
        view = shown(match.view(seat))
        assert view[2] == "? 2"
        assert view[5] == "? 1 ? 3 yellow"
        assert view[8] == "? 4", "just so where nobody is"
        assert view[9] == "? 6 ? 5"
        assert [player.outside for player in match.view(seat).players] == [4, 3]


@pytest.mark.clause("WT-72")
def test_a_wizard_is_out_of_sight_from_the_moment_a_tower_stands_on_it_until_it_is_lifted() -> None:
    match = table({5: "1", 7: "yellow"}, "tower-2 tower-1 wizard-1")
    assert shown(match.view(1))[7] == "yellow"
    play(match, "play:tower-2", "tower:5/1+2")
    assert all(shown(match.view(seat))[7] == "? 1" for seat in (None, 0, 1))
    play(match, "play:tower-1", "tower:7/1+1")
    assert all(shown(match.view(seat))[7] == "yellow" for seat in (None, 0, 1))


@pytest.mark.clause("WT-72")
def test_a_perfect_memory_knows_where_everybody_is_imprisoned() -> None:
    match = table({2: "blue 2", 5: "yellow 1 blue blue 3 yellow"}, "wizard-1 tower-1 tower-2", inside=(2, 3))
    for seat in (None, 0, 1):
        memory = match.recall(seat)
        known = {(place.space, place.floor): sorted(names(place.wizards)) for place in memory.imprisoned}
        assert known == {(2, 0): ["blue"], (5, 0): ["yellow"], (5, 1): ["blue", "blue"]}


def horizon(turn: int, active: int, seat: int | None, seats: int) -> int:
    """With which turn the log of the seat begins: its last one before the present; below 0 if it had none."""
    if seat is None:
        return turn - seats
    return next(n for n in range(turn - 1, turn - seats - 1, -1) if (active - (turn - n)) % seats == seat)


@pytest.mark.clause("WT-73", "WT-147")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_log_goes_back_to_the_start_of_the_last_own_turn(seats: int) -> None:
    match = slet.new(GAME, seats, seed=seats)
    aided = slet.new(GAME, seats, seed=seats, memory="assisted")
    rng = Random(seats)
    while match.ask is not None and match.state.turn < 4 * seats:
        option = rng.choice(asked(match).options)
        match.play(option)
        aided.play(option)
        if match.ask is None:
            break
        view = match.view()
        for seat in (None, *range(seats)):
            whole = aided.log(seat)
            first = horizon(view.turn, view.active, seat, seats)
            if first > 0:
                del whole[: whole.index(TurnBegan((view.active - view.turn + first) % seats, first))]
            assert match.log(seat) == whole
    assert match.state.turn >= 3 * seats


@pytest.mark.clause("WT-73")
def test_before_the_first_own_turn_the_log_begins_with_the_set_up() -> None:
    match = slet.new(GAME, 3, seed=1, start_seat=0)
    for turn in range(3):
        assert match.state.turn == turn
        for seat in (None, *range(turn, 3)):
            assert len(told(match, Placed, seat)) == 5
        play(match, "discard-all", "leave")
    play(match, "discard-all", "leave")
    assert match.state.turn == 4
    assert told(match, Placed, 1) == told(match, Placed, None) == told(match, Placed, 0) == []
    assert [event.turn for event in told(match, TurnBegan, None)] == [1, 2, 3, 4]
    assert [event.turn for event in told(match, TurnBegan, 0)] == [3, 4]
    assert [event.turn for event in told(match, TurnBegan, 1)] == [1, 2, 3, 4], "whose turn it is"
    assert [event.turn for event in told(match, TurnBegan, 2)] == [2, 3, 4]


@pytest.mark.clause("WT-73")
@pytest.mark.parametrize("mode", ["base", "advanced", "master"])
def test_when_the_game_is_over_everything_is_open(mode: str) -> None:
    match = slet.new(GAME, 2, seed=7, mode=mode)
    rng = Random(7)
    while match.ask is not None:
        assert match.state.turn < 3 or told(match, Placed) == []
        hidden = any("?" in text for text in shown(match.view()).values())
        assert hidden == any(match.state.stacks)
        rush(match, rng, 1)
    for seat in (None, 0, 1):
        assert len(told(match, Placed, seat)) == 4
        assert [event.turn for event in told(match, TurnBegan, seat)] == list(range(match.state.turn + 1))
        assert shown(match.view(seat)) == whole_track(match)


@pytest.mark.clause("WT-73")
@pytest.mark.parametrize("turn", [0, 6])
def test_who_forgets_may_be_wrong_about_the_imprisoned_but_not_about_what_the_log_still_tells(turn: int) -> None:
    track = {5: "1", 7: "yellow", 10: "3 6", 12: "4 8"}
    match = table(track, "tower-2 tower-1 wizard-1", step="begin_turn", turn=turn)

    def imagined(seat: int | None, memory: float) -> set[str]:
        return {at(match.imagine(seat, Random(n), memory), 7) for n in range(30)}

    play(match, "play:tower-2", "tower:5/1+2", "discard:tower-1", "end-turn")
    for seat in (None, 0, 1):
        assert imagined(seat, 0.0) == {"yellow 1"}
    play(match, "discard-all", "leave")
    assert imagined(None, 0.0) == imagined(0, 0.0) == {"yellow 1"}
    assert len(imagined(1, 0.0)) > 1, "the last own turn of yellow came after it"
    play(match, "discard-all", "leave")
    assert match.state.turn == turn + 3
    for seat in (None, 0, 1):
        assert len(imagined(seat, 0.0)) > 1
        assert imagined(seat, 1.0) == {"yellow 1"}, "but not who remembers everything"


@pytest.mark.clause("WT-73")
def test_who_was_caught_in_the_first_turn_may_be_forgotten_after_the_next_own_one() -> None:
    match = next(m for seed in range(99) if "play:tower-1" in offered(m := slet.new(GAME, 2, seed=seed, start_seat=0)))
    play(match, "play:tower-1", "tower:1/1+1")
    play(match, min(offered(match, "discard")), "end-turn")
    for turn, forgetful in ((1, []), (2, [1]), (3, [0, 1])):
        assert match.state.turn == turn
        for seat in (0, 1):
            possible = {at(match.imagine(seat, Random(n), memory=0), 2) for n in range(12)}
            assert (len(possible) > 1) == (seat in forgetful)
        play(match, "discard-all", "leave")


@pytest.mark.clause("WT-73", "WT-75")
@pytest.mark.parametrize(
    ("answers", "seen"),
    [
        (("cast:swap-tower", "swap:5/7"), {5: "yellow 3", 7: "blue 1"}),
        (("cast:free-wizard", "lift:5/1"), {5: "yellow 1"}),
        (("cast:advance-tower", "tower:5/1+2"), {5: "yellow"}),
    ],
)
def test_nobody_is_wrong_about_what_was_seen_beneath_a_tower_a_moment_ago(
    answers: tuple[str, str], seen: dict[int, str]
) -> None:
    spells = ["swap-tower", "free-wizard", "advance-tower", "headwind-tower"]
    track = {5: "yellow 1", 7: "blue 3", 10: "6", 12: "blue 4 8"}
    match = table(track, mode="advanced", spells=spells, full=(6, 0), turn=6)

    def imagined(space: int) -> set[str]:
        return {at(match.imagine(seat, Random(n), memory=0), space) for seat in (None, 0, 1) for n in range(12)}

    assert all(len(imagined(space)) > 1 for space in (5, 7, 12)), "it was long ago that anybody saw it"
    play(match, *answers)
    assert {space: imagined(space) for space in seen} == {space: {text} for space, text in seen.items()}
    assert len(imagined(12)) > 1


@pytest.mark.clause("WT-72")
@pytest.mark.parametrize("where", [{5: "1", 7: "yellow 3"}, {5: "yellow 1", 7: "3"}])
def test_what_is_forgotten_may_be_under_any_tower_and_nowhere_else(where: dict[int, str]) -> None:
    match = table({**where, 9: "blue"}, turn=6, inside=(4, 4))
    places = set()
    for n in range(200):
        twin = match.imagine(0, Random(n), memory=0)
        yellow = [(space, text) for space, text in whole_track(twin).items() if "yellow" in text]
        assert len(yellow) == 1
        assert at(twin, 9) == "blue", "who is visible cannot be forgotten"
        places.add(yellow[0])
    assert len(places) == 9, "nine towers, nine places"


def with_full_potions(match: Match) -> Match:
    """The same match, in which everybody can pay for spells from the beginning."""
    position = match.position()
    state = position["state"]
    filled = [empty + full for empty, full in zip(state["empty"], state["full"], strict=True)]
    state.update(full=filled, empty=[0] * len(filled))
    return slet.from_position(GAME, position)


def prisoners_anew(match: Match, rng: Random) -> Match:
    position = match.position()
    _other_prisoners(position["state"], rng)
    return slet.from_position(GAME, position)


@pytest.mark.clause("WT-74")
@pytest.mark.parametrize(
    ("seats", "mode"), [*product((2, 3, 6), ("base", "advanced", "master")), (1, "solo"), (3, "coop")]
)
def test_which_moves_are_legal_never_depends_on_the_imprisoned(seats: int, mode: str) -> None:
    spells: Any = 3 if mode in ("solo", "coop") else 8 if mode == "master" else None
    compared = 0
    for seed in range(3):
        match = with_full_potions(slet.new(GAME, seats, seed=seed, mode=mode, spells=spells))
        rng = Random(seed)
        while match.ask is not None and match.state.turn < 20:
            play_on(match, rng, rng.randrange(1, 5))
            if not match.asks or match.position()["answers"]:
                continue
            twin = prisoners_anew(match, rng)
            if whole_track(twin) != whole_track(match):
                compared += 1
            assert (asked(twin).seat, asked(twin).kind) == (asked(match).seat, asked(match).kind)
            assert asked(twin).options == asked(match).options
            assert [twin.view(seat) for seat in range(seats)] == [match.view(seat) for seat in range(seats)]
    assert compared > 5


@pytest.mark.clause("WT-74")
@pytest.mark.parametrize(
    "where", [{5: "blue 1 2"}, {5: "1 blue 2"}, {5: "1 2", 7: "blue 3"}, {5: "1 2", 7: "3 blue 5"}]
)
def test_who_is_asked_to_free_a_wizard_does_not_depend_on_where_it_is(where: dict[int, str]) -> None:
    match = table(
        {**where, 9: "yellow", 10: "yellow 4"},
        "wizard-1 tower-1 tower-2",
        active=1,
        mode="master",
        spells=("free-wizard",),
        inside=(4, 3),
        full=(1, 1),
    )
    play(match, "play:wizard-1")
    assert (asked(match).seat, asked(match).kind) == (1, "cast-free")
    play(match, "pass")
    assert (asked(match).seat, asked(match).kind) == (0, "cast-free")
    assert offered(match) == {"cast:free-wizard", "pass", "pass-for-turn"}


@pytest.mark.clause("WT-74")
@pytest.mark.parametrize("prisoner", ["", "blue", "yellow", "blue blue yellow"])
def test_a_tower_can_be_moved_and_a_wizard_not_whoever_is_under_it(prisoner: str) -> None:
    match = table({5: f"{prisoner} 1".strip(), 9: "blue"}, "either-1-5 tower-1 tower-2", inside=(2, 4))
    play(match, "play:either-1-5")
    assert offered(match, "wizard") == {"wizard:9/blue+5"}
    assert "tower:5/1+1" in offered(match)


# --- lifting: WT-75 ------------------------------------------------------------------------------------------


@pytest.mark.clause("WT-75")
@pytest.mark.parametrize(("floor", "beneath"), [(1, ["yellow"]), (2, ["blue", "blue"]), (3, []), (4, ["yellow"])])
def test_everybody_sees_what_is_directly_beneath_a_lifted_tower_and_nothing_more(
    floor: int, beneath: list[str]
) -> None:
    match = table({5: "yellow 1 blue blue 2 3 yellow 4 blue", 7: "blue 6"}, "tower-2 tower-1 wizard-1")
    play(match, "play:tower-2", f"tower:5/{floor}+2")
    for seat in (None, 0, 1):
        (event,) = told(match, MovedTower, seat)
        assert sorted(names(event.freed)) == beneath
        assert event.caught == ()
        assert (event.space, event.floor, event.towers, event.to) == (5, floor, 5 - floor, 7)
        assert to_plain(match.log(seat)).__repr__().count("yellow") == beneath.count("yellow")


@pytest.mark.clause("WT-75")
def test_the_log_tells_everybody_who_was_caught() -> None:
    match = table({5: "1", 7: "2 blue yellow"}, "tower-2 tower-1 wizard-1")
    play(match, "play:tower-2", "tower:5/1+2")
    for seat in (None, 0, 1):
        (event,) = told(match, MovedTower, seat)
        assert sorted(names(event.caught)) == ["blue", "yellow"]
        assert [event.seat for event in told(match, Filled, seat)] == [0]


SPELLS = ("swap-tower", "free-wizard", "headwind-tower", "advance-tower")


@pytest.mark.clause("WT-75")
def test_so_it_is_with_a_swap() -> None:
    track = {5: "yellow 1 blue 2 yellow", 9: "yellow yellow 3 blue"}
    match = table(track, "tower-2 tower-1 wizard-1", mode="advanced", spells=SPELLS, full=(3, 0))
    play(match, "cast:swap-tower", "swap:5/9")
    for seat in (None, 0, 1):
        (event,) = told(match, Swapped, seat)
        assert (event.one, sorted(names(event.beneath_one))) == (5, ["blue"])
        assert (event.other, sorted(names(event.beneath_other))) == (9, ["yellow", "yellow"])
        assert shown(match.view(seat))[5] == "? 1 ? 3 blue"


@pytest.mark.clause("WT-75")
@pytest.mark.parametrize(("floor", "beneath"), [(1, ["yellow"]), (2, ["yellow", "yellow"])])
def test_so_it_is_with_free_a_wizard(floor: int, beneath: list[str]) -> None:
    track = {5: "yellow 1 yellow yellow 2 blue"}
    match = table(track, "tower-2 tower-1 wizard-1", mode="advanced", spells=SPELLS, full=(3, 0))
    play(match, "cast:free-wizard", f"lift:5/{floor}")
    for seat in (None, 0, 1):
        (event,) = told(match, Lifted, seat)
        assert (event.space, event.floor, sorted(names(event.beneath))) == (5, floor, beneath)
        assert shown(match.view(seat))[5] == "? 1 ? 2 blue"


@pytest.mark.clause("WT-75")
@pytest.mark.parametrize("spell", ["advance-tower", "headwind-tower"])
def test_so_it_is_with_a_tower_moved_by_a_spell(spell: str) -> None:
    track = {5: "yellow 1 blue blue 2 yellow"}
    match = table(track, "tower-2 tower-1 wizard-1", mode="advanced", spells=SPELLS, full=(3, 0), keep=12)
    play(match, f"cast:{spell}", f"tower:5/2{'+2' if spell == 'advance-tower' else '-2'}")
    for seat in (None, 0, 1):
        (event,) = told(match, MovedTower, seat)
        assert names(event.freed) == ["blue", "blue"]


# --- the memory aid: WT-147 ----------------------------------------------------------------------------------


@pytest.mark.clause("WT-147")
def test_with_the_memory_aid_the_imprisoned_are_shown_to_everybody() -> None:
    track = {2: "blue 2", 5: "yellow 1 blue blue 3 yellow", 8: "4"}
    match = table(track, "wizard-1 tower-1 tower-2", memory="assisted")
    for seat in (None, 0, 1):
        assert shown(match.view(seat)) == whole_track(match)
        assert match.view(seat).assisted
        assert match.recall(seat).imprisoned == ()
        assert at(match.imagine(seat, Random(1), memory=0), 5) == track[5], "there is nothing to forget"


@pytest.mark.clause("WT-147")
@pytest.mark.parametrize("mode", ["base", "advanced", "master"])
def test_with_the_memory_aid_the_whole_log_is_open_to_everybody(mode: str) -> None:
    match = slet.new(GAME, 3, seed=2, mode=mode, memory="assisted")
    rng = Random(2)
    while match.ask is not None and match.state.turn < 12:
        play_on(match, rng, 5)
        for seat in (None, 0, 1, 2):
            assert len(told(match, Placed, seat)) == 5
            assert [event.turn for event in told(match, TurnBegan, seat)] == list(range(match.state.turn + 1))


@pytest.mark.clause("WT-70", "WT-147")
def test_the_memory_aid_shows_no_hand() -> None:
    match = table({2: "blue"}, "tower-3 wizard-1 either-die", memory="assisted")
    assert match.view(None).hand == []
    assert " ".join(sorted(names(match.view(1).hand))) == hand(match, 1)


@pytest.mark.clause("WT-147")
def test_the_memory_aid_is_off_unless_it_is_chosen() -> None:
    assert not slet.new(GAME, 2, seed=1).view().assisted
    assert not slet.new(GAME, 2, seed=1, memory="strict").view().assisted
    assert slet.new(GAME, 2, seed=1, memory="assisted").view().assisted
    for nonsense in ("off", True, None, ""):
        with pytest.raises(BadSetup):
            slet.new(GAME, 2, memory=nonsense)


@pytest.mark.clause("WT-72")
def test_a_refused_move_tells_nothing_about_the_imprisoned() -> None:
    match = table({5: "blue 1", 6: "yellow 3", 9: "blue"}, "wizard-1 tower-1 tower-2")
    play(match, "play:wizard-1")
    refused(match, "wizard:5/blue+1", "WT-29")
    refused(match, "wizard:6/blue+1", "WT-29")


# --- what a move would bring ---------------------------------------------------------------------------------


@pytest.mark.clause("WT-56", "WT-57")
def test_the_outlook_of_a_space_names_whom_a_tower_would_imprison_there_and_whose_potion_that_fills() -> None:
    match = table({1: "1 blue", 3: "3 yellow yellow", 4: "4"}, "tower-2", empty=(0, 6), full=(6, 0))
    mine, others = match.view(0).outlook, match.view(1).outlook
    assert names(mine[3].caught) == ["yellow", "yellow"]
    assert mine[3].fills is None  # seat 0 has no empty potion left
    assert others[3].fills == 1
    assert (mine[4].caught, others[4].fills) == ((), None)
    assert match.view(None).outlook[3].fills is None


@pytest.mark.clause("WT-90")
def test_in_a_team_the_outlook_names_the_partner_whose_potion_would_be_filled() -> None:
    match = table({1: "1 blue"}, "tower-2", seats=4, teams=True, empty=(0, 5, 5, 5), full=(5, 0, 0, 0))
    assert match.view(0).outlook[1].fills == 2


@pytest.mark.clause("WT-46")
def test_the_flight_after_an_entry_may_end_where_the_wizard_who_enters_stood() -> None:
    match = table({0: "blue", 4: "yellow", 8: "yellow", 12: "yellow"}, "wizard-1", keep=1)
    view = match.view(0)
    assert view.next_keep is None
    assert view.outlook[0].flight == 0
    assert view.outlook[4].flight == 4
    play(match, "play:wizard-1", "wizard:0/blue+1")
    assert match.view(0).keep == 0


@pytest.mark.clause("WT-62", "WT-68")
def test_spell_tokens_lie_open_with_their_price_and_what_they_could_be_aimed_at() -> None:
    match = table({1: "1 blue", 3: "3 yellow"}, "tower-2")
    tokens = {token.spell.name: token for token in match.view(None).tokens}
    assert {name: token.price for name, token in tokens.items()} == {"advance-wizard": 2, "advance-tower": 1}
    assert {aim.id for aim in tokens["advance-wizard"].aims} >= {"wizard:1/blue+1", "wizard:3/yellow+1"}
    assert tokens["advance-tower"].aims[0].steps == 2


@pytest.mark.clause("WT-68", "WT-119")
def test_piggyback_is_aimed_at_nothing_as_it_goes_with_a_card() -> None:
    match = table({1: "1 blue"}, mode="master", spells=["piggyback", "free-wizard"])
    piggyback, free = match.view().tokens
    assert (piggyback.spell.name, piggyback.aims) == ("piggyback", ())
    assert "lift:1/1" in {aim.id for aim in free.aims}


@pytest.mark.clause("WT-29", "WT-30", "WT-36")
def test_a_view_tells_where_each_card_of_the_own_hand_leads_unless_a_die_tells_it() -> None:
    match = table(
        {1: "1 blue", 3: "yellow"}, "either-4-2 wizard-3 tower-5 tower-two-dice", hands={1: "wizard-2 wizard-2"}
    )
    reach = {one.card.name: one for one in match.view(0).reach}
    assert set(reach) == {"either-4-2", "wizard-3", "tower-5", "tower-two-dice"}
    assert [move.id for move in reach["either-4-2"].wizards] == ["wizard:1/blue+2"]
    assert "tower:1/1+4" in {move.id for move in reach["either-4-2"].towers}
    assert ([move.id for move in reach["wizard-3"].wizards], reach["wizard-3"].towers) == (["wizard:1/blue+3"], ())
    assert (reach["tower-5"].wizards, "tower:1/1+5" in {move.id for move in reach["tower-5"].towers}) == ((), True)
    assert (reach["tower-two-dice"].wizards, reach["tower-two-dice"].towers) == ((), ())
    (twice,) = match.view(1).reach
    assert [move.id for move in twice.wizards] == ["wizard:3/yellow+2"]
    assert match.view(None).reach == ()


@pytest.mark.clause("WT-136")
def test_only_who_plays_against_the_count_of_cards_is_told_how_many_are_left() -> None:
    assert slet.new(GAME, 2).view().cards_left is None
    assert slet.new(GAME, 1).view().cards_left == 30


# --- what could be hidden: WT-70, WT-85, WT-141 --------------------------------------------------------------------


def imagined_hands(match: Match, seat: int | None) -> list[set[str]]:
    """By side: the hands that the seat thinks possible."""
    twins = [match.imagine(seat, Random(n)) for n in range(40)]
    for twin in twins:
        assert [len(cards) for cards in twin.state.hands] == [len(cards) for cards in match.state.hands]
        assert Counter(match.game.sight.pieces(twin.state)) == Counter(match.game.sight.pieces(match.state))
        assert to_plain(twin.view(seat)) == to_plain(match.view(seat))
    return [{hand(twin, side) for twin in twins} for side in range(len(match.state.hands))]


@pytest.mark.clause("WT-70")
def test_nobody_knows_more_of_the_hands_and_the_pile_than_the_own_cards() -> None:
    match = table({5: "1"}, "tower-1 tower-2 wizard-1", seats=3, hands={1: "wizard-5 wizard-4", 2: "either-die"})
    for seat in (0, 1, 2):
        possible = imagined_hands(match, seat)
        assert possible[seat] == {hand(match, seat)}
        assert all(len(hands) > 8 for other, hands in enumerate(possible) if other != seat)
    assert all(len(hands) > 8 for hands in imagined_hands(match, None))
    assert len({match.imagine(0, Random(n)).state.pile[-1].name for n in range(40)}) > 8


@pytest.mark.clause("WT-85", "WT-86")
def test_of_the_partners_hand_one_knows_the_cards_one_gave() -> None:
    match = table({5: "1"}, "tower-1 tower-4 tower-5", seats=4, teams=True, hands={2: "wizard-1 wizard-2 wizard-3"})
    play(match, "ask-card", "hand-over:wizard-2", "hand-over:tower-5")
    of_the_giver = imagined_hands(match, 2)
    assert of_the_giver[2] == {"tower-5 wizard-1 wizard-3"}
    assert all("wizard-2" in cards.split() for cards in of_the_giver[0])
    assert all("tower-5" in cards.split() for cards in imagined_hands(match, 0)[2])
    assert all(len(hands) > 8 for seat, hands in enumerate(of_the_giver) if seat != 2)
    for stranger in (1, 3, None):
        assert not all("wizard-2" in cards.split() for cards in imagined_hands(match, stranger)[0])
        assert not all("tower-5" in cards.split() for cards in imagined_hands(match, stranger)[2])


@pytest.mark.clause("WT-141")
def test_in_co_operative_play_only_the_pile_is_hidden() -> None:
    match = slet.new(GAME, 3, mode="coop", seed=1)
    for seat in (None, 0, 2):
        assert imagined_hands(match, seat) == [{hand(match, 0)}]
        assert len({match.imagine(seat, Random(n)).state.pile[-1].name for n in range(40)}) > 8


@pytest.mark.clause("WT-40", "WT-72")
def test_however_much_is_forgotten_no_more_than_six_are_imagined_together() -> None:
    track = {5: "blue blue blue blue blue yellow 1 yellow yellow yellow yellow 2", 9: "3 4 5 6 7 8 9"}
    match = table(track, turn=6, seen=[0 if place in (5, SPACES) else 6 for place in range(SPACES + 9)])
    found = [at(match.imagine(0, Random(n), memory=0), 5) for n in range(30)]
    under = [text.split(" 1 ")[0].split() for text in found]
    assert {len(wizards) for wizards in under} == {4, 5, 6}, "ten in two places"
    assert len(set(found)) > 5
