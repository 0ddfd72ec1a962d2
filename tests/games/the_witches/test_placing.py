"""The turn and placing a problem: WIT-36 to WIT-56."""

import pytest

import slet
from slet.games.the_witches.events import (
    CardTurned,
    CrisisPut,
    Drew,
    NothingPut,
    Placed,
    PlacedByLot,
    Shuffled,
    TurnBegan,
)
from slet.games.wording import wording
from slet.kernel.match import Match

from .table import (
    CARDS,
    PLACES,
    TILES,
    LoadedDice,
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
    table,
    told,
    where,
)

FAR = "skund"


def placing(*hands: str, **more: object) -> Match:
    more.setdefault("at", " ".join([FAR] * len(hands)))
    return table(*hands, step="place_problem", **more)  # type: ignore[arg-type]


def pass_turn(match: Match) -> None:
    """Do as little as can be until the next turn."""
    turn = match.view().turn
    least = ("turn-card", "stay", "stop", "draw", "wait", "roll", "done", "give-back:0", "stuck")
    while match.ask is not None and match.view().turn == turn:
        ids = [option.id for option in asked(match).options]
        match.play(next((name for name in least if name in ids), ids[0]))


# --- the turn ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("WIT-36")
def test_a_turn_is_a_problem_two_actions_and_drawing_and_turns_go_clockwise() -> None:
    match = placing("hwel", "", "", pile="igor", at="oak skund granny", boxes=["fever-1 fever-2 fever-3 fever-4"])
    play(match, "turn-card")  # Blasted Oak: a witch is there
    kinds = []
    while match.view().active == 0:
        kinds.append(asked(match).kind)
        match.play(asked(match).options[0])
    assert [kind for kind in kinds if kind != "place"] == ["move", "move", "end"]
    assert [event.seat for event in told(match, TurnBegan)] == [1]
    moves = 0
    while match.view().active == 1:
        moves += asked(match).kind == "move"
        match.play(asked(match).options[0])
    assert moves == 2, "two actions for everybody"
    pass_turn(match)
    assert [event.seat for event in told(match, TurnBegan)] == [1, 2, 0]


@pytest.mark.clause("WIT-37", "WIT-144")
@pytest.mark.parametrize(("seats", "turns"), [(1, 8), (2, 16), (3, 24), (4, 28)])
def test_each_has_eight_turns_and_with_four_players_seven(seats: int, turns: int) -> None:
    match = slet.new("the-witches", seats=seats, seed=1)
    match.state.crisis_supply = 1000  # enough for the laziest of witches
    assert match.view().turns == turns
    while match.ask is not None:
        pass_turn(match)
    began = told(match, TurnBegan)
    assert match.outcome is not None
    assert not match.outcome.reason.startswith("lost-")
    assert len(began) == turns
    thrown_out = [event for event in told(match, PlacedByLot) if event.space is None]
    assert len(told(match, Placed)) + len(thrown_out) == turns
    assert [event.seat for event in began].count(0) == (7 if seats == 4 else 8)


@pytest.mark.clause("WIT-38")
def test_any_number_of_benefits_may_be_played_in_the_own_turn() -> None:
    match = placing("hwel ponder granny-1", "", problems={"slice": "fever-1 crisis"}, pile="preston binky lucy jason")
    play(match, "play:hwel", "play:ponder", "play:granny-1")
    assert asked(match).kind == "place", "it is no action"
    assert len(hand(match)) == 4


@pytest.mark.clause("WIT-38")
def test_nobody_plays_a_card_in_another_players_turn() -> None:
    match = placing("hwel", "ponder igor")
    refused(match, "play:ponder", "WIT-45", seat=1)
    refused(match, "play:ponder", "WIT-45")
    while asked(match).seat == 0:
        assert "ponder" not in offered(match, "play")
        match.play(asked(match).options[0])


@pytest.mark.clause("WIT-39")
def test_benefits_may_be_played_before_the_placing_and_between_the_cards_of_a_chain() -> None:
    match = placing("hwel ponder", "", problems={"oak": "fever-1", "cabb": "pig-1"}, pile="lucy binky igor eskarina")
    play(match, "play:hwel")
    assert set(hand(match)) == {"ponder", "lucy", "binky"}
    play(match, "turn-card")
    assert on(match, "oak").crises == 1
    assert asked(match).kind == "place"
    play(match, "play:ponder")
    assert len(hand(match)) == 4


@pytest.mark.clause("WIT-39")
def test_benefits_may_be_played_between_the_paths_of_a_walk() -> None:
    match = table("hwel", "", at="oak skund", pile="lucy binky")
    play(match, "walk:creel", "play:hwel")
    assert asked(match).kind == "walk"
    assert set(hand(match)) == {"lucy", "binky"}
    play(match, "walk:longman")
    assert where(match) == "longman"


@pytest.mark.clause("WIT-39")
@pytest.mark.parametrize("dice", [(), (2, 3), (2, 3, 2, 3)])
def test_benefits_may_be_played_between_the_steps_of_an_attempt(dice: tuple[int, ...]) -> None:
    match = attempt("hwel", "", tile="lilith", dice=dice, pile="lucy binky")
    kind = asked(match).kind
    play(match, "play:hwel")
    assert asked(match).kind == kind
    assert match.view().attempt.dice == dice


@pytest.mark.clause("WIT-39")
def test_benefits_may_be_played_after_the_actions_but_not_after_the_drawing() -> None:
    match = table("hwel preston", "", at="oak skund", pile="lucy binky ponder", step="before_drawing", actions=0)
    play(match, "play:hwel")
    assert asked(match).kind == "end"
    play(match, "draw")
    assert asked(match).seat == 1 or match.view().active == 1, "the drawing is the last thing in a turn"


@pytest.mark.clause("WIT-39")
def test_what_has_begun_is_carried_out_first() -> None:
    match = placing("granny-1 hwel", "", problems={"slice": "fever-1 crisis", "cabb": "pig-1 crisis"})
    play(match, "play:granny-1")
    assert offered(match) == {"relieve:slice", "relieve:cabb"}
    refused(match, "play:hwel", "WIT-119")


@pytest.mark.clause("WIT-40")
def test_a_card_that_can_do_nothing_now_cannot_be_played() -> None:
    every_benefit = (
        "granny-1 nanny-1 agnes-1 perdita-1 igor miss-tick fool casanunda granny-aching preston jason hodgesaargh"
    )
    match = placing(every_benefit, "")
    assert offered(match) == {"turn-card"}, "no Crisis, no Cackle, no face-down tile, no attempt, no walk"
    for name in every_benefit.split():
        refused(match, f"play:{name}", "WIT-45")


@pytest.mark.clause("WIT-40")
def test_cards_can_be_played_as_soon_as_they_can_do_something() -> None:
    match = placing(
        "granny-1 nanny-1 agnes-1 hodgesaargh magrat-1",
        "",
        problems={"slice": "lilith down crisis"},
        cackles=[1, 0],
    )
    assert offered(match, "play") == {"granny-1", "nanny-1", "agnes-1", "hodgesaargh", "magrat-1"}


@pytest.mark.clause("WIT-40", "WIT-124")
def test_transmutation_needs_another_card() -> None:
    assert offered(placing("magrat-1", "")) == {"turn-card"}
    assert offered(placing("magrat-1 igor", "")) == {"turn-card", "play:magrat-1"}


@pytest.mark.clause("WIT-41")
def test_all_cards_played_go_to_the_discard_pile() -> None:
    match = placing("hwel nanny-1", "", cackles=[2, 0], pile="lucy binky")
    play(match, "play:nanny-1", "give-back:2", "play:hwel")
    assert discarded(match) == ["nanny-1", "hwel"]
    match = attempt("hwel magrat-1", "", tile="fever-1", dice=[6, 6])
    play(match, "add:hwel", "add:magrat-1")
    assert discarded(match) == ["hwel", "magrat-1"]
    match = table("nanny-1", "", at="oak skund")
    play(match, "fly:nanny-1")
    assert discarded(match) == ["nanny-1"]


@pytest.mark.clause("WIT-41", "WIT-42", "WIT-43")
def test_a_card_is_on_the_discard_pile_before_the_draw_that_it_brings() -> None:
    rest = " ".join(name for name in CARDS if name not in ("hwel", "igor"))
    match = placing("hwel", rest, pile="", discard="igor")
    play(match, "play:hwel")
    assert sorted(hand(match)) == ["hwel", "igor"], "it was shuffled with the rest and drawn again"
    assert told(match, Shuffled) == [Shuffled(2)]


@pytest.mark.clause("WIT-42", "WIT-43")
def test_the_discard_pile_is_shuffled_when_a_card_is_due_and_none_is_there() -> None:
    rest = " ".join(name for name in CARDS if name not in ("hwel", "igor", "lucy"))
    match = placing("hwel", rest, pile="igor", discard="lucy")
    play(match, "turn-card")
    assert told(match, CardTurned)[-1].card.name == "igor"
    assert not told(match, Shuffled), "the pile is empty now, but no card is due"
    assert match.view().pile == 0
    assert discarded(match) == ["lucy", "igor"]
    play(match, "play:hwel")
    assert told(match, Shuffled) == [Shuffled(3)]
    assert len(hand(match)) == 2


@pytest.mark.clause("WIT-42")
def test_cards_for_placing_come_from_the_shuffled_discard_pile_too() -> None:
    rest = " ".join(name for name in CARDS if name not in ("hwel", "igor"))
    match = placing("hwel", rest, pile="", discard="igor", boxes=["fever-1"])
    play(match, "turn-card")
    assert lies(match, "oak") == "fever-1"
    assert told(match, Shuffled) == [Shuffled(1)]


@pytest.mark.clause("WIT-43")
def test_the_rest_of_a_draw_is_dropped_when_there_is_no_card_at_all() -> None:
    rest = " ".join(name for name in CARDS if name != "hwel")
    match = placing("hwel", rest, pile="")
    play(match, "play:hwel")
    assert hand(match) == ["hwel"], "one card could be drawn, not two"
    assert [len(event.cards) for event in told(match, Drew, 0)] == [1]


# --- placing -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("WIT-44")
def test_the_tile_is_the_top_one_of_the_leftmost_box_that_is_not_empty() -> None:
    match = placing("hwel", "", boxes=["", "lilith limb-1", "fever-1"], pile="igor ridcully")
    play(match, "turn-card")
    assert lies(match, "oak") == "limb-1"
    assert told(match, Placed)[-1].tile.name == "limb-1", "an easy one lies face up"
    assert [(box.easy, box.hard) for box in match.view().boxes[:3]] == [(0, 0), (0, 1), (1, 0)]
    pass_turn(match)
    assert match.view().turn == 2


@pytest.mark.clause("WIT-44", "WIT-46")
def test_the_easy_tiles_of_a_box_come_before_its_hard_ones_which_stay_face_down() -> None:
    match = placing("hwel", "", boxes=["lilith", "fever-1"], pile="igor")
    play(match, "turn-card")
    assert lies(match, "oak") == "lilith"
    assert on(match, "oak").is_face_down
    assert on(match, "oak").tile is None
    assert told(match, Placed)[-1].tile is None


@pytest.mark.clause("WIT-45", "WIT-46")
def test_the_card_turned_tells_the_location_and_is_discarded() -> None:
    match = placing("hwel", "", boxes=["limb-1"], pile="gogol igor")
    play(match, "turn-card")
    assert [event.card.name for event in told(match, CardTurned)] == ["gogol"]
    assert lies(match, "blackglass") == "limb-1"
    assert not on(match, "blackglass").is_face_down
    assert discarded(match) == ["gogol"]
    assert asked(match).kind == "move", "the phase is over"


@pytest.mark.clause("WIT-47", "WIT-50")
def test_a_problem_without_crisis_gets_one_and_another_card_is_turned() -> None:
    match = placing("hwel", "", problems={"oak": "fever-1"}, boxes=["limb-1"], pile="igor gogol")
    play(match, "turn-card")
    assert on(match, "oak").crises == 1
    assert match.view().crisis_supply == 11
    assert lies(match, "blackglass") is None
    play(match, "turn-card")
    assert lies(match, "blackglass") == "limb-1"


@pytest.mark.clause("WIT-48")
def test_a_problem_has_one_crisis_at_most() -> None:
    match = placing("hwel", "", problems={"oak": "fever-1 crisis"}, pile="igor gogol")
    play(match, "turn-card")
    assert on(match, "oak").crises == 1
    assert match.view().crisis_supply == 11
    assert told(match, NothingPut)[-1].why == "crisis"
    assert asked(match).kind == "place"


@pytest.mark.clause("WIT-49")
@pytest.mark.parametrize("problems", [{}, {"oak": "fever-1"}])
def test_where_a_witch_is_neither_a_tile_nor_a_crisis_is_put(problems: dict[str, str]) -> None:
    match = placing("hwel", "", at="skund oak", problems=problems, pile="igor gogol")
    play(match, "turn-card")
    assert on(match, "oak").crises == 0
    assert lies(match, "oak") == problems.get("oak")
    assert told(match, NothingPut)[-1].why == "witch"
    assert asked(match).kind == "place"


@pytest.mark.clause("WIT-50")
def test_a_chain_of_crises_may_come_in_one_turn() -> None:
    problems = {"oak": "fever-1", "blackglass": "lilith down", "cabb": "pig-1 crisis"}
    match = placing("hwel", "", problems=problems, boxes=["limb-1"], pile="igor gogol eskarina")
    play(match, "turn-card", "turn-card")
    assert len(told(match, CrisisPut)) == 2
    assert lies(match, "badass") is None
    play(match, "turn-card")
    assert lies(match, "badass") == "limb-1"


@pytest.mark.clause("WIT-51", "WIT-145")
def test_when_a_crisis_is_due_and_none_is_left_all_lose_at_once() -> None:
    match = placing("hwel", "", problems={"oak": "fever-1", "cabb": "pig-1" + " crisis" * 12}, pile="igor")
    play(match, "turn-card")
    assert match.ask is None
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners, match.outcome.scores) == ("lost-crises", (), (0, 0))


@pytest.mark.clause("WIT-51")
def test_the_last_crisis_and_an_empty_supply_end_nothing_as_long_as_none_is_due() -> None:
    problems = {"oak": "fever-1", "cabb": "pig-1" + " crisis" * 11}
    match = placing("hwel", "", problems=problems, pile="igor preston gogol")
    play(match, "turn-card")
    assert match.view().crisis_supply == 0
    play(match, "turn-card")
    assert told(match, NothingPut)[-1].why == "crisis"
    play(match, "turn-card")
    assert asked(match).kind == "move"


@pytest.mark.clause("WIT-52")
@pytest.mark.parametrize("place", ["town-1", "town-2", "town-3"])
def test_a_witch_on_any_space_of_the_town_blocks_the_whole_of_it(place: str) -> None:
    match = placing("igor", "", at=f"skund {place}", pile="hwel gogol")
    play(match, "turn-card")
    assert told(match, NothingPut)[-1].why == "witch"
    assert all(lies(match, f"town-{way}") is None for way in (1, 2, 3))


@pytest.mark.clause("WIT-53")
def test_in_the_town_the_active_player_chooses_among_the_empty_spaces() -> None:
    match = placing("igor", "", problems={"town-2": "fever-1"}, boxes=["limb-1"], pile="hwel")
    play(match, "turn-card")
    assert (asked(match).seat, asked(match).kind) == (0, "place-where")
    assert offered(match) == {"put:town-1", "put:town-3"}
    refused(match, "put:town-2", "WIT-53")
    play(match, "put:town-3")
    assert lies(match, "town-3") == "limb-1"
    assert on(match, "town-2").crises == 0
    with pytest.raises(slet.kernel.errors.CannotUndo):  # the next tile of the box lies open now
        match.undo(0)


@pytest.mark.clause("WIT-53")
def test_where_one_space_is_empty_nobody_is_asked() -> None:
    match = placing("igor", "", problems={"castle-1": "fever-1"}, boxes=["limb-1"], pile="shawn")
    play(match, "turn-card")
    assert lies(match, "castle-2") == "limb-1"
    assert asked(match).kind == "move"


@pytest.mark.clause("WIT-54", "WIT-55")
def test_if_all_spaces_hold_problems_the_active_player_chooses_one_without_crisis() -> None:
    problems = {"town-1": "fever-1", "town-2": "pig-1 crisis", "town-3": "sheep-1"}
    match = placing("igor", "", problems=problems, pile="hwel jason")
    play(match, "turn-card")
    assert (asked(match).seat, asked(match).kind) == (0, "crisis-where")
    assert offered(match) == {"put:town-1", "put:town-3"}
    refused(match, "put:town-2", "WIT-54")
    play(match, "put:town-1", "turn-card")
    assert [on(match, f"town-{way}").crises for way in (1, 2, 3)] == [1, 1, 1], "one was left: nobody is asked"


@pytest.mark.clause("WIT-55")
def test_if_all_there_have_a_crisis_none_is_added() -> None:
    problems = {"castle-1": "fever-1 crisis", "castle-2": "pig-1 crisis"}
    match = placing("igor", "", problems=problems, pile="shawn gogol")
    play(match, "turn-card")
    assert told(match, NothingPut)[-1].why == "crisis"
    assert match.view().crisis_supply == 10
    assert asked(match).kind == "place"


def full_map(but: str = "", crises: int = 12) -> dict[str, str]:
    """A problem with a Crisis everywhere but there; Crises as far as they go."""
    tiles = [name for name in TILES if not name.startswith("pregnancy")]
    places = [place for place in PLACES if place not in but.split()]
    return {place: tiles[n] + " crisis" * (n < crises) for n, place in enumerate(places)}


@pytest.mark.clause("WIT-56")
def test_if_no_card_can_be_of_use_the_tile_goes_by_lot_to_an_empty_space_without_a_witch() -> None:
    """Outside the hands there is only Igor, who names the Blasted Oak, and a witch is there."""
    others = " ".join(name for name in CARDS if name not in ("igor", "hwel"))
    drawn = set()
    for n in range(12):
        match = placing(
            "hwel",
            others,
            pile="igor",
            at="oak town-1",
            problems=full_map("oak town-1 town-2 rock skund", 0),
        )
        match._stream = LoadedDice(bytes([n] * 32))
        match.play("turn-card")
        drawn.add(told(match, PlacedByLot)[-1].space.name)
        assert not told(match, CardTurned)
        assert asked(match).kind == "move"
        assert match.view().boxes[0].easy == 1
    assert drawn == {"rock", "skund"}, "not in the Town, where a witch is"


@pytest.mark.clause("WIT-56")
def test_if_there_is_no_empty_space_either_the_tile_leaves_the_game_and_counts_as_placed() -> None:
    others = " ".join(name for name in CARDS if name not in ("igor", "hwel"))
    for box, left in (("pregnancy-5", ["pregnancy-5"]), ("wintersmith", [])):
        problems = {**full_map("oak", 0), "skund": "elves-1"}
        match = placing("hwel", others, pile="igor", at="oak oak", problems=problems, boxes=[box, "pregnancy-4"])
        play(match, "turn-card")
        assert told(match, PlacedByLot)[-1].space is None
        assert [tile.name for tile in match.view().gone] == left, "a Hard one leaves unseen"
        assert asked(match).kind == "move"
        assert match.view().boxes[0].easy + match.view().boxes[0].hard == 0


@pytest.mark.clause("WIT-56", "WIT-48")
def test_a_card_that_can_bring_a_crisis_is_of_use() -> None:
    others = " ".join(name for name in CARDS if name not in ("igor", "hwel"))
    problems = {**full_map("skund"), "oak": "elves-1"}
    match = placing("hwel", others, pile="igor", at="skund skund", problems=problems)
    assert match.view().crisis_supply < 12
    play(match, "turn-card")
    assert told(match, CardTurned), "the Oak has no Crisis yet"
    stacked = placing(
        "hwel",
        others,
        pile="igor",
        at="skund skund",
        problems={"oak": "elves-1 crisis"},
        options={"stacked_crises": True},
    )
    play(stacked, "turn-card")
    assert on(stacked, "oak").crises == 2
    plain = placing("hwel", others, pile="igor", at="skund skund", problems={"oak": "elves-1 crisis"})
    play(plain, "turn-card")
    assert told(plain, PlacedByLot)


@pytest.mark.clause("WIT-53", "WIT-56")
def test_a_card_of_the_town_is_of_use_as_long_as_one_space_there_has_room() -> None:
    """Outside the hands there is only Agnes, who names the Town."""
    others = " ".join(name for name in CARDS if name not in ("agnes-1", "hwel"))
    match = placing("hwel", others, pile="agnes-1", problems={"town-1": "elves-1 crisis", "town-3": "pig-1 crisis"})
    play(match, "turn-card")
    assert told(match, CardTurned)
    assert not told(match, PlacedByLot)
    assert lies(match, "town-2") == "pregnancy-4"


@pytest.mark.clause("WIT-39", "WIT-45")
def test_who_has_no_cards_is_not_asked_before_a_card_is_turned() -> None:
    match = placing("", "", pile="igor", boxes=["limb-1", "fever-1"])
    assert asked(match).kind == "move"
    assert lies(match, "oak") == "limb-1"
    assert cackles(match) == [0, 0]


@pytest.mark.parametrize(("language", "said"), [("en", "at Lancre Town:"), ("cs", "ve městě Lancre:")])
def test_where_nothing_is_put_the_log_names_the_location_and_not_one_of_its_spaces(language: str, said: str) -> None:
    match = placing("igor", "", at="town-2 skund", boxes=["limb-1"], pile="hwel")
    play(match, "turn-card")
    (event,) = told(match, NothingPut)
    assert said in wording("the-witches", language).event(event, ["A", "B"])
