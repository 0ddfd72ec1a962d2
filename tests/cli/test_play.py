import re
from pathlib import Path

import msgspec
import pytest

from slet.api import replay
from slet.cli.seating import names_in
from slet.games.howto import howto
from slet.kernel.record import read_record

from .conftest import Slet, lines

FIRST = ("play", "wizard", "--seed", "1", "--name", "Ema", "--players", "random")
"""Ema deals and bids last; her only card is the blue 7."""
EVERY_NUMBER = lines(*range(11)) * 80
"""Somewhere in it is an answer to every question; what does not fit is refused and loses nothing."""


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("style", [(), ("--plain",)])
def test_a_whole_game_is_played_by_typing_numbers(
    slet: Slet, tmp_path: Path, language: str, style: tuple[str, ...]
) -> None:
    file = tmp_path / "game.json"
    said = slet(*FIRST, "--seats", "6", "--lang", language, "--save", str(file), *style, typed=EVERY_NUMBER)
    assert said.code == 0
    assert said.err == ""
    record = read_record(file.read_bytes())
    assert record.outcome is not None
    assert record.seed is not None
    assert record.seed in said.out
    assert said.out.count(record.commitment) == 2
    assert f"slet verify {file}\n" in said.out
    assert slet("verify", str(file)).code == 0


def test_quitting_saves_the_game_and_says_how_to_resume(slet: Slet, tmp_path: Path) -> None:
    file = tmp_path / "half a game.json"
    said = slet(*FIRST, "--save", str(file), typed=lines(0, "q"))
    assert said.code == 0
    assert f"slet play --resume '{file}'\n" in said.out
    assert "slet play --resume" in slet("play", "--resume", str(file), "--lang", "cs", typed="konec\n").out


def test_the_same_answers_give_the_same_game_with_and_without_a_break(slet: Slet, tmp_path: Path) -> None:
    game = ("play", "wizard", "--seats", "3", "--seed", "4", "--name", "Ema")
    answers = [0, 1, 1, 1, 1, 0, 1, 1, 1]
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    slet(*game, "--save", str(whole), typed=lines(*answers))
    slet(*game, "--save", str(parts), typed=lines(*answers[:2]))
    for answer in answers[2:]:
        slet("play", "--resume", str(parts), typed=lines(answer))
    assert read_record(whole.read_bytes()) == read_record(parts.read_bytes())


def test_the_end_of_the_input_saves_the_game(slet: Slet, tmp_path: Path) -> None:
    said = slet(*FIRST, typed="")
    assert said.code == 0
    (file,) = (tmp_path / "data" / "slet").glob("wizard-*")
    assert re.fullmatch(r"wizard-\d{4}-\d\d-\d\d-\d{4}\.json", file.name)
    assert read_record(file.read_bytes()).seed is not None


def test_every_game_gets_a_file_of_its_own(slet: Slet, tmp_path: Path) -> None:
    for _ in range(3):
        slet(*FIRST, typed="q\n")
    assert len(list((tmp_path / "data" / "slet").glob("wizard-*"))) == 3


def test_where_no_game_is_named_one_is_chosen_and_played(slet: Slet) -> None:
    assert "Say how many tricks" in slet("play", "--lang", "en", typed="wizard\nq\n").out
    assert "Řekněte, kolik štychů" in slet("play", "--lang=cs", typed="1\nq\n").out


@pytest.mark.parametrize("word", ["u", "undo", "zpět"])
def test_a_card_can_be_taken_back_before_anybody_has_answered_it(slet: Slet, word: str, won_trick: Path) -> None:
    said = slet("play", "--resume", str(won_trick), typed=lines(word, "q"))
    assert "Taken back" in said.out
    assert "do not mind" not in said.out


@pytest.mark.parametrize("word", ["u!", "undo!", "zpět!"])
def test_computer_players_do_not_mind_if_an_answer_is_taken_back_anyway(slet: Slet, word: str) -> None:
    # Ema sits left of the dealer: the others have bid after her.
    said = slet("play", "wizard", "--seed", "5", "--name", "Ema", typed=lines(0, "u", word, 1, "q"))
    places = [said.out.index(text) for text in ("You bid 0.", "do not mind", "Taken back", "You bid 1.")]
    assert places == sorted(places)


def test_what_cannot_be_taken_back_is_explained(slet: Slet) -> None:
    assert "nothing to take back" in slet(*FIRST, typed=lines("u", "q")).out
    assert "není co vzít zpět" in slet(*FIRST, "--lang", "cs", typed=lines("u", "q")).out.lower()
    # After Ema's bid the cards have played themselves, and those of the second round were dealt.
    assert "Chance has been drawn" in slet(*FIRST, typed=lines(0, "undo", "q")).out


def test_what_others_have_shown_since_cannot_be_taken_back_freely(slet: Slet, late_game: Path) -> None:
    said = slet("play", "--resume", str(late_game), typed=lines(1, "undo", "q")).out
    assert "Something hidden has been shown" in said


ALONE = ("play", "wandering-towers", "--seats", "1", "--seed", "3", "--name", "Ema")
"""Ema may play tower 3 (1), or roll for a tower (2)."""


@pytest.mark.clause("WT-76")
@pytest.mark.parametrize("style", [(), ("--plain",)])
@pytest.mark.parametrize(
    ("language", "barrier", "stands", "taken"),
    [
        ("en", "it cannot be taken back freely.", "By the rules of this game it stands.", "Taken back."),
        ("cs", "to nelze volně vzít zpět.", "Podle pravidel této hry to platí.", "Vzato zpět."),
    ],
)
def test_what_stands_by_the_rules_is_not_taken_back_even_if_nobody_minds(
    slet: Slet, tmp_path: Path, style: tuple[str, ...], language: str, barrier: str, stands: str, taken: str
) -> None:
    file = tmp_path / "alone.json"
    command = (*ALONE, *style, "--lang", language)
    said = " ".join(slet(*command, "--save", str(file), typed=lines(2, "u", "u!", "?", "q")).out.split())
    assert said.count(f"{barrier} {stands}") == 2
    assert taken not in said
    assert "u!" not in said
    assert read_record(file.read_bytes()).answers
    helped = " ".join(slet(*command, "--set", "memory=assisted", typed=lines(2, "u", "u!", "?", "q")).out.split())
    assert stands not in helped
    assert helped.count("u!") == 2
    assert taken in helped


def test_u_with_a_mark_takes_back_what_can_be_taken_back_anyway(slet: Slet) -> None:
    assert "Taken back." in slet(*ALONE, typed=lines(1, "u!", "q")).out


def test_who_is_alone_is_not_told_who_else_is_there(slet: Slet) -> None:
    assert "At the table with you" not in slet(*ALONE, typed="q\n").out
    assert "At the table with you: Morana, Kvido, Sibyla." in slet(*FIRST, typed="q\n").out


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_new_game_is_told_from_its_beginning_and_a_resumed_one_only_as_a_reminder(
    slet: Slet, tmp_path: Path, language: str
) -> None:
    file = tmp_path / "towers.json"
    first = {"en": "The spells of this game: ", "cs": "Kouzla této partie: "}[language]
    last = {"en": "On tower 5 stands ", "cs": "Na 5. věži stojí "}[language]
    game = ("play", "wandering-towers", "--seats", "3", "--seed", "3", "--set", "start_seat=0", "--save", str(file))
    said = slet(*game, "--plain", "--lang", language, typed="q\n").out
    assert said.count(first) == said.count(last) == 1
    again = slet("play", "--plain", "--resume", str(file), "--lang", language, typed="q\n").out
    assert (again.count(first), again.count(last)) == (0, 1)


@pytest.mark.parametrize(
    ("language", "overview", "log", "other"),
    [
        ("en", "t  the overview", "l  the log, as far back as you may read it", "round"),
        ("cs", "t  přehled", "l  záznam, tak daleko zpět, jak ho smíte číst", "kol"),
    ],
)
def test_the_commands_are_told_in_words_that_fit_any_game(
    slet: Slet, language: str, overview: str, log: str, other: str
) -> None:
    said = slet(*ALONE, "--plain", "--lang", language, typed=lines("?", "q")).out.splitlines()
    commands = [line for line in said if line[:3] in ("u  ", "t  ", "v  ", "l  ", "q  ")]
    assert len(commands) == 5
    assert [line for line in commands if line.startswith(overview)]
    assert log in commands
    assert not [line for line in commands if other in line]


def test_a_card_that_may_not_be_played_is_refused_naming_the_rule(slet: Slet, late_game: Path) -> None:
    said = slet("play", "--resume", str(late_game), typed=lines(2, "r10", "red-10", "play:red-10", "q"))
    sentence = "Yellow is to be followed and you hold yellow, so this card must wait: red 10. (Rule WIZ-19.)"
    assert " ".join(said.out.split()).count(sentence) == 4
    said = slet("play", "--resume", str(late_game), "--lang", "cs", typed=lines("č10", "Červená 10", "q"))
    sentence = "Ctí se žlutá a tu máte v ruce, takže tato karta musí počkat: červená 10. (Pravidlo WIZ-19.)"
    assert " ".join(said.out.split()).count(sentence) == 2


@pytest.mark.parametrize("name", ["1", "y4", "ž4", "yellow 4", "yellow-4", "play:yellow-4", "Play yellow 4"])
def test_a_card_has_many_names(slet: Slet, late_game: Path, name: str) -> None:
    assert "You play yellow 4." in slet("play", "--resume", str(late_game), typed=lines(name, "q")).out


@pytest.mark.parametrize("name", ["3", "w", "č", "wizard"])
def test_a_wizard_needs_no_number(slet: Slet, late_game: Path, name: str) -> None:
    assert "You play a wizard." in slet("play", "--resume", str(late_game), typed=lines(name, "q")).out


def test_what_is_not_understood_is_said_and_loses_nothing(slet: Slet, late_game: Path) -> None:
    before = late_game.read_bytes()
    typed = lines("", "99", "b9", "abrakadabra", "q")
    said = " ".join(slet("play", "--resume", str(late_game), typed=typed).out.split())
    assert "Type the number of what you choose" in said
    assert "There is no 99 to choose: type a number from 1 to 3." in said
    assert "You do not hold this card: blue 9." in said
    assert "“abrakadabra” is neither a choice nor a command." in said
    assert late_game.read_bytes() == before


def test_a_bid_that_evens_out_is_refused_naming_the_rule(slet: Slet) -> None:
    game = ("play", "wizard", "--seats", "3", "--set", "plus_minus_one=yes", "--set", "first_dealer=0")
    # In round 4 the person deals and bids last: of five bids one is refused, if the others have not bid more already.
    said = [slet(*game, "--seed", str(seed), typed=lines(*range(5)) * 9).out for seed in range(6)]
    assert any("(Rule WIZ-14.)" in " ".join(out.split()) for out in said)


@pytest.mark.parametrize("style", [(), ("--plain",)])
def test_two_question_marks_tell_how_to_play(slet: Slet, late_game: Path, style: tuple[str, ...]) -> None:
    said = " ".join(slet("play", "--resume", str(late_game), *style, typed=lines("??", "?", "q")).out.split())
    told = howto("wizard", "en")
    for text in (told.goal, *(step.text for step in told.steps), *(ending.text for ending in told.endings)):
        assert text in said
    assert "?? how to play" in said, "the help tells it"


def test_a_question_mark_explains_the_rule_and_lists_the_commands(slet: Slet, late_game: Path) -> None:
    said = slet("play", "--resume", str(late_game), typed=lines("?", "? wiz-18", "?7", "? WIZ-99", "q")).out
    assert "WIZ-19" in said
    assert "What can be typed:" in said
    assert "WIZ-18" in said
    assert "WIZ-07" in said
    assert "Wizard has no rule “WIZ-99”" in said


def test_the_truth_table_and_the_log_are_there_on_request(slet: Slet, late_game: Path) -> None:
    said = slet("play", "--resume", str(late_game), typed=lines("t", "log", "v", "q")).out
    assert "Truth table" in said
    assert "Round 2:" in said
    assert said.count("plays yellow 13.") == 2


def test_the_seat_and_the_players_are_those_asked_for(slet: Slet, tmp_path: Path) -> None:
    file = tmp_path / "seats.json"
    slet("play", "wizard", "--seats", "5", "--seat", "3", "--players", "rules,random", "--name", "Ema (rules)",
         "--save", str(file), typed="q\n")  # fmt: skip
    record = read_record(file.read_bytes())
    assert [name.partition(" (")[2] for name in record.players] == ["random)", "rules)", "random)", "", "rules)"]
    assert names_in(record, "Seat")[3] == "Ema rules"


def test_a_game_is_set_up_as_asked(slet: Slet, tmp_path: Path) -> None:
    file = tmp_path / "set.json"
    slet("play", "wizard", "--set", "plus_minus_one=ano", "--set", "first-dealer=2", "--save", str(file), typed="q\n")
    assert read_record(file.read_bytes()).options == {"plus_minus_one": True, "first_dealer": 2}


def test_one_person_plays_several_seats_and_takes_them_up_again(slet: Slet, tmp_path: Path) -> None:
    file = tmp_path / "two.json"
    game = (
        "play",
        "wizard",
        "--seats",
        "3",
        "--seat",
        "2,0",
        "--seed",
        "4",
        "--players",
        "random",
        "--save",
        str(file),
    )
    said = slet(*game, "--plain", "--name", "Ema", typed=lines(0, 0, "q"))
    record = read_record(file.read_bytes())
    assert record.players == ("Ema", "Morana (random)", "Ema 2")
    assert {answer.seat for answer in record.answers if answer.seat >= 0} >= {0, 2}
    assert "Ema: " in said.out
    assert "Ema 2: " in said.out
    again = slet("play", "--resume", str(file), "--plain", typed=EVERY_NUMBER)
    assert again.code == 0
    assert "Ema 2: " in again.out
    later = read_record(file.read_bytes())
    assert len(later.answers) > len(record.answers)
    assert later.players == record.players


def test_each_of_several_seats_sees_its_own_hand_only(slet: Slet) -> None:
    """In the first round everybody holds one card."""
    game = ("play", "wizard", "--seats", "3", "--seat", "0,1,2", "--seed", "4", "--plain", "--name", "Ema,Jan,Eva")
    said = slet(*game, typed=lines(0, 0, 0, "q")).out
    told = re.findall(r"You hold: (.+)\.\nPossible bids: 0, 1\.\n(\w+): How many", said)
    assert told == [("green 5", "Eva"), ("yellow 6", "Ema"), ("a jester", "Jan")]


@pytest.mark.parametrize(
    ("seat", "says"), [("0,7", "7"), ("0,x", "x"), ("", "--seat")], ids=["no such seat", "no number", "nothing"]
)
def test_wrong_seats_are_refused(slet: Slet, seat: str, says: str) -> None:
    said = slet("play", "wizard", "--seats", "3", "--seat", seat, typed="q\n")
    assert said.code != 0
    assert says in said.err


def test_a_person_with_several_seats_takes_back_whatever_was_answered_last(slet: Slet) -> None:
    game = ("play", "big-book", "--seats", "2", "--seat", "0,1", "--seed", "1", "--plain", "--name", "Ema")
    said = slet(*game, typed=lines(1, "u", 2, "q")).out
    assert "Taken back" in said


@pytest.mark.parametrize("style", [(), ("--plain",)])
def test_the_only_thing_that_can_be_done_is_done_by_itself_and_told(
    slet: Slet, tmp_path: Path, style: tuple[str, ...]
) -> None:
    """In the first round everybody has one card: after the bid the next question is the bid of the second round."""
    file = tmp_path / "game.json"
    said = slet(*FIRST, *style, "--save", str(file), typed=lines(0, "q")).out
    answers = [answer.id for answer in read_record(file.read_bytes()).answers if answer.seat == 0]
    assert answers == ["bid:0", "play:blue-7"]
    assert "You play blue 7." in said
    assert said.count("How many tricks will you take?") == 2


def test_taking_back_leads_past_what_was_done_by_itself(slet: Slet, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = slet(*FIRST, "--save", str(file), typed=lines(0, "u!", 1, "q"))
    assert "Taken back" in said.out
    answers = [answer.id for answer in read_record(file.read_bytes()).answers if answer.seat == 0]
    assert answers[0] == "bid:1"


def test_two_who_share_a_screen_are_asked_where_the_other_could_learn_something(slet: Slet, late_game: Path) -> None:
    """Who must follow suit with an only red card and was not asked would be seen to have no other."""
    asked, some = "There is only one choice", lines(*range(6)) * 12
    game = ("play", "--resume", str(late_game), "--plain", "--save")
    alone = slet(*game, str(late_game.with_name("alone.json")), "--seat", "0", typed=some).out
    shared = slet(*game, str(late_game.with_name("shared.json")), "--seat", "0,1", typed=some).out
    assert asked in shared
    assert asked not in alone


@pytest.mark.parametrize(
    ("language", "hand"),
    [("en", "You hold: yellow 4, red 10, a wizard."), ("cs", "V ruce máte: žlutou 4, červenou 10, čaroděje.")],
)
def test_in_plain_sentences_the_hand_is_one_sentence_in_the_form_that_it_needs(
    slet: Slet, tmp_path: Path, language: str, hand: str, late_game: Path
) -> None:
    record = read_record(late_game.read_bytes())
    last_bid = next(n for n, answer in enumerate(record.answers) if answer.seat == 2 and n > len(record.answers) - 8)
    file = tmp_path / "bidding.json"
    file.write_bytes(msgspec.structs.replace(record, answers=record.answers[: last_bid + 2]).to_json())
    said = slet("play", "--resume", str(file), "--plain", "--lang", language, typed="q\n").out
    assert said.count(hand) == 1


@pytest.mark.parametrize(("language", "nothing"), [("en", "nothing"), ("cs", "nic")])
def test_in_plain_sentences_an_empty_list_is_a_word(slet: Slet, language: str, nothing: str) -> None:
    said = slet("play", "carodeni", "--seed", "1", "--plain", "--lang", language, typed="v\nq\n").out
    assert f": {nothing}." in said
    assert "–." not in said
    assert ": –" not in said


@pytest.mark.parametrize(
    ("language", "word", "says"), [("en", "hint", "the best first"), ("cs", "rada", "nejlepší první")]
)
@pytest.mark.parametrize("style", [(), ("--plain",)])
def test_advice_is_given_at_any_question(
    slet: Slet, tmp_path: Path, language: str, word: str, says: str, style: tuple[str, ...]
) -> None:
    said = slet(*FIRST, "--lang", language, "--save", str(tmp_path / "game.json"), *style, typed=lines(word, "q"))
    assert said.code == 0
    assert says in said.out
    assert "\n1. " in said.out


def test_a_finished_game_is_played_on_from_a_step_and_can_be_resumed_and_verified(slet: Slet, tmp_path: Path) -> None:
    old = min((Path(__file__).parent.parent / "data" / "records" / "wizard").glob("*.json"))
    new = tmp_path / "branch.json"
    begin = ("play", "--play-on", str(old), "--step", "30", "--seed", "5", "--players", "random", "--save", str(new))
    said = slet(*begin, typed=lines("q"))
    assert "Playing on from step 30" in said.out
    assert slet("play", "--resume", str(new), typed=lines("u", "q")).code == 0
    record = read_record(new.read_bytes())
    assert record.position is not None
    match = replay(record)
    while match.ask is not None:
        match.play(match.ask.options[0], match.ask.seat)
    (tmp_path / "over.json").write_bytes(match.record().to_json())
    verified = slet("verify", str(tmp_path / "over.json"))
    assert (verified.code, "dealt anew by the seed" in verified.out) == (0, True)
    assert "no step 999" in slet("play", "--play-on", str(old), "--step", "999").err
    assert "not over" in slet("play", "--play-on", str(new)).err
