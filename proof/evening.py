"""A club evening of many scripted people over real connections:

    uv run python proof/evening.py --people 24 --rounds 3

A real `slet serve` (with `--postgres ADDRESS` on a database server, with two workers). Each has a page open,
goes where it sends them and plays there to the end; in the middle of the second round one leaves, and before the last
one somebody else comes.
"""

import argparse
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from support.evenings import SHORT, Look, begin, join, leave, own_desk, path, play, set_up
from support.serving import Person, Process


class Somebody:
    """A person with the page of the evening open."""

    def __init__(self, address: str, name: str, evening: dict[str, Any] | None) -> None:
        self.name = name
        self.person = Person(address, name)
        self.seated: list[int] = []
        if evening is not None:
            self.open(evening)

    def open(self, evening: dict[str, Any]) -> None:
        if not self.person.get(path(evening))["you"]:
            join(self.person, evening)
        self.page = Look(self.person, evening)

    def plays(self, number: int, seed: str) -> None:
        told = self.page.until(lambda told: told["round"] == number)
        desk = own_desk(told)
        if desk is not None and desk["state"] == "going":
            self.seated.append(number)
            play(self.person, desk["table"], seed)

    def sees(self, state: str, number: int) -> None:
        self.page.until(lambda told: (told["state"], told["round"]) == (state, number))

    def leaves(self, evening: dict[str, Any], number: int, seed: str) -> None:
        """After a few answers."""
        desk = own_desk(self.page.until(lambda told: told["round"] == number))
        assert desk is not None
        live = self.person.sit(desk["table"])
        rng = Random(seed)
        for _ in range(3):
            if not live.settle()["result"]:
                live.choose_any(rng)
        live.close()
        leave(self.person, evening)


def evening(address: str, people: int, rounds: int, game: str) -> dict[str, Any]:
    host = Somebody(address, "Person 1", None)
    made = set_up(host.person, size=4, rounds=rounds, game=game)
    host.open(made)
    here = [host, *(Somebody(address, f"Person {number}", made) for number in range(2, people + 1))]
    gone = here[people // 2]
    for number in range(1, rounds + 1):
        if number == rounds:
            here.append(Somebody(address, "Late", made))
        began = time.monotonic()
        begin(host.person, made, number)
        with ThreadPoolExecutor(len(here)) as at_once:
            work = [
                at_once.submit(one.leaves, made, number, str(number))
                if one is gone and number == 2
                else at_once.submit(one.plays, number, str(number))
                for one in here
                if one is not gone or number <= 2
            ]
            for done in work:
                done.result()
        state = "over" if number == rounds else "between"
        for one in here:
            one.sees(state, number)
        print(f"round {number}: {time.monotonic() - began:.1f} s", flush=True)
    told = host.page.told
    assert len({str(one.page.told["standings"]) for one in here}) == 1, "all see the same standings"
    check(told, gone, made)
    for one in here:
        one.page.close()
        one.person.close()
    return told


def check(told: dict[str, Any], gone: Somebody, made: dict[str, Any]) -> None:
    for number, desks in enumerate(told["desks"], start=1):
        seated = [who for desk in desks for who in desk["seats"] if who is not None]
        assert len(seated) == len(set(seated)), "nobody sits at two tables"
        for desk in desks:
            assert desk["state"] in ("played", "bye")
            if not told["together"] and desk["points"]:
                assert abs(sum(desk["points"]) - 6 * len(desk["seats"])) < 0.01
        left = gone.person.get(path(made))["you"]
        assert (left in seated) == (number <= 2), "who has left is not seated any more"
        if number == 2:
            (desk,) = [desk for desk in desks if left in desk["seats"]]
            assert desk["points"][desk["seats"].index(left)] == 0, "who has left comes last"


def repeated(told: dict[str, Any]) -> tuple[int, int]:
    met: dict[tuple[int, int], int] = {}
    for desks in told["desks"]:
        for desk in desks:
            for pair in combinations(sorted(who for who in desk["seats"] if who is not None), 2):
                met[pair] = met.get(pair, 0) + 1
    return sum(met.values()), sum(times - 1 for times in met.values())


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--people", type=int, default=24)
    asked.add_argument("--rounds", type=int, default=3)
    asked.add_argument("--game", default=SHORT)
    asked.add_argument("--postgres", default="", help="an empty database of PostgreSQL: then two workers serve")
    chosen = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        more = {"SLET_DATABASE_URL": chosen.postgres} if chosen.postgres else {}
        workers = ("--port", "0", "--workers", "2") if chosen.postgres else ()
        server = Process(Path(folder) / "slet.db", *workers, **more)
        try:
            began = time.monotonic()
            told = evening(server.address, chosen.people, chosen.rounds, chosen.game)
            meetings, again = repeated(told)
            print(f"{chosen.people} people, {chosen.rounds} rounds of {chosen.game}: {time.monotonic() - began:.0f} s")
            print(f"{meetings} meetings, {again} of them of two who had met before; all saw the same standings")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
