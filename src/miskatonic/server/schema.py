"""The description of the API that the client's types are generated from: `python -m miskatonic.server.schema`."""

from __future__ import annotations

import inspect
import sys

import msgspec

from miskatonic.kernel.game import GAMES
from miskatonic.server import protocol


def components() -> dict[str, object]:
    """The schema of everything that goes over the wire, by name."""
    here = [kind for _, kind in inspect.getmembers(protocol, inspect.isclass) if issubclass(kind, msgspec.Struct)]
    games = [kind for game in GAMES.names() for kind in GAMES[game].wire_types]
    _, schemas = msgspec.json.schema_components([*here, *games], ref_template="#/components/schemas/{name}")
    return dict(sorted(schemas.items()))


if __name__ == "__main__":
    document = {"openapi": "3.1.0", "info": {"title": "Miskatonic", "version": "1"}, "paths": {}}
    document["components"] = {"schemas": components()}
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")
