"""Kingsport Horror in a browser: a train to the second town, a rift that is closed there, and an Epic Battle."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from tests.browser.people import People, Person
from tests.browser.test_arkham_horror_by_hand import on_the_map
from tests.rules.kingsport.shared import marked, opened

from miskatonic.kernel.table import Table
from miskatonic.testing import scenario

AMANDA = "amanda_sharpe"
SHOP = "neils_curiosity_shop"
RIFT, TRACK = "rift_white_circle", "rift_track_1"
MARKER = f"rpm_{SHOP}#2"
PLAN = ("train:central_hill", f"walk:{SHOP}", "stop", f"progress:{MARKER}", "done")
"""What Amanda Sharpe does; then Yig wakes, and a card says how the first round of the battle goes."""


def before_the_journey(seed: int) -> Table[Any]:
    """A rift is open in Kingsport, all but one of its markers have been investigated, and one more doom token wakes Yig."""
    g = scenario(
        "arkham_horror",
        seed=seed,
        boxes=["kingsport"],
        seats=[AMANDA],
        ancient_one="yig",
        answers={"epic_battle": "yes", "guardian": "bast"},
    )
    marked(g, "rift_black_hexagon", SHOP)
    opened(g, RIFT, "harborside", "water_st_607", "artists_colony", "hall_school", SHOP, face_down=3)
    return (
        g.set("doom", 9).place(AMANDA, at="train_station").give(AMANDA, "$2").set(f"{AMANDA}.sliders", [3, 0, 0]).table
    )


def goes_as_planned(table: Table[Any]) -> bool:
    """Whether nothing comes in between, and something is asked in the middle of the first round."""
    for option in PLAN:
        if table.decision is None or option not in [each.id for each in table.decision.options]:
            return False
        table.choose(option)
    return table.decision is not None and bool(table.view(0).ancient_one.card)


def jump(person: Person, town: str) -> None:
    """Goes to a town on the map by its name."""
    person.board.get_by_role("button", name=town, exact=True).click()
    expect(person.board.get_by_role("button", name=town, exact=True)).to_have_attribute("aria-pressed", "true")


def go(person: Person, option: str) -> None:
    """Takes the train or walks by a click on the map."""
    before = person.moves
    on_the_map(person, option.partition(":")[2]).locator("[data-handle]").first.click()
    person.wait_for_moves(before + 1)
    person.wait_to_be_asked()


def test_a_journey_to_kingsport_ends_in_an_epic_battle(people: People) -> None:
    seed = next(seed for seed in range(1, 200) if goes_as_planned(before_the_journey(seed)))
    person = people.come()
    person.bring(before_the_journey(seed))
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
    track = on_the_map(person, TRACK)
    expect(track.locator("[data-handle]")).to_have_accessible_name(re.compile("open: Harborside"))
    expect(track.locator('[data-piece^="rpm_"]')).to_have_count(4)
    before = person.moves
    on_the_map(person, MARKER).click()
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

    # A bot takes over and fights to the end.
    person.sees("table-menu").click()
    person.sees("host-pace").first.select_option("0")
    person.page.keyboard.press("Escape")
    person.sees("tab-seats").click()
    person.page.get_by_role("button", name="Change the seat").first.click()
    person.page.locator('[data-testid=seat-bot][data-bot="heuristic"]').click()
    person.sees("seat-bot-sure").click()
    expect(person.sees("ending")).to_be_visible()
