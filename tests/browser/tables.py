"""Tables set up through the API, and what the server keeps of them."""

import json

from browser.conftest import Server, Visitor

JSON = {"content-type": "application/json"}


def table_id(visitor: Visitor) -> str:
    visitor.page.wait_for_url("**/t/*")
    return visitor.page.url.split("?")[0].rsplit("/", 1)[1]


def record_of(visitor: Visitor, server: Server) -> bytes:
    """The record that the visitor may download."""
    answer = visitor.context.request.get(f"{server.address}/api/tables/{table_id(visitor)}/record")
    assert answer.ok
    return answer.body()


def set_up(visitor: Visitor, server: Server, seats: list[str], game: str = "wizard", **more: object) -> str:
    """A table set up by this visitor: `me`, `open` or `computer` on each seat."""
    wanted = {"game": game, "seats": [{"kind": kind} for kind in seats], **more}
    answer = visitor.context.request.post(f"{server.address}/api/tables", data=json.dumps(wanted), headers=JSON)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])
