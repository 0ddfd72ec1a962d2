"""Running away and failing: WIT-88 to WIT-96."""

import pytest

from slet.games.the_witches.events import Failed, Fled, FledBy, HadTea, NowhereToFlee

from .table import (
    PLACES,
    TILES,
    aliss,
    asked,
    attempt,
    cackles,
    discarded,
    hand,
    lies,
    offered,
    on,
    play,
    refused,
    told,
    where,
)

BLOCKED = {"cabb": "pig-1", "creel": "pig-2"}
"""Both neighbours of the Blasted Oak hold a problem."""


def everywhere(but: str) -> dict[str, str]:
    """A problem on every space but these."""
    tiles = [name for name in TILES if not name.startswith(("pregnancy", "lilith", "fever-1"))]
    return {place: tiles[n] for n, place in enumerate(PLACES) if place not in but.split()}


@pytest.mark.clause("WIT-88")
def test_running_away_is_possible_only_after_the_first_pair() -> None:
    before = attempt("binky", "", tile="fever-1")
    assert not offered(before, "run") | offered(before, "run-by")
    between = attempt("binky", "", tile="fever-1", dice=[2, 2])
    assert offered(between, "run") == {"cabb", "creel"}
    assert offered(between, "run-by") == {"binky"}
    after = attempt("binky", "", tile="fever-1", dice=[2, 2, 2, 2])
    assert not offered(after, "run") | offered(after, "run-by")


@pytest.mark.clause("WIT-88")
def test_the_witch_runs_to_an_empty_space_of_an_adjacent_location() -> None:
    match = attempt("hwel", "", "", tile="fever-1", dice=[2, 2], at="creel skund")
    assert offered(match, "run") == {"cabb"}, "a witch is at Creel Springs"
    refused(match, "run:creel", "WIT-68")
    refused(match, "run:town-1", "WIT-68")
    refused(match, "run:oak", "WIT-68")
    play(match, "run:cabb")
    assert where(match) == "cabb"
    assert told(match, Fled) == [Fled(0, match.view().players[0].space)]


@pytest.mark.clause("WIT-88")
def test_one_empty_space_of_an_adjacent_town_is_enough() -> None:
    problems = {"town-1": "pig-1", "town-3": "pig-2"}
    match = attempt("hwel", "", tile="fever-1", dice=[2, 2], where="castle-1", at="castle-2", problems=problems)
    assert offered(match, "run") == {"town-2"}


@pytest.mark.clause("WIT-88")
def test_or_to_another_empty_space_of_the_same_town() -> None:
    problems = {"town-1": "pig-1", "cabb": "pig-2", "magrat": "pig-3", "castle-1": "pig-4", "castle-2": "pig-5"}
    match = attempt("hwel", "", tile="fever-1", dice=[2, 2], where="town-2", problems=problems)
    assert offered(match, "run") == {"town-3"}
    play(match, "run:town-3")
    assert where(match) == "town-3"


@pytest.mark.clause("WIT-88")
def test_or_by_a_broomstick_to_any_empty_space_of_the_map() -> None:
    match = attempt("binky hwel", "", tile="fever-1", dice=[2, 2], problems=BLOCKED, at="rock")
    assert not offered(match, "run")
    assert offered(match, "run-by") == {"binky"}, "only a Broomstick symbol will do"
    play(match, "run-by:binky")
    assert offered(match, "to") == set(PLACES) - {"oak", "cabb", "creel", "rock"}
    refused(match, "to:rock", "WIT-88")
    refused(match, "to:cabb", "WIT-88")
    play(match, "to:slice")
    assert where(match) == "slice"
    assert discarded(match) == ["binky"]
    assert told(match, FledBy)[-1].card.name == "binky"


@pytest.mark.clause("WIT-89")
def test_who_cannot_run_away_has_to_go_on() -> None:
    match = attempt("hwel", "", tile="fever-1", dice=[2, 2], problems=BLOCKED)
    assert offered(match) == {"roll", "add:hwel", "play:hwel"}
    refused(match, "run:cabb", "WIT-68")


@pytest.mark.clause("WIT-90")
def test_running_away_brings_no_cackle_for_failing_and_no_consequence_and_the_problem_stays() -> None:
    match = attempt("hwel", "", tile="lilith crisis", dice=[2, 2])
    play(match, "run:cabb")
    assert (cackles(match), aliss(match)) == ([0, 0], [0, 0])
    assert lies(match, "oak") == "lilith"
    assert on(match, "oak").crises == 1
    assert not told(match, Failed)


@pytest.mark.clause("WIT-91")
def test_fleeing_is_no_action_and_none_follows_it_and_the_second_is_taken_from_there() -> None:
    match = attempt("hwel", "", tile="lilith", dice=[2, 2], cackles=[2, 0])
    play(match, "run:cabb")
    assert (asked(match).kind, match.view().actions) == ("move", 1)
    assert "walk:granny" in offered(match)
    failed = attempt("hwel", "", tile="fever-1", dice=[2, 2, 2, 0])
    play(failed, "done", "run:creel")
    assert (asked(failed).kind, failed.view().actions) == ("move", 1)
    assert not told(failed, HadTea)
    second = attempt("hwel", "", tile="lilith", dice=[2, 2], actions=1)
    play(second, "run:cabb")
    assert asked(second).kind == "end"


@pytest.mark.clause("WIT-92")
def test_who_fails_takes_a_cackle_and_must_flee() -> None:
    match = attempt("hwel binky", "", tile="fever-1", dice=[2, 2, 2, 0])
    play(match, "done")
    assert cackles(match)[0] == 1 + 1, "one for the face, one for failing"
    assert offered(match) == {"run:cabb", "run:creel", "run-by:binky"}, "staying is no choice"
    assert asked(match).why == "WIT-92"
    play(match, "run-by:binky", "to:stone")
    assert where(match) == "stone"
    assert lies(match, "oak") == "fever-1"
    assert hand(match) == ["hwel"]


@pytest.mark.clause("WIT-93")
def test_who_cannot_flee_takes_one_more_cackle_and_goes_to_any_empty_space() -> None:
    match = attempt("hwel", "", tile="death-1", dice=[2, 2, 2, 2], problems=BLOCKED)
    play(match, "done")
    assert offered(match) == {"stuck"}
    play(match, "stuck")
    assert told(match, NowhereToFlee) == [NowhereToFlee(0)]
    assert cackles(match)[0] == 2
    assert offered(match, "to") == set(PLACES) - {"oak", "cabb", "creel", "skund"}
    refused(match, "to:skund", "WIT-93")
    play(match, "to:rock")
    assert where(match) == "rock"


@pytest.mark.clause("WIT-93")
def test_who_has_no_cards_and_no_way_is_not_asked() -> None:
    match = attempt("hwel", "", tile="death-1", dice=[2, 2], problems=BLOCKED)
    play(match, "add:hwel", "roll", dice=[2, 2])
    assert asked(match).kind == "flee-anywhere"
    assert cackles(match)[0] == 2


@pytest.mark.clause("WIT-94")
def test_who_holds_a_broomstick_flees_by_it_and_not_for_a_cackle() -> None:
    match = attempt("hwel binky", "", tile="death-1", dice=[2, 2, 2, 2], problems=BLOCKED)
    play(match, "done")
    assert offered(match) == {"run-by:binky"}
    refused(match, "stuck", "WIT-92")
    play(match, "run-by:binky", "to:rock")
    assert cackles(match)[0] == 1


@pytest.mark.clause("WIT-95", "WIT-94")
@pytest.mark.parametrize("cards", ["hwel", "hwel binky"])
def test_if_no_space_is_empty_the_witch_stays_after_the_second_cackle(cards: str) -> None:
    match = attempt(cards, "", tile="fever-1", dice=[2, 2, 2, 0], problems=everywhere("oak skund"), at="skund")
    play(match, "done", "stuck")
    assert where(match) == "oak"
    assert cackles(match)[0] == 1 + 1 + 1
    assert asked(match).kind == "move"
    play(match, "stay")
    assert asked(match).kind == "try", "and whoever ends a movement there has to try the problem"


@pytest.mark.clause("WIT-40", "WIT-126")
def test_rescue_cannot_be_played_where_no_space_is_empty() -> None:
    match = attempt(
        "miss-tick hwel", "", tile="fever-1", dice=[2, 2, 2, 0], problems=everywhere("oak skund"), at="skund"
    )
    refused(match, "play:miss-tick", "WIT-75")
    one_left = attempt(
        "miss-tick hwel", "", tile="fever-1", dice=[2, 2, 2, 0], problems=everywhere("oak skund rock"), at="skund"
    )
    play(one_left, "play:miss-tick", "run:rock")
    assert where(one_left) == "rock"


@pytest.mark.clause("WIT-96")
def test_failing_at_an_easy_problem_has_no_further_effect() -> None:
    match = attempt("hwel", "", tile="death-1", dice=[2, 2, 2, 2], easy=["fever-1", "fever-2"])
    play(match, "done", "run:cabb")
    assert (cackles(match), aliss(match)) == ([1, 0], [0, 0])
    assert lies(match, "oak") == "death-1"
    assert on(match, "oak").crises == 0
    assert asked(match).kind == "move"


@pytest.mark.clause("WIT-96")
def test_the_consequence_of_a_hard_problem_comes_after_fleeing() -> None:
    match = attempt("hwel", "", tile="vlad", dice=[2, 2, 2, 2])
    play(match, "done")
    assert on(match, "oak").crises == 0
    play(match, "run:cabb")
    assert on(match, "oak").crises == 1


@pytest.mark.clause("WIT-93", "WIT-96", "WIT-133")
def test_the_consequence_follows_where_there_was_nowhere_to_flee_to() -> None:
    match = attempt("hwel", "", tile="lilith", dice=[2, 2, 2, 2], problems=BLOCKED)
    play(match, "done", "stuck")
    assert aliss(match) == [0, 0], "she still has to be put somewhere"
    play(match, "to:rock")
    assert where(match) == "rock"
    assert (cackles(match), aliss(match)) == ([2, 0], [1, 0])
    assert asked(match).kind == "move"


@pytest.mark.clause("WIT-95", "WIT-96", "WIT-136")
def test_the_consequence_follows_where_no_space_of_the_map_is_empty() -> None:
    tiles = [name for name in TILES if name != "vlad" and not name.startswith("pregnancy")]
    taken = {place: tiles[n] for n, place in enumerate(PLACES) if place not in ("oak", "skund")}
    match = attempt("hwel", "", tile="vlad", dice=[2, 2, 2, 2], problems=taken, at="skund")
    play(match, "done", "stuck")
    assert where(match) == "oak"
    assert (cackles(match)[0], on(match, "oak").crises) == (2, 1)


@pytest.mark.clause("WIT-93", "WIT-96", "WIT-133")
def test_who_has_no_cards_left_and_no_way_suffers_the_consequence_too() -> None:
    match = attempt("hwel", "", tile="hiver", dice=[2, 2], problems=BLOCKED)
    play(match, "add:hwel", "roll", "to:rock", dice=[2, 2])
    assert (where(match), aliss(match)) == ("rock", [1, 0])
