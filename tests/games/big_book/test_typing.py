"""What the terminal promises, it keeps: what is typed is taken, what will follow is said before."""

import pytest

from slet.cli.errors import Refused
from slet.kernel.match import Match

from .boards import NAMES, board, painted, question
from .table import asked, play, table


def hint(match: Match, language: str = "en") -> str:
    return board(match.seats, language).hint(asked(match))


def test_a_card_is_invited_only_where_one_can_be_typed_and_then_it_is_taken() -> None:
    match = table("2*fire-1 madness", "")
    assert "f2" in hint(match)
    assert board(2).read("f2", match.view(0), asked(match)).id == "acquire:fire-2"
    assert board(2, "cs").read("o2", match.view(0), asked(match)).id == "acquire:fire-2"
    assert board(2).read("m", match.view(0), asked(match)).id == "banish:hand"
    nothing = table("fire-1 air-1", "", spells=["combustion telepathy"])
    assert "f2" not in hint(nothing)
    with pytest.raises(Refused) as caught:
        board(2).read("f2", nothing.view(0), asked(nothing))
    assert caught.value.sentence == "It cannot be paid yet. Missing: 1 fire. (Rule BB-57.)"


def test_of_two_cards_typed_alike_it_is_asked_which_is_meant() -> None:
    match = play(table("2*fire-1", "", supports=["", "2*fire-1"]), "acquire:fire-2")
    with pytest.raises(Refused) as caught:
        board(2).read("f1", match.view(0), asked(match))
    assert caught.value.sentence == "This may mean several things: 1 (fire 1 (hand)), 2 (fire 1 (support of Morana))."
    assert board(2).read("fire 1 (support of Morana)", match.view(0), asked(match)).id == "card:fire-1/support-1"


def test_a_payment_says_what_it_will_be_completed_with() -> None:
    match = play(table("3*water-1 water-2", ""), "acquire:water-3")
    own = " ".join(painted(match).split())
    assert "≈2 hand and with it ≈1" in own
    assert "≈1 hand and with it ≈1 ≈1" in own
    lines = board(2).choice_lines(match.view(0), match.ask)
    assert lines[1] == "2: water 1 (hand), and with it water 1, water 1 without another question"


def test_what_is_lost_by_a_payment_is_told() -> None:
    match = play(table("fire-3", ""), "acquire:fire-2")
    told_lines = [board(2, language).wording.event(match.log(0)[-2], NAMES) for language in ("en", "cs")]
    assert told_lines == ["Ema pays more than the price; lost: 1 fire.", "Ema přeplácí, propadá: 1× oheň."]


def test_a_curse_that_has_left_the_board_is_told_without_a_place() -> None:
    match = play(table("4*fire-1", "", curses=["fire-1"], magicians=("patrik", "alice")), "break:fire-1")
    assert asked(match).kind == "reward"
    assert question(match) == "Break the fire curse: Which value-2 card do you take for breaking the curse?"
    assert "–" not in question(match, "cs")


def test_a_spell_that_is_used_and_neutralised_shows_both() -> None:
    match = table("", "", spells=["growth!? ice? telepathy!"])
    assert "■×(Growth)× ≈×Ice× ○(Telepathy)" in " ".join(painted(match).split())
    spells = next(line for line in board(2).describe(match.view(0)) if line.startswith("Spells of Ema"))
    assert spells == "Spells of Ema: Growth (used and neutralised), Ice (neutralised), Telepathy (used)."
    czech = next(line for line in board(2, "cs").describe(match.view(0)) if line.startswith("Kouzla (Ema)"))
    assert "Pučení (použité a neutralizované)" in czech


def test_in_plain_sentences_a_second_question_does_not_repeat_the_whole_table() -> None:
    match = table("fire-1", "air-1", supports=["", "air-2"], curses=["fire-1"])
    view = match.view(0)
    on = board(2)
    brief = on.describe(view, brief=True)
    cards = ["Ema (Alice Maluseen): in hand fire 1. Deck 9, discarded 0.", "Support of Morana: air 2."]
    assert brief[1:] == [
        "Curses: fire curse on 2.",
        "Spells of Ema: Growth, Ice, Combustion, Telepathy.",
        *cards,
    ]
    assert len(brief) < len(board(2).describe(view)) / 2
    assert on.describe(view, brief=True) == cards  # within one turn the log tells the rest


def test_in_plain_sentences_nothing_is_said_of_what_is_empty() -> None:
    match = table("", "air-1", library=["", "", "", ""], spells=["", "growth"])
    for language in ("en", "cs"):
        on = board(2, language)
        lines = [*on.describe(match.view(0)), *on.piles_in_words(match.view(0))]
        assert not [line for line in lines if "–" in line or line.endswith((": .", ":", ": none.", ": nic."))]
        assert not [line for line in lines if line.startswith(("Support of", "Podpora (", "Destroyed", "Zničeno"))]


def test_before_the_marker_moves_the_answer_is_no_and_else_to_end_the_actions() -> None:
    before = table("madness", "", step="concentration", magicians=("viktor", "alice"))
    assert board(2, "cs").choice_lines(before.view(0), before.ask)[-1] == "2: Ne"
    after = table("madness", "", magicians=("viktor", "alice"))
    assert board(2, "cs").choice_lines(after.view(0), after.ask)[-1] == "2: Ukončit akce"


def test_a_card_may_be_paid_on_top_by_typing() -> None:
    match = table("fire-1 fire-3", "")
    assert "Pay fire 1 on top" in " ".join(painted(match).split())
    option = board(2).read("+f1", match.view(0), asked(match))
    assert option.id == "extra:fire-1"
    match.play(option)
    assert question(match) == "Which action do you pay for, with fire 1 on top? What it gives is lost."
    assert question(match, "cs") == "K ceně které akce přidáte navíc oheň 1? Co dává, propadne."
    assert "Take" not in painted(match, "cs")


@pytest.mark.parametrize(
    ("language", "asks"),
    [("en", "Which cards do you discard? 2 more."), ("cs", "Které karty odložíte? Ještě 2.")],
)
def test_a_question_for_several_cards_says_how_many(language: str, asks: str) -> None:
    match = table("fire-1 air-1 water-1", "", step="grimoire", curses=["air-8"])
    assert question(match, language).endswith(asks)
    play(match, "card:fire-1/hand")
    assert "2" not in question(match, language).partition(": ")[2]
    flame = play(table("fire-2 2*madness", "", supports=["", "madness"], spells=["cleansing-flame"]),
                 "cast:cleansing-flame/1")  # fmt: skip
    assert question(flame, language).endswith({"en": "Up to 2 more.", "cs": "Ještě až 2."}[language])
    trim = play(table("5*fire-1 4*air-1", ""), "done")
    assert question(trim, language).endswith({"en": "Still to choose: 3.", "cs": "Zbývá vybrat: 3."}[language])
