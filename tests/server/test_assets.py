"""The files of the browser client, as they are sent."""

from __future__ import annotations

import gzip

import httpx
import pytest
from tests.server.serving import Server

from miskatonic.server.assets import ASSETS, accepted


@pytest.fixture
def script() -> str:
    """The name of a script of the client."""
    assert ASSETS.is_dir(), "The browser client has not been built: run `make install`."
    return next(ASSETS.glob("index-*.js")).name


def fetch(server: Server, name: str, encoding: str = "identity") -> tuple[httpx.Headers, bytes]:
    """The headers and the bytes, as they went over the line."""
    with httpx.stream("GET", f"{server.url}/assets/{name}", headers={"accept-encoding": encoding}) as answer:
        assert answer.is_success
        return answer.headers, b"".join(answer.iter_raw())


def test_a_file_is_sent_as_small_as_the_browser_understands(server: Server, script: str) -> None:
    plain = (ASSETS / script).read_bytes()
    headers, sent = fetch(server, script)
    assert "content-encoding" not in headers
    assert sent == plain
    headers, zipped = fetch(server, script, "gzip, deflate")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(zipped) == plain
    headers, smallest = fetch(server, script, "gzip, deflate, br, zstd")
    assert headers["content-encoding"] == "br"
    assert len(smallest) < len(zipped)
    assert headers["vary"].lower() == "accept-encoding"
    assert "immutable" in headers["cache-control"]


def test_every_file_that_the_page_names_is_there(server: Server) -> None:
    page = httpx.get(server.url).text
    named = [part.partition('"')[0] for part in page.split("/assets/")[1:]]
    assert named
    for name in named:
        assert fetch(server, name)[1]


@pytest.mark.parametrize(
    "name", ["nothing.js", "%2e%2e%2findex.html", "..%2f..%2fapp.py", "%2e%2e", "x" * 300 + ".js", "x" * 9000 + ".css"]
)
def test_nothing_but_the_files_of_the_client_is_sent(server: Server, name: str) -> None:
    assert httpx.get(f"{server.url}/assets/{name}").status_code == 404


def test_an_encoding_that_is_refused_is_not_used() -> None:
    assert accepted("gzip;q=0, br;q=0.0") == []
    assert accepted("gzip;q=0.5, BR") == ["br", "gzip"]
    assert accepted("") == []
