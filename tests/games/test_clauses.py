"""The rules of a game as clauses, and what in them is ours."""

from typing import Any

import pytest

from slet.cli.main import main
from slet.games import GAMES
from slet.games.clauses import Part, clauses
from slet.kernel.game import Game
from slet.words import LANGUAGES


def test_where_a_part_of_a_clause_is_ours_only_that_part_is_marked() -> None:
    clause = clauses("carodeni", "en")["CAR-27"]
    theirs, ours = clause.parts
    assert theirs == Part("On your turn you do exactly one of two things: gather or rest. ", ruling=False)
    assert ours == Part("You cannot pass.", ruling=True)
    assert clause.text == theirs.text + ours.text
    assert not clause.ruling, "not all of it"


def test_a_clause_may_be_ours_as_a_whole_or_not_at_all() -> None:
    known = clauses("carodeni", "en")
    assert [part.ruling for part in known["CAR-36"].parts] == [True]
    assert known["CAR-36"].ruling
    assert [part.ruling for part in known["CAR-28"].parts] == [False]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_is_left_in_the_text(game: Game[Any], language: str) -> None:
    for clause in clauses(game.id, language).values():
        assert "[ruling" not in clause.text
        assert "  " not in clause.text
        assert clause.text == clause.text.strip()


@pytest.mark.parametrize(
    ("language", "clause", "said"),
    [
        ("en", "CAR-27", "gather or rest. (our decision: You cannot pass.)"),
        ("en", "CAR-20", "go into the box (our decision: unseen). With two none do."),
        ("cs", "CAR-96", "co získá (naše rozhodnutí: zleva doprava). Řádky pod ním"),
        ("cs", "CAR-112", "(naše rozhodnutí: Není-li na plánu nic pro nejlepší lektvar"),
        ("cs", "CAR-36", "propadá. (Naše rozhodnutí: pravidla to nechávají otevřené.)"),
    ],
)
@pytest.mark.parametrize("style", [(), ("--plain",)])
def test_the_terminal_tells_which_part_is_ours(
    language: str, clause: str, said: str, style: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "carodeni", clause, "--lang", language, *style]) == 0
    assert said in " ".join(capsys.readouterr().out.split())
