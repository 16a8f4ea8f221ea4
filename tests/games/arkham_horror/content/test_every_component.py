"""No monster, Mythos card, Ancient One or investigator's card is left without a test that names it."""

from pathlib import Path

import pytest

from miskatonic.games.arkham_horror.components import ANCIENT_ONES, BY_DECK, MONSTERS, MYTHOS
from miskatonic.testing import scenario

HERE = Path(__file__).parent
WRITTEN = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")) if path != Path(__file__))


def slugs() -> list[str]:
    """The components that these tests are about."""
    edition = scenario("arkham_horror", seats=["ashcan_pete"]).begin(phase="upkeep").state.edition
    return [made.slug for kind in (ANCIENT_ONES, MONSTERS, MYTHOS, *BY_DECK.values()) for made in edition[kind]]


@pytest.mark.parametrize("slug", slugs())
def test_a_component_is_named_in_a_test(slug: str) -> None:
    assert f'"{slug}"' in WRITTEN
