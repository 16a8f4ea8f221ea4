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

    def weight(self, of: str = "") -> int:
        """Bytes of everything so far, or of the addresses with that in them."""
        return int(sum(size for request, size in self._loaded.items() if of in self._urls.get(request, "")))


def test_the_lobby_and_the_first_table_are_soon_there(people: People) -> None:
    newcomer = people.come()
    scale = Scale(newcomer)
    newcomer.enter_lobby()
    newcomer.page.evaluate("() => document.fonts.ready")
    lobby = scale.weight()
    newcomer.sees("play-now").first.click()
    newcomer.wait_for_board()
    expect(newcomer.sees("log-line").or_(newcomer.options).first).to_be_visible()
    newcomer.page.evaluate("() => document.fonts.ready")
    everything, pieces = scale.weight(), scale.weight("/pieces")
    print(f"first load: lobby {lobby}, with a table {everything}, of it the words on the pieces {pieces} bytes")
    assert lobby > 0
    assert everything < ENOUGH
