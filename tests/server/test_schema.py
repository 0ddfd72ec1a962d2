"""The HTTP API against its own description: nothing that the description allows breaks it."""

from collections.abc import Callable
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from support.serving import Person, Served

FEW = settings(
    max_examples=14,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
"""Requests for each of the ways to ask, the same ones each time."""

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


def test_the_description_names_every_address_and_every_refusal(person: Callable[..., Person]) -> None:
    described = person().get("/schema")
    paths = {path for path in described["paths"] if path.startswith("/api/")}
    assert paths == {
        "/api/me",
        "/api/me/notices",
        "/api/me/notices/mail",
        "/api/me/notices/push",
        "/api/me/notices/quiet",
        "/api/me/notices/ways/{way}",
        "/api/me/along",
        "/api/me/data",
        "/api/me/data.json",
        "/api/me/hat",
        "/api/me/settings",
        "/api/me/passkeys",
        "/api/me/passkeys/options",
        "/api/me/passkeys/{passkey}",
        "/api/passkeys",
        "/api/passkeys/options",
        "/api/me/devices",
        "/api/me/devices/{session}",
        "/api/along",
        "/api/along/look",
        "/api/me/statistics",
        "/api/me/statistics.json",
        "/api/evenings",
        "/api/evenings/mine",
        "/api/evenings/{evening}",
        "/api/evenings/{evening}/end",
        "/api/evenings/{evening}/host",
        "/api/evenings/{evening}/invitation.svg",
        "/api/evenings/{evening}/people",
        "/api/evenings/{evening}/people/{number}",
        "/api/evenings/{evening}/rounds",
        "/api/evenings/{evening}/rounds/end",
        "/api/company/absences",
        "/api/company/absences/end",
        "/api/company/find",
        "/api/company/tables",
        "/api/company/mine",
        "/api/company/ratings",
        "/api/company/mine/{table_id}/board",
        "/api/notices/confirm/{link}",
        "/api/notices/stop/{link}",
        "/api/games",
        "/api/games/{game}/rules",
        "/api/games/{game}/settings",
        "/api/games/{game}/lexicon",
        "/api/games/{game}/printed",
        "/api/lessons/{game}",
        "/api/lessons/{game}/{number}",
        "/api/puzzles",
        "/api/puzzles/today",
        "/api/puzzles/{game}/{number}",
        "/api/tables",
        "/api/tables/mine",
        "/api/tables/watch",
        "/api/tables/{table_id}",
        *(
            f"/api/tables/{{table_id}}/{what}"
            for what in (
                "seat",
                "start",
                "people",
                "people/{who}",
                "leave",
                "return",
                "rematch",
                "branch",
                "record",
                "own-results",
                "moments",
                "review",
                "invitation.svg",
            )
        ),
    }
    for path in paths:
        for way in described["paths"][path].values():
            for status in ("400", "403", "404", "409", "413", "429"):
                schema = way["responses"][status]["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}


def test_no_request_breaks_the_server(served: Served, person: Callable[..., Person]) -> None:
    """Every other request is about a table that there is, by somebody who sits there."""
    ema = person("Ema")
    table = ema.set_up(seats="me open open")["id"]
    schema = schemathesis.openapi.from_url(f"{served.address}/schema")
    tried = 0
    with requests.Session() as session:
        session.cookies.set("slet-player", ema.cookie, domain="127.0.0.1", path="/")
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)

            def ask(case: Case[Any]) -> None:
                nonlocal tried
                tried += 1
                if tried % 2 and "table_id" in case.path_parameters:
                    case.path_parameters["table_id"] = table
                case.call_and_validate(session=session, checks=CHECKS)

            FEW(given(case=found.ok().as_strategy())(ask))()
    assert tried > 200
