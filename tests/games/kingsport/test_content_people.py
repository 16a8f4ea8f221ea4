"""Every investigator of Kingsport Horror, and every card that they carry, is there and says what is printed on it."""

import pytest
from tests.games.arkham_horror.published import Row
from tests.games.arkham_horror.test_content import each, measured, texts
from tests.games.kingsport import published_people as published
from tests.games.kingsport.carrying import game
from tests.games.typography import plain

from miskatonic.games.arkham_horror.components import CARDS, INVESTIGATORS, REGISTRIES
from miskatonic.games.kingsport.box import BOX
from miskatonic.kernel.text import LANGUAGES, render
from miskatonic.testing import rule

TABLES: dict[str, list[Row]] = {
    "investigator": published.INVESTIGATORS,
    "common_item": published.COMMON_ITEMS,
    "unique_item": published.UNIQUE_ITEMS,
    "spell": published.SPELLS,
    "skill": published.SKILLS,
    "ally": published.ALLIES,
}
CARRIED = (
    published.COMMON_ITEMS
    + published.UNIQUE_ITEMS
    + published.SPELLS
    + published.SKILLS
    + published.ALLIES
    + published.SPECIALS
)
NAMED = [(kind, row) for kind, table in (*TABLES.items(), ("special", published.SPECIALS)) for row in table]


@rule("KH-COMP-02", "KH-COMP-07", "KH-COMP-08", "KH-COMP-09", "KH-COMP-10", "KH-COMP-11")
@pytest.mark.parametrize("kind", TABLES)
def test_every_component_is_declared_with_its_copies(kind: str) -> None:
    declared = {card.slug: card.copies for card in BOX.components(REGISTRIES[kind])}
    assert declared == {row.slug: row.copies for row in TABLES[kind]}
    assert sum(declared.values()) == BOX.published[kind]


@rule("KH-COMP-15", "KH-COMP-16", "KH-COMP-17")
def test_the_special_cards_come_in_pairs() -> None:
    assert [CARDS[row.slug].copies for row in published.SPECIALS] == [1] * 6


@pytest.mark.parametrize(("kind", "row"), [pytest.param(kind, row, id=row.slug) for kind, row in NAMED])
def test_the_names_are_the_printed_ones_and_all_can_be_read(kind: str, row: Row) -> None:
    card = REGISTRIES[kind][row.slug]
    assert (plain(card.en), plain(card.fr)) == (row.en, row.fr)
    for text in texts(card):
        assert all(render(text, lang).strip(" .:") for lang in LANGUAGES)


@pytest.mark.parametrize("row", each(published.INVESTIGATORS))
def test_investigators_have_the_printed_numbers_and_possessions(row: Row) -> None:
    card = INVESTIGATORS[row.slug]
    assert [card.sanity, card.stamina] == [int(n) for n in row.words("health")]
    assert (card.focus, card.home) == (row.number("focus"), row.named["home"])
    assert (card.money, card.clues, card.fate) == (row.number("money"), row.number("clues"), row.named.get("fate", ""))
    assert list(card.fixed) == row.words("cards")
    drawn = [card.random.get(deck, 0) for deck in ("common", "unique", "spell", "skill", "ally")]
    assert drawn == [int(n) for n in row.words("random")]
    for scale, values in card.skills.items():
        assert list(values) == [int(n) for n in row.words(scale)]
    assert len(card.sliders) == (4 if "max_sanity" in row.named else 3)
    assert [plain(render(card.title, lang)) for lang in LANGUAGES] == row.named["title"].split(" = ")
    assert [plain(render(card.ability, lang)) for lang in LANGUAGES] == row.named["abilities"].split(" = ")


@pytest.mark.parametrize("row", each(CARRIED))
def test_cards_have_the_printed_price_hands_and_bonus(row: Row) -> None:
    card = CARDS[row.slug]
    assert (card.price, card.hands, card.combat) == (row.number("price"), row.number("hands"), row.number("combat"))
    assert (card.weapon or "") == row.named.get("weapon", "")
    assert (card.tome, card.uses) == ("tome" in row.named, row.number("uses"))
    assert (str(card.casting), card.sanity_cost) == (row.named.get("casting", "None"), row.number("sanity"))


@pytest.mark.parametrize("row", each(published.SKILLS + published.ALLIES))
def test_skills_and_allies_add_what_is_printed(row: Row) -> None:
    before, after = game("amanda_sharpe").state, game("amanda_sharpe").give("amanda_sharpe", row.slug).state
    there, then = measured(after, after.present()[0]), measured(before, before.present()[0])
    assert sorted(f"{name}+{n - then[name]}" for name, n in there.items() if n != then[name]) == sorted(
        row.words("adds")
    )
