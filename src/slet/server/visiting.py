"""What every answer over HTTP needs: who asks, in which language, from where, and what a refusal looks like."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec

from slet.server.tables import Tables
from slet.server.wire import Problem

AnyRequest = Request[Any, Any, Any]
TheTables = NamedDependency[Tables]

REFUSALS: dict[int, ResponseSpec] = {
    status: ResponseSpec(Problem, description=text, generate_examples=False)
    for status, text in {
        400: "It could not be understood, or it cannot be played like this",
        403: "Somebody else's matter",
        404: "There is no such thing",
        409: "Not any more, or not yet",
        413: "Too large",
        429: "Too many requests",
    }.items()
}
"""Every refusal has the same form."""


def player_of(request: AnyRequest) -> str:
    player: str = request.scope["state"]["player"]
    return player


def session_of(request: AnyRequest) -> str:
    session: str = request.scope["state"]["session"]
    return session


def where_from(request: AnyRequest) -> str:
    """Where they come from."""
    return "" if request.client is None else request.client.host


def language_of(request: AnyRequest) -> str:
    language: str = request.scope["state"]["language"]
    return language
