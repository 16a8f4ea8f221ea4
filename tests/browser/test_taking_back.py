"""Undo, and looking back without changing anything."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Route, expect
from tests.browser.people import People
from tests.browser.situations import ROOM, joe_with_two_guns


def test_a_choice_that_has_revealed_nothing_can_be_taken_back(people: People) -> None:
    player = people.come()
    player.bring(joe_with_two_guns())
    offered, log = player.offered, player.log
    player.take(f"move:{ROOM}")
    player.sees("undo").click()
    expect(player.option(f"move:{ROOM}")).to_be_visible()
    assert player.moves == 0
    assert (player.offered, player.log) == (offered, log)


def test_a_roll_of_the_dice_is_taken_back_only_if_the_host_allows_it(people: People) -> None:
    player = people.come(forgives="409")
    player.bring(joe_with_two_guns())
    player.take(f"move:{ROOM}")
    player.take("roll")
    player.sees("undo").click()
    expect(player.sees("toast")).to_contain_text("Something random or hidden has been revealed since that choice")
    assert player.moves == 2
    player.sees("table-menu").click()
    player.sees("host-free-undo").check()
    player.page.keyboard.press("Escape")
    player.sees("undo").click()
    expect(player.option("roll")).to_be_visible()
    assert player.moves == 1


def test_what_is_asked_one_after_the_other_arrives_in_that_order(people: People) -> None:
    player = people.come()
    player.bring(joe_with_two_guns())
    player.take(f"move:{ROOM}")
    player.take("roll")
    held: list[Route] = []
    asked: list[str] = []
    player.page.route("**/settings?*", lambda route: held.extend([route]))
    player.page.on("request", lambda request: asked.append(urlsplit(request.url).path.rpartition("/")[2]))
    player.sees("table-menu").click()
    with player.page.expect_request("**/settings?*"):
        player.sees("host-free-undo").click()
    player.page.keyboard.press("Escape")
    player.sees("undo").click()
    player.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert "undo" not in asked, "it waits for what was asked before it"
    held[0].continue_()
    expect(player.option("roll")).to_be_visible()
    assert player.moves == 1


def test_the_host_can_allow_it_in_the_message_that_refuses_it(people: People) -> None:
    player = people.come(forgives="409")
    player.bring(joe_with_two_guns())
    player.take(f"move:{ROOM}")
    player.take("roll")
    player.sees("undo").click()
    player.sees("toast-remedy").click()
    expect(player.option("roll")).to_be_visible()
    assert player.moves == 1


def test_others_see_that_a_choice_was_taken_back(people: People) -> None:
    one, other = people.come(), people.come()
    one.bring(joe_with_two_guns())
    other.go_to_table(one.table_id)
    log = other.log
    one.take(f"move:{ROOM}")
    other.wait_for_moves(1)
    one.sees("undo").click()
    expect(other.sees("stage")).to_have_attribute("data-moves", "0")
    expect(other.sees("log-line")).to_have_count(len(log))


def test_the_slider_shows_the_table_as_it_was_and_leads_back(people: People) -> None:
    player = people.come()
    player.bring(joe_with_two_guns())
    player.take(f"move:{ROOM}")
    player.take("roll")
    offered, log = player.offered, player.log
    dice = player.board.locator("[data-piece^=green]")
    rolled = dice.evaluate_all("dice => dice.map(die => die.ariaLabel)")
    player.look_at(1)
    expect(player.sees("past-banner")).to_have_text("You are looking at the past.")
    expect(player.panel).to_contain_text("Use a card or an ability before you roll?")
    expect(player.options).to_have_count(0)
    expect(player.lit).to_have_count(0)
    assert dice.evaluate_all("dice => dice.map(die => die.ariaLabel)") != rolled
    assert len(player.log) < len(log)
    player.sees("history-back").click()
    expect(player.panel).to_contain_text("Where do you go?")
    player.sees("history-now").click()
    expect(player.sees("past-banner")).to_have_count(0)
    player.wait_to_be_asked()
    assert (player.offered, player.log) == (offered, log)
    assert dice.evaluate_all("dice => dice.map(die => die.ariaLabel)") == rolled


def test_who_looks_back_stays_there_while_others_play_on(people: People) -> None:
    one, other = people.come(), people.come()
    one.bring(joe_with_two_guns())
    one.take(f"move:{ROOM}")
    other.go_to_table(one.table_id)
    other.look_at(0)
    expect(other.panel).to_contain_text("Where do you go?")
    one.take("roll")
    other.wait_for_moves(2)
    expect(other.panel).to_contain_text("Where do you go?")
    expect(other.sees("past-banner")).to_be_visible()
    other.sees("panel-now").click()
    expect(other.sees("waiting")).to_contain_text("Complete a task")
