"""Cards are declared from lines and effects: they say themselves what they do, and what that gives and costs."""

from typing import get_args

import pytest

from miskatonic.games.mansions.components import (
    ATTRIBUTES,
    ITEMS,
    OBJECTIVES,
    REGISTRIES,
    TRAITS,
    InvestigatorCard,
    Quantity,
    Story,
)
from miskatonic.games.mansions.state import Mansion
from miskatonic.games.mansions.view.card_text import lines_of
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.line import Limit, Line, Lined
from miskatonic.kernel.text import OwnWords, Text, inner, render

CARDS = [
    card for registry in REGISTRIES.values() for card in edition_of("mansions")[registry] if isinstance(card, Lined)
]
LINES = [line for card in CARDS for line in card.lines]
TYPED: set[str] = set()
"""Components whose words were typed, because no declaration says them."""


def typed(words: Text) -> bool:
    """Whether any of the words are written out where they are used."""
    return isinstance(words, OwnWords) or any(map(typed, inner(words)))


def test_no_component_has_typed_words() -> None:
    told = [card for registry in REGISTRIES.values() for card in edition_of("mansions")[registry]]
    kinds = (Story, InvestigatorCard)
    found = {card.slug for card in told if not isinstance(card, kinds) and any(map(typed, lines_of(card)))}
    assert found == TYPED
    assert not any(typed(card.text) for card in told if isinstance(card, Story) and card.text is not None)


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.name)
def test_a_line_says_what_it_gives(line: Line) -> None:
    assert set(line.gives) <= {*get_args(Quantity), *ATTRIBUTES}
    assert render(line.text, "en") != render(line.text, "fr")


def test_what_a_use_costs_and_how_often_it_works_are_parts_of_a_line() -> None:
    (whiskey,) = ITEMS["whiskey"].lines
    assert whiskey.cost is not None
    assert (whiskey.name, whiskey.gives, dict(whiskey.cost.parts)) == (
        "uses",
        {"damage": 0, "horror": -2},
        {"discard": 1},
    )
    (false_trail,) = TRAITS["pete_false_trail"].lines
    assert (false_trail.timing, false_trail.limit) == ("use", Limit(1, "game"))


def test_what_an_objective_counts_comes_with_its_condition() -> None:
    assert len(OBJECTIVES["blood_ties_objective_1b"].lines) == 1
    assert len(Mansion.hooks["blood_ties_objective_1b"]) == 2


def test_what_an_event_puts_in_force_is_in_force_by_its_story() -> None:
    assert len(Mansion.hooks["the_inner_sanctum"]) == 1
