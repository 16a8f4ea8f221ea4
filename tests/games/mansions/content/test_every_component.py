"""No card of an investigator, of the keeper or of a room is left without a test that names it, and every half of a combat card,
every back and every physical trait is in the tables that are played row by row."""

import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.mansions import published
from tests.games.mansions.notation import terse

from miskatonic.games.mansions.components import (
    BARRIERS,
    COMBAT,
    EXPLORATION,
    KEEPER_ACTIONS,
    MONSTERS,
    MYTHOS,
    SPELLS,
    STARTING_ITEMS,
    TRAITS,
    TRAUMA,
)
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.registry import Registry

HERE = Path(__file__).parent
FOLDERS = (HERE, HERE.parent / "stories", HERE.parents[2] / "rules" / "mansions")
WRITTEN = "".join(
    path.read_text(encoding="utf-8")
    for folder in FOLDERS
    for path in sorted(folder.glob("test_*.py"))
    if path != Path(__file__)
)

KINDS: tuple[Registry[Any], ...] = (MYTHOS, TRAUMA, KEEPER_ACTIONS, STARTING_ITEMS)
NAMED = [
    *(slug for kind in KINDS for slug in edition_of("mansions")[kind].slugs),
    *(card.slug for card in edition_of("mansions")[EXPLORATION] if not card.level),
    *(trait.slug for trait in edition_of("mansions")[TRAITS] if trait.mental),
]


@pytest.mark.parametrize("slug", NAMED)
def test_a_card_is_named_in_a_test(slug: str) -> None:
    assert re.search(rf'[":]{slug}["#:]', WRITTEN)


def test_every_half_of_every_combat_card_is_played() -> None:
    played = [(half.deck, half.heading, half.words) for half in (*published.ATTACKS, *published.DEFENCES)]
    for card in edition_of("mansions")[COMBAT]:
        for half in (card.attack, card.defence):
            assert (card.deck, half.kind, terse(half.effect)) in played


def test_every_special_attack_every_back_of_a_spell_and_every_physical_trait_is_played() -> None:
    assert {row.slug: sum(name.startswith("token") for name in row.named) for row in published.MONSTERS} == {
        card.slug: card.copies for card in edition_of("mansions")[MONSTERS]
    }
    assert {row.slug for row in published.SPELLS} == {spell.slug for spell in edition_of("mansions")[SPELLS]}
    begun = {row.slug for row in published.TRAITS if "card" in row.named}
    assert begun == {trait.slug for trait in edition_of("mansions")[TRAITS] if not trait.mental}


def test_every_lock_and_obstacle_asks_for_something_that_is_tried() -> None:
    for kind in {card.barrier.name for card in BARRIERS.values()}:
        assert f'"{kind}"' in WRITTEN
