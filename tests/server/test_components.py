"""The client's tests draw every component that there is."""

from __future__ import annotations

from tests.components import WRITTEN, written


def test_the_client_knows_all_components_that_have_pictures() -> None:
    assert WRITTEN.read_text() == written(), "run `make types`"
