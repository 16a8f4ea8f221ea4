"""On screens of every size a table keeps its head, and no page goes on below its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.people import People, Person
from tests.browser.situations import joe_in_danger, joe_with_two_guns, mandy_in_a_hurry, roland_and_the_ghoul
from tests.browser.sizes import SIZES
from tests.games.kingsport.journey import before_the_journey

from miskatonic.kernel.table import Table

FAR = 3000
"""Pixels that the wheel is turned by: more than there is."""

LOST = """long => {
  const end = Math.ceil(document.getElementById("app").getBoundingClientRect().bottom + scrollY);
  const below = document.scrollingElement.scrollHeight - (long ? Math.max(innerHeight, end) : innerHeight);
  const head = document.querySelector("h1").getBoundingClientRect();
  const faults = below > 0 ? [`${below} px below the end`] : [];
  return head.top >= 0 && head.bottom <= innerHeight ? faults : [...faults, `the head is at ${head.top}`];
}"""
"""What is wrong with where the page has got to: a table is never longer than the screen, other pages may be."""
AT_REST = "() => new Promise(rest => requestAnimationFrame(() => requestAnimationFrame(rest)))"


def journey() -> Table[Any]:
    """In front of the second town."""
    return before_the_journey(1)


@pytest.mark.parametrize(
    ("situation", "others"),
    [
        (joe_with_two_guns, []),
        (roland_and_the_ghoul, ["random"]),
        (mandy_in_a_hurry, ["random"]),
        (journey, []),
        (joe_in_danger, ["random"]),
    ],
)
def test_a_table_is_never_scrolled_away(people: People, situation: Callable[[], Table[Any]], others: list[str]) -> None:
    player = people.come()
    player.bring(situation(), *others)
    player.wait_to_be_asked()
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        for way in (wheel, tab):
            way(player, width, height)
            assert player.page.evaluate(LOST, False) == [], f"{way.__name__} at {width} by {height}"


def wheel(player: Person, width: int, height: int) -> None:
    """Turns the wheel over the board, over the question and at the foot of the screen."""
    for x, y in ((width / 3, height / 2), (width - 60, height / 3), (width - 60, height - 60)):
        player.page.mouse.move(x, y)
        player.page.mouse.wheel(0, FAR)
    player.page.evaluate(AT_REST)


def tab(player: Person, *_size: int) -> None:
    """Goes through the page by the keyboard."""
    for _ in range(20):
        player.page.keyboard.press("Tab")


@pytest.mark.parametrize("path", ["/", "/decks/card_game"])
def test_a_page_without_a_table_ends_where_its_words_end(people: People, path: str) -> None:
    reader = people.come()
    reader.page.goto(path)
    reader.page.wait_for_load_state("networkidle")
    for width, height in SIZES:
        reader.page.set_viewport_size({"width": width, "height": height})
        tab(reader)
        wheel(reader, width, height)
        reader.page.evaluate("() => scrollTo(0, 0)")
        assert reader.page.evaluate(LOST, True) == [], f"{width} by {height}"
