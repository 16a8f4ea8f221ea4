"""No card and no investigator of Kingsport Horror that people carry or are is left without a test that names it."""

from pathlib import Path

import pytest
from tests.games.kingsport.test_content_people import NAMED

HERE = Path(__file__).parent
WRITTEN = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))


@pytest.mark.parametrize("slug", [row.slug for _, row in NAMED])
def test_it_is_named_in_a_test(slug: str) -> None:
    assert f'"{slug}"' in WRITTEN
