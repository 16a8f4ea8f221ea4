"""How often a board is drawn, and that one game leaves no trace on another."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from msgspec import json
from PIL import Image, ImageChops
from playwright.sync_api import WebSocket, expect
from tests.browser.people import People, Person
from tests.browser.situations import ROOM, joe_with_two_guns, wendy_out_of_luck

from miskatonic.kernel.table import Table

COUNT_DRAWINGS = """
  window.drawn = [];
  document.addEventListener("drawn", event => window.drawn.push(event.detail));
"""
A_SHADE = 16
"""Of 255: a shadow may be rounded differently from one picture to the next."""
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


# --- one game after another


@pytest.mark.parametrize(("first", "then"), [("card_game", "elder_sign"), ("elder_sign", "card_game")])
def test_a_game_looks_the_same_whatever_was_played_before_it_on_the_page(people: People, first: str, then: str) -> None:
    player = people.come()
    tables = {game: player.bring(situation())["id"] for game, situation in A_TABLE_OF.items()}
    for game in (first, then):
        walk_to(player, tables[game])
    after_another = picture(player)
    player.go_to_table(tables[then])
    alone = picture(player)
    difference = ImageChops.difference(alone, after_another).point(lambda shade: shade * (shade > A_SHADE))
    assert difference.getbbox() is None


def joe_has_rolled() -> Table[Any]:
    """The dice lie on the table."""
    table = joe_with_two_guns()
    table.choose(f"move:{ROOM}")
    table.choose("roll")
    return table


A_TABLE_OF = {"card_game": wendy_out_of_luck, "elder_sign": joe_has_rolled}


def walk_to(player: Person, table_id: str) -> None:
    """Goes to a table by the lobby, without loading another page."""
    player.page.get_by_role("link", name="Back to the lobby").click()
    player.page.locator(f'a[href="/t/{table_id}"]').first.click()
    player.wait_for_board()


def picture(player: Person) -> Image.Image:
    """What is to be seen, when everything has come to rest."""
    player.wait_to_be_asked()
    expect(player.panel).to_contain_text("%")
    player.page.evaluate("() => document.fonts.ready")
    player.page.wait_for_load_state("networkidle")
    player.page.mouse.move(0, 0)
    seen = player.page.screenshot(animations="disabled", style="* { scrollbar-width: none }")
    return Image.open(BytesIO(seen)).convert("RGB")
