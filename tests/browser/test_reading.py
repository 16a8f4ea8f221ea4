"""Why things are as they are, and what stands on the pieces."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.situations import ROOM, joe_with_two_guns

from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES


def test_why_shows_the_rule_behind_the_question(people: People) -> None:
    player = people.come()
    player.bring(joe_with_two_guns())
    player.wait_to_be_asked()
    player.sees("why").click()
    expect(player.sees("rule-dialog")).to_contain_text("ES-MOVE-01")
    expect(player.sees("rule-words")).to_have_text(
        GAMES["elder_sign"].reading.ledger(edition_of("elder_sign"))["ES-MOVE-01"].en
    )
    player.page.keyboard.press("Escape")
    expect(player.sees("rule-dialog")).to_have_count(0)
    expect(player.sees("why")).to_be_focused()


def test_help_tells_the_game_in_short_and_names_its_symbols(people: People) -> None:
    player = people.come()
    player.bring(joe_with_two_guns())
    player.wait_to_be_asked()
    player.sees("help").click()
    for words in ("The game in short", "by finding the elder signs", "lore", "gate to an Other World", "Keys"):
        expect(player.sees("help-dialog")).to_contain_text(words)


def test_a_double_click_reads_a_piece(people: People) -> None:
    player = people.come()
    player.bring(joe_with_two_guns())
    player.wait_to_be_asked()
    player.piece("rifle").dblclick()
    expect(player.sees("piece-dialog").get_by_role("heading").first).to_have_text("Rifle")


def test_the_log_leads_to_the_pieces_it_speaks_of(people: People) -> None:
    player = people.come()
    player.bring(joe_with_two_guns())
    player.take(f"move:{ROOM}")
    name = player.sees("log-line").last.get_by_role("button", name="The Missing Records")
    name.hover()
    expect(player.piece(ROOM)).to_have_attribute("data-glows", "")
    name.click()
    expect(player.sees("piece-dialog").get_by_role("heading").first).to_have_text("The Missing Records")
    lines = GAMES["elder_sign"].reading.card_text(ROOM, "en").lines
    for line in lines:
        expect(player.sees("piece-dialog")).to_contain_text(line)


def test_a_piece_that_cannot_be_played_is_read(people: People) -> None:
    player = people.come()
    player.bring(joe_with_two_guns())
    player.wait_to_be_asked()
    player.piece("rifle").click()
    expect(player.sees("piece-dialog").get_by_role("heading").first).to_have_text("Rifle")
    assert player.moves == 0


def test_a_piece_that_can_be_played_is_read_with_the_other_button(people: People) -> None:
    player = people.come()
    player.bring(joe_with_two_guns())
    player.take(f"move:{ROOM}")
    player.piece("rifle").click(button="right")
    dialog = player.sees("piece-dialog")
    expect(dialog.get_by_role("heading").first).to_have_text("Rifle")
    dialog.get_by_test_id("option").click()
    player.wait_for_moves(2)
    expect(dialog).to_have_count(0)


def test_an_option_that_is_pointed_at_lights_its_pieces(people: People) -> None:
    player = people.come()
    player.bring(joe_with_two_guns())
    player.wait_to_be_asked()
    player.option(f"move:{ROOM}").hover()
    expect(player.piece(ROOM)).to_have_attribute("data-glows", "")
    expect(player.piece("entrance")).not_to_have_attribute("data-glows", "")


def test_a_lit_piece_is_played_with_a_click(people: People) -> None:
    player = people.come()
    player.bring(joe_with_two_guns())
    player.wait_to_be_asked()
    player.piece(ROOM).locator("[data-handle]").click()
    player.wait_for_moves(1)
    expect(player.sees("log-line").last).to_contain_text("Joe Diamond attempts “The Missing Records”")


def test_the_odds_can_be_switched_off(people: People) -> None:
    player = people.come()
    player.bring(joe_with_two_guns())
    player.take(f"move:{ROOM}")
    board = player.page.locator('[data-region="board"]')
    expect(board).to_contain_text("%")
    player.sees("settings").click()
    player.sees("odds").uncheck()
    player.page.keyboard.press("Escape")
    expect(board).not_to_contain_text("%")
    expect(player.panel).not_to_contain_text("%")
