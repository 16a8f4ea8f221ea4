"""Answers are compressed where that pays, for whoever can read it."""

from pathlib import Path

import pytest
from tests.server.serving import in_process

from miskatonic.server.config import Config


@pytest.mark.parametrize(
    ("path", "accepts", "encoding"),
    [
        ("/api/games", "gzip, br", "gzip"),
        ("/api/games", "br, gzip;q=0", None),
        ("/api/games", "identity", None),
        ("/api/me", "gzip", None),
    ],
)
def test_an_answer_is_compressed_if_it_is_long_and_can_be_read(
    tmp_path: Path, path: str, accepts: str, encoding: str | None
) -> None:
    with in_process(Config(database=str(tmp_path / "tables.sqlite3"))) as client:
        answer = client.get(path, headers={"Accept-Encoding": accepts})
    assert answer.headers.get("content-encoding") == encoding
    assert ("vary" in answer.headers) == (encoding is not None)
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json()
