"""The description of the API is true: what it says can be asked, and what it says is answered."""

from __future__ import annotations

from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from msgspec import json
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.serving import Server, Visitor

from miskatonic.server.protocol import CODES
from miskatonic.server.schema import description

OPENAPI = Path(__file__).parents[2] / "web/src/protocol/openapi.json"
EXAMPLES = 12
"""For each request, with a table that exists and with one that does not."""

Case = schemathesis.Case[Any]
schema = schemathesis.openapi.from_dict(json.decode(description()))
SESSION = requests.Session()
SESSION.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))
CHECKS = [not_a_server_error, response_schema_conformance, content_type_conformance, status_code_conformance]
patiently = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_the_client_is_made_from_what_the_server_says() -> None:
    assert OPENAPI.read_bytes() == description(), "run `make types`"


def test_whatever_is_told_in_a_log_is_described(visitor: Visitor) -> None:
    schemas = json.decode(OPENAPI.read_bytes())["components"]["schemas"]
    for game in ("elder_sign", "card_game"):
        scene = visitor.open("me", game=game)
        while scene["moves"] < 10 and scene["question"]["options"]:
            scene = visitor.choose(scene)
        for line in visitor.get(f"/api/tables/{scene['id']}")["log"]:
            described = schemas[f"{game}.{line['kind']}"]
            assert schemas[f"{game}.Events"]["properties"][line["kind"]] == {
                "$ref": f"#/components/schemas/{game}.{line['kind']}"
            }
            assert line["data"].keys() == described["properties"].keys()


def test_the_server_describes_itself(visitor: Visitor) -> None:
    assert visitor.get("/schema/openapi.json") == json.decode(OPENAPI.read_bytes())


@schema.parametrize()
@patiently
def test_whatever_is_asked_the_server_answers_as_described(case: Case, server: Server) -> None:
    asked(case, server, {})


@schema.include(path_regex="{table}").parametrize()
@patiently
def test_whatever_is_asked_of_a_table_the_server_answers_as_described(
    case: Case, server: Server, played: tuple[Visitor, str]
) -> None:
    host, table = played
    known = dict(case.path_parameters or {}) | {"table": table}
    for what, most in (("seat", 3), ("number", 6)):
        if isinstance(known.get(what), int):
            known[what] %= most
    case.path_parameters = known
    if isinstance(case.body, dict) and isinstance(case.body.get("version"), int):
        case.body["version"] = host.see(table)["version"]
    asked(case, server, {"Authorization": f"Bearer {host.token}"})


@pytest.fixture
def played(visitor: Visitor) -> tuple[Visitor, str]:
    """Somebody at a table where a few choices have been made."""
    scene = visitor.set(visitor.open("me", "open", first_player=0)["id"], free_undo=True)
    while scene["moves"] < 5 and scene["question"]["options"]:
        scene = visitor.choose(scene)
    return visitor, scene["id"]


def asked(case: Case, server: Server, headers: dict[str, str]) -> None:
    answer = case.call(base_url=server.url, headers=headers, session=SESSION)
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400:
        problem = answer.json()
        assert CODES[problem["code"]] == answer.status_code
        assert problem["message"]


def test_every_request_is_documented(server: Server) -> None:
    documented = (Path(__file__).parents[2] / "docs/server.md").read_text(encoding="utf-8")
    for path, operations in httpx.get(f"{server.url}/schema/openapi.json").json()["paths"].items():
        for method in operations:
            assert f"`{method.upper()} {path}" in documented, f"{method} {path}"
