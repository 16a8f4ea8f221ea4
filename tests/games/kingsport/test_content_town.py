"""The town, its monsters, rifts and Mythos cards are there and say what is printed on them."""

from collections.abc import Iterable

import pytest
from tests.games.arkham_horror.printed import gate_is_as_printed, street_is_as_printed
from tests.games.arkham_horror.published import Row
from tests.games.arkham_horror.test_content import texts
from tests.games.kingsport import published_town as published
from tests.games.typography import plain

from miskatonic.games.arkham_horror import components as declared
from miskatonic.games.arkham_horror.components import GAME
from miskatonic.games.kingsport import components as kingsport
from miskatonic.games.kingsport.box import BOARD, BOX
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.text import LANGUAGES, render

FULL = edition_of(GAME, (BOX.slug, BOARD.slug))

TABLES: list[tuple[Registry, list[Row]]] = [  # type: ignore[type-arg]
    (declared.MONSTERS, published.MONSTERS),
    (declared.GATE_MARKERS, published.GATES),
    (declared.STREETS, published.STREETS),
    (declared.LOCATIONS, published.LOCATIONS),
    (declared.OTHER_WORLDS, published.OTHER_WORLDS),
    (declared.MYTHOS, published.MYTHOS),
    (kingsport.RIFT_TRACKS, published.RIFT_TRACKS),
    (kingsport.RIFTS, published.RIFTS),
    (kingsport.RIFT_PROGRESS, published.RIFT_PROGRESS),
]
NAMED = [(registry, row) for registry, table in TABLES for row in table if row.en]


def each(table: Iterable[Row]) -> list[object]:
    """A parameter for each row, under its slug."""
    return [pytest.param(row, id=row.slug) for row in table]


@pytest.mark.parametrize(("registry", "table"), [pytest.param(r, t, id=r.kind) for r, t in TABLES])
def test_every_component_of_the_box_is_declared_with_its_copies(registry: Registry, table: list[Row]) -> None:  # type: ignore[type-arg]
    of_box = [card for card in FULL[registry] if card.box in (BOX.slug, BOARD.slug)]
    assert {card.slug: card.copies for card in of_box} == {row.slug: row.copies for row in table}
    published_here = {**BOX.published, **BOARD.published}
    assert sum(card.copies for card in of_box) == published_here[registry.kind]


@pytest.mark.parametrize(("registry", "row"), [pytest.param(r, row, id=row.slug) for r, row in NAMED])
def test_the_names_are_the_printed_ones(registry: Registry, row: Row) -> None:  # type: ignore[type-arg]
    card = registry[row.slug]
    assert (plain(card.en), plain(card.fr).lower()) == (row.en, row.fr.lower())


@pytest.mark.parametrize("registry", [pytest.param(r, id=r.kind) for r, _ in TABLES])
def test_everything_on_a_component_can_be_read_in_both_languages(registry: Registry) -> None:  # type: ignore[type-arg]
    for card in FULL[registry]:
        for text in texts(card):
            said = [render(text, lang) for lang in LANGUAGES]
            assert all(words.strip(" .:") for words in said), f"{card.slug} says {said}"


@pytest.mark.parametrize("row", each(published.MONSTERS))
def test_monsters_have_the_printed_numbers_and_abilities(row: Row) -> None:
    card = declared.MONSTERS[row.slug]
    assert (card.symbol, card.movement) == (row.named["symbol"], row.named["moves"])
    assert (card.awareness, card.toughness) == (row.number("awareness"), row.number("toughness"))
    horror = [] if card.horror is None else [str(card.horror), str(card.horror_damage)]
    assert horror == row.words("horror")
    assert ["X" if card.wild else str(card.combat), str(card.combat_damage)] == row.words("combat")
    assert (card.physical, card.magical) == (row.named.get("physical", "none"), row.named.get("magical", "none"))
    assert (card.nightmarish, card.overwhelming) == (row.number("nightmarish"), row.number("overwhelming"))
    assert [name for name in ("ambush", "elusive", "endless", "undead", "mask") if getattr(card, name)] == row.words(
        "has"
    )


@pytest.mark.parametrize("row", each(published.GATES))
def test_gates_lead_where_they_do_with_their_modifier_and_symbol(row: Row) -> None:
    gate_is_as_printed(row)


@pytest.mark.parametrize("row", each(published.STREETS))
def test_streets_are_joined_as_on_the_board(row: Row) -> None:
    street = street_is_as_printed(row, FULL)
    assert street.depot == ("depot" in row.named)
    assert list(street.signs) == row.words("signs")
    assert (street.town, street.counted) == ("kingsport", False)


@pytest.mark.parametrize("row", each(published.LOCATIONS))
def test_locations_are_as_on_the_board(row: Row) -> None:
    location = declared.LOCATIONS[row.slug]
    assert (location.neighborhood, location.street) == (row.named["neighborhood"], row.named["street"])
    assert location.stable
    assert list(location.icons) == row.words("icons")
    assert (location.white, location.black) == (row.named["white"], row.named["black"])
    service = [] if location.service is None else [plain(render(location.service, lang)) for lang in LANGUAGES]
    assert service == (row.named["service"].split(" = ") if "service" in row.named else [])
    assert bool(location.services) == bool(service)
    assert location.halts == ("halts" in row.named)
    assert location.remote == (location.neighborhood == "kingsport_head")
    assert list(location.signs) == row.words("signs")
    assert (location.town, location.counted, location.takes) == ("kingsport", False, "")


@pytest.mark.parametrize("row", each(published.OTHER_WORLDS))
def test_other_worlds_have_their_colors(row: Row) -> None:
    assert sorted(declared.OTHER_WORLDS[row.slug].colors) == sorted(row.words("colors"))


@pytest.mark.parametrize("row", each(published.MYTHOS))
def test_mythos_cards_name_the_printed_places_and_symbols(row: Row) -> None:
    card = declared.MYTHOS[row.slug]
    assert (card.kind, card.climate) == (row.named["kind"], row.named.get("climate", ""))
    assert (card.gate, card.burst) == (row.named.get("gate", ""), "burst" in row.named)
    assert (card.doom, card.surge) == (row.number("doom"), "surge" in row.named)
    assert list(card.clues) == row.words("clue")
    assert (list(card.white), list(card.black)) == (row.words("white"), row.words("black"))
    assert sorted(card.marks) == sorted(row.words("marks"))
    assert sorted(card.shuts) == sorted(row.words("shuts"))


@pytest.mark.parametrize("row", each(published.RIFT_TRACKS))
def test_tracks_have_their_patterns(row: Row) -> None:
    one, other = kingsport.RIFT_TRACKS[row.slug].groups
    assert (list(one.white), list(one.black)) == (row.words("a_white"), row.words("a_black"))
    assert (list(other.white), list(other.black)) == (row.words("b_white"), row.words("b_black"))


@pytest.mark.parametrize("row", each(published.RIFTS))
def test_rifts_have_their_dimension_and_colour(row: Row) -> None:
    rift = kingsport.RIFTS[row.slug]
    assert (rift.symbol, rift.shade) == (row.named["symbol"], row.named["shade"])


@pytest.mark.parametrize("row", each(published.RIFT_PROGRESS))
def test_progress_markers_name_their_location(row: Row) -> None:
    assert kingsport.RIFT_PROGRESS[row.slug].location == row.named["location"]


def test_every_ordinary_pattern_of_the_mythos_deck_is_on_one_track() -> None:
    patterns = [(set(g.white), set(g.black)) for track in FULL[kingsport.RIFT_TRACKS] for g in track.groups]
    ordinary = [card for card in FULL[declared.MYTHOS] if card.gate]
    assert all(patterns.count((set(card.white), set(card.black))) == 1 for card in ordinary)
