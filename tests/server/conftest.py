"""A server that the tests of a process share: each opens tables of its own. Databases that each has for itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.databases import fresh_database, postgresql
from tests.server.serving import Server, Visitor, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data"), "--rate", "0") as running:
        yield running


@pytest.fixture
def visitor(server: Server) -> Visitor:
    return server.visitor()


@pytest.fixture(scope="session")
def elephant() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with postgresql() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where tables are kept: nothing is there yet."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    return fresh_database(request.getfixturevalue("elephant"))
