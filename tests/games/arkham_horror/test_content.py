"""Every component of the box is there and says what is printed on it."""

import re
from collections import Counter
from collections.abc import Iterable

import pytest
from tests.games.arkham_horror import published
from tests.games.arkham_horror.editions import BASE
from tests.games.arkham_horror.printed import gate_is_as_printed, street_is_as_printed
from tests.games.arkham_horror.published import Row
from tests.games.typography import plain

from miskatonic.games.arkham_horror import components as declared
from miskatonic.games.arkham_horror.components import ANCIENT_ONE, CARDS, REGISTRIES, SKILLS, Card
from miskatonic.games.arkham_horror.rules import bounds, skill_checks
from miskatonic.games.arkham_horror.state import (
    JAIL,
    LOST,
    OUTSKIRTS,
    SKY,
    Arkham,
    ArkhamEffect,
    Investigator,
)
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.registry import Component, open_box
from miskatonic.kernel.text import LANGUAGES, Text, render
from miskatonic.testing import scenario

TABLES: dict[str, list[Row]] = {
    "investigator": published.INVESTIGATORS,
    "ancient_one": published.ANCIENT_ONES,
    "common_item": published.COMMON_ITEMS,
    "unique_item": published.UNIQUE_ITEMS,
    "spell": published.SPELLS,
    "skill": published.SKILLS,
    "ally": published.ALLIES,
    "special": published.SPECIALS,
    "location_encounter": published.LOCATION_ENCOUNTERS,
    "mythos": published.MYTHOS,
    "monster": published.MONSTERS,
    "gate_marker": published.GATES,
    "location": published.LOCATIONS,
    "street": published.STREETS,
    "other_world": published.OTHER_WORLDS,
}
IN_THE_BOX = {
    "investigator": 16,
    "ancient_one": 8,
    "common_item": 44,
    "unique_item": 39,
    "spell": 40,
    "skill": 20,
    "ally": 11,
    "special": 35,
    "location_card": 63,
    "location_encounter": 189,
    "gate_card": 49,
    "mythos": 67,
    "monster": 60,
    "gate_marker": 16,
    "location": 26,
    "street": 9,
    "other_world": 8,
}
INVESTIGATOR_CARDS = (
    published.COMMON_ITEMS
    + published.UNIQUE_ITEMS
    + published.SPELLS
    + published.SKILLS
    + published.ALLIES
    + published.SPECIALS
)


def each(table: Iterable[Row]) -> list[object]:
    """A parameter for each row, under its slug."""
    return [pytest.param(row, id=row.slug) for row in table]


# --- how many there are


@pytest.mark.parametrize("kind", IN_THE_BOX)
def test_every_component_of_the_box_is_declared_with_its_copies(kind: str) -> None:
    shelf = BASE[REGISTRIES[kind]]
    assert len(shelf.copies()) == REGISTRIES[kind].published == IN_THE_BOX[kind]
    if kind in TABLES:
        assert {card.slug: card.copies for card in shelf} == {row.slug: row.copies for row in TABLES[kind]}


def test_there_is_no_other_kind_of_component() -> None:
    assert set(REGISTRIES) == set(IN_THE_BOX)


def test_no_two_pieces_of_the_game_have_the_same_id() -> None:
    ids = [copy for registry in REGISTRIES.values() for copy in BASE[registry].copies()]
    ids += [SKY, OUTSKIRTS, LOST, JAIL, ANCIENT_ONE, "clue"]
    assert [piece for piece, n in Counter(ids).items() if n > 1] == []


# --- what they are called and what they say

OUR_NAMES = {"blessing"}
"""A card with two sides, which the table names with a stroke between them."""
NAMED = [(kind, row) for kind, table in TABLES.items() for row in table if row.en and row.slug not in OUR_NAMES]


@pytest.mark.parametrize(("kind", "row"), [pytest.param(kind, row, id=row.slug) for kind, row in NAMED])
def test_the_names_are_the_printed_ones(kind: str, row: Row) -> None:
    card = REGISTRIES[kind][row.slug]
    assert (plain(card.en), plain(card.fr)) == (plain(row.en), plain(row.fr))


def texts(card: Component) -> list[Text]:
    """Everything that a player may read on a component."""
    found: list[Text] = []
    for name in card.__struct_fields__:
        value = getattr(card, name)
        parts = value if isinstance(value, tuple) else value.values() if isinstance(value, dict) else (value,)
        for part in parts:
            if isinstance(part, Text):
                found.append(part)
            elif isinstance(part, Effect):
                found.append(part.text)
    return found


@pytest.mark.parametrize("kind", IN_THE_BOX)
def test_everything_on_a_component_can_be_read_in_both_languages(kind: str) -> None:
    for card in BASE[REGISTRIES[kind]]:
        assert card.en.strip()
        assert card.fr.strip()
        for text in texts(card):
            said = [render(text, lang) for lang in LANGUAGES]
            assert all(words.strip(" .:") for words in said), f"{card.slug} says {said}"


# --- people


@pytest.mark.parametrize("row", each(published.INVESTIGATORS))
def test_investigators_have_the_printed_numbers_and_possessions(row: Row) -> None:
    card = declared.INVESTIGATORS[row.slug]
    assert [card.sanity, card.stamina] == [int(n) for n in row.words("health")]
    assert (card.focus, card.home) == (row.number("focus"), row.named["home"])
    assert (card.money, card.clues) == (row.number("money"), row.number("clues"))
    assert list(card.fixed) == row.words("cards")
    drawn = [card.random.get(deck, 0) for deck in ("common", "unique", "spell", "skill")]
    assert drawn == [int(n) for n in row.words("random")]
    for skill in SKILLS:
        assert list(card.skills[skill]) == [int(n) for n in row.words(skill)]
    assert [plain(render(card.title, lang)) for lang in LANGUAGES] == row.named["title"].split(" = ")
    ability = [plain(render(card.ability, lang)) for lang in LANGUAGES]
    assert ability == row.named["ability"].split(" = ")


@pytest.mark.parametrize("row", each(published.ANCIENT_ONES))
def test_ancient_ones_have_the_printed_numbers_and_defenses(row: Row) -> None:
    card = declared.ANCIENT_ONES[row.slug]
    assert str(card.combat_rating) == row.named["rating"]
    assert card.doom_track == row.number("doom")
    assert card.physical == row.named.get("physical", "none")
    assert card.magical == row.named.get("magical", "none")
    assert [plain(render(card.power, lang)) for lang in LANGUAGES] == row.named["power"].split(" = ")
    assert card.masks == (row.slug == "nyarlathotep")


# --- cards of investigators


@pytest.mark.parametrize("row", each(INVESTIGATOR_CARDS))
def test_cards_have_the_printed_price_hands_and_bonus(row: Row) -> None:
    card = CARDS[row.slug]
    assert (card.price, card.hands) == (row.number("price"), row.number("hands"))
    assert (card.weapon or "") == row.named.get("weapon", "")
    assert card.combat == row.number("combat")
    assert card.tome == ("tome" in row.named)
    assert card.uses == row.number("uses")
    assert card.sanity_cost == row.number("sanity")
    casting = row.named.get("casting", "None")
    assert str(card.casting) == ("None" if casting == "awareness" else casting)
    assert card.single == ("limit" in row.named)


def added(card: Card) -> list[str]:
    """What a card adds to skills, maximums and checks of its owner, found by giving it to somebody."""
    before = scenario("arkham_horror", seats=["amanda_sharpe"]).state
    after = scenario("arkham_horror", seats=["amanda_sharpe"]).give("amanda_sharpe", card.slug).state
    there, then = measured(after, after.present()[0]), measured(before, before.present()[0])
    return [f"{name}+{there[name] - then[name]}" for name in there if there[name] != then[name]]


def measured(game: Arkham, you: Investigator) -> dict[str, int]:
    """The skills and the maximums of an investigator."""
    found: dict[str, int] = {skill: skill_checks.skill(game, you, skill) for skill in SKILLS}
    found["max_sanity"] = bounds.max_sanity(game, you)
    found["max_stamina"] = bounds.max_stamina(game, you)
    return found


@pytest.mark.parametrize("row", each(published.SKILLS + published.ALLIES))
def test_skills_and_allies_add_what_is_printed(row: Row) -> None:
    card = CARDS[row.slug]
    assert sorted(added(card)) == sorted(row.words("adds"))


# --- monsters and gates


@pytest.mark.parametrize("row", each(published.MONSTERS))
def test_monsters_have_the_printed_numbers_and_abilities(row: Row) -> None:
    card = declared.MONSTERS[row.slug]
    assert (card.symbol, card.movement) == (row.named["symbol"], row.named["moves"])
    assert (card.awareness, card.toughness) == (row.number("awareness"), row.number("toughness"))
    horror = [] if card.horror is None else [card.horror, card.horror_damage]
    assert horror == [int(n) for n in row.words("horror")]
    combat = [] if card.combat is None else [card.combat, card.combat_damage]
    assert combat == [int(n) for n in row.words("combat")]
    assert card.physical == row.named.get("physical", "none")
    assert card.magical == row.named.get("magical", "none")
    assert (card.nightmarish, card.overwhelming) == (row.number("nightmarish"), row.number("overwhelming"))
    has = [name for name in ("ambush", "endless", "undead", "mask") if getattr(card, name)]
    assert has == row.words("has")


@pytest.mark.parametrize("row", each(published.GATES))
def test_gates_lead_where_they_do_with_their_modifier_and_symbol(row: Row) -> None:
    gate_is_as_printed(row)


# --- the board


@pytest.mark.parametrize("row", each(published.STREETS))
def test_streets_are_joined_as_on_the_board(row: Row) -> None:
    street = street_is_as_printed(row, BASE)
    assert [street.x, street.y] == [float(n) for n in row.words("at")]


@pytest.mark.parametrize("row", each(published.LOCATIONS))
def test_locations_are_as_on_the_board(row: Row) -> None:
    location = declared.LOCATIONS[row.slug]
    assert location.neighborhood == location.street == row.named["neighborhood"]
    assert location.stable == (row.named["stability"] == "stable")
    assert location.stable != bool(row.number("clue"))
    assert sorted(location.icons) == sorted(row.words("icons"))
    assert location.sure == row.named.get("sure", "")
    assert (location.white, location.black) == (row.named["white"], row.named["black"])
    assert location.closes_at == row.number("closes")
    assert location.inner == row.named.get("inner", "")
    service = [] if location.service is None else [render(location.service, lang) for lang in LANGUAGES]
    printed = row.named["service"].split(" = ") if "service" in row.named and not location.inner else []
    assert service == printed
    assert bool(location.services) == bool(printed)
    assert [location.x, location.y] == [float(n) for n in row.words("at")]


@pytest.mark.parametrize("row", each(published.OTHER_WORLDS))
def test_other_worlds_have_their_colors(row: Row) -> None:
    assert sorted(declared.OTHER_WORLDS[row.slug].colors) == sorted(row.words("colors"))


# --- Mythos


@pytest.mark.parametrize("row", each(published.MYTHOS))
def test_mythos_cards_name_the_printed_places_and_symbols(row: Row) -> None:
    card = declared.MYTHOS[row.slug]
    assert (card.kind, card.climate) == (row.named["kind"], row.named.get("climate", ""))
    assert card.gate == row.named.get("gate", "")
    assert card.clues == ((row.named["clue"],) if "clue" in row.named else ())
    assert (list(card.white), list(card.black)) == (row.words("white"), row.words("black"))
    assert card.lasts == ("stays" in row.named)
    assert sorted(card.marks) == sorted(place.removesuffix("_streets") for place in row.words("marks"))
    assert sorted(card.shuts) == sorted(row.words("shuts"))


# --- encounters

CHECK = re.compile(r"(?:(Speed|Sneak|Fight|Will|Lore|Luck) \(([+-]\d)\)(?: \[(\d)\])?|(combat) check \(([+-]\d)\))")


def checks(effect: ArkhamEffect) -> list[str]:
    """The checks that an effect says it asks for, as the tables write them."""
    found = CHECK.findall(plain(render(effect.text, "en")))
    return [f"{(a or b).lower()}{m or n}{'/' + d if d else ''}" for a, m, d, b, n in found]


def numbers(effect: ArkhamEffect) -> list[int]:
    """The other numbers that an effect says, beyond 1, which may also be said as an article."""
    rest = CHECK.sub("", plain(render(effect.text, "en"))).replace(".38", "")
    found = {int(n) for n in re.findall(r"\d+", re.sub(r"\(\d\)|from \d on|(?i:with) \d (to|or) \d|with \d", "", rest))}
    return sorted(found - {0, 1})


@pytest.mark.parametrize("row", each(published.LOCATION_ENCOUNTERS))
def test_encounters_in_town_have_the_printed_checks_and_numbers(row: Row) -> None:
    effect = declared.LOCATION_ENCOUNTERS[row.slug].effect
    assert (checks(effect), numbers(effect)) == (row.words("checks"), [int(n) for n in row.words("numbers")])


@pytest.mark.parametrize("row", each(published.GATE_ENCOUNTERS))
def test_encounters_in_other_worlds_have_the_printed_checks_and_numbers(row: Row) -> None:
    slug, _, world = row.slug.partition(":")
    card = declared.GATE_CARDS[slug]
    effect = card.other if world == "other" else card.encounters[world]
    assert effect is not None
    assert card.color == slug.partition("_")[0]
    assert (checks(effect), numbers(effect)) == (row.words("checks"), [int(n) for n in row.words("numbers")])


def test_gate_cards_name_the_worlds_of_the_table_and_no_others() -> None:
    named = {f"{card.slug}:{world}" for card in BASE[declared.GATE_CARDS] for world in card.encounters}
    assert named == {row.slug for row in published.GATE_ENCOUNTERS if not row.slug.endswith(":other")}
    assert [card.slug for card in BASE[declared.GATE_CARDS] if card.color is None] == ["stars_are_right_gate"]


def test_no_hook_belongs_to_what_is_not_in_the_box() -> None:
    ids = {copy for registry in REGISTRIES.values() for copy in BASE[registry].copies()}
    boxed = [card for card in open_box("arkham_horror").declared.values() if card.box]
    assert set(Arkham.hooks) <= ids | {copy for card in boxed for copy in card.ids}
