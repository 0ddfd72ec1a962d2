"""A server under a path, whose client becomes another one while somebody plays."""

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.playing import act_number, wait_for_answer
from browser.tables import JSON
from browser.test_offline import ONE, until_kept
from slet.server import pages
from support.mailboxes import free_port
from support.serving import new_table, serving, settings_for

PATH = "/slet"


class Renewed:
    """A server that can be stopped, and comes back with another client."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._port, self._running = folder, free_port(), ExitStack()
        self.client = folder / "client"
        shutil.copytree(pages.client_folder(), self.client)
        self.address = f"http://localhost:{self._port}"

    def seed_with(self, words: str) -> None:
        """Its games are those of any day."""

    def start(self) -> None:
        self._running.enter_context(serving(settings_for(self._folder, base_path=PATH), self._port))

    def stop(self) -> None:
        self._running.close()

    def renew(self) -> str:
        """All scripts have other names from now on, as after a build from other sources, and the old ones are gone."""
        script = str(pages.script_now("")).rpartition("/")[2]
        old = sorted((self.client / "assets").glob("*.js"))
        names = re.compile("|".join(re.escape(file.name) for file in old))
        for file in [*old, self.client / "index.html"]:
            text = file.read_text(encoding="utf-8")
            file.write_text(names.sub(r"new-\g<0>", text), encoding="utf-8")
        for file in old:
            file.rename(file.with_name(f"new-{file.name}"))
        return f"new-{script}"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Renewed]:
    renewed = Renewed(tmp_path)
    monkeypatch.setattr(pages, "client_folder", lambda: renewed.client)
    renewed.start()
    yield renewed
    renewed.stop()


def test_an_old_page_is_told_of_the_new_version_loads_it_and_brings_the_move_along(
    visit: Visit, server: Renewed
) -> None:
    visitor = visit(f"{PATH}/", worker=True)
    page = visitor.page
    made = visitor.context.request.post(
        f"{server.address}{PATH}/api/tables",
        data=json.dumps(new_table("wizard", "me computer computer")),
        headers=JSON,
    )
    page.evaluate("localStorage.setItem('slet.list', 'yes')")
    page.goto(f"{PATH}/t/{made.json()['id']}")
    page.locator(ONE).wait_for()
    until_kept(page)
    assert page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == f"{server.address}{PATH}/"
    before = act_number(page)
    visitor.was_refused()  # the browser says of each request that nobody answered
    server.stop()
    expect(page.get_by_text("The connection is gone. Your move is safe")).to_be_visible()
    page.locator(ONE).click()
    script = server.renew()
    server.start()
    expect(page.get_by_text("Slet has a new version")).to_be_visible()
    wait_for_answer(page, before)
    expect(page.locator(f"script[src='{PATH}/assets/{script}']")).to_have_count(1)
    # without a server it is the new one, too
    page.wait_for_function(f"async () => (await caches.keys()).includes('slet-files-{script}')")
    until_kept(page)
    page.locator(ONE).wait_for()
    server.stop()
    page.reload()
    expect(page.get_by_text("This is how the board stood at")).to_be_visible()
    expect(page.locator(f"script[src='{PATH}/assets/{script}']")).to_have_count(1)
