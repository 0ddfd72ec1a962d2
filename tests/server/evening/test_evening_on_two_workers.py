"""A club evening on two workers with one PostgreSQL: whoever is at which of them sees the same."""

from pathlib import Path

from slet.server.settings import Settings
from support.evenings import Look, begin, join, leave, path, play_round, set_up
from support.services import new_database
from support.serving import serving, settings_for


def test_people_at_two_workers_play_one_evening(tmp_path: Path) -> None:
    with new_database() as database:
        settings: Settings = settings_for(tmp_path, database=database)
        with serving(settings) as first, serving(settings) as second:
            host = first.person("Ema")
            others = [(second, first)[at % 2].person(name) for at, name in enumerate(("Ota", "Eva", "Jan"))]
            evening = set_up(host, rounds=2, size=4)
            for one in others:
                join(one, evening)
            pages = [Look(one, evening) for one in (host, *others)]
            begin(host, evening, 1)
            for page in pages:
                page.until(lambda told: told["round"] == 1)
            play_round([host, *others], evening)
            for page in pages:
                page.until(lambda told: told["state"] == "between")
            leave(host, evening)
            pages[1].until(lambda told: told["may_take_over"])
            others[0].put(path(evening, "/host"), {})
            begin(others[0], evening, 2)
            play_round(others, evening)
            over = [page.until(lambda told: told["state"] == "over") for page in pages]
            assert len({str(told["standings"]) for told in over}) == 1
            assert sum(one["points"] for one in over[0]["standings"]) == 6 * 4 + 6 * 3
            for page in pages:
                page.close()
            for one in (host, *others):
                one.close()
