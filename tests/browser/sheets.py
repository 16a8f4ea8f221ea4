"""Contact sheets of all pictures: `make sheets`, or `.venv/bin/python -m tests.browser.sheets folder [game/kind] ...`.

Each deck is laid out on sheets of its own, at 96 and at 320 pixels, by day and by night, to be looked at side by side.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import chromium
from tests.browser.printing import bundle, show
from tests.components import Component, components

SIZES = {96: (14, 98), 320: (6, 30)}
"""Pixels of a picture: how many are in a row, and how many on a sheet."""
PAPER = {"light": ("#d8c9a6", "#1c140d"), "dark": ("#15110c", "#e8dcc0")}

LAID_OUT = """async ({module, game, components, size, theme, all}) => {
  const {printing} = await import(module);
  window.printing ??= {};
  const {print} = await (window.printing[game] ??= printing(game, all));
  document.body.replaceChildren(...components.map((component) => {
    const figure = document.createElement("figure");
    const image = document.createElement("img");
    const text = print(component, {width: 320, theme, detail: size > 200 ? 1 : 0});
    image.src = "data:image/svg+xml," + text.replaceAll("%", "%25").replaceAll("#", "%23");
    image.width = size;
    image.height = size * 3 / 4;
    const name = document.createElement("figcaption");
    name.textContent = component.slug;
    figure.append(image, name);
    return figure;
  }));
  await Promise.all([...document.images].map((image) => image.decode()));
}"""


def page_of(size: int, theme: str) -> str:
    """An empty sheet."""
    paper, ink = PAPER[theme]
    columns, _ = SIZES[size]
    return f"""<style>
      body {{ margin: 8px; background: {paper}; color: {ink}; font: {10 if size < 200 else 13}px serif;
        display: grid; grid-template-columns: repeat({columns}, {size}px); gap: 6px; width: max-content }}
      figure {{ margin: 0; width: {size}px; overflow: hidden; white-space: nowrap }}
      img {{ display: block }}
    </style>"""


def decks(wanted: Iterable[str]) -> Iterator[tuple[str, str, list[Component]]]:
    """Games, kinds, and the components of each."""
    names = set(wanted)
    for game, all_of_it in components().items():
        for kind in sorted({component["kind"] for component in all_of_it}):
            if not names or game in names or f"{game}/{kind}" in names:
                yield game, kind, [component for component in all_of_it if component["kind"] == kind]


def lay_out(
    page: Page, module: str, folder: Path, deck: tuple[str, str, list[Component]], size: int, theme: str
) -> None:
    """Takes the sheets of a deck."""
    game, kind, cards = deck
    most = SIZES[size][1]
    for number, start in enumerate(range(0, len(cards), most)):
        some = cards[start : start + most]
        page.evaluate("(style) => { document.head.innerHTML = style; }", page_of(size, theme))
        told: dict[str, Any] = {"module": module, "game": game, "components": some, "size": size, "theme": theme}
        page.evaluate(LAID_OUT, {**told, "all": components()[game]})
        page.locator("body").screenshot(path=folder / f"{game}-{kind}-{size}-{theme}-{number + 1}.png")


def main() -> None:
    """All sheets, or those of the decks that are named."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "sheets")
    folder.mkdir(parents=True, exist_ok=True)
    themes = ["light", "dark"]
    script = bundle(folder)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        page = browser.new_page(viewport={"width": 2000, "height": 1200})
        module = show(page, script)
        for deck in decks(sys.argv[2:]):
            for size in SIZES:
                for theme in themes:
                    lay_out(page, module, folder, deck, size, theme)
            print(json.dumps(deck[:2]), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
