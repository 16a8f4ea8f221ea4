"""How often a board is drawn, and that one game leaves no trace on another."""

from __future__ import annotations

from msgspec import json
from playwright.sync_api import WebSocket
from tests.browser.people import People, Person
from tests.browser.situations import ROOM, joe_with_two_guns

COUNT_DRAWINGS = """
  window.drawn = [];
  document.addEventListener("drawn", event => window.drawn.push(event.detail));
"""
AT_REST = "() => new Promise(rest => requestAnimationFrame(() => requestAnimationFrame(() => rest(window.drawn))))"


def test_an_own_choice_is_drawn_once_though_its_answer_is_followed_by_an_echo(people: People) -> None:
    player = people.come()
    player.page.add_init_script(COUNT_DRAWINGS)
    with player.page.expect_websocket() as line:
        player.bring(joe_with_two_guns())
    for option in (f"move:{ROOM}", "roll"):
        version = take_and_hear(player, option, line.value)
        assert player.page.evaluate(AT_REST).count(version) == 1, option


def take_and_hear(player: Person, option: str, line: WebSocket) -> int:
    """Takes an option and waits for the echo; the version of the table that it brings."""
    moves = player.moves + 1
    with line.expect_event("framereceived", lambda frame: scene_in(frame).get("moves") == moves) as echo:
        player.take(option)
    return int(scene_in(echo.value)["version"])


def scene_in(frame: str | bytes) -> dict[str, int]:
    """The scene that comes over the wire, if it is one."""
    scene: dict[str, int] = json.decode(frame).get("scene", {})
    return scene
