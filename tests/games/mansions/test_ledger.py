"""The rules ledger of Mansions of Madness, and the numbers by which the rules refer to it."""

import re
from pathlib import Path

import pytest
from tests.games.ledger import numbered_in_order, proven_or_excused

import miskatonic.games.mansions as mansions
from miskatonic.kernel.ledger import load_ledger

SOURCE = Path(mansions.__path__[0])
LEDGER = load_ledger(SOURCE / "ledger.toml")
NUMBER = re.compile(r"\bMM-[A-Z]+-\d+\b")


def test_the_ledger_holds_every_rule_of_the_rulebook_in_order() -> None:
    assert len(LEDGER) == 468
    numbered_in_order(LEDGER)


@pytest.mark.parametrize("module", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.name)
def test_every_rule_that_the_source_names_is_in_the_ledger(module: Path) -> None:
    for number in NUMBER.findall(module.read_text(encoding="utf-8")):
        assert number in LEDGER, f"{module.name}: {number}"


def test_every_rule_is_proven_by_a_test_or_says_why_not() -> None:
    proven_or_excused(LEDGER)
