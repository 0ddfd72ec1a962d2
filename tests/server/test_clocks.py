"""Time to think: how much is left, and what happens when it is up."""

from collections.abc import Callable
from random import Random

import msgspec

from slet.server.automatic import go_on
from slet.server.clocks import A_DAY, Clocks
from slet.server.wire import Clock
from support.serving import Person, Served

LIVE = Clock(kind="live", minutes=10, increment=5)
DAYS = Clock(kind="days", days=2)
T = 1_000_000.0


def clocks(clock: Clock, seats: int = 3, awake_since: float = 0.0) -> Clocks:
    return Clocks(clock, seats, awake_since)


def answer(kept: Clocks, seat: int, at: float) -> None:
    kept.answered(seat, kept.spent(seat, at))


def test_only_the_time_of_the_asked_seat_runs() -> None:
    kept = clocks(LIVE)
    kept.ask([1], T)
    assert kept.left(T + 30) == [600, 570, 600]


def test_an_answer_stops_the_clock_and_adds_the_increment() -> None:
    kept = clocks(LIVE)
    kept.ask([1], T)
    answer(kept, 1, T + 30)
    kept.ask([2], T + 30)
    assert kept.left(T + 40) == [600, 575, 590]


def test_time_never_falls_below_nothing_and_the_increment_comes_on_top() -> None:
    kept = clocks(LIVE)
    kept.ask([0], T)
    assert kept.left(T + 700)[0] == 0
    answer(kept, 0, T + 700)
    kept.ask([0], T + 700)
    assert kept.left(T + 700)[0] == 5


def test_each_question_has_its_own_days() -> None:
    kept = clocks(DAYS)
    kept.ask([0], T)
    assert kept.left(T + A_DAY) == [A_DAY, 2 * A_DAY, 2 * A_DAY]
    answer(kept, 0, T + A_DAY)
    kept.ask([0], T + A_DAY)
    assert kept.left(T + A_DAY)[0] == 2 * A_DAY


def test_where_several_choose_together_the_time_of_each_runs_until_it_has_answered() -> None:
    kept = clocks(LIVE)
    kept.ask([0, 1, 2], T)
    answer(kept, 1, T + 10)
    kept.ask([0, 2], T + 10)
    assert kept.left(T + 20) == [580, 595, 580]


def test_what_is_asked_again_after_a_take_back_is_asked_anew_but_spent_time_stays_spent() -> None:
    kept = clocks(LIVE)
    kept.ask([0], T)
    answer(kept, 0, T + 100)
    kept.ask([1], T + 100)
    kept.taken_back()
    kept.ask([0], T + 150)
    assert kept.left(T + 160) == [600 - 100 + 5 - 10, 600, 600]


def test_the_time_in_which_the_server_was_away_is_nobodys() -> None:
    kept = clocks(LIVE, awake_since=T + 1000)
    kept.ask([0], T)
    assert kept.left(T + 1010)[0] == 590
    answer(kept, 0, T + 1010)
    assert kept.left(T + 1010)[0] == 595


def test_the_days_run_on_while_the_server_is_away() -> None:
    kept = clocks(DAYS, awake_since=T + A_DAY)
    kept.ask([0], T)
    assert kept.left(T + A_DAY)[0] == A_DAY


def test_without_a_clock_nothing_runs() -> None:
    kept = clocks(Clock())
    assert not kept.run
    kept.ask([0], T)
    assert kept.spent(0, T + 10) == 0


# --- at a table -----------------------------------------------------------------------------------------------------


def set_left(served: Served, table_id: str, seconds: float) -> None:
    """Let the clocks of a table stand so that everybody has so much time left."""

    def change() -> None:
        table = served.tables.loaded[table_id]
        table.clocks._left = [seconds] * len(table.seats)
        go_on(served.tables, table)

    served.now(change)


def test_clocks_are_told_and_what_an_answer_took_is_kept(served: Served, person: Callable[..., Person]) -> None:
    ema = person("Ema")
    table = ema.set_up(clock={"kind": "live", "minutes": 180, "increment": 120})
    assert table["clock"]["kind"] == "live"
    live = ema.sit(table)
    live.settle()
    assert 10_700 < live.update["clocks"][0] <= 10_800
    live.choose_any(Random(1))
    live.settle()
    spent = [act.spent for act in served.truth(table["id"]).acts if act.seat == 0 and act.kind == "answer"]
    assert len(spent) == 1
    assert spent[0] > 0
    assert 10_820 - spent[0] < live.update["clocks"][0] <= 10_920 - spent[0]
    assert ema.set_up()["clock"]["kind"] == "none"


def test_when_time_is_up_a_computer_player_answers_that_one_question(
    served: Served, person: Callable[..., Person]
) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up(clock={"kind": "live", "minutes": 10, "increment": 30}, seats="me open computer")
    ota.join(table)
    ema.post(f"/api/tables/{table['id']}/start")
    live = ema.sit(table)
    live.until(lambda heard: heard["is"] == "update" and set(heard["asked"]) & {0, 1})
    n, asked = live.update["n"], live.update["asked"][0]
    set_left(served, table["id"], 0.0)
    live.until_n(n + 1)
    acts = served.truth(table["id"]).acts
    assert acts[n].seat == asked
    assert not any(seat["away"] for seat in live.table["seats"])
    assert live.update["clocks"][asked] > 0


def test_an_alarm_rings_again_after_the_server_has_begun_anew(served: Served, person: Callable[..., Person]) -> None:
    """The alarm follows from what is kept: a table that was forgotten and is loaded again has one too."""
    ema = person("Ema")
    table = ema.set_up(clock={"kind": "days", "days": 1})
    live = ema.sit(table)
    live.settle()
    live.close()

    async def forget_and_age() -> None:
        kept = served.tables.loaded.pop(table["id"])
        assert kept.alarm is not None
        kept.alarm.cancel()
        async with served.tables.store.change() as change:
            await change.set_table(table["id"], begun=(kept.row.begun or 0) - 2 * A_DAY)
        acts = await served.tables.store.acts(table["id"])
        async with served.tables.store.engine.begin() as connection:
            from sqlalchemy import update

            from slet.server.schema import ACTS

            for act in acts:
                aged = update(ACTS).where(ACTS.c.table == act.table, ACTS.c.n == act.n).values(at=act.at - 2 * A_DAY)
                await connection.execute(aged)

    n = live.update["n"]
    served.do(forget_and_age())
    again = ema.sit(table)
    again.until_n(n + 1)
    assert served.truth(table["id"]).acts[n].seat == 0


def test_a_clock_beyond_all_measure_is_refused(person: Callable[..., Person]) -> None:
    ema = person("Ema")
    for bad in ({"kind": "live", "minutes": 0}, {"kind": "days", "days": 15}, {"kind": "sand"}, {"seconds": 1}):
        wanted = {"game": "wizard", "seats": [{"kind": "me"}] * 3, "clock": bad}
        assert ema.post("/api/tables", wanted, 400)["key"] == "bad-message"
    msgspec.convert({"kind": "live", "minutes": 180, "increment": 120}, Clock)
