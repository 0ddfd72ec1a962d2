"""The rules change while games are kept: each goes on in one of several ways, or stops where it can still be read."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete

from slet.games import wizard
from slet.games.wizard.settings import WizardSettings
from slet.server import limits
from slet.server import table as tables
from slet.server import tables as tables_module
from slet.server.schema import ARCHIVES, POSITIONS
from slet.server.settings import Settings
from support.ages import BACKWARDS, DOUBLED, PLUS_MINUS, STRANGE, installed
from support.services import new_database
from support.serving import PATIENCE, Live, Person, Served, serving, settings_for
from support.varied import varied


def in_round(number: int, bids: int, cards: int = 0) -> Callable[[dict[str, Any]], bool]:
    """Whether it is the round with that number, and so many have bid and played a card to the first trick."""

    def reached(view: dict[str, Any]) -> bool:
        if view["round"] != number or view["last_trick"]:
            return False
        return sum(bid is not None for bid in view["bids"]) == bids and len(view["trick"]) == cards

    return reached


ROUND_THREE = in_round(3, 3, 2)


on_both = pytest.mark.parametrize("settings", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    if getattr(request, "param", "sqlite") == "sqlite":
        yield settings_for(tmp_path)
        return
    with new_database() as address:
        yield Settings(database=address, thinkers=1, requests_a_minute=1_000_000)


class FewerOptions(WizardSettings, frozen=True):
    """Wizard's options, of which the first dealer can only be chosen by lot."""

    first_dealer: None = None


class House:
    """A server that can be stopped and started again, by other rules too, and Ema, who plays for all three there."""

    def __init__(self, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
        self.settings = settings
        self._monkeypatch = monkeypatch
        self._open: Any = None
        self._cookies: Any = None
        self.table_id = ""
        self.start()

    def start(self, game: Any = wizard.GAME) -> None:
        installed(self._monkeypatch, game)
        self._open = serving(self.settings)
        self.served: Served = self._open.__enter__()
        self.ema = self.person()

    def person(self, language: str = "en") -> Person:
        person = Person(self.served.address, None if self._cookies else "Ema", language)
        if self._cookies:
            person.http.cookies = self._cookies
        self._cookies = person.http.cookies
        return person

    def stop(self) -> None:
        if self._open is not None:
            self.ema.close()
            self._open.__exit__(None, None, None)
            self._open = None

    def again(self, game: Any) -> Live:
        """Another version of the rules is installed, and Ema comes back to her table."""
        self.stop()
        self.start(game)
        return self.sit()

    def sit(self) -> Live:
        live = self.ema.sit(self.table_id)
        live.until(lambda heard: heard["is"] == "chat")
        return live

    def play(self, until: int | Callable[[dict[str, Any]], bool]) -> Live:
        """A game as far as that many moves, or that place."""
        self.table_id = self.ema.set_up("wizard", "me me me", settings={"first_dealer": 0})["id"]
        live = self.ema.sit(self.table_id)
        live.settle()
        while live.update["n"] < until if isinstance(until, int) else not until(live.update["view"]):
            live.choose_any(self.rng)
            live.settle()
        return live

    rng = Random(7)

    def info(self, language: str = "en") -> Any:
        person = self.person(language)
        info = person.get(f"/api/tables/{self.table_id}")
        person.close()
        return info

    def forget(self, what: Any) -> None:
        """As if it had never been kept."""

        async def gone() -> None:
            async with self.served.tables.store.engine.begin() as connection:
                await connection.execute(delete(what).where(what.c.table == self.table_id))

        self.served.do(gone())

    def wait_for_archive(self) -> None:
        async def there() -> None:
            while await self.served.tables.store.archive(self.table_id) is None:
                await asyncio.sleep(0.05)

        self.served.do(asyncio.wait_for(there(), PATIENCE))

    def position_n(self) -> int | None:
        newest = self.served.do(self.served.tables.store.positions(self.table_id)).get("newest")
        return None if newest is None else newest.n


@pytest.fixture
def house(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(limits, "BURST", 1e6)  # she plays for three, and quicker than people do
    opened = House(settings, monkeypatch)
    opened.rng = Random(7)
    yield opened
    opened.stop()


def same_place(before: dict[str, Any], after: dict[str, Any]) -> bool:
    return all(before[name] == after[name] for name in ("n", "view", "asked", "ask"))


# --- games under way ------------------------------------------------------------------------------------------------


def test_a_game_goes_on_by_the_rules_it_began_with_where_they_exist_as_options(house: House) -> None:
    live = house.play(ROUND_THREE)
    before, log = live.update, live.log
    again = house.again(PLUS_MINUS)
    assert same_place(before, again.update)
    assert again.log == log
    assert house.info()["note"] is None
    assert any("Plus/minus one" in setting and setting.endswith(": no") for setting in house.info()["settings"])
    again.send({"do": "undo", "n": again.update["n"]})
    assert again.until_n(before["n"] + 1)["asked"] != before["asked"]
    assert again.play_on(house.rng)["result"]
    record = msgspec.json.decode(house.ema.http.get(f"/api/tables/{house.table_id}/record").content)
    assert (record["rules"], record["options"]["plus_minus_one"]) == (2, False)


@on_both
def test_a_game_goes_on_from_its_last_position_where_the_new_rules_cannot_follow(house: House) -> None:
    live = house.play(ROUND_THREE)
    before = live.update
    again = house.again(BACKWARDS)
    assert same_place(before, again.update)
    note = house.info()["note"]
    assert "version 1, now 2" in note
    assert "asked for again" not in note
    assert "z verze 1 na 2" in house.info("cs")["note"]
    assert house.info()["stopped"] is False


def test_after_a_takeover_only_what_was_played_since_is_taken_back(house: House) -> None:
    house.play(in_round(3, 3))  # everybody has bid: a step is beginning
    again = house.again(BACKWARDS)
    n = again.update["n"]
    assert again.update["undo"] == "no"
    assert "rules have changed" in again.update["undo_text"]
    assert again.refused({"do": "undo", "n": n})["key"] == "undo-other-rules"
    asked = again.update["asked"]
    again.choose_any(house.rng)
    again.send({"do": "undo", "n": n + 1})
    assert again.until_n(n + 2)["asked"] == asked


def test_a_game_that_was_taken_over_is_found_again_and_played_to_its_end(house: House) -> None:
    house.play(ROUND_THREE)
    again = house.again(BACKWARDS)
    for _ in range(20):
        again.choose_any(house.rng)
    before = again.settle()
    again = house.again(BACKWARDS)
    assert same_place(before, again.update)
    assert again.play_on(house.rng)["result"]
    page = house.ema.get(f"/api/tables/{house.table_id}/moments?eyes=all&count=1")
    assert page["moments"][0]["view"]["round"] == 3, "the moments since the new rules took over"
    last = house.ema.get(f"/api/tables/{house.table_id}/moments?eyes=0&first={page['total']}")["moments"][0]
    assert last["view"]["totals"] == again.update["view"]["totals"]
    refused = house.ema.get(f"/api/tables/{house.table_id}/record", 409)
    assert refused["key"] == "record-of-two-rules"


@on_both
def test_answers_of_the_step_that_the_new_rules_do_not_take_are_asked_for_again(house: House) -> None:
    """One has bid in the third round; by the new rules another one bids first."""
    live = house.play(in_round(3, 1))
    before = live.update
    again = house.again(BACKWARDS)
    assert again.update["n"] == before["n"]
    assert again.update["asked"] != before["asked"]
    assert again.update["view"]["bids"] == [None, None, None]
    assert "The last answer is asked for again." in house.info()["note"]
    again.choose_any(house.rng)
    before = again.settle()
    assert same_place(before, house.again(BACKWARDS).update)


def test_a_game_without_a_position_goes_on_if_all_its_moves_fit_the_new_rules(house: House) -> None:
    live = house.play(in_round(2, 3))
    before, log = live.update, live.log
    house.stop()
    house.start()
    house.forget(POSITIONS)
    house.served.tables.loaded.clear()
    again = house.again(BACKWARDS)
    assert same_place(before, again.update)
    assert again.log == log
    assert house.info()["note"] is None
    assert house.served.truth(house.table_id).row.rules == 2
    again.choose_any(house.rng)


def test_a_position_counts_more_than_moves_that_fit_and_lead_elsewhere(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the new rules every move fits, and the points of rounds past would be others than everybody has seen."""
    live = house.play(in_round(2, 3))
    before = live.update

    def score(s: Any) -> Any:
        following = wizard.GAME.rules.steps["score"](s)
        s.totals = tuple(total + 1000 for total in s.totals)
        return following

    generous = varied(wizard.GAME, version=2, steps={**wizard.GAME.rules.steps, "score": score})
    again = house.again(generous)
    assert again.update["view"]["totals"] == before["view"]["totals"]
    assert max(before["view"]["totals"]) < 1000
    assert again.play_on(house.rng)["result"]["scores"][0] > 1000


@pytest.mark.parametrize("rules", [BACKWARDS, STRANGE], ids=["no-position", "unfit-position"])
def test_a_game_that_no_rules_can_follow_stops_and_can_be_seen(house: House, rules: Any) -> None:
    live = house.play(ROUND_THREE)
    acts = house.served.truth(house.table_id).acts
    first_bid = len(acts) - 4  # three bids and two cards
    if rules is BACKWARDS:
        house.stop()
        house.start()
        house.forget(POSITIONS)
        house.served.tables.loaded.clear()
    again = house.again(rules)
    info = house.info()
    assert info["stopped"] is True
    assert info["status"] == "playing"
    for part in (
        "version 1 of the rules",
        "version 2 is installed",
        f"move {first_bid}:",
        "“How many tricks",
        "Play again",
    ):
        assert part in info["note"]
    for part in ("podle verze 1", f"k tahu {first_bid}:", "„Kolik"):
        assert part in house.info("cs")["note"]
    assert again.update["view"]["round"] == 3
    assert (again.update["asked"], again.update["ask"], again.update["undo"]) == ([], None, "no")
    assert again.log
    assert all(line in live.log.values() for line in again.log.values() if line["event"]["event"] != "played")
    for message in ({"do": "play", "n": again.update["n"], "option": "bid:0"}, {"do": "undo", "n": again.update["n"]}):
        assert again.refused(message)["key"] == "table-stopped-here"
    again.send({"do": "say", "text": "Oh."})
    again.until(lambda heard: heard["is"] == "chat")
    mine = house.ema.get("/api/tables/mine")
    assert [card["your_turn"] for card in mine if card["id"] == house.table_id] == [False]


def test_a_game_that_stopped_is_played_once_more(house: House) -> None:
    house.play(ROUND_THREE)
    house.again(STRANGE)
    next_table = house.ema.post(f"/api/tables/{house.table_id}/rematch")
    assert next_table["status"] == "playing"
    assert house.info()["rematch"] == next_table["id"]


def test_a_game_that_stopped_goes_on_when_rules_that_can_follow_it_are_installed(house: House) -> None:
    live = house.play(ROUND_THREE)
    before = live.update
    assert house.again(STRANGE).update["asked"] == []
    again = house.again(wizard.GAME)
    assert same_place(before, again.update)
    assert house.ema.get("/api/tables/mine")[0]["your_turn"] is True


def test_a_game_that_cannot_even_be_set_up_says_so(house: House) -> None:
    house.play(3)
    fewer = varied(STRANGE, seats=(4, 5, 6))
    house.stop()
    house.start(fewer)
    assert "cannot be set up" in house.info()["note"]
    assert house.info()["stopped"] is True


def test_a_rematch_leaves_out_options_that_the_game_does_not_have_any_more(house: House) -> None:
    house.play(3)
    house.stop()
    house.start(varied(STRANGE, settings=FewerOptions))
    assert house.ema.post(f"/api/tables/{house.table_id}/rematch")["status"] == "playing"


# --- finished games -------------------------------------------------------------------------------------------------


class Looked:
    """All that can be read of a finished game."""

    def __init__(self, house: House, live: Live) -> None:
        self.update = live.update | {"log": None}
        self.log = live.log
        self.moments = [_moments(house, eyes) for eyes in ("all", "none", "0", "2")]
        self.record = house.ema.http.get(f"/api/tables/{house.table_id}/record").content
        czech = house.person("cs")
        connected = czech.sit(house.table_id)
        connected.settle()
        self.czech = (connected.log, connected.update["result"])
        czech.close()


def _told(moment: dict[str, Any]) -> dict[str, Any]:
    """An archive has what was told on the way to a moment, but not what each step of it looked like."""
    return {**moment, "frames": [line for frame in moment["frames"] for line in frame["lines"]]}


def _moments(house: House, eyes: str) -> list[Any]:
    found: list[Any] = []
    while True:
        page = house.ema.get(f"/api/tables/{house.table_id}/moments?eyes={eyes}&first={len(found)}&count=100")
        found += [_told(moment) for moment in page["moments"]]
        if not page["moments"]:
            return [*found, {name: value for name, value in page.items() if name != "moments"}]


@pytest.mark.parametrize("rules", [STRANGE, DOUBLED], ids=["cannot-follow", "other-result"])
def test_a_finished_game_stays_readable_to_the_letter_whatever_the_rules(house: House, rules: Any) -> None:
    live = house.play(0)
    live.play_on(house.rng)
    house.wait_for_archive()
    before = Looked(house, house.sit())
    after = Looked(house, house.again(rules))
    assert after.update == before.update
    assert after.log == before.log
    assert after.czech == before.czech
    assert after.record == before.record
    for now, then in zip(after.moments, before.moments, strict=True):
        assert now == then
    assert house.info()["stopped"] is False
    assert house.ema.post(f"/api/tables/{house.table_id}/rematch")["status"] == "playing"


@on_both
def test_a_finished_game_without_an_archive_is_read_as_far_as_the_rules_can_follow(house: House) -> None:
    live = house.play(0)
    live.play_on(house.rng)
    house.wait_for_archive()
    log = live.log
    house.forget(ARCHIVES)
    again = house.again(BACKWARDS)
    note = house.info()["note"]
    fitting = [n for n, act in enumerate(house.served.truth(house.table_id).acts, 1) if f"move {n}:" in note]
    assert len(fitting) == 1
    winners = [live.table["seats"][seat]["name"] for seat in live.update["result"]["winners"]]
    assert all(name in note for name in winners)
    assert [log[n] for n in again.log] == list(again.log.values()), "nothing of what is known is withheld"
    moments = _moments(house, "all")
    assert len(moments) == fitting[0] + 1
    assert moments[-2]["view"]["round"] == 3
    assert house.ema.get(f"/api/tables/{house.table_id}/record", 409)["key"] == "record-of-two-rules"


def test_a_finished_game_without_an_archive_that_ends_otherwise_tells_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.play(0).play_on(house.rng)
    house.wait_for_archive()
    house.forget(ARCHIVES)

    def worst(s: Any) -> Any:
        outcome = wizard.GAME.score.outcome(s)
        return msgspec.structs.replace(outcome, winners=(outcome.scores.index(min(outcome.scores)),))

    house.again(varied(wizard.GAME, version=2, outcome=worst))
    assert "ends differently" in house.info()["note"]


def test_a_game_that_ended_just_before_the_server_did_comes_into_the_archive_later(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = house.play(0)
    live.play_on(house.rng)
    house.wait_for_archive()
    house.forget(ARCHIVES)
    house.again(wizard.GAME)
    house.wait_for_archive()


# --- when positions are kept ----------------------------------------------------------------------------------------


@on_both
def test_positions_are_kept_now_and_then_and_after_a_take_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "BETWEEN_POSITIONS", 10)
    live = house.play(6)
    assert live.update["n"] < 10
    assert house.position_n() is None
    while live.update["n"] < 10:
        live.choose_any(house.rng)
        live.settle()
    kept = live.update["n"]
    assert house.position_n() == kept
    live.choose_any(house.rng)
    live.settle()
    n = live.update["n"]
    assert kept < n < kept + 10
    assert house.position_n() == kept
    live.send({"do": "undo", "n": n})
    live.until_n(n + 1)
    assert house.position_n() == n + 1


def test_positions_are_kept_when_tables_are_forgotten_and_when_the_server_stops(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = house.play(5)
    n = live.update["n"]
    live.close()
    monkeypatch.setattr(tables_module, "IN_MEMORY", 0)
    for _ in range(20):
        house.ema.set_up()
        if house.position_n() is not None:
            break
    assert house.position_n() == n
    live = house.sit()
    live.choose_any(house.rng)
    live.settle()
    further = live.update["n"]
    assert further > n
    house.stop()
    house.start()
    assert house.position_n() == further


@on_both
def test_a_worker_who_is_late_does_not_put_an_earlier_position_back(house: House) -> None:
    live = house.play(5)
    store = house.served.tables.store
    early = house.served.tables.loaded[house.table_id].position(house.served.truth(house.table_id).match(3), 3)
    late = house.served.tables.loaded[house.table_id].position(house.served.truth(house.table_id).match(5), 5)

    async def put(position: Any) -> None:
        async with store.change() as change:
            await change.put_positions([position])

    for position in (early, late, early):
        house.served.do(put(position))
    assert house.position_n() == 5
    live.choose_any(house.rng)
