"""Whole games: they end, nothing is lost on the way, and those that are kept show every card of the game."""

from collections import Counter
from itertools import product
from pathlib import Path
from random import Random

import pytest

import slet
from slet.games.big_book import GAME
from slet.games.big_book.events import CurseLaid, Defeated, Escaped, Frightened, HasCast, Opened, SetOff, Turn
from slet.games.big_book.pieces.tables import CURSES, PAGES, SPELLS, Curse
from slet.games.big_book.settings import BigBookSettings
from slet.games.big_book.state import all_cards
from slet.kernel.playout import random_game
from slet.kernel.record import read_record
from slet.lab.simulate import Plan, simulate
from slet.players import choose, find_player

RECORDS = Path(__file__).parent.parent.parent / "data" / "records" / "big-book"


@pytest.mark.clause("BB-02", "BB-03", "BB-97", "BB-156", "BB-157")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_of_all_options_end_and_conserve_all_cards(seats: int) -> None:
    for number, (mode, difficulty, open_hands) in enumerate(
        product(("classic", "terror", "nightmare"), (1, 2, 3), (True, False))
    ):
        options = BigBookSettings(
            difficulty=difficulty,  # type: ignore[arg-type]
            mode=mode,  # type: ignore[arg-type]
            open_hands=open_hands,
            five_player_double_turn=seats == 5 and number % 2 == 0,
            magicians="draw" if number % 3 == 0 else None,
        )
        before = Counter(map(repr, GAME.sight.pieces(GAME.rules.start(seats, options))))
        state, decisions = random_game(GAME, seats, options, Random(number))
        assert state.ending in ("won", "lost-stack", "lost-sixth", "lost-all-out")
        assert Counter(map(repr, GAME.sight.pieces(state))) == before
        nineteenth = state.spare.count(0) if mode == "nightmare" and seats == 5 else 0
        assert len(all_cards(state)) == 136 + 35 + nineteenth
        assert nineteenth <= 1
        assert state.turn <= 31
        assert decisions > 20


@pytest.mark.clause("BB-32", "BB-36", "BB-38", "BB-54")
def test_the_log_of_a_game_tells_a_game_by_the_rules() -> None:
    """A referee reads it: turns, spaces, curses laid and set off."""
    for seed in range(6):
        match = slet.new("big-book", seats=4, seed=seed, difficulty=2)
        rng = Random(seed)
        while match.ask is not None:
            match.play(rng.choice(match.ask.options))
        turns = 0
        laid: list[Curse] = []
        off: list[Curse] = []
        for event in match.log():
            if isinstance(event, Turn):
                turns += 1
                assert event.turn == turns
            elif isinstance(event, Opened):
                assert (turns - 1) % 5 == 0
                assert event.round == (turns - 1) // 5 + 1
                laid, off = [], []
            elif isinstance(event, CurseLaid):
                assert event.place == len(laid)
                laid.append(event.curse)
            elif isinstance(event, SetOff):
                assert event.curse in laid
                assert event.curse not in off
                off.append(event.curse)


@pytest.fixture(scope="module")
def kept() -> list[slet.kernel.Match]:
    return [slet.replay(read_record(path.read_bytes())) for path in sorted(RECORDS.glob("*.json"))]


def test_the_kept_games_show_every_seat_count_mode_and_difficulty_and_every_end(kept: list[slet.kernel.Match]) -> None:
    assert {match.seats for match in kept} == {2, 3, 4, 5}
    assert {match.settings.mode for match in kept} == {"classic", "terror", "nightmare"}
    assert {match.settings.difficulty for match in kept} == {1, 2, 3}
    assert {match.settings.open_hands for match in kept} == {True, False}
    assert any(match.settings.five_player_double_turn for match in kept)
    ends = {match.outcome.reason for match in kept if match.outcome is not None}
    assert ends == {"won", "lost-stack", "lost-sixth", "lost-all-out"}


@pytest.mark.clause("BB-09")
def test_in_the_kept_games_every_spell_is_cast_every_curse_set_off_and_every_page_turned(
    kept: list[slet.kernel.Match],
) -> None:
    log = [event for match in kept for event in match.log()]
    cast = {event.spell for event in log if isinstance(event, HasCast)}
    assert set(SPELLS) - cast == set()
    assert set(CURSES) - {event.curse for event in log if isinstance(event, SetOff)} == set()
    monsters = {page for page in PAGES if page.kind != "last"}
    assert monsters - {event.page for event in log if isinstance(event, Opened)} == set()
    assert any(isinstance(event, Frightened) for event in log)
    fronts: dict[type, set[str]] = {Defeated: set(), Escaped: set()}
    for match in kept:
        for event in match.log():
            if isinstance(event, Defeated | Escaped):
                fronts[type(event)].add(match.state.pages[match.state.pages.index(event.page) + 1].name)
    inner = {page.name for page in PAGES if page.kind == "inner"}
    assert inner - fronts[Defeated] == set()
    assert inner - fronts[Escaped] == set()


def test_the_rules_player_wins_easy_games_now_and_then_and_random_play_does_not() -> None:
    rules = simulate(Plan(game="big-book", players=("rules",), seats=3, games=8, seed="easy"))
    random = simulate(Plan(game="big-book", players=("random",), seats=3, games=8, seed="easy"))
    assert rules.reasons.get("won", 0) >= 1
    assert random.reasons.get("won", 0) == 0
    assert rules.by_player[0].score > random.by_player[0].score + 1


def test_the_rules_player_plays_every_mode_and_with_closed_hands() -> None:
    player = find_player("rules", "big-book")
    for number, mode in enumerate(("classic", "terror", "nightmare")):
        match = slet.new(
            "big-book", seats=2 + number, seed=number, mode=mode, difficulty=3, open_hands=False, magicians="draw"
        )
        rng = Random(number)
        while match.ask is not None:
            match.play(choose(player, match, match.ask, rng))
        assert match.outcome is not None
