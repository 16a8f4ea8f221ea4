"""Takes the pictures of the documentation: `.venv/bin/python -m tests.browser.pictures`."""

from __future__ import annotations

import tempfile
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright
from tests.browser.conftest import A_BUSY_MACHINE, chromium
from tests.browser.people import People, Person
from tests.server.serving import serving

from miskatonic import new_table
from miskatonic.kernel.table import Table
from miskatonic.players import make_bot

IMAGES = Path(__file__).parents[2] / "docs/images"
SEED = 4
TEAM = ["kate_winthrop", "joe_diamond", "jenny_barnes"]


def lively_game() -> Table[Any]:
    """Some days have gone by, and the first player has rolled."""
    table = new_table("elder_sign", seed=SEED, seats=TEAM, ancient_one="cthulhu")
    while table.decision and not is_lively(table):
        table.choose(*make_bot("heuristic", "elder_sign", seed=SEED + len(table.moves)).pick(table))
    return table


def is_lively(table: Table[Any]) -> bool:
    """There is much to see, and something to choose."""
    decision = table.decision
    assert decision is not None
    tasks = sum(option.id.startswith("task:") for option in decision.options)
    return decision.seat == 0 and len(table.moves) > 60 and tasks > 0


def take(person: Person, name: str) -> None:
    """Takes a picture, when everything has come to rest."""
    person.page.evaluate("() => document.fonts.ready")
    person.page.wait_for_load_state("networkidle")
    person.page.mouse.move(0, 0)
    seen = Image.open(BytesIO(person.page.screenshot(animations="disabled"))).convert("RGB")
    colours = seen.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3)
    seen.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG).save(IMAGES / f"{name}.png", optimize=True)


def play(person: Person) -> None:
    """Sits down at the lively game."""
    person.bring(lively_game(), "heuristic", "heuristic")
    person.wait_to_be_asked()


def main() -> None:
    """All pictures, one after the other."""
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), "--rate", "0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium())
        people = People(browser, server.url, A_BUSY_MACHINE)
        reader = people.come()
        play(reader)
        take(reader, "table")
        reader.enter_lobby()
        take(reader, "lobby")
        night = people.come(theme="dark")
        play(night)
        take(night, "table-dark")
        french = people.come(lang="fr")
        play(french)
        take(french, "table-fr")
        phone = people.come(phone=True)
        play(phone)
        take(phone, "phone")
        people.leave()
        browser.close()


if __name__ == "__main__":
    main()
