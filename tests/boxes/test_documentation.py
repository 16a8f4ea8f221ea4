"""The box that docs/add-a-box.md makes is a box."""

import re
from pathlib import Path

from tests.boxes.test_installed_box import ROOT, install, run

PAGE = (ROOT / "docs/add-a-box.md").read_text(encoding="utf-8")
LONGEST = 20


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


def test_the_box_of_the_page_is_about_twenty_lines_and_works(tmp_path: Path) -> None:
    project, (box, used, kept) = blocks("toml")[0], blocks("python")
    assert len([line for line in (project + box).splitlines() if line.strip()]) <= LONGEST
    (tmp_path / "curios.py").write_text(box, encoding="utf-8")
    site = tmp_path / "site"
    site.mkdir()
    entry = re.search(r"^curios = \"(.*)\"$", project, re.MULTILINE)
    assert entry is not None
    install(site, tmp_path / "curios.py", f"[miskatonic.boxes]\ncurios = {entry[1]}\n", "curios")
    assert run(f"{used}\n{kept}\nprint('[\"done\"]')", site) == ["done"]
