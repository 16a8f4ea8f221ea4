"""The description of the API that the client's types are generated from: `python -m miskatonic.server.schema`."""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from miskatonic.kernel.box import edition_of
from miskatonic.kernel.event import Event, event_types
from miskatonic.kernel.facts import Facts, Sparse
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text.boards import described
from miskatonic.server import protocol

REFUSAL = {
    "description": "Why it was refused; nothing has been changed.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}


class FullDescription(JsonRenderPlugin):
    """`/schema/openapi.json`, with what goes over the WebSocket and what the views and events of the games are made of."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._document = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document."""
        self._document = self._document or msgspec.json.encode(completed(openapi_schema))
        return self._document


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """The description with the schema of everything that goes over the wire, and with what a refusal looks like."""
    schemas = document.get("components", {}).get("schemas", {}) | components()
    paths = {
        path: {method: refusable(operation) for method, operation in operations.items()}
        for path, operations in document["paths"].items()
    }
    return document | {"paths": paths, "components": {"schemas": dict(sorted(schemas.items()))}}


def refusable(operation: dict[str, Any]) -> dict[str, Any]:
    """A request with what it is answered when it is refused."""
    granted = {status: answer for status, answer in operation["responses"].items() if status < "400"}
    return operation | {"responses": granted | {"4XX": REFUSAL, "5XX": REFUSAL}}


def components() -> dict[str, Any]:
    """The schema of everything that goes over the wire, by name; what belongs to a game comes after the game's name and a dot."""
    here = [kind for _, kind in inspect.getmembers(protocol, inspect.isclass) if issubclass(kind, msgspec.Struct)]
    _, schemas = msgspec.json.schema_components(here, ref_template="#/components/schemas/{name}")
    for game in GAMES.all_names():
        schemas |= {f"{game}.{name}": schema for name, schema in belonging_to(game).items()}
    return schemas


def belonging_to(game: str) -> dict[str, Any]:
    """The schemas of one game: views, facts, events; under `Events` which event belongs to which kind of line in the log, under
    `Facts` the union of the facts of all kinds of components, under `Words` what its board says by itself."""
    events, wire_types = events_of(game), GAMES[game].reading.wire_types
    refs, schemas = msgspec.json.schema_components(
        [*events.values(), *wire_types], ref_template=f"#/components/schemas/{game}.{{name}}"
    )
    by_kind = dict(zip(events, refs, strict=False))
    own = [*zip(refs[len(events) :], wire_types, strict=True)]
    facts = [ref for ref, kind in own if issubclass(kind, Facts)]
    sparse = {ref["$ref"].rpartition(".")[2] for ref, kind in own if issubclass(kind, Sparse)}
    return {
        "Events": {"title": "Events", "type": "object", "properties": by_kind, "required": [*by_kind]},
        **({"Facts": {"anyOf": facts}} if facts else {}),
        "Words": described(GAMES[game].reading.board_words(edition_of(game), "en")),
        **{name: optional(schema) if name in sparse else schema for name, schema in schemas.items()},
    }


def optional(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema of a type that is sent without defaults: clients must not expect a field that has one."""
    properties = schema["properties"].items()
    bare = {name: {key: value for key, value in of.items() if key != "default"} for name, of in properties}
    return schema | {"properties": bare}


def events_of(game: str) -> dict[str, type[Event]]:
    """What can happen in the game itself, by kind: boxes are not described."""
    home = GAMES.package(game)
    return {
        name: kind
        for name, kind in sorted(event_types(game).items())
        if kind.__module__.startswith(home) and Event not in kind.__bases__ and not name.startswith("_")
    }


def description() -> bytes:
    """The whole document, as a file."""
    from miskatonic.server.app import make_app
    from miskatonic.server.config import Config

    app = make_app(Config(database=":memory:"))
    return msgspec.json.format(msgspec.json.encode(completed(app.openapi_schema.to_schema())), indent=1) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(description())
