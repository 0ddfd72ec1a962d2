"""Čarodění in the terminal."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console, ConsoleDimensions
from rich.text import Text

import slet as package
from games.carodeni.table import area, table
from slet.cli.boards import board_for
from slet.cli.boards.board import Board
from slet.cli.boards.carodeni import CarodeniBoard
from slet.cli.boards.carodeni_cards import Letters
from slet.cli.boards.flow import Flow
from slet.cli.errors import Refused
from slet.cli.frame import Frame
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games.carodeni.pieces.box import Potion, Witch
from slet.games.carodeni.pieces.kinds import ANIMALS, INGREDIENTS, TOOLS, Animal, Ingredient, Tool
from slet.kernel.match import Match
from slet.kernel.record import read_record
from support.journeys import decisions

from .conftest import Slet, lines

EVERY_NUMBER = lines(*range(1, 8)) * 90
"""Somewhere in it is an answer to every question; what does not fit is refused and loses nothing."""


@pytest.mark.parametrize(("language", "style"), [("en", ()), ("cs", ()), ("en", ("--plain",)), ("cs", ("--plain",))])
def test_a_whole_solo_game_is_played_by_typing_numbers(
    slet: Slet, tmp_path: Path, language: str, style: tuple[str, ...]
) -> None:
    file = tmp_path / "game.json"
    game = ("play", "carodeni", "--seats", "1", "--seed", "1", "--name", "Ema", "--set", "animals=yes")
    said = slet(*game, "--lang", language, "--save", str(file), *style, typed=EVERY_NUMBER)
    assert (said.code, said.err) == (0, "")
    record = read_record(file.read_bytes())
    assert record.outcome is not None
    assert "Ostara" in said.out


def test_a_card_is_sent_out_by_its_name_in_small_letters(slet: Slet) -> None:
    game = ("play", "carodeni", "--seats", "2", "--name", "Ema", "--lang", "en", "--seed", "3")
    chosen = ("--set", "first_player=0", "--set", "choose_novices=yes")
    said = slet(*game, *chosen, typed=lines("drop", "n5a", "q")).out
    assert "Novices drop 0·0·2, drop 1·1·0 (action points mountains·forest·lake)" in " ".join(said.split())
    assert "plays the drop novice 0·0·2." in said or "You play the drop novice 0·0·2." in said


def test_the_score_sheet_and_the_legend_are_there_on_request(slet: Slet) -> None:
    game = ("play", "carodeni", "--seats", "2", "--seed", "3", "--name", "Ema")
    said = slet(*game, "--lang", "en", typed=lines("t", "?", "q")).out
    assert "What the clans count now" in said
    assert "He herb, Be berry, Le leaf, Mu mushroom, Ro root" in " ".join(said.split())
    said = slet(*game, "--lang", "cs", "--plain", typed=lines("t", "q")).out
    assert "Ema: lektvary 0, čarodějky 0, nástroje 0, cíle 0, zbylé suroviny 0; celkem 0." in said


@pytest.mark.parametrize(
    ("language", "name", "text"),
    [
        ("en", "p08", "Red potion for 9 points, takes 2× berry, leaf, root, candle, back book."),
        ("en", "P08r", "Red potion for 9 points"),
        ("en", "N5a", "Drop novice, action points mountains 0, forest 0, lake 2."),
        (
            "cs",
            "w06",
            "Červená čarodějka, 5 bodů, akční body hory 1, les 0, jezero 2, další praporek zelený, rub had.",
        ),
        ("cs", "W49", "další praporky červený, modrý, zelený, žlutý, rub netopýr."),
    ],
)
@pytest.mark.parametrize("style", [(), ("--plain",)])
def test_any_card_is_explained_by_its_sign_on_the_board(
    slet: Slet, language: str, name: str, text: str, style: tuple[str, ...]
) -> None:
    game = ("play", "carodeni", "--seats", "1", "--seed", "3", "--lang", language, *style)
    said = slet(*game, typed=lines(f"? {name}", "? P99", "q")).out
    assert text in " ".join(said.split())
    assert "P99" in said, "what is neither a card nor a clause is refused by name"
    assert "? P08" in slet(*game, typed=lines("?", "q")).out, "the help tells it"


def test_in_sentences_the_next_choice_comes_with_the_own_hand_and_tools() -> None:
    me = area(hand="W06 N1a", potions="P07", tools="P04", clan_tools="P05", animals="W02", stock="herb")
    match = table("turn", me, potions="P31 P32 P33", options={"animals": True})
    board = board_for("carodeni", Words("en"), ["Ema", "Kvido"])
    told = board.describe(match.view(0), brief=True)
    assert "Your hand: red witch, 5 points" in "\n".join(told)
    assert "Your tools: waiting crystal; in the clan mortar." in told
    assert "Your animals that wait: cat." in told
    match.play("play:W06")
    told = board.describe(match.view(0), brief=True)
    assert any(line.startswith("You gather with the red witch, 5 points") for line in told)


def test_the_token_of_ostara_is_told_with_its_meaning() -> None:
    match = table("ostara", ostara=area(potions="S1"), column="O5", turned="O7", round=2)
    for language, meaning in (("en", "witch and potion; by: fitting flag, most points"), ("cs", "čarodějka a lektvar")):
        board = board_for("carodeni", Words(language), ["Ema"])
        assert any(f": {meaning}" in line for line in board.describe(match.view(0)))
        assert meaning.partition("; ")[0] in painted(board, match, 0, 80)


@pytest.mark.parametrize(("step", "title"), [("turn", "What the clans count now"), ("final_scoring", "in the end")])
def test_the_title_of_the_score_sheet_says_whether_the_game_is_over(step: str, title: str) -> None:
    board = board_for("carodeni", Words("en"), ["Ema", "Kvido"])
    console = Console(width=80, no_color=True)
    with console.capture() as capture:
        console.print(board.sheet(table(step).view(0)))
    assert title in capture.get()


def test_where_few_play_the_others_potions_are_shown_in_full() -> None:
    for seats, shown in ((2, "P25g  7  He Be Le [Ca]"), (4, "P25g 7")):
        match = table("turn", area(hand="W01"), area(hand="N2a", potions="P25"), seats=seats)
        board = board_for("carodeni", Words("en"), ["Ema", "Kvido", "Sibyla", "Rufus"][:seats])
        assert shown in painted(board, match, 0, 80)


# --- the board shows everything ------------------------------------------------------------------------------


def boards(match: Match) -> Iterator[tuple[CarodeniBoard, str]]:
    for language in ("en", "cs"):
        board = board_for("carodeni", Words(language), [f"Player{seat}" for seat in range(match.seats)])
        assert isinstance(board, CarodeniBoard)
        yield board, language


def painted(board: Board, match: Match, seat: int | None, width: int) -> str:
    console = Console(width=width, highlight=False, markup=False, emoji=False, no_color=True)
    view = match.view(seat)
    with console.capture() as capture:
        console.print(board.table(view, match.ask), board.own(view, match.ask))
    return capture.get()


def cards_in_sight(match: Match) -> set[Potion | Witch]:
    view = match.view()
    cards = {card for card in (*view.potions, *view.witches) if card is not None}
    for own in (*view.areas, *([] if view.ostara is None else [view.ostara])):
        for part in (own.hand, own.pile, own.potions, own.clan_potions, own.clan_witches):
            cards |= {*part}
    return cards


def said_of(board: CarodeniBoard, card: Potion | Witch) -> list[str]:
    """A card outside of the clans is told in full, one in a clan by its name alone."""
    explained = board.explained(card.name) or ""
    return [
        f"{explained[0].lower()}{explained[1:-1]}",
        board.form(card, "short" if isinstance(card, Potion) else "bare"),
    ]


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("width", [80, 96])
def test_every_card_in_sight_is_on_the_board_and_no_line_is_too_wide(seats: int, width: int) -> None:
    match = package.new("carodeni", seats=seats, seed=4, animals=True)
    for number, at in enumerate(decisions(match, Random(4))):
        if number % 30:
            continue
        for board, _ in boards(at):
            for seat in (0, None):
                shown = painted(board, at, seat, width)
                assert [card.name for card in cards_in_sight(at) if card.name not in shown] == []
                assert max(map(len, shown.splitlines())) <= width


@pytest.mark.parametrize("seats", [1, 3])
def test_in_sentences_every_card_in_sight_is_told(seats: int) -> None:
    match = package.new("carodeni", seats=seats, seed=4, animals=True)
    for number, at in enumerate(decisions(match, Random(4))):
        if number % 30:
            continue
        for board, _ in boards(at):
            told = "\n".join(board.describe(at.view(0)))
            assert [card for card in cards_in_sight(at) if not any(name in told for name in said_of(board, card))] == []
            assert board.describe(at.view(0), brief=True)
            assert board.sheet_lines(at.view(0))


def test_things_in_a_row_are_broken_between_them_and_go_on_below() -> None:
    console = Console(width=14, no_color=True)
    with console.capture() as capture:
        console.print(Flow(Text("ab "), [Text("one two"), Text("three"), Text("four")]), Flow(Text("cd "), []))
    assert capture.get().splitlines() == ["ab one two", "   three  four", "cd –"]


@pytest.mark.parametrize("seats", [1, 2, 4, 5])
def test_on_a_low_screen_all_that_can_be_chosen_stays_in_sight(seats: int) -> None:
    match = package.new("carodeni", seats=seats, seed=4, animals=True)
    heights = []
    for number, at in enumerate(decisions(match, Random(4))):
        if number % 40 or at.ask is None:
            continue
        for board, language in boards(at):
            terminal = Terminal(Words(language))
            terminal.console.size = ConsoleDimensions(80, 24)
            picture = Frame(terminal, board, []).playing(at.view(at.ask.seat), at.ask, at.ask.seat)
            heights.append(len(picture))
            assert "…" not in "".join(picture), "nothing is cut off"
            shown = "\n".join(picture)
            cards = [*at.view().potions, *at.view().witches, *at.view().areas[at.ask.seat].hand]
            assert [card.name for card in cards if card is not None and card.name not in shown] == []
            assert [option for option in at.ask.options if board.in_short(option).plain not in shown] == []
    assert max(heights[:4]) < 24, "the prompt has a line of its own; later, random play piles up more than fits"


@pytest.mark.parametrize(
    ("language", "typed", "reason"),
    [
        ("en", "W41", "Nothing is taken now."),
        ("en", "p01r", "Nothing is taken now."),
        ("en", "w13", "This card is played already: blue witch 0·1·1. A rest brings it back to your hand."),
        ("cs", "W05č", "Tato karta není vaše: červená čarodějka 0·2·1 s obnovou."),
        ("cs", "s1", "Zatím nemáte čím zaplatit startovní lektvar za 2 body (byliny, bobule, list). Chybí byliny,"),
    ],
)
def test_a_card_in_sight_that_cannot_be_chosen_now_gets_its_reason(language: str, typed: str, reason: str) -> None:
    me, other = area(hand="N1a", pile="W13", potions="S1"), area(hand="W05", potions="S2")
    match = table("turn", me, other, potions="P01 P02 P03")
    board = board_for("carodeni", Words(language), ["Ema", "Kvido"])
    assert match.ask is not None
    with pytest.raises(Refused) as caught:
        board.read(typed, match.view(0), match.ask)
    assert reason in str(caught.value)
    with pytest.raises(Refused, match="xyz"):
        board.read("xyz", match.view(0), match.ask)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_no_two_kinds_of_things_have_letters_that_look_alike(language: str) -> None:
    letters = Letters(Words(language))
    kinds: list[Ingredient | Tool | Animal] = [*INGREDIENTS, *TOOLS, *ANIMALS]
    shorts = [letters.kind(kind).lower() for kind in kinds]
    assert len(set(shorts)) == len(shorts), "not even in small letters"
    witch = letters.witch(Witch.named("W02")).plain
    assert "⟳" in witch, "the refresh symbol"
    assert "⇄" in witch, "and the back have signs that are no arrows in a circle both"


@pytest.mark.parametrize("language", ["en", "cs"])
def test_neither_log_nor_choices_nor_sentences_speak_in_the_numbers_of_the_data(language: str) -> None:
    match = package.new("carodeni", seats=1, seed=4, animals=True)
    board = board_for("carodeni", Words(language), ["Ema"])
    number = re.compile(r"\b[WPSNOG]\d\d?[ab]?\b")
    for at in decisions(match, Random(4)):
        assert at.ask is not None
        for option in at.ask.options:
            assert not number.search(board.wording.option(option))
        assert not number.search("\n".join(board.describe(at.view(0))))
        assert not number.search(board.question(at.view(0), at.ask))
    assert at.view().round > 10
    for event in at.log():
        assert not number.search(board.wording.event(event, ["Ema"]))


def test_in_czech_sentences_nothing_is_said_twice_and_no_list_is_a_dash() -> None:
    match = table("turn", area(hand="N1a", pile="W13"), goals="G09-hard G10-easy")
    told = board_for("carodeni", Words("cs"), ["Ema", "Kvido"]).describe(match.view(0))
    assert "Zbývá cíl za 8 bodů (baňka, svíčka, hmoždíř)." in told
    assert "Ema – klan: nic." in told
    assert not [line for line in told if line.endswith(("–", "–."))]
