"""For pytest: in every test, rigged chance that is left over fails. Name it in `pytest_plugins` of the topmost conftest."""

from collections.abc import Generator

import pytest

from miskatonic.testing.rigging import Rigging
from miskatonic.testing.scenario import noted

RIGGED = pytest.StashKey[list[Rigging]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Takes note of every scenario, also of those that fixtures make."""
    with noted() as made:
        item.stash[RIGGED] = made
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Once a test has passed, everything that was rigged must have been used."""
    result = yield
    for rigging in item.stash[RIGGED]:
        rigging.finish()
    return result
