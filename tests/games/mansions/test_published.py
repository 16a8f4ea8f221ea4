"""Every card of the box that belongs to people, their finds and what they fight is there and says what is printed on it."""

from collections import Counter
from collections.abc import Iterable

import pytest
from tests.games.arkham_horror.published import Row
from tests.games.mansions import published
from tests.games.mansions.notation import terse
from tests.games.mansions.published import Half
from tests.games.typography import plain

from miskatonic.games.mansions.components import (
    COMBAT,
    EXPLORATION,
    INVESTIGATORS,
    ITEMS,
    MONSTERS,
    REGISTRIES,
    SPELLS,
    TRAITS,
    Spell,
    Token,
)
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.text import LANGUAGES, render
from miskatonic.testing import rule

TABLES: dict[str, list[Row]] = {
    "investigator": published.INVESTIGATORS,
    "trait": published.TRAITS,
    "starting_item": published.STARTING_ITEMS,
    "exploration": published.EXPLORATION,
    "spell": published.SPELLS,
    "monster": published.MONSTERS,
}
IN_THE_BOX = {"investigator": 8, "trait": 32, "starting_item": 14, "spell": 20, "monster": 24, "combat": 65}


def each(table: Iterable[Row]) -> list[object]:
    """A parameter for each row, under its slug."""
    return [pytest.param(row, id=row.slug) for row in table]


@rule("MM-COMP-01", "MM-COMP-05", "MM-COMP-06", "MM-COMP-07", "MM-COMP-12", "MM-COMP-13", "MM-COMP-20")
@pytest.mark.parametrize("kind", IN_THE_BOX)
def test_every_component_of_the_box_is_declared_with_its_copies(kind: str) -> None:
    registry = REGISTRIES[kind]
    assert sum(card.copies for card in edition_of("mansions")[registry]) == registry.published == IN_THE_BOX[kind]


@rule("MM-COMP-04")
def test_26_named_finds_and_10_of_no_interest_leave_room_for_47_clues() -> None:
    cards = [card for card in edition_of("mansions")[EXPLORATION] if not card.level]
    assert {card.slug: card.copies for card in cards} == {row.slug: row.copies for row in published.EXPLORATION}
    assert EXPLORATION.published - sum(card.copies for card in cards) == 47


@pytest.mark.parametrize(
    ("kind", "row"), [pytest.param(kind, row, id=row.slug) for kind, table in TABLES.items() for row in table]
)
def test_the_names_are_the_printed_ones(kind: str, row: Row) -> None:
    card = REGISTRIES[kind][row.slug]
    assert (plain(card.en), plain(card.fr)) == (row.en, row.fr)


@pytest.mark.parametrize("row", each(published.INVESTIGATORS))
def test_character_cards_say_health_sanity_and_skill_points(row: Row) -> None:
    card = INVESTIGATORS[row.slug]
    assert (card.health, card.sanity, card.skill_points) == tuple(map(row.number, ("health", "sanity", "skill")))
    assert " = ".join(render(card.title, lang) for lang in LANGUAGES) == row.named["title"]


@rule("MM-SINV-04", "MM-TEST-01")
@pytest.mark.parametrize("row", each(published.TRAITS))
def test_traits_give_attributes_and_an_ability_or_a_card(row: Row) -> None:
    trait = TRAITS[row.slug]
    assert trait.investigator == row.named["of"]
    assert " ".join(map(str, trait.attributes.values())) == row.named["values"]
    assert (trait.item or trait.spell) == row.named.get("card", "")
    assert bool(trait.lines) is trait.mental


@rule("MM-TYPE-01", "MM-TYPE-02", "MM-TYPE-06", "MM-TYPE-09")
@pytest.mark.parametrize("row", each([*published.STARTING_ITEMS, *published.EXPLORATION]))
def test_items_have_their_types_damage_and_range(row: Row) -> None:
    item = ITEMS[row.slug]
    assert (list(item.types), item.damage, item.range) == (
        row.words("types"),
        row.number("damage"),
        row.number("range"),
    )
    assert (item.owner, item.opens) == (row.named.get("of", ""), row.named.get("opens", ""))


def backs(spell: Spell) -> dict[str, str]:
    """The backs of a spell in short."""
    return {
        f"back_{n}": f"{terse(back.passed)} / {terse(back.failed)}" + (" / lost" if back.after_fail == "lost" else "")
        for n, back in enumerate(spell.backs, 1)
    }


@rule("MM-SPELL-02", "MM-COMP-05")
@pytest.mark.parametrize("row", each(published.SPELLS))
def test_each_spell_has_five_backs(row: Row) -> None:
    spell = SPELLS[row.slug]
    assert (f"{spell.attribute}{spell.modifier:+d}", spell.attack) == (row.named["test"], "attack" in row.named)
    assert backs(spell) == {name: words for name, words in row.named.items() if name.startswith("back")}
    assert len(spell.backs) == spell.copies == 5


def in_short(token: Token) -> str:
    """The back of a token."""
    return f"{token.damage} {token.health} {terse(token.special)}"


@rule("MM-COMP-02", "MM-KEYW-13", "MM-MON-01")
@pytest.mark.parametrize("row", each(published.MONSTERS))
def test_monsters_have_a_class_two_numbers_and_a_token_for_each_figure(row: Row) -> None:
    card = MONSTERS[row.slug]
    assert (card.copies, card.kind) == (row.copies, row.named["kind"])
    assert (card.awareness, card.horror) == (row.number("awareness"), row.number("horror"))
    assert [in_short(token) for token in card.tokens] == [
        words for name, words in row.named.items() if name.startswith("token")
    ]


@rule("MM-COMP-12", "MM-COMB-03", "MM-MATT-02")
def test_combat_cards_have_the_halves_that_were_published() -> None:
    cards = list(edition_of("mansions")[COMBAT])
    upper = [Half(card.deck, card.attack.kind, terse(card.attack.effect)) for card in cards]
    lower = [Half(card.deck, card.defence.kind, terse(card.defence.effect)) for card in cards]
    assert Counter(upper) == Counter(published.ATTACKS)
    assert Counter(lower) == Counter(published.DEFENCES)
