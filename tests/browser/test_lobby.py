"""The lobby with as many games as there may be: on a desk, on a small screen and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect
from tests.browser.people import People, Person


def offer(person: Person, number: int) -> None:
    """The server offers so many games, as the page sees it."""

    def answer(route: Route) -> None:
        response = route.fetch()
        games = response.json()
        more = [{**games[-1], "slug": f"game_{n}", "title": f"Another game, number {n}"} for n in range(number)]
        route.fulfill(response=response, json=[*games, *more][:number])

    person.page.route(re.compile(r"/api/games(\?|$)"), answer)


def columns(person: Person) -> list[int]:
    """How many games begin at the same height, row by row."""
    tops = person.sees("games").locator("> article").evaluate_all("all => all.map(it => it.offsetTop)")
    return [tops.count(top) for top in dict.fromkeys(tops)]


@pytest.mark.parametrize(("number", "rows"), [(2, [1, 1]), (3, [2, 1]), (4, [2, 2]), (5, [2, 2, 1])])
def test_games_lie_side_by_side_and_none_is_cut_off(people: People, number: int, rows: list[int]) -> None:
    person = people.come()
    offer(person, number)
    person.enter_lobby()
    for width in (1440, 1024):
        person.page.set_viewport_size({"width": width, "height": 900})
        assert columns(person) == rows
        assert person.page.evaluate("() => document.documentElement.scrollWidth") <= width
    expect(person.sees("play-now")).to_have_count(number)


def test_on_a_phone_they_lie_one_below_the_other(people: People) -> None:
    person = people.come(phone=True)
    offer(person, 5)
    person.enter_lobby()
    assert columns(person) == [1] * 5
    assert person.page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_setting_a_table_takes_all_the_width(people: People) -> None:
    person = people.come()
    person.enter_lobby()
    first = person.sees("games").locator("> article").first
    person.sees("set-table").first.click()
    expect(person.sees("open-table")).to_be_visible()
    assert first.evaluate("it => it.offsetWidth === it.parentElement.offsetWidth")
