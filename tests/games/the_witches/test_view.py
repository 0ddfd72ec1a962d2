"""Open and hidden: WIT-162 to WIT-166."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import slet
from slet.games.the_witches.events import CardTurned, Discarded, Drew, DrewSome, Played, Rolled
from slet.kernel.data import to_plain
from slet.kernel.errors import CannotUndo
from slet.kernel.match import Match
from support.journeys import decisions, known_to, seats_of

from .table import CARDS, asked, attempt, discarded, hand, lies, on, play, table, told, where

EVERYBODY = (None, 0, 1, 2)


def texts(value: Any) -> set[str]:
    """All texts in plain data."""
    if isinstance(value, dict):
        return set().union(*map(texts, value.values())) if value else set()
    if isinstance(value, list | tuple):
        return set().union(*map(texts, value)) if value else set()
    return {value} if isinstance(value, str) else set()


@pytest.mark.clause("WIT-162")
def test_a_hand_is_known_to_its_owner_only_and_the_pile_to_nobody() -> None:
    match = table("hwel igor", "lucy", "shawn binky thunder", at="oak skund rock", discard="verence", problems={})
    for seat in EVERYBODY:
        seen = texts(to_plain(match.view(seat))) & set(CARDS)
        own = set() if seat is None else set(hand(match, seat))
        assert seen == own | {"verence"}
        view = match.view(seat)
        assert [player.cards for player in view.players] == [2, 1, 3]
        assert view.pile == 55 - 7


@pytest.mark.clause("WIT-162")
def test_what_somebody_draws_is_told_to_that_player_only() -> None:
    match = table("hwel igor", "", "", at="oak skund rock", pile="shawn binky")
    play(match, "play:hwel")
    assert [[card.name for card in event.cards] for event in told(match, Drew, 0)] == [["shawn", "binky"]]
    for seat in (None, 1, 2):
        assert not told(match, Drew, seat)
        assert told(match, DrewSome, seat) == [DrewSome(0, 2)]


@pytest.mark.clause("WIT-154", "WIT-162")
def test_with_open_hands_the_players_hear_what_is_drawn_and_spectators_do_not() -> None:
    match = table("hwel igor", "", mode="coop", at="oak skund", pile="shawn binky")
    play(match, "play:hwel")
    assert told(match, Drew, 1) == told(match, Drew, 0) != []
    assert told(match, DrewSome) == [DrewSome(0, 2)]
    assert not told(match, Drew)


@pytest.mark.clause("WIT-163")
def test_all_see_dice_cards_turned_and_played_witches_tiles_and_counters() -> None:
    match = table(
        "hwel magrat-1 igor",
        "",
        "",
        at="oak skund rock",
        step="place_problem",
        pile="gogol shawn verence binky",
        problems={"oak": "limb-1 crisis", "slice": "lilith"},
        easy=["fever-1", "", "pig-1"],
        hard=["", "vlad", ""],
        cackles=[1, 2, 3],
        aliss=[0, 1, 2],
    )
    play(match, "turn-card", "play:magrat-1", "discard:igor", "enough", "stay")
    play(match, "roll", dice=[0, 5])
    for seat in EVERYBODY:
        view = match.view(seat)
        assert told(match, CardTurned, seat)[-1].card.name == "gogol"
        assert told(match, Played, seat)[-1].card.name == "magrat-1"
        assert told(match, Discarded, seat)[-1].card.name == "igor"
        assert [face.value for face in told(match, Rolled, seat)[-1].dice] == [0, 5]
        assert [card.name for card in view.discard] == ["gogol", "magrat-1", "igor"]
        assert [player.space.name for player in view.players] == ["oak", "skund", "rock"]
        oak, slice_ = on(match, "oak", seat), on(match, "slice", seat)
        assert (oak.tile.name, oak.crises, oak.extra) == ("limb-1", 1, 2)
        assert (slice_.tile.name, slice_.crises, slice_.extra) == ("lilith", 0, 0)
        assert [tile.name for tile in view.players[1].hard] == ["vlad"]
        assert [player.cackles for player in view.players] == [1, 2, 3]
        assert [player.aliss for player in view.players] == [0, 1, 2]
        assert [player.ability for player in view.players] == ["invisibility", "magic", "cure"]
        assert (view.cackle_supply, view.aliss_supply, view.crisis_supply) == (6, 9, 11)
        assert view.attempt.dice == (0, 5)
    assert discarded(match)[-1] == "igor"


@pytest.mark.clause("WIT-164")
def test_in_the_boxes_only_the_top_tile_is_seen_and_the_numbers_are_known() -> None:
    match = table("hwel", "", at="oak skund", boxes=["lilith fever-1 pig-1", "vlad bela", ""])
    for seat in (None, 0, 1):
        boxes = match.view(seat).boxes
        assert [(box.easy, box.hard) for box in boxes[:3]] == [(2, 1), (0, 2), (0, 0)]
        assert [box.top and box.top.name for box in boxes[:3]] == ["pig-1", None, None]
        assert not {"lilith", "fever-1", "vlad", "bela"} & texts(to_plain(match.view(seat)))


@pytest.mark.clause("WIT-165")
def test_what_a_face_down_tile_is_nobody_knows() -> None:
    match = table("hwel", "", at="oak skund", problems={"slice": "lilith down", "caves": "vlad down crisis"})
    for seat in (None, 0, 1):
        assert on(match, "slice", seat).tile is None
        assert on(match, "slice", seat).is_face_down
        assert on(match, "caves", seat).crises == 1, "a Crisis on it is seen"
        assert not {"lilith", "vlad"} & texts(to_plain((match.view(seat), match.log(seat))))


@pytest.mark.clause("WIT-166")
def test_who_has_looked_is_reminded_as_long_as_the_tile_lies_there() -> None:
    match = table(
        "hodgesaargh hwel", "", at="oak skund", problems={"slice": "lilith down"}, boxes=["fever-1 fever-2 fever-3"]
    )
    play(match, "play:hodgesaargh", "stay", "stay", "draw")
    rng = Random(4)
    while match.view().turn < 3:
        match.play(rng.choice([option for option in asked(match).options if "slice" not in option.id]))
        if on(match, "slice").is_face_down:
            assert on(match, "slice", 0).tile.name == "lilith"
            assert on(match, "slice", 1).tile is None


@pytest.mark.clause("WIT-166")
def test_a_tile_turned_up_is_seen_by_all_and_the_look_forgotten() -> None:
    match = table("tomjon", "", at="oak skund", problems={"slice": "lilith down"}, seen={"slice": [0]})
    assert on(match, "slice", 0).tile.name == "lilith"
    play(match, "play:tomjon")
    assert on(match, "slice", 1).tile.name == "lilith"
    assert not any(match.state.seen_by)


@pytest.mark.clause("WIT-163", "WIT-166")
def test_all_see_who_has_looked_at_a_tile_but_not_what_it_is() -> None:
    match = table("hodgesaargh hwel", "", at="oak skund", problems={"slice": "lilith down"})
    play(match, "play:hodgesaargh")
    for seat in (None, 0, 1):
        assert on(match, "slice", seat).seen_by == (0,)
    assert on(match, "slice", 1).tile is None


@pytest.mark.clause("WIT-163")
def test_all_see_how_far_an_action_has_come() -> None:
    """What the next options follow from: nobody has to read the log for it."""
    problems = {"cabb": "fever-1", "castle-2": "lilith down", "blackglass": "pig-1"}
    match = table("lucy diamanda", "", at="creel skund", problems=problems, who="dimity petulia")
    play(match, "walk:oak", "walk:cabb")
    assert (match.view().paths, match.view().walked, match.view().passing) == (0, 2, False)
    play(match, "play:lucy")
    assert match.view().must_leave
    play(match, "walk:town-1")
    assert not match.view().passing
    next_door = table("lucy diamanda", "", at="castle-1 skund", problems=problems, who="dimity petulia")
    play(next_door, "look:castle-2")
    looked_at = next_door.view().looked_at
    assert looked_at is not None
    assert looked_at.name == "castle-2"
    passing = table("lucy", "", at="oak skund", problems=problems, who="dimity petulia")
    play(passing, "walk:cabb", "play:lucy")
    assert (passing.view().passing, passing.view().paths, passing.view().must_leave) == (True, 1, False)


# --- dealing anew ------------------------------------------------------------------------------------------------


def test_dealing_anew_keeps_what_was_looked_at_and_changes_the_rest() -> None:
    problems = {"slice": "lilith down", "caves": "vlad down", "rock": "duke down"}
    match = table(
        "hwel", "igor lucy", at="oak skund", problems=problems, seen={"slice": [0]}, boxes=["bela fever-1 pig-1"]
    )
    imagined = [match.imagine(0, Random(seed)) for seed in range(30)]
    assert {lies(other, "slice") for other in imagined} == {"lilith"}
    assert len({lies(other, "caves") for other in imagined}) > 5
    assert len({other.state.boxes[0][0] for other in imagined}) > 5
    assert len({other.state.boxes[0][1] for other in imagined}) > 5, "an Easy tile that is not on top"
    assert {other.state.boxes[0][2].name for other in imagined} == {"pig-1"}
    assert {tuple(hand(other)) for other in imagined} == {("hwel",)}
    assert len({tuple(hand(other, 1)) for other in imagined}) > 20
    other_side = [match.imagine(1, Random(seed)) for seed in range(30)]
    assert len({lies(other, "slice") for other in other_side}) > 5


@pytest.mark.parametrize("seat", EVERYBODY[:3])
def test_dealing_anew_loses_no_piece_and_changes_nothing_that_is_seen(seat: int | None) -> None:
    problems = {"slice": "lilith down", "caves": "vlad down crisis", "rock": "fever-5"}
    boxes = ["bela fever-1 pig-1", "duke lady", "death-1 sheep-1 fever-2"]
    match = table("hwel", "igor lucy", at="oak skund", problems=problems, seen={"slice": [0]}, boxes=boxes)
    whole = Counter(map(repr, match.game.sight.pieces(match.state)))
    for seed in range(10):
        imagined = match.imagine(seat, Random(seed))
        assert Counter(map(repr, imagined.game.sight.pieces(imagined.state))) == whole
        assert to_plain(imagined.view(seat)) == to_plain(match.view(seat))


def test_cards_that_were_in_hands_at_the_last_shuffle_are_not_dealt_into_the_pile() -> None:
    """All saw the discard pile that was shuffled, so these cards are in hands still."""
    match = table("hwel", "igor lucy shawn", "binky", at="oak skund rock", held=["igor", "lucy", "binky", "verence"])
    for seed in range(40):
        imagined = match.imagine(0, Random(seed))
        older = [sorted(set(hand(imagined, seat)) & {"igor", "lucy", "binky"}) for seat in (1, 2)]
        assert [len(cards) for cards in older] == [2, 1]
        assert sorted(older[0] + older[1]) == ["binky", "igor", "lucy"]
    assert len({tuple(hand(match.imagine(0, Random(seed)), 2)) for seed in range(20)}) == 3


def test_all_saw_which_cards_were_shuffled() -> None:
    others = " ".join(name for name in CARDS if name not in ("hwel", "igor", "lucy", "shawn", "binky"))
    match = table("hwel shawn", others, "binky", at="oak skund rock", pile="", discard="igor lucy")
    play(match, "play:hwel")
    assert match.view().pile == 1
    for seed in range(20):
        imagined = match.imagine(0, Random(seed))
        assert hand(imagined, 2)[0] not in ("hwel", "igor", "lucy")
        assert {card.name for card in imagined.state.pile} <= {"hwel", "igor", "lucy"}


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_leaks_when_hands_are_hidden_in_the_game_played_together(seats: int) -> None:
    match, rng = slet.new("the-witches", seats=seats, mode="coop", open_hands=False, seed=5), Random(5)
    for number, at in enumerate(decisions(match, rng)):
        seat = seats_of(at)[number % (seats + 1)]
        known = known_to(at, seat)
        assert known_to(at.imagine(seat, rng), seat) == known


# --- undo --------------------------------------------------------------------------------------------------------


def test_a_step_of_a_walk_can_be_taken_back() -> None:
    match = play(table("hwel", "", at="oak skund"), "walk:creel")
    match.undo()
    assert where(match) == "oak"


@pytest.mark.parametrize("answers", [("play:hodgesaargh",), ("play:hwel",), ("play:tomjon",)])
def test_what_was_seen_cannot_be_taken_back(answers: tuple[str, ...]) -> None:
    match = table("hodgesaargh hwel tomjon", "", at="oak skund", problems={"slice": "lilith down"})
    play(match, *answers)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_dice_cannot_be_taken_back() -> None:
    match: Match = play(attempt("hwel", "", tile="fever-1"), "roll", dice=[2, 2])
    with pytest.raises(CannotUndo):
        match.undo(0)
