"""What people read is set with care."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from miskatonic.games.card_game.events import TokenIgnored, TokenRevealed
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.text import Lang, render

HYPHEN_FOR_A_MINUS = re.compile(r"(?<!\w)-(?=\d)")
TYPED_QUOTE = re.compile('"')


def words_of(game: str, lang: Lang) -> Iterator[str]:
    """Everything that is printed on the components of a game."""
    reading = GAMES[game].reading
    for registry in reading.registries.values():
        for component in edition_of(game)[registry]:
            card = reading.card_text(component.slug, lang)
            yield from (card.name, card.title, *card.lines)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES.names())
def test_cards_have_a_true_minus_and_proper_quotation_marks(game: str, lang: Lang) -> None:
    words = list(words_of(game, lang))
    assert words
    assert [line for line in words if HYPHEN_FOR_A_MINUS.search(line)] == []
    assert [line for line in words if TYPED_QUOTE.search(line)] == []


@pytest.mark.parametrize("event", [TokenRevealed, TokenIgnored])
def test_the_log_tells_the_number_on_a_token_with_a_true_minus(event: type[TokenRevealed | TokenIgnored]) -> None:
    told = event("roland_banks", 0, "-4").text()
    assert render(told, "en").endswith("a chaos token: −4.")
    assert render(told, "fr").endswith("un pion Chaos\u202f: −4.")
    assert render(event("roland_banks", 0, "skull").text(), "en").endswith("a chaos token: skull.")
