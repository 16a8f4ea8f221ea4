"""The box that docs/add-a-box.md makes is a box."""

import re
from pathlib import Path

from tests.boxes.test_installed_box import ROOT, install, run

PAGE = (ROOT / "docs/add-a-box.md").read_text(encoding="utf-8")
LONGEST = 20
READ = """
import json
from miskatonic import new_table
from miskatonic.kernel.box import BOXES
from miskatonic.kernel.game import GAMES

read = []
for box, card in ((CARDS, "diving_bell"), (TOWN, "old_salt"), (STREETS, "back_alleys"), (HOUSE, "smelling_salts")):
    BOXES.add(box)
    beside = ["kingsport"] if box is STREETS else []
    assert new_table(box.game, seed=1, boxes=[box.slug, *beside]).decision is not None
    printed = [GAMES[box.game].reading.card_text(card, lang) for lang in ("en", "fr")]
    assert all(each.lines for each in printed)
    read.append([each.name for each in printed])
print(json.dumps(read))
"""
"""Opens a table with each of the other boxes of the page, and reads its card in both languages."""


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def test_the_box_of_the_page_is_about_twenty_lines_and_works(tmp_path: Path) -> None:
    project, (box, used, *others, kept) = blocks("toml")[0], blocks("python")
    assert len([line for line in (project + box).splitlines() if line.strip()]) <= LONGEST
    (tmp_path / "curios.py").write_text(box, encoding="utf-8")
    site = tmp_path / "site"
    site.mkdir()
    entry = re.search(r"^curios = \"(.*)\"$", project, re.MULTILINE)
    assert entry is not None
    install(site, tmp_path / "curios.py", f"[miskatonic.boxes]\ncurios = {entry[1]}\n", "curios")
    assert run(f"{used}\n{kept}\nprint('[\"done\"]')", site) == ["done"]
    assert run("\n".join([*others, READ]), site) == [
        ["Diving Bell", "Cloche de plongée"],
        ["Old Salt", "Vieux loup de mer"],
        ["Back Alleys", "Ruelles"],
        ["Smelling Salts", "Sels"],
    ]
