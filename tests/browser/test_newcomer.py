"""Somebody comes here for the first time."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.people import People
from tests.browser.situations import finished_game


def test_after_one_click_a_newcomer_is_in_a_game_with_a_bot(people: People) -> None:
    newcomer = people.come(motion=True)
    newcomer.fix_chance(seed=3)
    newcomer.enter_lobby()
    newcomer.sees("play-now").first.click()
    newcomer.wait_for_board()
    expect(newcomer.options.or_(newcomer.sees("log-line")).first).to_be_visible()
    newcomer.wait_to_be_asked()
    newcomer.take_any()
    newcomer.sees("tab-seats").click()
    expect(newcomer.sees("seat")).to_have_count(2)
    expect(newcomer.sees("seat").nth(1)).to_contain_text("bot: veteran")


def test_the_page_speaks_the_language_of_the_browser(people: People) -> None:
    for lang, words in (("en", "Play now"), ("fr", "Jouer")):
        newcomer = people.come(lang="fr" if lang == "fr" else "en")
        newcomer.enter_lobby()
        expect(newcomer.page.locator("html")).to_have_attribute("lang", lang)
        expect(newcomer.sees("play-now").first).to_contain_text(words)


def test_a_table_that_does_not_exist_is_told_in_a_sentence(people: People) -> None:
    lost = people.come(forgives="404")
    lost.page.goto("/t/nowhere")
    expect(lost.page.get_by_role("heading", level=1)).to_have_text("This table cannot be shown")
    expect(lost.page.get_by_text("There is no such table.")).to_be_visible()
    lost.page.get_by_role("link", name="Back to the lobby").click()
    expect(lost.sees("play-now").first).to_be_visible()


def test_after_the_end_the_same_table_can_be_played_again(people: People) -> None:
    player = people.come()
    player.bring(finished_game(), "random", "random", "random")
    expect(player.sees("ending")).to_contain_text("Defeat")
    expect(player.sees("moment")).to_contain_text("the end")
    before = player.page.url
    player.sees("play-again").click()
    expect(player.page).not_to_have_url(before)
    player.wait_for_board()
    player.sees("tab-seats").click()
    expect(player.sees("seat")).to_have_count(4)
    expect(player.sees("seat").filter(has_text="bot: beginner")).to_have_count(3)
