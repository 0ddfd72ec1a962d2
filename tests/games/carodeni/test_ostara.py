"""Solo: set-up, course, levels and end. CAR-88 to CAR-95, CAR-116 to CAR-122, CAR-133."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import slet
from slet.kernel.match import Match

from .table import area, asked, before, names, ostaras, play, play_on, table, told


def many(number: int = 40, **options: Any) -> list[Match]:
    return [slet.new("carodeni", 1, seed=seed, **options) for seed in range(number)]


def to_round(match: Match, number: int, rng: Random) -> Match:
    while match.ask is not None and match.view().round < number:
        match.play(rng.choice(match.ask.options))
    return match


@pytest.mark.clause("CAR-88")
def test_solo_is_set_up_as_for_two_and_no_cards_are_put_aside() -> None:
    for match in many(10):
        view = match.view()
        assert (view.potion_box, view.witch_box) == (0, 0)
        taken = len(told(match, "ostara-potion")) + len(told(match, "ostara-witch"))
        assert view.potion_deck + view.witch_deck == 2 * 47 - taken
        assert Counter(goal.is_hard for goal in view.goals) == {True: 3, False: 2}
        assert [goal.is_hard for goal in view.goals] == [False, False, True, True, True]
        assert len(before(match)["hand"]) == 2


@pytest.mark.clause("CAR-88")
def test_ostara_goes_first_in_every_round() -> None:
    match = play_on(slet.new("carodeni", 1, seed=3), Random(3))
    tags = [event.__struct_config__.tag for event in match.log()]
    turns = [tag == "token" for tag in tags if tag in ("token", "played", "rested")]
    assert turns == [True, False] * 15


@pytest.mark.clause("CAR-89")
def test_you_have_starter_two_and_ostara_one_of_the_other_four_and_no_novices() -> None:
    hers = set()
    for match in many():
        assert before(match)["potions"] == ["S2"]
        own = ostaras(match)
        (starter,) = [name for name in (*own["potions"], *own["clan_potions"]) if name.startswith("S")]
        hers.add(starter)
        assert own["hand"] == []
        assert not any(name.startswith("N") for name in own["pile"])
    assert hers == {"S1", "S3", "S4", "S5"}


@pytest.mark.clause("CAR-90")
@pytest.mark.parametrize(("animals", "tokens"), [(False, 7), (True, 9)])
def test_her_tokens_are_a_shuffled_column_without_those_for_animals_unless_they_are_in_play(
    animals: bool, tokens: int
) -> None:
    firsts = set()
    for match in many(60, animals=animals):
        view = match.view()
        assert view.column == tokens - 1
        assert len(view.turned) == 1
        firsts.add(view.turned[0].name)
    assert firsts == {f"O{number}" for number in range(1, tokens + 1)}


@pytest.mark.clause("CAR-91")
def test_solo_lasts_exactly_fifteen_rounds() -> None:
    for seed in range(5):
        match = play_on(slet.new("carodeni", 1, seed=seed), Random(seed))
        assert match.view().round == 15
        assert len(told(match, "token")) == 15
        assert len([event for event in match.log() if event.__struct_config__.tag in ("played", "rested")]) == 15


@pytest.mark.clause("CAR-91")
def test_neither_goals_nor_a_deck_run_out_end_it_earlier() -> None:
    match = table(
        "ostara",
        ostara=area(potions="S1"),
        goals="G05-hard",
        potion_deck="P10",
        witch_deck="W10",
        round=3,
    )
    while match.ask is not None and match.view().round < 15:
        match.play(match.ask.options[-1])
    assert (match.view().round, match.view().last_round) == (15, 15)
    assert match.view().witch_deck == 0, "it ran out long ago, and only one goal was left"
    assert told(match, "end-begins") == []


@pytest.mark.clause("CAR-92")
def test_after_rounds_five_and_ten_all_her_tokens_are_shuffled_into_a_new_column() -> None:
    match = slet.new("carodeni", 1, seed=8)
    rng = Random(8)
    left = {}
    for number in range(1, 16):
        to_round(match, number, rng)
        left[number] = (match.view().column, len(match.view().turned))
    stage = [(6, 1), (5, 2), (4, 3), (3, 4), (2, 5)]
    assert list(left.values()) == stage * 3
    tokens = [event.token.name for event in told(match, "token")]
    for first in (0, 5, 10):
        assert len(set(tokens[first : first + 5])) == 5, "a token comes once in a stage"


@pytest.mark.clause("CAR-92")
def test_used_tokens_come_again_in_the_next_stage() -> None:
    again = Counter()  # type: ignore[var-annotated]
    for seed in range(12):
        match = to_round(slet.new("carodeni", 1, seed=seed), 6, Random(seed))
        tokens = [event.token.name for event in told(match, "token")]
        again[tokens[5] in tokens[:5]] += 1
    assert again[True] > 0
    assert again[False] > 0


@pytest.mark.clause("CAR-93")
def test_she_carries_out_the_top_token_and_then_brews_if_she_can() -> None:
    own = area(potions="S1", pile="W49", stock="herb berry")
    match = table(
        "ostara",
        ostara=own,
        column="O7 O1",
        spots="leaf root root root root root root root root",
        bag="root " * 9,
        round=2,
    )
    assert [event.__struct_config__.tag for event in match.log()] == [
        "token",
        "ostara-ingredient",
        "ostara-ingredient",
        "ostara-ingredient",
        "ostara-brewed",
    ]
    assert match.view().turned[0].name == "O7"
    assert (ostaras(match)["clan_potions"], ostaras(match)["clan_witches"]) == (["S1"], ["W49"])
    assert asked(match).seat == 0


@pytest.mark.clause("CAR-93", "CAR-95")
def test_she_never_rests_uses_no_refresh_symbol_and_takes_no_tools() -> None:
    for seed in range(5):
        match = play_on(slet.new("carodeni", 1, seed=seed, animals=True, difficulty="experienced-witch"), Random(seed))
        own = ostaras(match)
        assert (own["tools"], own["clan_tools"], own["animals"], own["hand"]) == ([], [], [], [])
        assert own["score"]["tools"] == 0


@pytest.mark.clause("CAR-94")
def test_she_takes_from_the_whole_board_and_what_she_takes_is_replaced_at_once() -> None:
    own = area(potions="P09", pile="")
    lying = "root leaf leaf leaf leaf leaf leaf leaf herb"
    match = table("ostara", ostara=own, column="O7 O1", spots=lying, bag="herb herb herb", round=2)
    taken = [(event.ingredient.name, event.location.name) for event in told(match, "ostara-ingredient")]
    assert taken == [("root", "mountains"), ("herb", "mountains"), ("herb", "mountains")], (
        "the second replaced the first"
    )


@pytest.mark.clause("CAR-94")
def test_a_gain_for_which_the_board_has_nothing_is_dropped() -> None:
    bare: dict[str, Any] = {
        "potions": "- - -",
        "potion_deck": "",
        "witches": "- - -",
        "witch_deck": "",
        "spots": "- " * 9,
        "bag": "",
    }
    for token in ("O1", "O2", "O5", "O7"):
        match = table("ostara", ostara=area(potions="S1"), column=f"{token} O3", round=2, **bare)
        assert (ostaras(match)["pile"], ostaras(match)["potions"], sum(ostaras(match)["stock"])) == ([], ["S1"], 0)
        assert asked(match).seat == 0
    match = table(
        "ostara",
        ostara=area(potions="S1"),
        column="O9 O3",
        round=2,
        options={"animals": True},
        **{**bare, "spots": "leaf " * 9},
    )
    assert sum(ostaras(match)["stock"]) == 0, "no animal is on offer at all, so there is no ingredient instead"


@pytest.mark.clause("CAR-94")
def test_witch_or_potion_is_decided_before_it_is_seen_that_there_is_none() -> None:
    match = table("ostara", ostara=area(potions="S1"), column="O1 O3", round=2, witches="- - -", witch_deck="")
    assert ostaras(match)["potions"] == ["S1"], "she wanted a witch, and gets no potion for it"


@pytest.mark.clause("CAR-95")
def test_her_cards_lie_from_the_left_in_the_order_in_which_she_gained_them() -> None:
    match = table("ostara", ostara=area(potions="S1 P40", pile="W30"), column="O5 O1", round=2)
    assert ostaras(match)["pile"][0] == "W30"
    assert ostaras(match)["potions"][:2] == ["S1", "P40"]
    assert len(ostaras(match)["pile"]) == 2
    assert len(ostaras(match)["potions"]) == 3


@pytest.mark.clause("CAR-95")
def test_all_her_witches_are_active() -> None:
    own = area(potions="P11", pile="W13 W25 W37", stock="herb leaf")
    match = table("ostara", ostara=own, column="O7 O1", round=2, spots="root " * 9, bag="root " * 9)
    assert ostaras(match)["clan_witches"] == ["W13"], "the first of three brews"


# --- levels and end ------------------------------------------------------------------------------------------


def brews_for_goal(difficulty: str) -> Match:
    own = area(potions="P01", pile="W01", clan_potions="P06", stock="berry leaf")
    options = {"difficulty": difficulty}
    return table(
        "ostara",
        ostara=own,
        column="O7 O1",
        round=15,
        goals="G05-easy G10-hard",
        options=options,
        potions="P31 P32 P33",
    )


@pytest.mark.clause("CAR-116")
def test_the_new_apprentices_ostara_takes_no_goals() -> None:
    match = brews_for_goal("new-apprentice")
    assert ostaras(match)["clan_potions"] == ["P06", "P01"]
    assert ostaras(match)["goals"] == []
    assert names(match.view().goals) == ["G05-easy", "G10-hard"]
    play_on(match, Random(1))
    assert ostaras(match)["score"]["goals"] == 0


@pytest.mark.clause("CAR-116", "CAR-118", "CAR-133")
@pytest.mark.parametrize(
    ("difficulty", "hard", "easy"),
    [(None, 3, 2), ("new-apprentice", 3, 2), ("experienced-witch", 5, 0), ("grand-mistress", 5, 0)],
)
def test_each_level_has_its_number_of_goals(difficulty: str | None, hard: int, easy: int) -> None:
    goals = slet.new("carodeni", 1, seed=2, difficulty=difficulty).view().goals
    assert [goal.is_hard for goal in goals] == [False] * easy + [True] * hard


@pytest.mark.clause("CAR-133")
@pytest.mark.parametrize("options", [{"extra_goals": True}, {"goals": [4, 4]}])
def test_solo_has_no_other_numbers_of_goals(options: dict[str, Any]) -> None:
    with pytest.raises(slet.kernel.BadSetup):
        slet.new("carodeni", 1, **options)


@pytest.mark.clause("CAR-117")
def test_the_criterion_goal_guides_her_on_the_lowest_level_too() -> None:
    match = table(
        "ostara", ostara=area(potions="S1"), column="O1 O2", round=2, goals="G03-easy G10-hard", witches="W01 W36 W13"
    )
    assert ostaras(match)["pile"] == ["W36"], "a green witch of one point before others of eight"


@pytest.mark.clause("CAR-118")
@pytest.mark.parametrize("difficulty", ["experienced-witch", "grand-mistress"])
def test_on_the_upper_levels_she_takes_goals_as_a_player_does(difficulty: str) -> None:
    match = brews_for_goal(difficulty)
    assert ostaras(match)["goals"] == ["G05-easy"]
    assert names(event.goal for event in told(match, "ostara-goal")) == ["G05-easy"]
    assert names(match.view().goals) == ["G10-hard"]


@pytest.mark.clause("CAR-118")
def test_an_animal_can_meet_a_goal_for_her() -> None:
    own = area(potions="S1", clan_animals="W01")
    options = {"difficulty": "experienced-witch", "animals": True}
    match = table(
        "ostara", ostara=own, column="O9 O1", round=2, goals="G14-easy G10-hard", options=options, witches="W16 W04 W03"
    )
    assert ostaras(match)["clan_animals"] == ["W01", "W04"]
    assert ostaras(match)["goals"] == ["G14-easy"]


@pytest.mark.clause("CAR-119")
@pytest.mark.parametrize(
    ("difficulty", "hers"), [("experienced-witch", []), ("grand-mistress", ["G09-hard", "G10-hard"])]
)
def test_the_grandmistress_gets_the_goals_that_nobody_has_taken(difficulty: str, hers: list[str]) -> None:
    options = {"difficulty": difficulty}
    match = table("final_scoring", ostara=area(), goals="G09-hard G10-hard", options=options)
    assert ostaras(match)["goals"] == hers
    assert ostaras(match)["score"]["goals"] == 8 * len(hers)
    assert names(event.goal for event in told(match, "ostara-goal")) == hers


@pytest.mark.clause("CAR-120")
@pytest.mark.parametrize("difficulty", ["new-apprentice", "experienced-witch", "grand-mistress"])
def test_goals_with_animals_are_added_in_solo_too_hard_ones_on_the_upper_levels(difficulty: str) -> None:
    sides = set()
    for match in many(30, animals=True, difficulty=difficulty, animal_goals=2):
        drawn = [goal for goal in match.view().goals if goal.shows_animals]
        assert len(drawn) == 2
        assert len(match.view().goals) == 7
        sides |= {goal.is_hard for goal in drawn}
    assert sides == ({True, False} if difficulty == "new-apprentice" else {True})


@pytest.mark.clause("CAR-121")
@pytest.mark.parametrize(("animals", "bonus"), [(True, 4), (False, 0)])
def test_what_ostara_scores(animals: bool, bonus: int) -> None:
    own = area(
        potions="P10", pile="W30", clan_potions="P01 S1", clan_witches="W01", goals="G09-hard", stock="herb herb leaf",
        clan_animals="W04 W05" if animals else "",
    )  # fmt: skip
    options = {"difficulty": "experienced-witch", "animals": animals}
    match = table("final_scoring", ostara=own, options=options, potions="P31 P32 P33", goals="G10-hard")
    (event,) = told(match, "ostara-scored")
    assert (event.potions, event.witches, event.goals, event.ingredients) == (4 + 2, 7, 8, 2)
    assert event.animals == (bonus if animals else None)
    assert event.total == 23 + bonus


@pytest.mark.clause("CAR-122")
@pytest.mark.parametrize(
    ("clan", "winners", "reason"),
    [("W01", (0,), "tied-ostara"), ("W01 W12", (0,), "beat-ostara"), ("W03", (), "lost-to-ostara")],
)
def test_you_win_with_more_points_than_ostara_and_share_the_win_with_as_many(
    clan: str, winners: tuple[int, ...], reason: str
) -> None:
    match = table("final_scoring", area(clan_witches=clan), ostara=area(clan_witches="W13"))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (winners, reason)
    assert match.outcome.rival is not None
    assert (match.outcome.rival.name, match.outcome.rival.score) == ("ostara", 7)


@pytest.mark.clause("CAR-121")
@pytest.mark.parametrize("animals", [True, False])
def test_the_outcome_tells_what_ostaras_points_are_made_of(animals: bool) -> None:
    hers = area(clan_witches="W13", clan_potions="P11", stock="herb herb root", goals="G14-hard")
    hers |= {"clan_animals": ["W01"]} if animals else {}
    match = table("final_scoring", area(), ostara=hers, options={"animals": animals, "difficulty": "experienced-witch"})
    assert match.outcome is not None
    assert match.outcome.rival is not None
    parts = {"potions": 4, "witches": 7, "goals": 6, "ingredients": 2, **({"animals": 1} if animals else {})}
    assert match.outcome.rival.breakdown == parts
    assert match.outcome.rival.score == sum(parts.values())


@pytest.mark.clause("CAR-110", "CAR-32")
def test_against_ostara_equal_ingredients_are_offered_one_by_one_because_she_reads_from_the_left() -> None:
    match = table("turn", area(hand="N1a N1b", potions="S2"), ostara=area(potions="S1"), spots="leaf root leaf " * 3)
    play(match, "play:N1a")
    found = [option.id for option in asked(match).options][:3]
    assert found == ["ingredient:mountains/1/leaf", "ingredient:mountains/2/root", "ingredient:mountains/3/leaf"]
    play(match, "ingredient:mountains/3/leaf")
    assert names(match.view().spots)[:2] == ["leaf", "root"]


@pytest.mark.clause("CAR-37", "CAR-113")
def test_what_ostara_pays_fills_empty_places_at_once() -> None:
    own = area(potions="P01", pile="W01", stock="berry leaf")
    match = table("ostara", ostara=own, column="O7", round=2, spots="- " + "root " * 8, bag="", potions="P31 P32 P33")
    assert ostaras(match)["clan_potions"] == ["P01"]
    assert sorted(names(match.view().spots)[:2]) == ["berry", "leaf"], "from the top and from the left"
    assert match.view().bag == 0
