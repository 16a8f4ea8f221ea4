"""The end of a game: the verdict, and the game told once more, with a way from everything to its moment."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.audit import broken, flaws
from tests.browser.people import People, Person
from tests.browser.sizes import PHONE, on_every_screen
from tests.browser.test_accessibility import Theme, is_sound
from tests.server.test_report import finished

from miskatonic.kernel.table import Table

LOST: dict[str, tuple[str, int, dict[str, Any]]] = {
    "elder_sign": ("elder_sign", 4, {}),
    "card_game": ("card_game", 2, {}),
    "arkham_horror": ("arkham_horror", 4, {}),
    "kingsport": ("arkham_horror", 2, {"boxes": ["kingsport"]}),
    "mansions": ("mansions", 4, {}),
    "eight": ("arkham_horror", 8, {}),
}
WON: dict[str, tuple[str, int, dict[str, Any]]] = {
    "won_elder_sign": ("elder_sign", 4, {}),
    "won_card_game": ("card_game", 2, {}),
    "won_arkham_horror": ("arkham_horror", 4, {}),
    "won_kingsport": ("arkham_horror", 2, {"boxes": ["kingsport"]}),
    "won_mansions": ("mansions", 4, {"keeper": 3}),
}
TITLES = LOST | WON
"""Game, players and options of games that the first seat loses or wins."""

SHEET = "[data-testid=account]"


@cache
def ended(title: str) -> Table[Any]:
    """The first game of a title that bots have played to such an end."""
    game, players, options = TITLES[title]
    tables = (finished(game, seed, players, **options) for seed in range(3, 100))
    return next(table for table in tables if table.outcome and (0 in table.outcome.winners) is (title in WON))


def come_to_the_end(person: Person, title: str) -> None:
    """Somebody who has played such a game, at the first seat."""
    person.bring(ended(title), *["random"] * (TITLES[title][1] - 1))
    is_told(person)


def is_told(person: Person) -> None:
    """The whole game lies on the table."""
    expect(person.sees("account")).to_have_attribute("data-told", "true")


def leads_to_its_moment(person: Person, thing: Locator) -> None:
    """What is pressed shows the table as it was then; from there one comes back to the end."""
    move = int(thing.get_attribute("data-move") or -1)
    thing.click()
    if move < person.moves:
        expect(person.sees("history")).to_have_text(f"{move} / {person.moves}")
        expect(person.sees("account")).to_have_count(0)
        expect(person.page.locator('[data-region="board"]')).to_be_visible()
        person.sees("panel-now").click()
    else:
        person.sees("to-the-end").click()
    is_told(person)


# --- every game


@pytest.mark.parametrize("title", [*WON, *(title for title in LOST if title != "eight")])
def test_every_turning_point_leads_to_its_moment_and_back(people: People, title: str) -> None:
    person = people.come()
    come_to_the_end(person, title)
    points = person.sees("turning-point")
    assert 0 < points.count() <= 6
    expect(points.locator("[data-testid=picture] img").first).to_be_visible()
    for number in range(points.count()):
        leads_to_its_moment(person, points.nth(number))
    for part in ("chart", "deeds", "luck", "lanes"):
        expect(person.page.locator(f'[data-part="{part}"]')).to_be_visible()
    leads_to_its_moment(person, person.sees("mark").first)
    leads_to_its_moment(person, person.sees("rarest"))


@pytest.mark.parametrize("title", TITLES)
def test_the_end_is_whole_on_every_screen(people: People, title: str) -> None:
    person = people.come()
    come_to_the_end(person, title)
    expect(person.sees("epilogue")).not_to_be_empty()
    found = []
    for width, screen in on_every_screen(person, "/report"):
        found += [f"{screen}: {flaw}" for flaw in flaws(person.page, SHEET, *(["account"] if width <= PHONE else []))]
    for name in ("deeds", "luck", "lanes"):
        person.sees(f"end-tab-{name}").click()
        found += [f"{name}: {flaw}" for flaw in flaws(person.page, SHEET, "account")]
    assert found == []


@pytest.mark.parametrize("title", ["elder_sign", "card_game", "arkham_horror", "kingsport", "mansions", *WON])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_is_sound(people: People, title: str, theme: Theme) -> None:
    person = people.come(theme=theme, lang="fr" if theme == "dark" else "en")
    come_to_the_end(person, title)
    won = "true" if title in WON else "false"
    expect(person.sees("ending")).to_have_attribute("data-won", won)
    is_sound(person)


# --- the chart


def test_a_round_on_the_chart_is_looked_at_again_by_mouse_and_by_keyboard(people: People) -> None:
    person = people.come()
    come_to_the_end(person, "elder_sign")
    rounds = person.sees("round")
    leads_to_its_moment(person, rounds.nth(2))
    rounds.last.focus()
    for _ in range(3):
        person.page.keyboard.press("ArrowLeft")
    chosen = rounds.nth(rounds.count() - 4)
    expect(chosen).to_be_focused()
    expect(chosen).to_have_accessible_name(re.compile(r"^Day \d+: .*Doom \d+ of \d+.* See it again$"))
    person.page.keyboard.press("Enter")
    expect(person.sees("history")).to_have_text(f"{move_of(person)} / {person.moves}")
    person.page.keyboard.press("Escape")
    is_told(person)


def move_of(person: Person) -> int:
    """The moment that is looked at, as the server numbers it."""
    shown = person.sees("history").inner_text()
    return int(shown.split("/", maxsplit=1)[0])


# --- doors


def test_the_board_can_be_seen_and_left_for_the_end_again(people: People) -> None:
    person = people.come()
    come_to_the_end(person, "arkham_horror")
    person.sees("see-board").click()
    expect(person.sees("account")).to_have_count(0)
    expect(person.page.locator('[data-region="board"]')).to_be_visible()
    expect(person.sees("ending")).to_contain_text("Defeat")
    person.sees("to-the-end").click()
    is_told(person)
    expect(person.sees("ending")).to_have_count(1)
    with person.page.expect_download() as coming:
        person.sees("export").click()
    assert coming.value.suggested_filename.endswith(".json")


def test_another_ancient_one_is_chosen_where_tables_are_set(people: People) -> None:
    person = people.come()
    come_to_the_end(person, "kingsport")
    expect(person.sees("another")).to_have_text("Another Ancient One")
    person.sees("another").click()
    expect(person.page).to_have_url(re.compile(r"/set/arkham_horror#box=kingsport$"))
    expect(person.sees("setup")).to_be_visible()


# --- for whom


def test_each_side_reads_its_own_verdict_and_a_spectator_that_of_the_investigators(people: People) -> None:
    keeper, guest = people.come(), people.come(lang="fr")
    come_to_the_end(keeper, "mansions")
    winners = ended("mansions").outcome.winners  # type: ignore[union-attr]
    expect(keeper.sees("ending")).to_have_attribute("data-won", "true" if 0 in winners else "false")
    guest.go_to_table(keeper.table_id)
    is_told(guest)
    expect(guest.sees("ending")).to_have_attribute("data-won", "false" if winners == (0,) else "true")
    expect(guest.sees("turning-point").first).to_be_visible()
    player = people.come()
    player.context.request.get("/api/me")
    saved = ended("mansions").save(["random", "me", "me", "me"])
    scene = player.context.request.post(
        "/api/tables/import", data=saved, headers={"content-type": "application/json"}
    ).json()
    player.go_to_table(scene["id"])
    is_told(player)
    expect(player.sees("ending")).to_have_attribute("data-won", "true" if 1 in winners else "false")


# --- a phone


def test_a_phone_shows_one_part_at_a_time(people: People) -> None:
    person = people.come(phone=True, lang="fr")
    come_to_the_end(person, "card_game")
    expect(person.sees("chart")).to_be_visible()
    for name, shows in (
        ("points", "turning-point"),
        ("deeds", "deeds"),
        ("luck", "luck"),
        ("lanes", "mark"),
        ("chapters", "chronicle"),
    ):
        person.sees(f"end-tab-{name}").tap()
        expect(person.sees(shows).first).to_be_visible()
        assert broken(person.page) == []
        is_sound(person)
    person.sees("end-tab-points").tap()
    leads_to_its_moment(person, person.sees("turning-point").first)


# --- when it cannot be told


def test_the_verdict_stands_at_once_even_if_the_game_cannot_be_told_again(people: People) -> None:
    person = people.come(forgives="503|report")
    person.page.route(re.compile("/report"), lambda route: route.fulfill(status=503, body="{}"))
    person.bring(ended("won_elder_sign"), *["random"] * 3)
    expect(person.sees("ending")).to_contain_text("The Ancient One")
    expect(person.sees("account").get_by_role("status")).to_contain_text("cannot be told")
    expect(person.sees("play-again")).to_be_enabled()
    is_sound(person)
