"""A server that the tests of a process share: each opens tables of its own."""

from collections.abc import Iterator

import pytest
from tests.server.serving import Server, Visitor, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data"), "--rate", "0") as running:
        yield running


@pytest.fixture
def visitor(server: Server) -> Visitor:
    return server.visitor()
