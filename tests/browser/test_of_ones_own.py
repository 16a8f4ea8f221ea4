"""A game and a box that somebody has made: two teams share a screen, and a table is set with the box."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect
from tests.browser.conftest import A_BUSY_MACHINE
from tests.browser.people import People, Person
from tests.server.serving import serving


@pytest.fixture(scope="module")
def address(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data"), "--rate", "0", knows="tests.browser.of_ones_own") as running:
        yield running.url


@pytest.fixture
def somebody(browser: Browser, address: str) -> Iterator[Person]:
    people = People(browser, address, A_BUSY_MACHINE)
    yield people.come()
    people.leave()
    assert people.faults == []


def secrets_on(page: Page) -> set[str]:
    """Whose secret words are anywhere in the page, seen or not: `team0`, `seat3`."""
    return {word[:5] for word in re.findall(r"(?:team|seat)\dx\d+", page.content())}


def open_whispers(person: Person) -> None:
    """Somebody plays for the owls and for the crows on one screen."""
    person.context.request.get("/api/me")
    seats = [{"kind": "me", "name": name} for name in ("Olga", "Carl", "Otto", "Cleo")]
    opened = person.context.request.post("/api/tables", data={"game": "whispers", "seats": seats, "seed": 7})
    assert opened.ok, opened.text()
    person.page.goto(f"/t/{opened.json()['id']}")


def play_turn(person: Person) -> None:
    """Takes the first option of the three questions of a turn."""
    for moves in range(person.moves, person.moves + 3):
        person.wait_to_be_asked_after(moves)
        person.options.first.click()


def test_two_teams_share_a_screen_and_see_nothing_of_each_other(somebody: Person) -> None:
    page, curtain = somebody.page, somebody.sees("curtain")
    open_whispers(somebody)
    expect(curtain).to_contain_text("Olga")
    assert secrets_on(page) == set()
    expect(somebody.sees("lift")).to_be_focused()
    page.keyboard.press("Enter")
    play_turn(somebody)

    expect(curtain).to_contain_text("Carl")
    expect(somebody.sees("lift")).to_be_focused()
    assert secrets_on(page) == set()
    expect(somebody.panel).to_have_count(0)
    somebody.sees("lift").click()
    somebody.wait_to_be_asked_after(3)
    expect(somebody.sees("log-line").first).to_be_attached()
    assert secrets_on(page) == {"team1"}
    somebody.sees("history-back").click()
    expect(somebody.sees("past-banner")).to_be_visible()
    assert secrets_on(page) <= {"team1"}
    somebody.sees("history-now").click()
    play_turn(somebody)

    expect(curtain).to_contain_text("Otto")
    assert secrets_on(page) == set()
    page.mouse.click(30, 30)
    somebody.wait_to_be_asked_after(6)
    assert secrets_on(page) <= {"team0", "seat0", "seat2"}


def test_who_comes_back_to_the_page_finds_the_curtain_closed(somebody: Person) -> None:
    open_whispers(somebody)
    somebody.sees("lift").click()
    somebody.wait_to_be_asked()
    somebody.page.reload()
    expect(somebody.sees("curtain")).to_be_visible()
    assert secrets_on(somebody.page) == set()


def test_a_table_is_set_with_a_box_and_its_questions_are_asked(somebody: Person) -> None:
    asked: list[Request] = []
    somebody.page.on("request", lambda request: asked.append(request) if request.method == "POST" else None)
    somebody.enter_lobby()
    somebody.set_table("card_game")
    expect(somebody.sees("flag-haunted")).to_have_count(0)
    somebody.sees("box-curios").check()
    somebody.sees("flag-haunted").check()
    somebody.page.get_by_role("group", name="Wing of the museum").locator("[value=west]").check()
    somebody.sees("open-table").click()
    expect(somebody.panel).to_be_visible()
    opened = next(request for request in asked if request.url.endswith("/api/tables?lang=en"))
    options = (opened.post_data_json or {})["options"]
    assert options["boxes"] == ["curios"]
    assert options["answers"] == {"wing": "west", "haunted": "yes"}
