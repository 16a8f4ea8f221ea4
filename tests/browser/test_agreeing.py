"""What not one person alone decides: all agree before one has the file of a game, and most before somebody else has a seat."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.people import People, Person
from tests.server.serving import Scene, Server

LISTEN = """() => {
  window.told = "";
  const hear = () => document.querySelectorAll("[data-testid=toast]").forEach((each) => (window.told += each.textContent));
  new MutationObserver(hear).observe(document.body, { childList: true, subtree: true });
}"""
"""What a page says for a moment is remembered."""


def vote(person: Person, about: str) -> Locator:
    return person.page.locator(f'[data-testid=vote][data-about="{about}"]')


def everybody_reads(people: list[Person], about: str, numbers: str) -> None:
    for person in people:
        expect(vote(person, about)).to_contain_text(numbers)


def ask_for_the_file(person: Person) -> None:
    person.sees("table-menu").click()
    person.sees("host-export").click()
    expect(person.sees("toast")).to_contain_text("You are asking for the file of this game")
    person.page.keyboard.press("Escape")


def three_at_a_table(people: People) -> tuple[Scene, Person, Person, Person]:
    """The host, somebody else, and somebody with a phone who reads French."""
    host, other, phone = people.come(forgives="403"), people.come(), people.come(phone=True, lang="fr")
    scene = host.open("me", "open", "open")
    other.follow(scene, 1, "Zoey")
    phone.follow(scene, 2, "Camille")
    return scene, host, other, phone


def looks_at_the_votes(phone: Person) -> None:
    """On a phone they stand above the log, and its page in the dock says that there is something."""
    expect(phone.sees("dock-log").get_by_label("attendue de vous")).to_have_text("1")
    phone.sees("dock-log").click()
    width = phone.page.evaluate("() => document.documentElement.scrollWidth")
    assert width == phone.page.evaluate("() => innerWidth"), "nothing stands out"


def test_one_has_the_file_when_all_have_agreed_and_everybody_is_told(people: People) -> None:
    _, host, other, phone = three_at_a_table(people)
    phone.page.evaluate(LISTEN)
    ask_for_the_file(host)
    phone.page.wait_for_function("() => told.includes('demande le fichier')")
    everybody_reads([host, other], "file", "1 of 3 agree")
    looks_at_the_votes(phone)
    expect(vote(phone, "file")).to_contain_text("1 sur 3")
    vote(phone, "file").get_by_role("button", name="D’accord").click()
    everybody_reads([host, other], "file", "2 of 3 agree")
    vote(other, "file").get_by_role("button", name="Agree").click()
    everybody_reads([host, other], "file", "3 of 3 agree")
    host.sees("table-menu").click()
    with host.page.expect_download() as download:
        host.sees("host-export").click()
    assert download.value.suggested_filename.startswith("elder_sign-")
    for person, words in ((host, "has the file"), (other, "has the file"), (phone, "a le fichier")):
        expect(person.sees("note").filter(has_text=words)).to_be_visible()


def test_who_no_longer_agrees_keeps_the_file_from_everybody(people: People) -> None:
    _, host, other, phone = three_at_a_table(people)
    ask_for_the_file(host)
    looks_at_the_votes(phone)
    for person, agree in ((other, "Agree"), (phone, "D’accord")):
        vote(person, "file").get_by_role("button", name=agree, exact=True).click()
    everybody_reads([host, other], "file", "3 of 3 agree")
    vote(phone, "file").get_by_role("button", name="Retirer mon accord").click()
    everybody_reads([host, other], "file", "2 of 3 agree")
    ask_for_the_file(host)
    for person in (host, other):
        expect(person.sees("note").filter(has_text="has the file")).to_have_count(0)
        vote(person, "file").get_by_role("button", name="Withdraw agreement").click()
    for person in (host, other, phone):
        expect(vote(person, "file")).to_have_count(0)


def take_the_seat(host: Person, name: str) -> None:
    """The host lets a bot play a seat, and opens it."""
    host.sees("tab-seats").click()
    host.page.get_by_role("button", name=f"Change the seat: {name}").click()
    host.page.locator('[data-testid=seat-bot][data-bot="random"]').click()
    host.sees("seat-bot-sure").click()
    expect(host.page.get_by_role("dialog")).to_have_count(0)
    host.sees("seat").nth(2).get_by_test_id("change-seat").click()
    host.sees("open-seat").click()
    host.page.keyboard.press("Escape")
    host.sees("tab-log").click()


def test_who_held_a_seat_takes_it_back_whatever_the_others_think(people: People) -> None:
    _, host, other, phone = three_at_a_table(people)
    take_the_seat(host, "Camille")
    everybody_reads([host, other], "seat-2", "0 of 3 agree")
    vote(host, "seat-2").get_by_role("button", name="Agree").click()
    expect(host.sees("toast").filter(has_text="only an absent player’s seat")).to_be_visible()
    expect(phone.sees("dock-log").get_by_label("2 réponses attendues de vous")).to_be_visible()
    phone.sees("dock-log").click()
    phone.sees("was-yours").get_by_role("button", name="La reprendre").click()
    for person in (host, other, phone):
        expect(vote(person, "seat-2")).to_have_count(0)
    expect(phone.sees("was-yours")).to_have_count(0)
    phone.sees("dock-log").click()
    phone.sees("tab-seats").click()
    expect(phone.sees("seat").nth(2)).to_contain_text("vous")


def test_most_agree_and_the_seat_goes_to_somebody_else(people: People, server: Server) -> None:
    scene, host, other, phone = three_at_a_table(people)
    newcomer = people.come(forgives="403")
    phone.page.close()
    host.sees("tab-seats").click()
    expect(host.sees("seat").nth(2).get_by_role("img", name="away")).to_be_visible()
    server.long_gone(scene, 2)
    take_the_seat(host, "Camille")
    host.sees("tab-seats").click()
    host.sees("seat").nth(2).get_by_test_id("change-seat").click()
    link = host.page.get_by_role("dialog").get_by_test_id("invite-link").input_value()
    host.page.keyboard.press("Escape")
    host.sees("tab-log").click()
    newcomer.page.goto(link)
    newcomer.sees("claim").click()
    expect(newcomer.sees("toast")).to_contain_text("Someone has held this seat")
    vote(host, "seat-2").get_by_role("button", name="Withdraw agreement").click()
    everybody_reads([host, other], "seat-2", "0 of 3 agree")
    for person in (host, other):
        vote(person, "seat-2").get_by_role("button", name="Agree").click()
    for person in (host, other):
        expect(vote(person, "seat-2")).to_have_count(0)
        expect(person.sees("note").filter(has_text="Seat 3 was taken by a vote")).to_be_visible()
    newcomer.sees("claim").click()
    newcomer.wait_for_board()
    expect(host.sees("note").filter(has_text="has the file")).to_have_count(0)


def test_one_changes_sides_only_if_all_agree_and_everybody_is_told(people: People) -> None:
    host, other = people.come(forgives="403"), people.come(lang="fr")
    scene = host.open("random", "me", "open", game="mansions", story="green_eyed_boy", keeper=0, pace=5)
    other.follow(scene, 2, "Camille")
    opened = host.context.request.post(f"/api/tables/{scene['id']}/seats/0/open").json()
    host.page.goto(f"/t/{scene['id']}#invite={opened['seats'][0]['invite']}&seat=0")
    host.sees("claim").click()
    toast = host.sees("toast").filter(has_text="You hold or have held a seat on another side")
    toast.get_by_role("button", name="Ask everyone").click()
    expect(host.sees("toast").filter(has_text="You are asking for this seat")).to_be_visible()
    expect(vote(other, "side-0")).to_contain_text("d’un autre camp veut s’asseoir à la place 1")
    vote(other, "side-0").get_by_role("button", name="D’accord").click()
    expect(vote(other, "side-0")).to_contain_text("2 sur 2")
    host.sees("claim").click()
    expect(other.sees("note").filter(has_text="La place 1 a été prise par quelqu’un")).to_be_visible()
    expect(host.sees("claim")).to_have_count(0)
