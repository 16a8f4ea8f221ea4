"""Mansions of Madness in a browser: an investigator walks through the house by its plan, opens it, and meets what is in it."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Locator, Position, expect
from tests.browser.audit import broken
from tests.browser.people import People, Person
from tests.browser.situations import (
    crowds_in_small_rooms,
    joe_before_a_puzzlebox,
    joe_in_danger,
    joe_in_house_lynch,
    joe_takes_aim,
)
from tests.browser.sizes import SIZES
from tests.browser.test_accessibility import is_sound
from tests.browser.test_languages import well_set
from tests.browser.test_phone import LEAST_TARGET, SMALL_TARGETS, fits

JOE = "joe_diamond"
KITCHEN = "kitchen.1"
CORNER: Position = {"x": 10, "y": 30}
"""Of a space, where nobody stands."""


def space(person: Person, name: str) -> Locator:
    """A space of the house, by what the keyboard gets hold of it with."""
    return person.board.locator(f'[data-space="{name}"] [data-handle]')


def in_the_house(person: Person, piece: str) -> Locator:
    """A piece on the plan of the house."""
    return person.board.locator(f'[data-surface] [data-piece="{piece}"]')


def caption(person: Person) -> Locator:
    """The line below the plan."""
    return person.board.locator("[data-caption]")


def go_to(person: Person, name: str) -> None:
    """Clicks a space and waits for the first step."""
    before = person.moves
    space(person, name).click(position=CORNER)
    person.wait_for_moves(before + 1)


def swap_runes(person: Person) -> None:
    """Touches two pieces of the puzzle, one after the other, which changes them over."""
    puzzle = person.sees("puzzle")
    expect(puzzle).to_be_visible()
    before = person.moves
    puzzle.locator('[data-cell="2"]').first.click()
    puzzle.locator('[data-cell="3"]').first.click()
    person.wait_for_moves(before + 1)


def test_the_opening_of_house_lynch_by_hand(people: People) -> None:
    person = people.come()
    person.bring(joe_in_house_lynch(), "heuristic")
    person.wait_to_be_asked()
    expect(in_the_house(person, JOE)).to_be_visible()
    expect(person.board.locator('[data-fog="kitchen"]')).to_be_attached()

    # The way to the kitchen is seen before it is taken, with all that stands in it.
    space(person, KITCHEN).hover(position=CORNER)
    expect(person.sees("path")).to_have_attribute("data-way", f"foyer.right_stairs dining_room.right {KITCHEN}")
    for danger in ("to face: Zombie", "to open: Dining Room, Kitchen"):
        expect(caption(person)).to_contain_text(danger)

    # One click: the key opens the first lock, and Joe Diamond goes on to the second, which is a puzzle.
    go_to(person, KITCHEN)
    swap_runes(person)

    # The kitchen is open: the fog lifts, and the sight of the zombie is to be borne.
    expect(person.option("roll")).to_be_visible()
    expect(person.board.locator('[data-fog="kitchen"]')).to_have_count(0)
    person.take("roll")
    person.wait_to_be_asked()

    # A fight, by a click on the zombie.
    in_the_house(person, "zombie").click()
    person.sees("piece-menu").locator('[data-option="attack:zombie:knife"]').click()
    expect(person.option("end_turn")).to_be_hidden()
    while "end_turn" not in person.offered:
        person.take(person.offered[0])
        person.wait_to_be_asked()
    person.take("end_turn")

    # In the next turn the room is explored: the clue is read out and kept.
    person.wait_to_be_asked()
    while "explore" not in person.offered:
        person.take(person.offered[0])
        person.wait_to_be_asked()
    person.take("explore")
    expect(person.piece("the_fall_of_house_lynch_clue_2a")).to_be_attached()


def test_a_walk_through_danger_says_the_chances_first(people: People) -> None:
    person = people.come()
    person.bring(joe_in_danger(), "heuristic")
    person.wait_to_be_asked()
    space(person, "hallway_1.left").focus()
    expect(caption(person)).to_contain_text("to evade: Zombie")
    expect(caption(person)).to_contain_text("through fire: Hallway 1")
    expect(person.sees("evading").first).to_be_visible()


def test_a_finger_is_shown_the_way_before_it_walks(people: People) -> None:
    person = people.come(phone=True)
    person.bring(joe_in_danger(), "heuristic")
    person.wait_to_be_asked()
    fits(person)
    assert person.page.evaluate(SMALL_TARGETS, LEAST_TARGET) == []
    person.sees("fold").tap()
    space(person, "foyer.center").tap(position={"x": 12, "y": 12})
    expect(caption(person)).to_contain_text("to evade: Zombie")
    assert person.moves == 0
    person.sees("go").tap()
    person.wait_for_moves(1)


def test_a_walk_that_takes_the_action_is_asked_about(people: People) -> None:
    person = people.come()
    person.bring(joe_in_house_lynch(), "heuristic")
    person.wait_to_be_asked()
    space(person, "hallway_2.left").click()
    expect(caption(person)).to_contain_text("takes your action")
    assert person.moves == 0
    person.sees("stay").click()
    expect(person.sees("go")).to_have_count(0)


def test_the_tabulator_stops_once_among_the_spaces_and_the_arrow_keys_go_on(people: People) -> None:
    person = people.come()
    person.bring(joe_in_house_lynch(), "heuristic")
    person.wait_to_be_asked()
    stops = person.board.locator('[data-space] [data-handle][tabindex="0"]')
    expect(stops).to_have_count(1)
    stops.focus()
    person.page.keyboard.press("ArrowDown")
    expect(space(person, "foyer.right_hall")).to_be_focused()
    person.page.keyboard.press("Enter")
    person.wait_for_moves(1)
    expect(in_the_house(person, JOE)).to_be_visible()


def test_an_attack_from_afar_shows_its_line_before_it_is_made(people: People) -> None:
    person = people.come()
    person.bring(joe_takes_aim(), "heuristic")
    person.wait_to_be_asked()
    expect(person.sees("shot")).to_have_count(0)
    person.panel.locator('[data-option="attack:zombie:shotgun"]').hover()
    expect(person.sees("shot")).to_have_attribute("data-at", "zombie")


def test_the_answers_of_a_new_question_are_read_from_the_first_on(people: People) -> None:
    person = people.come(phone=True)
    person.bring(joe_before_a_puzzlebox(), "heuristic")
    person.wait_to_be_asked()
    person.take("explore")
    expect(person.sees("puzzle")).to_be_visible()
    expect(person.options.first).to_be_in_viewport()


def test_the_cells_of_a_puzzle_have_the_numbers_that_the_answers_call_them_by(people: People) -> None:
    person = people.come()
    person.bring(joe_before_a_puzzlebox(), "heuristic")
    person.take("explore")
    numbers = person.sees("puzzle").locator("[data-number]")
    expect(numbers).to_have_count(6)
    assert [number.get_attribute("data-number") for number in numbers.all()] == [*"123456"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_crowd_covers_the_name_of_a_room(people: People, lang: Literal["en", "fr"]) -> None:
    person = people.come(lang=lang)
    person.bring(crowds_in_small_rooms(), "random", "random", "random")
    person.wait_to_be_asked()
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        assert broken(person.page) == [], f"{width} by {height}"


def test_who_names_no_investigator_is_told_that_it_is_chosen_at_the_table(people: People) -> None:
    person = people.come()
    person.enter_lobby()
    person.set_table("mansions")
    expect(person.page.get_by_label("Investigators, Seat 1")).to_contain_text("Chosen at the table")


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark")])
def test_the_board_is_sound(people: People, lang: Literal["en", "fr"], theme: Literal["light", "dark"]) -> None:
    person = people.come(lang=lang, theme=theme)
    person.bring(joe_in_house_lynch(), "heuristic")
    person.wait_to_be_asked()
    is_sound(person)
    if lang == "fr":
        well_set(person)
