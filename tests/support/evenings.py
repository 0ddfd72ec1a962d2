"""People at a club evening: they come by its link, look at its page, and play wherever they are seated."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
from websockets.sync.client import connect

from slet.server.evening.evening_wire import EveningTold
from support.serving import PATIENCE, Person

SHORT = "the-witches"
"""Its games are over after about a hundred answers."""


def set_up(host: Person, size: int = 4, rounds: int = 2, game: str = SHORT, **more: Any) -> dict[str, Any]:
    told: dict[str, Any] = host.post("/api/evenings", {"game": game, "size": size, "rounds": rounds, **more}, 201)
    return told


def path(evening: dict[str, Any], more: str = "") -> str:
    return f"/api/evenings/{evening['id']}{more}"


def join(person: Person, evening: dict[str, Any], expected: int = 200) -> Any:
    return person.post(path(evening, "/people"), {"invitation": evening["invitation"]}, expected)


def begin(host: Person, evening: dict[str, Any], number: int, expected: int = 200) -> Any:
    return host.post(path(evening, "/rounds"), {"round": number}, expected)


def leave(person: Person, evening: dict[str, Any], number: int | None = None, expected: int = 200) -> Any:
    own = person.get(path(evening))["you"] if number is None else number
    return person.put(path(evening, f"/people/{own}"), {"state": "out"}, expected)


def own_desk(told: dict[str, Any]) -> dict[str, Any] | None:
    """Where one sits in the present round; None: nowhere, or one has a bye."""
    desks = told["desks"][-1] if told["desks"] else []
    return next((desk for desk in desks if told["you"] in desk["seats"] and desk["table"]), None)


class Look:
    """The open page of an evening: what the server tells it, as it comes."""

    def __init__(self, person: Person, evening: dict[str, Any]) -> None:
        address = person.address.replace("http", "ws", 1)
        self._open = ExitStack()
        self._socket = self._open.enter_context(
            connect(
                f"{address}/ws/evenings/{evening['id']}?lang={person.language}",
                additional_headers={"Cookie": f"slet-player={person.cookie}"},
                max_size=None,
                open_timeout=PATIENCE,
                close_timeout=PATIENCE,
            )
        )
        self.told: dict[str, Any] = {}

    def next(self) -> dict[str, Any]:
        self.told = msgspec.json.decode(self._socket.recv(PATIENCE))
        if self.told["is"] == "evening":
            msgspec.convert(self.told, EveningTold)
        return self.told

    def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        while not self.told or not wanted(self.told):
            self.next()
        return self.told

    def close(self) -> None:
        self._open.close()


def play(person: Person, table: str, seed: str) -> None:
    """Play there to the end, anything that is allowed."""
    live = person.sit(table)
    live.play_on(Random(f"{seed}/{table}/{person.id}"))
    live.close()


def play_round(people: Sequence[Person], evening: dict[str, Any], seed: str = "") -> None:
    """Everybody goes where their page sends them, and plays to the end, all at once."""
    with ThreadPoolExecutor(len(people)) as at_once:
        done = [
            at_once.submit(play, person, desk["table"], seed)
            for person in people
            if (desk := own_desk(person.get(path(evening)))) is not None
        ]
        for one in done:
            one.result()
