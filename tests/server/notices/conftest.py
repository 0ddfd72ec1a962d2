"""A server that may send to a push service and a mail server of its own."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from slet.server.notices import sender
from slet.server.notices.host import Smtp
from support.mailboxes import MailServer, PushService, mail_server
from support.serving import Person, Served, serving, settings_for

PUBLIC = "https://games.example.org/slet"


@dataclass
class Told:
    """A server, and the other side of what it sends."""

    served: Served
    push: PushService
    mail: MailServer
    people: list[Person] = field(default_factory=list)

    def person(self, name: str | None = None, language: str = "en") -> Person:
        self.people.append(self.served.person(name, language))
        return self.people[-1]


@pytest.fixture(autouse=True)
def _leave(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    if "told" in request.fixturenames:
        people = request.getfixturevalue("told").people
        while people:
            people.pop().close()


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Told]:
    with pytest.MonkeyPatch.context() as patch, PushService() as push, mail_server() as (mail, port):
        patch.setattr(sender, "LOOK", 0.05)
        settings = settings_for(
            tmp_path_factory.mktemp("told"),
            public_address=PUBLIC,
            smtp=Smtp("127.0.0.1", port, "none", "slet@example.org"),
            push_services=(push.address, "*.push.example"),
        )
        with serving(settings) as served:
            yield Told(served, push, mail)
