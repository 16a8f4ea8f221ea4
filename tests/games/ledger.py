"""What the tests share that read the rules ledger of a game."""

from itertools import pairwise
from pathlib import Path

from miskatonic.kernel.ledger import Ledger, proofs

TESTS = Path(__file__).parents[1]


def numbered_in_order(ledger: Ledger) -> None:
    """In every series the numbers follow one another."""
    for first, second in pairwise(rule.id for rule in ledger):
        series, _, number = second.rpartition("-")
        assert number == "01" or first == f"{series}-{int(number) - 1:02}"


def proven_or_excused(ledger: Ledger) -> None:
    """Every rule is proven by a test, or says why not."""
    proven = proofs(TESTS)
    assert [rule.id for rule in ledger if not proven.get(rule.id) and not rule.unproven] == []
    assert [rule.id for rule in ledger if proven.get(rule.id) and rule.unproven] == [], "a reason that is out of date"
