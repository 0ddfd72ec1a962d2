"""The wide reading of automatic success, a table option: WIT-180."""

from typing import Any

import pytest

import slet
from slet.games.the_witches.events import Solved, SolvedAfar, TurnedUp, UsedTile, VampireGone
from slet.games.the_witches.pieces.cards import DECK
from slet.kernel.match import Match

from . import table as tables
from .table import aliss, asked, cackles, discarded, hand, lies, offered, on, play, refused, told, where, won

THREE = "three:granny-1+nanny-1+magrat-1"
TRIO = "granny-1 nanny-1 magrat-1"
WIDE = {"any_problem": True}
FAR = {"skund": "sheep-1", "slice": "death-1 crisis", "caves": "vlad down", "stone": "pig-1"}


def table(*hands: str, **more: Any) -> Match:
    """Seat 0 is at the Blasted Oak, where the option is chosen; no ability tile is left but what is given."""
    hands = hands if len(hands) > 1 else (*hands, "")
    more = {"abilities": [None] * len(hands), "at": " ".join(["oak", *["rock"] * (len(hands) - 1)]), **more}
    return tables.table(*hands, options=WIDE, **{"problems": FAR, **more})


def attempt(*hands: str, **more: Any) -> Match:
    return tables.attempt(*hands, options=WIDE, **{"problems": FAR, **more})


@pytest.mark.clause("WIT-180", "WIT-84")
def test_it_is_an_option_of_the_table_and_not_the_usual_reading() -> None:
    assert not slet.new("the-witches", seats=2).view().any_problem
    usual = tables.table(f"{TRIO} binky", "", at="oak rock", problems=FAR)
    assert not offered(usual, "three")
    for seats, mode in ((1, "solo"), (3, "coop"), (4, "competitive")):
        assert slet.new("the-witches", seats=seats, mode=mode, any_problem=True).view().any_problem


@pytest.mark.clause("WIT-180")
@pytest.mark.parametrize(
    ("step", "kind", "more"),
    [
        ("place_problem", "place", {}),
        ("movement_action", "move", {}),
        ("movement_action", "dungeon", {"at": "dungeon rock"}),
        ("movement_action", "dungeon", {"at": "dungeon rock", "actions": 1}),
        ("walk", "walk", {"paths": 1, "walked": 1, "moved": True}),
        ("walk", "walk", {"paths": 4, "walked": 0}),
        ("before_drawing", "end", {"actions": 0}),
    ],
)
def test_it_may_be_played_at_any_moment_of_the_own_turn(step: str, kind: str, more: dict[str, Any]) -> None:
    match = table(f"{TRIO} hwel", step=step, abilities=["cure", None], **more)
    assert asked(match).kind == kind
    assert {THREE, "cure"} <= offered(match)
    actions = match.view().actions
    play(match, THREE)
    assert (asked(match).kind, asked(match).why) == ("solve", "WIT-180")
    assert offered(match, "solve") == set(FAR)
    play(match, "solve:slice")
    assert (won(match), lies(match, "slice"), on(match, "slice").crises) == (["death-1"], None, 0)
    assert match.view().crisis_supply == 12, "its Crisis goes back"
    assert (asked(match).kind, match.view().actions) == (kind, actions), "the turn goes on where it was"
    assert told(match, SolvedAfar)[-1].space.name == "slice"
    assert cackles(match) == [0, 0]


@pytest.mark.clause("WIT-180", "WIT-111")
@pytest.mark.parametrize(("benefit", "kind"), [("sheep", "sheep-1"), ("death", "death-1")])
def test_sheep_and_death_solve_one_of_their_kind_wherever_it_lies(benefit: str, kind: str) -> None:
    card = next(card.name for card in DECK if card.benefit == benefit)
    match = table(f"{card} binky")
    place = next(place for place, what in FAR.items() if what.startswith(kind))
    play(match, f"play:{card}")
    assert (won(match), lies(match, place)) == ([kind], None), "there is one only, so nothing is asked"
    assert asked(match).kind == "move"
    two = table(f"{card} binky", problems={"skund": f"{benefit}-1", "slice": f"{benefit}-2", "caves": "fever-1"})
    play(two, f"play:{card}")
    assert offered(two, "solve") == {"skund", "slice"}
    refused(two, "solve:caves", "WIT-180")
    play(two, "solve:slice")
    assert won(two) == [f"{benefit}-2"]


@pytest.mark.clause("WIT-180", "WIT-40")
def test_without_such_a_problem_on_the_map_nothing_is_offered() -> None:
    card = next(card.name for card in DECK if card.benefit == "sheep")
    match = table(f"{card} binky", problems={"slice": "death-1"}, abilities=["cure", None])
    refused(match, f"play:{card}", "WIT-57")
    refused(match, "cure", "WIT-57")
    bare = table(f"{TRIO} binky", problems={}, boxes=["sheep-1 pig-1"])
    refused(bare, THREE, "WIT-57")


@pytest.mark.clause("WIT-180", "WIT-34")
def test_the_cure_is_offered_beside_an_empty_hand_too() -> None:
    match = table("", step="place_problem", abilities=["cure", None], pile="igor")
    assert (asked(match).kind, offered(match)) == ("place", {"turn-card", "cure"})
    play(match, "cure")
    assert won(match) == ["pig-1"]
    assert match.view().players[0].ability is None
    assert told(match, UsedTile) == [UsedTile(0, "cure")]
    last = table("", step="before_drawing", abilities=["cure", None], actions=0)
    assert offered(last) == {"draw", "cure"}


@pytest.mark.clause("WIT-180", "WIT-165")
def test_a_hard_problem_lying_face_down_is_turned_up_and_solved() -> None:
    match = table(f"{TRIO} binky", seen={"caves": [1]})
    play(match, THREE, "solve:caves")
    assert told(match, TurnedUp)[-1].tile.name == "vlad"
    assert (won(match), lies(match, "caves")) == (["vlad"], None)
    assert not any(match.state.seen_by)
    assert not any(match.state.face_down)


@pytest.mark.clause("WIT-180")
@pytest.mark.parametrize("dice", [[], [2, 2], [2, 2, 2, 2]])
def test_in_an_attempt_another_problem_may_be_solved_and_the_attempt_goes_on(dice: list[int]) -> None:
    match = attempt(f"{TRIO} binky", "", tile="limb-1", dice=dice)
    kind = asked(match).kind
    play(match, THREE)
    assert next(option.id for option in asked(match).options) == "solve:oak", "the one being tried comes first"
    assert offered(match, "solve") == {"oak", *FAR}
    play(match, "solve:skund")
    assert (won(match), lies(match, "oak"), asked(match).kind) == (["sheep-1"], "limb-1", kind)
    assert match.view().attempt.dice == tuple(dice)


@pytest.mark.clause("WIT-180", "WIT-86")
def test_the_problem_being_tried_is_solved_as_ever_and_ends_the_attempt() -> None:
    match = attempt(f"{TRIO} binky", "", tile="limb-1", dice=[0, 2])
    play(match, THREE, "solve:oak")
    assert (won(match), cackles(match)) == (["limb-1"], [1, 0])
    assert (asked(match).kind, match.view().actions) == ("move", 1)
    assert told(match, Solved)
    assert not told(match, SolvedAfar)


@pytest.mark.clause("WIT-180", "WIT-73")
def test_a_hard_problem_won_on_the_way_counts_for_the_attempt_that_goes_on() -> None:
    match = attempt(f"{TRIO} binky", "", tile="death-2", dice=[3, 3, 3, 2], hard=["lilith", ""])
    assert match.view().attempt.total == 11
    play(match, THREE, "solve:caves")
    assert match.view().attempt.total == 12
    play(match, "done")
    assert won(match) == ["death-2", "lilith", "vlad"]


@pytest.mark.clause("WIT-180", "WIT-137")
def test_count_bela_takes_along_the_vampire_that_is_being_tried_and_the_attempt_is_over() -> None:
    match = attempt(f"{TRIO} binky", "", tile="vlad crisis", dice=[0, 2], problems={"caves": "bela down"}, magic=1)
    play(match, THREE, "solve:caves")
    assert [event.tile.name for event in told(match, VampireGone)] == ["vlad"]
    assert (won(match), cackles(match)) == (["bela"], [2, 0]), "the Cackles of dice and Magic stay due"
    assert (asked(match).kind, match.view().attempt, match.view().actions) == ("move", None, 1)
    spent = {"mode": "coop", "cackles": [6, 0], "aliss": [5, 0]}
    last = attempt(f"{TRIO} binky", "", tile="vlad", dice=[0, 2], problems={"caves": "bela"}, **spent)
    play(last, THREE, "solve:caves")
    assert last.outcome is not None
    assert last.outcome.reason == "lost-aliss"


@pytest.mark.clause("WIT-180", "WIT-137", "WIT-98")
def test_whoever_is_asked_while_the_vampire_that_was_tried_is_gone_sees_no_attempt_any_more() -> None:
    match = attempt(f"{TRIO} binky", "", "", tile="vlad", dice=[0, 2], problems={"caves": "bela"}, cackles=[0, 6, 6])
    play(match, THREE, "solve:caves")
    assert asked(match).kind == "cackle-from"
    assert [match.view(seat).attempt for seat in (0, 1, 2, None)] == [None] * 4


@pytest.mark.clause("WIT-180", "WIT-59")
def test_a_problem_that_stopped_the_walk_no_longer_does_when_it_is_solved() -> None:
    match = table(f"{TRIO} binky", at="creel rock", problems={"oak": "limb-1"})
    play(match, "walk:oak")
    assert not offered(match, "walk")
    play(match, THREE)
    assert (won(match), where(match)) == (["limb-1"], "oak")
    play(match, "walk:cabb", "stop")
    assert where(match) == "cabb"
    flown = table(f"{TRIO} binky", at="skund rock", problems={"oak": "limb-1"})
    play(flown, "fly:binky", "to:oak", THREE)
    assert (won(flown), asked(flown).kind, flown.view().actions) == (["limb-1"], "move", 1)


@pytest.mark.clause("WIT-180", "WIT-115")
def test_who_solves_the_tile_next_door_that_she_looked_at_has_her_action_whole() -> None:
    match = table(f"{TRIO} fool", at="castle-1 rock", problems={"castle-2": "vlad down"})
    play(match, "look:castle-2", THREE)
    assert won(match) == ["vlad"]
    assert match.view().looked_at is None
    assert {"stay", "over:castle-2", "walk:town-1"} <= offered(match)


@pytest.mark.clause("WIT-180", "WIT-38")
def test_nobody_solves_anything_in_another_players_turn() -> None:
    match = table("binky", f"{TRIO}")
    refused(match, THREE, seat=1)


@pytest.mark.clause("WIT-180", "WIT-128")
def test_problems_in_the_boxes_are_out_of_reach() -> None:
    match = table(f"{TRIO} binky", boxes=["lilith fever-1"])
    play(match, THREE)
    assert offered(match, "solve") == set(FAR)
    assert discarded(match) == TRIO.split()
    assert hand(match) == ["binky"]
    assert aliss(match) == [0, 0]
