"""Every promise of docs/security.md names a test that tries to break it, and every test that it names exists."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECTIONS = (ROOT / "docs" / "security.md").read_text(encoding="utf-8").split("\n## ")[1:]
PROMISES = [
    (section, row)
    for section in SECTIONS
    if "| promise | tried by |\n" in section
    for row in section.partition("|---|---|\n")[2].splitlines()
]


@pytest.mark.parametrize("file", sorted(set(re.findall(r"`(tests/[\w/]+\.py)`", "".join(SECTIONS)))))
def test_a_file_that_is_named_exists(file: str) -> None:
    assert (ROOT / file).is_file()


@pytest.mark.parametrize(("section", "row"), PROMISES, ids=[row[2:60] for _, row in PROMISES])
def test_a_promise_names_tests_that_exist(section: str, row: str) -> None:
    files = re.findall(r"`(tests/[\w/]+\.py)`", section)
    defined = {
        name for file in files for name in re.findall(r"^def (test_\w+)", (ROOT / file).read_text(), re.MULTILINE)
    }
    named = set(re.findall(r"`(test_\w+)`", row))
    assert named
    assert named <= defined


def test_there_are_promises() -> None:
    assert len(PROMISES) > 30
