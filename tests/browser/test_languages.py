"""French and English, at any time."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.people import People, Person
from tests.browser.situations import ROOM, joe_with_two_guns

LOOSE_PUNCTUATION = re.compile("[^\\s\\d\u202f!?][;:!?]+(?=\\s|$)|«(?!\u202f)|(?<!\u202f)»|[ \u00a0][;:!?](?=\\s|$)")
"""French sets a narrow space before ; : ! ? and inside « »."""


def test_everything_changes_its_language_and_stays_so(people: People) -> None:
    reader = people.come()
    reader.bring(joe_with_two_guns())
    reader.take(f"move:{ROOM}")
    expect(reader.panel).to_contain_text("Use a card or an ability before you roll?")
    reader.sees("language").click()
    speaks_french(reader)
    reader.page.reload()
    reader.wait_for_board()
    speaks_french(reader)
    reader.sees("language").click()
    expect(reader.page.locator("html")).to_have_attribute("lang", "en")
    expect(reader.panel).to_contain_text("Use a card or an ability before you roll?")
    expect(reader.sees("log-line").last).to_contain_text("attempts")


def speaks_french(reader: Person) -> None:
    """The page, what the shell says, what is asked, what has happened, and what is on the cards."""
    expect(reader.page.locator("html")).to_have_attribute("lang", "fr")
    expect(reader.panel.get_by_role("heading")).to_have_text("À vous de décider")
    expect(reader.option("roll")).to_contain_text("Lancer")
    expect(reader.sees("log-line").last).to_contain_text("Joe Diamond")
    expect(reader.sees("log-line").last).not_to_contain_text("attempts")
    expect(reader.piece(ROOM)).to_contain_text("Les dossiers manquants")
    expect(reader.page).to_have_title(re.compile("Le Signe des Anciens"))
    assert LOOSE_PUNCTUATION.findall(reader.page.locator("body").inner_text()) == []


def test_french_is_set_as_french_is_set(people: People) -> None:
    reader = people.come(lang="fr")
    reader.enter_lobby()
    well_set(reader)
    reader.sees("set-table").first.click()
    expect(reader.sees("setup")).to_be_visible()
    well_set(reader)
    reader.open("me", "heuristic", seed=9)
    for _ in range(6):
        reader.wait_to_be_asked()
        reader.take_any()
        well_set(reader)
    reader.sees("why").click()
    expect(reader.sees("rule-words")).to_be_visible()
    well_set(reader)
    reader.page.keyboard.press("Escape")
    for button, dialog in (("settings", "settings-menu"), ("table-menu", "host-menu"), ("help", "help-dialog")):
        reader.sees(button).click()
        expect(reader.sees(dialog)).to_be_visible()
        well_set(reader)
        reader.page.keyboard.press("Escape")


def well_set(reader: Person) -> None:
    """No sign of punctuation stands where French would not have it."""
    words = reader.page.locator("body").inner_text()
    assert [words[max(0, found.start() - 20) : found.end()] for found in LOOSE_PUNCTUATION.finditer(words)] == []


def test_the_past_is_told_in_the_new_language_too(people: People) -> None:
    reader = people.come()
    reader.bring(joe_with_two_guns())
    reader.take(f"move:{ROOM}")
    reader.look_at(0)
    expect(reader.panel).to_contain_text("Where do you go?")
    reader.sees("language").click()
    expect(reader.panel).to_contain_text("Où allez-vous")
    expect(reader.sees("past-banner")).to_have_text("Vous regardez le passé.")
