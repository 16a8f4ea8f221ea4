"""No card of an investigator, of the keeper or of a room is left without a test that names it, and every half of a combat card,
every back and every physical trait is in the tables that are played row by row."""

import re
from pathlib import Path

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

HERE = Path(__file__).parent
FOLDERS = (HERE, HERE.parent / "stories", HERE.parents[2] / "rules" / "mansions")
WRITTEN = "".join(
    path.read_text(encoding="utf-8")
    for folder in FOLDERS
    for path in sorted(folder.glob("test_*.py"))
    if path != Path(__file__)
)

NAMED = [
    *(card.slug for kind in (MYTHOS, TRAUMA, KEEPER_ACTIONS, STARTING_ITEMS) for card in kind.of_box("")),
    *(card.slug for card in EXPLORATION.of_box("") if not card.level),
    *(trait.slug for trait in TRAITS.of_box("") if trait.mental),
]


@pytest.mark.parametrize("slug", NAMED)
def test_a_card_is_named_in_a_test(slug: str) -> None:
    assert re.search(rf'[":]{slug}["#:]', WRITTEN)


def test_every_half_of_every_combat_card_is_played() -> None:
    played = [(half.deck, half.heading, half.words) for half in (*published.ATTACKS, *published.DEFENCES)]
    for card in COMBAT.of_box(""):
        for half in (card.attack, card.defence):
            assert (card.deck, half.kind, terse(half.effect)) in played


def test_every_special_attack_every_back_of_a_spell_and_every_physical_trait_is_played() -> None:
    assert {row.slug: sum(name.startswith("token") for name in row.named) for row in published.MONSTERS} == {
        card.slug: card.copies for card in MONSTERS.of_box("")
    }
    assert {row.slug for row in published.SPELLS} == {spell.slug for spell in SPELLS.of_box("")}
    begun = {row.slug for row in published.TRAITS if "card" in row.named}
    assert begun == {trait.slug for trait in TRAITS.of_box("") if not trait.mental}


def test_every_lock_and_obstacle_asks_for_something_that_is_tried() -> None:
    for kind in {card.barrier.name for card in BARRIERS.values()}:
        assert f'"{kind}"' in WRITTEN
