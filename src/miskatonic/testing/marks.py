"""The mark that ties a test to the rules it proves."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def rule(*ids: str) -> "pytest.MarkDecorator":
    """This test proves those rules of the ledger: `@rule("ES-MOVE-01")`."""
    import pytest

    return pytest.mark.rule(*ids)
