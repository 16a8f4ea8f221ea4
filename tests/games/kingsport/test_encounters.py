"""Every location and gate card of Kingsport Horror is there, says what is printed on it, and can be resolved whatever happens."""

import pytest
from tests.games.arkham_horror.published import Row
from tests.games.arkham_horror.test_content import checks, each, numbers
from tests.games.kingsport import published_encounters as published
from tests.games.kingsport.resolving import Answer, first, last, resolve

from miskatonic.games.arkham_horror.components import GATE_CARDS, LOCATION_CARDS, LOCATION_ENCOUNTERS
from miskatonic.games.arkham_horror.state import ArkhamEffect
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.components import KINGSPORT_LOCATION_CARDS
from miskatonic.kernel.text import LANGUAGES, render
from miskatonic.testing import rule


def gate_effect(slug: str) -> ArkhamEffect:
    """What a gate card says of a world."""
    card, _, world = slug.partition(":")
    effect = GATE_CARDS[card].other if world == "other" else GATE_CARDS[card].encounters[world]
    assert effect is not None
    return effect


def world_for(slug: str) -> str:
    """The first area of a world where what a gate card says can happen: cards of all colours are drawn in Another Dimension."""
    world = slug.partition(":")[2]
    return "another_dimension_1" if world == "other" else f"{world}_1"


# --- what there is


@rule("KH-COMP-19", "KH-COMP-20", "KH-COMP-22")
def test_every_card_of_the_box_is_declared() -> None:
    mine = {card.slug for card in BOARD.components(LOCATION_ENCOUNTERS)}
    assert mine == {row.slug for row in published.LOCATION_ENCOUNTERS}
    named = {f"{card.slug}:{world}" for card in BOARD.components(GATE_CARDS) for world in (*card.encounters, "other")}
    assert named == {row.slug for row in published.GATE_ENCOUNTERS}


@rule("KH-COMP-20", "KH-COMP-39")
def test_there_are_fourteen_cards_for_each_neighborhood_of_kingsport_and_four_for_each_of_arkham() -> None:
    for kind, each_has in ((KINGSPORT_LOCATION_CARDS, 14), (LOCATION_CARDS, 4)):
        cards = list(BOARD.components(kind))
        for neighborhood in {card.neighborhood for card in cards}:
            assert sum(card.neighborhood == neighborhood for card in cards) == each_has


@pytest.mark.parametrize("row", each(published.LOCATION_ENCOUNTERS))
def test_encounters_in_town_have_the_printed_checks_and_numbers(row: Row) -> None:
    effect = LOCATION_ENCOUNTERS[row.slug].effect
    assert (checks(effect), numbers(effect)) == (row.words("checks"), [int(n) for n in row.words("numbers")])
    assert all(render(effect.text, lang).strip(" .:") for lang in LANGUAGES)


@pytest.mark.parametrize("row", each(published.GATE_ENCOUNTERS))
def test_encounters_in_other_worlds_have_the_printed_checks_and_numbers(row: Row) -> None:
    effect = gate_effect(row.slug)
    assert (checks(effect), numbers(effect)) == (row.words("checks"), [int(n) for n in row.words("numbers")])
    assert all(render(effect.text, lang).strip(" .:") for lang in LANGUAGES)


# --- what comes of them

LUCK = [
    pytest.param(6, first, id="success, willing"),
    pytest.param(6, last, id="success, unwilling"),
    pytest.param(1, first, id="failure, willing"),
    pytest.param(1, last, id="failure, unwilling"),
]


@pytest.mark.parametrize(("face", "answer"), LUCK)
@pytest.mark.parametrize("row", each(published.LOCATION_ENCOUNTERS))
def test_an_encounter_in_town_leaves_a_game_that_can_go_on(row: Row, face: int, answer: Answer) -> None:
    encounter = LOCATION_ENCOUNTERS[row.slug]
    at = "silver_twilight_lodge" if encounter.place == "inner_sanctum" else encounter.place
    assert resolve(encounter.effect, at, face, answer).turn == 1


@pytest.mark.parametrize(("face", "answer"), LUCK)
@pytest.mark.parametrize("row", each(published.GATE_ENCOUNTERS))
def test_an_encounter_in_an_other_world_leaves_a_game_that_can_go_on(row: Row, face: int, answer: Answer) -> None:
    assert resolve(gate_effect(row.slug), world_for(row.slug), face, answer).turn == 1
