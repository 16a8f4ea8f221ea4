"""On a phone: 360 pixels wide, with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.people import People, Person
from tests.browser.situations import ROOM, joe_with_two_guns

LEAST_TARGET = 40
"""Pixels that a finger needs."""

SMALL_TARGETS = """least => [...document.querySelectorAll("button, a[href], select, input:not([type=file])")]
  .filter(each => each.checkVisibility() && !each.closest("p, footer, [data-region], [data-testid=log]"))
  .map(each => [each.closest("label") ?? each, each])
  .filter(([target]) => target.getBoundingClientRect().height < least - 0.5)
  .map(([target, each]) => `${each.dataset.testid ?? each.ariaLabel ?? each.textContent.trim()}: ` +
    `${target.getBoundingClientRect().height}`)"""


def fits(person: Person) -> None:
    """The page itself is never wider than the screen."""
    page = person.page
    assert page.evaluate("() => document.documentElement.scrollWidth") <= page.evaluate("() => innerWidth")
    assert page.evaluate("() => innerWidth") == 360


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_lobby_fits_on_the_screen(people: People, lang: str) -> None:
    person = people.come(phone=True, lang="fr" if lang == "fr" else "en")
    person.enter_lobby()
    fits(person)
    person.sees("set-table").first.tap()
    expect(person.sees("open-table")).to_be_attached()
    fits(person)
    assert person.page.evaluate(SMALL_TARGETS, LEAST_TARGET) == []
    person.sees("open-table").tap()
    person.wait_for_board()
    fits(person)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_move_is_made_with_a_finger(people: People, lang: str) -> None:
    person = people.come(phone=True, lang="fr" if lang == "fr" else "en")
    person.bring(joe_with_two_guns())
    person.wait_to_be_asked()
    fits(person)
    assert person.page.evaluate(SMALL_TARGETS, LEAST_TARGET) == []
    person.option(f"move:{ROOM}").tap()
    person.wait_for_moves(1)
    expect(person.option("roll")).to_be_in_viewport()
    person.option("roll").tap()
    person.wait_for_moves(2)
    fits(person)


def test_a_lit_piece_is_taken_with_a_finger(people: People) -> None:
    person = people.come(phone=True)
    person.bring(joe_with_two_guns())
    person.wait_to_be_asked()
    person.sees("fold").tap()
    person.piece(ROOM).locator("[data-handle]").tap()
    person.wait_for_moves(1)
    expect(person.sees("prompt")).to_be_in_viewport()
    person.sees("fold").tap()
    expect(person.option("roll")).to_be_in_viewport()


def test_the_dock_shows_one_page_of_the_table_at_a_time(people: People) -> None:
    person = people.come(phone=True)
    person.open("me", "heuristic", seed=5)
    person.wait_to_be_asked()
    person.take_any()
    board = person.page.locator("[data-region=board]")
    expect(board).to_be_visible()
    for page, shown in (
        ("me", "[data-region=own]"),
        ("others", "[data-region=others]"),
        ("log", "[data-testid=log-line]"),
        ("chat", "[data-testid=chat-say]"),
    ):
        person.sees(f"dock-{page}").tap()
        expect(person.page.locator(shown).first).to_be_visible()
        expect(board).to_be_hidden()
        fits(person)
    person.sees("tab-seats").tap()
    expect(person.sees("seat").first).to_be_visible()
    person.sees("dock-board").tap()
    expect(board).to_be_visible()


def test_the_past_can_be_seen_on_a_phone(people: People) -> None:
    person = people.come(phone=True)
    person.bring(joe_with_two_guns())
    person.take(f"move:{ROOM}")
    person.sees("dock-log").tap()
    person.sees("history-back").tap()
    expect(person.sees("past-banner")).to_be_in_viewport()
    expect(person.panel).to_contain_text("Where do you go?")
    fits(person)
    person.sees("dock-board").tap()
    expect(person.panel).to_contain_text("Where do you go?")
    person.sees("panel-now").tap()
    person.wait_to_be_asked()
