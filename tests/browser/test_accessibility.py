"""What axe-core says of every screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect
from tests.browser.people import People, Person
from tests.browser.situations import (
    ROOM,
    battle,
    choosing_characters,
    crowded_museum,
    daisy_among_books,
    drafting,
    finished_game,
    joe_at_a_puzzlebox,
    joe_in_danger,
    joe_with_two_guns,
    keeper_in_joes_turn,
    keeper_of_house_lynch,
    last_stand,
    mandy_in_a_crowd,
    roland_and_the_ghoul,
)
from tests.browser.test_lobby import RECORD
from tests.browser.test_moments import GO_ON_TO, go_on_to, meet
from tests.browser.turning_points import TURNING_POINTS
from tests.games.kingsport.battles import PETE, drawn, epic
from tests.games.kingsport.scenes import at_an_open_rift
from tests.programs import cannot

from miskatonic.kernel.table import Table

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
AT_REST = "() => document.getAnimations().every(({ effect }) => effect.getComputedTiming().endTime === Infinity)"
"""Nothing is on its way in or out: what is half faded in has no contrast yet."""

Lang = Literal["en", "fr"]
Theme = Literal["light", "dark"]

STAGES: dict[str, tuple[Callable[[], Table[Any]], int]] = {
    "elder_sign": (crowded_museum, 8),
    "card_game": (roland_and_the_ghoul, 2),
    "arkham_horror": (mandy_in_a_crowd, 2),
    "kingsport": (at_an_open_rift, 1),
    "mansions": (joe_in_danger, 2),
    "keeper": (keeper_of_house_lynch, 2),
}
"""What lies on the table of each title, and how many play."""
WHOLE: dict[str, tuple[Callable[[], Table[Any]], int]] = {
    "last_stand": (last_stand, 4),
    "epic_battle": (lambda: drawn(epic("epic_overwhelming_assault", PETE)).table, 1),
    "puzzle": (joe_at_a_puzzlebox, 2),
    "characters": (choosing_characters, 4),
    "draft": (drafting, 4),
    "search": (daisy_among_books, 1),
}
"""What takes the place of the board, or lies over it, and how many play."""


@cache
def axe() -> str:
    """The source of axe-core."""
    if not AXE.is_file():
        cannot("axe-core is not installed: run `npm ci` in web/")
    return AXE.read_text()


def is_sound(person: Person) -> None:
    """There is no fault in what is on the screen, however small."""
    page = person.page
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    page.wait_for_function(AT_REST)
    found = page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    assert found["passes"], "axe has looked at nothing"
    told = [
        f"{fault['id']} ({fault['impact']}): {node['html'][:200]} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
    assert told == []


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark")])
def test_the_lobby_is_sound(people: People, lang: Lang, theme: Theme) -> None:
    person = people.come(lang=lang, theme=theme)
    person.open("me", seed=5)
    person.enter_lobby()
    expect(person.sees("table-card")).to_be_visible()
    is_sound(person)
    person.sees("settings").click()
    expect(person.sees("settings-menu")).to_be_visible()
    is_sound(person)


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark")])
@pytest.mark.parametrize("cover", ["elder_sign", "card_game", "arkham_horror/kingsport", "mansions"])
def test_a_table_that_is_being_set_is_sound(people: People, cover: str, lang: Lang, theme: Theme) -> None:
    person = people.come(lang=lang, theme=theme)
    person.enter_lobby()
    person.set_table(cover)
    expect(person.sees("setup").get_by_role("radio").first).to_be_attached()
    is_sound(person)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table_is_sound(people: People, lang: Lang, theme: Theme) -> None:
    person = people.come(lang=lang, theme=theme)
    person.bring(joe_with_two_guns())
    person.wait_to_be_asked()
    person.take(f"move:{ROOM}")
    person.take("roll")
    is_sound(person)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_past_is_sound(people: People, theme: Theme) -> None:
    person = people.come(theme=theme)
    person.bring(joe_with_two_guns())
    person.take(f"move:{ROOM}")
    person.look_at(0)
    expect(person.sees("past-banner")).to_be_visible()
    is_sound(person)


@pytest.mark.parametrize("title", STAGES)
def test_every_region_and_every_page_of_a_phone_are_sound(people: People, title: str) -> None:
    odd = list(STAGES).index(title) % 2 == 1
    person = people.come(lang="fr" if odd else "en", theme="light" if odd else "dark")
    situation, players = STAGES[title]
    person.bring(situation(), *["random"] * (players - 1))
    person.wait_to_be_asked()
    is_sound(person)
    fellows = person.page.locator("[data-region=others] [data-piece]:not([data-lit]):visible")
    if fellows.count() > 0:
        fellows.first.click()
        expect(person.sees("piece-dialog")).to_be_visible()
        is_sound(person)
        person.page.keyboard.press("Escape")
    person.page.set_viewport_size({"width": 390, "height": 844})
    for page in ("board", "me", "others"):
        person.sees(f"dock-{page}").click()
        is_sound(person)


@pytest.mark.parametrize("name", WHOLE)
def test_what_takes_the_place_of_the_board_is_sound(people: People, name: str) -> None:
    odd = list(WHOLE).index(name) % 2 == 1
    person = people.come(lang="fr" if odd else "en", theme="light" if odd else "dark")
    situation, players = WHOLE[name]
    person.bring(situation(), *["random"] * (players - 1))
    person.wait_to_be_asked()
    is_sound(person)
    person.page.set_viewport_size({"width": 390, "height": 844})
    is_sound(person)


@pytest.mark.parametrize("point", TURNING_POINTS)
def test_what_is_told_is_sound(people: People, point: str) -> None:
    person = people.come(tempo="word", theme="dark" if list(TURNING_POINTS).index(point) % 2 else "light")
    meet(person, TURNING_POINTS[point])
    go_on_to(person, TURNING_POINTS[point])
    is_sound(person)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_banner_is_sound(people: People, theme: Theme) -> None:
    person = people.come(tempo="word", theme=theme)
    meet(person, TURNING_POINTS["sealed"])
    person.page.wait_for_function(GO_ON_TO, arg=["GateClosed", ""])
    expect(person.sees("moments")).to_have_attribute("data-shape", "banner")
    is_sound(person)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_standing_passes_are_sound(people: People, theme: Theme) -> None:
    person = people.come(theme=theme)
    person.bring(keeper_in_joes_turn(), "heuristic", "heuristic")
    person.wait_to_be_asked()
    person.sees("standing").locator("summary").click()
    is_sound(person)
    person.page.locator('[data-until="more"]').click()
    expect(person.sees("take-back-pass")).to_be_visible()
    is_sound(person)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_game_under_way_is_sound(people: People, theme: Theme) -> None:
    person = people.come(theme=theme)
    person.open("heuristic", "me", "heuristic", "heuristic", seed=12, ancient_one="yog_sothoth")
    for _ in range(8):
        person.wait_to_be_asked()
        person.take_any()
    person.wait_to_be_asked()
    is_sound(person)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_dialogs_are_sound(people: People, theme: Theme) -> None:
    person = people.come(theme=theme)
    person.bring(joe_with_two_guns())
    person.wait_to_be_asked()
    openers = {"why": "rule-dialog", "settings": "settings-menu", "table-menu": "host-menu", "help": "help-dialog"}
    for button, dialog in openers.items():
        person.sees(button).click()
        expect(person.sees(dialog)).to_be_visible()
        if button == "why":
            expect(person.sees("rule-words")).to_be_visible()
        is_sound(person)
        person.page.keyboard.press("Escape")
    for tab in ("seats", "chat"):
        person.sees(f"tab-{tab}").click()
        is_sound(person)
    person.piece("tommy_gun").click()
    expect(person.sees("piece-dialog")).to_be_visible()
    is_sound(person)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_phone_is_sound(people: People, theme: Theme) -> None:
    person = people.come(phone=True, theme=theme, lang="fr")
    person.page.route(re.compile(r"/api/me/record"), lambda route: route.fulfill(json=RECORD))
    person.enter_lobby()
    for leaf in ("games", "tables", "record", "join"):
        person.sees(f"leaf-{leaf}").tap()
        is_sound(person)
    person.set_table_by_address("arkham_horror", "kingsport")
    is_sound(person)
    person.bring(joe_with_two_guns())
    person.wait_to_be_asked()
    is_sound(person)
    for page in ("log", "chat"):
        person.sees(f"dock-{page}").tap()
        is_sound(person)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_last_battle_and_the_end_are_sound(people: People, theme: Theme) -> None:
    person = people.come(theme=theme)
    person.bring(battle(), "random", "random", "random")
    person.wait_to_be_asked()
    is_sound(person)
    person.bring(finished_game(), "random", "random", "random")
    expect(person.sees("ending")).to_be_visible()
    is_sound(person)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_invitations_and_credits_are_sound(people: People, theme: Theme) -> None:
    host, guest = people.come(), people.come(theme=theme)
    scene = host.open("me", "open")
    guest.page.goto(f"/t/{scene['id']}#invite={scene['seats'][1]['invite']}&seat=1")
    expect(guest.sees("claim")).to_be_visible()
    is_sound(guest)
    guest.page.goto("/credits")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    is_sound(guest)
