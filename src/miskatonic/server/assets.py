"""The files of the browser client that are kept for good: scripts, styles, fonts and drawings, compressed when built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from miskatonic.server.problems import Refused

CLIENT = Path(__file__).parent / "client"
ASSETS = CLIENT / "assets"
KINDS = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""How a file may lie compressed beside itself, the smallest first."""


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=True)
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A file of the client. Its name changes with its content: it may be kept for good."""
    file = ASSETS / name
    if file.parent != ASSETS or file.suffix not in KINDS or not is_there(file):
        raise Refused("not_found")
    headers = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
    for encoding in accepted(request.headers.get("accept-encoding", "")):
        small = file.with_name(name + ENCODINGS[encoding])
        if small.is_file():
            file = small
            headers["Content-Encoding"] = encoding
            break
    return Response(file.read_bytes(), media_type=KINDS[Path(name).suffix], headers=headers)


def is_there(file: Path) -> bool:
    """Whether there is such a file; a name that no file can have is none."""
    try:
        return file.is_file()
    except OSError:
        return False


def accepted(header: str) -> list[str]:
    """The encodings of ours that a browser understands."""
    wanted = [part.partition(";") for part in header.replace(" ", "").lower().split(",")]
    understood = {name for name, _, weight in wanted if weight.rstrip("0.") != "q="}
    return [encoding for encoding in ENCODINGS if encoding in understood]
