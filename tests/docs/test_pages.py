"""The files and pages that the documentation names exist."""

import re
from pathlib import Path

import pytest

from miskatonic.kernel.game import GAMES

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        *ROOT.glob("README.*.md"),
        *(ROOT / "docs").glob("*.md"),
        *(ROOT / "docs" / "fr").glob("*.md"),
    ]
)
EXACT = [ROOT / "CONTRIBUTING.md", ROOT / "docs/add-a-game.md", ROOT / "docs/add-a-board.md"]
FILE = re.compile(r"`([\w./<>-]+(?:\.(?:py|ts|svelte|json|toml|ftl|md|css|svg)|/))`")


def places(page: Path, game: str) -> list[Path]:
    """The folders that a page about a game names files from."""
    own = [ROOT / "web/src/games" / game] if page.name == "add-a-board.md" else [ROOT / "src/miskatonic/games" / game]
    return [ROOT, *own]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_page_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", EXACT, ids=lambda page: page.name)
def test_every_file_that_is_named_exists(page: Path) -> None:
    named = FILE.findall(page.read_text(encoding="utf-8"))
    assert len(named) > 20

    def exists(name: str) -> bool:
        return any(
            (place / name.replace("<game>", game)).exists() for game in GAMES.names() for place in places(page, game)
        )

    assert [name for name in named if not exists(name)] == []


def test_the_front_page_names_every_page() -> None:
    front = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [page.name for page in PAGES if page.name != "README.md" and f"{page.name})" not in front] == []
