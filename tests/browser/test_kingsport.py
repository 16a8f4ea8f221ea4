"""Kingsport Horror in a browser: a train to the second town, a rift that is closed there, and an Epic Battle."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.people import People, Person
from tests.browser.test_arkham_horror_by_hand import on_the_map
from tests.games.kingsport.journey import AMANDA, MARKER, PLAN, RIFT, SHOP, TRACK, before_a_planned_journey


def jump(person: Person, town: str) -> None:
    """Goes to a town on the map by its name."""
    person.board.get_by_role("button", name=f"Enlarge {town}").click()
    expect(person.board.locator('[data-town]:has([data-surface="whole"])')).to_have_attribute("data-town", town.lower())


def go(person: Person, option: str) -> None:
    """Takes the train or walks by a click on the map."""
    before = person.moves
    on_the_map(person, option.partition(":")[2]).locator("[data-handle]").first.click()
    person.wait_for_moves(before + 1)
    person.wait_to_be_asked()


def test_a_journey_to_kingsport_ends_in_an_epic_battle(people: People) -> None:
    person = people.come()
    person.bring(before_a_planned_journey())
    person.wait_to_be_asked()
    train, walk, stop, _, done = PLAN
    expect(person.board.get_by_label("Sheets beside the Ancient One")).to_contain_text("Bast")

    # By train to the other town, and on foot to a shop there.
    jump(person, "Kingsport")
    expect(on_the_map(person, "harborside").locator(f'[data-piece="{RIFT}"]')).to_be_visible()
    go(person, train)
    go(person, walk)
    expect(on_the_map(person, SHOP).locator(f'[data-piece="{AMANDA}"]')).to_be_visible()
    person.take(stop)
    person.wait_to_be_asked()

    # Two tracks have a marker for the shop; the last one of the open rift is pressed where it lies.
    track = person.board.locator(f'[data-piece="{TRACK}"]')
    expect(track.locator("[data-handle]")).to_have_accessible_name(re.compile("open: Harborside"))
    expect(track.locator('[data-piece^="rpm_"]')).to_have_count(4)
    before = person.moves
    person.board.locator(f'[data-piece="{MARKER}"]').click()
    person.wait_for_moves(before + 1)
    person.wait_to_be_asked()
    assert any("closes" in line for line in person.log)

    # Yig wakes; the card of the round says who attacks.
    person.take(done)
    person.wait_to_be_asked()
    fight = person.sees("round")
    expect(fight.locator("[data-card] [data-handle]")).to_be_visible()
    expect(fight.get_by_label("Who attacks, in order").locator("[aria-current=step]")).to_have_count(1)
    expect(fight).to_contain_text("0 of 1 successes for a doom token")
    expect(fight).to_contain_text(re.compile(r"Plots left\s*\d"))


def test_the_box_and_its_parts_are_chosen_in_the_lobby(people: People) -> None:
    person = people.come()
    person.enter_lobby()
    person.set_table("arkham_horror")
    game = person.sees("setup")
    expect(game.get_by_role("group", name="Herald")).to_have_count(0)
    game.get_by_test_id("box-kingsport").check()
    game.get_by_role("group", name="Herald").get_by_role("radio", name="Ghroth").check()
    game.get_by_role("group", name="Guardian").get_by_role("radio", name="Nodens").check()
    game.get_by_role("radio", name="With the town").check()
    game.get_by_test_id("flag-epic_battle").check()
    game.get_by_test_id("open-table").click()
    person.wait_for_board()
    expect(person.board.get_by_label("Sheets beside the Ancient One")).to_contain_text("Ghroth")
    expect(person.board.get_by_label("Sheets beside the Ancient One")).to_contain_text("Nodens")
    expect(person.board.locator("[data-town]")).to_have_count(2)
    expect(person.board.locator("[data-track]")).to_have_count(3)
