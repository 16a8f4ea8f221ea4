"""The cover of a game lies on the table before the first question, and opens again from the goal in the band."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Request, expect
from tests.browser.audit import flaws
from tests.browser.people import People, Person
from tests.browser.sizes import PHONE, SIZES, on_every_screen
from tests.browser.test_accessibility import is_sound
from tests.server.serving import Server, table

GAMES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "elder_sign": (("me", "random"), {}),
    "arkham_horror": (("me", "random"), {"seats": ["jenny_barnes", "kate_winthrop"]}),
    "kingsport": (("me", "random"), {"boxes": ["kingsport"], "seats": ["jenny_barnes", "kate_winthrop"]}),
    "card_game": (("me", "random"), {}),
    "mansions": (("random", "me"), {}),
    "keeper": (("me", "random"), {}),
}
TITLES = {"kingsport": "arkham_horror", "keeper": "mansions"}
SHEET = "[data-testid=cover]"
LOW = (1024, 720)
"""The lowest screen on which a cover need not be scrolled."""


@pytest.fixture(autouse=True)
def awake(server: Server) -> None:
    """The process that makes covers is there: a busy machine takes longer for that than anybody waits for a cover."""
    visitor = server.visitor()
    scene = visitor.open("me")
    visitor.get(f"/api/tables/{scene['id']}/cover")


def sit_down(person: Person, name: str) -> None:
    """Opens a table of a title, and waits for its cover."""
    seats, options = GAMES[name]
    person.open(*seats, game=TITLES.get(name, name), **options)
    expect(person.sees("cover")).to_be_visible()


def is_read(person: Person) -> None:
    """The cover lies open, and nothing is asked."""
    expect(person.sees("cover")).to_be_visible()
    expect(person.sees("begin")).to_be_in_viewport(ratio=1)
    expect(person.options).to_have_count(0)
    expect(person.lit).to_have_count(0)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_cover_that_can_be_read_at_once(people: People, name: str) -> None:
    person = people.come(cover=True)
    sit_down(person, name)
    is_read(person)
    expect(person.sees("cover-against")).to_be_visible()
    expect(person.sees("cover-first").locator("li").first).to_be_visible()
    expect(person.sees("cover").locator("[data-goal]").first).to_be_visible()
    signs = person.sees("cover").locator("[data-goal] > svg").evaluate_all("all => all.map(one => one.innerHTML)")
    assert len(set(signs)) == len(signs) > 0, "each goal has a sign of its own"


@pytest.mark.parametrize("name", GAMES)
def test_the_cover_is_whole_on_every_screen(people: People, name: str) -> None:
    person = people.come(cover=True)
    sit_down(person, name)
    found = []
    for width, screen in on_every_screen(person, "/cover", LOW):
        expect(person.sees("begin")).to_be_in_viewport(ratio=1)
        found += [f"{screen}: {flaw}" for flaw in flaws(person.page, SHEET, *(["cover"] if width <= PHONE else []))]
    assert found == []


@pytest.mark.parametrize("name", ["card_game", "mansions", "keeper"])
def test_a_game_with_a_story_begins_with_it_and_nothing_lies_over_the_cover_of_a_phone(
    people: People, name: str
) -> None:
    person = people.come(cover=True, phone=True)
    sit_down(person, name)
    is_read(person)
    expect(person.sees("cover-story")).to_be_in_viewport()
    expect(person.page.locator("[data-region=case]")).to_have_count(0)


def test_a_game_is_begun_with_enter_and_its_cover_does_not_come_again(people: People) -> None:
    person = people.come(cover=True)
    person.open("me", game="elder_sign")
    is_read(person)
    expect(person.sees("cover-who")).to_contain_text("Who you are")
    before = person.moves
    person.page.keyboard.press("1")
    is_read(person)
    person.page.keyboard.press("Enter")
    expect(person.sees("cover")).to_have_count(0)
    person.wait_to_be_asked()
    assert person.moves == before
    person.page.reload()
    person.wait_for_board()
    person.wait_to_be_asked()
    expect(person.sees("cover")).to_have_count(0)


def test_what_others_do_first_is_told_after_the_cover(people: People) -> None:
    person = people.come(cover=True, tempo="normal")
    person.open("me", "random", game="elder_sign", first_player=1)
    is_read(person)
    person.page.wait_for_timeout(1000)
    expect(person.sees("moments")).to_have_count(0)
    person.sees("begin").click()
    expect(person.sees("telling")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.wait_to_be_asked()


def test_a_game_is_begun_with_a_click(people: People) -> None:
    person = people.come(cover=True, lang="fr")
    sit_down(person, "arkham_horror")
    expect(person.sees("cover-who")).to_contain_text("Jenny Barnes")
    expect(person.sees("begin")).to_have_text("Commencer")
    person.sees("begin").click()
    expect(person.sees("cover")).to_have_count(0)
    person.wait_to_be_asked()
    person.take_any()


def test_another_device_of_somebody_who_has_begun_shows_no_cover(people: People) -> None:
    person = people.come(cover=True)
    sit_down(person, "elder_sign")
    person.sees("begin").click()
    person.wait_to_be_asked()
    person.take_any()
    person.page.evaluate("() => localStorage.removeItem('miskatonic.begun')")
    with person.page.expect_response(re.compile("/cover")):
        person.page.reload()
    person.wait_to_be_asked()
    expect(person.sees("cover")).to_have_count(0)


def test_whoever_wants_no_cover_sees_none_and_still_finds_it(people: People) -> None:
    person = people.come()
    person.open("me", "random", game="elder_sign")
    person.wait_to_be_asked()
    expect(person.sees("cover")).to_have_count(0)
    person.sees("goal").click()
    expect(person.sees("cover")).to_be_visible()
    expect(person.sees("begin")).to_have_text("Back to the table")
    person.page.keyboard.press("Escape")
    expect(person.sees("cover")).to_have_count(0)
    person.wait_to_be_asked()


def test_the_setting_is_changed_in_the_menu(people: People) -> None:
    person = people.come(cover=True)
    sit_down(person, "elder_sign")
    person.sees("settings").click()
    person.page.get_by_role("checkbox", name="Show the cover before a game begins").uncheck()
    person.page.keyboard.press("Escape")
    expect(person.sees("cover")).to_have_count(0)
    person.wait_to_be_asked()


def test_each_seat_of_a_device_reads_its_own(people: People) -> None:
    person = people.come(cover=True)
    person.open("me", "me", game="elder_sign", seats=["amanda_sharpe", "joe_diamond"])
    names, who = {"Amanda Sharpe", "Joe Diamond"}, person.sees("cover-who")
    first = who.locator("b").inner_text()
    person.sees("begin").click()
    while person.sees("cover").count() == 0:
        person.wait_to_be_asked()
        with person.page.expect_response(re.compile("/choices")):
            person.options.first.click()
        person.page.wait_for_timeout(1500)
    expect(who.locator("b")).to_have_text((names - {first}).pop())
    is_read(person)


def test_behind_the_curtain_each_side_reads_its_own(people: People) -> None:
    person = people.come(cover=True)
    person.context.request.get("/api/me")
    opened = person.context.request.post("/api/tables", data=table("me", "me", game="mansions"))
    person.page.goto(f"/t/{opened.json()['id']}")
    person.sees("lift").click()
    expect(person.sees("cover-who")).to_contain_text("The keeper")
    person.sees("begin").click()
    while person.sees("curtain").count() == 0:
        person.wait_to_be_asked()
        with person.page.expect_response(re.compile("/choices")):
            person.options.first.click()
        expect(person.options.first.or_(person.sees("curtain"))).to_be_visible()
    person.sees("lift").click()
    expect(person.sees("cover")).to_be_visible()
    expect(person.sees("cover-who")).not_to_contain_text("The keeper")


def test_who_only_watches_is_not_held_up(people: People) -> None:
    host, guest = people.come(), people.come(cover=True)
    scene = host.open("me", "random", game="elder_sign")
    guest.go_to_table(scene["id"])
    expect(guest.panel).to_contain_text("You are watching")
    expect(guest.sees("cover")).to_have_count(0)
    guest.sees("goal").click()
    expect(guest.sees("cover")).to_be_visible()
    expect(guest.sees("cover-who")).to_have_count(0)


def test_a_cover_that_cannot_be_had_holds_nobody_up(people: People) -> None:
    person = people.come(cover=True, forgives="503|Service Unavailable")
    person.page.route(re.compile("/api/.*/cover"), lambda route: route.fulfill(status=503, body=""))
    person.open("me", "random", game="elder_sign")
    person.wait_to_be_asked()
    person.take_any()
    expect(person.sees("cover")).to_have_count(0)


def test_a_phone_reads_it_by_scrolling_and_begins_below(people: People) -> None:
    person = people.come(phone=True, cover=True)
    sit_down(person, "arkham_horror")
    is_read(person)
    read, asked = person.sees("cover").bounding_box(), person.panel.bounding_box()
    assert read is not None
    assert asked is not None
    assert read["height"] > 2 * asked["height"], "nothing empty lies on what is to be read"
    person.sees("cover-first").scroll_into_view_if_needed()
    expect(person.sees("cover-first")).to_be_in_viewport()
    expect(person.sees("begin")).to_be_in_viewport(ratio=1)
    person.sees("dock-me").click()
    expect(person.page.locator("[data-region=own]")).to_be_visible()
    person.sees("dock-board").click()
    person.sees("begin").click()
    person.wait_to_be_asked()
    person.sees("dock-board").click()
    person.sees("goal").click()
    expect(person.sees("cover")).to_be_visible()


BROKEN_WORDS = """title => {
  title.style.overflowWrap = "normal";
  return title.scrollWidth > title.clientWidth;
}"""


def test_the_longest_word_of_a_title_fits_into_a_line(people: People) -> None:
    person = people.come(cover=True, lang="fr")
    person.open("me", "random", game="card_game", scenario="the_gathering")
    title = person.sees("cover").locator("h2", has_text="Le Rassemblement")
    for width, height in (*SIZES, LOW):
        person.page.set_viewport_size({"width": width, "height": height})
        expect(title).to_be_visible()
        assert not title.evaluate(BROKEN_WORDS), (width, height)


def test_goals_are_not_asked_for_more_often_than_they_are_read(people: People) -> None:
    person = people.come()
    asked: list[str] = []

    def hear(request: Request) -> None:
        if "/goals" in request.url:
            asked.append(request.url)

    person.page.on("request", hear)
    person.open("me", "heuristic", game="elder_sign", seed=3)
    person.wait_to_be_asked()
    person.hand_over_to_a_bot()
    before = person.moves
    person.page.wait_for_timeout(6000)
    assert person.moves > before + 10
    assert 1 <= len(asked) < 12


@pytest.mark.parametrize(
    ("name", "phone", "lang", "theme"),
    [
        *((name, phone, *(("fr", "dark") if phone else ("en", "light"))) for name in GAMES for phone in (False, True)),
        ("arkham_horror", False, "fr", "dark"),
        ("arkham_horror", True, "en", "light"),
    ],
)
def test_the_cover_is_sound(people: People, name: str, phone: bool, lang: Any, theme: Any) -> None:
    person = people.come(cover=True, lang=lang, theme=theme, phone=phone)
    sit_down(person, name)
    is_sound(person)
