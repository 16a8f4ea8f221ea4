"""How much has to come over the line before the first game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.people import People, Person

ENOUGH = 300_000
"""Bytes, compressed, fonts and all."""


class Scale:
    """Weighs what a page loads."""

    def __init__(self, person: Person) -> None:
        self._loaded: dict[str, float] = {}
        self._urls: dict[str, str] = {}
        self._line = person.context.new_cdp_session(person.page)
        self._line.on("Network.requestWillBeSent", self._ask)
        self._line.on("Network.loadingFinished", self._finish)
        self._line.send("Network.enable")

    def _ask(self, event: dict[str, Any]) -> None:
        self._urls[event["requestId"]] = event["request"]["url"]

    def _finish(self, event: dict[str, Any]) -> None:
        self._loaded[event["requestId"]] = event["encodedDataLength"]

    def weight(self, *, client_only: bool = False) -> int:
        """Bytes of everything so far; or without what the server tells of tables and games."""
        counted = [size for request, size in self._loaded.items() if not client_only or not self._is_told(request)]
        return int(sum(counted))

    def has(self, part: str) -> bool:
        """Whether anything was asked for whose address contains that."""
        return any(part in url for url in self._urls.values())

    def _is_told(self, request: str) -> bool:
        return "/api/" in self._urls.get(request, "")


def test_the_client_is_soon_there(people: People) -> None:
    """Pictures are printed when the board is there: how many of them by then is a matter of chance, and not weighed."""
    newcomer = people.come(pictures=False)
    scale = Scale(newcomer)
    newcomer.enter_lobby()
    newcomer.page.evaluate("() => document.fonts.ready")
    newcomer.page.wait_for_load_state("networkidle")
    lobby = scale.weight()
    newcomer.sees("play-now").first.click()
    newcomer.wait_for_board()
    expect(newcomer.sees("log-line").or_(newcomer.options).first).to_be_visible()
    newcomer.page.evaluate("() => document.fonts.ready")
    client, everything = scale.weight(client_only=True), scale.weight()
    print(f"first load: lobby {lobby}, client with the board {client}, with all that is told {everything} bytes")
    assert 100_000 < lobby < ENOUGH
    assert client < ENOUGH


def test_pictures_come_with_the_table_and_not_before(people: People) -> None:
    newcomer = people.come()
    scale = Scale(newcomer)
    newcomer.enter_lobby()
    newcomer.page.wait_for_load_state("networkidle")
    assert not scale.has("/assets/kit-")
    newcomer.sees("play-now").first.click()
    newcomer.wait_for_board()
    expect(newcomer.page.locator("[data-testid=picture] img:visible").first).to_be_visible()
    assert scale.has("/assets/kit-")
