"""A question that is none is answered by itself, where nobody could learn anything from it."""

from collections.abc import Callable
from random import Random
from typing import Any

from slet.kernel.foregone import foregone
from slet.server.clocks import Clocks
from slet.server.store import ActRow, now
from slet.server.wire import Clock
from support.serving import Live, Person, Served, asked_among

NewPerson = Callable[..., Person]


def questions(live: Live) -> list[dict[str, Any]]:
    """All that this connection was ever asked."""
    return [heard["ask"] for heard in live.heard if heard["is"] == "update" and heard["ask"]]


def cards_in_hand(update: dict[str, Any]) -> int:
    return len(update["view"]["hand"])


def bid_and_go_on(live: Live) -> None:
    """The first round of Wizard, in which everybody has one card: a bid, and the card plays itself."""
    live.settle()
    assert live.update["ask"]["kind"] == "bid"
    live.choose("bid:0")
    live.settle()


def test_the_last_card_of_a_round_plays_itself_and_is_told_like_any_other(served: Served, person: NewPerson) -> None:
    ema = person("Ema")
    table = ema.set_up()
    live = ema.sit(table)
    bid_and_go_on(live)
    assert live.update["view"]["round"] == 2
    own = [act for act in served.truth(table["id"]).acts if act.seat == 0]
    assert [act.kind for act in own] == ["answer", "foregone"]
    frames = [frame for heard in live.heard if heard["is"] == "update" for frame in heard["frames"]]
    lines = [line["event"] for frame in frames for line in frame["lines"]]
    assert {"event": "played", "seat": 0, "card": own[1].option.partition(":")[2]}.items() <= next(
        line for line in lines if line["event"] == "played" and line["seat"] == 0
    ).items()


def test_who_is_alone_among_computer_players_is_asked_nothing_with_one_answer(person: NewPerson) -> None:
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    rng = Random(1)
    for _ in range(30):
        live.choose_any(rng)
    live.settle()
    assert all(len(ask["options"]) > 1 for ask in questions(live))


def test_among_people_what_only_ones_hand_decides_is_asked_and_what_all_know_is_not(
    served: Served, person: NewPerson
) -> None:
    """Whoever must follow suit with their only red card would else be seen to have no other."""
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up(seats="me open computer")
    ota.join(table)
    lives = [ema.sit(table), ota.sit(table)]
    ema.post(f"/api/tables/{table['id']}/start")
    rng = Random(2)
    for _ in range(60):
        asked_among(*lives).choose_any(rng)
    single = [
        heard
        for live in lives
        for heard in live.heard
        if heard["is"] == "update" and heard["ask"] and len(heard["ask"]["options"]) == 1
    ]
    assert single
    assert all(cards_in_hand(update) > 1 for update in single)
    assert any(act.kind == "foregone" for act in served.truth(table["id"]).acts)


def test_taking_back_leads_to_the_last_choice_and_not_to_what_is_at_once_answered_again(
    served: Served, person: NewPerson
) -> None:
    ema = person("Ema")
    table = ema.set_up()
    live = ema.sit(table)
    rng = Random(3)
    bid_and_go_on(live)
    while cards_in_hand(live.update) != 2 or live.update["ask"]["kind"] != "play":
        live.choose_any(rng)
        live.settle()
    before = live.update
    live.choose(before["ask"]["options"][0]["id"])
    live.settle()
    assert live.update["view"]["round"] > before["view"]["round"], "the last card has played itself"
    assert live.update["undo"] == "free"
    live.send({"do": "undo", "n": live.update["n"]})
    live.until(lambda heard: heard["is"] == "update" and heard["ask"] and heard["view"] == before["view"])
    assert live.update["ask"] == before["ask"]
    (taken_back,) = [act for act in served.truth(table["id"]).acts if act.kind == "undo"]
    assert taken_back.option == "2"
    # what is kept leads to the same when the table is read again
    served.now(lambda: served.tables.loaded.pop(table["id"]))
    again = ema.sit(table)
    again.settle()
    assert (again.update["n"], again.update["view"]) == (live.update["n"], live.update["view"])


def test_a_take_back_that_was_kept_without_a_number_is_of_one_answer(served: Served, person: NewPerson) -> None:
    ema = person("Ema")
    table = ema.set_up()
    live = ema.sit(table)
    bid_and_go_on(live)
    n = live.update["n"]
    live.close()

    async def keep_as_before() -> None:
        served.tables.loaded.pop(table["id"])
        async with served.tables.store.change() as change:
            await change.add_acts([ActRow(table["id"], n + 1, 0, "undo", "", now())])

    served.do(keep_as_before())
    again = ema.sit(table)
    again.settle()
    acts = served.truth(table["id"]).acts
    assert acts[n + 1].kind == "foregone", "the card, which was the last answer, has played itself once more"
    assert again.update["view"]["round"] == 2


def test_a_table_that_stands_at_such_a_question_goes_on_when_somebody_comes(served: Served, person: NewPerson) -> None:
    """As when a game begins with one, or when somebody comes back to one."""
    ema = person("Ema")
    table = ema.set_up()
    live = ema.sit(table)
    live.settle()
    n = live.update["n"]
    live.close()

    async def keep_more() -> None:
        match = served.tables.loaded.pop(table["id"]).match
        assert match is not None
        number = n
        async with served.tables.store.change() as change:
            while foregone(match, alone=True) is None or match.ask is None or match.ask.seat != 0:
                assert match.ask is not None
                seat, option = match.ask.seat, match.ask.options[0]
                number += 1
                await change.add_acts([ActRow(table["id"], number, seat, "answer", option.id, now())])
                match.play(option, seat)

    served.do(keep_more())
    again = ema.sit(table)
    again.settle()
    assert again.update["view"]["round"] == 2
    assert all(len(ask["options"]) > 1 for ask in questions(again))


def test_it_costs_no_time_and_brings_none(served: Served, person: NewPerson) -> None:
    ema = person("Ema")
    table = ema.set_up(clock={"kind": "live", "minutes": 10, "increment": 60})
    live = ema.sit(table)
    bid_and_go_on(live)
    assert 600 < live.update["clocks"][0] <= 660, "one increment, for the bid"
    (card,) = [act for act in served.truth(table["id"]).acts if act.kind == "foregone"]
    assert card.spent == 0


def test_the_clock_of_a_question_that_was_none_does_not_run_on() -> None:
    clocks = Clocks(Clock(kind="live", minutes=10, increment=5), 2, 0.0)
    clocks.ask([0], 1_000.0)
    clocks.not_asked(0)
    clocks.ask([1], 1_010.0)
    assert clocks.left(1_020.0) == [600, 590]
