"""Mansions of Madness in a browser: a person keeps the secrets of the house, spends threat, and hands the screen over."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.people import People, Person
from tests.browser.situations import keeper_in_joes_turn, keeper_of_house_lynch
from tests.browser.test_mansions import in_the_house, space
from tests.server.serving import table

STORY = "the_fall_of_house_lynch"
SECRET = "Something is being fed under the house."


def on_the_screen(person: Person, card: str) -> Locator:
    """A card on the keeper's screen."""
    return person.sees("keeper-screen").locator(f'[data-piece="{card}"]')


def press(person: Person, what: Locator) -> None:
    """Presses a piece near its corner, where nothing lies on it: that answers the question, and the next one comes."""
    before = person.moves
    what.click(position={"x": 8, "y": 8})
    person.wait_for_moves(before + 1)
    person.wait_to_be_asked()


def test_the_keeper_spends_threat_moves_attacks_and_frightens(people: People) -> None:
    person = people.come()
    person.bring(keeper_of_house_lynch(), "heuristic")
    person.wait_to_be_asked()
    person.sees("open-secrets").click()
    expect(person.sees("secrets")).to_contain_text("Walter Lynch himself is the danger.")
    person.page.keyboard.press("Escape")
    expect(person.sees("threat")).to_contain_text("8")

    # A monster is moved by an action and by a click in the house; who sees it is frightened out of their wits.
    press(person, on_the_screen(person, "command_minion"))
    press(person, space(person, "kitchen.1"))
    press(person, on_the_screen(person, "pyromania"))
    person.page.locator('[data-region="others"] [data-piece="joe_diamond"]').click(button="right")
    expect(person.sees("piece-dialog").locator('[data-piece="pyromania"]')).to_be_visible()
    person.page.keyboard.press("Escape")
    person.take("stop")

    # Another one is put beside Joe Diamond, and paid for.
    press(person, on_the_screen(person, "maniac_attack"))
    press(person, space(person, "kitchen.1"))
    expect(in_the_house(person, "maniac")).to_be_visible()
    expect(person.sees("threat")).to_contain_text("3")
    person.take("done")
    person.wait_to_be_asked()

    # It attacks: the combat card is read by everybody.
    press(person, in_the_house(person, "zombie"))
    expect(person.board.locator("[data-combat]").first).to_be_visible()
    while "play:threshold_of_fear" not in person.offered:
        person.take("done" if "done" in person.offered else "pass")
        person.wait_to_be_asked()

    # In Joe Diamond's turn a Mythos card is played from the hand.
    press(person, on_the_screen(person, "threshold_of_fear"))
    expect(on_the_screen(person, "threshold_of_fear")).to_have_count(0)


def test_a_screen_that_both_sides_share_is_handed_over_behind_a_curtain(people: People) -> None:
    person = people.come()
    person.context.request.get("/api/me")
    opened = person.context.request.post("/api/tables", data=table("me", "me", game="mansions", story=STORY))
    person.page.goto(f"/t/{opened.json()['id']}")
    person.sees("lift").click()
    person.wait_for_board()
    person.take("answer:1B")
    person.sees("open-secrets").click()
    expect(person.sees("secrets")).to_contain_text(SECRET)
    person.page.keyboard.press("Escape")
    person.take("answer:2A")
    person.option("answer:3A").click()

    # The investigator's side: nothing of the answers is behind the curtain, nor after it.
    expect(person.sees("curtain")).to_be_visible()
    assert SECRET not in person.page.content()
    person.sees("lift").click()
    person.wait_for_board()
    expect(person.sees("secrets")).to_have_count(0)
    assert SECRET not in person.page.content()


def test_a_keeper_who_passes_for_good_is_asked_no_more_until_it_is_taken_back(people: People) -> None:
    person = people.come()
    person.bring(keeper_in_joes_turn(), "heuristic", "heuristic")
    person.wait_to_be_asked()
    before = person.moves
    person.sees("standing").locator("summary").click()
    person.page.locator('[data-until="more"]').click()
    expect(person.sees("take-back-pass")).to_be_visible()
    person.wait_for_moves(before + 1)
    person.sees("take-back-pass").click()
    expect(person.sees("take-back-pass")).to_have_count(0)
