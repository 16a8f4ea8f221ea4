"""Boxes that somebody has made, with every kind of component: they are seen and read, and their towns and tracks are drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect
from tests.boxes.home_made import GAMES, SETUPS, WORDS, boxes_of, cards_of, filled
from tests.browser.conftest import A_BUSY_MACHINE
from tests.browser.people import People, Person
from tests.browser.staged import answer
from tests.server.serving import serving, table

from miskatonic.kernel.reading import CardText

Lang = Literal["en", "fr"]
STEPS = 8


@pytest.fixture(scope="module")
def address(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("data"), "--rate", "0", knows="tests.browser.home_made_boxes") as running:
        yield running.url


def sit_down(people: People, name: str, lang: Lang) -> Person:
    """Somebody alone at a table of a home-made box."""
    person = people.come(lang=lang)
    person.context.request.get("/api/me")
    setup = {**SETUPS[name], "boxes": boxes_of(name)}
    seats = ["heuristic", "me"] if name == "mansions" else ["me"]
    opened = person.context.request.post("/api/tables", data=table(*seats, game=GAMES[name], seed=3, **setup))
    assert opened.ok, opened.text()
    person.page.goto(f"/t/{opened.json()['id']}")
    return person


READ = """async ([slugs, patience]) => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const until = async (holds) => {
    for (const end = performance.now() + patience; !holds() && performance.now() < end; ) await frame();
  };
  const dialog = () => document.querySelector("[data-testid=piece-dialog]");
  const pictures = () => dialog()?.querySelectorAll(".picture :is(img, svg)").length ?? 0;
  const read = {};
  for (const slug of slugs) {
    const card = Object.assign(document.createElement("i"), { textContent: slug });
    Object.assign(card.dataset, { piece: slug, usable: "" });
    const region = () => document.querySelector("[data-region]");
    await until(() => region() !== null);
    region().append(card);
    await until(() => {
      // The words of the components may be on their way still.
      if (dialog() === null) card.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
      return pictures() > 0;
    });
    card.remove();
    read[slug] = [dialog()?.innerText ?? "", pictures()];
    dialog()?.close();
    await until(() => dialog() === null);
  }
  return read;
}"""
"""Lays each of those components on the board, and reads it as the other button of the mouse does: its words, and the number
of its pictures."""


OTHER_SIDE = ("Hard and expert", "(difficile et expert)")
"""The side of a reference card that the difficulty does not call for: a board leaves it out."""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_it_is_seen_and_read(browser: Browser, address: str, name: str, lang: Lang) -> None:
    people = People(browser, address, A_BUSY_MACHINE)
    person = sit_down(people, name, lang)
    person.wait_to_be_asked()
    with filled(name):
        cards = cards_of(name, lang)
    read: dict[str, tuple[str, int]] = person.page.evaluate(READ, [[card.slug for card in cards], A_BUSY_MACHINE])
    assert [
        line for card in cards for line in lines_of(card) if line.casefold() not in read[card.slug][0].casefold()
    ] == []
    assert [slug for slug, (_, pictures) in read.items() if pictures != 1] == []
    seen = ""
    for _ in range(STEPS):
        person.wait_to_be_asked()
        seen += person.page.locator("body").inner_text()
        answer(person, Random(STEPS))
    assert WORDS[name][lang] in seen
    assert "undefined" not in seen
    people.leave()
    assert people.faults == []


def lines_of(card: CardText) -> list[str]:
    """What the board lets read of a component."""
    return [card.name, *(line for line in card.lines if not any(side in line for side in OTHER_SIDE))]


@pytest.mark.parametrize(("lang", "tide"), [("en", "The tide"), ("fr", "La marée")])
def test_a_town_and_a_track_of_its_own_are_drawn(browser: Browser, address: str, lang: Lang, tide: str) -> None:
    people = People(browser, address, A_BUSY_MACHINE)
    person = sit_down(people, "arkham_horror", lang)
    person.wait_to_be_asked()
    expect(person.page.locator("[data-region=board]").get_by_text("Saltmarsh").first).to_be_visible()
    expect(person.page.locator("[data-track-line=tide]")).to_be_visible()
    expect(person.page.get_by_role("region", name=tide)).to_be_visible()
    expect(person.page.locator("[data-piece=dike]").first).to_be_visible()
    people.leave()
    assert people.faults == []
