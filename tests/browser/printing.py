"""How long pictures take: `.venv/bin/python -m tests.browser.printing`, on a machine that does nothing else.

Prints the milliseconds in which Chromium draws one picture, and those from nothing to 40 painted ones, at full speed and
throttled to a quarter, as a telephone is.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, sync_playwright
from tests.browser.conftest import chromium
from tests.components import Component, components

WEB = Path(__file__).parents[2] / "web"
SITE = "http://prints/"
SEEN = 40
GAME = "card_game"

DRAWN = """async ({module, game, cards}) => {
  const {printing} = await import(module);
  const {print} = await printing(game, cards);
  const times = (detail) => cards.map((card) => {
    const start = performance.now();
    print(card, {width: 320, theme: "light", detail});
    return performance.now() - start;
  }).sort((a, b) => a - b);
  times(1);
  return [0, 1].map((detail) => {
    const all = times(detail);
    return [all[all.length >> 1], all[Math.floor(all.length * 0.9)]];
  });
}"""

PAINTED = """async ({module, game, cards, detail}) => {
  const {printing} = await import(module);
  const {print} = await printing(game, cards);
  const start = performance.now();
  document.body.replaceChildren(...cards.map((card) => {
    const image = document.createElement("img");
    const text = print(card, {width: 320, theme: "light", detail}) + `<!--${start}-->`;
    image.src = "data:image/svg+xml," + text.replaceAll("%", "%25").replaceAll("#", "%23");
    image.width = 160;
    image.height = 120;
    return image;
  }));
  await Promise.all([...document.images].map((image) => new Promise((loaded) => { image.onload = loaded; })));
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  return performance.now() - start;
}"""


def bundle(folder: Path) -> Path:
    """Everything that draws pictures, as one module for Node.js and browsers."""
    subprocess.run(["node", "prints.mjs", str(folder)], cwd=WEB, check=True)
    return folder / "prints.js"


def show(page: Page, script: Path) -> str:
    """An empty page that can import the module; returns its address."""

    def answer(route: Route) -> None:
        is_script = route.request.url.endswith(".js")
        body = script.read_text(encoding="utf-8") if is_script else "<!doctype html><body>"
        route.fulfill(body=body, content_type="text/javascript" if is_script else "text/html")

    page.route(f"{SITE}**", answer)
    page.goto(SITE)
    return f"{SITE}prints.js"


def measure(page: Page, module: str, cards: list[Component]) -> dict[str, Any]:
    """Milliseconds: of a picture (median and nine of ten), and of 40 from nothing to painted."""
    told = {"module": module, "game": GAME, "cards": cards}
    small, large = page.evaluate(DRAWN, told)
    some = {**told, "cards": cards[:SEEN]}
    painted = [[page.evaluate(PAINTED, {**some, "detail": detail}) for _ in range(5)] for detail in (0, 1)]
    spans = [f"{min(times):.0f} to {max(times):.0f}" for times in painted]
    return {"drawing": {"thumbnail": small, "large": large}, "40 painted": {"thumbnail": spans[0], "large": spans[1]}}


def main() -> None:
    """Measures at full speed, then at a quarter of it."""
    cards = components()[GAME]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        script = bundle(Path(folder))
        browser = playwright.chromium.launch(executable_path=chromium())
        page = browser.new_page()
        module = show(page, script)
        for rate in (1, 4):
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
            print(f"at 1/{rate} of the speed:", json.dumps(measure(page, module, cards)))
        browser.close()


if __name__ == "__main__":
    main()
