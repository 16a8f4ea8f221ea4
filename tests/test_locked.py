"""The Python packages that are installed are those that were locked, and the lock is what the project asks for."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).parent.parent
REQUIREMENTS = PROJECT / "requirements"
ENTRY = re.compile(
    r"^([A-Za-z0-9._-]+)==(\S+)(?: ; [^\\\n]+)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n", re.MULTILINE
)

FILES = sorted(path.name for path in REQUIREMENTS.glob("*.txt"))
DECLARED = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]


def asked_for(*extras: str) -> list[str]:
    """What the project needs, with some extras."""
    wanted: list[str] = list(DECLARED["dependencies"])
    for extra in extras:
        wanted += DECLARED["optional-dependencies"][extra]
    return [each for each in wanted if not each.startswith("miskatonic[")]


def lines_of(file: str) -> list[str]:
    return [line for line in (REQUIREMENTS / file).read_text().splitlines() if not line.startswith("#")]


WANTED = {
    "playing.txt": asked_for() + lines_of("building.in"),
    "server.txt": asked_for("cluster"),
    "everything.txt": asked_for("plot", "cluster", "envs", "openspiel", "mcp", "ray", "dev") + lines_of("building.in"),
    "node.txt": lines_of("node.in"),
}


def locked(file: str) -> dict[str, str]:
    """The version of each package."""
    found = ENTRY.findall((REQUIREMENTS / file).read_text())
    return {canonicalize_name(name): version for name, version, _ in found}


@pytest.mark.parametrize("file", FILES)
def test_every_package_has_one_version_and_its_hashes_and_nobody_says_where_it_comes_from(file: str) -> None:
    assert ENTRY.sub("", (REQUIREMENTS / file).read_text()) == ""


@pytest.mark.parametrize("file", FILES)
def test_what_the_project_asks_for_is_locked_in_a_version_that_will_do(file: str) -> None:
    versions = locked(file)
    for requirement in map(Requirement, WANTED[file]):
        version = versions.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement}: `make lock` writes it down"
        assert version in requirement.specifier, requirement


def test_everybody_has_the_same_versions() -> None:
    everything = locked("everything.txt")
    for file in ("playing.txt", "server.txt"):
        assert locked(file).items() <= everything.items()
