"""The files and pages that the documentation names exist."""

import re
from collections.abc import Set
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
EXACT = [ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("add-a-*.md")]
EXAMPLES = {"curios.py", "en.ftl", "fr.ftl"}
"""Files of a box that somebody makes."""
CALLED = re.compile(r"(?<![\w.$-])([A-Za-z_]\w+)\(")
DECLARED = re.compile(
    r"^\s*(?:export )?(?:async )?(?:def|class|function|const|interface|type) (\w+|{[^}]*})|^(\w+)(?:: [^=\n]+)? = ",
    re.MULTILINE,
)
FILE = re.compile(r"`([\w./<>-]+(?:\.(?:py|ts|svelte|json|toml|ftl|md|css|svg)|/))`")


def places(page: Path, game: str) -> list[Path]:
    """The folders that a page about a game names files from."""
    own = [ROOT / "web/src/games" / game] if page.name == "add-a-board.md" else [ROOT / "src/miskatonic/games" / game]
    return [ROOT, ROOT / "src/miskatonic", ROOT / "src/miskatonic/games", *own]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_page_leads_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", EXACT, ids=lambda page: page.name)
def test_every_file_that_is_named_exists(page: Path) -> None:
    named = FILE.findall(page.read_text(encoding="utf-8"))
    assert len(named) > (4 if page.name == "add-a-box.md" else 20)

    def exists(name: str) -> bool:
        return any(
            (place / name.replace("<game>", game)).exists() for game in GAMES.names() for place in places(page, game)
        )

    assert [name for name in named if name not in EXAMPLES and not exists(name)] == []


@pytest.mark.parametrize("page", EXACT, ids=lambda page: page.name)
def test_every_function_that_is_named_exists(page: Path, declared: Set[str]) -> None:
    words = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    called = [name for code in re.findall(r"`([^`\n]+)`", words) for name in CALLED.findall(code)]
    assert [name for name in called if name not in declared] == []


@pytest.fixture(scope="module")
def declared() -> Set[str]:
    """The names of all functions, classes and constants of the engine, its tests and the client."""
    places = [("src", "*.py"), ("tests", "*.py"), ("web/src", "*.ts")]
    files = [file for folder, kind in places for file in (ROOT / folder).rglob(kind)]
    found = [DECLARED.findall(file.read_text(encoding="utf-8")) for file in files]
    return {name for names in found for several in names for name in re.findall(r"\w+", " ".join(several))}


def test_what_is_read_from_a_game_is_there() -> None:
    named = [code for page in EXACT for code in re.findall(r"`(GAMES\[[^`]+)`", page.read_text(encoding="utf-8"))]
    assert named
    for code in named:
        assert eval(code, {"GAMES": GAMES})


def test_the_front_page_names_every_page() -> None:
    front = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [page.name for page in PAGES if page.name != "README.md" and f"{page.name})" not in front] == []
