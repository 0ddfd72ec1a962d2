"""How somebody fares over games: from the games themselves, with what reviews have found of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from slet.games import find_game
from slet.kernel.record import read_record
from slet.review import Effort
from slet.review.reviewing import weigh_all
from slet.server.review_notes import Mistake, ReviewNotes, SeatNote, mistakes_in, notes_of
from slet.server.settings import Settings
from slet.server.store import Origin, SeatRow, TableRow
from support.serving import Person, Served, serving

from .test_versions import on_both, settings  # noqa: F401  (a fixture)

NewPerson = Callable[..., Person]
RECORDS = Path(__file__).parent.parent / "data" / "records"


def finished(
    served: Served,
    table_id: str,
    players: list[tuple[Person | None, str, str | None]],
    winners: list[str],
    game: str = "wizard",
    begun: float = 1_000.0,
    **more: Any,
) -> None:
    """A finished game as it is kept: who sat there (name and level), and who won."""
    seats = [
        SeatRow(table_id, n, None if person is None else person.id, name, level, False)
        for n, (person, name, level) in enumerate(players)
    ]
    host = next(person for person, *_ in players if person is not None).id
    row = TableRow(
        id=table_id,
        game=game,
        rules=find_game(game).version,
        options="{}",
        clock="{}",
        seed=bytes(32),
        status="over",
        host=host,
        invitation="",
        watchable=True,
        rematch=None,
        begun=begun,
        updated=begun,
        winners=msgspec.json.encode(winners).decode(),
        **more,
    )

    async def kept() -> None:
        async with served.tables.store.change() as change:
            await change.add_table(row, seats)

    served.do(kept())


def a_few_games(served: Served, ema: Person, ota: Person) -> None:
    computers = [(None, "Morana", "adept"), (None, "Kvido", "adept")]
    finished(served, "stat-1", [(ema, "Ema", None), *computers], ["Ema"], begun=1.0)
    finished(served, "stat-2", [*computers, (ema, "Ema", None)], ["Kvido"], begun=2.0)
    finished(served, "stat-3", [(ema, "Ema", None), (ota, "Ota", None), *computers], ["Ota"], begun=3.0)
    finished(served, "stat-4", [(ema, "Ema", None), (None, "Vlk", "master")], ["Ema", "Vlk"], "big-book", begun=4.0)
    finished(served, "stat-5", [(ema, "Ema", None), (ema, "Ema 2", None), (ema, "Ema 3", None)], ["Ema"], begun=5.0)
    branch = msgspec.json.encode(Origin("stat-1", 5, 1, 1.0)).decode()
    finished(served, "stat-6", [(ema, "Ema", None), *computers], ["Ema"], begun=6.0, origin=branch)


@on_both
def test_games_are_counted_by_game_and_company_and_can_be_taken_along_and_forgotten(
    settings: Settings,  # noqa: F811
) -> None:
    with serving(settings) as served:
        ema, ota = served.person("Ema"), served.person("Ota", "cs")
        assert ema.get("/api/me/statistics")["played"] == 0
        a_few_games(served, ema, ota)
        found = ema.get("/api/me/statistics")
        assert [one["table"] for one in found["counted"]] == ["stat-1", "stat-2", "stat-3", "stat-4"], (
            "neither a branch nor a game in which one plays all sides"
        )
        assert (found["played"], found["won"]) == (4, 2)
        wizard, book = found["games"]
        assert (wizard["played"], wizard["won"]) == (3, 1)
        assert wizard["by_chance"] == pytest.approx(1 / 3 + 1 / 3 + 1 / 4)
        assert [(one["against"], one["played"], one["won"]) for one in wizard["against"]] == [
            ("adept", 2, 1),
            ("people", 1, 0),
        ]
        assert (book["won"], book["by_chance"]) == (1, None), "together there is nothing to beat but the game"
        assert found["habits"] == []

        note = SeatNote(0, 0.12, -0.2, [mistake("bid", 0.1, 3), mistake("bid", 0.15, 9), mistake("play", 0.02, 5)])
        served.do(ReviewNotes(served.tables.store).keep("stat-1", [note, SeatNote(1, 0.0, 0.4, [])]))
        found = ema.get("/api/me/statistics")
        assert [(one["luck"], one["skill"]) for one in found["counted"][:2]] == [(0.12, -0.2), (None, None)]
        assert [(one["kind"], one["times"], one["cost"], one["moment"]) for one in found["habits"]] == [
            ("bid", 2, 0.25, 9),
            ("play", 1, 0.02, 5),
        ]
        file = ema.http.get("/api/me/statistics.json")
        assert "attachment" in file.headers["content-disposition"]
        assert file.json() == found

        assert ota.get("/api/me/statistics")["games"][0]["against"][0]["name"] == "lidé"
        forgotten = ema.http.delete("/api/me/statistics").json()
        assert (forgotten["played"], forgotten["games"], forgotten["habits"]) == (0, [], [])
        assert len(ema.get("/api/tables/mine")) == 6, "her games are still there"
        assert ota.get("/api/me/statistics")["played"] == 1, "and those of the others count for them"
        for person in (ema, ota):
            person.close()


def mistake(kind: str, cost: float, moment: int) -> Mistake:
    return Mistake(kind, cost, moment, {"en": f"{kind}?", "cs": f"{kind}?"})


def test_what_a_review_found_is_noted_for_every_seat() -> None:
    file = min((RECORDS / "wandering-towers").glob("*-1-*.json"), key=lambda file: file.stat().st_size)
    record = read_record(file.read_bytes())
    (note,) = notes_of(file.read_bytes(), weigh_all(record, Effort.of(1)))
    assert note.seat == 0
    answers = [n for n, answer in enumerate(record.answers) if answer.seat >= 0]
    ((dear,),) = mistakes_in(record, {answers[4]: 0.25})
    assert (dear.cost, dear.moment) == (0.25, 4)
    assert all(dear.question.values())
