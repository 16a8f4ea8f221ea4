"""A box of one's own for the tests of this game."""

from collections.abc import Iterator

import pytest

from miskatonic.kernel.box import Box
from miskatonic.testing import home_made


@pytest.fixture
def box() -> Iterator[Box]:
    """A box that every scenario of the test is played with. Declare what is in it before the game is set up."""
    with home_made("elder_sign") as box:
        yield box
