"""Arkham Horror in a browser: the town is walked by its map, monsters are met on it, sliders are moved by their stops."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.audit import broken
from tests.browser.people import People, Person
from tests.browser.pictures import kingsport_in_trouble
from tests.browser.projector import Projector
from tests.browser.situations import (
    downtown,
    eight_in_arkham,
    last_stand,
    mandy_downtown,
    mandy_in_a_crowd,
    mandy_in_a_hurry,
    mandy_in_upkeep,
    mandy_shops,
    mandy_with_her_hands_full,
)
from tests.browser.sizes import SIZES
from tests.browser.test_accessibility import is_sound
from tests.browser.test_languages import well_set
from tests.browser.test_phone import LEAST_TARGET, SMALL_TARGETS, fits

from miskatonic.kernel.table import Table

Theme = Literal["light", "dark"]
Lang = Literal["en", "fr"]

ON_A_NAME = """() => {
  const chance = document.querySelector("[data-testid=evading]").getBoundingClientRect();
  return [...document.querySelectorAll(".place.street > .plate")].some(plate => {
    const name = plate.getBoundingClientRect();
    return chance.left < name.right && chance.right > name.left && chance.top < name.bottom && chance.bottom > name.top;
  });
}"""


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
    expect(on_the_map(person, "woods")).to_contain_text("Abyss")
    walk_to(person, "easttown")
    expect(on_the_map(person, "easttown").locator('[data-piece="mandy_thompson"]')).to_be_visible()
    on_the_map(person, "ghoul").click()
    person.sees("piece-menu").locator('[data-option="fight:ghoul"]').click()
    fight = person.board.get_by_label("The fight")
    expect(fight).to_contain_text("Ghoul")
    expect(fight).to_contain_text("Mandy Thompson")
    person.wait_to_be_asked()
    expect(person.board.get_by_label("Horror check")).to_be_visible()


def test_what_stands_in_the_way_is_shown_before_one_walks(people: People) -> None:
    person = people.come()
    person.bring(mandy_downtown(), "heuristic")
    person.wait_to_be_asked()
    on_the_map(person, "easttown").locator("[data-handle]").first.focus()
    expect(person.sees("path")).to_have_attribute("data-way", "downtown easttown")
    expect(person.board.locator("[data-caption]")).to_contain_text("Easttown streets, 1 step. Waiting there: the Ghoul")
    expect(person.sees("evading")).to_be_visible()
    expect(person.option("walk:easttown")).to_contain_text("Waiting there: the Ghoul")
    on_the_map(person, "northside").locator("[data-handle]").first.focus()
    expect(person.sees("path")).to_have_attribute("data-way", "downtown northside")
    expect(person.board.locator("[data-caption]")).to_contain_text("Northside streets, 1 step.")
    expect(person.board.locator("[data-caption]")).not_to_contain_text("Ghoul")


def test_a_chance_hangs_where_it_hides_no_name_of_a_street(people: People) -> None:
    person = people.come()
    person.bring(downtown().spawn("cultist", at="northside").table, "heuristic")
    person.wait_to_be_asked()
    for street in ("northside", "easttown"):
        on_the_map(person, street).locator("[data-handle]").first.focus()
        expect(on_the_map(person, street).get_by_test_id("evading")).to_be_visible()
        assert not person.page.evaluate(ON_A_NAME), street


def test_a_finger_is_told_first_what_stands_in_the_way(people: People) -> None:
    person = people.come(phone=True)
    person.bring(mandy_downtown(), "heuristic")
    person.wait_to_be_asked()
    person.sees("fold").tap()
    on_the_map(person, "easttown").locator("[data-handle]").first.tap()
    offered = person.sees("piece-menu").locator('[data-option="walk:easttown"]')
    expect(offered).to_contain_text("Waiting there: the Ghoul")
    assert person.moves == 0
    offered.tap()
    person.wait_for_moves(1)


def test_very_many_places_are_folded_away_by_neighborhood(people: People) -> None:
    person = people.come(phone=True)
    person.bring(mandy_in_a_hurry(), "heuristic")
    person.wait_to_be_asked()
    expect(person.option("stop")).to_be_visible()
    expect(person.option("walk:northside")).to_be_hidden()
    quarter = person.page.locator('[data-testid=option-group][data-group="northside"]')
    quarter.locator("summary").focus()
    person.page.keyboard.press("Enter")
    expect(person.option("walk:newspaper")).to_be_visible()
    fits(person)
    assert person.page.evaluate(SMALL_TARGETS, LEAST_TARGET) == []
    person.take("walk:newspaper")


def test_the_tabulator_stops_once_among_the_places_and_the_arrow_keys_go_on(people: People) -> None:
    person = people.come()
    person.bring(mandy_downtown(), "heuristic")
    person.wait_to_be_asked()
    stops = person.board.locator('[data-rove] [data-handle][tabindex="0"]')
    expect(stops).to_have_count(1)
    expect(stops).to_have_accessible_name(re.compile("^Downtown streets"))
    stops.focus()
    person.page.keyboard.press("ArrowUp")
    expect(on_the_map(person, "northside").locator("[data-handle]")).to_be_focused()
    assert person.moves == 0
    expect(person.sees("past-banner")).to_have_count(0)
    person.page.keyboard.press("Enter")
    person.wait_for_moves(1)


def test_a_stack_of_monsters_fans_out_under_a_finger_before_it_presses_one(people: People) -> None:
    person = people.come(phone=True)
    person.bring(mandy_in_a_crowd(), "heuristic")
    person.wait_to_be_asked()
    person.sees("fold").tap()
    stack = person.board.locator('[data-surface] [data-piece="easttown"] [data-stack]')
    expect(stack).to_have_attribute("data-stack", "stacked")
    stack.locator("[data-piece]").first.tap()
    expect(stack).to_have_attribute("data-stack", "fanned")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    stack.locator("[data-piece]").last.tap()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def test_a_slider_is_moved_with_the_arrow_keys(people: People) -> None:
    person = people.come()
    person.bring(mandy_in_upkeep(), "heuristic")
    person.wait_to_be_asked()
    knob = person.board.locator('[data-knob="speed"]').first
    knob.focus()
    person.page.keyboard.press("ArrowRight")
    person.wait_for_moves(1)
    expect(knob).to_have_attribute("aria-valuenow", "2")
    expect(knob).to_be_focused()
    person.page.keyboard.press("ArrowRight")
    person.wait_for_moves(2)
    expect(knob).to_have_attribute("aria-valuenow", "3")


def test_a_slider_is_moved_by_its_stops(people: People) -> None:
    person = people.come()
    person.open("me", game="arkham_horror", seed=5)
    person.wait_to_be_asked()
    while not any(option.startswith("slide:") for option in person.offered):
        person.take_any()
        person.wait_to_be_asked()
    option = next(option for option in reversed(person.offered) if option.startswith("slide:"))
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
    on_the_map(person, "rivertown").locator("[data-handle]").focus()
    person.page.keyboard.press("+")
    place = on_the_map(person, "rivertown")
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


def test_both_sides_of_a_fight_are_in_sight_on_every_screen(people: People) -> None:
    person = people.come(lang="fr")
    person.bring(mandy_with_her_hands_full(), "random")
    person.wait_to_be_asked()
    expect(person.page.locator("[data-region=case] [data-lit]")).to_have_count(3)
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        assert broken(person.page) == [], f"{width} by {height}"


@pytest.mark.parametrize("situation", [eight_in_arkham, kingsport_in_trouble])
def test_no_crowd_hides_a_name(people: People, situation: Callable[[], Table[Any]]) -> None:
    table = situation()
    projector = Projector(people.come(lang="fr", odds=False), table, 0, "fr")
    projector.open()
    for width, height in SIZES:
        projector.person.page.set_viewport_size({"width": width, "height": height})
        assert projector.look() == [], f"{width} by {height}"


CUT = """() => {
  const frame = document.querySelector("[data-region=case]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-region=case] [data-piece]")]
    .filter(card => card.getBoundingClientRect().bottom > frame.bottom + 1)
    .map(card => card.dataset.piece);
}"""
"""Cards beside the question whose last lines cannot be read."""


def test_cards_for_sale_are_read_to_their_last_line(people: People) -> None:
    person = people.come()
    person.bring(mandy_shops(), "random")
    person.wait_to_be_asked()
    for width, height in ((1440, 900), (1280, 720), (1024, 768)):
        person.page.set_viewport_size({"width": width, "height": height})
        assert person.page.evaluate(CUT) == [], f"{width} by {height}"


def test_seven_fellows_leave_room_for_the_answers(people: People) -> None:
    person = people.come()
    person.bring(eight_in_arkham(), *["random"] * 7)
    person.wait_to_be_asked()
    person.page.set_viewport_size({"width": 1024, "height": 768})
    fellows = person.page.locator("[data-region=others]")
    expect(fellows.locator("[data-piece]")).to_have_count(7)
    box = fellows.bounding_box()
    assert box is not None
    assert box["height"] < 125
    assert broken(person.page) == []

    # One who can be traded with is also read.
    fellows.locator("[data-lit]").first.click()
    person.sees("piece-menu").get_by_role("button", name="Look at it").click()
    expect(person.sees("whole-sheet")).to_be_visible()


def test_on_a_phone_the_ancient_one_is_large_in_the_final_battle(people: People) -> None:
    person = people.come(phone=True)
    person.bring(last_stand(), *["random"] * 3)
    person.wait_to_be_asked()
    person.page.set_viewport_size({"width": 390, "height": 844})
    box = on_the_board(person, "ancient_one").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 140


def on_the_board(person: Person, piece: str) -> Locator:
    """A piece that lies on no map."""
    return person.page.locator(f'[data-region=board] [data-piece="{piece}"]')
