"""The lobby with as many games as there may be: on a desk, on a small screen and on a phone."""

from __future__ import annotations

import re
from typing import Literal, cast

import pytest
from playwright.sync_api import Route, expect
from tests.browser.audit import flaws
from tests.browser.people import People, Person
from tests.browser.situations import finished_game
from tests.browser.sizes import PHONE, on_every_screen


def offer(person: Person, number: int) -> None:
    """The server offers so many games, as the page sees it."""

    def answer(route: Route) -> None:
        response = route.fetch()
        games = response.json()
        more = [{**games[-1], "slug": f"game_{n}", "title": f"Another game, number {n}"} for n in range(number)]
        route.fulfill(response=response, json=[*games, *more][:number])

    person.page.route(re.compile(r"/api/games(\?|$)"), answer)
    person.page.route(re.compile(r"/api/games/game_\d+/difficulty"), lambda route: route.fulfill(json=[]))


def rows(person: Person) -> list[int]:
    """How many covers begin at the same height, row by row."""
    tops = (
        person.sees("games")
        .locator("> article")
        .evaluate_all("all => all.map(it => Math.round(it.getBoundingClientRect().top))")
    )
    return [tops.count(top) for top in dict.fromkeys(tops)]


def overflows(person: Person) -> list[str]:
    """What is wider than the page, or what of a cover lies outside it."""
    return cast(list[str], person.page.evaluate(OUTSIDE))


OUTSIDE = """() => [
  ...(document.documentElement.scrollWidth > innerWidth ? ["the page"] : []),
  ...[...document.querySelectorAll("article")].flatMap(cover => {
    const box = cover.getBoundingClientRect();
    return [...cover.querySelectorAll("h2, p, button, a")].filter(it => it.checkVisibility()).filter(it => {
      const { top, bottom, left, right } = it.getBoundingClientRect();
      return top < box.top - 1 || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1;
    }).map(it => `${cover.dataset.cover}: ${it.textContent}`);
  }),
]"""


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_covers_stand_on_one_shelf_and_none_is_cut_off(people: People, number: int) -> None:
    person = people.come()
    offer(person, number)
    person.enter_lobby()
    covers = person.sees("play-now").count()
    assert covers >= number
    for width, height, expected in ((1440, 900, [covers]), (1280, 720, [covers]), (1024, 768, in_threes(covers))):
        person.page.set_viewport_size({"width": width, "height": height})
        assert rows(person) == expected
        assert overflows(person) == []


def in_threes(covers: int) -> list[int]:
    """The rows of a screen that has room for three."""
    return [min(3, covers - first) for first in range(0, covers, 3)]


def test_the_lobby_is_whole_on_every_screen(people: People) -> None:
    """For somebody who has begun two games and ended one."""
    person = people.come()
    person.open("me", "heuristic", seed=5)
    person.open("me", seed=7)
    person.bring(finished_game())
    person.enter_lobby()
    expect(person.sees("table-card")).to_have_count(2)
    expect(person.sees("last-game")).to_be_visible()
    found = []
    for width, screen in on_every_screen(person, "/api/games"):
        # In two rows of covers the list of tables is as long as it is.
        pans = "main" if width <= PHONE else "aside" if width == 1024 else ""
        found += [f"{screen}: {flaw}" for flaw in (*flaws(person.page, "body", pans), *overflows(person))]
    for name in ("tables", "record", "join"):
        person.sees(f"leaf-{name}").click()
        found += [f"{name}: {flaw}" for flaw in flaws(person.page, "body", "main")]
    assert found == []


def test_the_last_game_stands_in_the_lobby_with_its_verdict_and_can_be_seen_again(people: People) -> None:
    person = people.come(lang="fr")
    person.open("me", seed=7)
    person.bring(finished_game())
    person.enter_lobby()
    last = person.sees("last-game")
    expect(last).to_contain_text(re.compile("Victoire|Défaite"))
    expect(person.sees("table-card")).to_have_count(1)
    last.get_by_role("link").click()
    expect(person.sees("ending")).to_be_visible()


@pytest.mark.parametrize("cover", ["elder_sign", "card_game", "arkham_horror/kingsport", "mansions"])
def test_a_table_is_set_on_every_screen(people: People, cover: str) -> None:
    person = people.come()
    person.enter_lobby()
    person.set_table(cover)
    found = []
    for _, screen in on_every_screen(person, "/api/games/"):
        expect(person.sees("open-table")).to_be_in_viewport(ratio=1)
        found += [f"{screen}: {flaw}" for flaw in flaws(person.page, "body") if not flaw.startswith("SCROLLS down")]
    assert found == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_covers_are_strips_and_the_rest_is_behind_the_dock(
    people: People, lang: Literal["en", "fr"]
) -> None:
    person = people.come(phone=True, lang=lang)
    person.open("me", seed=5)
    person.enter_lobby()
    assert rows(person) == [1] * 5
    assert overflows(person) == []
    expect(person.sees("table-card")).to_be_hidden()
    person.sees("leaf-tables").tap()
    expect(person.sees("table-card")).to_be_visible()
    expect(person.sees("my-name")).to_be_visible()
    person.sees("leaf-record").tap()
    expect(person.sees("record")).to_be_visible()
    person.sees("leaf-join").tap()
    expect(person.sees("watch-link")).to_be_visible()
    expect(person.sees("deck-builder")).to_be_visible()
    person.sees("leaf-games").tap()
    expect(person.sees("play-now")).to_have_count(5)


def test_a_box_with_a_cover_of_its_own_is_played_with_one_click(people: People) -> None:
    person = people.come()
    person.enter_lobby()
    person.page.locator('[data-cover="arkham_horror/kingsport"]').get_by_test_id("play-now").click()
    person.wait_for_board()
    expect(person.board.locator("[data-town]")).to_have_count(2)


def test_a_first_game_begins_with_the_game_in_short(people: People) -> None:
    person = people.come()
    person.enter_lobby()
    person.sees("begin").click()
    expect(person.sees("help-dialog")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.wait_for_board()
    person.page.reload()
    person.wait_for_board()
    expect(person.sees("help-dialog")).to_have_count(0)


def test_what_is_chosen_for_a_table_stands_in_one_line(people: People) -> None:
    person = people.come()
    person.enter_lobby()
    person.set_table("elder_sign")
    line = person.sees("summary")
    expect(line).to_have_text("2 investigators, as fate decides: bots win 2 of 3, about 70 minutes")
    person.page.get_by_role("radio", name="Shub-Niggurath").check()
    expect(line).to_have_text("2 investigators, Shub-Niggurath: bots win 1 of 2, about 1½ hours")
    person.page.get_by_role("button", name="One seat more").click()
    expect(line).to_have_text("3 investigators, Shub-Niggurath: bots win 2 of 5, about 1½ hours")
    person.page.get_by_role("radio", name="Let fate decide").check()
    expect(line).to_contain_text("as fate decides")


def test_cards_and_covers_say_how_hard_a_game_is_and_how_long(people: People) -> None:
    person = people.come()
    person.enter_lobby()
    expect(person.sees("difficulty")).to_have_count(5)
    assert person.sees("difficulty").locator("[data-full]").evaluate_all(FULL) != ["1"] * 5
    person.set_table("elder_sign")
    yog = person.page.locator("label", has_text="Yog-Sothoth")
    expect(yog.get_by_test_id("tried")).to_contain_text("easy · 60 min")
    expect(yog).to_have_attribute("title", re.compile("bots won 50 of 60 simulated games .* 2 players"))
    expect(person.sees("tried")).to_have_count(9)


FULL = "all => all.map(it => it.dataset.full)"


def test_where_nobody_knows_how_hard_a_game_is_nothing_is_said_and_all_works(people: People) -> None:
    person = people.come(forgives="Failed to load resource")
    person.page.route(re.compile(r"/difficulty"), lambda route: route.fulfill(status=503))
    person.enter_lobby()
    person.page.wait_for_load_state("networkidle")
    expect(person.sees("difficulty")).to_have_count(0)
    person.set_table("mansions")
    expect(person.sees("summary")).to_have_text("2 players, as fate decides")
    expect(person.sees("tried")).to_have_count(0)
    person.sees("open-table").click()
    person.wait_for_board()


def test_cards_of_a_setup_have_pictures_unless_nobody_wants_them(people: People) -> None:
    for wanted in (True, False):
        person = people.come(pictures=wanted)
        person.set_table_by_address("elder_sign")
        person.page.get_by_label("Investigators, Seat 1").select_option("joe_diamond")
        cards = person.sees("pick-ancient_one").locator("[data-testid=picture] img")
        portrait = person.sees("setup").locator("[data-of=joe_diamond] img")
        expect(cards).to_have_count(8 if wanted else 0)
        expect(portrait).to_have_count(2 if wanted else 0)


def test_who_sits_where_stands_at_the_foot_and_leads_to_the_seat(people: People) -> None:
    person = people.come()
    person.set_table_by_address("elder_sign")
    sitting = person.sees("sitting").get_by_role("button")
    expect(sitting).to_have_count(2)
    expect(sitting.nth(1)).to_be_in_viewport(ratio=1)
    expect(sitting.nth(1)).to_have_accessible_name("Seat 2, veteran, plays well, without delay")
    sitting.nth(1).click()
    expect(person.sees("seat-1")).to_be_focused()
    expect(person.sees("seat-1")).to_be_in_viewport(ratio=1)


def test_where_there_is_little_room_one_leaf_lies_beside_the_covers(people: People) -> None:
    person = people.come()
    person.enter_lobby()
    person.page.set_viewport_size({"width": 1024, "height": 768})
    expect(person.sees("watch-link")).to_be_hidden()
    person.sees("beside-join").click()
    expect(person.sees("watch-link")).to_be_in_viewport(ratio=1)
    expect(person.sees("import").locator("xpath=..").locator("label")).to_be_in_viewport(ratio=1)
    person.sees("beside-record").click()
    expect(person.sees("my-name")).to_be_visible()


def test_games_that_are_over_stand_in_the_record(people: People) -> None:
    person = people.come()
    person.enter_lobby()
    expect(person.sees("record")).to_have_count(0)
    scene = person.open("me", "heuristic", seed=5)
    person.page.route(re.compile(r"/api/me/record"), lambda route: route.fulfill(json=RECORD))
    person.page.goto("/")
    expect(person.sees("record")).to_contain_text("3 games")
    expect(person.sees("record")).to_contain_text("1 of 2 won")
    expect(person.sees("table-card")).to_contain_text(re.compile("Your turn|waits for"))
    assert scene["game"] == "elder_sign"


RECORD = [{"game": "elder_sign", "played": 2, "won": 1}, {"game": "mansions", "played": 1, "won": 0}]


def test_a_card_is_chosen_with_the_keyboard(people: People) -> None:
    person = people.come()
    person.enter_lobby()
    person.set_table("elder_sign")
    person.page.get_by_role("radio", name="Let fate decide").focus()
    person.page.keyboard.press("ArrowRight")
    expect(person.page.get_by_role("radio", name="Azathoth")).to_be_checked()
    expect(person.sees("summary")).to_contain_text("Azathoth")


def test_whoever_goes_back_to_the_lobby_finds_the_table_as_it_was_left(people: People) -> None:
    person = people.come()
    person.enter_lobby()
    person.set_table("elder_sign")
    person.page.get_by_role("radio", name="Hastur").check()
    person.page.go_back()
    person.set_table("elder_sign")
    expect(person.page.get_by_role("radio", name="Hastur")).to_be_checked()
