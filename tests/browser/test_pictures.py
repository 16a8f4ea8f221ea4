"""The same component has the same picture on every machine."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from playwright.sync_api import Browser
from tests.browser.printing import WEB, bundle, show
from tests.components import components

SUMS = """
const sums = async (printing, games) => {
  const hash = (text) => { let sum = 0; for (const one of text) sum = (Math.imul(sum, 31) + one.charCodeAt(0)) | 0; return sum; };
  const found = {};
  for (const [game, cards] of Object.entries(games)) {
    const {print} = await printing(game, cards);
    for (const card of cards)
      found[`${game}/${card.kind}/${card.slug}`] = [320, 427].flatMap((width) => ["light", "dark"].flatMap((theme) =>
        [0, 1].map((detail) => hash(print(card, {width, theme, detail})))));
  }
  return found;
};
"""


def test_node_and_a_browser_print_the_same(browser: Browser, tmp_path: Path) -> None:
    script = bundle(tmp_path)
    games = tmp_path / "games.json"
    games.write_text(json.dumps(components()), encoding="utf-8")
    program = f"""import {{ readFileSync }} from "node:fs"; import {{ printing }} from "{script.as_uri()}"; {SUMS}
    console.log(JSON.stringify(await sums(printing, JSON.parse(readFileSync("{games}", "utf8")))));"""
    (tmp_path / "sums.mjs").write_text(program, encoding="utf-8")
    run = subprocess.run(["node", str(tmp_path / "sums.mjs")], cwd=WEB, capture_output=True, text=True, check=True)
    page = browser.new_page()
    module = show(page, script)
    here = page.evaluate(
        f"async ([module, games]) => {{ {SUMS} return sums((await import(module)).printing, games); }}",
        [module, components()],
    )
    page.close()
    there = json.loads(run.stdout)
    assert len(there) > 1_500
    assert here == there
