"""The screens that everything has to fit on."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import expect
from tests.browser.people import Person

SIZES = ((1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844), (360, 740))
PHONE = 600
"""The widest phone, in pixels."""


def on_every_screen(person: Person, told: str, *more: tuple[int, int]) -> Iterator[tuple[int, str]]:
    """Shows the page in all sizes (and in `more`), in English by day and then in French by night, without loading it anew: the
    width, and a name for the screen. What is `told` by the server comes again in French."""
    for lang in ("en", "fr"):
        person.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        if lang == "fr":
            person.page.emulate_media(color_scheme="dark")
            with person.page.expect_response(re.compile(rf"{told}.*lang=fr")):
                person.sees("language").click()
            expect(person.page.locator("html")).to_have_attribute("lang", "fr")
        for width, height in (*SIZES, *more):
            person.page.set_viewport_size({"width": width, "height": height})
            yield width, f"{width}x{height} {lang}"
