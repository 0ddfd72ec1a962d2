"""The `rules` player of The Witches: single decisions that a sensible player would take, and how well it does."""

from random import Random
from typing import Any

import pytest

from slet.games.the_witches.pieces.cards import DECK
from slet.kernel.match import Match
from slet.lab.simulate import Plan, simulate
from slet.players import choose, find_player

from .table import asked, attempt, play, table

QUIET = "dimity petulia"
"""Apprentices whose tiles do not matter here."""


def chosen(match: Match) -> str:
    return choose(find_player("rules", "the-witches"), match, asked(match), Random(1)).id


def test_the_rules_player_goes_to_a_problem_that_it_can_solve() -> None:
    match = table("hwel", "", at="oak skund", problems={"creel": "fever-1", "cabb": "lilith"}, who="dimity tiffany")
    assert chosen(match) == "walk:creel"


def test_the_rules_player_runs_away_from_what_it_cannot_solve() -> None:
    assert chosen(attempt("binky", "", tile="lilith crisis", dice=[2, 0])).startswith("run:")
    assert chosen(attempt("binky", "", tile="fever-1", dice=[4, 3])) == "roll"


def test_the_rules_player_adds_what_it_needs() -> None:
    match = attempt("verence shawn binky", "", tile="elves-1", dice=[6, 5])
    assert chosen(match).startswith("add:")


def test_the_rules_player_saves_an_attempt_with_a_bonus_and_spends_none_in_vain() -> None:
    assert chosen(attempt("feegles binky", "", tile="limb-1", dice=[2, 2, 3, 2])) == "play:feegles"
    assert chosen(attempt("feegles binky", "", tile="limb-1", dice=[2, 2, 2, 0])) == "done"
    assert chosen(attempt("feegles binky", "", tile="limb-1", dice=[6, 6, 2, 0])) == "done"


def test_the_rules_player_takes_a_crisis_away_before_they_run_out() -> None:
    crises = {"oak": "fever-1" + " crisis" * 10}
    match = table("granny-1", "", at="skund skund", step="place_problem", problems=crises)
    assert chosen(match) == "play:granny-1"


def test_the_rules_player_does_not_turn_up_the_third_elf_lightly() -> None:
    elves = {"slice": "elves-1", "caves": "elves-2"}
    match = table("hwel", "", at="cabb skund", problems={**elves, "oak": "duke down"}, who="dimity tiffany")
    assert chosen(match) != "walk:oak"


# --- the cards that help on the way ------------------------------------------------------------------------------


def test_extra_movement_brings_it_to_what_is_too_far_otherwise() -> None:
    far = table("casanunda", "", at="slice skund", problems={"dancers": "death-1"}, who=QUIET, easy=["", ""])
    assert chosen(far) == "play:casanunda"
    near = table("casanunda", "", at="slice skund", problems={"place": "death-1"}, who=QUIET)
    assert chosen(near) == "walk:place"


def test_it_flies_to_what_is_worth_it() -> None:
    match = table("binky", "", at="slice skund", problems={"bridge": "death-1"}, who=QUIET)
    assert chosen(match) == "fly:binky"
    assert chosen(play(match, "fly:binky")) == "to:bridge"


def test_before_drawing_it_looks_at_what_nobody_knows() -> None:
    match = table("hodgesaargh", "", at="oak skund", problems={"slice": "vlad down"}, step="before_drawing", who=QUIET)
    assert chosen(match) == "play:hodgesaargh"
    known = table(
        "hodgesaargh",
        "",
        at="oak skund",
        problems={"slice": "vlad down"},
        seen={"slice": [0]},
        step="before_drawing",
        who=QUIET,
    )
    assert chosen(known) == "draw"


def test_it_turns_a_tile_up_where_all_play_together_and_no_elf_is_in_sight() -> None:
    hidden = {"slice": "vlad down"}
    together = table("tomjon", "", mode="coop", at="oak skund", problems=hidden, step="before_drawing", who=QUIET)
    assert chosen(together) == "play:tomjon"
    rivals = table("tomjon", "", at="oak skund", problems=hidden, step="before_drawing", who=QUIET)
    assert chosen(rivals) == "draw"
    elf = {**hidden, "caves": "elves-1"}
    risky = table("tomjon", "", mode="coop", at="oak skund", problems=elf, step="before_drawing", who=QUIET)
    assert chosen(risky) == "draw"


def test_unseen_it_looks_before_it_tries_and_passes_what_would_hurt() -> None:
    match = table("lucy", "", at="creel skund", problems={"oak": "elf-queen down", "cabb": "death-1"}, who=QUIET)
    play(match, "walk:oak")
    assert chosen(match) == "look:oak"
    play(match, "look:oak")
    assert chosen(match) == "play:lucy"
    play(match, "play:lucy")
    assert chosen(match) == "walk:cabb"


def test_for_a_hard_problem_it_draws_even_at_the_price_of_a_cackle() -> None:
    card = next(card.name for card in DECK if card.benefit == "cards_cackle")
    match = attempt(f"{card} shawn", "", tile="vlad", dice=[6, 3])
    assert chosen(match) == f"play:{card}"


@pytest.mark.parametrize("benefit", ["cards", "cards_cackle"])
def test_it_does_not_draw_the_same_card_for_ever(benefit: str) -> None:
    card = next(card.name for card in DECK if card.benefit == benefit)
    others = " ".join(other.name for other in DECK if other.name not in (card, "shawn"))
    match = attempt(f"{card} shawn", others, tile="vlad", dice=[6, 3], pile="")
    assert match.view().pile + len(match.view().discard) == 0
    assert chosen(match) != f"play:{card}"


def test_it_rolls_those_dice_again_that_are_most_likely_enough() -> None:
    match = attempt("igor", "", tile="fever-1", dice=[2, 2, 0, 2])
    assert chosen(match) == "play:igor"
    play(match, "play:igor")
    assert chosen(match) == "reroll:cackle+2", "33 ways of 36, against 30 with one die"


def test_out_of_the_dungeon_it_goes_at_once() -> None:
    assert chosen(table("binky", "", at="dungeon skund", who=QUIET)) == "fly:binky"
    assert chosen(table("hwel", "", at="dungeon skund", who="tiffany petulia")) == "vanish"
    assert chosen(table("hwel", "", at="dungeon skund", who=QUIET)) == "wait"


# --- whole games -------------------------------------------------------------------------------------------------


def test_the_rules_player_beats_random_play() -> None:
    rules, random = simulate(Plan(game="the-witches", players=("rules", "random"), seats=2, games=12)).by_player
    assert random.wins == 0
    assert rules.wins >= 6
    assert rules.score > random.score + 8


def test_rules_players_bring_their_games_to_a_good_end() -> None:
    together = simulate(Plan(game="the-witches", players=("rules",), seats=3, games=5))
    assert not [reason for reason in together.reasons if reason.startswith("lost-")]
    solo = simulate(Plan(game="the-witches", players=("rules",), seats=1, games=12)).by_player[0]
    random = simulate(Plan(game="the-witches", players=("random",), seats=1, games=16)).by_player[0]
    assert solo.score > random.score + 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playing_together_it_wins_now_and_then_and_seldom_runs_out_of_anything(seats: int) -> None:
    report = simulate(Plan(game="the-witches", players=("rules",), seats=seats, games=24, options={"mode": "coop"}))
    assert report.by_player[0].wins >= 2
    assert report.reasons.get("lost-elves", 0) + report.reasons.get("lost-aliss", 0) <= 4


# --- the wide reading of automatic success -------------------------------------------------------------------------

FAR = {"slice": "death-1", "caves": "lilith", "stone": "pig-1", "rock": "elves-1 down"}


@pytest.mark.parametrize("step", ["place_problem", "movement_action", "before_drawing"])
def test_where_the_table_allows_it_it_solves_from_afar(step: str) -> None:
    wide: dict[str, Any] = {"options": {"any_problem": True}, "step": step, "at": "oak skund", "who": "petulia dimity"}
    assert chosen(table("death hwel", "", problems=FAR, **wide)) == "play:death"
    assert chosen(table("hwel", "", problems=FAR, **wide)) == "cure"
    trio = table("granny-1 nanny-1 magrat-1", "", problems=FAR, **{**wide, "who": "dimity tiffany"})
    assert chosen(trio) == "three:granny-1+nanny-1+magrat-1"
    assert chosen(play(trio, chosen(trio))) == "solve:caves", "what is worth most, as far as it can be seen"


def test_a_power_of_three_waits_for_what_deserves_it() -> None:
    wide: dict[str, Any] = {
        "options": {"any_problem": True},
        "at": "oak skund",
        "who": "dimity tiffany",
        "step": "place_problem",
    }
    match = table("granny-1 nanny-1 magrat-1", "", problems={"slice": "fever-1"}, **wide)
    assert chosen(match) == "turn-card"
