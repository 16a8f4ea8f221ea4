"""Decks that people make, bring and play."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from msgspec import json
from playwright.sync_api import Locator, expect
from tests.browser.people import People, Person
from tests.browser.test_accessibility import is_sound

from miskatonic import new_table
from miskatonic.games.card_game.rules.decks import starter_deck, write_deck
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table
from miskatonic.players import make_bot

Theme = Literal["light", "dark"]


def deck_list(**slots: int) -> str:
    """The starter deck of Wendy Adams with other numbers of copies."""
    written = write_deck(starter_deck("wendy_adams"))
    written["slots"] |= slots
    return json.encode(written | {"name": "Left alone"}).decode()


def go_to_the_builder(person: Person) -> None:
    person.enter_lobby()
    person.sees("deck-builder").click()
    expect(person.sees("import-list")).to_be_visible()


def bring_deck(person: Person, written: str) -> None:
    person.sees("import-list").fill(written)
    person.sees("import-deck").click()


def row(person: Person, card: str) -> Locator:
    """A card in the list of those that may be used."""
    return person.page.locator(f'[data-card="{card}"]')


def test_a_deck_is_brought_its_fault_is_named_and_mended_and_it_is_played(people: People) -> None:
    person = people.come()
    go_to_the_builder(person)
    bring_deck(person, deck_list(**{"01086": 3}))
    problems = person.sees("deck-problems")
    expect(problems).to_contain_text("3 copies of Knife: at most 2 are allowed.")
    expect(problems).to_contain_text("The deck has 31 cards, not 30")
    expect(person.sees("play-deck")).to_be_disabled()
    row(person, "knife").get_by_role("button", name="One Knife fewer").click()
    expect(problems).to_have_text("This deck can be played.")
    expect(person.sees("deck-size")).to_have_text("30 of 30 cards")
    person.sees("play-deck").click()
    expect(person.sees("deck-0").locator("option:checked")).to_have_text("Left alone")
    person.page.locator("form").get_by_test_id("open-table").click()
    person.wait_for_board()
    expect(person.board.locator('[data-piece="wendy_adams"]').first).to_be_visible()


@pytest.mark.parametrize(("lang", "said"), [("en", "This is not a deck list"), ("fr", "Ceci n’est pas une liste")])
def test_what_is_no_deck_is_refused_in_plain_words(people: People, lang: Literal["en", "fr"], said: str) -> None:
    person = people.come(lang=lang)
    go_to_the_builder(person)
    bring_deck(person, "{")
    expect(person.sees("import-problems")).to_contain_text(said)
    bring_deck(person, '{"investigator_code": "77777", "slots": {}}')
    expect(person.sees("import-problems")).to_contain_text("77777")
    expect(person.sees("kept-deck")).to_have_count(0)


def test_a_deck_is_kept_renamed_found_again_exported_and_deleted(people: People) -> None:
    person = people.come()
    go_to_the_builder(person)
    person.sees("starter-agnes_baker").click()
    person.sees("deck-name").fill("The waitress")
    person.sees("deck-name").press("Tab")
    row(person, "shrivelling").get_by_role("button", name="One more Shrivelling").click()
    expect(person.sees("deck-size")).to_have_text("31 of 30 cards")
    person.page.reload()
    expect(person.sees("deck-name")).to_have_value("The waitress")
    with person.page.expect_download() as given:
        person.sees("export-deck").click()
    written = json.decode(given.value.path().read_bytes())
    assert (written["name"], written["investigator_code"], written["slots"]["01060"]) == ("The waitress", "01004", 2)
    person.sees("all-decks").click()
    expect(person.sees("kept-deck")).to_contain_text("31 of 30 cards")
    person.sees("delete-deck").click()
    person.sees("delete-sure").click()
    expect(person.sees("kept-deck")).to_have_count(0)


def test_cards_are_found_by_their_words_whatever_the_accents(people: People) -> None:
    person = people.come(lang="fr")
    go_to_the_builder(person)
    person.sees("starter-roland_banks").click()
    cards = person.page.locator("[data-card]")
    everything = cards.count()
    person.sees("card-search").fill("DETECTIVE prive")
    expect(cards).to_have_count(0)
    person.sees("card-search").fill("entrainement")
    expect(cards.first).to_contain_text("Entraînement")
    assert 0 < cards.count() < everything
    person.sees("card-search").fill("")
    person.page.get_by_role("combobox", name="Niveau").select_option("4")
    expect(cards).to_have_count(1)


def test_a_seat_gets_the_deck_that_is_made_for_it(people: People) -> None:
    person = people.come()
    person.enter_lobby()
    person.set_table("card_game")
    person.sees("make-deck-1").click()
    person.sees("starter-skids_otoole").click()
    expect(person.sees("play-deck")).to_have_text("Play with it at seat 2")
    person.sees("play-deck").click()
    expect(person.sees("deck-1")).to_have_value("kept:" + person.page.evaluate(FIRST_DECK))
    expect(person.sees("deck-0")).to_have_value("")


FIRST_DECK = "() => JSON.parse(localStorage.getItem('miskatonic.decks'))[0].id"


def test_a_deck_that_cannot_be_played_is_named_before_the_table_is_opened(people: People) -> None:
    person = people.come()
    go_to_the_builder(person)
    bring_deck(person, deck_list(**{"09999": 1}))
    expect(person.sees("deck-problems")).to_contain_text("There is no card with the number 09999 in this box.")
    person.enter_lobby()
    person.set_table("card_game")
    person.sees("deck-0").select_option(label="Left alone")
    expect(person.sees("setup-problems")).to_contain_text("Seat 1: There is no card with the number 09999")


def test_a_deck_is_built_by_keyboard_alone(people: People) -> None:
    person = people.come()
    person.page.goto("/decks/card_game")
    person.sees("starter-daisy_walker").focus()
    person.page.keyboard.press("Enter")
    expect(person.sees("deck-size")).to_have_text("30 of 30 cards")
    fewer = row(person, "knife").get_by_role("button", name="One Knife fewer")
    fewer.focus()
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Enter")
    expect(person.sees("deck-size")).to_have_text("28 of 30 cards")
    expect(fewer).to_be_focused()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_deck_builder_is_sound(people: People, theme: Theme) -> None:
    person = people.come(theme=theme)
    go_to_the_builder(person)
    bring_deck(person, "nonsense")
    expect(person.sees("import-problems")).to_be_visible()
    is_sound(person)
    bring_deck(person, deck_list(**{"01086": 3, "09999": 1}))
    expect(person.sees("deck-problems")).to_contain_text("09999")
    is_sound(person)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone_the_deck_builder_is_sound_and_as_wide_as_the_screen(people: People, theme: Theme) -> None:
    person = people.come(phone=True, lang="fr", theme=theme)
    person.page.goto("/decks/card_game")
    person.sees("starter-wendy_adams").tap()
    expect(person.page.locator("[data-card]").first).to_be_visible()
    for side in ("pool", "deck"):
        if side == "deck":
            person.sees("turn-to-deck").tap()
        assert person.page.evaluate("() => document.documentElement.scrollWidth") <= 360
        is_sound(person)
    small = person.page.evaluate(
        "() => [...document.querySelectorAll('main button')].filter(b => b.offsetParent).filter(b => b.offsetHeight < 40)"
        ".map(b => b.textContent)"
    )
    assert small == []


def test_an_investigators_own_class_comes_first_then_the_others_at_last_the_neutral_cards(people: People) -> None:
    person = people.come()
    person.page.goto("/decks/card_game")
    person.sees("starter-wendy_adams").click()
    expect(person.page.locator("[data-card]").first).to_be_visible()
    looks = person.page.locator("[data-card]").evaluate_all("cards => cards.map(card => card.className)")
    classes = [next(name for name in look.split() if name.startswith("class-")) for look in looks]
    assert list(dict.fromkeys(classes)) == ["class-survivor", "class-rogue", "class-neutral"]


def test_decks_are_put_in_reserve_for_a_campaign(people: People) -> None:
    person = people.come()
    go_to_the_builder(person)
    bring_deck(person, deck_list())
    expect(person.sees("deck-problems")).to_have_text("This deck can be played.")
    person.enter_lobby()
    person.set_table("card_game")
    expect(person.sees("reserve")).to_have_count(0)
    person.sees("flag-campaign").check()
    is_sound(person)
    person.sees("reserve").get_by_label("Left alone").check()
    with person.page.expect_request(lambda request: request.url.endswith("/api/tables?lang=en")) as asked:
        person.page.locator("form").get_by_test_id("open-table").click()
    wanted = json.decode(asked.value.post_data or "")["options"]
    assert [json.decode(written)["name"] for written in wanted["reserve"]] == ["Left alone"]
    person.wait_for_board()


# --- between two scenarios


def between_two_scenarios() -> Table[Any]:
    """The first player of a campaign has experience to spend."""
    table = new_table("card_game", seed=2, seats=["roland_banks", "wendy_adams"], campaign=True)
    bot = make_bot("random", "card_game", seed=2)
    while table.decision and not any(option.id.startswith("upgrade:") for option in table.decision.options):
        table.choose(*bot.pick(Sight(table)))
    return table


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_between_two_scenarios_a_deck_is_bettered_where_it_lies(people: People, theme: Theme) -> None:
    table = between_two_scenarios()
    assert table.decision is not None
    assert table.decision.seat == 0
    person = people.come(theme=theme)
    person.bring(table, "random")
    person.wait_to_be_asked()
    is_sound(person)
    person.sees("card-search").fill("magnifying")
    cards = person.board.locator("[data-card]")
    expect(cards).to_have_count(2)
    before = person.moves
    cards.first.get_by_role("button", name="Upgrade 1 experience Magnifying Glass").click()
    person.wait_for_moves(before + 1)
    expect(person.board.get_by_text("1 experience to spend").first).to_be_visible()
    assert any("Magnifying Glass" in line for line in person.log)
