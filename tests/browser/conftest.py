"""A server with the built client, a browser, and people who sit in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright
from tests.browser.people import People
from tests.programs import cannot
from tests.server.serving import Server, serving

from miskatonic.server.assets import CLIENT

CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
A_BUSY_MACHINE = 30_000
"""Milliseconds that a page may take for anything, on two cores that others use as well."""

expect.set_options(timeout=A_BUSY_MACHINE)


@pytest.fixture(scope="session")
def client() -> Path:
    """The browser client, as it was built."""
    page = CLIENT / "index.html"
    assert page.is_file(), "The browser client has not been built: run `make install`."
    return page


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a process share: each opens tables of its own."""
    with serving(tmp_path_factory.mktemp("data"), "--rate", "0") as running:
        yield running


# Not for the whole session: as long as Playwright runs, no other test of the process could run an event loop.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        try:
            running = playwright.chromium.launch(executable_path=chromium(), timeout=2 * A_BUSY_MACHINE)
        except Error as error:
            cannot(f"Chromium does not start: {error.message}")
        yield running
        running.close()


def chromium() -> str:
    """Where Chromium is."""
    found = next((path for name in CHROMIUMS if (path := shutil.which(name))), None)
    if found is None:
        cannot("chromium was not found: install the package chromium")
    return found


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """Brings people to the server. In the end nothing may have gone wrong in any of their browsers."""
    around = People(browser, server.url, A_BUSY_MACHINE)
    yield around
    around.leave()
    assert around.faults == []
