"""Arkham Horror in a browser: the town is walked by its map, monsters are met on it, sliders are moved by their stops."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.people import People, Person
from tests.browser.situations import mandy_downtown
from tests.browser.test_accessibility import is_sound
from tests.browser.test_languages import well_set
from tests.browser.test_phone import LEAST_TARGET, SMALL_TARGETS, fits

Theme = Literal["light", "dark"]
Lang = Literal["en", "fr"]


def on_the_map(person: Person, piece: str) -> Locator:
    """A piece on the map of the town."""
    return person.board.locator(f'[data-surface] [data-piece="{piece}"]')


def walk_to(person: Person, place: str) -> None:
    """Goes to a place by clicking it on the map."""
    before = person.moves
    on_the_map(person, place).locator("[data-handle]").first.click()
    person.wait_for_moves(before + 1)


def test_a_walk_and_a_fight_by_clicking_the_map(people: People) -> None:
    person = people.come()
    person.bring(mandy_downtown(), "heuristic")
    person.wait_to_be_asked()
    expect(on_the_map(person, "downtown").locator('[data-piece="mandy_thompson"]')).to_be_visible()
    expect(on_the_map(person, "gate_abyss")).to_contain_text("Abyss")
    walk_to(person, "easttown")
    expect(on_the_map(person, "easttown").locator('[data-piece="mandy_thompson"]')).to_be_visible()
    on_the_map(person, "ghoul").click()
    person.sees("piece-menu").locator('[data-option="fight:ghoul"]').click()
    fight = person.board.get_by_label("The fight")
    expect(fight).to_contain_text("Ghoul")
    expect(fight).to_contain_text("Mandy Thompson")
    person.wait_to_be_asked()
    expect(person.board.get_by_label("Horror check")).to_be_visible()


def test_a_slider_is_moved_by_its_stops(people: People) -> None:
    person = people.come()
    person.open("me", game="arkham_horror", seed=5)
    person.wait_to_be_asked()
    while not any(option.startswith("slide:") for option in person.offered):
        person.take_any()
        person.wait_to_be_asked()
    option = next(option for option in person.offered if option.startswith("slide:"))
    before = person.moves
    person.board.locator(f'[data-stop="{option.removeprefix("slide:")}"]').click()
    person.wait_for_moves(before + 1)


def test_on_a_phone_the_map_is_brought_nearer_and_moved_about(people: People) -> None:
    person = people.come(phone=True)
    person.bring(mandy_downtown(), "heuristic")
    person.wait_to_be_asked()
    fits(person)
    assert person.page.evaluate(SMALL_TARGETS, LEAST_TARGET) == []
    person.sees("fold").tap()
    town = person.board.get_by_role("group", name="Map of the town")
    expect(on_the_map(person, "downtown")).to_be_in_viewport()
    town.get_by_role("button", name="The whole town").tap()
    expect(town).to_have_attribute("data-surface", "whole")
    town.get_by_role("button", name="Nearer").tap()
    expect(town).to_have_attribute("data-surface", "near")
    walk_to(person, "merchant_district")
    fits(person)


def test_a_drag_moves_the_map_and_presses_nothing(people: People) -> None:
    person = people.come()
    person.bring(mandy_downtown(), "heuristic")
    person.wait_to_be_asked()
    town = person.board.get_by_role("group", name="Map of the town")
    town.get_by_role("button", name="Nearer").click()
    place = on_the_map(person, "downtown")
    before = place.bounding_box()
    assert before is not None
    person.page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    person.page.mouse.down()
    person.page.mouse.move(before["x"] - 60, before["y"] - 40, steps=6)
    person.page.mouse.up()
    after = place.bounding_box()
    assert after is not None
    assert after["x"] < before["x"] - 20
    assert person.moves == 0
    assert person.page.get_by_role("dialog").count() == 0


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark")])
def test_the_board_is_sound(people: People, lang: Lang, theme: Theme) -> None:
    person = people.come(lang=lang, theme=theme)
    person.bring(mandy_downtown(), "heuristic")
    person.wait_to_be_asked()
    is_sound(person)
    if lang == "fr":
        well_set(person)
