"""The others at the table are read whole, who is out is said to be, and a question that nags is passed for good."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.audit import audit
from tests.browser.people import People
from tests.browser.situations import mandy_in_upkeep
from tests.browser.test_moments import GO_ON_TO

from miskatonic.kernel.table import Table
from miskatonic.testing import Scenario, scenario


def two_in_the_museum() -> Table[Any]:
    """Jenny Barnes has a rifle, and Joe Diamond is about to move."""
    museum = scenario("elder_sign", seats=["joe_diamond", "jenny_barnes"], ancient_one="azathoth")
    return museum.give("jenny_barnes", "rifle").table


def two_in_the_study() -> Table[Any]:
    """Daisy Walker has a flashlight in play, and Roland Banks begins."""
    study = scenario("card_game", seats=["roland_banks", "daisy_walker"], scenario="the_gathering")
    return study.give("daisy_walker", "play:flashlight").table


def two_in_town(*boxes: str) -> Table[Any]:
    """Joe Diamond has a lantern, and Mandy Thompson adjusts her sliders."""
    town = scenario("arkham_horror", seats=["mandy_thompson", "joe_diamond"], ancient_one="yig", boxes=list(boxes))
    return town.give("joe_diamond", "lantern").begin(step="upkeep").table


def two_in_the_house() -> Table[Any]:
    """Jenny Barnes has a lantern, and it is Joe Diamond's turn."""
    house = scenario("mansions", seats=["joe_diamond", "jenny_barnes", ""], keeper=2, story="the_fall_of_house_lynch")
    return house.give("jenny_barnes", "lantern").table


FELLOWS: dict[str, tuple[Callable[[], Table[Any]], str, str]] = {
    "elder_sign": (two_in_the_museum, "jenny_barnes", "rifle"),
    "card_game": (two_in_the_study, "daisy_walker", "flashlight"),
    "arkham_horror": (two_in_town, "joe_diamond", "lantern"),
    "kingsport": (lambda: two_in_town("kingsport"), "joe_diamond", "lantern"),
    "mansions": (two_in_the_house, "jenny_barnes", "lantern"),
}
"""A table of each title, somebody at it, and a card that it has."""


@pytest.mark.parametrize("title", FELLOWS)
def test_a_press_reads_the_whole_sheet_of_a_fellow(people: People, title: str) -> None:
    odd = len(title) % 2 == 1
    person = people.come(lang="fr" if odd else "en", theme="light" if odd else "dark")
    situation, fellow, card = FELLOWS[title]
    game = situation()
    person.bring(game, *["random"] * (game.state.players - 1))
    person.wait_to_be_asked()
    line = person.page.locator(f'[data-region=others] [data-piece="{fellow}"]')
    for width, height in ((1440, 900), (390, 844)):
        person.page.set_viewport_size({"width": width, "height": height})
        if width == 390:
            person.sees("dock-others").click()
        line.click()
        sheet = person.sees("whole-sheet")
        expect(sheet).to_be_visible()
        expect(sheet.locator(f'[data-piece^="{card}"]')).to_have_count(1)
        assert [fault for fault in audit(person.page) if "whole-sheet" in fault] == []
        person.page.keyboard.press("Escape")


OUT = {"elder_sign": "out of the game", "arkham_horror": "out of the game", "kingsport": "out of the game"}
OUT |= {"card_game": "resigned", "mansions": "eliminated"}


def without(title: str) -> Table[Any]:
    """The same table, of which the fellow is out."""
    _, fellow, _ = FELLOWS[title]
    setups: dict[str, Callable[[], Scenario]] = {
        "elder_sign": lambda: scenario("elder_sign", seats=["joe_diamond", fellow], ancient_one="azathoth"),
        "card_game": lambda: scenario("card_game", seats=["roland_banks", fellow], scenario="the_gathering"),
        "arkham_horror": lambda: scenario("arkham_horror", seats=["mandy_thompson", fellow], ancient_one="yig"),
        "kingsport": lambda: scenario(
            "arkham_horror", seats=["mandy_thompson", fellow], ancient_one="yig", boxes=["kingsport"]
        ),
        "mansions": lambda: scenario(
            "mansions", seats=["joe_diamond", fellow, ""], keeper=2, story="the_fall_of_house_lynch"
        ),
    }
    return setups[title]().eliminate(fellow).table


@pytest.mark.parametrize("title", FELLOWS)
def test_a_player_who_is_out_is_said_to_be(people: People, title: str) -> None:
    person = people.come()
    game = without(title)
    person.bring(game, *["random"] * (game.state.players - 1))
    person.wait_to_be_asked()
    others = person.page.locator("[data-region=others]")
    expect(others).to_contain_text(OUT[title])
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.sees("dock-others").click()
    expect(others).to_contain_text(OUT[title])


def the_last_of_joe() -> Table[Any]:
    """Yig is awake, and Joe Diamond does not survive its attack."""
    battle = scenario("arkham_horror", seed=8, seats=["mandy_thompson", "joe_diamond"], ancient_one="yig").awaken()
    battle.set("joe_diamond.sanity", 1).set("joe_diamond.stamina", 1).set("joe_diamond.sliders", [0, 0, 0])
    return battle.begin(step="battle_attack").table


def the_last_of_dexter() -> Table[Any]:
    """Nyarlathotep awakens at midnight, and Dexter Drake has no clue."""
    museum = scenario("elder_sign", seats=["joe_diamond", "dexter_drake"], ancient_one="nyarlathotep")
    museum.set("doom", 8).stack("mythos", ["closed_for_mourning"]).give("joe_diamond", "clue").set("clock", 3)
    return museum.choose("move:entrance").table


@pytest.mark.parametrize(
    ("situation", "choice", "words", "logged"),
    [
        (the_last_of_joe, "accept", "Joe Diamond", "Joe Diamond is out of the game"),
        (the_last_of_dexter, "first_aid:sanity", "player 2", "player 2 is eliminated"),
    ],
)
def test_that_a_player_is_out_is_a_turning_point_and_stands_in_the_log(
    people: People, situation: Callable[[], Table[Any]], choice: str, words: str, logged: str
) -> None:
    person = people.come(tempo="word")
    person.bring(situation(), "random")
    person.wait_to_be_asked()
    person.option(choice).click()
    person.page.wait_for_function(GO_ON_TO, arg=["Eliminated", words])
    expect(person.sees("moments")).to_have_attribute("data-shape", "point")
    expect(person.sees("moments").locator("article.pictured picture, article.pictured img").first).to_be_visible()
    person.page.keyboard.press("Escape")
    person.wait_to_be_asked()
    assert any(logged in line for line in person.log)
    expect(person.page.locator("[data-region=others]")).to_contain_text("out of the game")


def test_sliders_are_passed_until_a_monster_comes_or_the_promise_is_taken_back(people: People) -> None:
    person = people.come()
    person.bring(mandy_in_upkeep(), "random")
    person.wait_to_be_asked()
    before = person.moves
    person.sees("standing").locator("summary").click()
    expect(person.sees("standing").locator("[data-until]")).to_have_count(2)
    person.page.locator("[data-until=monster]").click()
    person.wait_for_moves(before + 1)
    expect(person.sees("take-back-pass")).to_be_visible()
    person.sees("take-back-pass").click()
    expect(person.sees("take-back-pass")).to_have_count(0)
