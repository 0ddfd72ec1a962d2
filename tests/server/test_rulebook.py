"""The rules as the client gets them: how to play and the numbered clauses in one answer."""

from collections.abc import Callable

import pytest

from slet.games import GAMES
from slet.games.clauses import clauses
from slet.games.howto import howto
from slet.learn import lessons
from support.serving import Person

NewPerson = Callable[..., Person]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_how_to_play_comes_with_the_rules(person: NewPerson, language: str) -> None:
    ema = person("Ema", language)
    for game in GAMES:
        book = ema.get(f"/api/games/{game.id}/rules")
        told = howto(game.id, language)
        assert book["howto"]["goal"] == told.goal
        assert [step["title"] for step in book["howto"]["steps"]] == [step.title for step in told.steps]
        assert [ending["won"] for ending in book["howto"]["endings"]] == [ending.won for ending in told.endings]
        assert [sign["text"] for sign in book["howto"]["signs"]] == [sign.text for sign in told.signs]
        assert [rule["id"] for rule in book["rules"]] == list(clauses(game.id, language))
        taught = {rule["id"]: rule["taught"] for rule in book["rules"]}
        for lesson in lessons(game.id):
            place = {"title": lesson.title[language], "to": f"/learn/{game.id}/{lesson.number}"}
            assert [clause for clause, places in taught.items() if place in places] == sorted(
                lesson.teaches, key=list(taught).index
            )
        assert [] in taught.values(), "not every clause is taught"
