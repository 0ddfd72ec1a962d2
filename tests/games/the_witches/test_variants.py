"""Playing together, solo, and the advanced variant: WIT-150 to WIT-161."""

from typing import Any

import pytest

import slet
from slet.games.the_witches.events import Scored
from slet.kernel import BadSetup
from slet.kernel.match import Match

from .table import aliss, asked, attempt, cackles, hand, offered, on, play, refused, table, told, where, won

LAST: dict[str, Any] = {"boxes": [""], "step": "before_drawing", "actions": 0}
ALLTHERE = {"place": "elves-1 down", "rock": "vlad", "caves": "hiver down", "stone": "fever-1 crisis"}


def finished(seats: int, **more: Any) -> Match:
    """The match after the last turn, played together or solo."""
    hands = ["hwel"] + [""] * (seats - 1)
    mode = "solo" if seats == 1 else "coop"
    return play(table(*hands, mode=mode, at=" ".join(["oak"] * seats), **{**LAST, **more}), "draw")


@pytest.mark.clause("WIT-150", "WIT-153")
def test_playing_together_all_win_together_and_points_are_not_compared() -> None:
    match = finished(2, easy=["death-1", ""], problems=ALLTHERE)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)
    assert match.outcome.reason == "coop-won"
    assert match.outcome.scores == (3, 3), "those of the whole table"
    assert match.outcome.together
    assert not told(match, Scored)


@pytest.mark.clause("WIT-150")
def test_all_other_rules_hold_when_playing_together() -> None:
    match = attempt("hwel", "", tile="fever-1", dice=[2, 2, 2, 0], mode="coop")
    play(match, "done")
    assert cackles(match) == [2, 0]
    assert asked(match).kind == "flee"


@pytest.mark.clause("WIT-151")
@pytest.mark.parametrize(("seats", "counters"), [(1, (4, 4, 10)), (2, (6, 5, 9)), (3, (9, 6, 8)), (4, (12, 7, 7))])
def test_there_are_fewer_counters_when_playing_together(seats: int, counters: tuple[int, int, int]) -> None:
    view = slet.new("the-witches", seats=seats, mode="solo" if seats == 1 else "coop").view()
    assert (view.cackle_supply, view.aliss_supply, view.crisis_supply) == counters


@pytest.mark.clause("WIT-152")
@pytest.mark.parametrize("mode", ["coop", "solo"])
def test_when_a_black_aliss_is_due_and_none_is_left_all_lose_at_once(mode: str) -> None:
    hands = ("hwel", "") if mode == "coop" else ("hwel",)
    spent: dict[str, Any] = {"coop": {"cackles": [6, 0], "aliss": [2, 3]}, "solo": {"cackles": [4], "aliss": [4]}}[mode]
    match = attempt(*hands, tile="fever-1", dice=[2, 2, 2, 0], mode=mode, **spent)
    play(match, "done")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("lost-aliss", ())
    assert match.outcome.together
    assert not any(match.outcome.scores)


@pytest.mark.clause("WIT-152", "WIT-133")
def test_lilith_can_bring_that_loss_too() -> None:
    match = attempt("hwel", "", tile="lilith", dice=[2, 2, 2, 2], mode="coop", aliss=[2, 3])
    play(match, "done")
    assert match.outcome is None
    play(match, "run:cabb")
    assert match.outcome is not None
    assert match.outcome.reason == "lost-aliss"


@pytest.mark.clause("WIT-152")
def test_the_last_black_aliss_is_no_loss() -> None:
    match = attempt("hwel", "", tile="death-1", dice=[2, 2, 2, 2], mode="coop", cackles=[6, 0], aliss=[1, 3])
    play(match, "done")
    assert aliss(match) == [2, 3]
    assert match.outcome is None


@pytest.mark.clause("WIT-152", "WIT-110", "WIT-86")
@pytest.mark.parametrize(("cards", "option"), [("gogol hwel", "play:gogol"), ("granny-1 nanny-1 magrat-1", "three")])
def test_wherever_the_cackle_comes_from(cards: str, option: str) -> None:
    match = attempt(cards, "", tile="fever-1", dice=[0, 2], mode="coop", cackles=[6, 0], aliss=[5, 0])
    play(match, *(name for name in offered(match) if name.startswith(option)))
    assert match.outcome is not None
    assert match.outcome.reason == "lost-aliss"


@pytest.mark.clause("WIT-152", "WIT-79")
@pytest.mark.parametrize("options", [["run:cabb"], ["play:miss-tick", "run:cabb"]])
def test_running_away_can_bring_that_loss_too(options: list[str]) -> None:
    dice = [0, 2] if len(options) == 1 else [0, 2, 2, 2]
    match = attempt("hwel miss-tick", "", tile="lilith", dice=dice, mode="coop", cackles=[6, 0], aliss=[5, 0])
    play(match, *options)
    assert match.outcome is not None
    assert match.outcome.reason == "lost-aliss"
    assert where(match) == "oak"


@pytest.mark.clause("WIT-152", "WIT-93")
def test_the_second_cackle_of_a_failure_can_bring_that_loss_too() -> None:
    blocked = {"cabb": "pig-1", "creel": "pig-2"}
    match = attempt(
        "hwel", "", tile="death-1", dice=[2, 2, 2, 2], mode="coop", cackles=[6, 0], aliss=[4, 0], problems=blocked
    )
    play(match, "done")
    assert match.outcome is None
    play(match, "stuck")
    assert match.outcome is not None
    assert match.outcome.reason == "lost-aliss"


@pytest.mark.clause("WIT-152", "WIT-51", "WIT-143")
def test_the_other_losses_hold_as_well() -> None:
    crises = table(
        "hwel",
        "",
        mode="coop",
        at="skund skund",
        step="place_problem",
        problems={"oak": "fever-1", "cabb": "pig-1" + " crisis" * 9},
        pile="igor",
    )
    play(crises, "turn-card")
    elves = finished(3, problems={"slice": "elves-1", "caves": "elves-2", "rock": "elves-3"})
    assert crises.outcome is not None
    assert elves.outcome is not None
    assert (crises.outcome.reason, elves.outcome.reason) == ("lost-crises", "lost-elves")


@pytest.mark.clause("WIT-153")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_four_hard_problems_left_all_lose_and_with_three_all_win(seats: int) -> None:
    four = {**ALLTHERE, "slice": "duke"}
    lost, won_ = finished(seats, problems=four), finished(seats, problems=ALLTHERE)
    assert lost.outcome is not None
    assert won_.outcome is not None
    assert (lost.outcome.reason, lost.outcome.winners) == ("lost-hard", ())
    assert not any(lost.outcome.scores), "there is no scoring"
    assert lost.outcome.together
    assert (won_.outcome.reason, won_.outcome.winners) == ("coop-won", tuple(range(seats)))


@pytest.mark.clause("WIT-154")
def test_playing_together_hands_are_open_to_all_players() -> None:
    match = table("hwel", "igor lucy", mode="coop", at="oak skund")
    for seat in (0, 1):
        assert [[card.name for card in player.hand] for player in match.view(seat).players] == [
            ["hwel"],
            ["igor", "lucy"],
        ]
    assert [player.hand for player in match.view().players] == [None, None], "a spectator is no player"


@pytest.mark.clause("WIT-154")
@pytest.mark.parametrize(
    ("seats", "mode", "choice"), [(1, "solo", False), (2, "competitive", False), (3, "coop", True)]
)
def test_open_hands_are_a_choice_only_where_several_play_together(seats: int, mode: str, choice: bool) -> None:
    match = slet.new("the-witches", seats=seats, mode=mode)
    assert (match.game.rules.offers(seats, match.settings).get("open_hands", "asked") == "asked") is choice


@pytest.mark.clause("WIT-154", "WIT-162")
def test_unless_the_tables_options_keep_them_hidden() -> None:
    match = table("hwel", "igor lucy", mode="coop", at="oak skund", options={"open_hands": False})
    assert match.view(0).players[1].hand is None
    assert match.view(1).players[0].hand is None
    assert hand(match, 1) == ["igor", "lucy"]


@pytest.mark.clause("WIT-154", "WIT-162")
def test_in_the_competitive_game_hands_are_never_open() -> None:
    match = slet.new("the-witches", seats=2, seed=1, open_hands=True, apprentices=("tiffany", "dimity"))
    assert not match.view(0).open_hands
    assert match.view(0).players[1].hand is None


@pytest.mark.clause("WIT-155")
@pytest.mark.parametrize("how", [("walk:granny", "stop"), ("fly:binky", "to:granny")])
def test_solo_two_cackles_may_be_returned_at_grannys_cottage(how: tuple[str, ...]) -> None:
    match = table("binky hwel", at="cabb", cackles=[3], who="dimity")
    play(match, *how)
    assert asked(match).kind == "cottage"
    assert offered(match) == {"give-back:0", "give-back:2"}
    play(match, "give-back:2")
    assert cackles(match) == [1]
    assert (asked(match).kind, match.view().actions) == ("move", 1)


@pytest.mark.clause("WIT-155")
def test_not_if_a_problem_lies_there() -> None:
    match = table("hwel", at="cabb", cackles=[3], who="dimity", problems={"granny": "fever-1"})
    play(match, "walk:granny", "stop")
    assert asked(match).kind == "try"


@pytest.mark.clause("WIT-155")
@pytest.mark.parametrize("mode", ["coop", "competitive"])
def test_only_solo(mode: str) -> None:
    match = table("hwel", "", at="cabb skund", cackles=[3, 0], who="dimity tiffany", mode=mode)
    play(match, "walk:granny", "stop")
    assert asked(match).kind == "move"
    assert cackles(match) == [3, 0]


@pytest.mark.clause("WIT-156")
def test_staying_there_does_as_well_and_one_may_be_returned_if_there_is_only_one() -> None:
    match = table("hwel", at="granny", cackles=[3], who="dimity")
    play(match, "stay", "give-back:2", "stay")
    assert offered(match) == {"give-back:0", "give-back:1"}
    play(match, "give-back:1")
    assert cackles(match) == [0]
    assert asked(match).kind == "end"
    none = table("hwel", at="granny", who="dimity")
    play(none, "stay")
    assert asked(none).kind == "move", "without a Cackle nobody is asked"


@pytest.mark.clause("WIT-157")
@pytest.mark.parametrize(
    ("hard", "easy", "points", "reason"),
    [
        ("elf-queen lilith wintersmith bela", "", 29, "solo-farm"),
        ("elf-queen lilith wintersmith bela", "fever-1", 30, "solo-licence"),
        ("elf-queen lilith wintersmith bela cunning-man", "limb-1 limb-2", 40, "solo-licence"),
        ("elf-queen lilith wintersmith bela cunning-man", "limb-1 death-1", 41, "solo-honours"),
    ],
)
def test_solo_is_played_for_points_in_three_grades(hard: str, easy: str, points: int, reason: str) -> None:
    left = {"slice": "elves-1 down", "caves": "elves-2 down", "rock": "elves-3 down", "stone": "elves-4 down"}
    match = finished(1, hard=[hard], easy=[easy], problems=left)
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.reason) == ((points,), reason)
    assert match.outcome.winners == (() if reason == "solo-farm" else (0,))
    assert match.outcome.together, "there is nobody to beat"


@pytest.mark.clause("WIT-157", "WIT-146")
def test_black_aliss_tiles_cost_points_solo_too() -> None:
    match = finished(1, hard=["elf-queen lilith wintersmith bela"], easy=["fever-1"], aliss=[1])
    assert told(match, Scored)[-1] == Scored(0, 30, 1, 29)


@pytest.mark.clause("WIT-158")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_the_first_option_there_are_eight_crises(seats: int) -> None:
    assert slet.new("the-witches", seats=seats, eight_crises=True).view().crisis_supply == 8


@pytest.mark.clause("WIT-158")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop"), (4, "coop")])
def test_it_is_for_the_competitive_game_only(seats: int, mode: str) -> None:
    with pytest.raises(BadSetup, match="Only the competitive game"):
        slet.new("the-witches", seats=seats, mode=mode, eight_crises=True)


STACKED = {"stacked_crises": True}


@pytest.mark.clause("WIT-159", "WIT-161")
@pytest.mark.parametrize(
    ("mode", "hands"), [("competitive", ("hwel", "")), ("coop", ("hwel", "")), ("solo", ("hwel",))]
)
def test_with_the_second_option_a_problem_with_a_crisis_gets_another(mode: str, hands: tuple[str, ...]) -> None:
    match = table(
        *hands,
        mode=mode,
        at=" ".join(["skund"] * len(hands)),
        step="place_problem",
        problems={"oak": "fever-1 crisis"},
        pile="igor gogol",
        options=STACKED,
    )
    play(match, "turn-card")
    assert on(match, "oak").crises == 2
    assert asked(match).kind == "place"


@pytest.mark.clause("WIT-159")
def test_then_any_problem_of_a_full_castle_may_be_chosen() -> None:
    problems = {"castle-1": "fever-1 crisis", "castle-2": "pig-1"}
    match = table("igor", "", at="skund skund", step="place_problem", problems=problems, pile="shawn", options=STACKED)
    play(match, "turn-card")
    assert offered(match) == {"put:castle-1", "put:castle-2"}


@pytest.mark.clause("WIT-158", "WIT-159")
def test_the_two_options_can_be_played_together() -> None:
    view = slet.new("the-witches", seats=3, eight_crises=True, stacked_crises=True).view()
    assert view.crisis_supply == 8
    assert view.stacked_crises


@pytest.mark.clause("WIT-160")
def test_each_crisis_adds_two_helping_hand_takes_one_and_success_returns_all() -> None:
    match = attempt("granny-1 hwel", "", tile="fever-1 crisis crisis crisis", dice=[3, 3, 3, 2], options=STACKED)
    assert match.view().attempt.needed == 13
    play(match, "play:granny-1")
    assert match.view().attempt.needed == 11
    play(match, "done")
    assert won(match) == ["fever-1"]
    assert match.view().crisis_supply == 12


@pytest.mark.clause("WIT-160", "WIT-51")
def test_each_of_them_comes_from_the_supply() -> None:
    match = table(
        "hwel",
        "",
        at="skund skund",
        step="place_problem",
        problems={"oak": "fever-1" + " crisis" * 12},
        pile="igor",
        options=STACKED,
    )
    play(match, "turn-card")
    assert match.outcome is not None
    assert match.outcome.reason == "lost-crises"


@pytest.mark.clause("WIT-161")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop"), (4, "coop")])
def test_the_second_option_may_be_chosen_for_playing_together_and_solo(seats: int, mode: str) -> None:
    assert slet.new("the-witches", seats=seats, mode=mode, stacked_crises=True).view().stacked_crises


def test_a_refused_option_is_explained_in_czech_too() -> None:
    with pytest.raises(BadSetup) as caught:
        slet.new("the-witches", seats=1, mode="coop")
    assert "solo je pro jednoho" in caught.value.text("cs")
    refused(table("hwel", "", at="oak skund"), "nonsense", "WIT-57")
